package import Events
package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Forgets somebody who is deleted where others are concerned: in their lists, and between the two. A feature with rows that belong to one person alone
/// needs none: these go by the catalogue.
package protocol DepartureTaker: Sendable {
  /// Others who are told, and whose locks are taken together with the person's (`PeopleLockStore`).
  func others(of accountID: UUID, in transaction: Transaction) async throws -> [UUID]

  /// Locks rows that others may be changing, before anything is removed.
  func lock(_ accountID: UUID, in transaction: Transaction) async throws

  /// Removes what there is. Streams are left alone: they are locked last.
  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure
}

extension DepartureTaker {
  package func others(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] { [] }
  package func lock(_ accountID: UUID, in transaction: Transaction) async throws {}
}

/// Outcome of forgetting somebody.
package struct Departure: Sendable {
  /// Events for others' streams, which read their lists again.
  package var events: [NewStreamEvent] = []
  /// Rows that were removed.
  package var tables: [PurgedTable] = []

  package init(events: [NewStreamEvent] = [], tables: [PurgedTable] = []) {
    (self.events, self.tables) = (events, tables)
  }
}
