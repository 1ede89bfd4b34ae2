import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about identities. One function, one statement.
struct IdentityStore: Sendable {
  /// The constraint that decides between two first log-ins of one person.
  static let uniqueConstraint = "identities_provider_subject_key"

  private static let columns: SQL = """
    identity_id, account_id, provider, subject, name, email, email_verified, picture_url, create_time, last_use_time
    """

  /// - Throws: `uniqueViolation` of `uniqueConstraint` when it belongs to an account.
  func insert(_ identity: StoredIdentity, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO identities (
        identity_id, account_id, provider, subject, name, email, email_verified, picture_url, create_time, last_use_time)
      VALUES (
        \(identity.identityID), \(identity.accountID), \(identity.provider), \(identity.subject), \(identity.claims.name),
        \(identity.claims.email), \(identity.claims.isEmailVerified), \(identity.claims.pictureURL), \(identity.createTime),
        \(identity.lastUseTime))
      """)
  }

  func find(provider: String, subject: String, in querying: some Querying) async throws -> StoredIdentity? {
    try await querying.query(
      "SELECT \(Self.columns) FROM identities WHERE provider = \(provider) AND subject = \(subject)"
    ).first.map(Self.identity)
  }

  /// Keeps what the provider tells now, and locks the identity until the transaction ends: whoever unlinks it meanwhile waits.
  ///
  /// Claims that the provider is silent about stay: a name is told by some of them only once.
  /// - Returns: Nil when the identity is gone, or belongs to another account by now.
  func use(
    _ identityID: UUID, of accountID: UUID, _ claims: IdentityClaims, at now: Moment, in transaction: Transaction
  ) async throws -> StoredIdentity? {
    try await transaction.query(
      """
      UPDATE identities SET name = COALESCE(\(claims.name), name), email = COALESCE(\(claims.email), email),
        email_verified = CASE WHEN \(claims.email)::text IS NULL THEN email_verified ELSE \(claims.isEmailVerified) END,
        picture_url = COALESCE(\(claims.pictureURL), picture_url), last_use_time = GREATEST(last_use_time, \(now))
      WHERE identity_id = \(identityID) AND account_id = \(accountID)
      RETURNING \(Self.columns)
      """
    ).first.map(Self.identity)
  }

  /// Identities of an account, newest first.
  /// - Parameter place: The last identity of the page before; nil for the first page.
  func list(of accountID: UUID, after place: UUID?, limit: Int, in querying: some Querying) async throws -> [StoredIdentity] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM identities WHERE account_id = \(accountID) AND identity_id < \(place ?? .largest)
      ORDER BY identity_id DESC LIMIT \(limit)
      """
    ).map(Self.identity)
  }

  /// Lets nobody else link to, unlink from or upgrade the account until the transaction ends: of two who unlink the last two ways in, the
  /// second sees what the first has done.
  /// - Returns: Whether there is such an account.
  func lockAccount(_ accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query("SELECT 1 FROM accounts WHERE account_id = \(accountID) FOR NO KEY UPDATE").isEmpty
  }

  /// How many ways in an account has.
  func waysIn(of accountID: UUID, in transaction: Transaction) async throws -> (identityCount: Int, hasPassword: Bool) {
    let row = try await transaction.query(
      """
      SELECT (SELECT count(1) FROM identities WHERE account_id = \(accountID)),
        EXISTS (SELECT FROM password_credentials WHERE account_id = \(accountID))
      """
    ).firstRow()
    return (Int(try row.get(0, as: Int64.self)), try row.get(1))
  }

  /// - Returns: The identity that was unlinked; nil when the account has no such identity.
  func delete(_ identityID: UUID, of accountID: UUID, in transaction: Transaction) async throws -> StoredIdentity? {
    try await transaction.query(
      "DELETE FROM identities WHERE identity_id = \(identityID) AND account_id = \(accountID) RETURNING \(Self.columns)"
    ).first.map(Self.identity)
  }

  /// Unlinks what was linked at `time` or later.
  func delete(of accountID: UUID, linkedSince time: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM identities WHERE account_id = \(accountID) AND create_time >= \(time)")
  }

  /// Notes that an account's address is confirmed, when it is this one.
  func confirmEmail(_ normalized: String, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE accounts SET email_verified = true
      WHERE account_id = \(accountID) AND email_normalized = \(normalized) AND NOT email_verified
      """)
  }

  // MARK: - Nonces

  /// Uses a nonce up.
  /// - Returns: False when it was used before.
  func use(_ nonce: ProviderNonce, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO used_provider_nonces (nonce_hash, expire_time) VALUES (\(nonce.hash), \(nonce.expireTime))
      ON CONFLICT (nonce_hash) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Removes nonces that are no good any more, at most `limit`.
  /// - Returns: How many.
  func deleteNonces(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM used_provider_nonces WHERE nonce_hash = ANY (ARRAY(
        SELECT nonce_hash FROM used_provider_nonces WHERE expire_time < \(time)
        ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func identity(_ row: Row) throws -> StoredIdentity {
    StoredIdentity(
      identityID: try row.get(0), accountID: try row.get(1), provider: try row.get(2), subject: try row.get(3),
      claims: IdentityClaims(name: try row.get(4), email: try row.get(5), isEmailVerified: try row.get(6), pictureURL: try row.get(7)),
      createTime: try row.get(8), lastUseTime: try row.get(9))
  }
}
