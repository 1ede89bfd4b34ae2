import FoundationEssentials
import Postgres
import Timekeeping

extension StoredExport.State: SQLValue, SQLDecodable {}

/// Every SQL statement about exports. One function, one statement.
struct ExportStore: Sendable {
  private static let columns: SQL = """
    export_id, account_id, state, create_time, attempt_count, finish_time, expire_time, size_bytes, part_count
    """

  /// Keeps a new export, unless one of the account is being made.
  /// - Returns: Whether it was kept.
  func insert(_ export: StoredExport, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO exports (export_id, account_id, state, create_time, claim_time)
      VALUES (\(export.exportID), \(export.accountID), \(export.state), \(export.createTime), \(export.createTime))
      ON CONFLICT (account_id) WHERE state = 'pending' DO NOTHING
      """
    ).affectedCount == 1
  }

  /// An export of the account.
  func find(_ exportID: UUID, of accountID: UUID, at now: Moment, in querying: some Querying) async throws -> StoredExport? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM exports
      WHERE account_id = \(accountID) AND export_id = \(exportID) AND (expire_time IS NULL OR expire_time > \(now))
      """
    ).first.map(Self.export)
  }

  /// The account's newest export.
  func findNewest(of accountID: UUID, at now: Moment, in querying: some Querying) async throws -> StoredExport? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM exports
      WHERE account_id = \(accountID) AND (expire_time IS NULL OR expire_time > \(now))
      ORDER BY export_id DESC LIMIT 1
      """
    ).first.map(Self.export)
  }

  /// Takes the export that has waited longest and begins it anew.
  /// - Parameter endTime: Until then nobody else takes it.
  func claim(until endTime: Moment, at now: Moment, in database: Database) async throws -> StoredExport? {
    try await database.execute(
      """
      UPDATE exports SET attempt_count = attempt_count + 1, claim_time = \(endTime)
      WHERE export_id = (
        SELECT export_id FROM exports WHERE state = 'pending' AND claim_time <= \(now)
        ORDER BY claim_time LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING \(Self.columns)
      """
    ).first.map(Self.export)
  }

  /// Removes what earlier attempts have left.
  func deleteParts(of exportID: UUID, besides attempt: Int, in database: Database) async throws {
    try await database.execute("DELETE FROM export_parts WHERE export_id = \(exportID) AND attempt <> \(Int32(attempt))")
  }

  /// Keeps a part and renews the claim.
  /// - Returns: Whether the claim still holds; otherwise nothing was kept.
  func insertPart(
    _ data: [UInt8], part: Int, of exportID: UUID, attempt: Int, until endTime: Moment, in database: Database
  ) async throws -> Bool {
    try await database.execute(
      """
      WITH mine AS (
        UPDATE exports SET claim_time = \(endTime)
        WHERE export_id = \(exportID) AND state = 'pending' AND attempt_count = \(Int32(attempt)) RETURNING export_id)
      INSERT INTO export_parts (export_id, attempt, part, data)
      SELECT export_id, \(Int32(attempt)), \(Int32(part)), \(data) FROM mine
      """
    ).affectedCount == 1
  }

  /// Makes the export ready.
  /// - Returns: Whether the claim still held.
  func finish(_ export: StoredExport, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE exports SET state = 'ready', finish_time = \(export.finishTime), expire_time = \(export.expireTime),
        size_bytes = \(export.sizeBytes), part_count = \(Int32(export.partCount))
      WHERE export_id = \(export.exportID) AND state = 'pending' AND attempt_count = \(Int32(export.attemptCount))
      """
    ).affectedCount == 1
  }

  /// Removes the account's other exports.
  func deleteOthers(than exportID: UUID, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM exports WHERE account_id = \(accountID) AND export_id <> \(exportID)")
  }

  /// An attempt has failed: the next one begins at `nextTime`; with `expireTime` there is none.
  func fail(_ export: StoredExport, nextTime: Moment, expireTime: Moment?, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE exports SET claim_time = \(nextTime), expire_time = \(expireTime),
        state = CASE WHEN \(expireTime)::timestamptz IS NULL THEN 'pending' ELSE 'failed' END
      WHERE export_id = \(export.exportID) AND state = 'pending' AND attempt_count = \(Int32(export.attemptCount))
      """)
  }

  /// Parts of a ready export in their order, from `first` on.
  func parts(of export: StoredExport, from first: Int, limit: Int, in database: Database) async throws -> [[UInt8]] {
    try await database.slowQuery(
      """
      SELECT data FROM export_parts
      WHERE export_id = \(export.exportID) AND attempt = \(Int32(export.attemptCount)) AND part >= \(Int32(first))
      ORDER BY part LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Removes exports that have expired, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM exports WHERE export_id = ANY (ARRAY(
        SELECT export_id FROM exports WHERE expire_time <= \(time) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func export(_ row: Row) throws -> StoredExport {
    StoredExport(
      exportID: try row.get(0), accountID: try row.get(1), state: try row.get(2), createTime: try row.get(3),
      attemptCount: try row.get(4), finishTime: try row.get(5), expireTime: try row.get(6), sizeBytes: try row.get(7),
      partCount: try row.get(8))
  }
}
