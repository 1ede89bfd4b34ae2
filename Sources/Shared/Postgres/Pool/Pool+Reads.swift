internal import DequeModule
internal import EventLoop

// Short reads: many share a connection, and everything that was asked in one turn of the loop leaves behind one Sync.

extension Pool {
  /// Sends a read, or has it wait for the first connection.
  func read(_ operation: Operation) {
    guard let connection = leastBusyReader else { return waitForReader(operation) }
    if connection.depth >= configuration.readsInFlightMax { return operation.finish(.failure(PostgresError(.poolExhausted))) }
    // A read that was spoiled once is not put beside strangers again.
    if operation.mayResend { connection.send(operation) } else { connection.sendApart(operation) }
  }

  private var leastBusyReader: Connection? {
    var best: Connection?
    for connection in readers where connection.state == .open {
      if let other = best, other.depth <= connection.depth { continue }
      best = connection
    }
    return best
  }

  func waitForReader(_ operation: Operation) {
    if isClosed { return operation.finish(.failure(PostgresError(.connectionLost(safeToRetry: true)))) }
    if waitingReads.count >= configuration.readsInFlightMax { return operation.finish(.failure(PostgresError(.poolExhausted))) }
    waitingReads.append(WaitingRead(operation: operation, deadline: deadline))
    armDeadline()
    connectForWaiting()
  }

  func sendWaitingReads(on connection: Connection) {
    while connection.state == .open, let read = waitingReads.popFirst() { connection.send(read.operation) }
  }

  /// Answers the waiter of a read at once. A shared connection is never cancelled: the result is dropped when it comes.
  func abandonRead(_ id: UInt64) {
    if let index = waitingReads.firstIndex(where: { $0.operation.id == id }) {
      waitingReads.remove(at: index).operation.abandon(CancellationError())
      return
    }
    for connection in readers { connection.find(id)?.abandon(CancellationError()) }
  }
}

extension Connection {
  /// The operation of that number among those without an answer.
  func find(_ id: UInt64) -> Operation? {
    for entry in expected {
      if case .execute(let operation, _) = entry, operation.id == id { return operation }
    }
    return nil
  }
}
