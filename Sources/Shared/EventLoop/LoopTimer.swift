internal import CUV

/// What a timer tells when its time has come.
public protocol LoopTimerTarget: AnyObject {
  /// Called once on the loop's thread for each arming that was not cancelled.
  func timerFired(_ timer: LoopTimer)
}

/// A timer of one loop, precise to a millisecond; arm it as often as you like. Confined to the loop's thread.
///
/// An armed timer keeps its target alive; a fired or cancelled one lets it go.
public final class LoopTimer {
  private let handle: UnsafeMutablePointer<uv_timer_t>
  private var target: (any LoopTimerTarget)?

  /// On the loop's thread.
  public init(on loop: Loop) {
    precondition(loop.isCurrent, "a timer belongs to the loop's own thread")
    handle = .allocate(capacity: 1)
    uv_timer_init(loop.thread.uv, handle)
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    // libuv needs the handle until its close callback; the object is not needed any more.
    handle.pointee.data = nil
    uv_close(handle.asHandle) { $0!.deallocate() }
  }

  /// Whether it will fire.
  public var isArmed: Bool { target != nil }

  /// Arms the timer; an earlier arming is replaced.
  /// - Parameter delay: From now; less than a millisecond counts as one, negative as zero.
  public func arm(after delay: Duration, _ target: any LoopTimerTarget) {
    self.target = target
    uv_update_time(handle.pointee.loop)
    uv_timer_start(handle, { LoopTimer.from($0!).fire() }, delay.timerMilliseconds, 0)
  }

  /// The timer will not fire.
  public func cancel() {
    if target == nil { return }
    target = nil
    uv_timer_stop(handle)
  }

  private func fire() {
    guard let target else { return }
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
