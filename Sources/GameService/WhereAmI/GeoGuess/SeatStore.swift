import FoundationEssentials
import Postgres

/// Every SQL statement about who plays against others, which everybody does in one game at a time. One function, one statement.
struct SeatStore: Sendable {
  /// The unfinished game against others that a player is in.
  func openGame(of accountID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT game_id FROM open_seats WHERE account_id = \(accountID)").first?.get(0)
  }

  /// Seats players at a game.
  /// - Returns: How many were seated: those who do not play already.
  func seat(_ accountIDs: [UUID], at gameID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      INSERT INTO open_seats (account_id, game_id)
      SELECT account_id, \(gameID) FROM unnest(\(accountIDs)) AS p (account_id) ORDER BY account_id
      ON CONFLICT (account_id) DO NOTHING
      """
    ).affectedCount
  }

  /// Players have left a game, or it has ended.
  func unseat(_ accountIDs: [UUID], from gameID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM open_seats WHERE game_id = \(gameID) AND account_id = ANY (\(accountIDs))")
  }
}
