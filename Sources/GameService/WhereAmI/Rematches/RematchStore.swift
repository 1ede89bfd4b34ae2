import FoundationEssentials
import Postgres
import Timekeeping

/// Rematch of a game, as it is kept.
struct Rematch: Hashable, Sendable {
  /// The game that was played.
  var gameID: UUID
  /// Account that has offered.
  var accountID: UUID
  /// IANA name of the offerer's time zone.
  var timeZone: String
  var expireTime: Moment
  var isOpen: Bool
  /// The game that has begun.
  var nextGameID: UUID?

  /// As one of the two sees it.
  func standing(for accountID: UUID) -> RematchRules.Standing {
    if nextGameID != nil { return .begun }
    return isOpen ? .offered(byCaller: accountID == self.accountID, expireTime: expireTime) : .closed
  }
}

/// Every SQL statement about rematches. One function, one statement.
struct RematchStore: Sendable {
  func rematch(of gameID: UUID, in querying: some Querying) async throws -> Rematch? {
    try await querying.query("SELECT \(Self.columns) FROM rematches m WHERE m.game_id = \(gameID)").first.map(Self.rematch)
  }

  /// The same, held until the transaction ends: it must not expire while it is answered.
  func hold(_ gameID: UUID, in transaction: Transaction) async throws -> Rematch? {
    try await transaction.query("SELECT \(Self.columns) FROM rematches m WHERE m.game_id = \(gameID) FOR UPDATE").first.map(Self.rematch)
  }

  func insert(_ rematch: Rematch, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO rematches (game_id, account_id, time_zone, expire_time, is_open)
      VALUES (\(rematch.gameID), \(rematch.accountID), \(rematch.timeZone), \(rematch.expireTime), \(rematch.isOpen))
      """)
  }

  /// It waits for no answer any more.
  /// - Parameter nextGameID: The game that has begun; nil where none has.
  func close(_ gameID: UUID, nextGameID: UUID?, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE rematches SET is_open = false, next_game_id = \(nextGameID) WHERE game_id = \(gameID) AND is_open IS TRUE")
  }

  /// Closes those that nobody has answered.
  func closeExpired(at now: Moment, limit: Int, in transaction: Transaction) async throws -> [Rematch] {
    try await transaction.query(
      """
      UPDATE rematches m SET is_open = false WHERE m.game_id = ANY (ARRAY(
        SELECT game_id FROM rematches WHERE is_open AND expire_time <= \(now) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      RETURNING \(Self.columns)
      """
    ).map(Self.rematch)
  }

  /// Players of a game.
  func players(of gameID: UUID, in querying: some Querying) async throws -> [UUID] {
    try await querying.query("SELECT account_id FROM game_players WHERE game_id = \(gameID) ORDER BY player_index").map { try $0.get(0) }
  }

  private static let columns: SQL = """
    m.game_id, m.account_id, m.time_zone, m.expire_time, m.is_open, m.next_game_id
    """

  private static func rematch(_ row: Row) throws -> Rematch {
    Rematch(
      gameID: try row.get(0), accountID: try row.get(1), timeZone: try row.get(2), expireTime: try row.get(3), isOpen: try row.get(4),
      nextGameID: try row.get(5))
  }
}
