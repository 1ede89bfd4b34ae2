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
    var evaluation = Evaluation(parts: [nil], unit: .seconds)
    let (free, step) = (course.milliseconds("free_seconds"), max(1_000, course.milliseconds("step_seconds")))
    let (first, rise) = (course.speed("speed_start_kmh"), course.speed("speed_step_kmh"))
    let spells = PacedTime(walk: walk, grace: Self.grace).spells { time in
      time < free ? (time <= EnduranceEvaluator.window ? Self.beginSpeed : 0) : first + (time - free) / step * rise
    }
    guard let best = spells.max(by: { $0.length < $1.length }) else { return evaluation }
    (evaluation.startTime, evaluation.endTime) = (best.start, best.end)
    let levels = max(0, best.length - free) / step
    (evaluation.score, evaluation.rank) = (best.length / 1_000, best.length / 1_000)
    evaluation.points = levels * Self.pointsPerLevel
    evaluation.isComplete = levels > 0
    if evaluation.isComplete { evaluation.parts = [best.end] }
    return evaluation
  }
}
