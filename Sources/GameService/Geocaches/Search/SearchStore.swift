import Events
import FoundationEssentials
import Geodesy
import Postgres
import Spatial
import Timekeeping

/// Every SQL statement that finds caches. All take the condition of one filter, so that they show the same. One function, one statement.
struct SearchStore: Sendable {
  let database: Database

  private static let columns: SQL = """
    c.cache_id, c.code, c.owner_id, c.status, c.kind, c.latitude, c.longitude, c.name, c.difficulty, c.terrain, c.size, c.environment,
    c.zone_key, c.create_time, c.update_time, c.publish_time, n.find_count, n.recommendation_count, n.maintenance_time, n.miss_time, c.event_end_time
    """

  /// Caches in a part of the map, in no order.
  func inside(_ boxes: [SpatialBox], _ filter: SearchFilter, limit: Int) async throws -> [StoredCache] {
    try await database.dearQuery(
      """
      SELECT \(Self.columns) FROM caches c JOIN cache_counts n ON n.cache_id = c.cache_id
      WHERE \(SpatialBox.condition("c.mercator", in: boxes)) AND \(filter.condition) LIMIT \(Int64(limit))
      """
    ).map(Self.cache)
  }

  /// The nearest caches of a circle, behind a place of the list, in the order of their distances. All that is reckoned with distances is reckoned by the
  /// database, which gives out no more than the page, however many caches there are.
  /// - Parameters:
  ///   - place: `Earth.chord` of the distance, and id, of the last one; before all for the first page.
  func nearest(
    to position: GeoPoint, within radius: Double, _ filter: SearchFilter, after place: (Double, UUID), limit: Int
  ) async throws -> [(chord: Double, id: UUID)] {
    let (latitude, longitude) = (position.latitude, position.longitude)
    return try await database.dearQuery(
      """
      SELECT f.chord, f.cache_id FROM (
        SELECT c.cache_id, power(sind((c.latitude - \(latitude)) / 2), 2)
          + cosd(c.latitude) * cosd(\(latitude)) * power(sind((c.longitude - \(longitude)) / 2), 2) AS chord
        FROM caches c WHERE \(SpatialBox.condition("c.mercator", in: SpatialBox.around(position, radius: radius))) AND \(filter.condition)
      ) AS f
      WHERE f.chord <= \(Earth.chord(of: radius)) AND (f.chord, f.cache_id) > (\(place.0), \(place.1))
      ORDER BY f.chord, f.cache_id LIMIT \(Int64(limit))
      """
    ).map { (chord: try $0.get(0), id: try $0.get(1)) }
  }

  /// Caches by their ids, in no order.
  func caches(_ ids: [UUID]) async throws -> [StoredCache] {
    if ids.isEmpty { return [] }
    return try await database.query(
      "SELECT \(Self.columns) FROM caches c JOIN cache_counts n ON n.cache_id = c.cache_id WHERE c.cache_id = ANY(\(ids))"
    ).map(Self.cache)
  }

  /// The latest published, behind a place of the list.
  func newest(_ filter: SearchFilter, after place: (Moment, UUID), limit: Int) async throws -> [StoredCache] {
    try await database.dearQuery(
      """
      SELECT \(Self.columns) FROM caches c JOIN cache_counts n ON n.cache_id = c.cache_id
      WHERE (c.publish_time, c.cache_id) < (\(place.0), \(place.1)) AND \(filter.condition)
      ORDER BY c.publish_time DESC, c.cache_id DESC LIMIT \(Int64(limit))
      """
    ).map(Self.cache)
  }

  /// The most recommended, behind a place of the list.
  func recommended(_ filter: SearchFilter, after place: (Int64, UUID), limit: Int) async throws -> [StoredCache] {
    try await database.dearQuery(
      """
      SELECT \(Self.columns) FROM cache_counts n JOIN caches c ON c.cache_id = n.cache_id
      WHERE (n.recommendation_count, n.cache_id) < (\(place.0), \(place.1)) AND \(filter.condition)
      ORDER BY n.recommendation_count DESC, n.cache_id DESC LIMIT \(Int64(limit))
      """
    ).map(Self.cache)
  }

  /// How many there are, at most a number of them.
  func count(_ filter: SearchFilter, in boxes: [SpatialBox], upTo limit: Int) async throws -> Int {
    try await database.dearQuery(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM caches c WHERE \(SpatialBox.condition("c.mercator", in: boxes)) AND \(filter.condition) LIMIT \(Int64(limit))) AS found
      """
    ).firstRow().get(0)
  }

  /// How many there are anywhere, at most a number of them.
  func count(_ filter: SearchFilter, upTo limit: Int) async throws -> Int {
    try await database.dearQuery(
      "SELECT count(*) FROM (SELECT 1 FROM caches c WHERE \(filter.condition) LIMIT \(Int64(limit))) AS found"
    ).firstRow().get(0)
  }

  // MARK: Tiles

  /// Tile of the map and the caches in it.
  struct Tile: Hashable, Sendable {
    let box: GeoBox
    let count: Int64
    let middle: GeoPoint
  }

  /// Counts that are kept, of what they know.
  func tiles(in windows: [TileWindow], _ filter: SearchFilter) async throws -> [Tile] {
    let (difficulties, environments) = (filter.difficulty.values, filter.environments.values.map(\.rawValue))
    return try await database.dearQuery(
      """
      SELECT t.zoom, t.x, t.y, sum(t.cache_count)::bigint, sum(t.latitude_sum)::double precision, sum(t.longitude_sum)::double precision
      FROM cache_tiles t
      WHERE \(TileWindow.condition("t", in: windows)) AND t.difficulty = ANY(\(difficulties)) AND t.environment = ANY(\(environments))
      GROUP BY t.zoom, t.x, t.y HAVING sum(t.cache_count) > 0 ORDER BY t.y, t.x
      """
    ).map(Self.tile)
  }

  /// Counts of what no counts are kept of, made now.
  func counted(in boxes: [SpatialBox], _ filter: SearchFilter, zoom: Int) async throws -> [Tile] {
    let zoom = Int32(zoom)
    return try await database.dearQuery(
      """
      SELECT \(Int16(zoom)), t.x, t.y, count(*), sum(t.latitude * 1e7), sum(t.longitude * 1e7) FROM (
        SELECT tile_x(c.longitude, \(zoom)) AS x, tile_y(c.latitude, \(zoom)) AS y, c.latitude, c.longitude FROM caches c
        WHERE \(SpatialBox.condition("c.mercator", in: boxes)) AND \(filter.condition)) AS t
      GROUP BY t.x, t.y ORDER BY t.y, t.x
      """
    ).map(Self.tile)
  }

  private static func tile(_ row: Row) throws -> Tile {
    let (zoom, count) = (Int(try row.get(0, as: Int16.self)), try row.get(3, as: Int64.self))
    let (north, east) = (try row.get(4, as: Double.self), try row.get(5, as: Double.self))
    let scale = Double(count) * 1e7
    return Tile(
      box: TileWindow.box(column: try row.get(1), row: try row.get(2), zoom: zoom), count: count,
      middle: GeoPoint(clampingLatitude: north / scale, wrappingLongitude: east / scale))
  }

  // MARK: Rows

  /// As lists show it: without texts but the name.
  private static func cache(_ row: Row) throws -> StoredCache {
    var content = StoredCache.Content()
    content.kind = StoredCache.Kind(rawValue: try row.get(4)) ?? .other
    content.position = GeoPoint(clampingLatitude: try row.get(5), wrappingLongitude: try row.get(6))
    content.name = try row.get(7)
    (content.difficulty, content.terrain) = (try row.get(8), try row.get(9))
    content.size = StoredCache.Size(rawValue: try row.get(10))
    content.environment = StoredCache.Environment(rawValue: try row.get(11))
    content.eventEndTime = try row.get(20)
    return StoredCache(
      id: try row.get(0), code: try row.get(1), ownerID: try row.get(2),
      status: StoredCache.Status(rawValue: try row.get(3)) ?? .locked, content: content, zoneKey: try row.get(12), version: 1,
      createTime: try row.get(13), updateTime: try row.get(14), publishTime: try row.get(15),
      counts: StoredCache.Counts(
        finds: try row.get(16), recommendations: try row.get(17), maintenanceTime: try row.get(18),
        missTime: try row.get(19)))
  }
}
