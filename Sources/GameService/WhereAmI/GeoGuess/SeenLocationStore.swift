import FoundationEssentials
import Postgres

/// Every SQL statement about places that players have seen. One function, one statement.
struct SeenLocationStore: Sendable {
  /// The places that players were shown in their latest games, whoever else played; with the next one, which apps are given to load ahead. Places of games that
  /// were played on another server have no id.
  /// - Parameter gameLimit: Games of each player.
  func seen(by accountIDs: [UUID], gameLimit: Int, in querying: some Querying) async throws -> [String] {
    try await querying.query(
      """
      SELECT DISTINCT r.location_id
      FROM unnest(\(accountIDs)::uuid[]) AS player (account_id)
      CROSS JOIN LATERAL (
        SELECT p.game_id FROM game_players p WHERE p.account_id = player.account_id
        ORDER BY p.create_time DESC, p.game_id DESC LIMIT \(gameLimit)
      ) AS latest
      JOIN games g ON g.game_id = latest.game_id
      JOIN rounds r ON r.game_id = g.game_id AND r.round_number <= g.round_number + 1 AND r.location_id <> ''
      """
    ).map { try $0.get(0) }
  }
}
