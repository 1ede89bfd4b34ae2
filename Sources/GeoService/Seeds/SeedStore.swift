import Geodesy
import Postgres

/// Every SQL statement that only content made by a machine needs. One function, one statement.
struct SeedStore: Sendable {
  let database: Database

  /// Middles of the tenths of a degree with the most points of interest. Reads all of them: for an operator's command alone.
  /// - Parameter least: Points that one must have.
  func crowds(of least: Int, limit: Int) async throws -> [GeoPoint] {
    try await database.slowQuery(
      """
      SELECT avg(latitude), avg(longitude) FROM points_of_interest GROUP BY floor(latitude * 10), floor(longitude * 10)
      HAVING count(*) >= \(Int64(least)) ORDER BY count(*) DESC, floor(latitude * 10), floor(longitude * 10) LIMIT \(Int64(limit))
      """
    ).map { GeoPoint(clampingLatitude: try $0.get(0), wrappingLongitude: try $0.get(1)) }
  }

  /// Languages of all countries, the most spoken first, without their land, which is megabytes.
  func languages() async throws -> [String: [String]] {
    let rows = try await database.slowQuery("SELECT country_code, language_codes FROM countries")
    return Dictionary(try rows.map { (try $0.get(0, as: String.self), try $0.get(1, as: [String].self)) }) { first, _ in first }
  }
}
