import Geodesy
import Polygons
import Postgres
import Spatial
import Timekeeping

extension ParkStore {
  /// The number of an import. The row stays locked until the transaction ends: of two imports one waits for the other.
  static func nextRevision(in transaction: Transaction) async throws -> Int64 {
    try await transaction.query("UPDATE park_revisions SET revision = revision + 1 RETURNING revision").firstRow().get(0)
  }

  /// Parks among these that belong to another import, with its name.
  static func taken(
    _ parkIDs: [String], by source: String, in transaction: Transaction
  ) async throws -> [(parkID: String, source: String)] {
    try await transaction.query(
      "SELECT park_id, source FROM parks WHERE park_id = ANY(\(parkIDs)) AND source <> \(source) ORDER BY park_id"
    ).map { (try $0.get(0), try $0.get(1)) }
  }

  /// Adds parks or brings them up to date.
  /// - Returns: The ids of those that were new or different.
  static func keep(_ parks: [ParkLine], source: String, revision: Int64, in transaction: Transaction) async throws -> [String] {
    let (all, views) = (parks.map(\.park), parks.map(\.park.overview))
    return try await transaction.query(
      """
      INSERT INTO parks (park_id, source, name, kind, city_id, city_name, latitude, longitude, area_m2, outline, entrances, facilities,
        opening_hours, website_url, digest, revision)
      SELECT n.park_id, \(source), n.name, n.kind, n.city_id, n.city_name, n.latitude, n.longitude, n.area_m2, n.outline, n.entrances,
        string_to_array(n.facilities, ','), n.opening_hours, n.website_url, n.digest, \(revision)
      FROM unnest(\(views.map(\.parkID)), \(views.map(\.name)), \(views.map(\.kind.rawValue)), \(views.map(\.cityID)),
        \(views.map(\.cityName)), \(views.map(\.centre.latitude)), \(views.map(\.centre.longitude)), \(views.map(\.area)),
        \(all.map { ParkOutline.bytes($0.polygons) }), \(all.map { ParkOutline.bytes($0.entrances) }),
        \(all.map { $0.facilities.joined(separator: ",") }), \(all.map(\.openingHours)), \(all.map(\.websiteURL)), \(parks.map(\.digest)))
        AS n (park_id, name, kind, city_id, city_name, latitude, longitude, area_m2, outline, entrances, facilities, opening_hours,
          website_url, digest)
      ON CONFLICT (park_id) DO UPDATE SET source = excluded.source, name = excluded.name, kind = excluded.kind, city_id = excluded.city_id,
        city_name = excluded.city_name, latitude = excluded.latitude, longitude = excluded.longitude, area_m2 = excluded.area_m2,
        outline = excluded.outline, entrances = excluded.entrances, facilities = excluded.facilities,
        opening_hours = excluded.opening_hours, website_url = excluded.website_url, digest = excluded.digest, revision = excluded.revision
      WHERE parks.digest <> excluded.digest OR parks.source <> excluded.source
      RETURNING park_id
      """
    ).map { try $0.get(0) }
  }

  // MARK: Zones

  /// The cities of all parks with the zones they are in; empty where the city is gone.
  static func zonesOfCities(in transaction: Transaction) async throws -> (cityIDs: [Int64], zoneIDs: [String]) {
    let rows = try await transaction.query(
      """
      SELECT p.city_id, coalesce(c.zone_id, '') FROM (SELECT DISTINCT city_id FROM parks) AS p LEFT JOIN cities c USING (city_id)
      ORDER BY p.city_id
      """)
    return (try rows.map { try $0.get(0) }, try rows.map { try $0.get(1) })
  }

  /// Cities among some that are in another zone than they were, or gone.
  static func movedCities(
    since former: (cityIDs: [Int64], zoneIDs: [String]), in transaction: Transaction
  ) async throws -> [Int64] {
    try await transaction.query(
      """
      SELECT f.city_id FROM unnest(\(former.cityIDs), \(former.zoneIDs)) AS f (city_id, zone_id) LEFT JOIN cities c USING (city_id)
      WHERE coalesce(c.zone_id, '') <> f.zone_id
      """
    ).map { try $0.get(0) }
  }

  /// Counts the parks of cities as changed, so that phones that have loaded a zone hear of those that came and went with it.
  static func touch(ofCities cityIDs: [Int64], revision: Int64, in transaction: Transaction) async throws {
    _ = try await transaction.query("UPDATE parks SET revision = \(revision) WHERE city_id = ANY(\(cityIDs))")
  }

  static func forgetBoxes(of parkIDs: [String], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM park_boxes WHERE park_id = ANY(\(parkIDs))")
  }

  static func keepBoxes(_ boxes: [(parkID: String, box: SpatialBox)], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO park_boxes (park_id, bounds)
      SELECT n.park_id, box(point(n.west, n.south), point(n.east, n.north))
      FROM unnest(\(boxes.map(\.parkID)), \(boxes.map(\.box.west)), \(boxes.map(\.box.south)), \(boxes.map(\.box.east)),
        \(boxes.map(\.box.north))) AS n (park_id, west, south, east, north)
      """)
  }

  static func forgetNames(of parkIDs: [String], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM park_names WHERE park_id = ANY(\(parkIDs))")
  }

  static func keepNames(_ names: [(parkID: String, form: String, isWhole: Bool)], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO park_names (folded, park_id, is_whole)
      SELECT folded, park_id, bool_or(is_whole) FROM (
        SELECT fold_name(n.form) COLLATE "C" AS folded, n.park_id, n.is_whole
        FROM unnest(\(names.map(\.form)), \(names.map(\.parkID)), \(names.map(\.isWhole))) AS n (form, park_id, is_whole)
      ) AS each WHERE folded <> '' GROUP BY folded, park_id
      """)
  }

  /// The ids of an import, in their order, behind one of them.
  static func ids(of source: String, behind last: String, limit: Int32, in transaction: Transaction) async throws -> [String] {
    try await transaction.query(
      "SELECT park_id FROM parks WHERE source = \(source) AND park_id > \(last) ORDER BY park_id LIMIT \(limit)"
    ).map { try $0.get(0) }
  }

  /// Removes parks, and remembers that they were there.
  static func forget(_ parkIDs: [String], revision: Int64, at now: Moment, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      WITH gone AS (DELETE FROM parks WHERE park_id = ANY(\(parkIDs)) RETURNING park_id)
      INSERT INTO removed_parks (park_id, revision, remove_time) SELECT park_id, \(revision), \(now) FROM gone
      ON CONFLICT (park_id) DO UPDATE SET revision = excluded.revision, remove_time = excluded.remove_time
      """)
  }

  /// Has PostgreSQL count what there is. To be called each time it has doubled: a first import fills empty tables within one transaction, which
  /// nothing else counts, and each batch would go through all of them for what an index finds.
  static func analyze(in transaction: Transaction) async throws {
    _ = try await transaction.query("ANALYZE parks, park_boxes, park_names")
  }

  /// A park that is there again was not removed.
  static func forgetRemoval(of parkIDs: [String], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM removed_parks WHERE park_id = ANY(\(parkIDs))")
  }
}
