internal import FoundationEssentials
internal import Postgres
internal import Timekeeping

/// Every SQL statement about whose data was removed here. One function, one statement.
enum DeletedAccountStore {
  /// Waits until nobody delivers an event about anybody, and lets nobody begin until the transaction ends.
  /// - Parameter timeMax: How long at most.
  /// - Throws: `PostgresError`: `lockNotAvailable`.
  static func waitForDeliveries(timeMax: Duration, in transaction: Transaction) async throws {
    let limit = "\(Int(timeMax.inMilliseconds))ms"
    // The columns of a row are computed from left to right, so the limit holds for the lock.
    try await transaction.execute("SELECT set_config('lock_timeout', \(limit), true), pg_advisory_xact_lock(427020874355)")
  }

  /// Has `waitForDeliveries` wait for the end of this transaction. A statement of its own: the next one sees what was committed while this one waited.
  static func beginDelivery(in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock_shared(427020874355)")
  }

  static func insert(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO deleted_accounts (account_hash, delete_time) VALUES (sha256(uuid_send(\(accountID))), \(now))
      ON CONFLICT (account_hash) DO NOTHING
      """)
  }

  static func isKnown(_ accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT 1 FROM deleted_accounts WHERE account_hash = sha256(uuid_send(\(accountID)))").isEmpty
  }

  static func known(among accountIDs: [UUID], in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT given.account_id FROM unnest(\(accountIDs)) AS given (account_id)
      JOIN deleted_accounts d ON d.account_hash = sha256(uuid_send(given.account_id))
      """
    ).map { try $0.get(0) }
  }

  /// Forgets those from before `time`, at most `limit`.
  /// - Returns: How many.
  static func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM deleted_accounts WHERE account_hash = ANY (ARRAY(
        SELECT account_hash FROM deleted_accounts WHERE delete_time < \(time)
        ORDER BY delete_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
