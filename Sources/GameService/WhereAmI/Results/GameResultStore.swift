import FoundationEssentials
import Postgres

/// Every SQL statement about what players have done as a whole. One function, one statement.
struct GameResultStore: Sendable {
  /// Games that were begun, for each account in the order given.
  func counts(of accountIDs: [UUID], in querying: some Querying) async throws -> [Int64] {
    try await querying.query(
      """
      SELECT (SELECT count(*) FROM game_players p WHERE p.account_id = asked.account_id)
        + (SELECT count(*) FROM past_games f WHERE f.account_id = asked.account_id)
      FROM unnest(\(accountIDs)) WITH ORDINALITY AS asked (account_id, place) ORDER BY asked.place
      """
    ).map { try $0.get(0) }
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
}
