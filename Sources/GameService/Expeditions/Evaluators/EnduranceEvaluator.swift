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
    let (grace, speed) = (course.milliseconds("grace_seconds"), course.speed("speed_min_kmh"))
    guard let best = PacedCount(walk, grace: grace, atLeast: { _ in speed }).longest else { return evaluation }
    (evaluation.startTime, evaluation.endTime) = (best.start, best.end)
    evaluation.score = best.length / 1_000
    evaluation.rank = best.length / 1_000
    evaluation.isComplete = best.length >= Self.lengthMin
    if evaluation.isComplete { evaluation.parts = [best.end] }
    // One point a minute by v / 8, v the average in km/h: both together are the distance by a constant.
    evaluation.points = PointsFormula.rounded(Int128(walk.distance(from: best.start, to: best.end)) * 36, by: 4_800_000)
    return evaluation
  }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) {
    let speed = course.speed("speed_min_kmh")
    progress.paced.follow(step, grace: course.milliseconds("grace_seconds")) { _ in speed }
  }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation {
    var evaluation = Evaluation(parts: [nil], unit: .seconds)
    guard let best = progress.paced.longest else { return evaluation }
    evaluation.isComplete = best.length >= Self.lengthMin
    if evaluation.isComplete { evaluation.parts = [best.end] }
    return evaluation
  }
}

/// Counts the time in which somebody was not slower than a speed. A gap ends a spell, and so does being too slow for longer than is forgiven: it has lasted
/// until the last position before that. So a way that was too slow counts for nothing, however long it is.
struct PacedCount: Hashable, Sendable {
  /// Milliseconds since 1970.
  struct Spell: Hashable, Sendable {
    var start: Int64
    var end: Int64
    var length: Int64 { end - start }
  }

  /// The one that goes on.
  var spell: Spell?
  /// The longest of those that have ended; of equals the first.
  var best: Spell?

  init() {}

  /// - Parameters:
  ///   - grace: Milliseconds below the speed that are forgiven.
  ///   - speed: Millimetres in a second, by milliseconds since the spell began.
  init(_ walk: Walk, grace: Int64, atLeast speed: (Int64) -> Int64) {
    for index in walk.indices { take(index, of: walk.track, from: walk.start, grace: grace, atLeast: speed) }
  }

  /// The longest one, with the one that goes on.
  var longest: Spell? {
    guard let spell else { return best }
    return spell.length > best?.length ?? .min ? spell : best
  }

  mutating func follow(_ step: LiveStep, grace: Int64, atLeast speed: (Int64) -> Int64) {
    if step.time >= step.start { take(step.index, of: step.track, from: step.start, grace: grace, atLeast: speed) }
  }

  private mutating func take(_ index: Int, of track: JudgedTrack, from begin: Int64, grace: Int64, atLeast speed: (Int64) -> Int64) {
    let time = track.fixes[index].time
    guard let pace = track.speed(endingAt: index, over: EnduranceEvaluator.window) else { return end() }
    // A way that takes longer than the average was gone at this pace from its beginning on.
    let since = min(time - EnduranceEvaluator.window, track.fixes[index - 1].time)
    let start = spell?.start ?? max(begin, since)
    if pace >= speed(spell == nil ? min(time - start, EnduranceEvaluator.window) : time - start) {
      spell = Spell(start: start, end: time)
    } else if let last = spell?.end {
      if last == track.fixes[index - 1].time { spell?.end = Self.time(from: last, to: time) { pace >= speed($0 - start) } }
      if time - last > grace { end() }
    }
  }

  /// Until when somebody was fast enough: a speed that rises on the way is asked for from there on.
  private static func time(from first: Int64, to last: Int64, isFastEnough: (Int64) -> Bool) -> Int64 {
    var (low, high) = (first, last)
    while low < high {
      let middle = (low + high + 1) / 2
      if isFastEnough(middle - 1) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func end() {
    (best, spell) = (longest, nil)
  }
}
