import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about logs. One function, one statement.
struct LogStore: Sendable {
  private static let columns: SQL = """
    l.log_id, l.cache_id, l.account_id, l.kind, l.visit_time, l.time_zone, l.visit_day, l.comment, l.language_code, l.extras, l.difficulty,
    l.terrain, l.points, l.is_first_find, l.create_time, l.update_time, l.is_hidden
    """

  // MARK: One

  func log(_ id: UUID, in querying: some Querying) async throws -> StoredLog? {
    try await querying.query("SELECT \(Self.columns) FROM cache_logs l WHERE l.log_id = \(id)").first.map(Self.log)
  }

  /// The first log of a visit.
  func same(
    _ kind: StoredLog.Kind, at visitTime: Moment, of cacheID: UUID, by authorID: UUID, in querying: some Querying
  ) async throws -> StoredLog? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM cache_logs l
      WHERE l.account_id = \(authorID) AND l.cache_id = \(cacheID) AND l.kind = \(kind.rawValue) AND l.visit_time = \(visitTime)
      ORDER BY l.duplicate_number LIMIT 1
      """
    ).first.map(Self.log)
  }

  func find(of cacheID: UUID, by authorID: UUID, in querying: some Querying) async throws -> StoredLog? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM cache_logs l WHERE l.account_id = \(authorID) AND l.cache_id = \(cacheID) AND l.kind = 'found'
      """
    ).first.map(Self.log)
  }

  /// Logs of accounts, for each account in the order given.
  func counts(of accountIDs: [UUID], in querying: some Querying) async throws -> [Int64] {
    try await querying.query(
      """
      SELECT (SELECT count(*) FROM cache_logs l WHERE l.account_id = asked.account_id)
      FROM unnest(\(accountIDs)) WITH ORDINALITY AS asked (account_id, place) ORDER BY asked.place
      """
    ).map { try $0.get(0) }
  }

  // MARK: Writing

  /// Number of the next log of a visit.
  func nextNumber(
    _ kind: StoredLog.Kind, at visitTime: Moment, of cacheID: UUID, by authorID: UUID, in transaction: Transaction
  ) async throws -> Int16 {
    try await transaction.query(
      """
      SELECT (COALESCE(max(duplicate_number), -1) + 1)::smallint FROM cache_logs
      WHERE account_id = \(authorID) AND cache_id = \(cacheID) AND kind = \(kind.rawValue) AND visit_time = \(visitTime)
      """
    ).firstRow().get(0)
  }

  func insert(_ log: StoredLog, number: Int16, in transaction: Transaction) async throws {
    let photos = StoredLog.extras(log.photos)
    try await transaction.execute(
      """
      INSERT INTO cache_logs (log_id, cache_id, account_id, kind, visit_time, time_zone, visit_day, duplicate_number, comment, language_code,
        extras, difficulty, terrain, points, create_time)
      VALUES (\(log.id), \(log.cacheID), \(log.authorID), \(log.kind.rawValue), \(log.visitTime), \(log.timeZone),
        (\(log.visitTime) AT TIME ZONE \(log.timeZone))::date, \(number), \(log.comment), \(log.languageCode), \(photos), \(log.difficulty),
        \(log.terrain), \(log.points), \(log.createTime))
      """)
  }

  func update(_ id: UUID, _ content: LogDraft.Content, visitTime: Moment, at now: Moment, in transaction: Transaction) async throws {
    let photos = StoredLog.extras(content.photos)
    try await transaction.execute(
      """
      UPDATE cache_logs SET visit_time = \(visitTime), time_zone = \(content.timeZone),
        visit_day = (\(visitTime) AT TIME ZONE \(content.timeZone))::date, comment = \(content.comment),
        language_code = \(content.languageCode), extras = \(photos), update_time = \(now)
      WHERE log_id = \(id)
      """)
  }

  func setHidden(_ isHidden: Bool, _ id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE cache_logs SET is_hidden = \(isHidden) WHERE log_id = \(id)")
  }

  func delete(_ id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM cache_logs WHERE log_id = \(id)")
  }

  /// Whether three people in a row have not found a cache.
  func isMissed(_ cacheID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.query("SELECT miss_time IS NOT NULL FROM cache_counts WHERE cache_id = \(cacheID)").first?.get(0) ?? false
  }

  /// Since when a cache needs its owner: since the first who has said so behind the owner's latest answer, and since the last of three who have not found it
  /// behind the latest find or answer. Visits are put in order by when they were; an owner knows of one since it was told of here, however long ago it was.
  /// - Returns: Whether three have not found it.
  func settleTrouble(of cacheID: UUID, missesMax: Int, in transaction: Transaction) async throws -> Bool {
    try await transaction.query(
      """
      WITH answers AS (
        SELECT COALESCE(max(o.visit_time), '-infinity') AS latest FROM cache_logs o
        WHERE o.cache_id = \(cacheID) AND o.kind = 'owner_maintenance'
      ), finds AS (
        SELECT COALESCE(max(f.visit_time), '-infinity') AS latest FROM cache_logs f WHERE f.cache_id = \(cacheID) AND f.kind = 'found'
      ), misses AS (
        SELECT min(GREATEST(m.visit_time, m.create_time)) AS missed FROM cache_logs m, answers, finds
        WHERE m.cache_id = \(cacheID) AND m.kind = 'did_not_find' AND m.visit_time > GREATEST(answers.latest, finds.latest)
        GROUP BY m.account_id ORDER BY 1 LIMIT \(Int64(missesMax))
      )
      UPDATE cache_counts SET maintenance_time = (
          SELECT min(GREATEST(l.visit_time, l.create_time)) FROM cache_logs l, answers
          WHERE l.cache_id = \(cacheID) AND l.kind = 'needs_maintenance' AND l.visit_time > answers.latest),
        miss_time = (SELECT CASE WHEN count(*) >= \(Int64(missesMax)) THEN max(missed) END FROM misses)
      WHERE cache_id = \(cacheID) RETURNING miss_time IS NOT NULL
      """
    ).first?.get(0) ?? false
  }

  // MARK: The first find

  /// The find that is the first by when it was; of those at once the one that was told of first.
  func earliestFind(of cacheID: UUID, in transaction: Transaction) async throws -> StoredLog? {
    try await transaction.query(
      """
      SELECT \(Self.columns) FROM cache_logs l WHERE l.cache_id = \(cacheID) AND l.kind = 'found'
      ORDER BY l.visit_time, l.create_time, l.log_id LIMIT 1
      """
    ).first.map(Self.log)
  }

  /// The find that counts as the first.
  func firstFind(of cacheID: UUID, in transaction: Transaction) async throws -> StoredLog? {
    try await transaction.query("SELECT \(Self.columns) FROM cache_logs l WHERE l.cache_id = \(cacheID) AND l.is_first_find")
      .first.map(Self.log)
  }

  func setFirst(_ isFirst: Bool, points: Int, of id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE cache_logs SET is_first_find = \(isFirst), points = \(points) WHERE log_id = \(id)")
  }

  // MARK: Lists

  /// Logs of a cache that somebody reads: hidden ones are their authors' alone.
  func page(
    of cacheID: UUID, seenBy accountID: UUID, after place: (Moment, UUID), limit: Int, in database: Database
  ) async throws -> [StoredLog] {
    try await database.query(
      """
      SELECT \(Self.columns) FROM cache_logs l
      WHERE l.cache_id = \(cacheID) AND (l.visit_time, l.log_id) < (\(place.0), \(place.1))
        AND (NOT l.is_hidden OR l.account_id = \(accountID))
      ORDER BY l.visit_time DESC, l.log_id DESC LIMIT \(Int64(limit))
      """
    ).map(Self.log)
  }

  func page(by authorID: UUID, after place: (Moment, UUID), limit: Int, in database: Database) async throws -> [StoredLog] {
    try await database.query(
      """
      SELECT \(Self.columns) FROM cache_logs l WHERE l.account_id = \(authorID) AND (l.visit_time, l.log_id) < (\(place.0), \(place.1))
      ORDER BY l.visit_time DESC, l.log_id DESC LIMIT \(Int64(limit))
      """
    ).map(Self.log)
  }

  /// An author's finds, the latest visits first, behind a place.
  func finds(by authorID: UUID, after place: (Moment, UUID), limit: Int, in database: Database) async throws -> [StoredLog] {
    try await database.query(
      """
      SELECT \(Self.columns) FROM cache_logs l
      WHERE l.account_id = \(authorID) AND l.kind = 'found' AND (l.visit_time, l.log_id) < (\(place.0), \(place.1))
      ORDER BY l.visit_time DESC, l.log_id DESC LIMIT \(Int64(limit))
      """
    ).map(Self.log)
  }

  /// Codes of caches.
  func codes(of cacheIDs: [UUID], in database: Database) async throws -> [UUID: String] {
    if cacheIDs.isEmpty { return [:] }
    let rows = try await database.query("SELECT cache_id, code FROM caches WHERE cache_id = ANY(\(cacheIDs))")
    return Dictionary(try rows.map { (try $0.get(0, as: UUID.self), try $0.get(1, as: String.self)) }) { first, _ in first }
  }

  // MARK: An author who goes

  /// Caches of which an account has the first find, in the order of their ids.
  func cachesFirstFound(by accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      "SELECT cache_id FROM cache_logs WHERE account_id = \(accountID) AND kind = 'found' AND is_first_find ORDER BY cache_id"
    ).map { try $0.get(0) }
  }

  /// Caches of which an account has said that something is wrong, in the order of their ids.
  func cachesInTrouble(by accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT DISTINCT cache_id FROM cache_logs WHERE account_id = \(accountID) AND kind IN ('did_not_find', 'needs_maintenance') ORDER BY cache_id
      """
    ).map { try $0.get(0) }
  }

  func deleteLogs(by accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM cache_logs WHERE account_id = \(accountID)").affectedCount
  }

  // MARK: Rows

  private static func log(_ row: Row) throws -> StoredLog {
    return StoredLog(
      id: try row.get(0), cacheID: try row.get(1), authorID: try row.get(2),
      kind: StoredLog.Kind(rawValue: try row.get(3)) ?? .note, visitTime: try row.get(4), timeZone: try row.get(5),
      visitDay: try row.get(6), comment: try row.get(7), languageCode: try row.get(8), photos: try StoredLog.photos(extras: try row.get(9)),
      difficulty: try row.get(10),
      terrain: try row.get(11), points: Int(try row.get(12, as: Int32.self)), isFirstFind: try row.get(13), createTime: try row.get(14),
      updateTime: try row.get(15), isHidden: try row.get(16))
  }
}
