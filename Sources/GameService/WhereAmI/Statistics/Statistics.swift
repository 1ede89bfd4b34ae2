import Timekeeping

/// How a player has done, over all finished games.
struct Statistics: Hashable, Sendable {
  var singleGameCount: Int64 = 0
  var multiplayerGameCount: Int64 = 0
  var scoreSum: Int64 = 0
  /// Best score of a finished game, in [0, 25000].
  var scoreMax: Int64 = 0
  /// Games that were won because all others had left, and that the winner has not played to their end: they have no score.
  var unfinishedWinCount: Int64 = 0
  var winCount: Int64 = 0
  var winStreakCount: Int64 = 0
  /// Games that were begun and not brought to the end.
  var quitCount: Int64 = 0
  /// The latest day with a finished game.
  var lastPlayDay: CalendarDay?
  /// Consecutive days with a finished game, up to `lastPlayDay`.
  var dayStreakCount: Int64 = 0

  /// A game that counts as a win counts as a game.
  var gameCount: Int64 { finishedGameCount + unfinishedWinCount }

  /// Games with a score.
  var finishedGameCount: Int64 { singleGameCount + multiplayerGameCount }

  /// Nil before the first finished game.
  var scoreAverage: Double? { finishedGameCount == 0 ? nil : Double(scoreSum) / Double(finishedGameCount) }
}
