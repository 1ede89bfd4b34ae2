import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about rooms. One function, one statement, unless it says otherwise.
struct RoomStore: Sendable {
  // MARK: Rooms

  /// - Returns: False, and nothing is kept, when there is a room with the code.
  func insert(_ room: Room, at now: Moment, in transaction: Transaction) async throws -> Bool {
    let settings = room.settings
    return try await transaction.execute(
      """
      INSERT INTO rooms (room_id, code, map_id, player_count_max, moving_ms, guess_ms, is_by_clues, version, create_time, expire_time)
      VALUES (\(room.id), \(room.code), \(settings.mapID), \(settings.playerCountMax), \(settings.moving?.stored), \(settings.guess?.stored),
        \(settings.isByClues), \(room.version), \(now), \(room.expireTime))
      ON CONFLICT (code) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Which room has a code.
  func roomID(ofCode code: String, at now: Moment, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT room_id FROM rooms WHERE code = \(code) AND (expire_time > \(now)) IS TRUE").first?.get(0)
  }

  /// In which room an account is.
  func roomID(of accountID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT room_id FROM room_members WHERE account_id = \(accountID)").first?.get(0)
  }

  /// Holds a room against every other writer until the transaction ends.
  func lock(_ roomID: UUID, in transaction: Transaction) async throws {
    _ = try await transaction.query("SELECT 1 FROM rooms WHERE room_id = \(roomID) FOR UPDATE")
  }

  /// A whole room; nil when there is none, or its time is over. Two statements.
  func room(_ roomID: UUID, at now: Moment, in querying: some Querying) async throws -> Room? {
    let rows = try await querying.query(
      """
      SELECT r.room_id, r.code, r.map_id, r.player_count_max, r.moving_ms, r.guess_ms, r.is_by_clues, r.version, r.game_id,
        EXISTS (SELECT FROM games g WHERE g.game_id = r.game_id AND g.end_time IS NULL), r.expire_time
      FROM rooms r WHERE r.room_id = \(roomID) AND (r.expire_time > \(now)) IS TRUE
      """)
    guard let row = rows.first else { return nil }
    let length = { (milliseconds: Int32?) in milliseconds.map { Duration.milliseconds($0) } }
    let settings = Room.Settings(
      mapID: try row.get(2), playerCountMax: try row.get(3), moving: length(try row.get(4)), guess: length(try row.get(5)),
      isByClues: try row.get(6))
    return Room(
      id: try row.get(0), code: try row.get(1), settings: settings, version: try row.get(7), gameID: try row.get(8),
      isPlaying: try row.get(9), expireTime: try row.get(10), members: try await members(of: roomID, in: querying))
  }

  /// Members of a room, in the order in which they came.
  func members(of roomID: UUID, in querying: some Querying) async throws -> [Room.Member] {
    try await querying.query(
      """
      SELECT m.account_id, m.is_spectator, m.is_ready, m.time_zone FROM room_members m
      WHERE m.room_id = \(roomID) ORDER BY m.join_version, m.account_id
      """
    ).map {
      Room.Member(accountID: try $0.get(0), isSpectator: try $0.get(1), isReady: try $0.get(2), timeZone: try $0.get(3))
    }
  }

  /// A room has changed.
  /// - Parameter gameID: The game that has begun; nil where none has.
  func touch(_ roomID: UUID, gameID: UUID?, expireTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE rooms SET version = version + 1, game_id = COALESCE(\(gameID)::uuid, game_id), expire_time = \(expireTime)
      WHERE room_id = \(roomID)
      """)
  }

  func delete(_ roomID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM rooms WHERE room_id = \(roomID)")
  }

  /// Holds rooms whose time is over, and tells their versions.
  func lockExpired(at now: Moment, limit: Int, in transaction: Transaction) async throws -> [(roomID: UUID, version: Int64)] {
    try await transaction.query(
      "SELECT room_id, version FROM rooms WHERE expire_time <= \(now) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED"
    ).map { (roomID: try $0.get(0), version: try $0.get(1)) }
  }

  // MARK: Members

  /// - Parameter version: Version of the room that has the member.
  /// - Returns: False, and nothing is kept, when the account is in a room.
  func add(_ member: Room.Member, to roomID: UUID, from version: Int64, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO room_members (account_id, room_id, is_spectator, time_zone, join_version)
      VALUES (\(member.accountID), \(roomID), \(member.isSpectator), \(member.timeZone), \(version))
      ON CONFLICT (account_id) DO NOTHING
      """
    ).affectedCount == 1
  }

  func remove(_ accountID: UUID, from roomID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM room_members WHERE account_id = \(accountID) AND room_id = \(roomID)")
  }

  func setReady(_ isReady: Bool, _ accountID: UUID, in roomID: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE room_members SET is_ready = \(isReady) WHERE account_id = \(accountID) AND room_id = \(roomID)")
  }

  /// Nobody is ready any more.
  func clearReady(in roomID: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute("UPDATE room_members SET is_ready = false WHERE room_id = \(roomID) AND is_ready")
  }

  /// Notes that a member shows an emote.
  /// - Returns: False, and nothing is noted, when the one before was shown after `time`.
  func noteEmote(_ accountID: UUID, at now: Moment, unlessAfter time: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE room_members SET emote_time = \(now)
      WHERE account_id = \(accountID) AND (emote_time IS NULL OR emote_time <= \(time))
      """
    ).affectedCount == 1
  }

  func ban(_ accountID: UUID, from roomID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO room_bans (room_id, account_id) VALUES (\(roomID), \(accountID)) ON CONFLICT (room_id, account_id) DO NOTHING")
  }

  func isBanned(_ accountID: UUID, from roomID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT FROM room_bans WHERE room_id = \(roomID) AND account_id = \(accountID)").isEmpty
  }

  // MARK: Codes that are tried

  /// Counts a try before it is made, so that many at once are counted as well.
  /// - Returns: How many there were since the count began, this one among them.
  func countTry(of accountID: UUID, at now: Moment, resetTime: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      INSERT INTO room_code_tries AS t (account_id, try_count, reset_time) VALUES (\(accountID), 1, \(resetTime))
      ON CONFLICT (account_id) DO UPDATE SET
        try_count = CASE WHEN t.reset_time <= \(now) THEN 1 ELSE t.try_count + 1 END,
        reset_time = CASE WHEN t.reset_time <= \(now) THEN excluded.reset_time ELSE t.reset_time END
      RETURNING try_count
      """
    ).firstRow().get(0)
  }

  /// A try was none: a room has the code.
  func forgetTry(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE room_code_tries SET try_count = try_count - 1 WHERE account_id = \(accountID) AND try_count > 0")
  }
}

extension Duration {
  /// Milliseconds as the columns keep them.
  fileprivate var stored: Int32 { Int32(clamping: inMilliseconds) }
}
