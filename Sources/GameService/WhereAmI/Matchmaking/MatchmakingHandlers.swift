import WhereAmIProto
import WhereAmIServices
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of MatchmakingService.
struct MatchmakingHandlers: MatchmakingServiceHandlers {
  let database: Database
  let matchmaker: Matchmaker
  let games: SharedGames
  let idempotency: IdempotencyKeys
  let timeZones: TimeZones
  let ids: any IDSource
  /// How long somebody waits for an opponent.
  let queueTimeout: Duration
  let store = QueueStore()
  let seats = SeatStore()
  let ratings = RatingStore()

  func joinQueue(_ request: JoinQueueRequest, _ context: RequestContext) async throws -> JoinQueueResponse {
    let accountID = try context.accountID
    let mapID = try GeoGuessRequests.mapID(request.mapID)
    let timeZone = try await timeZones.check(request.timeZone, context)
    // The world is there; a map that somebody names may not be, and is asked for before the transaction.
    let mapCheck = await checkMap(request.mapID)
    let now = context.now
    let response = try await idempotency.run(context, request: request, in: database) { transaction in
      try mapCheck.get()
      let rating = try await ratings.ratings(of: [accountID], in: transaction)[accountID] ?? RatingRules.Rating()
      let last = try await store.lastOpponent(of: accountID, endedAfter: now - MatchmakingRules.restBetween, in: transaction)
      let ticket = try await store.join(
        QueueTicket(
          accountID: accountID, ticketID: ids.next(at: now), mapID: mapID, timeZone: timeZone, rating: rating.value, joinTime: now,
          expireTime: now + queueTimeout,
          lastOpponent: last.map {
            QueueTicket.LastOpponent(accountID: $0.accountID, restEndTime: $0.endTime + MatchmakingRules.restBetween)
          }, sessionID: context.caller.sessionID),
        in: transaction)
      // After the ticket: whoever seats the player meanwhile has taken the ticket before, and this statement waited for that.
      if let gameID = try await seats.openGame(of: accountID, in: transaction) { throw RPCError.busyInGame(gameID) }
      return JoinQueueResponse(ticket: WhereAmIProto.QueueTicket(ticket))
    }
    await matchmaker.wake()
    return response
  }

  private func checkMap(_ mapID: String) async -> Result<Void, any Error> {
    if mapID.isEmpty { return .success(()) }
    do { return .success(try await games.checkMap(mapID)) } catch { return .failure(error) }
  }

  func leaveQueue(_ request: LeaveQueueRequest, _ context: RequestContext) async throws -> LeaveQueueResponse {
    let accountID = try context.accountID
    let gameID = try await database.transaction { transaction in
      try await store.leave(accountID, in: transaction)
      return try await seats.openGame(of: accountID, in: transaction)
    }
    return LeaveQueueResponse(gameID: gameID?.text ?? "")
  }

  func getQueue(_ request: GetQueueRequest, _ context: RequestContext) async throws -> GetQueueResponse {
    let accountID = try context.accountID
    // In this order: who is matched between the two is seen in the game.
    let ticket = try await store.ticket(of: accountID, in: database)
    let gameID = try await seats.openGame(of: accountID, in: database)
    return GetQueueResponse(
      ticket: gameID == nil ? ticket.map { WhereAmIProto.QueueTicket($0) } : nil, gameID: gameID?.text ?? "")
  }
}

extension WhereAmIProto.QueueTicket {
  init(_ ticket: QueueTicket) {
    self.init(mapID: ticket.mapID, rating: Int32(ticket.rating), joinTime: ticket.joinTime, expireTime: ticket.expireTime)
  }
}
