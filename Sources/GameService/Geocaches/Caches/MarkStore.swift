import FoundationEssentials
import Postgres

/// Every SQL statement about what people think of caches. One function, one statement.
struct MarkStore: Sendable {
  /// Holds an account's marks, so that two calls at once count each other.
  func lock(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended('marks of ' || \(accountID.uuidString), 0))")
  }

  func mark(of accountID: UUID, at id: UUID, in querying: some Querying) async throws -> VisitorStore.Mark {
    let row = try await querying.query(
      """
      SELECT is_watched, is_ignored, is_recommended, note, note_version FROM cache_marks
      WHERE account_id = \(accountID) AND cache_id = \(id)
      """
    ).first
    guard let row else { return VisitorStore.Mark() }
    return VisitorStore.Mark(
      isWatched: try row.get(0), isIgnored: try row.get(1), isRecommended: try row.get(2), note: try row.get(3), noteVersion: try row.get(4)
    )
  }

  func set(_ mark: VisitorStore.Mark, of accountID: UUID, at id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO cache_marks (account_id, cache_id, is_watched, is_ignored, is_recommended, note, note_version)
      VALUES (\(accountID), \(id), \(mark.isWatched), \(mark.isIgnored), \(mark.isRecommended), \(mark.note), \(mark.noteVersion))
      ON CONFLICT (account_id, cache_id) DO UPDATE SET is_watched = excluded.is_watched, is_ignored = excluded.is_ignored,
        is_recommended = excluded.is_recommended, note = excluded.note, note_version = excluded.note_version
      """)
  }

  func forgetRecommendation(of accountID: UUID, at id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE cache_marks SET is_recommended = false WHERE account_id = \(accountID) AND cache_id = \(id) AND is_recommended")
  }

  // MARK: Counts

  func watchedCount(of accountID: UUID, in querying: some Querying) async throws -> Int {
    try await querying.query("SELECT count(*) FROM cache_marks WHERE account_id = \(accountID) AND is_watched").firstRow().get(0)
  }

  func recommendedCount(of accountID: UUID, in querying: some Querying) async throws -> Int {
    try await querying.query("SELECT count(*) FROM cache_marks WHERE account_id = \(accountID) AND is_recommended").firstRow().get(0)
  }

  func findCount(of accountID: UUID, in querying: some Querying) async throws -> Int {
    try await querying.query("SELECT count(*) FROM cache_logs WHERE account_id = \(accountID) AND kind = 'found'").firstRow().get(0)
  }

  // MARK: Lists

  /// Ids of caches with a mark, in their order, behind one of them.
  func page(_ mark: StoredCache.Mark, of accountID: UUID, after id: UUID, limit: Int, in database: Database) async throws -> [UUID] {
    let condition: SQL =
      switch mark {
      case .watched: "m.is_watched"
      case .ignored: "m.is_ignored"
      case .recommended: "m.is_recommended"
      case .noted: "m.note <> ''"
      }
    return try await database.query(
      """
      SELECT m.cache_id FROM cache_marks m WHERE m.account_id = \(accountID) AND m.cache_id > \(id) AND \(condition)
      ORDER BY m.cache_id LIMIT \(Int64(limit))
      """
    ).map { try $0.get(0) }
  }
}
