import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import GameService
import GameTesting
import Identity
import Lifecycle
import Positions
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import QuizWalks

/// Qwalk as the service builds it, on a scratch database, with a clock that is moved and a SocialService of friends.
struct QuizHouse: Sendable {
  let database: Database
  let clock = FakeClock(Moment(milliseconds: 1_750_000_000_000))
  let social = FriendCircle()
  let walks: WalkHandlers
  let runs: RunHandlers
  let groups: GroupHandlers
  let links: LinkHandlers
  let offline: OfflineHandlers
  let moderation: RunModerationHandlers
  let features: FeatureList
  let maker = UUID()

  init(_ database: Database) throws {
    self.database = database
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": social, "auth": social])
    let features = try GameService.features(base)
    self.features = FeatureList(features, in: database)
    guard let walks = features.compactMap({ ($0 as? WalkFeature)?.handlers }).first,
      let runs = features.compactMap({ ($0 as? RunFeature)?.handlers }).first,
      let groups = features.compactMap({ ($0 as? GroupFeature)?.handlers }).first,
      let links = features.compactMap({ ($0 as? LinkFeature)?.handlers }).first,
      let offline = features.compactMap({ ($0 as? OfflineFeature)?.handlers }).first,
      let moderation = features.compactMap({ ($0 as? RunModerationFeature)?.handlers }).first
    else { preconditionFailure("the service has no walks") }
    (self.walks, self.runs, self.groups, self.moderation) = (walks, runs, groups, moderation)
    (self.links, self.offline) = (links, offline)
  }

  static func run(_ body: @escaping @Sendable (QuizHouse) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(QuizHouse(database)) }
  }

  func call(
    _ method: MethodRow, by accountID: UUID, key: String? = UUID().text, isGuest: Bool = false, address: String? = nil,
    roles: [String] = []
  ) -> RequestContext {
    RequestContext(
      caller: Caller(accountID: accountID, sessionID: accountID, roles: roles, capabilities: isGuest ? ["guest"] : []), method: method,
      now: clock.now(),
      idempotencyKey: method.idempotency == .key ? key : nil, requestID: "test", clientAddress: address)
  }

  /// Takes a turn of a chore.
  func turn(_ name: String) async throws {
    try await #require(features.chores.first { $0.name == name }).run()
  }

  func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      return error.fieldViolations.first?.reason ?? error.reason
    }
    return nil
  }

  // MARK: Walks

  /// A draft with three questions, 100 m from one another to the east.
  func draft(title: String = "Lunch walk", by accountID: UUID? = nil, _ change: (inout DraftHead) -> Void = { _ in }) async throws -> String
  {
    let accountID = accountID ?? maker
    let created = try await walks.createWalk(
      CreateWalkRequest(title: title, lang: "sv"), call(WalkServiceMethods.createWalk, by: accountID))
    var head = DraftHead(title: title, descriptionField: "Three questions.", lang: "sv")
    change(&head)
    _ = try await walks.updateWalk(
      UpdateWalkRequest(walkID: created.walkID, head: head), call(WalkServiceMethods.updateWalk, by: accountID))
    for number in 1...3 { try await put(question(number), in: created.walkID, by: accountID) }
    return created.walkID
  }

  func question(_ number: Int) -> Question {
    Question(
      questionID: UUID().text, text: "Secret question \(number)?",
      image: number == 1 ? WalkImage(mediaID: UUID().text, altText: "A bridge") : nil, explanation: "Secret explanation \(number).",
      position: LatLng(Field.point(Double(number) * 100, 0)),
      kind: .choice(ChoiceQuestion(options: ["secret one", "secret two", "secret three"], rightOption: 1)))
  }

  @discardableResult
  func put(_ question: Question, in walkID: String, by accountID: UUID? = nil) async throws -> PutQuestionResponse {
    try await walks.putQuestion(
      PutQuestionRequest(walkID: walkID, question: question), call(WalkServiceMethods.putQuestion, by: accountID ?? maker))
  }

  @discardableResult
  func publish(_ walkID: String, _ visibility: WalkVisibility = .public, by accountID: UUID? = nil) async throws -> Int32 {
    try await walks.publishWalk(
      PublishWalkRequest(walkID: walkID, visibility: visibility), call(WalkServiceMethods.publishWalk, by: accountID ?? maker)
    ).version
  }

  func published(title: String = "Lunch walk", _ change: (inout DraftHead) -> Void = { _ in }) async throws -> String {
    let walkID = try await draft(title: title, change)
    try await publish(walkID)
    return walkID
  }

  func walk(_ walkID: String, by accountID: UUID) async throws -> Walk {
    try #require(try await walks.getWalk(GetWalkRequest(walkID: walkID), call(WalkServiceMethods.getWalk, by: accountID)).walk)
  }

  func getDraft(_ walkID: String, by accountID: UUID? = nil) async throws -> Draft {
    let context = call(WalkServiceMethods.getDraft, by: accountID ?? maker)
    return try #require(try await walks.getDraft(GetDraftRequest(walkID: walkID), context).draft)
  }

  func list(
    _ section: ListWalksRequest.Section, of accountID: String = "", by callerID: UUID, size: Int32 = 0, token: String = ""
  ) async throws -> ListWalksResponse {
    let request = ListWalksRequest(section: section, accountID: accountID, pageSize: size, pageToken: token)
    return try await walks.listWalks(request, call(WalkServiceMethods.listWalks, by: callerID))
  }

  // MARK: Runs

  /// - Parameters: Metres.
  func position(_ east: Double, _ north: Double = 0, age: Int32 = 0) -> RunPosition {
    RunPosition(position: LatLng(Field.point(east, north)), accuracyM: 5, ageMs: age)
  }

  func start(_ walkID: String, _ options: RunOptions = RunOptions(), by accountID: UUID, isGuest: Bool = false) async throws -> String {
    let request = StartRunRequest(walkID: walkID, options: options, position: position(0))
    return try await runs.startRun(request, call(RunServiceMethods.startRun, by: accountID, isGuest: isGuest)).runID
  }

  func run(_ runID: String, by accountID: UUID) async throws -> Run {
    try #require(try await runs.getRun(GetRunRequest(runID: runID), call(RunServiceMethods.getRun, by: accountID)).run)
  }

  func tell(_ east: Double, _ north: Double = 0, in runID: String, by accountID: UUID) async throws -> Run {
    let request = TellPositionRequest(runID: runID, positions: [position(east, north)])
    return try #require(try await runs.tellPosition(request, call(RunServiceMethods.tellPosition, by: accountID)).run)
  }

  func unlock(_ questionID: String, at east: Double, in runID: String, by accountID: UUID) async throws -> RunQuestion {
    let request = UnlockQuestionRequest(runID: runID, questionID: questionID, positions: [position(east)])
    return try #require(try await runs.unlockQuestion(request, call(RunServiceMethods.unlockQuestion, by: accountID)).question)
  }

  func answer(_ choice: Int32, to questionID: String, in runID: String, by accountID: UUID) async throws -> AnswerQuestionResponse {
    let request = AnswerQuestionRequest(runID: runID, questionID: questionID, answer: Answer(kind: .choice(choice)))
    return try await runs.answerQuestion(request, call(RunServiceMethods.answerQuestion, by: accountID))
  }

  func end(_ runID: String, by accountID: UUID) async throws -> RunResult {
    try #require(try await runs.endRun(EndRunRequest(runID: runID), call(RunServiceMethods.endRun, by: accountID)).result)
  }
}
