import Events
import FoundationEssentials
import Identity
import Logging
import Postgres
import Timekeeping

/// Ends the games that time moves no more, because their timer has failed so often that it was parked: they count for nobody, and whoever plays them
/// may play another game. Safe on every replica at once.
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
    for gameID in try await store.parked(before: now - Self.patience, kind: GeoGuessTimers.kind, limit: Self.gamesMax, in: database) {
      do {
        try await database.transaction { transaction in
          try await play.void(gameID, at: now, transaction)
          try await Timers.remove(of: [gameID], kind: GeoGuessTimers.kind, in: transaction)
        }
        log.warning("a game whose timer was parked is void", metadata: ["game_id": "\(gameID.text)"])
      } catch {
        // What makes the timer fail may hold this as well; the others are not to wait for it.
        log.error("a game whose timer was parked could not be ended", metadata: ["game_id": "\(gameID.text)", "cause": "\(error)"])
      }
    }
  }
}

/// Every SQL statement about parked timers of games.
struct ParkedGameStore: Sendable {
  /// The games whose timer was parked, longest ago first.
  func parked(before time: Moment, kind: String, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT aggregate_id FROM timers WHERE kind = \(kind) AND fail_time <= \(time) ORDER BY fail_time, aggregate_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }
}
