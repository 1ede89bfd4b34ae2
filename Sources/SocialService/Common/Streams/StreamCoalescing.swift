import EventLoop
import FoundationEssentials
import Observability
import Postgres
import Synchronization

/// Takes back earlier events that newer ones of the same key say better, some seconds after they were appended and of many streams together: within each
/// transaction that appends it would cost as much as the rest of it, and hold the streams' locks for as long.
///
/// It saves space, nothing depends on it: readers are shown the last of each key in a page (`StreamRules.coalesce`). Events of the keys that this process has
/// gathered when it is killed stay whole until the next event of their key, or until their partition is dropped;
/// where it ends in peace, `finish` takes them back.
final class StreamCoalescing: Sendable {
  /// How often `run` is called: in it the changes of a game come together, and ten thousand keys at a thousand events a second.
  static let interval = Duration.seconds(10)

  /// Keys that are gathered: twice as many as come in an interval. Events of keys beyond them stay whole; they only take space.
  static let keysMax = 20_000

  /// Keys of one statement: their events are locked for some milliseconds.
  static let batchMax = 100

  /// How long `finish` may take: a full set, at 20 ms for a batch. It is a part of the time in which a process ends (docs/adr/0019).
  static let finishMax = Duration.seconds(5)

  /// Key by which an event stands for earlier ones of one stream.
  struct Key: Hashable {
    let accountID: UUID
    let coalesceKey: String
  }

  private let keys = Mutex<Set<Key>>([])
  private let store = StreamStore()
  /// Keys for which there was no room.
  let dropped = MetricRegistry.process.counter(
    "cairn_stream_keys_dropped_total", "Keys of events beyond those that are gathered: earlier events of the same key stay whole.")

  /// Events were committed.
  func note(_ events: [NewStreamEvent]) {
    gather(events.compactMap { event in event.coalesceKey.map { Key(accountID: event.accountID, coalesceKey: $0) } })
  }

  private func gather(_ new: [Key]) {
    let droppedCount = keys.withLock { keys in
      var droppedCount = 0
      for key in new where !keys.contains(key) {
        if keys.count < Self.keysMax { keys.insert(key) } else { droppedCount += 1 }
      }
      return droppedCount
    }
    if droppedCount > 0 { dropped.add(droppedCount) }
  }

  /// Takes back the events of the gathered keys. Keys that could not be dealt with are tried again at the next call.
  func run(in database: Database) async throws {
    // Keys that come meanwhile are the next call's.
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
      gather(rest)
      throw error
    }
  }

  /// Takes back the events of the gathered keys before the process ends. Events for which a few seconds are not enough stay whole, and nobody waits for them.
  func finish(in database: Database, on loop: Loop, within timeMax: Duration = StreamCoalescing.finishMax) async {
    let work = await loop.start { try? await self.run(in: database) }
    let limit = await loop.start {
      try? await loop.sleep(for: timeMax)
      work.cancel()
    }
    await work.value
    limit.cancel()
    await limit.value
  }
}
