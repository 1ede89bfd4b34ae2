import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement of the operator's looks. One function, one statement.
struct OperatorStore: Sendable {
  /// Accounts whose user names begin so, in the order of these.
  func find(usernamesFrom folded: String, limit: Int, in querying: some Querying) async throws -> [StoredAccount] {
    try await querying.query(
      """
      SELECT \(AccountStore.columns) FROM accounts
      WHERE username_folded COLLATE "C" >= \(folded) AND username_folded COLLATE "C" < \(folded + "\u{7F}")
      ORDER BY username_folded COLLATE "C" LIMIT \(limit)
      """
    ).map(AccountStore.account)
  }

  /// Accounts whose ids end so, but those that are being deleted.
  /// - Parameter ends: The last ten bytes, as the expression of their index has them.
  func find(idsEndingBy ends: [[UInt8]], in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT a.account_id FROM accounts a
      WHERE substring(uuid_send(a.account_id) FROM 7) = ANY (\(ends))
        AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = a.account_id)
      """
    ).map { try $0.get(0) }
  }

  /// Notes that an account is taken in from elsewhere.
  /// - Returns: Whether it was not before.
  func insertMoved(_ accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO moved_accounts (account_hash) VALUES (sha256(uuid_send(\(accountID)))) ON CONFLICT (account_hash) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Accounts with a role besides "user", as the predicate of their index has them.
  func staff(limit: Int, in querying: some Querying) async throws -> [StoredAccount] {
    try await querying.query(
      "SELECT \(AccountStore.columns) FROM accounts WHERE cardinality(roles) > 1 ORDER BY account_id LIMIT \(limit)"
    ).map(AccountStore.account)
  }
}
