import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Mails people what has happened, when SocialService says that they have chosen so (requirements X-9, F-26). To confirmed addresses alone.
struct NewsMailInbox: Sendable {
  /// Type of the event that somebody is to be mailed.
  static let eventType = "notification.mail_requested"

  /// Things in one event.
  static let newsMax = 20

  let mailer: Mailer
  let sentences: NewsSentences
  let accounts = AccountStore()
  let directory = DirectoryStore()

  var handler: EventHandler {
    // An event about an account that is not there writes nothing.
    EventHandler(Self.eventType, from: ["social"], about: { _ in [] }) { (asked: NotificationMailRequested, _, transaction, now) in
      try await mail(asked, at: now, in: transaction)
    }
  }

  private func mail(_ asked: NotificationMailRequested, at now: Moment, in transaction: Transaction) async throws {
    guard let accountID = UUID(bytes: asked.account), (1...Self.newsMax).contains(asked.news.count), asked.moreCount >= 0,
      asked.news.allSatisfy({ $0.subject.isEmpty || UUID(bytes: $0.subject) != nil })
    else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whom, and what of") }
    let subjectIDs = Set(asked.news.compactMap { UUID(bytes: $0.subject) })
    let found = try await directory.find([accountID] + subjectIDs, orFolded: [], at: now, in: transaction)
    let names = Dictionary(found.map { ($0.accountID, $0.username) }) { first, _ in first }
    // A person who is leaving is told nothing, and nothing is told of them.
    guard names[accountID] != nil, let account = try await accounts.find(accountID, in: transaction) else { return }
    let language = MailLanguage(locale: asked.language.isEmpty ? account.locale : asked.language)
    let lines = asked.news.compactMap { news in
      sentences.sentence(
        news.realm, news.kind, in: language, person: UUID(bytes: news.subject).flatMap { names[$0] } ?? "",
        title: MailText.harmless(news.objectName))
    }
    if lines.isEmpty { return }
    var values: [MailPlaceholder: String] = [.news: lines.map { "– \($0)" }.joined(separator: "\n")]
    if asked.moreCount > 0 { values[.count] = String(asked.moreCount) }
    values[.link] = mailer.link(.news, asked.unsubscribeToken)
    try await mailer.tell(account, .news, values, inLanguage: language, at: now, in: transaction)
  }
}
