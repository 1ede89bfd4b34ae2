import GameCommon
import RPC

/// The time zones by which games count for days: a name is checked when a game starts, so that no game fails when it ends.
struct TimeZones: Sendable {
  let store: GeoGuessStore
  let preferred: PreferredTimeZones

  /// The zone a request names, as it is written; where it names none, the one that the caller prefers.
  func check(_ name: String, _ context: RequestContext) async throws -> String {
    guard let zone = try await preferred.zone(name, of: try context.accountID, in: store.database) else {
      throw RPCError.invalid("time_zone", .unknownValue, "an IANA name, for example Europe/Rome")
    }
    return zone
  }
}
