import FoundationEssentials
import Identity
import Postgres
import Timekeeping

extension StoredSession.RevokeReason: SQLValue {}

extension SessionScope {
  /// Reads a scope from a row. The tables' checks admit no other value; one that is none of ours would be the narrowest.
  init(_ row: Row, at column: Int) throws {
    self = SessionScope(rawValue: try row.get(column)) ?? .web
  }
}

/// Every SQL statement about sessions. One function, one statement.
struct SessionStore: Sendable {
  func insert(_ session: StoredSession, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO sessions (
        session_id, account_id, device_name, app, network, scope, generation, token_hash, previous_token_hash, create_time, rotate_time,
        idle_expire_time, absolute_expire_time)
      VALUES (
        \(session.sessionID), \(session.accountID), \(session.device.name), \(session.device.app), \(session.device.network),
        \(session.device.scope.rawValue), \(session.generation), \(session.tokenHash), \(session.previousTokenHash),
        \(session.createTime), \(session.rotateTime),
        \(session.idleExpireTime), \(session.absoluteExpireTime))
      """)
  }

  /// A session, which nobody else can change until the transaction ends: of two refreshes at the same moment the second sees what the
  /// first has done. Beside it the standing of its account, which may be a moment older: what changes meanwhile gateways hear of.
  func lock(_ sessionID: UUID, at now: Moment, in transaction: Transaction) async throws -> (session: StoredSession, standing: Standing)? {
    try await transaction.query(
      """
      SELECT s.session_id, s.account_id, s.device_name, s.app, s.network, s.generation, s.token_hash, s.previous_token_hash,
        s.create_time, s.rotate_time, s.idle_expire_time, s.absolute_expire_time,
        s.revoke_time IS NOT NULL AND s.revoke_reason <> \(StoredSession.RevokeReason.expired),
        s.scope, \(StandingColumns.list)
      FROM sessions s JOIN accounts a ON a.account_id = s.account_id
      WHERE s.session_id = \(sessionID) FOR NO KEY UPDATE OF s
      """
    ).first.map { row in (try Self.session(row), try StandingColumns.standing(row, at: 14, now: now)) }
  }

  /// Makes `tokenHash` the newest.
  /// - Parameter network: Where the device seems to be; nil keeps what is known.
  func rotate(
    _ sessionID: UUID, to generation: Int32, tokenHash: [UInt8], network: String?, at now: Moment, idleExpireTime: Moment,
    in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE sessions
      SET generation = \(generation), previous_token_hash = token_hash, token_hash = \(tokenHash),
        rotate_time = GREATEST(rotate_time, \(now)), idle_expire_time = \(idleExpireTime), network = COALESCE(\(network), network)
      WHERE session_id = \(sessionID)
      """)
  }

  /// Puts `tokenHash` in the place of the newest one's, which stays the successor of the same predecessor.
  func replaceNewest(
    of sessionID: UUID, by tokenHash: [UInt8], network: String?, at now: Moment, idleExpireTime: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE sessions
      SET token_hash = \(tokenHash), rotate_time = \(now), idle_expire_time = \(idleExpireTime), network = COALESCE(\(network), network)
      WHERE session_id = \(sessionID)
      """)
  }

  /// Makes the newest token's successor the newest, in one statement, when `token` is the newest of a living session whose account is not
  /// suspended and no guest, whose sessions last longer. The second of two at the same moment waits for the row, finds its number taken and
  /// changes nothing. The idle end is never behind the absolute one, by the table's own check: so one of them is asked for.
  /// - Returns: Session of the token; nil when anything at all is in the way: then it has to be looked at (`lock`).
  func rotate(
    _ token: RefreshToken, to successor: RefreshToken, network: String?, at now: Moment, idleExpireTime: Moment, in database: Database
  ) async throws -> RotatedSession? {
    try await database.execute(
      """
      UPDATE sessions s
      SET generation = \(successor.generation), previous_token_hash = s.token_hash, token_hash = \(successor.hash),
        rotate_time = GREATEST(s.rotate_time, \(now)), idle_expire_time = LEAST(\(idleExpireTime), s.absolute_expire_time),
        network = COALESCE(\(network), s.network)
      FROM accounts a
      WHERE s.session_id = \(token.sessionID) AND s.generation = \(token.generation) AND s.token_hash = \(token.hash)
        AND s.revoke_time IS NULL AND s.idle_expire_time > \(now)
        AND a.account_id = s.account_id AND NOT a.is_guest AND (a.suspension_reason IS NULL OR a.suspension_end_time <= \(now))
      RETURNING s.account_id, s.idle_expire_time, s.scope, \(StandingColumns.list)
      """
    ).first.map { row in
      RotatedSession(
        accountID: try row.get(0), idleExpireTime: try row.get(1), standing: try StandingColumns.standing(row, at: 3, now: now),
        scope: try SessionScope(row, at: 2))
    }
  }

  /// Whether the account has logged in by that device before, from that network where both are known. Sessions that have ended count
  /// as long as they are kept.
  func isKnown(_ device: SessionDevice, of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.query(
      """
      SELECT EXISTS (
        SELECT FROM sessions
        WHERE account_id = \(accountID) AND device_name = \(device.name) AND app = \(device.app)
          AND coalesce(network = \(device.network), true))
      """
    ).firstRow().get(0)
  }

  /// Whether somebody has logged in by that name from that network before, and the session is still kept. Names without an account ask
  /// the same.
  func isKnown(_ network: String, of login: AccountStore.Login, in querying: some Querying) async throws -> Bool {
    let (username, email) = Self.columns(of: login)
    return try await querying.query(
      """
      SELECT EXISTS (
        SELECT FROM accounts a JOIN sessions s USING (account_id)
        WHERE (a.username_folded = \(username) OR a.email_normalized = \(email)) AND s.network = \(network))
      """
    ).firstRow().get(0)
  }

  /// Whether a token is the last one, or the one before, of a session that somebody has opened by that name, and that is still kept.
  func isKnown(_ token: RefreshToken, of login: AccountStore.Login, in querying: some Querying) async throws -> Bool {
    let (username, email) = Self.columns(of: login)
    return try await querying.query(
      """
      SELECT EXISTS (
        SELECT FROM sessions s JOIN accounts a USING (account_id)
        WHERE s.session_id = \(token.sessionID) AND (s.token_hash = \(token.hash) OR s.previous_token_hash = \(token.hash))
          AND (a.username_folded = \(username) OR a.email_normalized = \(email)))
      """
    ).firstRow().get(0)
  }

  private static func columns(of login: AccountStore.Login) -> (username: String?, email: String?) {
    switch login {
    case .username(let folded): (folded, nil)
    case .email(let normalized): (nil, normalized)
    }
  }

  // MARK: - The list

  /// Living sessions of an account, newest first.
  /// - Parameter place: The last session of the page before; nil for the first page.
  func living(of accountID: UUID, after place: UUID?, limit: Int, at now: Moment, in querying: some Querying) async throws
    -> [ListedSession]
  {
    try await querying.query(
      """
      SELECT session_id, device_name, app, network, create_time, rotate_time, scope FROM sessions
      WHERE account_id = \(accountID) AND revoke_time IS NULL AND idle_expire_time > \(now)
        AND session_id < \(place ?? .largest)
      ORDER BY session_id DESC LIMIT \(limit)
      """
    ).map { row in
      ListedSession(
        sessionID: try row.get(0),
        device: SessionDevice(name: try row.get(1), app: try row.get(2), network: try row.get(3), scope: try SessionScope(row, at: 6)),
        createTime: try row.get(4), rotateTime: try row.get(5))
    }
  }

  /// Whether the account has, or lately had, the session.
  func exists(_ sessionID: UUID, of accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT 1 FROM sessions WHERE session_id = \(sessionID) AND account_id = \(accountID)").isEmpty
  }

  /// Sessions among some that have ended, or that nobody knows.
  func ended(of sessionIDs: [UUID], at now: Moment, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT asked.session_id FROM unnest(\(sessionIDs)) AS asked (session_id)
      WHERE NOT EXISTS (
        SELECT FROM sessions s WHERE s.session_id = asked.session_id AND s.revoke_time IS NULL AND s.idle_expire_time > \(now))
      """
    ).map { try $0.get(0) }
  }

  /// Whether a living session of the account was opened after `time`. A refresh does not make it younger.
  func isOpened(_ sessionID: UUID, of accountID: UUID, after time: Moment, in querying: some Querying) async throws -> Bool {
    try await !querying.query(
      """
      SELECT 1 FROM sessions
      WHERE session_id = \(sessionID) AND account_id = \(accountID) AND revoke_time IS NULL AND create_time > \(time)
      """
    ).isEmpty
  }

  /// Notes that a session's owner has shown the second factor.
  func noteSecondFactor(_ sessionID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE sessions SET second_factor_time = \(now) WHERE session_id = \(sessionID)")
  }

  /// Whether a session's owner has shown, in it, the second factor that the account has now.
  func hasSecondFactor(_ sessionID: UUID, of accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query(
      """
      SELECT EXISTS (
        SELECT FROM sessions s JOIN second_factors f ON f.account_id = s.account_id
        WHERE s.session_id = \(sessionID) AND s.account_id = \(accountID) AND s.second_factor_time >= f.confirm_time)
      """
    ).firstRow().get(0)
  }

  /// The app that opened a session.
  func app(of sessionID: UUID, in querying: some Querying) async throws -> String? {
    try await querying.query("SELECT app FROM sessions WHERE session_id = \(sessionID)").first?.get(0)
  }

  // MARK: - The end

  /// Lets nobody else end several sessions of the account until the transaction ends: otherwise two who end each other's would wait for
  /// each other. Opening and refreshing go on.
  /// - Returns: Whether the session lives.
  func lockAll(of accountID: UUID, asking sessionID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute("SELECT 1 FROM accounts WHERE account_id = \(accountID) FOR NO KEY UPDATE")
    // A statement of its own: it sees what was committed while the lock was waited for.
    return try await !transaction.query(
      "SELECT 1 FROM sessions WHERE session_id = \(sessionID) AND account_id = \(accountID) AND revoke_time IS NULL"
    ).isEmpty
  }

  /// Ends a session.
  /// - Returns: Nil when it has ended already, or never was.
  func revoke(
    _ sessionID: UUID, of accountID: UUID, because reason: StoredSession.RevokeReason, at now: Moment, in transaction: Transaction
  ) async throws -> EndedSession? {
    try await transaction.query(
      """
      UPDATE sessions SET revoke_time = \(now), revoke_reason = \(reason)
      WHERE session_id = \(sessionID) AND account_id = \(accountID) AND revoke_time IS NULL
      RETURNING session_id, account_id, device_name, app, network, rotate_time
      """
    ).first.map(Self.ended)
  }

  /// Ends every session of an account but `keptID`.
  func revokeAll(
    of accountID: UUID, except keptID: UUID?, because reason: StoredSession.RevokeReason, at now: Moment, in transaction: Transaction
  ) async throws -> [EndedSession] {
    try await transaction.query(
      """
      UPDATE sessions SET revoke_time = \(now), revoke_reason = \(reason)
      WHERE account_id = \(accountID) AND revoke_time IS NULL AND session_id IS DISTINCT FROM \(keptID)
      RETURNING session_id, account_id, device_name, app, network, rotate_time
      """
    ).map(Self.ended)
  }

  /// Ends the sessions of an account that were not in use for longest, so that `count` are left.
  func revokeBeyond(_ count: Int, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> [EndedSession] {
    try await transaction.query(
      """
      UPDATE sessions SET revoke_time = \(now), revoke_reason = \(StoredSession.RevokeReason.tooMany)
      WHERE revoke_time IS NULL AND session_id IN (
        SELECT session_id FROM (
          SELECT session_id, row_number() OVER (ORDER BY rotate_time DESC, session_id DESC) AS place
          FROM sessions WHERE account_id = \(accountID) AND revoke_time IS NULL) AS living
        WHERE place > \(count))
      RETURNING session_id, account_id, device_name, app, network, rotate_time
      """
    ).map(Self.ended)
  }

  /// Ends sessions whose time was over by `now`, at most `limit`, as of that time. The idle end is never behind the absolute one.
  func expire(at now: Moment, limit: Int, in transaction: Transaction) async throws -> [EndedSession] {
    try await transaction.query(
      """
      UPDATE sessions SET revoke_time = idle_expire_time, revoke_reason = \(StoredSession.RevokeReason.expired)
      WHERE session_id = ANY (ARRAY(
        SELECT session_id FROM sessions WHERE revoke_time IS NULL AND idle_expire_time <= \(now)
        ORDER BY session_id LIMIT \(limit) FOR NO KEY UPDATE SKIP LOCKED))
      RETURNING session_id, account_id, device_name, app, network, rotate_time
      """
    ).map(Self.ended)
  }

  /// Removes sessions that ended before `time`, at most `limit` of them.
  /// - Returns: How many.
  func deleteEnded(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM sessions WHERE session_id = ANY (ARRAY(
        SELECT session_id FROM sessions
        WHERE revoke_time < \(time)
        ORDER BY session_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  // MARK: - Rows

  private static func ended(_ row: Row) throws -> EndedSession {
    EndedSession(
      sessionID: try row.get(0), accountID: try row.get(1),
      device: SessionDevice(name: try row.get(2), app: try row.get(3), network: try row.get(4)), rotateTime: try row.get(5))
  }

  private static func session(_ row: Row) throws -> StoredSession {
    StoredSession(
      sessionID: try row.get(0), accountID: try row.get(1),
      device: SessionDevice(name: try row.get(2), app: try row.get(3), network: try row.get(4), scope: try SessionScope(row, at: 13)),
      generation: try row.get(5),
      tokenHash: try row.get(6), previousTokenHash: try row.get(7), createTime: try row.get(8), rotateTime: try row.get(9),
      idleExpireTime: try row.get(10), absoluteExpireTime: try row.get(11), isRevoked: try row.get(12))
  }
}
