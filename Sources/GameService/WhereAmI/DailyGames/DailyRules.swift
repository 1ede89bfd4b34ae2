import Timekeeping

/// The game of the day: which day it is of, and what a player shows others after (requirements F-52, M-12). Pure.
enum DailyRules {
  /// Map that every player plays.
  static let mapID = "world"

  /// Places of a day: one for each round, then one that stands in for each where its panorama cannot be shown. All are promised, so that nobody
  /// gets places by reports that others do not get by the same reports.
  static let placeCount = 2 * GeoGuessRules.roundCount

  /// Which of a day's places stands in for that of a round, from 1.
  static func spareIndex(ofRound round: Int) -> Int { GeoGuessRules.roundCount + round - 1 }

  /// Whether a day is over: then its games have ended.
  static func isOver(_ day: CalendarDay, at now: Moment) -> Bool { now >= day.next.start }

  /// Whether a day's seed and places may be told to somebody.
  /// - Parameter own: The game that the one who asks has played that day; nil without one. A timer that is late must not let anybody
  ///   read the solutions of a game that still takes answers.
  static func isTold(_ day: CalendarDay, own: PhaseMachine?, at now: Moment) -> Bool {
    isOver(day, at: now) && own?.hasEnded ?? true
  }

  /// Text that a player sends to friends: the points, a square for each round, nothing of where the places are.
  /// - Parameters:
  ///   - scores: Points of each round, in [0, 5000].
  ///   - streakCount: Days in a row.
  static func shareText(day: CalendarDay, scores: [Int], streakCount: Int64) -> String {
    let sum = grouped(scores.reduce(0, +)), most = grouped(scores.count * ScoringRules.roundScoreMax)
    let streak = streakCount > 1 ? "\n\(streakCount) days in a row" : ""
    return "Where am I, \(day.text)\n\(ScoringRules.squares(scores)) \(sum)/\(most)\(streak)"
  }

  /// With a comma before the thousands.
  private static func grouped(_ number: Int) -> String {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1_000)
    let digits = String(rest)
    return thousands == 0 ? digits : "\(thousands),\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
