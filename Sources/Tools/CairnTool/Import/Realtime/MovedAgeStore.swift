internal import FoundationEssentials
internal import Postgres
internal import Timekeeping

/// Ages of people who move in, as far as they have told a birthday: what strangers may do with each other is not moved where one of them is a minor.
struct MovedAgeStore: Sendable {
  let database: Database

  /// Whether one of these accounts is known not to be of age: born within the last 18 years.
  func isMinorAmong(_ people: [UUID], at now: Moment) async throws -> Bool {
    let count: Int = try await database.query(
      """
      SELECT count(*) FROM accounts
      WHERE account_id = ANY (\(people)) AND birth_date > (\(now)::timestamptz AT TIME ZONE 'UTC')::date - interval '18 years'
      """
    ).firstRow().get(0)
    return count > 0
  }
}
