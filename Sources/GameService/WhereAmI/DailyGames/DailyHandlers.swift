import CairnProto
import WhereAmIProto
import WhereAmIServices
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of DailyGameService.
struct DailyHandlers: DailyGameServiceHandlers {
  let database: Database
  let dailies: DailyGames
  let games: GeoGuessStore
  let play: GamePlay
  let idempotency: IdempotencyKeys
  let timeZones: TimeZones
  let ids: any IDSource
  let timing: Timing
  let store = DailyStore()

  func getDaily(_ request: GetDailyRequest, _ context: RequestContext) async throws -> GetDailyResponse {
    let accountID = try context.accountID
    let today = CalendarDay(of: context.now)
    let day = try Self.day(request.day) ?? today
    guard day <= today.next else { throw Self.notFound }
    // Only the games of today and tomorrow are made when they are asked for.
    guard let daily = day >= today ? try await dailies.daily(day, at: context.now) : try await store.daily(day, in: database) else {
      throw Self.notFound
    }
    let own = try await store.play(of: accountID, on: day, in: database)
    let game = if let own { try await games.load(own.gameID, in: database) } else { Game?.none }
    let streakCount = try await store.streak(of: accountID, at: today, in: database)
    var response = GetDailyResponse(
      day: day.text, mapID: daily.mapID, commitment: daily.commitment, gameID: own?.gameID.text ?? "", score: own?.score.map { Int32($0) },
      streakCount: streakCount)
    if DailyRules.isTold(day, own: game?.play, at: context.now) {
      response.seed = daily.seed
      let places = try DailyCommitment.Place.all(of: DrawLocationsResponse(decoding: daily.drawnPlaces))
      (response.locationIDs, response.positions) = (places.map(\.locationID), places.map { LatLng($0.position) })
    }
    if let scores = own?.roundScores {
      response.shareText = DailyRules.shareText(day: day, scores: scores.map { Int($0) }, streakCount: streakCount)
    }
    return response
  }

  func startDaily(_ request: StartDailyRequest, _ context: RequestContext) async throws -> StartDailyResponse {
    let accountID = try context.accountID
    let timeZone = try await timeZones.check(request.timeZone, context)
    let day = CalendarDay(of: context.now)
    // GeoService may have to be asked, which is done before the transaction.
    let daily = try await dailies.daily(day, at: context.now)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      if let former = try await store.play(of: accountID, on: day, in: transaction) {
        return try await Self.response(former.gameID, accountID, context, games, transaction)
      }
      let (game, actions) = try newGame(daily, of: Player(accountID: accountID, timeZone: timeZone), at: context.now)
      // The second of two calls at once waits here for the first, and finds its game.
      guard try await store.insertPlay(game.id, of: accountID, on: day, in: transaction) else {
        guard let former = try await store.play(of: accountID, on: day, in: transaction) else { throw RPCError.gameNotFound }
        return try await Self.response(former.gameID, accountID, context, games, transaction)
      }
      try await play.beginSingle(game, actions, of: accountID, transaction)
      return StartDailyResponse(game: WhereAmIProto.Game(game, for: 1, at: context.now))
    }
  }

  private static func response(
    _ gameID: UUID, _ accountID: UUID, _ context: RequestContext, _ games: GeoGuessStore, _ transaction: Transaction
  ) async throws -> StartDailyResponse {
    guard let game = try await games.load(gameID, in: transaction), let player = game.playerIndex(of: accountID) else {
      throw RPCError.gameNotFound
    }
    return StartDailyResponse(game: WhereAmIProto.Game(game, for: player, at: context.now))
  }

  private func newGame(
    _ daily: DailyStore.Daily, of player: Player, at now: Moment
  ) throws -> (Game, [PhaseMachine.Action]) {
    let draw = try LocationDraws.draw(try DrawLocationsResponse(decoding: daily.drawnPlaces), count: DailyRules.placeCount)
    let (machine, actions) = PhaseMachine.start(
      ruleset: Ruleset(draw.map, timing: timing, closeTime: daily.day.next.start),
      locations: Array(draw.locations.prefix(GeoGuessRules.roundCount)), playerCount: 1, at: now)
    let game = Game(
      id: ids.next(at: now), kind: .single, mapID: draw.map.mapID, createTime: now, version: 1, players: [player], play: machine,
      hasKnownPlaces: true)
    return (game, actions)
  }

  /// Nil for an empty text: today.
  private static func day(_ text: String) throws(RPCError) -> CalendarDay? {
    if text.isEmpty { return nil }
    guard let day = CalendarDay(text: text) else { throw .invalid("day", .malformed, "as 2026-11-23, from 1970 on") }
    return day
  }

  private static var notFound: RPCError { RPCError(.notFound, reason: .dailyNotFound, message: "there is no game of this day") }
}
