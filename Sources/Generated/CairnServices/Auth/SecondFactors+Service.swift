// Written by protoc-gen-cairn from cairn/auth/v1/second_factors.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.SecondFactorService`: known before a body is read.
public enum SecondFactorServiceMethods {
  /// Tells whether the caller's account has a second factor.
  public static let getSecondFactor = MethodRow(
    path: "/cairn.auth.v1.SecondFactorService/GetSecondFactor",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.auth.v1.GetSecondFactorRequest", responseType: "cairn.auth.v1.GetSecondFactorResponse")

  /// Makes a secret for an authenticator app. It counts once ConfirmTotp has shown that the app has it; until then a repeat makes another.
  public static let enrolTotp = MethodRow(
    path: "/cairn.auth.v1.SecondFactorService/EnrolTotp",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.EnrolTotpRequest", responseType: "cairn.auth.v1.EnrolTotpResponse")

  /// Switches the second factor on and gives out ten recovery codes, which are shown this once. A client that lost the answer replaces them.
  public static let confirmTotp = MethodRow(
    path: "/cairn.auth.v1.SecondFactorService/ConfirmTotp",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.ConfirmTotpRequest", responseType: "cairn.auth.v1.ConfirmTotpResponse")

  /// Switches the second factor off. Safe to repeat: without one, nothing changes.
  public static let disableTotp = MethodRow(
    path: "/cairn.auth.v1.SecondFactorService/DisableTotp",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.DisableTotpRequest", responseType: "cairn.auth.v1.DisableTotpResponse")

  /// Replaces all recovery codes by ten new ones, which are shown this once.
  public static let replaceRecoveryCodes = MethodRow(
    path: "/cairn.auth.v1.SecondFactorService/ReplaceRecoveryCodes",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.ReplaceRecoveryCodesRequest", responseType: "cairn.auth.v1.ReplaceRecoveryCodesResponse")

  /// Ends a log-in that was answered SECOND_FACTOR_REQUIRED. The log-in step is good for one success within 5 minutes, each code for one
  public static let verifySecondFactor = MethodRow(
    path: "/cairn.auth.v1.SecondFactorService/VerifySecondFactor",
    access: .public, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.VerifySecondFactorRequest", responseType: "cairn.auth.v1.VerifySecondFactorResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getSecondFactor, enrolTotp, confirmTotp, disableTotp, replaceRecoveryCodes, verifySecondFactor]
}

/// A code from an authenticator app (TOTP, RFC 6238) beside the password or the provider: set up, shown at log-in, switched off.
///
/// An account with a second factor is answered UNAUTHENTICATED SECOND_FACTOR_REQUIRED by every way to log in, with metadata login_step and
/// login_step_expire_time (RFC 3339): the log-in step and a code make the session. Resetting a password does not switch it off.
public protocol SecondFactorServiceHandlers: Sendable {
  /// Tells whether the caller's account has a second factor.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  nonisolated(nonsending) func getSecondFactor(_ request: GetSecondFactorRequest, _ context: RequestContext) async throws -> GetSecondFactorResponse

  /// Makes a secret for an authenticator app. It counts once ConfirmTotp has shown that the app has it; until then a repeat makes another.
  ///
  /// Errors: FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION EMAIL_NOT_VERIFIED while the account's address is not confirmed;
  /// FAILED_PRECONDITION SECOND_FACTOR_ENABLED when there is one.
  nonisolated(nonsending) func enrolTotp(_ request: EnrolTotpRequest, _ context: RequestContext) async throws -> EnrolTotpResponse

  /// Switches the second factor on and gives out ten recovery codes, which are shown this once. A client that lost the answer replaces them.
  ///
  /// Errors: UNAUTHENTICATED SECOND_FACTOR_WRONG; FAILED_PRECONDITION SECOND_FACTOR_NOT_ENROLLED, also an hour after EnrolTotp;
  /// FAILED_PRECONDITION SECOND_FACTOR_ENABLED; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  nonisolated(nonsending) func confirmTotp(_ request: ConfirmTotpRequest, _ context: RequestContext) async throws -> ConfirmTotpResponse

  /// Switches the second factor off. Safe to repeat: without one, nothing changes.
  ///
  /// Errors: FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; UNAUTHENTICATED SECOND_FACTOR_WRONG; RESOURCE_EXHAUSTED RATE_LIMITED with metadata
  /// retry_after_ms.
  nonisolated(nonsending) func disableTotp(_ request: DisableTotpRequest, _ context: RequestContext) async throws -> DisableTotpResponse

  /// Replaces all recovery codes by ten new ones, which are shown this once.
  ///
  /// Errors: FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION SECOND_FACTOR_NOT_ENROLLED; UNAUTHENTICATED SECOND_FACTOR_WRONG;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  nonisolated(nonsending) func replaceRecoveryCodes(_ request: ReplaceRecoveryCodesRequest, _ context: RequestContext) async throws -> ReplaceRecoveryCodesResponse

  /// Ends a log-in that was answered SECOND_FACTOR_REQUIRED. The log-in step is good for one success within 5 minutes, each code for one
  /// log-in. A client that lost the answer logs in again.
  ///
  /// Errors: UNAUTHENTICATED LOGIN_STEP_INVALID: log in again; UNAUTHENTICATED SECOND_FACTOR_WRONG: the log-in step stays good;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; PERMISSION_DENIED ACCOUNT_SUSPENDED or
  /// ACCOUNT_BEING_DELETED as for LogInWithPassword.
  nonisolated(nonsending) func verifySecondFactor(_ request: VerifySecondFactorRequest, _ context: RequestContext) async throws -> VerifySecondFactorResponse
}

extension SecondFactorServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(SecondFactorServiceMethods.getSecondFactor) { (request: GetSecondFactorRequest, context) in
        try await self.getSecondFactor(request, context)
      },
      .unary(SecondFactorServiceMethods.enrolTotp) { (request: EnrolTotpRequest, context) in
        try await self.enrolTotp(request, context)
      },
      .unary(SecondFactorServiceMethods.confirmTotp) { (request: ConfirmTotpRequest, context) in
        try await self.confirmTotp(request, context)
      },
      .unary(SecondFactorServiceMethods.disableTotp) { (request: DisableTotpRequest, context) in
        try await self.disableTotp(request, context)
      },
      .unary(SecondFactorServiceMethods.replaceRecoveryCodes) { (request: ReplaceRecoveryCodesRequest, context) in
        try await self.replaceRecoveryCodes(request, context)
      },
      .unary(SecondFactorServiceMethods.verifySecondFactor) { (request: VerifySecondFactorRequest, context) in
        try await self.verifySecondFactor(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.SecondFactorService`.
public struct SecondFactorServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells whether the caller's account has a second factor.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  public nonisolated(nonsending) func getSecondFactor(
    _ request: GetSecondFactorRequest, _ options: CallOptions = .init()
  ) async throws -> GetSecondFactorResponse {
    try await channel.unary(SecondFactorServiceMethods.getSecondFactor, request, options)
  }

  /// Makes a secret for an authenticator app. It counts once ConfirmTotp has shown that the app has it; until then a repeat makes another.
  ///
  /// Errors: FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION EMAIL_NOT_VERIFIED while the account's address is not confirmed;
  /// FAILED_PRECONDITION SECOND_FACTOR_ENABLED when there is one.
  public nonisolated(nonsending) func enrolTotp(
    _ request: EnrolTotpRequest, _ options: CallOptions = .init()
  ) async throws -> EnrolTotpResponse {
    try await channel.unary(SecondFactorServiceMethods.enrolTotp, request, options)
  }

  /// Switches the second factor on and gives out ten recovery codes, which are shown this once. A client that lost the answer replaces them.
  ///
  /// Errors: UNAUTHENTICATED SECOND_FACTOR_WRONG; FAILED_PRECONDITION SECOND_FACTOR_NOT_ENROLLED, also an hour after EnrolTotp;
  /// FAILED_PRECONDITION SECOND_FACTOR_ENABLED; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  public nonisolated(nonsending) func confirmTotp(
    _ request: ConfirmTotpRequest, _ options: CallOptions = .init()
  ) async throws -> ConfirmTotpResponse {
    try await channel.unary(SecondFactorServiceMethods.confirmTotp, request, options)
  }

  /// Switches the second factor off. Safe to repeat: without one, nothing changes.
  ///
  /// Errors: FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; UNAUTHENTICATED SECOND_FACTOR_WRONG; RESOURCE_EXHAUSTED RATE_LIMITED with metadata
  /// retry_after_ms.
  public nonisolated(nonsending) func disableTotp(
    _ request: DisableTotpRequest, _ options: CallOptions = .init()
  ) async throws -> DisableTotpResponse {
    try await channel.unary(SecondFactorServiceMethods.disableTotp, request, options)
  }

  /// Replaces all recovery codes by ten new ones, which are shown this once.
  ///
  /// Errors: FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION SECOND_FACTOR_NOT_ENROLLED; UNAUTHENTICATED SECOND_FACTOR_WRONG;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  public nonisolated(nonsending) func replaceRecoveryCodes(
    _ request: ReplaceRecoveryCodesRequest, _ options: CallOptions = .init()
  ) async throws -> ReplaceRecoveryCodesResponse {
    try await channel.unary(SecondFactorServiceMethods.replaceRecoveryCodes, request, options)
  }

  /// Ends a log-in that was answered SECOND_FACTOR_REQUIRED. The log-in step is good for one success within 5 minutes, each code for one
  /// log-in. A client that lost the answer logs in again.
  ///
  /// Errors: UNAUTHENTICATED LOGIN_STEP_INVALID: log in again; UNAUTHENTICATED SECOND_FACTOR_WRONG: the log-in step stays good;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; PERMISSION_DENIED ACCOUNT_SUSPENDED or
  /// ACCOUNT_BEING_DELETED as for LogInWithPassword.
  public nonisolated(nonsending) func verifySecondFactor(
    _ request: VerifySecondFactorRequest, _ options: CallOptions = .init()
  ) async throws -> VerifySecondFactorResponse {
    try await channel.unary(SecondFactorServiceMethods.verifySecondFactor, request, options)
  }
}
