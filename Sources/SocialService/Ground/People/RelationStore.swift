import FoundationEssentials
import Postgres
import Timekeeping

/// Relations between one account and others. One function, one statement; blocks are asked for where they are known.
struct RelationStore: Sendable {
  let blocks = Blocks()

  /// Where an account stands with others. Accounts that have blocked it are left out.
  func relations(
    of accountID: UUID, to others: [UUID], at now: Moment, in querying: some Querying
  ) async throws -> [UUID: Relation] {
    let rows = try await querying.query(
      """
      SELECT o.account_id,
        EXISTS (SELECT FROM friendships WHERE account_id = \(accountID) AND friend_account_id = o.account_id),
        EXISTS (SELECT FROM friend_requests WHERE account_id = \(accountID) AND addressee_account_id = o.account_id
          AND (state = 'open' OR state = 'declined' AND decline_time > \(now - FriendRules.declineRest))),
        EXISTS (SELECT FROM friend_requests WHERE account_id = o.account_id AND addressee_account_id = \(accountID) AND state = 'open')
      FROM unnest(\(others)) AS o (account_id)
      """)
    // After the rest: a block that is made meanwhile counts.
    let (blocking, blocked) = try await blocks.sides(of: accountID, and: others, in: querying)
    return try rows.reduce(into: [:]) { found, row in
      let otherID: UUID = try row.get(0)
      found[otherID] = Relation(
        Relation.Facts(
          isOneself: otherID == accountID, isBlocked: blocked.contains(otherID), isBlocking: blocking.contains(otherID),
          areFriends: try row.get(1), hasSent: try row.get(2), hasReceived: try row.get(3)))
    }
  }
}
