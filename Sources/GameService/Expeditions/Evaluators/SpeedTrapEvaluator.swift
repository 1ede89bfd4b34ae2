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
      // A way may miss the trap within a larger fence: the first one that has a speed is the passage, and the traps behind it come later.
      let passed = walk.passes(of: control).lazy.filter { $0.time > last }.compactMap { pass in
        walk.track.speed(at: pass, of: control.point, within: Self.reach).map { (time: pass.time, speed: $0) }
      }.first
      guard let passed else { break }
      evaluation.parts[index] = passed.time
      (last, sum) = (passed.time, sum + passed.speed)
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

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) {
    while let next = progress.times.firstIndex(of: nil), course.controls.indices.contains(next) {
      let last = next == 0 ? Int64.min : progress.times[next - 1] ?? .min
      let place = course.controls[next].point
      func isNear(_ count: Int) -> Bool { step.track.isNear(place, at: step.index - count, within: Self.reach) }
      // The speed is known where the way, or the one before or behind it, is near enough: of the way before this one only now.
      let former = step.index > 0 ? step.pass(of: next, behind: 1) : nil
      let (wasNear, isTimed) = (isNear(0) || isNear(1) || isNear(2), isNear(0) || isNear(1))
      if let former, former > last, wasNear {
        progress.times[next] = former
      } else if let time = step.pass(of: next), time > last, isTimed {
        progress.times[next] = time
      } else {
        return
      }
    }
  }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation {
    var evaluation = Evaluation(parts: progress.times, unit: .kmhTenths)
    evaluation.isComplete = progress.times.last.flatMap { $0 } != nil
    return evaluation
  }
}
