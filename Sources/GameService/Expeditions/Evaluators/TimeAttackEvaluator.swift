import Positions
import TrackJudge

/// From gate to gate before the time is over; each gate adds time (requirements E-46, E-S12). The first control is the start.
struct TimeAttackEvaluator: ChallengeEvaluator {
  static let pointsPerGate: Int64 = 4

  let kind = ChallengeKind.timeAttack
  let schema = KindSchema(
    parameters: [
      ParameterSchema("start_seconds", .seconds, .init(10...3_600, standard: 120)),
      ParameterSchema("gate_bonus_seconds", .seconds, .init(0...600, standard: 30)), .averageMax,
    ], controlCount: 2...50)

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation { evaluation(course, walk.ordered(course.controls)) }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) { progress.followOrdered(step) }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation { evaluation(course, progress.times) }

  private func evaluation(_ course: Course, _ times: [Int64?]) -> Evaluation {
    var evaluation = Evaluation(parts: times.map { _ in nil }, unit: .controls)
    guard let start = times.first ?? nil else { return evaluation }
    evaluation.parts[0] = start
    evaluation.startTime = start
    var (deadline, gates, last) = (start + course.milliseconds("start_seconds"), Int64(0), start)
    for index in times.indices.dropFirst() {
      guard let time = times[index], time <= deadline else { break }
      evaluation.parts[index] = time
      (gates, last, deadline) = (gates + 1, time, deadline + course.milliseconds("gate_bonus_seconds"))
    }
    evaluation.deadline = deadline
    evaluation.isComplete = gates > 0
    evaluation.endTime = gates > 0 ? last : nil
    (evaluation.score, evaluation.rank, evaluation.tie) = (gates, gates, deadline - last)
    evaluation.points = gates * Self.pointsPerGate
    return evaluation
  }
}
