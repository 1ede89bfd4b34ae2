import Timekeeping

/// Rules of ranking: who is ranked, over which entries, and which rank is whose (requirements X-7, W-51 … W-53, W-S13). Pure.
package enum LeaderboardRules {
  /// Time in which entries count. The raw value is what the database calls it.
  package enum Period: String, Sendable, Hashable, CaseIterable {
    case all
    case month
    case week

    /// How many days of UTC, today's included. Nil for all of them.
    var days: Int32? {
      switch self {
      case .all: nil
      case .month: 30
      case .week: 7
      }
    }
  }

  /// The ranks of a part of a list.
  /// - Parameters:
  ///   - entries: One after the other in the list.
  ///   - first: Where the first of them stands.
  static func ranks(of entries: [LeaderboardEntry], from first: LeaderboardPlace) -> [Int64] {
    var ranks: [Int64] = []
    for (index, entry) in entries.enumerated() {
      if index == 0 {
        ranks.append(first.rank)
      } else if entry.isEqualInRank(to: entries[index - 1]) {
        ranks.append(ranks[index - 1])
      } else {
        ranks.append(first.number + Int64(index))
      }
    }
    return ranks
  }

  /// Entries that are missing before a player is ranked; 0 for one who is.
  static func entriesMissing(_ entryCount: Int64, of entryCountMin: Int64) -> Int64 { max(0, entryCountMin - entryCount) }
}
