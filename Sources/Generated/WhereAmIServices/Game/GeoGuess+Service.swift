// Written by protoc-gen-cairn from cairn/game/whereami/v1/geo_guess.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.GeoGuessService`: known before a body is read.
public enum GeoGuessServiceMethods {
  /// Starts a single-player game. An unfinished single-player game of the caller is abandoned.
  public static let startSingle = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/StartSingle",
    access: .guest, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.StartSingleRequest", responseType: "cairn.game.whereami.v1.StartSingleResponse")

  /// Gets a game as the caller may see it. Spectators in the game's room get nothing that could help a player: no answer before the reveal.
  public static let getGame = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/GetGame",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.whereami.v1.GetGameRequest", responseType: "cairn.game.whereami.v1.GetGameResponse")

  /// Sends the game as GetGame gives it, at once and after each change, until it has ended or the caller goes away.
  public static let watchGame = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/WatchGame",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream,
    requestType: "cairn.game.whereami.v1.WatchGameRequest", responseType: "cairn.game.whereami.v1.WatchGameResponse")

  /// Tells that the panorama of the round is on the screen: the moving phase begins. Without it the phase begins by itself
  public static let roundLoaded = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/RoundLoaded",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.RoundLoadedRequest", responseType: "cairn.game.whereami.v1.RoundLoadedResponse")

  /// Tells that the panorama cannot be shown: another place is drawn, once a round, and the round starts over.
  public static let reportPanorama = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/ReportPanorama",
    access: .guest, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.ReportPanoramaRequest", responseType: "cairn.game.whereami.v1.ReportPanoramaResponse")

  /// Ends the caller's moving phase early: the guess phase begins. Safe to repeat.
  public static let endMoving = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/EndMoving",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.EndMovingRequest", responseType: "cairn.game.whereami.v1.EndMovingResponse")

  /// Places or moves the caller's marker; the last one counts when the time runs out. Safe to repeat.
  public static let placeMarker = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/PlaceMarker",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.PlaceMarkerRequest", responseType: "cairn.game.whereami.v1.PlaceMarkerResponse")

  /// Gives the caller's answer. Ends the moving phase if it still runs.
  public static let submitGuess = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/SubmitGuess",
    access: .guest, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.SubmitGuessRequest", responseType: "cairn.game.whereami.v1.SubmitGuessResponse")

  /// Tells that the caller has seen the reveal: the next round begins, or the game ends after the last. Safe to repeat.
  public static let setReady = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/SetReady",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.SetReadyRequest", responseType: "cairn.game.whereami.v1.SetReadyResponse")

  /// Leaves an unfinished game. A game of one is abandoned; where several play the others go on, and the last one who stays has won. Counts
  public static let leaveGame = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/LeaveGame",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.LeaveGameRequest", responseType: "cairn.game.whereami.v1.LeaveGameResponse")

  /// Gives up waiting for a panorama: the game is abandoned. Counts as a quit only once a panorama of an earlier round was loaded. A player in a
  public static let abortLoading = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/AbortLoading",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.AbortLoadingRequest", responseType: "cairn.game.whereami.v1.AbortLoadingResponse")

  /// Gets the result of an ended game, until 90 days after its end: then the rounds, the distances and how the others did are gone, and the caller's own
  public static let getResult = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/GetResult",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.whereami.v1.GetResultRequest", responseType: "cairn.game.whereami.v1.GetResultResponse")

  /// Lists the caller's games, newest first.
  public static let listMyGames = MethodRow(
    path: "/cairn.game.whereami.v1.GeoGuessService/ListMyGames",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.whereami.v1.ListMyGamesRequest", responseType: "cairn.game.whereami.v1.ListMyGamesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [startSingle, getGame, watchGame, roundLoaded, reportPanorama, endMoving, placeMarker, submitGuess, setReady, leaveGame, abortLoading, getResult, listMyGames]
}

/// Where am I: guess where a street panorama is, five rounds a game.
///
/// Every method but StartSingle and ListMyGames answers NOT_FOUND GAME_NOT_FOUND for a game the caller does not play in; GetGame and WatchGame
/// answer spectators in the game's room, too. Moves name their round, so that a late one never counts for the next: FAILED_PRECONDITION
/// ROUND_CLOSED. Moves in an ended game answer FAILED_PRECONDITION GAME_FINISHED. A game that ended more than 90 days ago is kept as its line in
/// ListMyGames alone: it is GAME_NOT_FOUND for every other method.
///
/// Not for web pages: belongs to playing.
public protocol GeoGuessServiceHandlers: Sendable {
  /// Starts a single-player game. An unfinished single-player game of the caller is abandoned.
  ///
  /// Errors: NOT_FOUND MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough places for a game;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: time_zone, provider (UNKNOWN_VALUE); UNAVAILABLE UNAVAILABLE when no locations can be
  /// drawn now; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func startSingle(_ request: StartSingleRequest, _ context: RequestContext) async throws -> StartSingleResponse

  /// Gets a game as the caller may see it. Spectators in the game's room get nothing that could help a player: no answer before the reveal.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID).
  nonisolated(nonsending) func getGame(_ request: GetGameRequest, _ context: RequestContext) async throws -> GetGameResponse

  /// Sends the game as GetGame gives it, at once and after each change, until it has ended or the caller goes away.
  ///
  /// Errors: RESOURCE_EXHAUSTED TOO_MANY_STREAMS for the ninth watch of an account; UNAVAILABLE UNAVAILABLE when the service restarts.
  nonisolated(nonsending) func watchGame(_ request: WatchGameRequest, _ context: RequestContext, _ responses: ResponseStream<WatchGameResponse>) async throws

  /// Tells that the panorama of the round is on the screen: the moving phase begins. Without it the phase begins by itself
  /// after the load timeout. Safe to repeat.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; FAILED_PRECONDITION ROUND_CLOSED; FAILED_PRECONDITION GAME_FINISHED; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations: game_id (INVALID_UUID), round_number (OUT_OF_RANGE), found.panorama_id (MALFORMED); INVALID_ARGUMENT INVALID_COORDINATES.
  nonisolated(nonsending) func roundLoaded(_ request: RoundLoadedRequest, _ context: RequestContext) async throws -> RoundLoadedResponse

  /// Tells that the panorama cannot be shown: another place is drawn, once a round, and the round starts over.
  ///
  /// Errors: FAILED_PRECONDITION ALREADY_REDRAWN; FAILED_PRECONDITION REPORT_TOO_LATE later than 10 s after the panorama was
  /// loaded; FAILED_PRECONDITION ROUND_CLOSED, also once one of the players has answered; FAILED_PRECONDITION MAP_EXHAUSTED
  /// when the map has no other place; UNAVAILABLE UNAVAILABLE when no place can be drawn now; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations: round_number (OUT_OF_RANGE), problem (UNKNOWN_VALUE); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func reportPanorama(_ request: ReportPanoramaRequest, _ context: RequestContext) async throws -> ReportPanoramaResponse

  /// Ends the caller's moving phase early: the guess phase begins. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION WRONG_PHASE before the panorama was loaded.
  nonisolated(nonsending) func endMoving(_ request: EndMovingRequest, _ context: RequestContext) async throws -> EndMovingResponse

  /// Places or moves the caller's marker; the last one counts when the time runs out. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_COORDINATES; FAILED_PRECONDITION ALREADY_ANSWERED; FAILED_PRECONDITION WRONG_PHASE
  /// outside the guess phase.
  nonisolated(nonsending) func placeMarker(_ request: PlaceMarkerRequest, _ context: RequestContext) async throws -> PlaceMarkerResponse

  /// Gives the caller's answer. Ends the moving phase if it still runs.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_COORDINATES; FAILED_PRECONDITION ALREADY_ANSWERED; FAILED_PRECONDITION ROUND_CLOSED;
  /// FAILED_PRECONDITION WRONG_PHASE before the panorama was loaded; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func submitGuess(_ request: SubmitGuessRequest, _ context: RequestContext) async throws -> SubmitGuessResponse

  /// Tells that the caller has seen the reveal: the next round begins, or the game ends after the last. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION WRONG_PHASE before the reveal.
  nonisolated(nonsending) func setReady(_ request: SetReadyRequest, _ context: RequestContext) async throws -> SetReadyResponse

  /// Leaves an unfinished game. A game of one is abandoned; where several play the others go on, and the last one who stays has won. Counts
  /// as a quit once a panorama was loaded; before that, after the caller's win, and where all have answered the last round it does not. Safe
  /// to repeat.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID).
  nonisolated(nonsending) func leaveGame(_ request: LeaveGameRequest, _ context: RequestContext) async throws -> LeaveGameResponse

  /// Gives up waiting for a panorama: the game is abandoned. Counts as a quit only once a panorama of an earlier round was loaded. A player in a
  /// game of one may do so also after the load timeout, as long as no panorama was told to be on the screen.
  ///
  /// Errors: FAILED_PRECONDITION WRONG_PHASE when no panorama is being loaded.
  nonisolated(nonsending) func abortLoading(_ request: AbortLoadingRequest, _ context: RequestContext) async throws -> AbortLoadingResponse

  /// Gets the result of an ended game, until 90 days after its end: then the rounds, the distances and how the others did are gone, and the caller's own
  /// points stand in ListMyGames.
  ///
  /// Errors: FAILED_PRECONDITION GAME_NOT_FINISHED.
  nonisolated(nonsending) func getResult(_ request: GetResultRequest, _ context: RequestContext) async throws -> GetResultResponse

  /// Lists the caller's games, newest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listMyGames(_ request: ListMyGamesRequest, _ context: RequestContext) async throws -> ListMyGamesResponse
}

extension GeoGuessServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(GeoGuessServiceMethods.startSingle) { (request: StartSingleRequest, context) in
        try await self.startSingle(request, context)
      },
      .unary(GeoGuessServiceMethods.getGame) { (request: GetGameRequest, context) in
        try await self.getGame(request, context)
      },
      .serverStreaming(GeoGuessServiceMethods.watchGame) { (request: WatchGameRequest, context, responses: ResponseStream<WatchGameResponse>) in
        try await self.watchGame(request, context, responses)
      },
      .unary(GeoGuessServiceMethods.roundLoaded) { (request: RoundLoadedRequest, context) in
        try await self.roundLoaded(request, context)
      },
      .unary(GeoGuessServiceMethods.reportPanorama) { (request: ReportPanoramaRequest, context) in
        try await self.reportPanorama(request, context)
      },
      .unary(GeoGuessServiceMethods.endMoving) { (request: EndMovingRequest, context) in
        try await self.endMoving(request, context)
      },
      .unary(GeoGuessServiceMethods.placeMarker) { (request: PlaceMarkerRequest, context) in
        try await self.placeMarker(request, context)
      },
      .unary(GeoGuessServiceMethods.submitGuess) { (request: SubmitGuessRequest, context) in
        try await self.submitGuess(request, context)
      },
      .unary(GeoGuessServiceMethods.setReady) { (request: SetReadyRequest, context) in
        try await self.setReady(request, context)
      },
      .unary(GeoGuessServiceMethods.leaveGame) { (request: LeaveGameRequest, context) in
        try await self.leaveGame(request, context)
      },
      .unary(GeoGuessServiceMethods.abortLoading) { (request: AbortLoadingRequest, context) in
        try await self.abortLoading(request, context)
      },
      .unary(GeoGuessServiceMethods.getResult) { (request: GetResultRequest, context) in
        try await self.getResult(request, context)
      },
      .unary(GeoGuessServiceMethods.listMyGames) { (request: ListMyGamesRequest, context) in
        try await self.listMyGames(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.GeoGuessService`.
public struct GeoGuessServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Starts a single-player game. An unfinished single-player game of the caller is abandoned.
  ///
  /// Errors: NOT_FOUND MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough places for a game;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: time_zone, provider (UNKNOWN_VALUE); UNAVAILABLE UNAVAILABLE when no locations can be
  /// drawn now; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func startSingle(
    _ request: StartSingleRequest, _ options: CallOptions = .init()
  ) async throws -> StartSingleResponse {
    try await channel.unary(GeoGuessServiceMethods.startSingle, request, options)
  }

  /// Gets a game as the caller may see it. Spectators in the game's room get nothing that could help a player: no answer before the reveal.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID).
  public nonisolated(nonsending) func getGame(
    _ request: GetGameRequest, _ options: CallOptions = .init()
  ) async throws -> GetGameResponse {
    try await channel.unary(GeoGuessServiceMethods.getGame, request, options)
  }

  /// Sends the game as GetGame gives it, at once and after each change, until it has ended or the caller goes away.
  ///
  /// Errors: RESOURCE_EXHAUSTED TOO_MANY_STREAMS for the ninth watch of an account; UNAVAILABLE UNAVAILABLE when the service restarts.
  public nonisolated(nonsending) func watchGame(
    _ request: WatchGameRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<WatchGameResponse> {
    try await channel.serverStreaming(GeoGuessServiceMethods.watchGame, request, options)
  }

  /// Tells that the panorama of the round is on the screen: the moving phase begins. Without it the phase begins by itself
  /// after the load timeout. Safe to repeat.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; FAILED_PRECONDITION ROUND_CLOSED; FAILED_PRECONDITION GAME_FINISHED; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations: game_id (INVALID_UUID), round_number (OUT_OF_RANGE), found.panorama_id (MALFORMED); INVALID_ARGUMENT INVALID_COORDINATES.
  public nonisolated(nonsending) func roundLoaded(
    _ request: RoundLoadedRequest, _ options: CallOptions = .init()
  ) async throws -> RoundLoadedResponse {
    try await channel.unary(GeoGuessServiceMethods.roundLoaded, request, options)
  }

  /// Tells that the panorama cannot be shown: another place is drawn, once a round, and the round starts over.
  ///
  /// Errors: FAILED_PRECONDITION ALREADY_REDRAWN; FAILED_PRECONDITION REPORT_TOO_LATE later than 10 s after the panorama was
  /// loaded; FAILED_PRECONDITION ROUND_CLOSED, also once one of the players has answered; FAILED_PRECONDITION MAP_EXHAUSTED
  /// when the map has no other place; UNAVAILABLE UNAVAILABLE when no place can be drawn now; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations: round_number (OUT_OF_RANGE), problem (UNKNOWN_VALUE); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func reportPanorama(
    _ request: ReportPanoramaRequest, _ options: CallOptions = .init()
  ) async throws -> ReportPanoramaResponse {
    try await channel.unary(GeoGuessServiceMethods.reportPanorama, request, options)
  }

  /// Ends the caller's moving phase early: the guess phase begins. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION WRONG_PHASE before the panorama was loaded.
  public nonisolated(nonsending) func endMoving(
    _ request: EndMovingRequest, _ options: CallOptions = .init()
  ) async throws -> EndMovingResponse {
    try await channel.unary(GeoGuessServiceMethods.endMoving, request, options)
  }

  /// Places or moves the caller's marker; the last one counts when the time runs out. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_COORDINATES; FAILED_PRECONDITION ALREADY_ANSWERED; FAILED_PRECONDITION WRONG_PHASE
  /// outside the guess phase.
  public nonisolated(nonsending) func placeMarker(
    _ request: PlaceMarkerRequest, _ options: CallOptions = .init()
  ) async throws -> PlaceMarkerResponse {
    try await channel.unary(GeoGuessServiceMethods.placeMarker, request, options)
  }

  /// Gives the caller's answer. Ends the moving phase if it still runs.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_COORDINATES; FAILED_PRECONDITION ALREADY_ANSWERED; FAILED_PRECONDITION ROUND_CLOSED;
  /// FAILED_PRECONDITION WRONG_PHASE before the panorama was loaded; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func submitGuess(
    _ request: SubmitGuessRequest, _ options: CallOptions = .init()
  ) async throws -> SubmitGuessResponse {
    try await channel.unary(GeoGuessServiceMethods.submitGuess, request, options)
  }

  /// Tells that the caller has seen the reveal: the next round begins, or the game ends after the last. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION WRONG_PHASE before the reveal.
  public nonisolated(nonsending) func setReady(
    _ request: SetReadyRequest, _ options: CallOptions = .init()
  ) async throws -> SetReadyResponse {
    try await channel.unary(GeoGuessServiceMethods.setReady, request, options)
  }

  /// Leaves an unfinished game. A game of one is abandoned; where several play the others go on, and the last one who stays has won. Counts
  /// as a quit once a panorama was loaded; before that, after the caller's win, and where all have answered the last round it does not. Safe
  /// to repeat.
  ///
  /// Errors: NOT_FOUND GAME_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: game_id (INVALID_UUID).
  public nonisolated(nonsending) func leaveGame(
    _ request: LeaveGameRequest, _ options: CallOptions = .init()
  ) async throws -> LeaveGameResponse {
    try await channel.unary(GeoGuessServiceMethods.leaveGame, request, options)
  }

  /// Gives up waiting for a panorama: the game is abandoned. Counts as a quit only once a panorama of an earlier round was loaded. A player in a
  /// game of one may do so also after the load timeout, as long as no panorama was told to be on the screen.
  ///
  /// Errors: FAILED_PRECONDITION WRONG_PHASE when no panorama is being loaded.
  public nonisolated(nonsending) func abortLoading(
    _ request: AbortLoadingRequest, _ options: CallOptions = .init()
  ) async throws -> AbortLoadingResponse {
    try await channel.unary(GeoGuessServiceMethods.abortLoading, request, options)
  }

  /// Gets the result of an ended game, until 90 days after its end: then the rounds, the distances and how the others did are gone, and the caller's own
  /// points stand in ListMyGames.
  ///
  /// Errors: FAILED_PRECONDITION GAME_NOT_FINISHED.
  public nonisolated(nonsending) func getResult(
    _ request: GetResultRequest, _ options: CallOptions = .init()
  ) async throws -> GetResultResponse {
    try await channel.unary(GeoGuessServiceMethods.getResult, request, options)
  }

  /// Lists the caller's games, newest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listMyGames(
    _ request: ListMyGamesRequest, _ options: CallOptions = .init()
  ) async throws -> ListMyGamesResponse {
    try await channel.unary(GeoGuessServiceMethods.listMyGames, request, options)
  }
}
