import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about the game of the day. One function, one statement.
struct DailyStore: Sendable {
  /// A day's game.
  struct Daily: Sendable, Hashable {
    var day: CalendarDay
    var mapID: String
    /// Told nobody before the day is over.
    var seed: [UInt8]
    var commitment: [UInt8]
    /// A `DrawLocationsResponse`.
    var drawnPlaces: [UInt8]
  }

  /// Play of a player: the game, and its score.
  struct Play: Sendable, Hashable {
    var gameID: UUID
    /// Nil until the game is finished.
    var score: Int?
    /// Points of each round, in [0, 5000]. Nil until the game is finished.
    var roundScores: [Int16]?
  }

  func daily(_ day: CalendarDay, in querying: some Querying) async throws -> Daily? {
    try await querying.query("SELECT map_id, seed, commitment, drawn_places FROM daily_games WHERE game_day = \(day)").first.map {
      Daily(day: day, mapID: try $0.get(0), seed: try $0.get(1), commitment: try $0.get(2), drawnPlaces: try $0.get(3))
    }
  }

  /// The places of the day whose game a game is, as GeoService drew them: a `DrawLocationsResponse`; nil for any other game.
  func drawnPlaces(ofGame gameID: UUID, in querying: some Querying) async throws -> [UInt8]? {
    try await querying.query(
      "SELECT d.drawn_places FROM daily_plays p JOIN daily_games d ON d.game_day = p.game_day WHERE p.game_id = \(gameID)"
    ).first?.get(0)
  }

  /// Keeps a day's game, unless there is one.
  func insert(_ daily: Daily, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO daily_games (game_day, map_id, seed, commitment, drawn_places, create_time)
      VALUES (\(daily.day), \(daily.mapID), \(daily.seed), \(daily.commitment), \(daily.drawnPlaces), \(now))
      ON CONFLICT (game_day) DO NOTHING
      """)
  }

  func play(of accountID: UUID, on day: CalendarDay, in querying: some Querying) async throws -> Play? {
    try await querying.query(
      "SELECT game_id, score, round_scores FROM daily_plays WHERE account_id = \(accountID) AND game_day = \(day)"
    ).first.map { Play(gameID: try $0.get(0), score: try $0.get(1), roundScores: try $0.get(2)) }
  }

  /// Notes that a player has begun a day's game.
  /// - Returns: False, and nothing is kept, when that was so before.
  func insertPlay(_ gameID: UUID, of accountID: UUID, on day: CalendarDay, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO daily_plays (account_id, game_day, game_id) VALUES (\(accountID), \(day), \(gameID))
      ON CONFLICT (account_id, game_day) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Notes the score of a game that is finished, where it is a day's game.
  /// - Parameter roundScores: Points of each round.
  func finish(_ gameID: UUID, score: Int, _ roundScores: [Int16], in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE daily_plays SET score = \(score), round_scores = \(roundScores) WHERE game_id = \(gameID)")
  }

  /// How many days in a row a player has finished the day's game, up to a day or the one before it.
  func streak(of accountID: UUID, at day: CalendarDay, in querying: some Querying) async throws -> Int64 {
    try await querying.query(
      """
      WITH days AS (
        SELECT game_day, game_day + row_number() OVER (ORDER BY game_day DESC)::integer AS island FROM daily_plays
        WHERE account_id = \(accountID) AND score IS NOT NULL AND game_day <= \(day))
      SELECT count(*) FROM days
      WHERE island = (SELECT island FROM days ORDER BY game_day DESC LIMIT 1) AND (SELECT max(game_day) FROM days) >= \(day)::date - 1
      """
    ).firstRow().get(0)
  }

  /// Gives a guest's days to an account; of a day that both have played the account keeps its own.
  func movePlays(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (DELETE FROM daily_plays WHERE account_id = \(guestID) RETURNING game_day, game_id, score, round_scores)
      INSERT INTO daily_plays (account_id, game_day, game_id, score, round_scores)
      SELECT \(accountID), game_day, game_id, score, round_scores FROM moved
      ON CONFLICT (account_id, game_day) DO NOTHING
      """)
  }
}
