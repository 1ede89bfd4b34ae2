import RPC
import Testing

@testable import Gateway

/// What one bucket gives, and when.
@Suite struct RateRulesTests {
  private static let second: Int64 = 1_000_000

  @Test func aBurstIsGivenAtOnceAndThenOneCallForEachIntervalOfTime() {
    let limit = RateLimit(burst: 3, perMinute: 60)
    var bucket: Int64 = 0
    let now = 1_000 * Self.second
    let waits = (0..<5).map { _ in limit.take(&bucket, at: now) }
    #expect(waits == [0, 0, 0, Self.second, Self.second])
    #expect(limit.take(&bucket, at: now + Self.second - 1) == 1)
    #expect(limit.take(&bucket, at: now + Self.second) == 0)
    #expect(limit.take(&bucket, at: now + Self.second) == Self.second)
  }

  @Test func whatWasRefusedCostsNothing() {
    let limit = RateLimit(burst: 1, perMinute: 60)
    var bucket: Int64 = 0
    #expect(limit.take(&bucket, at: Self.second) == 0)
    for _ in 0..<1_000 { #expect(limit.take(&bucket, at: Self.second) == Self.second) }
    #expect(limit.take(&bucket, at: 2 * Self.second) == 0)
  }

  @Test func restIsNotSavedBeyondTheBurst() {
    let limit = RateLimit(burst: 2, perMinute: 600)
    var bucket: Int64 = 0
    _ = limit.take(&bucket, at: Self.second)
    let later = 1_000_000 * Self.second
    #expect((0..<4).map { _ in limit.take(&bucket, at: later) == 0 } == [true, true, false, false])
  }

  @Test func aClockThatIsBehindGivesNothingAndTakesNothing() {
    let limit = RateLimit(burst: 2, perMinute: 60)
    var bucket: Int64 = 0
    let now = 100 * Self.second
    #expect(limit.take(&bucket, at: now) == 0)
    #expect(limit.take(&bucket, at: now - 5_000) == 5_000)
    #expect(limit.take(&bucket, at: now) == 0)
    #expect(limit.take(&bucket, at: now) == Self.second)
  }

  /// All histories of eight calls with these pauses between them, for several limits: in no stretch of time more than the burst and what
  /// the time is worth, and whoever waits as long as was said is let in.
  @Test(arguments: [(1, 60), (2, 60), (3, 600), (5, 7)]) func neverMoreThanBurstAndRate(burst: Int, perMinute: Int) {
    let limit = RateLimit(burst: burst, perMinute: perMinute)
    let interval = 60 * Self.second / Int64(perMinute)
    let pauses = [0, 1, interval / 2, interval, interval * 3]
    for history in 0..<390_625 where history % 7 == 0 {
      var bucket: Int64 = 0
      var now = 1_000 * Self.second
      var given: [Int64] = []
      var rest = history
      for _ in 0..<8 {
        now += pauses[rest % 5]
        rest /= 5
        var copy = bucket
        let wait = limit.take(&bucket, at: now)
        if wait == 0 {
          given.append(now)
        } else {
          #expect(bucket == copy)
          #expect(limit.take(&copy, at: now + wait) == 0)
        }
      }
      for (first, begin) in given.enumerated() {
        for (last, end) in given.enumerated() where last >= first {
          let most = burst + Int((end - begin) / interval)
          if last - first + 1 > most { Issue.record("\(last - first + 1) of \(most) in \(end - begin) µs, history \(history)") }
        }
      }
    }
  }

  @Test func fractionsAreRoundedAgainstTheCaller() {
    // 7 a minute is one every 8.571428… s; in an hour never more than 420 and the burst.
    let limit = RateLimit(burst: 1, perMinute: 7)
    var bucket: Int64 = 0
    var count = 0
    for tick in 0..<3_600_000 where limit.take(&bucket, at: Self.second + Int64(tick) * 1_000) == 0 { count += 1 }
    #expect(count == 420)
  }

  @Test func theFullestGivesWay() {
    let paid: [Int64] = [500, 90, 400, 100, 101]
    #expect(EvictionRules.victim(of: 0..<5, at: 100) { paid[$0] } == 1)
    #expect(EvictionRules.victim(of: 2..<5, at: 100) { paid[$0] } == 3)
    #expect(EvictionRules.victim(of: 0..<5, at: 50) { paid[$0] } == 1)
    #expect(EvictionRules.victim(of: 0..<1, at: 50) { paid[$0] } == 0)
  }

  @Test func everyClassHasADefaultAndAnAddressAllowsMoreThanAnAccount() {
    for rateClass in RateClass.allCases {
      let (account, address) = (LimitConfig.accountDefault(rateClass), LimitConfig.addressDefault(rateClass))
      #expect(address.burst >= 20 * account.burst || rateClass == .sensitive)
      #expect(address.perMinute >= 10 * account.perMinute)
    }
  }

  /// Five letters a second, six of a name, then a look at what was found: ten friends one after the other.
  @Test func whoTypesIsNeverRefusedAndWhoGathersNamesIs() {
    let limit = LimitConfig.accountDefault(.search)
    var (bucket, nowUs): (Int64, Int64) = (0, 1)
    for _ in 0..<10 {
      for _ in 0..<6 {
        #expect(limit.take(&bucket, at: nowUs) == 0)
        nowUs += 200_000
      }
      nowUs += 3_000_000
    }
    // Without a pause, for an hour.
    var taken = 0
    for _ in 0..<36_000 {
      if limit.take(&bucket, at: nowUs) == 0 { taken += 1 }
      nowUs += 100_000
    }
    #expect(taken <= limit.burst + 60 * limit.perMinute)
    // An export is none the worse for it.
    #expect(LimitConfig.accountDefault(.heavy) == RateLimit(burst: 5, perMinute: 10))
  }

  /// Eight visibilities, five apps, a text with two corrections, a picture: three seconds between them. Whoever goes on without a pause reaches
  /// their friends ten times in a minute.
  @Test func whoMakesAProfileIsNeverRefusedAndWhoFloodsFriendsIs() {
    let limit = LimitConfig.accountDefault(.profile)
    var (bucket, nowUs): (Int64, Int64) = (0, 1)
    for _ in 0..<17 {
      #expect(limit.take(&bucket, at: nowUs) == 0)
      nowUs += 3_000_000
    }
    var taken = 0
    for _ in 0..<36_000 {
      if limit.take(&bucket, at: nowUs) == 0 { taken += 1 }
      nowUs += 100_000
    }
    // Taken from what moves a marker it would be all 36,000.
    #expect(taken <= limit.burst + 60 * limit.perMinute && taken < 1_000)
  }

  @Test func aDearCallCountsAsSeveral() {
    let limit = RateLimit(burst: 20, perMinute: 60)
    var bucket: Int64 = 0
    let now: Int64 = 1_000_000_000
    for _ in 0..<5 { #expect(limit.take(&bucket, cost: 4, at: now) == 0) }
    #expect(limit.take(&bucket, cost: 4, at: now) == 4_000_000)
    #expect(limit.take(&bucket, cost: 1, at: now) == 1_000_000)
    #expect(limit.take(&bucket, cost: 4, at: now + 4_000_000) == 0)
    // A call that counts as more than a whole bucket is not refused for ever.
    var small: Int64 = 0
    #expect(RateLimit(burst: 2, perMinute: 60).take(&small, cost: 100, at: now) == 0)
  }
}
