/// Timers that are used again rather than made anew: every call has a deadline, and nearly none of them fires. Confined to its loop.
public final class LoopTimerPool {
  /// As many as calls usually run at once; 200 bytes each.
  private static let idleMax = 1_024

  private let loop: Loop
  // `@exclusivity(unchecked)`: one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var idle: [LoopTimer] = []

  /// On the loop's thread.
  public init(on loop: Loop) {
    self.loop = loop
  }

  /// A timer that is not armed.
  public func take() -> LoopTimer {
    idle.popLast() ?? LoopTimer(on: loop)
  }

  /// Cancels the timer and keeps it for another.
  public func giveBack(_ timer: LoopTimer) {
    timer.cancel()
    if idle.count < Self.idleMax { idle.append(timer) }
  }
}
