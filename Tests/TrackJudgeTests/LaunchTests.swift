import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Starts from a standstill, seen through positions that are seconds apart.
@Suite struct LaunchTests {
  /// Seconds between positions, at least and at most.
  static let spacings: [ClosedRange<Double>] = [1...1, 3...3, 5...5, 10...10, 1...14]

  static let count = 150

  /// The corpus's town car.
  @Test(arguments: spacings) func aTownCarIsNoBicycle(spacing: ClosedRange<Double>) throws {
    let car = try #require(CorpusTests.kinds.first { $0.name == "car as ride, town" })
    var tally = Tally()
    for seed in 1...Self.count {
      var maker = TrackMaker(seed: UInt64(seed) * 211)
      maker.receiver.interval = spacing
      tally.add(CorpusTests.answer(to: car.make(&maker), .biking))
    }
    #expect(tally.passed * 100 <= tally.count, "\(tally.passed) of \(tally.count) pass")
  }

  /// Riders in town, who stop at lights and start as people do.
  @Test(arguments: spacings) func aRiderInTownMayStop(spacing: ClosedRange<Double>) {
    for seed in 1...Self.count {
      var maker = TrackMaker(seed: UInt64(seed) * 223)
      if seed % 4 == 0 { maker.receiver = .canyon }
      maker.receiver.interval = spacing
      let (speed, push) = (maker.chance.uniform(5, 10.5), maker.chance.uniform(0.5, 1.4))
      let samples = maker.recorded(maker.driven(metres: 6_000, speed: speed, push: push))
      let track = HonestTracksTests.judged(samples, .biking)
      #expect(!track.findings.contains { $0.kind == .launches }, "seed \(seed): \(speed) m/s, \(push) m/s²: \(track.findings)")
    }
  }

  /// Hairpins between positions far apart look like standstills.
  @Test(arguments: spacings) func aHairpinIsNoStandstill(spacing: ClosedRange<Double>) {
    let hairpins = (0...16).flatMap { row -> [(Double, Double)] in
      let (from, to) = row % 2 == 0 ? (0.0, 250.0) : (250, 0)
      return [(from, Double(row) * 12), (to, Double(row) * 12)]
    }
    for seed in 1...40 {
      var maker = TrackMaker(seed: UInt64(seed) * 227)
      maker.receiver.interval = spacing
      let track = HonestTracksTests.judged(maker.recorded(maker.gone(hairpins, speed: maker.chance.uniform(6, 11))), .biking)
      #expect(!track.findings.contains { $0.kind == .launches }, "seed \(seed): \(track.findings)")
    }
  }
}
