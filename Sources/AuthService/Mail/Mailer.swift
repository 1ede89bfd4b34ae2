import CairnProto
import Cryptography
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Timekeeping

/// Leaves mails in the outbox: a mail is sent if and only if the transaction commits that was the reason for it, and never while somebody waits.
///
/// Mails that wait are encrypted, because they hold an address and perhaps a code, and are gone when they were sent.
struct Mailer: Sendable {
  /// As the relay knows it.
  static let destination = "mail"
  static let eventType = "auth.mail"
  /// A notice that could not be sent for so long is not sent any more. Mails with codes end with their codes.
  static let noticeLifetime: Duration = .seconds(3 * 86_400)

  private let key: SymmetricKey
  private let outbox: Outbox
  private let ids: any IDSource
  private let linkBase: String?

  /// - Parameter linkBase: Where links lead, with a slash at its end; nil for mails without links.
  init(masterKey: SymmetricKey, ids: any IDSource, linkBase: String?) {
    key = masterKey.derived(for: "cairn queued mail v1")
    outbox = Outbox(ids: ids)
    self.ids = ids
    self.linkBase = linkBase
  }

  /// Leaves a mail to be sent.
  ///
  /// - Parameters:
  ///   - recipient: A plain address.
  ///   - values: Texts that the template's placeholders stand for; a paragraph without its value is left out. Text of strangers has gone through
  ///     `MailText.harmless`.
  ///   - expireTime: From then on it is not sent; without it a notice's time.
  func enqueue(
    _ template: MailTemplate, to recipient: String, in language: MailLanguage, _ values: [MailPlaceholder: String],
    expireTime: Moment? = nil, at now: Moment, in transaction: Transaction
  ) async throws {
    let mail = QueuedMail(
      template: template.rawValue, recipient: recipient, language: language.rawValue,
      values: Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) }), createTime: now,
      expireTime: expireTime ?? now + Self.noticeLifetime)
    // A key of its own: mails do not wait for each other.
    let event = OutgoingEvent(Self.eventType, to: [Self.destination], orderedBy: ids.next(at: now).text, seal(mail))
    try await outbox.send([event], at: now, in: transaction)
  }

  /// Leaves a mail with a code and, where the house has a page for it, a link.
  func enqueue(
    _ template: MailTemplate, to recipient: String, in language: MailLanguage, _ secret: MailedSecret, for purpose: MailedCodeRules.Purpose,
    _ values: [MailPlaceholder: String], at now: Moment, in transaction: Transaction
  ) async throws {
    let lifetime = MailedCodeRules.lifetime(of: purpose)
    let minutes = lifetime.inMilliseconds / 60_000
    var all = values
    all[.code] = secret.shownCode
    all[.minutes] = String(minutes)
    all[.hours] = String(minutes / 60)
    all[.days] = String(minutes / 1_440)
    all[.link] = link(template, secret.token)
    try await enqueue(
      template, to: recipient, in: language, all.filter { template.placeholders.contains($0.key) }, expireTime: now + lifetime, at: now,
      in: transaction)
  }

  /// Where a mail leads; nil where the house has no page for it.
  func link(_ template: MailTemplate, _ token: String) -> String? {
    guard let linkBase, let path = template.linkPath else { return nil }
    // Behind the #: what stands there is not sent to servers, so it is in no log and no referrer.
    return "\(linkBase)\(path)#\(token)"
  }

  /// Tells the owner of an account; who has not confirmed an address might be somebody else and is told nothing.
  func tell(
    _ account: StoredAccount, _ template: MailTemplate, _ values: [MailPlaceholder: String], inLanguage language: MailLanguage? = nil,
    at now: Moment, in transaction: Transaction
  ) async throws {
    guard let email = account.email, account.isEmailVerified else { return }
    var all = values
    all[.name] = account.username
    try await enqueue(template, to: email, in: language ?? MailLanguage(locale: account.locale), all, at: now, in: transaction)
  }

  private func seal(_ mail: QueuedMail) -> SealedMail {
    SealedMail(sealedMail: key.seal(mail.encoded(), context: Array(Self.eventType.utf8)))
  }

  /// The mail in an event of the outbox; nil when it is none of this installation's.
  func open(_ payload: [UInt8]) -> QueuedMail? {
    guard let sealed = try? SealedMail(decoding: payload), let bytes = key.open(sealed.sealedMail, context: Array(Self.eventType.utf8))
    else { return nil }
    return try? QueuedMail(decoding: bytes)
  }
}
