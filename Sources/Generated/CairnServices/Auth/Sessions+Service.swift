// Written by protoc-gen-cairn from cairn/auth/v1/sessions.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// What is known of the methods of `cairn.auth.v1.SessionService` before a body is read.
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

  /// Ends the caller's session: its refresh tokens are refused from now on. Safe to repeat.
  public static let logOut = MethodRow(
    path: "/cairn.auth.v1.SessionService/LogOut",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.LogOutRequest", responseType: "cairn.auth.v1.LogOutResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [logInWithPassword, refreshSession, logOut]
}

/// Opens, keeps alive and ends sessions.
public protocol SessionServiceHandlers: Sendable {
  /// Logs in by user name or e-mail address and password.
  ///
  /// Makes a new session each time; a client that lost the answer logs in again.
  ///
  /// Errors: UNAUTHENTICATED INVALID_CREDENTIALS, the same whether the account exists; RESOURCE_EXHAUSTED RATE_LIMITED with
  /// metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED when too many passwords wait to be hashed; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations (LOGIN_INVALID, PASSWORD_TOO_LONG, DEVICE_NAME_INVALID).
  nonisolated(nonsending) func logInWithPassword(_ request: LogInWithPasswordRequest, _ context: RequestContext) async throws -> LogInWithPasswordResponse

  /// Exchanges a refresh token for its successor and a new access token.
  ///
  /// A client that lost the answer repeats the call with the same token within 10 s and receives the same successor; the
  /// use of an older token ends the session, because somebody else may have it.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID; UNAUTHENTICATED SESSION_REVOKED.
  nonisolated(nonsending) func refreshSession(_ request: RefreshSessionRequest, _ context: RequestContext) async throws -> RefreshSessionResponse

  /// Ends the caller's session: its refresh tokens are refused from now on. Safe to repeat.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  nonisolated(nonsending) func logOut(_ request: LogOutRequest, _ context: RequestContext) async throws -> LogOutResponse
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
  /// with field violations (LOGIN_INVALID, PASSWORD_TOO_LONG, DEVICE_NAME_INVALID).
  public nonisolated(nonsending) func logInWithPassword(
    _ request: LogInWithPasswordRequest, _ options: CallOptions = .init()
  ) async throws -> LogInWithPasswordResponse {
    try await channel.unary(SessionServiceMethods.logInWithPassword, request, options)
  }

  /// Exchanges a refresh token for its successor and a new access token.
  ///
  /// A client that lost the answer repeats the call with the same token within 10 s and receives the same successor; the
  /// use of an older token ends the session, because somebody else may have it.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID; UNAUTHENTICATED SESSION_REVOKED.
  public nonisolated(nonsending) func refreshSession(
    _ request: RefreshSessionRequest, _ options: CallOptions = .init()
  ) async throws -> RefreshSessionResponse {
    try await channel.unary(SessionServiceMethods.refreshSession, request, options)
  }

  /// Ends the caller's session: its refresh tokens are refused from now on. Safe to repeat.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED.
  public nonisolated(nonsending) func logOut(
    _ request: LogOutRequest, _ options: CallOptions = .init()
  ) async throws -> LogOutResponse {
    try await channel.unary(SessionServiceMethods.logOut, request, options)
  }
}
