import CairnProto
import WhereAmIProto
import WhereAmIServices
import Events
import FoundationEssentials
import GameCommon
import Geodesy
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of GhostService.
struct GhostHandlers: GhostServiceHandlers {
  let database: Database
  let games: GeoGuessStore
  let play: GamePlay
  let idempotency: IdempotencyKeys
  let timeZones: TimeZones
  let ids: any IDSource
  let timing: Timing
  let store = GhostStore()

  func startGhost(_ request: StartGhostRequest, _ context: RequestContext) async throws -> StartGhostResponse {
    let accountID = try context.accountID
    let mapID = try GeoGuessRequests.mapID(request.mapID)
    let timeZone = try await timeZones.check(request.timeZone, context)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let (recording, source, turns) = try await choose(for: accountID, on: mapID, transaction)
      let (machine, actions) = GhostRules.start(on: source.play, timing: timing, at: context.now)
      let game = Game(
        id: ids.next(at: context.now), kind: .single, mapID: source.mapID, createTime: context.now, version: 1,
        players: [Player(accountID: accountID, timeZone: timeZone)], play: machine, hasKnownPlaces: true)
      try await play.beginSingle(game, actions, of: accountID, transaction)
      try await store.insert(recording, in: game.id, transaction)
      return StartGhostResponse(game: WhereAmIProto.Game(game, for: 1, at: context.now), ghost: Ghost(turns, in: game.play))
    }
  }

  func getGhost(_ request: GetGhostRequest, _ context: RequestContext) async throws -> GetGhostResponse {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    guard let game = try await games.load(gameID, in: database), game.playerIndex(of: accountID) != nil else {
      throw RPCError.gameNotFound
    }
    guard let recording = try await store.recording(in: gameID, database),
      let source = try await games.load(recording.gameID, in: database),
      let turns = GhostRules.turns(of: recording.player, in: source.play)
    else { throw Self.notFound }
    return GetGhostResponse(ghost: Ghost(turns, in: game.play))
  }

  private func choose(
    for accountID: UUID, on mapID: String, _ transaction: Transaction
  ) async throws -> (GhostStore.Recording, Game, [GhostRules.Turn]) {
    let candidates = try await store.candidates(for: accountID, on: mapID, limit: GhostRules.candidatesMax, in: transaction)
    guard let recording = candidates.randomElement(), let source = try await games.load(recording.gameID, in: transaction),
      let turns = GhostRules.turns(of: recording.player, in: source.play)
    else { throw Self.notFound }
    return (recording, source, turns)
  }

  private static var notFound: RPCError { RPCError(.notFound, reason: .ghostNotFound, message: "there is no recording") }
}

extension Ghost {
  /// - Parameter play: The game that is played now: of the recording no more is told than of the game itself.
  init(_ turns: [GhostRules.Turn], in play: PhaseMachine) {
    let revealed = turns.indices.filter { play.isRevealed(round: $0 + 1) }
    self.init(
      rounds: turns.enumerated().map { index, turn in
        let answer = revealed.contains(index) ? turn.answer : nil
        return GhostRound(
          roundNumber: Int32(index + 1), answerAfterMs: Int32(clamping: turn.answerAfter.inMilliseconds),
          position: answer?.position.map { LatLng($0) }, distanceM: answer?.distanceM, score: answer.map { Int32($0.score) })
      },
      score: Int32(revealed.reduce(0) { $0 + turns[$1].answer.score }))
  }
}
