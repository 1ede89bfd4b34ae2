package import Timekeeping

/// Statistics and badges that a player brings along from another server: a balance to begin with. Games of before are no part of it.
package struct PlayerBalance: Sendable, Hashable {
  package var singleGameCount: Int64 = 0
  package var multiplayerGameCount: Int64 = 0
  /// Points of all these games.
  package var scoreSum: Int64 = 0
  /// Best score of a game, in [0, 25000].
  package var scoreMax: Int64 = 0
  package var winCount: Int64 = 0
  package var winStreakCount: Int64 = 0
  package var quitCount: Int64 = 0
  package var dayStreakCount: Int64 = 0
  /// Last day of that streak; nil when it is not known, and then the streak does not go on.
  package var lastPlayDay: CalendarDay?
  /// Names of badges, as `BadgeCatalogue` has them. Others are ignored.
  package var badges: Set<String> = []

  package init() {}

  /// Whether it says nothing.
  package var isEmpty: Bool { self == PlayerBalance() }
}
