import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Asks guardians, by mail.
struct GuardianRequests: Sendable {
  let store = GuardianStore()
  let codes: GuardianCodes
  let ids: any IDSource
  let events: SecurityEventLog
  let mailer: Mailer
  let budget: MailBudget

  /// Counts a mail to a guardian, whose mailbox is a stranger's.
  /// - Parameter client: Where the client that asks connects from; nil when it is not known.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admit(_ email: String?, from client: String?, at now: Moment, in database: Database) async throws {
    if let email { try await budget.admitMail(to: email, from: client, at: now, in: database) }
  }

  /// Asks a guardian in place of whom was asked before. The account is locked, or was made in this transaction.
  /// - Parameter email: Nil when nobody is to be asked.
  func ask(_ email: String?, locale: String?, for account: StoredAccount, at now: Moment, in transaction: Transaction) async throws {
    guard let email else { return }
    let asks = try await store.askTimes(of: account.accountID, limit: GuardianRules.asksMax, in: transaction)
    if let wait = GuardianRules.wait(after: asks, at: now) { throw GuardianRefusal.tooOften(wait) }
    try await store.replaceAsked(of: account.accountID, at: now, in: transaction)
    let (code, hash) = codes.new()
    let consent = GuardianConsent(
      consentID: ids.next(at: now), accountID: account.accountID, guardianEmail: email, askTime: now, state: .asked)
    try await store.insert(consent, codeHash: hash, in: transaction)
    try await events.record(.guardianAsked, of: account.accountID, at: now, in: transaction)
    let days = GuardianRules.answerLifetime.inMilliseconds / 86_400_000
    // An account that has no name yet is known by its address.
    let name = account.username ?? account.email.map(MailText.masked) ?? "-"
    var values: [MailPlaceholder: String] = [.name: name, .code: code, .days: String(days)]
    values[.link] = mailer.link(.guardianAsked, code)
    try await mailer.enqueue(
      .guardianAsked, to: email, in: MailLanguage(locale: locale ?? account.locale), values, expireTime: now + GuardianRules.answerLifetime,
      at: now, in: transaction)
  }
}
