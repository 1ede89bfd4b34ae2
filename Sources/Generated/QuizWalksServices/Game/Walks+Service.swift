// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walks.proto; not by hand.
// swift-format-ignore-file

public import QuizWalksProto
public import RPC

/// Rows of the methods of `cairn.game.quizwalks.v1.WalkService`: known before a body is read.
public enum WalkServiceMethods {
  /// Begins a walk: an empty draft at the top of the caller's own walks.
  public static let createWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/CreateWalk",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.CreateWalkRequest", responseType: "cairn.game.quizwalks.v1.CreateWalkResponse")

  /// Sets everything of a draft but its questions. Safe to repeat.
  public static let updateWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/UpdateWalk",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.UpdateWalkRequest", responseType: "cairn.game.quizwalks.v1.UpdateWalkResponse")

  /// Writes a question of a draft, whole or half, in place of what it was. A new one is inserted at its number, or comes last. Safe to repeat.
  public static let putQuestion = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/PutQuestion",
    access: .user, idempotency: .natural,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.PutQuestionRequest", responseType: "cairn.game.quizwalks.v1.PutQuestionResponse")

  /// Places a question of a draft on the map, or moves it, from wherever the caller is. Safe to repeat.
  public static let placeQuestion = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/PlaceQuestion",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.PlaceQuestionRequest", responseType: "cairn.game.quizwalks.v1.PlaceQuestionResponse")

  /// Puts the questions of a draft into an order. Safe to repeat.
  public static let orderQuestions = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/OrderQuestions",
    access: .user, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.OrderQuestionsRequest", responseType: "cairn.game.quizwalks.v1.OrderQuestionsResponse")

  /// Takes a question out of a draft. A run on a published version still has it. Safe to repeat.
  public static let deleteQuestion = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/DeleteQuestion",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.DeleteQuestionRequest", responseType: "cairn.game.quizwalks.v1.DeleteQuestionResponse")

  /// Gets a draft with all its questions and answers.
  public static let getDraft = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/GetDraft",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.GetDraftRequest", responseType: "cairn.game.quizwalks.v1.GetDraftResponse")

  /// Makes a version of the draft, which others walk from now on; of a draft that has not changed there is one already. A new version is featured no longer:
  public static let publishWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/PublishWalk",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.PublishWalkRequest", responseType: "cairn.game.quizwalks.v1.PublishWalkResponse")

  /// Sets for whom a published walk is. Runs under way go on. Safe to repeat.
  public static let setWalkVisibility = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/SetWalkVisibility",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.SetWalkVisibilityRequest", responseType: "cairn.game.quizwalks.v1.SetWalkVisibilityResponse")

  /// Copies the draft of a walk of the caller's, or of one that the caller edits, to a new walk of the caller's.
  public static let duplicateWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/DuplicateWalk",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.DuplicateWalkRequest", responseType: "cairn.game.quizwalks.v1.DuplicateWalkResponse")

  /// Deletes a walk of the caller's with all its versions. Runs under way end with FAILED_PRECONDITION WALK_GONE; results that there are stay. Safe to
  public static let deleteWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/DeleteWalk",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.DeleteWalkRequest", responseType: "cairn.game.quizwalks.v1.DeleteWalkResponse")

  /// Lets a friend edit a walk of the caller's, for as long as they are friends. Safe to repeat.
  public static let addEditor = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/AddEditor",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.AddEditorRequest", responseType: "cairn.game.quizwalks.v1.AddEditorResponse")

  /// Lets somebody edit no more: the maker anybody, editors themselves. Safe to repeat.
  public static let removeEditor = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/RemoveEditor",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.RemoveEditorRequest", responseType: "cairn.game.quizwalks.v1.RemoveEditorResponse")

  /// Gets a walk as it is shown before it is walked: nothing of its questions but how many there are.
  public static let getWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/GetWalk",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.GetWalkRequest", responseType: "cairn.game.quizwalks.v1.GetWalkResponse")

  /// Finds a walk by the code that somebody has told. Changes nothing but the count of codes that no walk has.
  public static let findWalkByCode = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/FindWalkByCode",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.FindWalkByCodeRequest", responseType: "cairn.game.quizwalks.v1.FindWalkByCodeResponse")

  /// Lists walks: those that are featured, new ones, the caller's own with drafts, or those of a user; the newest first.
  public static let listWalks = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/ListWalks",
    access: .guest, idempotency: .read,
    requestBytesMax: 2_048, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.ListWalksRequest", responseType: "cairn.game.quizwalks.v1.ListWalksResponse")

  /// Finds public walks near a place, the nearest first, at most 100 km away. Changes nothing, and the position is not kept.
  public static let findNearbyWalks = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/FindNearbyWalks",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.FindNearbyWalksRequest", responseType: "cairn.game.quizwalks.v1.FindNearbyWalksResponse")

  /// Sends a walk to friends, who hear of it by "walk.shared" and are notified: those who may see it, each of a walk once a day
  public static let shareWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/ShareWalk",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.ShareWalkRequest", responseType: "cairn.game.quizwalks.v1.ShareWalkResponse")

  /// Tells how the questions of a version were answered over all runs that have ended, to the maker and editors.
  public static let getWalkInsights = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/GetWalkInsights",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.GetWalkInsightsRequest", responseType: "cairn.game.quizwalks.v1.GetWalkInsightsResponse")

  /// Features a public walk, or does no longer: the version that is there, until there is another one, which nobody has looked at (PublishWalk). A draft that
  public static let featureWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/FeatureWalk",
    access: .admin, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.FeatureWalkRequest", responseType: "cairn.game.quizwalks.v1.FeatureWalkResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createWalk, updateWalk, putQuestion, placeQuestion, orderQuestions, deleteQuestion, getDraft, publishWalk, setWalkVisibility, duplicateWalk, deleteWalk, addEditor, removeEditor, getWalk, findWalkByCode, listWalks, findNearbyWalks, shareWalk, getWalkInsights, featureWalk]
}

/// Serves walks of Qwalk: questions that lie on a map. A walk is written as a draft, which is kept as one types and is seen by its maker and those who edit
/// with the maker; publishing makes a version of it, which never changes. A run stays on the version that was there at its beginning.
///
/// Methods that name a walk answer NOT_FOUND WALK_NOT_FOUND where there is none that the caller may see, which is also so where the maker and the caller
/// have blocked each other, and INVALID_ARGUMENT INVALID_ARGUMENT with the field violation walk_id (INVALID_UUID). Methods that change a walk answer
/// NOT_FOUND WALK_NOT_FOUND to everybody but its maker and its editors.
public protocol WalkServiceHandlers: Sendable {
  /// Begins a walk: an empty draft at the top of the caller's own walks.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: title, lang; RESOURCE_EXHAUSTED TOO_MANY_WALKS above 500; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createWalk(_ request: CreateWalkRequest, _ context: RequestContext) async throws -> CreateWalkResponse

  /// Sets everything of a draft but its questions. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: title, description, lang, image.media_id, image.alt_text, radius_m, route_points,
  /// tie_breaker (TOO_LONG, NOT_WRITING, MALFORMED, OUT_OF_RANGE, TOO_MANY, MEDIA_NOT_FOUND for an image that is not one's own of the
  /// purpose PHOTO); ABORTED DRAFT_CHANGED where it has changed since the revision that the request names; UNAVAILABLE UNAVAILABLE when SocialService does
  /// not answer for a new image.
  nonisolated(nonsending) func updateWalk(_ request: UpdateWalkRequest, _ context: RequestContext) async throws -> UpdateWalkResponse

  /// Writes a question of a draft, whole or half, in place of what it was. A new one is inserted at its number, or comes last. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), number, title, text, lang, image.media_id,
  /// image.alt_text, explanation, position, timer_seconds, choice.options, choice.right_option (OUT_OF_RANGE, TOO_LONG, TOO_MANY, NOT_WRITING,
  /// MALFORMED, MEDIA_NOT_FOUND as UpdateWalk), kind (MISSING); RESOURCE_EXHAUSTED TOO_MANY_QUESTIONS above 50; ABORTED DRAFT_CHANGED and
  /// UNAVAILABLE UNAVAILABLE as UpdateWalk.
  nonisolated(nonsending) func putQuestion(_ request: PutQuestionRequest, _ context: RequestContext) async throws -> PutQuestionResponse

  /// Places a question of a draft on the map, or moves it, from wherever the caller is. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), position (MISSING, OUT_OF_RANGE); NOT_FOUND
  /// QUESTION_NOT_FOUND.
  nonisolated(nonsending) func placeQuestion(_ request: PlaceQuestionRequest, _ context: RequestContext) async throws -> PlaceQuestionResponse

  /// Puts the questions of a draft into an order. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_ids (INVALID_UUID); FAILED_PRECONDITION QUESTIONS_CHANGED where these are
  /// not the questions that there are.
  nonisolated(nonsending) func orderQuestions(_ request: OrderQuestionsRequest, _ context: RequestContext) async throws -> OrderQuestionsResponse

  /// Takes a question out of a draft. A run on a published version still has it. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID).
  nonisolated(nonsending) func deleteQuestion(_ request: DeleteQuestionRequest, _ context: RequestContext) async throws -> DeleteQuestionResponse

  /// Gets a draft with all its questions and answers.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getDraft(_ request: GetDraftRequest, _ context: RequestContext) async throws -> GetDraftResponse

  /// Makes a version of the draft, which others walk from now on; of a draft that has not changed there is one already. A new version is featured no longer:
  /// an administrator has seen the former. Friends of the maker hear of a walk that is for them the first time, by "walk.published".
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: visibility (UNKNOWN_VALUE); FAILED_PRECONDITION WALK_HIDDEN by
  /// moderators; FAILED_PRECONDITION WALK_INCOMPLETE with a field violation for each thing that is missing, the first 32: title (MISSING), image.alt_text
  /// (MISSING), questions (MISSING, TOO_FAR_APART), and with the question's number questions[3] (QUESTION_WITHOUT_TITLE, QUESTION_WITHOUT_TEXT,
  /// QUESTION_WITHOUT_POSITION, TOO_FEW_OPTIONS, OPTION_WITHOUT_TEXT, SAME_OPTION_TWICE, NO_RIGHT_OPTION, IMAGE_WITHOUT_ALT_TEXT); ALREADY_EXISTS
  /// TITLE_TAKEN where another published walk of the maker has the title; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func publishWalk(_ request: PublishWalkRequest, _ context: RequestContext) async throws -> PublishWalkResponse

  /// Sets for whom a published walk is. Runs under way go on. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: visibility (UNKNOWN_VALUE); FAILED_PRECONDITION WALK_NOT_PUBLISHED;
  /// FAILED_PRECONDITION WALK_HIDDEN by moderators.
  nonisolated(nonsending) func setWalkVisibility(_ request: SetWalkVisibilityRequest, _ context: RequestContext) async throws -> SetWalkVisibilityResponse

  /// Copies the draft of a walk of the caller's, or of one that the caller edits, to a new walk of the caller's.
  ///
  /// Errors: FAILED_PRECONDITION WALK_HIDDEN by moderators; RESOURCE_EXHAUSTED TOO_MANY_WALKS above 500; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func duplicateWalk(_ request: DuplicateWalkRequest, _ context: RequestContext) async throws -> DuplicateWalkResponse

  /// Deletes a walk of the caller's with all its versions. Runs under way end with FAILED_PRECONDITION WALK_GONE; results that there are stay. Safe to
  /// repeat. An editor is refused with PERMISSION_DENIED NOT_MAKER.
  ///
  /// Errors: PERMISSION_DENIED NOT_MAKER.
  nonisolated(nonsending) func deleteWalk(_ request: DeleteWalkRequest, _ context: RequestContext) async throws -> DeleteWalkResponse

  /// Lets a friend edit a walk of the caller's, for as long as they are friends. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID, SELF); PERMISSION_DENIED NOT_MAKER; FAILED_PRECONDITION
  /// NOT_FRIENDS; RESOURCE_EXHAUSTED TOO_MANY_EDITORS above 20; UNAVAILABLE UNAVAILABLE when it cannot be found out who are friends.
  nonisolated(nonsending) func addEditor(_ request: AddEditorRequest, _ context: RequestContext) async throws -> AddEditorResponse

  /// Lets somebody edit no more: the maker anybody, editors themselves. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID); PERMISSION_DENIED NOT_MAKER.
  nonisolated(nonsending) func removeEditor(_ request: RemoveEditorRequest, _ context: RequestContext) async throws -> RemoveEditorResponse

  /// Gets a walk as it is shown before it is walked: nothing of its questions but how many there are.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getWalk(_ request: GetWalkRequest, _ context: RequestContext) async throws -> GetWalkResponse

  /// Finds a walk by the code that somebody has told. Changes nothing but the count of codes that no walk has.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: code (MALFORMED); NOT_FOUND WALK_NOT_FOUND; RESOURCE_EXHAUSTED TOO_MANY_CODES after
  /// ten codes of an account or two hundred of a network in ten minutes that no walk has.
  nonisolated(nonsending) func findWalkByCode(_ request: FindWalkByCodeRequest, _ context: RequestContext) async throws -> FindWalkByCodeResponse

  /// Lists walks: those that are featured, new ones, the caller's own with drafts, or those of a user; the newest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: section (UNKNOWN_VALUE), account_id (INVALID_UUID), page_size (OUT_OF_RANGE),
  /// page_token (PAGE_TOKEN_INVALID); UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  nonisolated(nonsending) func listWalks(_ request: ListWalksRequest, _ context: RequestContext) async throws -> ListWalksResponse

  /// Finds public walks near a place, the nearest first, at most 100 km away. Changes nothing, and the position is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: position (MISSING, OUT_OF_RANGE), limit (OUT_OF_RANGE); UNAVAILABLE UNAVAILABLE when it
  /// cannot be found out who is blocked.
  nonisolated(nonsending) func findNearbyWalks(_ request: FindNearbyWalksRequest, _ context: RequestContext) async throws -> FindNearbyWalksResponse

  /// Sends a walk to friends, who hear of it by "walk.shared" and are notified: those who may see it, each of a walk once a day
  /// at most. Nobody is told which of them may not.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_ids (MISSING, TOO_MANY, INVALID_UUID); FAILED_PRECONDITION WALK_NOT_PUBLISHED, to
  /// makers, where it is private as well; FAILED_PRECONDITION NOT_FRIENDS where one of them is no friend; UNAVAILABLE UNAVAILABLE when it cannot be found out who
  /// are friends; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func shareWalk(_ request: ShareWalkRequest, _ context: RequestContext) async throws -> ShareWalkResponse

  /// Tells how the questions of a version were answered over all runs that have ended, to the maker and editors.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: version (OUT_OF_RANGE); FAILED_PRECONDITION WALK_NOT_PUBLISHED.
  nonisolated(nonsending) func getWalkInsights(_ request: GetWalkInsightsRequest, _ context: RequestContext) async throws -> GetWalkInsightsResponse

  /// Features a public walk, or does no longer: the version that is there, until there is another one, which nobody has looked at (PublishWalk). A draft that
  /// goes on changes nothing of it. Safe to repeat.
  ///
  /// Errors: ABORTED WALK_CHANGED, with the present one in the metadata ("version"), where the walk has another version than the one that is to be featured:
  /// look at it again.
  nonisolated(nonsending) func featureWalk(_ request: FeatureWalkRequest, _ context: RequestContext) async throws -> FeatureWalkResponse
}

extension WalkServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(WalkServiceMethods.createWalk) { (request: CreateWalkRequest, context) in
        try await self.createWalk(request, context)
      },
      .unary(WalkServiceMethods.updateWalk) { (request: UpdateWalkRequest, context) in
        try await self.updateWalk(request, context)
      },
      .unary(WalkServiceMethods.putQuestion) { (request: PutQuestionRequest, context) in
        try await self.putQuestion(request, context)
      },
      .unary(WalkServiceMethods.placeQuestion) { (request: PlaceQuestionRequest, context) in
        try await self.placeQuestion(request, context)
      },
      .unary(WalkServiceMethods.orderQuestions) { (request: OrderQuestionsRequest, context) in
        try await self.orderQuestions(request, context)
      },
      .unary(WalkServiceMethods.deleteQuestion) { (request: DeleteQuestionRequest, context) in
        try await self.deleteQuestion(request, context)
      },
      .unary(WalkServiceMethods.getDraft) { (request: GetDraftRequest, context) in
        try await self.getDraft(request, context)
      },
      .unary(WalkServiceMethods.publishWalk) { (request: PublishWalkRequest, context) in
        try await self.publishWalk(request, context)
      },
      .unary(WalkServiceMethods.setWalkVisibility) { (request: SetWalkVisibilityRequest, context) in
        try await self.setWalkVisibility(request, context)
      },
      .unary(WalkServiceMethods.duplicateWalk) { (request: DuplicateWalkRequest, context) in
        try await self.duplicateWalk(request, context)
      },
      .unary(WalkServiceMethods.deleteWalk) { (request: DeleteWalkRequest, context) in
        try await self.deleteWalk(request, context)
      },
      .unary(WalkServiceMethods.addEditor) { (request: AddEditorRequest, context) in
        try await self.addEditor(request, context)
      },
      .unary(WalkServiceMethods.removeEditor) { (request: RemoveEditorRequest, context) in
        try await self.removeEditor(request, context)
      },
      .unary(WalkServiceMethods.getWalk) { (request: GetWalkRequest, context) in
        try await self.getWalk(request, context)
      },
      .unary(WalkServiceMethods.findWalkByCode) { (request: FindWalkByCodeRequest, context) in
        try await self.findWalkByCode(request, context)
      },
      .unary(WalkServiceMethods.listWalks) { (request: ListWalksRequest, context) in
        try await self.listWalks(request, context)
      },
      .unary(WalkServiceMethods.findNearbyWalks) { (request: FindNearbyWalksRequest, context) in
        try await self.findNearbyWalks(request, context)
      },
      .unary(WalkServiceMethods.shareWalk) { (request: ShareWalkRequest, context) in
        try await self.shareWalk(request, context)
      },
      .unary(WalkServiceMethods.getWalkInsights) { (request: GetWalkInsightsRequest, context) in
        try await self.getWalkInsights(request, context)
      },
      .unary(WalkServiceMethods.featureWalk) { (request: FeatureWalkRequest, context) in
        try await self.featureWalk(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.quizwalks.v1.WalkService`.
public struct WalkServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Begins a walk: an empty draft at the top of the caller's own walks.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: title, lang; RESOURCE_EXHAUSTED TOO_MANY_WALKS above 500; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createWalk(
    _ request: CreateWalkRequest, _ options: CallOptions = .init()
  ) async throws -> CreateWalkResponse {
    try await channel.unary(WalkServiceMethods.createWalk, request, options)
  }

  /// Sets everything of a draft but its questions. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: title, description, lang, image.media_id, image.alt_text, radius_m, route_points,
  /// tie_breaker (TOO_LONG, NOT_WRITING, MALFORMED, OUT_OF_RANGE, TOO_MANY, MEDIA_NOT_FOUND for an image that is not one's own of the
  /// purpose PHOTO); ABORTED DRAFT_CHANGED where it has changed since the revision that the request names; UNAVAILABLE UNAVAILABLE when SocialService does
  /// not answer for a new image.
  public nonisolated(nonsending) func updateWalk(
    _ request: UpdateWalkRequest, _ options: CallOptions = .init()
  ) async throws -> UpdateWalkResponse {
    try await channel.unary(WalkServiceMethods.updateWalk, request, options)
  }

  /// Writes a question of a draft, whole or half, in place of what it was. A new one is inserted at its number, or comes last. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), number, title, text, lang, image.media_id,
  /// image.alt_text, explanation, position, timer_seconds, choice.options, choice.right_option (OUT_OF_RANGE, TOO_LONG, TOO_MANY, NOT_WRITING,
  /// MALFORMED, MEDIA_NOT_FOUND as UpdateWalk), kind (MISSING); RESOURCE_EXHAUSTED TOO_MANY_QUESTIONS above 50; ABORTED DRAFT_CHANGED and
  /// UNAVAILABLE UNAVAILABLE as UpdateWalk.
  public nonisolated(nonsending) func putQuestion(
    _ request: PutQuestionRequest, _ options: CallOptions = .init()
  ) async throws -> PutQuestionResponse {
    try await channel.unary(WalkServiceMethods.putQuestion, request, options)
  }

  /// Places a question of a draft on the map, or moves it, from wherever the caller is. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID), position (MISSING, OUT_OF_RANGE); NOT_FOUND
  /// QUESTION_NOT_FOUND.
  public nonisolated(nonsending) func placeQuestion(
    _ request: PlaceQuestionRequest, _ options: CallOptions = .init()
  ) async throws -> PlaceQuestionResponse {
    try await channel.unary(WalkServiceMethods.placeQuestion, request, options)
  }

  /// Puts the questions of a draft into an order. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_ids (INVALID_UUID); FAILED_PRECONDITION QUESTIONS_CHANGED where these are
  /// not the questions that there are.
  public nonisolated(nonsending) func orderQuestions(
    _ request: OrderQuestionsRequest, _ options: CallOptions = .init()
  ) async throws -> OrderQuestionsResponse {
    try await channel.unary(WalkServiceMethods.orderQuestions, request, options)
  }

  /// Takes a question out of a draft. A run on a published version still has it. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: question_id (INVALID_UUID).
  public nonisolated(nonsending) func deleteQuestion(
    _ request: DeleteQuestionRequest, _ options: CallOptions = .init()
  ) async throws -> DeleteQuestionResponse {
    try await channel.unary(WalkServiceMethods.deleteQuestion, request, options)
  }

  /// Gets a draft with all its questions and answers.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getDraft(
    _ request: GetDraftRequest, _ options: CallOptions = .init()
  ) async throws -> GetDraftResponse {
    try await channel.unary(WalkServiceMethods.getDraft, request, options)
  }

  /// Makes a version of the draft, which others walk from now on; of a draft that has not changed there is one already. A new version is featured no longer:
  /// an administrator has seen the former. Friends of the maker hear of a walk that is for them the first time, by "walk.published".
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: visibility (UNKNOWN_VALUE); FAILED_PRECONDITION WALK_HIDDEN by
  /// moderators; FAILED_PRECONDITION WALK_INCOMPLETE with a field violation for each thing that is missing, the first 32: title (MISSING), image.alt_text
  /// (MISSING), questions (MISSING, TOO_FAR_APART), and with the question's number questions[3] (QUESTION_WITHOUT_TITLE, QUESTION_WITHOUT_TEXT,
  /// QUESTION_WITHOUT_POSITION, TOO_FEW_OPTIONS, OPTION_WITHOUT_TEXT, SAME_OPTION_TWICE, NO_RIGHT_OPTION, IMAGE_WITHOUT_ALT_TEXT); ALREADY_EXISTS
  /// TITLE_TAKEN where another published walk of the maker has the title; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func publishWalk(
    _ request: PublishWalkRequest, _ options: CallOptions = .init()
  ) async throws -> PublishWalkResponse {
    try await channel.unary(WalkServiceMethods.publishWalk, request, options)
  }

  /// Sets for whom a published walk is. Runs under way go on. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: visibility (UNKNOWN_VALUE); FAILED_PRECONDITION WALK_NOT_PUBLISHED;
  /// FAILED_PRECONDITION WALK_HIDDEN by moderators.
  public nonisolated(nonsending) func setWalkVisibility(
    _ request: SetWalkVisibilityRequest, _ options: CallOptions = .init()
  ) async throws -> SetWalkVisibilityResponse {
    try await channel.unary(WalkServiceMethods.setWalkVisibility, request, options)
  }

  /// Copies the draft of a walk of the caller's, or of one that the caller edits, to a new walk of the caller's.
  ///
  /// Errors: FAILED_PRECONDITION WALK_HIDDEN by moderators; RESOURCE_EXHAUSTED TOO_MANY_WALKS above 500; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func duplicateWalk(
    _ request: DuplicateWalkRequest, _ options: CallOptions = .init()
  ) async throws -> DuplicateWalkResponse {
    try await channel.unary(WalkServiceMethods.duplicateWalk, request, options)
  }

  /// Deletes a walk of the caller's with all its versions. Runs under way end with FAILED_PRECONDITION WALK_GONE; results that there are stay. Safe to
  /// repeat. An editor is refused with PERMISSION_DENIED NOT_MAKER.
  ///
  /// Errors: PERMISSION_DENIED NOT_MAKER.
  public nonisolated(nonsending) func deleteWalk(
    _ request: DeleteWalkRequest, _ options: CallOptions = .init()
  ) async throws -> DeleteWalkResponse {
    try await channel.unary(WalkServiceMethods.deleteWalk, request, options)
  }

  /// Lets a friend edit a walk of the caller's, for as long as they are friends. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID, SELF); PERMISSION_DENIED NOT_MAKER; FAILED_PRECONDITION
  /// NOT_FRIENDS; RESOURCE_EXHAUSTED TOO_MANY_EDITORS above 20; UNAVAILABLE UNAVAILABLE when it cannot be found out who are friends.
  public nonisolated(nonsending) func addEditor(
    _ request: AddEditorRequest, _ options: CallOptions = .init()
  ) async throws -> AddEditorResponse {
    try await channel.unary(WalkServiceMethods.addEditor, request, options)
  }

  /// Lets somebody edit no more: the maker anybody, editors themselves. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID); PERMISSION_DENIED NOT_MAKER.
  public nonisolated(nonsending) func removeEditor(
    _ request: RemoveEditorRequest, _ options: CallOptions = .init()
  ) async throws -> RemoveEditorResponse {
    try await channel.unary(WalkServiceMethods.removeEditor, request, options)
  }

  /// Gets a walk as it is shown before it is walked: nothing of its questions but how many there are.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getWalk(
    _ request: GetWalkRequest, _ options: CallOptions = .init()
  ) async throws -> GetWalkResponse {
    try await channel.unary(WalkServiceMethods.getWalk, request, options)
  }

  /// Finds a walk by the code that somebody has told. Changes nothing but the count of codes that no walk has.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: code (MALFORMED); NOT_FOUND WALK_NOT_FOUND; RESOURCE_EXHAUSTED TOO_MANY_CODES after
  /// ten codes of an account or two hundred of a network in ten minutes that no walk has.
  public nonisolated(nonsending) func findWalkByCode(
    _ request: FindWalkByCodeRequest, _ options: CallOptions = .init()
  ) async throws -> FindWalkByCodeResponse {
    try await channel.unary(WalkServiceMethods.findWalkByCode, request, options)
  }

  /// Lists walks: those that are featured, new ones, the caller's own with drafts, or those of a user; the newest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: section (UNKNOWN_VALUE), account_id (INVALID_UUID), page_size (OUT_OF_RANGE),
  /// page_token (PAGE_TOKEN_INVALID); UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  public nonisolated(nonsending) func listWalks(
    _ request: ListWalksRequest, _ options: CallOptions = .init()
  ) async throws -> ListWalksResponse {
    try await channel.unary(WalkServiceMethods.listWalks, request, options)
  }

  /// Finds public walks near a place, the nearest first, at most 100 km away. Changes nothing, and the position is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: position (MISSING, OUT_OF_RANGE), limit (OUT_OF_RANGE); UNAVAILABLE UNAVAILABLE when it
  /// cannot be found out who is blocked.
  public nonisolated(nonsending) func findNearbyWalks(
    _ request: FindNearbyWalksRequest, _ options: CallOptions = .init()
  ) async throws -> FindNearbyWalksResponse {
    try await channel.unary(WalkServiceMethods.findNearbyWalks, request, options)
  }

  /// Sends a walk to friends, who hear of it by "walk.shared" and are notified: those who may see it, each of a walk once a day
  /// at most. Nobody is told which of them may not.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_ids (MISSING, TOO_MANY, INVALID_UUID); FAILED_PRECONDITION WALK_NOT_PUBLISHED, to
  /// makers, where it is private as well; FAILED_PRECONDITION NOT_FRIENDS where one of them is no friend; UNAVAILABLE UNAVAILABLE when it cannot be found out who
  /// are friends; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func shareWalk(
    _ request: ShareWalkRequest, _ options: CallOptions = .init()
  ) async throws -> ShareWalkResponse {
    try await channel.unary(WalkServiceMethods.shareWalk, request, options)
  }

  /// Tells how the questions of a version were answered over all runs that have ended, to the maker and editors.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: version (OUT_OF_RANGE); FAILED_PRECONDITION WALK_NOT_PUBLISHED.
  public nonisolated(nonsending) func getWalkInsights(
    _ request: GetWalkInsightsRequest, _ options: CallOptions = .init()
  ) async throws -> GetWalkInsightsResponse {
    try await channel.unary(WalkServiceMethods.getWalkInsights, request, options)
  }

  /// Features a public walk, or does no longer: the version that is there, until there is another one, which nobody has looked at (PublishWalk). A draft that
  /// goes on changes nothing of it. Safe to repeat.
  ///
  /// Errors: ABORTED WALK_CHANGED, with the present one in the metadata ("version"), where the walk has another version than the one that is to be featured:
  /// look at it again.
  public nonisolated(nonsending) func featureWalk(
    _ request: FeatureWalkRequest, _ options: CallOptions = .init()
  ) async throws -> FeatureWalkResponse {
    try await channel.unary(WalkServiceMethods.featureWalk, request, options)
  }
}
