import Positions
import TrackJudge

/// To controls by a map and clues (requirements E-51, E-S12): in their order, so many of them in any order, or for points before the time is over. The first
/// control is the start, the last the end.
struct OrienteeringEvaluator: ChallengeEvaluator {
  /// Value of the parameter "mode".
  enum Mode: Int64 {
    case line = 1
    case scatter
    case score
  }

  /// Points that each minute late costs that has begun.
  static let penalty: Int64 = 10

  let kind = ChallengeKind.orienteering
  let schema = KindSchema(
    parameters: [
      ParameterSchema("mode", .none, .init(1...3)), ParameterSchema("control_count", .none, .init(0...58, standard: 0)),
      ParameterSchema("limit_seconds", .seconds, .init(0...43_200, standard: 3_600)), .averageMax,
    ], controlCount: 3...60, features: [.gps, .compass], cutsRides: true)

  func mode(of course: Course) -> Mode { Mode(rawValue: course.value("mode")) ?? .line }

  func cutsRides(_ course: Course) -> Bool { mode(of: course) == .score }

  func faults(of course: Course) -> [CourseFault] {
    switch mode(of: course) {
    case .line: []
    case .scatter:
      (1...Int64(max(1, course.controls.count - 2))).contains(course.value("control_count"))
        ? between(course) : [CourseFault(path: "parameters.control_count", reason: .outOfRange)]
    case .score:
      course.value("limit_seconds") >= 60 ? between(course) : [CourseFault(path: "parameters.limit_seconds", reason: .outOfRange)]
    }
  }

  /// Start and end may be one place; controls between them may not.
  private func between(_ course: Course) -> [CourseFault] {
    course.controls.count > 2 ? course.tooClose(among: 1..<(course.controls.count - 1)) : []
  }

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation {
    guard course.controls.count >= 3 else { return Evaluation(parts: [], unit: .milliseconds) }
    return mode(of: course) == .line ? TimedCourse.evaluation(course, walk.runs(at: course)) : anyOrder(course, walk)
  }

  private func anyOrder(_ course: Course, _ walk: Walk) -> Evaluation {
    let (mode, end) = (mode(of: course), course.controls.count - 1)
    var evaluation = Evaluation(parts: course.controls.map { _ in nil }, unit: mode == .score ? .points : .milliseconds)
    let starts = walk.passes(of: course.controls[0]).map(\.time)
    guard let earliest = starts.first else { return evaluation }
    // No control before the start counts, and the clock runs from when the start was left for the first of them.
    let punched = course.controls.indices.dropFirst().dropLast().compactMap { index in
      walk.passes(of: course.controls[index]).first { $0.time > earliest }.map { (index: index, time: $0.time) }
    }.sorted { ($0.time, $0.index) < ($1.time, $1.index) }
    let start = punched.first.flatMap { first in starts.last { $0 < first.time } } ?? starts.last ?? earliest
    evaluation.parts[0] = start
    evaluation.startTime = start
    let needed = mode == .scatter ? Int(course.value("control_count")) : 1
    let finishes = walk.passes(of: course.controls[end]).map(\.time)
    var finish: Int64?
    if punched.count >= needed {
      let ready = punched[needed - 1].time
      finish = finishes.first { $0 > ready }
      // The end may be passed on the way: the clock stops at the first passage behind the last control that has one.
      if mode == .score, let last = finishes.last, let latest = punched.last(where: { $0.time < last }) {
        finish = finishes.first { $0 > latest.time }
      }
    }
    let counted = punched.filter { $0.time < finish ?? .max }
    for punch in counted { evaluation.parts[punch.index] = punch.time }
    evaluation.parts[end] = finish
    guard let finish else { return evaluation }
    let way = Course.straight([course.controls[0].point] + counted.map { course.controls[$0.index].point } + [course.controls[end].point])
    TimedCourse.finish(&evaluation, from: start, to: finish, distance: way)
    if mode == .score { score(&evaluation, counted.map { course.controls[$0.index].points }, limit: course.milliseconds("limit_seconds")) }
    return evaluation
  }

  /// Points of the controls less what being late costs, not below 0; of equals the faster one is before the other.
  private func score(_ evaluation: inout Evaluation, _ points: [Int64], limit: Int64) {
    let late = max(0, evaluation.elapsed - limit)
    evaluation.score = max(0, points.reduce(0, +) - (late + 59_999) / 60_000 * Self.penalty)
    evaluation.rank = evaluation.score
    evaluation.tie = -evaluation.elapsed
  }

  // MARK: Live

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) {
    let (mode, end) = (mode(of: course), course.controls.count - 1)
    if mode == .line { return progress.runs.follow(step, by: course) }
    guard end >= 2 else { return }
    let isBegun = progress.times[1..<end].contains { $0 != nil }
    if !isBegun, let time = step.pass(of: 0) { progress.noteStart(time) }
    guard let earliest = progress.firstStart else { return }
    if mode == .score || progress.finish == nil {
      for index in 1..<end where progress.times[index] == nil {
        if let time = step.pass(of: index), time > earliest { progress.times[index] = time }
      }
    }
    let punched = progress.times[1..<end].compactMap { $0 }.sorted()
    progress.times[0] = isBegun ? progress.times[0] : punched.first.map { progress.start(before: $0) } ?? progress.lastStart
    let needed = mode == .scatter ? Int(course.value("control_count")) : 1
    guard punched.count >= max(1, needed), mode == .score || progress.finish == nil, let time = step.pass(of: end),
      time > punched[max(1, needed) - 1]
    else { return }
    // The beginning of a visit counts: somebody who stands at the end is not late.
    if let finish = progress.finish, !punched.contains(where: { $0 > finish && $0 < time }) { return }
    progress.finish = time
  }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation {
    let mode = mode(of: course)
    if mode == .line { return TimedCourse.evaluation(course, progress.runs) }
    var evaluation = Evaluation(parts: progress.times, unit: mode == .score ? .points : .milliseconds)
    guard let end = progress.times.indices.last, end >= 2 else { return evaluation }
    for index in 1..<end where (progress.times[index] ?? .min) >= progress.finish ?? .max { evaluation.parts[index] = nil }
    evaluation.parts[end] = progress.finish
    evaluation.isComplete = progress.finish != nil
    return evaluation
  }
}
