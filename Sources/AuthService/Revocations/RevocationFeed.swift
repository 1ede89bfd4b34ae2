import RPC
import Synchronization

/// Tells the watchers of this process that a look at the log is worth it. What is told is in the database; this holds numbers only.
final class RevocationFeed: Sendable {
  /// How long another replica's revocation may stay unnoticed here. One short read each time, while anybody watches.
  static let lookInterval = Duration.milliseconds(200)

  /// Gateways and social services at most; each has one stream, and a second while it changes over.
  static let watchersMax = 64

  /// What is known without asking the database.
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
    var watcherCount = 0
  }

  private let state = Mutex(State())

  var signal: Signal { state.withLock { $0.signal } }

  var watcherCount: Int { state.withLock { $0.watcherCount } }

  /// Begins to watch. Whoever begins must `end`.
  func begin() throws(RPCError) {
    let isRoom = state.withLock { state in
      guard state.watcherCount < Self.watchersMax else { return false }
      state.watcherCount += 1
      return true
    }
    if !isRoom { throw RPCError(.resourceExhausted, reason: "TOO_MANY_STREAMS", message: "at most \(Self.watchersMax)") }
  }

  /// Ends what `begin` began.
  func end() { state.withLock { $0.watcherCount -= 1 } }

  /// This process has committed a revocation.
  func wake() { state.withLock { $0.signal.wakeCount += 1 } }

  /// The database was asked and said `head`.
  func noteLook(_ head: Int64) {
    state.withLock {
      $0.signal.head = head
      $0.signal.lookCount += 1
    }
  }
}
