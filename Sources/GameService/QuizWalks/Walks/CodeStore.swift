import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about codes that were tried. One function, one statement.
struct CodeStore: Sendable {
  /// Counts a try before it is made, so that many at once are counted as well.
  /// - Returns: How many there were since the count began, this one among them.
  func countTry(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      INSERT INTO quiz_code_tries AS t (account_id, try_count, reset_time) VALUES (\(accountID), 1, \(now + CodeRules.tryWindow))
      ON CONFLICT (account_id) DO UPDATE SET
        try_count = CASE WHEN t.reset_time <= \(now) THEN 1 ELSE t.try_count + 1 END,
        reset_time = CASE WHEN t.reset_time <= \(now) THEN excluded.reset_time ELSE t.reset_time END
      RETURNING try_count
      """
    ).firstRow().get(0)
  }

  /// As `countTry(of:)`, of a network.
  func countTry(from network: [UInt8], at now: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      INSERT INTO quiz_network_tries AS t (network, try_count, reset_time) VALUES (\(network), 1, \(now + CodeRules.tryWindow))
      ON CONFLICT (network) DO UPDATE SET
        try_count = CASE WHEN t.reset_time <= \(now) THEN 1 ELSE t.try_count + 1 END,
        reset_time = CASE WHEN t.reset_time <= \(now) THEN excluded.reset_time ELSE t.reset_time END
      RETURNING try_count
      """
    ).firstRow().get(0)
  }

  /// A try was none: a walk has the code.
  func forgetTry(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE quiz_code_tries SET try_count = try_count - 1 WHERE account_id = \(accountID) AND try_count > 0")
  }

  func forgetTry(from network: [UInt8], in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE quiz_network_tries SET try_count = try_count - 1 WHERE network = \(network) AND try_count > 0")
  }

  /// Removes counts of networks whose time is over.
  /// - Returns: How many.
  func sweep(at now: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM quiz_network_tries WHERE network = ANY (ARRAY(
        SELECT network FROM quiz_network_tries WHERE reset_time <= \(now) ORDER BY reset_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
