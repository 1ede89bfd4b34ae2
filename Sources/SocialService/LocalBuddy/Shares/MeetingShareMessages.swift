import CairnProto
import FoundationEssentials
import Identity
import LocalBuddyProto
import RPC
import SocialCommon
import Texts
import Timekeeping

extension MeetingShare {
  init(_ share: StoredMeetingShare, path: String, at now: Moment) {
    self.init(
      shareID: share.shareID.text, path: path, state: MeetingShareState(MeetingShareRules.state(of: share, at: now)),
      createTime: share.createTime, expireTime: share.expireTime, endTime: share.endTime)
  }
}

extension MeetingShareState {
  init(_ state: MeetingShareRules.State) {
    switch state {
    case .open: self = .open
    case .home: self = .home
    case .revoked: self = .revoked
    case .expired: self = .expired
    }
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: MeetingShareRules.Refusal) {
    switch refusal {
    case .notFixed(let state): self.init(.failedPrecondition, reason: .meetingNotFixed, metadata: ["state": state.rawValue])
    case .over: self.init(.failedPrecondition, reason: .meetingOver)
    case .tooMany:
      self.init(.resourceExhausted, reason: .shareLimitReached, metadata: ["max": String(MeetingShareRules.linksMax)])
    case .language: self = .invalid("language", .malformed, "a tag of BCP 47")
    }
  }

  /// No link, or somebody else's.
  static let meetingShareNotFound = RPCError(.notFound, reason: .meetingShareNotFound)
}

extension MeetingShareRules {
  /// - Parameter tag: Empty for English.
  static func language(_ tag: String) throws(Refusal) -> PageLanguage {
    if tag.isEmpty { return .english }
    guard LanguageTag.isTag(tag) else { throw .language }
    return PageLanguage(tag: tag)
  }
}
