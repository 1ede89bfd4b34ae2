import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Looking at a judge while it is fed changes nothing of what it says. Parts in any order and more than once are shown with attempts (`LiveStateTests`,
/// `AttemptTests.chunksComeInAnyOrderAndMoreThanOnce`), and followers against judges in `TrackFollowerTests`.
@Suite struct LiveAndWholeTests {
  @Test func anyParts() {
    for seed in 1...60 {
      var maker = TrackMaker(seed: UInt64(seed) * 1_009, seed % 2 == 0 ? .good : .watch)
      var samples =
        maker.recorded(maker.gone(maker.bends(metres: 900), speed: 3))
        + maker.recorded(
          maker.driven(metres: 900, speed: 12, push: 2, from: 400))
      if seed % 3 == 0 { samples.append(TrackSample(time: samples[20].time, position: nil)) }
      if seed % 4 == 0 { samples.swapAt(30, 45) }
      var (whole, live) = (Judge(.running), Judge(.running))
      whole.take(samples)
      var rest = samples[...]
      while !rest.isEmpty {
        let count = Int(maker.chance.uniform(1, 90))
        live.take(rest.prefix(count))
        rest = rest.dropFirst(count)
        // Looking at it on the way changes nothing.
        if seed % 5 == 0 { _ = live.judged() }
      }
      let (one, other) = (whole.judged(), live.judged())
      #expect(one.fixes == other.fixes && one.findings == other.findings && one.path == other.path && one.pieces == other.pieces)
    }
  }

  /// Nothing that a phone can send makes it stumble.
  @Test func rubbishIsNoReasonToFall() {
    var chance = TrackMaker.Chance(state: 99)
    for _ in 0..<300 {
      let samples = (0..<Int(chance.uniform(0, 60))).map { _ -> TrackSample in
        let time = Int64(bitPattern: chance.next()) % (chance.uniform() < 0.5 ? 1 << 53 : 100_000)
        let point = GridPoint(
          latitude: Int64(chance.uniform(-900_000_000, 900_000_000)), longitude: Int64(chance.uniform(-1_800_000_000, 1_800_000_000)))
        let near = GridPoint(latitude: Int64(chance.uniform(0, 3_000)), longitude: Int64(chance.uniform(0, 3_000)))
        let position = (chance.uniform() < 0.3 ? point : near).flatMap {
          Sample(time: time, point: $0, accuracy: Int64(chance.uniform(-2, 60_000)))
        }
        return TrackSample(time: time, position: chance.uniform() < 0.1 ? nil : position, stepCount: Int32(chance.uniform(-5, 1_000)))
      }
      var judge = Judge(chance.uniform() < 0.5 ? .running : .biking)
      judge.take(samples)
      let track = judge.judged()
      #expect(zip(track.path, track.path.dropFirst()).allSatisfy { $0 <= $1 })
      _ = TrackPrints.prints(of: track)
    }
  }
}
