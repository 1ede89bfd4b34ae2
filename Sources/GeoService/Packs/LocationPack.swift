import Geodesy

/// Places whose imagery somebody has seen, listed for one map (W-87, F-48): a draw picks one of them instead of any place on the map's ground.
struct LocationPack: Sendable {
  /// In the order of their cells, which is part of what a seed draws.
  let places: [PackPlace]
  /// Where they are, each area once.
  let areas: [AreaID]

  /// Nil without a place.
  init?(_ places: [PackPlace]) {
    if places.isEmpty { return nil }
    self.places = places.sorted { $0.id.cell < $1.id.cell }
    areas = Set(places.map(\.id.area)).sorted { $0.number < $1.number }
  }
}

/// A place of a pack.
struct PackPlace: Sendable, Hashable {
  let id: LocationID
  let position: GeoPoint
  /// ISO 3166-1 alpha-2, lower-case; empty where unknown.
  var countryCode: String
  /// Degrees clockwise from north, in [0, 360); nil where each draw chooses.
  let heading: Double?
  let imagery: Imagery
}

/// Imagery that is shown at a place of a pack.
struct Imagery: Sendable, Hashable {
  let provider: ImageryProvider
  /// The provider's id of the picture; empty where it is found by its position.
  let panoramaID: String
  /// Under which terms it may be shown.
  let licence: String
  /// Owner of the imagery.
  let attribution: String

  /// Credit that must be shown with it.
  var credit: String { [attribution, licence].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// Providers that have imagery; the raw values stand in the database and in files.
enum ImageryProvider: String, Sendable, CaseIterable {
  case google
  case mapillary
  case panoramax
  /// The operator.
  case own

  /// Whether a picture is told by its id, which hides where it is (W-S29). Google's ids change, so that its pictures are told by position.
  var hasLastingIDs: Bool { self != .google }
}
