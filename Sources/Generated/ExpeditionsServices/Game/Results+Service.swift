// Written by protoc-gen-cairn from cairn/game/expeditions/v1/results.proto; not by hand.
// swift-format-ignore-file

public import ExpeditionsProto
public import RPC

/// Rows of the methods of `cairn.game.expeditions.v1.ResultService`: known before a body is read.
public enum ResultServiceMethods {
  /// Gets the figures of a person's profile.
  public static let getExpeditionStats = MethodRow(
    path: "/cairn.game.expeditions.v1.ResultService/GetExpeditionStats",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.GetExpeditionStatsRequest", responseType: "cairn.game.expeditions.v1.GetExpeditionStatsResponse")

  /// Gets the points of the caller's friends and the caller, by their points, the most first. Friends without points are at the end.
  public static let getFriendScores = MethodRow(
    path: "/cairn.game.expeditions.v1.ResultService/GetFriendScores",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.GetFriendScoresRequest", responseType: "cairn.game.expeditions.v1.GetFriendScoresResponse")

  /// Lists the best attempts at a version of a challenge, one of each person, the best first. People who have blocked the caller, or are blocked, are left
  public static let listChallengeBoard = MethodRow(
    path: "/cairn.game.expeditions.v1.ResultService/ListChallengeBoard",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.ListChallengeBoardRequest", responseType: "cairn.game.expeditions.v1.ListChallengeBoardResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getExpeditionStats, getFriendScores, listChallengeBoard]
}

/// Tells how well challenges were done: of a person, of friends, at a challenge (requirements E-29, E-39, E-53, E-54, E-S15).
public protocol ResultServiceHandlers: Sendable {
  /// Gets the figures of a person's profile.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID; NOT_FOUND USER_NOT_FOUND for nobody the caller may see;
  /// UNAVAILABLE UNAVAILABLE when it cannot be asked who may see whom.
  nonisolated(nonsending) func getExpeditionStats(_ request: GetExpeditionStatsRequest, _ context: RequestContext) async throws -> GetExpeditionStatsResponse

  /// Gets the points of the caller's friends and the caller, by their points, the most first. Friends without points are at the end.
  ///
  /// Errors: UNAVAILABLE UNAVAILABLE when it cannot be asked who they are.
  nonisolated(nonsending) func getFriendScores(_ request: GetFriendScoresRequest, _ context: RequestContext) async throws -> GetFriendScoresResponse

  /// Lists the best attempts at a version of a challenge, one of each person, the best first. People who have blocked the caller, or are blocked, are left
  /// out, and keep their ranks. Equals share a rank.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: challenge_id (INVALID_UUID), version (OUT_OF_RANGE), page_size (OUT_OF_RANGE),
  /// page_token (PAGE_TOKEN_INVALID); NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION NO_BOARD for a free ride; UNAVAILABLE UNAVAILABLE when it cannot be
  /// asked who is blocked.
  nonisolated(nonsending) func listChallengeBoard(_ request: ListChallengeBoardRequest, _ context: RequestContext) async throws -> ListChallengeBoardResponse
}

extension ResultServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ResultServiceMethods.getExpeditionStats) { (request: GetExpeditionStatsRequest, context) in
        try await self.getExpeditionStats(request, context)
      },
      .unary(ResultServiceMethods.getFriendScores) { (request: GetFriendScoresRequest, context) in
        try await self.getFriendScores(request, context)
      },
      .unary(ResultServiceMethods.listChallengeBoard) { (request: ListChallengeBoardRequest, context) in
        try await self.listChallengeBoard(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.expeditions.v1.ResultService`.
public struct ResultServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the figures of a person's profile.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID; NOT_FOUND USER_NOT_FOUND for nobody the caller may see;
  /// UNAVAILABLE UNAVAILABLE when it cannot be asked who may see whom.
  public nonisolated(nonsending) func getExpeditionStats(
    _ request: GetExpeditionStatsRequest, _ options: CallOptions = .init()
  ) async throws -> GetExpeditionStatsResponse {
    try await channel.unary(ResultServiceMethods.getExpeditionStats, request, options)
  }

  /// Gets the points of the caller's friends and the caller, by their points, the most first. Friends without points are at the end.
  ///
  /// Errors: UNAVAILABLE UNAVAILABLE when it cannot be asked who they are.
  public nonisolated(nonsending) func getFriendScores(
    _ request: GetFriendScoresRequest, _ options: CallOptions = .init()
  ) async throws -> GetFriendScoresResponse {
    try await channel.unary(ResultServiceMethods.getFriendScores, request, options)
  }

  /// Lists the best attempts at a version of a challenge, one of each person, the best first. People who have blocked the caller, or are blocked, are left
  /// out, and keep their ranks. Equals share a rank.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: challenge_id (INVALID_UUID), version (OUT_OF_RANGE), page_size (OUT_OF_RANGE),
  /// page_token (PAGE_TOKEN_INVALID); NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION NO_BOARD for a free ride; UNAVAILABLE UNAVAILABLE when it cannot be
  /// asked who is blocked.
  public nonisolated(nonsending) func listChallengeBoard(
    _ request: ListChallengeBoardRequest, _ options: CallOptions = .init()
  ) async throws -> ListChallengeBoardResponse {
    try await channel.unary(ResultServiceMethods.listChallengeBoard, request, options)
  }
}
