import Testing

@testable import RPC

@Suite struct NetworkSharesTests {
  private static func network(_ number: Int) -> CallNetwork { CallNetwork(high: 0, low: UInt64(number)) }

  @Test(arguments: [
    ([100], 512, 50), ([100, 1, 1, 1], 512, 48), ([10, 10, 10, 10], 512, 5), ([1, 1, 1, 1], 512, 0), ([5, 5], 1_024, 5), ([], 512, 0),
    ([300, 200, 2], 102, 24),
  ]) func theCapLetsInTheShareAndNoMore(counts: [Int], share: Int, cap: Int) {
    #expect(NetworkShares.cap(of: counts, share: share) == cap)
    #expect(counts.reduce(0) { $0 + min($1, cap) } <= counts.reduce(0, +) * share / 1_024)
  }

  @Test func theOneThatAsksMostIsRefusedFirst() {
    var shares = NetworkShares()
    func window(_ share: Int) -> [Int: Int] {
      var letIn: [Int: Int] = [:]
      for round in 0..<200 {
        if shares.admits(Self.network(0)) ?? true { letIn[0, default: 0] += 1 }
        if round % 100 == 0 {
          for honest in 1...20 where shares.admits(Self.network(honest)) ?? true { letIn[honest, default: 0] += 1 }
        }
      }
      shares.windowEnded(share: share)
      return letIn
    }
    _ = window(512)
    let letIn = window(512)
    for honest in 1...20 { #expect(letIn[honest] == 2) }
    #expect(letIn[0] == 80)
    // Nothing is known any more, and nothing can be told from the network.
    shares.forget()
    #expect(shares.admits(Self.network(0)) == nil)
  }

  @Test func strangersByTheThousandAreForgottenWithTheirWindow() {
    var shares = NetworkShares()
    for number in 0..<100_000 { _ = shares.admits(Self.network(number)) }
    shares.windowEnded(share: 512)
    #expect(shares.cap == 0)
  }

  /// Whoever comes when no more networks are counted is no exception from the share of all.
  @Test func ofANetworkThatIsNotCountedNothingIsPromised() {
    var shares = NetworkShares()
    func window() -> [Bool?] {
      for number in 0..<NetworkShares.networksMax {
        for _ in 0..<4 { _ = shares.admits(Self.network(number)) }
      }
      let late = (0..<100).map { _ in shares.admits(Self.network(NetworkShares.networksMax)) }
      shares.windowEnded(share: 512)
      return late
    }
    _ = window()
    #expect(shares.cap == 2)
    #expect(window() == Array(repeating: nil, count: 100))
  }

  /// Then one call of each network is too much, and the second of any is.
  @Test func whoAsksMostIsRefusedFirstAlsoWhereNotEveryNetworkIsLetIn() {
    var shares = NetworkShares()
    func window() -> (greedy: Int, honest: Int) {
      var letIn = (greedy: 0, honest: 0)
      for number in 1...1_000 {
        if shares.admits(Self.network(number)) ?? true { letIn.honest += 1 }
        for _ in 0..<2 where shares.admits(Self.network(0)) ?? true { letIn.greedy += 1 }
      }
      shares.windowEnded(share: 300)
      return letIn
    }
    _ = window()
    #expect(shares.cap == 0)
    let letIn = window()
    #expect(letIn.greedy <= 1 && (870...880).contains(letIn.honest + letIn.greedy), "\(letIn)")
    // Of a few calls one at least.
    shares.forget()
    for number in 1...3 { _ = shares.admits(Self.network(number)) }
    shares.windowEnded(share: AdmissionControl.shareMin)
    #expect((1...3).count { shares.admits(Self.network($0)) == true } == 1)
  }
}
