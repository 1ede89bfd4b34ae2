/// A statement on its way through a connection. Confined to its loop.
final class Operation {
  typealias Outcome = Result<QueryResult, PostgresError>

  /// 0 for statements that nobody can abandon.
  let id: UInt64
  let sql: SQL
  /// The task that waits; nil once answered, abandoned, or when nobody waits.
  private var continuation: UnsafeContinuation<QueryResult, any Error>?
  /// Called once at the end, also when nobody waits any more; says what the waiter hears.
  private var conclude: ((Outcome) -> Outcome)?
  /// Whether it may be sent a second time: reads that a neighbour or a lost connection has spoiled.
  var mayResend: Bool
  /// The answer of the server so far.
  var outcome: Outcome?
  /// When it was sent last, in the loop's steady milliseconds.
  var sentMs: Int64 = 0

  init(
    id: UInt64 = 0, sql: SQL, mayResend: Bool = false, continuation: UnsafeContinuation<QueryResult, any Error>? = nil,
    conclude: ((Outcome) -> Outcome)? = nil
  ) {
    self.id = id
    self.sql = sql
    self.mayResend = mayResend
    self.continuation = continuation
    self.conclude = conclude
  }

  /// Answers whoever waits.
  func finish(_ outcome: Outcome) {
    let conclude = conclude
    self.conclude = nil
    let answer = conclude?(outcome) ?? outcome
    let continuation = continuation
    self.continuation = nil
    continuation?.resume(with: answer)
  }

  /// Whether somebody still waits for the answer.
  var isAwaited: Bool { continuation != nil || conclude != nil }

  /// Answers the waiter at once; the statement itself goes on.
  func abandon(_ error: any Error) {
    let continuation = continuation
    self.continuation = nil
    continuation?.resume(throwing: error)
  }
}
