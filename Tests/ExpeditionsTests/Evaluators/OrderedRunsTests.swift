import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Runs at a course are followed one way after the other, and come to what trying every start would come to.
@Suite struct OrderedRunsTests {
  private static let timeAttack = EvaluatorTests.course(
    .timeAttack, .running, ["start_seconds": 100, "gate_bonus_seconds": 40], at: [0, 100, 200, 300, 400])
  private static let courses = [timeAttack, EvaluatorTests.course(.checkpoint, at: [0, 100, 200, 300, 400])]

  private static func pass(_ control: Int, at time: Int64, near distance: Int64 = 0) -> OrderedRuns.Pass {
    OrderedRuns.Pass(control: control, time: time, distance: distance)
  }

  /// All runs that began, each by itself: from a start to the first gate behind it, and on while there is time.
  private static func runs(_ passes: [(control: Int, time: Int64)], _ course: Course) -> [[Int64]] {
    passes.indices.filter { passes[$0].control == 0 }.map { first in
      var run = [passes[first].time]
      for pass in passes[first...].dropFirst() {
        if run.count == 1, pass.control == 0 { break }
        guard pass.control == run.count, let last = run.last, pass.time > last else { continue }
        if let deadline = OrderedRuns.deadline(of: run, by: course), pass.time > deadline { break }
        run.append(pass.time)
      }
      return run
    }
  }

  @Test(arguments: courses) func theBestOfAllRunsCounts(course: Course) {
    for seed in 1...2_000 {
      var chance = TrackMaker.Chance(state: UInt64(seed))
      var (passes, time): ([(control: Int, time: Int64)], Int64) = ([], 1_000)
      let isLap = chance.uniform() < 0.3
      var (control, runs) = (0, OrderedRuns())
      for _ in 0..<Int(chance.uniform(1, 40)) {
        time += Int64(chance.uniform(0, 60_000))
        // Mostly the next one; sometimes any. On a course of laps the third control lies where the first does.
        control = chance.uniform() < 0.7 ? (control + 1) % 5 : Int(chance.uniform(0, 4.99))
        let here = isLap && control % 2 == 0 && control < 4 ? [2, 0] : [control]
        passes += here.map { ($0, time) }
        runs.follow(here.map { Self.pass($0, at: time) }, until: time, by: course)
        let all = Self.runs(passes, course)
        func value(_ run: [Int64]) -> [Int64] {
          let isTimed = course.kind == .timeAttack || run.count == 5
          return [Int64(run.count)] + (isTimed ? [run[0] - run[run.count - 1], -run[0]] : [run[0], 0])
        }
        let best = all.max { value($0).lexicographicallyPrecedes(value($1)) }
        // Of those without a gate the last one is told.
        let expected = best?.count == 1 ? all.last : best
        #expect(runs.counting(by: course) == expected ?? [], "seed \(seed)")
        #expect(runs.deadline == all.compactMap { OrderedRuns.deadline(of: $0, by: course) }.max(), "seed \(seed)")
        #expect(runs.open.count <= 4 && Set(runs.open.map(\.count)).count == runs.open.count)
      }
    }
  }

  /// A control is passed when somebody is nearest, the start for the last time and a gate for the first.
  @Test func theTimeIsThatOfTheNearestPlace() {
    let course = Self.courses[1]
    var runs = OrderedRuns()
    // Comes, stands, goes, hesitates for a moment, goes on.
    for (time, distance) in [(0, 15), (5, 2), (60, 1), (65, 2), (66, 5), (67, 4), (68, 8), (70, 14)] as [(Int64, Int64)] {
      runs.follow([Self.pass(0, at: time * 1_000, near: distance * 1_000)], until: time * 1_000, by: course)
    }
    #expect(runs.counting(by: course) == [65_000], "slower than a person goes it did not begin")
    runs.follow([], until: 90_000, by: course)
    // Reached at once, and later told more exactly; what comes behind the first time of being near changes nothing.
    let ways: [(time: Int64, distance: Int64, told: Int64)] = [
      (100, 20, 100), (102, 14, 102), (103, 15, 102), (104, 9, 104), (106, 3, 106), (110, 8, 106), (115, 2, 106), (116, 0, 106),
    ]
    for (time, distance, told) in ways {
      runs.follow([Self.pass(1, at: time * 1_000, near: distance * 1_000)], until: time * 1_000, by: course)
      #expect(runs.counting(by: course) == [65_000, told * 1_000])
    }
  }

  @Test func theyAreKeptAsNumbers() throws {
    let course = Self.timeAttack
    var progress = LiveProgress(course)
    for (control, time) in [(0, 10), (1, 20), (2, 30), (0, 40), (1, 50), (0, 60)] as [(Int, Int64)] {
      progress.runs.follow([Self.pass(control, at: time * 1_000, near: time)], until: time * 1_000, by: course)
    }
    #expect(progress.runs.open.count == 2 && progress.runs.counting(by: course) == [10_000, 20_000, 30_000])
    try Self.areKept(progress, course)
    // At a gate, and on the way from the start.
    progress.runs.follow([Self.pass(0, at: 61_000, near: 4_000), Self.pass(2, at: 61_500, near: 5_000)], until: 62_000, by: course)
    #expect(progress.runs.open.contains { $0.coming == 5_000 } && progress.runs.start?.farthest == 4_000)
    try Self.areKept(progress, course)
  }

  private static func areKept(_ progress: LiveProgress, _ course: Course) throws {
    let numbers = progress.numbers(from: 5_000)
    var rest = numbers[...]
    #expect(LiveProgress(course, reading: &rest, from: 5_000) == progress && rest.isEmpty)
    for count in numbers.indices {
      rest = numbers[..<count]
      #expect(LiveProgress(course, reading: &rest, from: 5_000) == nil, "cut off")
    }
    for index in numbers.indices {
      for wild in [Int64.min, -1, 1_000_000, .max] {
        var numbers = numbers
        numbers[index] = wild
        rest = numbers[...]
        // Whatever it is read as, it ends, and soon.
        _ = LiveProgress(course, reading: &rest, from: 5_000)
      }
    }
  }
}
