import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about imports of people's own files. One function, one statement.
struct CacheImportStore: Sendable {
  static let columns: SQL = """
    import_id, account_id, media_id, foreign_name, is_dry_run, state, failure, draft_count, find_count, unchanged_count, left_out_count, remark_count,
    remarks, create_time, finish_time
    """

  /// - Returns: False, and nothing is kept, while another one of the account is not done.
  func insert(_ new: StoredImport, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO cache_imports (import_id, account_id, media_id, foreign_name, is_dry_run, state, create_time)
      VALUES (\(new.id), \(new.accountID), \(new.mediaID), \(new.foreignName), \(new.isDryRun), 'pending', \(new.createTime))
      ON CONFLICT (account_id) WHERE state = 'pending' DO NOTHING
      """
    ).affectedCount == 1
  }

  func find(_ id: UUID, in querying: some Querying) async throws -> StoredImport? {
    try await querying.query("SELECT \(Self.columns) FROM cache_imports WHERE import_id = \(id)").first.map(Self.stored)
  }

  /// The newest of an account.
  func newest(of accountID: UUID, in querying: some Querying) async throws -> StoredImport? {
    try await querying.query(
      "SELECT \(Self.columns) FROM cache_imports WHERE account_id = \(accountID) ORDER BY create_time DESC, import_id DESC LIMIT 1"
    ).first.map(Self.stored)
  }

  /// Keeps an import from being removed until the transaction ends: with it goes the account.
  /// - Returns: Whether it is there and not done.
  func hold(_ id: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query("SELECT 1 FROM cache_imports WHERE import_id = \(id) AND state = 'pending' FOR SHARE").isEmpty
  }

  /// - Parameter expireTime: When it is forgotten.
  func finish(
    _ id: UUID, _ counts: StoredImport.Counts, remarks: String, expireTime: Moment, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE cache_imports SET state = 'done', draft_count = \(Int32(clamping: counts.drafts)), find_count = \(Int32(clamping: counts.finds)),
        unchanged_count = \(Int32(clamping: counts.unchanged)), left_out_count = \(Int32(clamping: counts.leftOut)),
        remark_count = \(Int32(clamping: counts.remarks)), remarks = \(remarks), finish_time = \(now), expire_time = \(expireTime)
      WHERE import_id = \(id)
      """)
  }

  /// - Parameter expireTime: When it is forgotten.
  func fail(_ id: UUID, _ failure: String, expireTime: Moment, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE cache_imports SET state = 'failed', failure = \(failure), finish_time = \(now), expire_time = \(expireTime)
      WHERE import_id = \(id) AND state = 'pending'
      """)
  }

  /// Forgets imports whose time is over, at most `limit`.
  /// - Returns: How many.
  func sweep(before now: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM cache_imports WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM cache_imports WHERE expire_time <= \(now) ORDER BY expire_time LIMIT \(Int64(limit)) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  // MARK: Caches that were made

  /// Whether a cache of a catalogue has become one of an account's.
  func hasMade(_ code: String, of source: String, for accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      "SELECT 1 FROM cache_import_entries WHERE account_id = \(accountID) AND source = \(source) AND source_code = \(code)"
    ).isEmpty
  }

  func noteMade(_ cacheID: UUID, _ code: String, of source: String, for accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO cache_import_entries (account_id, source, source_code, cache_id) VALUES (\(accountID), \(source), \(code), \(cacheID))
      """)
  }

  private static func stored(_ row: Row) throws -> StoredImport {
    func count(_ column: Int) throws -> Int { Int(try row.get(column, as: Int32.self)) }
    var stored = StoredImport(
      id: try row.get(0), accountID: try row.get(1), mediaID: try row.get(2), foreignName: try row.get(3), isDryRun: try row.get(4),
      createTime: try row.get(13))
    stored.state = StoredImport.State(rawValue: try row.get(5)) ?? .failed
    (stored.failure, stored.remarks, stored.finishTime) = (try row.get(6), try row.get(12), try row.get(14))
    stored.counts = StoredImport.Counts(
      drafts: try count(7), finds: try count(8), unchanged: try count(9), leftOut: try count(10), remarks: try count(11))
    return stored
  }
}
