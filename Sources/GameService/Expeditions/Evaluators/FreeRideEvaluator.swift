import Positions
import TrackJudge

/// As far as one likes: points for the distance only, no board (requirement E-44). Rides are cut out, and so is what was gone while the device was paused.
struct FreeRideEvaluator: ChallengeEvaluator {
  /// Points for a mile, where the document has no number.
  static let pointsPerMile: Int64 = 4

  let kind = ChallengeKind.freeRide
  let schema = KindSchema(
    parameters: [ParameterSchema("distance_min_m", .meters, .init(100...100_000, standard: 500))], hasBoard: false, cutsRides: true)

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation {
    var evaluation = Evaluation(parts: [nil], unit: .meters)
    let fixes = walk.track.fixes[walk.indices]
    guard let first = fixes.first, let last = fixes.last else { return evaluation }
    let distance = walk.distance(from: first.time, to: last.time)
    (evaluation.startTime, evaluation.endTime) = (first.time, last.time)
    evaluation.score = distance / 1_000
    evaluation.rank = distance
    evaluation.points = PointsFormula.perMile(Self.pointsPerMile, distance)
    evaluation.isComplete = distance >= course.value("distance_min_m") * 1_000
    if evaluation.isComplete { evaluation.parts = [last.time] }
    return evaluation
  }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) {
    guard step.time >= step.start else { return }
    let mark = LiveProgress.Mark(time: step.time, path: step.track.path[step.index])
    if progress.first == nil { progress.first = mark }
    // A way on which the device was paused does not count: it is as if the ride had begun so much later.
    if step.index > 0, step.track.isPaused(at: step.index), step.track.fixes[step.index - 1].time >= step.start {
      progress.first?.path += mark.path - step.track.path[step.index - 1]
    }
    progress.last = mark
  }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation {
    var evaluation = Evaluation(parts: [nil], unit: .meters)
    guard let first = progress.first, let last = progress.last else { return evaluation }
    evaluation.isComplete = last.path - first.path >= course.value("distance_min_m") * 1_000
    if evaluation.isComplete { evaluation.parts = [last.time] }
    return evaluation
  }
}
