import Positions
import TrackJudge

/// As long as possible without going below a speed (requirements E-47, E-S12): the longest such time of the attempt counts.
struct EnduranceEvaluator: ChallengeEvaluator {
  /// Milliseconds over which the speed is averaged.
  static let window: Int64 = 15_000
  /// Milliseconds that are something: less is no attempt.
  static let lengthMin: Int64 = 60_000

  let kind = ChallengeKind.endurance
  let schema = KindSchema(parameters: [
    ParameterSchema("speed_min_kmh", .kmh, running: .init(3...22, standard: 8), biking: .init(5...55, standard: 15)),
    ParameterSchema("grace_seconds", .seconds, .init(0...60, standard: 10)),
  ])

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation {
    var evaluation = Evaluation(parts: [nil], unit: .seconds)
    let spells = PacedTime(walk: walk, grace: course.milliseconds("grace_seconds"))
    let speed = course.speed("speed_min_kmh")
    guard let best = spells.spells(atLeast: { _ in speed }).max(by: { $0.length < $1.length }) else { return evaluation }
    (evaluation.startTime, evaluation.endTime) = (best.start, best.end)
    evaluation.score = best.length / 1_000
    evaluation.rank = best.length / 1_000
    evaluation.isComplete = best.length >= Self.lengthMin
    if evaluation.isComplete { evaluation.parts = [best.end] }
    // One point a minute by v / 8, v the average in km/h: both together are the distance by a constant.
    evaluation.points = PointsFormula.rounded(Int128(walk.distance(from: best.start, to: best.end)) * 36, by: 4_800_000)
    return evaluation
  }
}

/// Time in which somebody was not slower than a speed.
struct PacedTime {
  struct Spell: Hashable {
    /// Milliseconds since 1970.
    var start: Int64
    var end: Int64
    var length: Int64 { end - start }
  }

  let walk: Walk
  /// Milliseconds below the speed that are forgiven.
  let grace: Int64

  /// All spells, in the order of time. A gap ends one.
  /// - Parameter speed: Millimetres in a second, by milliseconds since the spell began.
  func spells(atLeast speed: (Int64) -> Int64) -> [Spell] {
    var (spells, spell, slowSince): ([Spell], Spell?, Int64?) = ([], nil, nil)
    func end() {
      if let spell { spells.append(spell) }
      (spell, slowSince) = (nil, nil)
    }
    for index in walk.indices {
      let time = walk.track.fixes[index].time
      guard let pace = walk.track.speed(endingAt: index, over: EnduranceEvaluator.window) else {
        end()
        continue
      }
      let start = spell?.start ?? time - EnduranceEvaluator.window
      if pace >= speed(time - start) {
        spell = Spell(start: start, end: time)
        slowSince = nil
      } else if spell != nil {
        let since = slowSince ?? time
        // It ends when it is too slow first, unless that is forgiven.
        slowSince = since
        spell?.end = since
        if time - since > grace { end() }
      }
    }
    end()
    return spells
  }
}
