import Positions
import TrackJudge

/// Past as many places as possible in any order (requirements E-48, E-S12). Rides are cut out: what was passed on one was not collected.
struct CollectionEvaluator: ChallengeEvaluator {
  static let pointsPerControl: Int64 = 4
  static let pointsForAll: Int64 = 10

  let kind = ChallengeKind.collection
  let schema = KindSchema(parameters: [.averageMax], controlCount: 1...50, cutsRides: true)

  func faults(of course: Course) -> [CourseFault] { course.tooClose(among: course.controls.indices) }

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation {
    var evaluation = Evaluation(parts: course.controls.map { walk.passes(of: $0).first?.time }, unit: .controls)
    let times = evaluation.parts.compactMap { $0 }
    guard let last = times.max(), let first = walk.track.fixes[walk.indices].first?.time else { return evaluation }
    (evaluation.startTime, evaluation.endTime) = (first, last)
    evaluation.isComplete = true
    (evaluation.score, evaluation.rank, evaluation.tie) = (Int64(times.count), Int64(times.count), first - last)
    evaluation.points = Int64(times.count) * Self.pointsPerControl + (times.count == course.controls.count ? Self.pointsForAll : 0)
    return evaluation
  }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) {
    for index in course.controls.indices where progress.times[index] == nil { progress.times[index] = step.pass(of: index) }
  }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation {
    var evaluation = Evaluation(parts: progress.times, unit: .controls)
    evaluation.isComplete = progress.times.contains { $0 != nil }
    return evaluation
  }
}
