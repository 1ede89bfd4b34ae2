import CairnProto
import CairnServices
import Cryptography
import Events
import FoundationEssentials
import Identity
import Positions
import Postgres
import QuizWalksProto
import QuizWalksServices
import RPC
import Timekeeping

/// Answers calls about groups and classes.
struct GroupHandlers: WalkGroupServiceHandlers {
  let database: Database
  let access: WalkAccess
  let idempotency: IdempotencyKeys
  let pageTokens: PageTokenKey
  let tries: CodeTries
  let play: RunPlay
  let news: GroupNews
  let store = GroupStore()

  // MARK: Making

  func createWalkGroup(_ request: CreateWalkGroupRequest, _ context: RequestContext) async throws -> CreateWalkGroupResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    let (isClass, options) = (try GroupRequests.isClass(request.kind), try RunRequests.options(request.options))
    // Others are asked before the transaction. Their answers must not keep a retry from the answer that is there already.
    let shown = await Self.caught { try await takeable(walkID, by: accountID) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let shown = try shown.get()
      try await store.lockMaker(accountID, in: transaction)
      guard try await store.openCount(of: accountID, at: context.now, in: transaction) < GroupRules.openMax else {
        throw RPCError(.resourceExhausted, reason: .tooManyWalkGroups, message: "at most \(GroupRules.openMax) that go on")
      }
      let group = try await open(shown, by: accountID, isClass: isClass, options, at: context.now, transaction)
      let maker = StoredMember(
        number: group.lastNumber, accountID: accountID, name: "", state: .present, isOfGuest: false, runID: nil)
      try await store.add(maker, to: group.id, at: context.now, in: transaction)
      return CreateWalkGroupResponse(groupID: group.id.text)
    }
  }

  private func open(
    _ walk: ShownWalk, by accountID: UUID, isClass: Bool, _ options: WalkRun.Options, at now: Moment, _ transaction: Transaction
  ) async throws -> StoredGroup {
    for _ in 0..<CodeRules.attemptsMax {
      guard let code = CodeRules.code(from: RandomBytes.generate(CodeRules.byteCount)) else { continue }
      let group = StoredGroup(
        id: play.ids.next(at: now), makerID: accountID, walkID: walk.id, version: walk.version, walkTitle: walk.title, isClass: isClass,
        code: code, options: options, questionCount: walk.questionCount, lastNumber: isClass ? 0 : 1, createTime: now,
        startTime: isClass ? nil : now, expireTime: now + GroupRules.lifetime)
      if try await store.insert(group, in: transaction) { return group }
    }
    throw RPCError(.unavailable, reason: .unavailable, message: "no code is free")
  }

  /// A walk that somebody may take others along on.
  private func takeable(_ walkID: UUID, by accountID: UUID) async throws -> ShownWalk {
    guard let walk = try await access.lists.walk(walkID, in: database) else { throw WalkAccess.notFound }
    let viewer = try await access.viewer(accountID, of: walk, in: database)
    guard WalkRules.isShown(walk.visibility, to: viewer) else { throw WalkAccess.notFound }
    guard walk.version > 0 else { throw RPCError(.failedPrecondition, reason: .walkNotPublished) }
    // Hidden by moderators it is private, but for nobody else to see.
    if try await play.walks.walk(walkID, in: database)?.isHidden == true { throw WalkHandlers.hidden }
    guard GroupRules.mayTakeOthers(on: walk.visibility, viewer) else {
      throw RPCError(.failedPrecondition, reason: .walkNotForGroups, message: "it is for friends of its maker")
    }
    return walk
  }

  func inviteToWalkGroup(_ request: InviteToWalkGroupRequest, _ context: RequestContext) async throws -> InviteToWalkGroupResponse {
    let (groupID, accountID) = (try Field.id(request.groupID, "group_id"), try context.accountID)
    let friendIDs = try GroupRequests.friends(request.accountIDs)
    let known = await Self.caught {
      Set(try await access.people.findFriends(FindFriendsRequest(account: accountID.bytes)).accounts.compactMap { UUID(bytes: $0) })
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      guard let group = try await store.hold(groupID, in: transaction) else { throw Self.notFound }
      _ = try await present(accountID, in: group, transaction)
      if group.isOver(at: context.now) { throw Self.over }
      if group.isClass { throw RPCError(.failedPrecondition, reason: .isClass, message: "pupils come by the code") }
      guard friendIDs.isSubset(of: try known.get()) else {
        throw RPCError(.failedPrecondition, reason: .notFriends, message: "only friends are invited")
      }
      // People who are invited read the walk's title.
      if try await play.walks.walk(group.walkID, in: transaction)?.isHidden == true { throw WalkHandlers.hidden }
      let invited = try await store.invite(Array(friendIDs), to: groupID, in: transaction)
      try await news.invite(invited, to: group, by: accountID, at: context.now, in: transaction)
      return InviteToWalkGroupResponse()
    }
  }

  // MARK: Coming

  func joinWalkGroup(_ request: JoinWalkGroupRequest, _ context: RequestContext) async throws -> JoinWalkGroupResponse {
    guard let code = CodeRules.code(typed: request.code) else {
      throw RPCError.invalid("code", .malformed, "\(CodeRules.length) characters as a group has them")
    }
    let (accountID, name) = (try context.accountID, try GroupRequests.name(request.name))
    try await tries.count(context)
    guard let found = try await store.group(ofCode: code, in: database), !found.isOver(at: context.now) else { throw Self.notFound }
    try await tries.forget(context)
    let needsName = GroupRules.needsName(inClass: found.isClass, isGuest: context.caller.isGuest)
    if found.makerID != accountID, needsName, name.isEmpty { throw RPCError.invalid("name", .missing) }
    let walk = try await access.lists.walk(found.walkID, in: database)
    let makers = [found.makerID] + (walk.map { [$0.accountID] } ?? [])
    guard try await access.blocked(accountID, among: makers).isEmpty else { throw Self.notFound }
    try await database.transaction { transaction in
      // The code may be another one by now: somebody who was sent away has taken the former along.
      guard let group = try await store.lock(found.id, in: transaction), group.code == code, !group.isOver(at: context.now) else {
        throw Self.notFound
      }
      try await join(group, context, name: needsName ? name : "", transaction)
    }
    return JoinWalkGroupResponse(groupID: found.id.text)
  }

  private func join(_ group: StoredGroup, _ context: RequestContext, name: String, _ transaction: Transaction) async throws {
    let accountID = try context.accountID
    let former = try await store.member(accountID, of: group.id, in: transaction)
    if former?.state == .present { return }
    if former?.state == .removed { throw Self.notFound }
    let present = try await store.listeners(of: group.id, in: transaction)
    if GroupRules.isFull(present.count { $0.number > 0 }, isClass: group.isClass) {
      throw RPCError(.resourceExhausted, reason: .walkGroupFull)
    }
    let member = StoredMember(
      number: former?.number ?? group.lastNumber + 1, accountID: accountID, name: name, state: .present,
      isOfGuest: context.caller.isGuest, runID: former?.runID)
    if former == nil {
      try await store.number(member.number, of: group.id, in: transaction)
      try await store.add(member, to: group.id, at: context.now, in: transaction)
    } else {
      try await store.set(.present, name: name, of: member.number, in: group.id, transaction)
      // Without the name that was written as a guest, and with that of the account.
      if former?.isOfGuest == true, !member.isOfGuest { try await store.setOfAccount(member.number, in: group.id, transaction) }
    }
    try await news.tell(.joined, member, of: group, at: context.now, in: transaction)
  }

  // MARK: Walking

  func startWalkGroup(_ request: StartWalkGroupRequest, _ context: RequestContext) async throws -> StartWalkGroupResponse {
    try await asMaker(request.groupID, context) { group, transaction in
      if group.isOver(at: context.now) { throw Self.over }
      if group.startTime != nil { return }
      try await store.start(group.id, at: context.now, in: transaction)
      let all = try await store.listeners(of: group.id, in: transaction).map(\.accountID)
      try await news.tell(.started, of: group, to: all, at: context.now, in: transaction)
    }
    return StartWalkGroupResponse()
  }

  func startGroupRun(_ request: StartGroupRunRequest, _ context: RequestContext) async throws -> StartGroupRunResponse {
    let (groupID, accountID) = (try Field.id(request.groupID, "group_id"), try context.accountID)
    var sample: Sample?
    if let position = request.position { sample = try RunRequests.sample(position, "position", at: context.now) }
    guard let found = try await store.group(groupID, in: database), let own = try await store.member(accountID, of: groupID, in: database),
      own.state == .present
    else { throw Self.notFound }
    if let runID = own.runID { return StartGroupRunResponse(runID: runID.text) }
    if found.options.monkey != nil, sample == nil { throw RPCError.invalid("position", .missing, "the monkey begins there") }
    if found.options.monkey != nil, request.position?.isMock == true { throw RPCError(RunRules.Refusal.mock) }
    try await requireTaken(found)
    return try await database.transaction { transaction in
      guard let group = try await store.hold(groupID, in: transaction),
        let own = try await store.lockMember(accountID, of: groupID, in: transaction), own.state == .present
      else { throw Self.notFound }
      if let runID = own.runID { return StartGroupRunResponse(runID: runID.text) }
      if own.isOfGuest, !context.caller.isGuest { try await store.setOfAccount(own.number, in: groupID, transaction) }
      let run = try await begin(group, own, isOfGuest: context.caller.isGuest, from: sample, at: context.now, transaction)
      return StartGroupRunResponse(runID: run.id.text)
    }
  }

  private func begin(
    _ group: StoredGroup, _ own: StoredMember, isOfGuest: Bool, from sample: Sample?, at now: Moment, _ transaction: Transaction
  ) async throws -> WalkRun {
    if group.isOver(at: now) { throw Self.over }
    guard own.number > 0 else { throw RPCError(.failedPrecondition, reason: .notAWalker, message: "a teacher looks on") }
    guard group.startTime != nil else { throw RPCError(.failedPrecondition, reason: .walkGroupNotStarted) }
    let plan = RunPlay.Plan(
      walkID: group.walkID, version: group.version, accountID: own.accountID, isOfGuest: isOfGuest, options: group.options,
      groupID: group.id, sample: sample)
    guard let run = try await play.begin(plan, at: now, in: transaction) else { throw Self.gone }
    try await store.setRun(run.id, of: own.number, in: group.id, transaction)
    try await play.tell(run, since: nil, at: now, in: transaction)
    return run
  }

  /// Checks that the maker of a group may still take others along: the walk may have been hidden, or made for few, since.
  private func requireTaken(_ group: StoredGroup) async throws {
    do { _ = try await takeable(group.walkID, by: group.makerID) } catch let error as RPCError {
      if error.code == .unavailable { throw error }
      throw Self.gone
    }
  }

  // MARK: Going

  func leaveWalkGroup(_ request: LeaveWalkGroupRequest, _ context: RequestContext) async throws -> LeaveWalkGroupResponse {
    let (groupID, accountID) = (try Field.id(request.groupID, "group_id"), try context.accountID)
    try await database.transaction { transaction in
      guard let group = try await store.lock(groupID, in: transaction),
        let own = try await store.member(accountID, of: groupID, in: transaction), own.state != .removed
      else { throw Self.notFound }
      if own.state == .left { return }
      if group.makerID == accountID { return try await close(group, at: context.now, transaction) }
      try await store.set(.left, name: "", of: own.number, in: groupID, transaction)
      if group.endTime == nil { try await news.tell(.left, own, of: group, at: context.now, in: transaction) }
    }
    return LeaveWalkGroupResponse()
  }

  func removeFromWalkGroup(_ request: RemoveFromWalkGroupRequest, _ context: RequestContext) async throws -> RemoveFromWalkGroupResponse {
    try await asMaker(request.groupID, context) { group, transaction in
      guard (1...Int32(max(1, group.lastNumber))).contains(request.number) else { throw RPCError.invalid("number", .outOfRange) }
      let own = try await store.member(group.makerID, of: group.id, in: transaction)
      guard own?.number != Int(request.number) else { throw RPCError.invalid("number", .ownAccount, "somebody else") }
      guard let member = try await store.lockMember(number: Int(request.number), of: group.id, in: transaction) else { return }
      if member.state == .removed { return }
      try await store.set(.removed, name: "", of: member.number, in: group.id, transaction)
      if !group.isOver(at: context.now) { try await renewCode(of: group, at: context.now, transaction) }
      try await news.tell(.removed, member, of: group, at: context.now, in: transaction)
    }
    return RemoveFromWalkGroupResponse()
  }

  /// Gives a group another code: a guest who was sent away comes back as another guest otherwise.
  private func renewCode(of group: StoredGroup, at now: Moment, _ transaction: Transaction) async throws {
    for _ in 0..<CodeRules.attemptsMax {
      guard let code = CodeRules.code(from: RandomBytes.generate(CodeRules.byteCount)) else { continue }
      if try await store.setCode(code, of: group.id, in: transaction) {
        return try await news.renew(code, of: group, at: now, in: transaction)
      }
    }
    throw RPCError(.unavailable, reason: .unavailable, message: "no code is free")
  }

  func endWalkGroup(_ request: EndWalkGroupRequest, _ context: RequestContext) async throws -> EndWalkGroupResponse {
    try await asMaker(request.groupID, context) { group, transaction in try await close(group, at: context.now, transaction) }
    return EndWalkGroupResponse()
  }

  /// Ends groups whose time is over. Safe on every replica at once.
  func expire(at now: Moment) async throws {
    for _ in 0..<GroupRules.expiredMax {
      let isDone = try await database.transaction { transaction in
        guard let group = try await store.lockExpired(at: now, in: transaction) else { return true }
        try await close(group, at: now, transaction)
        return false
      }
      if isDone { return }
    }
  }

  /// Ends a group that the caller holds, with all runs in it; one that has ended stays as it is.
  private func close(_ group: StoredGroup, at now: Moment, _ transaction: Transaction) async throws {
    if group.endTime != nil { return }
    let (end, all) = (min(now, group.expireTime), try await store.listeners(of: group.id, in: transaction))
    try await store.end(group.id, at: end, in: transaction)
    // All are held before anything is counted: whoever ends a run holds it first as well.
    let runIDs = try await store.lockRuns(in: group.id, transaction)
    let walk = runIDs.isEmpty ? nil : try await play.version(group.version, of: group.walkID, in: transaction)
    var (runs, ended): ([WalkRun], [RunPlay.Ended]) = ([], [])
    for runID in runIDs { if let run = try await play.store.run(runID, in: transaction) { runs.append(run) } }
    // In one order for all, as runs of a player on a walk are held.
    for run in runs.sorted(by: { $0.accountID.text < $1.accountID.text }) {
      ended.append(try await play.end(run, walk, at: end, in: transaction))
    }
    try await play.take(ended, at: now, in: transaction)
    try await news.tell(.ended, of: group, to: all.map(\.accountID), at: now, in: transaction)
  }

  // MARK: Parts

  /// Does something with a group that the caller has made, and holds it meanwhile.
  private func asMaker(
    _ groupID: String, _ context: RequestContext, _ body: nonisolated(nonsending) (StoredGroup, Transaction) async throws -> Void
  ) async throws {
    let (groupID, accountID) = (try Field.id(groupID, "group_id"), try context.accountID)
    try await database.transaction { transaction in
      guard let group = try await store.lock(groupID, in: transaction) else { throw Self.notFound }
      _ = try await present(accountID, in: group, transaction)
      guard group.makerID == accountID else { throw RPCError(.permissionDenied, reason: .notWalkGroupMaker) }
      try await body(group, transaction)
    }
  }

  /// - Throws: WALK_GROUP_NOT_FOUND for somebody who is not in a group.
  func present(_ accountID: UUID, in group: StoredGroup, _ querying: some Querying) async throws -> StoredMember {
    guard let member = try await store.member(accountID, of: group.id, in: querying), member.state == .present else { throw Self.notFound }
    return member
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  static var notFound: RPCError { RPCError(.notFound, reason: .walkGroupNotFound, message: "none that the caller is in") }
  static var over: RPCError { RPCError(.failedPrecondition, reason: .walkGroupEnded) }
  private static var gone: RPCError { RPCError(.failedPrecondition, reason: .walkGone, message: "the walk is not there any more") }
}
