import FoundationEssentials
import Postgres

/// Every SQL statement about what players have done as a whole. One function, one statement.
struct ResultsStore: Sendable {
  /// Games that were begun, for each account in the order given.
  func counts(of accountIDs: [UUID], in querying: some Querying) async throws -> [Int64] {
    try await querying.query(
      """
      SELECT count(p.game_id) FROM unnest(\(accountIDs)) WITH ORDINALITY AS asked (account_id, place)
      LEFT JOIN game_players p ON p.account_id = asked.account_id
      GROUP BY asked.place ORDER BY asked.place
      """
    ).map { try $0.get(0) }
  }

  /// Average scores at Where am I, of the games that count for leaderboards; whoever has finished none is left out.
  func averageScores(of accountIDs: [UUID], in querying: some Querying) async throws -> [(accountID: UUID, score: Double)] {
    try await querying.query(
      """
      SELECT account_id, score_average FROM leaderboard_entries
      WHERE account_id = ANY (\(accountIDs)) AND map_id = '' AND period = 'all' AND game_count > 0
      """
    ).map { (accountID: try $0.get(0), score: try $0.get(1)) }
  }

  /// Games that somebody can go on with: the one alone and the one against others.
  func openGames(of accountID: UUID, in querying: some Querying) async throws -> [(gameID: UUID, kind: Game.Kind, mapID: String)] {
    try await querying.query(
      """
      SELECT g.game_id, g.kind, g.map_id FROM games g
      JOIN (
        SELECT game_id FROM open_singles WHERE account_id = \(accountID)
        UNION SELECT game_id FROM open_seats WHERE account_id = \(accountID)
      ) AS mine ON mine.game_id = g.game_id
      WHERE g.end_time IS NULL ORDER BY g.game_id
      """
    ).map { (gameID: try $0.get(0), kind: try $0.get(1), mapID: try $0.get(2)) }
  }

  // MARK: - From one account to another

  /// Hands over the games that go on. Whoever plays them at this moment finds another version and reads them again.
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

  /// Adds the days the guest has played to the account's.
  func addPlayDays(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO play_days AS d (account_id, play_day, game_count)
      SELECT \(accountID), play_day, game_count FROM play_days WHERE account_id = \(guestID)
      ON CONFLICT (account_id, play_day) DO UPDATE SET game_count = d.game_count + excluded.game_count
      """)
  }

  /// Adds the guest's statistics to the account's. The streak of days is counted again by `countDayStreak`.
  func addStatistics(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO statistics AS s (
        account_id, single_game_count, multiplayer_game_count, score_sum, score_max, win_count, win_streak_count, quit_count, time_zone,
        last_play_day, day_streak_count, unfinished_win_count)
      SELECT \(accountID), single_game_count, multiplayer_game_count, score_sum, score_max, win_count, win_streak_count, quit_count,
        time_zone, last_play_day, day_streak_count, unfinished_win_count
      FROM statistics WHERE account_id = \(guestID)
      ON CONFLICT (account_id) DO UPDATE SET
        single_game_count = s.single_game_count + excluded.single_game_count,
        multiplayer_game_count = s.multiplayer_game_count + excluded.multiplayer_game_count,
        score_sum = s.score_sum + excluded.score_sum,
        score_max = GREATEST(s.score_max, excluded.score_max),
        win_count = s.win_count + excluded.win_count,
        unfinished_win_count = s.unfinished_win_count + excluded.unfinished_win_count,
        quit_count = s.quit_count + excluded.quit_count,
        time_zone = CASE WHEN excluded.last_play_day > COALESCE(s.last_play_day, '-infinity') THEN excluded.time_zone ELSE s.time_zone END,
        last_play_day = GREATEST(s.last_play_day, excluded.last_play_day),
        day_streak_count = CASE
          WHEN excluded.last_play_day > COALESCE(s.last_play_day, '-infinity') THEN excluded.day_streak_count ELSE s.day_streak_count END
      """)
  }

  /// Counts the consecutive days up to the last one again, from the days themselves.
  func countDayStreak(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE statistics SET day_streak_count = (
        SELECT count(1) FROM (
          SELECT play_day + row_number() OVER (ORDER BY play_day DESC)::integer AS island
          FROM play_days WHERE account_id = \(accountID)) AS days
        WHERE island = last_play_day + 1)
      WHERE account_id = \(accountID) AND last_play_day IS NOT NULL
      """)
  }

  func deletePlayDays(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM play_days WHERE account_id = \(accountID)")
  }

  func deleteStatistics(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM statistics WHERE account_id = \(accountID)")
  }
}
