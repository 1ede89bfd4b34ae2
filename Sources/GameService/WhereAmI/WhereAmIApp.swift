package import Events
package import GameCommon
package import ServiceDatabase

/// Where am I: the list of its features.
package enum WhereAmIApp {
  /// Its content that people may name in reports.
  package static func contents(_ base: FeatureEnvironment) -> [any ReportableContent] {
    [GameReport(database: base.database, time: base.time)]
  }

  /// Answers to other services about its players.
  package static func results(_ base: FeatureEnvironment) -> any ResultSource { GameResults(database: base.database) }

  /// Its features in the order in which a transaction that changes rows of several takes their locks: the game, then what takes its outcome, in the order
  /// of `takers`. Features common to all apps come behind them.
  /// - Throws: `SettingsError` when another service cannot be reached.
  package static func features(_ base: FeatureEnvironment, _ achievements: Achievements) throws -> [any DatabaseFeature] {
    features(try WhereAmIParts(base, takers: takers(base, achievements)))
  }

  /// The parts that take what games decide, in the order of their locks: statistics before all others, which read them; ratings; the days; badges; the
  /// boards last. `features` keeps the same order.
  static func takers(_ base: FeatureEnvironment, _ achievements: Achievements) -> [any GameOutcomeTaker] {
    let statistics = StatisticsStore(database: base.database)
    return [
      StatisticsTaker(store: statistics), Ratings(), DailyTaker(), BadgeTaker(achievements: achievements, statistics: statistics),
      LeaderboardTaker(),
    ]
  }

  static func features(_ parts: WhereAmIParts) -> [any DatabaseFeature] {
    [
      InvitationFeature(parts),
      RoomFeature(parts),
      RematchFeature(parts),
      MatchmakingFeature(parts),
      GeoGuessFeature(parts),
      StatisticsFeature(parts),
      RatingFeature(parts),
      DailyFeature(parts),
      GhostFeature(parts),
      ReplayFeature(parts),
      SignalFeature(parts),
      ReconnectFeature(parts),
    ]
  }
}
