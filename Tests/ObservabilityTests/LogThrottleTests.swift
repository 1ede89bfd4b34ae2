import Logging
import Testing

@testable import Observability

@Suite struct LogThrottleTests {
  @Test func eachKindOfLineHasABoundOfItsOwnAndSaysWhatWasLeftOut() {
    let throttle = LogThrottle()
    func take(_ message: String, at second: Int64) -> Int? { throttle.take(message, .error, of: "rpc", inSecond: second) }
    let written = (0..<1_000).compactMap { _ in take("call failed", at: 1) }
    #expect(written == Array(repeating: 0, count: LogThrottle.perSecondMax))
    #expect(take("another", at: 1) == 0)
    #expect(take("call failed", at: 2) == 1_000 - LogThrottle.perSecondMax)
    #expect(take("call failed", at: 2) == 0)
  }

  @Test func wordsOfStrangersMakeNoKindsWithoutEnd() {
    let throttle = LogThrottle()
    let count = (0..<100_000).count { throttle.take("word \($0)", .info, of: "x", inSecond: 1) != nil }
    #expect(count == LogThrottle.kindsMax + LogThrottle.perSecondMax)
  }
}
