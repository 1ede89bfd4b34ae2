public import EventLoop
internal import Logging
internal import Observability
public import Postgres
internal import Synchronization
public import Timekeeping

/// Fires the durable timers of a database. One per process, on one loop; any number of processes share the work.
///
/// It reads the next timers and fires each when it is due, without reading them again: they are read anew after `pollMax`, for those of other processes and for
/// clocks that were set, and at once when this process commits one that is due before that.
public final class TimerScheduler: Sendable {
  /// How long a timer of another process, or a clock that was set, can stay unnoticed.
  public static let pollMax = Duration.seconds(1)

  /// Timers fired at once. Below the write connections of a loop, so that requests find one even while thousands of timers are due.
  public static let concurrencyMax = 3

  /// Timers read at once: more than can be in flight, so that those in flight never hide the others. A look costs as much as a timer, so that those of one
  /// look are all fired before the next one.
  static let batchMax = 64

  /// How long a timer that another replica is firing, or that has just failed, is left alone before another look.
  static let contendedPause = Duration.milliseconds(200)

  private let database: Database
  private let loop: Loop
  private let handlers: [String: any TimerHandler]
  private let time: any TimeSource
  private let alarm = Alarm()
  private let state = Mutex(State())
  private let log = Logger(label: "cairn.timers")
  private let metrics = TimerMetrics()

  private struct State {
    var isStopping = false
    var task: Task<Void, Never>?
    var inFlight: Set<TimerKey> = []
    /// Read by the last look and not begun yet, soonest first.
    var known: ArraySlice<StoredTimer> = []
    /// Whether the last look may have left some behind that are due.
    var mayBeMore = false
    /// Whether one that is due waits for room.
    var lacksRoom = false
    /// When to look again, whatever happens.
    var nextLook = ContinuousClock.Instant.now
    /// Times that it has looked, for tests.
    var lookCount = 0
    /// Timers another replica is at, and until when they are left alone. Not by the injected clock, which may stand still.
    var contended: [TimerKey: ContinuousClock.Instant] = [:]
    var failureCount = 0
  }

  /// - Parameters:
  ///   - handlers: One per kind. Timers of kinds without a handler here are left to newer binaries.
  ///   - time: The time source that says what is due.
  public init(database: Database, loop: Loop, handlers: [any TimerHandler], time: any TimeSource) {
    self.database = database
    self.loop = loop
    self.handlers = Dictionary(handlers.map { ($0.kind, $0) }) { first, second in
      preconditionFailure("two handlers for timers of kind \(first.kind)")
    }
    self.time = time
  }

  /// Starts firing.
  public func start() async {
    AlarmBoard.add(alarm, for: .timers(of: database.id))
    let task = await loop.start { await self.run() }
    state.withLock { $0.task = task }
  }

  /// Stops taking timers and waits for those that are being fired.
  public func stop() async {
    let task = state.withLock { state in
      state.isStopping = true
      return state.task
    }
    alarm.ring()
    await task?.value
    AlarmBoard.remove(alarm, for: .timers(of: database.id))
  }

  /// Looks at the timers now, for tests that move a clock.
  public func wake() {
    alarm.ring()
  }

  /// How often it has looked at the timers there are.
  var lookCount: Int { state.withLock { $0.lookCount } }

  private var isStopping: Bool { state.withLock { $0.isStopping } }

  // MARK: The rounds

  private func run() async {
    await withDiscardingTaskGroup { group in
      var hasRung = true
      while !isStopping {
        let (pause, lookTime) = await startDue(in: &group, looks: hasRung)
        if isStopping { break }
        hasRung = await loop.sleep(for: pause, until: lookTime, or: alarm)
      }
    }
  }

  /// Starts what is due, as far as there is room. Those that are fired start the ones behind them.
  /// - Parameter looks: Whether somebody has rung: what is known may not be all.
  /// - Returns: How long to sleep, and when to look again: timers that are due before that are to ring.
  private func startDue(in group: inout DiscardingTaskGroup, looks: Bool) async -> (pause: Duration, lookTime: Moment) {
    if looks || state.withLock({ $0.nextLook <= .now }), let pause = await look() { return (pause, time.now() + pause) }
    while let timer = next() { group.addTask { await self.work(timer) } }
    let now = time.now()
    return state.withLock { state in
      let rest = max(.zero, state.nextLook - .now)
      state.lacksRoom = false
      guard let first = state.known.first else { return (rest, now + rest) }
      // Without room, whoever is done goes on with those that wait, and rings.
      state.lacksRoom = first.nextTime <= now && state.inFlight.count >= Self.concurrencyMax
      return (state.lacksRoom ? rest : min(rest, max(.zero, first.nextTime - now)), now + rest)
    }
  }

  /// Reads the timers that are to fire next.
  /// - Returns: Nil when they were read; how long to wait when the database cannot be asked.
  private func look() async -> Duration? {
    // The next look is a second after this one, or half a beat later: a timer that is made meanwhile and due behind it is seen then.
    alarm.listen(until: time.now() + Self.pollMax * 2)
    let timers: [StoredTimer]
    do {
      timers = try await TimerStore.next(kinds: Array(handlers.keys), countMax: Self.batchMax, in: database)
    } catch {
      return noteUnreachable(error)
    }
    let now = time.now()
    let dueCount = timers.prefix { $0.nextTime <= now }.count
    metrics.look(due: dueCount, oldest: timers.first.map { now - $0.nextTime })
    state.withLock { state in
      state.failureCount = 0
      state.known = timers[...]
      state.mayBeMore = timers.count == Self.batchMax
      state.nextLook = .now + loop.restToBeat(after: Self.pollMax)
      state.lookCount += 1
    }
    return nil
  }

  /// The next timer that is due, if there is room for one. It is in flight from now on.
  private func next() -> StoredTimer? {
    let now = time.now()
    return state.withLock { state in
      if state.isStopping || state.inFlight.count >= Self.concurrencyMax { return nil }
      while let timer = state.known.first, timer.nextTime <= now {
        state.known.removeFirst()
        if state.inFlight.contains(timer.key) { continue }
        if let until = state.contended[timer.key], until > .now { continue }
        state.contended[timer.key] = nil
        state.inFlight.insert(timer.key)
        return timer
      }
      return nil
    }
  }

  /// The database cannot be asked: asked again after a pause that grows.
  private func noteUnreachable(_ error: any Error) -> Duration {
    let count = state.withLock { state in
      state.failureCount += 1
      return state.failureCount
    }
    if count == 1 { log.warning("timers cannot be read", metadata: ["error": "\(error)"]) }
    return min(.milliseconds(50) * (1 << min(count, 6)), Self.pollMax)
  }

  private func release(_ key: TimerKey, isContended: Bool) {
    state.withLock { state in
      state.inFlight.remove(key)
      state.contended[key] = isContended ? .now + Self.contendedPause : nil
      if state.contended.count > Self.batchMax { state.contended = state.contended.filter { $0.value > .now } }
    }
  }

  // MARK: One timer

  /// The timer is not ours: gone, or being fired by another replica.
  private struct NotOurs: Error {}

  /// Fires a timer and those that are due behind it.
  private func work(_ first: StoredTimer) async {
    var isAnyContended = false
    var timer: StoredTimer? = first
    while let current = timer {
      isAnyContended = await !fire(current) || isAnyContended
      timer = next()
    }
    // Others may be due that were not read, or the sleeper did not know until when to sleep; and one that has failed is due at another time.
    if isAnyContended || state.withLock({ $0.mayBeMore && $0.known.isEmpty || $0.lacksRoom }) { alarm.ring() }
  }

  /// - Returns: Whether it was fired.
  private func fire(_ timer: StoredTimer) async -> Bool {
    var isContended = true
    do {
      try await fireOnce(timer)
      metrics.fired.add()
      isContended = false
    } catch is NotOurs {
    } catch {
      await failed(timer, error)
    }
    release(timer.key, isContended: isContended)
    return !isContended
  }

  private func fireOnce(_ timer: StoredTimer) async throws {
    guard let handler = handlers[timer.row.kind] else { return }
    try await database.transaction { transaction in
      guard try await TimerStore.claim(timer.key, in: transaction) else { throw NotOurs() }
      try await handler.fire(timer.row, in: transaction, now: max(time.now(), timer.row.dueTime))
      // Another replica removed it before our claim: what the handler did is rolled back.
      guard try await TimerStore.remove(timer.key, in: transaction) else { throw NotOurs() }
    }
  }

  private func failed(_ timer: StoredTimer, _ error: any Error) async {
    if let error = error as? PostgresError, error.isSafeToRetry || error.kind == .outcomeUnknown { return }
    let now = time.now()
    let attempt = timer.attemptCount + 1
    let isParked = attempt >= TimerRetries.attemptsMax
    metrics.failed.add()
    if isParked { metrics.parked.add() }
    let metadata: Logger.Metadata = [
      "kind": "\(timer.row.kind)", "aggregate": "\(timer.row.aggregateID)", "attempt": "\(attempt)", "error": "\(error)",
    ]
    if isParked {
      log.error("a timer has failed too often and is parked", metadata: metadata)
    } else {
      log.warning("a timer has failed and is postponed", metadata: metadata)
    }
    do {
      try await TimerStore.postpone(
        timer.key, until: now + TimerRetries.backoff.step(after: attempt), failTime: isParked ? now : nil,
        error: EventFailures.words(error),
        in: database)
    } catch {
      log.warning("a timer's failure could not be noted", metadata: ["error": "\(error)"])
    }
  }
}

/// When a timer that failed is tried again.
enum TimerRetries {
  /// After these, some seven minutes, a timer waits for an operator: what fails that often will not cure itself.
  static let attemptsMax = 16

  /// 100 ms, 200 ms, 400 ms … a minute, nothing of it by chance.
  static let backoff = Backoff(first: .milliseconds(100), limit: .seconds(60), spread: 1...1)
}
