import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Runs of a time attack are followed one passage after the other, and come to what trying every start would come to.
@Suite struct TimeAttackRunsTests {
  private static let course = EvaluatorTests.course(
    .timeAttack, .running, ["start_seconds": 100, "gate_bonus_seconds": 40], at: [0, 100, 200, 300, 400])

  /// All runs that began, each by itself: from a start to the first gate behind it, and on while there is time.
  private static func runs(_ passes: [(control: Int, time: Int64)]) -> [TimeAttackRuns.Run] {
    passes.indices.filter { passes[$0].control == 0 }.map { first in
      var run = [passes[first].time]
      for pass in passes[first...].dropFirst() {
        if run.count == 1, pass.control == 0 { break }
        guard pass.control == run.count, let last = run.last, pass.time > last else { continue }
        if pass.time > TimeAttackRuns.deadline(of: run, by: course) { break }
        run.append(pass.time)
      }
      return run
    }
  }

  @Test func theBestOfAllRunsCounts() {
    for seed in 1...2_000 {
      var chance = TrackMaker.Chance(state: UInt64(seed))
      var (passes, time): ([(control: Int, time: Int64)], Int64) = ([], 1_000)
      let isLap = chance.uniform() < 0.3
      var (control, runs) = (0, TimeAttackRuns())
      for _ in 0..<Int(chance.uniform(1, 40)) {
        time += Int64(chance.uniform(0, 60_000))
        // Mostly the next one; sometimes any. On a course of laps the third control lies where the first does.
        control = chance.uniform() < 0.7 ? (control + 1) % 5 : Int(chance.uniform(0, 4.99))
        let here = isLap && control % 2 == 0 && control < 4 ? [2, 0] : [control]
        for control in here {
          passes.append((control, time))
          runs.pass(control, at: time, by: Self.course)
        }
        let all = Self.runs(passes)
        func value(_ run: TimeAttackRuns.Run) -> [Int64] { [Int64(run.count), run[0] - run[run.count - 1], -run[0]] }
        let best = all.max { value($0).lexicographicallyPrecedes(value($1)) }
        // Of those without a gate the last one is told.
        let expected = best?.count == 1 ? all.last : best
        #expect(runs.counting == expected ?? [], "seed \(seed)")
        #expect(runs.deadline == all.map { TimeAttackRuns.deadline(of: $0, by: Self.course) }.max(), "seed \(seed)")
        #expect(runs.open.count <= 3 && Set(runs.open.map(\.count)).count == runs.open.count)
      }
    }
  }

  @Test func theyAreKeptAsNumbers() throws {
    var progress = LiveProgress(Self.course)
    for (control, time) in [(0, 10), (1, 20), (2, 30), (0, 40), (1, 50), (0, 60)] as [(Int, Int64)] {
      progress.runs.pass(control, at: time * 1_000, by: Self.course)
    }
    #expect(progress.runs.open.count == 2 && progress.runs.counting == [10_000, 20_000, 30_000])
    let numbers = progress.numbers(from: 5_000)
    var rest = numbers[...]
    #expect(LiveProgress(Self.course, reading: &rest, from: 5_000) == progress && rest.isEmpty)
    for count in numbers.indices {
      rest = numbers[..<count]
      #expect(LiveProgress(Self.course, reading: &rest, from: 5_000) == nil, "cut off")
    }
    for index in numbers.indices {
      for wild in [Int64.min, -1, 1_000_000, .max] {
        var numbers = numbers
        numbers[index] = wild
        rest = numbers[...]
        // Whatever it is read as, it ends, and soon.
        _ = LiveProgress(Self.course, reading: &rest, from: 5_000)
      }
    }
  }
}
