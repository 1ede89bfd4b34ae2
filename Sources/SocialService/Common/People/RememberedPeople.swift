import FoundationEssentials
import Identity
import Revocations
import Synchronization
import Timekeeping

/// Answers of AuthService about people, for as long as nobody has said otherwise. From any thread.
///
/// It is a memory and no copy: bounded, gone with the process, and only asked while the log of what changes is heard
/// (`PeopleDirectory.recall`). That somebody has no name is not remembered: that log has no word when somebody who was leaving stays.
final class RememberedPeople: Sendable {
  /// Some nine megabytes. Beyond it those who were not looked at for the longest time are forgotten.
  static let countMax = 40_000
  /// So long at most, whatever was heard: a change that a process of an older version makes during an upgrade is told by nobody, and a
  /// birthday by nobody ever.
  static let lifetime = Duration.seconds(300)

  /// An account's id as two numbers, which are hashed faster than its sixteen bytes, twenty times for a page.
  private struct Key: Hashable {
    let high: UInt64
    let low: UInt64

    init(_ accountID: UUID) { (high, low) = accountID.words }
  }

  private struct State {
    var people: ExpiringCache<Key, KnownPerson>
    var changeCount = 0
  }

  /// When people were asked for, as changes are counted.
  struct Mark: Sendable, Hashable {
    fileprivate var changeCount: Int
  }

  private let state: Mutex<State>

  init(countMax: Int = RememberedPeople.countMax) {
    state = Mutex(State(people: ExpiringCache(entriesMax: countMax)))
  }

  /// To be taken before AuthService is asked.
  var mark: Mark { state.withLock { Mark(changeCount: $0.changeCount) } }

  /// - Returns: In the order of the question; nil for who is not remembered.
  func recall(_ accountIDs: [UUID], at now: Moment) -> [KnownPerson?] {
    state.withLock { state in accountIDs.map { state.people.value(for: Key($0), at: now) } }
  }

  /// Remembers an answer of AuthService, unless something has changed since it was asked: it may have read what was before.
  func keep(_ people: some Collection<KnownPerson>, askedAt mark: Mark, at now: Moment) {
    state.withLock { state in
      guard state.changeCount == mark.changeCount else { return }
      for person in people { state.people.set(person, for: Key(person.accountID), until: now + Self.lifetime) }
    }
  }

  /// Forgets whom something has changed of; everybody when it is not known of whom.
  func hear(_ news: RevocationWatch.News) {
    state.withLock { state in
      switch news {
      case .batch(let batch) where !batch.isSnapshot:
        if batch.standings.isEmpty { return }
        for accountID in batch.standings.keys { state.people.remove(Key(accountID)) }
      // A log that is heard anew may have lost what was said meanwhile.
      case .batch, .lost: state.people.removeAll()
      }
      state.changeCount += 1
    }
  }
}
