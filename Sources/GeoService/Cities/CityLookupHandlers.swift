import CairnProto
import CairnServices
import Geodesy
import RPC
import Spatial

/// Tells other services of cities by their ids.
struct CityLookupHandlers: CityLookupServiceHandlers {
  /// Cities in one question: more than anybody has chosen.
  static let citiesMax = 50
  /// How far from each other the centres of cities are that lie near each other (requirement L-S2), in metres: an hour's ride.
  static let nearMax = 50_000.0
  /// Cities around one, of the nearest: more than there are around most, and few enough for one question to a database.
  static let nearCountMax = 1_000
  /// Steps in which distances are told, in metres: coarser than a city is large.
  static let distanceStep = 10_000.0

  let store: CityStore

  func findCities(_ request: FindCitiesRequest, _ context: RequestContext) async throws -> FindCitiesResponse {
    guard (1...Self.citiesMax).contains(request.cityIDs.count) else {
      throw RPCError.invalid("city_ids", .tooMany, "1 to \(Self.citiesMax)")
    }
    return FindCitiesResponse(cities: try await store.cities(request.cityIDs).map { CityMessages.city($0) })
  }

  func findNearCities(_ request: FindNearCitiesRequest, _ context: RequestContext) async throws -> FindNearCitiesResponse {
    guard let city = try await store.city(request.cityID) else { throw RPCError(.notFound, reason: .cityNotFound) }
    let others = try await store.cities(in: SpatialBox.around(city.position, radius: Self.nearMax))
      .filter { $0.cityID != city.cityID }
      .map { (cityID: $0.cityID, distance: city.position.distance(to: $0.position)) }
      .filter { $0.distance <= Self.nearMax }
      .sorted { ($0.distance, $0.cityID) < ($1.distance, $1.cityID) }
      .prefix(Self.nearCountMax - 1)
      .map { NearCity(cityID: $0.cityID, distanceM: Self.rough($0.distance)) }
    return FindNearCitiesResponse(cities: [NearCity(cityID: city.cityID, distanceM: 0)] + others)
  }

  /// A distance rounded up to the next step; another city is never at 0.
  static func rough(_ distance: Double) -> Int32 { Int32(max(1, (distance / distanceStep).rounded(.up)) * distanceStep) }
}
