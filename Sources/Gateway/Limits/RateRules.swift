// Token buckets, computed as the generic cell rate algorithm (ITU-T I.371): one number is a whole bucket.

/// One budget: so many calls at once, and so many a minute added up to that.
struct RateLimit: Sendable, Hashable {
  /// Calls at once.
  let burst: Int
  /// Calls a minute in the long run.
  let perMinute: Int
  /// Cost of one call, in microseconds of time. Rounded up, so that never more is given than was said.
  private let costUs: Int64

  /// - Parameters:
  ///   - burst: At least 1.
  ///   - perMinute: 1 to 60,000,000.
  init(burst: Int, perMinute: Int) {
    self.burst = max(1, burst)
    self.perMinute = min(max(1, perMinute), 60_000_000)
    costUs = Int64((60_000_000 + self.perMinute - 1) / self.perMinute)
  }

  /// Takes one call from a bucket.
  /// - Parameters:
  ///   - paidUntilUs: The bucket: until when what was taken has been paid by time. Not after `now`: it is full. 0: nothing was taken yet.
  ///   - cost: How many calls it counts as; of one that counts as more than the whole bucket, as much as that.
  ///   - nowUs: Microseconds of a steady clock, more than 0. One that is a little behind another's takes nothing away and gives nothing.
  /// - Returns: 0 when the call was taken; otherwise how many microseconds later it could be.
  func take(_ paidUntilUs: inout Int64, cost: Int = 1, at nowUs: Int64) -> Int64 {
    let after = max(paidUntilUs, nowUs) + costUs * Int64(min(max(cost, 1), burst))
    let early = after - nowUs - costUs * Int64(burst)
    if early > 0 { return early }
    paidUntilUs = after
    return 0
  }

  /// The same budget for so many times as many: for measuring and for tests, never for service.
  func scaled(by factor: Int) -> RateLimit {
    RateLimit(burst: min(burst, Int.max / factor / 60_000_000) * factor, perMinute: min(perMinute * factor, 60_000_000))
  }
}

/// Which bucket gives way when a new one needs its place.
enum EvictionRules {
  /// The place of a full bucket, of which forgetting changes nothing; where there is none, of the one that is full soonest. So a stranger
  /// with any number of addresses can make us forget only whom we had little to remember of.
  /// - Parameter latestUs: Says of each place until when its emptiest bucket is paid.
  static func victim(of places: Range<Int>, at nowUs: Int64, _ latestUs: (Int) -> Int64) -> Int {
    var best = places.lowerBound
    var bestUs = Int64.max
    for place in places {
      let us = latestUs(place)
      if us <= nowUs { return place }
      if us < bestUs { (best, bestUs) = (place, us) }
    }
    return best
  }
}
