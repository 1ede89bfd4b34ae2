import Postgres

extension CityStore {
  /// The ids of all cities.
  static func cityIDs(in transaction: Transaction) async throws -> Set<Int64> {
    Set(try await transaction.query("SELECT city_id FROM cities").map { try $0.get(0) as Int64 })
  }

  /// Adds names of GeoNames or brings them up to date.
  /// - Returns: How many were new or different.
  static func keepAlternates(_ names: [AlternateName], in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      INSERT INTO city_alternate_names AS a (alternate_name_id, city_id, language_code, name, is_preferred, is_short, is_colloquial, is_historic)
      SELECT n.alternate_name_id, n.city_id, n.language_code, n.name, n.is_preferred, n.is_short, n.is_colloquial, n.is_historic
      FROM unnest(\(names.map(\.alternateNameID)), \(names.map(\.cityID)), \(names.map(\.languageCode)), \(names.map(\.name)),
        \(names.map(\.isPreferred)), \(names.map(\.isShort)), \(names.map(\.isColloquial)), \(names.map(\.isHistoric)))
        AS n (alternate_name_id, city_id, language_code, name, is_preferred, is_short, is_colloquial, is_historic)
      ON CONFLICT (alternate_name_id) DO UPDATE SET city_id = excluded.city_id, language_code = excluded.language_code,
        name = excluded.name, is_preferred = excluded.is_preferred, is_short = excluded.is_short, is_colloquial = excluded.is_colloquial,
        is_historic = excluded.is_historic
      WHERE (a.city_id, a.language_code, a.name, a.is_preferred, a.is_short, a.is_colloquial, a.is_historic)
        IS DISTINCT FROM (excluded.city_id, excluded.language_code, excluded.name, excluded.is_preferred, excluded.is_short,
          excluded.is_colloquial, excluded.is_historic)
      RETURNING a.alternate_name_id
      """
    ).count
  }

  /// The ids of the names of GeoNames, in their order, behind one of them.
  static func alternateIDs(behind last: Int64, limit: Int32, in transaction: Transaction) async throws -> [Int64] {
    try await transaction.query(
      """
      SELECT alternate_name_id FROM city_alternate_names WHERE alternate_name_id > \(last) ORDER BY alternate_name_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  static func forgetAlternates(_ nameIDs: [Int64], in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM city_alternate_names WHERE alternate_name_id = ANY(\(nameIDs))")
  }

  /// Takes away the names that are found because of names of GeoNames alone.
  static func forgetNamesOfAlternates(in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM city_names WHERE is_alternate")
  }

  /// Writes the names of GeoNames among those that are found, folded, each once a city, where it is not there already.
  static func keepNamesOfAlternates(in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      WITH folded AS MATERIALIZED (
        SELECT fold_name(a.name) COLLATE "C" AS folded, c.city_id, c.population_count, a.name, a.alternate_name_id
        FROM city_alternate_names a JOIN cities c USING (city_id)
      )
      INSERT INTO city_names (folded, city_id, population_count, name, is_own, is_alternate)
      SELECT DISTINCT ON (f.folded, f.city_id) f.folded, f.city_id, f.population_count, f.name,
        o.city_id IS NOT NULL, true
      FROM folded f LEFT JOIN city_own_names o ON o.city_id = f.city_id AND o.folded = f.folded WHERE f.folded <> '' ORDER BY f.folded, f.city_id, f.alternate_name_id
      ON CONFLICT (folded, city_id) DO NOTHING
      """)
  }
}
