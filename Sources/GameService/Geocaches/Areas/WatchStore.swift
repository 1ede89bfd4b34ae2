import Events
import FoundationEssentials
import Geodesy
import Postgres
import Spatial
import Timekeeping

/// Every SQL statement about areas that people watch. One function, one statement.
struct WatchStore: Sendable {
  private static let columns: SQL = """
    a.area_id, a.account_id, a.name, a.latitude, a.longitude, a.radius_m, a.zone_key, a.filter, a.news_time, a.next_time, a.create_time
    """

  /// Holds an account's areas, so that two calls at once count each other.
  func lock(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended('areas of ' || \(accountID.uuidString), 0))")
  }

  func count(of accountID: UUID, in querying: some Querying) async throws -> Int {
    try await querying.query("SELECT count(*) FROM cache_areas WHERE account_id = \(accountID)").firstRow().get(0)
  }

  /// - Parameter filter: The same as the area's, checked.
  func insert(_ watch: StoredWatch, _ filter: SearchFilter, in transaction: Transaction) async throws {
    let (place, radius) = watch.circle
    let boxes = place.map { SpatialBox.around($0, radius: radius) } ?? []
    try await transaction.execute(
      """
      INSERT INTO cache_areas (area_id, account_id, name, latitude, longitude, radius_m, reach, bounds, far_bounds, zone_key, filter, difficulties,
        terrains, sizes, environments, kinds, news_time, next_time, create_time)
      VALUES (\(watch.id), \(watch.accountID), \(watch.name), \(place?.latitude), \(place?.longitude), \(radius),
        power(sin(\(radius / (2 * Earth.radius))::float8), 2), \(Self.bounds(boxes.first)), \(Self.bounds(boxes.dropFirst().first)), \(watch.zoneKey), \(watch.filterText),
        \(AreaRules.bits(filter.difficulty.values, of: CacheRules.steps)), \(AreaRules.bits(filter.terrain.values, of: CacheRules.steps)),
        \(AreaRules.bits(filter.sizes.values, of: StoredCache.Size.allCases)),
        \(AreaRules.bits(filter.environments.values, of: StoredCache.Environment.allCases)),
        \(AreaRules.bits(filter.kinds.values, of: StoredCache.Kind.allCases)), \(watch.newsTime), \(watch.nextTime), \(watch.createTime))
      """)
  }

  /// Null for no box. Each of the four numbers is bound, so that all areas are written by one statement.
  private static func bounds(_ box: SpatialBox?) -> SQL {
    "box(point(\(box?.west)::float8, \(box?.south)::float8), point(\(box?.east)::float8, \(box?.north)::float8))"
  }

  func delete(_ id: UUID, of accountID: UUID, in database: Database) async throws {
    try await database.execute("DELETE FROM cache_areas WHERE area_id = \(id) AND account_id = \(accountID)")
  }

  /// An account's areas, the latest first, behind a place.
  func page(of accountID: UUID, after place: (Moment, UUID), limit: Int, in database: Database) async throws -> [StoredWatch] {
    try await database.query(
      """
      SELECT \(Self.columns) FROM cache_areas a
      WHERE a.account_id = \(accountID) AND (a.create_time, a.area_id) < (\(place.0), \(place.1))
      ORDER BY a.create_time DESC, a.area_id DESC LIMIT \(Int64(limit))
      """
    ).map(Self.watch)
  }

  // MARK: One cache, many areas

  /// New caches that are told next, in turn, each with the account up to which it is told: at most twenty of the fifty that have waited longest.
  /// - Parameter unknownSince: One that is published later waits for its zone.
  func nextAnnouncements(unknownSince time: Moment, in database: Database) async throws -> [(cacheID: UUID, last: UUID)] {
    try await database.query(
      """
      SELECT n.cache_id, n.last_account
      FROM (SELECT cache_id, last_account, publish_time FROM cache_announcements ORDER BY publish_time LIMIT 50) n
      WHERE n.publish_time <= \(time) OR NOT (SELECT c.is_zone_stale FROM caches c WHERE c.cache_id = n.cache_id)
      ORDER BY n.publish_time LIMIT 20
      """
    ).map { (cacheID: try $0.get(0), last: try $0.get(1)) }
  }

  /// The account up to which a cache is told, held until the transaction ends; nil where it is told to everybody, or somebody else tells it just now.
  func holdAnnouncement(of cacheID: UUID, in transaction: Transaction) async throws -> UUID? {
    try await transaction.query("SELECT last_account FROM cache_announcements WHERE cache_id = \(cacheID) FOR UPDATE SKIP LOCKED").first?
      .get(0)
  }

  /// Accounts that watch where a cache lies and want such ones, its owner aside, in their order, behind one of them.
  func watchers(of cache: StoredCache, at place: GeoPoint, after accountID: UUID, limit: Int, in database: Database) async throws -> [UUID]
  {
    try await database.dearQuery(Self.watchers(of: cache, at: place, after: accountID, limit: limit)).map { try $0.get(0) }
  }

  /// The statement by itself, so that a test sees how it is planned: by the index of boxes, however many areas there are.
  static func watchers(of cache: StoredCache, at place: GeoPoint, after accountID: UUID, limit: Int) -> SQL {
    let (latitude, longitude) = (place.latitude, place.longitude)
    let spot: SQL = "box(point(\(longitude), \(latitude)), point(\(longitude), \(latitude)))"
    let (wanted, zones) = (Self.wanted(cache), AreaRules.zones(above: cache.zoneKey))
    let circles: SQL = """
      SELECT a.account_id FROM cache_areas a
      WHERE a.next_time IS NULL AND (a.bounds @> \(spot) OR a.far_bounds IS NOT NULL AND a.far_bounds @> \(spot)) AND \(wanted)
        AND power(sind((a.latitude - \(latitude)) / 2), 2)
          + cosd(a.latitude) * cosd(\(latitude)) * power(sind((a.longitude - \(longitude)) / 2), 2) <= a.reach
      """
    return """
      SELECT DISTINCT each.account_id FROM (
        \(circles)
        UNION ALL
        SELECT a.account_id FROM cache_areas a
        WHERE a.next_time IS NULL AND a.zone_key <> '' AND a.zone_key = ANY(\(zones)) AND \(wanted)
      ) AS each
      WHERE each.account_id > \(accountID) AND each.account_id IS DISTINCT FROM \(cache.ownerID)::uuid
      ORDER BY each.account_id LIMIT \(Int64(limit))
      """
  }

  private static func wanted(_ cache: StoredCache) -> SQL {
    let content = cache.content
    let size = content.size.map { AreaRules.bits([$0], of: StoredCache.Size.allCases) } ?? 0
    let environment = content.environment.map { AreaRules.bits([$0], of: StoredCache.Environment.allCases) } ?? 0
    return """
      a.difficulties & \(AreaRules.bits([content.difficulty], of: CacheRules.steps)) <> 0
        AND a.terrains & \(AreaRules.bits([content.terrain], of: CacheRules.steps)) <> 0 AND a.sizes & \(size) <> 0
        AND a.environments & \(environment) <> 0 AND a.kinds & \(AreaRules.bits([content.kind], of: StoredCache.Kind.allCases)) <> 0
      """
  }

  func setAnnounced(_ cacheID: UUID, upTo accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE cache_announcements SET last_account = \(accountID) WHERE cache_id = \(cacheID)")
  }

  func forgetAnnouncement(_ cacheID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM cache_announcements WHERE cache_id = \(cacheID)")
  }

  // MARK: One area, many caches

  /// Areas whose news are due, the longest due first.
  /// - Parameter place: Behind which one; from the first on.
  func due(at now: Moment, after place: (Moment, UUID), limit: Int, in database: Database) async throws -> [StoredWatch] {
    try await database.query(
      """
      SELECT \(Self.columns) FROM cache_areas a
      WHERE a.next_time IS NOT NULL AND a.next_time <= \(now) AND (a.next_time, a.area_id) > (\(place.0), \(place.1))
      ORDER BY a.next_time, a.area_id LIMIT \(Int64(limit))
      """
    ).map(Self.watch)
  }

  /// A new cache of an area.
  struct News: Hashable, Sendable {
    let id: UUID
    let ownerID: UUID?
    let name: String
    let position: GeoPoint
    let publishTime: Moment
  }

  /// Time in which caches are new: behind the first and up to the second.
  struct Day: Hashable, Sendable {
    let former: Moment
    let latter: Moment
  }

  /// Caches that others have published and that a filter lets through, the latest first, behind a place.
  /// - Parameter boxes: Where; nil for everywhere, where the filter names a zone: there it is new since its zone was known.
  func published(
    _ filter: SearchFilter, in boxes: [SpatialBox]?, on day: Day, before place: (Moment, UUID), limit: Int, in database: Database
  ) async throws -> [News] {
    let ground: SQL =
      if let boxes {
        SpatialBox.condition("c.mercator", in: boxes) + " AND c.publish_time > \(day.former)"
      } else {
        """
        c.zone_key <> '' AND c.publish_time > \(day.former - AreaRules.zoneLatenessMax)
          AND GREATEST(c.publish_time, c.first_zone_time) > \(day.former) AND GREATEST(c.publish_time, c.first_zone_time) <= \(day.latter)
        """
      }
    return try await database.dearQuery(
      """
      SELECT c.cache_id, c.owner_id, c.name, c.latitude, c.longitude, c.publish_time FROM caches c
      WHERE c.publish_time <= \(day.latter) AND \(ground) AND \(filter.condition)
        AND c.owner_id IS DISTINCT FROM \(filter.callerID) AND (c.publish_time, c.cache_id) < (\(place.0), \(place.1))
      ORDER BY c.publish_time DESC, c.cache_id DESC LIMIT \(Int64(limit))
      """
    ).map {
      News(
        id: try $0.get(0), ownerID: try $0.get(1), name: try $0.get(2),
        position: GeoPoint(clampingLatitude: try $0.get(3), wrappingLongitude: try $0.get(4)), publishTime: try $0.get(5))
    }
  }

  /// Notes that news are told until a time.
  /// - Returns: False where another one has told them, or the area is gone.
  func setTold(_ watch: StoredWatch, until time: Moment, next: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "UPDATE cache_areas SET news_time = \(time), next_time = \(next) WHERE area_id = \(watch.id) AND next_time = \(watch.nextTime)"
    ).affectedCount == 1
  }

  private static func watch(_ row: Row) throws -> StoredWatch {
    let (latitude, longitude) = (try row.get(3, as: Double?.self), try row.get(4, as: Double?.self))
    let place = latitude.flatMap { latitude in longitude.flatMap { GeoPoint(latitude: latitude, longitude: $0) } }
    let ground: StoredWatch.Ground =
      if let place { .circle(place, radius: try row.get(5)) } else { .zone(String(try row.get(6, as: String.self).dropLast())) }
    return StoredWatch(
      id: try row.get(0), accountID: try row.get(1), name: try row.get(2), ground: ground,
      filterText: try row.get(7), newsTime: try row.get(8), nextTime: try row.get(9),
      createTime: try row.get(10))
  }
}

extension StoredWatch {
  /// Nil and 0 for a zone.
  var circle: (place: GeoPoint?, radius: Double) {
    if case .circle(let place, let radius) = ground { (place, radius) } else { (nil, 0) }
  }
}
