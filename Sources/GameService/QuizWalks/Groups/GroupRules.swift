import Timekeeping

/// Groups and classes: who comes in, who is told how far whom, who is first (requirements, Q-S4). Pure.
enum GroupRules {
  /// People in a group: each answer is told to all of them.
  static let membersMax = 20
  /// Pupils of a class: two school classes on an excursion.
  static let pupilsMax = 60
  /// Groups of one maker that go on: a teacher's day has no more lessons.
  static let openMax = 10
  /// Scalars of a name.
  static let nameMax = 40
  /// How long a group lasts: a day's excursion, as a run in which nothing is done.
  static let lifetime = Duration.seconds(24 * 60 * 60)
  /// How long is known who was in a group, and by which name (requirement Q-31).
  static let retention = Duration.seconds(90 * 24 * 60 * 60)
  /// People who wait for a group and are told of another code by one event.
  static let toldMax = 50
  /// Groups ended in a row because their time is over.
  static let expiredMax = 20
  /// How often it is looked for those.
  static let expiryInterval = Duration.seconds(60)
  /// Groups forgotten in one transaction.
  static let sweptMax = 100
  /// How often it is looked for groups that are to be forgotten.
  static let sweepInterval = Duration.seconds(60 * 60)

  /// How much one is told of another's run.
  enum Sight: Hashable, Sendable {
    case nothing
    /// How many questions are answered.
    case counts
    /// Points as well.
    case points
  }

  /// One who looks at others in a group.
  struct Viewer: Hashable, Sendable {
    let number: Int
    /// Whether the own run has ended: others' points tell nothing any more that could be of use in it.
    let hasEnded: Bool
  }

  /// How much a viewer is told of the run of a member.
  static func sight(of number: Int, to viewer: Viewer, inClass isClass: Bool, hasEnded: Bool) -> Sight {
    if hasEnded || number == viewer.number { return .points }
    if isClass { return viewer.number == 0 ? .points : .nothing }
    return viewer.hasEnded ? .points : .counts
  }

  /// Places of those whose run has ended, from 1; equal runs have one place.
  static func ranks(_ members: [StoredMember]) -> [Int: Int] {
    let ended = members.compactMap { member in member.progress.flatMap { $0.hasEnded ? (member.number, order($0)) : nil } }
    return Dictionary(
      ended.map { number, own in (number, 1 + ended.count { own < $0.1 }) }, uniquingKeysWith: { first, _ in first })
  }

  /// The higher comes first.
  private static func order(_ progress: StoredMember.Progress) -> (Int, Int64) {
    (progress.points, CountedRun.tie(off: progress.tieOff, duration: progress.duration))
  }

  /// Whether one may take others along on a walk.
  static func mayTakeOthers(on visibility: StoredWalk.Visibility, _ viewer: WalkRules.Viewer) -> Bool {
    viewer.isMaker || viewer.isEditor || visibility == .link || visibility == .all
  }

  /// Whether a name has to be written.
  static func needsName(inClass isClass: Bool, isGuest: Bool) -> Bool { isClass || isGuest }

  static func isFull(_ presentCount: Int, isClass: Bool) -> Bool { presentCount >= (isClass ? pupilsMax : membersMax) }
}
