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

  /// Takes an address from whoever has it without having confirmed it.
  /// - Parameter accountID: Keeps it.
  /// - Returns: Account whose it was; nil when nobody's.
  func releaseUnconfirmed(_ email: String, except accountID: UUID, in transaction: Transaction) async throws -> UUID? {
    try await transaction.query(
      """
      UPDATE accounts SET email = NULL, email_normalized = NULL
      WHERE email_normalized = \(EmailRules.normalized(email)) AND account_id <> \(accountID) AND NOT email_verified
      RETURNING account_id
      """
    ).first.map { try $0.get(0) }
  }

  /// A person who adds a way in to an account has shown that its address is theirs: otherwise somebody could enter an address that is not, and
  /// stay in the account when its reader comes and takes it by a reset. An account without an address has nobody to come.
  /// - Parameter proven: An address that is proven in the same breath, as a provider's token may; nil where nothing is.
  /// - Returns: Whether that is still to be shown.
  func lacksConfirmedEmail(_ accountID: UUID, proven: String? = nil, in querying: some Querying) async throws -> Bool {
    try await querying.query(
      """
      SELECT EXISTS (
        SELECT FROM accounts WHERE account_id = \(accountID) AND email IS NOT NULL AND NOT email_verified
          AND email_normalized IS DISTINCT FROM \(proven.map(EmailRules.normalized)))
      """
    ).firstRow().get(0)
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
