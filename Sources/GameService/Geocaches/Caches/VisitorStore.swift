import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about what one person has to do with caches besides logs: what was found out, looked at and tried. One function, one statement.
struct VisitorStore: Sendable {
  /// Relation of a person to a cache.
  struct Standing: Hashable, Sendable {
    /// The person's find.
    var findLogID: UUID?
    var hasSolved = false
    var mark = Mark()
  }

  /// A person's own marks of a cache.
  struct Mark: Hashable, Sendable {
    var isWatched = false
    var isIgnored = false
    var isRecommended = false
    var note = ""
    /// 0 before the first note.
    var noteVersion: Int64 = 0
  }

  func standing(of accountID: UUID, at id: UUID, in querying: some Querying) async throws -> Standing {
    let row = try await querying.query(
      """
      SELECT (SELECT log_id FROM cache_logs WHERE account_id = \(accountID) AND cache_id = \(id) AND kind = 'found'),
        EXISTS (SELECT FROM cache_solutions WHERE account_id = \(accountID) AND cache_id = \(id)), m.is_watched, m.is_ignored, m.is_recommended,
        m.note, m.note_version
      FROM (SELECT 1) AS one LEFT JOIN cache_marks m ON m.account_id = \(accountID) AND m.cache_id = \(id)
      """
    ).firstRow()
    return Standing(findLogID: try row.get(0), hasSolved: try row.get(1), mark: try Self.mark(row, at: 2))
  }

  /// Relations of a person to some caches; nothing of those with which the person has nothing to do.
  func standings(of accountID: UUID, at ids: [UUID], in querying: some Querying) async throws -> [UUID: Standing] {
    let rows = try await querying.query(
      """
      SELECT i.cache_id, f.log_id, s.cache_id IS NOT NULL, m.is_watched, m.is_ignored, m.is_recommended, m.note, m.note_version
      FROM unnest(\(ids)) AS i (cache_id)
        LEFT JOIN cache_logs f ON f.account_id = \(accountID) AND f.cache_id = i.cache_id AND f.kind = 'found'
        LEFT JOIN cache_solutions s ON s.account_id = \(accountID) AND s.cache_id = i.cache_id
        LEFT JOIN cache_marks m ON m.account_id = \(accountID) AND m.cache_id = i.cache_id
      """)
    var standings: [UUID: Standing] = [:]
    for row in rows {
      standings[try row.get(0)] = Standing(findLogID: try row.get(1), hasSolved: try row.get(2), mark: try Self.mark(row, at: 3))
    }
    return standings
  }

  private static func mark(_ row: Row, at column: Int) throws -> Mark {
    guard let isWatched = try row.get(column, as: Bool?.self) else { return Mark() }
    return Mark(
      isWatched: isWatched, isIgnored: try row.get(column + 1), isRecommended: try row.get(column + 2), note: try row.get(column + 3),
      noteVersion: try row.get(column + 4))
  }

  /// The caches that a person has found, among some.
  func found(by accountID: UUID, among ids: [UUID], in querying: some Querying) async throws -> Set<UUID> {
    if ids.isEmpty { return [] }
    return Set(
      try await querying.query(
        "SELECT cache_id FROM cache_logs WHERE account_id = \(accountID) AND kind = 'found' AND cache_id = ANY(\(ids))"
      ).map { try $0.get(0, as: UUID.self) })
  }

  // MARK: Hints

  /// Notes that a person has looked at a hint.
  /// - Returns: Whether it was for the first time.
  func noteHintView(of accountID: UUID, at id: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "INSERT INTO cache_hint_views (account_id, cache_id) VALUES (\(accountID), \(id)) ON CONFLICT DO NOTHING"
    ).affectedCount == 1
  }

  func countHintView(at id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE cache_counts SET hint_view_count = hint_view_count + 1 WHERE cache_id = \(id)")
  }

  // MARK: Tries

  /// Counts a try before it is made, so that many at once are counted as well.
  /// - Returns: How many there were since the count began, this one among them.
  func countTry(of trier: [UInt8], at id: UUID, now: Moment, resetTime: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      INSERT INTO cache_tries AS t (cache_id, trier, try_count, reset_time) VALUES (\(id), \(trier), 1, \(resetTime))
      ON CONFLICT (cache_id, trier) DO UPDATE SET
        try_count = CASE WHEN t.reset_time <= \(now) THEN 1 ELSE t.try_count + 1 END,
        reset_time = CASE WHEN t.reset_time <= \(now) THEN excluded.reset_time ELSE t.reset_time END
      RETURNING try_count
      """
    ).firstRow().get(0)
  }

  /// Takes a try back that is counted.
  func uncountTry(of trier: [UInt8], at id: UUID, now: Moment, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE cache_tries SET try_count = try_count - 1
      WHERE cache_id = \(id) AND trier = \(trier) AND (reset_time > \(now)) IS TRUE AND try_count > 0
      """)
  }

  /// Whether a person has found out the final of a cache.
  func hasSolved(_ id: UUID, by accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT 1 FROM cache_solutions WHERE account_id = \(accountID) AND cache_id = \(id)").isEmpty
  }

  /// Tries of before now, some at once.
  func sweepTries(at now: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM cache_tries WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM cache_tries WHERE reset_time <= \(now) ORDER BY reset_time LIMIT \(Int64(limit)) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  func noteSolution(of accountID: UUID, at id: UUID, now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO cache_solutions (account_id, cache_id, solve_time) VALUES (\(accountID), \(id), \(now)) ON CONFLICT DO NOTHING
      """)
  }
}

extension VisitorStore {
  /// Outcomes of the last visits to a cache, the latest first.
  func recentVisits(of id: UUID, limit: Int, in querying: some Querying) async throws -> [(isFound: Bool, time: Moment)] {
    try await querying.query(
      """
      SELECT kind = 'found', visit_time FROM cache_logs WHERE cache_id = \(id) AND kind IN ('found', 'did_not_find')
      ORDER BY visit_time DESC, log_id DESC LIMIT \(Int64(limit))
      """
    ).map { (try $0.get(0), try $0.get(1)) }
  }

  /// Outcomes of the last visits to some caches, the latest first.
  func recentVisits(of ids: [UUID], limit: Int, in querying: some Querying) async throws -> [UUID: [(isFound: Bool, time: Moment)]] {
    let rows = try await querying.query(
      """
      SELECT i.cache_id, v.is_found, v.visit_time FROM unnest(\(ids)) AS i (cache_id) CROSS JOIN LATERAL (
        SELECT l.kind = 'found' AS is_found, l.visit_time, l.log_id FROM cache_logs l
        WHERE l.cache_id = i.cache_id AND l.kind IN ('found', 'did_not_find') ORDER BY l.visit_time DESC, l.log_id DESC LIMIT \(Int64(limit))
      ) AS v ORDER BY v.visit_time DESC, v.log_id DESC
      """)
    var visits: [UUID: [(isFound: Bool, time: Moment)]] = [:]
    for row in rows { visits[try row.get(0), default: []].append((try row.get(1), try row.get(2))) }
    return visits
  }
}
