import Geodesy
import Postgres
import Spatial

extension CityStore {
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
        SELECT fold_name(n.name) COLLATE "C" AS folded, n.city_id, n.population_count, n.name, n.is_own, n.place
        FROM unnest(\(names.map(\.name)), \(names.map(\.cityID)), \(names.map(\.populationCount)), \(names.map(\.isOwn)))
          WITH ORDINALITY AS n (name, city_id, population_count, is_own, place)
      )
      INSERT INTO city_names (folded, city_id, population_count, name, is_own)
      SELECT DISTINCT ON (f.folded, f.city_id) f.folded, f.city_id, f.population_count, f.name,
        f.is_own OR o.city_id IS NOT NULL
      FROM folded f LEFT JOIN city_own_names o ON o.city_id = f.city_id AND o.folded = f.folded
      WHERE f.folded <> '' ORDER BY f.folded, f.city_id, f.is_own DESC, f.place
      """)
  }

  static func forgetOwnNames(in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM city_own_names")
  }

  /// Notes names as their cities' own, for imports that do not tell.
  static func keepOwnNames(_ names: [CityName], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO city_own_names (city_id, folded)
      SELECT n.city_id, fold_name(n.name) FROM unnest(\(names.map(\.cityID)), \(names.map(\.name))) AS n (city_id, name)
      ON CONFLICT DO NOTHING
      """)
  }

  /// Has PostgreSQL count them: what joins them with all names next would take what this transaction has written for a few.
  static func analyzeOwnNames(in transaction: Transaction) async throws {
    _ = try await transaction.query("ANALYZE city_own_names")
  }

  static func forgetNames(in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM city_names")
  }

  /// Ranks and packs anew what can be typed: after each change of names.
  static func weighNames(in transaction: Transaction) async throws {
    for statement: SQL in ["DELETE FROM city_prefixes", "DELETE FROM city_crowds", "DELETE FROM city_squares", "DELETE FROM city_forms"] {
      _ = try await transaction.query(statement)
    }
    try await rankPrefixes(in: transaction)
    try await packCrowds(in: transaction)
    try await packSquares(in: transaction)
    try await packForms(in: transaction)
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
        SELECT r.prefix, n.city_id, count(*) AS form_count, \(standing(of: "n", prefix: "r.prefix"))::smallint AS standing
        FROM city_names n, generate_series(1, \(Int32(CityRules.shortPrefixMax))) AS l (length), crowded r
        WHERE r.prefix = left(n.folded, l.length) AND length(n.folded) >= l.length GROUP BY 1, 2
      ), weighed AS (
        SELECT f.prefix, f.city_id, f.form_count, f.standing,
          greatest(c.population_count, 1) * CASE f.standing WHEN 2 THEN \(CityRules.wholeWeight) WHEN 1 THEN 1
          ELSE \(CityRules.lesserWeight) * least(1, f.form_count / (\(usualForms)::float8[])[length(f.prefix)]) END AS weight
        FROM formed f JOIN cities c USING (city_id)
      ), ranked AS (
        SELECT w.prefix, w.city_id, w.form_count, w.standing, w.weight, row_number() OVER best AS rank,
          nth_value(w.weight, \(Int32(CityRules.limitMax))) OVER (best ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last_weight
        FROM weighed w WINDOW best AS (PARTITION BY w.prefix ORDER BY w.weight DESC, w.city_id)
      )
      INSERT INTO city_prefixes (prefix, rank, city_id, form_count, standing, weight)
      SELECT prefix, rank, city_id, form_count, standing, weight FROM ranked WHERE weight * \(CityRules.languageWeight) >= coalesce(last_weight, 0)
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
              boolsend(n.is_own) || int2send(octet_length(n.folded)::smallint) || convert_to(n.folded, 'UTF8'),
              ''::bytea ORDER BY n.folded) AS city
        FROM city_names n JOIN cities c USING (city_id) GROUP BY c.city_id, 2
      ) AS s GROUP BY s.square, s.initial
      """)
  }

  /// Puts the names of each city into one row, for `matchedNames`.
  private static func packForms(in transaction: Transaction) async throws {
    // Materialized, because the index of names begins with the name: for each city PostgreSQL would go through all of it.
    _ = try await transaction.query(
      """
      WITH named AS MATERIALIZED (SELECT city_id, name, folded, is_own FROM city_names)
      INSERT INTO city_forms (city_id, names, folded, own_count)
      SELECT s.city_id, array_agg(s.name), array_agg(s.folded), count(*) FILTER (WHERE s.is_own) FROM (
        SELECT n.city_id, n.name, n.folded, n.is_own FROM named n JOIN cities c USING (city_id)
        ORDER BY n.city_id, n.folded = c.folded_name DESC, n.is_own DESC, n.folded
      ) AS s GROUP BY s.city_id
      """)
  }

  static func forgetCities(_ cityIDs: [Int64], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM cities WHERE city_id = ANY(\(cityIDs))")
  }
}
