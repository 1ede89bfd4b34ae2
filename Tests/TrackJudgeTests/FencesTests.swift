import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// Places are passed on the way between two positions.
@Suite struct FencesTests {
  private let maker = TrackMaker(seed: 1)

  /// Exact positions at these metres east, at these seconds.
  private func track(_ places: [(time: Double, east: Double)], accuracy: Double = 4) -> JudgedTrack {
    var judge = Judge(.biking)
    judge.take(places.map { maker.sample($0.time, $0.east, 0, accuracy) })
    return judge.judged()
  }

  @Test func betweenTwoPositionsFifteenSecondsApartAtMost() throws {
    let place = try #require(maker.point(100, 15))
    let near = track([(0, 0), (10, 70), (20, 140), (30, 210)])
    let passes = near.passes(of: place, radius: 20_000)
    #expect(passes.count == 1 && passes[0].index == 2 && abs(passes[0].distance - 15_000) < 100)
    #expect(abs(passes[0].time - maker.start - 14_286) < 60)
    #expect(near.passes(of: place, radius: 11_050).count == 1, "four metres of inaccuracy count for the owner")
    #expect(near.passes(of: place, radius: 10_900).isEmpty)
    #expect(near.passes(of: try #require(maker.point(100, 35)), radius: 20_000).isEmpty)
    #expect(track([(0, 0), (10, 70), (26, 140), (36, 210)]).passes(of: place, radius: 20_000).isEmpty, "16 seconds")
    #expect(near.passes(of: place, radius: 20_000, from: maker.start + 10_001).isEmpty, "before the start")
  }

  /// A receiver's first position may be hundreds of metres off: it is passed over, and moves no place.
  @Test func alsoBehindAWildFirstPosition() throws {
    let place = try #require(maker.point(100, 0))
    var judge = Judge(.running)
    judge.take([maker.sample(0, 0, 445, 5)])
    judge.take((1...70).map { maker.sample(Double($0), Double($0) * 3, 0, 5) })
    let passes = judge.judged().passes(of: place, radius: 10_000)
    #expect(!passes.isEmpty && passes.map(\.distance).min().map { $0 < 200 } == true)
  }

  @Test func theSpeedInATrapIsTheMiddleOne() throws {
    let place = try #require(maker.point(100, 0))
    let track = track((0...30).map { (Double($0), Double($0) * 8) })
    let pass = try #require(track.passes(of: place, radius: 20_000).first)
    let speed = try #require(track.speed(at: pass, of: place, within: 20_000))
    #expect(abs(speed - 8_000) < 40)
    #expect(abs((track.speed(endingAt: 25, over: 15_000) ?? 0) - 8_000) < 60)
    #expect(track.speed(endingAt: 10, over: 15_000) == nil)
  }
}
