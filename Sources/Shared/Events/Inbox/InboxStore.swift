internal import FoundationEssentials
internal import Postgres
internal import Timekeeping

/// Every SQL statement about events that were taken. One function, one statement.
enum InboxStore {
  /// Remembers an event. Waits for a transaction that is taking it just now.
  /// - Returns: Whether it was new.
  static func insert(_ eventID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    let rows = try await transaction.execute(
      "INSERT INTO inbox (event_id, receive_time) VALUES (\(eventID), \(now)) ON CONFLICT (event_id) DO NOTHING")
    return rows.affectedCount == 1
  }

  static func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM inbox WHERE event_id = ANY (ARRAY(
        SELECT event_id FROM inbox WHERE receive_time < \(time) ORDER BY receive_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
