import FoundationEssentials
import Postgres
import Synchronization

/// Takes back what newer events of the same key say better, some seconds after they were appended and of many streams together: within each transaction
/// that appends it would cost as much as the rest of it, and hold the streams' locks for as long.
///
/// It saves space, nothing depends on it: readers are shown the last of each key in a page (`StreamRules.coalesce`). What this process has gathered when
/// it dies stays whole until the next event of that key, or until its partition is dropped.
final class StreamCoalescing: Sendable {
  /// How often `run` is called: in it the changes of a game come together, and ten thousand keys at a thousand events a second.
  static let interval = Duration.seconds(10)

  /// Keys that are gathered: twice as many as come in an interval. What comes beyond them stays whole; it only takes space.
  static let keysMax = 20_000

  /// Keys of one statement: their events are locked for some milliseconds.
  static let batchMax = 100

  /// What stands for earlier events of one stream.
  struct Key: Hashable {
    let accountID: UUID
    let coalesceKey: String
  }

  private let keys = Mutex<Set<Key>>([])
  private let store = StreamStore()

  /// These were committed.
  func note(_ events: [NewStreamEvent]) {
    keys.withLock { keys in
      for event in events where keys.count < Self.keysMax {
        if let key = event.coalesceKey { keys.insert(Key(accountID: event.accountID, coalesceKey: key)) }
      }
    }
  }

  /// Takes back what was gathered. What could not be done is tried again at the next call.
  func run(in database: Database) async throws {
    // What comes meanwhile is the next call's.
    var rest = keys.withLock { keys in
      defer { keys = [] }
      return Array(keys)
    }
    do {
      while !rest.isEmpty {
        try await store.coalesce(Array(rest.suffix(Self.batchMax)), in: database)
        rest.removeLast(min(Self.batchMax, rest.count))
      }
    } catch {
      keys.withLock { keys in keys.formUnion(rest.prefix(Self.keysMax - keys.count)) }
      throw error
    }
  }
}
