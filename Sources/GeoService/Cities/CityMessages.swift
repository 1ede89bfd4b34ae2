import CairnProto
import Geodesy
import RPC

/// Between the messages and the nouns of cities.
enum CityMessages {
  static func city(_ city: GazetteerCity) -> City {
    City(
      cityID: city.cityID, name: city.name, countryCode: city.countryCode, position: MapMessages.latLng(city.position),
      populationCount: city.populationCount, timeZone: city.timeZone,
      regionName: city.regionName, provinceName: city.provinceName, zoneID: city.zoneID)
  }
}

extension RPCError {
  init(_ refusal: CityRules.Refusal) {
    switch refusal {
    case .prefixEmpty: self = .invalid("prefix", "EMPTY")
    case .prefixTooLong: self = .invalid("prefix", "TOO_LONG")
    case .limitNegative: self = .invalid("limit", "OUT_OF_RANGE")
    case .languageMalformed: self = .invalid("language_code", "MALFORMED")
    }
  }
}
