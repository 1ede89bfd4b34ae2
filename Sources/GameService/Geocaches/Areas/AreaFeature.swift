import Events
import GeocachesServices
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Areas of which people hear when there is a new cache.
struct AreaFeature: DatabaseFeature {
  let handlers: AreaHandlers
  let desk: AreaNewsDesk
  private let time: any TimeSource

  init(_ parts: GeocachesParts) {
    time = parts.base.time
    handlers = AreaHandlers(
      database: parts.base.database, idempotency: parts.base.idempotency, pageTokens: parts.base.pageTokens, ids: parts.base.ids)
    desk = AreaNewsDesk(database: parts.base.database, news: CacheNews(outbox: parts.base.outbox), blocks: parts.blocks)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("announce new caches", every: AreaNewsDesk.announceInterval) { [desk, time] in try await desk.announce(at: time.now()) },
      Chore("tell news of areas", every: AreaNewsDesk.dailyLook) { [desk, time] in try await desk.tellDaily(at: time.now()) },
    ]
  }

  var personal: PersonalRows { PersonalRows(["cache_areas": .dropped(because: "guests watch nothing")]) }
}
