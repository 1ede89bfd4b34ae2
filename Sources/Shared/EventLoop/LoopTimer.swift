internal import CUV

/// The target that a timer tells when its time has come.
public protocol LoopTimerTarget: AnyObject {
  /// Called once on the loop's thread for each arming that was not cancelled.
  func timerFired(_ timer: LoopTimer)
}

/// A timer of one loop, precise to a millisecond; arm it as often as you like. Confined to the loop's thread.
///
/// An armed timer keeps its target alive; a fired or cancelled one lets it go.
///
/// libuv's own timer is left running when it is cancelled or armed for later, and looks again when it wakes: nearly every timer is a
/// deadline that nobody reaches, and most of them are armed again long before.
public final class LoopTimer {
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others. The checks would cost as much as the rest.
  private let handle: UnsafeMutablePointer<uv_timer_t>
  @exclusivity(unchecked) private var target: (any LoopTimerTarget)?
  /// When the target is due, and when libuv's timer wakes (0 when it does not run); in the loop's steady milliseconds.
  @exclusivity(unchecked) private var dueMs: Int64 = 0
  @exclusivity(unchecked) private var wakeMs: Int64 = 0

  /// On the loop's thread.
  public init(on loop: Loop) {
    precondition(loop.isCurrent, "a timer belongs to the loop's own thread")
    handle = .allocate(capacity: 1)
    uv_timer_init(loop.thread.uv, handle)
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    handle.pointee.data = nil
    handle.closeAndFree()
  }

  /// Whether it will fire.
  public var isArmed: Bool { target != nil }

  /// Arms the timer; an earlier arming is replaced.
  /// - Parameter delay: From now; less than a millisecond counts as one, negative as zero.
  public func arm(after delay: Duration, _ target: any LoopTimerTarget) {
    uv_update_time(handle.pointee.loop)
    let milliseconds = Int64(delay.timerMilliseconds)
    // The loop's clock cuts off parts of a millisecond: with one more no wait is shorter than asked.
    arm(atMilliseconds: Int64(uv_now(handle.pointee.loop)) + (milliseconds > 0 ? milliseconds + 1 : 0), target)
  }

  /// Arms the timer for a time of `Loop.steadyMilliseconds`; an earlier arming is replaced.
  public func arm(atMilliseconds due: Int64, _ target: any LoopTimerTarget) {
    self.target = target
    dueMs = due
    if wakeMs == 0 || wakeMs > due { wake(at: due) }
  }

  /// The timer will not fire.
  public func cancel() {
    target = nil
  }

  private func wake(at due: Int64) {
    wakeMs = due
    uv_timer_start(handle, { LoopTimer.from($0!).woken() }, UInt64(max(0, due - Int64(uv_now(handle.pointee.loop)))), 0)
  }

  private func woken() {
    wakeMs = 0
    guard let target else { return }
    if Int64(uv_now(handle.pointee.loop)) < dueMs { return wake(at: dueMs) }
    self.target = nil
    target.timerFired(self)
  }

  /// `data` was set in `init` to the object that closes the handle in its `deinit`, so a handle that fires has a living object.
  private static func from(_ handle: UnsafeMutablePointer<uv_timer_t>) -> LoopTimer {
    Unmanaged<LoopTimer>.fromOpaque(handle.pointee.data).takeUnretainedValue()
  }
}

extension Duration {
  /// Milliseconds rounded up, for libuv: a timer never fires early.
  var timerMilliseconds: UInt64 {
    if self <= .zero { return 0 }
    let (seconds, attoseconds) = components
    if seconds > 1 << 40 { return 1 << 50 }
    return UInt64(seconds) * 1_000 + UInt64((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

extension Loop {
  /// Waits. Ends early with `CancellationError` when the task is cancelled.
  public func sleep(for duration: Duration) async throws {
    let sleeper = Sleeper(on: self)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        sleeper.begin(duration, continuation, isCancelled: Task.isCancelled)
      }
    } onCancel: {
      self.perform { _ in sleeper.cancel() }
    }
  }
}

/// One wait. Sendable by confinement: made, begun and cancelled on the loop's thread (`perform` sees to it).
private final class Sleeper: LoopTimerTarget, @unchecked Sendable {
  private let timer: LoopTimer
  private var continuation: UnsafeContinuation<Void, any Error>?

  init(on loop: Loop) {
    timer = LoopTimer(on: loop)
  }

  func begin(_ duration: Duration, _ continuation: UnsafeContinuation<Void, any Error>, isCancelled: Bool) {
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    timer.arm(after: duration, self)
  }

  func cancel() {
    timer.cancel()
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }

  func timerFired(_ timer: LoopTimer) {
    continuation?.resume()
    continuation = nil
  }
}
