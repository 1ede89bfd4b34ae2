import CairnProto
import ExpeditionsProto
import TrackJudge
import TrackTesting

@testable import Expeditions

/// A challenge of each type on a course of corners, and the tracks of people who do it.
enum ChallengeKinds {
  /// Metres east and north: the corners of the course.
  static let corners: [(Double, Double)] = [(0, 0), (300, 0), (300, 300), (0, 300), (-200, 300)]

  static func position(_ corner: (Double, Double)) -> LatLng {
    TrackMaker(seed: 0).point(corner.0, corner.1).map { LatLng($0) } ?? LatLng()
  }

  static func controls(_ corners: [(Double, Double)] = corners, points: Int32 = 0) -> [Control] {
    corners.map { Control(position: position($0), points: points) }
  }

  static func draft(_ kind: ChallengeKind, _ given: [String: Int64] = [:]) -> ChallengeDraft {
    // Three hundred metres from gate to gate take a minute and a half.
    let parameters = given.isEmpty && kind == .timeAttack ? ["gate_bonus_seconds": 120] : given
    var draft = ChallengeDraft(
      name: "Round \(kind.rawValue)", parkID: OnePark.parkID, type: ChallengeType(rawValue: Int32(kind.rawValue)),
      activity: kind == .speedTrap || kind == .zone ? .biking : .running,
      parameters: parameters.sorted { $0.key < $1.key }.map { ParameterValue(name: $0.key, value: $0.value) })
    switch kind {
    case .race: draft.controls = controls([corners[0], corners[1]])
    case .freeRide, .endurance, .zone: break
    case .checkpoint, .timeAttack, .collection, .speedTrap: draft.controls = controls()
    case .orienteering:
      draft.controls = controls()
      for index in 1..<4 where parameters["mode"] == 3 { draft.controls[index].points = 10 }
    }
    return draft
  }

  /// Values of parameters without which a type has no challenge.
  static func parameters(_ kind: ChallengeKind) -> [String: Int64] { kind == .orienteering ? ["mode": 1] : [:] }

  /// Along the whole course, with some metres before and behind.
  static func track(
    _ kind: ChallengeKind, seed: UInt64 = 1, speed: Double? = nil, from time: Double = 0, along way: [(Double, Double)]? = nil
  ) -> [TrackJudge.TrackSample] {
    var maker = TrackMaker(seed: seed)
    let isBike = kind == .speedTrap || kind == .zone
    let course: [(Double, Double)] = kind == .race ? [corners[0], corners[1], (360, 0)] : corners + [(-260, 300)]
    let way = way ?? [(-60, 0)] + course
    return maker.recorded(maker.gone(way, speed: speed ?? (isBike ? 7 : 3.2), from: time))
  }
}
