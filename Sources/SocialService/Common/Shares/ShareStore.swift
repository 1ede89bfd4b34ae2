import FoundationEssentials
import Postgres
import Texts
import Timekeeping

/// Every SQL statement about links. One function, one statement.
struct ShareStore: Sendable {
  /// Columns of a link in a row, in the order in which `share` reads them.
  private static let columns: SQL = """
    link_id, account_id, kind, realm, content_kind, content_id, title, lines, call, app_path, shows_name, language, create_time, expire_time,
      revoke_time
    """

  private enum Kind: String, SQLValue, SQLDecodable, CaseIterable {
    case content = "CONTENT"
    case profile = "PROFILE"
  }

  /// Waits until nobody else makes a link of the account, and lets nobody do so until the transaction ends.
  func lock(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended('share ' || \(accountID)::text, 0))")
  }

  func usage(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> ShareRules.Usage {
    let row = try await transaction.query(
      """
      SELECT count(link_id) FILTER (WHERE create_time > \(now - ShareRules.madeWindow)),
        count(link_id) FILTER (WHERE expire_time > \(now) AND revoke_time IS NULL)
      FROM share_links WHERE account_id = \(accountID)
      """
    ).firstRow()
    return ShareRules.Usage(madeCount: try row.get(0), openCount: try row.get(1))
  }

  func insert(_ share: StoredShare, in transaction: Transaction) async throws {
    var (kind, realm, page) = (Kind.profile, "", nil as SharedPage?)
    switch share.target {
    case .content(let shown, _): (kind, realm, page) = (.content, shown.content.realmText, shown)
    case .profile(let shown): realm = shown.rawValue
    }
    try await transaction.execute(
      """
      INSERT INTO share_links (link_id, account_id, kind, realm, content_kind, content_id, title, lines, call, app_path, shows_name, language,
        create_time, expire_time)
      VALUES (\(share.linkID), \(share.accountID), \(kind), \(realm), \(page?.content.kind), \(page?.content.id), \(page?.title),
        \(page?.lines), \(page?.call), \(page?.appPath), \(share.showsName), \(share.language.rawValue), \(share.createTime), \(share.expireTime))
      """)
  }

  func find(_ linkID: UUID, in querying: some Querying) async throws -> StoredShare? {
    try await querying.query("SELECT \(Self.columns) FROM share_links WHERE link_id = \(linkID)").first.map(Self.share)
  }

  /// An account's links that are not over, the latest first.
  func page(of accountID: UUID, after place: ListedPerson?, limit: Int, at now: Moment, in querying: some Querying) async throws
    -> [StoredShare]
  {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM share_links
      WHERE account_id = \(accountID) AND expire_time > \(now) AND revoke_time IS NULL
        AND (create_time, link_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
      ORDER BY create_time DESC, link_id DESC LIMIT \(limit)
      """
    ).map(Self.share)
  }

  /// Ends an account's link, which keeps the time at which it was first ended.
  /// - Returns: Whether there is one.
  func revoke(_ linkID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE share_links SET revoke_time = COALESCE(revoke_time, \(now)) WHERE link_id = \(linkID) AND account_id = \(accountID)
      """
    ).affectedCount == 1
  }

  /// Forgets links that ended by themselves before `time`, or would have, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM share_links WHERE link_id = ANY (ARRAY(
        SELECT link_id FROM share_links WHERE expire_time <= \(time) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func share(_ row: Row) throws -> StoredShare {
    let target: ShareTarget
    switch try row.get(2, as: Kind.self) {
    case .content:
      let content = StoredContent(realmText: try row.get(3), kind: try row.get(4), id: try row.get(5))
      let page = SharedPage(content: content, title: try row.get(6), lines: try row.get(7), call: try row.get(8), appPath: try row.get(9))
      target = .content(page, showsName: try row.get(10))
    case .profile: target = .profile(try row.get(3))
    }
    return StoredShare(
      linkID: try row.get(0), accountID: try row.get(1), target: target, language: PageLanguage(tag: try row.get(11)),
      createTime: try row.get(12),
      expireTime: try row.get(13), revokeTime: try row.get(14))
  }
}
