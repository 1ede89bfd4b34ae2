import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about which account a guest has become part of. One function, one statement.
struct MergedGuestStore: Sendable {
  func insert(_ guestID: UUID, into accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO merged_guests (guest_hash, account_id, merge_time) VALUES (sha256(uuid_send(\(guestID))), \(accountID), \(now))
      ON CONFLICT (guest_hash) DO NOTHING
      """)
  }

  /// Account that a guest has become part of; nil for everybody else, and when that account is deleted.
  func account(of guestID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT account_id FROM merged_guests WHERE guest_hash = sha256(uuid_send(\(guestID)))").first?.get(0)
  }

  /// Forgets merges from before `time`, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM merged_guests WHERE guest_hash = ANY (ARRAY(
        SELECT guest_hash FROM merged_guests WHERE merge_time < \(time) ORDER BY merge_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
