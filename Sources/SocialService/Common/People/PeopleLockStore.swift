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
}
