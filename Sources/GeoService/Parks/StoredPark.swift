import Geodesy
import Polygons

/// Facts that are shown of a park in a list.
struct ParkOverview: Sendable, Hashable {
  /// Id of the source: the same as long as the source knows the park.
  let parkID: String
  let name: String
  let kind: ParkType
  /// The GeoNames id of the city it belongs to; 0 for none.
  var cityID: Int64 = 0
  var cityName = ""
  /// The middle of the box around it.
  let centre: GeoPoint
  /// Square metres.
  let area: Double
  /// How many challenges can be done in it; not of its source.
  var challengeCount: Int64 = 0
}

/// A park as it is stored. (Not `Park`: that is the message.)
struct StoredPark: Sendable, Hashable {
  var overview: ParkOverview
  /// Its land.
  let polygons: MultiPolygon
  /// Where one may go in.
  var entrances: [GeoPoint]
  /// In the words of OpenStreetMap, in the order of the alphabet.
  var facilities: [String]
  let openingHours: String
  let websiteURL: String
}

/// Type of a park; the raw values stand in the database and in files. (Not `ParkKind`: that is the message's.)
enum ParkType: String, Sendable, CaseIterable {
  case park
  case garden
  case natureReserve = "nature_reserve"
  case nationalPark = "national_park"
}

/// A park and how far its boundary is.
struct ParkAway: Sendable, Hashable {
  let park: ParkOverview
  /// Metres; 0 inside.
  let distance: Double
}

/// By what parks are looked for.
struct ParkSearch: Sendable, Hashable {
  /// As `ParkRules.searchText` returns it.
  let query: String
  /// The city that the asker is in; 0 where nobody knows.
  var nearCityID: Int64
}

/// The parks of a tile of the map.
struct ParkTile: Sendable, Hashable {
  let box: GeoBox
  /// At least 1.
  let parkCount: Int64
  /// The mean of their middles.
  let middle: GeoPoint
}
