import Postgres
import Timekeeping

/// Every SQL statement about invitations to sign up. One function, one statement.
struct InvitationStore: Sendable {
  func insert(_ hash: [UInt8], usesMax: Int32, until expireTime: Moment, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO sign_up_invitations (code_hash, create_time, expire_time, uses_max) VALUES (\(hash), \(now), \(expireTime), \(usesMax))
      """)
  }

  func isGood(_ hash: [UInt8], at now: Moment, in querying: some Querying) async throws -> Bool {
    try await !querying.query(
      "SELECT 1 FROM sign_up_invitations WHERE code_hash = \(hash) AND expire_time > \(now) AND use_count < uses_max"
    ).isEmpty
  }

  /// - Returns: Whether there was a use left.
  func use(_ hash: [UInt8], at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE sign_up_invitations SET use_count = use_count + 1
      WHERE code_hash = \(hash) AND expire_time > \(now) AND use_count < uses_max
      """
    ).affectedCount == 1
  }

  /// Removes invitations that are over, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM sign_up_invitations WHERE code_hash = ANY (ARRAY(
        SELECT code_hash FROM sign_up_invitations WHERE expire_time <= \(time)
        ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
