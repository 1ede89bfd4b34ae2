import CairnProto
import WhereAmIProto
import AllAppsProto
import CairnServices
import WhereAmIServices
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of RematchService. The row of the game that was played is the lock.
struct RematchHandlers: RematchServiceHandlers {
  let games: SharedGames
  let idempotency: IdempotencyKeys
  let timeZones: TimeZones
  let store = RematchStore()

  private var database: Database { games.database }
  private var play: GamePlay { games.play }

  /// How often it is looked anew because both have offered at the same moment.
  private static let attemptsMax = 3

  func rematch(_ request: RematchRequest, _ context: RequestContext) async throws -> RematchResponse {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    let timeZone = try await timeZones.check(request.timeZone, context)
    for _ in 0..<Self.attemptsMax {
      let found = try await find(gameID, by: accountID)
      let standing = try await store.rematch(of: gameID, in: database)?.standing(for: accountID) ?? .unasked
      // Answers of others are asked for before the transaction. They must not keep a retry from the answer that is there already.
      let asked = await Self.caught { try await ask(found, standing, at: context.now) }
      do {
        return try await idempotency.run(context, request: request, in: database) { transaction in
          let asked = try asked.get()
          try await play.store.lock(gameID, in: transaction)
          return try await answer(found, by: Player(accountID: accountID, timeZone: timeZone), asked, at: context.now, transaction)
        }
      } catch is OfferedMeanwhile {}
    }
    throw RPCError(.unavailable, reason: .unavailable, message: "both offer at this moment")
  }

  func declineRematch(_ request: DeclineRematchRequest, _ context: RequestContext) async throws -> DeclineRematchResponse {
    let (gameID, accountID) = (try Field.id(request.gameID, "game_id"), try context.accountID)
    let found = try await find(gameID, by: accountID)
    let nextGameID = try await database.transaction { transaction in
      try await play.store.lock(gameID, in: transaction)
      if let rematch = try await store.hold(gameID, in: transaction) {
        if rematch.isOpen {
          try await store.close(gameID, nextGameID: nil, in: transaction)
          try await tell(
            .rematchClosed(RematchClosed(gameID: gameID.text, reason: .declined)), [found.otherID], found, at: context.now, transaction)
        }
        return rematch.nextGameID
      }
      // A player who declines before the other one has offered is not asked any more.
      let declined = Rematch(gameID: gameID, accountID: accountID, timeZone: "UTC", expireTime: context.now, isOpen: false)
      try await store.insert(declined, in: transaction)
      return nil
    }
    return DeclineRematchResponse(gameID: nextGameID?.text ?? "")
  }

  /// Ends offers that nobody has answered. Safe on every replica at once.
  func expire(at now: Moment) async throws {
    try await database.transaction { transaction in
      for rematch in try await store.closeExpired(at: now, limit: RematchRules.expiredMax, in: transaction) {
        let closed = RematchClosed(gameID: rematch.gameID.text, reason: .expired)
        // It names nobody.
        let told = UserEventSent(
          accounts: try await store.players(of: rematch.gameID, in: transaction).map(\.bytes),
          event: UserEvent(.rematchClosed(closed)))
        try await play.outbox.send([told.outgoing(orderedBy: rematch.gameID.text)], at: now, in: transaction)
      }
    }
  }
}

extension RematchHandlers {
  /// A game of two that was played, and who else has played it.
  private struct Played {
    let game: Game
    let otherID: UUID
  }

  /// Facts that were found out before the transaction.
  private struct Asked {
    var isBlocked = false
    var prepared: SharedGames.Prepared?
  }

  /// The other one has offered since it was looked; the transaction is of no use.
  private struct OfferedMeanwhile: Error {}

  private func find(_ gameID: UUID, by accountID: UUID) async throws -> Played {
    guard let game = try await play.store.load(gameID, in: database), game.playerIndex(of: accountID) != nil, game.players.count == 2,
      let other = game.players.first(where: { $0.accountID != accountID }), [.online, .friend].contains(game.kind)
    else { throw RPCError.gameNotFound }
    return Played(game: game, otherID: other.accountID)
  }

  private func ask(_ played: Played, _ standing: RematchRules.Standing, at now: Moment) async throws -> Asked {
    guard let endTime = played.game.play.endTime else { return Asked() }
    let answer = RematchRules.answer(to: standing, endTime: endTime, at: now)
    guard answer == .offer || answer == .begin else { return Asked() }
    let callerID = played.game.players.map(\.accountID).first { $0 != played.otherID } ?? played.otherID
    let isBlocked = try await !games.blocked(callerID, among: [played.otherID]).isEmpty
    if answer == .offer { return Asked(isBlocked: isBlocked) }
    let prepared = try await games.prepare(on: played.game.mapID, for: [callerID, played.otherID])
    return Asked(isBlocked: isBlocked, prepared: prepared)
  }

  private func answer(
    _ played: Played, by caller: Player, _ asked: Asked, at now: Moment, _ transaction: Transaction
  ) async throws -> RematchResponse {
    guard let endTime = played.game.play.endTime else { throw RPCError(.gameNotFinished) }
    let (gameID, rematch) = (played.game.id, try await store.hold(played.game.id, in: transaction))
    switch RematchRules.answer(to: rematch?.standing(for: caller.accountID) ?? .unasked, endTime: endTime, at: now) {
    case .refuse: throw Self.over
    case .tell: return RematchResponse(gameID: rematch?.nextGameID?.text ?? "")
    case .wait: return RematchResponse(expireTime: rematch?.expireTime)
    case .offer:
      if asked.isBlocked { throw Self.over }
      for playerID in [caller.accountID, played.otherID] {
        if let open = try await play.seats.openGame(of: playerID, in: transaction) {
          throw playerID == caller.accountID ? RPCError.busyInGame(open) : Self.busy
        }
      }
      let offer = Rematch(
        gameID: gameID, accountID: caller.accountID, timeZone: caller.timeZone, expireTime: now + RematchRules.lifetime, isOpen: true)
      try await store.insert(offer, in: transaction)
      let offered = RematchOffered(gameID: gameID.text, accountID: caller.accountID.text, expireTime: offer.expireTime)
      try await tell(.rematchOffered(offered), [played.otherID], about: caller.accountID, played, at: now, transaction)
      return RematchResponse(expireTime: offer.expireTime)
    case .begin:
      if asked.isBlocked { throw Self.over }
      guard let rematch, let prepared = asked.prepared else { throw OfferedMeanwhile() }
      return RematchResponse(gameID: try await begin(played, rematch, caller, prepared, at: now, transaction).text)
    }
  }

  /// The first player of before is the second one now.
  private func begin(
    _ played: Played, _ rematch: Rematch, _ caller: Player, _ prepared: SharedGames.Prepared, at now: Moment, _ transaction: Transaction
  ) async throws -> UUID {
    let offering = Player(accountID: rematch.accountID, timeZone: rematch.timeZone)
    let isCallerFirst = played.game.playerIndex(of: caller.accountID) == 2
    let players = isCallerFirst ? [caller, offering] : [offering, caller]
    try await games.hold(players.map(\.accountID), at: now, in: transaction)
    let beginning = SharedGames.Beginning(
      kind: .friend, players: players, draw: prepared.draw, timing: played.game.play.ruleset.timing, presentIDs: prepared.presentIDs)
    let game: Game
    do { game = try await games.begin(beginning, at: now, in: transaction) } catch is PlayersBusy { throw Self.busy }
    try await store.close(played.game.id, nextGameID: game.id, in: transaction)
    try await games.tellFound(game, at: now, in: transaction)
    return game.id
  }

  private func tell(
    _ content: WhereAmIEvent.OneOfContent, _ accountIDs: [UUID], about subjectID: UUID? = nil, _ played: Played, at now: Moment,
    _ transaction: Transaction
  ) async throws {
    let told = UserEventSent(accounts: accountIDs.map(\.bytes), event: UserEvent(content), subject: subjectID?.bytes ?? [])
    try await play.outbox.send([told.outgoing(orderedBy: played.game.id.text)], at: now, in: transaction)
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  private static var over: RPCError { RPCError(.failedPrecondition, reason: .rematchOver, message: "it cannot be played again any more") }
  private static var busy: RPCError {
    RPCError(.failedPrecondition, reason: .busyInGame, message: "one of the two plays against others")
  }
}
