import Positions
import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

/// What is told of an attempt while it goes on is what would be told if all of it were looked at each time.
@Suite struct LiveStateTests {
  private static let start = TrackMaker(seed: 1).start

  struct Kind: Sendable, CustomTestStringConvertible {
    let kind: ChallengeKind
    var parameters: [String: Int64] = [:]

    var testDescription: String { "\(kind) \(parameters)" }
  }

  static let kinds =
    ChallengeKind.allCases.filter { $0 != .orienteering }.map { Kind(kind: $0) } + [
      Kind(kind: .orienteering, parameters: ["mode": 1]), Kind(kind: .orienteering, parameters: ["mode": 2, "control_count": 2]),
      Kind(kind: .orienteering, parameters: ["mode": 3, "limit_seconds": 600]),
    ]

  /// From corner to corner, in the order of the course for a while, then in any.
  private static func way(_ chance: inout TrackMaker.Chance) -> [(Double, Double)] {
    let corners = ChallengeKinds.corners
    let inOrder = Int(chance.uniform(0, Double(corners.count) + 0.99))
    let others = (0..<Int(chance.uniform(0, 4))).map { _ in corners[Int(chance.uniform(0, 4.99))] }
    // Some turn back and begin again.
    let again = chance.uniform() < 0.4 ? Array(corners.prefix(Int(chance.uniform(1, 3.99)))) : []
    return [(-60, 0)] + (chance.uniform() < 0.3 ? [(10, 0), (-60, 10)] : []) + again + Array(corners.prefix(inOrder)) + others + [(40, 40)]
  }

  /// What is left where a phone tells nothing for up to a minute now and then.
  private static func thinned(_ samples: [TrackSample], _ chance: inout TrackMaker.Chance) -> [TrackSample] {
    var (left, next): ([TrackSample], Int64) = ([], .min)
    for sample in samples where sample.time >= next {
      left.append(sample)
      next = sample.time + (chance.uniform() < 0.7 ? 1 : Int64(chance.uniform(1_000, 55_000)))
    }
    return left
  }

  private static func whole(_ samples: some Sequence<TrackSample>, _ course: Course) -> Evaluation {
    var judge = Judge(course.movement.rules)
    judge.take(samples)
    return Evaluators.evaluate(course, judge.judged(), from: start)
  }

  @Test(arguments: kinds) func asIfAllWereLookedAt(_ kind: Kind) throws {
    let course = try ChallengeRequests.draft(ChallengeKinds.draft(kind.kind, kind.parameters)).version.course
    for seed in 1...12 {
      var chance = TrackMaker.Chance(state: UInt64(seed) &* 0x2545)
      var samples = ChallengeKinds.track(kind.kind, seed: UInt64(seed), along: Self.way(&chance)).map { TrackPacking.rounded($0) }
      if seed % 3 == 0 { samples = Self.thinned(samples, &chance) }
      var (state, end, sequence) = (LiveState(course), 0, Int32(0))
      var all: [TrackStore.Chunk] = []
      while end < samples.count {
        let next = min(samples.count, end + Int(chance.uniform(1, 130)))
        let chunk = TrackStore.Chunk(sequence: sequence, samples: TrackPacking.pack(Array(samples[end..<next])))
        (end, sequence) = (next, sequence + 1)
        all.append(chunk)
        // Chunks that were there before, and such as come too early, change nothing.
        try state.take([TrackStore.Chunk(sequence: sequence, samples: chunk.samples)], by: course, from: Self.start)
        try state.take([chunk, chunk], by: course, from: Self.start)
        let whole = Self.whole(samples[..<end], course)
        let live = state.evaluation(by: course, from: Self.start)
        #expect(live.parts == whole.parts && live.isComplete == whole.isComplete && live.deadline == whole.deadline, "seed \(seed)")
        let kept = state.packed(from: Self.start)
        #expect(kept.state.count < 1_500)
        state = try #require(LiveState(kept, course, from: Self.start))
        #expect(state.packed(from: Self.start) == kept && state.nextSequence == sequence)
        #expect(state.evaluation(by: course, from: Self.start) == live)
      }
      // Chunks that have all waited for the first one, up to a hole.
      var late = LiveState(course)
      try late.take(all + [TrackStore.Chunk(sequence: sequence + 1, samples: all[0].samples)], by: course, from: Self.start)
      let (once, whole) = (late.evaluation(by: course, from: Self.start), Self.whole(samples, course))
      #expect(once.parts == whole.parts && once.isComplete == whole.isComplete && once.deadline == whole.deadline, "seed \(seed)")
      #expect(late.nextSequence == sequence && late.sampleCount == Int32(samples.count))
    }
  }
}
