import CairnProto
import EventLoop
import RPC
import Synchronization

/// Tells the watchers of this process when the log was looked at, and when a look of their own is worth it. The revocations are in the database; this holds
/// numbers only.
final class RevocationFeed: Sendable {
  /// How long another replica's revocation may stay unnoticed here: half of the second in which every gateway has to know of it. One short read
  /// each time, while anybody watches.
  static let lookInterval = Duration.milliseconds(500)

  /// Gateways and social services at most; each has one stream, and a second while it changes over.
  static let watchersMax = 64

  /// Numbers that are known without asking the database.
  struct Signal: Hashable {
    /// The number of the last revocation when the database was last asked; nil before.
    var head: Int64?
    /// Raised by each successful look at the database: without one a watcher must not say that nothing has changed.
    var lookCount = 0
    /// Raised by each revocation of this process.
    var wakeCount = 0
  }

  private struct State {
    var signal = Signal()
    var bells: [LoopBell] = []
  }

  private let state = Mutex(State())

  var signal: Signal { state.withLock { $0.signal } }

  var watcherCount: Int { state.withLock { $0.bells.count } }

  /// Begins to watch: from now on `bell` is rung when this process has written to the log, and after each look at it. Each beginning needs its `end`.
  func begin(_ bell: LoopBell) throws(RPCError) {
    let isRoom = state.withLock { state in
      guard state.bells.count < Self.watchersMax else { return false }
      state.bells.append(bell)
      return true
    }
    if !isRoom { throw RPCError(.resourceExhausted, reason: .tooManyStreams, message: "at most \(Self.watchersMax)") }
  }

  /// Ends what `begin` began.
  func end(_ bell: LoopBell) { state.withLock { $0.bells.removeAll { $0 === bell } } }

  /// This process has committed a revocation.
  func wake() {
    ring { $0.wakeCount += 1 }
  }

  /// The database was asked and said `head`. Watchers are rung for it whatever it says: a word that nothing has changed rests on it, and they need not wake
  /// for that by themselves.
  func noteLook(_ head: Int64) {
    ring { signal in
      signal.head = head
      signal.lookCount += 1
    }
  }

  private func ring(_ change: (inout Signal) -> Void) {
    let bells = state.withLock { state in
      change(&state.signal)
      return state.bells
    }
    for bell in bells { bell.ring() }
  }
}
