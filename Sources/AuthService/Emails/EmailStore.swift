import FoundationEssentials
import Postgres

/// Every SQL statement about an account's address. One function, one statement.
extension AccountStore {
  /// Notes that the owner of `email` has confirmed it, if the account still has it.
  /// - Returns: Whether it has.
  @discardableResult
  func markVerified(_ accountID: UUID, email: String, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE accounts SET email_verified = true
      WHERE account_id = \(accountID) AND email_normalized = \(EmailRules.normalized(email))
      """
    ).affectedCount == 1
  }

  /// Gives the account another, confirmed address.
  /// - Throws: `uniqueViolation` of `Constraint.email` when it belongs to somebody: of two who confirm it at the same moment, the second.
  func setEmail(_ email: String, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE accounts SET email = \(email), email_normalized = \(EmailRules.normalized(email)), email_verified = true
      WHERE account_id = \(accountID)
      """)
  }

  /// Whether an address belongs to somebody else. Only a courtesy to whoever asks: the constraint decides.
  func isTaken(email: String, except accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query(
      """
      SELECT EXISTS (
        SELECT FROM accounts WHERE email_normalized = \(EmailRules.normalized(email)) AND account_id <> \(accountID))
      """
    ).firstRow().get(0)
  }
}
