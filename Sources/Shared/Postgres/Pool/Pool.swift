internal import DequeModule
internal import EventLoop
internal import Logging

/// The connections of one loop to one database. Confined to the loop's thread.
///
/// Reads share `readers`; a transaction, a lone write or a slow read leases one of `writers` for itself. Connections are made when they
/// are first needed, and made again after back-off while somebody waits for them.
final class Pool {
  /// Somebody who waits for a write connection.
  struct Waiter {
    let id: UInt64
    let deadline: ContinuousClock.Instant
    let continuation: UnsafeContinuation<UInt64, any Error>
  }

  /// A read that waits for the first connection.
  struct WaitingRead {
    let operation: Operation
    let deadline: ContinuousClock.Instant
  }

  let loop: Loop
  let key: ObjectIdentifier
  let configuration: DatabaseConfiguration
  let readParameters: ConnectionParameters
  let writeParameters: ConnectionParameters
  let log = Logger(label: "cairn.postgres")
  let metrics = PoolMetrics()

  var readers: [Connection] = [] { didSet { noteConnections() } }
  var writers: [Connection] = [] { didSet { noteConnections() } }
  var idle: [Connection] = []
  var leases: [UInt64: Connection] = [:] { didSet { metrics.set(inUse: leases.count) } }
  /// Connections whose host names are being looked up.
  var lookups: [UInt64: Connection] = [:]
  /// Connections whose running statement is being cancelled.
  var cancelling: [UInt64: Connection] = [:]
  var waiters = Deque<Waiter>() { didSet { metrics.set(waiting: waiters.count + waitingReads.count) } }
  var waitingReads = Deque<WaitingRead>() { didSet { metrics.set(waiting: waiters.count + waitingReads.count) } }
  var pauses = ConnectionPauses()
  var lastFailure: PostgresError?
  var isClosed = false

  /// Order of the servers that the connection string names.
  let order = EndpointOrder()
  /// Servers that are asked whether they are there still.
  var probes: [Endpoint: ServerProbe] = [:]
  /// When a server has proven last that it is there, in the loop's steady milliseconds.
  var provenMs: [Endpoint: Int64] = [:]
  /// When it is looked next for servers that have fallen silent.
  var lookDueMs: Int64 = 0

  lazy var retryTimer = LoopTimer(on: loop)
  lazy var deadlineTimer = LoopTimer(on: loop)
  lazy var idleTimer = LoopTimer(on: loop)
  lazy var silenceTimer = LoopTimer(on: loop)

  private var lastID: UInt64 = 0

  init(on loop: Loop, key: ObjectIdentifier, _ configuration: DatabaseConfiguration) throws(PostgresError) {
    self.loop = loop
    self.key = key
    self.configuration = configuration
    readParameters = try configuration.parameters(forReads: true)
    writeParameters = try configuration.parameters(forReads: false)
  }

  /// A number that no other operation or lease of this pool has had.
  func makeID() -> UInt64 {
    lastID += 1
    return lastID
  }

  var deadline: ContinuousClock.Instant { .now + configuration.waitMax }

  // MARK: Making connections

  private func noteConnections() { metrics.set(connections: readers.count + writers.count) }

  private func connect(isShared: Bool) {
    let connection = Connection(on: loop, isShared: isShared, owner: self)
    connection.queryTimes = metrics.queryTimes
    // Known before it is opened: it may fail at once.
    if isShared { readers.append(connection) } else { writers.append(connection) }
    let parameters = isShared ? readParameters : writeParameters
    if parameters.needsLookup {
      lookUp(parameters, connection)
    } else {
      connection.open(parameters, order)
    }
  }

  private func lookUp(_ parameters: ConnectionParameters, _ connection: Connection) {
    let id = makeID()
    let key = key
    lookups[id] = connection
    loop.assumeIsolated { $0.lookUp(parameters, key, id) }
  }

  /// The names have been looked up.
  func lookedUp(_ parameters: ConnectionParameters, _ id: UInt64) {
    if let connection = lookups.removeValue(forKey: id), connection.state == .connecting { connection.open(parameters, order) }
  }

  /// Makes what the waiting need and the limits allow.
  func connectForWaiting() {
    while mayConnect, readers.count < configuration.readConnections, !(waitingReads.isEmpty && readers.isEmpty) {
      connect(isShared: true)
    }
    while mayConnect, writers.count < configuration.writeConnections, waiters.count > writers.count(where: { $0.state == .connecting }) {
      connect(isShared: false)
    }
  }

  /// While the server refuses, there is one attempt at a time, after the back-off.
  private var mayConnect: Bool {
    !isClosed && !retryTimer.isArmed && !(pauses.hasFailed && isConnecting)
  }

  private var isConnecting: Bool {
    readers.contains { $0.state == .connecting } || writers.contains { $0.state == .connecting }
  }

  // MARK: Timers

  func armDeadline() {
    if deadlineTimer.isArmed { return }
    let deadlines = [waiters.first?.deadline, waitingReads.first?.deadline].compactMap { $0 }
    guard let next = deadlines.min() else { return }
    deadlineTimer.arm(after: next - .now, self)
  }

  private func failExpired() {
    let now = ContinuousClock.Instant.now
    while let first = waitingReads.first, first.deadline <= now {
      waitingReads.removeFirst()
      first.operation.finish(.failure(unavailable))
    }
    while let first = waiters.first, first.deadline <= now {
      waiters.removeFirst()
      first.continuation.resume(throwing: pauses.hasFailed ? unavailable : PostgresError(.poolExhausted))
    }
    armDeadline()
  }

  private var unavailable: PostgresError { PostgresError(.connectionLost(safeToRetry: true), report: lastFailure?.report) }

  private func closeIdle() {
    let limit = ContinuousClock.Instant.now - configuration.idleMax
    while writers.count > 1, let oldest = idle.first, let since = oldest.idleSince, since < limit {
      idle.removeFirst()
      remove(oldest)
      oldest.close()
    }
    armIdle()
  }

  func armIdle() {
    if !idleTimer.isArmed, idle.count > 1 { idleTimer.arm(after: configuration.idleMax, self) }
  }

  // MARK: The end

  /// Closes every connection; whoever waits hears that there is none.
  func close() {
    isClosed = true
    for timer in [retryTimer, deadlineTimer, idleTimer, silenceTimer] { timer.cancel() }
    for probe in probes.values { probe.end() }
    probes = [:]
    let error = PostgresError(.connectionLost(safeToRetry: true))
    for connection in readers + writers { connection.lose(error) }
    while let waiter = waiters.popFirst() { waiter.continuation.resume(throwing: error) }
    while let read = waitingReads.popFirst() { read.operation.finish(.failure(error)) }
  }

  func remove(_ connection: Connection) {
    readers.removeAll { $0 === connection }
    writers.removeAll { $0 === connection }
    idle.removeAll { $0 === connection }
  }
}

extension Pool: LoopTimerTarget {
  func timerFired(_ timer: LoopTimer) {
    if timer === retryTimer {
      connectForWaiting()
    } else if timer === deadlineTimer {
      failExpired()
    } else if timer === silenceTimer {
      lookForSilence()
    } else {
      closeIdle()
    }
  }
}

extension Pool: ConnectionOwner {
  func connectionOpened(_ connection: Connection) {
    if pauses.hasFailed { log.info("connected to the database again") }
    pauses.succeeded()
    lastFailure = nil
    armSilence()
    if connection.isShared {
      sendWaitingReads(on: connection)
    } else {
      settle(connection)
    }
    connectForWaiting()
  }

  func connectionLost(_ connection: Connection, _ error: PostgresError, unfinished: [Operation]) {
    remove(connection)
    if connection.lease == nil, !isClosed { noteFailure(error) }
    for operation in unfinished { reclaim(operation, connection, error) }
    connectForWaiting()
  }

  func connection(_ connection: Connection, spoiled operation: Operation) {
    if operation.isAwaited { read(operation) }
  }

  private func noteFailure(_ error: PostgresError) {
    if !pauses.hasFailed {
      log.warning("no connection to the database", metadata: ["error": "\(error)", "cause": "\(error.report?.message ?? "")"])
    }
    lastFailure = error
    if !retryTimer.isArmed { retryTimer.arm(after: pauses.failed(), self) }
  }

  /// A read is sent again once; anything else hears what is known about it.
  private func reclaim(_ operation: Operation, _ connection: Connection, _ error: PostgresError) {
    guard operation.mayResend, operation.isAwaited, !isClosed else { return operation.finish(.failure(error)) }
    operation.mayResend = false
    waitForReader(operation)
  }
}
