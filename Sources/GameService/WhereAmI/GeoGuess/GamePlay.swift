import CairnProto
import Events
import FoundationEssentials
import GameCommon
import Geodesy
import Postgres
import RPC
import Timekeeping

/// Carries a game forward: load, decide, keep, and do what the machine asks for, all in the caller's transaction;
/// watchers of the game are told once that is committed.
struct GamePlay: Sendable {
  let store: GeoGuessStore
  let watchers: GameWatchers
  let outbox: Outbox
  /// Takers of what games decide, in the order of their locks.
  let takers: [any GameOutcomeTaker]
  let seats = SeatStore()
  let spectatorStore = SpectatorStore()

  /// A game after an event, and who asked.
  struct Outcome: Sendable {
    let game: Game
    /// The index, from 1, of the caller's player.
    let player: Int
  }

  /// A player does something.
  /// - Returns: Nil when there is no such game, or the account does not play in it.
  /// - Throws: `GeoGuessRules.Refusal`.
  func move(
    _ move: PhaseMachine.Move, in gameID: UUID, by accountID: UUID, at now: Moment, _ transaction: Transaction
  ) async throws -> Outcome? {
    let outcome = try await happen(in: gameID, at: now, transaction) { game in
      game.playerIndex(of: accountID).map { ($0, .move(game.hasKnownPlaces ? move.withoutFinding : move, by: $0)) }
    }
    // A player who goes in the last reveal has not left, but may play another game while the others still look.
    if move == .leave, let outcome, !outcome.game.play.isSingle { try await seats.unseat([accountID], from: gameID, in: transaction) }
    return outcome
  }

  /// A timer is due. A stale one, or one whose game is gone, does nothing.
  func timerDue(_ generation: Int64, in gameID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    _ = try await happen(in: gameID, at: now, transaction) { _ in (1, .timerDue(generation: generation)) }
  }

  /// A player's stream is there, is gone, or was gone for too long. A game that has ended, is gone or knows it stays as it is.
  /// - Parameter awayTime: Since when the player was away, as far as whoever looked knew.
  /// - Returns: False when a forfeit was not carried out, because the player has been back since it was decided.
  func found(
    _ finding: ReconnectRules.Finding, _ player: Int, awaySince awayTime: Moment?, in gameID: UUID, at now: Moment,
    _ transaction: Transaction
  ) async throws -> Bool {
    try await happen(in: gameID, at: now, transaction) { game in
      guard game.players.indices.contains(player - 1) else { return nil }
      let isHeld =
        finding != .forfeit
        || ReconnectRules.holds(
          forfeitOf: awayTime, awayTime: game.play.seats[player - 1].awayTime, grace: game.play.ruleset.timing.reconnectGrace, at: now)
      return isHeld ? (player, .found(finding, player)) : nil
    } != nil
  }

  /// A player's account is gone for good: the others go on where at least two stay, otherwise the game counts for nobody. A game that has ended, or
  /// that the player had left, stays as it is.
  /// - Parameter goneID: Account that is no more: nothing is told to it, and nothing counts for it.
  func gone(_ goneID: UUID, from gameID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    _ = try await happen(in: gameID, at: now, without: goneID, transaction) { game in
      game.playerIndex(of: goneID).map { ($0, .gone($0)) }
    }
  }

  /// A game that cannot go on counts for nobody. One that has ended, or is gone, stays as it is.
  func void(_ gameID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    _ = try await happen(in: gameID, at: now, transaction) { _ in (1, .void) }
  }

  /// The short way for the most frequent move.
  /// - Returns: False, and nothing is kept, when only the long way, `move`, can say what is to be done.
  func placeMarker(_ position: GeoPoint, round: Int, in gameID: UUID, by accountID: UUID, at now: Moment) async throws -> Bool {
    let isPlaced = try await store.placeMarker(position, round: round, of: gameID, by: accountID, at: now)
    if isPlaced { watchers.tell(gameID) }
    return isPlaced
  }

  /// A single-player game that begins. The database lets an account have one that is unfinished: a player who starts another leaves the former.
  func beginSingle(
    _ game: Game, _ actions: [PhaseMachine.Action], of accountID: UUID, _ transaction: Transaction
  ) async throws {
    for _ in 0..<Self.startAttemptsMax {
      if let former = try await store.openSingleGame(of: accountID, in: transaction) {
        do {
          _ = try await move(.leave, in: former, by: accountID, at: game.createTime, transaction)
        } catch GeoGuessRules.Refusal.gameFinished {
          // It has come to its end in this very moment: there is nothing to leave.
        }
      }
      if try await begin(game, of: accountID, actions, transaction) { return }
    }
    throw RPCError(.unavailable, reason: .unavailable, message: "other games are being started at the same moment")
  }

  /// Each attempt fails only when another call of the same account has just started a game.
  private static let startAttemptsMax = 4

  /// A game that begins.
  /// - Returns: False, and nothing is kept, when the account has an unfinished one.
  func begin(_ game: Game, of accountID: UUID, _ actions: [PhaseMachine.Action], _ transaction: Transaction) async throws -> Bool {
    guard try await store.insertSingle(game, of: accountID, in: transaction) else { return false }
    try await arm(actions, game, transaction)
    return true
  }

  /// A game of several players that begins.
  /// - Parameter spectators: Accounts that look on.
  /// - Throws: `PlayersBusy` when one of them plays another.
  func beginShared(
    _ game: Game, _ actions: [PhaseMachine.Action], spectators: [UUID] = [], _ transaction: Transaction
  ) async throws {
    try await store.insertShared(game, in: transaction)
    if !spectators.isEmpty { try await spectatorStore.addSpectators(spectators, to: game.id, in: transaction) }
    let seatedCount = try await seats.seat(game.players.map(\.accountID), at: game.id, in: transaction)
    guard seatedCount == game.players.count else { throw PlayersBusy() }
    try await arm(actions, game, transaction)
    try await outbox.send(game.events(after: nil, spectators: spectators, at: game.createTime), at: game.createTime, in: transaction)
  }

  /// A caller that loses the race against another writer holds the game and decides again: twice is always enough.
  private func happen(
    in gameID: UUID, at now: Moment, without goneID: UUID? = nil, _ transaction: Transaction,
    as event: (Game) -> (player: Int, PhaseMachine.Event)?
  ) async throws -> Outcome? {
    for isLocked in [false, true] {
      if isLocked { try await store.lock(gameID, in: transaction) }
      guard let former = try await store.load(gameID, in: transaction), let (player, event) = event(former) else { return nil }
      var game = former
      let actions = try game.play.handle(event, at: now)
      if game == former { return Outcome(game: game, player: player) }
      game.version += 1
      let line = LoggedEvent(event, version: game.version, at: now)
      guard try await store.keep(game, insteadOf: former, after: line, in: transaction) else { continue }
      let spectators = game.kind == .room ? try await spectatorStore.spectators(of: game.id, in: transaction) : []
      try await outbox.send(game.events(after: former, spectators: spectators, without: goneID, at: now), at: now, in: transaction)
      try await carryOut(actions, game, since: former, at: now, without: goneID, transaction)
      transaction.afterCommit { [watchers] in watchers.tell(gameID) }
      return Outcome(game: game, player: player)
    }
    throw LockedGameChanged()
  }

  private func arm(_ actions: [PhaseMachine.Action], _ game: Game, _ transaction: Transaction) async throws {
    for action in actions {
      switch action {
      case .armTimer(let due, let generation):
        try await Timers.schedule(
          TimerRow(aggregateID: game.id, generation: generation, dueTime: due, kind: GeoGuessTimers.kind), in: transaction)
      case .countFinish, .countQuit, .countWin, .countLoss: break
      }
    }
  }

  /// Actions that the machine asks for, then what others take of them.
  private func carryOut(
    _ actions: [PhaseMachine.Action], _ game: Game, since former: Game, at now: Moment, without goneID: UUID?, _ transaction: Transaction
  ) async throws {
    try await arm(actions, game, transaction)
    try await unseat(game, since: former, transaction)
    let outcome = GameOutcome(game, since: former, actions, without: goneID)
    for taker in takers { try await taker.take(outcome, at: now, in: transaction) }
  }

  /// A player who has left may play another game, and all may when it has ended.
  private func unseat(_ game: Game, since former: Game, _ transaction: Transaction) async throws {
    if game.play.isSingle { return }
    let leaving = game.players.indices.filter { index in
      let isGone = { (play: PhaseMachine) in play.hasEnded || play.hasLeft(index + 1) }
      return isGone(game.play) && !isGone(former.play)
    }
    if leaving.isEmpty { return }
    try await seats.unseat(leaving.map { game.players[$0].accountID }, from: game.id, in: transaction)
  }
}

/// One who is to play against others does so already; the transaction is of no use any more.
struct PlayersBusy: Error {}

/// A game changed while its row was locked, which PostgreSQL does not let happen.
struct LockedGameChanged: Error {}
