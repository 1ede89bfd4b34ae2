import Events
import FoundationEssentials
import Postgres
import Spatial
import Timekeeping

/// Every SQL statement about caches to take along. All take the condition of the map's filter, so that they show the same. One function, one statement.
struct ExchangeStore: Sendable {
  let database: Database

  /// Ids of caches in a part of the map that were changed after a time, behind one of them, with the bytes of their texts.
  func page(
    in boxes: [SpatialBox], _ filter: SearchFilter, since time: Moment, after id: UUID, limit: Int
  ) async throws -> [(id: UUID, size: Int)] {
    try await database.dearQuery(
      """
      SELECT c.cache_id, octet_length(c.description) + octet_length(c.extras) FROM caches c
      WHERE \(SpatialBox.condition("c.mercator", in: boxes)) AND \(filter.condition) AND \(Self.isNew(since: time))
        AND c.cache_id > \(id)
      ORDER BY c.cache_id LIMIT \(Int64(limit))
      """
    ).map { (id: try $0.get(0), size: Int(try $0.get(1, as: Int32.self))) }
  }

  /// How many caches of a part of the map were changed after a time, at most a number of them.
  func count(in boxes: [SpatialBox], _ filter: SearchFilter, since time: Moment, upTo limit: Int) async throws -> Int {
    try await database.dearQuery(
      """
      SELECT count(*) FROM (
        SELECT FROM caches c
        WHERE \(SpatialBox.condition("c.mercator", in: boxes)) AND \(filter.condition) AND \(Self.isNew(since: time))
        LIMIT \(Int64(limit))) AS f
      """
    ).firstRow().get(0)
  }

  /// Condition that a cache, as a filter sees it, was changed after a time: its zone may be found later than the cache is written.
  private static func isNew(since time: Moment) -> SQL { "GREATEST(c.update_time, c.zone_time) > \(time)" }

  /// Bytes of the texts of caches.
  func sizes(of ids: [UUID]) async throws -> [UUID: Int] {
    if ids.isEmpty { return [:] }
    let rows = try await database.query(
      "SELECT cache_id, octet_length(description) + octet_length(extras) FROM caches WHERE cache_id = ANY(\(ids))")
    return Dictionary(try rows.map { (try $0.get(0, as: UUID.self), Int(try $0.get(1, as: Int32.self))) }) { first, _ in first }
  }

  /// Caches among some that are in a part of the map.
  func shown(_ ids: [UUID], in boxes: [SpatialBox], _ filter: SearchFilter) async throws -> Set<UUID> {
    if ids.isEmpty { return [] }
    return Set(
      try await database.dearQuery(
        """
        SELECT c.cache_id FROM caches c
        WHERE c.cache_id = ANY(\(ids)) AND \(SpatialBox.condition("c.mercator", in: boxes)) AND \(filter.condition)
        """
      ).map { try $0.get(0, as: UUID.self) })
  }

  // MARK: Hints

  /// Notes that a person has looked at hints.
  /// - Returns: Hints that were looked at for the first time.
  func noteHintViews(of accountID: UUID, at ids: [UUID], in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      INSERT INTO cache_hint_views (account_id, cache_id)
      SELECT \(accountID), c.cache_id FROM (
        SELECT cache_id FROM caches WHERE cache_id = ANY(\(ids)) ORDER BY cache_id FOR KEY SHARE) AS c
      ON CONFLICT DO NOTHING RETURNING cache_id
      """
    ).map { try $0.get(0) }
  }

  /// Counts them, in the order of their ids: downloads that run at once never wait for each other in a circle.
  func countHintViews(at ids: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE cache_counts n SET hint_view_count = n.hint_view_count + 1
      FROM (SELECT cache_id FROM cache_counts WHERE cache_id = ANY(\(ids)) ORDER BY cache_id FOR UPDATE) AS held
      WHERE n.cache_id = held.cache_id
      """)
  }
}
