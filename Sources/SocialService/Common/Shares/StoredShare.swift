import FoundationEssentials
import Texts
import Timekeeping

/// Target of a link, as it is kept.
enum ShareTarget: Sendable, Hashable {
  /// Content of an app, as the app has said it to everybody.
  case content(SharedPage, showsName: Bool)
  /// The profile, as everybody in an app sees it.
  case profile(StoredRealm)
}

/// Page that an app has for content of somebody. Kept: the app is not asked each time the page is read.
struct SharedPage: Sendable, Hashable {
  var content: StoredContent
  var title: String
  var lines: [String]
  /// Words that lead into the app.
  var call: String
  /// Path in the app, behind its base.
  var appPath: String
}

/// A link that shows something of its owner to whoever has it.
struct StoredShare: Sendable, Hashable {
  var linkID: UUID
  var accountID: UUID
  var target: ShareTarget
  var language: PageLanguage
  var createTime: Moment
  var expireTime: Moment
  /// Nil while its owner has not taken it back.
  var revokeTime: Moment?

  func isOver(at now: Moment) -> Bool { revokeTime != nil || expireTime <= now }

  /// Whether its owner has agreed to be named.
  var showsName: Bool {
    switch target {
    case .content(_, let showsName): showsName
    case .profile: true
    }
  }
}
