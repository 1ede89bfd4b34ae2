import CairnProto
import WhereAmIProto
import WhereAmIServices
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of ReplayService.
struct ReplayHandlers: ReplayServiceHandlers {
  /// Events of a page; as many as most games have.
  static let pageDefault = 200
  /// Some 25 kilobytes.
  static let pageMax = 500

  let database: Database
  let games: GeoGuessStore
  let pageTokens: PageTokenKey
  let gate: ModeratorGate
  let ids: any IDSource
  let people: ShownPeople
  let store = ReplayStore()

  func getReplay(_ request: GetReplayRequest, _ context: RequestContext) async throws -> GetReplayResponse {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    let size = try Field.pageSize(request.pageSize, default: Self.pageDefault, max: Self.pageMax)
    let list = PageList(context.method, filter: gameID.bytes)
    let former = try pageTokens.place(request.pageToken, in: list, as: Int64.self) ?? Int64(0)
    guard let game = try await games.load(gameID, in: database) else { throw RPCError.gameNotFound }
    let player = game.playerIndex(of: accountID)
    if player == nil { try await letModeratorIn(game, context) }
    guard game.play.hasEnded else { throw RPCError(.gameNotFinished) }
    guard ReplayRules.isKept(since: game.createTime, at: context.now), try await store.isLogged(gameID, in: database) else {
      throw RPCError(.notFound, reason: .replayNotFound)
    }
    // One more than asked for tells whether there is another page.
    let log = try await store.log(of: gameID, after: former, limit: size + 1, in: database)
    var response = GetReplayResponse(
      events: log.prefix(size).map { ReplayEvent($0) })
    if request.pageToken.isEmpty {
      let (named, players) = await people.shown(WhereAmIProto.Game(game, for: player, at: context.now), to: accountID)
      (response.game, response.persons) = (named, players)
    }
    if log.count > size {
      response.nextPageToken = pageTokens.token(after: log[size - 1].version, in: list)
    }
    return response
  }

  /// Moderators judge what signals say by the game itself. That they have looked is kept, as with signals.
  private func letModeratorIn(_ game: Game, _ context: RequestContext) async throws {
    // For everybody else there is no such game.
    guard ModeratorGate.isClaimed(in: context) else { throw RPCError.gameNotFound }
    try await gate.require(context)
    try await database.transaction { transaction in
      let auditIDs = game.players.map { _ in ids.next(at: context.now) }
      try await SignalStore().noteLook(
        auditIDs, at: game.players.map(\.accountID), by: try context.accountID, context.now, in: transaction)
    }
  }
}

extension ReplayEvent {
  init(_ line: LoggedEvent) {
    let kind: Kind =
      switch line.kind {
      case .timer: .timer
      case .void: .void
      case .loaded: .roundLoaded
      case .reportPanorama: .reportPanorama
      case .endMoving: .endMoving
      case .placeMarker: .placeMarker
      case .submitGuess: .submitGuess
      case .ready: .setReady
      case .leave, .gone: .leaveGame
      case .abortLoading: .abortLoading
      case .connected: .connected
      case .disconnected: .disconnected
      case .forfeit: .forfeit
      }
    self.init(
      version: line.version, eventTime: line.time, kind: kind, playerIndex: Int32(line.player ?? 0), roundNumber: Int32(line.round ?? 0),
      position: line.position.map { LatLng($0) })
  }
}
