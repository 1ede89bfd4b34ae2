import Positions
import TrackJudge

/// Progress of an attempt that goes on, by the positions that were settled so far. One for all types: each uses what it needs of it. All times are
/// milliseconds since 1970.
struct LiveProgress: Hashable, Sendable {
  /// A position of the attempt: when, and the millimetres of the track until it.
  struct Mark: Hashable, Sendable {
    var time: Int64
    var path: Int64
  }

  /// When each part was done; nil for those that are missing.
  var times: [Int64?]
  /// When the start of a course in any order was passed: first, last, and last before that at another time.
  var firstStart: Int64?
  var lastStart: Int64?
  var formerStart: Int64?
  /// When the end of such a course was passed.
  var finish: Int64?
  /// The first position and the last.
  var first: Mark?
  var last: Mark?
  /// Time above a speed.
  var paced = PacedCount()
  /// Runs at a course whose controls are passed in their order.
  var runs = OrderedRuns()

  init(_ course: Course) { times = Array(repeating: nil, count: max(1, course.controls.count)) }

  /// The start was passed.
  mutating func noteStart(_ time: Int64) {
    if firstStart == nil { firstStart = time }
    if lastStart != time { (formerStart, lastStart) = (lastStart, time) }
  }

  /// When the start was passed for the last time before another time.
  func start(before time: Int64) -> Int64? {
    [lastStart, formerStart, firstStart].lazy.compactMap { $0 }.first { $0 < time }
  }
}

/// A position of a track that is being gone, with the way to it.
struct LiveStep: Sendable {
  let track: JudgedTrack
  let start: Int64
  var index = 0
  private let fences: [Fence?]

  /// - Parameter start: When the attempt began: nothing before counts.
  init(_ track: JudgedTrack, _ course: Course, from start: Int64) {
    (self.track, self.start) = (track, start)
    fences = course.controls.map { track.fence(around: $0.point, radius: $0.radius) }
  }

  /// When, milliseconds since 1970.
  var time: Int64 { track.fixes[index].time }

  /// When a control was passed on the way; nil where it was not. Rides count: they are looked for at the end.
  func pass(of control: Int, behind count: Int = 0) -> Int64? { fencePass(of: control, at: index - count)?.time }

  private func fencePass(of control: Int, at index: Int) -> FencePass? {
    fences[control].flatMap { track.pass(of: $0, at: index, from: start, countsRides: true) }
  }

  /// Controls that were passed on the way, in the order of time; of two at the same time, where circles meet, the farther one first: it was not reached from
  /// the other one.
  var passes: [OrderedRuns.Pass] {
    fences.indices.compactMap { control in
      fencePass(of: control, at: index).map { OrderedRuns.Pass(control: control, time: $0.time, distance: $0.distance) }
    }.sorted { ($0.time, -$0.control) < ($1.time, -$1.control) }
  }
}

/// An attempt that goes on: what it has done so far, at a price that does not grow with its track. The verdict is of the whole track (`AttemptJudgement`).
struct LiveAttempt: Hashable, Sendable {
  var follower: TrackFollower
  var progress: LiveProgress

  init(_ course: Course) {
    follower = TrackFollower(course.movement.rules)
    progress = LiveProgress(course)
  }

  init(_ follower: TrackFollower, _ progress: LiveProgress) { (self.follower, self.progress) = (follower, progress) }

  /// The next samples of its track.
  /// - Parameter start: When it began, milliseconds since 1970.
  /// - Returns: Parts, deadline, and whether it is complete. Score and points are those of the end.
  mutating func take(_ samples: some Sequence<TrackSample>, by course: Course, from start: Int64) -> Evaluation {
    let evaluator = Evaluators.evaluator(of: course.kind)
    let end = follower.take(samples)
    var step = LiveStep(end.track, course, from: start)
    func follow(_ positions: Range<Int>, _ progress: inout LiveProgress) {
      for index in positions {
        step.index = index
        evaluator.follow(course, step, &progress)
      }
    }
    follow(end.settled, &progress)
    var now = progress
    follow(end.open, &now)
    return evaluator.evaluation(course, now)
  }

  /// The evaluation so far.
  func evaluation(by course: Course, from start: Int64) -> Evaluation {
    var live = self
    return live.take([], by: course, from: start)
  }
}
