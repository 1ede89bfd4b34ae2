import Timekeeping

/// How often a name may be changed, and for how long the old one is kept aside (requirements W-S28, X-2).
enum UsernameChangeRules {
  /// Between two changes: others have to find somebody again.
  static let interval: Duration = .seconds(30 * 86_400)
  /// So long nobody else can have a name that was given up, and pass for its former owner.
  static let keptAside: Duration = .seconds(30 * 86_400)
  /// So long nobody can have a name that moderators have removed, its former owner included: as long as what they decided is kept.
  static let keptFromOwner: Duration = .seconds(180 * 86_400)

  /// Facts of an account that decide about its next change.
  struct History: Hashable, Sendable {
    /// When the name was last changed; nil while it is the first.
    var changeTime: Moment?
    /// Whether the house made the name: then its owner may change it once at any time (requirement X-2).
    var isGenerated: Bool
  }

  enum Refusal: Error, Hashable {
    case changedLately(nextTime: Moment)
  }

  /// - Parameter canReturn: Whether the new name is the one before, kept aside for its former owner, who has not yet gone back.
  static func check(_ history: History, canReturn: Bool, at now: Moment) throws(Refusal) {
    guard let changeTime = history.changeTime, !history.isGenerated, !canReturn else { return }
    let nextTime = changeTime + interval
    if now < nextTime { throw .changedLately(nextTime: nextTime) }
  }
}
