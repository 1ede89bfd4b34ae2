import AllAppsServices
import EventLoop
import Events
import Lifecycle
import Observability
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Streams of people. The last in every list of locks, because whatever happens is told at its end.
struct StreamFeature: DatabaseFeature {
  private let database: Database
  private let loop: Loop
  private let time: any TimeSource
  private let log: StreamLog
  private let size = StreamSize()
  private let upkeep: StreamUpkeep
  let handlers: StreamHandlers

  init(_ parts: FeatureEnvironment, log: StreamLog, feed: StreamFeed, readers: any StreamReaders, heartbeat: Duration) {
    (database, loop, time, self.log) = (parts.database, parts.loop, parts.time, log)
    upkeep = StreamUpkeep(database: parts.database)
    handlers = StreamHandlers(database: parts.database, log: log, feed: feed, readers: readers, heartbeatInterval: heartbeat)
    MetricRegistry.process.ask("cairn_stream_subscribers", "Streams of people that are read from this process.") { Double(feed.count) }
    size.tell()
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { [SessionInbox().handler] }

  var chores: [Chore] {
    [
      // That the database cannot be asked is noted by its watch, and need not be every two seconds by this.
      Chore("look at streams", every: StreamWakeUps.lookInterval, logsOnce: true) { [log] in try await log.wakeUps.look() },
      Chore("shorten streams", every: StreamUpkeep.shortenInterval) { [upkeep] in try await upkeep.shorten() },
      Chore("keep streams", every: Upkeep.interval) { [upkeep, size, database, time] in
        try await upkeep.keep(at: time.now())
        try await size.look(in: database)
      },
      Chore("coalesce events", every: StreamCoalescing.interval) { [log, database] in try await log.coalescing.run(in: database) },
      Chore("sweep devices that read streams", every: Upkeep.interval) { [log, database, time] in
        let (now, store) = (time.now(), log.store)
        try await Upkeep.sweep { try await store.deleteDevices(before: now - StreamRules.deviceRetention, limit: $0, in: database) }
      },
    ]
  }

  var personal: PersonalRows {
    let reason = "the account has a stream of its own"
    return PersonalRows([
      "streams": .dropped(because: reason), "stream_events": .dropped(because: reason), "stream_devices": .dropped(because: reason),
    ])
  }

  func start() async throws {
    await log.wakeUps.start()
    // Before anybody reads here: leases of a process that nobody has heard of do not hold.
    try? await log.wakeUps.look()
  }

  func stop() async { await log.wakeUps.stop() }

  /// Nothing is appended any more.
  func finish() async { await log.coalescing.finish(in: database, on: loop) }
}
