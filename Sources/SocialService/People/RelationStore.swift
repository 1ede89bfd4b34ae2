import FoundationEssentials
import Postgres
import Timekeeping

/// What is between one account and others. One function, one statement.
struct RelationStore: Sendable {
  /// Where an account stands with others. Who has blocked it is left out.
  func relations(
    of accountID: UUID, to others: [UUID], at now: Moment, in querying: some Querying
  ) async throws -> [UUID: Relation] {
    let rows = try await querying.query(
      """
      SELECT o.account_id,
        EXISTS (SELECT FROM blocks WHERE account_id = \(accountID) AND blocked_account_id = o.account_id),
        EXISTS (SELECT FROM blocks WHERE account_id = o.account_id AND blocked_account_id = \(accountID)),
        EXISTS (SELECT FROM friendships WHERE account_id = \(accountID) AND friend_account_id = o.account_id),
        EXISTS (SELECT FROM friend_requests WHERE account_id = \(accountID) AND addressee_account_id = o.account_id
          AND (state = 'open' OR state = 'declined' AND decline_time > \(now - FriendRules.declineRest))),
        EXISTS (SELECT FROM friend_requests WHERE account_id = o.account_id AND addressee_account_id = \(accountID) AND state = 'open')
      FROM unnest(\(others)) AS o (account_id)
      """)
    return try rows.reduce(into: [:]) { found, row in
      let otherID: UUID = try row.get(0)
      found[otherID] = Relation(
        Relation.Facts(
          isOneself: otherID == accountID, isBlocked: try row.get(1), isBlocking: try row.get(2), areFriends: try row.get(3),
          hasSent: try row.get(4), hasReceived: try row.get(5)))
    }
  }
}
