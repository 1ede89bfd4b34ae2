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

  /// The likeliest cities with a name that begins so, likeliest first, for somebody of whom nothing is known; none where few names begin so, or the
  /// text is longer.
  func ranked(prefix: String, limit: Int32) async throws -> [GazetteerCity] {
    let rows = try await database.query(
      """
      SELECT \(Self.columns) FROM city_prefixes p JOIN cities c USING (city_id)
      WHERE p.prefix = fold_name(\(prefix)) AND p.rank <= \(limit) ORDER BY p.rank
      """)
    return try rows.map(Self.city)
  }

  /// Packed cities that a text can mean: all of those that a short one begins, and those around the city that somebody is in.
  /// - Parameter cityID: 0 where nobody knows where they are.
  func hints(prefix: String, near cityID: Int64) async throws -> CityHints {
    // Materialized, so that the text is not folded anew at each place where it is used.
    let row = try await database.query(
      """
      WITH t AS MATERIALIZED (SELECT fold_name(\(prefix)) AS prefix)
      SELECT t.prefix, w.cities, a.latitude, a.longitude, (
        SELECT string_agg(s.names, ''::bytea) FROM city_squares s
        WHERE s.square = ANY(a.squares_around) AND s.initial = left(t.prefix, 1))
      FROM t LEFT JOIN city_crowds w ON w.prefix = t.prefix LEFT JOIN cities a ON a.city_id = \(cityID)
      """
    ).firstRow()
    let (latitude, longitude) = (try row.get(2, as: Double?.self), try row.get(3, as: Double?.self))
    return CityHints(
      prefix: try row.get(0), crowd: try row.get(1, as: [UInt8]?.self).map(CityCrowd.init),
      near: latitude.flatMap { latitude in longitude.map { GeoPoint(clampingLatitude: latitude, wrappingLongitude: $0) } },
      around: try row.get(4, as: [UInt8]?.self).map(CitySurroundings.init))
  }

  /// In any order. Cities that an import has just removed are missing.
  func cities(_ cityIDs: [Int64]) async throws -> [GazetteerCity] {
    // Not of the array itself, for whose length PostgreSQL would plan anew each time it is short.
    try await database.query("SELECT \(Self.columns) FROM cities c WHERE c.city_id = ANY((SELECT \(cityIDs))::bigint[])").map(Self.city)
  }

  /// All cities with a name that begins so, largest first. The text that was typed is folded here, where the stored names were.
  func all(prefix: String, limit: Int32) async throws -> [CityCandidate] {
    // The range of the index, with the greatest scalar as its end: LIKE would not use the index once the plan is generic. Folded once; and where it is
    // used, a SELECT of its own, so that PostgreSQL does not think that it gains by planning for each text anew.
    let named: SQL = """
      WITH t AS MATERIALIZED (SELECT fold_name(\(prefix)) AS prefix)
      SELECT \(Self.columns), n.form_count, n.is_whole OR starts_with(c.folded_name, (SELECT prefix FROM t)) FROM (
        SELECT m.city_id, max(m.population_count) AS population_count, count(*) AS form_count,
          bool_or(m.folded = (SELECT prefix FROM t)) AS is_whole
        FROM city_names m
        WHERE m.folded >= (SELECT prefix FROM t) AND m.folded < ((SELECT prefix FROM t) || chr(1114111))
          AND (SELECT prefix FROM t) <> ''
        GROUP BY m.city_id ORDER BY 2 DESC, 1 LIMIT \(limit)
      ) AS n JOIN cities c USING (city_id) ORDER BY c.population_count DESC, c.city_id
      """
    let rows = CityRules.mayBeginThousands(prefix) ? try await database.slowQuery(named) : try await database.query(named)
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
    CityCandidate(city: try city(row), formCount: try row.get(10), isFirstOrWhole: try row.get(11))
  }

  // MARK: Imports

  /// Adds cities or brings them up to date.
  static func keep(_ cities: [GazetteerCity], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO cities (city_id, name, country_code, latitude, longitude, population_count, time_zone, region_name, province_name, squares_around)
      SELECT n.city_id, n.name, n.country_code, n.latitude, n.longitude, n.population_count, n.time_zone, n.region_name, n.province_name,
        string_to_array(n.squares_around, ' ')::integer[]
      FROM unnest(\(cities.map(\.cityID)), \(cities.map(\.name)), \(cities.map(\.countryCode)),
        \(cities.map(\.position.latitude)), \(cities.map(\.position.longitude)), \(cities.map(\.populationCount)),
        \(cities.map(\.timeZone)), \(cities.map(\.regionName)), \(cities.map(\.provinceName)), \(cities.map(squaresAround)))
        AS n (city_id, name, country_code, latitude, longitude, population_count, time_zone, region_name, province_name, squares_around)
      ON CONFLICT (city_id) DO UPDATE SET name = excluded.name, country_code = excluded.country_code, latitude = excluded.latitude,
        longitude = excluded.longitude, population_count = excluded.population_count, time_zone = excluded.time_zone,
        region_name = excluded.region_name, province_name = excluded.province_name, squares_around = excluded.squares_around
      """)
  }

  /// As a text, because unnest takes no arrays of different lengths apart.
  private static func squaresAround(_ city: GazetteerCity) -> String {
    CitySquare.touching(SpatialBox.around(city.position, radius: CityRules.nearRadius)).map(String.init).joined(separator: " ")
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

  /// Ranks and packs anew what can be typed: after each change of names.
  static func weighNames(in transaction: Transaction) async throws {
    for statement: SQL in ["DELETE FROM city_prefixes", "DELETE FROM city_crowds", "DELETE FROM city_squares"] {
      _ = try await transaction.query(statement)
    }
    try await rankPrefixes(in: transaction)
    try await packCrowds(in: transaction)
    try await packSquares(in: transaction)
  }

  /// Ranks what short prefixes begin, from the names: as far down as the last of the longest answer can be overtaken by a city of the asker's language.
  private static func rankPrefixes(in transaction: Transaction) async throws {
    // By length, as CityRules.formsOfUsualName has them.
    let usualForms = (1...CityRules.shortPrefixMax).map { CityRules.formsOfUsualName(String(repeating: "a", count: $0)) }
    _ = try await transaction.query(
      """
      WITH crowded AS MATERIALIZED (
        SELECT left(n.folded, l.length) AS prefix FROM city_names n, generate_series(1, \(Int32(CityRules.shortPrefixMax))) AS l (length)
        GROUP BY 1 HAVING count(*) > \(Int64(CityRules.limitMax))
      ), formed AS (
        SELECT r.prefix, n.city_id, count(*) AS form_count, bool_or(n.folded = r.prefix) AS is_whole
        FROM city_names n, generate_series(1, \(Int32(CityRules.shortPrefixMax))) AS l (length), crowded r
        WHERE r.prefix = left(n.folded, l.length) AND length(n.folded) >= l.length GROUP BY 1, 2
      ), weighed AS (
        SELECT f.prefix, f.city_id, f.form_count, starts_with(c.folded_name, f.prefix) AS is_first_name,
          greatest(c.population_count, 1) * CASE
            WHEN f.is_whole OR starts_with(c.folded_name, f.prefix) OR ascii(f.prefix) >= \(Int64(CityRules.latinEnd)) THEN 1
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

  /// Packs what prefixes begin, from their ranks, for CityCrowd.
  private static func packCrowds(in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO city_crowds (prefix, cities)
      SELECT p.prefix, string_agg(
        int8send(p.city_id) || float8send(p.weight) || float8send(c.latitude) || float8send(c.longitude) || convert_to(c.country_code, 'UTF8'),
        ''::bytea ORDER BY p.rank)
      FROM city_prefixes p JOIN cities c USING (city_id) GROUP BY p.prefix
      """)
  }

  /// Packs the names of each square, for CitySurroundings.
  private static func packSquares(in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO city_squares (square, initial, names)
      SELECT s.square, s.initial, string_agg(s.city, ''::bytea ORDER BY s.city_id) FROM (
        SELECT c.square, left(n.folded, 1) AS initial, c.city_id,
          int8send(c.city_id) || int8send(c.population_count) || float8send(c.latitude) || float8send(c.longitude)
            || convert_to(c.country_code, 'UTF8') || int2send(count(*)::smallint) || string_agg(
              boolsend(n.folded = c.folded_name) || int2send(octet_length(n.folded)::smallint) || convert_to(n.folded, 'UTF8'),
              ''::bytea ORDER BY n.folded) AS city
        FROM city_names n JOIN cities c USING (city_id) GROUP BY c.city_id, 2
      ) AS s GROUP BY s.square, s.initial
      """)
  }

  static func forgetCities(_ cityIDs: [Int64], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM cities WHERE city_id = ANY(\(cityIDs))")
  }
}

extension CityStore: PlaceTable {
  func closest(to centre: MercatorPoint, limit: Int) async throws -> [Place<Int64>] {
    let rows = try await database.query(
      "SELECT city_id, latitude, longitude FROM cities ORDER BY mercator <-> \(centre.sql) LIMIT \(Self.limit(limit))")
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

/// Packed cities that somebody can mean.
struct CityHints: Sendable, Hashable {
  /// Text that was typed, folded.
  let prefix: String
  /// All cities that it can mean; nil where few names begin so, or it is longer.
  let crowd: CityCrowd?
  /// Where they are.
  let near: GeoPoint?
  /// Cities around there whose names begin with the same letter.
  let around: CitySurroundings?
}

/// Where a city stands in the order by size.
struct CityPlace: Sendable, Hashable {
  let populationCount: Int64
  let cityID: Int64
}
