import CairnProto
import CairnServices
import Geodesy
import RPC
import Spatial

/// Tells other services in which zone a place is.
struct PlaceZoneHandlers: PlaceZoneServiceHandlers {
  /// Beginnings of the names of what zones are told from.
  private static let sources = ["cities", CountryStore.source]

  let store: CityStore
  let countries: CountryShelf

  func findPlaceZone(_ request: FindPlaceZoneRequest, _ context: RequestContext) async throws -> FindPlaceZoneResponse {
    let position = try Field.position(request.position)
    // Before what it is the time of: an import that commits in between has the place asked for again.
    let imports = ImportStore(database: store.database)
    let importTime = try await imports.latestTime(ofSourcesLike: Self.sources)
    let revision = try await imports.checksum(of: CountryStore.source) ?? []
    let around = try await store.cities(in: SpatialBox.around(position, radius: CityRules.reachMax))
    let map = try await countries.current(at: context.now)
    let place = Whereabouts(of: position, among: around, on: map)
    let city = place.city.map { CityMessages.city($0) }
    let zoneID = city?.zoneID ?? ""
    return FindPlaceZoneResponse(
      zoneID: zoneID.isEmpty ? place.countryCode ?? "" : zoneID, cityID: city?.cityID ?? 0,
      // The former map of the countries is used for a while: what it tells is not of the last import.
      importTime: map.revision == revision ? importTime : nil)
  }
}
