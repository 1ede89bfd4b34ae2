package import Geodesy

/// A city with what there is to see in it: ground for content that a machine makes, so that a new installation is not empty.
package struct SeedPlace: Sendable, Hashable {
  /// GeoNames id.
  package let cityID: Int64
  package let cityName: String
  /// May be empty.
  package let regionName: String
  /// ISO 3166-1 alpha-2, lower-case.
  package let countryCode: String
  /// Where the sights are looked for.
  package let centre: GeoPoint
  /// Nearest to the centre first.
  package let sights: [SeedSight]
}

/// A point of interest at which something can be made.
package struct SeedSight: Sendable, Hashable {
  /// Id of the source: the same as long as the source knows it.
  package let pointID: String
  package let name: String
  /// A word of OpenStreetMap, for example "museum" or "place_of_worship".
  package let kind: String
  package let position: GeoPoint
}

/// A park in which something can be made.
package struct SeedGroundPark: Sendable, Hashable {
  /// Id of the source: the same as long as the source knows it.
  package let parkID: String
  package let name: String
  /// Outline of the piece of its land that is drawn with the most points; the last is joined to the first.
  package let outline: [GeoPoint]
  /// Where one may go in; may be empty.
  package let entrances: [GeoPoint]
}

/// A city of which something is asked.
package struct SeedCity: Sendable, Hashable {
  /// GeoNames id.
  package var cityID: Int64 = 0
  package let name: String
  package let countryCode: String
  package let populationCount: Int64
  package var position = GeoPoint.origin
  /// The smallest zone that it is in; empty where unknown.
  package var zoneID = ""
}

/// Facts about countries that questions are made of.
package struct SeedFacts: Sendable {
  /// ISO 639 codes of the languages of each country, the most spoken first.
  package let languages: [String: [String]]
  /// The largest cities of each country that was asked for, largest first.
  package let cities: [String: [SeedCity]]
  /// The largest cities of all countries, largest first.
  package let world: [SeedCity]
}
