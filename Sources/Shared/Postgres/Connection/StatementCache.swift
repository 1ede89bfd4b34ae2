internal import DequeModule

/// The statements one connection has prepared. Confined to its loop.
struct StatementCache {
  /// A prepared statement of one connection.
  final class Statement {
    let key: StatementKey
    /// At most 15 bytes, so that it is passed to C without allocation.
    let name: String

    init(key: StatementKey, name: String) {
      self.key = key
      self.name = name
    }
  }

  /// More than the statements of the largest service: above it the oldest goes, so that a mistake cannot fill the server's memory with
  /// plans.
  static let statementsMax = 512

  private var statements: [StatementKey: Statement] = [:]
  private var order = Deque<Statement>()
  private var number = 0

  var count: Int { statements.count }

  func find(_ key: StatementKey) -> Statement? { statements[key] }

  /// Remembers a statement that is being prepared.
  /// - Returns: It, and the statement that must be deallocated for it.
  mutating func insert(_ key: StatementKey) -> (statement: Statement, evicted: Statement?) {
    number += 1
    let statement = Statement(key: key, name: "s\(number)")
    var evicted: Statement?
    if statements.count >= Self.statementsMax, let oldest = order.popFirst() {
      statements[oldest.key] = nil
      evicted = oldest
    }
    statements[key] = statement
    order.append(statement)
    return (statement, evicted)
  }

  /// Forgets a statement that could not be prepared or has gone stale.
  mutating func remove(_ statement: Statement) {
    if statements[statement.key] !== statement { return }
    statements[statement.key] = nil
    order.removeAll { $0 === statement }
  }
}
