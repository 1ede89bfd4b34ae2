import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Takes reports that people make of content in its app into the queue, where they are as those of ReportService (requirements E-S14, F-21).
struct ReportInbox: Sendable {
  /// Services whose apps have calls of their own for it.
  static let sources: Set<String> = ["game"]

  let ids: any IDSource
  let outbox: Outbox
  let contents = ContentEvidenceSource()
  let locks = PeopleLockStore()
  let guests = MergedGuestStore()
  let store = ReportStore()

  var handlers: [EventHandler] {
    [
      EventHandler(
        Contents.reportedType, from: Self.sources, about: { [$0.reporter, $0.found?.owner ?? []].map { UUID(bytes: $0) } }
      ) { (reported: ContentReported, event, transaction, now) in
        try await take(reported, without: event.deletedIDs, at: now, in: transaction)
      }
    ]
  }

  private func take(
    _ reported: ContentReported, without deletedIDs: Set<UUID>, at now: Moment, in transaction: Transaction
  ) async throws {
    guard let found = reported.found.flatMap({ ContentDirectory.read($0) }), let reporterID = UUID(bytes: reported.reporter),
      let toldID = found.ownerID, toldID != reporterID, let realm = found.content.realm
    else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "who has reported what, and whose") }
    guard let ownerID = try await owner(toldID, without: deletedIDs, in: transaction) else { return }
    let category: ReportRules.Category = try ContractWord.read(reported.category, "category")
    try await locks.take([reporterID, ownerID], in: transaction)
    // A merge takes the lock of its guest: from here on it finds the case, or was found here. Delivered again, the report goes to the account.
    guard try await guests.account(of: ownerID, in: transaction) == nil else { throw RPCError.unavailable("its owner is being merged") }
    let target = ReportTarget(accountID: ownerID, content: found.content)
    // The account that a guest has become part of does not report itself: what it hid is looked at all the same.
    let isGone = deletedIDs.contains(reporterID) || reporterID == ownerID
    if try await isHeard(isGone ? nil : reporterID, of: target, hides: reported.isHidden, at: now, in: transaction) {
      let report = StoredReport(
        reportID: ids.next(at: now), accountID: reporterID, category: category,
        text: String(String.UnicodeScalarView(reported.text.unicodeScalars.prefix(ReportRules.textLengthMax))), realm: realm,
        createTime: now)
      var seen = ReportEvidence(createTime: now)
      seen.contents = [try await contents.evidence(of: found, in: transaction)]
      let filing = ReportFiling(ids: ids, outbox: outbox)
      try await filing.file(report, isKept: !isGone, of: target, showing: seen, keeping: found.mediaIDs, in: transaction)
    }
    if reported.isHidden { try await store.noteHidden(target, in: transaction) }
  }

  /// Person who answers for content: for that of a guest who has become part of an account the account, also before the app has moved it.
  /// - Returns: Nil where nobody is left who could.
  private func owner(_ toldID: UUID, without deletedIDs: Set<UUID>, in transaction: Transaction) async throws -> UUID? {
    guard let accountID = try await guests.account(of: toldID, in: transaction) else { return deletedIDs.contains(toldID) ? nil : toldID }
    return try await DeletedAccounts.among([accountID], in: transaction).isEmpty ? accountID : nil
  }

  /// Once for each case, and no more than anybody reports in good faith; what hides content is always heard, because somebody has to look at it, also when
  /// whoever has reported it is gone by now.
  /// - Parameter reporterID: Nil for somebody who is gone.
  private func isHeard(
    _ reporterID: UUID?, of target: ReportTarget, hides: Bool, at now: Moment, in transaction: Transaction
  ) async throws -> Bool {
    guard let reporterID else {
      if !hides { return false }
      return try await !store.isOpen(target, in: transaction)
    }
    guard try await store.openCase(of: target, reportedBy: reporterID, in: transaction) == nil else { return false }
    let openMax = NewcomerRules.allowance(
      first: ReportRules.openFirst, full: ReportRules.openMax, since: reporterID.makingTime, at: now)
    if hides { return true }
    return try await store.openCount(of: reporterID, in: transaction) < openMax
  }
}
