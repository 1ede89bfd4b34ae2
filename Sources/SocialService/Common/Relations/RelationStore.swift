package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Relations between one account and others. One function, one statement; blocks are asked for where they are known.
package struct RelationStore: Sendable {
  let blocks = Blocks()

  package init() {}

  /// Friends of an account, those too who are leaving: they may come back.
  package func friends(of accountID: UUID, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      "SELECT friend_account_id FROM friendships WHERE account_id = \(accountID) LIMIT \(Relation.friendsMax)"
    ).map { try $0.get(0) }
  }

  /// Accounts to whom minors among people may be named in news of strangers: their friends and themselves. Somebody of age has no entry.
  func friendsOfMinors(among people: some Sequence<KnownPerson>, in querying: some Querying) async throws -> [UUID: Set<UUID>] {
    var friends: [UUID: Set<UUID>] = [:]
    for person in people where person.isMinor {
      friends[person.accountID] = Set(try await self.friends(of: person.accountID, in: querying)).union([person.accountID])
    }
    return friends
  }

  /// Where an account stands with others. Accounts that have blocked it are left out.
  package func relations(
    of accountID: UUID, to others: [UUID], at now: Moment, in querying: some Querying
  ) async throws -> [UUID: Relation] {
    let rows = try await querying.query(
      """
      SELECT o.account_id,
        EXISTS (SELECT FROM friendships WHERE account_id = \(accountID) AND friend_account_id = o.account_id),
        coalesce((SELECT true FROM friend_requests WHERE account_id = \(accountID) AND addressee_account_id = o.account_id
          AND (state = 'open' OR state = 'declined' AND decline_time > \(now - Relation.declineRest)) LIMIT 1), false),
        coalesce((SELECT true FROM friend_requests
          WHERE account_id = o.account_id AND addressee_account_id = \(accountID) AND state = 'open' LIMIT 1), false)
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
