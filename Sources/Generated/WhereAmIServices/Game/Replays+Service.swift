// Written by protoc-gen-cairn from cairn/game/whereami/v1/replays.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.ReplayService`: known before a body is read.
public enum ReplayServiceMethods {
  /// Gets the events of an ended game that the caller has played, in order. Moderators get those of any game, and each look of theirs is kept.
  public static let getReplay = MethodRow(
    path: "/cairn.game.whereami.v1.ReplayService/GetReplay",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.whereami.v1.GetReplayRequest", responseType: "cairn.game.whereami.v1.GetReplayResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getReplay]
}

/// Tells how a game of Where am I went, event by event, as its log has it. A game is what its places, its lengths of time and these events make
/// of it: a program that plays them again comes to the same result.
public protocol ReplayServiceHandlers: Sendable {
  /// Gets the events of an ended game that the caller has played, in order. Moderators get those of any game, and each look of theirs is kept.
  /// Logs are kept for 90 days, and go when one of the players deletes the account.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; NOT_FOUND REPLAY_NOT_FOUND when there is no log; FAILED_PRECONDITION GAME_NOT_FINISHED; FAILED_PRECONDITION
  /// SECOND_FACTOR_MISSING for a moderator; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations: game_id (INVALID_UUID), page_size when it is negative (OUT_OF_RANGE), page_token when it is not one of
  /// ours.
  nonisolated(nonsending) func getReplay(_ request: GetReplayRequest, _ context: RequestContext) async throws -> GetReplayResponse
}

extension ReplayServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ReplayServiceMethods.getReplay) { (request: GetReplayRequest, context) in
        try await self.getReplay(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.ReplayService`.
public struct ReplayServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the events of an ended game that the caller has played, in order. Moderators get those of any game, and each look of theirs is kept.
  /// Logs are kept for 90 days, and go when one of the players deletes the account.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; NOT_FOUND REPLAY_NOT_FOUND when there is no log; FAILED_PRECONDITION GAME_NOT_FINISHED; FAILED_PRECONDITION
  /// SECOND_FACTOR_MISSING for a moderator; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations: game_id (INVALID_UUID), page_size when it is negative (OUT_OF_RANGE), page_token when it is not one of
  /// ours.
  public nonisolated(nonsending) func getReplay(
    _ request: GetReplayRequest, _ options: CallOptions = .init()
  ) async throws -> GetReplayResponse {
    try await channel.unary(ReplayServiceMethods.getReplay, request, options)
  }
}
