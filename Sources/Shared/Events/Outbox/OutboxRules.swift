internal import Timekeeping

/// How a relay goes about sending. Pure: chance and time are arguments.
public struct OutboxRules: Sendable, Hashable {
  /// How long an event of another process, or of a relay that has died, may stay unnoticed. One short query each time for all
  /// destinations together; events of this process are noticed at once.
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

  static let pauseMax = Duration.seconds(60)
  /// Between half and the whole of 100 ms, 200 ms, 400 ms … a minute.
  static let backoff = Backoff(first: .milliseconds(100), limit: pauseMax)
  /// The first attempt whose pause is `pauseMax`.
  static let longestPauseAttempt = 11

  /// How much longer a claim lasts than the delivery it is for: clocks that differ, and the commit.
  static let claimSlack = Duration.seconds(2)

  /// How often a relay looks for events that were made while the clock was ahead, and how far a clock that counts as right may be (`ClockSkew.max`
  /// with room).
  static let futureCheckInterval = Duration.seconds(60)
  static let futureSlack = Duration.seconds(1)

  /// Payload of one delivery, in bytes: with what is around it below the limit of `Deliver`.
  static let batchBytesMax = 524_288

  public init() {}

  /// How often an event has failed, after one more time. An absence of its destination makes pauses longer, up to the longest, and is no step towards the end
  /// beyond that: who is back may refuse as often as it takes to pass a rolling upgrade.
  /// - Parameter before: How often it had failed before.
  func attempt(after before: Int, isAway: Bool) -> Int {
    isAway ? max(before, min(before + 1, Self.longestPauseAttempt)) : before + 1
  }

  /// Whether an event is to be given up.
  /// - Parameters:
  ///   - attempt: How often it has failed, this time included, as `attempt(after:isAway:)` counts.
  ///   - isAway: Whether the destination could not be asked: that says nothing about the event.
  ///   - age: How long ago it happened.
  func isDead(attempt: Int, isAway: Bool, age: Duration) -> Bool {
    age >= ageMax || (attempt >= attemptsMax && !isAway)
  }
}
