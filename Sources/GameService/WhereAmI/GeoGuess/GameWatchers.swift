import CairnProto
import FoundationEssentials
import RPC
import Synchronization

/// Wakes those who watch a game when it changes.
///
/// Changes in this process are told at once. Changes by another replica are found by looking: `remind`, called every `remindInterval`,
/// lets every watcher look, and lets those notice whose caller has gone. Nobody is woken for nothing else, and nothing is lost: the
/// truth is in the database, a wake-up only says that a look is worth it.
final class GameWatchers: Sendable {
  /// How many games an account may watch at once: one for each of its devices. More would be a way to hold connections and memory.
  static let perAccountMax = 8

  /// How long a watcher may miss what another replica did.
  static let remindInterval = Duration.seconds(1)

  private struct Watcher {
    let gameID: UUID
    let accountID: UUID
    /// Something was told since the watcher looked.
    var isWoken = false
    var waiting: UnsafeContinuation<Void, Never>?
  }

  private struct State {
    var watchers: [Int: Watcher] = [:]
    var byGame: [UUID: [Int]] = [:]
    var countByAccount: [UUID: Int] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  init() {}

  /// How many watch now.
  var count: Int { state.withLock { $0.watchers.count } }

  /// Begins to watch a game. The caller must `end` it.
  func begin(_ gameID: UUID, by accountID: UUID) throws(RPCError) -> Int {
    let id: Int? = state.withLock { state in
      guard state.countByAccount[accountID, default: 0] < Self.perAccountMax else { return nil }
      state.lastID += 1
      state.watchers[state.lastID] = Watcher(gameID: gameID, accountID: accountID)
      state.byGame[gameID, default: []].append(state.lastID)
      state.countByAccount[accountID, default: 0] += 1
      return state.lastID
    }
    guard let id else { throw RPCError(.resourceExhausted, reason: .tooManyStreams, message: "at most \(Self.perAccountMax)") }
    return id
  }

  /// Ends what `begin` began.
  func end(_ id: Int) {
    let waiting: UnsafeContinuation<Void, Never>? = state.withLock { state in
      guard let watcher = state.watchers.removeValue(forKey: id) else { return nil }
      state.byGame[watcher.gameID]?.removeAll { $0 == id }
      if state.byGame[watcher.gameID]?.isEmpty == true { state.byGame[watcher.gameID] = nil }
      state.countByAccount[watcher.accountID, default: 1] -= 1
      if state.countByAccount[watcher.accountID] == 0 { state.countByAccount[watcher.accountID] = nil }
      return watcher.waiting
    }
    waiting?.resume()
  }

  /// Waits until a look is worth it; at once when something was told since the last wait.
  func wait(_ id: Int) async {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      let mustWait = state.withLock { state in
        guard state.watchers[id]?.isWoken == false else {
          state.watchers[id]?.isWoken = false
          return false
        }
        state.watchers[id]?.waiting = continuation
        return true
      }
      if !mustWait { continuation.resume() }
    }
  }

  /// A game has changed.
  func tell(_ gameID: UUID) {
    wake { $0.byGame[gameID] ?? [] }
  }

  /// Lets everyone look.
  func remind() {
    wake { Array($0.watchers.keys) }
  }

  private func wake(_ chosen: @Sendable (State) -> [Int]) {
    let waiting = state.withLock { state in
      chosen(state).compactMap { id -> UnsafeContinuation<Void, Never>? in
        guard let continuation = state.watchers[id]?.waiting else {
          state.watchers[id]?.isWoken = true
          return nil
        }
        state.watchers[id]?.waiting = nil
        return continuation
      }
    }
    for continuation in waiting { continuation.resume() }
  }
}
