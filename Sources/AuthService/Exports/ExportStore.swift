import FoundationEssentials
import Postgres
import Timekeeping

extension StoredExport.State: SQLValue, SQLDecodable {}

/// Every SQL statement about exports. One function, one statement.
struct ExportStore: Sendable {
  private static let columns: SQL = """
    export_id, account_id, state, create_time, generation, finish_time, expire_time, size_bytes, part_count
    """

  /// Keeps a new export, unless one of the account is being made.
  /// - Returns: Whether it was kept.
  func insert(_ export: StoredExport, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO exports (export_id, account_id, state, create_time)
      VALUES (\(export.exportID), \(export.accountID), \(export.state), \(export.createTime))
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
      ORDER BY create_time DESC, export_id DESC LIMIT 1
      """
    ).first.map(Self.export)
  }

  /// An export of anybody, whatever has become of it.
  func find(_ exportID: UUID, in querying: some Querying) async throws -> StoredExport? {
    try await querying.query("SELECT \(Self.columns) FROM exports WHERE export_id = \(exportID)").first.map(Self.export)
  }

  /// Removes what earlier claims have left, at most `limit` parts: a claim that is over keeps nothing more.
  /// - Parameter generation: The claim that begins.
  /// - Returns: How many.
  func deleteParts(of exportID: UUID, before generation: Int64, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM export_parts WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM export_parts WHERE export_id = \(exportID) AND generation < \(generation)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Keeps a part of an export that is being made, and has a deletion of the export wait.
  /// - Returns: Whether it is being made; otherwise nothing was kept.
  func insertPart(_ data: [UInt8], part: Int, of exportID: UUID, generation: Int64, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO export_parts (export_id, generation, part, data)
      SELECT export_id, \(generation), \(Int32(part)), \(data) FROM exports
      WHERE export_id = \(exportID) AND (state = 'pending') IS TRUE FOR KEY SHARE
      """
    ).affectedCount == 1
  }

  /// Has a deletion of the account wait until the transaction ends, or waits for it.
  func lockAccount(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT 1 FROM accounts WHERE account_id = \(accountID) FOR KEY SHARE")
  }

  /// Makes the export ready.
  /// - Returns: Whether it was being made; otherwise nothing has changed.
  func finish(_ export: StoredExport, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE exports SET state = 'ready', generation = \(export.generation), finish_time = \(export.finishTime),
        expire_time = \(export.expireTime), size_bytes = \(export.sizeBytes), part_count = \(Int32(export.partCount))
      WHERE export_id = \(export.exportID) AND (state = 'pending') IS TRUE
      """
    ).affectedCount == 1
  }

  /// An export will not be made, if it is not yet. Parts that were gathered for it are swept.
  func fail(_ exportID: UUID, expireTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE exports SET state = 'failed', expire_time = \(expireTime) WHERE export_id = \(exportID) AND (state = 'pending') IS TRUE")
  }

  /// Ends the account's other exports. Their parts are swept: gigabytes are not removed while their account is locked.
  func expireOthers(than exportID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE exports SET expire_time = LEAST(expire_time, \(now))
      WHERE account_id = \(accountID) AND export_id <> \(exportID) AND state <> 'pending'
      """)
  }

  /// Ends the account's exports; one that is being made has failed.
  func endAll(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE exports SET state = CASE state WHEN 'pending' THEN 'failed' ELSE state END, expire_time = LEAST(expire_time, \(now))
      WHERE account_id = \(accountID)
      """)
  }

  // Parts are looked up export by export (LATERAL, LIMIT), also by a plan that was made while both tables were empty.

  /// Removes parts of the account's exports, at most `limit`.
  /// - Returns: How many.
  func deleteParts(ofAccount accountID: UUID, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM export_parts WHERE ctid = ANY (ARRAY(
        SELECT p.ctid FROM exports e CROSS JOIN LATERAL (
          SELECT ctid FROM export_parts WHERE export_id = e.export_id LIMIT \(limit) FOR UPDATE SKIP LOCKED) p
        WHERE e.account_id = \(accountID) LIMIT \(limit)))
      """
    ).affectedCount
  }

  /// Parts of a ready export in their order, from `first` on.
  func parts(of export: StoredExport, from first: Int, limit: Int, in database: Database) async throws -> [[UInt8]] {
    try await database.slowQuery(
      """
      SELECT data FROM export_parts
      WHERE export_id = \(export.exportID) AND generation = \(export.generation) AND part >= \(Int32(first))
      ORDER BY part LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Removes parts of exports that have expired, at most `limit`.
  /// - Returns: How many.
  func deleteParts(expiredBefore time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM export_parts WHERE ctid = ANY (ARRAY(
        SELECT p.ctid FROM exports e CROSS JOIN LATERAL (
          SELECT ctid FROM export_parts WHERE export_id = e.export_id LIMIT \(limit) FOR UPDATE SKIP LOCKED) p
        WHERE e.expire_time <= \(time) ORDER BY e.expire_time LIMIT \(limit)))
      """
    ).affectedCount
  }

  /// Removes parts of exports that have failed and not expired yet, at most `limit`: their people see for a week that they have failed.
  /// - Returns: How many.
  func deleteParts(failedAndShownAt time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM export_parts WHERE ctid = ANY (ARRAY(
        SELECT p.ctid FROM exports e CROSS JOIN LATERAL (
          SELECT ctid FROM export_parts WHERE export_id = e.export_id LIMIT \(limit) FOR UPDATE SKIP LOCKED) p
        WHERE e.state = 'failed' AND e.expire_time > \(time) ORDER BY e.expire_time LIMIT \(limit)))
      """
    ).affectedCount
  }

  /// Removes exports that have expired and have no parts any more, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM exports WHERE export_id = ANY (ARRAY(
        SELECT export_id FROM exports e WHERE expire_time <= \(time)
          AND (SELECT 1 FROM export_parts p WHERE p.export_id = e.export_id LIMIT 1) IS NULL
        ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func export(_ row: Row) throws -> StoredExport {
    StoredExport(
      exportID: try row.get(0), accountID: try row.get(1), state: try row.get(2), createTime: try row.get(3),
      generation: try row.get(4), finishTime: try row.get(5), expireTime: try row.get(6), sizeBytes: try row.get(7),
      partCount: try row.get(8))
  }
}
