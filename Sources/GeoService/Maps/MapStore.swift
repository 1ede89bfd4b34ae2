import Geodesy
import Postgres
import Timekeeping

/// Every SQL statement about maps and their ground. One function, one statement.
struct MapStore: Sendable {
  /// Maps that come along with this repository, as it is noted what is loaded.
  static let ownSource = "maps"

  let database: Database

  /// Changes when any import of maps or of their packs is committed.
  func revision() async throws -> [[UInt8]] {
    try await database.query("SELECT checksum FROM imports WHERE source LIKE 'maps%' OR source LIKE 'locations:%' ORDER BY source").map {
      try $0.get(0)
    }
  }

  /// All maps. Read in four statements without a transaction: an import that commits in between changes the revision, and the
  /// next check reads again.
  func atlas(revision: [[UInt8]]) async throws -> Atlas {
    let grounds = Dictionary(uniqueKeysWithValues: try await grounds().map { ($0.groundID, $0) })
    let members = try await members()
    let packs = try await LocationPackStore(database: database).packs()
    let maps = try await database.query("SELECT map_id, display_name, attributions, is_world FROM maps").compactMap { row in
      let mapID: String = try row.get(0)
      return MapRules.map(
        mapID: mapID, displayName: try row.get(1), attributions: try row.get(2), isWorld: try row.get(3),
        grounds: (members[mapID] ?? []).compactMap { grounds[$0] }, pack: packs[mapID])
    }
    return Atlas(maps: maps, revision: revision)
  }

  /// Megabytes, so it is a statement of its own kind.
  private func grounds() async throws -> [Ground] {
    let rows = try await database.slowQuery(
      "SELECT ground_id, country_code, south, west, north, east, triangles FROM grounds ORDER BY ground_id")
    return try rows.compactMap { row in
      let southWest = GeoPoint(latitude: try row.get(2), longitude: try row.get(3))
      let northEast = GeoPoint(latitude: try row.get(4), longitude: try row.get(5))
      guard let southWest, let northEast, let box = GeoBox(southWest: southWest, northEast: northEast),
        let triangles = TriangleTable(bytes: try row.get(6))
      else { return nil }
      return Ground(groundID: try row.get(0), countryCode: try row.get(1), box: box, triangles: triangles)
    }
  }

  /// Map id → ground ids, in the order of their bytes: it is part of what a seed draws, and must be the same in every locale.
  private func members() async throws -> [String: [String]] {
    var members: [String: [String]] = [:]
    for row in try await database.query("SELECT map_id, ground_id FROM map_grounds ORDER BY map_id, ground_id COLLATE \"C\"") {
      members[try row.get(0), default: []].append(try row.get(1))
    }
    return members
  }

  // MARK: Imports

  /// False when the id belongs to another source.
  static func keep(_ ground: Ground, source: String, in transaction: Transaction) async throws -> Bool {
    let box = ground.box
    let rows = try await transaction.query(
      """
      INSERT INTO grounds (ground_id, source, country_code, south, west, north, east, triangles)
      VALUES (\(ground.groundID), \(source), \(ground.countryCode), \(box.south), \(box.west), \(box.north), \(box.east),
        \(ground.triangles.bytes))
      ON CONFLICT (ground_id) DO UPDATE SET country_code = excluded.country_code, south = excluded.south, west = excluded.west,
        north = excluded.north, east = excluded.east, triangles = excluded.triangles
      WHERE grounds.source = excluded.source
      """)
    return rows.affectedCount == 1
  }

  /// Maps among these that belong to another source.
  static func taken(_ mapIDs: [String], by source: String, in transaction: Transaction) async throws -> Set<String> {
    let rows = try await transaction.query("SELECT map_id FROM maps WHERE map_id = ANY (\(mapIDs)) AND source <> \(source)")
    return Set(try rows.map { try $0.get(0) })
  }

  /// False when the id belongs to another source than this repository's data, which gives way.
  static func keep(_ map: MapLine, source: String, attributions: [String], in transaction: Transaction) async throws -> Bool {
    let rows = try await transaction.query(
      """
      WITH kept AS (
        INSERT INTO maps (map_id, source, display_name, attributions, is_world)
        VALUES (\(map.mapID), \(source), \(map.displayName), \(attributions), \(map.isWorld))
        ON CONFLICT (map_id) DO UPDATE SET source = excluded.source, display_name = excluded.display_name, attributions = excluded.attributions,
          is_world = excluded.is_world
        WHERE maps.source IN (excluded.source, \(Self.ownSource))
        RETURNING map_id
      )
      INSERT INTO map_grounds (map_id, ground_id) SELECT map_id, unnest(\(map.groundIDs)) FROM kept
      """)
    return rows.affectedCount == map.groundIDs.count
  }

  /// Before the maps of a source are written anew.
  static func forgetMembers(source: String, mapIDs: [String], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      "DELETE FROM map_grounds WHERE map_id IN (SELECT map_id FROM maps WHERE source = \(source) OR map_id = ANY (\(mapIDs)))")
  }

  static func forgetMaps(source: String, except mapIDs: [String], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM maps WHERE source = \(source) AND map_id <> ALL (\(mapIDs))")
  }

  static func forgetGrounds(source: String, except groundIDs: [String], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM grounds WHERE source = \(source) AND ground_id <> ALL (\(groundIDs))")
  }
}
