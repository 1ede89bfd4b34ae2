import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Rides before and after what somebody has done by himself: the recording was begun in the car, or left on in it.
@Suite struct RidesBesideRacesTests {
  /// Somebody's own way, three minutes on foot, and a ride; speeds in metres in a second.
  struct Case: Sendable, CustomTestStringConvertible {
    let rules: JudgeRules
    let own: Double
    let ride: Double
    let metres: Double

    var testDescription: String { "\(own) m/s and a ride of \(metres) m at \(ride) m/s" }
  }

  static let cases: [Case] =
    [3.5, 4.6].flatMap { own in
      [(8.0, 4_000.0), (14, 2_500), (14, 20_000), (25, 30_000)].map { Case(rules: .running, own: own, ride: $0.0, metres: $0.1) }
    } + [8.0, 9, 10].flatMap { own in [9_000.0, 60_000].map { Case(rules: .biking, own: own, ride: 30, metres: $0) } }

  /// Seconds by which a finding may reach beyond its ride.
  static let tolerance = 30.0

  static func walked(_ maker: inout TrackMaker, from moments: [TrackMaker.Moment]) -> [TrackMaker.Moment] {
    guard let last = moments.last else { return [] }
    return maker.gone([(last.east, last.north), (last.east + 250, last.north)], speed: 1.4, from: last.time)
  }

  /// Goes straight on.
  static func gone(_ maker: inout TrackMaker, from moments: [TrackMaker.Moment], _ metres: Double, _ speed: Double) -> [TrackMaker.Moment] {
    let (time, east, north) = moments.last.map { ($0.time, $0.east, $0.north) } ?? (0, 0, 0)
    return maker.gone([(east, north), (east + metres, north + metres * 0.1)], speed: speed, from: time)
  }

  @Test(arguments: cases) func aRideBeginsWhereItDoes(_ ride: Case) {
    let ownMetres = ride.rules.hasSteps ? 5_000.0 : 15_000
    for seed in 1...4 {
      for isBefore in [false, true] {
        var maker = TrackMaker(seed: UInt64(seed) * 101)
        let first = Self.gone(&maker, from: [], isBefore ? ride.metres : ownMetres, isBefore ? ride.ride : ride.own)
        let walk = Self.walked(&maker, from: first)
        let second = Self.gone(&maker, from: walk, isBefore ? ownMetres : ride.metres, isBefore ? ride.own : ride.ride)
        let track = HonestTracksTests.judged(maker.recorded(first + walk + second), ride.rules)
        let found = track.findings.filter { $0.severity >= .doubt }
        #expect(found.contains { $0.kind == .vehicle && $0.severity == .certain }, "seed \(seed)")
        let edge = maker.start + Int64(1_000 * ((isBefore ? first.last : walk.last)?.time ?? 0))
        let reach = Int64(1_000 * Self.tolerance)
        #expect(
          found.allSatisfy { isBefore ? $0.endTime <= edge + reach : $0.startTime >= edge - reach },
          "seed \(seed), ride \(isBefore ? "before" : "after"): \(found.map { [$0.startTime - edge, $0.endTime - edge] })")
      }
    }
  }

  @Test func aRaceBetweenTwoRidesIsTheRunners() {
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 103)
      let there = Self.gone(&maker, from: [], 6_000, 20)
      let before = Self.walked(&maker, from: there)
      let race = Self.gone(&maker, from: before, 3_000, 4.2)
      let after = Self.walked(&maker, from: race)
      let back = Self.gone(&maker, from: after, 6_000, 20)
      let track = HonestTracksTests.judged(maker.recorded(there + before + race + after + back), .running)
      let (start, end) = (maker.start + Int64(1_000 * race[0].time), maker.start + Int64(1_000 * (race.last?.time ?? 0)))
      let found = track.findings.filter { $0.severity >= .doubt }
      #expect(found.count { $0.kind == .vehicle } == 2, "seed \(seed)")
      #expect(found.allSatisfy { $0.endTime <= start || $0.startTime >= end }, "seed \(seed): \(found)")
    }
  }

  /// A scooter that is no faster than the best run is a doubt where it was, and not in between.
  @Test(arguments: [4.2, 3.2]) func aRaceBetweenTwoScootersIsNotDoubted(own: Double) {
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 107)
      let there = Self.gone(&maker, from: [], 2_600, 6.1)
      let before = Self.walked(&maker, from: there)
      let race = Self.gone(&maker, from: before, 4_000, own)
      let after = Self.walked(&maker, from: race)
      let back = Self.gone(&maker, from: after, 2_600, 6.1)
      let track = HonestTracksTests.judged(maker.recorded(there + before + race + after + back), .running)
      let (start, end) = (maker.start + Int64(1_000 * race[0].time), maker.start + Int64(1_000 * (race.last?.time ?? 0)))
      let found = track.findings.filter { $0.severity >= .doubt }
      #expect(found.contains { $0.endTime <= start } && found.contains { $0.startTime >= end }, "seed \(seed)")
      #expect(found.allSatisfy { $0.endTime <= start || $0.startTime >= end }, "seed \(seed): \(found)")
    }
  }
}
