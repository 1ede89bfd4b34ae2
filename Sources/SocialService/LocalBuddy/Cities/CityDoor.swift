import CairnProto
import CairnServices
import RPC

/// A city as it is kept with whoever has chosen it.
struct ChosenCity: Sendable, Hashable {
  var cityID: Int64
  var name: String
  /// ISO 3166-1 alpha-2, lower-case.
  var countryCode: String
  /// A name of the IANA data.
  var timeZone: String
}

/// A city near the one that was asked for.
struct NearPlace: Sendable, Hashable {
  var cityID: Int64
  /// Metres, in steps of 10,000; 0 for the city itself.
  var distance: Int64
}

/// Asks GeoService for cities.
struct CityDoor: Sendable {
  let cities: CityLookupServiceClient

  /// Cities in the order of the question.
  /// - Throws: `RPCError`: `not_found` with CITY_NOT_FOUND and the first that there is not; `unavailable`.
  func find(_ cityIDs: [Int64]) async throws -> [ChosenCity] {
    if cityIDs.isEmpty { return [] }
    let found = try await Self.asked { try await cities.findCities(FindCitiesRequest(cityIDs: cityIDs)).cities }
    let byID = Dictionary(found.map { ($0.cityID, $0) }) { first, _ in first }
    return try cityIDs.map { cityID in
      guard let city = byID[cityID] else { throw RPCError.cityNotFound(cityID) }
      return ChosenCity(cityID: cityID, name: city.name, countryCode: city.countryCode, timeZone: city.timeZone)
    }
  }

  /// The city itself and those around it, the nearest first.
  /// - Throws: `RPCError`: `not_found` with CITY_NOT_FOUND; `unavailable`.
  func near(_ cityID: Int64) async throws -> [NearPlace] {
    do {
      return try await Self.asked { try await cities.findNearCities(FindNearCitiesRequest(cityID: cityID)).cities }
        .map { NearPlace(cityID: $0.cityID, distance: Int64($0.distanceM)) }
    } catch let error as RPCError where error.says(.cityNotFound) {
      throw RPCError.cityNotFound(cityID)
    }
  }

  /// Refusals that concern the city are passed on; anything else that GeoService refuses is its own fault.
  private static func asked<Value>(_ question: nonisolated(nonsending) () async throws -> Value) async throws -> Value {
    do {
      return try await question()
    } catch let error as RPCError where !error.says(.cityNotFound) && !error.code.isTransient {
      throw RPCError(.unavailable, reason: .unavailable, message: "cities cannot be looked up now", cause: error)
    }
  }
}

extension RPCError {
  /// No such city in the gazetteer (requirement L-13).
  static func cityNotFound(_ cityID: Int64) -> RPCError {
    RPCError(.notFound, reason: .cityNotFound, metadata: ["city_id": String(cityID)])
  }
}
