// Written by protoc-gen-cairn from cairn/auth/v1/sessions.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.SessionService`: known before a body is read.
public enum SessionServiceMethods {
  /// Logs in by user name or e-mail address and password.
  public static let logInWithPassword = MethodRow(
    path: "/cairn.auth.v1.SessionService/LogInWithPassword",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.LogInWithPasswordRequest", responseType: "cairn.auth.v1.LogInWithPasswordResponse")

  /// Exchanges a refresh token for its successor and a new access token.
  public static let refreshSession = MethodRow(
    path: "/cairn.auth.v1.SessionService/RefreshSession",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.RefreshSessionRequest", responseType: "cairn.auth.v1.RefreshSessionResponse")

  /// Ends the caller's session: its refresh tokens are refused from now on, its access tokens within a second.
  public static let logOut = MethodRow(
    path: "/cairn.auth.v1.SessionService/LogOut",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, allowsIncompleteProfile: true, isNeverShed: true, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.auth.v1.LogOutRequest", responseType: "cairn.auth.v1.LogOutResponse")

  /// Lists the living sessions of the caller's account, newest first.
  public static let listSessions = MethodRow(
    path: "/cairn.auth.v1.SessionService/ListSessions",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsIncompleteProfile: true, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.auth.v1.ListSessionsRequest", responseType: "cairn.auth.v1.ListSessionsResponse")

  /// Ends one session of the caller's account. Safe to repeat: a session that has ended stays ended.
  public static let revokeSession = MethodRow(
    path: "/cairn.auth.v1.SessionService/RevokeSession",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, allowsIncompleteProfile: true, isNeverShed: true, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.auth.v1.RevokeSessionRequest", responseType: "cairn.auth.v1.RevokeSessionResponse")

  /// Ends every session of the caller's account but the caller's. Safe to repeat. Two sessions may do it to each other at the same moment:
  public static let revokeOtherSessions = MethodRow(
    path: "/cairn.auth.v1.SessionService/RevokeOtherSessions",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, allowsIncompleteProfile: true, isNeverShed: true, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.auth.v1.RevokeOtherSessionsRequest", responseType: "cairn.auth.v1.RevokeOtherSessionsResponse")

  /// Ends every session of the caller's account, the caller's too. Safe to repeat, as LogOut is.
  public static let logOutEverywhere = MethodRow(
    path: "/cairn.auth.v1.SessionService/LogOutEverywhere",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, allowsIncompleteProfile: true, isNeverShed: true, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.auth.v1.LogOutEverywhereRequest", responseType: "cairn.auth.v1.LogOutEverywhereResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [logInWithPassword, refreshSession, logOut, listSessions, revokeSession, revokeOtherSessions, logOutEverywhere]
}

/// Opens, keeps alive and ends sessions.
///
/// A suspended account sees its sessions and ends them as everybody does.
public protocol SessionServiceHandlers: Sendable {
  /// Logs in by user name or e-mail address and password.
  ///
  /// Makes a new session each time; a client that lost the answer logs in again.
  ///
  /// Errors: UNAUTHENTICATED INVALID_CREDENTIALS, the same whether the account exists; RESOURCE_EXHAUSTED RATE_LIMITED with
  /// metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED when too many passwords wait to be hashed; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations (MISSING, TOO_LONG, PASSWORD_TOO_LONG, UNKNOWN_VALUE); with the right password of a suspended
  /// account PERMISSION_DENIED ACCOUNT_SUSPENDED with metadata suspension_reason and, unless it lasts until it is lifted,
  /// suspension_end_time (RFC 3339), unless even_if_suspended is set; with the right password of an account that the operator is deleting
  /// PERMISSION_DENIED ACCOUNT_BEING_DELETED, which no log-in takes back; with the right password of an account that has a second factor
  /// UNAUTHENTICATED SECOND_FACTOR_REQUIRED with metadata login_step and login_step_expire_time, for SecondFactorService.VerifySecondFactor; with
  /// the right password of an account without a second factor FAILED_PRECONDITION PASSWORD_BREACHED when the password is among those that
  /// everybody tries and new_password is empty; with it INVALID_ARGUMENT INVALID_ARGUMENT with field violations of new_password
  /// (PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_BREACHED), as for PasswordService.ChangePassword.
  nonisolated(nonsending) func logInWithPassword(_ request: LogInWithPasswordRequest, _ context: RequestContext) async throws -> LogInWithPasswordResponse

  /// Exchanges a refresh token for its successor and a new access token.
  ///
  /// A client that lost the answer repeats the call with the same token within 10 s and receives the same successor; the
  /// use of an older token ends the session, because somebody else may have it. A guest, who has no other way back, may repeat it at any later
  /// time as well, as long as the successor was not used: the answer is then another successor, and the use of the lost one ends the session.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID; UNAUTHENTICATED SESSION_REVOKED; PERMISSION_DENIED ACCOUNT_SUSPENDED as for
  /// LogInWithPassword, unless even_if_suspended is set: the token stays good, for when the suspension ends.
  nonisolated(nonsending) func refreshSession(_ request: RefreshSessionRequest, _ context: RequestContext) async throws -> RefreshSessionResponse

  /// Ends the caller's session: its refresh tokens are refused from now on, its access tokens within a second.
  ///
  /// Safe to repeat; once its access tokens are refused, a repeat answers SESSION_REVOKED, which is the same to a client.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  nonisolated(nonsending) func logOut(_ request: LogOutRequest, _ context: RequestContext) async throws -> LogOutResponse

  /// Lists the living sessions of the caller's account, newest first.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  nonisolated(nonsending) func listSessions(_ request: ListSessionsRequest, _ context: RequestContext) async throws -> ListSessionsResponse

  /// Ends one session of the caller's account. Safe to repeat: a session that has ended stays ended.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; NOT_FOUND SESSION_NOT_FOUND, also for a session of somebody else; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation INVALID_UUID.
  nonisolated(nonsending) func revokeSession(_ request: RevokeSessionRequest, _ context: RequestContext) async throws -> RevokeSessionResponse

  /// Ends every session of the caller's account but the caller's. Safe to repeat. Two sessions may do it to each other at the same moment:
  /// the first stays.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  nonisolated(nonsending) func revokeOtherSessions(_ request: RevokeOtherSessionsRequest, _ context: RequestContext) async throws -> RevokeOtherSessionsResponse

  /// Ends every session of the caller's account, the caller's too. Safe to repeat, as LogOut is.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  nonisolated(nonsending) func logOutEverywhere(_ request: LogOutEverywhereRequest, _ context: RequestContext) async throws -> LogOutEverywhereResponse
}

extension SessionServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(SessionServiceMethods.logInWithPassword) { (request: LogInWithPasswordRequest, context) in
        try await self.logInWithPassword(request, context)
      },
      .unary(SessionServiceMethods.refreshSession) { (request: RefreshSessionRequest, context) in
        try await self.refreshSession(request, context)
      },
      .unary(SessionServiceMethods.logOut) { (request: LogOutRequest, context) in
        try await self.logOut(request, context)
      },
      .unary(SessionServiceMethods.listSessions) { (request: ListSessionsRequest, context) in
        try await self.listSessions(request, context)
      },
      .unary(SessionServiceMethods.revokeSession) { (request: RevokeSessionRequest, context) in
        try await self.revokeSession(request, context)
      },
      .unary(SessionServiceMethods.revokeOtherSessions) { (request: RevokeOtherSessionsRequest, context) in
        try await self.revokeOtherSessions(request, context)
      },
      .unary(SessionServiceMethods.logOutEverywhere) { (request: LogOutEverywhereRequest, context) in
        try await self.logOutEverywhere(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.SessionService`.
public struct SessionServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Logs in by user name or e-mail address and password.
  ///
  /// Makes a new session each time; a client that lost the answer logs in again.
  ///
  /// Errors: UNAUTHENTICATED INVALID_CREDENTIALS, the same whether the account exists; RESOURCE_EXHAUSTED RATE_LIMITED with
  /// metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED when too many passwords wait to be hashed; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations (MISSING, TOO_LONG, PASSWORD_TOO_LONG, UNKNOWN_VALUE); with the right password of a suspended
  /// account PERMISSION_DENIED ACCOUNT_SUSPENDED with metadata suspension_reason and, unless it lasts until it is lifted,
  /// suspension_end_time (RFC 3339), unless even_if_suspended is set; with the right password of an account that the operator is deleting
  /// PERMISSION_DENIED ACCOUNT_BEING_DELETED, which no log-in takes back; with the right password of an account that has a second factor
  /// UNAUTHENTICATED SECOND_FACTOR_REQUIRED with metadata login_step and login_step_expire_time, for SecondFactorService.VerifySecondFactor; with
  /// the right password of an account without a second factor FAILED_PRECONDITION PASSWORD_BREACHED when the password is among those that
  /// everybody tries and new_password is empty; with it INVALID_ARGUMENT INVALID_ARGUMENT with field violations of new_password
  /// (PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_BREACHED), as for PasswordService.ChangePassword.
  public nonisolated(nonsending) func logInWithPassword(
    _ request: LogInWithPasswordRequest, _ options: CallOptions = .init()
  ) async throws -> LogInWithPasswordResponse {
    try await channel.unary(SessionServiceMethods.logInWithPassword, request, options)
  }

  /// Exchanges a refresh token for its successor and a new access token.
  ///
  /// A client that lost the answer repeats the call with the same token within 10 s and receives the same successor; the
  /// use of an older token ends the session, because somebody else may have it. A guest, who has no other way back, may repeat it at any later
  /// time as well, as long as the successor was not used: the answer is then another successor, and the use of the lost one ends the session.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID; UNAUTHENTICATED SESSION_REVOKED; PERMISSION_DENIED ACCOUNT_SUSPENDED as for
  /// LogInWithPassword, unless even_if_suspended is set: the token stays good, for when the suspension ends.
  public nonisolated(nonsending) func refreshSession(
    _ request: RefreshSessionRequest, _ options: CallOptions = .init()
  ) async throws -> RefreshSessionResponse {
    try await channel.unary(SessionServiceMethods.refreshSession, request, options)
  }

  /// Ends the caller's session: its refresh tokens are refused from now on, its access tokens within a second.
  ///
  /// Safe to repeat; once its access tokens are refused, a repeat answers SESSION_REVOKED, which is the same to a client.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  public nonisolated(nonsending) func logOut(
    _ request: LogOutRequest, _ options: CallOptions = .init()
  ) async throws -> LogOutResponse {
    try await channel.unary(SessionServiceMethods.logOut, request, options)
  }

  /// Lists the living sessions of the caller's account, newest first.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  public nonisolated(nonsending) func listSessions(
    _ request: ListSessionsRequest, _ options: CallOptions = .init()
  ) async throws -> ListSessionsResponse {
    try await channel.unary(SessionServiceMethods.listSessions, request, options)
  }

  /// Ends one session of the caller's account. Safe to repeat: a session that has ended stays ended.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; NOT_FOUND SESSION_NOT_FOUND, also for a session of somebody else; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation INVALID_UUID.
  public nonisolated(nonsending) func revokeSession(
    _ request: RevokeSessionRequest, _ options: CallOptions = .init()
  ) async throws -> RevokeSessionResponse {
    try await channel.unary(SessionServiceMethods.revokeSession, request, options)
  }

  /// Ends every session of the caller's account but the caller's. Safe to repeat. Two sessions may do it to each other at the same moment:
  /// the first stays.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  public nonisolated(nonsending) func revokeOtherSessions(
    _ request: RevokeOtherSessionsRequest, _ options: CallOptions = .init()
  ) async throws -> RevokeOtherSessionsResponse {
    try await channel.unary(SessionServiceMethods.revokeOtherSessions, request, options)
  }

  /// Ends every session of the caller's account, the caller's too. Safe to repeat, as LogOut is.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  public nonisolated(nonsending) func logOutEverywhere(
    _ request: LogOutEverywhereRequest, _ options: CallOptions = .init()
  ) async throws -> LogOutEverywhereResponse {
    try await channel.unary(SessionServiceMethods.logOutEverywhere, request, options)
  }
}
