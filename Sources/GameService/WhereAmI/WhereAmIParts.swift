import CairnServices
import GameCommon
import RPC
import ServiceDatabase

/// Parts that the features of Where am I share. A process and tests build it alike, from other values.
struct WhereAmIParts {
  let base: FeatureEnvironment
  let config: WhereAmIConfig
  let people: PeopleLookupServiceClient
  let shown: ShownPeople
  let draws: LocationDraws
  let moderators: ModeratorGate
  let store: GeoGuessStore
  let statistics: StatisticsStore
  let timeZones: TimeZones
  let watchers = GameWatchers()
  let play: GamePlay
  let games: SharedGames

  /// - Throws: `SettingsError` when another service cannot be reached.
  init(_ base: FeatureEnvironment, _ achievements: Achievements) throws {
    self.init(
      base, achievements, social: try base.channel(to: "social"), geo: try base.channel(to: "geo"), auth: try base.channel(to: "auth"))
  }

  init(_ base: FeatureEnvironment, _ achievements: Achievements, social: any RPCChannel, geo: any RPCChannel, auth: any RPCChannel) {
    self.base = base
    config = WhereAmIConfig(base.settings)
    people = PeopleLookupServiceClient(social)
    shown = ShownPeople(people)
    draws = LocationDraws(service: LocationServiceClient(geo))
    moderators = ModeratorGate(moderation: ModeratorServiceClient(auth))
    store = GeoGuessStore(database: base.database)
    statistics = StatisticsStore(database: base.database)
    timeZones = TimeZones(store: store, preferred: PreferredTimeZones(people))
    play = GamePlay(store: store, watchers: watchers, outbox: base.outbox, takers: Self.takers(achievements, statistics))
    games = SharedGames(
      database: base.database, blocks: BlockLookupServiceClient(social), draws: draws, play: play, ids: base.ids,
      timing: config.timingOnline)
  }

  /// Those who take what games decide, in the order of their locks: statistics before all others, which read them; ratings; the days; badges; the
  /// boards last. `WhereAmIApp.features` keeps the same order.
  static func takers(_ achievements: Achievements, _ statistics: StatisticsStore) -> [any GameOutcomeTaker] {
    [
      StatisticsTaker(store: statistics), Ratings(), DailyTaker(), BadgeTaker(achievements: achievements, statistics: statistics),
      LeaderboardTaker(),
    ]
  }
}
