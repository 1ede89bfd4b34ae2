import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about what GameService keeps of a player beside the tables with the account's id. One function, one statement.
struct PlayerDataStore: Sendable {
  /// Where the next page of games begins.
  struct Place: Sendable, Hashable {
    var createTime: Moment
    var gameID: UUID
  }

  /// Removes the games that nobody else plays, with all that belongs to them but their timers.
  /// - Returns: Which they were.
  func deleteGames(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      DELETE FROM games WHERE game_id IN (
        SELECT mine.game_id FROM game_players AS mine WHERE mine.account_id = \(accountID) AND NOT EXISTS (
          SELECT FROM game_players AS other WHERE other.game_id = mine.game_id AND other.account_id <> \(accountID)))
      RETURNING game_id
      """
    ).map { try $0.get(0) }
  }

  /// Removes what is kept elsewhere of games that are gone: that others play against their recordings.
  func deleteRecordings(of gameIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM ghosts WHERE source_game_id = ANY (\(gameIDs))")
  }

  /// The unfinished games that an account has not left, in the order of their ids.
  func openGames(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT g.game_id FROM game_players p JOIN games g ON g.game_id = p.game_id
      WHERE p.account_id = \(accountID) AND p.leave_time IS NULL AND g.end_time IS NULL ORDER BY g.game_id
      """
    ).map { try $0.get(0) }
  }

  /// Empties the player's turns in games that others play as well.
  func forgetTurns(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE turns SET guess_start_time = NULL, marker_latitude = NULL, marker_longitude = NULL, answer_origin = NULL,
        answer_latitude = NULL, answer_longitude = NULL, submit_time = NULL, distance_m = NULL, score = NULL
      FROM game_players p
      WHERE p.account_id = \(accountID) AND turns.game_id = p.game_id AND turns.player_index = p.player_index
      """)
  }

  /// Gives the player's seats in games that others play as well to nobody: the others' indices stay what they are. They are left from before the
  /// game began, as no other seat is: when the player was there, and who is told of a game that goes on, is told by it no more.
  /// - Parameter secret: Kept nowhere. Of each game another id follows from it, so that nothing says that the seats were one player's.
  /// - Returns: How many.
  func forgetSeats(of accountID: UUID, secret: String, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE game_players SET account_id = md5(game_id::text || \(secret))::uuid, time_zone = 'UTC', leave_time = create_time - interval '1 second'
      WHERE account_id = \(accountID)
      """
    ).affectedCount
  }

  /// A player's games with the player's own turns, newest first, as JSON. Of the rounds only their numbers: where a panorama is stays a
  /// secret while the game goes on, and so does how near the answer of the open round came to it.
  func games(of accountID: UUID, after place: Place?, limit: Int, in database: Database) async throws -> [(place: Place, json: String)] {
    try await database.slowQuery(
      """
      SELECT p.create_time, p.game_id, json_build_object(
        'game_id', g.game_id, 'kind', g.kind, 'map_id', g.map_id, 'create_time', g.create_time, 'end_time', g.end_time, 'phase', g.phase,
        'time_zone', p.time_zone, 'turns', (
          SELECT COALESCE(json_agg(json_build_object(
            'round_number', t.round_number, 'guess_start_time', t.guess_start_time, 'marker_latitude', t.marker_latitude,
            'marker_longitude', t.marker_longitude, 'answer_origin', t.answer_origin, 'answer_latitude', t.answer_latitude,
            'answer_longitude', t.answer_longitude, 'submit_time', t.submit_time,
            'distance_m', CASE WHEN t.round_number < g.round_number OR g.phase NOT IN ('loading', 'playing') THEN t.distance_m END,
            'score', CASE WHEN t.round_number < g.round_number OR g.phase NOT IN ('loading', 'playing') THEN t.score END
          ) ORDER BY t.round_number), '[]'::json)
          FROM turns t WHERE t.game_id = p.game_id AND t.player_index = p.player_index))::text
      FROM game_players p JOIN games g ON g.game_id = p.game_id
      WHERE p.account_id = \(accountID)
        AND (\(place?.createTime)::timestamptz IS NULL OR (p.create_time, p.game_id) < (\(place?.createTime), \(place?.gameID)))
      ORDER BY p.create_time DESC, p.game_id DESC LIMIT \(limit)
      """
    ).map { row in (place: Place(createTime: try row.get(0), gameID: try row.get(1)), json: try row.get(2)) }
  }
}
