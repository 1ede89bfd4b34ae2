// Looks that need not be punctual. Thirty that each come when they come each wake the process by itself; on a beat they wake it
// once together. The clock is the machine's, so that the processes of one machine ask each other, and the database, in one breath too, and all of it rests between.

/// The beat. Pure.
enum LoopBeat {
  /// The beat of what looks more often than once in `coarseMs`.
  static let fineMs: Int64 = 500
  /// The beat of what looks once in so long, or less often.
  static let coarseMs: Int64 = 1_000

  /// The beat that is nearest to the end of a pause; a pause that is shorter than a beat ends where it ends.
  /// - Returns: In the same milliseconds as `now`, later than it.
  static func due(afterMs pause: Int64, fromMs now: Int64) -> Int64 {
    guard pause >= fineMs else { return now + max(pause, 1) }
    let beat = pause < coarseMs ? fineMs : coarseMs
    return (now + pause + beat / 2) / beat * beat
  }
}

extension Loop {
  /// When somebody looks again who does so every `pause`, and need not be punctual: half a beat earlier or later, with all others who look. For
  /// `LoopTimer.arm(atMilliseconds:)`. On the loop's thread.
  /// - Parameter pause: From half a second on; what is shorter is kept to the millisecond.
  public nonisolated func beat(after pause: Duration) -> Int64 {
    LoopBeat.due(afterMs: Int64(clamping: pause.timerMilliseconds), fromMs: steadyMilliseconds)
  }

  /// The pause until then.
  public nonisolated func restToBeat(after pause: Duration) -> Duration { .milliseconds(beat(after: pause) - steadyMilliseconds) }

  /// Waits until then. Ends early with `CancellationError` when the task is cancelled.
  public func sleepToBeat(after pause: Duration) async throws {
    // A sleep adds a millisecond, which would be behind the beat.
    try await sleep(for: max(.zero, restToBeat(after: pause) - .milliseconds(1)))
  }
}
