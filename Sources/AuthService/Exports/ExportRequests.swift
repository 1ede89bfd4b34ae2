import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Asks for exports: what people do, and the operator for those who write a letter.
struct ExportRequests: Sendable {
  let events: SecurityEventLog
  let store = ExportStore()

  /// The export that is being made or was made lately, or else a new one, with the job that makes it. One that has failed lately is answered too, but to
  /// the operator, who has mended what was in the way.
  /// - Parameter sessionID: The session that asks; nil for the operator.
  /// - Returns: Nil when the one that was being made is gone by now.
  func findOrBegin(of accountID: UUID, by sessionID: UUID?, at now: Moment, in transaction: Transaction) async throws -> StoredExport? {
    if let newest = try await store.findNewest(of: accountID, at: now, in: transaction), newest.isReused(at: now),
      sessionID != nil || newest.state != .failed
    {
      return newest
    }
    let export = StoredExport(exportID: events.ids.next(at: now), accountID: accountID, state: .pending, createTime: now)
    // One of two calls at once makes it, and both are told of it.
    guard try await store.insert(export, in: transaction) else {
      return try await store.findNewest(of: accountID, at: now, in: transaction)
    }
    try await events.record(.exportRequested, of: accountID, session: sessionID, at: now, in: transaction)
    try await Jobs.ask(for: ExportWorker.job(export), dueTime: now, at: now, in: transaction)
    return export
  }
}
