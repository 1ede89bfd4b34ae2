import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about ratings. One function, one statement.
struct RatingStore: Sendable {
  /// Why a rating has changed. The raw value is what the database calls it.
  enum Reason: String, Sendable, CaseIterable {
    case win
    case loss
    case draw
    case refund
  }

  /// One change of a rating.
  struct Change: Sendable, Hashable {
    var gameID: UUID
    var reason: Reason
    /// By how much.
    var change: Int
    /// After it.
    var rating: Int
    var createTime: Moment
  }

  /// Ratings of some players, as far as there are any.
  func ratings(of accountIDs: [UUID], in querying: some Querying) async throws -> [UUID: RatingRules.Rating] {
    try await querying.query("SELECT account_id, rating, game_count FROM ratings WHERE account_id = ANY (\(accountIDs))")
      .reduce(into: [:]) { $0[try $1.get(0)] = RatingRules.Rating(value: try $1.get(1), gameCount: try $1.get(2)) }
  }

  /// Holds the ratings there are against every other writer until the transaction ends, in one order for all.
  func lock(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    _ = try await transaction.query(
      "SELECT account_id FROM ratings WHERE account_id = ANY (\(accountIDs)) ORDER BY account_id FOR UPDATE")
  }

  func keep(_ rating: RatingRules.Rating, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO ratings (account_id, rating, game_count) VALUES (\(accountID), \(rating.value), \(rating.gameCount))
      ON CONFLICT (account_id) DO UPDATE SET rating = excluded.rating, game_count = excluded.game_count
      """)
  }

  /// Keeps a change. A game counts as one of one network also when it is not known from where one of the two has played.
  /// - Returns: False, and nothing is kept, when the game has changed the rating before.
  func insert(_ change: Change, of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO rating_changes (account_id, game_id, reason, change, rating, create_time, is_of_one_network)
      VALUES (\(accountID), \(change.gameID), \(change.reason), \(change.change), \(change.rating), \(change.createTime),
        \(change.reason != .refund) AND NOT COALESCE((
          SELECT bool_and(o.network <> m.network) FROM game_sessions m
          JOIN game_sessions o ON o.game_id = m.game_id AND o.account_id <> m.account_id AND o.network IS NOT NULL
          WHERE m.game_id = \(change.gameID) AND m.account_id = \(accountID) AND m.network IS NOT NULL), false))
      ON CONFLICT (account_id, game_id, is_refund) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Losses of others to a player since a time that are to be given back and were not, the earliest first; each
  /// with its number among the losses of the same one. None of players who were given back as many as may be since that time.
  /// - Parameter newTime: Until when the player was new; nil where that is not known.
  func losses(
    to accountID: UUID, since time: Moment, newUntil newTime: Moment?, limit: Int, in transaction: Transaction
  ) async throws -> [(accountID: UUID, Change, number: Int)] {
    try await transaction.query(
      """
      SELECT account_id, game_id, reason, change, rating, create_time, number FROM (
        SELECT o.account_id, o.game_id, o.reason, o.change, o.rating, o.create_time,
          row_number() OVER (PARTITION BY o.account_id ORDER BY o.create_time, o.game_id) AS number
        FROM rating_changes m JOIN rating_changes o ON o.game_id = m.game_id AND o.account_id <> m.account_id AND NOT o.is_refund
          AND NOT o.is_of_one_network
        WHERE m.account_id = \(accountID) AND m.create_time >= \(time) AND NOT m.is_refund AND o.change < 0
      ) AS l
      WHERE number <= CASE WHEN create_time < \(newTime)::timestamptz THEN \(Int64(RatingRules.refundsPerNewcomer))::bigint
          ELSE \(Int64(RatingRules.refundsPerPair))::bigint END
        AND NOT EXISTS (SELECT FROM game_players p WHERE p.account_id = l.account_id AND p.game_id = l.game_id AND p.leave_time IS NOT NULL)
        AND NOT EXISTS (SELECT FROM rating_changes r WHERE r.account_id = l.account_id AND r.game_id = l.game_id AND r.is_refund)
        AND (SELECT count(*) FROM rating_changes r WHERE r.account_id = l.account_id AND r.create_time >= \(time) AND r.is_refund)
          < \(Int64(RatingRules.refundsPerLoser))::bigint
      ORDER BY account_id, create_time, game_id LIMIT \(limit)
      """
    ).map { (accountID: try $0.get(0), try Self.change($0, from: 1), number: Int(try $0.get(6, as: Int64.self))) }
  }

  /// How many losses were given back to each of some players since a time.
  func refundCounts(of accountIDs: [UUID], since time: Moment, in transaction: Transaction) async throws -> [UUID: Int] {
    try await transaction.query(
      """
      SELECT account_id, count(*) FROM rating_changes
      WHERE account_id = ANY (\(accountIDs)) AND create_time >= \(time) AND is_refund GROUP BY account_id
      """
    ).reduce(into: [:]) { $0[try $1.get(0)] = Int(try $1.get(1, as: Int64.self)) }
  }

  /// A player's changes behind one, the latest first.
  func changes(of accountID: UUID, after former: Change?, limit: Int, in querying: some Querying) async throws -> [Change] {
    try await querying.query(
      """
      SELECT game_id, reason, change, rating, create_time FROM rating_changes
      WHERE account_id = \(accountID) AND (create_time, game_id, is_refund)
        < (\(former?.createTime ?? .distantFuture), \(former?.gameID ?? .largest), \(former.map { $0.reason == .refund } ?? true))
      ORDER BY create_time DESC, game_id DESC, is_refund DESC LIMIT \(limit)
      """
    ).map { try Self.change($0, from: 0) }
  }

  /// Forgets changes from before a time, at most `limit`.
  /// - Returns: How many.
  func deleteChanges(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM rating_changes WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM rating_changes WHERE create_time < \(time) ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func change(_ row: Row, from column: Int) throws -> Change {
    Change(
      gameID: try row.get(column), reason: try row.get(column + 1), change: try row.get(column + 2), rating: try row.get(column + 3),
      createTime: try row.get(column + 4))
  }
}

extension RatingStore.Reason: SQLValue, SQLDecodable {}

extension RatingStore.Reason {
  init(_ outcome: RatingRules.Outcome) {
    switch outcome {
    case .win: self = .win
    case .loss: self = .loss
    case .draw: self = .draw
    }
  }
}
