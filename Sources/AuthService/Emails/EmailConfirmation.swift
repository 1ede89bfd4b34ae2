import FoundationEssentials
import Postgres
import RPC
import Timekeeping

/// Asks the reader of an address to confirm it, and does what the confirmation was for.
struct EmailConfirmation: Sendable {
  let accounts = AccountStore()
  let passwords = PasswordStore()
  let codes: MailedCodes
  let mailer: Mailer
  let reset: PasswordReset
  let reclaim = AccountReclaim()
  let ending: SessionEnding

  /// Mails a code: to the account's own address, or to the one it is to have.
  func ask(_ account: StoredAccount, for email: String, at now: Moment, in transaction: Transaction) async throws {
    let isOwn = account.email.map(EmailRules.normalized) == EmailRules.normalized(email)
    let secret = try await codes.issue(for: .confirmEmail, of: account.accountID, email: email, at: now, in: transaction).secret
    try await mailer.enqueue(
      isOwn ? .confirmEmail : .changeEmail, to: email, in: MailLanguage(locale: account.locale), secret, for: .confirmEmail,
      Self.name(of: account), at: now, in: transaction)
  }

  /// Does what a code was for, which is used up by that.
  /// - Returns: Whether the address is another now; nil when the code was used meanwhile.
  /// - Throws: `uniqueViolation` of the address.
  func confirm(_ code: StoredMailedCode, at now: Moment, in transaction: Transaction) async throws -> Bool? {
    guard try await codes.store.consume(code.codeID, in: transaction), let accountID = code.accountID else { return nil }
    if try await accounts.markVerified(accountID, email: code.email, in: transaction) {
      try await ending.events.record(.emailVerified, of: accountID, at: now, in: transaction)
      return false
    }
    guard let account = try await accounts.find(accountID, in: transaction) else { return nil }
    try await accounts.setEmail(code.email, of: accountID, in: transaction)
    // Codes that were mailed to the old address open the account no more.
    try await codes.store.delete(of: accountID, for: [.resetPassword], in: transaction)
    try await ending.events.record(.emailChanged, of: accountID, at: now, in: transaction)
    try await tellOldAddress(of: account, newEmail: code.email, at: now, in: transaction)
    return true
  }

  /// With a way back. An address that was never confirmed might be a stranger's: it is told nothing.
  private func tellOldAddress(of account: StoredAccount, newEmail: String, at now: Moment, in transaction: Transaction) async throws {
    guard let oldEmail = account.email, account.isEmailVerified else { return }
    let secret = try await codes.issue(for: .undoEmailChange, of: account.accountID, email: oldEmail, at: now, in: transaction).secret
    var values = Self.name(of: account)
    values[.email] = MailText.masked(newEmail)
    try await mailer.enqueue(
      .emailChanged, to: oldEmail, in: MailLanguage(locale: account.locale), secret, for: .undoEmailChange, values, at: now,
      in: transaction)
  }

  /// Gives the account its old address back, whatever it was changed to since, and gets everybody but its owner out: whoever changed the
  /// address knew the password, and may have added ways in of their own.
  ///
  /// The code came to the old address: who has taken that meanwhile without confirming it has shown nothing, and may be the thief, who
  /// would keep the owner out by it. So they lose it.
  /// - Returns: False when the code was used meanwhile.
  /// - Throws: `uniqueViolation` of the address when somebody has confirmed it meanwhile.
  func undo(_ code: StoredMailedCode, at now: Moment, in transaction: Transaction) async throws -> Bool {
    guard try await codes.store.consume(code.codeID, in: transaction), let accountID = code.accountID else { return false }
    // Before the account's row is locked, as log-ins do.
    try await reclaim.removeWaysIn(of: accountID, addedSince: code.createTime - AccountReclaim.reach, in: transaction)
    try await reclaim.callOff(of: accountID, in: transaction)
    try await passwords.remove(of: accountID, in: transaction)
    if let squatterID = try await accounts.releaseUnconfirmed(code.email, except: accountID, in: transaction) {
      try await codes.store.delete(of: squatterID, for: [.confirmEmail, .resetPassword], in: transaction)
      try await ending.events.record(.emailChanged, of: squatterID, at: now, in: transaction)
    }
    try await accounts.setEmail(code.email, of: accountID, in: transaction)
    try await codes.store.delete(of: accountID, for: [.confirmEmail], in: transaction)
    try await codes.store.deleteUndos(of: accountID, after: code.codeID, in: transaction)
    guard let account = try await accounts.find(accountID, in: transaction) else { return false }
    try await ending.events.record(.emailChangeUndone, of: accountID, at: now, in: transaction)
    try await reset.begin(of: account, at: code.email, now, in: transaction)
    try await ending.endAll(of: accountID, except: nil, because: .passwordReset, at: now, in: transaction)
    return true
  }

  private static func name(of account: StoredAccount) -> [MailPlaceholder: String] {
    account.username.map { [.name: $0] } ?? [:]
  }
}
