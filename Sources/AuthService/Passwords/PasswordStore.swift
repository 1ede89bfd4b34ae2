import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about passwords. One function, one statement.
struct PasswordStore: Sendable {
  func insert(_ hash: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO password_credentials (account_id, password_hash, change_time) VALUES (\(accountID), \(hash), \(now))")
  }

  func find(_ accountID: UUID, in querying: some Querying) async throws -> String? {
    try await querying.query("SELECT password_hash FROM password_credentials WHERE account_id = \(accountID)").first?.get(0)
  }

  /// Whether the hash is still this one, and keeps it so until the transaction ends: a password that is changed during a log-in with the
  /// old one must end that log-in.
  func holds(_ hash: String, of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      "SELECT 1 FROM password_credentials WHERE account_id = \(accountID) AND password_hash = \(hash) FOR NO KEY UPDATE"
    ).isEmpty
  }

  /// Replaces the hash that an old password was compared with.
  /// - Returns: Whether it was still that one.
  func replace(_ old: String, by hash: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE password_credentials SET password_hash = \(hash), change_time = \(now)
      WHERE account_id = \(accountID) AND password_hash = \(old)
      """
    ).affectedCount == 1
  }

  /// Gives an account its first password.
  /// - Returns: Whether it had none.
  func insertFirst(_ hash: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO password_credentials (account_id, password_hash, change_time) VALUES (\(accountID), \(hash), \(now))
      ON CONFLICT (account_id) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Gives an account a password, whatever it had.
  func set(_ hash: String, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO password_credentials (account_id, password_hash, change_time) VALUES (\(accountID), \(hash), \(now))
      ON CONFLICT (account_id) DO UPDATE SET password_hash = EXCLUDED.password_hash, change_time = EXCLUDED.change_time
      """)
  }

  /// Nobody logs in by the account's password any more.
  func remove(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM password_credentials WHERE account_id = \(accountID)")
  }

  /// Replaces a hash by one of the same password with other parameters.
  func rehash(_ hash: String, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE password_credentials SET password_hash = \(hash) WHERE account_id = \(accountID)")
  }
}
