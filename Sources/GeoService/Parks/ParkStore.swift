import Events
import Geodesy
import Polygons
import Postgres
import Spatial
import Timekeeping

/// Every SQL statement about parks. One function, one statement.
struct ParkStore: Sendable {
  let database: Database

  private static let columns: SQL = """
    p.park_id, p.name, p.kind, p.city_id, p.city_name, p.latitude, p.longitude, p.area_m2,
    coalesce((SELECT k.challenge_count FROM park_challenge_counts k WHERE k.park_id = p.park_id), 0)
    """
  private static let fullColumns: SQL = columns + ", p.outline, p.entrances, p.facilities, p.opening_hours, p.website_url"

  /// When a park went; nil for one that is there or never was, and where that is not known.
  func removeTime(of parkID: String) async throws -> Moment? {
    try await database.query("SELECT remove_time FROM removed_parks WHERE park_id = \(parkID)").first?.get(0)
  }

  /// The boxes that touch one of the boxes, without the land in them; a park over 180° has two.
  func bounds(touching boxes: [SpatialBox]) async throws -> [ParkBounds] {
    let rows = try await database.dearQuery(
      """
      SELECT b.park_id, (b.bounds[1])[1], (b.bounds[1])[0], (b.bounds[0])[1], (b.bounds[0])[0]
      FROM park_boxes b WHERE \(SpatialBox.touches("b.bounds", boxes))
      """)
    return try rows.map { row in
      ParkBounds(
        parkID: try row.get(0), south: try row.get(1), west: try row.get(2), north: try row.get(3), east: try row.get(4))
    }
  }

  /// Parks with their land, in no order.
  func lands(of parkIDs: [String]) async throws -> [(park: ParkOverview, polygons: MultiPolygon)] {
    let rows = try await database.dearQuery(
      "SELECT \(Self.columns), p.outline FROM parks p WHERE p.park_id = ANY(\(parkIDs))")
    return try rows.map { (try Self.overview($0), try Self.polygons($0)) }
  }

  /// Parks whose box touches one of the boxes, the larger first.
  func parks(in boxes: [SpatialBox], limit: Int) async throws -> [ParkOverview] {
    // The limit stands inside too: a whole continent is not sorted to be counted instead.
    let rows = try await database.query(
      """
      SELECT \(Self.columns) FROM parks p WHERE p.park_id IN (
        SELECT b.park_id FROM park_boxes b WHERE \(SpatialBox.touches("b.bounds", boxes)) LIMIT \(Int64(2 * limit))
      ) ORDER BY p.area_m2 DESC, p.park_id LIMIT \(Int64(limit))
      """)
    return try rows.map(Self.overview)
  }

  /// How many parks there are in each tile that has any.
  func tiles(in windows: [TileWindow]) async throws -> [ParkTile] {
    let rows = try await database.query(
      """
      SELECT t.zoom, t.x, t.y, t.park_count, t.latitude_sum::float8 / t.park_count / 1e7, t.longitude_sum::float8 / t.park_count / 1e7
      FROM park_tiles t WHERE \(TileWindow.condition("t", in: windows)) AND t.park_count > 0 ORDER BY t.y, t.x
      """)
    return try rows.map { row in
      ParkTile(
        box: TileWindow.box(column: try row.get(1), row: try row.get(2), zoom: Int(try row.get(0, as: Int16.self))),
        parkCount: try row.get(3),
        middle: GeoPoint(clampingLatitude: try row.get(4), wrappingLongitude: try row.get(5)))
    }
  }

  func park(_ parkID: String) async throws -> StoredPark? {
    try await database.query("SELECT \(Self.fullColumns) FROM parks p WHERE p.park_id = \(parkID)").first.map(Self.park)
  }

  func parks(_ parkIDs: [String]) async throws -> [StoredPark] {
    try await database.dearQuery("SELECT \(Self.fullColumns) FROM parks p WHERE p.park_id = ANY(\(parkIDs))").map(Self.park)
  }

  private static func overview(_ row: Row) throws -> ParkOverview {
    ParkOverview(
      parkID: try row.get(0), name: try row.get(1), kind: ParkType(rawValue: try row.get(2)) ?? .park, cityID: try row.get(3),
      cityName: try row.get(4), centre: GeoPoint(clampingLatitude: try row.get(5), wrappingLongitude: try row.get(6)), area: try row.get(7),
      challengeCount: try row.get(8))
  }

  private static func polygons(_ row: Row) throws -> MultiPolygon {
    ParkOutline.polygons(try row.get(9)) ?? MultiPolygon()
  }

  private static func park(_ row: Row) throws -> StoredPark {
    StoredPark(
      overview: try overview(row), polygons: try polygons(row), entrances: ParkOutline.points(try row.get(10)) ?? [],
      facilities: try row.get(11), openingHours: try row.get(12), websiteURL: try row.get(13))
  }

  // MARK: By name

  /// Parks with a name, or of a city with a name, that begins so, in their order, after one of them.
  /// - Parameter near: Point whose nearer parks come first in each rank; without it the larger do.
  func found(
    _ query: String, near: GeoPoint?, after last: ParkPlace?, limit: Int
  ) async throws -> [(park: ParkOverview, place: ParkPlace)] {
    let after = last ?? ParkPlace(rank: -1, preference: 0, parkID: "")
    let preference = Self.preference(near)
    let rows = try await database.dearQuery(
      """
      SELECT \(Self.columns), f.rank, \(preference)::float8 FROM (
        SELECT park_id, min(rank) AS rank FROM (
          SELECT n.park_id, CASE WHEN n.is_whole THEN 0 ELSE 1 END AS rank FROM park_names n
          WHERE n.folded >= fold_name(\(query)) AND n.folded < (fold_name(\(query)) || chr(1114111)) AND fold_name(\(query)) <> ''
          UNION ALL
          SELECT o.park_id, 2 FROM parks o WHERE o.city_id IN (
            SELECT c.city_id FROM city_names c
            WHERE c.folded >= fold_name(\(query)) AND c.folded < (fold_name(\(query)) || chr(1114111)) AND fold_name(\(query)) <> '')
        ) AS each GROUP BY park_id
      ) AS f JOIN parks p USING (park_id)
      WHERE (f.rank, -\(preference)::float8, p.park_id) > (\(after.rank), \(-after.preference), \(after.parkID))
      ORDER BY f.rank, -\(preference)::float8, p.park_id LIMIT \(Int64(limit))
      """)
    return try rows.map { row in
      let park = try Self.overview(row)
      return (park, ParkPlace(rank: try row.get(9), preference: try row.get(10), parkID: park.parkID))
    }
  }

  /// Property of which the first of two parks of a rank has more: ground, or nearness. The square of half the chord grows with the distance (the haversine
  /// formula; Sinnott, Virtues of the Haversine, 1984) and needs no arc sine.
  private static func preference(_ near: GeoPoint?) -> SQL {
    guard let near else { return "p.area_m2" }
    return """
      (-(power(sind((p.latitude - \(near.latitude)) / 2), 2)
        + cosd(p.latitude) * cosd(\(near.latitude)) * power(sind((p.longitude - \(near.longitude)) / 2), 2)))
      """
  }

  /// Parks with names like this one, the most alike first, with how alike they are: 0 to 1.
  func alike(_ query: String, limit: Int, at place: GuessPlace) async throws -> [(park: ParkOverview, similarity: Double)] {
    let similar: SQL = """
      SELECT \(Self.columns), f.unlike FROM (
        SELECT park_id, min(unlike)::float8 AS unlike FROM (
          SELECT n.park_id, n.folded OPERATOR(public.<->>) fold_name(\(query)) AS unlike FROM park_names n
          WHERE n.is_whole ORDER BY n.folded OPERATOR(public.<->>) fold_name(\(query)) LIMIT \(Int64(limit))
        ) AS each GROUP BY park_id
      ) AS f JOIN parks p USING (park_id) ORDER BY f.unlike, p.area_m2 DESC, p.park_id
      """
    return try await place.search(similar, in: database).map {
      (try Self.overview($0), 1 - (try $0.get(9, as: Double.self)))
    }
  }

  /// Cities among some in which there is a park.
  func citiesWithParks(_ cityIDs: [Int64]) async throws -> Set<Int64> {
    let rows = try await database.query("SELECT DISTINCT p.city_id FROM parks p WHERE p.city_id = ANY(\(cityIDs))")
    return Set(try rows.map { try $0.get(0) })
  }

  // MARK: Changes

  func revision() async throws -> Int64 {
    try await database.query("SELECT revision FROM park_revisions").firstRow().get(0)
  }

  /// Parks that were written or removed after a change, oldest first.
  func changes(after last: ParkChangePlace, limit: Int) async throws -> [(place: ParkChangePlace, isRemoved: Bool)] {
    let rows = try await database.dearQuery(
      """
      SELECT revision, park_id, is_removed FROM (
        (SELECT p.revision, p.park_id, false AS is_removed FROM parks p
         WHERE (p.revision, p.park_id) > (\(last.revision), \(last.parkID)) ORDER BY p.revision, p.park_id LIMIT \(Int64(limit)))
        UNION ALL
        (SELECT r.revision, r.park_id, true FROM removed_parks r
         WHERE (r.revision, r.park_id) > (\(last.revision), \(last.parkID)) ORDER BY r.revision, r.park_id LIMIT \(Int64(limit)))
      ) AS each ORDER BY revision, park_id LIMIT \(Int64(limit))
      """)
    return try rows.map(Self.change)
  }

  /// The same of one zone. A park that is not in it is as one that was removed, because it may have been.
  /// - Parameter knowsNothing: Whether nothing was told before, so that nothing need be taken back.
  func changes(
    inZone zoneID: String, knowsNothing: Bool, after last: ParkChangePlace, limit: Int
  ) async throws -> [(place: ParkChangePlace, isRemoved: Bool)] {
    let rows = try await database.dearQuery(
      """
      SELECT revision, park_id, is_removed FROM (
        (SELECT p.revision, p.park_id, c.city_id IS NULL AS is_removed
         FROM parks p LEFT JOIN cities c ON c.city_id = p.city_id AND \(ZoneStore.isIn(zoneID, "c.zone_id"))
         WHERE (p.revision, p.park_id) > (\(last.revision), \(last.parkID)) AND (c.city_id IS NOT NULL OR NOT \(knowsNothing))
         ORDER BY p.revision, p.park_id LIMIT \(Int64(limit)))
        UNION ALL
        (SELECT r.revision, r.park_id, true FROM removed_parks r
         WHERE (r.revision, r.park_id) > (\(last.revision), \(last.parkID)) AND NOT \(knowsNothing)
         ORDER BY r.revision, r.park_id LIMIT \(Int64(limit)))
      ) AS each ORDER BY revision, park_id LIMIT \(Int64(limit))
      """)
    return try rows.map(Self.change)
  }

  private static func change(_ row: Row) throws -> (place: ParkChangePlace, isRemoved: Bool) {
    (ParkChangePlace(revision: try row.get(0), parkID: try row.get(1)), try row.get(2))
  }
}

/// Where a park stands in a list of those found.
struct ParkPlace: Sendable, Hashable {
  /// 0 for a whole name that begins so, 1 for a word of one, 2 for a city.
  let rank: Int32
  /// The greater first: square metres, or the nearness to a city.
  let preference: Double
  let parkID: String
}

/// Where a change stands in the order of changes.
struct ParkChangePlace: Sendable, Hashable {
  let revision: Int64
  let parkID: String
}

/// Where a list of changes goes on.
struct ParkChangeBookmark: Sendable, Hashable {
  /// After this one.
  let place: ParkChangePlace
  /// Revision that the first page was as new as. The whole list is not newer: what is removed between two pages may have been told on one before, and is
  /// told again to somebody who asks after this.
  let firstRevision: Int64
}
