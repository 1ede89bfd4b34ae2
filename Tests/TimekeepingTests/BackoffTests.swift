import Testing

@testable import Timekeeping

@Suite struct BackoffTests {
  private static let firsts: [Duration] = [.zero, .microseconds(1), .milliseconds(50), .seconds(1), .seconds(7)]
  private static let limits: [Duration] = [.zero, .milliseconds(50), .seconds(2), .seconds(60), .seconds(8 * 3_600)]
  private static let attempts = [Int.min, -1] + Array(0...130) + [1_000_000, Int.max]

  /// All rules of some first pauses, limits and growths, with all attempts.
  @Test func stepsGrowUpToTheirLimitAndNeverShrink() {
    for first in Self.firsts {
      for limit in Self.limits {
        for growth in 1...4 {
          let rule = Backoff(first: first, limit: limit, growth: growth)
          var (expected, last) = (first, Duration.zero)
          for attempt in Self.attempts {
            if (2...100).contains(attempt), expected < limit { expected = expected * growth }
            let step = rule.step(after: attempt)
            #expect(step == min(expected, limit), "\(rule) \(attempt)")
            #expect(step >= last && step <= limit)
            last = step
          }
        }
      }
    }
  }

  @Test func chanceChoosesWithinTheSpread() {
    for spread in [0.5...1, 0.5...1.5, 1...1, 0...1] {
      let rule = Backoff(first: .milliseconds(100), limit: .seconds(60), spread: spread)
      for attempt in 0...40 {
        let step = rule.step(after: attempt)
        let pauses = stride(from: 0, to: 1, by: 1.0 / 64).map { rule.pause(after: attempt, chance: $0) }
        #expect(pauses.first == step * spread.lowerBound)
        #expect(pauses.allSatisfy { $0 <= step * spread.upperBound })
        #expect(pauses == pauses.sorted())
        #expect(Set(pauses).count == (spread.lowerBound == spread.upperBound ? 1 : 64))
      }
    }
  }

  @Test func aWholeStepNeedsNoChance() {
    let rule = Backoff(first: .milliseconds(100), limit: .seconds(60), spread: 1...1)
    #expect((1...12).map { rule.pause(after: $0, chance: 0.7) } == (1...12).map { rule.step(after: $0) })
  }
}
