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
      timeZones: parts.timeZones, ids: parts.base.ids, queueTimeout: parts.config.queueTimeout)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [Chore("bring players together", every: Matchmaker.interval) { [matchmaker] in await matchmaker.look() }]
  }

  var personal: PersonalRows { PersonalRows(["queue_tickets": .dropped(because: "guests do not play with others")]) }

  func stop() async { await matchmaker.stop() }
}
