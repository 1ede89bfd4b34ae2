import EventLoop
import FoundationEssentials
import Synchronization

/// Order in which files may be worked at: of one account one at a time; files whose network has fewer at work before others; of those the network whose
/// last turn is longest ago; cheap files before dear ones; otherwise the file that has come first. A person who sends many files, or dear ones, waits
/// for their own files, also with many accounts, and others go past.
final class MediaTurns: Sendable {
  /// Cheap files that go past a dear one that waits: then it has its turn, so that it never waits for ever.
  static let cheapInARow = 8

  /// Turns after which a network counts as one that has had none: those who come anew go past it for so long and no longer, also when they come from
  /// ever new networks.
  static let turnsRemembered = 8

  /// A bell that was missed costs that long at most. None is missed; it keeps a mistake from being for ever.
  private static let waitMax = Duration.seconds(10)

  /// No turn is given any more.
  struct Ended: Error {}

  private final class Waiter: Sendable {
    let accountID: UUID
    let network: String
    let isDear: Bool
    let bell = LoopBell()
    /// Set under the lock of the state.
    let hasTurn = Atomic<Bool>(false)

    init(_ accountID: UUID, network: String?, isDear: Bool) {
      (self.accountID, self.network, self.isDear) = (accountID, network ?? "", isDear)
    }
  }

  private struct State {
    var freeCount: Int
    /// Dear files at once: one thread is always left to cheap ones, where there are several.
    let dearMax: Int
    var atWork: [UUID: Waiter] = [:]
    /// Cheap files that were begun while a dear one waited.
    var cheapCount = 0
    var waiting: [Waiter] = []
    /// Turns that were given.
    var turnCount = 0
    /// The number of the last turn of each network that waits, or has had one of late.
    var lastTurns: [String: Int] = [:]
    var isEnded = false

    /// A network keeps its place while files of it wait: it is not behind those that have come meanwhile because one more of its own has.
    mutating func enter(_ waiter: Waiter) {
      let isWaiting = waiting.contains { $0.network == waiter.network }
      if !isWaiting { lastTurns[waiter.network] = max(lastTurns[waiter.network] ?? .min, turnCount - MediaTurns.turnsRemembered) }
      waiting.append(waiter)
    }

    /// Forgets networks that nobody waits for and that would be given the same turn if they came anew.
    mutating func forget() {
      let waitingNetworks = Set(waiting.map(\.network))
      lastTurns = lastTurns.filter { $0.value > turnCount - MediaTurns.turnsRemembered || waitingNetworks.contains($0.key) }
    }

    /// The next one who may work, if anybody may.
    mutating func next() -> Waiter? {
      let mayBeDear = atWork.values.count(where: \.isDear) < dearMax
      let ready = waiting.indices.filter { atWork[waiting[$0].accountID] == nil && (mayBeDear || !waiting[$0].isDear) }
      guard freeCount > 0, let index = ready.min(by: { rank($0) < rank($1) }) else { return nil }
      let waiter = waiting.remove(at: index)
      freeCount -= 1
      atWork[waiter.accountID] = waiter
      cheapCount = waiter.isDear || !waiting.contains(where: \.isDear) ? 0 : cheapCount + 1
      turnCount += 1
      lastTurns[waiter.network] = turnCount
      forget()
      waiter.hasTurn.store(true, ordering: .relaxed)
      return waiter
    }

    /// The least is the next one.
    private func rank(_ index: Int) -> (Int, Int, Int, Int) {
      let waiter = waiting[index]
      let isLate = waiter.isDear != (cheapCount >= MediaTurns.cheapInARow)
      return (atWork.values.count { $0.network == waiter.network }, lastTurns[waiter.network] ?? 0, isLate ? 1 : 0, index)
    }
  }

  private let state: Mutex<State>

  /// - Parameter count: How many work at once.
  init(count: Int) {
    state = Mutex(State(freeCount: count, dearMax: max(1, count - 1)))
  }

  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Whether no turn is given any more.
  var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Waits for a turn, which is given back by `giveBack`. On a loop.
  /// - Parameters:
  ///   - network: Network from which it was sent; nil where that is not known, which counts as one network.
  ///   - isDear: Whether the file is much work.
  /// - Throws: `Ended`; `CancellationError`.
  func take(_ accountID: UUID, network: String? = nil, isDear: Bool = false) async throws {
    let waiter = Waiter(accountID, network: network, isDear: isDear)
    state.withLock { state in
      if !state.isEnded { state.enter(waiter) }
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
      state.atWork[accountID] = nil
    }
    goOn()
  }

  /// Gives no turn any more: those who wait hear of it.
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
      state.forget()
      return waiter.hasTurn.load(ordering: .relaxed)
    }
    if hasTurn { giveBack(waiter.accountID) }
  }
}
