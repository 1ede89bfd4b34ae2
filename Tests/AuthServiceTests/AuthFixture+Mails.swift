import CairnTesting
import CairnProto
import AllAppsProto
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// What people do with their mails.
extension AuthFixture {
  /// Does what the relay would with resets that were asked for.
  func deliverResets() async throws {
    let asked = try await database.query("SELECT payload, create_time FROM outbox WHERE destination = 'password-reset' ORDER BY event_id")
    try await database.execute("DELETE FROM outbox WHERE destination = 'password-reset'")
    for row in asked { try await resets.answer(row.get(0), of: row.get(1)) }
  }

  /// The mails that are waiting, oldest first; they are gone after that.
  func mails() async throws -> [QueuedMail] {
    try await deliverResets()
    let waiting = try await database.query(
      "SELECT payload FROM outbox WHERE destination = 'mail' ORDER BY create_time, ordering_key, number")
    try await database.execute("DELETE FROM outbox WHERE destination = 'mail'")
    return try waiting.map { try #require(mailer.open(try $0.get(0))) }
  }

  /// What people are told on their streams.
  func userEvents() async throws -> [UserEventSent] {
    try await database.query(
      "SELECT payload FROM outbox WHERE type = 'user.event' AND destination = 'social' ORDER BY create_time, event_id"
    )
    .map { try UserEventSent(decoding: try $0.get(0)) }
  }

  // MARK: - Passwords

  func change(_ old: String, to new: String, _ caller: Caller) async throws -> ChangePasswordResponse {
    try await passwords.changePassword(ChangePasswordRequest(oldPassword: old, newPassword: new), context(caller))
  }

  func requestReset(_ email: String, from address: String? = nil) async throws {
    _ = try await passwords.requestPasswordReset(RequestPasswordResetRequest(email: email), context(from: address))
  }

  /// Asks for a new password and reads the mail.
  func resetMail(to email: String) async throws -> QueuedMail {
    try await requestReset(email)
    return try #require(try await mails().last { $0.template == "reset_password" })
  }

  func reset(_ email: String = "", code: String = "", token: String = "", to password: String = newPassword, from address: String? = nil)
    async throws
  {
    let request = ResetPasswordRequest(email: email, code: code, token: token, newPassword: password)
    _ = try await passwords.resetPassword(request, context(from: address))
  }

  /// The code of the newest mail to a guardian.
  func guardianCode() async throws -> String {
    try #require(try await mails().last { $0.template == "guardian_asked" }?.values["code"])
  }

  // MARK: - Addresses

  @discardableResult
  func verify(_ email: String, code: String, token: String = "") async throws -> VerifyEmailResponse {
    try await emails.verifyEmail(VerifyEmailRequest(email: email, code: code, token: token), context())
  }

  @discardableResult
  func verify(token: String) async throws -> VerifyEmailResponse { try await verify("", code: "", token: token) }

  /// Reads the mail that came after signing up and enters its code.
  func verify(_ email: String) async throws {
    let mail = try #require(try await mails().first { $0.template == "confirm_email" && $0.recipient == email })
    _ = try await verify(email, code: try #require(mail.values["code"]))
  }

  /// Confirms the address somebody signed up with, unless that was done.
  func confirmEmail(of caller: Caller) async throws {
    let account = try #require(try await accounts.whoAmI(WhoAmIRequest(), context(caller)).account)
    if !account.emailVerified, !account.email.isEmpty { try await verify(account.email) }
  }

  func resend(_ caller: Caller) async throws {
    _ = try await emails.resendVerification(ResendVerificationRequest(), context(caller))
  }

  func change(email: String, password: String, _ caller: Caller) async throws {
    _ = try await emails.changeEmail(ChangeEmailRequest(newEmail: email, password: password), context(caller))
  }

  func changeAndConfirm(_ email: String, _ caller: Caller) async throws {
    _ = try await mails()
    try await change(email: email, password: Self.password, caller)
    let mail = try #require(try await mails().last)
    _ = try await verify(email, code: try #require(mail.values["code"]))
  }

  func undo(_ email: String, code: String) async throws {
    _ = try await emails.undoEmailChange(UndoEmailChangeRequest(email: email, code: code), context())
  }

  /// The address, and whether it is confirmed: "anna@example.org true".
  func email(of caller: Caller) async throws -> String {
    let account = try #require(try await accounts.whoAmI(WhoAmIRequest(), context(caller)).account)
    return "\(account.email) \(account.emailVerified)"
  }
}

/// In a house that lets nobody learn who has an account.
extension AuthFixture {
  func signUpAndConfirm(_ username: String) async throws {
    _ = try await signUp(username)
    let mail = try #require(try await mails().last)
    _ = try await verify("\(username)@example.org", code: try #require(mail.values["code"]))
  }
}
