internal import CairnServices
public import EventLoop
internal import Observability
public import Postgres
public import RPC
public import Timekeeping

/// A service's share in the traffic of events: sends what its handlers left in the outbox, takes what others send.
///
/// A service makes one in its wiring, adds `methods` to its own, calls `start` and `stop`, and `look` as a chore.
public final class EventPost: Sendable {
  /// How often `look` is called.
  public static let lookInterval = Duration.seconds(10)

  /// Rows removed by one statement: a few milliseconds of locks.
  static let sweepMax = 1_000

  /// Dead letters are counted up to so many, a few milliseconds: more are told by the first.
  static let deadLettersCountedMax = 10_000

  private let database: Database
  private let time: any TimeSource
  private let inbox: Inbox
  private let relay: OutboxRelay
  /// Age of the oldest waiting event, in milliseconds.
  private let oldest = MetricCells(count: 1)

  /// - Parameters:
  ///   - name: The service's own, under which it can send to itself.
  ///   - destinations: Where else its events may go.
  ///   - handlers: Its handlers of events of others, and of its own.
  public init(
    _ name: String, database: Database, loop: Loop, destinations: [any EventDestination], handlers: [EventHandler],
    time: any TimeSource, rules: OutboxRules = OutboxRules()
  ) {
    self.database = database
    self.time = time
    let inbox = Inbox(database: database, time: time, handlers: handlers)
    self.inbox = inbox
    relay = OutboxRelay(
      database: database, loop: loop, destinations: destinations + [OwnInboxDestination(name, inbox)], time: time, rules: rules)
    let oldest = oldest
    MetricRegistry.process.ask("cairn_outbox_oldest_seconds", "How long the oldest waiting event had waited at the last look.") {
      Double(oldest.value(0)) / 1_000
    }
  }

  /// Methods that other services call.
  public var methods: [RPCMethod] { InboxHandlers(inbox: inbox).methods }

  /// Starts sending.
  public func start() async { await relay.start() }

  /// Stops sending and waits for what has begun.
  public func stop() async { await relay.stop() }

  /// Notes how long events wait and how many are dead letters, and forgets what is past its time. Harmless on several replicas.
  public func look() async throws {
    let now = time.now()
    let first = try await OutboxStore.oldest(in: database)
    oldest.set(0, first.map { max(0, Int((now - $0).inMilliseconds)) } ?? 0)
    relay.tell(deadLetters: try await OutboxStore.deadLetterCounts(limit: Self.deadLettersCountedMax, in: database))
    try await inbox.sweep(at: now)
    try await Sweep.run(by: Self.sweepMax) { limit in
      try await OutboxStore.deleteDeadLetters(before: now - OutboxRules.deadLetterRetention, limit: limit, in: database)
    }
    try await Sweep.run(by: Self.sweepMax) { limit in
      try await DeletedAccountStore.delete(before: now - DeletedAccounts.retention, limit: limit, in: database)
    }
  }
}
