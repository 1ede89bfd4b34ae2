import CairnProto
import CairnServices
import Geodesy
import RPC
import Timekeeping

/// Asks GeoService in which zone a place is (requirement C-21).
struct ZoneLookup: Sendable {
  let places: PlaceZoneServiceClient

  /// Zone of a place, as it is kept with caches.
  struct Answer: Hashable, Sendable {
    /// The zone's id with a slash behind it; empty on the high seas.
    let key: String
    /// GeoNames id; 0 where no city is within 50 km.
    let cityID: Int64
    /// When GeoService has imported what it tells it from; nil where it has imported nothing.
    var importTime: Moment?
  }

  /// The smallest zone of the city that a place belongs to; a country where no city is within 50 km.
  func zone(of place: GeoPoint) async throws -> Answer {
    let position = LatLng(latitudeDegrees: place.latitude, longitudeDegrees: place.longitude)
    let found = try await places.findPlaceZone(FindPlaceZoneRequest(position: position))
    return Answer(key: found.zoneID.isEmpty ? "" : found.zoneID + "/", cityID: found.cityID, importTime: found.importTime)
  }
}
