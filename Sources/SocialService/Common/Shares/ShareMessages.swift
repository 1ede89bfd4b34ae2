import CairnProto
import FoundationEssentials
import Identity
import RPC
import Texts

extension ShareLink {
  init(_ share: StoredShare, path: String) {
    let target: OneOfTarget
    switch share.target {
    case .content(let shown, let showsName): target = .content(SharedContent(content: shown.content.ref, showsName: showsName))
    case .profile(let realm): target = .profile(SharedProfile(realm: Realm(realm)))
    }
    self.init(
      linkID: share.linkID.text, path: path, target: target, createTime: share.createTime, expireTime: share.expireTime,
      language: share.language.rawValue)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: ShareRules.Refusal) {
    switch refusal {
    case .notAllowed: self.init(.failedPrecondition, reason: .sharingNotAllowed, message: "a minor is named to friends alone")
    case .tooMany(let max): self.init(.resourceExhausted, reason: .shareLimitReached, metadata: ["max": String(max)])
    case .lifetime: self = .invalid("lifetime_days", .outOfRange, "from 1 to \(ShareRules.lifetimeDaysMax), or 0")
    case .language: self = .invalid("language", .malformed, "a tag of BCP 47")
    }
  }

  /// No link, or somebody else's.
  static let shareLinkNotFound = RPCError(.notFound, reason: .shareLinkNotFound)

  /// No content, somebody else's, or of a kind that links do not show.
  static let contentNotShown = RPCError(.notFound, reason: .contentNotFound, message: "none that the caller may show")
}

extension SharedPage {
  init(_ content: StoredContent, _ page: ContentPage) {
    self.init(content: content, title: page.title, lines: page.lines, call: page.call, appPath: page.appPath)
  }
}
