import Foundation
import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Tracks that many people make, and those that somebody who wants points would try first.
@Suite struct LikelyTracksTests {
  private func judged(_ samples: [TrackSample], _ rules: JudgeRules = .running) -> JudgedTrack { HonestTracksTests.judged(samples, rules) }

  private func isDoubted(_ samples: [TrackSample]) -> Bool { CorpusTests.answer(to: samples, .running) != .passed }

  /// Somebody who stays in one place and writes jumps to a control and back into the file has not been there.
  @Test(arguments: [100.0, 250, 400], [1, 4]) func aJumpThereAndBackPassesNothing(metres: Double, spacing: Int) throws {
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 137)
      var samples = maker.recorded(maker.gone(DrawnTracksTests.circle(12, metres: 600), speed: 1.4))
      let begin = 100 + 10 * seed
      for index in begin..<(begin + 8) { samples[index] = maker.sample(Double(index), metres + Double(index - begin), 3, 5) }
      samples = samples.indices.filter { $0 % spacing == 0 }.map { samples[$0] }
      let control = try #require(maker.point(metres, 0))
      #expect(judged(samples).passes(of: control, radius: 20_000).isEmpty, "seed \(seed)")
    }
  }

  /// A receiver that has gone wrong under trees for a minute and is put right at once: somebody may have to look, and nobody is refused.
  @Test(arguments: [45.0, 60, 80, 120], [4.0, 10]) func aReceiverThatIsPutRightRefusesNobody(metres: Double, accuracy: Double) {
    for seed in 1...8 {
      var maker = TrackMaker(seed: UInt64(seed) * 139)
      maker.receiver.accuracy = accuracy
      var samples = maker.recorded(maker.gone([(0, 0), (1_500, 200)], speed: 3))
      for index in 100..<190 {
        guard let position = samples[index].position else { continue }
        let north = Int64(metres * 90 * Double(index - 100) / 90)
        let point = GridPoint(latitude: position.point.latitude + north, longitude: position.point.longitude)
        samples[index].position = point.flatMap { Sample(time: position.time, point: $0, accuracy: position.accuracy) }
      }
      #expect(!judged(samples).findings.contains { $0.severity == .certain }, "seed \(seed)")
    }
  }

  /// A car that drives to and fro is judged as quickly as somebody who runs.
  @Test func manyLeapsAreJudgedQuickly() {
    var maker = TrackMaker(seed: 3)
    let moments = maker.gone((0..<80).map { ($0 % 2 == 0 ? 0 : 850, 0) }, speed: 17)
    let samples = maker.recorded(moments)
    #expect(samples.count >= 3_500)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(judged(samples).findings.contains { $0.kind == .vehicle }) }
    // A second and less; where each leap was compared with all, half a minute.
    #expect(time < .seconds(10))
  }

  /// A phone that lies on a table goes nowhere.
  @Test func whoStandsStillGoesNowhere() {
    for (seed, numbers) in [(9.0, 30.0, 14.0), (12, 60, 20), (3.5, 45, 6)].enumerated() {
      var maker = TrackMaker(seed: UInt64(seed) + 1)
      (maker.receiver.drift, maker.receiver.memory, maker.receiver.accuracy) = numbers
      let track = judged(maker.recorded(maker.rested(maker.gone([(0, 0), (1, 0)], speed: 1), seconds: 3_600)))
      #expect((track.path.last ?? 0) < 1_000_000, "drift \(numbers.0) m: \((track.path.last ?? 0) / 1_000) m")
    }
  }

  /// Up to a speed and down again, with a stop each so many metres.
  private func betweenLights(_ maker: inout TrackMaker, speed: Double, lights: ClosedRange<Double>) -> [TrackSample] {
    maker.recorded(maker.driven(metres: 4_000, speed: speed, push: 0.8, between: lights))
  }

  @Test func motorsAmongLightsAreNoRunners() {
    for seed in 1...15 {
      var maker = TrackMaker(seed: UInt64(seed) * 149)
      #expect(isDoubted(betweenLights(&maker, speed: 20 / 3.6, lights: 200...500)), "scooter, seed \(seed)")
      #expect(isDoubted(betweenLights(&maker, speed: 25 / 3.6, lights: 200...450)), "fast scooter, seed \(seed)")
      #expect(isDoubted(betweenLights(&maker, speed: 29 / 3.6, lights: 150...300)), "bicycle, seed \(seed)")
    }
  }

  /// Somebody who runs fast for some time, and trots or stands between.
  @Test(arguments: [(400.0, 5.4, 200.0, 2.2), (200, 6.2, 200, 1.8), (1_000, 5.0, 400, 2.4)])
  func intervalsAreARunnersOwn(fast: Double, speed: Double, slow: Double, trot: Double) {
    for seed in 1...10 {
      var maker = TrackMaker(seed: UInt64(seed) * 151)
      var moments: [TrackMaker.Moment] = []
      var east = 0.0
      for _ in 0..<8 {
        moments += maker.gone([(east, 0), (east + fast, 0)], speed: speed, variation: 0.04, from: moments.last?.time ?? 0)
        moments += maker.gone([(east + fast, 0), (east + fast + slow, 0)], speed: trot, from: moments.last?.time ?? 0)
        east += fast + slow
      }
      #expect(!isDoubted(maker.recorded(moments)), "seed \(seed)")
    }
  }

  /// Ways on which nothing was recorded, and on which nobody can have run so fast.
  @Test func aRideThatWasNotRecordedIsDoubted() {
    var maker = TrackMaker(seed: 29)
    let first = maker.gone([(0, 0), (1_200, 0)], speed: 3)
    func with(_ metres: Double, in seconds: Double) -> [TrackSample] {
      let second = maker.gone([(1_200 + metres, 0), (2_400 + metres, 0)], speed: 3, from: (first.last?.time ?? 0) + seconds)
      return maker.recorded(first) + maker.recorded(second)
    }
    #expect(isDoubted(with(1_100, in: 180)))
    #expect(!isDoubted(with(270, in: 90)), "a tunnel")
  }

  /// A lap that many have run before: some marks are in common by chance with one of them.
  @Test(arguments: [1.2, 1.5, 2.5, 3.5]) func aPopularLapIsNobodysCopy(drift: Double) {
    for (laps, metres) in [(5, 400.0), (3, 1_000), (1, 1_000)] {
      var maker = TrackMaker(seed: UInt64(drift * 1_009) + UInt64(laps))
      maker.receiver.drift = drift
      let lap = HonestTracksTests.Laps(count: laps, metres: metres, receiver: maker.receiver)
      let runs = (0..<60).map { _ in TrackPrints.marks(of: judged(lap.recorded(by: &maker))) }
      for (index, run) in runs.enumerated().dropFirst(20) {
        #expect(!runs[..<index].contains { CorpusTests.isReplay(run, of: $0) }, "\(laps) of \(metres) m, run \(index)")
      }
    }
  }

  @Test func manyRoundsWithAGoodReceiverAreNoCopiesOfEachOther() {
    for seed in 1...4 {
      var maker = TrackMaker(seed: UInt64(seed) * 157)
      var receiver = TrackMaker.Receiver()
      receiver.drift = 0.7
      let track = judged(HonestTracksTests.Laps(count: 25, metres: 400, receiver: receiver).recorded(by: &maker))
      #expect(TrackPrints.repetition(in: track) ?? 0 < TrackPrints.shareMin, "seed \(seed)")
    }
  }

  /// Receivers of two frequencies under an open sky.
  @Test(arguments: [(0.7, 60.0, 0.25), (1.0, 45, 0.25), (0.7, 100, 0.1), (1.0, 60, 0.02)])
  func theBestReceiversOnAStraightWayAreBelieved(drift: Double, memory: Double, jitter: Double) {
    for seed in 1...6 {
      for (speed, rules) in [(3.2, JudgeRules.running), (8, .biking)] {
        var maker = TrackMaker(seed: UInt64(seed) * 163)
        (maker.receiver.drift, maker.receiver.memory, maker.receiver.jitter, maker.receiver.accuracy) = (drift, memory, jitter, 3)
        let samples = maker.recorded(maker.gone([(0, 0), (1_500 * speed / 3, 900)], speed: speed))
        #expect(HonestTracksTests.doubts(judged(samples, rules)) == [], "seed \(seed), \(speed) m/s")
      }
    }
  }
}
