// Written by protoc-gen-cairn from cairn/game/whereami/v1/rematches.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.RematchService`: known before a body is read.
public enum RematchServiceMethods {
  /// Says that the caller wants to play the same again. The first of the two offers it, the second one accepts by that: then game_id says which game
  public static let rematch = MethodRow(
    path: "/cairn.game.whereami.v1.RematchService/Rematch",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.RematchRequest", responseType: "cairn.game.whereami.v1.RematchResponse")

  /// Says that the caller does not want to, or takes the own offer back: there is no rematch of this game any more. Safe to repeat. The other one may
  public static let declineRematch = MethodRow(
    path: "/cairn.game.whereami.v1.RematchService/DeclineRematch",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.DeclineRematchRequest", responseType: "cairn.game.whereami.v1.DeclineRematchResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [rematch, declineRematch]
}

/// Plays the same again: two who have just played, strangers or friends, on the same map by the same lengths of time. Such a game does not count for
/// the rating. In a room the host begins the next game instead.
///
/// Every method answers NOT_FOUND GAME_NOT_FOUND for a game of two that the caller has not played.
public protocol RematchServiceHandlers: Sendable {
  /// Says that the caller wants to play the same again. The first of the two offers it, the second one accepts by that: then game_id says which game
  /// has begun, and both hear of it by "match.found". Called again it is the same.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID), time_zone; FAILED_PRECONDITION GAME_NOT_FINISHED;
  /// FAILED_PRECONDITION REMATCH_OVER a minute after the game's end, when the other one has declined or has not answered, and when one has blocked the
  /// other; FAILED_PRECONDITION BUSY_IN_GAME while one of the two plays against others; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough
  /// places; UNAVAILABLE UNAVAILABLE when no places can be drawn now, or it cannot be found out who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func rematch(_ request: RematchRequest, _ context: RequestContext) async throws -> RematchResponse

  /// Says that the caller does not want to, or takes the own offer back: there is no rematch of this game any more. Safe to repeat. The other one may
  /// have accepted at this very moment: then game_id says so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID).
  nonisolated(nonsending) func declineRematch(_ request: DeclineRematchRequest, _ context: RequestContext) async throws -> DeclineRematchResponse
}

extension RematchServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(RematchServiceMethods.rematch) { (request: RematchRequest, context) in
        try await self.rematch(request, context)
      },
      .unary(RematchServiceMethods.declineRematch) { (request: DeclineRematchRequest, context) in
        try await self.declineRematch(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.RematchService`.
public struct RematchServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Says that the caller wants to play the same again. The first of the two offers it, the second one accepts by that: then game_id says which game
  /// has begun, and both hear of it by "match.found". Called again it is the same.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID), time_zone; FAILED_PRECONDITION GAME_NOT_FINISHED;
  /// FAILED_PRECONDITION REMATCH_OVER a minute after the game's end, when the other one has declined or has not answered, and when one has blocked the
  /// other; FAILED_PRECONDITION BUSY_IN_GAME while one of the two plays against others; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough
  /// places; UNAVAILABLE UNAVAILABLE when no places can be drawn now, or it cannot be found out who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func rematch(
    _ request: RematchRequest, _ options: CallOptions = .init()
  ) async throws -> RematchResponse {
    try await channel.unary(RematchServiceMethods.rematch, request, options)
  }

  /// Says that the caller does not want to, or takes the own offer back: there is no rematch of this game any more. Safe to repeat. The other one may
  /// have accepted at this very moment: then game_id says so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID).
  public nonisolated(nonsending) func declineRematch(
    _ request: DeclineRematchRequest, _ options: CallOptions = .init()
  ) async throws -> DeclineRematchResponse {
    try await channel.unary(RematchServiceMethods.declineRematch, request, options)
  }
}
