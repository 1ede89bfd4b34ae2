/// How a rating changes by a game against a stranger (requirements 1.7, W-S8, F-50): the system of Elo, "The Rating of Chessplayers" (1978), §1.4.
/// Pure.
enum RatingRules {
  /// Before the first game.
  static let start = 500

  /// Nobody falls below: there is always somebody to play against.
  static let floor = 100

  /// A player who is so much stronger wins ten times as often as not.
  static let scale = 340.0

  /// Games in which a rating is still looked for, and moves faster.
  static let newGamesMax: Int64 = 10

  /// From here on a rating moves slower.
  static let strongMin = 2_000

  /// So far back is given back what was lost to a cheat: a rating is made anew in that time.
  static let refundWindow = Duration.seconds(30 * 86_400)

  /// Losses of one player to one cheat that are given back: chance brings two strangers together that often, and a player who arranges more loses them.
  static let refundsPerPair = 3

  /// Losses among those to a cheat whose account was younger than `newcomerAge` when the game ended: an account that was made to be lost to.
  static let refundsPerNewcomer = 2

  /// Losses of one player that are given back within `refundWindow`, whoever has taken them: as many as two cheats take. A player who has met more cheats
  /// than that has made them.
  static let refundsPerLoser = 6

  /// How long an account is a newcomer.
  static let newcomerAge = Duration.seconds(2 * 86_400)

  /// How long changes are kept: as long as what has happened in their games (`ReplayRules.retention`), three times what is looked back for refunds and for what
  /// looks like cheating. The rating itself stays.
  static let retention = Duration.seconds(90 * 86_400)

  /// How often it is looked for older ones: what has grown too old within an hour is little.
  static let forgetInterval = Duration.seconds(3_600)

  /// Changes forgotten in one transaction: some milliseconds of locks.
  static let forgottenMax = 1_000

  /// How much of a loss is given back.
  /// - Parameters:
  ///   - points: How much was lost. Above 0.
  ///   - number: Which loss of the same player to the same cheat it was, from 1.
  static func refund(of points: Int, number: Int) -> Int { number < refundsPerPair ? points : points / 2 }

  /// A rating, and how many games it rests on.
  struct Rating: Sendable, Hashable {
    var value = RatingRules.start
    var gameCount: Int64 = 0
  }

  /// How a game ended for one of two.
  enum Outcome: String, Sendable, Hashable, CaseIterable {
    case win
    case loss
    case draw

    /// For the other one.
    var opposite: Outcome {
      switch self {
      case .win: .loss
      case .loss: .win
      case .draw: .draw
      }
    }

    fileprivate var points: Double {
      switch self {
      case .win: 1
      case .loss: 0
      case .draw: 0.5
      }
    }
  }

  /// The rating after a game.
  /// - Parameter other: The opponent's before it.
  static func after(_ outcome: Outcome, _ own: Rating, against other: Rating) -> Rating {
    let step = (factor(own) * (outcome.points - expected(own.value, against: other.value))).rounded()
    return Rating(value: max(floor, own.value + Int(step)), gameCount: own.gameCount + 1)
  }

  /// The share of the points that somebody is expected to win, in (0, 1).
  static func expected(_ own: Int, against other: Int) -> Double {
    // 10 to the power of a number that is not positive: the same to the last bit everywhere, as scores are.
    let odds = ScoringRules.exponential(-Double(abs(other - own)) / scale * tenLogarithm)
    return (own < other ? odds : 1) / (1 + odds)
  }

  /// The natural logarithm of 10.
  private static let tenLogarithm = 2.302585092994046

  /// Points between the best and the worst a game can do.
  private static func factor(_ rating: Rating) -> Double {
    if rating.gameCount < newGamesMax { return 40 }
    return rating.value >= strongMin ? 10 : 20
  }
}
