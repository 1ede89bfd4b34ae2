import CairnProto
import CairnServices
import Positions
import RPC

/// Asks GeoService of a park, and how places lie to it. Nothing of it is kept.
struct ParkDoor: Sendable {
  let parks: ParkPlaceServiceClient

  /// Metres from a place to the park; 0 inside.
  /// - Throws: `RPCError`: NOT_FOUND PARK_NOT_FOUND, with when it went in the metadata ("remove_time_ms") where that is known; UNAVAILABLE.
  func distance(from point: GridPoint, to parkID: String) async throws -> Double {
    try await distances([point], to: parkID).first ?? .infinity
  }

  /// All that is known of a park, and whom to credit.
  /// - Throws: As `distance`.
  func park(_ parkID: String) async throws -> LoadParkResponse {
    try await Self.known { try await parks.loadPark(LoadParkRequest(parkID: parkID)) }
  }

  /// Places of a course that lie outside of the park and its buffer.
  func outside(_ version: ChallengeVersion) async throws -> [CourseFault] {
    let distances = try await distances(version.controls.map(\.point), to: version.parkID)
    return distances.enumerated().filter { $0.element > ChallengeRules.parkBuffer }.map { index, _ in
      CourseFault(path: "controls[\(index)].position", reason: .outsidePark)
    }
  }

  private func distances(_ points: [GridPoint], to parkID: String) async throws -> [Double] {
    try await Self.known {
      try await parks.measurePlaces(MeasurePlacesRequest(parkID: parkID, positions: points.map { LatLng($0) })).measures.map(\.distanceM)
    }
  }

  private static func known<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as RPCError where error.code == .notFound {
      throw RPCError(.notFound, reason: .parkNotFound, message: "GeoService knows no such park", metadata: error.metadata)
    }
  }
}
