import Geodesy
import Postgres

/// Every SQL statement about packs. One function, one statement.
struct LocationPackStore: Sendable {
  let database: Database

  /// Map id → pack. Megabytes, so it is a statement of its own kind.
  func packs() async throws -> [String: LocationPack] {
    let rows = try await database.slowQuery(
      """
      SELECT map_id, cell, latitude, longitude, country_code, provider, panorama_id, heading, licence, attribution FROM pack_places
      ORDER BY map_id, cell
      """)
    // Thousands of places name the same few.
    var words: [String: String] = [:]
    func shared(_ word: String) -> String {
      if let known = words[word] { return known }
      words[word] = word
      return word
    }
    var places: [String: [PackPlace]] = [:]
    for row in rows {
      guard let id = LocationID(cell: try row.get(1)), let position = GeoPoint(latitude: try row.get(2), longitude: try row.get(3)),
        let provider = ImageryProvider(rawValue: try row.get(5))
      else { continue }
      let imagery = Imagery(
        provider: provider, panoramaID: try row.get(6), licence: shared(try row.get(8)), attribution: shared(try row.get(9)))
      places[try row.get(0), default: []].append(
        PackPlace(id: id, position: position, countryCode: try row.get(4), heading: try row.get(7), imagery: imagery))
    }
    return places.compactMapValues(LocationPack.init)
  }

  // MARK: Imports

  /// Adds places of a map's pack or brings them up to date.
  /// - Returns: How many were new or different.
  static func keep(_ places: [PackPlace], mapID: String, in transaction: Transaction) async throws -> Int {
    let imagery = places.map(\.imagery)
    // An array has no nulls here; no heading is below zero.
    let headings = places.map { $0.heading ?? -1 }
    return try await transaction.query(
      """
      INSERT INTO pack_places AS p (map_id, cell, latitude, longitude, country_code, provider, panorama_id, heading, licence, attribution)
      SELECT \(mapID), n.cell, n.latitude, n.longitude, n.country_code, n.provider, n.panorama_id, nullif(n.heading, -1), n.licence, n.attribution
      FROM unnest(\(places.map(\.id.cell)), \(places.map(\.position.latitude)), \(places.map(\.position.longitude)),
        \(places.map(\.countryCode)), \(imagery.map(\.provider.rawValue)), \(imagery.map(\.panoramaID)), \(headings),
        \(imagery.map(\.licence)), \(imagery.map(\.attribution)))
        AS n (cell, latitude, longitude, country_code, provider, panorama_id, heading, licence, attribution)
      ON CONFLICT (map_id, cell) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude,
        country_code = excluded.country_code, provider = excluded.provider, panorama_id = excluded.panorama_id, heading = excluded.heading,
        licence = excluded.licence, attribution = excluded.attribution
      WHERE (p.latitude, p.longitude, p.country_code, p.provider, p.panorama_id, p.heading, p.licence, p.attribution) IS DISTINCT FROM
        (excluded.latitude, excluded.longitude, excluded.country_code, excluded.provider, excluded.panorama_id, excluded.heading,
          excluded.licence, excluded.attribution)
      RETURNING p.cell
      """
    ).count
  }

  /// Removes the places of a map's pack that are no longer named.
  /// - Returns: How many.
  static func forget(mapID: String, except cells: [Int64], in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      DELETE FROM pack_places p
      WHERE p.map_id = \(mapID) AND NOT EXISTS (SELECT FROM unnest(\(cells)) AS n (cell) WHERE n.cell = p.cell) RETURNING p.cell
      """
    ).count
  }
}
