import Positions
import TrackJudge

/// Without going below a speed that rises; by bicycle (requirements E-50, E-S12).
struct ZoneEvaluator: ChallengeEvaluator {
  static let pointsPerLevel: Int64 = 3
  /// Milliseconds below the speed that are forgiven.
  static let grace: Int64 = 5_000
  /// Speed from which somebody has begun, millimetres in a second.
  static let beginSpeed: Int64 = 1_400

  let kind = ChallengeKind.zone
  let schema = KindSchema(
    movements: [.biking],
    parameters: [
      ParameterSchema("free_seconds", .seconds, .init(30...600, standard: 60)),
      ParameterSchema("speed_start_kmh", .kmh, .init(8...40, standard: 15)),
      ParameterSchema("speed_step_kmh", .kmh, .init(1...10, standard: 1)),
      ParameterSchema("step_seconds", .seconds, .init(10...300, standard: 30)),
    ])

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation {
    evaluation(course, PacedCount(walk, grace: Self.grace, atLeast: speed(of: course)))
  }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) {
    progress.paced.follow(step, grace: Self.grace, atLeast: speed(of: course))
  }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation { evaluation(course, progress.paced) }

  /// The speed that is asked for, by milliseconds since the spell began.
  private func speed(of course: Course) -> (Int64) -> Int64 {
    let (free, step) = (course.milliseconds("free_seconds"), max(1_000, course.milliseconds("step_seconds")))
    let (first, rise) = (course.speed("speed_start_kmh"), course.speed("speed_step_kmh"))
    return { time in time < free ? (time <= EnduranceEvaluator.window ? Self.beginSpeed : 0) : first + (time - free) / step * rise }
  }

  private func evaluation(_ course: Course, _ paced: PacedCount) -> Evaluation {
    var evaluation = Evaluation(parts: [nil], unit: .seconds)
    guard let best = paced.longest else { return evaluation }
    (evaluation.startTime, evaluation.endTime) = (best.start, best.end)
    let levels = max(0, best.length - course.milliseconds("free_seconds")) / max(1_000, course.milliseconds("step_seconds"))
    (evaluation.score, evaluation.rank) = (best.length / 1_000, best.length / 1_000)
    evaluation.points = levels * Self.pointsPerLevel
    evaluation.isComplete = levels > 0
    if evaluation.isComplete { evaluation.parts = [best.end] }
    return evaluation
  }
}
