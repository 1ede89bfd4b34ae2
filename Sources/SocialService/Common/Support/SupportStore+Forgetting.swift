import FoundationEssentials
import Postgres
import Timekeeping

/// Statements by which tickets change hands, and are forgotten.
extension SupportStore {
  /// Locks an account's tickets, in one order.
  /// - Returns: Tickets that wait for the desk.
  func lockTickets(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      "SELECT ticket_id, state FROM support_tickets WHERE account_id = \(accountID) ORDER BY ticket_id FOR UPDATE"
    ).filter { try $0.get(1, as: SupportRules.State.self) == .waiting }.map { try $0.get(0) }
  }

  /// Gives a guest's tickets to the account that the guest has become part of.
  func moveTickets(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE support_tickets SET account_id = \(accountID) WHERE account_id = \(guestID)")
  }

  /// Gives what was written in a guest's tickets to that account.
  func moveEntries(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE support_entries SET account_id = \(accountID) WHERE account_id = \(guestID)")
  }

  /// Locks what a moderator did, in one order.
  func lockDeeds(of actorID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      "SELECT audit_id FROM support_audit WHERE actor_account_id = \(actorID) ORDER BY audit_id FOR UPDATE")
  }

  /// Forgets who a moderator was; what was done stays.
  /// - Returns: How many rows.
  func forgetActor(_ actorID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("UPDATE support_audit SET actor_account_id = NULL WHERE actor_account_id = \(actorID)").affectedCount
  }

  /// Closes tickets that were answered before `time`, at most `limit`. Tickets that somebody holds are left for another time.
  /// - Returns: How many.
  func closeAnswered(before time: Moment, at now: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      UPDATE support_tickets SET state = 'CLOSED', state_time = \(now) WHERE ticket_id = ANY (ARRAY(
        SELECT ticket_id FROM support_tickets WHERE state = 'ANSWERED' AND state_time < \(time) ORDER BY state_time LIMIT \(limit)
        FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Forgets tickets that were closed before `time`, at most `limit`, with what was written in them.
  /// - Returns: How many.
  func deleteClosed(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM support_tickets WHERE ticket_id = ANY (ARRAY(
        SELECT ticket_id FROM support_tickets WHERE state = 'CLOSED' AND state_time < \(time) ORDER BY state_time LIMIT \(limit)
        FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Forgets what moderators did before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteAudit(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM support_audit WHERE audit_id = ANY (ARRAY(
        SELECT audit_id FROM support_audit WHERE create_time < \(time) ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
