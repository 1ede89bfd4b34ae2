import Events
import FoundationEssentials
import Identity
import Logging
import Postgres
import Timekeeping

/// Ends the games that time moves no more, because their timer has failed so often that it was parked: they count for nobody, and whoever plays them
/// may play another game. A game that has gone on by a move has another timer; the parked one is then a leftover, and goes by itself. Safe on every
/// replica at once.
struct ParkedGames: Sendable {
  /// How often it is looked. The look reads the timers once, a row for each game that goes on.
  static let interval = Duration.seconds(60)

  /// How long a timer is left to operators, who can mend what makes it fail.
  static let patience = Duration.seconds(600)

  /// Games of one look.
  static let gamesMax = 100

  let database: Database
  let play: GamePlay
  let store = ParkedGameStore()
  private let log = Logger(label: "cairn.games")

  init(database: Database, play: GamePlay) {
    self.database = database
    self.play = play
  }

  func end(at now: Moment) async throws {
    // Games that cannot be ended come last at the next look, so that the others have their turn.
    for parked in try await store.parked(before: now - Self.patience, kind: GeoGuessTimers.kind, limit: Self.gamesMax, in: database) {
      do {
        let isVoid = try await database.transaction { try await end(parked, at: now, $0) }
        if isVoid { log.warning("a game whose timer was parked is void", metadata: ["game_id": "\(parked.gameID.text)"]) }
      } catch {
        // The fault that makes the timer fail may hold this as well; the others are not to wait for it.
        log.error("a game whose timer was parked could not be ended", metadata: ["game_id": "\(parked.gameID.text)", "cause": "\(error)"])
        try await store.postpone(parked, kind: GeoGuessTimers.kind, to: now - Self.patience + Self.interval, in: database)
      }
    }
  }

  /// - Returns: Whether the game is void now.
  private func end(_ parked: ParkedGameStore.ParkedTimer, at now: Moment, _ transaction: Transaction) async throws -> Bool {
    // The game first, then its timers, as everywhere. An operator may have mended the timer meanwhile, or another process ended the game.
    try await play.store.lock(parked.gameID, in: transaction)
    guard try await store.remove(parked, kind: GeoGuessTimers.kind, in: transaction) else { return false }
    guard let game = try await play.store.load(parked.gameID, in: transaction), !game.play.hasEnded,
      game.play.timerGeneration == parked.generation
    else { return false }
    try await play.void(parked.gameID, at: now, transaction)
    return true
  }
}

/// Every SQL statement about parked timers of games. One function, one statement.
struct ParkedGameStore: Sendable {
  /// A timer that fires no more.
  struct ParkedTimer: Hashable, Sendable {
    var gameID: UUID
    var generation: Int64
  }

  /// The timers that were parked before a time, longest ago first.
  func parked(before time: Moment, kind: String, limit: Int, in querying: some Querying) async throws -> [ParkedTimer] {
    try await querying.query(
      """
      SELECT aggregate_id, generation FROM timers WHERE kind = \(kind) AND fail_time <= \(time)
      ORDER BY fail_time, aggregate_id, generation LIMIT \(limit)
      """
    ).map { ParkedTimer(gameID: try $0.get(0), generation: try $0.get(1)) }
  }

  /// Removes a timer that is still parked.
  /// - Returns: Whether it was.
  func remove(_ parked: ParkedTimer, kind: String, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      DELETE FROM timers
      WHERE aggregate_id = \(parked.gameID) AND kind = \(kind) AND generation = \(parked.generation) AND fail_time IS NOT NULL
      """
    ).affectedCount == 1
  }

  /// Has a timer looked at later, as if it had been parked at `time`.
  func postpone(_ parked: ParkedTimer, kind: String, to time: Moment, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE timers SET fail_time = \(time)
      WHERE aggregate_id = \(parked.gameID) AND kind = \(kind) AND generation = \(parked.generation) AND fail_time IS NOT NULL
      """)
  }
}
