// How rates are limited: so many at once, so many a second on average.

/// A budget of events that refills with time.
struct TokenBucket {
  private let full: Int64
  private let perMillisecond: Int64
  private var tokens: Int64
  private var filledAtMs: Int64

  /// - Parameter nowMs: Milliseconds of any steady clock; the same clock must be used with `take`.
  init(_ rate: HTTP2Limits.Rate, nowMs: Int64) {
    full = Int64(rate.burst) * 1_000
    perMillisecond = Int64(rate.perSecond)  // thousandths of a token
    tokens = full
    filledAtMs = nowMs
  }

  /// Takes one; false when none is left.
  mutating func take(nowMs: Int64) -> Bool {
    if nowMs > filledAtMs {
      let (gain, overflow) = (nowMs - filledAtMs).multipliedReportingOverflow(by: perMillisecond)
      tokens = overflow || gain > full - tokens ? full : tokens + gain
      filledAtMs = nowMs
    }
    if tokens < 1_000 { return false }
    tokens -= 1_000
    return true
  }

  /// Takes one, or names the flood that emptied the bucket.
  mutating func spend(_ flood: HTTP2Flood, _ nowMs: Int64) -> HTTP2Error? {
    take(nowMs: nowMs) ? nil : .flood(flood)
  }

  /// Gives some back, up to the burst.
  mutating func earn(_ count: Int) {
    tokens = min(full, tokens + Int64(count) * 1_000)
  }
}
