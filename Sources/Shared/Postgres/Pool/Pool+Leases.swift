internal import DequeModule
internal import EventLoop

// Write connections: each is lent to one transaction, lone write or slow read at a time.

extension Pool {
  /// How long a transaction that was given up may take to be rolled back before its connection is closed instead.
  static let cleanUpMax = Duration.seconds(10)

  // MARK: Lending

  /// Lends a free connection; nil when there is none.
  func leaseAtOnce() -> UInt64? {
    guard let connection = idle.popLast() else { return nil }
    return lend(connection)
  }

  /// Waits for a connection.
  func lease(_ id: UInt64, _ continuation: UnsafeContinuation<UInt64, any Error>) {
    if isClosed { return continuation.resume(throwing: PostgresError(.connectionLost(safeToRetry: true))) }
    if waiters.count >= configuration.waitersMax { return continuation.resume(throwing: PostgresError(.poolExhausted)) }
    waiters.append(Waiter(id: id, deadline: deadline, continuation: continuation))
    armDeadline()
    connectForWaiting()
  }

  func abandonWaiting(_ id: UInt64) {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
    waiters.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  private func lend(_ connection: Connection) -> UInt64 {
    let lease = makeID()
    connection.lease = lease
    connection.hasBegun = false
    leases[lease] = connection
    return lease
  }

  /// Takes a connection back and gives it to the next.
  func settle(_ connection: Connection) {
    if connection.isCancelling {
      connection.afterCancelling = .settle
      return
    }
    connection.timer.cancel()
    connection.lease = nil
    if connection.state != .open { return }
    if let waiter = waiters.popFirst() { return waiter.continuation.resume(returning: lend(connection)) }
    connection.idleSince = .now
    idle.append(connection)
    armIdle()
  }

  // MARK: Inside a transaction

  /// Runs a statement; BEGIN travels with the first.
  func run(_ operation: Operation, behind held: [SQL], lease: UInt64, begin: SQL) {
    guard let connection = leases[lease] else { return operation.finish(.failure(PostgresError(.transactionEnded))) }
    send(held, on: connection, begin: begin)
    connection.send(operation)
  }

  /// Sends BEGIN, unless it was sent, and what was held back.
  private func send(_ held: [SQL], on connection: Connection, begin: SQL) {
    if !connection.hasBegun {
      connection.hasBegun = true
      connection.send(Operation(sql: begin))
    }
    for sql in held { connection.send(Operation(sql: sql)) }
  }

  /// Answers the waiter of a statement at once. The transaction's end cleans up.
  func abandonStatement(_ id: UInt64, lease: UInt64) {
    leases[lease]?.find(id)?.abandon(CancellationError())
  }

  /// Ends a transaction without a statement.
  /// - Returns: False when there is something to commit.
  func endIfEmpty(lease: UInt64) -> Bool {
    guard let connection = leases[lease], !connection.hasBegun, connection.state == .open else { return false }
    leases[lease] = nil
    settle(connection)
    return true
  }

  /// Commits; `hooks` run once it is certain, also when nobody waits any more.
  func commit(
    behind held: [SQL], lease: UInt64, begin: SQL, id: UInt64, hooks: [@Sendable () -> Void],
    _ continuation: UnsafeContinuation<QueryResult, any Error>
  ) {
    guard let connection = leases.removeValue(forKey: lease) else {
      return continuation.resume(throwing: PostgresError(.transactionEnded))
    }
    if connection.state != .open { return continuation.resume(throwing: PostgresError(.connectionLost(safeToRetry: true))) }
    send(held, on: connection, begin: begin)
    let commit = Operation(id: id, sql: "COMMIT", continuation: continuation) { [weak self] outcome in
      if case .failure(let error) = outcome, !error.isConnectionLost {
        // A statement that was held back has failed: COMMIT was not even tried, and the transaction is open still.
        connection.timer.arm(after: Self.cleanUpMax, connection)
        // A cancel request that is on its way is not to meet ROLLBACK.
        if connection.isCancelling { connection.afterCancelling = .rollBack } else { self?.sendRollback(connection) }
      } else {
        self?.settle(connection)
      }
      let outcome = Self.committed(outcome)
      if case .success = outcome { for hook in hooks { hook() } }
      return outcome
    }
    connection.send(commit)
  }

  private static func committed(_ outcome: Operation.Outcome) -> Operation.Outcome {
    switch outcome {
    case .success(let result) where result.commandTag == "ROLLBACK": .failure(PostgresError(.transactionAborted))
    case .failure(let error) where error.isConnectionLost: .failure(PostgresError(.outcomeUnknown, report: error.report))
    default: outcome
    }
  }

  /// Answers who waits for COMMIT or a lone write at once: it may or may not take effect.
  func abandonOutcome(_ id: UInt64, cancel: Bool) {
    for connection in writers {
      guard let operation = connection.find(id) else { continue }
      operation.abandon(PostgresError(.outcomeUnknown))
      if cancel {
        connection.timer.arm(after: Self.cleanUpMax, connection)
        self.cancel(connection, then: .nothing)
      }
    }
  }

  /// Ends a transaction that is not wanted. Nobody waits for it: a running statement is cancelled first, and ROLLBACK queues behind it.
  func rollBack(lease: UInt64) {
    guard let connection = leases.removeValue(forKey: lease), connection.state == .open else { return }
    if !connection.hasBegun { return settle(connection) }
    connection.timer.arm(after: Self.cleanUpMax, connection)
    if connection.isBusy { cancel(connection, then: .rollBack) } else { sendRollback(connection) }
  }

  private func sendRollback(_ connection: Connection) {
    let rollback = Operation(sql: "ROLLBACK") { [weak self] outcome in
      switch outcome {
      case .success: self?.settle(connection)
      case .failure(let error): connection.lose(error)
      }
      return outcome
    }
    connection.send(rollback)
  }

  // MARK: Outside of a transaction

  /// Runs one statement that commits by itself.
  func runAlone(_ operation: (@escaping (Operation.Outcome) -> Operation.Outcome) -> Operation, lease: UInt64) {
    guard let connection = leases.removeValue(forKey: lease) else { return }
    connection.send(
      operation { [weak self] outcome in
        self?.settle(connection)
        return Self.committed(outcome)
      })
  }

  /// Runs one slow read, in a transaction that can only read.
  func runReadOnly(_ operation: Operation, behind bound: SQL?, lease: UInt64) {
    guard let connection = leases[lease] else { return operation.finish(.failure(PostgresError(.transactionEnded))) }
    connection.hasBegun = true
    connection.send(Operation(sql: "BEGIN READ ONLY"))
    if let bound { connection.send(Operation(sql: bound)) }
    connection.send(operation)
  }

  // MARK: Cancelling

  private func cancel(_ connection: Connection, then next: Connection.AfterCancelling) {
    guard !connection.isCancelling, let request = connection.makeCancelRequest() else { return }
    connection.isCancelling = true
    connection.afterCancelling = next
    let id = makeID()
    let (key, endpoint) = (key, connection.attempt?.endpoint ?? Endpoint())
    cancelling[id] = connection
    loop.assumeIsolated { $0.deliver(request, to: endpoint, key, id) }
  }

  /// The server has got the cancel request.
  func cancelDelivered(_ id: UInt64) {
    guard let connection = cancelling.removeValue(forKey: id) else { return }
    connection.isCancelling = false
    switch connection.afterCancelling {
    case .nothing: break
    case .settle: settle(connection)
    case .rollBack: if connection.state == .open { sendRollback(connection) }
    }
  }
}
