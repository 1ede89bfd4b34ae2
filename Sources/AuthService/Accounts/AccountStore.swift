import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about accounts. One function, one statement.
struct AccountStore: Sendable {
  /// User name or address that an account can be found by. Both are unique.
  enum Login: Hashable {
    case username(folded: String)
    case email(normalized: String)

    /// No name has an at, every address has one.
    init(_ text: String) {
      self =
        text.unicodeScalars.contains("@") ? .email(normalized: EmailRules.normalized(text)) : .username(folded: UsernameRules.folded(text))
    }
  }

  static let columns: SQL = """
    account_id, username, email, email_verified, roles, create_time, suspension_reason, suspension_start_time, suspension_end_time,
    is_guest, birth_date, country, guardian_consent_time, locale, given_name, family_name, gender
    """

  /// Keeps an account, of which its transaction tells (`AccountNews`).
  /// - Throws: `uniqueViolation` of one of `Constraint` when the name or the address belongs to somebody.
  func insert(_ account: StoredAccount, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO accounts (
        account_id, username, username_skeleton, email, email_normalized, email_verified, roles, create_time, is_guest, birth_date, country,
        locale, given_name, family_name, gender, is_told)
      VALUES (
        \(account.accountID), \(account.username), \(account.username.map(UsernameRules.skeleton)), \(account.email),
        \(account.email.map(EmailRules.normalized)), \(account.isEmailVerified), \(account.roles), \(account.createTime),
        \(account.isGuest), \(account.birthDate), \(account.country), \(account.locale), \(account.details.givenName), \(account.details.familyName),
        \(account.details.gender), true)
      """)
  }

  /// Accounts of which the other services were not told, which nobody else can delete or tell of until the transaction ends. Not those that
  /// are being deleted: who heard of them now would keep what is purged.
  func lockUntold(limit: Int, in transaction: Transaction) async throws -> [StoredAccount] {
    try await transaction.query(
      """
      SELECT \(Self.columns) FROM accounts
      WHERE NOT is_told AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = accounts.account_id)
      ORDER BY account_id LIMIT \(limit) FOR NO KEY UPDATE SKIP LOCKED
      """
    ).map(Self.account)
  }

  func noteTold(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE accounts SET is_told = true WHERE account_id = ANY(\(accountIDs))")
  }

  /// The constraints that decide between two sign-ups.
  enum Constraint {
    static let usernames = ["accounts_username_folded_key", "accounts_username_skeleton_key"]
    static let email = "accounts_email_normalized_key"
  }

  /// Whether a name, or one that looks like it, and an address belong to somebody, or a name is kept aside for somebody. Only a courtesy to
  /// whoever asks: the constraints decide.
  func isTaken(
    username: String, email: String, at now: Moment, in querying: some Querying
  ) async throws -> (username: Bool, email: Bool) {
    let row = try await querying.query(
      """
      SELECT
        EXISTS (
          SELECT FROM username_claims
          WHERE (username_skeleton = \(UsernameRules.skeleton(username)) OR username_folded = \(UsernameRules.folded(username)))
            AND (release_time IS NULL OR release_time > \(now))),
        EXISTS (SELECT FROM accounts WHERE email_normalized = \(EmailRules.normalized(email)))
      """
    ).firstRow()
    return (try row.get(0), try row.get(1))
  }

  func find(_ accountID: UUID, in querying: some Querying) async throws -> StoredAccount? {
    try await querying.query("SELECT \(Self.columns) FROM accounts WHERE account_id = \(accountID)").first.map(Self.account)
  }

  /// The account with this user name in any case, this address, or this id.
  func find(anyOf text: String, in querying: some Querying) async throws -> StoredAccount? {
    if let accountID = UUID(text: text.lowercased()) { return try await find(accountID, in: querying) }
    return try await find(Login(text), in: querying)
  }

  func find(_ login: Login, in querying: some Querying) async throws -> StoredAccount? {
    switch login {
    case .username(let folded): try await find(usernameFolded: folded, in: querying)
    case .email(let normalized): try await find(emailNormalized: normalized, in: querying)
    }
  }

  private func find(usernameFolded: String, in querying: some Querying) async throws -> StoredAccount? {
    try await querying.query("SELECT \(Self.columns) FROM accounts WHERE username_folded = \(usernameFolded)").first.map(Self.account)
  }

  private func find(emailNormalized: String, in querying: some Querying) async throws -> StoredAccount? {
    try await querying.query("SELECT \(Self.columns) FROM accounts WHERE email_normalized = \(emailNormalized)").first.map(Self.account)
  }

  /// - Returns: The account, if that changed it; nil also when it is not there.
  func set(_ details: PersonalDetails, of accountID: UUID, in transaction: Transaction) async throws -> StoredAccount? {
    try await transaction.query(
      """
      UPDATE accounts
      SET given_name = \(details.givenName), family_name = \(details.familyName), gender = \(details.gender)
      WHERE account_id = \(accountID)
        AND (given_name, family_name, gender) IS DISTINCT FROM (\(details.givenName), \(details.familyName), \(details.gender)::text)
      RETURNING \(Self.columns)
      """
    ).first.map(Self.account)
  }

  static func account(_ row: Row) throws -> StoredAccount {
    StoredAccount(
      accountID: try row.get(0), username: try row.get(1), email: try row.get(2), isEmailVerified: try row.get(3), roles: try row.get(4),
      createTime: try row.get(5), suspension: try SuspensionColumns.suspension(row, at: 6), isGuest: try row.get(9),
      birthDate: try row.get(10), country: try row.get(11), locale: try row.get(13),
      details: PersonalDetails(givenName: try row.get(14), familyName: try row.get(15), gender: try row.get(16)),
      guardianConsentTime: try row.get(12))
  }
}
