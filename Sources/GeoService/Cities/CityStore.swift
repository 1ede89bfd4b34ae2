import Geodesy
import Postgres
import Spatial

/// Every SQL statement about cities. One function, one statement.
struct CityStore: Sendable {
  let database: Database

  private static let columns: SQL = """
    c.city_id, c.name, c.country_code, c.latitude, c.longitude, c.population_count, c.time_zone, c.region_name, c.province_name,
    c.zone_id
    """

  /// The likeliest cities with a name that begins so, for somebody of whom nothing is known; none where few names begin so, or the text is longer.
  func ranked(prefix: String, limit: Int32) async throws -> [CityCandidate] {
    let rows = try await database.query(
      """
      SELECT \(Self.columns), p.form_count, p.is_first_name FROM city_prefixes p JOIN cities c USING (city_id)
      WHERE p.prefix = fold_name(\(prefix)) AND p.rank <= \(limit) ORDER BY p.rank
      """)
    return try rows.map(Self.candidate)
  }

  /// The same, and all that may stand before the last of these for somebody for whom cities are likelier by up to a factor.
  func ranked(prefix: String, limit: Int32, biasMax: Double) async throws -> [CityCandidate] {
    let rows = try await database.query(
      """
      SELECT \(Self.columns), p.form_count, p.is_first_name FROM city_prefixes p JOIN cities c USING (city_id)
      WHERE p.prefix = (SELECT fold_name(\(prefix))) AND p.weight * \(biasMax) >=
        coalesce((SELECT l.weight FROM city_prefixes l WHERE l.prefix = (SELECT fold_name(\(prefix))) AND l.rank = \(limit)), 0)
      ORDER BY p.rank
      """)
    return try rows.map(Self.candidate)
  }

  /// All cities with a name that begins so, largest first. Of two letters there are thousands, which takes 10 ms. What was typed is folded here,
  /// where the stored names were.
  func all(prefix: String, limit: Int32) async throws -> [CityCandidate] {
    // The range of the index, with the greatest scalar as its end: LIKE would not use the index once the plan is generic. A SELECT of its own
    // folds once, and not for every row.
    let rows = try await database.slowQuery(
      """
      SELECT \(Self.columns), n.form_count, starts_with(c.folded_name, (SELECT fold_name(\(prefix)))) FROM (
        SELECT city_id, max(population_count) AS population_count, count(*) AS form_count FROM city_names
        WHERE folded >= (SELECT fold_name(\(prefix))) AND folded < ((SELECT fold_name(\(prefix))) || chr(1114111))
        GROUP BY city_id ORDER BY 2 DESC, 1 LIMIT \(limit)
      ) AS n JOIN cities c USING (city_id) ORDER BY c.population_count DESC, c.city_id
      """)
    return try rows.map(Self.candidate)
  }

  /// Cities within some boxes with a name that begins so, largest first.
  func nearby(prefix: String, in boxes: [SpatialBox], limit: Int32) async throws -> [CityCandidate] {
    let rows = try await database.slowQuery(
      """
      SELECT \(Self.columns), n.form_count, starts_with(c.folded_name, (SELECT fold_name(\(prefix)))) FROM (
        SELECT city_id, count(*) AS form_count FROM city_names
        WHERE folded >= (SELECT fold_name(\(prefix))) AND folded < ((SELECT fold_name(\(prefix))) || chr(1114111))
        GROUP BY city_id
      ) AS n JOIN cities c USING (city_id)
      WHERE \(SpatialBox.condition("c.mercator", in: boxes)) ORDER BY c.population_count DESC, c.city_id LIMIT \(limit)
      """)
    return try rows.map(Self.candidate)
  }

  /// The same, by going from place to place and not from name to name.
  func around(_ boxes: [SpatialBox], prefix: String, limit: Int32) async throws -> [CityCandidate] {
    // Materialized, because the planner does not know how large the boxes are and might begin with the names.
    let rows = try await database.slowQuery(
      """
      WITH c AS MATERIALIZED (SELECT \(Self.columns), c.folded_name FROM cities c WHERE \(SpatialBox.condition("c.mercator", in: boxes)))
      SELECT \(Self.columns), n.form_count, starts_with(c.folded_name, (SELECT fold_name(\(prefix)))) FROM c, LATERAL (
        SELECT count(*) AS form_count FROM city_names m WHERE m.city_id = c.city_id
          AND m.folded >= (SELECT fold_name(\(prefix))) AND m.folded < ((SELECT fold_name(\(prefix))) || chr(1114111))
      ) AS n
      WHERE n.form_count > 0 ORDER BY c.population_count DESC, c.city_id LIMIT \(limit)
      """)
    return try rows.map(Self.candidate)
  }

  /// Names of cities above 100,000 inhabitants that are most like a text, for somebody who has mistyped one: 15 ms.
  func alike(_ typed: String, limit: Int32) async throws -> [CityNameAlike] {
    // The number is that of the index.
    let rows = try await database.slowQuery(
      """
      SELECT \(Self.columns), f.folded, f.folded = c.folded_name, (SELECT fold_name(\(typed))) FROM (
        SELECT n.city_id, n.folded FROM city_names n WHERE n.population_count >= 100000
        ORDER BY n.folded OPERATOR(public.<->>) (SELECT fold_name(\(typed))) LIMIT \(limit)
      ) AS f JOIN cities c USING (city_id) ORDER BY c.city_id, f.folded
      """)
    return try rows.map { row in
      CityNameAlike(city: try Self.city(row), name: try row.get(10), isFirstName: try row.get(11), typed: try row.get(12))
    }
  }

  func city(_ cityID: Int64) async throws -> GazetteerCity? {
    try await database.query("SELECT \(Self.columns) FROM cities c WHERE c.city_id = \(cityID)").first.map(Self.city)
  }

  /// Cities above a million inhabitants, largest first, after one of them.
  func largest(after last: CityPlace?, limit: Int32) async throws -> [GazetteerCity] {
    let rows = try await database.query(
      """
      SELECT \(Self.columns) FROM cities c
      WHERE c.population_count >= 1000000 AND \(Self.isAfter(last))
      ORDER BY c.population_count DESC, c.city_id LIMIT \(limit)
      """)
    return try rows.map(Self.city)
  }

  /// Cities of a country, largest first, after one of them.
  func largest(of countryCode: String, after last: CityPlace?, limit: Int32) async throws -> [GazetteerCity] {
    let rows = try await database.query(
      """
      SELECT \(Self.columns) FROM cities c
      WHERE c.country_code = \(countryCode) AND \(Self.isAfter(last))
      ORDER BY c.population_count DESC, c.city_id LIMIT \(limit)
      """)
    return try rows.map(Self.city)
  }

  /// Cities of a zone, largest first, after one of them.
  func largest(inZone zoneID: String, after last: CityPlace?, limit: Int32) async throws -> [GazetteerCity] {
    let rows = try await database.query(
      """
      SELECT \(Self.columns) FROM cities c
      WHERE \(ZoneStore.isIn(zoneID, "c.zone_id")) AND \(Self.isAfter(last))
      ORDER BY c.population_count DESC, c.city_id LIMIT \(limit)
      """)
    return try rows.map(Self.city)
  }

  /// Two bounds instead of a comparison of rows, because one column falls and the other rises.
  private static func isAfter(_ last: CityPlace?) -> SQL {
    guard let last else { return "true" }
    return """
      c.population_count <= \(last.populationCount) AND (c.population_count < \(last.populationCount) OR c.city_id > \(last.cityID))
      """
  }

  /// Every city in at least one of the boxes.
  func cities(in boxes: [SpatialBox]) async throws -> [GazetteerCity] {
    let rows = try await database.query("SELECT \(Self.columns) FROM cities c WHERE \(SpatialBox.condition("c.mercator", in: boxes))")
    return try rows.map(Self.city)
  }

  private static func city(_ row: Row) throws -> GazetteerCity {
    GazetteerCity(
      cityID: try row.get(0), name: try row.get(1), countryCode: try row.get(2),
      position: GeoPoint(clampingLatitude: try row.get(3), wrappingLongitude: try row.get(4)), populationCount: try row.get(5),
      timeZone: try row.get(6), regionName: try row.get(7), provinceName: try row.get(8), zoneID: try row.get(9))
  }

  private static func candidate(_ row: Row) throws -> CityCandidate {
    CityCandidate(city: try city(row), formCount: try row.get(10), isFirstName: try row.get(11))
  }

  // MARK: Imports

  /// Adds cities or brings them up to date.
  static func keep(_ cities: [GazetteerCity], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO cities (city_id, name, country_code, latitude, longitude, population_count, time_zone, region_name, province_name)
      SELECT n.city_id, n.name, n.country_code, n.latitude, n.longitude, n.population_count, n.time_zone, n.region_name, n.province_name
      FROM unnest(\(cities.map(\.cityID)), \(cities.map(\.name)), \(cities.map(\.countryCode)),
        \(cities.map(\.position.latitude)), \(cities.map(\.position.longitude)), \(cities.map(\.populationCount)),
        \(cities.map(\.timeZone)), \(cities.map(\.regionName)), \(cities.map(\.provinceName)))
        AS n (city_id, name, country_code, latitude, longitude, population_count, time_zone, region_name, province_name)
      ON CONFLICT (city_id) DO UPDATE SET name = excluded.name, country_code = excluded.country_code, latitude = excluded.latitude,
        longitude = excluded.longitude, population_count = excluded.population_count, time_zone = excluded.time_zone,
        region_name = excluded.region_name, province_name = excluded.province_name
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
    _ = try await transaction.query("DELETE FROM city_prefixes")
  }

  /// Ranks what short prefixes begin, from the names: as far down as the last of the longest answer can be overtaken by a city of the asker's language.
  static func rankPrefixes(in transaction: Transaction) async throws {
    // By length, as CityRules.formsOfUsualName has them.
    let usualForms = (1...CityRules.shortPrefixMax).map { CityRules.formsOfUsualName(String(repeating: "a", count: $0)) }
    _ = try await transaction.query(
      """
      WITH crowded AS MATERIALIZED (
        SELECT left(n.folded, l.length) AS prefix FROM city_names n, generate_series(1, \(Int32(CityRules.shortPrefixMax))) AS l (length)
        GROUP BY 1 HAVING count(*) > \(Int64(CityRules.limitMax))
      ), formed AS (
        SELECT r.prefix, n.city_id, count(*) AS form_count
        FROM city_names n, generate_series(1, \(Int32(CityRules.shortPrefixMax))) AS l (length), crowded r
        WHERE r.prefix = left(n.folded, l.length) AND length(n.folded) >= l.length GROUP BY 1, 2
      ), weighed AS (
        SELECT f.prefix, f.city_id, f.form_count, starts_with(c.folded_name, f.prefix) AS is_first_name,
          greatest(c.population_count, 1) * CASE
            WHEN starts_with(c.folded_name, f.prefix) OR ascii(f.prefix) >= \(Int64(CityRules.latinEnd)) THEN 1
            ELSE least(1, f.form_count / (\(usualForms)::float8[])[length(f.prefix)]) END AS weight
        FROM formed f JOIN cities c USING (city_id)
      ), ranked AS (
        SELECT w.prefix, w.city_id, w.form_count, w.is_first_name, w.weight, row_number() OVER best AS rank,
          nth_value(w.weight, \(Int32(CityRules.limitMax))) OVER (best ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last_weight
        FROM weighed w WINDOW best AS (PARTITION BY w.prefix ORDER BY w.weight DESC, w.city_id)
      )
      INSERT INTO city_prefixes (prefix, rank, city_id, form_count, is_first_name, weight)
      SELECT prefix, rank, city_id, form_count, is_first_name, weight FROM ranked WHERE weight * \(CityRules.languageWeight) >= coalesce(last_weight, 0)
      """)
  }

  /// Removes cities that are not among these.
  static func forgetCities(except cityIDs: [Int64], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM cities WHERE city_id NOT IN (SELECT unnest(\(cityIDs)))")
  }
}

extension CityStore: PlaceTable {
  func closest(to centre: MercatorPoint, limit: Int) async throws -> [Place<Int64>] {
    let rows = try await database.query(
      "SELECT city_id, latitude, longitude FROM cities ORDER BY mercator <-> \(centre.sql) LIMIT \(Int64(limit))")
    return try rows.map(Self.place)
  }

  func inside(_ boxes: [SpatialBox]) async throws -> [Place<Int64>] {
    let rows = try await database.query(
      "SELECT city_id, latitude, longitude FROM cities WHERE \(SpatialBox.condition("mercator", in: boxes))")
    return try rows.map(Self.place)
  }

  private static func place(_ row: Row) throws -> Place<Int64> {
    Place(id: try row.get(0), position: GeoPoint(clampingLatitude: try row.get(1), wrappingLongitude: try row.get(2)))
  }
}

/// Where a city stands in the order by size.
struct CityPlace: Sendable, Hashable {
  let populationCount: Int64
  let cityID: Int64
}
