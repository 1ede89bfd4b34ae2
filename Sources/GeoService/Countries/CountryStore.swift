import Postgres

/// Every SQL statement about countries. One function, one statement.
struct CountryStore: Sendable {
  /// Name under which it is noted what is loaded.
  static let source = "countries"

  let database: Database

  /// Changes when an import of countries is committed; empty before the first.
  func revision() async throws -> [UInt8] {
    try await ImportStore(database: database).checksum(of: Self.source) ?? []
  }

  /// Megabytes, so it is a statement of its own kind.
  func all() async throws -> [StoredCountry] {
    try await database.slowQuery("SELECT country_code, name, language_codes, land FROM countries ORDER BY country_code").map {
      StoredCountry(countryCode: try $0.get(0), name: try $0.get(1), languageCodes: try $0.get(2), land: try $0.get(3))
    }
  }

  // MARK: Imports

  static func forget(in transaction: Transaction) async throws {
    _ = try await transaction.query("DELETE FROM countries")
  }

  static func keep(_ countries: [StoredCountry], in transaction: Transaction) async throws {
    for country in countries {
      _ = try await transaction.query(
        """
        INSERT INTO countries (country_code, name, language_codes, land)
        VALUES (\(country.countryCode), \(country.name), \(country.languageCodes), \(country.land))
        """)
    }
  }
}

/// A country as it is stored.
struct StoredCountry: Sendable, Hashable {
  /// ISO 3166-1 alpha-2, lower-case.
  let countryCode: String
  /// English name.
  let name: String
  /// ISO 639 codes, the most spoken first.
  let languageCodes: [String]
  /// A GeoJSON feature.
  let land: String
}
