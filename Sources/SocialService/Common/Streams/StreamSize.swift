import Observability
import Postgres

/// How many events all streams have, so that an operator sees when somebody floods them, and how many of them upkeep has made no partition for.
struct StreamSize: Sendable {
  /// Events without a partition are counted up to so many: that there are any is what matters.
  static let misplacedMax = 1_000

  private enum Count: Int, CaseIterable { case rows, misplaced }

  private let counts = MetricCells(count: Count.allCases.count)
  private let store = StreamStore()

  /// Tells the metrics of the process.
  func tell() {
    MetricRegistry.process.ask("cairn_stream_event_rows", "Events that are kept of all streams, as the database has last counted them.") {
      Double(counts.value(Count.rows.rawValue))
    }
    MetricRegistry.process.ask(
      "cairn_stream_events_misplaced", "Events of streams without a partition of their week at the last look, counted up to a thousand."
    ) { Double(counts.value(Count.misplaced.rawValue)) }
  }

  /// Asks the database; roughly, for to count rows would be to read them. Harmless on several replicas.
  func look(in database: Database) async throws {
    counts.set(Count.rows.rawValue, Int(try await store.roughCount(in: database)))
    counts.set(Count.misplaced.rawValue, try await store.misplacedCount(limit: Self.misplacedMax, in: database))
  }
}
