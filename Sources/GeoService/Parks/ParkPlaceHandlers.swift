import CairnProto
import CairnServices
import Geodesy
import Polygons
import RPC
import Timekeeping

/// Tells other services of a park, and how places lie to it.
struct ParkPlaceHandlers: ParkPlaceServiceHandlers {
  /// Places in one question: more than any course has.
  static let placesMax = 100

  let store: ParkStore
  let credits: CreditShelf

  func loadPark(_ request: LoadParkRequest, _ context: RequestContext) async throws -> LoadParkResponse {
    guard MapRules.isMapID(request.parkID), let park = try await store.park(request.parkID) else {
      throw RPCError(.notFound, reason: .parkNotFound)
    }
    return LoadParkResponse(
      park: ParkMessages.park(park), attributions: try await credits.attributions(ParkRules.attributions, of: "parks", at: context.now))
  }

  func measurePlaces(_ request: MeasurePlacesRequest, _ context: RequestContext) async throws -> MeasurePlacesResponse {
    guard request.positions.count <= Self.placesMax else { throw RPCError.invalid("positions", .tooMany, "at most \(Self.placesMax)") }
    let places = request.positions.compactMap { GeoPoint(latitude: $0.latitudeDegrees, longitude: $0.longitudeDegrees) }
    guard places.count == request.positions.count else { throw RPCError.invalid("positions", .outOfRange) }
    guard MapRules.isMapID(request.parkID), let park = try await store.park(request.parkID) else {
      let removeTime = try await store.removeTime(of: request.parkID)
      throw RPCError(
        .notFound, reason: .parkNotFound, metadata: removeTime.map { ["remove_time_ms": "\($0.milliseconds)"] } ?? [:])
    }
    let kit = PolygonKit()
    return MeasurePlacesResponse(measures: try places.map { PlaceMeasure(distanceM: try kit.distance(from: $0, to: park.polygons)) })
  }
}
