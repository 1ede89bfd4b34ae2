import CairnProto
import Geodesy
import RPC

/// Between the messages and the nouns of cities.
enum CityMessages {
  /// - Parameter matchedName: The name by which it was found; empty where none was asked for.
  static func city(_ city: GazetteerCity, matchedName: String = "") -> City {
    City(
      cityID: city.cityID, name: city.name, countryCode: city.countryCode, position: MapMessages.latLng(city.position),
      populationCount: city.populationCount, timeZone: city.timeZone,
      regionName: city.regionName, provinceName: city.provinceName, zoneID: city.zoneID, matchedName: matchedName)
  }
}

extension RPCError {
  init(_ refusal: CityRules.Refusal) {
    switch refusal {
    case .prefixEmpty: self = .invalid("prefix", .missing)
    case .prefixTooLong: self = .invalid("prefix", .tooLong)
    case .limitNegative: self = .invalid("limit", .outOfRange)
    case .languageMalformed: self = .invalid("language_code", .malformed)
    }
  }
}
