import Events
import Geodesy
import Postgres
import Spatial

/// Every SQL statement about points of interest. One function, one statement.
struct PointStore: Sendable {
  let database: Database

  private static let columns: SQL = """
    p.point_id, p.name, p.kind, p.latitude, p.longitude, p.opening_hours, p.website_url, p.wikidata_id
    """

  func point(_ pointID: String) async throws -> StoredPoint? {
    let row = try await database.query(
      "SELECT \(Self.columns), p.other_names FROM points_of_interest p WHERE p.point_id = \(pointID)"
    ).first
    guard let row else { return nil }
    var point = try Self.point(row)
    point.otherNames = try row.get(8)
    return point
  }

  /// As they are shown in lists, in any order.
  func points(_ pointIDs: [String]) async throws -> [StoredPoint] {
    try await database.query("SELECT \(Self.columns) FROM points_of_interest p WHERE p.point_id = ANY(\(pointIDs))").map(Self.point)
  }

  /// Every point of interest of some kinds in the boxes around pieces of a corridor, once for each box.
  func seen(_ kinds: [PointKind], in boxes: [(piece: Int, box: SpatialBox)]) async throws -> [SeenPoint] {
    let rows = try await database.dearQuery(
      """
      SELECT b.piece, p.point_id, p.latitude, p.longitude
      FROM unnest(\(boxes.map { Int64($0.piece) }), \(boxes.map(\.box.west)), \(boxes.map { MercatorPoint.y(ofLatitude: $0.box.south) }),
        \(boxes.map(\.box.east)), \(boxes.map { MercatorPoint.y(ofLatitude: $0.box.north) })) AS b (piece, west, south, east, north)
      JOIN points_of_interest p ON p.mercator <@ box(point(b.west, b.south), point(b.east, b.north))
      WHERE p.kind = ANY(\(kinds.map(\.rawValue)))
      """)
    return try rows.map { row in
      SeenPoint(
        piece: Int(try row.get(0, as: Int64.self)), pointID: try row.get(1),
        position: GeoPoint(clampingLatitude: try row.get(2), wrappingLongitude: try row.get(3)))
    }
  }

  private static func point(_ row: Row) throws -> StoredPoint {
    StoredPoint(
      pointID: try row.get(0), name: try row.get(1), kind: PointKind(rawValue: try row.get(2)) ?? .attraction,
      position: GeoPoint(clampingLatitude: try row.get(3), wrappingLongitude: try row.get(4)), openingHours: try row.get(5),
      websiteURL: try row.get(6), wikidataID: try row.get(7))
  }

  // MARK: Imports

  /// Points of interest among these that belong to another import, with its name.
  static func taken(
    _ pointIDs: [String], by source: String, in transaction: Transaction
  ) async throws -> [(pointID: String, source: String)] {
    try await transaction.query(
      """
      SELECT point_id, source FROM points_of_interest
      WHERE point_id = ANY(\(pointIDs)) AND source <> \(source) ORDER BY point_id
      """
    ).map { (try $0.get(0), try $0.get(1)) }
  }

  /// Adds points of interest or brings them up to date.
  /// - Returns: How many were new or different.
  static func keep(_ points: [StoredPoint], source: String, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      INSERT INTO points_of_interest AS p (point_id, source, name, other_names, kind, latitude, longitude, opening_hours, website_url,
        wikidata_id)
      SELECT n.point_id, \(source), n.name, string_to_array(n.other_names, '|'), n.kind, n.latitude, n.longitude, n.opening_hours,
        n.website_url, n.wikidata_id
      FROM unnest(\(points.map(\.pointID)), \(points.map(\.name)), \(points.map { $0.otherNames.joined(separator: "|") }),
        \(points.map(\.kind.rawValue)), \(points.map(\.position.latitude)), \(points.map(\.position.longitude)),
        \(points.map(\.openingHours)), \(points.map(\.websiteURL)), \(points.map(\.wikidataID)))
        AS n (point_id, name, other_names, kind, latitude, longitude, opening_hours, website_url, wikidata_id)
      ON CONFLICT (point_id) DO UPDATE SET source = excluded.source, name = excluded.name, other_names = excluded.other_names,
        kind = excluded.kind, latitude = excluded.latitude, longitude = excluded.longitude, opening_hours = excluded.opening_hours,
        website_url = excluded.website_url, wikidata_id = excluded.wikidata_id
      WHERE (p.source, p.name, p.other_names, p.kind, p.latitude, p.longitude, p.opening_hours, p.website_url, p.wikidata_id)
        IS DISTINCT FROM (excluded.source, excluded.name, excluded.other_names, excluded.kind, excluded.latitude, excluded.longitude,
          excluded.opening_hours, excluded.website_url, excluded.wikidata_id)
      RETURNING p.point_id
      """
    ).count
  }

  /// The ids of an import, in their order, behind one of them.
  static func ids(of source: String, behind last: String, limit: Int32, in transaction: Transaction) async throws -> [String] {
    try await transaction.query(
      """
      SELECT point_id FROM points_of_interest WHERE source = \(source) AND point_id > \(last) ORDER BY point_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  static func forget(_ pointIDs: [String], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM points_of_interest WHERE point_id = ANY(\(pointIDs))")
  }
}

extension PointStore: PlaceTable {
  func closest(to centre: MercatorPoint, limit: Int) async throws -> [Place<FoundPoint>] {
    let rows = try await database.query(
      "SELECT \(Self.columns) FROM points_of_interest p ORDER BY p.mercator <-> \(centre.sql) LIMIT \(Self.limit(limit))")
    return try rows.map(Self.place)
  }

  func inside(_ boxes: [SpatialBox]) async throws -> [Place<FoundPoint>] {
    let rows = try await database.dearQuery(
      "SELECT \(Self.columns) FROM points_of_interest p WHERE \(SpatialBox.condition("p.mercator", in: boxes))")
    return try rows.map(Self.place)
  }

  private static func place(_ row: Row) throws -> Place<FoundPoint> {
    Place(
      id: FoundPoint(pointID: try row.get(0), row: row),
      position: GeoPoint(clampingLatitude: try row.get(3), wrappingLongitude: try row.get(4)))
  }

  /// The whole of it, as it is shown in lists.
  static func point(_ found: FoundPoint) throws -> StoredPoint { try point(found.row) }
}

/// A point of interest that may be among the nearest: of three that are found to be sure one is shown, and of that one alone all columns are read.
struct FoundPoint: Sendable {
  /// Id of the source: the same as long as the source knows it.
  let pointID: String
  fileprivate let row: Row
}

extension FoundPoint: Comparable {
  static func == (one: FoundPoint, other: FoundPoint) -> Bool { one.pointID == other.pointID }

  /// By its id: the order of those equally far.
  static func < (one: FoundPoint, other: FoundPoint) -> Bool { one.pointID < other.pointID }
}

/// Points of interest of some kinds, by place.
struct PointsOfKinds: PlaceBoxes {
  let database: Database
  let kinds: [PointKind]

  func inside(_ boxes: [SpatialBox]) async throws -> [Place<String>] {
    let rows = try await database.dearQuery(
      """
      SELECT point_id, latitude, longitude FROM points_of_interest
      WHERE kind = ANY(\(kinds.map(\.rawValue))) AND \(SpatialBox.condition("mercator", in: boxes))
      """)
    return try rows.map { row in
      Place(id: try row.get(0), position: GeoPoint(clampingLatitude: try row.get(1), wrappingLongitude: try row.get(2)))
    }
  }
}
