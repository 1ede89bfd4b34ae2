package import FoundationEssentials
package import Postgres

/// The lock of what is between people: friendship, requests, blocks. One function, one statement.
package struct PeopleLockStore: Sendable {
  package init() {}

  /// Waits until nobody else changes anything between these people and others, and lets nobody do so until the transaction ends. The first
  /// thing a transaction does, together with the statement after it; the heads of streams come last.
  package func take(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    // By hash, the order in which the locks are taken is one for all, also where two hashes are the same.
    try await transaction.executeLater(
      """
      SELECT pg_advisory_xact_lock(hash) FROM (
        SELECT hashtextextended('people ' || account_id::text, 0) AS hash FROM unnest(\(accountIDs)) AS account_id ORDER BY hash
      ) AS ordered
      """)
  }

  /// The same for one person, and shared with others for another one: whoever takes that one's lock for itself is waited for, but not others who share it.
  /// For what changes little of the other one: a crowd that does the same to one person does not wait in a line.
  func take(_ accountID: UUID, sharing otherID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      SELECT CASE WHEN is_shared THEN pg_advisory_xact_lock_shared(hash) ELSE pg_advisory_xact_lock(hash) END FROM (
        SELECT hashtextextended('people ' || account_id::text, 0) AS hash, is_shared
        FROM unnest(\([accountID, otherID]), \([false, true])) AS given (account_id, is_shared) ORDER BY hash, is_shared
      ) AS ordered
      """)
  }

  /// Waits until nobody else who shares somebody's lock is at what only one of them may do at a time. Behind all locks of people, and before all others.
  func takeAlone(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock(hashtextextended('people alone ' || \(accountID)::text, 0))")
  }
}
