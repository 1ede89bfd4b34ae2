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

  /// Counts one more try of every subject that has free tries left, or whose tries are forgotten. Rows are taken in the order of `subjects`.
  /// - Returns: Number of the subjects that were counted. When it is not all of them the transaction has to end in vain, for one try counts for all of them or
  ///   for none.
  func countFree(_ subjects: [LoginThrottle.Subject], at now: Moment, in transaction: Transaction) async throws -> Int {
    let kinds = subjects.map(\.kind)
    let forgetTime = now - LoginThrottleRules.memory
    return try await transaction.execute(
      """
      INSERT INTO login_attempts (kind, subject, try_count, last_try_time)
      SELECT s.kind, s.subject, 1, \(now)
      FROM unnest(\(kinds), \(subjects.map(\.code))) WITH ORDINALITY AS s (kind, subject, place) ORDER BY s.place
      ON CONFLICT (kind, subject) DO UPDATE SET
        try_count = CASE WHEN login_attempts.last_try_time <= \(forgetTime) THEN 1 ELSE login_attempts.try_count + 1 END,
        last_try_time = greatest(login_attempts.last_try_time, excluded.last_try_time)
      WHERE login_attempts.last_try_time <= \(forgetTime)
        OR login_attempts.try_count < (\(subjects.map { Int32(clamping: $0.rules.freeTries) }))[array_position(\(kinds), login_attempts.kind)]
      """
    ).affectedCount
  }

  /// Takes back what was counted of the subjects, in their order: one try of each network, all tries of the others.
  func forgive(_ subjects: [LoginThrottle.Subject], in transaction: Transaction) async throws {
    let none = LoginThrottleRules.Tries.none
    let networks = subjects.filter(\.isNetwork).map(\.kind)
    try await transaction.execute(
      """
      INSERT INTO login_attempts (kind, subject, try_count, last_try_time)
      SELECT s.kind, s.subject, \(none.count), \(none.lastTime)
      FROM unnest(\(subjects.map(\.kind)), \(subjects.map(\.code))) WITH ORDINALITY AS s (kind, subject, place) ORDER BY s.place
      ON CONFLICT (kind, subject) DO UPDATE SET
        try_count = CASE WHEN login_attempts.kind = ANY(\(networks)) THEN greatest(login_attempts.try_count - 1, 0) ELSE 0 END,
        last_try_time = CASE WHEN login_attempts.kind = ANY(\(networks)) THEN login_attempts.last_try_time ELSE excluded.last_try_time END
      """)
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
