internal import CairnProto
internal import WhereAmIProto
internal import WhereAmIServices
internal import EventLoop
internal import FoundationEssentials
internal import Geodesy
internal import RPC
internal import Timekeeping

/// A game as the server told it, and when that was.
struct Standing: Sendable {
  let game: Game
  private let received: ContinuousClock.Instant

  init(_ game: Game?, received: ContinuousClock.Instant = .now) throws(Failure) {
    guard let game else { throw Failure("The server answered without a game.") }
    self.game = game
    self.received = received
  }

  /// Rest of the phase, by the server's clock and our own stopwatch; nil when the phase has no end. Not negative.
  func left(at now: ContinuousClock.Instant = .now) -> Duration? {
    guard let end = game.phaseEndTime, let told = game.serverTime else { return nil }
    return max(.zero, (end - told) - (now - received))
  }

  /// The round that is played or shown.
  var round: Round? { game.rounds.last { $0.roundNumber == game.roundNumber } }

  var hasEnded: Bool { game.state == .finished || game.state == .abandoned }

  /// Whether the game waits for others, or for time, and not for a player.
  func isWaiting(for accountID: String) -> Bool {
    guard let own = game.players.first(where: { $0.accountID == accountID }) else { return false }
    switch game.state {
    case .loading: return own.isLoaded
    case .moving, .guessing: return own.hasAnswered
    case .reveal: return own.isReady
    case .countdown: return true
    default: return false
    }
  }
}

/// Moves of a player in one game. Every move waits out a short absence of the service; repeating is safe, as each has one key.
struct GameMoves: Sendable {
  let gameID: String
  private let session: PlayerSession
  private var games: GeoGuessServiceClient { GeoGuessServiceClient(session.channel) }

  private init(_ gameID: String, _ session: PlayerSession) {
    self.gameID = gameID
    self.session = session
  }

  /// Begins what was chosen; waits for an opponent where there has to be one.
  static func start(
    _ choice: GameChoice, timeZone: String, _ session: PlayerSession, _ player: any RoundPlayer, _ loop: Loop
  ) async throws -> (GameMoves, Standing) {
    switch choice {
    case .single(let mapID, let byClues):
      let options = session.options(idempotencyKey: newKey())
      let request = StartSingleRequest(mapID: mapID, timeZone: timeZone, provider: byClues ? .clues : .unspecified)
      let response = try await Patience.retrying { try await GeoGuessServiceClient(session.channel).startSingle(request, options) }
      return try begun(response.game, session)
    case .daily:
      await DailyPromise.tell(session)
      let options = session.options(idempotencyKey: newKey())
      let request = StartDailyRequest(timeZone: timeZone)
      let response = try await Patience.retrying { try await DailyGameServiceClient(session.channel).startDaily(request, options) }
      return try begun(response.game, session)
    case .ghost(let mapID):
      let options = session.options(idempotencyKey: newKey())
      let request = StartGhostRequest(mapID: mapID, timeZone: timeZone)
      do {
        let response = try await Patience.retrying { try await GhostServiceClient(session.channel).startGhost(request, options) }
        return try begun(response.game, session)
      } catch let error as RPCError where error.says(.ghostNotFound) {
        Console.say("Nobody's game on this map is recorded that you have not seen. You play alone; the next one can play against you.")
        return try await start(.single(map: mapID, byClues: false), timeZone: timeZone, session, player, loop)
      }
    case .online(let mapID):
      let gameID = try await Queue(session: session, loop: loop).opponent(on: mapID, timeZone: timeZone)
      return try await joined(gameID, session)
    case .friend(let username, let mapID):
      let gameID = try await FriendInvitation(session: session, loop: loop).game(with: username, on: mapID, timeZone: timeZone)
      return try await joined(gameID, session)
    case .room(let code, let mapID):
      let visit = RoomVisit(session: session, loop: loop, player: player)
      return try await joined(try await visit.game(code: code, on: mapID, timeZone: timeZone), session)
    }
  }

  private static func joined(_ gameID: String, _ session: PlayerSession) async throws -> (GameMoves, Standing) {
    let moves = GameMoves(gameID, session)
    return (moves, try await moves.look())
  }

  private static func begun(_ game: Game?, _ session: PlayerSession) throws -> (GameMoves, Standing) {
    let standing = try Standing(game)
    return (GameMoves(standing.game.gameID, session), standing)
  }

  /// The recording that the game is played against, as far as the game has come.
  func ghost() async throws -> Ghost? {
    let request = GetGhostRequest(gameID: gameID)
    do {
      return try await Patience.retrying { try await GhostServiceClient(session.channel).getGhost(request, session.options()) }.ghost
    } catch let error as RPCError where error.code == .notFound {
      // There was none to begin with.
      return nil
    }
  }

  func look() async throws -> Standing {
    let request = GetGameRequest(gameID: gameID)
    return try Standing(try await Patience.retrying { try await games.getGame(request, session.options()) }.game)
  }

  func loaded(_ round: Int32) async throws -> Standing {
    let request = RoundLoadedRequest(gameID: gameID, roundNumber: round)
    return try Standing(try await Patience.retrying { try await games.roundLoaded(request, session.options()) }.game)
  }

  func report(_ round: Int32) async throws -> Standing {
    let request = ReportPanoramaRequest(gameID: gameID, roundNumber: round, problem: .noPanorama)
    let options = session.options(idempotencyKey: Self.newKey())
    return try Standing(try await Patience.retrying { try await games.reportPanorama(request, options) }.game)
  }

  func endMoving(_ round: Int32) async throws -> Standing {
    let request = EndMovingRequest(gameID: gameID, roundNumber: round)
    return try Standing(try await Patience.retrying { try await games.endMoving(request, session.options()) }.game)
  }

  func mark(_ place: GeoPoint, _ round: Int32) async throws {
    let request = PlaceMarkerRequest(gameID: gameID, roundNumber: round, position: LatLng(place))
    _ = try await Patience.retrying { try await games.placeMarker(request, session.options()) }
  }

  func guess(_ place: GeoPoint, _ round: Int32) async throws -> Standing {
    let request = SubmitGuessRequest(gameID: gameID, roundNumber: round, position: LatLng(place))
    let options = session.options(idempotencyKey: Self.newKey())
    return try Standing(try await Patience.retrying { try await games.submitGuess(request, options) }.game)
  }

  func ready(_ round: Int32) async throws -> Standing {
    let request = SetReadyRequest(gameID: gameID, roundNumber: round)
    return try Standing(try await Patience.retrying { try await games.setReady(request, session.options()) }.game)
  }

  /// Once, without patience: said in parting.
  func leave() async throws {
    _ = try await games.leaveGame(LeaveGameRequest(gameID: gameID), session.options(timeout: .seconds(2)))
  }

  func result() async throws -> GetResultResponse {
    let request = GetResultRequest(gameID: gameID)
    return try await Patience.retrying { try await games.getResult(request, session.options()) }
  }

  private static func newKey() -> String { UUID().uuidString.lowercased() }
}
