internal import CairnProto
internal import Geodesy

/// Which city a name means, out of those the gazetteer found.
enum CityChoice: Hashable, Sendable {
  case none
  case one(City)
  /// The player must say which; likeliest first.
  case several([City])

  /// A list that fits below the question.
  static let listMax = 9

  /// - Parameters:
  ///   - name: As it was typed.
  ///   - countryCode: Lower case; nil for any country.
  ///   - found: Likeliest first, as CityService answers.
  init(name: String, countryCode: String?, found: [City]) {
    let candidates = found.filter { $0.position != nil && (countryCode == nil || $0.countryCode == countryCode) }
    // A player who types a whole name means a city of that name, not a longer one that begins with it.
    let exact = candidates.filter { $0.name.lowercased() == name.lowercased() }
    let cities = exact.isEmpty ? candidates : exact
    switch cities.count {
    case 0: self = .none
    case 1: self = .one(cities[0])
    default: self = .several(Array(cities.prefix(Self.listMax)))
    }
  }
}

extension City {
  /// "Paris, fr (2,138,551 inhabitants)".
  var line: String { "\(name), \(countryCode) (\(GameText.grouped(Int(populationCount))) inhabitants)" }

  var place: GeoPoint? { position?.place }
}

extension LatLng {
  init(_ place: GeoPoint) {
    self.init(latitudeDegrees: place.latitude, longitudeDegrees: place.longitude)
  }

  /// Nil for degrees out of range, which no server of ours sends.
  var place: GeoPoint? { GeoPoint(latitude: latitudeDegrees, longitude: longitudeDegrees) }
}
