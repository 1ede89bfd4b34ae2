import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about who has blocked whom. One function, one statement.
struct BlockStore: Sendable {
  /// - Returns: Whether it is new.
  func insert(_ blockedID: UUID, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO blocks (account_id, blocked_account_id, create_time) VALUES (\(accountID), \(blockedID), \(now))
      ON CONFLICT (account_id, blocked_account_id) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// - Returns: Whether there was one.
  func delete(_ blockedID: UUID, by accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute("DELETE FROM blocks WHERE account_id = \(accountID) AND blocked_account_id = \(blockedID)").affectedCount
      == 1
  }

  /// Removes all blocks by and of somebody.
  /// - Returns: How many.
  func deleteAll(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM blocks WHERE account_id = \(accountID) OR blocked_account_id = \(accountID)").affectedCount
  }

  func count(by accountID: UUID, in querying: some Querying) async throws -> Int64 {
    try await querying.query("SELECT count(account_id) FROM blocks WHERE account_id = \(accountID)").firstRow().get(0)
  }

  /// People among `others` who have blocked the account.
  func blockers(of accountID: UUID, among others: [UUID], in querying: some Querying) async throws -> [UUID] {
    try await querying.query("SELECT account_id FROM blocks WHERE blocked_account_id = \(accountID) AND account_id = ANY (\(others))")
      .map { try $0.get(0) }
  }

  /// Every block between the account and one of `others`, in either direction.
  func all(between accountID: UUID, and others: [UUID], in querying: some Querying) async throws -> [(blocker: UUID, blocked: UUID)] {
    try await querying.query(
      """
      SELECT account_id, blocked_account_id FROM blocks
      WHERE account_id = \(accountID) AND blocked_account_id = ANY (\(others))
        OR blocked_account_id = \(accountID) AND account_id = ANY (\(others))
      """
    ).map { (blocker: try $0.get(0), blocked: try $0.get(1)) }
  }

  /// When the earlier of the blocks between two people was made, in whichever direction; nil for none.
  func firstTime(between accountID: UUID, and otherID: UUID, in querying: some Querying) async throws -> Moment? {
    try await querying.query(
      """
      SELECT min(create_time) FROM blocks
      WHERE account_id = \(accountID) AND blocked_account_id = \(otherID) OR account_id = \(otherID) AND blocked_account_id = \(accountID)
      """
    ).firstRow().get(0)
  }

  /// Every block among some people.
  func all(among accountIDs: [UUID], in querying: some Querying) async throws -> [(blocker: UUID, blocked: UUID)] {
    try await querying.query(
      """
      SELECT account_id, blocked_account_id FROM blocks
      WHERE account_id = ANY (\(accountIDs)) AND blocked_account_id = ANY (\(accountIDs))
      """
    ).map { (blocker: try $0.get(0), blocked: try $0.get(1)) }
  }

  /// The account's list, the latest first. Accounts that are leaving are left out, and stay blocked.
  func page(by accountID: UUID, after place: ListedPerson?, limit: Int, in querying: some Querying) async throws -> [ListedPerson] {
    try await querying.query(
      """
      SELECT b.blocked_account_id, b.create_time FROM blocks b
      WHERE b.account_id = \(accountID)
        AND (b.create_time, b.blocked_account_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
        AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = b.blocked_account_id)
      ORDER BY b.create_time DESC, b.blocked_account_id DESC LIMIT \(limit)
      """
    ).map { ListedPerson(accountID: try $0.get(0), createTime: try $0.get(1)) }
  }
}
