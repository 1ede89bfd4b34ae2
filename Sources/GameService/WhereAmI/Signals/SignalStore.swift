import FoundationEssentials
import Postgres
import Timekeeping

extension SignalRules.Kind: SQLValue, SQLDecodable {}

/// A signal as it is kept.
struct StoredSignal: Hashable, Sendable {
  var id: UUID
  var accountID: UUID
  var gameID: UUID
  var signal: SignalRules.Signal
  var createTime: Moment
}

/// Every SQL statement about signals. One function, one statement.
struct SignalStore: Sendable {
  /// A place in the order in which games have ended.
  struct Place: Hashable, Sendable {
    var endTime: Moment
    var gameID: UUID
  }

  // MARK: Which games

  /// Up to which game it was looked, held until the transaction ends.
  /// - Returns: Nil when another process is at it.
  func takeProgress(in transaction: Transaction) async throws -> Place? {
    try await transaction.query("SELECT end_time, game_id FROM signal_progress FOR UPDATE SKIP LOCKED").first.map {
      Place(endTime: try $0.get(0), gameID: try $0.get(1))
    }
  }

  func keepProgress(_ place: Place, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE signal_progress SET end_time = \(place.endTime), game_id = \(place.gameID)")
  }

  /// Games that have ended behind a place and before a time, the earliest first.
  func ended(after place: Place, before time: Moment, limit: Int, in transaction: Transaction) async throws -> [Place] {
    try await transaction.query(
      """
      SELECT end_time, game_id FROM games
      WHERE end_time IS NOT NULL AND (end_time, game_id) > (\(place.endTime), \(place.gameID)) AND end_time < \(time)
      ORDER BY end_time, game_id LIMIT \(limit)
      """
    ).map { Place(endTime: try $0.get(0), gameID: try $0.get(1)) }
  }

  // MARK: Facts that are known

  /// Players of a game, in order of player index, and whether it was for the rating.
  func players(of gameID: UUID, in transaction: Transaction) async throws -> [(accountID: UUID, isRated: Bool)] {
    try await transaction.query(
      """
      SELECT p.account_id, g.kind = 'online' FROM game_players p JOIN games g ON g.game_id = p.game_id
      WHERE p.game_id = \(gameID) ORDER BY p.player_index
      """
    ).map { (accountID: try $0.get(0), isRated: try $0.get(1)) }
  }

  /// The answers that a player has submitted in a game.
  /// - Parameters:
  ///   - logStart: Games from before it have no log any more.
  ///   - gameLimit: Earlier games in which it is looked for the same places, the latest.
  func answers(
    of accountID: UUID, in gameID: UUID, logStart: Moment, gameLimit: Int, _ transaction: Transaction
  ) async throws -> [SignalRules.Answer] {
    try await transaction.query(
      """
      WITH shown AS MATERIALIZED (
        SELECT s.location_id FROM (
          SELECT f.game_id FROM game_players f JOIN game_players own ON own.game_id = \(gameID) AND own.account_id = f.account_id
          WHERE f.account_id = \(accountID) AND (f.create_time, f.game_id) < (own.create_time, own.game_id)
          ORDER BY f.create_time DESC, f.game_id DESC LIMIT \(gameLimit)
        ) AS former
        JOIN games o ON o.game_id = former.game_id
        JOIN rounds s ON s.game_id = former.game_id AND s.round_number <= o.round_number + 1)
      SELECT t.score, t.submit_time, r.load_time, GREATEST(abs(t.answer_latitude - r.latitude), abs(t.answer_longitude - r.longitude)),
        CASE WHEN g.is_logged AND g.create_time > \(logStart) THEN (
          SELECT count(DISTINCT (e.latitude, e.longitude)) FROM game_events e
          WHERE e.game_id = t.game_id AND e.kind = 'place_marker' AND e.player_index = t.player_index AND e.round_number = t.round_number) END,
        r.location_id IN (SELECT location_id FROM shown)
      FROM game_players p
      JOIN games g ON g.game_id = p.game_id
      JOIN turns t ON t.game_id = p.game_id AND t.player_index = p.player_index
      JOIN rounds r ON r.game_id = t.game_id AND r.round_number = t.round_number
      WHERE p.game_id = \(gameID) AND p.account_id = \(accountID) AND t.answer_origin = 'submitted' AND t.answer_latitude IS NOT NULL
      ORDER BY t.round_number
      """
    ).map { row in
      let (submitTime, loadTime) = (try row.get(1, as: Moment.self), try row.get(2, as: Moment?.self))
      return SignalRules.Answer(
        score: try row.get(0), time: loadTime.map { submitTime - $0 }, offDegrees: try row.get(3),
        markerCount: try row.get(4, as: Int?.self), wasShownBefore: try row.get(5))
    }
  }

  /// How good answers were.
  struct Precision: Hashable, Sendable {
    var count: Int
    var preciseCount: Int
    /// On the map of the world.
    var worldCount: Int
    var closeCount: Int
    /// In games for the rating.
    var ratedCount: Int
    var ratedScoreSum: Int
  }

  /// How many answers a player has submitted in the latest games between two times, how many of them score so much, and how many of those on the
  /// map of the world are so close.
  func precision(
    of accountID: UUID, since: Moment, until: Moment, scoreMin: Int, closeWithinM: Double, gameLimit: Int, in transaction: Transaction
  ) async throws -> Precision {
    let row = try await transaction.query(
      """
      SELECT count(*), count(*) FILTER (WHERE t.score >= \(scoreMin)), count(*) FILTER (WHERE latest.map_id = 'world'),
        count(*) FILTER (WHERE latest.map_id = 'world' AND t.distance_m < \(closeWithinM)), count(*) FILTER (WHERE latest.kind = 'online'),
        coalesce(sum(t.score) FILTER (WHERE latest.kind = 'online'), 0)::bigint
      FROM (
        SELECT p.game_id, p.player_index, g.map_id, g.kind FROM game_players p JOIN games g ON g.game_id = p.game_id
        WHERE p.account_id = \(accountID) AND p.create_time BETWEEN \(since) AND \(until)
        ORDER BY p.create_time DESC, p.game_id DESC LIMIT \(gameLimit)
      ) AS latest
      JOIN turns t ON t.game_id = latest.game_id AND t.player_index = latest.player_index
      WHERE t.answer_origin = 'submitted'
      """
    ).firstRow()
    return Precision(
      count: try row.get(0), preciseCount: try row.get(1), worldCount: try row.get(2), closeCount: try row.get(3),
      ratedCount: try row.get(4), ratedScoreSum: try row.get(5))
  }

  /// How many games for the rating two players have played against each other between two times.
  func meetings(_ one: UUID, _ other: UUID, since: Moment, until: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      SELECT count(*) FROM game_players p
      JOIN game_players o ON o.game_id = p.game_id AND o.account_id = \(other)
      JOIN games g ON g.game_id = p.game_id AND g.kind = 'online'
      WHERE p.account_id = \(one) AND p.create_time BETWEEN \(since) AND \(until)
      """
    ).firstRow().get(0)
  }

  /// Gain of a player's rating by games between two times.
  func ratingGain(of accountID: UUID, since: Moment, until: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      SELECT coalesce(sum(change), 0)::integer FROM rating_changes
      WHERE account_id = \(accountID) AND create_time BETWEEN \(since) AND \(until) AND NOT is_refund
      """
    ).firstRow().get(0)
  }

  // MARK: Sessions

  func sessions(of accountID: UUID, in gameID: UUID, _ transaction: Transaction) async throws -> [SignalRules.Session] {
    try await transaction.query(
      "SELECT first_time, last_time FROM game_sessions WHERE game_id = \(gameID) AND account_id = \(accountID) ORDER BY first_time"
    ).map { SignalRules.Session(firstTime: try $0.get(0), lastTime: try $0.get(1)) }
  }

  func forgetSessions(in gameID: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM game_sessions WHERE game_id = \(gameID)")
  }

  // MARK: Signals that were seen

  /// Keeps a signal, unless there is one of its kind after this game, or after a time.
  func insert(_ stored: StoredSignal, unlessSince time: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO signals (signal_id, account_id, game_id, kind, value, sample_count, create_time)
      SELECT \(stored.id), \(stored.accountID), \(stored.gameID), \(stored.signal.kind), \(stored.signal.value),
        \(stored.signal.sampleCount), \(stored.createTime)
      WHERE NOT EXISTS (
        SELECT FROM signals s WHERE s.account_id = \(stored.accountID) AND s.kind = \(stored.signal.kind) AND s.create_time > \(time))
      ON CONFLICT (account_id, kind, game_id) DO NOTHING
      """)
  }

  /// Gives a guest's signals to the account it has become part of; those of a game that both have played stay.
  func move(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE signals SET account_id = \(accountID) WHERE account_id = \(guestID) AND NOT EXISTS (
        SELECT FROM signals o WHERE o.account_id = \(accountID) AND o.kind = signals.kind AND o.game_id = signals.game_id)
      """)
  }

  private static let columns: SQL = "signal_id, account_id, game_id, kind, value, sample_count, create_time"

  /// Signals of one player behind one, the latest first.
  /// - Parameter moderatorID: Moderator who asks: their own are left out.
  func signals(
    of accountID: UUID, notOf moderatorID: UUID? = nil, after formerID: UUID?, limit: Int, in querying: some Querying
  ) async throws -> [StoredSignal] {
    if accountID == moderatorID { return [] }
    return try await querying.query(
      """
      SELECT \(Self.columns) FROM signals WHERE account_id = \(accountID) AND signal_id < \(formerID ?? .largest)
      ORDER BY signal_id DESC LIMIT \(limit)
      """
    ).map(Self.signal)
  }

  /// Signals of all players behind one, the latest first.
  /// - Parameter moderatorID: Moderator who asks: their own are left out.
  func signals(notOf moderatorID: UUID, after formerID: UUID?, limit: Int, in querying: some Querying) async throws -> [StoredSignal] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM signals WHERE signal_id < \(formerID ?? .largest) AND account_id <> \(moderatorID)
      ORDER BY signal_id DESC LIMIT \(limit)
      """
    ).map(Self.signal)
  }

  private static func signal(_ row: Row) throws -> StoredSignal {
    StoredSignal(
      id: try row.get(0), accountID: try row.get(1), gameID: try row.get(2),
      signal: SignalRules.Signal(kind: try row.get(3), value: try row.get(4), sampleCount: try row.get(5)), createTime: try row.get(6))
  }

  /// Forgets signals from before a time, at most `limit`.
  /// - Returns: How many.
  func deleteSignals(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM signals WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM signals WHERE create_time < \(time) ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  // MARK: Moderators who have looked

  /// Keeps that somebody has looked at the signals of some.
  /// - Parameter auditIDs: One for each of them.
  func noteLook(_ auditIDs: [UUID], at targetIDs: [UUID], by actorID: UUID, _ now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO signal_audit (audit_id, actor_account_id, target_account_id, create_time)
      SELECT seen.audit_id, \(actorID), seen.target_id, \(now) FROM unnest(\(auditIDs), \(targetIDs)) AS seen (audit_id, target_id)
      """)
  }

  /// Forgets whose signals they were, and who has looked at others'; that somebody has stays.
  /// - Returns: How many rows.
  func forgetLooks(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE signal_audit SET actor_account_id = nullif(actor_account_id, \(accountID)), target_account_id = nullif(target_account_id, \(accountID))
      WHERE actor_account_id = \(accountID) OR target_account_id = \(accountID)
      """
    ).affectedCount
  }

  /// Forgets who has looked before a time, at most `limit`.
  /// - Returns: How many.
  func deleteLooks(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM signal_audit WHERE audit_id = ANY (ARRAY(
        SELECT audit_id FROM signal_audit WHERE create_time < \(time) ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
