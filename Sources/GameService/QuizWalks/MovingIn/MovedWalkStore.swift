import FoundationEssentials
import Postgres
import Timekeeping

/// The SQL statement about walks that come from another server.
struct MovedWalkStore: Sendable {
  /// Notes that a walk is taken in.
  /// - Returns: Whether it was not before.
  func insert(_ key: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO quiz_moved_walks (account_id, moved_key, move_time) VALUES (\(accountID), \(key), \(now))
      ON CONFLICT (account_id, moved_key) DO NOTHING
      """
    ).affectedCount == 1
  }
}
