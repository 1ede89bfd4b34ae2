import CairnProto
import CairnServices
import Geodesy
import RPC
import Spatial

/// Tells other services in which zone a place is.
struct PlaceZoneHandlers: PlaceZoneServiceHandlers {
  let store: CityStore
  let countries: CountryShelf

  func findPlaceZone(_ request: FindPlaceZoneRequest, _ context: RequestContext) async throws -> FindPlaceZoneResponse {
    let position = try Field.position(request.position)
    let around = try await store.cities(in: SpatialBox.around(position, radius: CityRules.reachMax))
    let place = Whereabouts(of: position, among: around, on: try await countries.current(at: context.now))
    let city = place.city.map { CityMessages.city($0) }
    let zoneID = city?.zoneID ?? ""
    return FindPlaceZoneResponse(zoneID: zoneID.isEmpty ? place.countryCode ?? "" : zoneID, cityID: city?.cityID ?? 0)
  }
}
