import AllAppsProto
import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping
import WhereAmIProto

/// Begins games of several players, whatever has brought them together: the queue, an invitation, a room, or that they play again.
struct SharedGames: Sendable {
  let database: Database
  let blocks: BlockLookupServiceClient
  let people: PeopleLookupServiceClient
  let draws: LocationDraws
  let play: GamePlay
  let ids: any IDSource
  /// How long phases last where nothing else is said.
  let timing: Timing
  let queue = QueueStore()

  /// How long a game waits to be told who is there: it begins without an answer rather than later.
  static let presencePatience = Duration.milliseconds(500)

  /// A game's places and who is there, found out before its transaction.
  struct Prepared: Sendable {
    let draw: LocationDraws.Draw
    /// Players whose streams were there.
    let presentIDs: Set<UUID>
  }

  /// A game that is to begin.
  struct Beginning: Sendable {
    let kind: Game.Kind
    let players: [Player]
    let draw: LocationDraws.Draw
    /// Nil for the usual lengths.
    var timing: Timing?
    /// Accounts that look on.
    var spectators: [UUID] = []
    /// Accounts whose streams were there when they were asked for, a moment ago.
    var presentIDs: Set<UUID> = []

    /// The players of whom that is known, by index from 1.
    var connected: Set<Int> { Set(players.indices.filter { presentIDs.contains(players[$0].accountID) }.map { $0 + 1 }) }
  }

  // MARK: Before the transaction

  /// People whom somebody must not meet. A block of this very moment counts from the next game on.
  func blocked(_ accountID: UUID, among others: [UUID]) async throws -> Set<UUID> {
    if others.isEmpty { return [] }
    let request = FindBlockedRequest(account: accountID.bytes, others: others.map(\.bytes))
    return Set(try await blocks.findBlocked(request).blockedAccounts.compactMap { UUID(bytes: $0) })
  }

  /// Places that none of the players has been shown of late.
  /// - Throws: As `LocationDraws.draw`.
  func draw(on mapID: String, byClues: Bool = false, for accountIDs: [UUID]) async throws -> LocationDraws.Draw {
    try await draws.draw(GeoGuessRules.roundCount, on: mapID, byClues: byClues, unseenBy: accountIDs, in: database)
  }

  /// Places as `draw` draws them, and the players whose streams are there: one who goes before they are looked for again is seen to be away then.
  /// - Throws: As `LocationDraws.draw`.
  func prepare(on mapID: String, byClues: Bool = false, for accountIDs: [UUID]) async throws -> Prepared {
    let draw = try await draw(on: mapID, byClues: byClues, for: accountIDs)
    let request = FindPresentRequest(accounts: accountIDs.map(\.bytes))
    // Where that cannot be found out nobody is taken to be there, as where they play by calls alone.
    let found = try? await people.findPresent(request, CallOptions(timeout: Self.presencePatience))
    return Prepared(draw: draw, presentIDs: Set((found?.accounts ?? []).compactMap { UUID(bytes: $0) }))
  }

  /// Sees to it that there is a map with a game's places.
  /// - Throws: NOT_FOUND MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED; UNAVAILABLE UNAVAILABLE.
  func checkMap(_ mapID: String) async throws {
    _ = try await draws.draw(GeoGuessRules.roundCount, on: mapID)
  }

  // MARK: In a transaction

  /// Keeps players from being queued or seated elsewhere until the transaction ends. To be followed by `begin`.
  func hold(_ accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws {
    try await queue.hold(accountIDs, at: now, in: transaction)
  }

  /// Begins a game of players whose places in the queue are held or taken: none of them waits for strangers any more.
  /// - Throws: `PlayersBusy`.
  func begin(_ beginning: Beginning, at now: Moment, in transaction: Transaction) async throws -> Game {
    let (machine, actions) = PhaseMachine.start(
      ruleset: Ruleset(beginning.draw.map, timing: beginning.timing ?? timing), locations: beginning.draw.locations,
      playerCount: beginning.players.count, connected: beginning.connected, at: now)
    let game = Game(
      id: ids.next(at: now), kind: beginning.kind, mapID: beginning.draw.map.mapID, createTime: now, version: 1,
      players: beginning.players, play: machine)
    try await play.beginShared(game, actions, spectators: beginning.spectators, transaction)
    try await queue.empty(game.players.map(\.accountID), in: transaction)
    return game
  }

  /// Tells each of two of the game that has begun, about the other one.
  /// - Parameter ratings: In the order of the players; none where they do not play for them.
  func tellFound(_ game: Game, ratings: [Int] = [], at now: Moment, in transaction: Transaction) async throws {
    let players = game.players.enumerated().map { index, player in
      MatchedPlayer(accountID: player.accountID.text, rating: ratings.isEmpty ? 0 : Int32(ratings[index]))
    }
    let found = MatchFound(gameID: game.id.text, mapID: game.mapID, players: players)
    let told = UserEventSent.toEach(of: game.players.map(\.accountID), .matchFound(found))
    try await play.outbox.send(told.map { $0.outgoing(orderedBy: game.id.text) }, at: now, in: transaction)
  }
}
