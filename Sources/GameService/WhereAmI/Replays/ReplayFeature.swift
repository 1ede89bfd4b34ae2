import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping
import WhereAmIServices

/// Games that are watched again from their logs.
struct ReplayFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  private let past: PastGames
  let handlers: ReplayHandlers

  init(_ parts: WhereAmIParts) {
    (database, time) = (parts.base.database, parts.base.time)
    past = PastGames(store: parts.store)
    handlers = ReplayHandlers(
      database: database, games: parts.store, pageTokens: parts.base.pageTokens, gate: parts.moderators, ids: parts.base.ids,
      people: parts.shown)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("forget old logs of games", every: ReplayUpkeep.interval) { [database, time] in
        try await ReplayUpkeep().forgetOld(at: time.now(), in: database)
      },
      Chore("pack old games", every: PastGames.interval) { [past, database, time] in try await past.pack(at: time.now(), in: database) },
    ]
  }
}
