import CairnProto
import WhereAmIProto
import AllAppsProto
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
  let games: PlayedGames
  let pages: PeoplePages
  let ids: any IDSource
  let evidence: [any ReportEvidenceSource] = [ProfileEvidenceSource(), MediaEvidenceSource(), GameEvidenceSource()]
  let idempotency = IdempotencyKeys()
  let locks = PeopleLockStore()
  let relations = RelationStore()
  let blocks = Blocks()
  let media = MediaStore()
  let profiles = ProfileStore()
  let store = ReportStore()

  func createReport(_ request: CreateReportRequest, _ context: RequestContext) async throws -> CreateReportResponse {
    let (accountID, text) = (
      try context.accountID, try Field.text(request.text, "text", max: ReportRules.textLengthMax, isMultiline: true)
    )
    let category: ReportRules.Category = try ReportWord.read(request.category, "category")
    let realm = try StoredRealm(request.realm, "realm")
    do { try ReportRules.checkReport(category, text: text) } catch { throw RPCError(error) }
    let target = try await target(of: request)
    if target.accountID == accountID { throw RPCError(ReportRules.Refusal.oneself) }
    // That others cannot be asked now must not keep a retry from the answer that is there already.
    let found = await Self.caught { try await people.find([target.accountID].compactMap(\.self), includesLeaving: true) }
    let played = await Self.caught { try await game(of: target, reportedBy: accountID) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      // Whether anybody has the id or not: that GameService is away must not tell one from the other.
      if case .failure(let error) = played, !GameAnswer.isAnswer(error) { throw error }
      guard let targetID = target.accountID, let person = try found.get().byID[targetID] else { throw target.notFound }
      try await locks.take([accountID, targetID], in: transaction)
      let view = ReportView(
        reporterID: accountID, person: person,
        relation: try await relations.relations(of: accountID, to: [targetID], at: context.now, in: transaction)[targetID], realm: realm,
        mediaID: target.mediaID, game: try? played.get())
      guard try await mayReport(view, havePlayed: PlayedGames.isProof(played), in: transaction) else { throw target.notFound }
      // Not before: to whom a block hides the person, a game that they have not played says no more than an id that nobody has.
      _ = try played.get()
      let report = StoredReport(
        reportID: ids.next(at: context.now), accountID: accountID, category: category, text: text, realm: realm, createTime: context.now)
      try await keep(report, view, in: transaction)
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
      return AppealDecisionResponse()
    }
  }

  // MARK: -

  /// Person or media that a request names.
  private struct Target {
    /// Nil for a media that is nobody's.
    var accountID: UUID?
    var mediaID: UUID?
    /// In which game.
    var gameID: UUID?

    var notFound: RPCError { mediaID == nil ? .userNotFound : .mediaNotFound }
  }

  private func target(of request: CreateReportRequest) async throws -> Target {
    switch request.target {
    case .accountID(let text):
      let gameID = request.gameID.isEmpty ? nil : try Field.id(request.gameID, "game_id")
      return Target(accountID: try Field.id(text, "account_id"), gameID: gameID)
    case .mediaID(let text):
      guard request.gameID.isEmpty else { throw RPCError.invalid("game_id", .notApplicable, "only beside an account") }
      let mediaID = try Field.id(text, "media_id")
      return Target(accountID: try await store.owner(ofMedia: mediaID, in: database), mediaID: mediaID)
    case nil: throw RPCError.invalid("target", .missing, "account_id or media_id")
    }
  }

  private func game(of target: Target, reportedBy reporterID: UUID) async throws -> GameEvidence? {
    guard let gameID = target.gameID, let accountID = target.accountID else { return nil }
    return try await games.find(gameID, of: accountID, reportedBy: reporterID)
  }

  private static func caught<Value>(_ body: nonisolated(nonsending) () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  private func mayReport(_ view: ReportView, havePlayed: Bool, in transaction: Transaction) async throws -> Bool {
    let (reporterID, targetID) = (view.reporterID, view.person.accountID)
    let hasMet = if havePlayed { true } else { try await store.hasMet(targetID, by: reporterID, in: transaction) }
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

  private func keep(_ new: StoredReport, _ view: ReportView, in transaction: Transaction) async throws {
    let (targetID, now) = (view.person.accountID, new.createTime)
    guard try await store.openCase(of: targetID, media: view.mediaID, reportedBy: new.accountID, in: transaction) == nil else {
      throw RPCError(ReportRules.Refusal.alreadyReported)
    }
    let openMax = NewcomerRules.allowance(
      first: ReportRules.openFirst, full: ReportRules.openMax, since: new.accountID.makingTime, at: now)
    guard try await store.openCount(of: new.accountID, in: transaction) < openMax else {
      throw RPCError(ReportRules.Refusal.full)
    }
    var seen = ReportEvidence(createTime: now)
    for source in evidence { try await source.capture(view, into: &seen, in: transaction) }
    var report = new
    let caseID = try await store.join(ids.next(at: now), of: targetID, media: view.mediaID, at: now, in: transaction)
    report.caseID = caseID
    try await store.insert(report, in: transaction)
    try await store.insert(
      evidence: seen.encoded(), showing: SeenContent(seen, in: view.realm), report.reportID, of: caseID, at: now, in: transaction)
  }
}
