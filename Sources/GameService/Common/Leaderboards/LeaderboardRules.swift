import Timekeeping

/// Rules of ranking: who is ranked, over which games, and which rank is whose (requirements W-51 … W-53, W-S13). Pure.
enum LeaderboardRules {
  /// Finished games before a player is ranked, so that one lucky game does not lead. The database marks who is ranked by it as well.
  static let gamesMin: Int64 = 5

  /// The games that an average is over. The raw value is what the database calls it.
  enum Period: String, Sendable, Hashable, CaseIterable {
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

    /// The longest there is: what was scored before it is kept in sums only.
    static let daysMax: Int32 = 30
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

  /// Games that are missing before a player is ranked; 0 for one who is.
  static func gamesMissing(_ gameCount: Int64) -> Int64 { max(0, gamesMin - gameCount) }
}
