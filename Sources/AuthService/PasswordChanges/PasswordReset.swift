import CairnProto
import Cryptography
import Events
import Identity
import Postgres
import Protobuf
import Timekeeping

/// Mails a code for a new password, if anybody has an account with the address.
///
/// The call that asks for it never looks: it leaves the address in the outbox, encrypted, and answers. So the answer and its time cannot
/// tell whether there is an account; what differs happens later and elsewhere.
struct PasswordReset: Sendable {
  static let destination = "password-reset"
  static let eventType = "auth.password_reset_requested"

  private let database: Database
  private let accounts = AccountStore()
  private let codes: MailedCodes
  private let mailer: Mailer
  private let events: SecurityEventLog
  private let outbox: Outbox
  private let ids: any IDSource
  private let key: SymmetricKey
  private let time: any TimeSource

  init(
    database: Database, masterKey: SymmetricKey, codes: MailedCodes, mailer: Mailer, events: SecurityEventLog, ids: any IDSource,
    time: any TimeSource
  ) {
    self.database = database
    self.codes = codes
    self.mailer = mailer
    self.events = events
    self.ids = ids
    self.time = time
    outbox = Outbox(ids: ids)
    key = masterKey.derived(for: "cairn reset request v1")
  }

  /// Leaves the request, whoever's address it is.
  func request(_ email: String, at now: Moment) async throws {
    let sealed = key.seal(Array(EmailRules.normalized(email).utf8), context: Array(Self.eventType.utf8))
    let event = OutgoingEvent(
      Self.eventType, to: [Self.destination], orderedBy: ids.next(at: now).text, SealedResetRequest(sealedEmail: sealed))
    try await database.transaction { try await outbox.send([event], at: now, in: $0) }
  }

  /// For the relay.
  var effect: LocalDestination {
    LocalDestination(Self.destination) { event in try await answer(event.payload, of: event.createTime) }
  }

  /// Makes and mails a code where there is an account. After a crash once more: then the newer code counts.
  /// - Parameter requestTime: An old request is dropped: whoever made it has asked again.
  func answer(_ payload: [UInt8], of requestTime: Moment) async throws {
    let now = time.now()
    guard let sealed = try? SealedResetRequest(decoding: payload),
      let bytes = key.open(sealed.sealedEmail, context: Array(Self.eventType.utf8)),
      now < requestTime + MailedCodeRules.lifetime(of: .resetPassword)
    else { return }
    try await database.transaction { transaction in
      let email = String(decoding: bytes, as: UTF8.self)
      guard let account = try await accounts.find(.email(normalized: email), in: transaction), let address = account.email else { return }
      try await begin(of: account, at: address, now, in: transaction)
    }
  }

  /// Mails a code to the owner of an account.
  func begin(of account: StoredAccount, at address: String, _ now: Moment, in transaction: Transaction) async throws {
    let secret = try await codes.issue(for: .resetPassword, of: account.accountID, email: address, at: now, in: transaction).secret
    try await events.record(.passwordResetRequested, of: account.accountID, at: now, in: transaction)
    try await mailer.enqueue(
      .resetPassword, to: address, in: MailLanguage(locale: account.locale), secret, for: .resetPassword,
      account.username.map { [.name: $0] } ?? [:], at: now, in: transaction)
  }
}
