import Postgres
import Timekeeping

/// Knows which time zones there are.
struct TimeZones: Sendable {
  let database: Database
  let store = DeliveryStore()

  /// Whether there is such a zone. Not within a transaction, which the database's refusal would end.
  func knows(_ name: String, at now: Moment) async throws -> Bool {
    guard TimeZoneRules.isName(name) else { return false }
    do {
      try await store.check(name, at: now, in: database)
      return true
    } catch let error as PostgresError where error.kind == .server(sqlState: "22023") {
      return false
    }
  }
}
