import Testing
import Timekeeping

@testable import AuthService

@Suite struct SignUpBudgetTests {
  private let start = Moment(milliseconds: 1_750_000_000_000)
  private let rules = SignUpBudgetRules(burst: 3, refill: .seconds(10))

  @Test func anAddressHasItsTriesAndThenOneEveryRefill() {
    var bucket: SignUpBudgetRules.Bucket?
    var waits: [Duration?] = []
    for second in [0, 0, 1, 2, 9, 10, 11, 40, 40, 40, 40] {
      let (next, wait) = rules.count(bucket, at: start + .seconds(second))
      bucket = next
      waits.append(wait)
    }
    // After half a minute without a try the budget is full again.
    #expect(waits == [nil, nil, nil, .seconds(8), .seconds(1), nil, .seconds(9), nil, nil, nil, .seconds(10)])
  }

  @Test func aClockThatIsSetBackGivesNothing() {
    let (bucket, _) = rules.count(nil, at: start)
    let (after, wait) = rules.count(bucket, at: start - .seconds(3_600))
    #expect(wait == nil)
    #expect(after.tries == 1)
  }

  @Test func addressesDoNotShareABudgetAndOneThatIsSpentIsToldToWait() throws {
    let budget = SignUpBudget(rules)
    for _ in 0..<3 { try budget.count("a", at: start) }
    #expect(throws: AccountRefusal.rateLimited(.seconds(10))) { try budget.count("a", at: start) }
    try budget.count("b", at: start)
    try budget.count(nil, at: start)
  }
}
