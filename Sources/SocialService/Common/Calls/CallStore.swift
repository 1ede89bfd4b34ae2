import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about calls. One function, one statement.
struct CallStore: Sendable {
  private static let columns: SQL = """
    call_id, conversation_id, caller_account_id, callee_account_id, has_video, state, outcome, notification_id, create_time, answer_time, end_time,
      caller_last_time, callee_last_time, signal_count, signal_bytes, timer_generation
    """

  // MARK: Calls

  func insert(_ call: StoredCall, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO calls (call_id, conversation_id, caller_account_id, callee_account_id, has_video, state, outcome, notification_id, create_time,
        end_time, caller_last_time, callee_last_time, timer_generation)
      VALUES (\(call.callID), \(call.conversationID), \(call.callerID), \(call.calleeID), \(call.hasVideo), \(call.state), \(call.outcome),
        \(call.notificationID), \(call.createTime), \(call.endTime), \(call.callerLastTime), \(call.calleeLastTime), \(call.timerGeneration))
      """)
  }

  func update(_ call: StoredCall, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE calls SET state = \(call.state), outcome = \(call.outcome), answer_time = \(call.answerTime), end_time = \(call.endTime),
        caller_last_time = \(call.callerLastTime), callee_last_time = \(call.calleeLastTime), signal_count = \(call.signalCount),
        signal_bytes = \(call.signalBytes), timer_generation = \(call.timerGeneration)
      WHERE call_id = \(call.callID)
      """)
  }

  func find(_ callID: UUID, in querying: some Querying) async throws -> StoredCall? {
    try await querying.query("SELECT \(Self.columns) FROM calls WHERE call_id = \(callID)").first.map(Self.call)
  }

  /// The same, held until the transaction ends. After the locks of both.
  func hold(_ callID: UUID, in transaction: Transaction) async throws -> StoredCall? {
    try await transaction.query("SELECT \(Self.columns) FROM calls WHERE call_id = \(callID) FOR UPDATE").first.map(Self.call)
  }

  /// Calls of somebody that have not ended, the latest first.
  func open(of accountID: UUID, in querying: some Querying) async throws -> [StoredCall] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM calls WHERE (caller_account_id = \(accountID) OR callee_account_id = \(accountID)) AND state <> 'ENDED'
      ORDER BY create_time DESC, call_id
      """
    ).map(Self.call)
  }

  /// When somebody called another one since a moment in vain, the earliest first.
  func unanswered(by callerID: UUID, to calleeID: UUID, since time: Moment, in querying: some Querying) async throws -> [Moment] {
    try await querying.query(
      """
      SELECT create_time FROM calls
      WHERE caller_account_id = \(callerID) AND callee_account_id = \(calleeID) AND create_time > \(time) AND answer_time IS NULL
      ORDER BY create_time
      """
    ).map { try $0.get(0) }
  }

  /// Forgets calls that ended before `time`, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM calls WHERE call_id = ANY (ARRAY(
        SELECT call_id FROM calls WHERE end_time < \(time) ORDER BY end_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Removes all calls of somebody.
  func deleteAll(of accountID: UUID, in transaction: Transaction) async throws -> [StoredCall] {
    try await transaction.query(
      "DELETE FROM calls WHERE caller_account_id = \(accountID) OR callee_account_id = \(accountID) RETURNING \(Self.columns)"
    ).map(Self.call)
  }

  // MARK: Signals

  /// Whether a signal was sent by that id already.
  func hasSignal(_ signalID: UUID, of callID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query(
      "SELECT EXISTS (SELECT FROM call_signals WHERE call_id = \(callID) AND signal_id = \(signalID))"
    ).firstRow().get(0)
  }

  func insert(_ signal: StoredCallSignal, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO call_signals (call_id, number, signal_id, sender_account_id, kind, payload)
      VALUES (\(signal.callID), \(signal.number), \(signal.signalID), \(signal.senderID), \(signal.kind), \(signal.payload))
      """)
  }

  /// Signals of the other side behind a number, in their order.
  func signals(of callID: UUID, to accountID: UUID, after number: Int64, in querying: some Querying) async throws -> [StoredCallSignal] {
    try await querying.query(
      """
      SELECT call_id, number, signal_id, sender_account_id, kind, payload FROM call_signals
      WHERE call_id = \(callID) AND number > \(number) AND sender_account_id <> \(accountID)
      ORDER BY number LIMIT \(CallRules.signalsMax)
      """
    ).map {
      StoredCallSignal(
        callID: try $0.get(0), number: try $0.get(1), signalID: try $0.get(2), senderID: try $0.get(3), kind: try $0.get(4),
        payload: try $0.get(5))
    }
  }

  func deleteSignals(of callID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM call_signals WHERE call_id = \(callID)")
  }

  private static func call(_ row: Row) throws -> StoredCall {
    StoredCall(
      callID: try row.get(0), conversationID: try row.get(1), callerID: try row.get(2), calleeID: try row.get(3), hasVideo: try row.get(4),
      state: try row.get(5), outcome: try row.get(6), notificationID: try row.get(7), createTime: try row.get(8),
      answerTime: try row.get(9), endTime: try row.get(10), callerLastTime: try row.get(11), calleeLastTime: try row.get(12),
      signalCount: try row.get(13), signalBytes: try row.get(14), timerGeneration: try row.get(15))
  }
}
