import FoundationEssentials
import GameCommon
import Postgres
import Timekeeping

/// Measures for badges what players have done in a game, and how their statistics stand by now.
struct BadgeTaker: GameOutcomeTaker {
  let achievements: Achievements
  let statistics: StatisticsStore

  func take(_ outcome: GameOutcome, at now: Moment, in transaction: Transaction) async throws {
    let feats = outcome.game.hasKnownPlaces ? [] : GameFeats.feats(of: outcome.game.play, since: outcome.former.play)
    let counted = try await statistics.counted(outcome, in: transaction).keys.map { outcome.game.players[$0].accountID }
    if feats.isEmpty && counted.isEmpty { return }
    // Rows of statistics of just these players are held: StatisticsTaker has counted before.
    let latter = counted.isEmpty ? [:] : try await statistics.statistics(of: counted, in: transaction)
    for index in outcome.indices {
      let accountID = outcome.game.players[index].accountID
      for feat in feats where feat.player == index + 1 {
        try await achievements.count(feat.measure, of: accountID, at: now, in: transaction)
      }
      guard let statistics = latter[accountID] else { continue }
      for (measure, value) in Self.measures(of: statistics) where value > 0 {
        try await achievements.raise(measure, of: accountID, to: value, at: now, in: transaction)
      }
    }
  }

  /// Measures of statistics.
  static func measures(of statistics: Statistics) -> [(measure: AchievementRules.Measure, value: Int64)] {
    [(.winStreak, statistics.winStreakCount), (.dayStreak, statistics.dayStreakCount), (.quits, statistics.quitCount)]
  }
}
