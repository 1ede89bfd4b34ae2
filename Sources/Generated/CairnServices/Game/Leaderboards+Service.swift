// Written by protoc-gen-cairn from cairn/game/v1/leaderboards.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.game.v1.LeaderboardService`: known before a body is read.
public enum LeaderboardServiceMethods {
  /// Lists the ranked players, the best first, and where the caller stands.
  public static let getLeaderboard = MethodRow(
    path: "/cairn.game.v1.LeaderboardService/GetLeaderboard",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.v1.GetLeaderboardRequest", responseType: "cairn.game.v1.GetLeaderboardResponse")

  /// Gets the caller's row with those before and behind it; no rows while the caller is not ranked.
  public static let getRankAround = MethodRow(
    path: "/cairn.game.v1.LeaderboardService/GetRankAround",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.v1.GetRankAroundRequest", responseType: "cairn.game.v1.GetRankAroundResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getLeaderboard, getRankAround]
}

/// Ranks the players of every app by what they have done. A board belongs to an app and has a name; its keys are the whole board and parts of it: a map, a
/// park, a challenge, an area, a walk. It says by what players are ranked: by the average of their entries (finished games, finds, attempts), their sum,
/// their number, or the best one. Among equals more entries come first on averages; then the player who has come there earlier. An entry counts at once, and
/// one that is corrected or withdrawn changes the ranks at once. Only what somebody does who appears offline counts from the beginning of the next day of UTC on,
/// for that player too: otherwise the ranks would tell within a second who plays.
///
/// Boards of Where am I: "score", the average score of finished games, in points; its keys are ids of maps. A player who has finished five games is ranked.
/// Boards of CACHE-OUT: "points" and "finds", of found caches; their keys are ids of zones.
public protocol LeaderboardServiceHandlers: Sendable {
  /// Lists the ranked players, the best first, and where the caller stands.
  ///
  /// Errors: NOT_FOUND BOARD_NOT_FOUND when the app has no such board, or the key is not for the caller; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations: leaderboard.realm (UNKNOWN_VALUE), leaderboard.board and leaderboard.key (TOO_LONG), leaderboard.scope and leaderboard.period (OUT_OF_RANGE,
  /// also for a period that the board has not), page_size when it is negative (OUT_OF_RANGE), page_token when it is not one of ours for this leaderboard;
  /// UNAVAILABLE UNAVAILABLE when it cannot be found out now who the players are.
  nonisolated(nonsending) func getLeaderboard(_ request: GetLeaderboardRequest, _ context: RequestContext) async throws -> GetLeaderboardResponse

  /// Gets the caller's row with those before and behind it; no rows while the caller is not ranked.
  ///
  /// Errors: as GetLeaderboard; row_count when it is negative (OUT_OF_RANGE).
  nonisolated(nonsending) func getRankAround(_ request: GetRankAroundRequest, _ context: RequestContext) async throws -> GetRankAroundResponse
}

extension LeaderboardServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(LeaderboardServiceMethods.getLeaderboard) { (request: GetLeaderboardRequest, context) in
        try await self.getLeaderboard(request, context)
      },
      .unary(LeaderboardServiceMethods.getRankAround) { (request: GetRankAroundRequest, context) in
        try await self.getRankAround(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.v1.LeaderboardService`.
public struct LeaderboardServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the ranked players, the best first, and where the caller stands.
  ///
  /// Errors: NOT_FOUND BOARD_NOT_FOUND when the app has no such board, or the key is not for the caller; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations: leaderboard.realm (UNKNOWN_VALUE), leaderboard.board and leaderboard.key (TOO_LONG), leaderboard.scope and leaderboard.period (OUT_OF_RANGE,
  /// also for a period that the board has not), page_size when it is negative (OUT_OF_RANGE), page_token when it is not one of ours for this leaderboard;
  /// UNAVAILABLE UNAVAILABLE when it cannot be found out now who the players are.
  public nonisolated(nonsending) func getLeaderboard(
    _ request: GetLeaderboardRequest, _ options: CallOptions = .init()
  ) async throws -> GetLeaderboardResponse {
    try await channel.unary(LeaderboardServiceMethods.getLeaderboard, request, options)
  }

  /// Gets the caller's row with those before and behind it; no rows while the caller is not ranked.
  ///
  /// Errors: as GetLeaderboard; row_count when it is negative (OUT_OF_RANGE).
  public nonisolated(nonsending) func getRankAround(
    _ request: GetRankAroundRequest, _ options: CallOptions = .init()
  ) async throws -> GetRankAroundResponse {
    try await channel.unary(LeaderboardServiceMethods.getRankAround, request, options)
  }
}
