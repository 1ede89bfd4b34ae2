internal import Synchronization

/// Wakes a task that waits on its loop for something to happen elsewhere, or tells somebody who has no task meanwhile. Rung from any thread; a ring
/// while nobody waits is kept for the next wait, and several count as one. One task waits at a time, or one listener listens.
public final class LoopBell: Sendable {
  private struct State {
    var hasRung = false
    var waiting: (loop: Loop, listener: any BellListener)?
  }

  private let state = Mutex(State())

  public init() {}

  /// Something has happened.
  public func ring() {
    let waiting = state.withLock { state -> (loop: Loop, listener: any BellListener)? in
      // The listener that waits was told by the ring before.
      if state.hasRung { return nil }
      state.hasRung = true
      return state.waiting
    }
    if let waiting { waiting.loop.perform { _ in waiting.listener.bellHasRung() } }
  }

  /// Tells `listener` of every ring from now on, and at once of one that came before. The listener lives until `stopListening`.
  public func listen(on loop: Loop, _ listener: any BellListener) {
    let hasRung = state.withLock { state in
      state.waiting = (loop, listener)
      return state.hasRung
    }
    if hasRung { loop.perform { _ in listener.bellHasRung() } }
  }

  /// The rings so far are answered: the next one is told.
  public func answer() {
    state.withLock { $0.hasRung = false }
  }

  /// Lets the listener go. A ring that is on its way may still be told.
  public func stopListening() {
    state.withLock { $0.waiting = nil }
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

/// A listener to a ``LoopBell`` without a task that waits.
public protocol BellListener: AnyObject, Sendable {
  /// Called on the thread of the loop it listens on: once for all rings since the last `answer`, within `ring` when that is called there.
  func bellHasRung()
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
          if bell.begin(waiter, on: self) { waiter.bellHasRung() }
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
private final class BellWaiter: LoopTimerTarget, BellListener, @unchecked Sendable {
  private let timer: LoopTimer
  private var continuation: UnsafeContinuation<Void, any Error>?

  init(on loop: Loop) {
    timer = LoopTimer(on: loop)
  }

  func begin(_ duration: Duration, _ continuation: UnsafeContinuation<Void, any Error>) {
    self.continuation = continuation
    timer.arm(after: duration, self)
  }

  func bellHasRung() {
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
