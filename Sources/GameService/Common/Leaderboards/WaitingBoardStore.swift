import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about changes of boards that wait because their player appears offline. One function, one statement.
struct WaitingBoardStore: Sendable {
  /// Change that waits, without the definition of its board.
  struct Waiting: Sendable {
    var number: Int64
    var boardID: String
    /// Nil for a correction.
    var entry: (keys: Set<String>, time: Moment)?
    var entryID: UUID
    var value: Int64
    var tie: Int64
  }

  func setHidden(_ isHidden: Bool, _ accountID: UUID, in transaction: Transaction) async throws {
    if isHidden {
      try await transaction.execute("INSERT INTO hidden_players (account_id) VALUES (\(accountID)) ON CONFLICT (account_id) DO NOTHING")
    } else {
      try await transaction.execute("DELETE FROM hidden_players WHERE account_id = \(accountID)")
    }
  }

  func isHidden(_ accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT FROM hidden_players WHERE account_id = \(accountID)").isEmpty
  }

  /// Players, of some, whose changes wait: they appear offline, or did when they made a change that waits still.
  func waiting(among accountIDs: [UUID], in transaction: Transaction) async throws -> Set<UUID> {
    let rows = try await transaction.query(
      """
      SELECT account_id FROM hidden_players WHERE account_id = ANY (\(accountIDs))
      UNION SELECT account_id FROM waiting_board_changes WHERE account_id = ANY (\(accountIDs))
      """)
    return Set(try rows.map { try $0.get(0, as: UUID.self) })
  }

  func insert(_ change: BoardChange, until day: CalendarDay, at now: Moment, in transaction: Transaction) async throws {
    let (kind, keys, time) =
      switch change.kind {
      case .record(let keys, let time): ("record", keys.sorted(), min(time, now))
      case .correct, .withdraw: ("correct", [String](), now)
      }
    try await transaction.execute(
      """
      INSERT INTO waiting_board_changes (account_id, due_day, kind, board, entry_id, board_keys, value, tie, entry_time)
      VALUES (\(change.accountID), \(day), \(kind), \(change.board.id), \(change.entryID), \(keys), \(change.value), \(change.tie), \(time))
      """)
  }

  /// Forgets what waits of an entry that is withdrawn.
  func delete(_ entryID: UUID, of accountID: UUID, on boardID: String, in transaction: Transaction) async throws {
    try await transaction.execute(
      "DELETE FROM waiting_board_changes WHERE account_id = \(accountID) AND board = \(boardID) AND entry_id = \(entryID)")
  }

  /// Players of whom something is due, once for each change.
  func due(at now: Moment, limit: Int, in database: Database) async throws -> [UUID] {
    try await database.query(
      "SELECT account_id FROM waiting_board_changes WHERE due_day <= \(CalendarDay(of: now)) ORDER BY due_day LIMIT \(limit)"
    ).map { try $0.get(0) }
  }

  /// Takes what is due of a player, whose entries are held, in the order in which it was done.
  func take(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> [Waiting] {
    try await transaction.query(
      """
      DELETE FROM waiting_board_changes WHERE account_id = \(accountID) AND (due_day <= \(CalendarDay(of: now))) IS TRUE
      RETURNING change_id, board, kind, board_keys, entry_time, entry_id, value, tie
      """
    ).map { row in
      let isRecord = try row.get(2, as: String.self) == "record"
      let (keys, time) = (try row.get(3, as: [String].self), try row.get(4, as: Moment.self))
      return Waiting(
        number: try row.get(0), boardID: try row.get(1), entry: isRecord ? (Set(keys), time) : nil, entryID: try row.get(5),
        value: try row.get(6), tie: try row.get(7))
    }.sorted { $0.number < $1.number }
  }
}
