import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about who is there. The state that a game is told is kept with the game.
struct ReconnectStore: Sendable {
  /// One who plays with others now.
  struct SeatedPlayer: Hashable, Sendable {
    let accountID: UUID
    let gameID: UUID
    /// By index from 1.
    let player: Int
    let isConnected: Bool
    let awayTime: Moment?
    let grace: Duration
  }

  /// Players who play with others and have not left, in the order of their accounts.
  func seated(after accountID: UUID?, limit: Int, in querying: some Querying) async throws -> [SeatedPlayer] {
    try await querying.query(
      """
      SELECT s.account_id, s.game_id, p.player_index, p.is_connected, p.away_time, g.reconnect_grace_ms
      FROM open_seats s
      JOIN games g ON g.game_id = s.game_id
      JOIN game_players p ON p.game_id = s.game_id AND p.account_id = s.account_id
      WHERE s.account_id > \(accountID ?? .smallest) ORDER BY s.account_id LIMIT \(limit)
      """
    ).map { row in
      SeatedPlayer(
        accountID: try row.get(0), gameID: try row.get(1), player: try row.get(2), isConnected: try row.get(3), awayTime: try row.get(4),
        grace: .milliseconds(try row.get(5, as: Int32.self)))
    }
  }
}
