import Positions
import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

@Suite struct TrackPackingTests {
  @Test func whatTheJudgeReadsComesBackInSixBytesASample() throws {
    for seed in 1...10 {
      var maker = TrackMaker(seed: UInt64(seed), seed > 5 ? .canyon : .good)
      let samples = maker.recorded(maker.gone(maker.bends(metres: 3_000), speed: 3)).map { TrackPacking.rounded($0) }
      let bytes = TrackPacking.pack(samples)
      #expect(try TrackPacking.unpack(bytes) == samples)
      #expect(Double(bytes.count) / Double(samples.count) <= 6, "seed \(seed)")
    }
  }

  @Test func everythingThatADeviceMeasures() throws {
    var maker = TrackMaker(seed: 5, .watch)
    var samples = maker.recorded(maker.gone(maker.bends(metres: 500), speed: 3), steps: 1)
    samples[3] = TrackSample(time: samples[3].time, position: nil)
    samples[4].isMock = true
    samples[5].heartRate = 140
    samples[6].pressure = 101_325
    samples[7].position = samples[7].position.flatMap { Sample(time: $0.time, point: $0.point, accuracy: -1) }
    samples.append(samples[0])
    let rounded = samples.map { TrackPacking.rounded($0) }
    #expect(try TrackPacking.unpack(TrackPacking.pack(rounded)) == rounded)
  }

  @Test func otherBytesAreRefused() {
    var chance = TrackMaker.Chance(state: 3)
    for _ in 0..<2_000 {
      let bytes = (0..<Int(chance.uniform(0, 40))).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
      _ = try? TrackPacking.unpack([1] + bytes)
      #expect(throws: TrackPacking.Malformed.self) { try TrackPacking.unpack([2] + bytes) }
    }
    #expect(throws: TrackPacking.Malformed.self) { try TrackPacking.unpack([]) }
  }
}
