import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about guests. One function, one statement.
struct GuestStore: Sendable {
  /// Makes an account of a guest.
  /// - Returns: False when it is no guest.
  /// - Throws: `uniqueViolation` of one of `AccountStore.Constraint` when the name or the address belongs to somebody.
  func upgrade(_ accountID: UUID, username: String?, email: String?, isEmailVerified: Bool, in transaction: Transaction) async throws
    -> Bool
  {
    try await transaction.execute(
      """
      UPDATE accounts SET is_guest = false, username = \(username), username_skeleton = \(username.map(UsernameRules.skeleton)),
        email = \(email), email_normalized = \(email.map(EmailRules.normalized)), email_verified = \(isEmailVerified)
      WHERE account_id = \(accountID) AND is_guest
      """
    ).affectedCount == 1
  }

  /// Guests that were not in use since `time`, the oldest first.
  func unused(since time: Moment, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT a.account_id FROM accounts a
      WHERE a.is_guest AND a.create_time < \(time)
        AND NOT EXISTS (SELECT FROM sessions s WHERE s.account_id = a.account_id AND s.rotate_time >= \(time))
      ORDER BY a.create_time LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Whether nobody has used the guest since `time`.
  func isUnused(_ guestID: UUID, since time: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.query("SELECT 1 FROM sessions WHERE account_id = \(guestID) AND rotate_time >= \(time) LIMIT 1").isEmpty
  }

  /// Lets nobody else change the guest until the transaction ends.
  /// - Returns: Whether it is a guest.
  func lock(_ guestID: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query("SELECT 1 FROM accounts WHERE account_id = \(guestID) AND is_guest FOR UPDATE").isEmpty
  }

  // MARK: - Merges

  /// Remembers that a guest has become part of an account, for a client that asks again.
  func insertMerge(of sessionID: UUID, into accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO guest_merges (session_id, account_id, create_time) VALUES (\(sessionID), \(accountID), \(now))")
  }

  /// Whether the guest of a session has become part of the account.
  func isMerged(_ sessionID: UUID, into accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT 1 FROM guest_merges WHERE session_id = \(sessionID) AND account_id = \(accountID)").isEmpty
  }

  /// Forgets merges from before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteMerges(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM guest_merges WHERE session_id = ANY (ARRAY(
        SELECT session_id FROM guest_merges WHERE create_time < \(time) ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
