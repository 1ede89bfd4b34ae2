import Events
import GeocachesServices
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Takes people's own caches and finds of other catalogues in.
struct CacheImportFeature: DatabaseFeature {
  let handlers: CacheImportHandlers
  let runner: JobRunner
  private let time: any TimeSource

  init(_ parts: GeocachesParts, _ book: LogBook) {
    let base = parts.base
    time = base.time
    let changes = CacheChanges(news: CacheNews(outbox: base.outbox), zones: parts.zones, areas: parts.areas, ids: base.ids)
    let worker = CacheImportWorker(database: base.database, media: parts.media, changes: changes, book: book, time: base.time)
    runner = JobRunner(worker.handler, database: base.database, loop: base.loop, time: base.time)
    handlers = CacheImportHandlers(database: base.database, idempotency: base.idempotency, ids: base.ids, media: parts.media)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("take files of caches in", every: CacheImportRules.interval) { [runner] in try await runner.run() },
      Chore("sweep jobs that were given up", every: CacheImportRules.sweepInterval) { [runner] in try await runner.sweep() },
      Chore("sweep imports of caches", every: CacheImportRules.sweepInterval) { [handlers, time] in
        let now = time.now()
        try await Sweep.run(by: CacheImportRules.sweptMax) { limit in
          try await handlers.store.sweep(before: now, limit: limit, in: handlers.database)
        }
      },
    ]
  }

  var personal: PersonalRows {
    let reason = "guests take nothing in"
    return PersonalRows(["cache_imports": .dropped(because: reason), "cache_import_entries": .dropped(because: reason)])
  }
}
