import CairnTesting
import Testing

@testable import RPC

@Suite struct RetryBudgetTests {
  private func limits(perHundred: Int, saved: Int, perSecond: Int) -> UpstreamLimits {
    var limits = UpstreamLimits()
    limits.retriesPerHundred = perHundred
    limits.retriesSavedMax = saved
    limits.retriesPerSecondMin = perSecond
    return limits
  }

  @Test func retriesNeverExceedTheirShare() {
    let limits = limits(perHundred: 50, saved: 2, perSecond: 1)
    AllInputs.forEach { choices in
      var budget = RetryBudget(limits)
      var (requests, retries, second) = (0, 0, Int64(0))
      for _ in 0..<8 {
        switch choices.number(below: 3) {
        case 0:
          budget.earn()
          requests += 1
        case 1: if budget.spend(atMs: second * 1_000) { retries += 1 }
        default: second += 1
        }
        if retries > 2 + requests / 2 + Int(second) + 1 { Issue.record("\(retries) of \(requests) in \(second) s") }
      }
    }
  }

  @Test func aSickSystemGetsAFifthMoreLoadAndNoMore() {
    var budget = RetryBudget(UpstreamLimits())
    var retries = 0
    let requests = 100_000
    for request in 0..<requests {
      budget.earn()
      // Ten thousand requests per second, and every one of them and of its retries fails.
      if budget.spend(atMs: Int64(request / 10)) { retries += 1 }
    }
    #expect(retries <= requests / 5 + UpstreamLimits().retriesSavedMax + 10 * 10)
    #expect(retries >= requests / 6)
  }

  @Test func whatIsSavedIsBounded() {
    var budget = RetryBudget(limits(perHundred: 100, saved: 3, perSecond: 0))
    for _ in 0..<100 { budget.earn() }
    #expect((0..<10).filter { _ in budget.spend(atMs: 0) }.count == 3)
  }

  @Test func aQuietSystemMayRetryToo() {
    var budget = RetryBudget(limits(perHundred: 20, saved: 0, perSecond: 10))
    #expect((0..<100).filter { _ in budget.spend(atMs: 5_000) }.count == 10)
    #expect((0..<100).filter { _ in budget.spend(atMs: 6_000) }.count == 10)
  }
}
