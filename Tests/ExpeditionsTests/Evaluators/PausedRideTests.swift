import Testing
import TrackJudge
import TrackTesting

@testable import Expeditions

/// A free ride with a pause in it: whoever takes a bus meanwhile, or walks home, has not ridden that.
@Suite struct PausedRideTests {
  @Test(arguments: [1, 7, 60]) func aPauseIsNoPartOfARide(chunk: Int) {
    var maker = TrackMaker(seed: 23)
    let course = EvaluatorTests.course(.freeRide, .running, ["distance_min_m": 2_000])
    let first = maker.recorded(maker.gone([(0, 0), (900, 0)], speed: 3))
    let time = Double((first.last?.time ?? 0) - maker.start) / 1_000
    let second = maker.recorded(maker.gone([(1_800, 0), (2_700, 0)], speed: 3, from: time + 900))
    let pause = TrackSample(time: (first.last?.time ?? 0) + 1_000, position: nil)
    for (samples, isComplete) in [(first + [pause] + second, false), (first + second, true)] {
      var judge = Judge(.running)
      judge.take(samples)
      let whole = Evaluators.evaluate(course, judge.judged(), from: maker.start)
      #expect(whole.isComplete == isComplete)
      #expect(abs(whole.score - (isComplete ? 2_700 : 1_800)) < 120, "\(whole.score) m")
      var live = LiveAttempt(course)
      for begin in stride(from: 0, to: samples.count, by: chunk) {
        _ = live.take(samples[begin..<min(samples.count, begin + chunk)], by: course, from: maker.start)
      }
      #expect(live.evaluation(by: course, from: maker.start).isComplete == isComplete)
    }
  }
}
