/// The one check of a place on Earth (WGS 84) that arrives from outside. Handlers call it for every LatLng of a request.
public enum Coordinates {
  /// Fault of a place. `field` and `reason` are made for a field violation.
  public enum Refusal: Error, Hashable, Sendable {
    /// Not a number, or infinite.
    case notFinite(field: String)
    /// Latitude outside [-90, 90] or longitude outside [-180, 180] degrees.
    case outOfRange(field: String)

    /// The name of the field in cairn.type.v1.LatLng.
    public var field: String {
      switch self {
      case .notFinite(let field), .outOfRange(let field): field
      }
    }

    /// Stable, UPPER_SNAKE.
    public var reason: String {
      switch self {
      case .notFinite: "NOT_FINITE"
      case .outOfRange: "OUT_OF_RANGE"
      }
    }
  }

  /// Refuses NaN, infinities and degrees outside [-90, 90] and [-180, 180]; both ends are included.
  public static func check(latitude: Double, longitude: Double) throws(Refusal) {
    try check(latitude, within: 90, field: "latitude_degrees")
    try check(longitude, within: 180, field: "longitude_degrees")
  }

  private static func check(_ degrees: Double, within limit: Double, field: String) throws(Refusal) {
    guard degrees.isFinite else { throw .notFinite(field: field) }
    guard degrees.magnitude <= limit else { throw .outOfRange(field: field) }
  }
}
