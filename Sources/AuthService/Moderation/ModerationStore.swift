import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about roles and suspensions. One function, one statement.
struct ModerationStore: Sendable {
  func find(_ accountID: UUID, at now: Moment, in querying: some Querying) async throws -> Standing? {
    try await querying.query(
      """
      SELECT account_id, \(StandingColumns.list) FROM accounts
      WHERE account_id = \(accountID)
      """
    ).first.map { try Self.standing($0, now).standing }
  }

  /// Everybody who may moderate at this moment.
  /// - Parameter accountID: Somebody who is left out.
  func staff(besides accountID: UUID, limit: Int, at now: Moment, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT account_id FROM accounts
      WHERE cardinality(roles) > 1 AND ('moderator' = ANY (roles) OR 'admin' = ANY (roles)) AND account_id <> \(accountID)
        AND (suspension_reason IS NULL OR suspension_end_time <= \(now))
      ORDER BY account_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Everybody with the rank to moderate, whoever is suspended among them.
  func staff(limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT account_id FROM accounts
      WHERE cardinality(roles) > 1 AND ('moderator' = ANY (roles) OR 'admin' = ANY (roles)) ORDER BY account_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// The standings of accounts, which nobody else can change until the transaction ends. Locked in one order, so that two who act on each
  /// other do not wait for each other.
  func lock(_ accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws -> [UUID: Standing] {
    let rows = try await transaction.query(
      """
      SELECT account_id, \(StandingColumns.list) FROM accounts
      WHERE account_id = ANY (\(accountIDs)) ORDER BY account_id FOR NO KEY UPDATE
      """)
    return Dictionary(try rows.map { try Self.standing($0, now) }) { first, _ in first }
  }

  /// As `lock`, with every admin.
  func lockWithAdmins(_ accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws -> [UUID: Standing] {
    let rows = try await transaction.query(
      """
      SELECT account_id, \(StandingColumns.list) FROM accounts
      WHERE account_id = ANY (\(accountIDs)) OR 'admin' = ANY (roles) ORDER BY account_id FOR NO KEY UPDATE
      """)
    return Dictionary(try rows.map { try Self.standing($0, now) }) { first, _ in first }
  }

  func update(_ accountID: UUID, roles: [String], in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE accounts SET roles = \(roles) WHERE account_id = \(accountID)")
  }

  func update(_ accountID: UUID, suspension: Standing.Suspension?, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE accounts SET suspension_reason = \(suspension?.reason), suspension_start_time = \(suspension?.startTime),
        suspension_end_time = \(suspension?.endTime)
      WHERE account_id = \(accountID)
      """)
  }

  private static func standing(_ row: Row, _ now: Moment) throws -> (UUID, standing: Standing) {
    (try row.get(0), try StandingColumns.standing(row, at: 1, now: now))
  }
}
