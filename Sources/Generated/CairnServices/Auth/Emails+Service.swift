// Written by protoc-gen-cairn from cairn/auth/v1/emails.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.EmailService`: known before a body is read.
public enum EmailServiceMethods {
  /// Confirms an address by a code or a token that was mailed to it within the last 48 hours: an account's own, or the one it is to have, which
  public static let verifyEmail = MethodRow(
    path: "/cairn.auth.v1.EmailService/VerifyEmail",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.VerifyEmailRequest", responseType: "cairn.auth.v1.VerifyEmailResponse")

  /// Mails another code for the address of the caller's account that waits to be confirmed. The newest code counts.
  public static let resendVerification = MethodRow(
    path: "/cairn.auth.v1.EmailService/ResendVerification",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive, scopes: [.web],
    requestType: "cairn.auth.v1.ResendVerificationRequest", responseType: "cairn.auth.v1.ResendVerificationResponse")

  /// Has the address of the caller's account changed: mails a code to the new one, which replaces the old one when VerifyEmail is called with
  public static let changeEmail = MethodRow(
    path: "/cairn.auth.v1.EmailService/ChangeEmail",
    access: .user, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.ChangeEmailRequest", responseType: "cairn.auth.v1.ChangeEmailResponse")

  /// Gives an account its old address back, by what was mailed there when it was changed. Ends every session of the account; its password is
  public static let undoEmailChange = MethodRow(
    path: "/cairn.auth.v1.EmailService/UndoEmailChange",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.UndoEmailChangeRequest", responseType: "cairn.auth.v1.UndoEmailChangeResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [verifyEmail, resendVerification, changeEmail, undoEmailChange]
}

/// Confirms and changes e-mail addresses.
public protocol EmailServiceHandlers: Sendable {
  /// Confirms an address by a code or a token that was mailed to it within the last 48 hours: an account's own, or the one it is to have, which
  /// replaces the old one then. Needs no session: the link may be opened on another device.
  ///
  /// Errors: FAILED_PRECONDITION CODE_INVALID, the same for what was never mailed, has expired, is used up or was tried too often;
  /// ALREADY_EXISTS EMAIL_TAKEN when somebody else has confirmed the address meanwhile; RESOURCE_EXHAUSTED RATE_LIMITED with metadata
  /// retry_after_ms; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation code MISSING, or email.
  nonisolated(nonsending) func verifyEmail(_ request: VerifyEmailRequest, _ context: RequestContext) async throws -> VerifyEmailResponse

  /// Mails another code for the address of the caller's account that waits to be confirmed. The newest code counts.
  ///
  /// Errors: FAILED_PRECONDITION EMAIL_VERIFIED when none waits; FAILED_PRECONDITION EMAIL_MISSING when the account has no address;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  nonisolated(nonsending) func resendVerification(_ request: ResendVerificationRequest, _ context: RequestContext) async throws -> ResendVerificationResponse

  /// Has the address of the caller's account changed: mails a code to the new one, which replaces the old one when VerifyEmail is called with
  /// it. The old address is told then and may undo it for a week, whatever else the address is changed to by then. The end of all sessions of the
  /// account, whatever its cause, calls off a change that was asked for and not confirmed.
  ///
  /// Asks for the password, or for a session that was opened within the last 10 minutes. The same address again takes back a change that was
  /// asked for before.
  ///
  /// Errors: PERMISSION_DENIED INVALID_CREDENTIALS when the password is wrong; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED without one;
  /// ALREADY_EXISTS EMAIL_TAKEN; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with the field violation new_email MALFORMED.
  nonisolated(nonsending) func changeEmail(_ request: ChangeEmailRequest, _ context: RequestContext) async throws -> ChangeEmailResponse

  /// Gives an account its old address back, by what was mailed there when it was changed. Ends every session of the account; its password is
  /// good no more, and a code for a new one is mailed to the address. Identities and a second factor that were added within the week before the
  /// change, or since, are removed: they may be a thief's.
  ///
  /// Errors: FAILED_PRECONDITION CODE_INVALID as for VerifyEmail; ALREADY_EXISTS EMAIL_TAKEN when the address belongs to somebody else now;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation code MISSING, or email.
  nonisolated(nonsending) func undoEmailChange(_ request: UndoEmailChangeRequest, _ context: RequestContext) async throws -> UndoEmailChangeResponse
}

extension EmailServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(EmailServiceMethods.verifyEmail) { (request: VerifyEmailRequest, context) in
        try await self.verifyEmail(request, context)
      },
      .unary(EmailServiceMethods.resendVerification) { (request: ResendVerificationRequest, context) in
        try await self.resendVerification(request, context)
      },
      .unary(EmailServiceMethods.changeEmail) { (request: ChangeEmailRequest, context) in
        try await self.changeEmail(request, context)
      },
      .unary(EmailServiceMethods.undoEmailChange) { (request: UndoEmailChangeRequest, context) in
        try await self.undoEmailChange(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.EmailService`.
public struct EmailServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Confirms an address by a code or a token that was mailed to it within the last 48 hours: an account's own, or the one it is to have, which
  /// replaces the old one then. Needs no session: the link may be opened on another device.
  ///
  /// Errors: FAILED_PRECONDITION CODE_INVALID, the same for what was never mailed, has expired, is used up or was tried too often;
  /// ALREADY_EXISTS EMAIL_TAKEN when somebody else has confirmed the address meanwhile; RESOURCE_EXHAUSTED RATE_LIMITED with metadata
  /// retry_after_ms; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation code MISSING, or email.
  public nonisolated(nonsending) func verifyEmail(
    _ request: VerifyEmailRequest, _ options: CallOptions = .init()
  ) async throws -> VerifyEmailResponse {
    try await channel.unary(EmailServiceMethods.verifyEmail, request, options)
  }

  /// Mails another code for the address of the caller's account that waits to be confirmed. The newest code counts.
  ///
  /// Errors: FAILED_PRECONDITION EMAIL_VERIFIED when none waits; FAILED_PRECONDITION EMAIL_MISSING when the account has no address;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms.
  public nonisolated(nonsending) func resendVerification(
    _ request: ResendVerificationRequest, _ options: CallOptions = .init()
  ) async throws -> ResendVerificationResponse {
    try await channel.unary(EmailServiceMethods.resendVerification, request, options)
  }

  /// Has the address of the caller's account changed: mails a code to the new one, which replaces the old one when VerifyEmail is called with
  /// it. The old address is told then and may undo it for a week, whatever else the address is changed to by then. The end of all sessions of the
  /// account, whatever its cause, calls off a change that was asked for and not confirmed.
  ///
  /// Asks for the password, or for a session that was opened within the last 10 minutes. The same address again takes back a change that was
  /// asked for before.
  ///
  /// Errors: PERMISSION_DENIED INVALID_CREDENTIALS when the password is wrong; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED without one;
  /// ALREADY_EXISTS EMAIL_TAKEN; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with the field violation new_email MALFORMED.
  public nonisolated(nonsending) func changeEmail(
    _ request: ChangeEmailRequest, _ options: CallOptions = .init()
  ) async throws -> ChangeEmailResponse {
    try await channel.unary(EmailServiceMethods.changeEmail, request, options)
  }

  /// Gives an account its old address back, by what was mailed there when it was changed. Ends every session of the account; its password is
  /// good no more, and a code for a new one is mailed to the address. Identities and a second factor that were added within the week before the
  /// change, or since, are removed: they may be a thief's.
  ///
  /// Errors: FAILED_PRECONDITION CODE_INVALID as for VerifyEmail; ALREADY_EXISTS EMAIL_TAKEN when the address belongs to somebody else now;
  /// RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation code MISSING, or email.
  public nonisolated(nonsending) func undoEmailChange(
    _ request: UndoEmailChangeRequest, _ options: CallOptions = .init()
  ) async throws -> UndoEmailChangeResponse {
    try await channel.unary(EmailServiceMethods.undoEmailChange, request, options)
  }
}
