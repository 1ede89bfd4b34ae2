import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf

/// Puts reports into the queue, wherever they come from. Under the locks of the reporter and of the person who is reported.
struct ReportFiling: Sendable {
  let ids: any IDSource
  let outbox: Outbox
  let store = ReportStore()
  let claims = MediaClaims()

  /// - Parameters:
  ///   - new: The report, without a case.
  ///   - isKept: Whether the reporter is there still: of somebody who is gone the evidence alone is kept.
  ///   - seen: The content as the reporter saw it.
  ///   - mediaIDs: Files that reported content shows: they stay for the moderators, whatever becomes of the content.
  func file(
    _ new: StoredReport, isKept: Bool = true, of target: ReportTarget, showing seen: ReportEvidence, keeping mediaIDs: [UUID],
    in transaction: Transaction
  ) async throws {
    let now = new.createTime
    var report = new
    let newID = ids.next(at: now)
    let caseID = try await store.join(newID, of: target, at: now, in: transaction)
    report.caseID = caseID
    // Once for each case, whoever else reports it.
    if caseID == newID {
      try await outbox.send([ReportNews.waiting(caseID, about: target.accountID, isAppeal: false)], at: now, in: transaction)
    }
    if isKept { try await store.insert(report, in: transaction) }
    try await store.insert(
      evidence: seen.encoded(), showing: SeenContent(seen, in: report.realm), report.reportID, of: caseID, at: now, in: transaction)
    if target.content != nil { try await claims.add(mediaIDs, by: .reportCase(caseID), at: now, in: transaction) }
  }
}
