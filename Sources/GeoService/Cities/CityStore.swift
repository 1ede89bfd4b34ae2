import Events
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

  /// `CityRules.standing` over the names of a city that begin so, as a `NameStanding`.
  static func standing(of names: SQL, prefix: SQL) -> SQL {
    """
    (CASE WHEN bool_or(\(names).is_own AND \(names).folded = \(prefix)) THEN 2
      WHEN bool_or(\(names).is_own OR \(names).folded = \(prefix)) OR ascii(\(prefix)) >= \(Int64(CityRules.latinEnd)) THEN 1
      ELSE 0 END)
    """
  }

  /// The name of each city by which it was found: an own one before others, a whole one before longer ones, one with the accents that were typed before
  /// one without: "Mü" is München rather than Munich.
  func matchedNames(of cities: [FoundCity]) async throws -> [Int64: MatchedName] {
    let rows = try await database.query(
      """
      WITH w AS MATERIALIZED (
        SELECT n.city_id, fold_name(n.text) AS prefix, lower(n.text COLLATE "und-x-icu") AS letters
        FROM unnest(\(cities.map(\.city.cityID)), \(cities.map(\.text))) AS n (city_id, text)
      )
      SELECT w.city_id, m.name, m.is_own FROM w JOIN city_forms f ON f.city_id = w.city_id CROSS JOIN LATERAL (
        SELECT n.name, n.place <= f.own_count AS is_own FROM unnest(f.names, f.folded) WITH ORDINALITY AS n (name, folded, place)
        WHERE starts_with(n.folded, w.prefix)
        ORDER BY n.place > f.own_count, n.folded <> w.prefix, NOT starts_with(lower(n.name COLLATE "und-x-icu"), w.letters), n.place LIMIT 1
      ) AS m
      """)
    let names = try rows.map { (try $0.get(0) as Int64, MatchedName(name: try $0.get(1), isOwn: try $0.get(2))) }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  /// All cities with a name that begins so, largest first; of more than the limit those whose own name it is, then the largest. The text that was typed is
  /// folded here, where the stored names were.
  func all(prefix: String, limit: Int32) async throws -> [CityCandidate] {
    // The range of the index, with the greatest scalar as its end: LIKE would not use the index once the plan is generic. Folded once; and where it is
    // used, a SELECT of its own, so that PostgreSQL does not think that it gains by planning for each text anew.
    let named: SQL = """
      WITH t AS MATERIALIZED (SELECT fold_name(\(prefix)) AS prefix)
      SELECT \(Self.columns), n.form_count, n.standing FROM (
        SELECT m.city_id, max(m.population_count) AS population_count, count(*) AS form_count,
          \(Self.standing(of: "m", prefix: "(SELECT prefix FROM t)"))::smallint AS standing
        FROM city_names m
        WHERE m.folded >= (SELECT prefix FROM t) AND m.folded < ((SELECT prefix FROM t) || chr(1114111))
          AND (SELECT prefix FROM t) <> ''
        GROUP BY m.city_id ORDER BY bool_or(m.is_own AND m.folded = (SELECT prefix FROM t)) DESC, 2 DESC, 1 LIMIT \(limit)
      ) AS n JOIN cities c USING (city_id) ORDER BY c.population_count DESC, c.city_id
      """
    let rows = CityRules.mayBeginThousands(prefix) ? try await database.dearQuery(named) : try await database.query(named)
    return try rows.map(Self.candidate)
  }

  /// Names of cities above 100,000 inhabitants that are most like a text, for somebody who has mistyped one: 15 ms.
  func alike(_ typed: String, limit: Int32, at place: GuessPlace) async throws -> [CityNameAlike] {
    // The number is that of the index.
    let similar: SQL = """
      SELECT \(Self.columns), f.folded, (SELECT fold_name(\(typed))) FROM (
        SELECT n.city_id, n.folded FROM city_names n WHERE n.population_count >= 100000
        ORDER BY n.folded OPERATOR(public.<->>) (SELECT fold_name(\(typed))) LIMIT \(limit)
      ) AS f JOIN cities c USING (city_id) ORDER BY c.city_id, f.folded
      """
    return try await place.search(similar, in: database).map { row in
      CityNameAlike(city: try Self.city(row), name: try row.get(10), typed: try row.get(11))
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
    CityCandidate(city: try city(row), formCount: try row.get(10), standing: NameStanding(rawValue: try row.get(11)) ?? .lesser)
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
