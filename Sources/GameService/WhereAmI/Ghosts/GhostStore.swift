import FoundationEssentials
import Postgres

/// Every SQL statement about ghosts. One function, one statement.
struct GhostStore: Sendable {
  /// One player's part in a finished game.
  struct Recording: Hashable, Sendable {
    let gameID: UUID
    /// By index from 1.
    let player: Int
  }

  /// The latest recordings on a map that the account does not know: no game of its own, none it has looked on at, none it has met as a ghost. It
  /// may have seen one of the places in another game, or all of them by another account: no such game is ranked. Games of the day are left
  /// out, for others are still to play them, and games against ghosts, whose places are others'.
  func candidates(for accountID: UUID, on mapID: String, limit: Int, in querying: some Querying) async throws -> [Recording] {
    try await querying.query(
      """
      SELECT g.game_id, p.player_index FROM games g JOIN game_players p ON p.game_id = g.game_id
      WHERE g.map_id = \(mapID) AND g.end_time IS NOT NULL AND g.phase = 'finished' AND NOT g.has_known_places AND p.leave_time IS NULL
        AND NOT EXISTS (SELECT FROM game_players m WHERE m.game_id = g.game_id AND m.account_id = \(accountID))
        AND NOT EXISTS (SELECT FROM game_spectators s WHERE s.game_id = g.game_id AND s.account_id = \(accountID))
        AND NOT EXISTS (
          SELECT FROM ghosts h JOIN game_players m ON m.game_id = h.game_id
          WHERE h.source_game_id = g.game_id AND m.account_id = \(accountID))
        AND NOT EXISTS (
          SELECT FROM turns t WHERE t.game_id = g.game_id AND t.player_index = p.player_index
            AND (t.answer_latitude IS NULL OR t.answer_origin = 'default'))
      ORDER BY g.end_time DESC LIMIT \(limit)
      """
    ).map { Recording(gameID: try $0.get(0), player: try $0.get(1)) }
  }

  func insert(_ recording: Recording, in gameID: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO ghosts (game_id, source_game_id, source_player_index)
      VALUES (\(gameID), \(recording.gameID), \(recording.player))
      """)
  }

  /// Recording that a game is played against; nil when none.
  func recording(in gameID: UUID, _ querying: some Querying) async throws -> Recording? {
    try await querying.query("SELECT source_game_id, source_player_index FROM ghosts WHERE game_id = \(gameID)").first.map {
      Recording(gameID: try $0.get(0), player: try $0.get(1))
    }
  }
}
