import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Tracks of those who have not done what they say.
@Suite struct ForgedTracksTests {
  private func judged(_ samples: [TrackSample], _ rules: JudgeRules) -> JudgedTrack { HonestTracksTests.judged(samples, rules) }

  @Test func aCarIsSeenWhereItIs() {
    for seed in 1...30 {
      var maker = TrackMaker(seed: UInt64(seed) * 131)
      let walk = maker.gone([(-400, 0), (0, 0)], speed: 1.4)
      let drive = maker.driven(metres: 3_000, speed: 13.9, push: 2, from: walk.last?.time ?? 0)
      let track = judged(maker.recorded(walk + drive), .running)
      let found = track.findings.first { $0.kind == .vehicle }
      #expect(found?.severity == .certain, "seed \(seed)")
      #expect((found?.startTime ?? 0) > maker.start + 200_000, "the walk before is the person's own")
      #expect(track.pieces.first?.kind == .own && track.pieces.contains { $0.kind == .vehicle })
      // The walk counts without the ride.
      let own = track.ownDistance(from: .min, to: .max)
      #expect(own > 330_000 && own < 700_000, "seed \(seed): \(own)")
    }
  }

  @Test func motorsOnTheRoadAreNoBicycles() {
    for seed in 1...30 {
      var maker = TrackMaker(seed: UInt64(seed) * 17)
      let motorway = judged(maker.recorded(maker.driven(metres: 12_000, speed: 31, push: 2, between: 4_000...6_000)), .biking)
      #expect(motorway.findings.contains { $0.kind == .vehicle && $0.severity == .certain }, "seed \(seed)")
      let town = judged(maker.recorded(maker.driven(metres: 5_000, speed: 13.9, push: 2.2)), .biking)
      #expect(town.findings.contains { $0.kind == .launches && $0.severity == .doubt }, "seed \(seed)")
    }
  }

  @Test(arguments: [250.0, 400, 3_000, 80_000]) func aTeleportIsSeenWhereItIs(metres: Double) {
    for seed in 1...20 {
      var maker = TrackMaker(seed: UInt64(seed) * 71)
      let first = maker.gone([(0, 0), (500, 0)], speed: 3)
      let time = (first.last?.time ?? 0) + 5
      let second = maker.gone([(500 + metres, 0), (1_000 + metres, 0)], speed: 3, from: time)
      let track = judged(maker.recorded(first + second), .running)
      let teleports = track.findings.filter { $0.kind == .teleport }
      #expect(teleports.count == 1, "seed \(seed): \(track.findings)")
      #expect(abs((teleports.first?.startTime ?? 0) - maker.start - Int64(time * 1_000)) < 12_000)
      #expect(abs(Double(teleports.first?.value ?? 0) / 1_000 - metres) < 60)
      #expect((track.path.last ?? 0) < 1_150_000, "a teleport is no way")
      #expect(!track.findings.contains { $0.kind == .vehicle })
    }
  }

  @Test func aDrawnLineIsHeld() {
    for seed in 1...20 {
      var maker = TrackMaker(seed: UInt64(seed))
      let corners = maker.bends(metres: 1_500)
      let line = judged(maker.spoofed(maker.gone(corners, speed: 3, variation: 0, weave: 0)), .running)
      #expect(line.findings.contains { $0.kind == .noNoise && $0.severity == .doubt }, "seed \(seed)")
      let shaken = judged(maker.spoofed(maker.gone(corners, speed: 3), noise: 3), .running)
      #expect(shaken.findings.contains { $0.kind == .whiteNoise && $0.severity == .doubt }, "seed \(seed)")
    }
  }

  @Test func whoRunsMakesSteps() {
    var maker = TrackMaker(seed: 3)
    let run = maker.gone(maker.bends(metres: 1_500), speed: 3)
    #expect(!judged(maker.recorded(run, steps: 0.9), .running).findings.contains { $0.kind == .noSteps })
    #expect(judged(maker.recorded(run, steps: 0), .running).findings.contains { $0.kind == .noSteps && $0.severity == .doubt })
  }

  @Test func aCopyIsRecognisedWhateverItsTimes() {
    for seed in 1...10 {
      var maker = TrackMaker(seed: UInt64(seed) * 13)
      let corners = maker.bends(metres: 3_000)
      let samples = maker.recorded(maker.gone(corners, speed: 3))
      let prints = Set(TrackPrints.prints(of: judged(samples, .running)))
      #expect(prints.count > 40)
      func share(_ copy: [TrackSample]) -> Int {
        let other = TrackPrints.prints(of: judged(copy, .running))
        return other.count { prints.contains($0) } * 1_000 / max(1, other.count)
      }
      // Later and faster; backwards; every third position.
      func moved(_ samples: [TrackSample], _ time: (Int64) -> Int64) -> [TrackSample] {
        samples.map { sample in
          let moment = time(sample.time)
          return TrackSample(time: moment, position: Sample(time: moment, point: sample.position!.point, accuracy: 5_000))
        }
      }
      #expect(share(moved(samples) { 1_790_000_000_000 + ($0 - maker.start) * 4 / 5 }) > 900)
      #expect(share(moved(samples.reversed()) { 1_790_000_000_000 + (maker.start + 10_000_000 - $0) }) > 900)
      let sparse = samples.indices.filter { $0 % 3 == 0 }.map { samples[$0] }
      #expect(share(sparse) >= Int(TrackPrints.shareMin), "seed \(seed)")
      // Another run on the same way is none.
      #expect(share(maker.recorded(maker.gone(corners, speed: 3))) < Int(TrackPrints.shareMin) / 2)
    }
  }

  /// A lap that is there again, as it was or backwards.
  @Test func aLapThatIsThereAgainIsRecognised() {
    for seed in 1...10 {
      var maker = TrackMaker(seed: UInt64(seed) * 41)
      let lap = maker.recorded(maker.gone([(0, 0), (200, 0), (200, 200), (0, 200), (0, 0)], speed: 3))
      func share(_ laps: [[TrackSample]]) -> Int64 {
        var time = maker.start
        let samples = laps.flatMap { lap in
          let (first, from) = (lap[0].time, time)
          time += abs(lap[lap.count - 1].time - first) + 1_000
          return lap.map { sample in
            let time = from + abs(sample.time - first)
            let position = sample.position.flatMap { Sample(time: time, point: $0.point, accuracy: $0.accuracy) }
            return TrackSample(time: time, position: position)
          }
        }
        return TrackPrints.repetition(in: judged(samples, .running)) ?? 0
      }
      #expect(share([lap, lap, lap, lap]) > 700, "seed \(seed)")
      #expect(share([lap, lap]) > 450, "seed \(seed)")
      #expect(share([lap, lap.reversed()]) > 400, "seed \(seed)")
    }
  }

  /// A copy may be moved aside: its places are others, and its errors the same.
  @Test func aCopyThatWasMovedAsideIsRecognised() {
    for seed in 1...20 {
      var maker = TrackMaker(seed: UInt64(seed) * 29, seed % 3 == 0 ? .canyon : .good)
      let corners = maker.bends(metres: 3_000)
      let samples = maker.recorded(maker.gone(corners, speed: 3))
      func marks(_ samples: [TrackSample]) -> [Int64] { TrackShapes.marks(of: judged(samples, .running)).map(\.print) }
      let kept = Set(marks(samples))
      #expect(kept.count >= 2 * TrackPrints.matchMin)
      func share(_ copy: [TrackSample]) -> Int {
        let other = marks(copy)
        return other.count { kept.contains($0) } * 1_000 / max(1, other.count)
      }
      let metres = maker.chance.uniform(0.7, 400)
      #expect(share(Self.replay(samples, aside: metres)) > 900, "seed \(seed)")
      #expect(share(Self.replay(samples, aside: metres, faster: 1.1)) > 900, "seed \(seed)")
      #expect(share(Self.replay(samples, aside: metres, isBackwards: true)) > 900, "seed \(seed)")
      #expect(share(maker.recorded(maker.gone(corners, speed: 3))) == 0, "another run on the same way, seed \(seed)")
    }
  }

  /// The same positions at other times: some metres north-east, faster, the other way round, or each so many alone.
  static func replay(
    _ samples: [TrackSample], aside metres: Double = 0, faster: Double = 1, isBackwards: Bool = false, every count: Int = 1
  ) -> [TrackSample] {
    guard let first = samples.first, let last = samples.last else { return [] }
    let chosen = samples.indices.filter { $0 % count == 0 }.map { samples[$0] }
    return (isBackwards ? chosen.reversed() : chosen).compactMap { sample in
      let gone = isBackwards ? last.time - sample.time : sample.time - first.time
      let time = first.time + 86_400_000 + Int64(Double(gone) / faster)
      guard let position = sample.position else { return nil }
      // Degrees of a program, which rounds them when it writes.
      let north = Double(position.point.latitude) / 1e7 + metres / 157_254
      let east = Double(position.point.longitude) / 1e7 + metres / 78_000
      let point = GridPoint(latitudeDegrees: north, longitudeDegrees: east)
      return TrackSample(time: time, position: point.flatMap { Sample(time: time, point: $0, accuracy: position.accuracy) })
    }
  }

  /// A rate made of the speed is there with it; a heart comes half a minute later.
  @Test func aHeartTakesItsTime() {
    for seed in 1...20 {
      var maker = TrackMaker(seed: UInt64(seed) * 19)
      let samples = maker.recorded(maker.gone(maker.bends(metres: 2_500), speed: 3.2, variation: 0.25))
      func way(_ index: Int) -> Double {
        guard index >= 3, let from = samples[index - 3].position, let to = samples[index].position else { return 9 }
        return Double(from.point.distance(to: to.point) ?? 0) / 1_000
      }
      let speeds = samples.indices.map { way($0) / 3 }
      func with(_ rates: [Double]) -> [TrackSample] {
        zip(samples, rates).map { sample, rate in
          var sample = sample
          sample.heartRate = Int32(rate.rounded())
          return sample
        }
      }
      var (real, rate) = ([Double](), 140.0)
      for speed in speeds {
        rate += (70 + 25 * speed - rate) / 30
        real.append(rate)
      }
      let found = { (rates: [Double]) in self.judged(with(rates), .running).findings.first { $0.kind == .heartWithoutLag } }
      #expect(found(real) == nil, "seed \(seed)")
      #expect(found(speeds.map { _ in 150 }) == nil, "seed \(seed)")
      #expect(found(speeds.map { 70 + 25 * $0 })?.severity == .sign, "seed \(seed)")
    }
  }
}
