import FoundationEssentials
import Postgres
import Timekeeping

/// Statements about the games that an account has played, those that are packed too. One function, one statement.
extension GeoGuessStore {
  /// A player's points in the rounds of a game that are revealed; those of the current round count as `PhaseMachine.isRevealed` says.
  private static let revealedScore: SQL = """
    (SELECT coalesce(sum(s.score), 0) FROM turns s
      WHERE s.game_id = p.game_id AND s.player_index = p.player_index AND (
        s.round_number < g.round_number OR g.phase IN ('reveal', 'countdown', 'finished') OR g.phase = 'abandoned' AND (
          SELECT CASE WHEN bool_or(q.leave_time IS NULL)
            THEN bool_and(o.answer_origin IS NOT NULL) FILTER (WHERE q.leave_time IS NULL)
            ELSE bool_or(o.answer_origin IS NOT NULL) FILTER (WHERE q.leave_time = last.leave_time) END
          FROM game_players q
          JOIN turns o ON o.game_id = q.game_id AND o.player_index = q.player_index AND o.round_number = s.round_number
          CROSS JOIN (SELECT max(leave_time) AS leave_time FROM game_players WHERE game_id = g.game_id) AS last
          WHERE q.game_id = g.game_id)))
    """

  /// Players of some games besides an account, in order of player index. Seats of accounts that are gone are left out.
  func players(of gameIDs: [UUID], besides accountID: UUID) async throws -> [(gameID: UUID, accountID: UUID)] {
    try await database.query(
      """
      SELECT game_id, account_id FROM (
        SELECT game_id, account_id, player_index FROM game_players WHERE game_id = ANY (\(gameIDs))
        UNION ALL
        SELECT game_id, account_id, player_index FROM past_games WHERE game_id = ANY (\(gameIDs)) AND kind <> 'single'
      ) AS seats
      WHERE account_id <> \(accountID) ORDER BY game_id, player_index
      """
    ).map { (gameID: try $0.get(0), accountID: try $0.get(1)) }
  }

  /// An account's games that come after a place in its history, newest first.
  func history(of accountID: UUID, after place: HistoryPlace?, limit: Int) async throws -> [GameInHistory] {
    let former = place ?? .start
    return try await database.query(
      """
      SELECT game_id, kind, map_id, create_time, end_time, phase, is_guessing, has_left, player_index, winner_index, score FROM (
        (SELECT p.game_id, g.kind, g.map_id, p.create_time, g.end_time, g.phase, t.guess_start_time IS NOT NULL AS is_guessing,
          p.leave_time IS NOT NULL AS has_left, p.player_index, g.winner_index, \(Self.revealedScore) AS score
        FROM game_players p
        JOIN games g ON g.game_id = p.game_id
        JOIN turns t ON t.game_id = g.game_id AND t.round_number = g.round_number AND t.player_index = p.player_index
        WHERE p.account_id = \(accountID)
          AND (p.create_time, p.game_id) < (\(former.createTime), \(former.gameID))
        ORDER BY p.create_time DESC, p.game_id DESC
        LIMIT \(limit))
        UNION ALL
        (SELECT f.game_id, f.kind, f.map_id, f.create_time, f.end_time, CASE WHEN f.is_finished THEN 'finished' ELSE 'abandoned' END, false,
          f.has_left, f.player_index, f.winner_index, f.score
        FROM past_games f
        WHERE f.account_id = \(accountID)
          AND (f.create_time, f.game_id) < (\(former.createTime), \(former.gameID))
        ORDER BY f.create_time DESC, f.game_id DESC
        LIMIT \(limit))
      ) AS games
      ORDER BY create_time DESC, game_id DESC
      LIMIT \(limit)
      """
    ).map(GameRows.gameInHistory)
  }

  // MARK: Packing

  /// Holds games that ended before a time, the earliest first, against everybody who would change them. Those that somebody is at are left for the next time,
  /// and recordings that games play against which are not packed themselves.
  func lockEnded(before time: Moment, limit: Int, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT g.game_id FROM games g
      WHERE g.end_time < \(time) AND NOT EXISTS (SELECT FROM ghosts h WHERE h.source_game_id = g.game_id)
      ORDER BY g.end_time, g.game_id LIMIT \(limit) FOR UPDATE OF g SKIP LOCKED
      """
    ).map { try $0.get(0) }
  }

  /// Holds the seats and turns of games that are held: who is given another account at this moment, or forgotten, is not waited for.
  /// - Returns: Games of which all are held.
  func lockSeats(of gameIDs: [UUID], in transaction: Transaction) async throws -> [UUID] {
    let rows = try await transaction.query(
      """
      SELECT p.game_id, (SELECT count(*) FROM turns q WHERE q.game_id = p.game_id)
      FROM game_players p JOIN turns t ON t.game_id = p.game_id AND t.player_index = p.player_index
      WHERE p.game_id = ANY (\(gameIDs)) FOR UPDATE OF p, t SKIP LOCKED
      """)
    var missing: [UUID: Int64] = [:]
    for row in rows {
      let gameID = try row.get(0, as: UUID.self)
      missing[gameID] = try missing[gameID] ?? row.get(1, as: Int64.self)
      missing[gameID, default: 0] -= 1
    }
    return missing.filter { $0.value == 0 }.map(\.key)
  }

  /// Keeps what histories say of games whose seats are held. Seats of accounts that are gone are left before their game began, and say nothing.
  /// A line that is kept already stays: one game must not keep all others from being packed.
  func pack(_ gameIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO past_games (account_id, create_time, game_id, end_time, score, player_index, winner_index, is_finished, has_left, kind, map_id)
      SELECT p.account_id, p.create_time, p.game_id, g.end_time, \(Self.revealedScore), p.player_index, g.winner_index, g.phase = 'finished',
        p.leave_time IS NOT NULL, g.kind, g.map_id
      FROM games g JOIN game_players p ON p.game_id = g.game_id
      WHERE g.game_id = ANY (\(gameIDs)) AND (p.leave_time IS NULL OR p.leave_time >= p.create_time)
      ON CONFLICT (account_id, create_time, game_id) DO NOTHING
      """)
  }

  /// Removes games with all that belongs to them.
  func delete(_ gameIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM games WHERE game_id = ANY (\(gameIDs))")
  }
}
