import CairnServices
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Everything that is kept about a person, put together for them.
struct ExportFeature: DatabaseFeature {
  private let time: any TimeSource
  let worker: ExportWorker
  let runner: JobRunner
  let handlers: ExportHandlers

  /// - Parameter personal: Rows that AuthService itself keeps.
  /// - Throws: `SettingsError` when another service cannot be reached.
  init(_ parts: AuthParts, _ personal: PersonalData) throws {
    time = parts.base.time
    let rules = ExportRules(parts.base.settings)
    let others = try ["game", "social", "geo"].map {
      ServiceExportSource($0, try parts.base.channel(to: $0), timeMax: rules.sourceTimeMax) as any ExportSource
    }
    worker = ExportWorker(
      database: parts.database, loop: parts.base.loop, sources: [OwnExportSource(personal: personal)] + others, events: parts.events,
      outbox: parts.base.outbox, exportRules: rules)
    runner = JobRunner(worker.handler, database: parts.database, loop: parts.base.loop, time: parts.base.time)
    handlers = ExportHandlers(database: parts.database, requests: ExportRequests(events: parts.events))
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("make exports", every: ExportWorker.interval) { [runner] in try await runner.run() },
      Chore("sweep jobs that were given up", every: ExportWorker.sweepInterval) { [runner] in try await runner.sweep() },
      .sweep("parts of exports", time) { [handlers] limit, now in
        try await handlers.store.deleteParts(expiredBefore: now, limit: limit, in: handlers.database)
      },
      .sweep("parts of failed exports", time) { [handlers] limit, now in
        try await handlers.store.deleteParts(failedAndShownAt: now, limit: limit, in: handlers.database)
      },
      .sweep("exports", time) { [handlers] limit, now in
        try await handlers.store.delete(before: now, limit: limit, in: handlers.database)
      },
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      [
        "exports": .dropped(because: "the account's next export has all that was the guest's"),
        "export_parts": .dropped(because: "they go with their export"),
      ], elsewhere: ["export_parts": "removed with their export; exporting an export would never end"])
  }
}

extension ExportRules {
  /// Rules of an installation, by cairn-social's setting of an account's media. Where it was lowered below what is usual, accounts have more than that from
  /// before.
  init(_ settings: Settings) {
    self.init()
    mediaBytesMax = max(
      mediaBytesMax, Int64(settings.integer("MEDIA_ACCOUNT_MB", default: Int(mediaBytesMax >> 20), in: 1...1_000_000)) << 20)
  }
}
