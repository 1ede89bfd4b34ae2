import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about revocations. One function, one statement.
struct RevocationStore: Sendable {
  /// Numbers ended sessions and keeps them. Locks the head until the transaction ends: its last statement.
  func append(sessions: [UUID], expireTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH head AS (UPDATE revocation_head SET number = number + \(Int64(sessions.count)) RETURNING number)
      INSERT INTO revocations (number, session_id, expire_time)
      SELECT head.number - \(Int64(sessions.count)) + ended.place, ended.session_id, \(expireTime)
      FROM head, unnest(\(sessions)) WITH ORDINALITY AS ended (session_id, place)
      """)
  }

  /// Numbers an account's new standing and keeps it. Locks the head until the transaction ends: its last statement.
  func append(_ standing: Standing, of accountID: UUID, expireTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH head AS (UPDATE revocation_head SET number = number + 1 RETURNING number)
      INSERT INTO revocations (
        number, account_id, roles, capabilities, suspension_reason, suspension_start_time, suspension_end_time, expire_time)
      SELECT head.number, \(accountID), \(standing.roles), \(standing.capabilities), \(standing.suspension?.reason),
        \(standing.suspension?.startTime), \(standing.suspension?.endTime), \(expireTime)
      FROM head
      """)
  }

  /// The number of the last revocation; 0 before the first.
  func head(in querying: some Querying) async throws -> Int64 {
    try await querying.query("SELECT number FROM revocation_head").firstRow().get(0)
  }

  /// Revocations after `number` that still contradict something at `now`, in their order.
  func find(after number: Int64, at now: Moment, limit: Int, in querying: some Querying) async throws -> [StoredRevocation] {
    try await querying.query(
      """
      SELECT number, expire_time, session_id, account_id, roles, capabilities, suspension_reason, suspension_start_time,
        suspension_end_time
      FROM revocations WHERE number > \(number) AND expire_time > \(now) ORDER BY number LIMIT \(limit)
      """
    ).map(Self.revocation)
  }

  /// Removes what has contradicted nothing since `time`, at most `limit` rows.
  /// - Returns: How many.
  func deleteExpired(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM revocations WHERE number = ANY (ARRAY(
        SELECT number FROM revocations WHERE expire_time < \(time) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Removes what an account that is gone may do.
  func deleteStandings(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM revocations WHERE account_id = \(accountID)")
  }

  private static func revocation(_ row: Row) throws -> StoredRevocation {
    StoredRevocation(number: try row.get(0), revocation: try subject(row), expireTime: try row.get(1))
  }

  private static func subject(_ row: Row) throws -> Revocation {
    if let sessionID: UUID = try row.get(2) { return .session(sessionID) }
    let suspension = try SuspensionColumns.suspension(row, at: 6)
    return .standing(try row.get(3), Standing(roles: try row.get(4), capabilities: try row.get(5), suspension: suspension))
  }
}
