import FoundationEssentials
import Postgres
import Timekeeping

/// The SQL statement that keeps by which sessions games are played; signals read it.
struct GameSessionStore: Sendable {
  /// Keeps that a session has played, until the game is looked at.
  /// - Parameter network: Pseudonym of the network it has played from, 32 bytes; nil where that is not known.
  func note(
    _ sessionID: UUID, of accountID: UUID, from network: [UInt8]?, in gameID: UUID, at now: Moment, _ transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO game_sessions (game_id, account_id, session_id, first_time, last_time, network)
      VALUES (\(gameID), \(accountID), \(sessionID), \(now), \(now), \(network))
      ON CONFLICT (game_id, account_id, session_id) DO UPDATE SET last_time = GREATEST(game_sessions.last_time, excluded.last_time),
        network = COALESCE(excluded.network, game_sessions.network)
      """)
  }
}
