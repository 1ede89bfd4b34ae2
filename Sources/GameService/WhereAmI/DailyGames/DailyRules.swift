import Timekeeping

/// The game of the day: which day it is of, and what a player shows others after (requirements F-52, M-12). Pure.
enum DailyRules {
  /// What every player plays.
  static let mapID = "world"

  /// Whether a day's seed may be told.
  static func isOver(_ day: CalendarDay, at now: Moment) -> Bool { day < CalendarDay(of: now) }

  /// What a player sends to friends: the points, a square for each round, nothing of where the places are.
  /// - Parameters:
  ///   - scores: Of each round, in [0, 5000].
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
