import Texts
import Timekeeping

/// Rules of share links: who may show what to people without an account, how often and how long, and what they see (requirements F-27, F-12, F-17). Pure.
enum ShareRules {
  /// Links of one account that are not over: more than anybody keeps in mind.
  static let openMax = 100
  /// Links that one account makes within a day. Each is a page for the whole world, and an advertiser's would be many.
  static let madeMax = 30
  /// The same on an account's first day: it grows to `madeMax` within a week (F-23).
  static let madeFirst = 5
  /// Time over which `madeMax` is counted.
  static let madeWindow = Duration.seconds(86_400)
  /// Days a link lasts: as long as a message is looked at again.
  static let lifetimeDaysDefault = 30
  /// Days a link lasts at most: a link that its owner has forgotten ends by itself.
  static let lifetimeDaysMax = 365
  /// So long after its end a page says that it is over, and not that there never was one.
  static let retention = Duration.seconds(30 * 86_400)
  /// Unicode scalars of what a preview tells: messengers cut it there anyway.
  static let previewLengthMax = 200

  /// Faults of a link that was asked for.
  enum Refusal: Error, Hashable {
    /// A minor would be named.
    case notAllowed
    /// With how many there may be.
    case tooMany(max: Int)
    case lifetime
    case language
  }

  /// How many an account has made.
  struct Usage: Sendable, Hashable {
    /// Within a day, whatever has become of them.
    var madeCount: Int64
    /// Links that are not over.
    var openCount: Int64
  }

  /// - Parameter makingTime: When the account was made, as far as its id says.
  static func checkLimits(_ usage: Usage, since makingTime: Moment?, at now: Moment) throws(Refusal) {
    let max = NewcomerRules.allowance(first: madeFirst, full: madeMax, since: makingTime, at: now)
    if usage.madeCount >= max { throw .tooMany(max: max) }
    if usage.openCount >= openMax { throw .tooMany(max: openMax) }
  }

  /// A minor is named to nobody but friends, whatever the minor says: a page is for everybody.
  static func checkName(_ target: ShareTarget, isMinor: Bool) throws(Refusal) {
    switch target {
    case .content(_, showsName: false): return
    case .content, .profile: if isMinor { throw .notAllowed }
    }
  }

  /// - Parameter days: 0 for as long as most.
  static func lifetime(days: Int32) throws(Refusal) -> Duration {
    guard 0...lifetimeDaysMax ~= Int(days) else { throw .lifetime }
    return .seconds(Int64(days == 0 ? Int32(lifetimeDaysDefault) : days) * 86_400)
  }

  /// - Parameter tag: Empty for English.
  static func language(_ tag: String) throws(Refusal) -> PageLanguage {
    if tag.isEmpty { return .english }
    if !LanguageTag.isTag(tag) { throw .language }
    return PageLanguage(tag: tag)
  }

  // MARK: Content that is seen

  /// Content that a page shows.
  enum Shown: Sendable, Hashable {
    /// - Parameter name: Nil where it is not to be said.
    case content(SharedPage, name: String?)
    case profile(ProfileRules.Shown, name: String, picture: StoredPicture?)
    /// Nothing, any more or for now.
    case over
  }

  /// Content that a link shows now.
  /// - Parameters:
  ///   - owner: Nil for somebody who has left, or is leaving.
  ///   - profile: The owner's; looked at for a link to it only.
  static func shown(_ share: StoredShare, of owner: KnownPerson?, _ profile: StoredProfile?, at now: Moment) -> Shown {
    guard let owner, !share.isOver(at: now), !owner.isSuspended else { return .over }
    switch share.target {
    case .content(let page, let showsName): return .content(page, name: showsName && !owner.isMinor ? owner.username : nil)
    case .profile(let realm):
      // An owner who has become known as a minor since is shown to friends alone.
      guard !owner.isMinor, let profile else { return .over }
      // A page's reader is a stranger at best: sees what everybody sees, and nothing more.
      let picture = profile.picture.flatMap { ProfileRules.isShown($0, to: .other, isMinor: false) ? $0 : nil }
      return .profile(
        ProfileRules.shown(profile, in: realm, to: .other, isMinor: false), name: owner.username, picture: picture)
    }
  }
}
