import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// What clock, step counter and barometer of a device say besides its positions.
@Suite struct WitnessTests {
  private func judged(_ samples: [TrackSample], _ rules: JudgeRules = .running) -> JudgedTrack { HonestTracksTests.judged(samples, rules) }

  private static func moved(_ sample: TrackSample, by milliseconds: Int64) -> TrackSample {
    var sample = sample
    sample.time += milliseconds
    sample.position = sample.position.flatMap { Sample(time: sample.time, point: $0.point, accuracy: $0.accuracy) }
    return sample
  }

  /// A phone that asks the network for the time and sets its clock back has not jumped.
  @Test(arguments: [15, 40, 90, 300] as [Int64]) func aClockThatIsSetBackIsNoTeleport(seconds: Int64) {
    for seed in 1...8 {
      var maker = TrackMaker(seed: UInt64(seed) * 53)
      let samples = maker.recorded(maker.gone(maker.bends(metres: 3_000), speed: 3))
      let set = samples.prefix(400) + samples.dropFirst(400).map { Self.moved($0, by: -seconds * 1_000) }
      let findings = judged(Array(set)).findings
      #expect(!findings.contains { $0.severity == .certain }, "seed \(seed)")
      let clock = findings.first { $0.kind == .clock }
      // Of a quarter of a minute a good receiver on a bend may show nothing, and then nothing is wrong.
      if seconds > 15 { #expect(clock?.severity == .doubt && abs((clock?.value ?? 0) - seconds * 1_000) <= 2_000, "seed \(seed)") }
    }
  }

  /// Everything behind it has come too late: somebody must know why the rest is missing.
  @Test func aClockThatIsSetBackForGoodIsTold() {
    var maker = TrackMaker(seed: 5)
    let samples = maker.recorded(maker.gone(maker.bends(metres: 3_000), speed: 3))
    let set = samples.prefix(500) + samples.dropFirst(500).map { Self.moved($0, by: -3_600_000) }
    let finding = judged(Array(set)).findings.first { $0.kind == .clock }
    #expect(finding?.severity == .doubt && finding?.startTime == samples[499].time)
    // Single ones that have waited in a device are nothing.
    let late = samples.prefix(300) + [Self.moved(samples[290], by: 100), Self.moved(samples[292], by: 100)] + samples.dropFirst(300)
    #expect(judged(Array(late)).findings == [])
  }

  @Test func aCounterThatStartsAgainHasCounted() {
    var maker = TrackMaker(seed: 7)
    var samples = maker.recorded(maker.gone(maker.bends(metres: 2_500), speed: 5.5), steps: 0.8)
    let half = samples.count / 2
    let before = samples[half].stepCount ?? 0
    for index in half..<samples.count { samples[index].stepCount = (samples[index].stepCount ?? 0) - before }
    #expect(HonestTracksTests.doubts(judged(samples)) == [])
  }

  /// Steps are asked for where somebody went on foot, and not on the bus that is cut out.
  @Test func aRideNeedsNoSteps() {
    var maker = TrackMaker(seed: 11)
    let run = maker.gone([(-900, 0), (0, 0)], speed: 3)
    let bus = maker.driven(metres: 9_000, speed: 16, push: 1.5, between: 1_500...2_500, from: run.last?.time ?? 0)
    var samples = maker.recorded(run + bus, steps: 0.8)
    let counted = samples[samples.firstIndex { $0.time > maker.start + 290_000 } ?? 0].stepCount ?? 0
    for index in samples.indices { samples[index].stepCount = min(samples[index].stepCount ?? 0, counted) }
    let kinds = judged(samples).findings.map(\.kind)
    #expect(kinds.contains(.vehicle) && !kinds.contains(.noSteps))
  }

  /// A barometer is never the same for ten minutes.
  @Test func aPressureThatNeverChangesIsASign() {
    var maker = TrackMaker(seed: 13)
    let samples = maker.recorded(maker.gone(maker.bends(metres: 2_500), speed: 3))
    func with(_ pressure: (Int) -> Int32?) -> JudgedTrack {
      judged(
        samples.indices.map { index in
          var sample = samples[index]
          sample.pressure = pressure(index)
          return sample
        })
    }
    #expect(with { _ in 101_325 }.findings.map(\.kind) == [.constantPressure])
    #expect(with { _ in 101_325 }.findings.allSatisfy { $0.severity == .sign && $0.weight < 100 })
    #expect(with { $0 % 5 == 0 ? 101_325 : nil }.findings == [], "few values")
    #expect(with { 101_300 + Int32($0 / 200) }.findings == [])
    #expect(with { _ in nil }.findings == [])
  }

  /// What somebody drove before a ride began, and after it, is none of it.
  @Test func startsOfACarCountWhereTheyAre() {
    var maker = TrackMaker(seed: 17)
    let drive = maker.driven(metres: 4_000, speed: 13.9, push: 2.2)
    let time = (drive.last?.time ?? 0) + 120
    let ride = maker.gone([(4_000, 0), (4_000, 3_000)], speed: 6, from: time)
    let track = judged(maker.recorded(drive + ride), .biking)
    #expect(track.findings.contains { $0.kind == .launches && $0.severity == .doubt })
    let begin = maker.start + Int64(time * 1_000)
    #expect(track.launches(from: begin, to: .max) == [] && track.launches(from: .min, to: begin).count == 1)
  }

  /// A short track has few marks: nearly all of them must be in common, because some are by chance.
  @Test func aCopyOfAShortTrackIsACopy() {
    for seed in 1...20 {
      var maker = TrackMaker(seed: UInt64(seed) * 59)
      let samples = maker.recorded(maker.gone([(0, 0), (130, 90)], speed: 3))
      let again = maker.recorded(maker.gone([(0, 0), (130, 90)], speed: 3))
      let kept = TrackPrints.marks(of: judged(samples))
      func isCopy(_ copy: [TrackSample]) -> Bool { CorpusTests.isReplay(TrackPrints.marks(of: judged(copy)), of: kept) }
      #expect(isCopy(ForgedTracksTests.replay(samples)) && isCopy(ForgedTracksTests.replay(samples, faster: 1.2)), "seed \(seed)")
      #expect(!isCopy(again), "seed \(seed)")
    }
  }

  /// Nobody wants to have recorded what was gone while the recording rested.
  @Test func aPauseIsNoWayOfOnesOwn() {
    var maker = TrackMaker(seed: 19)
    let first = maker.recorded(maker.gone([(0, 0), (900, 0)], speed: 3))
    let time = Double((first.last?.time ?? 0) - maker.start) / 1_000
    let second = maker.recorded(maker.gone([(2_000, 0), (2_900, 0)], speed: 3, from: time + 600))
    func own(_ mark: [TrackSample]) -> Int64 {
      let track = judged(first + mark + second)
      return track.ownDistance(from: .min, to: .max) / 1_000
    }
    let paused = own([TrackSample(time: (first.last?.time ?? 0) + 1_000, position: nil)])
    #expect(abs(paused - 1_800) < 100)
    #expect(abs(own([]) - 2_900) < 150, "a phone that had no position was carried there")
  }
}
