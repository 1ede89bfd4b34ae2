internal import CairnProto
public import EventLoop
internal import FoundationEssentials
internal import Logging
internal import Observability
public import Postgres
internal import RPC
internal import Synchronization
public import Timekeeping

/// Sends what handlers have left in the outbox. One per process, on one loop; any number of processes share the work.
///
/// Each destination has a lane of its own: one that is slow or gone delays nobody else's events. A lane sleeps until something of this process is committed for
/// it, until a pause of its own has ended, or until one look for all lanes has found something that somebody else has left. It claims whole keys, by moving the
/// time at which they may be claimed past the end of the delivery, so that no database connection is held while a destination works, and
/// events of a process that has died are taken over when its claim ends.
public final class OutboxRelay: Sendable {
  private let database: Database
  private let loop: Loop
  private let time: any TimeSource
  private let rules: OutboxRules
  private let lanes: [Lane]
  private let log = Logger(label: "cairn.outbox")
  private let state = Mutex(State())

  private struct State {
    var isStopping = false
    var tasks: [Task<Void, Never>] = []
    var looking: Task<Void, Never>?
  }

  /// - Parameters:
  ///   - destinations: Where events may go. Those for others wait until a process has them.
  public init(
    database: Database, loop: Loop, destinations: [any EventDestination], time: any TimeSource, rules: OutboxRules = OutboxRules()
  ) {
    self.database = database
    self.loop = loop
    self.time = time
    self.rules = rules
    lanes = destinations.map { Lane($0) }
    precondition(Set(lanes.map(\.name)).count == lanes.count, "two destinations have one name")
  }

  /// Starts sending.
  public func start() async {
    for lane in lanes {
      AlarmBoard.add(lane.alarm, for: .outbox(of: database.id, to: lane.name))
      let task = await loop.start { await self.run(lane) }
      state.withLock { $0.tasks.append(task) }
    }
    let looking = await loop.start { await self.lookForOthers() }
    state.withLock { $0.looking = looking }
  }

  /// Stops claiming and waits for the deliveries that have begun.
  public func stop() async {
    let (tasks, looking) = state.withLock { state in
      state.isStopping = true
      defer { (state.tasks, state.looking) = ([], nil) }
      return (state.tasks, state.looking)
    }
    looking?.cancel()
    for lane in lanes { lane.alarm.ring() }
    for task in tasks { await task.value }
    await looking?.value
    for lane in lanes { AlarmBoard.remove(lane.alarm, for: .outbox(of: database.id, to: lane.name)) }
  }

  /// Tells the metrics how many dead letters each destination has.
  func tell(deadLetters counts: [String: Int]) {
    for lane in lanes { lane.metrics.kept.set(counts[lane.name] ?? 0) }
  }

  private var isStopping: Bool { state.withLock { $0.isStopping } }

  /// Wakes the lanes for which there is something that this process does not know of: events of other processes, and claims that have ended. That the database
  /// cannot be asked is no news: the next look comes, and whoever sends finds out.
  private func lookForOthers() async {
    while !isStopping {
      do { try await loop.sleepToBeat(after: rules.pollMax) } catch { return }
      let due = try? await OutboxStore.due(among: lanes.map(\.name), at: time.now(), in: database)
      guard let due, !due.isEmpty else { continue }
      for lane in lanes where due.contains(lane.name) { lane.alarm.ring() }
    }
  }

  // MARK: A lane

  /// One destination and what is on its way there.
  private final class Lane: Sendable {
    struct State {
      var keysInFlight = 0
      /// When the first of the keys that have failed may be tried again.
      var retryTime: Moment?
      var failureCount = 0
    }

    let destination: any EventDestination
    let alarm = Alarm()
    let state = Mutex(State())
    let metrics: OutboxMetrics

    init(_ destination: any EventDestination) {
      self.destination = destination
      metrics = OutboxMetrics(destination: destination.name)
    }

    var name: String { destination.name }
  }

  private func run(_ lane: Lane) async {
    await withDiscardingTaskGroup { group in
      var nextCheck = loop.steadyMilliseconds
      while !isStopping {
        if loop.steadyMilliseconds >= nextCheck {
          // With the wake-up that is nearest to it.
          nextCheck = loop.steadyMilliseconds + OutboxRules.futureCheckInterval.inMilliseconds / 10 * 9
          await releaseFromTheFuture(lane)
        }
        let pause = await claim(lane, in: &group)
        if isStopping { break }
        // Until a pause that is known here has ended, or for the next look at clocks; for everything else it is rung.
        await loop.sleep(for: pause, until: time.now() + pause, or: lane.alarm)
      }
    }
  }

  /// Starts the delivery of keys, as far as there is room.
  /// - Returns: How long to sleep.
  private func claim(_ lane: Lane, in group: inout DiscardingTaskGroup) async -> Duration {
    let room = lane.destination.limits.keysAtOnceMax - lane.state.withLock { $0.keysInFlight }
    // A delivery that ends rings the alarm.
    if room <= 0 { return OutboxRules.futureCheckInterval }
    let claimID = UUID()
    let now = time.now()
    do {
      let keys = try await OutboxStore.claim(
        to: lane.name, claimID: claimID, until: now + lane.destination.limits.timeMax + OutboxRules.claimSlack, at: now, limit: room,
        in: database)
      lane.state.withLock { state in
        state.keysInFlight += keys.count
        state.failureCount = 0
      }
      for key in keys {
        group.addTask {
          await self.deliver(key, claimID, lane)
          lane.state.withLock { $0.keysInFlight -= 1 }
          lane.alarm.ring()
        }
      }
    } catch {
      return noteUnreachable(error, lane)
    }
    return lane.state.withLock { state in
      guard let retryTime = state.retryTime else { return loop.restToBeat(after: OutboxRules.futureCheckInterval) }
      if retryTime <= now { state.retryTime = nil }
      return max(.milliseconds(1), min(rules.pollMax, retryTime - now))
    }
  }

  /// Events that were made while the clock was ahead go out when it is seen to be right, and not when time has caught up with it. Where this
  /// process's clock is the one that is wrong, some are tried a little early, which harms nobody.
  private func releaseFromTheFuture(_ lane: Lane) async {
    let pauseMax = max(OutboxRules.pauseMax, lane.destination.limits.timeMax) + OutboxRules.claimSlack + OutboxRules.futureSlack
    let count = try? await OutboxStore.releaseFromTheFuture(
      to: lane.name, dueAfter: OutboxRules.futureSlack, orPausedFor: pauseMax, at: time.now(), in: database)
    guard let count, count > 0 else { return }
    log.warning("events were made while a clock was ahead", metadata: ["destination": "\(lane.name)", "count": "\(count)"])
  }

  /// The database cannot be asked: asked again after a pause that grows.
  private func noteUnreachable(_ error: any Error, _ lane: Lane) -> Duration {
    let count = lane.state.withLock { state in
      state.failureCount += 1
      return state.failureCount
    }
    if count == 1 { log.warning("the outbox cannot be read", metadata: ["destination": "\(lane.name)", "error": "\(error)"]) }
    return min(.milliseconds(50) * (1 << min(count, 6)), rules.pollMax)
  }

  // MARK: A key

  private func deliver(_ key: OutboxStore.ClaimedKey, _ claimID: UUID, _ lane: Lane) async {
    do {
      let events = try await batch(of: key.orderingKey, lane)
      let delivery = await attempt(events, key.orderingKey, lane)
      try await keep(delivery, of: events, key, claimID, lane)
    } catch {
      // Nothing is lost: the claim ends, and what was taken is known to the receiver.
      log.warning("the outbox could not be kept", metadata: ["destination": "\(lane.name)", "error": "\(error)"])
    }
  }

  private func batch(of orderingKey: String, _ lane: Lane) async throws -> [OutboxEvent] {
    let most = lane.destination.limits.batchMax == 0 ? rules.batchMax : min(lane.destination.limits.batchMax, rules.batchMax)
    let events = try await OutboxStore.first(to: lane.name, orderingKey: orderingKey, limit: most, in: database)
    var bytes = 0
    return Array(
      events.prefix { event in
        defer { bytes += event.payload.count }
        return bytes == 0 || bytes + event.payload.count <= OutboxRules.batchBytesMax
      })
  }

  private func attempt(_ events: [OutboxEvent], _ orderingKey: String, _ lane: Lane) async -> Delivery {
    if events.isEmpty { return Delivery(takenCount: 0) }
    do {
      let delivery = try await lane.destination.deliver(events, orderingKey: orderingKey)
      let count = min(max(0, delivery.takenCount), events.count)
      // A receiver that took less than all must say why.
      let failure = count == events.count ? nil : delivery.failure ?? RPCError(.unknown, reason: .eventNotTaken)
      return Delivery(takenCount: count, failure: failure)
    } catch {
      return Delivery(takenCount: 0, failure: RPCError(wrapping: error))
    }
  }

  /// Writes down what became of a delivery, and gives the key back.
  private func keep(
    _ delivery: Delivery, of events: [OutboxEvent], _ key: OutboxStore.ClaimedKey, _ claimID: UUID, _ lane: Lane
  ) async throws {
    let now = time.now()
    let taken = events.prefix(delivery.takenCount)
    lane.metrics.delivered.add(taken.count)
    var attempt = 0
    var pause = Duration.zero
    var dead: OutboxEvent?
    if let failure = delivery.failure {
      let failed = events[delivery.takenCount]
      attempt = rules.attempt(after: taken.isEmpty ? key.attemptCount : 0, isAway: failure.code.isAway)
      lane.metrics.failed.add()
      if rules.isDead(attempt: attempt, isAway: failure.code.isAway, age: now - failed.createTime) {
        dead = failed
        attempt = 0
      } else {
        pause = OutboxRules.backoff.pause(after: attempt, chance: Double.random(in: 0..<1))
      }
      tell(failure, failed, attempt: attempt, isDead: dead != nil, lane)
    }
    let error = delivery.failure.map { EventFailures.words($0) }
    try await database.transaction(attempts: 3) { transaction in
      if !taken.isEmpty {
        try await OutboxStore.remove(taken.map(\.eventID), to: lane.name, orderingKey: key.orderingKey, in: transaction)
      }
      if let dead {
        try await OutboxStore.bury(
          dead.eventID, to: lane.name, orderingKey: key.orderingKey, error: error ?? "", at: now, in: transaction)
      }
      // Without any event, somebody whose claim was void has delivered them all.
      let last = (dead ?? taken.last)?.number ?? key.lastNumber
      if pause == .zero, try await OutboxStore.finish(key.orderingKey, to: lane.name, claimID: claimID, lastNumber: last, in: transaction) {
        return
      }
      try await OutboxStore.release(
        key.orderingKey, to: lane.name, claimID: claimID, nextTime: now + pause, attemptCount: attempt, error: error, in: transaction)
    }
    if pause > .zero { lane.state.withLock { $0.retryTime = min($0.retryTime ?? now + pause, now + pause) } }
  }

  private func tell(_ failure: RPCError, _ event: OutboxEvent, attempt: Int, isDead: Bool, _ lane: Lane) {
    let metadata: Logger.Metadata = [
      "destination": "\(lane.name)", "type": "\(event.type)", "event": "\(event.eventID)", "attempt": "\(attempt)", "error": "\(failure)",
    ]
    if isDead {
      lane.metrics.dead.add()
      log.error("an event was given up and is a dead letter", metadata: metadata)
    } else if attempt == 1 {
      log.warning("an event was not taken and is tried again", metadata: metadata)
    } else {
      log.debug("an event was not taken and is tried again", metadata: metadata)
    }
  }
}

extension RPCCode {
  /// Whether an answer with this code says nothing about the event, but that nobody was there to take it, or that keys do not fit.
  var isAway: Bool {
    switch self {
    case .unavailable, .deadlineExceeded, .canceled, .resourceExhausted, .unauthenticated: true
    default: false
    }
  }
}
