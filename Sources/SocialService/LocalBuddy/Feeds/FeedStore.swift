import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about feeds of meetings. One function, one statement.
struct FeedStore: Sendable {
  /// - Returns: Nil for somebody without one.
  func feed(of accountID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT feed_id FROM meeting_feeds WHERE account_id = \(accountID)").first?.get(0)
  }

  /// The person whose feed it is; nil for one that is over.
  func account(of feedID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT account_id FROM meeting_feeds WHERE feed_id = \(feedID)").first?.get(0)
  }

  /// Makes somebody's feed, in the place of the one before.
  func put(_ feedID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO meeting_feeds (account_id, feed_id, create_time) VALUES (\(accountID), \(feedID), \(now))
      ON CONFLICT (account_id) DO UPDATE SET feed_id = excluded.feed_id, create_time = excluded.create_time
      """)
  }

  func delete(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM meeting_feeds WHERE account_id = \(accountID)")
  }
}
