internal import FoundationEssentials
internal import Postgres
internal import Timekeeping

/// A timer as the scheduler sees it.
struct StoredTimer: Sendable {
  var row: TimerRow
  /// When it is to be tried.
  var nextTime: Moment
  /// How often it has failed.
  var attemptCount: Int

  var key: TimerKey { TimerKey(aggregateID: row.aggregateID, kind: row.kind, generation: row.generation) }
}

struct TimerKey: Hashable, Sendable {
  let aggregateID: UUID
  let kind: String
  let generation: Int64
}

/// Every SQL statement about timers. One function, one statement.
enum TimerStore {
  static func insert(_ timer: TimerRow, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO timers (aggregate_id, kind, generation, due_time, next_time, payload)
      VALUES (\(timer.aggregateID), \(timer.kind), \(timer.generation), \(timer.dueTime), \(timer.dueTime), \(timer.payload))
      """)
  }

  /// The timers to be tried next, soonest first, due or not. Locks nothing.
  static func next(kinds: [String], countMax: Int, in database: Database) async throws -> [StoredTimer] {
    let rows = try await database.query(
      """
      SELECT aggregate_id, kind, generation, due_time, payload, next_time, attempt_count FROM timers
      WHERE fail_time IS NULL AND kind = ANY(\(kinds)) ORDER BY next_time LIMIT \(countMax)
      """)
    return try rows.map { row in
      let timer = TimerRow(
        aggregateID: try row.get(0), generation: try row.get(2), dueTime: try row.get(3), kind: try row.get(1), payload: try row.get(4))
      return StoredTimer(row: timer, nextTime: try row.get(5), attemptCount: try row.get(6))
    }
  }

  /// Whether the timer is still there and no other replica is at it. The claim is an advisory lock until the end of the transaction: it never
  /// waits, and the row itself is not locked before the aggregate's.
  static func claim(_ key: TimerKey, in transaction: Transaction) async throws -> Bool {
    let rows = try await transaction.query(
      """
      SELECT CASE WHEN fail_time IS NULL
          THEN pg_try_advisory_xact_lock(hashtextextended(aggregate_id::text || kind || generation::text, 427020874352)) ELSE false END
      FROM timers WHERE aggregate_id = \(key.aggregateID) AND kind = \(key.kind) AND generation = \(key.generation)
      """)
    return try rows.first?.get(0) ?? false
  }

  /// - Returns: Whether it was there.
  static func remove(_ key: TimerKey, in transaction: Transaction) async throws -> Bool {
    let rows = try await transaction.query(
      """
      DELETE FROM timers WHERE aggregate_id = \(key.aggregateID) AND kind = \(key.kind) AND generation = \(key.generation)
      """)
    return rows.affectedCount == 1
  }

  /// - Returns: How many there were.
  static func remove(of aggregateIDs: [UUID], kind: String, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM timers WHERE aggregate_id = ANY(\(aggregateIDs)) AND kind = \(kind)").affectedCount
  }

  /// Notes a failure: tried again at `nextTime`, or parked when `failTime` is given.
  static func postpone(_ key: TimerKey, until nextTime: Moment, failTime: Moment?, error: String, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE timers
      SET attempt_count = attempt_count + 1, next_time = \(nextTime), fail_time = \(failTime), last_error = \(error)
      WHERE aggregate_id = \(key.aggregateID) AND kind = \(key.kind) AND generation = \(key.generation)
      """)
  }

  static func retryFailed(kind: String, now: Moment, in database: Database) async throws -> Int {
    let rows = try await database.execute(
      """
      UPDATE timers SET attempt_count = 0, fail_time = NULL, next_time = \(now) WHERE kind = \(kind) AND fail_time IS NOT NULL
      """)
    return rows.affectedCount
  }
}
