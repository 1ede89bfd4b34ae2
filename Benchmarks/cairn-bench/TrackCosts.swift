import Foundation
import Positions
import TrackJudge

/// What following and judging a track takes on this machine by itself, in this process alone.
enum TrackCosts {
  /// Samples of four hours, one each second.
  private static let sampleCount = 14_400
  /// Samples of a chunk.
  private static let chunkCount = 60
  /// Controls that are looked for: the most that a challenge has.
  private static let controlCount = 50

  /// Prints names and nanoseconds of processor time: `chunk`, the last chunks of the track, each from what was kept of the attempt to what is kept; `whole`,
  /// the whole track, with its controls and the marks of copies.
  static func run() {
    let samples = samples()
    let places = stride(from: 0, to: samples.count, by: samples.count / controlCount).prefix(controlCount).compactMap {
      samples[$0].position?.point
    }
    var (numbers, chunks) = (TrackFollower(.running).numbers, 0)
    var spent = 0
    for start in stride(from: 0, to: samples.count, by: chunkCount) {
      let begin = LoneCosts.processNanoseconds()
      var rest = numbers[...]
      guard var follower = TrackFollower(.running, reading: &rest) else { return }
      let end = follower.take(samples[start..<min(samples.count, start + chunkCount)])
      for place in places { _ = passCount(of: place, in: end) }
      numbers = follower.numbers
      guard start >= samples.count / 2 else { continue }
      spent += LoneCosts.processNanoseconds() - begin
      chunks += 1
    }
    let begin = LoneCosts.processNanoseconds()
    var judge = Judge(.running)
    judge.take(samples)
    let track = judge.judged()
    let passes = places.reduce(0) { $0 + track.passes(of: $1, radius: 20_000).count }
    let prints = TrackPrints.prints(of: track).count + TrackShapes.marks(of: track).count + Int(TrackPrints.repetition(in: track) ?? 0)
    let whole = LoneCosts.processNanoseconds() - begin
    Crowd.say("chunk \(spent / max(1, chunks)) whole \(whole) passes \(passes) prints \(prints)")
  }

  /// How often a place is passed at the end of a track.
  private static func passCount(of place: GridPoint, in end: TrackEnd) -> Int {
    guard let fence = end.track.fence(around: place, radius: 20_000) else { return 0 }
    return (end.settled.lowerBound..<end.open.upperBound).count { end.track.pass(of: fence, at: $0) != nil }
  }

  /// Somebody who runs about, by a receiver whose errors change slowly.
  private static func samples() -> [TrackSample] {
    var (state, samples): (UInt64, [TrackSample]) = (7, [])
    func chance() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992 - 0.5
    }
    var (east, north, heading, aside, ahead) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for second in 0..<sampleCount {
      heading += chance() * 0.3
      (east, north) = (east + 3 * cos(heading), north + 3 * sin(heading))
      (aside, ahead) = (aside * 0.98 + chance() * 2, ahead * 0.98 + chance() * 2)
      let time = 1_780_000_000_000 + Int64(second) * 1_000
      let point = GridPoint(
        latitudeDegrees: 60.17 + (north + ahead) / 111_195, longitudeDegrees: 24.94 + (east + aside) / 55_300)
      samples.append(TrackSample(time: time, position: point.flatMap { Sample(time: time, point: $0, accuracy: 6_000) }))
    }
    return samples
  }
}
