import FoundationEssentials
import Postgres
import Timekeeping

/// A picture that this process is to fetch.
struct ClaimedImport: Sendable, Hashable {
  var accountID: UUID
  /// Never logged.
  var url: String
  /// This one included.
  var attemptCount: Int
  var claimID: UUID
}

/// Every SQL statement about pictures that are to be fetched. One function, one statement.
struct PictureImportStore: Sendable {
  /// Has a picture fetched, instead of one that waits already.
  func put(_ url: String, of accountID: UUID, dueTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO picture_imports (account_id, url, due_time) VALUES (\(accountID), \(url), \(dueTime))
      ON CONFLICT (account_id) DO UPDATE SET url = excluded.url, due_time = excluded.due_time, attempt_count = 0, claim_id = NULL
      """)
  }

  /// Takes what is due, for as long as the claim lasts.
  func claim(_ claimID: UUID, until end: Moment, at now: Moment, in database: Database) async throws -> ClaimedImport? {
    try await database.execute(
      """
      UPDATE picture_imports SET claim_id = \(claimID), due_time = \(end), attempt_count = attempt_count + 1
      WHERE account_id = (
        SELECT account_id FROM picture_imports WHERE due_time <= \(now) ORDER BY due_time, account_id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING account_id, url, attempt_count
      """
    ).first.map {
      ClaimedImport(
        accountID: try $0.get(0), url: try $0.get(1), attemptCount: Int(try $0.get(2, as: Int32.self)), claimID: claimID)
    }
  }

  /// It is done with.
  /// - Returns: Whether it was still claimed: neither forgotten with its account, nor taken over.
  func finish(_ claimed: ClaimedImport, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "DELETE FROM picture_imports WHERE account_id = \(claimed.accountID) AND claim_id = \(claimed.claimID)"
    ).affectedCount == 1
  }

  /// It is given up.
  func giveUp(_ claimed: ClaimedImport, in database: Database) async throws {
    try await database.execute(
      "DELETE FROM picture_imports WHERE account_id = \(claimed.accountID) AND claim_id = \(claimed.claimID)")
  }

  /// It is tried again.
  func postpone(_ claimed: ClaimedImport, until dueTime: Moment, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE picture_imports SET due_time = \(dueTime), claim_id = NULL
      WHERE account_id = \(claimed.accountID) AND claim_id = \(claimed.claimID)
      """)
  }
}
