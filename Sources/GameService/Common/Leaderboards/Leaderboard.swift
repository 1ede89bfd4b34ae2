import FoundationEssentials
import Identity
import Timekeeping

/// Map and period that are ranked.
struct LeaderboardBoard: Sendable, Hashable {
  /// Empty for all maps together.
  var mapID: String
  var period: LeaderboardRules.Period
}

/// How somebody has done, and what decides who is before whom: the higher average, then more games, then who has come there first.
struct LeaderboardEntry: Sendable, Hashable {
  var accountID: UUID
  var gameCount: Int64
  /// In [0, 25000].
  var scoreAverage: Double
  /// Since when the average is what it is.
  var reachTime: Moment

  /// Whether nothing decides between two: they share a rank.
  func isEqualInRank(to other: LeaderboardEntry) -> Bool {
    scoreAverage == other.scoreAverage && gameCount == other.gameCount && reachTime == other.reachTime
  }

  /// Whether it comes first in a list: of two who share a rank the one with the smaller id.
  func isListed(before other: LeaderboardEntry) -> Bool {
    if scoreAverage != other.scoreAverage { return scoreAverage > other.scoreAverage }
    if gameCount != other.gameCount { return gameCount > other.gameCount }
    if reachTime != other.reachTime { return reachTime < other.reachTime }
    return accountID.text < other.accountID.text
  }
}

/// Where somebody stands in a list.
struct LeaderboardPlace: Sendable, Hashable {
  /// From 1; those who share a rank have the same, and the next one counts them all: 1, 1, 3.
  var rank: Int64
  /// From 1, in the order of the list: no two are the same.
  var number: Int64
}
