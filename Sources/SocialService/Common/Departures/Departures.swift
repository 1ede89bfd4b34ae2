import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Forgets people who are deleted, also what lies of them in other people's lists and streams, and has these read their lists again.
///
/// Locks what is between people first and streams last, each once for all features: the order that everybody keeps.
struct Departures: Sendable {
  let log: StreamLog
  /// In the order of their locks.
  let takers: [any DepartureTaker]
  let time: any TimeSource
  private let locks = PeopleLockStore()

  func purge(_ accountID: UUID, in transaction: Transaction) async throws -> [PurgedTable] {
    // Others' locks too: one of them who is being deleted is forgotten before or after.
    var others: [UUID] = []
    for taker in takers { others += try await taker.others(of: accountID, in: transaction) }
    try await locks.take([accountID] + others, in: transaction)
    for taker in takers { try await taker.lock(accountID, in: transaction) }
    let now = time.now()
    var whole = Departure()
    for taker in takers {
      let part = try await taker.forget(accountID, at: now, in: transaction)
      whole.events += part.events
      whole.tables += part.tables
    }
    whole.tables.append(try await clearStreams(of: accountID, telling: whole.events, at: now, in: transaction))
    return whole.tables
  }

  private func clearStreams(
    of accountID: UUID, telling events: [NewStreamEvent], at now: Moment, in transaction: Transaction
  ) async throws -> PurgedTable {
    try await log.store.lock(events.map(\.accountID) + [accountID], in: transaction)
    let eventCount = try await log.store.deleteEvents(of: accountID, in: transaction)
    let mentionCount = try await log.store.takeBackAll(about: accountID, in: transaction)
    try await log.appendAll(events, at: now, in: transaction)
    return PurgedTable(name: "stream_events", rowCount: Int64(eventCount + mentionCount))
  }
}
