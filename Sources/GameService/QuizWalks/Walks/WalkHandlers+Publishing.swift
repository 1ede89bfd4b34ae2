import AllAppsProto
import CairnProto
import CairnServices
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import QuizWalksProto
import RPC
import Timekeeping

/// Calls about who may see and edit a walk.
extension WalkHandlers {
  func publishWalk(_ request: PublishWalkRequest, _ context: RequestContext) async throws -> PublishWalkResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    let visibility = try WalkRequests.visibility(request.visibility)
    let settled = await caught { try await access.settleEditor(accountID, of: walkID, at: context.now, in: database) }
    // Asked before the transaction, and no reason not to publish.
    let friends = visibility == .all || visibility == .friends ? await friends(ofMakerOf: walkID, editor: accountID) : []
    do {
      return try await idempotency.run(context, request: request, in: database) { transaction in
        try settled.get()
        var walk = try await access.lock(walkID, for: accountID, in: transaction)
        if walk.isHidden { throw Self.hidden }
        // A draft that has not changed has its version.
        if walk.version > 0, walk.revision == walk.publishedRevision {
          if walk.visibility != visibility { try await store.setVisibility(visibility, of: walkID, in: transaction) }
          return PublishWalkResponse(version: Int32(walk.version))
        }
        let questions = try await questions.questions(of: walkID, in: transaction)
        try Self.requireWhole(walk.head, questions)
        let isFirst = walk.version == 0
        (walk.version, walk.visibility) = (walk.version + 1, visibility)
        try await WalkPublication().keep(walk, questions, at: context.now, transaction)
        if isFirst, !friends.isEmpty { try await tell(friends, of: walk, at: context.now, transaction) }
        return PublishWalkResponse(version: Int32(walk.version))
      }
    } catch let error as PostgresError {
      // Two were published at once.
      if case .uniqueViolation = error.kind { throw WalkPublication.titleTaken }
      throw error
    }
  }

  private static func requireWhole(_ head: StoredWalk.Head, _ questions: [StoredQuestion]) throws(RPCError) {
    let gaps = WalkRules.gaps(head, questions)
    if gaps.isEmpty { return }
    let told = gaps.prefix(RPCError.fieldViolationsMax).map { FieldViolation(field: $0.field, reason: $0.reason.rawValue) }
    throw RPCError(
      .failedPrecondition, reason: .walkIncomplete, message: told.map { "\($0.field): \($0.reason)" }.joined(separator: ", "),
      fieldViolations: told)
  }

  /// Friends of a walk's maker; none where they cannot be asked for.
  private func friends(ofMakerOf walkID: UUID, editor: UUID) async -> [UUID] {
    guard let walk = try? await store.walk(walkID, in: database), (try? await access.mayEdit(walk, editor, in: database)) == true,
      walk.version == 0
    else { return [] }
    let found = try? await access.people.findFriends(FindFriendsRequest(account: walk.accountID.bytes)).accounts
    return (found ?? []).compactMap { UUID(bytes: $0) }
  }

  private func tell(_ friends: [UUID], of walk: StoredWalk, at now: Moment, _ transaction: Transaction) async throws {
    let published = QuizWalksEvent(content: .walkPublished(WalkPublished(walkID: walk.id.text)))
    let told = UserEventSent(
      accounts: friends.map(\.bytes), event: UserEvent(content: .quizWalks(published)), subject: walk.accountID.bytes)
    try await outbox.send([OutgoingEvent("user.event", to: ["social"], orderedBy: walk.id.text, told)], at: now, in: transaction)
  }

  func setWalkVisibility(_ request: SetWalkVisibilityRequest, _ context: RequestContext) async throws -> SetWalkVisibilityResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    let visibility = try WalkRequests.visibility(request.visibility)
    try await access.settleEditor(accountID, of: walkID, at: context.now, in: database)
    try await database.transaction { transaction in
      let walk = try await access.lock(walkID, for: accountID, in: transaction)
      guard walk.version > 0 else { throw RPCError(.failedPrecondition, reason: .walkNotPublished) }
      if walk.isHidden { throw Self.hidden }
      if walk.visibility != visibility { try await store.setVisibility(visibility, of: walkID, in: transaction) }
    }
    return SetWalkVisibilityResponse()
  }

  func featureWalk(_ request: FeatureWalkRequest, _ context: RequestContext) async throws -> FeatureWalkResponse {
    let walkID = try Field.id(request.walkID, "walk_id")
    try await database.transaction { transaction in
      // The lock lets no version be published, and nothing be hidden, between the look and what is kept.
      guard try await store.lock(walkID, in: transaction) != nil, let walk = try await lists.walk(walkID, in: transaction),
        walk.visibility == .all
      else { throw WalkAccess.notFound }
      guard !request.isFeatured || [0, walk.version].contains(Int(request.version)) else {
        throw RPCError(.aborted, reason: .walkChanged, message: "look at it again", metadata: ["version": "\(walk.version)"])
      }
      if (walk.featureTime != nil) == request.isFeatured { return }
      try await store.feature(walkID, since: request.isFeatured ? context.now : nil, in: transaction)
    }
    return FeatureWalkResponse()
  }

  // MARK: Editors

  func addEditor(_ request: AddEditorRequest, _ context: RequestContext) async throws -> AddEditorResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    let editorID = try Field.id(request.accountID, "account_id")
    guard editorID != accountID else { throw RPCError.invalid("account_id", .ownAccount, "somebody else") }
    guard let found = try await store.walk(walkID, in: database), try await access.mayEdit(found, accountID, in: database) else {
      throw WalkAccess.notFound
    }
    guard found.accountID == accountID else { throw Self.notMaker }
    guard try await access.areFriends(accountID, editorID) else {
      throw RPCError(.failedPrecondition, reason: .notFriends, message: "only friends edit together")
    }
    try await database.transaction { transaction in
      _ = try await access.lock(walkID, for: accountID, in: transaction)
      let editors = try await lists.editors(of: walkID, in: transaction)
      if editors.contains(editorID) { return }
      guard editors.count < WalkRules.editorsMax else { throw RPCError(.resourceExhausted, reason: .tooManyEditors) }
      try await lists.addEditor(editorID, to: walkID, at: context.now, in: transaction)
    }
    return AddEditorResponse()
  }

  func removeEditor(_ request: RemoveEditorRequest, _ context: RequestContext) async throws -> RemoveEditorResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    let editorID = try Field.id(request.accountID, "account_id")
    try await database.transaction { transaction in
      guard let walk = try await store.lock(walkID, in: transaction) else { throw WalkAccess.notFound }
      // An editor no more has gone already: a repetition finds nothing to do.
      if editorID != accountID {
        guard try await access.mayEdit(walk, accountID, in: transaction) else { throw WalkAccess.notFound }
        guard walk.accountID == accountID else { throw Self.notMaker }
      }
      try await lists.removeEditor(editorID, from: walkID, at: context.now, in: transaction)
    }
    return RemoveEditorResponse()
  }
}

// MARK: - Friends

extension WalkHandlers {
  func shareWalk(_ request: ShareWalkRequest, _ context: RequestContext) async throws -> ShareWalkResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    guard !request.accountIDs.isEmpty else { throw RPCError.invalid("account_ids", .missing) }
    guard request.accountIDs.count <= WalkRules.sharedMax else {
      throw RPCError.invalid("account_ids", .tooMany, "at most \(WalkRules.sharedMax)")
    }
    var friendIDs: Set<UUID> = []
    for text in request.accountIDs { friendIDs.insert(try Field.id(text, "account_ids")) }
    // Others are asked before the transaction. Their answers must not keep a retry from the answer that is there already.
    let shown = await caught { try await shareable(walkID, by: accountID, to: friendIDs) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let shared = QuizWalksEvent(content: .walkShared(WalkShared(walkID: walkID.text, accountID: accountID.text)))
      let (walk, readers) = try shown.get()
      let accounts = try await lists.share(
        walkID, with: Array(readers), heardBefore: context.now - WalkRules.sharePause, at: context.now, in: transaction
      ).map(\.bytes)
      if accounts.isEmpty { return ShareWalkResponse() }
      let told = UserEventSent(accounts: accounts, event: UserEvent(content: .quizWalks(shared)), subject: accountID.bytes)
      let requested = NotificationRequested(
        accounts: accounts, kind: .walkShared, subject: accountID.bytes, objectID: walkID.text, objectName: walk.title)
      let key = walkID.text
      try await outbox.send(
        [
          OutgoingEvent("user.event", to: ["social"], orderedBy: key, told),
          OutgoingEvent("notification.requested", to: ["social"], orderedBy: key, requested),
        ], at: context.now, in: transaction)
      return ShareWalkResponse()
    }
  }

  /// A walk that somebody may show, and those of their friends who may see it.
  private func shareable(
    _ walkID: UUID, by accountID: UUID, to friendIDs: Set<UUID>
  ) async throws -> (walk: ShownWalk, readers: Set<UUID>) {
    guard let walk = try await lists.walk(walkID, in: database) else { throw WalkAccess.notFound }
    let viewer = try await access.viewer(accountID, of: walk, in: database)
    guard WalkRules.isShown(walk.visibility, to: viewer) else { throw WalkAccess.notFound }
    guard walk.version > 0, walk.visibility != .own else { throw RPCError(.failedPrecondition, reason: .walkNotPublished) }
    let found = try await access.people.findFriends(FindFriendsRequest(account: accountID.bytes)).accounts
    guard friendIDs.isSubset(of: found.compactMap { UUID(bytes: $0) }) else {
      throw RPCError(.failedPrecondition, reason: .notFriends, message: "only friends are sent walks")
    }
    if walk.accountID == accountID || walk.isGenerated { return (walk, friendIDs) }
    // The title is in what they are told: a friend of the sender's may be none of the maker's.
    let readers = friendIDs.subtracting(try await access.blocked(walk.accountID, among: Array(friendIDs)))
    if walk.visibility != .friends { return (walk, readers) }
    let friends = try await access.people.findFriends(FindFriendsRequest(account: walk.accountID.bytes)).accounts
    return (walk, readers.intersection(Set(friends.compactMap { UUID(bytes: $0) }).union([walk.accountID])))
  }

  /// Result of a question asked before a transaction, or why there is none.
  func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  // MARK: Insights

  func getWalkInsights(_ request: GetWalkInsightsRequest, _ context: RequestContext) async throws -> GetWalkInsightsResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    try await access.settleEditor(accountID, of: walkID, at: context.now, in: database)
    guard let walk = try await store.walk(walkID, in: database), try await access.mayEdit(walk, accountID, in: database) else {
      throw WalkAccess.notFound
    }
    guard walk.version > 0 else { throw RPCError(.failedPrecondition, reason: .walkNotPublished) }
    guard (0...Int32(walk.version)).contains(request.version) else { throw RPCError.invalid("version", .outOfRange) }
    let version = request.version == 0 ? walk.version : Int(request.version)
    let counts = try await questions.counts(of: walkID, version: version, in: database)
    let insights = try await questions.questions(of: walkID, version: version, in: database).map { QuestionInsight($0, counts[$0.id]) }
    return GetWalkInsightsResponse(version: Int32(version), questions: insights)
  }
}

extension QuestionInsight {
  fileprivate init(_ question: StoredQuestion, _ counts: QuestionStore.Counts?) {
    let asked = counts?.asked ?? 0
    self.init(
      questionID: question.id.text, number: Int32(question.number), title: question.title, askedCount: asked,
      rightCount: counts?.right ?? 0, timedOutCount: counts?.timedOut ?? 0,
      durationAverageMs: asked == 0 ? 0 : (counts?.duration ?? 0) / asked)
  }
}

extension NotificationKind {
  /// A friend has shared a walk.
  static let walkShared = NotificationKind(realm: .qwalk, name: "walk.shared", topic: .friendsActivity)
}
