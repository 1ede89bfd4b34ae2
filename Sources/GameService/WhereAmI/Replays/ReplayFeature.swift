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
  let handlers: ReplayHandlers

  init(_ parts: WhereAmIParts) {
    (database, time) = (parts.base.database, parts.base.time)
    handlers = ReplayHandlers(
      database: database, games: parts.store, pageTokens: parts.base.pageTokens, gate: parts.moderators, ids: parts.base.ids,
      people: parts.shown)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("forget old logs of games", every: ReplayUpkeep.interval) { [database, time] in
        try await ReplayUpkeep().forgetOld(at: time.now(), in: database)
      }
    ]
  }
}
