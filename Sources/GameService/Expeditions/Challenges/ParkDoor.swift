import CairnProto
import CairnServices
import Positions
import RPC

/// Asks GeoService how places lie to a park. Nothing of it is kept.
struct ParkDoor: Sendable {
  let parks: ParkPlaceServiceClient

  /// Metres from a place to the park; 0 inside.
  /// - Throws: `RPCError`: NOT_FOUND PARK_NOT_FOUND; UNAVAILABLE.
  func distance(from point: GridPoint, to parkID: String) async throws -> Double {
    try await distances([point], to: parkID).first ?? .infinity
  }

  /// Places of a course that lie outside of the park and its buffer.
  func outside(_ version: ChallengeVersion) async throws -> [CourseFault] {
    let distances = try await distances(version.controls.map(\.point), to: version.parkID)
    return distances.enumerated().filter { $0.element > ChallengeRules.parkBuffer }.map { index, _ in
      CourseFault(path: "controls[\(index)].position", reason: .outsidePark)
    }
  }

  private func distances(_ points: [GridPoint], to parkID: String) async throws -> [Double] {
    do {
      return try await parks.measurePlaces(MeasurePlacesRequest(parkID: parkID, positions: points.map { LatLng($0) })).measures.map(
        \.distanceM)
    } catch let error as RPCError where error.code == .notFound {
      throw RPCError(.notFound, reason: .parkNotFound, message: "GeoService knows no such park")
    }
  }
}
