import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// Changes and replaces passwords.
struct PasswordHandlers: PasswordServiceHandlers {
  let database: Database
  let accounts = AccountStore()
  let passwords = PasswordStore()
  let sessions = SessionStore()
  let hasher: PasswordHasher
  let rules: PasswordRules
  let budget: MailBudget
  let proof: PasswordProof
  let codes: MailedCodes
  let reset: PasswordReset
  let mailer: Mailer
  let reclaim = AccountReclaim()
  let ending: SessionEnding

  func changePassword(_ request: ChangePasswordRequest, _ context: RequestContext) async throws -> ChangePasswordResponse {
    let (oldPassword, newPassword) = (NormalForm.nfc(request.oldPassword), NormalForm.nfc(request.newPassword))
    let accountID = try context.accountID
    guard let account = try await accounts.find(accountID, in: database) else { throw RPCError(SessionRefusal.notLoggedIn) }
    try check(newPassword, of: account)
    let oldHash = try await proof.hash(provenBy: oldPassword, context)
    let hash = try await hasher.hash(newPassword, from: context.countedNetwork, rank: .known)
    let count = try await database.transaction { transaction in
      // The second of two changes at the same moment finds that its old password is none any more.
      guard try await replace(oldHash, by: hash, of: accountID, at: context.now, in: transaction) else {
        throw RPCError.wrongPassword
      }
      try await reclaim.callOff(of: accountID, in: transaction)
      guard try await sessions.lockAll(of: accountID, asking: context.caller.sessionID ?? accountID, in: transaction) else {
        throw RPCError(SessionRefusal.sessionRevoked)
      }
      try await ending.events.record(
        .passwordChanged, of: accountID, session: context.caller.sessionID, at: context.now, in: transaction)
      try await mailer.tell(account, .passwordChanged, [.time: MailText.time(context.now)], at: context.now, in: transaction)
      return try await ending.endAll(
        of: accountID, except: context.caller.sessionID, because: .passwordChanged, at: context.now, in: transaction)
    }
    return ChangePasswordResponse(revokedCount: Int32(clamping: count))
  }

  func requestPasswordReset(
    _ request: RequestPasswordResetRequest, _ context: RequestContext
  ) async throws -> RequestPasswordResetResponse {
    let email = PeopleText.entry(request.email)
    do throws(EmailRules.Refusal) { try EmailRules.check(email) } catch {
      throw RPCError.invalid([FieldViolation(error)])
    }
    if try await budget.admitAnybodysMail(to: email, from: context.clientAddress, at: context.now, in: database) {
      try await reset.request(email, at: context.now)
    }
    return RequestPasswordResetResponse()
  }

  func resetPassword(_ request: ResetPasswordRequest, _ context: RequestContext) async throws -> ResetPasswordResponse {
    let mailed = MailedProof(request)
    let password = NormalForm.nfc(request.newPassword)
    try mailed.check()
    try check(password, of: nil)
    let tries = try await budget.admitCode(from: context.clientAddress, at: context.now, in: database)
    // A wrong code is counted, so this transaction is committed whatever it finds.
    let code = try await database.transaction { transaction -> StoredMailedCode? in
      let code = try await codes.find(mailed, for: [.resetPassword], at: context.now, in: transaction)
      if code == nil, mailed.token.isEmpty { try await budget.noteCode(for: mailed.email, in: transaction) }
      return code
    }
    guard let code, let accountID = code.accountID, var account = try await accounts.find(accountID, in: database) else {
      throw RPCError.codeInvalid
    }
    try check(password, of: account)
    let hash = try await hasher.hash(password, from: context.countedNetwork)
    let isProofOfAddress = !account.isEmailVerified && account.email == code.email
    // A person who has read the code reads the address, and is told there what was done.
    account.isEmailVerified = account.isEmailVerified || account.email == code.email
    try await database.transaction { [account] transaction in
      guard try await codes.store.consume(code.codeID, in: transaction) else { throw RPCError.codeInvalid }
      try await budget.throttle.forgive(tries, in: transaction)
      if isProofOfAddress {
        // Until now anybody may have had the account: whoever entered an address that is not theirs must not stay in it.
        try await reclaim.removeWaysIn(of: accountID, addedSince: account.createTime, in: transaction)
      }
      try await reclaim.callOff(of: accountID, in: transaction)
      // Before sessions are ended: a log-in with the old password either has its session by now, which is ended, or finds its hash gone.
      try await passwords.set(hash, of: accountID, at: context.now, in: transaction)
      _ = try await sessions.lockAll(of: accountID, asking: accountID, in: transaction)
      try await accounts.markVerified(accountID, email: code.email, in: transaction)
      try await ending.events.record(.passwordReset, of: accountID, at: context.now, in: transaction)
      try await mailer.tell(account, .passwordChanged, [.time: MailText.time(context.now)], at: context.now, in: transaction)
      try await ending.endAll(of: accountID, except: nil, because: .passwordReset, at: context.now, in: transaction)
    }
    return ResetPasswordResponse()
  }

  /// - Returns: Whether `oldHash` was still the account's, or with nil whether it had none.
  private func replace(_ oldHash: String?, by hash: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws
    -> Bool
  {
    guard let oldHash else { return try await passwords.insertFirst(hash, of: accountID, at: now, in: transaction) }
    return try await passwords.replace(oldHash, by: hash, of: accountID, at: now, in: transaction)
  }

  private func check(_ password: String, of account: StoredAccount?) throws {
    do throws(PasswordRules.Refusal) {
      try rules.check(password, own: [account?.username, account?.email].compactMap { $0 })
    } catch {
      throw RPCError.invalid([FieldViolation(error, field: "new_password")])
    }
  }
}
