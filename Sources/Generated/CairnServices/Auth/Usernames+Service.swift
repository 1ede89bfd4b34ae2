// Written by protoc-gen-cairn from cairn/auth/v1/usernames.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.UsernameService`: known before a body is read.
public enum UsernameServiceMethods {
  /// Tells whether somebody new could have a user name now, and proposes others. Only a courtesy: claiming decides.
  public static let checkUsername = MethodRow(
    path: "/cairn.auth.v1.UsernameService/CheckUsername",
    access: .public, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.v1.CheckUsernameRequest", responseType: "cairn.auth.v1.CheckUsernameResponse")

  /// Gives the caller's account its first user name. The account can play with the access token of the answer; older ones are understood so
  public static let claimUsername = MethodRow(
    path: "/cairn.auth.v1.UsernameService/ClaimUsername",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, allowsIncompleteProfile: true, scopes: [.web],
    requestType: "cairn.auth.v1.ClaimUsernameRequest", responseType: "cairn.auth.v1.ClaimUsernameResponse")

  /// Changes the caller's user name: at most every 30 days; a generated one once at any time; and once back to the name before, while that
  public static let changeUsername = MethodRow(
    path: "/cairn.auth.v1.UsernameService/ChangeUsername",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.auth.v1.ChangeUsernameRequest", responseType: "cairn.auth.v1.ChangeUsernameResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [checkUsername, claimUsername, changeUsername]
}

/// Finds, claims and changes user names. A name that is given up is kept aside for 30 days: nobody else can have it, or one that looks like
/// it.
public protocol UsernameServiceHandlers: Sendable {
  /// Tells whether somebody new could have a user name now, and proposes others. Only a courtesy: claiming decides.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation USERNAME_INVALID for what is longer than any name; RESOURCE_EXHAUSTED
  /// RATE_LIMITED with metadata retry_after_ms.
  nonisolated(nonsending) func checkUsername(_ request: CheckUsernameRequest, _ context: RequestContext) async throws -> CheckUsernameResponse

  /// Gives the caller's account its first user name. The account can play with the access token of the answer; older ones are understood so
  /// within a second.
  ///
  /// Safe to repeat: an account that has the name already is answered as if it had just been claimed.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (USERNAME_INVALID, birth_date MISSING where the
  /// operator demands it for the session's app); ALREADY_EXISTS USERNAME_TAKEN; FAILED_PRECONDITION USERNAME_ALREADY_CLAIMED for an account
  /// with another name; UNAUTHENTICATED SESSION_REVOKED.
  nonisolated(nonsending) func claimUsername(_ request: ClaimUsernameRequest, _ context: RequestContext) async throws -> ClaimUsernameResponse

  /// Changes the caller's user name: at most every 30 days; a generated one once at any time; and once back to the name before, while that
  /// is kept aside. Safe to repeat: a change to the present name changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation USERNAME_INVALID; ALREADY_EXISTS USERNAME_TAKEN; FAILED_PRECONDITION
  /// USERNAME_CHANGED_LATELY with metadata next_change_time (RFC 3339).
  nonisolated(nonsending) func changeUsername(_ request: ChangeUsernameRequest, _ context: RequestContext) async throws -> ChangeUsernameResponse
}

extension UsernameServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(UsernameServiceMethods.checkUsername) { (request: CheckUsernameRequest, context) in
        try await self.checkUsername(request, context)
      },
      .unary(UsernameServiceMethods.claimUsername) { (request: ClaimUsernameRequest, context) in
        try await self.claimUsername(request, context)
      },
      .unary(UsernameServiceMethods.changeUsername) { (request: ChangeUsernameRequest, context) in
        try await self.changeUsername(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.UsernameService`.
public struct UsernameServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells whether somebody new could have a user name now, and proposes others. Only a courtesy: claiming decides.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation USERNAME_INVALID for what is longer than any name; RESOURCE_EXHAUSTED
  /// RATE_LIMITED with metadata retry_after_ms.
  public nonisolated(nonsending) func checkUsername(
    _ request: CheckUsernameRequest, _ options: CallOptions = .init()
  ) async throws -> CheckUsernameResponse {
    try await channel.unary(UsernameServiceMethods.checkUsername, request, options)
  }

  /// Gives the caller's account its first user name. The account can play with the access token of the answer; older ones are understood so
  /// within a second.
  ///
  /// Safe to repeat: an account that has the name already is answered as if it had just been claimed.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (USERNAME_INVALID, birth_date MISSING where the
  /// operator demands it for the session's app); ALREADY_EXISTS USERNAME_TAKEN; FAILED_PRECONDITION USERNAME_ALREADY_CLAIMED for an account
  /// with another name; UNAUTHENTICATED SESSION_REVOKED.
  public nonisolated(nonsending) func claimUsername(
    _ request: ClaimUsernameRequest, _ options: CallOptions = .init()
  ) async throws -> ClaimUsernameResponse {
    try await channel.unary(UsernameServiceMethods.claimUsername, request, options)
  }

  /// Changes the caller's user name: at most every 30 days; a generated one once at any time; and once back to the name before, while that
  /// is kept aside. Safe to repeat: a change to the present name changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation USERNAME_INVALID; ALREADY_EXISTS USERNAME_TAKEN; FAILED_PRECONDITION
  /// USERNAME_CHANGED_LATELY with metadata next_change_time (RFC 3339).
  public nonisolated(nonsending) func changeUsername(
    _ request: ChangeUsernameRequest, _ options: CallOptions = .init()
  ) async throws -> ChangeUsernameResponse {
    try await channel.unary(UsernameServiceMethods.changeUsername, request, options)
  }
}
