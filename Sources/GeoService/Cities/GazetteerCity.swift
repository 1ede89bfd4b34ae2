import Geodesy

/// A populated place that can be found by name. (Not `City`: that is the message.)
struct GazetteerCity: Sendable, Hashable {
  /// The GeoNames id.
  let cityID: Int64
  /// The usual English name.
  let name: String
  /// ISO 3166-1 alpha-2, lower-case.
  let countryCode: String
  let position: GeoPoint
  let populationCount: Int64
  /// IANA name.
  let timeZone: String
  /// English name of the first-order area; empty where unknown.
  var regionName = ""
  /// Name of the second-order area; empty where unknown.
  var provinceName = ""
  /// The smallest zone it is in, as the database puts it together of these; empty until it was stored.
  var zoneID = ""
}
