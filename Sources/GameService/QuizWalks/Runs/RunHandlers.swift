import CairnProto
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

/// Answers calls about runs.
struct RunHandlers: RunServiceHandlers {
  let database: Database
  let access: WalkAccess
  let idempotency: IdempotencyKeys
  let pageTokens: PageTokenKey
  let play: RunPlay
  let keys: BundleKeys

  var store: RunStore { play.store }

  // MARK: Beginning

  func startRun(_ request: StartRunRequest, _ context: RequestContext) async throws -> StartRunResponse {
    let (walkID, accountID) = (try Field.id(request.walkID, "walk_id"), try context.accountID)
    let options = try RunRequests.options(request.options)
    var sample: Sample?
    if let position = request.position { sample = try RunRequests.sample(position, "position", at: context.now) }
    if options.monkey != nil, sample == nil { throw RPCError.invalid("position", .missing, "the monkey begins there") }
    if options.monkey != nil, request.position?.isMock == true { throw RPCError(RunRules.Refusal.mock) }
    // Others are asked before the transaction. Their answers must not keep a retry from the answer that is there already.
    let shown = await Self.caught { try await playable(walkID, by: accountID) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let shown = try shown.get()
      let plan = RunPlay.Plan(
        walkID: shown.id, version: shown.version, accountID: accountID, isOfGuest: context.caller.isGuest, options: options, sample: sample)
      guard let run = try await play.begin(plan, at: context.now, in: transaction) else { throw WalkAccess.notFound }
      return StartRunResponse(runID: run.id.text)
    }
  }

  private func playable(_ walkID: UUID, by accountID: UUID) async throws -> ShownWalk {
    guard let walk = try await access.lists.walk(walkID, in: database) else { throw WalkAccess.notFound }
    let viewer = try await access.viewer(accountID, of: walk, in: database)
    guard WalkRules.isShown(walk.visibility, to: viewer) else { throw WalkAccess.notFound }
    guard walk.version > 0 else { throw RPCError(.failedPrecondition, reason: .walkNotPublished) }
    return walk
  }

  // MARK: Reading

  func getRun(_ request: GetRunRequest, _ context: RequestContext) async throws -> GetRunResponse {
    let (run, walk) = try await load(request.runID, context)
    return GetRunResponse(run: try await view(run, walk, at: context.now).message)
  }

  func getRunResult(_ request: GetRunResultRequest, _ context: RequestContext) async throws -> GetRunResultResponse {
    var (run, walk) = try await load(request.runID, context)
    // A run whose time is over has ended, whether it was swept yet or not.
    if run.endTime == nil, context.now >= RunRules.expireTime(run) { RunRules.end(&run, walk, at: context.now) }
    guard run.endTime != nil else { throw RPCError(.failedPrecondition, reason: .runNotEnded) }
    return GetRunResultResponse(result: try await view(run, walk, at: context.now).result)
  }

  /// A run, which may have ended while others still look for the same hidden questions.
  private func view(_ run: WalkRun, _ walk: WalkVersion?, at now: Moment) async throws -> RunView {
    guard run.options.isHidden, run.endTime != nil, let groupID = run.groupID else { return RunView(run, walk, at: now) }
    return RunView(run, walk, at: now, isSecret: try await store.isOpen(groupID, at: now, in: database))
  }

  private func load(_ runID: String, _ context: RequestContext) async throws -> (WalkRun, WalkVersion?) {
    let (runID, accountID) = (try Field.id(runID, "run_id"), try context.accountID)
    guard let run = try await store.run(runID, in: database), run.accountID == accountID else { throw Self.notFound }
    return (run, try await play.version(run.version, of: run.walkID, in: database))
  }

  func listRuns(_ request: ListRunsRequest, _ context: RequestContext) async throws -> ListRunsResponse {
    let (accountID, size) = (try context.accountID, try Field.pageSize(request.pageSize, max: WalkRules.pageMax))
    let list = PageList(context.method, filter: accountID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
    let beginning = WalkListStore.Place.beginning
    // One more than asked for tells whether there is another page.
    let runs = try await store.runs(
      of: accountID, after: place?.0 ?? beginning.time, place?.1 ?? beginning.id, limit: size + 1, in: database)
    var response = ListRunsResponse(runs: runs.prefix(size).map { RunSummary($0) })
    if runs.count > size {
      response.nextPageToken = pageTokens.token(after: runs[size - 1].startTime, runs[size - 1].id, in: list)
    }
    return response
  }

  // MARK: Walking

  func tellPosition(_ request: TellPositionRequest, _ context: RequestContext) async throws -> TellPositionResponse {
    let samples = try RunRequests.samples(request.positions, at: context.now)
    let (run, walk) = try await change(request.runID, context) { run, walk throws(RunRules.Refusal) in
      _ = try RunRules.move(&run, walk, to: samples, at: context.now)
    }
    let held = run.footing.heldFor(at: context.now.milliseconds)
    return TellPositionResponse(run: RunView(run, walk, at: context.now).message, heldMs: held)
  }

  func unlockQuestion(_ request: UnlockQuestionRequest, _ context: RequestContext) async throws -> UnlockQuestionResponse {
    let id = try Field.id(request.questionID, "question_id")
    let samples = try RunRequests.samples(request.positions, at: context.now)
    let isMock = request.positions.last?.isMock ?? false
    let (run, walk) = try await change(request.runID, context) { run, walk throws(RunRules.Refusal) in
      do throws(RunRules.Refusal) { try RunRules.unlock(id, in: &run, walk, from: samples, at: context.now) } catch {
        throw isMock && error == .inexact ? .mock : error
      }
    }
    return UnlockQuestionResponse(
      question: walk.question(id).map { RunView(run, walk, at: context.now).question($0) }, bundleKey: keys.key(of: id, in: run.id))
  }

  func answerQuestion(_ request: AnswerQuestionRequest, _ context: RequestContext) async throws -> AnswerQuestionResponse {
    let id = try Field.id(request.questionID, "question_id")
    let choice = try RunRequests.choice(request.answer)
    let (run, walk) = try await change(request.runID, context) { run, walk throws(RunRules.Refusal) in
      if let question = walk.question(id), run.attempts[id]?.unlockTime != nil, !question.options.indices.contains(choice) {
        throw .noSuchOption
      }
      try RunRules.answer(id, choice, in: &run, walk, at: context.now)
    }
    let view = RunView(run, walk, at: context.now)
    return AnswerQuestionResponse(
      question: walk.question(id).map { view.question($0) }, points: Int32(RunRules.points(view.run)), monkeyPoints: view.monkeyPoints)
  }

  func answerTieBreaker(_ request: AnswerTieBreakerRequest, _ context: RequestContext) async throws -> AnswerTieBreakerResponse {
    _ = try await change(request.runID, context) { run, walk throws(RunRules.Refusal) in
      if let tie = walk.head.tieBreaker, !(tie.lower...tie.upper).contains(request.guess) { throw .outOfRange }
      try RunRules.answerTie(request.guess, in: &run, walk, at: context.now)
    }
    return AnswerTieBreakerResponse()
  }

  func endRun(_ request: EndRunRequest, _ context: RequestContext) async throws -> EndRunResponse {
    let (runID, accountID) = (try Field.id(request.runID, "run_id"), try context.accountID)
    let (run, walk) = try await database.transaction { transaction in
      guard let (run, walk) = try await play.lock(runID, in: transaction), run.accountID == accountID else { throw Self.notFound }
      let ended = try await play.end(Self.resumed(run, context), walk, at: context.now, in: transaction)
      try await play.take([ended], at: context.now, in: transaction)
      try await play.tell(ended.run, since: run, at: context.now, in: transaction)
      return (ended.run, walk)
    }
    return EndRunResponse(result: try await view(run, walk, at: context.now).result)
  }

  /// Ends runs in which nothing is done any more. Safe on every replica at once.
  /// - Returns: How many.
  func expire(at now: Moment, limit: Int) async throws -> Int {
    try await database.transaction { transaction in
      let ids = try await store.lockExpired(activeBefore: now - RunRules.lifetime, limit: limit, in: transaction)
      var (runs, all): ([WalkRun], [RunPlay.Ended]) = ([], [])
      for id in ids { if let run = try await store.run(id, in: transaction) { runs.append(run) } }
      // In one order for all, as runs of a player on a walk are held.
      for run in runs.sorted(by: { ($0.accountID.text, $0.walkID.text) < ($1.accountID.text, $1.walkID.text) }) {
        let walk = try await play.version(run.version, of: run.walkID, in: transaction)
        all.append(try await play.end(run, walk, at: now, in: transaction))
      }
      try await play.take(all, at: now, in: transaction)
      for ended in all { try await play.tell(ended.run, since: nil, at: now, in: transaction) }
      return ids.count
    }
  }

  /// Forgets where players began runs that ended a while ago; until then a client can prove the monkey's way by it. Safe on every replica at once.
  /// - Returns: How many.
  func forgetStarts(at now: Moment, limit: Int) async throws -> Int {
    try await database.transaction { try await store.forgetStarts(endedBefore: now - RunRules.startRetention, limit: limit, in: $0) }
  }

  /// A run that its player goes on with: of one who was a guest and has an account by now it is the account's.
  private static func resumed(_ run: WalkRun, _ context: RequestContext) -> WalkRun {
    var run = run
    if run.endTime == nil, !context.caller.isGuest { run.isOfGuest = false }
    return run
  }

  /// Changes a run of the caller's. A change is kept even where the rules refuse: positions count whether they were in range or not.
  private func change(
    _ runID: String, _ context: RequestContext, _ body: (inout WalkRun, WalkVersion) throws(RunRules.Refusal) -> Void
  ) async throws -> (WalkRun, WalkVersion) {
    let (runID, accountID) = (try Field.id(runID, "run_id"), try context.accountID)
    let (run, walk, refusal) = try await database.transaction { transaction in
      guard let (former, version) = try await play.lock(runID, in: transaction), former.accountID == accountID else { throw Self.notFound }
      guard let walk = version, former.isWalkShown else { throw Self.gone }
      var run = Self.resumed(former, context)
      var refusal: RunRules.Refusal?
      do throws(RunRules.Refusal) { try body(&run, walk) } catch { refusal = error }
      try await store.keep(run, since: former, in: transaction)
      try await play.tell(run, since: former, at: context.now, in: transaction)
      return (run, walk, refusal)
    }
    if let refusal { throw RPCError(refusal) }
    return (run, walk)
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  static var notFound: RPCError { RPCError(.notFound, reason: .runNotFound, message: "none of the caller's") }
  static var gone: RPCError { RPCError(.failedPrecondition, reason: .walkGone, message: "the walk was deleted, or is hidden") }
}

extension RunSummary {
  init(_ run: RunStore.Summary) {
    self.init(
      runID: run.id.text, walkID: run.walkID.text, walkTitle: run.walkTitle, options: RunOptions(run.options),
      questionCount: Int32(run.questionCount), points: Int32(run.points), startTime: run.startTime, endTime: run.endTime)
  }
}
