// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenges.proto; not by hand.
// swift-format-ignore-file

public import ExpeditionsProto
public import RPC

/// Rows of the methods of `cairn.game.expeditions.v1.ChallengeService`: known before a body is read.
public enum ChallengeServiceMethods {
  /// Gets the types of challenges, with the parameters of each and their ranges, and what a device needs for them. The same for everybody.
  public static let getChallengeTypes = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/GetChallengeTypes",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.GetChallengeTypesRequest", responseType: "cairn.game.expeditions.v1.GetChallengeTypesResponse")

  /// Lists the published challenges of a park, the latest first. A park without challenges, or that nobody knows, has an empty list.
  public static let listParkChallenges = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/ListParkChallenges",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.ListParkChallengesRequest", responseType: "cairn.game.expeditions.v1.ListParkChallengesResponse")

  /// Gets a challenge: a published one, or one of the caller's own.
  public static let getChallenge = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/GetChallenge",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.GetChallengeRequest", responseType: "cairn.game.expeditions.v1.GetChallengeResponse")

  /// Lists the challenges that the caller has made, drafts and hidden ones too, the latest first.
  public static let listMyChallenges = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/ListMyChallenges",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.ListMyChallengesRequest", responseType: "cairn.game.expeditions.v1.ListMyChallengesResponse")

  /// Makes a draft, which nobody but its maker sees. The device of its maker needs the features that the type needs.
  public static let createChallenge = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/CreateChallenge",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.CreateChallengeRequest", responseType: "cairn.game.expeditions.v1.CreateChallengeResponse")

  /// Changes a challenge of the caller's. A new type, activity, park, parameter or control of a published one begins a new version, with a board of its own;
  public static let updateChallenge = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/UpdateChallenge",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.UpdateChallengeRequest", responseType: "cairn.game.expeditions.v1.UpdateChallengeResponse")

  /// Shows a draft to everybody. Safe to repeat.
  public static let publishChallenge = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/PublishChallenge",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.PublishChallengeRequest", responseType: "cairn.game.expeditions.v1.PublishChallengeResponse")

  /// Takes a challenge of the caller's back for good. Attempts that have begun may be ended. A draft is deleted, and so is, 30 days later, a challenge at which
  public static let withdrawChallenge = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/WithdrawChallenge",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.WithdrawChallengeRequest", responseType: "cairn.game.expeditions.v1.WithdrawChallengeResponse")

  /// Tells that a challenge should not be there. After three people have, nobody but its maker sees it until a moderator has. Each report comes into the
  public static let reportChallenge = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/ReportChallenge",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.expeditions.v1.ReportChallengeRequest", responseType: "cairn.game.expeditions.v1.ReportChallengeResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getChallengeTypes, listParkChallenges, getChallenge, listMyChallenges, createChallenge, updateChallenge, publishChallenge, withdrawChallenge, reportChallenge]
}

/// Serves challenges of Challenge Expeditions: what can be done in a park, and how one is built (requirements E-18, E-19, E-30, E-31, E-S14).
///
/// Methods that build answer INVALID_ARGUMENT INVALID_PARAMETERS with a field violation for each mistake, by its path: name, description, park_id, type,
/// activity, parameters.<name> (MISSING, OUT_OF_RANGE, UNKNOWN_VALUE, DUPLICATE), controls (TOO_FEW, TOO_MANY), controls[<index>].position (MISSING,
/// OUT_OF_RANGE, OUTSIDE_PARK, TOO_CLOSE), controls[<index>].radius_m (OUT_OF_RANGE), controls[<index>].points (OUT_OF_RANGE), controls[<index>].code
/// (DUPLICATE, TOO_LONG), controls[<index>].clue (TOO_LONG), required_features (UNKNOWN_VALUE).
public protocol ChallengeServiceHandlers: Sendable {
  /// Gets the types of challenges, with the parameters of each and their ranges, and what a device needs for them. The same for everybody.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getChallengeTypes(_ request: GetChallengeTypesRequest, _ context: RequestContext) async throws -> GetChallengeTypesResponse

  /// Lists the published challenges of a park, the latest first. A park without challenges, or that nobody knows, has an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: park_id (MALFORMED), page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listParkChallenges(_ request: ListParkChallengesRequest, _ context: RequestContext) async throws -> ListParkChallengesResponse

  /// Gets a challenge: a published one, or one of the caller's own.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND, for what the caller may not see as for what is not there; INVALID_ARGUMENT INVALID_ARGUMENT with the field
  /// violation challenge_id INVALID_UUID.
  nonisolated(nonsending) func getChallenge(_ request: GetChallengeRequest, _ context: RequestContext) async throws -> GetChallengeResponse

  /// Lists the challenges that the caller has made, drafts and hidden ones too, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listMyChallenges(_ request: ListMyChallengesRequest, _ context: RequestContext) async throws -> ListMyChallengesResponse

  /// Makes a draft, which nobody but its maker sees. The device of its maker needs the features that the type needs.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_PARAMETERS as above; FAILED_PRECONDITION FEATURES_MISSING, with the missing ones in the metadata ("missing",
  /// separated by commas); NOT_FOUND PARK_NOT_FOUND; RESOURCE_EXHAUSTED TOO_MANY_DRAFTS with 50 of them; UNAVAILABLE UNAVAILABLE when the park cannot be
  /// asked for; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createChallenge(_ request: CreateChallengeRequest, _ context: RequestContext) async throws -> CreateChallengeResponse

  /// Changes a challenge of the caller's. A new type, activity, park, parameter or control of a published one begins a new version, with a board of its own;
  /// a new name or description does not. Attempts that have begun end by the version they began with.
  ///
  /// Errors: as CreateChallenge; NOT_FOUND CHALLENGE_NOT_FOUND; ABORTED CHALLENGE_CHANGED when somebody has changed it since the revision that the caller
  /// knows; FAILED_PRECONDITION CHALLENGE_WITHDRAWN; RESOURCE_EXHAUSTED TOO_MANY_CHALLENGES when one that is published moves to a park in which the caller has
  /// 20; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func updateChallenge(_ request: UpdateChallengeRequest, _ context: RequestContext) async throws -> UpdateChallengeResponse

  /// Shows a draft to everybody. Safe to repeat.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION ACCOUNT_TOO_NEW before an account with a confirmed address is seven days old;
  /// FAILED_PRECONDITION EMAIL_NOT_CONFIRMED; FAILED_PRECONDITION CHALLENGE_WITHDRAWN; FAILED_PRECONDITION CHALLENGE_HIDDEN; RESOURCE_EXHAUSTED
  /// TOO_MANY_CHALLENGES when the caller has 20 in that park that are published, those among them that wait for a moderator; UNAVAILABLE UNAVAILABLE when the
  /// account cannot be asked for; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID.
  nonisolated(nonsending) func publishChallenge(_ request: PublishChallengeRequest, _ context: RequestContext) async throws -> PublishChallengeResponse

  /// Takes a challenge of the caller's back for good. Attempts that have begun may be ended. A draft is deleted, and so is, 30 days later, a challenge at which
  /// nobody has an attempt. Safe to repeat.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND, also for a draft that was taken back before; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID.
  nonisolated(nonsending) func withdrawChallenge(_ request: WithdrawChallengeRequest, _ context: RequestContext) async throws -> WithdrawChallengeResponse

  /// Tells that a challenge should not be there. After three people have, nobody but its maker sees it until a moderator has. Each report comes into the
  /// moderators' queue, as those of ReportService do, and its reporter hears of the outcome. A second report of the same person counts as the first, also when
  /// a moderator has dismissed that one. A challenge of nobody, made by the installation or by somebody who is deleted, has no case and stays: those who run
  /// the installation are told. Safe to repeat.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION OWN_CHALLENGE; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: challenge_id
  /// (INVALID_UUID), reason (UNKNOWN_VALUE).
  nonisolated(nonsending) func reportChallenge(_ request: ReportChallengeRequest, _ context: RequestContext) async throws -> ReportChallengeResponse
}

extension ChallengeServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ChallengeServiceMethods.getChallengeTypes) { (request: GetChallengeTypesRequest, context) in
        try await self.getChallengeTypes(request, context)
      },
      .unary(ChallengeServiceMethods.listParkChallenges) { (request: ListParkChallengesRequest, context) in
        try await self.listParkChallenges(request, context)
      },
      .unary(ChallengeServiceMethods.getChallenge) { (request: GetChallengeRequest, context) in
        try await self.getChallenge(request, context)
      },
      .unary(ChallengeServiceMethods.listMyChallenges) { (request: ListMyChallengesRequest, context) in
        try await self.listMyChallenges(request, context)
      },
      .unary(ChallengeServiceMethods.createChallenge) { (request: CreateChallengeRequest, context) in
        try await self.createChallenge(request, context)
      },
      .unary(ChallengeServiceMethods.updateChallenge) { (request: UpdateChallengeRequest, context) in
        try await self.updateChallenge(request, context)
      },
      .unary(ChallengeServiceMethods.publishChallenge) { (request: PublishChallengeRequest, context) in
        try await self.publishChallenge(request, context)
      },
      .unary(ChallengeServiceMethods.withdrawChallenge) { (request: WithdrawChallengeRequest, context) in
        try await self.withdrawChallenge(request, context)
      },
      .unary(ChallengeServiceMethods.reportChallenge) { (request: ReportChallengeRequest, context) in
        try await self.reportChallenge(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.expeditions.v1.ChallengeService`.
public struct ChallengeServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the types of challenges, with the parameters of each and their ranges, and what a device needs for them. The same for everybody.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getChallengeTypes(
    _ request: GetChallengeTypesRequest, _ options: CallOptions = .init()
  ) async throws -> GetChallengeTypesResponse {
    try await channel.unary(ChallengeServiceMethods.getChallengeTypes, request, options)
  }

  /// Lists the published challenges of a park, the latest first. A park without challenges, or that nobody knows, has an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: park_id (MALFORMED), page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listParkChallenges(
    _ request: ListParkChallengesRequest, _ options: CallOptions = .init()
  ) async throws -> ListParkChallengesResponse {
    try await channel.unary(ChallengeServiceMethods.listParkChallenges, request, options)
  }

  /// Gets a challenge: a published one, or one of the caller's own.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND, for what the caller may not see as for what is not there; INVALID_ARGUMENT INVALID_ARGUMENT with the field
  /// violation challenge_id INVALID_UUID.
  public nonisolated(nonsending) func getChallenge(
    _ request: GetChallengeRequest, _ options: CallOptions = .init()
  ) async throws -> GetChallengeResponse {
    try await channel.unary(ChallengeServiceMethods.getChallenge, request, options)
  }

  /// Lists the challenges that the caller has made, drafts and hidden ones too, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listMyChallenges(
    _ request: ListMyChallengesRequest, _ options: CallOptions = .init()
  ) async throws -> ListMyChallengesResponse {
    try await channel.unary(ChallengeServiceMethods.listMyChallenges, request, options)
  }

  /// Makes a draft, which nobody but its maker sees. The device of its maker needs the features that the type needs.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_PARAMETERS as above; FAILED_PRECONDITION FEATURES_MISSING, with the missing ones in the metadata ("missing",
  /// separated by commas); NOT_FOUND PARK_NOT_FOUND; RESOURCE_EXHAUSTED TOO_MANY_DRAFTS with 50 of them; UNAVAILABLE UNAVAILABLE when the park cannot be
  /// asked for; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createChallenge(
    _ request: CreateChallengeRequest, _ options: CallOptions = .init()
  ) async throws -> CreateChallengeResponse {
    try await channel.unary(ChallengeServiceMethods.createChallenge, request, options)
  }

  /// Changes a challenge of the caller's. A new type, activity, park, parameter or control of a published one begins a new version, with a board of its own;
  /// a new name or description does not. Attempts that have begun end by the version they began with.
  ///
  /// Errors: as CreateChallenge; NOT_FOUND CHALLENGE_NOT_FOUND; ABORTED CHALLENGE_CHANGED when somebody has changed it since the revision that the caller
  /// knows; FAILED_PRECONDITION CHALLENGE_WITHDRAWN; RESOURCE_EXHAUSTED TOO_MANY_CHALLENGES when one that is published moves to a park in which the caller has
  /// 20; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func updateChallenge(
    _ request: UpdateChallengeRequest, _ options: CallOptions = .init()
  ) async throws -> UpdateChallengeResponse {
    try await channel.unary(ChallengeServiceMethods.updateChallenge, request, options)
  }

  /// Shows a draft to everybody. Safe to repeat.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION ACCOUNT_TOO_NEW before an account with a confirmed address is seven days old;
  /// FAILED_PRECONDITION EMAIL_NOT_CONFIRMED; FAILED_PRECONDITION CHALLENGE_WITHDRAWN; FAILED_PRECONDITION CHALLENGE_HIDDEN; RESOURCE_EXHAUSTED
  /// TOO_MANY_CHALLENGES when the caller has 20 in that park that are published, those among them that wait for a moderator; UNAVAILABLE UNAVAILABLE when the
  /// account cannot be asked for; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID.
  public nonisolated(nonsending) func publishChallenge(
    _ request: PublishChallengeRequest, _ options: CallOptions = .init()
  ) async throws -> PublishChallengeResponse {
    try await channel.unary(ChallengeServiceMethods.publishChallenge, request, options)
  }

  /// Takes a challenge of the caller's back for good. Attempts that have begun may be ended. A draft is deleted, and so is, 30 days later, a challenge at which
  /// nobody has an attempt. Safe to repeat.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND, also for a draft that was taken back before; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID.
  public nonisolated(nonsending) func withdrawChallenge(
    _ request: WithdrawChallengeRequest, _ options: CallOptions = .init()
  ) async throws -> WithdrawChallengeResponse {
    try await channel.unary(ChallengeServiceMethods.withdrawChallenge, request, options)
  }

  /// Tells that a challenge should not be there. After three people have, nobody but its maker sees it until a moderator has. Each report comes into the
  /// moderators' queue, as those of ReportService do, and its reporter hears of the outcome. A second report of the same person counts as the first, also when
  /// a moderator has dismissed that one. A challenge of nobody, made by the installation or by somebody who is deleted, has no case and stays: those who run
  /// the installation are told. Safe to repeat.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION OWN_CHALLENGE; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: challenge_id
  /// (INVALID_UUID), reason (UNKNOWN_VALUE).
  public nonisolated(nonsending) func reportChallenge(
    _ request: ReportChallengeRequest, _ options: CallOptions = .init()
  ) async throws -> ReportChallengeResponse {
    try await channel.unary(ChallengeServiceMethods.reportChallenge, request, options)
  }
}
