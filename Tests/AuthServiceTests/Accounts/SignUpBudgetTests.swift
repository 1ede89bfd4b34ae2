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
  }

  @Test func aFloodOfAddressesForgivesNobody() throws {
    let budget = SignUpBudget(rules)
    for _ in 0..<3 { try budget.count("spent", at: start) }
    for address in 0...2 * SignUpBudget.addressesMax { try budget.count("\(address)", at: start + .milliseconds(1)) }
    #expect(throws: AccountRefusal.self) { try budget.count("spent", at: start + .milliseconds(1)) }
    // The flood's own last addresses are remembered, and its memory is bounded.
    for _ in 0..<2 { try budget.count("\(2 * SignUpBudget.addressesMax)", at: start + .milliseconds(1)) }
    #expect(throws: AccountRefusal.self) { try budget.count("\(2 * SignUpBudget.addressesMax)", at: start + .milliseconds(1)) }
  }

  @Test func whatIsForgottenFirstIsWorthLeast() {
    func bucket(_ tries: Int, _ second: Int) -> SignUpBudgetRules.Bucket { .init(tries: tries, countTime: start + .seconds(second)) }
    let buckets = ["empty": bucket(0, 9), "old": bucket(2, 1), "new": bucket(2, 9), "refilled": bucket(2, -10), "full": bucket(3, 9)]
    let now = start + .seconds(9)
    #expect(Set(rules.worthKeeping(buckets, max: 9, at: now).keys) == ["empty", "old", "new"])
    #expect(Set(rules.worthKeeping(buckets, max: 2, at: now).keys) == ["empty", "new"])
  }
}
