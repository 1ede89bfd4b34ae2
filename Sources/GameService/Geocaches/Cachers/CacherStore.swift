import Events
import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about what somebody has done in CACHE-OUT. One function, one statement. Nothing is counted
/// beforehand: a cacher's finds are some thousands. Logs that were made at a time or later are left out.
struct CacherStore: Sendable {
  /// Totals of a cacher.
  struct Totals: Hashable, Sendable {
    var finds: Int64 = 0
    var points: Int64 = 0
    var firstFinds: Int64 = 0
    var misses: Int64 = 0
  }

  func totals(of accountID: UUID, before time: Moment, in database: Database) async throws -> Totals {
    let row = try await database.dearQuery(
      """
      SELECT count(*) FILTER (WHERE kind = 'found'), COALESCE(sum(points), 0)::bigint, count(*) FILTER (WHERE is_first_find),
        count(*) FILTER (WHERE kind = 'did_not_find')
      FROM cache_logs WHERE account_id = \(accountID) AND create_time < \(time)
      """
    ).firstRow()
    return Totals(finds: try row.get(0), points: try row.get(1), firstFinds: try row.get(2), misses: try row.get(3))
  }

  /// Caches that were published, those that are archived by now among them.
  func hideCount(of accountID: UUID, in database: Database) async throws -> Int64 {
    try await database.query("SELECT count(*) FROM caches WHERE owner_id = \(accountID) AND status <> 'draft'").firstRow().get(0)
  }

  /// Finds of one difficulty and terrain, doubled.
  struct Square: Hashable, Sendable {
    let difficulty: Int16
    let terrain: Int16
    let count: Int64
  }

  func squares(of accountID: UUID, before time: Moment, in database: Database) async throws -> [Square] {
    try await database.dearQuery(
      """
      SELECT difficulty, terrain, count(*) FROM cache_logs WHERE account_id = \(accountID) AND kind = 'found' AND difficulty > 0
        AND create_time < \(time)
      GROUP BY difficulty, terrain ORDER BY difficulty, terrain
      """
    ).map { Square(difficulty: try $0.get(0), terrain: try $0.get(1), count: try $0.get(2)) }
  }

  /// Days with a find.
  func findDays(of accountID: UUID, before time: Moment, in database: Database) async throws -> [CalendarDay] {
    try await database.dearQuery(
      "SELECT DISTINCT visit_day FROM cache_logs WHERE account_id = \(accountID) AND kind = 'found' AND create_time < \(time)"
    ).map { try $0.get(0) }
  }
}
