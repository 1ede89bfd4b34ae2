import Events
import RPC

/// The time zones by which games count for days: a name is checked when a game starts, so that no game fails when it ends.
struct TimeZones: Sendable {
  let store: GeoGuessStore

  /// The zone a request names, as it is written; UTC when it names none.
  func check(_ name: String) async throws -> String {
    try await Field.timeZone(name, in: store.database)
  }
}
