import Events
import FoundationEssentials
import Postgres
import Timekeeping

/// Closes the cases about somebody who is deleted, tells the reporters, and forgets whose deeds a moderator's were.
struct ReportDeparture: DepartureTaker {
  let news: ReportNews
  let outbox: Outbox
  private let store = ReportStore()
  private let claims = MediaClaims()

  init(_ notifications: NotificationLists, outbox: Outbox) {
    news = ReportNews(notifications: notifications)
    self.outbox = outbox
  }

  func others(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await store.reporters(waitingFor: accountID, limit: StreamRules.fanOutMax, in: transaction)
  }

  func lock(_ accountID: UUID, in transaction: Transaction) async throws {
    // A moderator's cases are about others, who may be deleted at the same time.
    try await store.lockCases(concerning: accountID, in: transaction)
    try await store.lockDeeds(concerning: accountID, in: transaction)
    try await store.lockReports(concerning: accountID, in: transaction)
  }

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let closed = try await news.closeReports(about: accountID, at: now, in: transaction)
    try await store.deleteNotes(about: accountID, in: transaction)
    // Media of others that the person has shown are kept for the case no longer.
    for caseID in try await store.openContentCases(of: accountID, in: transaction) {
      try await claims.set([], by: .reportCase(caseID), at: now, in: transaction)
    }
    let settled = try await store.waitingCases(of: accountID, in: transaction).map { ReportNews.settled($0) }
    try await outbox.send(settled, at: now, in: transaction)
    let caseCount = try await store.deleteCases(of: accountID, in: transaction)
    try await store.deleteClaims(of: accountID, in: transaction)
    let deedCount = try await store.forgetActor(accountID, in: transaction)
    return Departure(
      events: closed.events,
      tables: [
        PurgedTable(name: "reports (about the person)", rowCount: Int64(closed.reportCount)),
        PurgedTable(name: "report_cases", rowCount: Int64(caseCount)),
        PurgedTable(name: "report_audit.actor_account_id", rowCount: Int64(deedCount)),
      ])
  }
}
