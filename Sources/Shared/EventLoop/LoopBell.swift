internal import Synchronization

/// Wakes a task that waits on its loop for something to happen elsewhere. Rung from any thread; a ring while nobody waits is kept for the next
/// wait, and several count as one. One task waits at a time.
public final class LoopBell: Sendable {
  private struct State {
    var hasRung = false
    var waiting: (loop: Loop, waiter: BellWaiter)?
  }

  private let state = Mutex(State())

  public init() {}

  /// Something has happened.
  public func ring() {
    let waiting = state.withLock { state in
      state.hasRung = true
      return state.waiting
    }
    if let waiting { waiting.loop.perform { _ in waiting.waiter.finish() } }
  }

  /// - Returns: Whether it has rung before: then nobody need wait.
  fileprivate func begin(_ waiter: BellWaiter, on loop: Loop) -> Bool {
    state.withLock { state in
      if !state.hasRung { state.waiting = (loop, waiter) }
      return state.hasRung
    }
  }

  /// - Returns: Whether it has rung.
  fileprivate func end() -> Bool {
    state.withLock { state in
      state.waiting = nil
      defer { state.hasRung = false }
      return state.hasRung
    }
  }
}

extension Loop {
  /// Waits until `bell` rings, at most for `duration`; not at all when it has rung since the last wait.
  /// - Returns: Whether it has rung.
  /// - Throws: `CancellationError` when the task is cancelled; a ring that came before is kept.
  public func wait(for bell: LoopBell, atMost duration: Duration) async throws -> Bool {
    let waiter = BellWaiter(on: self)
    do {
      try await withTaskCancellationHandler {
        try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
          if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
          waiter.begin(duration, continuation)
          if bell.begin(waiter, on: self) { waiter.finish() }
        }
      } onCancel: {
        self.perform { _ in waiter.cancel() }
      }
    } catch {
      if bell.end() { bell.ring() }
      throw error
    }
    return bell.end()
  }
}

/// One wait. Sendable by confinement: made, begun and ended on the loop's thread (`perform` sees to it).
private final class BellWaiter: LoopTimerTarget, @unchecked Sendable {
  private let timer: LoopTimer
  private var continuation: UnsafeContinuation<Void, any Error>?

  init(on loop: Loop) {
    timer = LoopTimer(on: loop)
  }

  func begin(_ duration: Duration, _ continuation: UnsafeContinuation<Void, any Error>) {
    self.continuation = continuation
    timer.arm(after: duration, self)
  }

  func finish() {
    timer.cancel()
    continuation?.resume()
    continuation = nil
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
