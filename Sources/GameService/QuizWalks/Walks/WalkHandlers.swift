import CairnProto
import Cryptography
import Events
import FoundationEssentials
import GameCommon
import Identity
import Positions
import Postgres
import QuizWalksProto
import QuizWalksServices
import RPC
import Timekeeping

/// Answers calls about walks: this file those that make drafts.
struct WalkHandlers: WalkServiceHandlers {
  let database: Database
  let access: WalkAccess
  let idempotency: IdempotencyKeys
  let pageTokens: PageTokenKey
  let tries: CodeTries
  let outbox: Outbox
  let media: WalkMedia
  let store = WalkStore()
  let questions = QuestionStore()
  let lists = WalkListStore()

  func createWalk(_ request: CreateWalkRequest, _ context: RequestContext) async throws -> CreateWalkResponse {
    let title = try WalkRequests.text(request.title, "title", max: WalkRules.titleMax)
    let head = StoredWalk.Head(title: title, lang: try WalkRequests.lang(request.lang))
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let walk = try await insert(head, of: try context.accountID, at: context.now, transaction)
      return CreateWalkResponse(walkID: walk.id.text)
    }
  }

  func duplicateWalk(_ request: DuplicateWalkRequest, _ context: RequestContext) async throws -> DuplicateWalkResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    let settled = await caught { try await access.settleEditor(accountID, of: walkID, at: context.now, in: database) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try settled.get()
      let original = try await access.lock(walkID, for: accountID, in: transaction)
      // A copy would be shown to everybody again.
      if original.isHidden { throw Self.hidden }
      let copy = try await insert(original.head, of: accountID, at: context.now, transaction)
      try await questions.copy(walkID, to: copy.id, version: QuestionStore.draft, of: accountID, in: transaction)
      try await media.claim(copy.id, insteadOf: [], at: context.now, in: transaction)
      return DuplicateWalkResponse(walkID: copy.id.text)
    }
  }

  private func insert(_ head: StoredWalk.Head, of accountID: UUID, at now: Moment, _ transaction: Transaction) async throws -> StoredWalk {
    guard let id = Self.newID() else { throw RPCError(.internal, reason: .internal) }
    let walk = StoredWalk(
      id: id, accountID: accountID, head: head, revision: 1, publishedRevision: 0, visibility: .draft, version: 0, code: nil,
      isGenerated: false)
    try await store.lockMaker(accountID, in: transaction)
    guard try await store.insert(walk, at: now, in: transaction) else {
      throw RPCError(.resourceExhausted, reason: .tooManyWalks, message: "at most \(WalkRules.walksMax)")
    }
    return walk
  }

  /// Version 4 of RFC 9562 §5.4: whoever has the id of a walk for those with the link may walk it.
  static func newID() -> UUID? {
    var bytes = RandomBytes.generate(16)
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(bytes: bytes)
  }

  func updateWalk(_ request: UpdateWalkRequest, _ context: RequestContext) async throws -> UpdateWalkResponse {
    let head = try WalkRequests.head(request.head)
    try await hold(head.image, for: request.walkID, context, "head.image.media_id")
    let revision = try await edit(request.walkID, seen: request.revision, context) { walk, _ in
      if walk.head == head { return false }
      walk.head = head
      return true
    }
    return UpdateWalkResponse(revision: revision)
  }

  func getDraft(_ request: GetDraftRequest, _ context: RequestContext) async throws -> GetDraftResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    try await access.settleEditor(accountID, of: walkID, at: context.now, in: database)
    var draft = try await database.transaction { transaction in
      guard let walk = try await store.walk(walkID, in: transaction), try await access.mayEdit(walk, accountID, in: transaction) else {
        throw WalkAccess.notFound
      }
      let editors = try await lists.editors(of: walkID, in: transaction)
      return Draft(walk, try await questions.questions(of: walkID, in: transaction), editors: editors)
    }
    let editors = await access.persons(draft.editorAccountIDs.compactMap { UUID(text: $0) }, for: accountID)
    draft.editors = draft.editorAccountIDs.compactMap { id in UUID(text: id).flatMap { editors[$0] } }
    return GetDraftResponse(draft: draft)
  }

  func deleteWalk(_ request: DeleteWalkRequest, _ context: RequestContext) async throws -> DeleteWalkResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    try await database.transaction { transaction in
      guard let walk = try await store.lock(walkID, in: transaction) else { return }
      guard try await access.mayEdit(walk, accountID, in: transaction) else { throw WalkAccess.notFound }
      guard walk.accountID == accountID else { throw Self.notMaker }
      let shown = try await media.shown(walkID, in: transaction)
      try await store.delete(walkID, at: context.now, in: transaction)
      try await media.claim(walkID, insteadOf: shown, at: context.now, in: transaction)
    }
    return DeleteWalkResponse()
  }

  /// Changes a draft.
  /// - Parameters:
  ///   - seen: The revision that the caller has seen, so that nobody undoes what they have not read; 0 for whatever there is.
  ///   - body: Says whether anything has changed.
  /// - Throws: DRAFT_CHANGED.
  /// - Returns: Number of the draft after the change.
  func edit(
    _ walkID: String, seen: Int64 = 0, _ context: RequestContext,
    _ body: nonisolated(nonsending) (inout StoredWalk, Transaction) async throws -> Bool
  ) async throws -> Int64 {
    let (walkID, accountID) = (try Field.id(walkID, "walk_id"), try context.accountID)
    try await access.settleEditor(accountID, of: walkID, at: context.now, in: database)
    return try await database.transaction { transaction in
      var walk = try await access.lock(walkID, for: accountID, in: transaction)
      let shown = try await media.shown(walkID, in: transaction)
      guard try await body(&walk, transaction) else { return walk.revision }
      guard seen == 0 || seen == walk.revision else {
        throw RPCError(.aborted, reason: .draftChanged, message: "read it again", metadata: ["revision": "\(walk.revision)"])
      }
      walk.revision += 1
      try await store.update(walk, in: transaction)
      try await media.claim(walkID, insteadOf: shown, at: context.now, in: transaction)
      return walk.revision
    }
  }

  /// Holds an image that somebody puts into a walk.
  private func hold(_ image: Image?, for walkID: String, _ context: RequestContext, _ field: String) async throws {
    try await media.hold(image, for: try Field.id(walkID, "walk_id"), by: try context.accountID, field, in: database)
  }

  static var hidden: RPCError { RPCError(.failedPrecondition, reason: .walkHidden, message: "moderators have hidden it") }

  static var notMaker: RPCError { RPCError(.permissionDenied, reason: .notMaker, message: "for the maker alone") }
}

// MARK: - Questions

extension WalkHandlers {
  func putQuestion(_ request: PutQuestionRequest, _ context: RequestContext) async throws -> PutQuestionResponse {
    let written = try WalkRequests.question(request.question)
    var kept = written.question
    try await hold(kept.image, for: request.walkID, context, "question.image.media_id")
    let revision = try await edit(request.walkID, seen: request.revision, context) { walk, transaction in
      let all = try await questions.questions(of: walk.id, in: transaction)
      let former = all.first { $0.id == kept.id }
      guard former != nil || all.count < WalkRules.questionsMax else {
        throw RPCError(.resourceExhausted, reason: .tooManyQuestions, message: "at most \(WalkRules.questionsMax)")
      }
      let order = WalkRules.order(all.map(\.id), putting: kept.id, at: written.number)
      kept.number = (order.firstIndex(of: kept.id) ?? 0) + 1
      kept.title = written.title ?? former?.title ?? WalkRules.titleDefault(kept.number, lang: walk.head.lang)
      if kept == former { return false }
      try await questions.put(kept, of: walk, in: transaction)
      try await questions.number(order, of: walk.id, in: transaction)
      return true
    }
    return PutQuestionResponse(question: Question(kept), revision: revision)
  }

  func placeQuestion(_ request: PlaceQuestionRequest, _ context: RequestContext) async throws -> PlaceQuestionResponse {
    let id = try Field.id(request.questionID, "question_id")
    let point = try Field.gridPoint(request.position, "position")
    let revision = try await edit(request.walkID, context) { walk, transaction in
      guard var question = try await questions.questions(of: walk.id, in: transaction).first(where: { $0.id == id }) else {
        throw RPCError(.notFound, reason: .questionNotFound)
      }
      if question.point == point { return false }
      question.point = point
      try await questions.put(question, of: walk, in: transaction)
      return true
    }
    return PlaceQuestionResponse(revision: revision)
  }

  func orderQuestions(_ request: OrderQuestionsRequest, _ context: RequestContext) async throws -> OrderQuestionsResponse {
    var order: [UUID] = []
    for text in request.questionIDs.prefix(WalkRules.questionsMax + 1) { order.append(try Field.id(text, "question_ids")) }
    let revision = try await edit(request.walkID, context) { walk, transaction in
      let ids = try await questions.questions(of: walk.id, in: transaction).map(\.id)
      guard order.count == ids.count, Set(order) == Set(ids) else {
        throw RPCError(.failedPrecondition, reason: .questionsChanged, message: "these are not the questions that there are")
      }
      if order == ids { return false }
      try await questions.number(order, of: walk.id, in: transaction)
      return true
    }
    return OrderQuestionsResponse(revision: revision)
  }

  func deleteQuestion(_ request: DeleteQuestionRequest, _ context: RequestContext) async throws -> DeleteQuestionResponse {
    let id = try Field.id(request.questionID, "question_id")
    let revision = try await edit(request.walkID, context) { walk, transaction in
      let ids = try await questions.questions(of: walk.id, in: transaction).map(\.id)
      guard ids.contains(id) else { return false }
      try await questions.delete(id, of: walk.id, in: transaction)
      try await questions.number(ids.filter { $0 != id }, of: walk.id, in: transaction)
      return true
    }
    return DeleteQuestionResponse(revision: revision)
  }
}
