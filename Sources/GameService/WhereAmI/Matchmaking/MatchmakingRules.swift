import Timekeeping

/// Rules of who is brought together with whom (requirements W-S8, W-S25). Pure.
enum MatchmakingRules {
  /// How long somebody waits before it is given up, unless the operator has set another time.
  static let queueTimeout = Duration.seconds(120)

  /// How long two who have just played do not meet again while there are others.
  static let restBetween = Duration.seconds(60)

  /// From which wait on which difference of ratings is allowed; after the last anybody will do.
  static let windows: [(wait: Duration, difference: Int)] = [
    (.zero, 50), (.seconds(5), 100), (.seconds(15), 150), (.seconds(30), 200), (.seconds(45), 250), (.seconds(60), 300),
    (.seconds(75), 350), (.seconds(90), 400), (.seconds(105), .max),
  ]

  /// The difference of ratings that somebody puts up with.
  static func window(after wait: Duration) -> Int {
    windows.last { $0.wait <= wait }?.difference ?? windows[0].difference
  }

  /// Players with whom one of those who wait may be brought together, the one who has waited longest first. A player who has just been the opponent comes after
  /// all others. The one of two who has waited longer decides how different their ratings may be.
  /// - Parameter waiting: In the order of their waits, the one who asks among them or not.
  static func partners(for one: QueueTicket, among waiting: [QueueTicket], at now: Moment) -> [QueueTicket] {
    let possible = waiting.filter { other in
      guard other.accountID != one.accountID, other.mapID == one.mapID else { return false }
      let wait = max(now - one.joinTime, now - other.joinTime)
      return abs(one.rating - other.rating) <= window(after: wait)
    }
    let isResting = { (other: QueueTicket) in one.isResting(from: other, at: now) || other.isResting(from: one, at: now) }
    return possible.filter { !isResting($0) } + possible.filter(isResting)
  }
}
