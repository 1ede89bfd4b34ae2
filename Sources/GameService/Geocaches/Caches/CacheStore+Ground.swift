import FoundationEssentials
import Postgres
import Timekeeping

/// Statements about caches that come from elsewhere: nobody has published them here, so that nobody was asked whether anything may be hidden there
/// (requirement C-S8).
extension CacheStore {
  /// Shows a cache to nobody until it is known what lies there.
  /// - Parameter status: Status that it has from then on.
  func awaitGround(_ id: UUID, as status: StoredCache.Status, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET status = 'locked', hidden_status = \(status.rawValue), awaits_ground = true, is_zone_stale = true,
        archive_time = CASE WHEN \(status == .archived) THEN \(now)::timestamptz ELSE archive_time END, version = version + 1, update_time = \(now)
      WHERE cache_id = \(id)
      """)
  }

  /// Shows a cache that has waited, or keeps it locked.
  func settleGround(_ id: UUID, isForbidden: Bool, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET status = CASE WHEN \(isForbidden) THEN status ELSE hidden_status END,
        hidden_status = CASE WHEN \(isForbidden) THEN hidden_status END, awaits_ground = false, version = version + 1, update_time = \(now)
      WHERE cache_id = \(id) AND awaits_ground
      """)
  }
}
