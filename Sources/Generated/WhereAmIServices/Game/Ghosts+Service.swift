// Written by protoc-gen-cairn from cairn/game/whereami/v1/ghosts.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.GhostService`: known before a body is read.
public enum GhostServiceMethods {
  /// Starts a game against a recording on a map, chosen by chance of those whose places the caller has not seen. An unfinished single-player game of
  public static let startGhost = MethodRow(
    path: "/cairn.game.whereami.v1.GhostService/StartGhost",
    access: .guest, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .heavy,
    requestType: "cairn.game.whereami.v1.StartGhostRequest", responseType: "cairn.game.whereami.v1.StartGhostResponse")

  /// Gets the recording of a game, as far as the game has come: asked for at each reveal.
  public static let getGhost = MethodRow(
    path: "/cairn.game.whereami.v1.GhostService/GetGhost",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.whereami.v1.GetGhostRequest", responseType: "cairn.game.whereami.v1.GetGhostResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [startGhost, getGhost]
}

/// Lets a player play against the recording of another player's game, where nobody else is there: the same places, the same rule of scoring. It is a
/// game of one, played by the calls of GeoGuessService; it changes no rating, and nobody has won it. The recorded player is not named.
///
/// Not for web pages: belongs to playing.
public protocol GhostServiceHandlers: Sendable {
  /// Starts a game against a recording on a map, chosen by chance of those whose places the caller has not seen. An unfinished single-player game of
  /// the caller is abandoned.
  ///
  /// Errors: NOT_FOUND GHOST_NOT_FOUND when there is no such recording; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: map_id (MALFORMED),
  /// time_zone; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func startGhost(_ request: StartGhostRequest, _ context: RequestContext) async throws -> StartGhostResponse

  /// Gets the recording of a game, as far as the game has come: asked for at each reveal.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; NOT_FOUND GHOST_NOT_FOUND when the game is played against no recording, or the recorded player has deleted
  /// the account.
  nonisolated(nonsending) func getGhost(_ request: GetGhostRequest, _ context: RequestContext) async throws -> GetGhostResponse
}

extension GhostServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(GhostServiceMethods.startGhost) { (request: StartGhostRequest, context) in
        try await self.startGhost(request, context)
      },
      .unary(GhostServiceMethods.getGhost) { (request: GetGhostRequest, context) in
        try await self.getGhost(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.GhostService`.
public struct GhostServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Starts a game against a recording on a map, chosen by chance of those whose places the caller has not seen. An unfinished single-player game of
  /// the caller is abandoned.
  ///
  /// Errors: NOT_FOUND GHOST_NOT_FOUND when there is no such recording; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: map_id (MALFORMED),
  /// time_zone; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func startGhost(
    _ request: StartGhostRequest, _ options: CallOptions = .init()
  ) async throws -> StartGhostResponse {
    try await channel.unary(GhostServiceMethods.startGhost, request, options)
  }

  /// Gets the recording of a game, as far as the game has come: asked for at each reveal.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; NOT_FOUND GHOST_NOT_FOUND when the game is played against no recording, or the recorded player has deleted
  /// the account.
  public nonisolated(nonsending) func getGhost(
    _ request: GetGhostRequest, _ options: CallOptions = .init()
  ) async throws -> GetGhostResponse {
    try await channel.unary(GhostServiceMethods.getGhost, request, options)
  }
}
