import Geodesy

/// Something to see as it is stored. (Not `PointOfInterest`: that is the message.)
struct StoredPoint: Sendable, Hashable {
  /// Id of the source: the same as long as the source knows it.
  let pointID: String
  let name: String
  /// In other languages and for short, each once, in the order of the alphabet; not read for lists.
  var otherNames: [String] = []
  let kind: PointKind
  let position: GeoPoint
  /// In the form of OpenStreetMap; empty where unknown.
  var openingHours = ""
  /// Empty where unknown.
  var websiteURL = ""
  /// For example "Q1130103"; empty where unknown.
  var wikidataID = ""
}

/// Kind of a sight; the raw values stand in the database and in files. The first of several counts. (Not `PointOfInterestKind`: that is
/// the message's.)
enum PointKind: String, Sendable, CaseIterable {
  case museum
  case gallery
  case zoo
  case aquarium
  case themePark = "theme_park"
  case viewpoint
  case artwork
  case castle
  case ruins
  case archaeologicalSite = "archaeological_site"
  case monument
  case memorial
  case peak
  case placeOfWorship = "place_of_worship"
  case theatre
  case artsCentre = "arts_centre"
  case library
  case fountain
  case attraction
}
