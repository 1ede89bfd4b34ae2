import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about the queue. One function, one statement.
struct QueueStore: Sendable {
  // MARK: Waiting

  /// Keeps a place in the queue. A player who already waits keeps the place, on the map, with the zone and by the session of now. On another map it is
  /// another ticket: a reader of the former one cannot take it for a game on the former map.
  /// - Returns: The place.
  func join(_ ticket: QueueTicket, in transaction: Transaction) async throws -> QueueTicket {
    let rows = try await transaction.query(
      """
      INSERT INTO queue_tickets AS q (account_id, ticket_id, map_id, time_zone, rating, join_time, expire_time, last_opponent_id, rest_end_time,
        session_id)
      VALUES (\(ticket.accountID), \(ticket.ticketID), \(ticket.mapID), \(ticket.timeZone), \(ticket.rating), \(ticket.joinTime),
        \(ticket.expireTime), \(ticket.lastOpponent?.accountID), \(ticket.lastOpponent?.restEndTime), \(ticket.sessionID))
      ON CONFLICT (account_id) DO UPDATE SET map_id = excluded.map_id, time_zone = excluded.time_zone, session_id = excluded.session_id,
        ticket_id = CASE WHEN q.map_id = excluded.map_id THEN q.ticket_id ELSE excluded.ticket_id END
      RETURNING \(Self.columns)
      """)
    return try Self.ticket(try rows.firstRow())
  }

  func ticket(of accountID: UUID, in querying: some Querying) async throws -> QueueTicket? {
    try await querying.query("SELECT \(Self.columns) FROM queue_tickets q WHERE q.account_id = \(accountID)").first.map(Self.ticket)
  }

  /// Players who wait behind one, or from the first on; the one who has waited longest first.
  func waiting(after former: QueueTicket?, at now: Moment, limit: Int, in querying: some Querying) async throws -> [QueueTicket] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM queue_tickets q
      WHERE q.expire_time > \(now)
        AND (q.join_time, q.ticket_id) > (\(former?.joinTime ?? .distantPast), \(former?.ticketID ?? .smallest))
      ORDER BY q.join_time, q.ticket_id LIMIT \(limit)
      """
    ).map(Self.ticket)
  }

  /// Takes two places out of the queue for a game. A place that somebody else is at, or that is gone, is not taken.
  /// - Returns: How many were taken.
  func take(_ ticketIDs: [UUID], in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM queue_tickets WHERE account_id = ANY (ARRAY(
        SELECT account_id FROM queue_tickets WHERE ticket_id = ANY (\(ticketIDs)) ORDER BY ticket_id FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Takes a player out of the queue, however the player came to wait.
  func leave(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM queue_tickets WHERE account_id = \(accountID)")
  }

  /// Takes a player out of the queue who waits by one of these sessions.
  func leave(_ accountID: UUID, waitingBy sessionIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM queue_tickets WHERE account_id = \(accountID) AND session_id = ANY (\(sessionIDs))")
  }

  /// Takes out who has waited long enough.
  func takeExpired(at now: Moment, limit: Int, in transaction: Transaction) async throws -> [QueueTicket] {
    try await transaction.query(
      """
      DELETE FROM queue_tickets q WHERE q.account_id = ANY (ARRAY(
        SELECT account_id FROM queue_tickets WHERE expire_time <= \(now) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      RETURNING \(Self.columns)
      """
    ).map(Self.ticket)
  }

  /// Against whom a player has played a game of two last that ended after a time, and when it ended.
  func lastOpponent(of accountID: UUID, endedAfter time: Moment, in querying: some Querying) async throws -> (
    accountID: UUID, endTime: Moment
  )? {
    try await querying.query(
      """
      SELECT o.account_id, LEAST(g.end_time, mine.leave_time)
      FROM (
        SELECT p.game_id, p.leave_time FROM game_players p JOIN games k ON k.game_id = p.game_id AND k.kind = 'online'
        WHERE p.account_id = \(accountID) ORDER BY p.create_time DESC, p.game_id DESC LIMIT 1
      ) AS mine
      JOIN games g ON g.game_id = mine.game_id
      JOIN game_players o ON o.game_id = g.game_id AND o.account_id <> \(accountID)
      WHERE LEAST(g.end_time, mine.leave_time) > \(time)
      """
    ).first.map { (accountID: try $0.get(0), endTime: try $0.get(1)) }
  }

  /// Keeps players from being queued or brought together with others until the transaction ends: each place in the queue is the player's lock.
  /// A player who is just being queued or seated elsewhere is waited for. To be followed by `empty`.
  func hold(_ accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO queue_tickets AS q (account_id, ticket_id, map_id, time_zone, rating, join_time, expire_time)
      SELECT account_id, account_id, 'held', 'UTC', 0, \(now), \(now) FROM unnest(\(accountIDs)) AS p (account_id) ORDER BY account_id
      ON CONFLICT (account_id) DO UPDATE SET map_id = q.map_id
      """)
  }

  /// Players whose places are held wait no more.
  func empty(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM queue_tickets WHERE account_id = ANY (\(accountIDs))")
  }

  private static let columns: SQL = """
    q.account_id, q.ticket_id, q.map_id, q.time_zone, q.rating, q.join_time, q.expire_time, q.last_opponent_id, q.rest_end_time,
    q.session_id
    """

  private static func ticket(_ row: Row) throws -> QueueTicket {
    var ticket = QueueTicket(
      accountID: try row.get(0), ticketID: try row.get(1), mapID: try row.get(2), timeZone: try row.get(3), rating: try row.get(4),
      joinTime: try row.get(5), expireTime: try row.get(6))
    if let opponentID = try row.get(7, as: UUID?.self), let restEndTime = try row.get(8, as: Moment?.self) {
      ticket.lastOpponent = QueueTicket.LastOpponent(accountID: opponentID, restEndTime: restEndTime)
    }
    ticket.sessionID = try row.get(9)
    return ticket
  }
}
