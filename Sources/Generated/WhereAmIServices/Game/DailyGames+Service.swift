// Written by protoc-gen-cairn from cairn/game/whereami/v1/daily_games.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.DailyGameService`: known before a body is read.
public enum DailyGameServiceMethods {
  /// Gets the game of a day: today's, tomorrow's (its commitment), or a former one with its seed; and the caller's own game of it.
  public static let getDaily = MethodRow(
    path: "/cairn.game.whereami.v1.DailyGameService/GetDaily",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.whereami.v1.GetDailyRequest", responseType: "cairn.game.whereami.v1.GetDailyResponse")

  /// Starts today's game; gets it when the caller has started it before, wherever it stands. An unfinished single-player game of the caller is
  public static let startDaily = MethodRow(
    path: "/cairn.game.whereami.v1.DailyGameService/StartDaily",
    access: .guest, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.StartDailyRequest", responseType: "cairn.game.whereami.v1.StartDailyResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getDaily, startDaily]
}

/// The game of the day of Where am I: the same places for everybody, once for each player. Days are those of UTC. It is a game of one, played by
/// the calls of GeoGuessService. It ends with its day: one that is not finished by then is abandoned, counts for nothing, and is no quit.
///
/// The seed and the places that are drawn from it are fixed a day before and promised by their commitment. They are told when the day is over:
/// then anybody can see that nothing was exchanged, and players can see that the solutions were these. The commitment is the SHA-256 of these lines,
/// each ended by a line feed: "cairn daily game v3", the day, the map's id, the seed in hexadecimal (lower-case), then for each place in order its id,
/// its latitude and its longitude with a space between them, both in whole millionths of a degree (rounded to the nearest, half of one away from zero).
/// There are two places for each round: the first half are played in order, the second half stand in for them. A round whose panorama could not be
/// shown (ReportPanorama) has the place that stands in for its own, which is the same for everybody.
public protocol DailyGameServiceHandlers: Sendable {
  /// Gets the game of a day: today's, tomorrow's (its commitment), or a former one with its seed; and the caller's own game of it.
  ///
  /// Errors: NOT_FOUND DAILY_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: day (MALFORMED); UNAVAILABLE UNAVAILABLE when
  /// today's game is not there yet and cannot be made now.
  nonisolated(nonsending) func getDaily(_ request: GetDailyRequest, _ context: RequestContext) async throws -> GetDailyResponse

  /// Starts today's game; gets it when the caller has started it before, wherever it stands. An unfinished single-player game of the caller is
  /// abandoned, and so is this one by StartSingle: there is no second try.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT (time_zone); UNAVAILABLE UNAVAILABLE when the game is not there yet and cannot be made now; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func startDaily(_ request: StartDailyRequest, _ context: RequestContext) async throws -> StartDailyResponse
}

extension DailyGameServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(DailyGameServiceMethods.getDaily) { (request: GetDailyRequest, context) in
        try await self.getDaily(request, context)
      },
      .unary(DailyGameServiceMethods.startDaily) { (request: StartDailyRequest, context) in
        try await self.startDaily(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.DailyGameService`.
public struct DailyGameServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the game of a day: today's, tomorrow's (its commitment), or a former one with its seed; and the caller's own game of it.
  ///
  /// Errors: NOT_FOUND DAILY_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: day (MALFORMED); UNAVAILABLE UNAVAILABLE when
  /// today's game is not there yet and cannot be made now.
  public nonisolated(nonsending) func getDaily(
    _ request: GetDailyRequest, _ options: CallOptions = .init()
  ) async throws -> GetDailyResponse {
    try await channel.unary(DailyGameServiceMethods.getDaily, request, options)
  }

  /// Starts today's game; gets it when the caller has started it before, wherever it stands. An unfinished single-player game of the caller is
  /// abandoned, and so is this one by StartSingle: there is no second try.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT (time_zone); UNAVAILABLE UNAVAILABLE when the game is not there yet and cannot be made now; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func startDaily(
    _ request: StartDailyRequest, _ options: CallOptions = .init()
  ) async throws -> StartDailyResponse {
    try await channel.unary(DailyGameServiceMethods.startDaily, request, options)
  }
}
