import Postgres
import Timekeeping

/// Every SQL statement about tries to log in. One function, one statement.
struct LoginAttemptStore: Sendable {
  /// The tries of a subject, which nobody else can count until the transaction ends. A subject without any gets a row of none.
  func lock(_ subject: LoginThrottle.Subject, in transaction: Transaction) async throws -> LoginThrottleRules.Tries {
    let none = LoginThrottleRules.Tries.none
    let row = try await transaction.query(
      """
      INSERT INTO login_attempts (kind, subject, try_count, last_try_time)
      VALUES (\(subject.kind), \(subject.code), \(none.count), \(none.lastTime))
      ON CONFLICT (kind, subject) DO UPDATE SET try_count = login_attempts.try_count
      RETURNING try_count, last_try_time
      """
    ).firstRow()
    return LoginThrottleRules.Tries(count: try row.get(0), lastTime: try row.get(1))
  }

  /// Keeps the tries of a locked subject.
  func update(_ subject: LoginThrottle.Subject, to tries: LoginThrottleRules.Tries, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE login_attempts SET try_count = \(tries.count), last_try_time = \(tries.lastTime)
      WHERE kind = \(subject.kind) AND subject = \(subject.code)
      """)
  }

  /// Removes what was last tried before `time`, at most `limit` subjects.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM login_attempts WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM login_attempts WHERE last_try_time < \(time)
        ORDER BY last_try_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
