internal import FoundationEssentials
internal import Postgres
internal import Timekeeping

/// Under what an answer is kept.
struct IdempotencyKey: Sendable, Hashable {
  let caller: String
  let method: String
  let key: UUID
}

/// A kept answer.
struct StoredAnswer: Sendable {
  var requestHash: [UInt8]
  /// The encoded reply; of a refusal the encoded ErrorInfo.
  var reply: [UInt8]
  /// Nil for a success.
  var refusalCode: String?
  var refusalMessage: String?
}

/// Every SQL statement about idempotency keys. One function, one statement.
enum IdempotencyStore {
  /// Waits for whoever works under the key; at most two seconds, then `find`, which it travels with, throws `lockNotAvailable`. Held until the end of the transaction.
  static func lock(_ key: IdempotencyKey, in transaction: Transaction) async throws {
    // The columns of a row are computed from left to right, so the limit holds for the lock.
    try await transaction.executeLater(
      """
      SELECT set_config('lock_timeout', '2s', true),
        pg_advisory_xact_lock(hashtextextended(\(key.caller) || \(key.method) || \(key.key)::text, 427020874353))
      """)
  }

  /// The answer kept under the key since `since`. The body's statements wait for locks as they did before.
  static func find(_ key: IdempotencyKey, since: Moment, in transaction: Transaction) async throws -> StoredAnswer? {
    let rows = try await transaction.query(
      """
      SELECT set_config('lock_timeout', '0', true), kept.request_hash, kept.reply, kept.refusal_code, kept.refusal_message
      FROM (VALUES (1)) AS one LEFT JOIN LATERAL (
        SELECT request_hash, reply, refusal_code, refusal_message FROM idempotency_keys
        WHERE caller = \(key.caller) AND method = \(key.method) AND key = \(key.key) AND create_time > \(since)
        ORDER BY create_time LIMIT 1
      ) AS kept ON true
      """)
    guard let row = rows.first, let hash: [UInt8] = try row.get(1) else { return nil }
    return StoredAnswer(requestHash: hash, reply: try row.get(2), refusalCode: try row.get(3), refusalMessage: try row.get(4))
  }

  static func insert(_ answer: StoredAnswer, under key: IdempotencyKey, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO idempotency_keys (caller, method, key, request_hash, reply, refusal_code, refusal_message, create_time)
      VALUES (\(key.caller), \(key.method), \(key.key), \(answer.requestHash), \(answer.reply), \(answer.refusalCode),
        \(answer.refusalMessage), \(now))
      """)
  }

  static func removeAll(of caller: String, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM idempotency_keys WHERE caller = \(caller)")
  }

  static func maintain(at now: Moment, hoursAhead: Int, in database: Database) async throws -> Int {
    try await database.execute("SELECT idempotency_keys_maintain(\(now), \(Int32(hoursAhead)))").firstRow().get(0)
  }
}
