import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// A follower that gets a track chunk by chunk says of its end what a judge says that has all of it, and does not take anything back that it has settled.
@Suite struct TrackFollowerTests {
  /// A position as it was told.
  private struct Told: Hashable {
    let fix: Fix
    let leg: JudgedTrack.Leg
    let path: Int64

    init(_ track: JudgedTrack, _ index: Int) { (fix, leg, path) = (track.fixes[index], track.legs[index], track.path[index]) }
  }

  /// All of a track at once, without a search for rides.
  private static func whole(_ samples: some Sequence<TrackSample>, _ rules: JudgeRules) -> JudgedTrack {
    var cleaner = TrackCleaner(rules)
    for sample in samples { cleaner.take(sample) }
    let fixes = FixSettler(rules: rules).settled(cleaner.fixes)
    let legs = Legs(rules: rules).legs(of: fixes)
    let smooth = Smoothing().smooth(fixes, legs)
    return JudgedTrack(
      rules: rules, plane: cleaner.plane, fixes: fixes, legs: legs, smooth: smooth, path: Smoothing().path(smooth, fixes, legs),
      isMotor: fixes.map { _ in false })
  }

  /// Follows a track over chunks of any length, through another follower after each.
  private static func check(_ samples: [TrackSample], _ rules: JudgeRules, _ chance: inout TrackMaker.Chance, _ name: String) {
    var (follower, told, end) = (TrackFollower(rules), [Told](), 0)
    while end < samples.count {
      let next = min(samples.count, end + Int(chance.uniform(1, chance.uniform() < 0.5 ? 12 : 120)))
      let seen = follower.take(samples[end..<next])
      end = next
      told += seen.settled.map { Told(seen.track, $0) }
      let whole = whole(samples[..<end], rules)
      let here = told + seen.open.map { Told(seen.track, $0) }
      guard here == whole.fixes.indices.map({ Told(whole, $0) }) else {
        Issue.record("\(name): another track after \(end) samples")
        return
      }
      var numbers = follower.numbers[...]
      guard let other = TrackFollower(rules, reading: &numbers), other.numbers == follower.numbers, numbers.isEmpty else {
        Issue.record("\(name): another follower after \(end) samples")
        return
      }
      follower = other
    }
    #expect(follower.numbers.count < 1_600, "\(name): remembers \(follower.numbers.count) numbers")
  }

  @Test func everyKindOfTrack() {
    for kind in CorpusTests.kinds {
      for seed in 1...3 {
        var maker = TrackMaker(seed: UInt64(seed) * 77 + UInt64(kind.name.utf8.count))
        let samples = kind.make(&maker)
        Self.check(samples, kind.rules, &maker.chance, "\(kind.name) \(seed)")
        var follower = TrackFollower(kind.rules)
        for chunk in stride(from: 0, to: samples.count, by: 60) { _ = follower.take(samples[chunk..<min(chunk + 60, samples.count)]) }
        #expect(!follower.isBounded, "\(kind.name) \(seed)")
      }
    }
  }

  /// Pauses, repeated positions, single errors, jumps there and back, stretches somewhere else, times that go back.
  @Test func badReceivers() {
    for seed in 1...40 {
      var maker = TrackMaker(seed: UInt64(seed) &* 0x51ed, seed % 3 == 0 ? .watch : .good)
      var samples = maker.recorded(maker.gone(maker.bends(metres: 1_200), speed: 3))
      for _ in 0..<Int(maker.chance.uniform(1, 14)) {
        let (at, length) = (Int(maker.chance.uniform(0, Double(samples.count))), Int(maker.chance.uniform(1, 90)))
        let (east, north) = (Int64(maker.chance.uniform(-90_000, 90_000)), Int64(maker.chance.uniform(-400_000, 400_000)))
        let kind = maker.chance.uniform()
        for index in at..<min(samples.count, at + (kind < 0.5 ? length : 1)) {
          guard let position = samples[index].position else { continue }
          let (time, point) = (samples[index].time, position.point)
          var other = GridPoint(latitude: point.latitude + north, longitude: point.longitude + east)
          if kind > 0.8, let before = samples[max(0, index - 1)].position { other = before.point }
          samples[index].position = other.flatMap { Sample(time: time, point: $0, accuracy: position.accuracy) }
          if kind > 0.95 { samples[index].position = nil }
        }
        if kind > 0.6, kind < 0.65 { samples.swapAt(at, samples.count / 2) }
      }
      Self.check(samples, seed % 2 == 0 ? .running : .biking, &maker.chance, "seed \(seed)")
    }
  }

  /// Nothing that a phone can send makes it stumble, or remember more and more.
  @Test func rubbishIsNoReasonToFall() {
    var chance = TrackMaker.Chance(state: 17)
    for _ in 0..<60 {
      var follower = TrackFollower(chance.uniform() < 0.5 ? .running : .biking)
      var time: Int64 = 0
      for _ in 0..<12 {
        let samples = (0..<Int(chance.uniform(1, 200))).map { _ -> TrackSample in
          time += Int64(chance.uniform(-200, 1_000))
          let wide = chance.uniform() < 0.2 ? 900_000_000.0 : 3_000
          let point = GridPoint(latitude: Int64(chance.uniform(-wide, wide)), longitude: Int64(chance.uniform(-wide, wide)))
          let position = point.flatMap { Sample(time: time, point: $0, accuracy: Int64(chance.uniform(-2, 60_000))) }
          return TrackSample(time: time, position: chance.uniform() < 0.1 ? nil : position, stepCount: Int32(chance.uniform(0, 1_000)))
        }
        let end = follower.take(samples)
        #expect(zip(end.track.path, end.track.path.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(end.settled.upperBound == end.open.lowerBound && end.open.upperBound == end.track.fixes.count)
        #expect(end.track.fixes.count < 1_100)
        var numbers = follower.numbers[...]
        let other = TrackFollower(follower.rules, reading: &numbers)
        #expect(other?.numbers == follower.numbers)
      }
    }
  }

  @Test func otherNumbersAreNone() {
    var chance = TrackMaker.Chance(state: 4)
    for _ in 0..<2_000 {
      var numbers = (0..<Int(chance.uniform(0, 60))).map { _ in
        chance.uniform() < 0.5 ? Int64(chance.uniform(0, 4)) : Int64(bitPattern: chance.next())
      }[...]
      if var follower = TrackFollower(.running, reading: &numbers) { _ = follower.take([]) }
    }
  }
}
