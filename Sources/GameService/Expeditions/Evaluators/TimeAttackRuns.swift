/// Runs of one attempt at a time attack. A run begins where the start was left for the last time before the first gate was passed, and is over when its next
/// gate is overdue. Another one may begin while the first goes on, because a course may lead past its start. The best counts.
struct TimeAttackRuns: Hashable, Sendable {
  /// When the start was passed, then each gate in time, milliseconds since 1970.
  typealias Run = [Int64]

  /// When the start was passed last; nil when a run has begun with it.
  var start: Int64?
  /// Runs that go on. No two have as many gates: of such the one that began later has more time left, and the other one has nothing more to win.
  var open: [Run] = []
  /// The best of the others; empty without one.
  var best: Run = []
  /// The latest time until which some run could or can go on.
  var deadline: Int64?

  init() {}

  /// The best run, also of those that go on; one without gates where there is no other. Empty before the start was passed.
  var counting: Run {
    let run = open.reduce(best, Self.better)
    return run.isEmpty ? start.map { [$0] } ?? [] : run
  }

  mutating func follow(_ step: LiveStep, by course: Course) {
    for (control, time) in step.passes { pass(control, at: time, by: course) }
  }

  /// A control was passed; in the order of time.
  mutating func pass(_ control: Int, at time: Int64, by course: Course) {
    guard control > 0 else {
      start = time
      return extend(to: Self.deadline(of: [time], by: course))
    }
    let awaiting = open.firstIndex { $0.count == control && $0[control - 1] < time }
    let before = control == 1 ? start.map { [$0] } : awaiting.map { open.remove(at: $0) }
    guard var run = before, run[control - 1] < time else { return }
    guard time <= Self.deadline(of: run, by: course) else {
      if control > 1 { best = Self.better(best, run) }
      return
    }
    if control == 1 { start = nil }
    run.append(time)
    extend(to: Self.deadline(of: run, by: course))
    if let other = open.firstIndex(where: { $0.count == run.count }) { best = Self.better(best, open.remove(at: other)) }
    if run.count == course.controls.count { best = Self.better(best, run) } else { open.append(run) }
  }

  private mutating func extend(to time: Int64) { deadline = max(deadline ?? time, time) }

  /// Until when the next gate of a run must be passed.
  static func deadline(of run: Run, by course: Course) -> Int64 {
    (run.first ?? 0) + course.milliseconds("start_seconds") + Int64(run.count - 1) * course.milliseconds("gate_bonus_seconds")
  }

  /// The one with more gates, then the one with more time left, then the earlier one.
  private static func better(_ one: Run, _ other: Run) -> Run {
    func value(_ run: Run) -> (Int, Int64, Int64) { (run.count, (run.first ?? 0) - (run.last ?? 0), -(run.first ?? 0)) }
    return value(other) > value(one) ? other : one
  }
}
