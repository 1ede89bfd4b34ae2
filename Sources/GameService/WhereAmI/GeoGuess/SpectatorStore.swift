import FoundationEssentials
import Postgres

/// Every SQL statement about who looks on at games. One function, one statement.
struct SpectatorStore: Sendable {
  func addSpectators(_ accountIDs: [UUID], to gameID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO game_spectators (game_id, account_id) SELECT \(gameID), account_id FROM unnest(\(accountIDs)) AS s (account_id)
      ON CONFLICT (game_id, account_id) DO NOTHING
      """)
  }

  func removeSpectator(_ accountID: UUID, from gameID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM game_spectators WHERE game_id = \(gameID) AND account_id = \(accountID)")
  }

  /// Has neither of two look on at a game that the other one plays.
  /// - Returns: Which games that were.
  func part(_ accountID: UUID, _ otherID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      DELETE FROM game_spectators s USING game_players p
      WHERE p.game_id = s.game_id AND (s.account_id, p.account_id) IN (
        (\(accountID)::uuid, \(otherID)::uuid), (\(otherID)::uuid, \(accountID)::uuid))
      RETURNING s.game_id
      """
    ).map { try $0.get(0) }
  }

  /// Spectators of a game.
  func spectators(of gameID: UUID, in querying: some Querying) async throws -> [UUID] {
    try await querying.query("SELECT account_id FROM game_spectators WHERE game_id = \(gameID)").map { try $0.get(0) }
  }

  func isSpectator(_ accountID: UUID, of gameID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT FROM game_spectators WHERE game_id = \(gameID) AND account_id = \(accountID)").isEmpty
  }
}
