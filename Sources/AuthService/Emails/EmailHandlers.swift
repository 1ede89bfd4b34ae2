import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// Confirms and changes e-mail addresses.
struct EmailHandlers: EmailServiceHandlers {
  let database: Database
  let accounts = AccountStore()
  let budget: MailBudget
  let proof: PasswordProof
  let confirmation: EmailConfirmation
  let pending: PendingSignUps
  let mailer: Mailer
  /// Whether somebody with a session hears that an address belongs to somebody else (requirement W-S20).
  let revealsTakenEmails: Bool

  func verifyEmail(_ request: VerifyEmailRequest, _ context: RequestContext) async throws -> VerifyEmailResponse {
    let outcome: VerifyEmailResponse.Outcome = try await redeem(MailedProof(request), for: [.confirmEmail, .signUp], context) {
      code, transaction in
      if code.purpose == .signUp { return try await pending.complete(code, at: context.now, in: transaction).map { .init($0) } }
      return try await confirmation.confirm(code, at: context.now, in: transaction).map { $0 ? .changed : .verified }
    }
    return VerifyEmailResponse(outcome: outcome)
  }

  func undoEmailChange(_ request: UndoEmailChangeRequest, _ context: RequestContext) async throws -> UndoEmailChangeResponse {
    _ = try await redeem(MailedProof(request), for: [.undoEmailChange], context) { code, transaction in
      try await confirmation.undo(code, at: context.now, in: transaction) ? true : nil
    }
    return UndoEmailChangeResponse()
  }

  func resendVerification(_ request: ResendVerificationRequest, _ context: RequestContext) async throws -> ResendVerificationResponse {
    let account = try await account(of: context)
    let waiting = try await confirmation.codes.store.find(of: account.accountID, for: .confirmEmail, in: database)
    let pending = waiting.flatMap { MailedCodeRules.isLiving(expireTime: $0.expireTime, at: context.now) ? $0.email : nil }
    guard let email = pending ?? account.email else { throw RPCError(EmailRefusal.missing) }
    if pending == nil, account.isEmailVerified { throw RPCError(EmailRefusal.verified) }
    try await budget.admitMail(to: email, from: context.clientAddress, at: context.now, in: database)
    try await database.transaction(orIfGone: RPCError(AccountRefusal.notLoggedIn)) {
      try await confirmation.ask(account, for: email, at: context.now, in: $0)
    }
    return ResendVerificationResponse()
  }

  func changeEmail(_ request: ChangeEmailRequest, _ context: RequestContext) async throws -> ChangeEmailResponse {
    let email = PeopleText.entry(request.newEmail)
    do throws(EmailRules.Refusal) { try EmailRules.check(email) } catch {
      throw RPCError.invalid("new_email", email.isEmpty ? .missing : .malformed, "a plain address with one @, at most 254 bytes")
    }
    let account = try await account(of: context)
    try await proof.require(NormalForm.nfc(request.password), context)
    if account.isEmailVerified, account.email.map(EmailRules.normalized) == EmailRules.normalized(email) {
      try await database.transaction { try await confirmation.codes.store.delete(of: account.accountID, for: [.confirmEmail], in: $0) }
      return ChangeEmailResponse()
    }
    try await budget.admitNewAddress(of: account.accountID, at: context.now, in: database)
    let isTaken = try await accounts.isTaken(email: email, except: account.accountID, in: database)
    if isTaken, revealsTakenEmails { throw RPCError(EmailRefusal.taken) }
    try await budget.admitMail(to: email, from: context.clientAddress, at: context.now, in: database)
    try await database.transaction(orIfGone: RPCError(AccountRefusal.notLoggedIn)) { transaction in
      if isTaken, let owner = try await accounts.find(.email(normalized: EmailRules.normalized(email)), in: transaction) {
        try await mailer.tell(owner, .signUpKnown, [:], at: context.now, in: transaction)
      } else {
        try await confirmation.ask(account, for: email, at: context.now, in: transaction)
      }
      try await confirmation.ending.events.record(
        .emailChangeRequested, of: account.accountID, session: context.caller.sessionID, at: context.now, in: transaction)
    }
    return ChangeEmailResponse()
  }

  // MARK: - Parts that they have in common

  /// Finds the code that a proof proves, and does what it is for.
  /// - Parameter body: Uses the code up; nil when somebody else has.
  private func redeem<Value: Sendable>(
    _ mailed: MailedProof, for purposes: [MailedCodeRules.Purpose], _ context: RequestContext,
    _ body: nonisolated(nonsending) (StoredMailedCode, Transaction) async throws -> Value?
  ) async throws -> Value {
    try mailed.check()
    let tries = try await budget.admitCode(from: context.clientAddress, at: context.now, in: database)
    let value: Value?
    do {
      value = try await database.transaction { transaction -> Value? in
        // A refusal is a value here, because a wrong code must be counted before it is thrown.
        guard let code = try await confirmation.codes.find(mailed, for: purposes, at: context.now, in: transaction) else {
          if mailed.token.isEmpty { try await budget.noteCode(for: mailed.email, in: transaction) }
          return nil
        }
        guard let value = try await body(code, transaction) else { return nil }
        return value
      }
    } catch let error as PostgresError where error.kind == .uniqueViolation(constraint: AccountStore.Constraint.email) {
      throw RPCError(EmailRefusal.taken)
    }
    guard let value else { throw RPCError.codeInvalid }
    try await database.transaction { try await budget.throttle.forgive(tries, in: $0) }
    return value
  }

  private func account(of context: RequestContext) async throws -> StoredAccount {
    guard let account = try await accounts.find(try context.accountID, in: database) else {
      throw RPCError(SessionRefusal.notLoggedIn)
    }
    return account
  }
}

extension VerifyEmailResponse.Outcome {
  init(_ outcome: PendingSignUps.Outcome) {
    switch outcome {
    case .signedUp: self = .signedUp
    case .upgraded: self = .upgraded
    }
  }
}
