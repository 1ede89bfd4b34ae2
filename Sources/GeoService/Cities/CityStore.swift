import Geodesy
import Postgres

/// Every SQL statement about cities. One function, one statement.
struct CityStore: Sendable {
  let database: Database

  private static let columns: SQL = "c.city_id, c.name, c.country_code, c.latitude, c.longitude, c.population_count, c.time_zone"

  /// Cities above 100,000 inhabitants with a name that begins so, largest first. A name is folded here, where the stored ones were.
  func prominent(prefix: String, limit: Int32) async throws -> [GazetteerCity] {
    // The range of the index, with the greatest scalar as its end. LIKE would not use the index once the plan is generic.
    let rows = try await database.query(
      """
      SELECT \(Self.columns) FROM (
        SELECT city_id, max(population_count) AS population_count FROM city_names
        WHERE folded >= fold_name(\(prefix)) AND folded < (fold_name(\(prefix)) || chr(1114111)) AND population_count >= 100000
        GROUP BY city_id ORDER BY 2 DESC, 1 LIMIT \(limit)
      ) AS n JOIN cities c USING (city_id) ORDER BY c.population_count DESC, c.city_id
      """)
    return try rows.map(Self.city)
  }

  /// All cities with a name that begins so, largest first.
  func all(prefix: String, limit: Int32) async throws -> [GazetteerCity] {
    let rows = try await database.query(
      """
      SELECT \(Self.columns) FROM (
        SELECT city_id, max(population_count) AS population_count FROM city_names
        WHERE folded >= fold_name(\(prefix)) AND folded < (fold_name(\(prefix)) || chr(1114111))
        GROUP BY city_id ORDER BY 2 DESC, 1 LIMIT \(limit)
      ) AS n JOIN cities c USING (city_id) ORDER BY c.population_count DESC, c.city_id
      """)
    return try rows.map(Self.city)
  }

  private static func city(_ row: Row) throws -> GazetteerCity {
    GazetteerCity(
      cityID: try row.get(0), name: try row.get(1), countryCode: try row.get(2),
      position: GeoPoint(clampingLatitude: try row.get(3), wrappingLongitude: try row.get(4)), populationCount: try row.get(5),
      timeZone: try row.get(6))
  }

  // MARK: Imports

  /// Adds cities or brings them up to date.
  static func keep(_ cities: [GazetteerCity], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO cities (city_id, name, country_code, latitude, longitude, population_count, time_zone)
      SELECT n.city_id, n.name, n.country_code, n.latitude, n.longitude, n.population_count, n.time_zone
      FROM unnest(\(cities.map(\.cityID)), \(cities.map(\.name)), \(cities.map(\.countryCode)),
        \(cities.map(\.position.latitude)), \(cities.map(\.position.longitude)), \(cities.map(\.populationCount)),
        \(cities.map(\.timeZone)))
        AS n (city_id, name, country_code, latitude, longitude, population_count, time_zone)
      ON CONFLICT (city_id) DO UPDATE SET name = excluded.name, country_code = excluded.country_code, latitude = excluded.latitude,
        longitude = excluded.longitude, population_count = excluded.population_count, time_zone = excluded.time_zone
      """)
  }

  /// Adds names, folded, each once a city; all names of a city at once. In the order of the index, which then grows at its end alone.
  static func keepNames(_ names: [CityName], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      WITH folded AS MATERIALIZED (
        SELECT DISTINCT fold_name(n.name) COLLATE "C" AS folded, n.city_id, n.population_count
        FROM unnest(\(names.map(\.name)), \(names.map(\.cityID)), \(names.map(\.populationCount))) AS n (name, city_id, population_count)
      )
      INSERT INTO city_names (folded, city_id, population_count)
      SELECT folded, city_id, population_count FROM folded WHERE folded <> '' ORDER BY folded, city_id
      """)
  }

  static func forgetNames(in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM city_names")
  }

  /// Removes cities that are not among these.
  static func forgetCities(except cityIDs: [Int64], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM cities WHERE city_id NOT IN (SELECT unnest(\(cityIDs)))")
  }
}
