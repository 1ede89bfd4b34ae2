internal import CLibPQ
internal import DequeModule
internal import EventLoop
internal import Observability

/// One connection to the server, in pipeline mode, on one loop. Confined to the loop's thread.
///
/// Statements are queued during a turn of the loop and leave together at its end behind one Sync. The server takes what stands between
/// two Syncs for one implicit transaction: an error aborts what follows it. So a shared connection carries reads alone, and a
/// transaction has a connection to itself.
final class Connection {
  enum State { case connecting, open, closed }

  /// Messages to which the server still owes an answer, in the order of sending.
  enum Expected {
    /// A statement is being prepared, for the operation that follows.
    case prepare(StatementCache.Statement, Operation)
    case execute(Operation, StatementCache.Statement)
    /// DEALLOCATE: nobody waits.
    case housekeeping
    case sync

    /// The operation that the statement belongs to.
    var operation: Operation? {
      switch self {
      case .prepare(_, let operation), .execute(let operation, _): operation
      case .housekeeping, .sync: nil
      }
    }
  }

  let loop: Loop
  /// Whether strangers' reads share it.
  let isShared: Bool
  weak var owner: (any ConnectionOwner)?
  /// Whether the owner wants to be told of NOTIFY.
  var hearsNotifications = false

  var state = State.connecting
  var handle: ConnectionHandle?
  /// Servers that are still to be tried, and the one that is tried or was reached.
  var attempts: ArraySlice<ConnectionAttempt> = []
  var attempt: ConnectionAttempt?
  var order: EndpointOrder?
  /// When `attempt` is given up, in the loop's steady milliseconds.
  var attemptDueMs: Int64 = 0
  /// Whether the last server that was tried said nothing in its time.
  var hasTimedOut = false
  /// When the server said something last, and since when it owes an answer; in the loop's steady milliseconds.
  var heardMs: Int64 = 0
  private var owedSinceMs: Int64 = 0
  var watch: DescriptorWatch?
  /// Ends a connection that takes too long to be made or to become free.
  lazy var timer = LoopTimer(on: loop)
  var expected = Deque<Expected>()
  var statements = StatementCache()
  /// The first error since the last Sync: why the statements behind it were not run.
  var groupError: PostgresError?
  private var isDirty = false
  private var hasUnsynced = false

  // Lists for libpq, kept for reuse. `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var pointers: [UnsafePointer<CChar>?] = []
  @exclusivity(unchecked) private var lengths: [Int32] = []
  @exclusivity(unchecked) private var formats: [Int32] = []
  @exclusivity(unchecked) private var types: [Oid] = []

  /// Where the time of each statement is counted.
  var queryTimes: Histogram?

  // Notes of the pool about a connection that is lent.
  var lease: UInt64?
  var hasBegun = false
  var isCancelling = false
  var afterCancelling = AfterCancelling.nothing
  var idleSince: ContinuousClock.Instant?

  /// The step that waits until a cancel request has been delivered: a request that is still on its way would hit the connection's next user.
  enum AfterCancelling { case nothing, settle, rollBack }

  init(on loop: Loop, isShared: Bool, owner: any ConnectionOwner) {
    self.loop = loop
    self.isShared = isShared
    self.owner = owner
  }

  /// How many answers are outstanding.
  var depth: Int { expected.count }

  /// For how many milliseconds the server has said nothing while it owes an answer; nil when it owes none.
  func silence(at nowMs: Int64) -> Int64? {
    state == .open && !expected.isEmpty ? nowMs - max(heardMs, owedSinceMs) : nil
  }

  /// Counts the server's silence from now on: nobody has listened.
  func forgiveSilence(at nowMs: Int64) {
    owedSinceMs = nowMs
  }

  /// Whether a statement is being run.
  var isBusy: Bool {
    expected.contains { if case .execute = $0 { true } else { false } }
  }

  // MARK: Sending

  /// Queues a statement between two Syncs of its own: nothing that fails before or after it can touch it.
  func sendApart(_ operation: Operation) {
    sync()
    send(operation)
    sync()
  }

  /// Queues a statement. It leaves at the end of the loop's turn.
  func send(_ operation: Operation) {
    guard state == .open, let handle else {
      operation.finish(.failure(PostgresError(.connectionLost(safeToRetry: true))))
      return
    }
    if expected.isEmpty { owedSinceMs = loop.steadyMilliseconds }
    let isSent = handle.lend { connection in
      guard let statement = prepare(operation, connection) else { return false }
      if !execute(operation.sql, statement, connection) { return false }
      expected.append(.execute(operation, statement))
      return true
    }
    if !isSent { return refuse(operation, handle) }
    operation.sentMs = loop.steadyMilliseconds
    hasUnsynced = true
    setNeedsFlush()
  }

  /// libpq took nothing: out of memory, or the connection is gone.
  private func refuse(_ operation: Operation, _ handle: ConnectionHandle) {
    let report = handle.report
    operation.finish(.failure(PostgresError(.connectionLost(safeToRetry: true), report: report)))
    lose(PostgresError(.connectionLost(safeToRetry: true), report: report))
  }

  private func prepare(_ operation: Operation, _ connection: OpaquePointer) -> StatementCache.Statement? {
    let key = StatementKey(operation.sql)
    if let statement = statements.find(key) { return statement }
    let (statement, evicted) = statements.insert(key)
    if let evicted, !deallocate(evicted, connection) { return nil }
    types.removeAll(keepingCapacity: true)
    for parameter in operation.sql.parameters { types.append(parameter.typeOID) }
    guard PQsendPrepare(connection, statement.name, operation.sql.text, Int32(types.count), types) == 1 else { return nil }
    expected.append(.prepare(statement, operation))
    return statement
  }

  private func deallocate(_ statement: StatementCache.Statement, _ connection: OpaquePointer) -> Bool {
    guard PQsendQueryParams(connection, "DEALLOCATE \(statement.name)", 0, nil, nil, nil, nil, 1) == 1 else { return false }
    expected.append(.housekeeping)
    return true
  }

  private func execute(_ sql: SQL, _ statement: StatementCache.Statement, _ connection: OpaquePointer) -> Bool {
    let count = sql.parameters.count
    pointers.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    while formats.count < count { formats.append(1) }
    return sql.values.storage.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        for parameter in sql.parameters {
          pointers.append(Self.pointer(to: parameter, in: bytes))
          lengths.append(max(0, parameter.count))
        }
        return PQsendQueryPrepared(connection, statement.name, Int32(count), pointers, lengths, formats, 1) == 1
      }
    }
  }

  /// libpq reads a null pointer as NULL, so an empty value must point somewhere.
  private static func pointer(to parameter: SQL.Parameter, in bytes: UnsafeBufferPointer<CChar>) -> UnsafePointer<CChar>? {
    if parameter.count < 0 { return nil }
    return bytes.baseAddress.map { $0 + parameter.offset } ?? emptyValue
  }

  private static var emptyValue: UnsafePointer<CChar>? {
    let text: StaticString = ""
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Ends the group of statements queued so far.
  private func sync() {
    guard state == .open, hasUnsynced, let handle else { return }
    hasUnsynced = false
    guard handle.lend({ PQpipelineSync($0) }) == 1 else {
      return lose(PostgresError(.connectionLost(safeToRetry: true), report: handle.report))
    }
    expected.append(.sync)
  }

  // MARK: Writing

  private func setNeedsFlush() {
    if isDirty { return }
    isDirty = true
    loop.markDirty(self)
  }

  func writeOut() {
    guard state == .open, let handle else { return }
    switch handle.lend({ PQflush($0) }) {
    case 0: watch?.wait(readable: true, writable: false)
    case 1: watch?.wait(readable: true, writable: true)
    default: lose(PostgresError(.connectionLost(safeToRetry: true), report: handle.report))
    }
  }

  /// The request to the server to stop what it is doing; nil without a connection.
  func makeCancelRequest() -> CancelRequest? { handle?.makeCancelRequest() }

  // MARK: The end

  /// Closes, and gives what was unanswered back to the owner.
  func lose(_ error: PostgresError) {
    if state == .closed { return }
    let unfinished = takeUnfinished()
    close()
    owner?.connectionLost(self, error, unfinished: unfinished)
  }

  /// Closes; what was unanswered is dropped, so the caller sees to it that nothing is.
  func close() {
    state = .closed
    timer.cancel()
    expected.removeAll()
    endWatch()
    handle = nil
  }

  /// Ends the watch before libpq closes the descriptor. At once: inside its own callback the object lives a little longer.
  func endWatch() {
    watch?.wait(readable: false, writable: false)
    watch = nil
  }

  private func takeUnfinished() -> [Operation] {
    expected.compactMap { if case .execute(let operation, _) = $0 { operation } else { nil } }
  }
}

extension Connection: Flushable {
  func flush() {
    isDirty = false
    sync()
    writeOut()
  }
}

/// The keeper of a connection.
protocol ConnectionOwner: AnyObject {
  /// It can take statements.
  func connectionOpened(_ connection: Connection)

  /// It could not be made, or is gone. Operations the server has not answered come back in their order; some may have taken effect.
  func connectionLost(_ connection: Connection, _ error: PostgresError, unfinished: [Operation])

  /// A read was spoiled by a neighbour and may be sent again.
  func connection(_ connection: Connection, spoiled operation: Operation)

  /// A NOTIFY has come; only to those that asked for them.
  func connection(_ connection: Connection, heard notification: Notification)
}

extension ConnectionOwner {
  func connection(_ connection: Connection, heard notification: Notification) {}
}
