// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/runs.proto; not by hand.
// swift-format-ignore-file

public import QuizWalksProto
public import RPC

/// Rows of the methods of `cairn.game.quizwalks.v1.RunService`: known before a body is read.
public enum RunServiceMethods {
  /// Begins a run, with any of the four options.
  public static let startRun = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/StartRun",
    access: .guest, idempotency: .key,
    requestBytesMax: 2_048, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.StartRunRequest", responseType: "cairn.game.quizwalks.v1.StartRunResponse")

  /// Gets a run as it stands, to go on with it on any device.
  public static let getRun = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/GetRun",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.quizwalks.v1.GetRunRequest", responseType: "cairn.game.quizwalks.v1.GetRunResponse")

  /// Lists the caller's runs, the latest first, those that go on among them.
  public static let listRuns = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/ListRuns",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.ListRunsRequest", responseType: "cairn.game.quizwalks.v1.ListRunsResponse")

  /// Tells where the player is: in a hidden run questions appear that are near, within twice the range, or 25 m beyond it where
  public static let tellPosition = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/TellPosition",
    access: .guest, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.TellPositionRequest", responseType: "cairn.game.quizwalks.v1.TellPositionResponse")

  /// Unlocks a question for whoever is in its range, or has just passed it, and tells it; with time to answer its timer begins. Again it tells the same
  public static let unlockQuestion = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/UnlockQuestion",
    access: .guest, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.UnlockQuestionRequest", responseType: "cairn.game.quizwalks.v1.UnlockQuestionResponse")

  /// Answers an unlocked question, once: with time to answer choosing an option is the answer, otherwise pressing "Svara". An answer that comes later than
  public static let answerQuestion = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/AnswerQuestion",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.AnswerQuestionRequest", responseType: "cairn.game.quizwalks.v1.AnswerQuestionResponse")

  /// Answers the question at the end, once, after all others are answered. The same answer again changes nothing.
  public static let answerTieBreaker = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/AnswerTieBreaker",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.AnswerTieBreakerRequest", responseType: "cairn.game.quizwalks.v1.AnswerTieBreakerResponse")

  /// Ends a run, whether all questions are answered or not. Safe to repeat.
  public static let endRun = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/EndRun",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.EndRunRequest", responseType: "cairn.game.quizwalks.v1.EndRunResponse")

  /// Gets the results of a run that has ended.
  public static let getRunResult = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunService/GetRunResult",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.GetRunResultRequest", responseType: "cairn.game.quizwalks.v1.GetRunResultResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [startRun, getRun, listRuns, tellPosition, unlockQuestion, answerQuestion, answerTieBreaker, endRun, getRunResult]
}

/// Serves runs: walks that somebody walks. Until a question is unlocked, nothing of it is told but where it is, and in a hidden run not even that; until it
/// is answered, nothing that tells which answer is right. A run stays on the version of the walk that was there at its beginning, on whichever device of the
/// player, and ends by itself 24 hours after the last thing that was done in it.
///
/// Methods that name a run answer NOT_FOUND RUN_NOT_FOUND where it is not the caller's, and INVALID_ARGUMENT INVALID_ARGUMENT with the field violation
/// run_id (INVALID_UUID). Methods that go on with a run answer FAILED_PRECONDITION RUN_ENDED after its end, and FAILED_PRECONDITION WALK_GONE where the walk
/// was deleted meanwhile, or moderators have hidden it.
///
/// Positions: the server judges them as docs/api/positions.md says, with accuracyMax 100 m, speedMax 12 m/s, allowanceMax 25 m and settledCount 3; the time
/// of each is when it came in, less its age, and time before the beginning of the run counts for nothing. A player who has jumped is held for as long as the way
/// takes at 12 m/s, at most two minutes, and for that of a way which is gone meanwhile: until then nothing is in range. So is who has gone further than
/// 150 m and 12 m/s allow, by whatever turns; within accuracy_m, at most 50 m, a phone has not moved. Positions that are made up count for nothing. No refusal tells a distance.
///
/// Not for web pages: belongs to playing.
public protocol RunServiceHandlers: Sendable {
  /// Begins a run, with any of the four options.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: walk_id (INVALID_UUID), options.question_timer_seconds (OUT_OF_RANGE),
  /// options.monkey (UNKNOWN_VALUE), position (MISSING where there is a monkey, OUT_OF_RANGE); NOT_FOUND WALK_NOT_FOUND; FAILED_PRECONDITION
  /// WALK_NOT_PUBLISHED, to makers; FAILED_PRECONDITION POSITION_MOCK where there is a monkey and the position is made up; RESOURCE_EXHAUSTED TOO_MANY_RUNS
  /// above 20 begun in an hour, and above three hidden ones on the walk that go on or were begun in it; UNAVAILABLE UNAVAILABLE when it cannot be found out
  /// who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func startRun(_ request: StartRunRequest, _ context: RequestContext) async throws -> StartRunResponse

  /// Gets a run as it stands, to go on with it on any device.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getRun(_ request: GetRunRequest, _ context: RequestContext) async throws -> GetRunResponse

  /// Lists the caller's runs, the latest first, those that go on among them.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listRuns(_ request: ListRunsRequest, _ context: RequestContext) async throws -> ListRunsResponse

  /// Tells where the player is: in a hidden run questions appear that are near, within twice the range, or 25 m beyond it where
  /// that is more. The server keeps the last position, until the run ends. A repetition is another position.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: positions (MISSING, TOO_MANY, OUT_OF_RANGE).
  nonisolated(nonsending) func tellPosition(_ request: TellPositionRequest, _ context: RequestContext) async throws -> TellPositionResponse

  /// Unlocks a question for whoever is in its range, or has just passed it, and tells it; with time to answer its timer begins. Again it tells the same
  /// question with the same time, wherever the caller is.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), positions (MISSING, TOO_MANY, OUT_OF_RANGE); NOT_FOUND
  /// QUESTION_NOT_FOUND; FAILED_PRECONDITION NOT_NEXT where questions are asked in their order and it is another one's turn; FAILED_PRECONDITION
  /// NOT_IN_RANGE; FAILED_PRECONDITION POSITION_INEXACT; FAILED_PRECONDITION POSITION_MOCK where the latest is made up; FAILED_PRECONDITION POSITION_HELD
  /// after a jump that nobody makes, or more of a way than there was time for, with held_ms in the metadata.
  nonisolated(nonsending) func unlockQuestion(_ request: UnlockQuestionRequest, _ context: RequestContext) async throws -> UnlockQuestionResponse

  /// Answers an unlocked question, once: with time to answer choosing an option is the answer, otherwise pressing "Svara". An answer that comes later than
  /// two seconds after the timer is wrong, and its question is timed out. The same answer again is told the same.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), answer (MISSING, OUT_OF_RANGE); NOT_FOUND
  /// QUESTION_NOT_FOUND; FAILED_PRECONDITION QUESTION_LOCKED; FAILED_PRECONDITION ALREADY_ANSWERED where the first answer was another one.
  nonisolated(nonsending) func answerQuestion(_ request: AnswerQuestionRequest, _ context: RequestContext) async throws -> AnswerQuestionResponse

  /// Answers the question at the end, once, after all others are answered. The same answer again changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: guess (OUT_OF_RANGE); NOT_FOUND QUESTION_NOT_FOUND where the walk has none;
  /// FAILED_PRECONDITION QUESTION_LOCKED while another question is open; FAILED_PRECONDITION ALREADY_ANSWERED.
  nonisolated(nonsending) func answerTieBreaker(_ request: AnswerTieBreakerRequest, _ context: RequestContext) async throws -> AnswerTieBreakerResponse

  /// Ends a run, whether all questions are answered or not. Safe to repeat.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func endRun(_ request: EndRunRequest, _ context: RequestContext) async throws -> EndRunResponse

  /// Gets the results of a run that has ended.
  ///
  /// Errors: FAILED_PRECONDITION RUN_NOT_ENDED.
  nonisolated(nonsending) func getRunResult(_ request: GetRunResultRequest, _ context: RequestContext) async throws -> GetRunResultResponse
}

extension RunServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(RunServiceMethods.startRun) { (request: StartRunRequest, context) in
        try await self.startRun(request, context)
      },
      .unary(RunServiceMethods.getRun) { (request: GetRunRequest, context) in
        try await self.getRun(request, context)
      },
      .unary(RunServiceMethods.listRuns) { (request: ListRunsRequest, context) in
        try await self.listRuns(request, context)
      },
      .unary(RunServiceMethods.tellPosition) { (request: TellPositionRequest, context) in
        try await self.tellPosition(request, context)
      },
      .unary(RunServiceMethods.unlockQuestion) { (request: UnlockQuestionRequest, context) in
        try await self.unlockQuestion(request, context)
      },
      .unary(RunServiceMethods.answerQuestion) { (request: AnswerQuestionRequest, context) in
        try await self.answerQuestion(request, context)
      },
      .unary(RunServiceMethods.answerTieBreaker) { (request: AnswerTieBreakerRequest, context) in
        try await self.answerTieBreaker(request, context)
      },
      .unary(RunServiceMethods.endRun) { (request: EndRunRequest, context) in
        try await self.endRun(request, context)
      },
      .unary(RunServiceMethods.getRunResult) { (request: GetRunResultRequest, context) in
        try await self.getRunResult(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.quizwalks.v1.RunService`.
public struct RunServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Begins a run, with any of the four options.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: walk_id (INVALID_UUID), options.question_timer_seconds (OUT_OF_RANGE),
  /// options.monkey (UNKNOWN_VALUE), position (MISSING where there is a monkey, OUT_OF_RANGE); NOT_FOUND WALK_NOT_FOUND; FAILED_PRECONDITION
  /// WALK_NOT_PUBLISHED, to makers; FAILED_PRECONDITION POSITION_MOCK where there is a monkey and the position is made up; RESOURCE_EXHAUSTED TOO_MANY_RUNS
  /// above 20 begun in an hour, and above three hidden ones on the walk that go on or were begun in it; UNAVAILABLE UNAVAILABLE when it cannot be found out
  /// who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func startRun(
    _ request: StartRunRequest, _ options: CallOptions = .init()
  ) async throws -> StartRunResponse {
    try await channel.unary(RunServiceMethods.startRun, request, options)
  }

  /// Gets a run as it stands, to go on with it on any device.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getRun(
    _ request: GetRunRequest, _ options: CallOptions = .init()
  ) async throws -> GetRunResponse {
    try await channel.unary(RunServiceMethods.getRun, request, options)
  }

  /// Lists the caller's runs, the latest first, those that go on among them.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listRuns(
    _ request: ListRunsRequest, _ options: CallOptions = .init()
  ) async throws -> ListRunsResponse {
    try await channel.unary(RunServiceMethods.listRuns, request, options)
  }

  /// Tells where the player is: in a hidden run questions appear that are near, within twice the range, or 25 m beyond it where
  /// that is more. The server keeps the last position, until the run ends. A repetition is another position.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: positions (MISSING, TOO_MANY, OUT_OF_RANGE).
  public nonisolated(nonsending) func tellPosition(
    _ request: TellPositionRequest, _ options: CallOptions = .init()
  ) async throws -> TellPositionResponse {
    try await channel.unary(RunServiceMethods.tellPosition, request, options)
  }

  /// Unlocks a question for whoever is in its range, or has just passed it, and tells it; with time to answer its timer begins. Again it tells the same
  /// question with the same time, wherever the caller is.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), positions (MISSING, TOO_MANY, OUT_OF_RANGE); NOT_FOUND
  /// QUESTION_NOT_FOUND; FAILED_PRECONDITION NOT_NEXT where questions are asked in their order and it is another one's turn; FAILED_PRECONDITION
  /// NOT_IN_RANGE; FAILED_PRECONDITION POSITION_INEXACT; FAILED_PRECONDITION POSITION_MOCK where the latest is made up; FAILED_PRECONDITION POSITION_HELD
  /// after a jump that nobody makes, or more of a way than there was time for, with held_ms in the metadata.
  public nonisolated(nonsending) func unlockQuestion(
    _ request: UnlockQuestionRequest, _ options: CallOptions = .init()
  ) async throws -> UnlockQuestionResponse {
    try await channel.unary(RunServiceMethods.unlockQuestion, request, options)
  }

  /// Answers an unlocked question, once: with time to answer choosing an option is the answer, otherwise pressing "Svara". An answer that comes later than
  /// two seconds after the timer is wrong, and its question is timed out. The same answer again is told the same.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), answer (MISSING, OUT_OF_RANGE); NOT_FOUND
  /// QUESTION_NOT_FOUND; FAILED_PRECONDITION QUESTION_LOCKED; FAILED_PRECONDITION ALREADY_ANSWERED where the first answer was another one.
  public nonisolated(nonsending) func answerQuestion(
    _ request: AnswerQuestionRequest, _ options: CallOptions = .init()
  ) async throws -> AnswerQuestionResponse {
    try await channel.unary(RunServiceMethods.answerQuestion, request, options)
  }

  /// Answers the question at the end, once, after all others are answered. The same answer again changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: guess (OUT_OF_RANGE); NOT_FOUND QUESTION_NOT_FOUND where the walk has none;
  /// FAILED_PRECONDITION QUESTION_LOCKED while another question is open; FAILED_PRECONDITION ALREADY_ANSWERED.
  public nonisolated(nonsending) func answerTieBreaker(
    _ request: AnswerTieBreakerRequest, _ options: CallOptions = .init()
  ) async throws -> AnswerTieBreakerResponse {
    try await channel.unary(RunServiceMethods.answerTieBreaker, request, options)
  }

  /// Ends a run, whether all questions are answered or not. Safe to repeat.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func endRun(
    _ request: EndRunRequest, _ options: CallOptions = .init()
  ) async throws -> EndRunResponse {
    try await channel.unary(RunServiceMethods.endRun, request, options)
  }

  /// Gets the results of a run that has ended.
  ///
  /// Errors: FAILED_PRECONDITION RUN_NOT_ENDED.
  public nonisolated(nonsending) func getRunResult(
    _ request: GetRunResultRequest, _ options: CallOptions = .init()
  ) async throws -> GetRunResultResponse {
    try await channel.unary(RunServiceMethods.getRunResult, request, options)
  }
}
