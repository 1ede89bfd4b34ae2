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

/// The calls of ReportService.
struct ReportHandlers: ReportServiceHandlers {
  let database: Database
  let people: PeopleDirectory
  let contents: ContentDirectory
  let pages: PeoplePages
  let ids: any IDSource
  let outbox: Outbox
  let evidence: [any ReportEvidenceSource] = [ProfileEvidenceSource(), MediaEvidenceSource(), ContentEvidenceSource()]
  let idempotency = IdempotencyKeys()
  let locks = PeopleLockStore()
  let relations = RelationStore()
  let blocks = Blocks()
  let media = MediaStore()
  let profiles = ProfileStore()
  let guests = MergedGuestStore()
  let store = ReportStore()

  func createReport(_ request: CreateReportRequest, _ context: RequestContext) async throws -> CreateReportResponse {
    let (accountID, text) = (
      try context.accountID, try Field.text(request.text, "text", max: ReportRules.textLengthMax, isMultiline: true)
    )
    let category: ReportRules.Category = try ContractWord.read(request.category, "category")
    let realm = try StoredRealm(request.realm, "realm")
    do { try ReportRules.checkReport(category, text: text) } catch { throw RPCError(error) }
    let target = try await target(of: request)
    // That others cannot be asked now must not keep a retry from the answer that is there already.
    let told = await Self.caught { try await contents(of: target, seenBy: accountID) }
    let toldID = target.owner((try? told.get()) ?? [])
    let mergedID = try await mergedOwner(toldID, of: target)
    let ownerID = mergedID ?? toldID
    if ownerID == accountID { throw RPCError(ReportRules.Refusal.oneself) }
    let found = await Self.caught { try await people.find([ownerID].compactMap(\.self), includesLeaving: true) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      // Whether anybody has the id or not: that nobody answers for content must not tell one from the other.
      if case .failure(let error) = told, !ContentDirectory.isAnswer(error) || target.content != nil { throw error }
      if target.content != nil, let seen = try told.get().first, seen.ownerID == nil { throw RPCError(ReportRules.Refusal.ofNobody) }
      guard let targetID = ownerID, let person = try found.get().byID[targetID] ?? (mergedID == nil ? target.guest(told) : nil) else {
        throw target.notFound
      }
      try await lock(accountID, targetID, of: target, in: transaction)
      let view = ReportView(
        reporterID: accountID, person: person,
        relation: try await relations.relations(of: accountID, to: [targetID], at: context.now, in: transaction)[targetID], realm: realm,
        mediaID: target.mediaID, contents: (try? told.get()) ?? [])
      guard try await mayReport(view, isShared: target.isProof(told), in: transaction) else { throw target.notFound }
      // Not before: to whom a block hides the person, content in which they were not says no more than an id that nobody has.
      if target.context != nil, try told.get().isEmpty { throw Target.contentNotFound }
      let report = StoredReport(
        reportID: ids.next(at: context.now), accountID: accountID, category: category, text: text, realm: realm, createTime: context.now)
      try await keep(report, view, of: ReportTarget(accountID: targetID, mediaID: target.mediaID, content: target.content), in: transaction)
      return CreateReportResponse(reportID: report.reportID.text)
    }
  }

  func listMyReports(_ request: ListMyReportsRequest, _ context: RequestContext) async throws -> ListMyReportsResponse {
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context)
    let listed = try await store.page(by: try context.accountID, after: place, limit: size + 1, in: database)
    let page = listed.prefix(size)
    var response = ListMyReportsResponse(reports: page.map { Report($0) })
    if listed.count > size, let last = page.last {
      response.nextPageToken = try pages.token(after: ListedPerson(accountID: last.reportID, createTime: last.createTime), context)
    }
    return response
  }

  func listMyDecisions(_ request: ListMyDecisionsRequest, _ context: RequestContext) async throws -> ListMyDecisionsResponse {
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context)
    let listed = try await store.decisions(about: try context.accountID, after: place, limit: size + 1, in: database)
    let page = listed.prefix(size)
    var response = ListMyDecisionsResponse(decisions: page.map { ReportDecision($0) })
    if listed.count > size, let last = page.last {
      response.nextPageToken = try pages.token(after: ListedPerson(accountID: last.decisionID, createTime: last.createTime), context)
    }
    return response
  }

  func appealDecision(_ request: AppealDecisionRequest, _ context: RequestContext) async throws -> AppealDecisionResponse {
    let (accountID, decisionID) = (try context.accountID, try Field.id(request.decisionID, "decision_id"))
    let text = try Field.text(request.text, "text", max: ReportRules.textLengthMax, isMultiline: true)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await locks.take([accountID], in: transaction)
      guard let decision = try await store.decision(decisionID, in: transaction), decision.accountID == accountID else {
        throw RPCError(ReportRules.Refusal.decisionNotFound)
      }
      do throws(ReportRules.Refusal) {
        try ReportRules.checkAppeal(decision.appeal, decided: decision.createTime, text: text, at: context.now)
      } catch {
        throw RPCError(error)
      }
      try await store.appeal(decisionID, text: text, at: context.now, in: transaction)
      try await outbox.send(
        [ReportNews.waiting(decision.caseID, about: accountID, isAppeal: true)], at: context.now, in: transaction)
      return AppealDecisionResponse()
    }
  }

  // MARK: -

  /// Person, media or content that a request names.
  private struct Target {
    /// Nil for a media that is nobody's, and for content, whose owner is asked for.
    var accountID: UUID?
    var mediaID: UUID?
    var content: StoredContent?
    /// In which content it has happened, in the report of a person.
    var context: StoredContent?

    static let contentNotFound = RPCError(.notFound, reason: .contentNotFound, message: "none that the caller sees")

    var notFound: RPCError { content != nil ? Self.contentNotFound : mediaID == nil ? .userNotFound : .mediaNotFound }

    /// Person who is reported, or whose media or content is.
    func owner(_ seen: [ContentDirectory.Found]) -> UUID? { content == nil ? accountID : seen.first?.ownerID }

    /// Guest who answers for content that is reported: the owner of a text, without a name of their own. Nil for everybody else.
    func guest(_ told: Result<[ContentDirectory.Found], any Error>) -> KnownPerson? {
      guard content != nil, let seen = try? told.get().first, seen.isOfGuest, let ownerID = seen.ownerID else { return nil }
      return KnownPerson(accountID: ownerID, username: "")
    }

    /// Whether the content proves that the reporter has met the person: content that is reported is seen, and in that which is named both were, also when
    /// nothing can be told of it yet.
    func isProof(_ told: Result<[ContentDirectory.Found], any Error>) -> Bool {
      switch told {
      case .success(let seen): !seen.isEmpty
      case .failure(let error): ContentDirectory.isAnswer(error)
      }
    }
  }

  private func target(of request: CreateReportRequest) async throws -> Target {
    if case .accountID = request.target {
    } else if request.context != nil {
      throw RPCError.invalid("context", .notApplicable, "only beside an account")
    }
    switch request.target {
    case .accountID(let text):
      let context = try request.context.map { (ref) throws(RPCError) in try StoredContent(ref, "context") }
      return Target(accountID: try Field.id(text, "account_id"), context: context)
    case .mediaID(let text):
      let mediaID = try Field.id(text, "media_id")
      return Target(accountID: try await store.owner(ofMedia: mediaID, in: database), mediaID: mediaID)
    case .content(let ref): return Target(content: try StoredContent(ref, "content"))
    case nil: throw RPCError.invalid("target", .missing, "account_id, media_id or content")
    }
  }

  /// Content that a report is about, or that it names, as the reporter sees it.
  private func contents(of target: Target, seenBy reporterID: UUID) async throws -> [ContentDirectory.Found] {
    guard let content = target.content ?? target.context else { return [] }
    return try await contents.find([content], for: ContentView(viewerID: reporterID, subjectID: target.accountID, wantsEvidence: true))
  }

  /// Account that a guest whose content is reported has become part of: it answers for it, also before the app has moved it. Nil for everybody else.
  private func mergedOwner(_ ownerID: UUID?, of target: Target) async throws -> UUID? {
    guard target.content != nil, let ownerID else { return nil }
    return try await guests.account(of: ownerID, in: database)
  }

  /// Locks who reports, and who is reported.
  private func lock(_ reporterID: UUID, _ ownerID: UUID, of target: Target, in transaction: Transaction) async throws {
    guard target.content != nil else { return try await locks.take([reporterID, ownerID], in: transaction) }
    let isGone = try await !DeletedAccounts.among([ownerID], in: transaction).isEmpty
    try await locks.take([reporterID, ownerID], in: transaction)
    // A merge takes the lock of its guest: from here on it finds the case, or was found here. Asked again, the report goes to the account.
    guard try await guests.account(of: ownerID, in: transaction) == nil else { throw RPCError.unavailable("the owner is being merged") }
    // A guest whom the app alone still knows.
    if isGone { throw target.notFound }
  }

  private static func caught<Value>(_ body: nonisolated(nonsending) () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  /// - Parameter isShared: Whether content proves that they have met.
  private func mayReport(_ view: ReportView, isShared: Bool, in transaction: Transaction) async throws -> Bool {
    let (reporterID, targetID) = (view.reporterID, view.person.accountID)
    let hasMet = if isShared { true } else { try await store.hasMet(targetID, by: reporterID, in: transaction) }
    let maySee = ReportRules.mayReport(
      view.relation, hasBlocked: try await blocks.sides(of: reporterID, and: [targetID], in: transaction).blocked.contains(targetID),
      hasMet: hasMet)
    return maySee ? try await isMediaSeen(view, in: transaction) : false
  }

  /// Whether the media that is reported, if any, is one that the reporter sees. To whom a block hides it, as everybody does.
  private func isMediaSeen(_ view: ReportView, in transaction: Transaction) async throws -> Bool {
    // Media of other purposes were shown to people who are not known: only they have the id.
    guard let mediaID = view.mediaID, try await media.find([mediaID], includesDeleted: true, in: transaction).first?.purpose == .album
    else { return true }
    let profile = try await profiles.find(view.person.accountID, in: transaction) ?? StoredProfile()
    let viewer = view.relation.flatMap { ProfileRules.Viewer($0) } ?? .other
    return ProfileRules.isAlbumShown(profile, in: view.realm, to: viewer, isMinor: view.person.isMinor)
  }

  private func keep(_ new: StoredReport, _ view: ReportView, of target: ReportTarget, in transaction: Transaction) async throws {
    let now = new.createTime
    guard try await store.openCase(of: target, reportedBy: new.accountID, in: transaction) == nil else {
      throw RPCError(ReportRules.Refusal.alreadyReported)
    }
    let openMax = NewcomerRules.allowance(
      first: ReportRules.openFirst, full: ReportRules.openMax, since: new.accountID.makingTime, at: now)
    guard try await store.openCount(of: new.accountID, in: transaction) < openMax else {
      throw RPCError(ReportRules.Refusal.full)
    }
    var seen = ReportEvidence(createTime: now)
    for source in evidence { try await source.capture(view, into: &seen, in: transaction) }
    let filing = ReportFiling(ids: ids, outbox: outbox)
    try await filing.file(new, of: target, showing: seen, keeping: view.contents.flatMap(\.mediaIDs), in: transaction)
  }
}
