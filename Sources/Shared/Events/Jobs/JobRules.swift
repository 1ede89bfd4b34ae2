public import Timekeeping

/// How long jobs of a kind may take, and how often they are tried.
public struct JobRules: Sendable, Hashable {
  /// Given up after so many beginnings, also of those that nobody has ended: what kills a process five times is not the process's fault.
  public var attemptsMax = 5
  /// How long whoever works may be silent before another begins anew; `JobClaim.renew` begins it anew.
  public var lease: Duration = .seconds(30)
  /// How long an attempt may take in all: one that hangs makes way for other jobs.
  public var timeMax: Duration = .seconds(600)
  /// Pauses before further attempts.
  public var backoff = Backoff(first: .seconds(2), limit: .seconds(3_600))
  /// How often it is looked how late the others are, while one is done: often enough for a gauge that is scraped every quarter of a minute.
  var lookPause: Duration = .seconds(5)

  public init() {}

  /// Time for which a job that was given up is kept for an operator.
  static let failedKept: Duration = .seconds(7 * 86_400)
  /// Bytes of an error that are kept.
  static let errorBytesMax = 1_024
  /// Removed by one statement.
  static let sweptMax = 500

  /// - Parameters:
  ///   - attempt: Which has failed, from 1.
  ///   - chance: In [0, 1): jobs that failed together do not come together again.
  /// - Returns: Nil when it is given up.
  func pause(after attempt: Int, chance: Double) -> Duration? {
    attempt >= attemptsMax ? nil : backoff.pause(after: attempt, chance: chance)
  }
}
