import Positions
import TrackJudge

/// Past places in their order, each as fast as possible; by bicycle (requirements E-49, E-S12). The speed at a trap is the middle one of those within 20 m.
struct SpeedTrapEvaluator: ChallengeEvaluator {
  /// Millimetres around a trap.
  static let reach: Int64 = 20_000

  let kind = ChallengeKind.speedTrap
  let schema = KindSchema(movements: [.biking], parameters: [.averageMax], controlCount: 1...30)

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation {
    var evaluation = Evaluation(parts: course.controls.map { _ in nil }, unit: .kmhTenths)
    var (last, sum) = (Int64.min, Int64(0))
    for (index, control) in course.controls.enumerated() {
      // A way may miss the trap within a larger fence: then the next one counts.
      let passes = walk.passes(of: control).filter { $0.time > last }
      guard let pass = passes.first,
        let speed = passes.lazy.compactMap({ walk.track.speed(at: $0, of: control.point, within: Self.reach) }).first
      else { break }
      evaluation.parts[index] = pass.time
      (last, sum) = (pass.time, sum + speed)
    }
    evaluation.startTime = evaluation.parts.first ?? nil
    guard let end = evaluation.parts.last ?? nil else { return evaluation }
    evaluation.endTime = end
    evaluation.isComplete = true
    evaluation.rank = sum
    evaluation.score = PointsFormula.rounded(Int128(sum) * 36, by: 1_000)
    evaluation.points = PointsFormula.rounded(Int128(sum) * 3_600, by: Int128(PointsFormula.mile) * 4)
    return evaluation
  }
}
