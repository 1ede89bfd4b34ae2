import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about caches that come from another server. One function, one statement.
struct MovedCacheStore: Sendable {
  /// Notes that a cache is taken in.
  /// - Returns: Whether it was not before.
  func insert(_ key: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO cache_moves (account_id, moved_key, move_time) VALUES (\(accountID), \(key), \(now))
      ON CONFLICT (account_id, moved_key) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Shows a cache as one that was published when it was hidden there, as soon as it is known whether anything may be hidden where it lies: it is in no list
  /// of what is new, but for those who keep a part of the map.
  func show(_ id: UUID, since publishTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET status = 'locked', hidden_status = 'available', awaits_ground = true, publish_time = \(publishTime),
        first_zone_time = \(publishTime)
      WHERE cache_id = \(id)
      """)
  }
}
