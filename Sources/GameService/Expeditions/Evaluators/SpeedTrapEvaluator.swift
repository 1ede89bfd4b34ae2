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

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) {
    while let next = progress.times.firstIndex(of: nil), course.controls.indices.contains(next) {
      let last = next == 0 ? Int64.min : progress.times[next - 1] ?? .min
      let (place, time) = (course.controls[next].point, step.pass(of: next))
      func isNear(_ count: Int) -> Bool { step.track.isNear(place, at: step.index - count, within: Self.reach) }
      let isPassed = (time ?? .min) > last
      if isPassed, progress.waiting == nil { progress.waiting = time }
      guard let waiting = progress.waiting else { return }
      // The speed is known where the way, or the one before or behind it, is near enough.
      let wasPassed = step.index > 0 && (step.pass(of: next, behind: 1) ?? .min) > last
      guard isPassed && (isNear(0) || isNear(1)) || wasPassed && isNear(0) else { return }
      (progress.times[next], progress.waiting) = (waiting, nil)
    }
  }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation {
    var evaluation = Evaluation(parts: progress.times, unit: .kmhTenths)
    evaluation.isComplete = progress.times.last.flatMap { $0 } != nil
    return evaluation
  }
}
