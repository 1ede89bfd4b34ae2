import FoundationEssentials
import Postgres
import Timekeeping

extension MailedCodeRules.Purpose: SQLValue, SQLDecodable {}

/// Every SQL statement about mailed codes. One function, one statement.
struct MailedCodeStore: Sendable {
  private static let columns: SQL =
    "code_id, account_id, purpose, email, code_hash, token_hash, create_time, expire_time, failed_count"

  func insert(_ code: StoredMailedCode, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO mailed_codes (
        code_id, account_id, purpose, email, email_normalized, code_hash, token_hash, create_time, expire_time, failed_count)
      VALUES (
        \(code.codeID), \(code.accountID), \(code.purpose), \(code.email), \(EmailRules.normalized(code.email)), \(code.codeHash),
        \(code.tokenHash), \(code.createTime), \(code.expireTime), \(code.failedCount))
      """)
  }

  /// Lets nobody else make a code of the account for that until the transaction ends. Not by a row: there may be none, and the account's is
  /// taken behind its codes (`AccountDeletionStore.lockCredentials`).
  func lockIssuing(of accountID: UUID, for purpose: MailedCodeRules.Purpose, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(accountID)::text || \(purpose)::text, 427020874354))")
  }

  /// A code, which nobody else can use or try until the transaction ends.
  func lock(_ codeID: UUID, for purposes: [MailedCodeRules.Purpose], in transaction: Transaction) async throws -> StoredMailedCode? {
    try await transaction.query(
      """
      SELECT \(Self.columns) FROM mailed_codes
      WHERE code_id = \(codeID) AND purpose = ANY(\(purposes.map(\.rawValue))) FOR UPDATE
      """
    ).first.map(Self.code)
  }

  /// The newest codes that were mailed to an address, which nobody else can use or try until the transaction ends.
  func lock(
    mailedTo email: String, for purposes: [MailedCodeRules.Purpose], limit: Int, in transaction: Transaction
  ) async throws -> [StoredMailedCode] {
    try await transaction.query(
      """
      SELECT \(Self.columns) FROM mailed_codes
      WHERE email_normalized = \(EmailRules.normalized(email)) AND purpose = ANY(\(purposes.map(\.rawValue)))
      ORDER BY create_time DESC, code_id DESC LIMIT \(limit) FOR UPDATE
      """
    ).map(Self.code)
  }

  func find(of accountID: UUID, for purpose: MailedCodeRules.Purpose, in querying: some Querying) async throws -> StoredMailedCode? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM mailed_codes WHERE account_id = \(accountID) AND purpose = \(purpose)
      ORDER BY create_time DESC, code_id DESC LIMIT 1
      """
    ).first.map(Self.code)
  }

  func countFailure(of codeIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE mailed_codes SET failed_count = failed_count + 1 WHERE code_id = ANY(\(codeIDs))")
  }

  /// - Returns: Whether it was there: of two who use it at the same moment, one hears yes.
  func consume(_ codeID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute("DELETE FROM mailed_codes WHERE code_id = \(codeID)").affectedCount == 1
  }

  /// Makes an account's codes for something worthless.
  func delete(of accountID: UUID, for purposes: [MailedCodeRules.Purpose], in transaction: Transaction) async throws {
    try await transaction.execute(
      "DELETE FROM mailed_codes WHERE account_id = \(accountID) AND purpose = ANY(\(purposes.map(\.rawValue)))")
  }

  /// Makes worthless what would give an account another address than it has.
  func deleteEmailChanges(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM mailed_codes m USING accounts a
      WHERE m.account_id = \(accountID) AND a.account_id = m.account_id AND m.purpose = \(MailedCodeRules.Purpose.confirmEmail)
        AND m.email_normalized IS DISTINCT FROM a.email_normalized
      """)
  }

  /// Makes worthless the ways back that were mailed after one of them, which went to addresses of whoever changed the first.
  func deleteUndos(of accountID: UUID, after codeID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM mailed_codes
      WHERE account_id = \(accountID) AND purpose = \(MailedCodeRules.Purpose.undoEmailChange) AND code_id > \(codeID)
      """)
  }

  /// Forgets codes that were mailed to the account's address before it had it, with the sign-ups that wait for them: they name the address.
  /// - Returns: How many.
  func delete(toAddressOf accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM mailed_codes
      WHERE account_id IS NULL AND email_normalized = (SELECT email_normalized FROM accounts WHERE account_id = \(accountID))
      """
    ).affectedCount
  }

  /// Removes what expired before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteExpired(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM mailed_codes WHERE code_id = ANY (ARRAY(
        SELECT code_id FROM mailed_codes WHERE expire_time < \(time) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func code(_ row: Row) throws -> StoredMailedCode {
    StoredMailedCode(
      codeID: try row.get(0), accountID: try row.get(1), purpose: try row.get(2), email: try row.get(3), codeHash: try row.get(4),
      tokenHash: try row.get(5), createTime: try row.get(6), expireTime: try row.get(7), failedCount: try row.get(8))
  }
}
