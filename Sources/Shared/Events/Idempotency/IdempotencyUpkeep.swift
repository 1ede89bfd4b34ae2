public import EventLoop
internal import Logging
public import Postgres
internal import Synchronization
public import Timekeeping

/// Keeps the partitions of the idempotency keys while a process runs. Every replica may: one works, the others find nothing to do.
public final class IdempotencyUpkeep: Sendable {
  /// Between two rounds: partitions are made hours ahead, so that many rounds may fail.
  public static let pause = Duration.seconds(300)

  private let database: Database
  private let loop: Loop
  private let time: any TimeSource
  private let alarm = Alarm()
  private let state = Mutex(State())
  private let log = Logger(label: "cairn.idempotency")

  private struct State {
    var isStopping = false
    var task: Task<Void, Never>?
  }

  public init(database: Database, loop: Loop, time: any TimeSource) {
    self.database = database
    self.loop = loop
    self.time = time
  }

  /// Starts, with a round at once.
  public func start() async {
    let task = await loop.start { await self.run() }
    state.withLock { $0.task = task }
  }

  /// Waits for the round that is going on, and ends.
  public func stop() async {
    let task = state.withLock { state in
      state.isStopping = true
      return state.task
    }
    alarm.ring()
    await task?.value
  }

  private func run() async {
    while !state.withLock({ $0.isStopping }) {
      do {
        try await IdempotencyKeys().maintain(now: time.now(), in: database)
      } catch {
        log.warning("the partitions of the idempotency keys could not be kept", metadata: ["error": "\(error)"])
      }
      if state.withLock({ $0.isStopping }) { return }
      await loop.sleep(for: Self.pause, until: time.now() + Self.pause, or: alarm)
    }
  }
}
