public import Postgres
public import RPC

extension Field {
  /// The time zone that a request names, as the IANA data write it; UTC when it names none.
  ///
  /// Asked of the database, which will be the one that counts by it: no copy of the list can be older or newer.
  /// - Throws: `invalid_argument` UNKNOWN_VALUE for what is no name of one; when the database is not there.
  public static func timeZone(_ name: String, _ field: String = "time_zone", in database: Database) async throws -> String {
    if name.isEmpty { return "UTC" }
    guard let zone = try await TimeZoneNames.canonical(name, in: database) else {
      throw RPCError.invalid(field, .unknownValue, "an IANA name, for example Europe/Rome")
    }
    return zone
  }
}
