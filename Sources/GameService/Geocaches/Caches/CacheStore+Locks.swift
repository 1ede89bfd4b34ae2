import FoundationEssentials
import Postgres
import Timekeeping

/// Statements about what locks a cache: moderators have hidden it, it is not known yet what lies where it is, or nothing may be hidden there. Each reason is
/// kept by itself, and each statement lifts its own: the cache is as it was when none is left.
extension CacheStore {
  // MARK: Moderators

  /// Hides a cache that others see, or that waits to be seen. Twice is as once.
  func hide(_ id: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET hidden_status = COALESCE(hidden_status, status), status = 'locked', is_hidden = true, version = version + 1,
        update_time = \(now)
      WHERE cache_id = \(id) AND status <> 'draft' AND NOT is_hidden
      """)
  }

  /// Shows a hidden cache as it was, unless something else locks it. Twice is as once.
  /// - Parameter isGroundAllowed: Whether it is shown also where nothing may be hidden.
  func unhide(_ id: UUID, isGroundAllowed: Bool, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET is_hidden = false, is_ground_forbidden = is_ground_forbidden AND NOT \(isGroundAllowed),
        status = CASE WHEN awaits_ground OR is_ground_forbidden AND NOT \(isGroundAllowed) THEN status ELSE hidden_status END,
        hidden_status = CASE WHEN awaits_ground OR is_ground_forbidden AND NOT \(isGroundAllowed) THEN hidden_status END,
        version = version + 1, update_time = \(now)
      WHERE cache_id = \(id) AND (is_hidden OR is_ground_forbidden AND \(isGroundAllowed))
      """)
  }

  // MARK: Ground

  // Nobody has published here what comes from elsewhere, so that nobody was asked whether anything may be hidden there (requirement C-S8).

  /// Shows a cache to nobody until it is known what lies there.
  /// - Parameter status: Status that it has from then on.
  func awaitGround(_ id: UUID, as status: StoredCache.Status, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET status = 'locked', hidden_status = \(status.rawValue), awaits_ground = true, is_ground_forbidden = false,
        is_zone_stale = true, archive_time = CASE WHEN \(status == .archived) THEN \(now)::timestamptz ELSE archive_time END,
        version = version + 1, update_time = \(now)
      WHERE cache_id = \(id)
      """)
  }

  /// Shows a cache that has waited, unless moderators have hidden it; or keeps it locked for where it lies.
  func settleGround(_ id: UUID, isForbidden: Bool, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET awaits_ground = false, is_ground_forbidden = \(isForbidden),
        status = CASE WHEN is_hidden OR \(isForbidden) THEN status ELSE hidden_status END,
        hidden_status = CASE WHEN is_hidden OR \(isForbidden) THEN hidden_status END,
        version = version + 1, update_time = \(now)
      WHERE cache_id = \(id) AND awaits_ground
      """)
  }
}
