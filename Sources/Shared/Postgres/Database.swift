public import EventLoop
internal import Synchronization
internal import Timekeeping

/// A receiver of statements: a database, for reads, or a transaction. Stores take `any Querying` for what they only read.
public protocol Querying {
  /// Runs one statement and waits for its rows.
  /// - Throws: `PostgresError`; `CancellationError` when the task is cancelled meanwhile.
  nonisolated(nonsending) func query(_ sql: SQL) async throws -> Rows
}

/// A database as handlers see it: a handle that finds the connections of the loop it is used on. On a loop nothing ever leaves the thread.
public struct Database: Sendable, Querying {
  let target: DatabaseTarget

  /// Connects to nothing yet: connections are made when they are first needed.
  /// - Parameters:
  ///   - configuration: Where, and how much.
  ///   - loop: Serves callers that run on no loop.
  /// - Throws: `PostgresError.Kind.invalidValue` when libpq cannot read the connection string.
  public init(_ configuration: DatabaseConfiguration, loop: Loop) throws(PostgresError) {
    _ = try configuration.parameters(forReads: true)
    target = DatabaseTarget(configuration, home: loop)
  }

  /// Names the database: the same for all copies of one handle, another for every `init`.
  public var id: ObjectIdentifier { target.key }

  /// Runs one short read, on a connection it shares with other reads of its loop. It is repeated by itself when a neighbour's error or a
  /// lost connection has spoiled it. A statement that writes is refused with `readOnly`.
  ///
  /// For statements that need less than 2 ms: everybody's reads queue behind it. Others go through `slowQuery`.
  public func query(_ sql: SQL) async throws -> Rows {
    try sql.checked()
    return Rows(result: try await target.onLoop { try await $0.read(sql, $1) })
  }

  /// Runs one read that may take long, on a connection of its own.
  public func slowQuery(_ sql: SQL) async throws -> Rows {
    try sql.checked()
    return Rows(result: try await target.onLoop { try await $0.readSlowly(sql, bound: nil, $1) })
  }

  /// Runs one statement that writes and commits by itself, in a single round trip.
  /// - Throws: `PostgresError`; `outcomeUnknown` when the answer did not arrive.
  @discardableResult
  public func execute(_ sql: SQL) async throws -> Rows {
    try sql.checked()
    return Rows(result: try await target.onLoop { try await $0.writeAlone(sql, $1) })
  }

  /// Runs `body` in a transaction: commits when it returns, rolls back when it throws. BEGIN costs no round trip of its own.
  ///
  /// When the task is cancelled, the waiting statement throws at once and the transaction is rolled back behind the scenes.
  /// - Parameters:
  ///   - isolation: View that it has of other transactions.
  ///   - attempts: How often `body` may run. More than 1 declares that it can be repeated: it has no effects outside the transaction. It is
  ///     repeated after serialization failures, deadlocks, and connections that were lost before COMMIT.
  /// - Throws: Errors that `body` throws. `PostgresError`: `connectionLost(safeToRetry: true)` when nothing took effect, `outcomeUnknown` when the
  ///   connection was lost, or the task cancelled, after COMMIT was sent.
  @discardableResult
  public func transaction<Value>(
    isolation: Isolation = .readCommitted, attempts: Int = 1,
    _ body: nonisolated(nonsending) (Transaction) async throws -> Value
  ) async throws -> Value {
    var attempt = 1
    while true {
      do {
        return try await attemptTransaction(isolation, body)
      } catch let error as PostgresError where attempt < attempts && error.isWorthRepeating {
        let pause = Self.pause(after: attempt)
        try await target.onLoop { loop, _ in try await loop.sleep(for: pause) }
        attempt += 1
      }
    }
  }

  private func attemptTransaction<Value>(
    _ isolation: Isolation, _ body: nonisolated(nonsending) (Transaction) async throws -> Value
  ) async throws -> Value {
    let (loop, lease) = try await target.onLoop { ($0, try await $0.lease(from: $1)) }
    let transaction = Transaction(on: loop, target, lease: lease, isolation)
    let value: Value
    do {
      value = try await body(transaction)
    } catch {
      await loop.rollBack(target, lease: lease)
      throw error
    }
    let (held, hooks) = (transaction.takeHeld(), transaction.hooks)
    try await target.on(loop) { try await $0.commit($1, lease: lease, isolation, behind: held, hooks: hooks) }
    return value
  }

  /// Transactions that met once should not meet again at the next attempt.
  private static func pause(after attempt: Int) -> Duration {
    repeatPauses.pause(after: attempt, chance: .random(in: 0..<1))
  }

  /// 1 to 4 ms, 2 to 8 ms … 32 to 128 ms: a transaction that was in the way has ended by then.
  static let repeatPauses = Backoff(first: .milliseconds(4), limit: .milliseconds(128), spread: 0.25...1)

  /// Closes the connections of every loop. A caller that still waits is refused.
  public func close() async {
    for loop in target.loops { await loop.closePool(target.key) }
  }
}

extension PostgresError {
  /// Another attempt of the same transaction may well succeed at once.
  var isWorthRepeating: Bool {
    kind == .serializationFailure || kind == .deadlockDetected || kind == .connectionLost(safeToRetry: true) || isStaleStatement
  }
}

/// View that a transaction has of others (SQL's isolation levels as PostgreSQL has them).
public enum Isolation: Sendable {
  /// Each statement sees what was committed before it began.
  case readCommitted
  /// All statements see one moment; a conflicting write fails with `serializationFailure`.
  case repeatableRead
  /// As if transactions ran one after the other; conflicts fail with `serializationFailure`.
  case serializable

  var begin: SQL {
    switch self {
    case .readCommitted: "BEGIN"
    case .repeatableRead: "BEGIN ISOLATION LEVEL REPEATABLE READ"
    case .serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE"
    }
  }
}

/// State that all copies of a `Database` share. Its identity is the key of the pools.
final class DatabaseTarget: Sendable {
  let configuration: DatabaseConfiguration
  let home: Loop
  private let used = Mutex<[Loop]>([])

  init(_ configuration: DatabaseConfiguration, home: Loop) {
    self.configuration = configuration
    self.home = home
  }

  var key: ObjectIdentifier { ObjectIdentifier(self) }

  /// Runs `body` on the caller's loop, or at home when the caller is on none.
  func onLoop<Value: Sendable>(_ body: @escaping @Sendable (Loop, DatabaseTarget) async throws -> Value) async throws -> Value {
    try await on(Loop.current ?? home, body)
  }

  /// Runs `body` on a loop. A caller that is elsewhere moves there with its whole task: in a task without the loop as its executor
  /// preference, the standard library's operators could leave the loop in the middle.
  func on<Value: Sendable>(
    _ loop: Loop, _ body: @escaping @Sendable (Loop, DatabaseTarget) async throws -> Value
  ) async throws -> Value {
    if loop.isCurrent { return try await body(loop, self) }
    return try await loop.run { try await body(loop, self) }
  }

  /// The loops that have a pool.
  var loops: [Loop] { used.withLock { $0 } }

  func note(_ loop: Loop) {
    used.withLock { if !$0.contains(where: { $0 === loop }) { $0.append(loop) } }
  }
}
