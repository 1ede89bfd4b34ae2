import CairnProto
import CairnServices
import Geodesy
import RPC

/// Asks GeoService whether places lie where not everything may be done (requirement C-S8).
struct AreaLookup: Sendable {
  let areas: PlaceAreaServiceClient

  /// Areas in which one of the places lies.
  func areas(of places: [GeoPoint]) async throws -> [PlaceArea] {
    if places.isEmpty { return [] }
    let positions = places.map { LatLng(latitudeDegrees: $0.latitude, longitudeDegrees: $0.longitude) }
    return try await areas.findPlaceAreas(FindPlaceAreasRequest(positions: positions)).areas
  }
}

extension AreaKind {
  /// Whether no cache may be published there.
  var isForbidden: Bool {
    switch self {
    case .school, .railway, .military: true
    // A kind that this version does not know is told: it says nothing of being forbidden.
    case .protected, .unspecified, .unrecognized: false
    }
  }

  /// The kind in errors.
  var word: String {
    switch self {
    case .school: "SCHOOL"
    case .railway: "RAILWAY"
    case .military: "MILITARY"
    case .protected: "PROTECTED"
    case .unspecified, .unrecognized: "OTHER"
    }
  }
}
