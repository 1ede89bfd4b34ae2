import CairnProto
import CairnServices
import Geodesy
import Polygons
import RPC
import Spatial

/// Tells other services whether places lie where not everything may be done.
struct PlaceAreaHandlers: PlaceAreaServiceHandlers {
  /// Places in one question: a cache with all its stations.
  static let placesMax = 100
  /// Areas in one answer.
  static let toldMax = 20

  let store: AreaStore
  let parks: ParkStore

  func findPlaceAreas(_ request: FindPlaceAreasRequest, _ context: RequestContext) async throws -> FindPlaceAreasResponse {
    guard !request.positions.isEmpty else { throw RPCError.invalid("positions", .missing) }
    guard request.positions.count <= Self.placesMax else { throw RPCError.invalid("positions", .tooMany, "at most \(Self.placesMax)") }
    let places = request.positions.compactMap { GeoPoint(latitude: $0.latitudeDegrees, longitude: $0.longitudeDegrees) }
    guard places.count == request.positions.count else { throw RPCError.invalid("positions", .outOfRange) }
    var found: [String: (kind: AreaType, name: String)] = [:]
    for place in Set(places) {
      for area in try await areas(around: place) {
        // One object may be there twice, as military ground and as a reserve among the parks.
        if let former = found[area.areaID], former.kind.strictness >= area.kind.strictness { continue }
        found[area.areaID] = (area.kind, area.name)
      }
    }
    // The strictest first: no number of reserves hides a school.
    let told = found.sorted { one, other in
      (-one.value.kind.strictness, one.value.name, one.key) < (-other.value.kind.strictness, other.value.name, other.key)
    }
    return FindPlaceAreasResponse(areas: told.prefix(Self.toldMax).map { PlaceArea(kind: $0.value.kind.wire, name: $0.value.name) })
  }

  /// Areas in which a place lies: those that were imported as such, and reserves and national parks among the parks.
  private func areas(around place: GeoPoint) async throws -> [StoredArea] {
    let (kit, boxes) = (PolygonKit(), SpatialBox.around(place, radius: 0))
    let near = try await store.areas(touching: boxes)
    let parkIDs = try await parks.bounds(touching: boxes).map(\.parkID)
    let reserves = try await parkIDs.isEmpty ? [] : parks.lands(of: Array(Set(parkIDs)).sorted())
    let protected = reserves.filter { [.natureReserve, .nationalPark].contains($0.park.kind) }.map {
      StoredArea(areaID: $0.park.parkID, kind: .protected, name: $0.park.name, polygons: $0.polygons)
    }
    return try (near + protected).filter { area in
      try !area.polygons.polygons.isEmpty && kit.distance(from: place, to: area.polygons) == 0
    }
  }
}
