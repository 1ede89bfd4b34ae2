import CairnProto
package import CairnServices
package import FoundationEssentials
import Identity
package import Postgres
import RPC
import Timekeeping

/// Time zones of people's preferences, which every call goes by that names none.
package struct PreferredTimeZones: Sendable {
  /// The zone of whoever has chosen none, or cannot be asked about.
  package static let standard = "UTC"

  /// A game begins in the standard zone rather than later than this.
  static let patience = Duration.milliseconds(500)

  let people: PeopleLookupServiceClient

  package init(_ people: PeopleLookupServiceClient) {
    self.people = people
  }

  /// The zone that a call goes by, as it is written.
  /// - Parameter name: The zone that the call names; empty where it names none.
  /// - Returns: Nil for a name that no zone has.
  package func zone(_ name: String, of accountID: UUID, in database: Database) async throws -> String? {
    if !name.isEmpty { return try await TimeZoneNames.canonical(name, in: database) }
    let request = GetPreferredTimeZoneRequest(account: accountID.bytes)
    guard let chosen = try? await people.getPreferredTimeZone(request, CallOptions(timeout: Self.patience)).timeZone, !chosen.isEmpty
    else { return Self.standard }
    // A zone that this database does not know yet keeps nobody from playing.
    return try await TimeZoneNames.canonical(chosen, in: database) ?? Self.standard
  }
}
