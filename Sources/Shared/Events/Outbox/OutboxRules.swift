/// How a relay goes about sending. Pure: chance and time are arguments.
public struct OutboxRules: Sendable, Hashable {
  /// How long an event of another process, or of a relay that has died, may stay unnoticed. One short query each time for each
  /// destination; events of this process are noticed at once.
  public var pollMax = Duration.seconds(1)

  /// So often an event may fail before it is given up. With the pauses between, a quarter of an hour: longer than a rolling upgrade leaves
  /// receivers around that do not know its type yet, shorter than an operator's night.
  public var attemptsMax = 30

  /// An event that has waited for so long is given up whatever the reason. Receivers remember what they took for twice as long
  /// (`Inbox.retention`), so that even the last delivery of an event is known to them.
  public var ageMax = Duration.seconds(7 * 86_400)

  /// Events in one delivery: enough that the round trip does not count, few enough for the receiver's transactions to end in time.
  public var batchMax = 50

  /// Dead letters are kept so long for an operator to send them again.
  public static let deadLetterRetention = Duration.seconds(30 * 86_400)

  static let pauseFirst = Duration.milliseconds(100)
  static let pauseMax = Duration.seconds(60)

  /// How much longer a claim lasts than the delivery it is for: clocks that differ, and the commit.
  static let claimSlack = Duration.seconds(2)

  /// How often a relay looks for events that were made while the clock was ahead, and how far a clock that counts as right may be (`ClockSkew.max`
  /// with room).
  static let futureCheckInterval = Duration.seconds(10)
  static let futureSlack = Duration.seconds(1)

  /// Payload of one delivery, in bytes: with what is around it below the limit of `Deliver`.
  static let batchBytesMax = 524_288

  public init() {}

  /// The pause after a failure: doubled each time, and spread, so that keys that failed together are not tried together.
  /// - Parameter jitter: In [0, 1).
  func pause(after attempt: Int, jitter: Double) -> Duration {
    let most = min(Self.pauseFirst * (1 << min(max(attempt, 1) - 1, 20)), Self.pauseMax)
    return most / 2 + most / 2 * jitter
  }

  /// Whether an event is to be given up.
  /// - Parameters:
  ///   - attempt: How often it has failed, this time included.
  ///   - isAway: Whether the destination could not be asked: that says nothing about the event.
  ///   - age: How long ago it happened.
  func isDead(attempt: Int, isAway: Bool, age: Duration) -> Bool {
    age >= ageMax || (attempt >= attemptsMax && !isAway)
  }
}
