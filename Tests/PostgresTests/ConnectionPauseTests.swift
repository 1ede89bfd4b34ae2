import Testing
import Timekeeping

@testable import Postgres

@Suite struct ConnectionPauseTests {
  @Test func aServerThatIsAwayIsAskedAgainWithinTwoSecondsAndNotByAllAtOnce() {
    let steps: [Duration] = [50, 100, 200, 400, 800, 1_600, 2_000, 2_000, 2_000].map { .milliseconds($0) }
    var pauses = ConnectionPauses()
    for _ in 0..<200 {
      #expect(!pauses.hasFailed)
      for step in steps {
        let pause = pauses.failed()
        #expect(pause >= step / 2 && pause <= step)
      }
      #expect(pauses.hasFailed)
      pauses.succeeded()
    }
  }

  @Test func transactionsThatWereInEachOthersWayComeBackWithinAnEighthOfASecond() {
    #expect((1...8).map { Database.repeatPauses.step(after: $0) } == [4, 8, 16, 32, 64, 128, 128, 128].map { .milliseconds($0) })
    #expect(Database.repeatPauses.pause(after: 1, chance: 0) == .milliseconds(1))
  }
}
