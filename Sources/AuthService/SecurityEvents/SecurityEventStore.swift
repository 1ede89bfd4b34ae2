import FoundationEssentials
import Postgres
import Timekeeping

extension StoredSecurityEvent.Kind: SQLValue, SQLDecodable {}

/// Every SQL statement about security events. One function, one statement.
struct SecurityEventStore: Sendable {
  /// Forgets who among moderators did something to others' accounts.
  /// - Returns: To how many.
  func forgetActor(_ accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("UPDATE security_events SET actor_account_id = NULL WHERE actor_account_id = \(accountID)").affectedCount
  }

  func insert(_ event: StoredSecurityEvent, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO security_events (
        account_id, event_id, kind, create_time, session_id, device_name, app, network, role, suspension_reason, suspension_end_time,
        revoked_count, actor_account_id, provider)
      VALUES (
        \(event.accountID), \(event.eventID), \(event.kind), \(event.createTime), \(event.sessionID), \(event.device.name),
        \(event.device.app), \(event.device.network), \(event.role), \(event.suspensionReason), \(event.suspensionEndTime),
        \(event.revokedCount), \(event.actorAccountID), \(event.provider))
      """)
  }

  /// Keeps an event of whoever has this user name or this address, both folded; of nobody, nothing.
  func insert(
    _ kind: StoredSecurityEvent.Kind, eventID: UUID, login: String, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      INSERT INTO security_events (account_id, event_id, kind, create_time)
      SELECT account_id, \(eventID), \(kind), \(now) FROM accounts WHERE username_folded = \(login) OR email_normalized = \(login)
      """)
  }

  private static let columns: SQL = """
    event_id, account_id, kind, create_time, session_id, device_name, app, network, role, suspension_reason, suspension_end_time, revoked_count,
    actor_account_id, provider
    """

  /// Kinds of events that are the audit's alone.
  private static let isHidden: SQL = """
    kind IN (
      'STANDING_SEEN', 'AUDIT_SEEN', 'MAILS_SEEN', 'ACCOUNT_SOUGHT', 'SESSIONS_ENDED', 'SECOND_FACTOR_RESET', 'DELETION_ORDERED',
      'DELETION_RECALLED', 'EXPORT_ORDERED', 'EXPORT_TAKEN')
    """

  /// An account's events, newest first, without those that are the audit's alone.
  /// - Parameter place: The last event of the page before; nil for the first page.
  func find(of accountID: UUID, after place: UUID?, limit: Int, in querying: some Querying) async throws -> [StoredSecurityEvent] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM security_events
      WHERE account_id = \(accountID) AND NOT (\(Self.isHidden)) AND event_id < \(place ?? .largest)
      ORDER BY event_id DESC LIMIT \(limit)
      """
    ).map(Self.event)
  }

  /// Kinds of events of the audit, as the predicate of its index has them.
  private static let isAudit: SQL = """
    kind IN (
      'ROLE_GRANTED', 'ROLE_REVOKED', 'SUSPENDED', 'SUSPENSION_LIFTED', 'STANDING_SEEN', 'AUDIT_SEEN', 'MAILS_SEEN', 'ACCOUNT_SOUGHT',
      'NAMES_REMOVED', 'USERNAME_REMOVED', 'SESSIONS_ENDED', 'SECOND_FACTOR_RESET', 'DELETION_ORDERED', 'DELETION_RECALLED',
      'EXPORT_ORDERED', 'EXPORT_TAKEN')
    """

  /// Events of an account by somebody with a rank who has changed or looked at it, newest first.
  /// - Parameter place: The last event of the page before; nil for the first page.
  func findAudit(of accountID: UUID, after place: UUID?, limit: Int, in querying: some Querying) async throws -> [StoredSecurityEvent] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM security_events
      WHERE account_id = \(accountID) AND event_id < \(place ?? .largest) AND \(Self.isAudit)
      ORDER BY event_id DESC LIMIT \(limit)
      """
    ).map(Self.event)
  }

  /// The same of all accounts.
  func findAudit(after place: UUID?, limit: Int, in querying: some Querying) async throws -> [StoredSecurityEvent] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM security_events WHERE event_id < \(place ?? .largest) AND \(Self.isAudit)
      ORDER BY event_id DESC LIMIT \(limit)
      """
    ).map(Self.event)
  }

  /// Removes events from before `time`, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM security_events WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM security_events WHERE create_time < \(time)
        ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func event(_ row: Row) throws -> StoredSecurityEvent {
    StoredSecurityEvent(
      eventID: try row.get(0), accountID: try row.get(1), kind: try row.get(2), createTime: try row.get(3), sessionID: try row.get(4),
      device: SessionDevice(name: try row.get(5), app: try row.get(6), network: try row.get(7)), role: try row.get(8),
      suspensionReason: try row.get(9), suspensionEndTime: try row.get(10), revokedCount: try row.get(11), provider: try row.get(13),
      actorAccountID: try row.get(12))
  }
}
