import EventLoop
import FoundationEssentials
import Synchronization

/// Who may work at a file now: of one account one at a time, and otherwise who has come first. Whoever sends many waits for themself, and others go
/// past.
final class MediaTurns: Sendable {
  /// A bell that was missed costs that long at most. None is missed; it keeps a mistake from being for ever.
  private static let waitMax = Duration.seconds(10)

  /// No turn is given any more.
  struct Ended: Error {}

  private final class Waiter: Sendable {
    let accountID: UUID
    let bell = LoopBell()
    /// Set under the lock of the state.
    let hasTurn = Atomic<Bool>(false)

    init(_ accountID: UUID) {
      self.accountID = accountID
    }
  }

  private struct State {
    var freeCount: Int
    var atWork: Set<UUID> = []
    var waiting: [Waiter] = []
    var isEnded = false

    /// The next one who may work, if anybody may.
    mutating func next() -> Waiter? {
      guard freeCount > 0, let index = waiting.firstIndex(where: { !atWork.contains($0.accountID) }) else { return nil }
      let waiter = waiting.remove(at: index)
      freeCount -= 1
      atWork.insert(waiter.accountID)
      waiter.hasTurn.store(true, ordering: .relaxed)
      return waiter
    }
  }

  private let state: Mutex<State>

  /// - Parameter count: How many work at once.
  init(count: Int) {
    state = Mutex(State(freeCount: count))
  }

  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits for a turn, which is given back by `giveBack`. On a loop.
  /// - Throws: `Ended`; `CancellationError`.
  func take(_ accountID: UUID) async throws {
    let waiter = Waiter(accountID)
    state.withLock { state in
      if !state.isEnded { state.waiting.append(waiter) }
    }
    // Most often the one that has just come.
    goOn()
    while true {
      let (hasTurn, isEnded) = state.withLock { state in (waiter.hasTurn.load(ordering: .relaxed), state.isEnded) }
      if hasTurn { return }
      guard !isEnded, let loop = Loop.current else { throw Ended() }
      do {
        _ = try await loop.wait(for: waiter.bell, atMost: Self.waitMax)
      } catch {
        leave(waiter)
        throw error
      }
    }
  }

  func giveBack(_ accountID: UUID) {
    state.withLock { state in
      state.freeCount += 1
      state.atWork.remove(accountID)
    }
    goOn()
  }

  /// Gives no turn any more: who waits hears of it.
  func end() {
    let waiting = state.withLock { state in
      state.isEnded = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.bell.ring() }
  }

  private func goOn() {
    while let waiter = state.withLock({ $0.next() }) { waiter.bell.ring() }
  }

  /// Somebody waits no more; their turn may have come at the same time.
  private func leave(_ waiter: Waiter) {
    let hasTurn = state.withLock { state in
      state.waiting.removeAll { $0 === waiter }
      return waiter.hasTurn.load(ordering: .relaxed)
    }
    if hasTurn { giveBack(waiter.accountID) }
  }
}
