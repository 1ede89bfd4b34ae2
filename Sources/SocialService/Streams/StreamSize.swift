import Observability
import Postgres
import Synchronization

/// How many events all streams have, so that an operator sees when somebody floods them. Roughly: to count them would be to read them.
final class StreamSize: Sendable {
  private let count = Mutex<Int64>(0)
  private let store = StreamStore()

  /// Tells the metrics of the process.
  func tell() {
    MetricRegistry.process.ask("cairn_stream_event_rows", "Events that are kept of all streams, as the database has last counted them.") {
      Double(self.count.withLock { $0 })
    }
  }

  /// Asks the database. Harmless on several replicas.
  func look(in database: Database) async throws {
    let found = try await store.roughCount(in: database)
    count.withLock { $0 = found }
  }
}
