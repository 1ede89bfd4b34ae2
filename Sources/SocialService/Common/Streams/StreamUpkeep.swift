import FoundationEssentials
import Postgres
import Timekeeping

/// Keeps the table of events: partitions made ahead, and no stream longer than it may be. Harmless on several replicas.
struct StreamUpkeep: Sendable {
  /// How often streams are shortened: a person who is flooded gets in an hour what is read over in a second.
  static let shortenInterval = Duration.seconds(3_600)

  /// Partitions made ahead: upkeep may fail for two weeks before events fall into the default partition.
  static let weeksAhead = 2

  let database: Database
  /// Rows that one statement removes, and streams that one reads.
  var limit = Upkeep.batchMax
  private let store = StreamStore()

  init(database: Database, limit: Int = Upkeep.batchMax) {
    (self.database, self.limit) = (database, limit)
  }

  /// Makes the next partitions and drops those that are past their time.
  func keep(at now: Moment) async throws {
    _ = try await store.maintain(at: now, keptSince: now - StreamRules.retention, weeksAhead: Self.weeksAhead, in: database)
  }

  /// Forgets what streams have beyond their newest events.
  /// - Parameter rowsMax: Events of one stream that stay.
  func shorten(keeping rowsMax: Int64 = StreamRules.rowsMax) async throws {
    var last: UUID?
    repeat {
      let streams = try await store.longest(beyond: rowsMax, after: last, limit: limit, in: database)
      for stream in streams {
        try await Sweep.run(by: limit) {
          try await store.deleteEvents(of: stream.accountID, upTo: stream.head - rowsMax, limit: $0, in: database)
        }
      }
      last = streams.count < limit ? nil : streams.last?.accountID
    } while last != nil
  }
}
