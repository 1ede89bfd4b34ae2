import Cryptography
import FoundationEssentials
import Postgres
import Timekeeping

/// A device that can be pushed to.
struct PushDevice: Sendable, Hashable, CustomStringConvertible {
  enum Platform: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
    case android, ios, web
  }

  var accountID: UUID
  /// Id of an installation of an app.
  var deviceID: UUID
  /// By which it is logged in.
  var sessionID: UUID
  var platform: Platform
  var address: PushAddress
  /// Topics that its app shows; empty for all.
  var topics: [NotificationRules.Topic]
  /// Token by which it rings for calls as a telephone does; nil where calls are told by a notice.
  var callToken: String?

  var token: String { address.token }

  /// SHA-256 of the token.
  var tokenHash: [UInt8] { SHA256.digest(of: Array(token.utf8)) }

  var description: String { "PushDevice(\(deviceID.uuidString))" }
}

/// Every SQL statement about devices that can be pushed to. One function, one statement.
struct PushDeviceStore: Sendable {
  /// Waits until nobody else registers these tokens or a device of these sessions, or ends them, and lets nobody do so until the transaction ends.
  func lock(tokens: [String], sessionIDs: [UUID], in transaction: Transaction) async throws {
    let names = sessionIDs.map { "push session \($0.uuidString)" } + tokens.map { "push token \($0)" }
    // By hash, the order in which the locks are taken is one for all.
    try await transaction.execute(
      """
      SELECT pg_advisory_xact_lock(hash) FROM (
        SELECT hashtextextended(name, 0) AS hash FROM unnest(\(names)) AS name ORDER BY hash
      ) AS ordered
      """)
  }

  func noteEnded(_ sessionIDs: [UUID], of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO push_ended_sessions (account_id, session_id, end_time)
      SELECT \(accountID), session_id, \(now) FROM unnest(\(sessionIDs)) AS session_id
      ON CONFLICT (account_id, session_id) DO NOTHING
      """)
  }

  func hasEnded(_ sessionID: UUID, of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.query(
      "SELECT EXISTS (SELECT FROM push_ended_sessions WHERE account_id = \(accountID) AND session_id = \(sessionID))"
    ).firstRow().get(0)
  }

  /// Forgets other devices that had this token: the device that has it now gets its pushes. The id of an installation proves nothing, for others may have heard
  /// of it: that of another account stays, and ends with its session, or when its network says that its token is none any more.
  func displace(by device: PushDevice, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM push_devices
      WHERE token_hash = \(device.tokenHash) AND (account_id, device_id) <> (\(device.accountID), \(device.deviceID))
      """)
  }

  /// Has other devices that had this token for calls ring by a notice: the device that has it now rings.
  func displaceCallToken(_ token: String, by device: PushDevice, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE push_devices SET call_token = NULL
      WHERE call_token = \(token) AND (account_id, device_id) <> (\(device.accountID), \(device.deviceID))
      """)
  }

  func register(_ device: PushDevice, at now: Moment, in transaction: Transaction) async throws {
    let columns = PushAddressColumns(device.address)
    try await transaction.execute(
      """
      INSERT INTO push_devices (account_id, device_id, session_id, platform, network, token, bundle_id, web_key, web_secret, token_hash, topics,
        register_time, call_token)
      VALUES (\(device.accountID), \(device.deviceID), \(device.sessionID), \(device.platform), \(columns.network), \(columns.token),
        \(columns.bundleID), \(columns.webKey), \(columns.webSecret), \(device.tokenHash), \(device.topics.map(\.rawValue)), \(now),
        \(device.callToken))
      ON CONFLICT (account_id, device_id) DO UPDATE SET
        session_id = excluded.session_id, platform = excluded.platform, network = excluded.network, token = excluded.token,
        bundle_id = excluded.bundle_id, web_key = excluded.web_key, web_secret = excluded.web_secret,
        token_hash = excluded.token_hash, topics = excluded.topics,
        register_time = excluded.register_time, call_token = excluded.call_token
      """)
  }

  /// Forgets an account's devices but those that were registered last.
  func delete(of accountID: UUID, beyond countMax: Int, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM push_devices WHERE account_id = \(accountID) AND device_id NOT IN (
        SELECT device_id FROM push_devices WHERE account_id = \(accountID) ORDER BY register_time DESC, device_id LIMIT \(countMax))
      """)
  }

  func delete(_ deviceID: UUID, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM push_devices WHERE account_id = \(accountID) AND device_id = \(deviceID)")
  }

  /// Forgets an account's devices that are logged in by one of these sessions.
  func delete(of accountID: UUID, loggedInBy sessionIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM push_devices WHERE account_id = \(accountID) AND session_id = ANY (\(sessionIDs))")
  }

  /// In no order.
  func devices(of accountID: UUID, in querying: some Querying) async throws -> [PushDevice] {
    try await querying.query(
      """
      SELECT device_id, session_id, platform, topics, network, token, bundle_id, web_key, web_secret, call_token FROM push_devices
      WHERE account_id = \(accountID)
      """
    ).map { row in
      let topics: [String] = try row.get(3)
      return PushDevice(
        accountID: accountID, deviceID: try row.get(0), sessionID: try row.get(1), platform: try row.get(2),
        address: try PushAddressColumns(row, at: 4).address, topics: topics.compactMap { NotificationRules.Topic(rawValue: $0) },
        callToken: try row.get(9))
    }
  }

  // MARK: Upkeep

  /// Forgets devices that were not registered since `time`, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM push_devices WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM push_devices WHERE register_time < \(time)
        ORDER BY register_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Forgets sessions that ended before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteEnded(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM push_ended_sessions WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM push_ended_sessions WHERE end_time < \(time)
        ORDER BY end_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
