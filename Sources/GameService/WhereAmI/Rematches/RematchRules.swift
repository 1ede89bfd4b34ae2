import Timekeeping

/// Whether two who have played may play the same again. Pure.
enum RematchRules {
  /// How long after the game's end it may be offered: so long both look at its result.
  static let window = Duration.seconds(60)

  /// How long an offer waits for the other one.
  static let lifetime = Duration.seconds(30)

  /// Offers that are ended in one transaction for want of an answer.
  static let expiredMax = 200

  /// How often it is looked for those: their end is known to both sides from the beginning.
  static let expiryInterval = Duration.seconds(2)

  /// State of a game's rematch.
  enum Standing: Hashable, Sendable {
    /// Nobody has offered it.
    case unasked
    /// Somebody waits for the other one, until then.
    case offered(byCaller: Bool, expireTime: Moment)
    /// It has begun.
    case begun
    /// It was declined, taken back, or not answered.
    case closed
  }

  /// Meaning of a player's wish for a rematch.
  enum Answer: Hashable, Sendable {
    case offer
    /// It is offered already.
    case wait
    case begin
    /// It has begun already.
    case tell
    case refuse
  }

  static func answer(to standing: Standing, endTime: Moment, at now: Moment) -> Answer {
    switch standing {
    case .unasked: now < endTime + window ? .offer : .refuse
    case .offered(byCaller: true, let expireTime): now < expireTime ? .wait : .refuse
    case .offered(byCaller: false, let expireTime): now < expireTime ? .begin : .refuse
    case .begun: .tell
    case .closed: .refuse
    }
  }
}
