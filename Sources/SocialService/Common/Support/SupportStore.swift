import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about support tickets. One function, one statement.
struct SupportStore: Sendable {
  private static let columns: SQL = "ticket_id, account_id, realm, subject, state, create_time, state_time, entry_count"

  // MARK: Tickets

  /// Tickets that wait for the desk, and since when the oldest does.
  func waiting(in querying: some Querying) async throws -> (count: Int, oldest: Moment?) {
    let row = try await querying.query("SELECT count(*), min(state_time) FROM support_tickets WHERE state = 'WAITING'").firstRow()
    return (Int(try row.get(0, as: Int64.self)), try row.get(1))
  }

  /// Numbers of an account's tickets: those that are not closed, and those that were opened after `time`.
  func counts(of accountID: UUID, openedAfter time: Moment, in transaction: Transaction) async throws -> (open: Int, opened: Int) {
    let row = try await transaction.query(
      """
      SELECT count(*) FILTER (WHERE state <> 'CLOSED'), count(*) FILTER (WHERE create_time > \(time)) FROM support_tickets
      WHERE account_id = \(accountID)
      """
    ).firstRow()
    return (Int(try row.get(0, as: Int64.self)), Int(try row.get(1, as: Int64.self)))
  }

  func insert(_ ticket: StoredSupportTicket, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO support_tickets (ticket_id, account_id, realm, subject, state, create_time, state_time, entry_count)
      VALUES (\(ticket.ticketID), \(ticket.accountID), \(ticket.realm), \(ticket.subject), \(ticket.state), \(ticket.createTime),
        \(ticket.stateTime), \(ticket.entryCount))
      """)
  }

  func find(_ ticketID: UUID, in querying: some Querying) async throws -> StoredSupportTicket? {
    try await querying.query("SELECT \(Self.columns) FROM support_tickets WHERE ticket_id = \(ticketID)").first.map(Self.ticket)
  }

  /// A ticket that nobody else changes until the transaction ends.
  func lock(_ ticketID: UUID, in transaction: Transaction) async throws -> StoredSupportTicket? {
    try await transaction.query("SELECT \(Self.columns) FROM support_tickets WHERE ticket_id = \(ticketID) FOR UPDATE").first
      .map(Self.ticket)
  }

  /// State and number of entries of a ticket, as they have become.
  func update(_ ticket: StoredSupportTicket, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE support_tickets SET state = \(ticket.state), state_time = \(ticket.stateTime), entry_count = \(ticket.entryCount)
      WHERE ticket_id = \(ticket.ticketID)
      """)
  }

  /// An account's tickets, the latest opened first.
  func page(of accountID: UUID, after place: SupportPlace?, limit: Int, in querying: some Querying) async throws -> [StoredSupportTicket] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM support_tickets
      WHERE account_id = \(accountID) AND (create_time, ticket_id) < (\(place?.time ?? .distantFuture), \(place?.id ?? .largest))
      ORDER BY create_time DESC, ticket_id DESC LIMIT \(limit)
      """
    ).map(Self.ticket)
  }

  /// Tickets of one state, the one that has been in it for longest first.
  /// - Parameter moderatorID: Moderator who asks: tickets of their own are left out.
  func queue(
    _ state: SupportRules.State, besides moderatorID: UUID, after place: SupportPlace?, limit: Int, in querying: some Querying
  ) async throws -> [StoredSupportTicket] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM support_tickets
      WHERE state = \(state) AND account_id <> \(moderatorID)
        AND (state_time, ticket_id) > (\(place?.time ?? .distantPast), \(place?.id ?? .smallest))
      ORDER BY state_time, ticket_id LIMIT \(limit)
      """
    ).map(Self.ticket)
  }

  // MARK: Entries

  func insert(_ entry: StoredSupportEntry, in ticket: StoredSupportTicket, _ transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO support_entries (entry_id, ticket_id, account_id, is_from_desk, entry_text, create_time)
      VALUES (\(entry.entryID), \(ticket.ticketID), \(ticket.accountID), \(entry.isFromDesk), \(entry.text), \(entry.createTime))
      """)
  }

  /// Entries of a ticket, the first written first.
  func entries(of ticketID: UUID, after place: SupportPlace?, limit: Int, in querying: some Querying) async throws -> [StoredSupportEntry] {
    try await querying.query(
      """
      SELECT entry_id, is_from_desk, entry_text, create_time FROM support_entries
      WHERE ticket_id = \(ticketID) AND (create_time, entry_id) > (\(place?.time ?? .distantPast), \(place?.id ?? .smallest))
      ORDER BY create_time, entry_id LIMIT \(limit)
      """
    ).map { row in
      StoredSupportEntry(entryID: try row.get(0), isFromDesk: try row.get(1), text: try row.get(2), createTime: try row.get(3))
    }
  }

  /// Writes down what a moderator has done.
  func note(
    _ deed: SupportRules.Deed, of actorID: UUID, at ticketID: UUID, _ auditID: UUID, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      INSERT INTO support_audit (audit_id, ticket_id, actor_account_id, deed, create_time)
      VALUES (\(auditID), \(ticketID), \(actorID), \(deed), \(now))
      """)
  }

  private static func ticket(_ row: Row) throws -> StoredSupportTicket {
    StoredSupportTicket(
      ticketID: try row.get(0), accountID: try row.get(1), realm: try row.get(2), subject: try row.get(3), state: try row.get(4),
      createTime: try row.get(5), stateTime: try row.get(6), entryCount: Int(try row.get(7, as: Int32.self)))
  }
}
