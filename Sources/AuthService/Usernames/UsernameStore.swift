import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about whose a name is. One function, one statement.
struct UsernameStore: Sendable {
  /// Facts that have to be known of an account when its name is claimed or changed.
  struct Named: Sendable, Hashable {
    var username: String?
    var history: UsernameChangeRules.History
  }

  /// The name of an account, which nobody else can change until the transaction ends.
  /// - Returns: Nil when there is no such account.
  func lock(_ accountID: UUID, in transaction: Transaction) async throws -> Named? {
    try await transaction.query(
      "SELECT username, username_change_time, is_username_generated FROM accounts WHERE account_id = \(accountID) FOR NO KEY UPDATE"
    ).first.map { row in
      Named(username: try row.get(0), history: .init(changeTime: try row.get(1), isGenerated: try row.get(2)))
    }
  }

  /// Takes a name for an account: one that is free, or its own unless moderators have removed it. The second of two who take one name at once waits for the
  /// first.
  /// - Returns: Whether it got it.
  func claim(_ username: String, for accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      """
      INSERT INTO username_claims (username_skeleton, username_folded, account_id)
      SELECT \(UsernameRules.skeleton(username)), \(UsernameRules.folded(username)), \(accountID)
      WHERE NOT EXISTS (
        SELECT FROM username_claims
        WHERE username_folded = \(UsernameRules.folded(username)) AND (account_id <> \(accountID) OR is_forbidden)
          AND (release_time IS NULL OR release_time > \(now)))
      ON CONFLICT (username_skeleton) DO UPDATE SET
        account_id = EXCLUDED.account_id, username_folded = EXCLUDED.username_folded, release_time = NULL, can_return = false,
        is_forbidden = false
      WHERE username_claims.account_id = EXCLUDED.account_id AND NOT username_claims.is_forbidden OR username_claims.release_time <= \(now)
      RETURNING username_skeleton
      """
    ).isEmpty
  }

  /// Whether the account may go back to a name that is kept aside for it.
  func canReturn(_ accountID: UUID, to username: String, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      """
      SELECT 1 FROM username_claims
      WHERE username_skeleton = \(UsernameRules.skeleton(username)) AND account_id = \(accountID) AND can_return AND release_time > \(now)
      """
    ).isEmpty
  }

  /// Keeps the name that an account gives up aside for it. Names that it kept aside before cannot be gone back to any more.
  func keepAside(
    _ username: String, of accountID: UUID, until releaseTime: Moment, canReturn: Bool, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE username_claims SET
        can_return = \(canReturn) AND username_skeleton = \(UsernameRules.skeleton(username)),
        release_time = CASE WHEN username_skeleton = \(UsernameRules.skeleton(username)) THEN \(releaseTime) ELSE release_time END
      WHERE account_id = \(accountID) AND (username_skeleton = \(UsernameRules.skeleton(username)) OR can_return)
      """)
  }

  /// Keeps names that an account has given up, and what looks like them, from everybody, itself included.
  func forbid(_ usernames: [String], of accountID: UUID, until releaseTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE username_claims SET is_forbidden = true, can_return = false, release_time = GREATEST(release_time, \(releaseTime))
      WHERE account_id = \(accountID) AND release_time IS NOT NULL
        AND (username_skeleton = ANY (\(usernames.map(UsernameRules.skeleton))) OR username_folded = ANY (\(usernames.map(UsernameRules.folded))))
      """)
  }

  /// Keeps those of an account's former names that nobody has, nor keeps, from everybody, the account included: whoever gave one up long ago
  /// has no claim to it any more, and anybody could take it. In one order, so that two who keep names do not wait for each other.
  func forbidFree(
    _ usernames: [String], of accountID: UUID, until releaseTime: Moment, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      INSERT INTO username_claims AS c (username_skeleton, username_folded, account_id, release_time, is_forbidden)
      SELECT DISTINCT ON (n.skeleton) n.skeleton, n.folded, \(accountID)::uuid, \(releaseTime)::timestamptz, true
      FROM unnest(\(usernames.map(UsernameRules.skeleton)), \(usernames.map(UsernameRules.folded))) AS n (skeleton, folded)
      WHERE NOT EXISTS (
        SELECT FROM username_claims h
        WHERE (h.username_skeleton = n.skeleton OR h.username_folded = n.folded)
          AND (h.release_time IS NULL OR h.account_id <> \(accountID) AND h.release_time > \(now)))
      ORDER BY n.skeleton
      ON CONFLICT (username_skeleton) DO UPDATE SET
        account_id = EXCLUDED.account_id, username_folded = EXCLUDED.username_folded, release_time = EXCLUDED.release_time,
        can_return = false, is_forbidden = true
      WHERE c.release_time <= \(now)
      """)
  }

  /// Lets an account go back to names that were kept from it, before the next change is due.
  /// - Parameter kept: Names that stay kept from it, with all that look like them.
  func allow(_ usernames: [String], besides kept: [String], of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE username_claims SET is_forbidden = false, can_return = true
      WHERE account_id = \(accountID) AND is_forbidden
        AND (username_skeleton = ANY (\(usernames.map(UsernameRules.skeleton))) OR username_folded = ANY (\(usernames.map(UsernameRules.folded))))
        AND username_skeleton <> ALL (\(kept.map(UsernameRules.skeleton)))
        AND username_folded <> ALL (\(kept.map(UsernameRules.folded)))
      """)
  }

  /// Gives an account the name it has claimed.
  /// - Parameters:
  ///   - changeTime: When its owner has last changed it; nil for the first name.
  ///   - renameTime: Now, where others have seen another name (`RenameNews`); nil for the first name.
  /// - Throws: `uniqueViolation` of one of `AccountStore.Constraint.usernames`.
  func set(
    _ username: String, of accountID: UUID, changeTime: Moment?, renameTime: Moment? = nil, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE accounts SET username = \(username), username_skeleton = \(UsernameRules.skeleton(username)),
        username_change_time = \(changeTime), rename_time = \(renameTime), is_username_generated = false
      WHERE account_id = \(accountID)
      """)
  }

  /// Accounts that got another name before `time` of which nobody was told, which count as told if the transaction commits.
  func takeRenamed(before time: Moment, limit: Int, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      UPDATE accounts SET rename_time = NULL WHERE account_id = ANY (ARRAY(
        SELECT account_id FROM accounts WHERE rename_time < \(time) ORDER BY rename_time LIMIT \(limit) FOR NO KEY UPDATE SKIP LOCKED))
      RETURNING account_id
      """
    ).map { try $0.get(0) }
  }

  /// Notes that the house made the account's name.
  func markGenerated(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE accounts SET is_username_generated = true WHERE account_id = \(accountID)")
  }

  /// Names of `usernames` that nobody has or keeps, in their order.
  func available(_ usernames: [String], at now: Moment, in querying: some Querying) async throws -> [String] {
    let (skeletons, folded) = (usernames.map(UsernameRules.skeleton), usernames.map(UsernameRules.folded))
    let taken = try await querying.query(
      """
      SELECT username_skeleton, username_folded FROM username_claims
      WHERE (username_skeleton = ANY (\(skeletons)) OR username_folded = ANY (\(folded)))
        AND (release_time IS NULL OR release_time > \(now))
      """
    ).map { row in (skeleton: try row.get(0, as: String.self), folded: try row.get(1, as: String.self)) }
    return usernames.indices.filter { index in
      !taken.contains { $0.skeleton == skeletons[index] || $0.folded == folded[index] }
    }.map { usernames[$0] }
  }

  /// Removes claims of names that nobody keeps any more since `time`, at most `limit`.
  /// - Returns: How many.
  func deleteReleased(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM username_claims WHERE username_skeleton = ANY (ARRAY(
        SELECT username_skeleton FROM username_claims WHERE release_time < \(time)
        ORDER BY release_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
