import Postgres

/// Every SQL statement about zones. One function, one statement.
struct ZoneStore: Sendable {
  let database: Database

  private static let columns: SQL = "z.zone_id, z.parent_zone_id, z.kind, z.name, z.city_count, z.population_count"

  /// The zones of a zone, or the countries, after one of them.
  func zones(of parentZoneID: String, after last: ZonePlace?, limit: Int) async throws -> [(zone: StoredZone, place: ZonePlace)] {
    let last = last ?? ZonePlace(foldedName: "", zoneID: "")
    let rows = try await database.query(
      """
      SELECT \(Self.columns), z.folded_name FROM zones z
      WHERE z.parent_zone_id = \(parentZoneID) AND (z.folded_name, z.zone_id) > (\(last.foldedName), \(last.zoneID))
      ORDER BY z.folded_name, z.zone_id LIMIT \(Int64(limit))
      """)
    return try rows.map { row in
      let zone = try Self.zone(row)
      return (zone, ZonePlace(foldedName: try row.get(6), zoneID: zone.zoneID))
    }
  }

  /// The country first.
  func zones(_ zoneIDs: [String]) async throws -> [StoredZone] {
    let rows = try await database.query(
      "SELECT \(Self.columns) FROM zones z WHERE z.zone_id = ANY(\(zoneIDs)) ORDER BY length(z.zone_id), z.zone_id")
    return try rows.map(Self.zone)
  }

  private static func zone(_ row: Row) throws -> StoredZone {
    StoredZone(
      zoneID: try row.get(0), parentZoneID: try row.get(1), kind: ZoneType(rawValue: try row.get(2)) ?? .province, name: try row.get(3),
      cityCount: try row.get(4), populationCount: try row.get(5))
  }

  /// A condition on a column with the smallest zone of something: it is in a zone.
  static func isIn(_ zoneID: String, _ column: SQL) -> SQL {
    // Behind the slash comes the zero.
    "(\(column) = \(zoneID) OR \(column) >= (\(zoneID) || '/') AND \(column) < (\(zoneID) || '0'))"
  }

  /// Writes the zones of the cities and countries that are there.
  static func writeAll(in transaction: Transaction) async throws {
    _ = try await transaction.query("SELECT write_zones()")
  }
}
