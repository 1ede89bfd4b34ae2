import Timekeeping

/// How fast passwords may be tried (requirement: back-off per account and per address, without lock-out).
///
/// Every try counts as failed until it succeeds, so that a hundred tries at once are a hundred tries. The first few are free; then each
/// waits twice as long as the one before, up to a limit. A person who has to wait is told how long, and is never locked out: otherwise
/// anybody could lock out anybody.
struct LoginThrottleRules: Sendable, Hashable {
  /// Tries without waiting.
  var freeTries: Int
  /// The first wait.
  var waitMin: Duration = .seconds(1)
  /// The longest wait.
  var waitMax: Duration
  /// Without a try for so long, all is forgotten.
  static let memory: Duration = .seconds(3_600)

  /// For one login name, whether it exists or not. Not for long, because somebody else's tries make the owner wait; but so long that an
  /// account, which has two names, its own and its address, is tried a hundred times an hour at most (OWASP ASVS 4.0.3, 2.2.1).
  static let account = LoginThrottleRules(freeTries: 5, waitMax: .seconds(90))
  /// For one address. More free tries, because a school is one address; longer waits, because its owner causes them.
  static let address = LoginThrottleRules(freeTries: 20, waitMax: .seconds(900))

  /// Tries since the last success.
  struct Tries: Hashable {
    var count: Int32
    var lastTime: Moment

    static let none = Tries(count: 0, lastTime: Moment(microseconds: 0))
  }

  enum Refusal: Error, Hashable {
    case tooFast(retryAfter: Duration)
  }

  /// Counts one more try.
  ///
  /// - Throws: When it comes too early; then it does not count, so that trying on does not make it longer.
  func count(_ tries: Tries, at now: Moment) throws(Refusal) -> Tries {
    let remembered = isForgotten(tries, at: now) ? .none : tries
    let wait = wait(after: Int(remembered.count))
    let allowedTime = remembered.lastTime + wait
    // The one of two at the same moment that is counted second may have come first: that alone is no haste.
    if wait > .zero, now < allowedTime { throw .tooFast(retryAfter: allowedTime - now) }
    return Tries(count: remembered.count == .max ? .max : remembered.count + 1, lastTime: max(remembered.lastTime, now))
  }

  /// Whether a try that was just counted is the first after the free ones have all failed: worth telling the owner, once.
  func isAlarm(_ tries: Tries) -> Bool { Int(tries.count) == freeTries + 1 }

  /// How long to wait after so many tries.
  func wait(after count: Int) -> Duration {
    let doublings = count - freeTries
    if doublings < 0 { return .zero }
    // 2²⁰ seconds are beyond every limit.
    return min(waitMin * (1 << min(doublings, 20)), waitMax)
  }

  private func isForgotten(_ tries: Tries, at now: Moment) -> Bool {
    now - tries.lastTime >= Self.memory
  }
}
