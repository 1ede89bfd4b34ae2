import Timekeeping

/// Notifications that are told by mail, and the times of the mails (requirements X-9, C-S11, F-26). Pure.
enum MailNoticeRules {
  /// So long somebody may take to see it on a device, which spares them the mail; and what comes meanwhile comes in the same one, so that nobody
  /// is mailed more often.
  static let grace = Duration.seconds(600)

  /// How often due notices are looked for: a fraction of the grace.
  static let interval = Duration.seconds(30)

  /// How long after a failure, or where this version does not know what is to be told, it is looked again: others are not to wait behind it.
  static let pause = Duration.seconds(600)

  /// So long AuthService may take to say who is told of: the notices of one person are locked meanwhile.
  static let patience = Duration.seconds(2)

  /// People who are mailed in one round.
  static let accountsMax = 500

  /// Notices that one mail tells; for the rest it says their number.
  static let newsMax = 20

  /// Notices that wait for one person. Notifications beyond that are in the list alone. Half of the notices are never held: a notice that waits for a
  /// time of day keeps out none that is told at once.
  static let waitingMax = 2 * heldMax

  /// Notices among these that wait for a time of day: as many as a person who is told much gets in a day. The oldest make room for later ones.
  static let heldMax = 100

  /// Facts that decide about a notice.
  struct Situation: Sendable, Hashable {
    var delivery: DeliveryRules.Delivery
    var schedule: DeliveryRules.Schedule
    /// Minute of the day, by the clock on the person's wall.
    var wallMinute: Int
    var dueTime: Moment
    var expireTime: Moment
    var hasWaited: Bool
    /// The person has read it, or a device has acknowledged it on its stream.
    var isSeen: Bool
    /// Its subject is leaving.
    var isGone = false
  }

  /// Decision about a notice now.
  enum Decision: Sendable, Hashable {
    case tell
    /// Told when something else is; otherwise it is left until it is due.
    case tellAlong
    case leave
    /// To look again after so many minutes on the wall.
    case wait(minutes: Int)
    case drop(Reason)
  }

  /// Reason why a notice is not told.
  enum Reason: String, Sendable, Hashable, CaseIterable {
    case seen, unwanted, expired
    /// Its subject is leaving.
    case gone
    /// Later ones wait for the same time of day.
    case crowded
  }

  static func decide(_ situation: Situation, at now: Moment) -> Decision {
    if situation.isSeen { return .drop(.seen) }
    if now >= situation.expireTime { return .drop(.expired) }
    let isDue = now >= situation.dueTime
    if situation.delivery == .daily, !isDue { return .leave }
    switch DeliveryRules.turn(
      situation.delivery, situation.schedule, atMinute: situation.wallMinute, isUrgent: false, hasWaited: situation.hasWaited)
    {
    case .send:
      if situation.isGone { return isDue ? .drop(.gone) : .leave }
      return isDue ? .tell : .tellAlong
    case .drop: return .drop(.unwanted)
    case .wait(let minutes): return isDue ? .wait(minutes: minutes) : .leave
    }
  }
}
