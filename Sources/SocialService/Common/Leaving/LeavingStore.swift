import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about who is leaving; what others count and list leaves them out by itself. One function, one statement.
struct LeavingStore: Sendable {
  /// Somebody who is leaving, and since when.
  struct Mark: Sendable, Hashable {
    var accountID: UUID
    var changeTime: Moment
  }

  /// Notes that somebody is leaving, or stays, unless something later is known.
  func note(_ accountID: UUID, isLeaving: Bool, since changeTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO leaving_people AS g (account_id, is_leaving, change_time) VALUES (\(accountID), \(isLeaving), \(changeTime))
      ON CONFLICT (account_id) DO UPDATE SET is_leaving = excluded.is_leaving, change_time = excluded.change_time
      WHERE g.change_time < excluded.change_time
      """)
  }

  /// People who are leaving, by their ids.
  func page(after accountID: UUID?, limit: Int, in querying: some Querying) async throws -> [Mark] {
    try await querying.query(
      """
      SELECT account_id, change_time FROM leaving_people
      WHERE is_leaving AND account_id > \(accountID ?? .smallest)
      ORDER BY account_id LIMIT \(limit)
      """
    ).map { Mark(accountID: try $0.get(0), changeTime: try $0.get(1)) }
  }

  /// People stay, unless something has changed since they were read.
  /// - Returns: How many.
  func unmark(_ marks: [Mark], in database: Database) async throws -> Int {
    try await database.execute(
      """
      UPDATE leaving_people g SET is_leaving = false
      FROM unnest(\(marks.map(\.accountID)), \(marks.map(\.changeTime))) AS known (account_id, change_time)
      WHERE g.account_id = known.account_id AND g.change_time = known.change_time AND g.is_leaving
      """
    ).affectedCount
  }

  /// Forgets who has been leaving since before `time`, and is deleted by now, at most `limit`.
  /// - Returns: How many.
  func deleteLeft(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM leaving_people WHERE account_id = ANY (ARRAY(
        SELECT account_id FROM leaving_people WHERE is_leaving AND change_time < \(time) LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Forgets who has stayed since before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteStays(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM leaving_people WHERE account_id = ANY (ARRAY(
        SELECT account_id FROM leaving_people WHERE NOT is_leaving AND change_time < \(time)
        ORDER BY change_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
