import Positions
import TrackJudge

/// From a start to an end by any route, in the shortest time (requirements E-40, E-41, E-43). The distance is the straight line: whoever takes a longer route
/// goes no farther by it.
struct RaceEvaluator: ChallengeEvaluator {
  let kind = ChallengeKind.race
  let schema = KindSchema(parameters: [.averageMax], controlCount: 2...2)

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation { TimedCourse.evaluation(course, walk.runs(at: course)) }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) { progress.runs.follow(step, by: course) }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation { TimedCourse.evaluation(course, progress.runs) }
}

/// Past places in their order, in the shortest time (requirement E-45). Points as of a race, on the sum of the straight legs.
struct CheckpointEvaluator: ChallengeEvaluator {
  let kind = ChallengeKind.checkpoint
  let schema = KindSchema(parameters: [.averageMax], controlCount: 2...50)

  func evaluate(_ course: Course, _ walk: Walk) -> Evaluation { TimedCourse.evaluation(course, walk.runs(at: course)) }

  func follow(_ course: Course, _ step: LiveStep, _ progress: inout LiveProgress) { progress.runs.follow(step, by: course) }

  func evaluation(_ course: Course, _ progress: LiveProgress) -> Evaluation { TimedCourse.evaluation(course, progress.runs) }
}

/// A course of which the time counts.
enum TimedCourse {
  static func evaluation(_ course: Course, _ runs: OrderedRuns) -> Evaluation {
    let run = runs.counting(by: course)
    var evaluation = Evaluation(parts: course.controls.indices.map { $0 < run.count ? run[$0] : nil }, unit: .milliseconds)
    evaluation.startTime = run.first
    guard run.count > 1, run.count == course.controls.count, let start = run.first, let end = run.last else { return evaluation }
    finish(&evaluation, from: start, to: end, distance: course.straight)
    return evaluation
  }

  /// It is complete: time, rank, and points for average speed by distance.
  static func finish(_ evaluation: inout Evaluation, from start: Int64, to end: Int64, distance: Int64) {
    evaluation.isComplete = true
    (evaluation.startTime, evaluation.endTime) = (start, end)
    evaluation.score = end - start
    evaluation.rank = start - end
    evaluation.points = PointsFormula.speedByDistance(distance, in: end - start)
  }
}
