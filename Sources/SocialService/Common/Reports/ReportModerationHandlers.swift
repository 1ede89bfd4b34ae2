import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Texts
import Timekeeping

/// The calls of ReportModerationService.
struct ReportModerationHandlers: ReportModerationServiceHandlers {
  let database: Database
  let moderators: ReportModerators
  let decisions: ReportDecisions
  let evidenceMedia: EvidenceMedia
  let pages: PeoplePages
  let ids: any IDSource
  let idempotency = IdempotencyKeys()
  let store = ReportStore()

  func listReportCases(_ request: ListReportCasesRequest, _ context: RequestContext) async throws -> ListReportCasesResponse {
    let moderatorID = try await moderators.require(context).accountID
    let queue: ReportQueue
    switch request.state {
    case .unspecified, .open: queue = .open
    case .appealed: queue = .appealed
    case .decided: queue = .decided
    case .unrecognized: throw RPCError.invalid("state", .unknownValue)
    }
    let isByCount: Bool
    switch request.order {
    case .unspecified, .oldest: isByCount = false
    case .mostReported: isByCount = true
    case .unrecognized: throw RPCError.invalid("order", .unknownValue)
    }
    // A page's token belongs to one list.
    let filter = queue.rawValue + (isByCount ? 4 : 0)
    let (size, list) = (try pages.size(request.pageSize), try pages.list(context, filter: filter))
    let listed: [StoredReportCase]
    if isByCount {
      let after = try pages.tokens.place(request.pageToken, in: list, as: Int64.self, UUID.self)
        .map { (count: Int32(clamping: $0.0), caseID: $0.1) }
      listed = try await store.mostReported(queue, notAbout: moderatorID, after: after, limit: size + 1, in: database)
    } else {
      let place = try pages.read(size: request.pageSize, token: request.pageToken, context, filter: filter).place
      listed = try await store.oldest(queue, notAbout: moderatorID, after: place, limit: size + 1, in: database)
    }
    let page = listed.prefix(size)
    var response = ListReportCasesResponse(cases: page.map { ReportCase($0, at: context.now) })
    if listed.count > size, let last = page.last {
      response.nextPageToken =
        isByCount
        ? pages.tokens.token(after: Int64(last.reportCount), last.caseID, in: list)
        : pages.tokens.token(after: last.createTime, last.caseID, in: list)
    }
    return response
  }

  func getReportCase(_ request: GetReportCaseRequest, _ context: RequestContext) async throws -> GetReportCaseResponse {
    let caseID = try Field.id(request.caseID, "case_id")
    let moderator = try await moderators.require(context)
    let place = try pages.read(size: 0, token: request.pageToken, context).place
    let limit = ReportRules.reportsPerPage
    // Kept in the transaction that reads: nobody looks without a trace.
    let (stored, listed) = try await database.transaction { transaction in
      // The person it is about must not read who has reported.
      guard let stored = try await store.find(caseID, in: transaction), stored.targetID != moderator.accountID else {
        throw RPCError(ReportRules.Refusal.caseNotFound)
      }
      let deed = ReportDeed(caseID: caseID, actorID: moderator.accountID, deed: .looked)
      try await store.note(deed, ids.next(at: context.now), at: context.now, in: transaction)
      return (stored, try await store.evidence(of: caseID, after: place, limit: limit + 1, in: transaction))
    }
    let page = listed.prefix(limit)
    var response = GetReportCaseResponse(
      reportCase: ReportCase(stored, at: context.now), reports: page.compactMap { $0.report.map { CaseReport($0) } },
      evidenceItems: try page.map { try ReportEvidence(decoding: $0.content) }, appealText: stored.decision?.appealText ?? "")
    try await evidenceMedia.show(&response.evidenceItems, at: context.now)
    if listed.count > limit, let last = page.last {
      response.nextPageToken = try pages.token(after: ListedPerson(accountID: last.evidenceID, createTime: last.createTime), context)
    }
    return response
  }

  func claimReportCase(_ request: ClaimReportCaseRequest, _ context: RequestContext) async throws -> ClaimReportCaseResponse {
    let caseID = try Field.id(request.caseID, "case_id")
    let moderator = try await moderators.require(context)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      ClaimReportCaseResponse(claimEndTime: try await decisions.claim(caseID, by: moderator, at: context.now, in: transaction))
    }
  }

  func decideReportCase(_ request: DecideReportCaseRequest, _ context: RequestContext) async throws -> DecideReportCaseResponse {
    let caseID = try Field.id(request.caseID, "case_id")
    let verdict: ReportRules.Verdict = try ContractWord.read(request.verdict, "verdict")
    let reason: ReportRules.Reason = try ContractWord.read(request.reason, "reason")
    let contents: [ReportRules.Content] = try request.removedContents.map { try ContractWord.read($0, "removed_contents") }
    let decision = ReportDecisions.Decision(
      verdict: verdict, reason: reason, removedContents: contents,
      note: try Field.text(request.note, "note", max: ReportRules.textLengthMax, isMultiline: true),
      suspensionEndTime: request.suspensionEndTime)
    // The moderator is asked for also where there is no such case: a caller who is none learns nothing.
    let targetID = try await store.find(caseID, in: database)?.targetID
    let moderator = try await moderators.require(context, above: targetID)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let decisionID = try await decisions.decide(caseID, of: targetID, decision, by: moderator, at: context.now, in: transaction)
      return DecideReportCaseResponse(decisionID: decisionID?.text ?? "")
    }
  }

  func decideAppeal(_ request: DecideAppealRequest, _ context: RequestContext) async throws -> DecideAppealResponse {
    let decisionID = try Field.id(request.decisionID, "decision_id")
    let verdict: ReportRules.Appeal = try ContractWord.read(request.verdict, "verdict")
    if verdict == .open { throw RPCError.invalid("verdict", .unknownValue, "upheld or reversed") }
    let note = try Field.text(request.note, "note", max: ReportRules.textLengthMax, isMultiline: true)
    let moderator = try await moderators.require(context)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await decisions.decideAppeal(decisionID, verdict, note: note, by: moderator, at: context.now, in: transaction)
      return DecideAppealResponse()
    }
  }
}
