import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about the deletion of accounts. One function, one statement.
struct AccountDeletionStore: Sendable {
  private static let columns: SQL =
    "deletion_id, account_id, merged_account_id, token_hash, request_time, purge_time, is_begun, complete_time, is_by_operator"

  // MARK: - Locks

  /// Waits for whoever holds something of the account and then changes the account: a new password, a confirmed address. First of all
  /// locks, so that nobody waits for us meanwhile.
  func lockCredentials(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH passwords AS (SELECT account_id FROM password_credentials WHERE account_id = \(accountID) FOR UPDATE),
        codes AS (SELECT code_id FROM mailed_codes WHERE account_id = \(accountID) ORDER BY create_time, code_id FOR UPDATE)
      SELECT (SELECT count(account_id) FROM passwords), (SELECT count(code_id) FROM codes)
      """)
  }

  /// Waits for whoever holds something of the account and then refers to it: log-ins, refreshes. Between a lock of the account that lets
  /// them refer to it, and `lockAccount`.
  func lockUses(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH factors AS (SELECT account_id FROM second_factors WHERE account_id = \(accountID) FOR UPDATE),
        known AS (SELECT identity_id FROM identities WHERE account_id = \(accountID) ORDER BY identity_id FOR UPDATE),
        opened AS (SELECT session_id FROM sessions WHERE account_id = \(accountID) ORDER BY session_id FOR UPDATE)
      SELECT (SELECT count(account_id) FROM factors), (SELECT count(identity_id) FROM known), (SELECT count(session_id) FROM opened)
      """)
  }

  /// Lets nobody open a session of the account, or use one, until the transaction ends.
  func lockAccount(_ accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query("SELECT 1 FROM accounts WHERE account_id = \(accountID) FOR UPDATE").isEmpty
  }

  // MARK: - Deletions

  /// Keeps a deletion, of which its transaction tells: when it waits, by `LeavingNews`.
  /// - Throws: `uniqueViolation` when the account is being deleted already.
  func insert(_ deletion: AccountDeletion, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO account_deletions
        (deletion_id, account_id, merged_account_id, token_hash, request_time, purge_time, is_begun, is_by_operator, is_told)
      VALUES (
        \(deletion.deletionID), \(deletion.accountID), \(deletion.mergedAccountID), \(deletion.tokenHash), \(deletion.requestTime), \(deletion.purgeTime),
        \(deletion.isBegun), \(deletion.isByOperator), true)
      """)
  }

  /// A deletion that nobody else can change until the transaction ends.
  func lock(_ deletionID: UUID, in transaction: Transaction) async throws -> AccountDeletion? {
    try await transaction.query(
      "SELECT \(Self.columns) FROM account_deletions WHERE deletion_id = \(deletionID) FOR NO KEY UPDATE"
    ).first.map(Self.deletion)
  }

  func find(tokenHash: [UInt8], in querying: some Querying) async throws -> AccountDeletion? {
    try await querying.query("SELECT \(Self.columns) FROM account_deletions WHERE token_hash = \(tokenHash)").first.map(Self.deletion)
  }

  /// Account whose deletion it is; nil for one that was taken back or is complete.
  func accountID(of deletionID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT account_id FROM account_deletions WHERE deletion_id = \(deletionID)").first?.get(0)
  }

  /// Which of some accounts are being deleted.
  func leaving(among accountIDs: [UUID], in querying: some Querying) async throws -> [UUID] {
    try await querying.query("SELECT account_id FROM account_deletions WHERE account_id = ANY (\(accountIDs))").map { try $0.get(0) }
  }

  func begin(_ deletionID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE account_deletions SET is_begun = true WHERE deletion_id = \(deletionID)")
  }

  /// A deletion that has not begun, of an account that is held.
  func waiting(of accountID: UUID, in querying: some Querying) async throws -> WaitingDeletion? {
    try await querying.query(
      "SELECT account_id, request_time, is_by_operator FROM account_deletions WHERE account_id = \(accountID) AND NOT is_begun"
    ).first.map { WaitingDeletion(accountID: try $0.get(0), requestTime: try $0.get(1), isByOperator: try $0.get(2)) }
  }

  /// When the data of an account that is being deleted is removed, or began to be; nil of any other.
  func purgeTime(of accountID: UUID, in querying: some Querying) async throws -> Moment? {
    try await querying.query("SELECT purge_time FROM account_deletions WHERE account_id = \(accountID)").first?.get(0)
  }

  /// Removes what an owner has asked for and has not begun, in favour of an operator's deletion.
  /// - Returns: When the owner's would have begun; nil where there was none.
  func cancelOwners(of accountID: UUID, in transaction: Transaction) async throws -> Moment? {
    try await transaction.query(
      "DELETE FROM account_deletions WHERE account_id = \(accountID) AND NOT is_begun AND NOT is_by_operator RETURNING purge_time"
    ).first?.get(0)
  }

  /// Takes a deletion back that has not begun (`DeletionRecall`).
  /// - Returns: The one that there was.
  func cancel(of accountID: UUID, in transaction: Transaction) async throws -> WaitingDeletion? {
    try await transaction.query(
      "DELETE FROM account_deletions WHERE account_id = \(accountID) AND NOT is_begun RETURNING account_id, request_time"
    ).first.map(Self.waiting)
  }

  /// Takes deletions that wait and that nobody was told of. Deletions that another process works at are left to it.
  func takeUntold(limit: Int, in transaction: Transaction) async throws -> [WaitingDeletion] {
    try await transaction.query(
      """
      UPDATE account_deletions SET is_told = true WHERE deletion_id = ANY (ARRAY(
        SELECT deletion_id FROM account_deletions WHERE NOT is_told AND NOT is_begun
        ORDER BY deletion_id LIMIT \(limit) FOR NO KEY UPDATE SKIP LOCKED))
      RETURNING account_id, request_time
      """
    ).map(Self.waiting)
  }

  private static func waiting(_ row: Row) throws -> WaitingDeletion {
    WaitingDeletion(accountID: try row.get(0), requestTime: try row.get(1))
  }

  /// Every service has removed its data: whose it was is forgotten.
  func complete(_ deletionID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE account_deletions SET account_id = NULL, merged_account_id = NULL, complete_time = \(now)
      WHERE deletion_id = \(deletionID) AND complete_time IS NULL
      """)
  }

  /// Forgets that guests have become part of an account.
  func forgetMerges(into accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE account_deletions SET merged_account_id = NULL WHERE merged_account_id = \(accountID)")
  }

  /// Keeps what a service has removed; a repetition changes nothing.
  func insert(_ receipt: DeletionReceipt, of deletionID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO account_deletion_receipts (deletion_id, service, round, purge_time, table_names, row_counts)
      VALUES (
        \(deletionID), \(receipt.service), \(receipt.round), \(receipt.purgeTime), \(receipt.tableNames), \(receipt.rowCounts))
      ON CONFLICT (deletion_id, service, round) DO NOTHING
      """)
  }

  /// Receipts of the services for what they have removed, in the order of their names, then of rounds.
  func receipts(of deletionID: UUID, in querying: some Querying) async throws -> [DeletionReceipt] {
    try await querying.query(
      """
      SELECT service, round, purge_time, table_names, row_counts FROM account_deletion_receipts
      WHERE deletion_id = \(deletionID) ORDER BY service, round
      """
    ).map { row in
      DeletionReceipt(
        service: try row.get(0), round: try row.get(1), purgeTime: try row.get(2), tableNames: try row.get(3), rowCounts: try row.get(4))
    }
  }

  /// When the oldest purge began that is not complete.
  func oldestBegun(in querying: some Querying) async throws -> Moment? {
    try await querying.query(
      "SELECT purge_time FROM account_deletions WHERE is_begun AND complete_time IS NULL ORDER BY purge_time LIMIT 1"
    ).first?.get(0)
  }

  /// Removes receipts of deletions that were complete before `time`, at most `limit`.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM account_deletions WHERE deletion_id = ANY (ARRAY(
        SELECT deletion_id FROM account_deletions WHERE complete_time < \(time)
        ORDER BY complete_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func deletion(_ row: Row) throws -> AccountDeletion {
    AccountDeletion(
      deletionID: try row.get(0), accountID: try row.get(1), mergedAccountID: try row.get(2), tokenHash: try row.get(3),
      requestTime: try row.get(4), purgeTime: try row.get(5), isBegun: try row.get(6), isByOperator: try row.get(8),
      completeTime: try row.get(7))
  }
}
