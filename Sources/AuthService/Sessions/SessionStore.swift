import FoundationEssentials
import Postgres
import Timekeeping

extension StoredSession.RevokeReason: SQLValue {}

/// Every SQL statement about sessions. One function, one statement.
struct SessionStore: Sendable {
  func insert(_ session: StoredSession, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO sessions (
        session_id, account_id, device_name, generation, token_hash, previous_token_hash, create_time, rotate_time, idle_expire_time,
        absolute_expire_time)
      VALUES (
        \(session.sessionID), \(session.accountID), \(session.deviceName), \(session.generation), \(session.tokenHash),
        \(session.previousTokenHash), \(session.createTime), \(session.rotateTime), \(session.idleExpireTime), \(session.absoluteExpireTime))
      """)
  }

  /// A session, which nobody else can change until the transaction ends: of two refreshes at the same moment the second sees what the
  /// first has done.
  func lock(_ sessionID: UUID, in transaction: Transaction) async throws -> StoredSession? {
    try await transaction.query(
      """
      SELECT session_id, account_id, device_name, generation, token_hash, previous_token_hash, create_time, rotate_time, idle_expire_time,
        absolute_expire_time, revoke_time IS NOT NULL
      FROM sessions WHERE session_id = \(sessionID) FOR NO KEY UPDATE
      """
    ).first.map(Self.session)
  }

  /// Makes `tokenHash` the newest.
  func rotate(
    _ sessionID: UUID, to generation: Int32, tokenHash: [UInt8], at now: Moment, idleExpireTime: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE sessions
      SET generation = \(generation), previous_token_hash = token_hash, token_hash = \(tokenHash), rotate_time = GREATEST(rotate_time, \(now)),
        idle_expire_time = \(idleExpireTime)
      WHERE session_id = \(sessionID)
      """)
  }

  /// Ends a session. One that has ended already stays as it is.
  func revoke(_ sessionID: UUID, because reason: StoredSession.RevokeReason, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(Self.revoking(sessionID, reason, now))
  }

  /// Ends a session, as a transaction of its own.
  func revoke(_ sessionID: UUID, because reason: StoredSession.RevokeReason, at now: Moment, in database: Database) async throws {
    try await database.execute(Self.revoking(sessionID, reason, now))
  }

  /// Removes sessions that ended before `time`, at most `limit` of them.
  /// - Returns: How many.
  func deleteEnded(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM sessions WHERE session_id IN (
        SELECT session_id FROM sessions
        WHERE idle_expire_time < \(time) OR revoke_time < \(time)
        ORDER BY session_id LIMIT \(limit) FOR UPDATE SKIP LOCKED)
      """
    ).affectedCount
  }

  private static func revoking(_ sessionID: UUID, _ reason: StoredSession.RevokeReason, _ now: Moment) -> SQL {
    """
    UPDATE sessions SET revoke_time = \(now), revoke_reason = \(reason)
    WHERE session_id = \(sessionID) AND revoke_time IS NULL
    """
  }

  private static func session(_ row: Row) throws -> StoredSession {
    StoredSession(
      sessionID: try row.get(0), accountID: try row.get(1), deviceName: try row.get(2), generation: try row.get(3),
      tokenHash: try row.get(4),
      previousTokenHash: try row.get(5), createTime: try row.get(6), rotateTime: try row.get(7), idleExpireTime: try row.get(8),
      absoluteExpireTime: try row.get(9), isRevoked: try row.get(10))
  }
}
