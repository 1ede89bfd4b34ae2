import Events
import Lifecycle
import RPC
import ServiceDatabase
import WhereAmIServices

/// Strangers who are brought together to play for their ratings.
struct MatchmakingFeature: DatabaseFeature {
  let matchmaker: Matchmaker
  let handlers: MatchmakingHandlers

  init(_ parts: WhereAmIParts) {
    matchmaker = Matchmaker(on: parts.base.loop, people: parts.people, games: parts.games, time: parts.base.time)
    handlers = MatchmakingHandlers(
      database: parts.base.database, matchmaker: matchmaker, games: parts.games, idempotency: parts.base.idempotency,
      timeZones: parts.timeZones, ids: parts.base.ids, queueTimeout: Self.queueTimeout(parts.base.settings))
  }

  /// The time for which a player waits for an opponent before it is given up.
  static func queueTimeout(_ settings: Settings) -> Duration {
    settings.duration("GAME_QUEUE_TIMEOUT_MS", default: MatchmakingRules.queueTimeout, in: 1_000...3_600_000)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [Chore("bring players together", every: Matchmaker.interval) { [matchmaker] in await matchmaker.lookAgain() }]
  }

  var personal: PersonalRows { PersonalRows(["queue_tickets": .dropped(because: "guests do not play with others")]) }

  func stop() async { await matchmaker.stop() }
}
