import FoundationEssentials
import Postgres
import Timekeeping

/// Target of a link, as it is kept.
enum ShareTarget: Sendable, Hashable {
  case game(SharedOutcome, showsName: Bool)
  /// The profile, as everybody in an app sees it.
  case profile(StoredRealm)
}

/// How a game went. Nothing of where it was played, or with whom.
struct SharedOutcome: Sendable, Hashable {
  var gameID: UUID
  var score: Int32
  var scoreMax: Int32
  /// A square for each round.
  var squares: String
}

/// A link that shows something of its owner to whoever has it.
struct StoredShare: Sendable, Hashable {
  var linkID: UUID
  var accountID: UUID
  var target: ShareTarget
  var language: ShareLanguage
  var createTime: Moment
  var expireTime: Moment
  /// Nil while its owner has not taken it back.
  var revokeTime: Moment?

  func isOver(at now: Moment) -> Bool { revokeTime != nil || expireTime <= now }

  /// Whether its owner has agreed to be named.
  var showsName: Bool {
    switch target {
    case .game(_, let showsName): showsName
    case .profile: true
    }
  }
}

/// Languages in which pages are written: the languages of Cairn's mails.
enum ShareLanguage: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case swedish = "sv"

  /// - Parameter tag: A tag of BCP 47; a language that Cairn does not know is told in English.
  init(tag: String) {
    self = ShareLanguage(rawValue: tag.prefix { $0 != "-" }.lowercased()) ?? .english
  }
}
