import FoundationEssentials
import Postgres

/// Every SQL statement about who somebody is. One function, one statement.
struct DirectoryStore: Sendable {
  /// Whom others may see: accounts with a name that are not being deleted.
  func find(
    _ accountIDs: [UUID], orFolded usernames: [String], in querying: some Querying
  ) async throws -> [(accountID: UUID, username: String)] {
    try await querying.query(
      """
      SELECT a.account_id, a.username FROM accounts a
      WHERE (a.account_id = ANY (\(accountIDs)) OR a.username_folded = ANY (\(usernames))) AND a.username IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = a.account_id)
      """
    ).map { (accountID: try $0.get(0), username: try $0.get(1)) }
  }
}
