import CairnProto
import CairnServices
import Positions
import RPC

/// Asks GeoService how places lie to a park. Nothing of it is kept.
struct ParkDoor: Sendable {
  let parks: ParkServiceClient

  /// Metres from a place to the park; 0 inside.
  /// - Throws: `RPCError`: NOT_FOUND PARK_NOT_FOUND; UNAVAILABLE.
  func distance(from point: GridPoint, to parkID: String) async throws -> Double {
    let request = CheckInParkRequest(parkID: parkID, position: LatLng(point), bufferM: ChallengeRules.parkBuffer)
    do {
      return try await parks.checkInPark(request).distanceM
    } catch let error as RPCError where error.code == .notFound {
      throw RPCError(.notFound, reason: "PARK_NOT_FOUND", message: "GeoService knows no such park")
    }
  }

  /// Which of the places of a course lie outside of the park and its buffer.
  func outside(_ version: ChallengeVersion) async throws -> [CourseFault] {
    var faults: [CourseFault] = []
    // Without places there is a park all the same.
    if version.controls.isEmpty {
      do {
        _ = try await parks.getPark(GetParkRequest(parkID: version.parkID))
      } catch let error as RPCError where error.code == .notFound {
        throw RPCError(.notFound, reason: "PARK_NOT_FOUND", message: "GeoService knows no such park")
      }
    }
    for (index, control) in version.controls.enumerated()
    where try await distance(from: control.point, to: version.parkID) > ChallengeRules.parkBuffer {
      faults.append(CourseFault(path: "controls[\(index)].position", reason: "OUTSIDE_PARK"))
    }
    return faults
  }
}
