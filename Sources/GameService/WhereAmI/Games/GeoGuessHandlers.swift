import CairnProto
import WhereAmIProto
import WhereAmIServices
import Cryptography
import EventLoop
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of GeoGuessService: load, decide, keep, reply.
struct GeoGuessHandlers: GeoGuessServiceHandlers {
  let database: Database
  let store: GeoGuessStore
  let play: GamePlay
  let idempotency: IdempotencyKeys
  let draws: LocationDraws
  let watchers: GameWatchers
  let timeZones: TimeZones
  let pageTokens: PageTokenKey
  let ids: any IDSource
  let time: any TimeSource
  let timing: Timing
  let people: ShownPeople
  /// Makes pseudonyms of networks, by which it is seen whether two players share one.
  let networkKey: SymmetricKey
  let sessions = GameSessionStore()

  // MARK: Beginning

  func startSingle(_ request: StartSingleRequest, _ context: RequestContext) async throws -> StartSingleResponse {
    let accountID = try context.accountID
    let mapID = try GeoGuessRequests.mapID(request.mapID)
    let byClues = try GeoGuessRequests.isByClues(request.provider)
    let timeZone = try await timeZones.check(request.timeZone, context)
    // GeoService is asked before the transaction. That it cannot draw now must not keep a retry from the answer that is there already.
    let drawn = await drawing(on: mapID, byClues: byClues, unseenBy: accountID)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      var (game, actions) = newGame(try drawn.get(), of: Player(accountID: accountID, timeZone: timeZone), at: context.now)
      game.isOfGuest = context.caller.isGuest
      try await play.beginSingle(game, actions, of: accountID, transaction)
      return StartSingleResponse(game: WhereAmIProto.Game(game, for: 1, at: context.now))
    }
  }

  private func drawing(on mapID: String, byClues: Bool, unseenBy accountID: UUID) async -> Result<LocationDraws.Draw, any Error> {
    do {
      return .success(try await draws.draw(GeoGuessRules.roundCount, on: mapID, byClues: byClues, unseenBy: [accountID], in: database))
    } catch { return .failure(error) }
  }

  private func newGame(_ draw: LocationDraws.Draw, of player: Player, at now: Moment) -> (Game, [PhaseMachine.Action]) {
    let (machine, actions) = PhaseMachine.start(
      ruleset: Ruleset(draw.map, timing: timing), locations: draw.locations, playerCount: 1, at: now)
    let game = Game(
      id: ids.next(at: now), kind: .single, mapID: draw.map.mapID, createTime: now, version: 1, players: [player], play: machine)
    return (game, actions)
  }

  // MARK: Moves

  func roundLoaded(_ request: RoundLoadedRequest, _ context: RequestContext) async throws -> RoundLoadedResponse {
    let round = try GeoGuessRequests.round(request.roundNumber)
    let place = try GeoGuessRequests.place(of: request.found)
    return RoundLoadedResponse(game: try await move(.loaded(round: round, found: place), request.gameID, context))
  }

  func endMoving(_ request: EndMovingRequest, _ context: RequestContext) async throws -> EndMovingResponse {
    let round = try GeoGuessRequests.round(request.roundNumber)
    return EndMovingResponse(game: try await move(.endMoving(round: round), request.gameID, context))
  }

  func setReady(_ request: SetReadyRequest, _ context: RequestContext) async throws -> SetReadyResponse {
    let round = try GeoGuessRequests.round(request.roundNumber)
    return SetReadyResponse(game: try await move(.ready(round: round), request.gameID, context))
  }

  func leaveGame(_ request: LeaveGameRequest, _ context: RequestContext) async throws -> LeaveGameResponse {
    LeaveGameResponse(game: try await move(.leave, request.gameID, context))
  }

  func abortLoading(_ request: AbortLoadingRequest, _ context: RequestContext) async throws -> AbortLoadingResponse {
    AbortLoadingResponse(game: try await move(.abortLoading, request.gameID, context))
  }

  func placeMarker(_ request: PlaceMarkerRequest, _ context: RequestContext) async throws -> PlaceMarkerResponse {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    let round = try GeoGuessRequests.round(request.roundNumber)
    let position = try GeoGuessRequests.position(request.position)
    if try await !play.placeMarker(position, round: round, in: gameID, by: accountID, at: context.now) {
      _ = try await move(.placeMarker(round: round, position), request.gameID, context)
    }
    return PlaceMarkerResponse()
  }

  func submitGuess(_ request: SubmitGuessRequest, _ context: RequestContext) async throws -> SubmitGuessResponse {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    let round = try GeoGuessRequests.round(request.roundNumber)
    let position = try GeoGuessRequests.position(request.position)
    var response = try await idempotency.run(context, request: request, in: database) { transaction in
      let outcome = try await happen(.submitGuess(round: round, position), gameID, by: accountID, context, transaction)
      return SubmitGuessResponse(game: WhereAmIProto.Game(outcome.game, for: outcome.player, at: context.now))
    }
    response.game = await people.naming(response.game, to: accountID)
    return response
  }

  func reportPanorama(_ request: ReportPanoramaRequest, _ context: RequestContext) async throws -> ReportPanoramaResponse {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    let round = try GeoGuessRequests.round(request.roundNumber)
    try GeoGuessRequests.check(request.problem)
    let (game, player) = try await find(gameID, by: accountID)
    // GeoService is asked before the transaction; a report that would be refused draws nothing, and is refused below or, repeated under
    // its key, answered as before.
    let isAcceptable = (try? game.play.checkReport(round: round, by: player, at: context.now)) != nil
    let replacement = isAcceptable ? try await replacement(of: round, in: game) : nil
    var response = try await idempotency.run(context, request: request, in: database) { transaction in
      let outcome = try await redraw(round, replacement, gameID, by: accountID, context, transaction)
      return ReportPanoramaResponse(game: WhereAmIProto.Game(outcome.game, for: outcome.player, at: context.now))
    }
    if isAcceptable { await draws.report(game.play.rounds[round - 1].location.id) }
    response.game = await people.naming(response.game, to: accountID)
    return response
  }

  /// In a game of the day the place that stands in for this one for everybody; in others one that none of the players has been shown of late.
  private func replacement(of round: Int, in game: Game) async throws -> Location? {
    if let drawn = try await DailyStore().drawnPlaces(ofGame: game.id, in: database) {
      let places = try LocationDraws.draw(try DrawLocationsResponse(decoding: drawn), count: DailyRules.placeCount).locations
      return places[DailyRules.spareIndex(ofRound: round)]
    }
    return try await draws.draw(
      1, on: game.mapID, excluding: game.locationIDs, byClues: game.play.rounds[round - 1].location.panorama.target.clues != nil,
      unseenBy: game.players.map(\.accountID), in: database
    ).locations.first
  }

  private func redraw(
    _ round: Int, _ replacement: Location?, _ gameID: UUID, by accountID: UUID, _ context: RequestContext, _ transaction: Transaction
  ) async throws -> GamePlay.Outcome {
    if let replacement {
      return try await happen(.reportPanorama(round: round, replacement: replacement), gameID, by: accountID, context, transaction)
    }
    guard let game = try await store.load(gameID, in: transaction), let player = game.playerIndex(of: accountID) else {
      throw RPCError.gameNotFound
    }
    do throws(GeoGuessRules.Refusal) {
      try game.play.checkReport(round: round, by: player, at: context.now)
    } catch {
      throw RPCError(error)
    }
    // It was refused a moment ago and would be taken now: the next try finds it so.
    throw RPCError(.unavailable, reason: .unavailable, message: "the game is changing")
  }

  private func move(_ move: PhaseMachine.Move, _ gameID: String, _ context: RequestContext) async throws -> WhereAmIProto.Game? {
    let (gameID, accountID) = (try Field.id(gameID, "game_id"), try context.accountID)
    let outcome = try await database.transaction { transaction in
      try await happen(move, gameID, by: accountID, context, transaction)
    }
    return await people.naming(WhereAmIProto.Game(outcome.game, for: outcome.player, at: time.now()), to: accountID)
  }

  private func happen(
    _ move: PhaseMachine.Move, _ gameID: UUID, by accountID: UUID, _ context: RequestContext, _ transaction: Transaction
  ) async throws -> GamePlay.Outcome {
    do {
      guard let outcome = try await play.move(move, in: gameID, by: accountID, at: context.now, transaction) else {
        throw RPCError.gameNotFound
      }
      if move.isPlaying, let sessionID = context.caller.sessionID {
        let network = context.clientAddress.flatMap { SocketAddress(host: $0, port: 0) }?.network
        let pseudonym = network.map { networkKey.authenticationCode(for: Array($0.utf8)) }
        try await sessions.note(sessionID, of: accountID, from: pseudonym, in: gameID, at: context.now, transaction)
      }
      return outcome
    } catch let refusal as GeoGuessRules.Refusal {
      throw RPCError(refusal)
    }
  }

  // MARK: Looking

  func getGame(_ request: GetGameRequest, _ context: RequestContext) async throws -> GetGameResponse {
    let accountID = try context.accountID
    let (game, player) = try await see(try Field.id(request.gameID, "game_id"), by: accountID)
    let (named, players) = await people.shown(WhereAmIProto.Game(game, for: player, at: time.now()), to: accountID)
    return GetGameResponse(game: named, persons: players)
  }

  func getResult(_ request: GetResultRequest, _ context: RequestContext) async throws -> GetResultResponse {
    let accountID = try context.accountID
    let (game, player) = try await find(try Field.id(request.gameID, "game_id"), by: accountID)
    guard game.play.hasEnded else { throw RPCError(.gameNotFinished) }
    var response = GetResultResponse(game, for: player, at: time.now())
    if let game = response.game {
      let (named, players) = await people.shown(game, to: accountID)
      (response.game, response.persons) = (named, players)
    }
    return response
  }

  func watchGame(
    _ request: WatchGameRequest, _ context: RequestContext, _ responses: ResponseStream<WatchGameResponse>
  ) async throws {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    let watcher = try watchers.begin(gameID, by: accountID)
    defer { watchers.end(watcher) }
    var (sentVersion, isPlayer): (Int64, Bool) = (0, true)
    while true {
      // A spectator may not look on any longer, though nothing happens in the game.
      if !isPlayer, try await !play.spectatorStore.isSpectator(accountID, of: gameID, in: database) { throw RPCError.gameNotFound }
      if try await store.version(of: gameID) != sentVersion {
        let (game, player) = try await see(gameID, by: accountID)
        isPlayer = player != nil
        let (named, players) = await people.shown(WhereAmIProto.Game(game, for: player, at: time.now()), to: accountID)
        try await responses.send(WatchGameResponse(game: named, persons: sentVersion == 0 ? players : []))
        if game.play.hasEnded { return }
        sentVersion = game.version
      }
      await watchers.wait(watcher)
      try Task.checkCancellation()
    }
  }

  func listMyGames(_ request: ListMyGamesRequest, _ context: RequestContext) async throws -> ListMyGamesResponse {
    let accountID = try context.accountID
    let pageSize = try Field.pageSize(request.pageSize)
    let list = PageList(context.method, filter: accountID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self)
      .map { HistoryPlace(createTime: $0.0, gameID: $0.1) }
    // One more than asked for tells whether there is another page.
    let games = try await store.history(of: accountID, after: place, limit: pageSize + 1)
    let page = games.prefix(pageSize)
    let opponents = try await opponents(in: page, of: accountID)
    var response = ListMyGamesResponse(games: page.map { GameSummary($0, against: opponents[$0.id] ?? []) })
    if games.count > pageSize, let last = page.last {
      response.nextPageToken = pageTokens.token(after: last.createTime, last.id, in: list)
    }
    return response
  }

  /// The other players of games, as far as an account may see them. Games of one have none.
  private func opponents(in games: some Collection<GameInHistory>, of accountID: UUID) async throws -> [UUID: [Person]] {
    let shared = games.filter { $0.kind != .single }.map(\.id)
    if shared.isEmpty { return [:] }
    let others = try await store.players(of: shared, besides: accountID)
    let persons = await people.persons(others.map(\.accountID), to: accountID)
    return Dictionary(grouping: others, by: \.gameID).mapValues { $0.compactMap { persons[$0.accountID.text] } }
  }

  /// - Returns: Without a player for who looks on.
  private func see(_ gameID: UUID, by accountID: UUID) async throws -> (Game, player: Int?) {
    guard let game = try await store.load(gameID, in: database) else { throw RPCError.gameNotFound }
    if let player = game.playerIndex(of: accountID) { return (game, player) }
    guard game.kind == .room, try await play.spectatorStore.isSpectator(accountID, of: gameID, in: database) else {
      throw RPCError.gameNotFound
    }
    return (game, nil)
  }

  private func find(_ gameID: UUID, by accountID: UUID) async throws -> (Game, player: Int) {
    guard let game = try await store.load(gameID, in: database), let player = game.playerIndex(of: accountID) else {
      throw RPCError.gameNotFound
    }
    return (game, player)
  }
}

extension PhaseMachine.Move {
  /// Whether it says from which session the account plays. Not each one: what a player does in a round begins and ends with one of these.
  fileprivate var isPlaying: Bool {
    switch self {
    case .loaded, .endMoving, .submitGuess: true
    case .reportPanorama, .placeMarker, .ready, .leave, .abortLoading: false
    }
  }
}

extension UUID {
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: uuid, Array.init) }
}
