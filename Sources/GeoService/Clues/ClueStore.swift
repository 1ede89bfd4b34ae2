import Postgres
import Timekeeping

/// Every SQL statement about clues. One function, one statement.
struct ClueStore: Sendable {
  let database: Database

  /// All cities whose distance may be told: some five thousand, read once for each import.
  func knownCities() async throws -> [KnownCity] {
    let least = Int64(ClueRules.citySizes.min() ?? 0)
    let rows = try await database.slowQuery(
      """
      SELECT city_id, country_code, latitude, longitude, population_count, time_zone FROM cities WHERE population_count >= \(least)
      ORDER BY city_id
      """)
    return try rows.map { row in
      KnownCity(
        cityID: try row.get(0), countryCode: try row.get(1), latitude: try row.get(2), longitude: try row.get(3),
        populationCount: try row.get(4), timeZone: try row.get(5))
    }
  }

  /// How far the clocks of zones are from UTC, minutes.
  /// - Parameter timeZones: Names that PostgreSQL knows.
  func clockMinutes(of timeZones: [String], at now: Moment) async throws -> [String: Int] {
    let rows = try await database.query(
      """
      SELECT z.name, (extract(epoch FROM (\(now) AT TIME ZONE z.name) - (\(now) AT TIME ZONE 'UTC')) / 60)::bigint
      FROM unnest(\(timeZones)) AS z (name)
      """)
    return Dictionary(try rows.map { (try $0.get(0, as: String.self), Int(try $0.get(1, as: Int64.self))) }) { first, _ in first }
  }
}

/// The cities of one import whose distance may be told.
struct KnownCities: Shelved {
  let cities: [KnownCity]
  /// Changes with every import.
  let revision: [UInt8]
}

typealias KnownCityShelf = DataShelf<KnownCities>

extension DataShelf where Data == KnownCities {
  convenience init(store: ClueStore) {
    self.init(revision: { try await ImportStore(database: store.database).checksum(of: "cities") ?? [] }) { revision in
      KnownCities(cities: try await store.knownCities(), revision: revision)
    }
  }
}
