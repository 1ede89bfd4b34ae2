import TrackJudge

/// Runs of one attempt at a course whose controls are passed in their order. A run begins where the start was left for the last time before the first gate was
/// passed; of a time attack it is over when its next gate is overdue. Another one may begin while the first goes on, because somebody may turn back and a
/// course may lead past its start. The best counts.
struct OrderedRuns: Hashable, Sendable {
  /// A control that was in range on the way to a position.
  struct Pass: Hashable, Sendable {
    var control: Int
    /// When the way was nearest to it, milliseconds since 1970.
    var time: Int64
    /// How near, millimetres.
    var distance: Int64
  }

  /// The start, from when it began to be left.
  struct Departure: Hashable, Sendable {
    /// Milliseconds since 1970.
    var time: Int64
    /// Millimetres from it at that time.
    var distance: Int64
    /// The farthest since then, while the circle was not left.
    var farthest: Int64
    var farthestTime: Int64
    /// Whether it is still in range, or was a moment ago.
    var isNear = true
  }

  struct Run: Hashable, Sendable {
    /// When the start was left, then when each gate was passed, milliseconds since 1970.
    var times: [Int64]
    /// Millimetres from the last gate at its time, while somebody still comes nearer to it.
    var coming: Int64?

    var count: Int { times.count }
  }

  /// Milliseconds for which somebody who goes straight on may seem to turn back, at most: a receiver's noise.
  private static let turnMax: Int64 = 10_000

  /// When the start was left last; nil when a run has begun with it.
  var start: Departure?
  /// Runs that go on, and the last complete one. No two have as many gates: of such the one that began later is the better one from there on, and the other one
  /// has nothing more to win.
  var open: [Run] = []
  /// The best of the others; empty without one.
  var best: [Int64] = []
  /// The latest time until which some run of a time attack could or can go on.
  var deadline: Int64?

  init() {}

  /// The best run, also of those that go on; one without gates where there is no other. Empty before the start was passed.
  func counting(by course: Course) -> [Int64] {
    let run = open.reduce(best) { Self.better($0, $1.times, by: course) }
    return run.isEmpty ? start.map { [$0.time] } ?? [] : run
  }

  /// Takes the next way, with the controls in range on it in the order of time. At the edge of a circle one may be out of range for a moment, because what a
  /// receiver states changes.
  /// - Parameter time: The way's end, milliseconds since 1970.
  mutating func follow(_ passes: [Pass], until time: Int64, by course: Course) {
    func isOut(of control: Int, since last: Int64) -> Bool { time - last > Self.turnMax && !passes.contains { $0.control == control } }
    for index in open.indices where open[index].coming != nil {
      if let last = open[index].times.last, isOut(of: open[index].count - 1, since: last) { open[index].coming = nil }
    }
    if let left = start, left.isNear, isOut(of: 0, since: left.farthestTime) { start?.isNear = false }
    for pass in passes {
      if pass.control == 0 {
        leave(pass, by: course)
      } else {
        approach(pass)
        reach(pass, by: course)
      }
    }
  }

  /// Takes the way to the next position.
  mutating func follow(_ step: LiveStep, by course: Course) { follow(step.passes, until: step.time, by: course) }

  /// The start is in range: the clock runs from when somebody was nearest before going away.
  private mutating func leave(_ pass: Pass, by course: Course) {
    if var start, start.isNear, Self.isProgress(pass.distance - start.distance, in: pass.time - start.time),
      pass.distance > start.farthest || pass.time - start.farthestTime <= Self.turnMax
    {
      if pass.distance > start.farthest { (start.farthest, start.farthestTime) = (pass.distance, pass.time) }
      self.start = start
    } else {
      start = Departure(time: pass.time, distance: pass.distance, farthest: pass.distance, farthestTime: pass.time)
      extend(to: Self.deadline(of: [pass.time], by: course))
    }
  }

  /// A gate that was reached on a former way is still in range: its time is when somebody was nearest, for the first time.
  private mutating func approach(_ pass: Pass) {
    guard let index = open.firstIndex(where: { $0.count == pass.control + 1 }), let distance = open[index].coming,
      let time = open[index].times.last
    else { return }
    if pass.distance < distance, Self.isProgress(distance - pass.distance, in: pass.time - time) {
      open[index].times[pass.control] = pass.time
      open[index].coming = pass.distance
    } else if pass.time - time > Self.turnMax {
      open[index].coming = nil
    }
  }

  /// A gate is in range: a run that awaits it has reached it at once.
  private mutating func reach(_ pass: Pass, by course: Course) {
    let control = pass.control
    let awaiting = open.firstIndex { $0.count == control && $0.times[control - 1] < pass.time }
    let before = control == 1 ? start.map { Run(times: [$0.time]) } : awaiting.map { open.remove(at: $0) }
    guard var run = before, run.times[control - 1] < pass.time else { return }
    if let deadline = Self.deadline(of: run.times, by: course), pass.time > deadline {
      if control > 1 { best = Self.better(best, run.times, by: course) }
      return
    }
    if control == 1 { start = nil }
    run.times.append(pass.time)
    run.coming = pass.distance
    extend(to: Self.deadline(of: run.times, by: course))
    if let other = open.firstIndex(where: { $0.count == run.count }) { best = Self.better(best, open.remove(at: other).times, by: course) }
    open.append(run)
  }

  private mutating func extend(to time: Int64?) { deadline = time.map { max(deadline ?? $0, $0) } ?? deadline }

  /// Whether so many millimetres in so many milliseconds are a person's: a receiver wanders about more slowly than half a metre in a second while somebody stands.
  private static func isProgress(_ distance: Int64, in time: Int64) -> Bool { distance * 2 >= time }

  /// Until when the next gate of a run must be passed; nil where there is time without end.
  static func deadline(of run: [Int64], by course: Course) -> Int64? {
    guard course.kind == .timeAttack, let start = run.first else { return nil }
    return start + course.milliseconds("start_seconds") + Int64(run.count - 1) * course.milliseconds("gate_bonus_seconds")
  }

  /// The run with more gates; between equals the later one, but where the time counts, of complete runs and in a time attack, the faster one, then the earlier.
  private static func better(_ one: [Int64], _ other: [Int64], by course: Course) -> [Int64] {
    let isTimed = { (run: [Int64]) in course.kind == .timeAttack || run.count == course.controls.count }
    func value(_ run: [Int64]) -> (Int, Int64, Int64) {
      let start = run.first ?? 0
      return isTimed(run) ? (run.count, start - (run.last ?? 0), -start) : (run.count, start, 0)
    }
    return value(other) > value(one) ? other : one
  }
}

extension Walk {
  /// Runs of the whole track. Rides count: where they do not, courses are not gone in an order.
  func runs(at course: Course) -> OrderedRuns {
    var (runs, step) = (OrderedRuns(), LiveStep(track, course, from: start))
    for index in track.fixes.indices {
      step.index = index
      runs.follow(step, by: course)
    }
    return runs
  }
}
