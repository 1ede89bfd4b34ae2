import FoundationEssentials
import Postgres
import Texts
import Timekeeping

/// Every SQL statement about links to meetings. One function, one statement.
struct MeetingShareStore: Sendable {
  private static let columns: SQL = "share_id, meeting_id, account_id, language, create_time, expire_time, end_time, is_home"

  func insert(_ share: StoredMeetingShare, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO meeting_shares (share_id, meeting_id, account_id, language, create_time, expire_time)
      VALUES (\(share.shareID), \(share.meetingID), \(share.accountID), \(share.language.rawValue), \(share.createTime), \(share.expireTime))
      """)
  }

  func find(_ shareID: UUID, in querying: some Querying) async throws -> StoredMeetingShare? {
    try await querying.query("SELECT \(Self.columns) FROM meeting_shares WHERE share_id = \(shareID)").first.map(Self.share)
  }

  /// Links of one side to a meeting, the earliest first.
  func shares(of meetingID: UUID, by accountID: UUID, in querying: some Querying) async throws -> [StoredMeetingShare] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM meeting_shares WHERE account_id = \(accountID) AND meeting_id = \(meetingID)
      ORDER BY create_time, share_id LIMIT \(MeetingShareRules.linksMax)
      """
    ).map(Self.share)
  }

  /// Ends all links of one side to a meeting that nothing has ended yet, also those whose time is over.
  func sayHome(of meetingID: UUID, by accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE meeting_shares SET end_time = \(now), is_home = true
      WHERE account_id = \(accountID) AND meeting_id = \(meetingID) AND end_time IS NULL
      """)
  }

  /// Ends a link, which keeps the time at which it was first ended, and by what.
  /// - Returns: Whether there is one.
  func revoke(_ shareID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "UPDATE meeting_shares SET end_time = COALESCE(end_time, \(now)) WHERE share_id = \(shareID) AND account_id = \(accountID)"
    ).affectedCount == 1
  }

  /// Forgets links that ended by themselves before `time`, or would have, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM meeting_shares WHERE share_id = ANY (ARRAY(
        SELECT share_id FROM meeting_shares WHERE expire_time <= \(time) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func share(_ row: Row) throws -> StoredMeetingShare {
    StoredMeetingShare(
      shareID: try row.get(0), meetingID: try row.get(1), accountID: try row.get(2), language: PageLanguage(tag: try row.get(3)),
      createTime: try row.get(4), expireTime: try row.get(5), endTime: try row.get(6), isHome: try row.get(7))
  }
}
