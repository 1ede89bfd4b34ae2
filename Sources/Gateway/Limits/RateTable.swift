import RPC
import Synchronization

/// Key that a limit counts by: an account, or a network of addresses. Two words, so that looking one up makes nothing.
struct LimitKey: Hashable, Sendable {
  let high: UInt64
  let low: UInt64
}

/// The buckets of many, of a bounded number and a fixed size, shared by all loops.
///
/// Each stripe is a table of sets of eight places under a lock of its own. A key has one set; it is found by looking at eight keys. When all
/// eight are others' who still count, the stripe gets twice as many sets, and when it has all, one of them gives way (`EvictionRules`). So
/// the memory is bounded, a gateway that few call has little of it, and nothing is ever searched.
final class RateTable: Sendable {
  /// More than the loops that could meet in one, by far: two loops wait for each other in one of a thousand calls.
  static let stripes = 64
  private static let ways = 8
  /// Sets of a stripe: with 64 stripes of 8 places each 65,536 keys, 4.5 MiB. Only buckets that are not full need a place, so that is how
  /// many may have called within the last second or so.
  static let setsPerStripe = 128
  /// Sets a stripe begins with, for 1,024 keys in all: the callers of a quiet house.
  private static let setsAtFirst = 2
  /// Budgets of one key.
  private let classes: Int

  private struct Stripe {
    /// Empty until the first call: an idle gateway pays nothing.
    var keys: [LimitKey] = []
    var paidUntilUs: [Int64] = []
    var sets = 0
    var evictions = 0
  }

  private final class Lock: Sendable {
    let stripe = Mutex(Stripe())
  }

  private let locks: [Lock]
  private let setsMax: Int
  /// Random, so that nobody can choose addresses that fall into one set.
  private let seed: (UInt64, UInt64)

  init(classes: Int = RateClass.allCases.count, setsPerStripe: Int = setsPerStripe) {
    self.classes = classes
    locks = (0..<Self.stripes).map { _ in Lock() }
    setsMax = setsPerStripe
    seed = (.random(in: 0 ... .max) | 1, .random(in: 0 ... .max) | 1)
  }

  /// Takes one call of a class from a key's budget.
  /// - Parameter cost: How many calls it counts as.
  /// - Returns: 0 when it was taken; otherwise how many microseconds later it could be.
  func take(_ key: LimitKey, _ index: Int, _ limit: RateLimit, cost: Int = 1, at nowUs: Int64) -> Int64 {
    let hash = hash(key)
    let set = Self.set(hash)
    return locks[Int(truncatingIfNeeded: hash & UInt64(Self.stripes - 1))].stripe.withLock { stripe in
      let place = place(of: key, set, in: &stripe, at: nowUs)
      return limit.take(&stripe.paidUntilUs[place * classes + index], cost: cost, at: nowUs)
    }
  }

  /// - Parameter hashed: Hash that decides the key's set, whatever number of sets there is.
  private func place(of key: LimitKey, _ hashed: Int, in stripe: inout Stripe, at nowUs: Int64) -> Int {
    if stripe.sets == 0 { resize(&stripe, sets: min(Self.setsAtFirst, setsMax), at: nowUs) }
    while true {
      let first = hashed % stripe.sets * Self.ways
      let places = first..<first + Self.ways
      for place in places where stripe.keys[place] == key { return place }
      let victim = EvictionRules.victim(of: places, at: nowUs) { latest($0, stripe) }
      if latest(victim, stripe) > nowUs {
        if stripe.sets < setsMax {
          resize(&stripe, sets: min(stripe.sets * 2, setsMax), at: nowUs)
          continue
        }
        stripe.evictions += 1
      }
      stripe.keys[victim] = key
      for index in victim * classes..<(victim + 1) * classes { stripe.paidUntilUs[index] = 0 }
      return victim
    }
  }

  /// Gives a stripe more sets. Full buckets in it are forgotten, as they may be; the others have room: with twice the
  /// sets, what is in one of them came from one of before.
  private func resize(_ stripe: inout Stripe, sets: Int, at nowUs: Int64) {
    let before = stripe
    stripe.sets = sets
    stripe.keys = Array(repeating: LimitKey(high: 0, low: 0), count: sets * Self.ways)
    stripe.paidUntilUs = Array(repeating: 0, count: sets * Self.ways * classes)
    for place in before.keys.indices where latest(place, before) > nowUs {
      let key = before.keys[place]
      let first = Self.set(hash(key)) % sets * Self.ways
      guard let free = (first..<first + Self.ways).first(where: { latest($0, stripe) == 0 }) else { continue }
      stripe.keys[free] = key
      for index in 0..<classes { stripe.paidUntilUs[free * classes + index] = before.paidUntilUs[place * classes + index] }
    }
  }

  private func latest(_ place: Int, _ stripe: Stripe) -> Int64 {
    stripe.paidUntilUs[place * classes..<(place + 1) * classes].reduce(0, max)
  }

  /// Other bits than those that choose the stripe.
  private static func set(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 8) & Int.max }

  /// Two multiplications whose halves are folded: quick, and not to be aimed at by who does not know the seed.
  private func hash(_ key: LimitKey) -> UInt64 {
    let first = (key.high ^ seed.0).multipliedFullWidth(by: key.low ^ seed.1)
    let second = (first.high ^ first.low ^ seed.0).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return second.high ^ second.low
  }

  /// Keys that there is room for now.
  var placeCount: Int { locks.reduce(0) { $0 + $1.stripe.withLock { $0.keys.count } } }

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
