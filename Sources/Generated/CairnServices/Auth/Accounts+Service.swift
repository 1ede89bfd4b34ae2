// Written by protoc-gen-cairn from cairn/auth/v1/accounts.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.AccountService`: known before a body is read.
public enum AccountServiceMethods {
  /// Makes an account and logs it in.
  public static let signUpWithPassword = MethodRow(
    path: "/cairn.auth.v1.AccountService/SignUpWithPassword",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.SignUpWithPasswordRequest", responseType: "cairn.auth.v1.SignUpWithPasswordResponse")

  /// Tells who the caller is.
  public static let whoAmI = MethodRow(
    path: "/cairn.auth.v1.AccountService/WhoAmI",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsIncompleteProfile: true, scopes: [.web],
    requestType: "cairn.auth.v1.WhoAmIRequest", responseType: "cairn.auth.v1.WhoAmIResponse")

  /// Replaces the personal details of the account: a detail that is left out is forgotten. Nobody is shown them by this. Names hold no links.
  public static let setPersonalDetails = MethodRow(
    path: "/cairn.auth.v1.AccountService/SetPersonalDetails",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .profile, allowsIncompleteProfile: true, scopes: [.web],
    requestType: "cairn.auth.v1.SetPersonalDetailsRequest", responseType: "cairn.auth.v1.SetPersonalDetailsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [signUpWithPassword, whoAmI, setPersonalDetails]
}

/// Makes accounts and tells about one's own.
public protocol AccountServiceHandlers: Sendable {
  /// Makes an account and logs it in.
  ///
  /// Where the operator lets nobody learn who has an account, the answer is empty whether the address has one or not: the account is made when
  /// EmailService.VerifyEmail is called with what was mailed to the address within 48 hours, and its owner logs in then; EMAIL_TAKEN is never
  /// answered. A user name that was taken meanwhile is claimed anew (UsernameService).
  ///
  /// Not stored under an idempotency key, because the reply carries credentials. A client that lost the answer logs in.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (username USERNAME_INVALID; password PASSWORD_TOO_SHORT,
  /// PASSWORD_TOO_LONG, PASSWORD_BREACHED; MISSING, MALFORMED, UNKNOWN_VALUE, TOO_LONG, NOT_WRITING, OUT_OF_RANGE; birth_date MISSING where the app
  /// asks for it; guardian_email SELF for the account's own); ALREADY_EXISTS USERNAME_TAKEN; ALREADY_EXISTS
  /// EMAIL_TAKEN; FAILED_PRECONDITION TOO_YOUNG as for GuardianService.SetBirthDate, and then there is no account;
  /// FAILED_PRECONDITION SIGN_UP_CLOSED where nobody gets an account; FAILED_PRECONDITION INVITATION_REQUIRED where only those do who were invited;
  /// FAILED_PRECONDITION INVITATION_INVALID for one that is unknown, used up or over;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED when too many passwords wait to be hashed.
  nonisolated(nonsending) func signUpWithPassword(_ request: SignUpWithPasswordRequest, _ context: RequestContext) async throws -> SignUpWithPasswordResponse

  /// Tells who the caller is.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  nonisolated(nonsending) func whoAmI(_ request: WhoAmIRequest, _ context: RequestContext) async throws -> WhoAmIResponse

  /// Replaces the personal details of the account: a detail that is left out is forgotten. Nobody is shown them by this. Names hold no links.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_LONG, NOT_WRITING,
  /// UNKNOWN_VALUE).
  nonisolated(nonsending) func setPersonalDetails(_ request: SetPersonalDetailsRequest, _ context: RequestContext) async throws -> SetPersonalDetailsResponse
}

extension AccountServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(AccountServiceMethods.signUpWithPassword) { (request: SignUpWithPasswordRequest, context) in
        try await self.signUpWithPassword(request, context)
      },
      .unary(AccountServiceMethods.whoAmI) { (request: WhoAmIRequest, context) in
        try await self.whoAmI(request, context)
      },
      .unary(AccountServiceMethods.setPersonalDetails) { (request: SetPersonalDetailsRequest, context) in
        try await self.setPersonalDetails(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.AccountService`.
public struct AccountServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Makes an account and logs it in.
  ///
  /// Where the operator lets nobody learn who has an account, the answer is empty whether the address has one or not: the account is made when
  /// EmailService.VerifyEmail is called with what was mailed to the address within 48 hours, and its owner logs in then; EMAIL_TAKEN is never
  /// answered. A user name that was taken meanwhile is claimed anew (UsernameService).
  ///
  /// Not stored under an idempotency key, because the reply carries credentials. A client that lost the answer logs in.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (username USERNAME_INVALID; password PASSWORD_TOO_SHORT,
  /// PASSWORD_TOO_LONG, PASSWORD_BREACHED; MISSING, MALFORMED, UNKNOWN_VALUE, TOO_LONG, NOT_WRITING, OUT_OF_RANGE; birth_date MISSING where the app
  /// asks for it; guardian_email SELF for the account's own); ALREADY_EXISTS USERNAME_TAKEN; ALREADY_EXISTS
  /// EMAIL_TAKEN; FAILED_PRECONDITION TOO_YOUNG as for GuardianService.SetBirthDate, and then there is no account;
  /// FAILED_PRECONDITION SIGN_UP_CLOSED where nobody gets an account; FAILED_PRECONDITION INVITATION_REQUIRED where only those do who were invited;
  /// FAILED_PRECONDITION INVITATION_INVALID for one that is unknown, used up or over;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED when too many passwords wait to be hashed.
  public nonisolated(nonsending) func signUpWithPassword(
    _ request: SignUpWithPasswordRequest, _ options: CallOptions = .init()
  ) async throws -> SignUpWithPasswordResponse {
    try await channel.unary(AccountServiceMethods.signUpWithPassword, request, options)
  }

  /// Tells who the caller is.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  public nonisolated(nonsending) func whoAmI(
    _ request: WhoAmIRequest, _ options: CallOptions = .init()
  ) async throws -> WhoAmIResponse {
    try await channel.unary(AccountServiceMethods.whoAmI, request, options)
  }

  /// Replaces the personal details of the account: a detail that is left out is forgotten. Nobody is shown them by this. Names hold no links.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_LONG, NOT_WRITING,
  /// UNKNOWN_VALUE).
  public nonisolated(nonsending) func setPersonalDetails(
    _ request: SetPersonalDetailsRequest, _ options: CallOptions = .init()
  ) async throws -> SetPersonalDetailsResponse {
    try await channel.unary(AccountServiceMethods.setPersonalDetails, request, options)
  }
}
