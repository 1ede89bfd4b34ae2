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
  /// Legs of a fifth of a second between errors of a metre, as many as honest ones: each would be as fast as a car.
  @Test func shortLegsOfNoiseSetNoRecord() throws {
    let place = try #require(maker.point(100, 0))
    var places = (0...30).map { (time: Double($0), east: Double($0) * 8) }
    for second in [10, 11, 12, 13, 14] {
      places += [(0.2, 4.0), (0.4, 0.4), (0.6, 7.0), (0.8, 4.0)].map { (time: Double(second) + $0.0, east: Double(second) * 8 + $0.1) }
    }
    let track = track(places.sorted { $0.time < $1.time })
    let pass = try #require(track.passes(of: place, radius: 20_000).first)
    let speed = try #require(track.speed(at: pass, of: place, within: 20_000))
    #expect((7_200...8_800).contains(speed), "\(speed)")
  }

  /// One leg of a fifth of a second at the edge of the trap's reach is all that is near: it is looked at with those beside it.
  @Test func oneShortLegNearATrapIsNoSpeedByItself() throws {
    let place = try #require(maker.point(100, 19.5))
    let places = (0...30).map { (time: Double($0), east: Double($0) * 8) } + [(time: 12.4, east: 99.2), (time: 12.6, east: 103.8)]
    let track = track(places.sorted { $0.time < $1.time })
    let pass = try #require(track.passes(of: place, radius: 20_000).min { $0.distance < $1.distance })
    let speed = try #require(track.speed(at: pass, of: place, within: 19_600))
    #expect((7_200...9_600).contains(speed), "\(speed)")
  }

  @Test func nobodyIsFasterInATrapThanAnybodyCanBe() throws {
    let place = try #require(maker.point(300, 0))
    var places = (0...13).map { (time: Double($0), east: Double($0) * 20) }
    places += (14...17).map { (time: Double($0), east: 260 + Double($0 - 13) * 24) }
    places += (18...30).map { (time: Double($0), east: 356 + Double($0 - 17) * 20) }
    let track = track(places)
    let pass = try #require(track.passes(of: place, radius: 20_000).first)
    #expect(track.speed(at: pass, of: place, within: 20_000) == JudgeRules.biking.burstMax)
  }

  @Test(arguments: [1.0, 2, 5, 9, 14]) func aTrapHasASpeedHoweverSeldomPositionsCome(spacing: Double) throws {
    let place = try #require(maker.point(300, 0))
    let track = track((0...60).map { (Double($0) * spacing, Double($0) * spacing * 8) }.filter { $0.0 < 90 })
    let pass = try #require(track.passes(of: place, radius: 20_000).first)
    let speed = try #require(track.speed(at: pass, of: place, within: 20_000))
    #expect(abs(speed - 8_000) < 60)
  }

  /// Somebody runs and stands, and is told at once, each second or once in fifty seconds: the average reaches back as far as it says, and not to the last position.
  @Test func anAverageTakesOfALongLegOnlyWhatIsInItsTime() throws {
    let before = (0...20).map { (time: Double($0), east: Double($0) * 3) }
    let stood = track(before + (70...100).map { (time: Double($0), east: 60 + Double($0 - 70) * 3) })
    let index = try #require(stood.fixes.firstIndex { $0.time == maker.start + 82_000 })
    #expect(abs((stood.speed(endingAt: index, over: 15_000) ?? 0) - 2_400) < 150, "twelve of fifteen seconds at 3 m/s")
    let ran = track(before + (70...100).map { (time: Double($0), east: 210 + Double($0 % 2) / 5) })
    let end = try #require(ran.fixes.firstIndex { $0.time == maker.start + 80_000 })
    #expect(abs((ran.speed(endingAt: end, over: 15_000) ?? 0) - 1_000) < 150, "five of fifteen seconds at 3 m/s")
  }
}
