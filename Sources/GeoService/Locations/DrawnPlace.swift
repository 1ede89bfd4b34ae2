import Geodesy

/// A place drawn for a game. (Not `Location`: that is the message.)
struct DrawnPlace: Sendable, Hashable {
  let id: LocationID
  let position: GeoPoint
  /// ISO 3166-1 alpha-2, lower-case; empty where unknown.
  let countryCode: String
  /// Where the player looks at first, whole degrees clockwise from north, in [0, 360).
  let heading: Double
  /// Imagery that is shown there; nil where the client looks for imagery around it.
  var imagery: Imagery?
}

/// Places that a draw keeps away from.
struct Avoidance: Sendable, Hashable {
  /// Never drawn, and nothing is drawn close to them.
  var places: Set<LocationID> = []
  /// Never drawn from.
  var areas: Set<AreaID> = []
}
