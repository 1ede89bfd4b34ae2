internal import EventLoop

/// An open transaction, lent to the body of `Database.transaction`. Statements run one after the other on a connection of its own.
public final class Transaction: Querying {
  let loop: Loop
  let target: DatabaseTarget
  let lease: UInt64
  let isolation: Isolation
  private(set) var hooks: [@Sendable () -> Void] = []
  /// Statements that it was asked for so far, those that travel later too: calls are held to a number of them.
  package private(set) var statementCount = 0
  /// Ways to the database and back that it has waited for so far, without that of its commit.
  package private(set) var waitCount = 0
  /// Statements that travel with the next one.
  private var held: [SQL] = []

  /// Most statements that are held back: whoever writes thousands should not hold them all in memory.
  static let heldMax = 64

  init(on loop: Loop, _ target: DatabaseTarget, lease: UInt64, _ isolation: Isolation) {
    self.loop = loop
    self.target = target
    self.lease = lease
    self.isolation = isolation
  }

  /// Names the database: the same for all transactions of copies of one `Database`.
  public var databaseID: ObjectIdentifier { target.key }

  public func query(_ sql: SQL) async throws -> Rows {
    try sql.checked()
    statementCount += 1
    waitCount += 1
    let (lease, isolation, held) = (lease, isolation, takeHeld())
    return Rows(result: try await target.on(loop) { try await $0.run(sql, behind: held, $1, lease: lease, isolation) })
  }

  /// Runs a statement whose rows do not matter together with the next one, or with COMMIT: it costs no round trip of its own.
  ///
  /// When it fails, the next one throws its error, and the transaction is of no use any more. So it is for statements whose failure nobody handles.
  public func executeLater(_ sql: SQL) async throws {
    try sql.checked()
    if held.count >= Self.heldMax { try await flush() }
    statementCount += 1
    held.append(sql)
  }

  /// Runs what was held back.
  private func flush() async throws {
    guard let last = held.popLast() else { return }
    statementCount -= 1
    try await execute(last)
  }

  func takeHeld() -> [SQL] {
    defer { held.removeAll() }
    return held
  }

  /// Runs one statement whose rows do not matter.
  @discardableResult
  public func execute(_ sql: SQL) async throws -> Rows {
    try await query(sql)
  }

  /// Has `hook` called on the transaction's loop as soon as its commit is certain, and never otherwise.
  public func afterCommit(_ hook: @escaping @Sendable () -> Void) {
    hooks.append(hook)
  }

  /// Runs `body` so that its writes, and they alone, are taken back when it throws. The transaction can go on after that.
  @discardableResult
  public func savepoint<Value>(_ body: nonisolated(nonsending) () async throws -> Value) async throws -> Value {
    let hookCount = hooks.count
    // Savepoints of one name nest: the latest is meant.
    try await execute("SAVEPOINT cairn")
    let value: Value
    do {
      value = try await body()
      try await flush()
    } catch {
      hooks.removeSubrange(hookCount...)
      // A statement that has not run needs no taking back.
      held.removeAll()
      try await execute("ROLLBACK TO SAVEPOINT cairn")
      throw error
    }
    try await execute("RELEASE SAVEPOINT cairn")
    return value
  }
}
