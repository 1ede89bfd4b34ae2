/// A statement on its way through a connection. Confined to its loop.
final class Operation {
  let id: UInt64
  let sql: SQL
  /// Who waits; nil once answered, abandoned, or when nobody does.
  private var continuation: UnsafeContinuation<QueryResult, any Error>?
  /// Called once at the end, also when nobody waits any more.
  private var completion: ((Result<QueryResult, PostgresError>) -> Void)?
  /// Whether it may be sent a second time: reads that a neighbour or a lost connection has spoiled.
  var mayResend: Bool
  /// What the server has said so far.
  var outcome: Result<QueryResult, PostgresError>?

  init(
    id: UInt64, sql: SQL, mayResend: Bool = false, continuation: UnsafeContinuation<QueryResult, any Error>? = nil,
    completion: ((Result<QueryResult, PostgresError>) -> Void)? = nil
  ) {
    self.id = id
    self.sql = sql
    self.mayResend = mayResend
    self.continuation = continuation
    self.completion = completion
  }

  /// Answers whoever waits.
  func finish(_ outcome: Result<QueryResult, PostgresError>) {
    let continuation = continuation
    let completion = completion
    self.continuation = nil
    self.completion = nil
    continuation?.resume(with: outcome)
    completion?(outcome)
  }

  /// Whether somebody still waits for the answer.
  var isAwaited: Bool { continuation != nil || completion != nil }

  /// Answers the waiter at once; the statement itself goes on and its result is dropped.
  func abandon(_ error: any Error) {
    let continuation = continuation
    self.continuation = nil
    continuation?.resume(throwing: error)
  }
}
