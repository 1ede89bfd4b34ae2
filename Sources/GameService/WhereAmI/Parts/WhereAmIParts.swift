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
  let timeZones: TimeZones
  let watchers = GameWatchers()
  let play: GamePlay
  let games: SharedGames

  /// - Parameter takers: The list of those who take what games decide, in the order of their locks.
  /// - Throws: `SettingsError` when another service cannot be reached.
  init(_ base: FeatureEnvironment, takers: [any GameOutcomeTaker]) throws {
    self.init(
      base, takers: takers, social: try base.channel(to: "social"), geo: try base.channel(to: "geo"), auth: try base.channel(to: "auth"))
  }

  init(_ base: FeatureEnvironment, takers: [any GameOutcomeTaker], social: any RPCChannel, geo: any RPCChannel, auth: any RPCChannel) {
    self.base = base
    config = WhereAmIConfig(base.settings)
    people = PeopleLookupServiceClient(social)
    shown = ShownPeople(people)
    draws = LocationDraws(service: LocationServiceClient(geo))
    moderators = ModeratorGate(moderation: ModeratorServiceClient(auth))
    store = GeoGuessStore(database: base.database)
    timeZones = TimeZones(store: store, preferred: PreferredTimeZones(people))
    play = GamePlay(store: store, watchers: watchers, outbox: base.outbox, takers: takers)
    games = SharedGames(
      database: base.database, blocks: BlockLookupServiceClient(social), people: people, draws: draws, play: play, ids: base.ids,
      timing: config.timingOnline)
  }
}
