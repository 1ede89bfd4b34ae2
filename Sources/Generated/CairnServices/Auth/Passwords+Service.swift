// Written by protoc-gen-cairn from cairn/auth/v1/passwords.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.PasswordService`: known before a body is read.
public enum PasswordServiceMethods {
  /// Replaces the password of a caller who knows the old one. Ends every other session of the account and mails its owner.
  public static let changePassword = MethodRow(
    path: "/cairn.auth.v1.PasswordService/ChangePassword",
    access: .user, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.ChangePasswordRequest", responseType: "cairn.auth.v1.ChangePasswordResponse")

  /// Mails a code and a link for a new password to the owner of an address. The answer, and the time it takes, are the same whether anybody
  public static let requestPasswordReset = MethodRow(
    path: "/cairn.auth.v1.PasswordService/RequestPasswordReset",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.RequestPasswordResetRequest", responseType: "cairn.auth.v1.RequestPasswordResetResponse")

  /// Sets a new password by a code or a token that was mailed within the last 30 minutes. Both are used up by that. Ends every session of the
  public static let resetPassword = MethodRow(
    path: "/cairn.auth.v1.PasswordService/ResetPassword",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.ResetPasswordRequest", responseType: "cairn.auth.v1.ResetPasswordResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [changePassword, requestPasswordReset, resetPassword]
}

/// Changes and replaces passwords.
public protocol PasswordServiceHandlers: Sendable {
  /// Replaces the password of a caller who knows the old one. Ends every other session of the account and mails its owner.
  ///
  /// An account without a password, made by way of a provider, gets its first one from a session that was opened within the last 10 minutes.
  ///
  /// A client that lost the answer logs in with the new password to find out.
  ///
  /// Errors: PERMISSION_DENIED INVALID_CREDENTIALS when the old password is wrong; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED where there is
  /// no old one; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms after several wrong ones; RESOURCE_EXHAUSTED OVERLOADED;
  /// UNAUTHENTICATED SESSION_REVOKED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
  /// PASSWORD_BREACHED).
  nonisolated(nonsending) func changePassword(_ request: ChangePasswordRequest, _ context: RequestContext) async throws -> ChangePasswordResponse

  /// Mails a code and a link for a new password to the owner of an address. The answer, and the time it takes, are the same whether anybody
  /// has an account with it.
  ///
  /// Safe to repeat; the newest code counts. A mailbox that was written to several times lately gets nothing new for up to 25 minutes: what it
  /// got last is still good.
  ///
  /// Errors: RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms, for a client that asked too often; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation email MALFORMED.
  nonisolated(nonsending) func requestPasswordReset(_ request: RequestPasswordResetRequest, _ context: RequestContext) async throws -> RequestPasswordResetResponse

  /// Sets a new password by a code or a token that was mailed within the last 30 minutes. Both are used up by that. Ends every session of the
  /// account and mails its owner; then one logs in.
  ///
  /// A client that lost the answer logs in with the new password to find out.
  ///
  /// Errors: FAILED_PRECONDITION CODE_INVALID, the same for what was never mailed, has expired, is used up or was tried too often;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations (PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_BREACHED; code or email MISSING).
  nonisolated(nonsending) func resetPassword(_ request: ResetPasswordRequest, _ context: RequestContext) async throws -> ResetPasswordResponse
}

extension PasswordServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PasswordServiceMethods.changePassword) { (request: ChangePasswordRequest, context) in
        try await self.changePassword(request, context)
      },
      .unary(PasswordServiceMethods.requestPasswordReset) { (request: RequestPasswordResetRequest, context) in
        try await self.requestPasswordReset(request, context)
      },
      .unary(PasswordServiceMethods.resetPassword) { (request: ResetPasswordRequest, context) in
        try await self.resetPassword(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.PasswordService`.
public struct PasswordServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Replaces the password of a caller who knows the old one. Ends every other session of the account and mails its owner.
  ///
  /// An account without a password, made by way of a provider, gets its first one from a session that was opened within the last 10 minutes.
  ///
  /// A client that lost the answer logs in with the new password to find out.
  ///
  /// Errors: PERMISSION_DENIED INVALID_CREDENTIALS when the old password is wrong; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED where there is
  /// no old one; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms after several wrong ones; RESOURCE_EXHAUSTED OVERLOADED;
  /// UNAUTHENTICATED SESSION_REVOKED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
  /// PASSWORD_BREACHED).
  public nonisolated(nonsending) func changePassword(
    _ request: ChangePasswordRequest, _ options: CallOptions = .init()
  ) async throws -> ChangePasswordResponse {
    try await channel.unary(PasswordServiceMethods.changePassword, request, options)
  }

  /// Mails a code and a link for a new password to the owner of an address. The answer, and the time it takes, are the same whether anybody
  /// has an account with it.
  ///
  /// Safe to repeat; the newest code counts. A mailbox that was written to several times lately gets nothing new for up to 25 minutes: what it
  /// got last is still good.
  ///
  /// Errors: RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms, for a client that asked too often; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation email MALFORMED.
  public nonisolated(nonsending) func requestPasswordReset(
    _ request: RequestPasswordResetRequest, _ options: CallOptions = .init()
  ) async throws -> RequestPasswordResetResponse {
    try await channel.unary(PasswordServiceMethods.requestPasswordReset, request, options)
  }

  /// Sets a new password by a code or a token that was mailed within the last 30 minutes. Both are used up by that. Ends every session of the
  /// account and mails its owner; then one logs in.
  ///
  /// A client that lost the answer logs in with the new password to find out.
  ///
  /// Errors: FAILED_PRECONDITION CODE_INVALID, the same for what was never mailed, has expired, is used up or was tried too often;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations (PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_BREACHED; code or email MISSING).
  public nonisolated(nonsending) func resetPassword(
    _ request: ResetPasswordRequest, _ options: CallOptions = .init()
  ) async throws -> ResetPasswordResponse {
    try await channel.unary(PasswordServiceMethods.resetPassword, request, options)
  }
}
