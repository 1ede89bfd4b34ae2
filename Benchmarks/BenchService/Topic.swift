import Synchronization

/// Numbers that are told to every stream of this process that waits for them.
///
/// A stream whose caller has gone is noticed at the next number: between two there is nothing to do for it.
final class Topic: Sendable {
  private struct State {
    var newest: Int64 = 0
    var waiting: [UnsafeContinuation<Int64, Never>] = []
  }

  private let state = Mutex(State())

  /// The number that was published last; 0 before the first.
  var newest: Int64 { state.withLock { $0.newest } }

  /// Waits for a number above `number`.
  func next(after number: Int64) async -> Int64 {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Int64, Never>) in
      let newest: Int64? = state.withLock { state in
        if state.newest > number { return state.newest }
        state.waiting.append(continuation)
        return nil
      }
      if let newest { continuation.resume(returning: newest) }
    }
  }

  /// Tells a number that is above the last; any other changes nothing.
  /// - Returns: How many wait.
  func publish(_ number: Int64) -> Int {
    let (count, told): (Int, [UnsafeContinuation<Int64, Never>]) = state.withLock { state in
      guard number > state.newest else { return (state.waiting.count, []) }
      let told = state.waiting
      state.newest = number
      state.waiting = []
      return (told.count, told)
    }
    for continuation in told { continuation.resume(returning: number) }
    return count
  }
}
