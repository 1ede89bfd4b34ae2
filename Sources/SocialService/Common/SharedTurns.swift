import EventLoop
import RPC
import Synchronization

/// Does a work one turn at a time for all who ask for it in a process. A caller who asks while a turn is under way waits for its end and for one more, which is
/// shared by all who have asked meanwhile: the state at the time of asking has been seen by a turn that began afterwards.
final class SharedTurns: Sendable {
  /// A bell that was missed costs that long at most. None is missed; it keeps a mistake from being for ever.
  private static let waitMax = Duration.seconds(10)

  private struct State {
    /// Turns that have begun.
    var begunCount = 0
    var isUnderWay = false
    /// The last turn that has come to an end, and what came of it. One whose caller has gone is left out: it says nothing of the work.
    var last: (number: Int, result: Result<Void, any Error>)?
    var waiting: [LoopBell] = []
  }

  private let state = Mutex(State())

  /// - Throws: The error of the turn, also to those who have shared it.
  func take(_ body: () async throws -> Void) async throws {
    let enough = state.withLock { $0.begunCount + 1 }
    while true {
      let bell = LoopBell()
      let (isMine, result) = state.withLock { state -> (Bool, Result<Void, any Error>?) in
        if let last = state.last, last.number >= enough { return (false, last.result) }
        if state.isUnderWay {
          state.waiting.append(bell)
          return (false, nil)
        }
        state.isUnderWay = true
        state.begunCount += 1
        return (true, nil)
      }
      if isMine { return try await run(body) }
      if let result { return try result.get() }
      guard let loop = Loop.current else { throw RPCError.unavailable("nobody waits outside a loop") }
      _ = try await loop.wait(for: bell, atMost: Self.waitMax)
    }
  }

  private func run(_ body: () async throws -> Void) async throws {
    do {
      try await body()
      end(.success(()))
    } catch {
      end(Task.isCancelled ? nil : .failure(error))
      throw error
    }
  }

  private func end(_ result: Result<Void, any Error>?) {
    let waiting = state.withLock { state in
      state.isUnderWay = false
      if let result { state.last = (state.begunCount, result) }
      defer { state.waiting = [] }
      return state.waiting
    }
    for bell in waiting { bell.ring() }
  }
}
