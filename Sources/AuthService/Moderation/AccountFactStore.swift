import FoundationEssentials
import Postgres
import Timekeeping

/// The SQL statement about what helps an account's owner back in. One function, one statement.
struct AccountFactStore: Sendable {
  /// Ways in to an account, and how much it is in use.
  struct Facts: Sendable, Hashable {
    var hasPassword: Bool
    var hasSecondFactor: Bool
    var providers: [String]
    var sessionCount: Int64
    var lastUseTime: Moment?
  }

  func facts(of accountID: UUID, at now: Moment, in querying: some Querying) async throws -> Facts {
    let row = try await querying.query(
      """
      SELECT EXISTS (SELECT FROM password_credentials WHERE account_id = \(accountID)),
        EXISTS (SELECT FROM second_factors WHERE account_id = \(accountID) AND confirm_time IS NOT NULL),
        ARRAY(SELECT provider FROM identities WHERE account_id = \(accountID) ORDER BY provider),
        (SELECT count(*) FROM sessions WHERE account_id = \(accountID) AND revoke_time IS NULL AND idle_expire_time > \(now)),
        (SELECT max(rotate_time) FROM sessions WHERE account_id = \(accountID))
      """
    ).firstRow()
    return Facts(
      hasPassword: try row.get(0), hasSecondFactor: try row.get(1), providers: try row.get(2), sessionCount: try row.get(3),
      lastUseTime: try row.get(4))
  }
}
