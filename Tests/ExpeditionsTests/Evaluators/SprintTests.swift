import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Averages of short courses: people are faster over a hundred metres than over an hour.
@Suite struct SprintTests {
  @Test(arguments: [(100.0, 14.0), (200, 27), (400, 63), (800, 133), (1_500, 235)]) func aSprintIsBelieved(metres: Double, seconds: Double)
  {
    for seed in 1...10 {
      #expect(Self.average(metres, metres / seconds, seed) == nil, "seed \(seed)")
    }
  }

  @Test func nobodyIsFasterThanAnybody() {
    for seed in 1...10 {
      #expect(Self.average(400, 11, seed)?.severity == .certain, "400 m in 36 s, seed \(seed)")
      #expect(Self.average(5_000, 6.35, seed)?.severity == .doubt, "5,000 m in 13:07, seed \(seed)")
      #expect(Self.average(5_000, 7.6, seed)?.severity == .certain, "5,000 m in 10:58, seed \(seed)")
      #expect(Self.average(800, 6, seed, averageMax: 15)?.severity == .certain, "as its challenge says, seed \(seed)")
    }
  }

  private static func average(_ metres: Double, _ speed: Double, _ seed: Int, averageMax: Int64? = nil) -> TrackFinding? {
    var maker = TrackMaker(seed: UInt64(seed) * 167)
    let course = EvaluatorTests.course(.race, .running, averageMax.map { ["average_max_kmh": $0] } ?? [:], at: [0, metres])
    let moments = maker.gone([(-40, 0), (metres + 40, 0)], speed: speed, variation: 0.03)
    var judge = Judge(.running)
    judge.take(maker.recorded(moments))
    let track = judge.judged()
    let evaluation = Evaluators.evaluate(course, track, from: maker.start)
    return AttemptRules.average(course, evaluation, Walk(track: track, start: maker.start, countsRides: true))
  }
}
