import Testing
import Timekeeping

@Suite struct MomentTests {
  @Test(arguments: [(0, 0), (1, 0), (999, 0), (1_000, 1), (-1, -1), (-1_000, -1), (-1_001, -2)])
  func millisecondsRoundTowardsThePast(microseconds: Int64, milliseconds: Int64) {
    #expect(Moment(microseconds: microseconds).milliseconds == milliseconds)
  }

  @Test func additionAndSubtractionAreInverse() {
    let moment = Moment(milliseconds: 1_700_000_000_000)
    #expect(moment + .milliseconds(1_500) - .milliseconds(1_500) == moment)
    #expect((moment + .seconds(60)) - moment == .seconds(60))
  }

  @Test func addingTooMuchStaysAtTheEnd() {
    #expect(Moment(microseconds: .max) + .seconds(1) == Moment(microseconds: .max))
    #expect(Moment(microseconds: .min) - .seconds(1) == Moment(microseconds: .min))
    #expect(Moment(microseconds: 0) + .seconds(Int64.max) == Moment(microseconds: .max))
  }

  @Test func theMachineClockGoesForward() {
    let time = SystemTime()
    let first = time.now()
    #expect(time.now() >= first)
    #expect(first > Moment(milliseconds: 1_700_000_000_000))
  }
}
