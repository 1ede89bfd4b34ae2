import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about games as data of a player: data that goes with the player, is given out, or is given to another account. One function,
/// one statement.
struct PlayerDataStore: Sendable {
  /// Where the next page of games begins.
  struct Place: Sendable, Hashable {
    var createTime: Moment
    var gameID: UUID
  }

  /// Hands over the games that go on. A caller who plays them at this moment finds another version and reads them again.
  func moveUnfinishedGames(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE games SET version = version + 1
      WHERE end_time IS NULL AND game_id IN (SELECT game_id FROM game_players WHERE account_id = \(guestID))
      """)
  }

  /// An account has one unfinished single-player game. When both have one, the guest's goes on without being anybody's one: it is played by
  /// its clocks, and ends.
  func moveOpenSingle(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (DELETE FROM open_singles WHERE account_id = \(guestID) RETURNING game_id)
      INSERT INTO open_singles (account_id, game_id) SELECT \(accountID), game_id FROM moved
      ON CONFLICT (account_id) DO NOTHING
      """)
  }

  func movePlayers(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE game_players SET account_id = \(accountID)
      WHERE account_id = \(guestID)
        AND game_id NOT IN (SELECT game_id FROM game_players WHERE account_id = \(accountID))
      """)
  }

  /// Hands over the games that are packed. Behind `movePlayers`: a game that is packed meanwhile is found by one of the two.
  func movePastGames(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE past_games SET account_id = \(accountID)
      WHERE account_id = \(guestID) AND game_id NOT IN (SELECT game_id FROM past_games WHERE account_id = \(accountID))
      """)
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

  /// Removes the logs of the games that an account plays with others: they tell of the one who goes in every line. Later events of a game that goes on are
  /// written still, and go in their time: nobody reads them.
  func deleteLogs(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH mine AS (
        UPDATE games SET is_logged = false FROM game_players p
        WHERE p.account_id = \(accountID) AND games.game_id = p.game_id AND games.is_logged
      )
      DELETE FROM game_events USING game_players p WHERE p.account_id = \(accountID) AND game_events.game_id = p.game_id
      """)
  }

  /// Empties the player's turns in games that others play as well.
  func forgetTurns(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE turns SET guess_start_time = NULL, marker_latitude = NULL, marker_longitude = NULL, answer_origin = NULL,
        answer_latitude = NULL, answer_longitude = NULL, submit_time = NULL, distance_m = NULL, score = NULL, found_latitude = NULL, found_longitude = NULL
      FROM game_players p
      WHERE p.account_id = \(accountID) AND turns.game_id = p.game_id AND turns.player_index = p.player_index
      """)
  }

  /// Gives the player's seats in games that others play as well to nobody: the others' indices stay what they are. They are left from before the
  /// game began, as no other seat is: when the player was there, and who is told of a game that goes on, is told by it no more.
  /// - Parameter secret: Kept nowhere. Another id follows from it for each game, so that nothing says that the seats were one player's.
  /// - Returns: How many.
  func forgetSeats(of accountID: UUID, secret: String, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE game_players SET account_id = md5(game_id::text || \(secret))::uuid, time_zone = 'UTC', leave_time = create_time - interval '1 second'
      WHERE account_id = \(accountID)
      """
    ).affectedCount
  }

  /// A player's games with the player's own turns, newest first, as JSON. Rounds are given by their numbers alone: the position of a panorama stays a secret
  /// while the game goes on, and so does how near the answer of the open round came to it.
  func games(of accountID: UUID, after place: Place?, limit: Int, in database: Database) async throws -> [(place: Place, json: String)] {
    try await database.slowQuery(
      """
      SELECT p.create_time, p.game_id, json_build_object(
        'game_id', g.game_id, 'kind', g.kind, 'map_id', g.map_id, 'create_time', g.create_time, 'end_time', g.end_time, 'phase', g.phase,
        'time_zone', p.time_zone, 'turns', (
          SELECT COALESCE(json_agg(json_build_object(
            'round_number', t.round_number, 'guess_start_time', t.guess_start_time, 'marker_latitude', t.marker_latitude,
            'marker_longitude', t.marker_longitude, 'answer_origin', t.answer_origin, 'answer_latitude', t.answer_latitude,
            'answer_longitude', t.answer_longitude, 'submit_time', t.submit_time, 'found_latitude', t.found_latitude,
            'found_longitude', t.found_longitude,
            'distance_m', CASE WHEN t.round_number < g.round_number OR g.phase NOT IN ('loading', 'playing') THEN t.distance_m END,
            'score', CASE WHEN t.round_number < g.round_number OR g.phase NOT IN ('loading', 'playing') THEN t.score END
          ) ORDER BY t.round_number), '[]'::json)
          FROM turns t WHERE t.game_id = p.game_id AND t.player_index = p.player_index))::text
      FROM game_players p JOIN games g ON g.game_id = p.game_id
      WHERE p.account_id = \(accountID)
        AND (p.create_time, p.game_id) < (\(place?.createTime ?? .distantFuture), \(place?.gameID ?? .largest))
      ORDER BY p.create_time DESC, p.game_id DESC LIMIT \(limit)
      """
    ).map { row in (place: Place(createTime: try row.get(0), gameID: try row.get(1)), json: try row.get(2)) }
  }
}
