import Events
import Polygons
import Postgres
import Spatial

/// Every SQL statement about areas. One function, one statement.
struct AreaStore: Sendable {
  /// Areas whose boxes one place may lie in: where there are more, somebody has imported the same twice.
  static let areasMax = 200

  let database: Database

  /// Areas whose box touches one of the boxes, with their land: reserves last, so that there is always room for what forbids something.
  func areas(touching boxes: [SpatialBox]) async throws -> [StoredArea] {
    let rows = try await database.dearQuery(
      """
      SELECT a.area_id, a.kind, a.name, a.outline FROM areas a WHERE a.area_id IN (
        SELECT b.area_id FROM area_boxes b WHERE \(SpatialBox.touches("b.bounds", boxes))
      ) ORDER BY a.kind = 'protected', a.area_id LIMIT \(Int64(Self.areasMax))
      """)
    return try rows.compactMap { row in
      guard let kind = AreaType(rawValue: try row.get(1)) else { return nil }
      return StoredArea(
        areaID: try row.get(0), kind: kind, name: try row.get(2), polygons: ParkOutline.polygons(try row.get(3)) ?? MultiPolygon())
    }
  }

  // MARK: Imports

  /// Removes what an import has brought.
  /// - Returns: How many there were.
  static func forget(_ source: String, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM areas WHERE source = \(source)").affectedCount
  }

  /// Adds areas. Those that another import has brought stay with it: neighbours share what lies on their border.
  /// - Returns: The ids of those that were added.
  static func keep(_ areas: [StoredArea], source: String, in transaction: Transaction) async throws -> [String] {
    try await transaction.query(
      """
      INSERT INTO areas (area_id, source, kind, name, outline)
      SELECT n.area_id, \(source), n.kind, n.name, n.outline
      FROM unnest(\(areas.map(\.areaID)), \(areas.map(\.kind.rawValue)), \(areas.map(\.name)),
        \(areas.map { ParkOutline.bytes($0.polygons) })) AS n (area_id, kind, name, outline)
      ON CONFLICT (area_id) DO NOTHING RETURNING area_id
      """
    ).map { try $0.get(0) }
  }

  static func keepBoxes(_ boxes: [(areaID: String, box: SpatialBox)], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO area_boxes (area_id, bounds)
      SELECT n.area_id, box(point(n.west, n.south), point(n.east, n.north))
      FROM unnest(\(boxes.map(\.areaID)), \(boxes.map(\.box.west)), \(boxes.map(\.box.south)), \(boxes.map(\.box.east)),
        \(boxes.map(\.box.north))) AS n (area_id, west, south, east, north)
      """)
  }

  static func analyze(in transaction: Transaction) async throws {
    _ = try await transaction.query("ANALYZE areas, area_boxes")
  }
}
