import FoundationEssentials
import Identity
import Timekeeping

/// How somebody has done on a board, and what decides who is before whom: the value, then the tie, then who has come there first.
struct LeaderboardEntry: Sendable, Hashable {
  var accountID: UUID
  var entryCount: Int64
  /// The higher is before; of a board whose lowest value is first the value with another sign.
  var rankValue: Double
  /// Among equal values the higher is before.
  var tie: Int64 = 0
  /// Since when the value is what it is.
  var reachTime: Moment

  /// The value in the board's unit.
  func shown(on board: BoardDefinition) -> BoardValue {
    BoardValue(rankValue * Double(board.order.rawValue), by: board.aggregation)
  }

  /// Whether nothing decides between two: they share a rank.
  func isEqualInRank(to other: LeaderboardEntry) -> Bool {
    rankValue == other.rankValue && tie == other.tie && reachTime == other.reachTime
  }

  /// Whether it comes first in a list: of two who share a rank the one with the smaller id.
  func isListed(before other: LeaderboardEntry) -> Bool {
    if rankValue != other.rankValue { return rankValue > other.rankValue }
    if tie != other.tie { return tie > other.tie }
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
