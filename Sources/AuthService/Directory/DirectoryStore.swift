import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about who somebody is. One function, one statement.
struct DirectoryStore: Sendable {
  /// Somebody whom others may see.
  struct Entry: Sendable, Hashable {
    var accountID: UUID
    var username: String
    /// Capabilities: they say what is not to be done with them, or shown of them.
    var capabilities: [String]
  }

  /// Accounts that others may see: those with a name that are not being deleted.
  /// - Parameter includesLeaving: Also those whose deletion has not begun.
  func find(
    _ accountIDs: [UUID], orFolded usernames: [String], includesLeaving: Bool = false, at now: Moment, in querying: some Querying
  ) async throws -> [Entry] {
    try await querying.query(
      """
      SELECT a.account_id, a.username, \(StandingColumns.list) FROM accounts a
      WHERE (a.account_id = ANY (\(accountIDs)) OR a.username_folded = ANY (\(usernames))) AND a.username IS NOT NULL
        AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = a.account_id AND (d.is_begun OR NOT \(includesLeaving)))
      """
    ).map { try Self.entry($0, at: now) }
  }

  /// When an account was made, and whether its address is confirmed; nil where there is none.
  func age(of accountID: UUID, in querying: some Querying) async throws -> (createTime: Moment, isEmailConfirmed: Bool)? {
    try await querying.query("SELECT create_time, email_verified FROM accounts WHERE account_id = \(accountID)").first.map {
      (createTime: try $0.get(0), isEmailConfirmed: try $0.get(1))
    }
  }

  /// Day of birth and gender of somebody, as far as they are told; nil where there is no account.
  func facts(of accountID: UUID, in querying: some Querying) async throws -> (birthDate: CalendarDate?, gender: PersonalDetails.Gender?)? {
    try await querying.query("SELECT birth_date, gender FROM accounts WHERE account_id = \(accountID)").first.map {
      (birthDate: try $0.get(0), gender: try $0.get(1))
    }
  }

  /// People whose folded names begin so, behind a name, in the order of bytes. People born after `minorsBornAfter` are found by the whole
  /// name only.
  /// - Parameter end: The first string that begins otherwise.
  func search(
    _ prefix: String, before end: String, after place: String, minorsBornAfter date: CalendarDate, limit: Int, at now: Moment,
    in querying: some Querying
  ) async throws -> [Entry] {
    try await querying.query(
      """
      SELECT a.account_id, a.username, \(StandingColumns.list) FROM accounts a
      WHERE a.username_folded COLLATE "C" >= \(prefix) AND a.username_folded COLLATE "C" < \(end)
        AND a.username_folded COLLATE "C" > \(place)
        AND (a.birth_date IS NULL OR a.birth_date <= \(date) OR a.username_folded = \(prefix))
        AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = a.account_id)
      ORDER BY a.username_folded COLLATE "C" LIMIT \(limit)
      """
    ).map { try Self.entry($0, at: now) }
  }

  private static func entry(_ row: Row, at now: Moment) throws -> Entry {
    Entry(
      accountID: try row.get(0), username: try row.get(1),
      capabilities: try StandingColumns.standing(row, at: 2, now: now).toldCapabilities(at: now))
  }
}
