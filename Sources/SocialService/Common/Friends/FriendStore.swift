import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about friends and their requests. One function, one statement.
struct FriendStore: Sendable {
  // MARK: Between two

  /// All that decides between two people. Under their locks. Those who are leaving count: when they come back, no limit is to be passed.
  /// Those who have asked the other one are counted up to the most that may, with those who are leaving: `receivedCount` is the number that decides.
  func standing(of accountID: UUID, and otherID: UUID, at now: Moment, in transaction: Transaction) async throws -> FriendRules.Standing {
    let row = try await transaction.query(
      """
      SELECT
        EXISTS (SELECT FROM friendships WHERE account_id = \(accountID) AND friend_account_id = \(otherID)),
        (SELECT count(account_id) FROM friendships WHERE account_id = \(accountID)),
        (SELECT count(account_id) FROM friendships WHERE account_id = \(otherID)),
        (SELECT count(account_id) FROM friend_requests WHERE account_id = \(accountID)
          AND (state = 'open' OR state = 'declined' AND decline_time > \(now - FriendRules.declineRest))),
        (SELECT count(*) FROM (
          SELECT FROM friend_requests WHERE addressee_account_id = \(otherID) AND state = 'open' AND create_time > '-infinity'
          ORDER BY create_time DESC, account_id DESC LIMIT \(FriendRules.receivedMax)) AS waiting),
        coalesce((SELECT CASE WHEN start_time > \(now - FriendRules.madeWindow) THEN made_count END FROM friend_request_counts
          WHERE account_id = \(accountID)), 0)::bigint,
        mine.state, mine.decline_time, mine.cancel_time, theirs.state, theirs.decline_time, theirs.cancel_time,
        NOT (\(Blocks.areNone(between: accountID, and: "\(otherID)::uuid")))
      FROM (VALUES (1)) AS one (row)
      LEFT JOIN friend_requests mine ON mine.account_id = \(accountID) AND mine.addressee_account_id = \(otherID)
      LEFT JOIN friend_requests theirs ON theirs.account_id = \(otherID) AND theirs.addressee_account_id = \(accountID)
      """
    ).firstRow()
    return FriendRules.Standing(
      areFriends: try row.get(0), mine: try Self.request(row, at: 6), theirs: try Self.request(row, at: 9), myFriendCount: try row.get(1),
      theirFriendCount: try row.get(2), mySentCount: try row.get(3), myMadeCount: try row.get(5), theirReceivedCount: try row.get(4),
      isBlocked: try row.get(12))
  }

  /// Requests that wait for an account, as its list shows them: it neither sees requests of those who are leaving nor can decline them, and a list that is
  /// empty is not full.
  func receivedCount(of accountID: UUID, in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      """
      SELECT count(r.account_id) FROM friend_requests r
      WHERE r.addressee_account_id = \(accountID) AND r.state = 'open' AND r.create_time > '-infinity' \(Self.senderStays)
      """
    ).firstRow().get(0)
  }

  private static func request(_ row: Row, at column: Int) throws -> FriendRules.Request? {
    guard let text: String = try row.get(column), let state = FriendRules.RequestState(rawValue: text) else { return nil }
    return FriendRules.Request(state: state, declineTime: try row.get(column + 1), cancelTime: try row.get(column + 2))
  }

  func insertFriendship(_ accountID: UUID, _ otherID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO friendships (account_id, friend_account_id, create_time, is_told)
      VALUES (\(accountID), \(otherID), \(now), true), (\(otherID), \(accountID), \(now), true)
      """)
  }

  /// Numbers of friends of these accounts, with the friends who are leaving: they may come back, and a badge is for an account that has had so many.
  /// Accounts without friends are left out.
  func counts(of accountIDs: [UUID], in querying: some Querying) async throws -> [(accountID: UUID, count: Int64)] {
    try await querying.query(
      "SELECT account_id, count(friend_account_id) FROM friendships WHERE account_id = ANY (\(accountIDs)) GROUP BY account_id"
    ).map { (accountID: try $0.get(0), count: try $0.get(1)) }
  }

  /// Takes friendships that nobody was told of. Friendships that another process works at are left to it.
  /// - Returns: Accounts of the friendships, one for each.
  func takeUntold(limit: Int, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      UPDATE friendships SET is_told = true
      WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM friendships WHERE NOT is_told
        ORDER BY account_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      RETURNING account_id
      """
    ).map { try $0.get(0) }
  }

  /// - Returns: Whether there was one.
  func deleteFriendship(_ accountID: UUID, _ otherID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      DELETE FROM friendships
      WHERE (account_id = \(accountID) AND friend_account_id = \(otherID)) OR (account_id = \(otherID) AND friend_account_id = \(accountID))
      """
    ).affectedCount > 0
  }

  /// Makes a request, or makes one that was declined long ago, or taken back, wait again, and counts it.
  func insertRequest(from accountID: UUID, to otherID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      WITH counted AS (
        INSERT INTO friend_request_counts AS c (account_id, start_time, made_count) VALUES (\(accountID), \(now), 1)
        ON CONFLICT (account_id) DO UPDATE SET
          start_time = CASE WHEN c.start_time > \(now - FriendRules.madeWindow) THEN c.start_time ELSE excluded.start_time END,
          made_count = CASE WHEN c.start_time > \(now - FriendRules.madeWindow) THEN c.made_count + 1 ELSE 1 END)
      INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time) VALUES (\(accountID), \(otherID), 'open', \(now))
      ON CONFLICT (account_id, addressee_account_id) DO UPDATE SET
        state = excluded.state, create_time = excluded.create_time, decline_time = NULL, cancel_time = NULL
      """)
  }

  /// An open request was declined.
  func decline(from accountID: UUID, to otherID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE friend_requests SET state = 'declined', decline_time = \(now)
      WHERE account_id = \(accountID) AND addressee_account_id = \(otherID)
      """)
  }

  /// An open request is taken back by its sender.
  func cancel(from accountID: UUID, to otherID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE friend_requests SET state = 'cancelled', cancel_time = \(now)
      WHERE account_id = \(accountID) AND addressee_account_id = \(otherID)
      """)
  }

  /// A request that was declined is taken back by its sender.
  func withdraw(from accountID: UUID, to otherID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE friend_requests SET state = 'withdrawn' WHERE account_id = \(accountID) AND addressee_account_id = \(otherID)")
  }

  /// Requests that have waited, or seemed to, since before `time`, the oldest first: sender and addressee. In no lock: each is looked at again.
  func waiting(since time: Moment, limit: Int, in database: Database) async throws -> [(accountID: UUID, addresseeID: UUID)] {
    try await database.query(
      """
      SELECT account_id, addressee_account_id FROM friend_requests
      WHERE create_time < \(time) AND create_time < 'infinity' AND state IN ('open', 'declined') ORDER BY create_time LIMIT \(limit)
      """
    ).map { (accountID: try $0.get(0), addresseeID: try $0.get(1)) }
  }

  /// Removes a request that has waited since before `time`.
  /// - Returns: Whether there was one.
  func deleteOpen(from accountID: UUID, to otherID: UUID, madeBefore time: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      DELETE FROM friend_requests
      WHERE account_id = \(accountID) AND addressee_account_id = \(otherID) AND state = 'open' AND create_time < \(time)
      """
    ).affectedCount == 1
  }

  /// A declined request that has seemed to wait since before `time` seems to wait no more.
  /// - Returns: Whether there was one.
  func withdraw(from accountID: UUID, to otherID: UUID, madeBefore time: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE friend_requests SET state = 'withdrawn'
      WHERE account_id = \(accountID) AND addressee_account_id = \(otherID) AND state = 'declined' AND create_time < \(time)
      """
    ).affectedCount == 1
  }

  /// Declines requests that wait for an account, the oldest first.
  /// - Parameter latest: Only those that were made until then; nil for all.
  /// - Returns: Senders of the requests that were declined.
  func declineOldest(to accountID: UUID, until latest: Moment?, limit: Int, at now: Moment, in transaction: Transaction) async throws
    -> [UUID]
  {
    try await transaction.query(
      """
      UPDATE friend_requests SET state = 'declined', decline_time = \(now)
      WHERE addressee_account_id = \(accountID) AND account_id = ANY (ARRAY(
        SELECT r.account_id FROM friend_requests r
        WHERE r.addressee_account_id = \(accountID) AND r.state = 'open'
          AND r.create_time <= \(latest ?? .distantFuture) AND r.create_time > '-infinity' \(Self.senderStays)
        ORDER BY r.create_time, r.account_id LIMIT \(limit)))
      RETURNING account_id
      """
    ).map { try $0.get(0) }
  }

  /// Whether requests wait for an account.
  /// - Parameter latest: Only those that were made until then; nil for all.
  func isAsked(_ accountID: UUID, until latest: Moment?, in transaction: Transaction) async throws -> Bool {
    try await transaction.query(
      """
      SELECT EXISTS (
        SELECT FROM friend_requests r
        WHERE r.addressee_account_id = \(accountID) AND r.state = 'open'
          AND r.create_time <= \(latest ?? .distantFuture) AND r.create_time > '-infinity' \(Self.senderStays))
      """
    ).firstRow().get(0)
  }

  /// A request that was declined and taken back seems to wait again, and counts as one that is made.
  func seem(from accountID: UUID, to otherID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      WITH counted AS (
        INSERT INTO friend_request_counts AS c (account_id, start_time, made_count) VALUES (\(accountID), \(now), 1)
        ON CONFLICT (account_id) DO UPDATE SET
          start_time = CASE WHEN c.start_time > \(now - FriendRules.madeWindow) THEN c.start_time ELSE excluded.start_time END,
          made_count = CASE WHEN c.start_time > \(now - FriendRules.madeWindow) THEN c.made_count + 1 ELSE 1 END)
      UPDATE friend_requests SET state = 'declined', create_time = \(now)
      WHERE account_id = \(accountID) AND addressee_account_id = \(otherID)
      """)
  }

  /// Takes back what somebody has asked another one, whatever has become of it: to block and to unblock is no way to ask anew.
  /// - Returns: Whether it was open.
  func retire(from accountID: UUID, to otherID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    let states: [String] = try await transaction.query(
      """
      WITH was AS (SELECT state FROM friend_requests WHERE account_id = \(accountID) AND addressee_account_id = \(otherID))
      UPDATE friend_requests r SET
        state = CASE WHEN r.decline_time IS NULL THEN 'cancelled' ELSE 'withdrawn' END,
        cancel_time = CASE WHEN r.decline_time IS NULL THEN \(now)::timestamptz ELSE r.cancel_time END
      FROM was WHERE r.account_id = \(accountID) AND r.addressee_account_id = \(otherID)
      RETURNING was.state
      """
    ).map { try $0.get(0) }
    return states == [FriendRules.RequestState.open.rawValue]
  }

  /// Removes what somebody has asked another one.
  func deleteRequest(from accountID: UUID, to otherID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM friend_requests WHERE account_id = \(accountID) AND addressee_account_id = \(otherID)")
  }

  /// Removes what either has asked the other.
  func deleteRequests(_ accountID: UUID, _ otherID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM friend_requests
      WHERE (account_id = \(accountID) AND addressee_account_id = \(otherID))
        OR (account_id = \(otherID) AND addressee_account_id = \(accountID))
      """)
  }

  // MARK: Lists

  private static let friendStays: SQL =
    "AND NOT coalesce((SELECT true FROM leaving_people g WHERE g.is_leaving AND g.account_id = f.friend_account_id LIMIT 1), false)"
  private static let senderStays: SQL =
    "AND NOT coalesce((SELECT true FROM leaving_people g WHERE g.is_leaving AND g.account_id = r.account_id LIMIT 1), false)"
  private static let addresseeStays: SQL =
    "AND NOT coalesce((SELECT true FROM leaving_people g WHERE g.is_leaving AND g.account_id = r.addressee_account_id LIMIT 1), false)"

  /// - Parameter includesLeaving: Also those whose accounts are to be deleted: they may come back, and are friends meanwhile.
  func friends(
    of accountID: UUID, after place: ListedPerson?, limit: Int, includesLeaving: Bool = false, in querying: some Querying
  ) async throws -> [ListedPerson] {
    try await querying.query(
      """
      SELECT f.friend_account_id, f.create_time, p.picture_media_id, p.picture_visibility
      FROM friendships f LEFT JOIN profiles p ON p.account_id = f.friend_account_id
      WHERE f.account_id = \(accountID)
        AND (f.create_time, f.friend_account_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
        \(includesLeaving ? "" : Self.friendStays)
      ORDER BY f.create_time DESC, f.friend_account_id DESC LIMIT \(limit)
      """
    ).map(Self.listed)
  }

  /// Requests that wait for the account.
  /// - Parameter includesLeaving: Also of those whose accounts are to be deleted.
  func received(
    by accountID: UUID, after place: ListedPerson?, limit: Int, includesLeaving: Bool = false, in querying: some Querying
  ) async throws -> [ListedPerson] {
    try await querying.query(
      """
      SELECT r.account_id, r.create_time, p.picture_media_id, p.picture_visibility
      FROM friend_requests r LEFT JOIN profiles p ON p.account_id = r.account_id
      WHERE r.addressee_account_id = \(accountID) AND r.state = 'open' AND r.create_time > '-infinity'
        AND (r.create_time, r.account_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
        \(includesLeaving ? "" : Self.senderStays)
      ORDER BY r.create_time DESC, r.account_id DESC LIMIT \(limit)
      """
    ).map(Self.listed)
  }

  /// The account's own requests that wait, or seem to.
  /// - Parameter includesLeaving: Also to those whose accounts are to be deleted.
  func sent(
    by accountID: UUID, after place: ListedPerson?, limit: Int, includesLeaving: Bool = false, at now: Moment,
    in querying: some Querying
  ) async throws -> [ListedPerson] {
    try await querying.query(
      """
      SELECT r.addressee_account_id, r.create_time, p.picture_media_id, p.picture_visibility
      FROM friend_requests r LEFT JOIN profiles p ON p.account_id = r.addressee_account_id
      WHERE r.account_id = \(accountID) AND (r.state = 'open' OR r.state = 'declined' AND r.decline_time > \(now - FriendRules.declineRest))
        AND r.create_time > '-infinity' AND (r.create_time, r.addressee_account_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
        \(includesLeaving ? "" : Self.addresseeStays)
      ORDER BY r.create_time DESC, r.addressee_account_id DESC LIMIT \(limit)
      """
    ).map(Self.listed)
  }

  private static func listed(_ row: Row) throws -> ListedPerson {
    ListedPerson(accountID: try row.get(0), createTime: try row.get(1), picture: try StoredPicture(row, at: 2))
  }

  // MARK: One person's all

  /// Removes an account's friendships.
  /// - Returns: Accounts that were friends of it, and the number of rows that were removed.
  func deleteFriendships(of accountID: UUID, in transaction: Transaction) async throws -> (friendIDs: [UUID], rowCount: Int) {
    let rows = try await transaction.query(
      """
      DELETE FROM friendships WHERE account_id = \(accountID) OR friend_account_id = \(accountID)
      RETURNING account_id, friend_account_id
      """)
    let friendIDs: Set<UUID> = try rows.reduce(into: []) { found, row in
      let (one, other): (UUID, UUID) = (try row.get(0), try row.get(1))
      found.insert(one == accountID ? other : one)
    }
    return (Array(friendIDs), rows.count)
  }

  /// Removes the requests from and to an account.
  /// - Returns: Addressees for whom an open request of it waited, and the number of rows that were removed.
  func deleteRequests(of accountID: UUID, in transaction: Transaction) async throws -> (addresseeIDs: [UUID], rowCount: Int) {
    let rows = try await transaction.query(
      """
      DELETE FROM friend_requests WHERE account_id = \(accountID) OR addressee_account_id = \(accountID) AND account_id = ANY (ARRAY(
        SELECT account_id FROM friend_requests WHERE addressee_account_id = \(accountID) AND create_time > '-infinity'
        ORDER BY create_time DESC, account_id DESC))
      RETURNING account_id, addressee_account_id, state
      """)
    let addresseeIDs: [UUID] = try rows.compactMap { row in
      let (sender, addressee, state): (UUID, UUID, String) = (try row.get(0), try row.get(1), try row.get(2))
      return sender == accountID && state == FriendRules.RequestState.open.rawValue ? addressee : nil
    }
    return (addresseeIDs, rows.count)
  }

  /// Forgets what was taken back before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteCancelled(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM friend_requests WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM friend_requests WHERE cancel_time < \(time) AND state = 'cancelled'
        ORDER BY cancel_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Forgets numbers of requests that were made in a time that began before `time`, of at most `limit` accounts.
  /// - Returns: Number of these accounts.
  func deleteCounts(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM friend_request_counts WHERE account_id = ANY (ARRAY(
        SELECT account_id FROM friend_request_counts WHERE start_time < \(time)
        ORDER BY start_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Forgets declines from before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteDeclined(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM friend_requests WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM friend_requests WHERE decline_time < \(time)
        ORDER BY decline_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
