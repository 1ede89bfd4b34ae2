// Written by protoc-gen-cairn from cairn/auth/v1/guardians.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.GuardianService`: known before a body is read.
public enum GuardianServiceMethods {
  /// Keeps the caller's day of birth and country. A person too young to decide alone names a guardian, who is asked by e-mail.
  public static let setBirthDate = MethodRow(
    path: "/cairn.auth.v1.GuardianService/SetBirthDate",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive, allowsIncompleteProfile: true, scopes: [.web],
    requestType: "cairn.auth.v1.SetBirthDateRequest", responseType: "cairn.auth.v1.SetBirthDateResponse")

  /// Tells how it stands with the consent of the caller's guardian.
  public static let getGuardianConsent = MethodRow(
    path: "/cairn.auth.v1.GuardianService/GetGuardianConsent",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsIncompleteProfile: true, scopes: [.web],
    requestType: "cairn.auth.v1.GetGuardianConsentRequest", responseType: "cairn.auth.v1.GetGuardianConsentResponse")

  /// Asks a guardian once more, or another one; the code that was mailed before is good for nothing then. At most 3 times in 24 hours.
  public static let askGuardian = MethodRow(
    path: "/cairn.auth.v1.GuardianService/AskGuardian",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive, allowsIncompleteProfile: true, scopes: [.web],
    requestType: "cairn.auth.v1.AskGuardianRequest", responseType: "cairn.auth.v1.AskGuardianResponse")

  /// Takes a guardian's decision, by the code in the mail: to consent, within 7 days, to refuse, or to withdraw a consent at any time. Counts
  public static let answerAsGuardian = MethodRow(
    path: "/cairn.auth.v1.GuardianService/AnswerAsGuardian",
    access: .public, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.AnswerAsGuardianRequest", responseType: "cairn.auth.v1.AnswerAsGuardianResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [setBirthDate, getGuardianConsent, askGuardian, answerAsGuardian]
}

/// Birth dates, and the consent of guardians to the accounts of children below the age that the law of their country sets (GDPR art. 8;
/// 13 where it is not known). Until a guardian has consented such an account can do no more than one without a user name.
public protocol GuardianServiceHandlers: Sendable {
  /// Keeps the caller's day of birth and country. A person too young to decide alone names a guardian, who is asked by e-mail.
  ///
  /// Safe to repeat: the same day and country again change nothing. A minor can correct them only to values that protect as much: a later day, a
  /// country with no lower age.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, MALFORMED, OUT_OF_RANGE; guardian_email SELF);
  /// FAILED_PRECONDITION TOO_YOUNG with metadata min_age and, where a guardian could consent, guardian_min_age: nothing is kept;
  /// FAILED_PRECONDITION BIRTH_DATE_SET when what was told before protects more; RESOURCE_EXHAUSTED RATE_LIMITED with metadata
  /// retry_after_ms.
  nonisolated(nonsending) func setBirthDate(_ request: SetBirthDateRequest, _ context: RequestContext) async throws -> SetBirthDateResponse

  /// Tells how it stands with the consent of the caller's guardian.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  nonisolated(nonsending) func getGuardianConsent(_ request: GetGuardianConsentRequest, _ context: RequestContext) async throws -> GetGuardianConsentResponse

  /// Asks a guardian once more, or another one; the code that was mailed before is good for nothing then. At most 3 times in 24 hours.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation guardian_email MISSING, MALFORMED or SELF;
  /// FAILED_PRECONDITION GUARDIAN_NOT_NEEDED for
  /// an account that awaits nobody; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  nonisolated(nonsending) func askGuardian(_ request: AskGuardianRequest, _ context: RequestContext) async throws -> AskGuardianResponse

  /// Takes a guardian's decision, by the code in the mail: to consent, within 7 days, to refuse, or to withdraw a consent at any time. Counts
  /// within a second. Safe to repeat.
  ///
  /// Errors: NOT_FOUND GUARDIAN_CODE_UNKNOWN; FAILED_PRECONDITION GUARDIAN_CODE_EXPIRED for a consent that comes too late, or after the
  /// guardian has refused or withdrawn, or was replaced by another; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  nonisolated(nonsending) func answerAsGuardian(_ request: AnswerAsGuardianRequest, _ context: RequestContext) async throws -> AnswerAsGuardianResponse
}

extension GuardianServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(GuardianServiceMethods.setBirthDate) { (request: SetBirthDateRequest, context) in
        try await self.setBirthDate(request, context)
      },
      .unary(GuardianServiceMethods.getGuardianConsent) { (request: GetGuardianConsentRequest, context) in
        try await self.getGuardianConsent(request, context)
      },
      .unary(GuardianServiceMethods.askGuardian) { (request: AskGuardianRequest, context) in
        try await self.askGuardian(request, context)
      },
      .unary(GuardianServiceMethods.answerAsGuardian) { (request: AnswerAsGuardianRequest, context) in
        try await self.answerAsGuardian(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.GuardianService`.
public struct GuardianServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Keeps the caller's day of birth and country. A person too young to decide alone names a guardian, who is asked by e-mail.
  ///
  /// Safe to repeat: the same day and country again change nothing. A minor can correct them only to values that protect as much: a later day, a
  /// country with no lower age.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, MALFORMED, OUT_OF_RANGE; guardian_email SELF);
  /// FAILED_PRECONDITION TOO_YOUNG with metadata min_age and, where a guardian could consent, guardian_min_age: nothing is kept;
  /// FAILED_PRECONDITION BIRTH_DATE_SET when what was told before protects more; RESOURCE_EXHAUSTED RATE_LIMITED with metadata
  /// retry_after_ms.
  public nonisolated(nonsending) func setBirthDate(
    _ request: SetBirthDateRequest, _ options: CallOptions = .init()
  ) async throws -> SetBirthDateResponse {
    try await channel.unary(GuardianServiceMethods.setBirthDate, request, options)
  }

  /// Tells how it stands with the consent of the caller's guardian.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  public nonisolated(nonsending) func getGuardianConsent(
    _ request: GetGuardianConsentRequest, _ options: CallOptions = .init()
  ) async throws -> GetGuardianConsentResponse {
    try await channel.unary(GuardianServiceMethods.getGuardianConsent, request, options)
  }

  /// Asks a guardian once more, or another one; the code that was mailed before is good for nothing then. At most 3 times in 24 hours.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation guardian_email MISSING, MALFORMED or SELF;
  /// FAILED_PRECONDITION GUARDIAN_NOT_NEEDED for
  /// an account that awaits nobody; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  public nonisolated(nonsending) func askGuardian(
    _ request: AskGuardianRequest, _ options: CallOptions = .init()
  ) async throws -> AskGuardianResponse {
    try await channel.unary(GuardianServiceMethods.askGuardian, request, options)
  }

  /// Takes a guardian's decision, by the code in the mail: to consent, within 7 days, to refuse, or to withdraw a consent at any time. Counts
  /// within a second. Safe to repeat.
  ///
  /// Errors: NOT_FOUND GUARDIAN_CODE_UNKNOWN; FAILED_PRECONDITION GUARDIAN_CODE_EXPIRED for a consent that comes too late, or after the
  /// guardian has refused or withdrawn, or was replaced by another; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  public nonisolated(nonsending) func answerAsGuardian(
    _ request: AnswerAsGuardianRequest, _ options: CallOptions = .init()
  ) async throws -> AnswerAsGuardianResponse {
    try await channel.unary(GuardianServiceMethods.answerAsGuardian, request, options)
  }
}
