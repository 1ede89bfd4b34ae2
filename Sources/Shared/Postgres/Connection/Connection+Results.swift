internal import CLibPQ
internal import EventLoop
internal import Observability

// Reading answers. In pipeline mode each command gives its results and then a null pointer; a Sync gives one result and no null pointer.

extension Connection: DescriptorWatchTarget {
  func descriptorReady(readable: Bool, writable: Bool) {
    if state == .connecting { return advanceOpening() }
    if readable { readInput() }
    if writable { writeOut() }
  }

  private func readInput() {
    guard state == .open, let handle else { return }
    let isAlive = handle.lend { PQconsumeInput($0) } == 1
    heardMs = loop.steadyMilliseconds
    readResults(handle)
    if hearsNotifications { readNotifications(handle) }
    if state == .open, !isAlive || handle.isBad {
      lose(PostgresError(.connectionLost(safeToRetry: true), report: handle.report))
    }
  }

  private func readNotifications(_ handle: ConnectionHandle) {
    while state == .open, let notification = handle.nextNotification() { owner?.connection(self, heard: notification) }
  }

  private func readResults(_ handle: ConnectionHandle) {
    // An answered operation may close the connection, hence the look at the state.
    while state == .open, let head = expected.first, handle.lend({ PQisBusy($0) }) == 0 {
      if let pointer = handle.lend({ PQgetResult($0) }) {
        received(QueryResult(owning: pointer), for: head)
      } else if case .sync = head {
        return
      } else {
        expected.removeFirst()
        completed(head)
      }
    }
  }

  private func received(_ result: QueryResult, for head: Expected) {
    switch result.status {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
      if case .execute(let operation, _) = head { operation.outcome = .success(result) }
    case PGRES_PIPELINE_SYNC:
      expected.removeFirst()
      groupError = nil
    case PGRES_PIPELINE_ABORTED: aborted(head)
    default: failed(PostgresError(result.report), head)
    }
  }

  private func failed(_ error: PostgresError, _ head: Expected) {
    // The session ends with this answer; what waits, the head too, goes back to the owner.
    if error.isConnectionLost { return lose(error) }
    RoomLoss.process.look(at: error)
    let error = head.operation.map { error.saying($0.sql) } ?? error
    if groupError == nil { groupError = error }
    switch head {
    case .prepare(let statement, let operation):
      statements.remove(statement)
      operation.outcome = .failure(error)
    case .execute(let operation, let statement):
      if error.isStaleStatement {
        statements.remove(statement)
        // The read alone can simply be sent again; inside a transaction the error has done its damage.
        if operation.mayResend { return }
      }
      operation.outcome = .failure(error)
    case .housekeeping, .sync: break
    }
  }

  /// The command did not run, because one before it under the same Sync has failed.
  private func aborted(_ head: Expected) {
    switch head {
    case .prepare(let statement, _): statements.remove(statement)
    case .execute(let operation, _):
      // Its own PREPARE has failed: that is its answer. A neighbour has: a read has none yet.
      if operation.outcome == nil, !operation.mayResend { operation.outcome = .failure(groupError ?? Self.abortedWithoutReason) }
    case .housekeeping, .sync: break
    }
  }

  private static var abortedWithoutReason: PostgresError { PostgresError(.transactionAborted) }

  private func completed(_ head: Expected) {
    guard case .execute(let operation, _) = head else { return }
    queryTimes?.observe(Int(loop.steadyMilliseconds - operation.sentMs))
    if let outcome = operation.outcome { return operation.finish(outcome) }
    operation.mayResend = false
    owner?.connection(self, spoiled: operation)
  }
}

extension PostgresError {
  /// The same error with the text of the statement in its report.
  func saying(_ sql: SQL) -> PostgresError {
    guard var report else { return self }
    report.statement = sql.text
    return PostgresError(kind, report: report)
  }
}
