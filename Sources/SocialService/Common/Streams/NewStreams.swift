import FoundationEssentials
import Postgres
import Synchronization

/// Makes streams that are not there yet, together those of all who ask for theirs in a process: a thousand people who begin to read in the same moment
/// for the first time ever are some statements on one connection. With one each, those would be refused for whom there is neither a connection nor a
/// place to wait for one (`DatabaseConfiguration.waitersMax`).
final class NewStreams: Sendable {
  /// Streams of one statement: some milliseconds.
  static let batchMax = 500

  private let store = StreamStore()
  /// Accounts whose streams are asked for and nobody makes yet, and in which epoch each begins.
  private let asked = Mutex<[UUID: Int64]>([:])
  private let turns = SharedTurns()

  /// Makes a stream where there is none.
  func make(_ accountID: UUID, epoch: Int64, in database: Database) async throws {
    asked.withLock { $0[accountID] = epoch }
    try await turns.take {
      let all = asked.withLock { asked in
        defer { asked = [:] }
        return asked
      }
      do {
        for batch in Self.batches(all) { try await store.make(batch, in: database) }
      } catch {
        // A call whose caller has gone leaves the work to the others.
        if Task.isCancelled { asked.withLock { $0.merge(all) { later, _ in later } } }
        throw error
      }
    }
  }

  private static func batches(_ all: [UUID: Int64]) -> [[UUID: Int64]] {
    let all = Array(all)
    return stride(from: 0, to: all.count, by: batchMax).map { start in
      Dictionary(uniqueKeysWithValues: all[start..<min(start + batchMax, all.count)].map { ($0.key, $0.value) })
    }
  }
}
