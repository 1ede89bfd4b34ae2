import FoundationEssentials
import Identity
import Revocations
import Synchronization
import Timekeeping

/// Sessions of which AuthService has said that they live, for as long as nobody has said otherwise. From any thread.
///
/// As `RememberedPeople`: bounded, gone with the process, and only asked while the log of what changes is heard.
final class RememberedSessions: Sendable {
  /// Some three megabytes. Beyond it those that were not looked at for the longest time are forgotten.
  static let countMax = 40_000
  /// So long at most, whatever was heard: that a session has ended because nobody used it is told by a sweep, some minutes late.
  static let lifetime = Duration.seconds(300)

  private struct State {
    var living: ExpiringCache<UUID, Bool>
    var changeCount = 0
  }

  /// When sessions were asked for, as changes are counted.
  struct Mark: Sendable, Hashable {
    fileprivate var changeCount: Int
  }

  private let state: Mutex<State>

  init(countMax: Int = RememberedSessions.countMax) {
    state = Mutex(State(living: ExpiringCache(entriesMax: countMax)))
  }

  /// To be taken before AuthService is asked.
  var mark: Mark { state.withLock { Mark(changeCount: $0.changeCount) } }

  /// - Returns: Sessions of which it is not known that they live.
  func unknown(of sessionIDs: Set<UUID>, at now: Moment) -> [UUID] {
    state.withLock { state in sessionIDs.filter { state.living.value(for: $0, at: now) == nil } }
  }

  /// Remembers what AuthService has said to live, unless something has changed since it was asked: it may have read what was before.
  func keep(_ sessionIDs: some Collection<UUID>, askedAt mark: Mark, at now: Moment) {
    state.withLock { state in
      guard state.changeCount == mark.changeCount else { return }
      for sessionID in sessionIDs { state.living.set(true, for: sessionID, until: now + Self.lifetime) }
    }
  }

  /// Forgets which sessions have ended; all of them when it is not known which.
  func hear(_ news: RevocationWatch.News) {
    state.withLock { state in
      switch news {
      case .batch(let batch) where !batch.isSnapshot:
        if batch.sessions.isEmpty { return }
        for sessionID in batch.sessions.keys { state.living.remove(sessionID) }
      // A log that is heard anew may have lost what was said meanwhile.
      case .batch, .lost: state.living.removeAll()
      }
      state.changeCount += 1
    }
  }
}
