import Foundation
import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Tracks that somebody has drawn, at any spacing, and tracks of receivers that look like them.
@Suite struct DrawnTracksTests {
  /// A way, metres.
  enum Shape: Sendable, CaseIterable {
    case bends, straight, circle, wideCircle

    func corners(_ maker: inout TrackMaker, metres: Double) -> [(Double, Double)] {
      func circle(_ radius: Double) -> [(Double, Double)] { DrawnTracksTests.circle(radius, metres: metres) }
      return switch self {
      case .bends: maker.bends(metres: metres)
      case .straight: [(0, 0), (metres * 0.6, metres * 0.8)]
      case .circle: circle(60)
      case .wideCircle: circle(250)
      }
    }
  }

  static func circle(_ radius: Double, metres: Double) -> [(Double, Double)] {
    let step = 0.25
    return (0...Int(metres / step)).map { count in
      let angle = Double(count) * step / radius
      return (radius * sin(angle), radius * cos(angle))
    }
  }

  /// Seconds between positions, again and again, and digits behind the point with which degrees are written.
  struct Writing: Sendable, CustomTestStringConvertible {
    let seconds: [Double]
    var digits = 7

    var testDescription: String { "\(digits) digits each \(seconds) s" }

    func written(_ samples: [TrackSample]) -> [TrackSample] {
      var (written, next): ([TrackSample], Int64) = ([], .min)
      let steps = digits == 7 ? Int64(1) : digits == 6 ? 10 : 100
      for sample in samples where sample.time + 49 >= next {
        next = sample.time + Int64(seconds[written.count % seconds.count] * 1_000)
        guard let position = sample.position else { continue }
        func rounded(_ degrees: Int64) -> Int64 { (degrees + steps / 2) / steps * steps }
        let point = GridPoint(latitude: rounded(position.point.latitude), longitude: rounded(position.point.longitude))
        var sample = sample
        sample.position = point.flatMap { Sample(time: position.time, point: $0, accuracy: position.accuracy) }
        written.append(sample)
      }
      return written
    }
  }

  static let writings: [Writing] = [[1.0], [1, 1.2], [1, 1.7, 2.4], [2], [3], [5], [8], [12], [1, 14, 6, 3, 9]].flatMap { seconds in
    [7, 6].map { Writing(seconds: seconds, digits: $0) }
  }

  @Test(arguments: writings, Shape.allCases) func aDrawnTrackIsHeld(_ writing: Writing, _ shape: Shape) {
    // Degrees of six digits say nothing of so few positions on bends.
    if writing.digits == 6, shape == .bends, writing.seconds.max() ?? 0 >= 5 { return }
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 101)
      let moments = maker.gone(shape.corners(&maker, metres: 1_800), speed: 3, variation: seed % 2 == 0 ? 0.12 : 0, weave: 0)
      let samples = writing.written(maker.spoofed(moments, every: 0.1))
      let track = HonestTracksTests.judged(samples, .running)
      #expect(track.findings.contains { $0.kind == .noNoise && $0.severity == .doubt }, "seed \(seed)")
    }
  }

  /// Metres of noise without memory.
  @Test(arguments: [0.6, 1, 3], [[1.0], [1, 1.2], [1, 1.7, 2.4], [2]]) func noiseWithoutMemoryIsHeld(noise: Double, seconds: [Double]) {
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 103)
      // On bends, four positions on each side that are far from each other say more of them than of the noise.
      let corners = seed % 2 == 0 && noise >= 3 && (seconds.max() ?? 0) < 1.5 ? maker.bends(metres: 1_800) : [(0, 0), (1_500, 700)]
      let moments = maker.gone(corners, speed: 3, weave: 0)
      let samples = Writing(seconds: seconds).written(maker.spoofed(moments, noise: noise, every: 0.1))
      let track = HonestTracksTests.judged(samples, .running)
      #expect(track.findings.contains { $0.kind == .whiteNoise && $0.severity == .doubt }, "seed \(seed)")
    }
  }

  /// A way that a real receiver was carried on.
  struct Honest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rules: JudgeRules
    let speed: Double
    let corners: @Sendable (inout TrackMaker) -> [(Double, Double)]
  }

  static let honest: [Honest] = [
    Honest(testDescription: "bends by bicycle", rules: .biking, speed: 9) { $0.bends(metres: 12_000) },
    Honest(testDescription: "straight road by bicycle", rules: .biking, speed: 8) { _ in [(0, 0), (9_000, 4_000)] },
    Honest(testDescription: "circle by bicycle", rules: .biking, speed: 8) { _ in circle(100, metres: 9_000) },
    Honest(testDescription: "straight path on foot", rules: .running, speed: 3) { _ in [(0, 0), (3_000, 1_000)] },
    Honest(testDescription: "path to the north on foot", rules: .running, speed: 3) { _ in [(0, 0), (0, 3_000)] },
    Honest(testDescription: "bends on foot", rules: .running, speed: 3.4) { $0.bends(metres: 3_000) },
    Honest(testDescription: "small circle on foot", rules: .running, speed: 3) { _ in circle(12, metres: 3_000) },
    Honest(testDescription: "to and fro on foot", rules: .running, speed: 3) { _ in (0..<150).map { ($0 % 2 == 0 ? 0 : 20, 0) } },
  ]

  static let honestWritings: [Writing] =
    [[1.0], [1, 1.2], [2], [5], [8], [10], [14], [1, 14, 6, 3, 9]].flatMap { seconds in
      [7, 6, 5].map { Writing(seconds: seconds, digits: $0) }
    }

  static let receivers: [TrackMaker.Receiver] = [(1.2, 100, 0.05, 3), (3.5, 45, 0.25, 6), (9, 30, 0.6, 14)].map { numbers in
    var receiver = TrackMaker.Receiver()
    (receiver.drift, receiver.memory, receiver.jitter, receiver.accuracy) = numbers
    return receiver
  }

  @Test(arguments: honest, honestWritings) func aReceiverDrawsNoLines(_ honest: Honest, _ writing: Writing) {
    for seed in 1...3 {
      var maker = TrackMaker(seed: UInt64(seed) * 107, Self.receivers[seed % Self.receivers.count])
      let samples = maker.recorded(maker.gone(honest.corners(&maker), speed: honest.speed))
      let track = HonestTracksTests.judged(writing.written(samples), honest.rules)
      let found = track.findings.filter { [.noNoise, .whiteNoise].contains($0.kind) }
      #expect(found == [], "seed \(seed)")
    }
  }
}
