import RPC
import Synchronization

/// Whom a limit counts: an account, or a network of addresses. Two words, so that looking one up makes nothing.
struct LimitKey: Hashable, Sendable {
  let high: UInt64
  let low: UInt64
}

/// The buckets of many, of a fixed number and size, shared by all loops.
///
/// Each stripe is a table of sets of eight places under a lock of its own. A key has one set; it is found by looking at eight keys, and
/// when all eight are others', one of them gives way (`EvictionRules`). So the memory is bounded and nothing is ever searched.
final class RateTable: Sendable {
  /// More than the loops that could meet in one, by far: two loops wait for each other in one of a thousand calls.
  static let stripes = 64
  private static let ways = 8
  /// Sets of a stripe: with 64 stripes of 8 places each 65,536 keys, 3.5 MiB. Only buckets that are not full need a place, so that is how
  /// many may have called within the last second or so.
  static let setsPerStripe = 128
  /// Budgets of one key.
  private let classes: Int

  private struct Stripe {
    /// Empty until the first call: an idle gateway pays nothing.
    var keys: [LimitKey] = []
    var paidUntilUs: [Int64] = []
    var evictions = 0
  }

  private final class Lock: Sendable {
    let stripe = Mutex(Stripe())
  }

  private let locks: [Lock]
  private let sets: Int
  /// Random, so that nobody can choose addresses that fall into one set.
  private let seed: (UInt64, UInt64)

  init(classes: Int = RateClass.allCases.count, setsPerStripe: Int = setsPerStripe) {
    self.classes = classes
    locks = (0..<Self.stripes).map { _ in Lock() }
    sets = setsPerStripe
    seed = (.random(in: 0 ... .max) | 1, .random(in: 0 ... .max) | 1)
  }

  /// Takes one call of a class from a key's budget.
  /// - Returns: 0 when it was taken; otherwise how many microseconds later it could be.
  func take(_ key: LimitKey, _ index: Int, _ limit: RateLimit, at nowUs: Int64) -> Int64 {
    let hash = hash(key)
    let set = Int(truncatingIfNeeded: hash >> 8) & Int.max
    return locks[Int(truncatingIfNeeded: hash & UInt64(Self.stripes - 1))].stripe.withLock { stripe in
      let place = place(of: key, in: &stripe, set: set % sets, at: nowUs)
      return limit.take(&stripe.paidUntilUs[place * classes + index], at: nowUs)
    }
  }

  private func place(of key: LimitKey, in stripe: inout Stripe, set: Int, at nowUs: Int64) -> Int {
    if stripe.keys.isEmpty {
      stripe.keys = Array(repeating: LimitKey(high: 0, low: 0), count: sets * Self.ways)
      stripe.paidUntilUs = Array(repeating: 0, count: sets * Self.ways * classes)
    }
    let first = set * Self.ways
    for place in first..<first + Self.ways where stripe.keys[place] == key { return place }
    let victim = EvictionRules.victim(of: first..<first + Self.ways, at: nowUs) { latest($0, stripe) }
    if latest(victim, stripe) > nowUs { stripe.evictions += 1 }
    stripe.keys[victim] = key
    for index in victim * classes..<(victim + 1) * classes { stripe.paidUntilUs[index] = 0 }
    return victim
  }

  private func latest(_ place: Int, _ stripe: Stripe) -> Int64 {
    stripe.paidUntilUs[place * classes..<(place + 1) * classes].reduce(0, max)
  }

  /// Two multiplications whose halves are folded: quick, and not to be aimed at by who does not know the seed.
  private func hash(_ key: LimitKey) -> UInt64 {
    let first = (key.high ^ seed.0).multipliedFullWidth(by: key.low ^ seed.1)
    let second = (first.high ^ first.low ^ seed.0).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return second.high ^ second.low
  }

  /// Buckets that were not full and had to give way: more callers at once than there are places.
  var evictionCount: Int { locks.reduce(0) { $0 + $1.stripe.withLock { $0.evictions } } }
}

/// How many of something are open for each of many, shared by all loops. Bounded by what is open.
final class OpenCounts: Sendable {
  private final class Lock: Sendable {
    let counts = Mutex<[LimitKey: Int]>([:])
  }

  private let locks = (0..<RateTable.stripes).map { _ in Lock() }

  /// Counts one more, unless as many are open as may be.
  func open(_ key: LimitKey, max: Int) -> Bool {
    lock(of: key).counts.withLock { counts in
      let count = counts[key, default: 0]
      if count >= max { return false }
      counts[key] = count + 1
      return true
    }
  }

  /// One that was counted has ended.
  func close(_ key: LimitKey) {
    lock(of: key).counts.withLock { counts in
      let count = counts[key, default: 0]
      counts[key] = count > 1 ? count - 1 : nil
    }
  }

  /// How many keys have something open.
  var keyCount: Int { locks.reduce(0) { $0 + $1.counts.withLock { $0.count } } }

  private func lock(of key: LimitKey) -> Lock {
    locks[Int(truncatingIfNeeded: ((key.high ^ key.low) &* 0x9E37_79B9_7F4A_7C15) >> 58)]
  }
}
