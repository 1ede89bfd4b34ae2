import Foundation
import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Tracks of people who have done what they say: noise, breaks and bad receivers are no reason to doubt them.
@Suite struct HonestTracksTests {
  static func judged(_ samples: [TrackSample], _ rules: JudgeRules) -> JudgedTrack {
    var judge = Judge(rules)
    judge.take(samples)
    return judge.judged()
  }

  static func doubts(_ track: JudgedTrack) -> [TrackFinding] { track.findings.filter { $0.severity >= .doubt } }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rules: JudgeRules
    let speed: Double
    let receiver: TrackMaker.Receiver
  }

  static let cases = [
    Case(testDescription: "walk", rules: .running, speed: 1.4, receiver: .good),
    Case(testDescription: "run", rules: .running, speed: 3.2, receiver: .good),
    Case(testDescription: "fast run", rules: .running, speed: 4.6, receiver: .good),
    Case(testDescription: "run with a watch", rules: .running, speed: 3.0, receiver: .watch),
    Case(testDescription: "run between houses", rules: .running, speed: 3.0, receiver: .canyon),
    Case(testDescription: "ride", rules: .biking, speed: 6.5, receiver: .good),
    Case(testDescription: "fast ride", rules: .biking, speed: 11, receiver: .watch),
    Case(testDescription: "ride between houses", rules: .biking, speed: 5, receiver: .canyon),
  ]

  @Test(arguments: cases) func isBelievedAndMeasured(_ honest: Case) {
    for seed in 1...25 {
      var maker = TrackMaker(seed: UInt64(seed) * 977, honest.receiver)
      let corners = maker.bends(metres: 2_500)
      let samples = maker.recorded(maker.gone(corners, speed: honest.speed))
      let track = Self.judged(samples, honest.rules)
      #expect(Self.doubts(track) == [], "seed \(seed)")
      let length = zip(corners, corners.dropFirst()).reduce(0.0) { sum, leg in
        let (dx, dy) = (leg.1.0 - leg.0.0, leg.1.1 - leg.0.1)
        return sum + (dx * dx + dy * dy).squareRoot()
      }
      let gone = Double(track.path.last ?? 0) / 1_000
      // Between positions fourteen seconds apart a rider cuts corners.
      let tolerance = honest.receiver.drift > 5 ? 0.15 : honest.receiver.interval.upperBound > 1 ? 0.1 : 0.06
      #expect(abs(gone - length) < length * tolerance, "seed \(seed): \(gone) m of \(length) m")
      #expect(track.pieces.map(\.kind) == [.own])
    }
  }

  @Test func wildPositionsOfAReceiverAreNoTeleports() {
    for seed in 1...20 {
      var maker = TrackMaker(seed: UInt64(seed) * 31)
      var samples = maker.recorded(maker.gone(maker.bends(metres: 1_500), speed: 3))
      // The first one is far off and states that it is exact; so is one in the middle, by kilometres; two lie at one time; some are repeated.
      samples[0] = maker.sample(0, 400, -300, 8)
      samples[200] = maker.sample(200, 9_000, 2_000, 10)
      samples.insert(samples[120], at: 120)
      samples.insert(TrackSample(time: samples[300].time, position: samples[320].position), at: 300)
      for index in 351...356 {
        samples[index].position = Sample(time: samples[index].time, point: samples[350].position!.point, accuracy: 6_000)
      }
      let track = Self.judged(samples, .running)
      #expect(Self.doubts(track) == [], "seed \(seed)")
    }
  }

  /// Metres by which the first positions behind a break lie beside the way, and how many do.
  struct WildBreak: Sendable, CustomTestStringConvertible {
    let seconds: Double
    let metres: Double
    let count: Int
    let isMarked: Bool

    var testDescription: String { "\(count) by \(metres) m behind \(seconds) s\(isMarked ? " of a pause" : "")" }
  }

  static let wildBreaks: [WildBreak] = [5.0, 20, 60, 240].flatMap { seconds in
    [60.0, 100, 150, 300, 600, 1_500].flatMap { metres in
      (1...3).flatMap { count in
        [true, false].map { WildBreak(seconds: seconds, metres: metres, count: count, isMarked: $0) }
      }
    }
  }

  /// A receiver that has been without satellites tells places hundreds of metres off at first, and states that they are exact.
  @Test(arguments: wildBreaks) func wildPositionsBehindABreakAreNoTeleports(_ wild: WildBreak) {
    for seed in 1...4 {
      var maker = TrackMaker(seed: UInt64(seed) * 43)
      let first = maker.gone([(0, 0), (600, 0)], speed: 3)
      let time = (first.last?.time ?? 0) + wild.seconds
      let second = maker.recorded(maker.gone([(600, 0), (600, 900)], speed: 3, from: time))
      var samples = maker.recorded(first)
      let clean = samples + second
      if wild.isMarked { samples.append(TrackSample(time: samples[samples.count - 1].time, position: nil)) }
      samples += second
      let begin = samples.count - second.count
      for index in begin..<(begin + wild.count) {
        let later = Double(index - begin)
        samples[index] = maker.sample(time + later, 600 + wild.metres + later, wild.metres * 0.3 + 2 * later, 10)
      }
      let (track, way) = (Self.judged(samples, .running), Self.judged(clean, .running).path.last ?? 0)
      #expect(Self.doubts(track) == [], "seed \(seed)")
      // Some sixty metres may be how inexact two positions are: then the way there and back was gone.
      let detour = wild.metres < 100 ? Int64(2_400 * wild.metres) : 60_000
      #expect(abs((track.path.last ?? 0) - way) < detour, "seed \(seed): \(track.path.last ?? 0) mm of \(way)")
    }
  }

  /// A watch that tells a position each some seconds is behind a break with each of them: a wild one takes none along that was right.
  @Test(arguments: [[1.0], [4], [6], [10], [14], [1, 14, 6, 3, 9]], [100.0, 130, 200, 400, 2_000]) func aWildPositionTakesNoRightOneAlong(
    spacing: [Double], metres: Double
  ) {
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 61)
      var (samples, next) = ([TrackSample](), Int64.min)
      for sample in maker.recorded(maker.gone([(0, 0), (900, 0), (900, 900)], speed: 3)) where sample.time >= next {
        next = sample.time + Int64(spacing[samples.count % spacing.count] * 1_000) - 500
        samples.append(sample)
      }
      let count = 1 + seed % 2
      let wild = (20 + seed)..<(20 + seed + count)
      for index in wild {
        guard let position = samples[index].position else { continue }
        let point = GridPoint(latitude: position.point.latitude + Int64(metres * 90), longitude: position.point.longitude)
        samples[index].position = point.flatMap { Sample(time: position.time, point: $0, accuracy: position.accuracy) }
      }
      let track = Self.judged(samples, .running)
      // Two that agree, and to which somebody fast gets, are a way like another.
      if count == 1 || metres >= 400 { #expect(Self.doubts(track) == [], "seed \(seed)") }
      let times = Set(track.fixes.map(\.time))
      let lost = samples.indices.filter { !wild.contains($0) && !times.contains(samples[$0].time) }
      #expect(lost.count <= count - 1, "seed \(seed), wild \(wild): \(lost)")
      if metres >= 400 { #expect(wild.allSatisfy { !times.contains(samples[$0].time) }, "seed \(seed), wild \(wild)") }
    }
  }

  /// Between houses a receiver is aside for some time, states that it is exact, and comes back.
  @Test(arguments: [5, 20, 50], [45.0, 70, 120, 200, 220, 400]) func aReceiverAsideForSomeTimeIsNoTeleport(count: Int, metres: Double) {
    for accuracy in [6.0, 10, 15] {
      for seed in 1...8 {
        var maker = TrackMaker(seed: UInt64(seed) * 67)
        maker.receiver.accuracy = accuracy
        var samples = maker.recorded(maker.gone([(0, 0), (700, 0), (700, 900)], speed: 3))
        let begin = 60 + 40 * seed
        for index in begin..<(begin + count) {
          guard let position = samples[index].position else { continue }
          let (north, east) = (seed % 3 == 0 ? 0.6 : 1, seed % 3 == 0 ? 1.6 : 0)
          let point = GridPoint(
            latitude: position.point.latitude + Int64(metres * north * 90),
            longitude: position.point.longitude + Int64(metres * east * 90))
          samples[index].position = point.flatMap { Sample(time: position.time, point: $0, accuracy: position.accuracy) }
        }
        let track = Self.judged(samples, .running)
        #expect(Self.doubts(track) == [], "± \(accuracy) m, seed \(seed)")
      }
    }
  }

  /// A receiver tells the last place that it knows, of before a flight, or the zero of both axes.
  @Test(arguments: [500_000.0, 3_000_000]) func aFirstPositionFarAwayMovesNothing(metres: Double) throws {
    for seed in 1...10 {
      var maker = TrackMaker(seed: UInt64(seed) * 23)
      var samples = maker.recorded(maker.gone(maker.bends(metres: 1_500), speed: 3))
      let clean = Self.judged(samples, .running)
      for count in 1...2 {
        for index in 0..<count { samples[index] = maker.sample(Double(index), 0, -metres - Double(index), 5) }
        let track = Self.judged(samples, .running)
        #expect(Self.doubts(track) == [] && track.fixes.count > samples.count - 6, "seed \(seed)")
        #expect(abs((track.path.last ?? 0) - (clean.path.last ?? 0)) < 25_000, "seed \(seed): as long as without it")
        #expect(abs(track.fixes.last?.place.east ?? .max) < 3_000_000, "the plane is where the track is")
      }
    }
  }

  @Test func breaksAndTunnelsAreNoGaps() {
    for seed in 1...20 {
      var maker = TrackMaker(seed: UInt64(seed) * 57)
      let first = maker.rested(maker.gone([(0, 0), (600, 0)], speed: 3), seconds: 240)
      let second = maker.gone([(600, 0), (600, 900)], speed: 3, from: (first.last?.time ?? 0))
      var samples = maker.recorded(first + second)
      // While resting the phone sleeps; a mark says that it pauses.
      let rest = samples.indices.filter { samples[$0].time - maker.start > 215_000 && samples[$0].time - maker.start < 430_000 }
      samples.replaceSubrange(rest.first!...rest.last!, with: [TrackSample(time: samples[rest.first!].time, position: nil)])
      // A tunnel of 40 seconds.
      let end = samples.count
      samples.removeSubrange((end - 120)..<(end - 80))
      let track = Self.judged(samples, .running)
      #expect(Self.doubts(track) == [], "seed \(seed)")
      #expect(track.pieces.map(\.kind) == [.own, .gap, .own])
    }
  }

  @Test func aMockFlagAndEvenSpacingAloneAreNothing() {
    var maker = TrackMaker(seed: 7)
    var samples = maker.recorded(maker.gone(maker.bends(metres: 1_500), speed: 3))
    for index in samples.indices { samples[index].isMock = true }
    let track = Self.judged(samples, .running)
    #expect(Self.doubts(track) == [] && track.findings.map(\.kind) == [.mock])
  }

  /// Rounds on the same way, on an oval of two straights and two bends.
  struct Laps: Sendable, CustomTestStringConvertible {
    let count: Int
    let metres: Double
    var receiver = TrackMaker.Receiver.good
    var rest = 0.0

    var testDescription: String { "\(count) of \(metres) m, drift \(receiver.drift) m, rest of \(rest) s" }

    func recorded(by maker: inout TrackMaker) -> [TrackSample] {
      maker.receiver = receiver
      let radius = metres / 4 / .pi
      let lap = (0..<40).map { step -> (Double, Double) in
        let angle = 2 * .pi * Double(step) / 40
        return (radius * cos(angle) + (step < 10 || step >= 30 ? metres / 8 : -metres / 8), radius * sin(angle))
      }
      let gone = maker.gone((0..<count).flatMap { _ in lap }, speed: 3)
      return maker.recorded(rest > 0 ? maker.rested(gone, seconds: rest) : gone)
    }
  }

  static let laps = [
    Laps(count: 25, metres: 400), Laps(count: 20, metres: 500), Laps(count: 12, metres: 400),
    Laps(count: 25, metres: 400, receiver: .canyon),
    Laps(count: 25, metres: 400, receiver: .watch), Laps(count: 6, metres: 500, rest: 1_200),
    Laps(count: 60, metres: 200), Laps(count: 6, metres: 500, receiver: .canyon, rest: 1_200),
  ]

  /// Rounds of which none is a copy of another, though each crosses some lines where another has.
  @Test(arguments: laps) func roundsAreNoCopiesOfEachOther(_ laps: Laps) {
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 89)
      let track = Self.judged(laps.recorded(by: &maker), .running)
      let repetition = TrackPrints.repetition(in: track) ?? 0
      #expect(repetition < TrackPrints.shareMin / 2, "seed \(seed)")
    }
  }

  /// Two people who run on one track are none of each other's copies.
  @Test(arguments: laps) func roundsOfTwoPeopleAreNoCopies(_ laps: Laps) {
    for seed in 1...6 {
      var maker = TrackMaker(seed: UInt64(seed) * 97)
      let one = Set(TrackPrints.prints(of: Self.judged(laps.recorded(by: &maker), .running)))
      let common = TrackPrints.prints(of: Self.judged(laps.recorded(by: &maker), .running)).count { one.contains($0) }
      #expect(common < TrackPrints.matchMin, "seed \(seed)")
    }
  }
}
