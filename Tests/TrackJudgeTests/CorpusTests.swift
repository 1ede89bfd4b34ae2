import Foundation
import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// The labelled corpus: tracks of each kind, made by a generator that shares nothing with the judge, and what the judge says of them. `make judge` prints the
/// table over many seeds that no threshold was chosen by.
@Suite struct CorpusTests {
  enum Truth { case honest, motor, forged }

  /// Answer of the judge alone.
  enum Answer: Int { case passed, held, rejected }

  struct Kind: Sendable {
    let name: String
    let truth: Truth
    let rules: JudgeRules
    let make: @Sendable (inout TrackMaker) -> [TrackSample]
  }

  static func way(_ maker: inout TrackMaker, _ metres: Double, _ speed: Double, from time: Double = 0) -> [TrackMaker.Moment] {
    maker.gone(maker.bends(metres: metres), speed: speed, from: time)
  }

  static func honest(_ name: String, _ rules: JudgeRules, _ speeds: ClosedRange<Double>, _ receiver: TrackMaker.Receiver = .good) -> Kind {
    Kind(name: name, truth: .honest, rules: rules) { maker in
      maker.receiver = receiver
      let speed = maker.chance.uniform(speeds.lowerBound, speeds.upperBound)
      return maker.recorded(way(&maker, 2_500, speed))
    }
  }

  static let kinds: [Kind] = [
    honest("walk", .running, 1.1...1.8), honest("run", .running, 2.4...4.6), honest("run, watch", .running, 2.4...4.6, .watch),
    honest("run, canyon", .running, 2.2...4, .canyon), honest("ride", .biking, 3.5...9.5),
    honest("ride, watch", .biking, 3.5...9.5, .watch),
    honest("ride, canyon", .biking, 3.5...7, .canyon),
    Kind(name: "run, cold start", truth: .honest, rules: .running) { maker in
      var samples = maker.recorded(way(&maker, 2_000, 3))
      for index in 0..<2 {
        samples[index] = maker.sample(Double(index), maker.chance.uniform(-600, 600), maker.chance.uniform(-600, 600), 9)
      }
      return samples
    },
    Kind(name: "run, pause", truth: .honest, rules: .running) { maker in
      let first = maker.rested(way(&maker, 900, 3), seconds: 200)
      guard let last = first.last else { return [] }
      let second = maker.gone([(last.east, last.north), (last.east + 500, last.north + 400)], speed: 3, from: last.time)
      return maker.recorded(first + second)
    },
    Kind(name: "ride, tunnel", truth: .honest, rules: .biking) { maker in
      var samples = maker.recorded(way(&maker, 3_000, 6))
      samples.removeSubrange(150..<195)
      return samples
    },
    Kind(name: "run, steps", truth: .honest, rules: .running) { maker in maker.recorded(way(&maker, 3_500, 5.2), steps: 0.7) },
    Kind(name: "car as run", truth: .motor, rules: .running) { maker in
      maker.recorded(maker.driven(metres: 4_000, speed: maker.chance.uniform(11, 17), push: 2))
    },
    Kind(name: "bus as run", truth: .motor, rules: .running) { maker in
      maker.recorded(maker.driven(metres: 4_000, speed: 12.5, push: 1.1, between: 300...500))
    },
    Kind(name: "scooter as run", truth: .motor, rules: .running) { maker in
      maker.recorded(maker.gone(maker.bends(metres: 4_000), speed: maker.chance.uniform(5.6, 6.9), variation: 0.04))
    },
    Kind(name: "bike as run", truth: .motor, rules: .running) { maker in maker.recorded(way(&maker, 5_000, maker.chance.uniform(6, 9))) },
    Kind(name: "car as ride, town", truth: .motor, rules: .biking) { maker in
      maker.recorded(maker.driven(metres: 6_000, speed: maker.chance.uniform(13, 17), push: maker.chance.uniform(1.6, 2.6)))
    },
    Kind(name: "car as ride, road", truth: .motor, rules: .biking) { maker in
      maker.recorded(maker.driven(metres: 12_000, speed: maker.chance.uniform(25, 33), push: 2, between: 3_000...6_000))
    },
    Kind(name: "teleport", truth: .forged, rules: .running) { maker in
      let first = way(&maker, 800, 3)
      guard let last = first.last else { return [] }
      let (east, north) = (last.east + maker.chance.uniform(300, 2_000), last.north)
      return maker.recorded(first + maker.gone([(east, north), (east + 600, north + 300)], speed: 3, from: last.time + 4))
    },
    Kind(name: "drawn line", truth: .forged, rules: .running) { maker in
      maker.spoofed(maker.gone(maker.bends(metres: 2_000), speed: 3, variation: maker.chance.uniform(0, 0.1), weave: 0))
    },
    Kind(name: "line with noise", truth: .forged, rules: .running) { maker in
      maker.spoofed(way(&maker, 2_000, 3), noise: maker.chance.uniform(1.2, 4))
    },
    Kind(name: "sped up", truth: .forged, rules: .running) { maker in
      let samples = maker.recorded(way(&maker, 3_000, 4))
      return samples.compactMap { sample in
        let time = maker.start + (sample.time - maker.start) * 10 / 24
        return sample.position.map { TrackSample(time: time, position: Sample(time: time, point: $0.point, accuracy: $0.accuracy)) }
      }
    },
    Kind(name: "same lap again", truth: .forged, rules: .running) { maker in
      let lap = maker.recorded(maker.gone([(0, 0), (200, 0), (200, 200), (0, 200), (0, 0)], speed: 3))
      guard let last = lap.last else { return [] }
      return (0..<4).flatMap { round in
        lap.map { sample in
          let time = sample.time + Int64(round) * (last.time - maker.start + 1_000)
          return TrackSample(time: time, position: sample.position.flatMap { Sample(time: time, point: $0.point, accuracy: $0.accuracy) })
        }
      }
    },
  ]

  static func answer(to samples: [TrackSample], _ rules: JudgeRules) -> Answer {
    let track = HonestTracksTests.judged(samples, rules)
    if track.findings.contains(where: { $0.severity == .certain }) { return .rejected }
    let weight = track.findings.filter { $0.severity == .sign }.reduce(0) { $0 + $1.weight }
    let isCopy = (TrackPrints.repetition(in: track) ?? 0) >= TrackPrints.shareMin
    return track.findings.contains { $0.severity == .doubt } || weight >= rules.holdWeight || isCopy ? .held : .passed
  }

  /// How often each answer was given.
  static func counts(_ kind: Kind, seeds: Range<Int>) -> [Int] {
    seeds.reduce(into: [0, 0, 0]) { counts, seed in
      var maker = TrackMaker(seed: UInt64(seed) &* 0x9e37_79b9 &+ UInt64(kind.name.utf8.count))
      counts[answer(to: kind.make(&maker), kind.rules).rawValue] += 1
    }
  }

  @Test func theHonestPassAndTheOthersDoNot() {
    // Seeds of its own for `make judge`: a number of tracks of each kind, and where they begin.
    let count = ProcessInfo.processInfo.environment["CAIRN_JUDGE_TRACKS"].flatMap { Int($0) }
    let seeds = count.map { 1_000_000..<(1_000_000 + $0) } ?? 1..<26
    var sums: [Truth: [Int]] = [:]
    for kind in Self.kinds {
      let counts = Self.counts(kind, seeds: seeds)
      sums[kind.truth, default: [0, 0, 0]] = zip(sums[kind.truth] ?? [0, 0, 0], counts).map { $0 + $1 }
      if count != nil { print(Self.row(kind.name, counts)) }
    }
    if count != nil { for (truth, counts) in sums { print(Self.row("all \(truth)", counts)) } }
    func share(_ truth: Truth, _ answer: Answer) -> Double {
      let counts = sums[truth] ?? [1, 0, 0]
      return Double(counts[answer.rawValue]) / Double(counts.reduce(0, +))
    }
    #expect(share(.honest, .held) <= 0.03 && share(.honest, .rejected) <= 0.001)
    #expect(share(.motor, .passed) <= 0.01)
    #expect(share(.forged, .passed) <= 0.01)
  }

  /// A line of the table, with the interval in which the share that passes lies with 95 % (Wilson, 1927).
  private static func row(_ name: String, _ counts: [Int]) -> String {
    let (n, passed, z) = (Double(counts.reduce(0, +)), Double(counts[0]), 1.96)
    let (share, spread) = (passed / n, z * ((passed / n * (1 - passed / n) / n + z * z / (4 * n * n)).squareRoot()))
    let middle = share + z * z / (2 * n)
    let bounds = [middle - spread, middle + spread].map { "\((100_000 * $0 / (1 + z * z / n)).rounded() / 1_000)" }
    let padded = name.padding(toLength: 22, withPad: " ", startingAt: 0)
    return "\(padded) passed \(counts[0])  held \(counts[1])  rejected \(counts[2])  passed: \(bounds[0]) … \(bounds[1]) %"
  }
}
