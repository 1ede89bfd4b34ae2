// Written by protoc-gen-cairn from cairn/game/whereami/v1/matchmaking.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.MatchmakingService`: known before a body is read.
public enum MatchmakingServiceMethods {
  /// Waits for an opponent. Called again, by another telephone too, it is the same place in the queue, on the map that was named last.
  public static let joinQueue = MethodRow(
    path: "/cairn.game.whereami.v1.MatchmakingService/JoinQueue",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.JoinQueueRequest", responseType: "cairn.game.whereami.v1.JoinQueueResponse")

  /// Waits no more. Safe to repeat. An opponent may have been found at this very moment: then game_id says so, and leaving it before a panorama was
  public static let leaveQueue = MethodRow(
    path: "/cairn.game.whereami.v1.MatchmakingService/LeaveQueue",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.LeaveQueueRequest", responseType: "cairn.game.whereami.v1.LeaveQueueResponse")

  /// Tells whether the caller waits or plays against others, for an app that starts anew.
  public static let getQueue = MethodRow(
    path: "/cairn.game.whereami.v1.MatchmakingService/GetQueue",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.whereami.v1.GetQueueRequest", responseType: "cairn.game.whereami.v1.GetQueueResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [joinQueue, leaveQueue, getQueue]
}

/// Brings strangers together for a game of Where am I. A waiting player is paired with a player of a similar rating, the one who has waited longest
/// first; the longer the wait, the greater the difference may be. Nobody meets somebody who is blocked, either way, nor plays two games at once. Both
/// players hear of it by the event "match.found"; so only players who read their stream (SubscribeEvents) are paired. The game counts for the rating.
///
/// Not for web pages: belongs to playing.
public protocol MatchmakingServiceHandlers: Sendable {
  /// Waits for an opponent. Called again, by another telephone too, it is the same place in the queue, on the map that was named last.
  ///
  /// Errors: FAILED_PRECONDITION BUSY_IN_GAME, with game_id in the metadata, while the caller plays against others: LeaveGame ends that; NOT_FOUND
  /// MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough places for a game; UNAVAILABLE UNAVAILABLE; INVALID_ARGUMENT
  /// INVALID_ARGUMENT (map_id, time_zone); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func joinQueue(_ request: JoinQueueRequest, _ context: RequestContext) async throws -> JoinQueueResponse

  /// Waits no more. Safe to repeat. An opponent may have been found at this very moment: then game_id says so, and leaving it before a panorama was
  /// shown costs nothing.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func leaveQueue(_ request: LeaveQueueRequest, _ context: RequestContext) async throws -> LeaveQueueResponse

  /// Tells whether the caller waits or plays against others, for an app that starts anew.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getQueue(_ request: GetQueueRequest, _ context: RequestContext) async throws -> GetQueueResponse
}

extension MatchmakingServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MatchmakingServiceMethods.joinQueue) { (request: JoinQueueRequest, context) in
        try await self.joinQueue(request, context)
      },
      .unary(MatchmakingServiceMethods.leaveQueue) { (request: LeaveQueueRequest, context) in
        try await self.leaveQueue(request, context)
      },
      .unary(MatchmakingServiceMethods.getQueue) { (request: GetQueueRequest, context) in
        try await self.getQueue(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.MatchmakingService`.
public struct MatchmakingServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Waits for an opponent. Called again, by another telephone too, it is the same place in the queue, on the map that was named last.
  ///
  /// Errors: FAILED_PRECONDITION BUSY_IN_GAME, with game_id in the metadata, while the caller plays against others: LeaveGame ends that; NOT_FOUND
  /// MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough places for a game; UNAVAILABLE UNAVAILABLE; INVALID_ARGUMENT
  /// INVALID_ARGUMENT (map_id, time_zone); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func joinQueue(
    _ request: JoinQueueRequest, _ options: CallOptions = .init()
  ) async throws -> JoinQueueResponse {
    try await channel.unary(MatchmakingServiceMethods.joinQueue, request, options)
  }

  /// Waits no more. Safe to repeat. An opponent may have been found at this very moment: then game_id says so, and leaving it before a panorama was
  /// shown costs nothing.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func leaveQueue(
    _ request: LeaveQueueRequest, _ options: CallOptions = .init()
  ) async throws -> LeaveQueueResponse {
    try await channel.unary(MatchmakingServiceMethods.leaveQueue, request, options)
  }

  /// Tells whether the caller waits or plays against others, for an app that starts anew.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getQueue(
    _ request: GetQueueRequest, _ options: CallOptions = .init()
  ) async throws -> GetQueueResponse {
    try await channel.unary(MatchmakingServiceMethods.getQueue, request, options)
  }
}
