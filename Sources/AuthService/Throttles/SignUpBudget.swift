import Synchronization
import Timekeeping

/// The sign-ups that addresses have tried, in this process: what a restart forgives is worth no table. Each of several processes counts for
/// itself, so an address has as many budgets as there are; beside them the gateway limits how often an address may call at all.
final class SignUpBudget: Sendable {
  /// Addresses remembered, about 100 bytes each. Beyond that those with full budgets are forgotten, then those that tried least: whoever
  /// comes from many addresses, of which IPv6 gives away millions, makes nobody's tries forgotten that count for something.
  static let addressesMax = 20_000

  private let rules: SignUpBudgetRules
  private let buckets = Mutex<[String: SignUpBudgetRules.Bucket]>([:])

  init(_ rules: SignUpBudgetRules) {
    self.rules = rules
  }

  /// Counts a try.
  /// - Parameter network: As `ClientNetwork.counted` names it.
  /// - Throws: `AccountRefusal.rateLimited`.
  func count(_ network: String, at now: Moment) throws(AccountRefusal) {
    let wait = buckets.withLock { buckets -> Duration? in
      if buckets.count >= Self.addressesMax { buckets = rules.worthKeeping(buckets, max: Self.addressesMax / 2, at: now) }
      let (bucket, wait) = rules.count(buckets[network], at: now)
      buckets[network] = bucket
      return wait
    }
    if let wait { throw .rateLimited(wait) }
  }
}
