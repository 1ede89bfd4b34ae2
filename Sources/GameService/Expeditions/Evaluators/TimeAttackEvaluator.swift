import Positions
import TrackJudge

/// From gate to gate before the time is over; each gate adds time (requirements E-46, E-S12). The first control is the start. A person who
/// was too late may go back there and begin again: the best run of the attempt counts.
struct TimeAttackEvaluator: ChallengeEvaluator {
  static let pointsPerGate: Int64 = 4

  let kind = ChallengeKind.timeAttack
  let schema = KindSchema(
    parameters: [
      ParameterSchema("start_seconds", .seconds, .init(10...3_600, standard: 120)),
      ParameterSchema("gate_bonus_seconds", .seconds, .init(0...600, standard: 30)), .averageMax,
    ], controlCount: 2...50)

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation { evaluation(course, walk.runs(at: course)) }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) { progress.runs.follow(step, by: course) }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation { evaluation(course, progress.runs) }

  private func evaluation(_ course: Course, _ runs: OrderedRuns) -> Evaluation {
    var evaluation = Evaluation(parts: course.controls.map { _ in nil }, unit: .controls)
    let run = runs.counting(by: course)
    guard let start = run.first, let last = run.last else { return evaluation }
    for (index, time) in run.enumerated() { evaluation.parts[index] = time }
    let gates = Int64(run.count - 1)
    evaluation.startTime = start
    evaluation.deadline = runs.deadline
    evaluation.isComplete = gates > 0
    evaluation.endTime = gates > 0 ? last : nil
    let left = (OrderedRuns.deadline(of: run, by: course) ?? last) - last
    (evaluation.score, evaluation.rank, evaluation.tie) = (gates, gates, left)
    evaluation.points = gates * Self.pointsPerGate
    return evaluation
  }
}
