import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about friends who come along from another server. The people are locked. One function, one statement.
struct FriendMoveStore: Sendable {
  /// Notes that somebody's lists are taken in.
  /// - Returns: Whether they were not before.
  func insertMoved(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO moved_friend_lists (account_id, move_time) VALUES (\(accountID), \(now)) ON CONFLICT (account_id) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Friends of somebody among some people.
  func friends(of accountID: UUID, among otherIDs: [UUID], in transaction: Transaction) async throws -> Set<UUID> {
    Set(
      try await transaction.query(
        "SELECT friend_account_id FROM friendships WHERE account_id = \(accountID) AND friend_account_id = ANY (\(otherIDs))"
      ).map { try $0.get(0) })
  }

  /// People among some whose requests wait for somebody.
  func senders(to accountID: UUID, among otherIDs: [UUID], in transaction: Transaction) async throws -> Set<UUID> {
    Set(
      try await transaction.query(
        """
        SELECT account_id FROM friend_requests
        WHERE account_id = ANY (\(otherIDs)) AND addressee_account_id = \(accountID) AND state = 'open'
        """
      ).map { try $0.get(0) })
  }

  /// People among some for whom so many requests wait, or more.
  func full(among otherIDs: [UUID], of countMax: Int, in transaction: Transaction) async throws -> Set<UUID> {
    Set(
      try await transaction.query(
        """
        SELECT asked.account_id FROM unnest(\(otherIDs)) AS asked (account_id)
        WHERE (SELECT count(*) FROM (
          SELECT FROM friend_requests r WHERE r.addressee_account_id = asked.account_id AND r.state = 'open' AND r.create_time > '-infinity'
          ORDER BY r.create_time DESC, r.account_id DESC LIMIT \(countMax)) AS waiting) >= \(countMax)
        """
      ).map { try $0.get(0) })
  }

  /// Makes somebody and others friends, of which GameService is told belatedly (`FriendNews`).
  func insertFriendships(_ accountID: UUID, _ otherIDs: [UUID], at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO friendships (account_id, friend_account_id, create_time)
      SELECT \(accountID), other_id, \(now) FROM unnest(\(otherIDs)) AS other_id
      UNION ALL SELECT other_id, \(accountID), \(now) FROM unnest(\(otherIDs)) AS other_id
      """)
  }

  func deleteRequests(between accountID: UUID, and otherIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM friend_requests
      WHERE account_id = \(accountID) AND addressee_account_id = ANY (\(otherIDs))
        OR addressee_account_id = \(accountID) AND account_id = ANY (\(otherIDs))
      """)
  }

  /// Makes requests of somebody wait for others; of those that were made or answered here before nothing is changed.
  /// - Returns: How many are new.
  func insertOwnRequests(of accountID: UUID, to otherIDs: [UUID], at now: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
      SELECT \(accountID), other_id, 'open', \(now) FROM unnest(\(otherIDs)) AS other_id
      ON CONFLICT (account_id, addressee_account_id) DO NOTHING
      """
    ).affectedCount
  }

  /// Requests that wait for somebody.
  func receivedCount(of accountID: UUID, in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      "SELECT count(*) FROM friend_requests WHERE addressee_account_id = \(accountID) AND state = 'open' AND create_time > '-infinity'"
    ).firstRow().get(0)
  }

  /// Makes requests wait; of those that were made or answered here before nothing is changed.
  /// - Returns: Senders of those that are new.
  func insertRequests(of senderIDs: [UUID], to accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
      SELECT sender_id, \(accountID), 'open', \(now) FROM unnest(\(senderIDs)) AS sender_id
      ON CONFLICT (account_id, addressee_account_id) DO NOTHING
      RETURNING account_id
      """
    ).map { try $0.get(0) }
  }
}
