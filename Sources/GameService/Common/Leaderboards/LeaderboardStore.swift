package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

extension LeaderboardRules.Period: SQLValue, SQLDecodable {}

/// Every SQL statement about leaderboards. One function, one statement, unless it says otherwise.
package struct LeaderboardStore: Sendable {
  package init() {}

  typealias Board = LeaderboardBoard
  typealias Entry = LeaderboardEntry
  typealias Place = LeaderboardPlace

  /// Score of a player in a finished game.
  package struct FinishedScore: Sendable {
    let accountID: UUID
    /// In [0, 25000].
    let score: Int

    package init(accountID: UUID, score: Int) {
      self.accountID = accountID
      self.score = score
    }
  }

  // MARK: Writing

  /// Counts a finished game for all who have played it to the end; three statements. The players' statistics are locked, so that nobody else
  /// writes what is read here; the last thing a transaction does, because the counts are everybody's.
  package func record(_ scores: [FinishedScore], mapID: String, at now: Moment, in transaction: Transaction) async throws {
    if scores.isEmpty { return }
    let accountIDs = scores.map(\.accountID)
    let day = CalendarDay(of: now)
    try await transaction.execute(
      """
      INSERT INTO score_days AS d (account_id, map_id, score_day, game_count, score_sum)
      SELECT s.account_id, m.map_id, \(day), 1, s.score
      FROM unnest(\(accountIDs), \(scores.map { Int64($0.score) })) AS s (account_id, score)
      CROSS JOIN (VALUES (''), (\(mapID)::text)) AS m (map_id)
      ON CONFLICT (account_id, map_id, score_day) DO UPDATE SET
        game_count = d.game_count + 1, score_sum = d.score_sum + excluded.score_sum
      """)
    try await insertEntries(of: accountIDs, mapIDs: ["", mapID], at: now, in: transaction)
    // The sums of the last days are made anew: what has become too old goes with the same stroke.
    try await transaction.execute(
      """
      UPDATE leaderboard_entries e SET
        game_count = CASE WHEN p.days IS NULL THEN e.game_count + 1 ELSE latest.game_count END,
        score_sum = CASE WHEN p.days IS NULL THEN e.score_sum + s.score ELSE latest.score_sum END,
        reach_time = \(now), stale_day = latest.first_day + p.days
      FROM unnest(\(accountIDs), \(scores.map { Int64($0.score) })) AS s (account_id, score)
      CROSS JOIN (VALUES (''), (\(mapID)::text)) AS m (map_id)
      CROSS JOIN (\(Self.periods)) AS p (period, days)
      CROSS JOIN LATERAL (
        SELECT sum(d.game_count)::bigint AS game_count, sum(d.score_sum)::bigint AS score_sum, min(d.score_day) AS first_day
        FROM score_days d
        WHERE d.account_id = s.account_id AND d.map_id = m.map_id AND d.score_day > \(day)::date - p.days
      ) AS latest
      WHERE e.account_id = s.account_id AND e.map_id = m.map_id AND e.period = p.period
      """)
  }

  /// Makes room for what players have scored. An empty entry is not ranked, and counts for nothing.
  private func insertEntries(of accountIDs: [UUID], mapIDs: [String], at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO leaderboard_entries (account_id, map_id, period, reach_time)
      SELECT a.account_id, m.map_id, p.period, \(now)
      FROM unnest(\(accountIDs)) AS a (account_id) CROSS JOIN unnest(\(mapIDs)) AS m (map_id)
      CROSS JOIN (\(Self.periods)) AS p (period, days)
      ON CONFLICT (account_id, map_id, period) DO NOTHING
      """)
  }

  /// Takes the games that have become too old out of some averages; three statements. Safe on every replica at once, and to repeat.
  /// - Returns: How many averages it was; fewer than `limit` when there are no more.
  func forgetOld(at now: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    let today = CalendarDay(of: now)
    // Held first, and read by the statements after it: what somebody else has just written is among it.
    let stale = try await transaction.query(
      """
      SELECT account_id, map_id, period FROM leaderboard_entries WHERE stale_day <= \(today)
      ORDER BY stale_day LIMIT \(limit) FOR UPDATE SKIP LOCKED
      """
    ).map { (accountID: try $0.get(0) as UUID, mapID: try $0.get(1) as String, period: try $0.get(2) as LeaderboardRules.Period) }
    if stale.isEmpty { return 0 }
    let (accountIDs, mapIDs, names) = (stale.map(\.accountID), stale.map(\.mapID), stale.map(\.period.rawValue))
    try await transaction.execute(
      """
      UPDATE leaderboard_entries e SET game_count = COALESCE(latest.game_count, 0), score_sum = COALESCE(latest.score_sum, 0),
        reach_time = \(now), stale_day = latest.first_day + p.days
      FROM unnest(\(accountIDs), \(mapIDs), \(names)) AS s (account_id, map_id, period)
      JOIN (\(Self.periods)) AS p (period, days) ON p.period = s.period
      CROSS JOIN LATERAL (
        SELECT sum(d.game_count)::bigint AS game_count, sum(d.score_sum)::bigint AS score_sum, min(d.score_day) AS first_day
        FROM score_days d
        WHERE d.account_id = s.account_id AND d.map_id = s.map_id AND d.score_day > \(today)::date - p.days
      ) AS latest
      WHERE e.account_id = s.account_id AND e.map_id = s.map_id AND e.period = s.period
      """)
    return stale.count
  }

  /// Removes what was scored on days that no average is over any more.
  /// - Returns: How many days of players; fewer than `limit` when there are no more.
  func deleteOldDays(at now: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    let today = CalendarDay(of: now)
    return try await transaction.execute(
      """
      DELETE FROM score_days WHERE (account_id, map_id, score_day) IN (
        SELECT account_id, map_id, score_day FROM score_days WHERE score_day <= \(today)::date - \(LeaderboardRules.Period.daysMax)::integer
        LIMIT \(limit) FOR UPDATE SKIP LOCKED)
      """
    ).affectedCount
  }

  // MARK: Reading

  /// Entries in the order of their ranks.
  struct Page: Sendable {
    var entries: [Entry] = []
    /// Where the first of them stands; nil when there are none.
    var first: Place?
  }

  /// The ranked players behind one, or from the first on.
  func page(of board: Board, after former: Entry?, limit: Int, in querying: some Querying) async throws -> Page {
    let after = former ?? Self.beforeAll
    return try Self.page(
      await querying.query(
        """
        WITH page AS MATERIALIZED (
          SELECT \(Self.columns) FROM leaderboard_entries e
          WHERE e.map_id = \(board.mapID) AND e.period = \(board.period) AND e.is_ranked
            AND \(Self.key) > (\(-after.scoreAverage)::double precision, \(-after.gameCount)::bigint, \(after.reachTime)::timestamptz,
              \(after.accountID)::uuid)
          ORDER BY \(Self.order) LIMIT \(limit))
        SELECT \(Self.pageColumns), place.rank, place.number FROM page CROSS JOIN (\(Self.place)) AS place
        ORDER BY -score_average, -game_count, reach_time, account_id
        """))
  }

  /// A ranked player with those before and behind, at most `limit` each; empty when the player is not ranked.
  func around(_ accountID: UUID, on board: Board, limit: Int, in querying: some Querying) async throws -> Page {
    try Self.page(
      await querying.query(
        """
        WITH own AS MATERIALIZED (
          SELECT \(Self.columns) FROM leaderboard_entries e
          WHERE account_id = \(accountID) AND map_id = \(board.mapID) AND period = \(board.period) AND is_ranked),
        page AS MATERIALIZED (
          SELECT near.account_id, near.game_count, near.score_average, near.reach_time, near.bucket, near.map_id, near.period FROM own CROSS JOIN LATERAL (
            (SELECT \(Self.columns) FROM leaderboard_entries e
              WHERE e.map_id = own.map_id AND e.period = own.period AND e.is_ranked
                AND \(Self.key) < (-own.score_average, -own.game_count, own.reach_time, own.account_id)
              ORDER BY -score_average DESC, -game_count DESC, reach_time DESC, account_id DESC LIMIT \(limit))
            UNION ALL
            (SELECT \(Self.columns) FROM leaderboard_entries e
              WHERE e.map_id = own.map_id AND e.period = own.period AND e.is_ranked
                AND \(Self.key) >= (-own.score_average, -own.game_count, own.reach_time, own.account_id)
              ORDER BY \(Self.order) LIMIT \(limit + 1))) AS near)
        SELECT \(Self.pageColumns), place.rank, place.number FROM page CROSS JOIN (\(Self.place)) AS place
        ORDER BY -score_average, -game_count, reach_time, account_id
        """))
  }

  /// How a player stands.
  struct Standing: Sendable {
    var gameCount: Int64 = 0
    /// Nil before the first game.
    var scoreAverage: Double?
    /// Nil while the player has too few games.
    var rank: Int64?
  }

  /// Where a player stands on a board.
  func standing(of accountID: UUID, on board: Board, in querying: some Querying) async throws -> Standing {
    let rows = try await querying.query(
      """
      WITH page AS MATERIALIZED (
        SELECT \(Self.columns) FROM leaderboard_entries e
        WHERE account_id = \(accountID) AND map_id = \(board.mapID) AND period = \(board.period) AND game_count > 0)
      SELECT page.game_count, page.score_average, CASE WHEN page.game_count >= \(LeaderboardRules.gamesMin) THEN place.rank END
      FROM page CROSS JOIN (\(Self.place)) AS place
      """)
    return try rows.first.map { Standing(gameCount: try $0.get(0), scoreAverage: try $0.get(1), rank: try $0.get(2)) } ?? Standing()
  }

  /// The entries of some players, ranked or not, in no order.
  func entries(of accountIDs: [UUID], on board: Board, in querying: some Querying) async throws -> [Entry] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM leaderboard_entries e
      WHERE account_id = ANY (\(accountIDs)) AND map_id = \(board.mapID) AND period = \(board.period) AND game_count > 0
      """
    ).map(Self.entry)
  }

  /// How many players are ranked.
  func playerCount(on board: Board, in querying: some Querying) async throws -> Int64 {
    try await querying.query(
      """
      SELECT COALESCE(sum(player_count), 0)::bigint FROM leaderboard_counts
      WHERE map_id = \(board.mapID) AND period = \(board.period) AND level = 1
      """
    ).firstRow().get(0)
  }

  /// Average scores of the games that count, over all maps and all time; players who have finished none are left out.
  package func averageScores(of accountIDs: [UUID], in querying: some Querying) async throws -> [(accountID: UUID, score: Double)] {
    try await querying.query(
      """
      SELECT account_id, score_average FROM leaderboard_entries
      WHERE account_id = ANY (\(accountIDs)) AND map_id = '' AND period = 'all' AND game_count > 0
      """
    ).map { (accountID: try $0.get(0), score: try $0.get(1)) }
  }

  // MARK: From one account to another

  /// Gives a guest's games to an account; several statements. The account's statistics are locked.
  func move(from guestID: UUID, to accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (DELETE FROM score_days WHERE account_id = \(guestID) RETURNING map_id, score_day, game_count, score_sum)
      INSERT INTO score_days AS d (account_id, map_id, score_day, game_count, score_sum)
      SELECT \(accountID), map_id, score_day, game_count, score_sum FROM moved
      ON CONFLICT (account_id, map_id, score_day) DO UPDATE SET
        game_count = d.game_count + excluded.game_count, score_sum = d.score_sum + excluded.score_sum
      """)
    let moved = try await transaction.query(
      """
      DELETE FROM leaderboard_entries WHERE account_id = \(guestID) RETURNING map_id, period, game_count, score_sum
      """
    ).filter { try $0.get(1) as LeaderboardRules.Period == .all }
    let mapIDs: [String] = try moved.map { try $0.get(0) }
    if mapIDs.isEmpty { return }
    try await insertEntries(of: [accountID], mapIDs: mapIDs, at: now, in: transaction)
    let counts: [Int64] = try moved.map { try $0.get(2) }
    let sums: [Int64] = try moved.map { try $0.get(3) }
    try await transaction.execute(
      """
      UPDATE leaderboard_entries e SET
        game_count = CASE WHEN p.days IS NULL THEN e.game_count + m.game_count ELSE COALESCE(latest.game_count, 0) END,
        score_sum = CASE WHEN p.days IS NULL THEN e.score_sum + m.score_sum ELSE COALESCE(latest.score_sum, 0) END,
        reach_time = \(now), stale_day = latest.first_day + p.days
      FROM unnest(\(mapIDs), \(counts), \(sums)) AS m (map_id, game_count, score_sum)
      CROSS JOIN (\(Self.periods)) AS p (period, days)
      CROSS JOIN LATERAL (
        SELECT sum(d.game_count)::bigint AS game_count, sum(d.score_sum)::bigint AS score_sum, min(d.score_day) AS first_day
        FROM score_days d
        WHERE d.account_id = \(accountID) AND d.map_id = m.map_id AND d.score_day > \(CalendarDay(of: now))::date - p.days
      ) AS latest
      WHERE e.account_id = \(accountID) AND e.map_id = m.map_id AND e.period = p.period
      """)
  }
}

// MARK: - Parts of statements

extension LeaderboardStore {
  /// All periods with their days, as `LeaderboardRules.Period` has them.
  private static let periods: SQL = "VALUES ('all', NULL::integer), ('month', 30), ('week', 7)"

  private static let columns: SQL = "e.account_id, e.game_count, e.score_average, e.reach_time, e.bucket, e.map_id, e.period"
  private static let pageColumns: SQL = "page.account_id, page.game_count, page.score_average, page.reach_time, page.bucket"
  private static let order: SQL = "-e.score_average, -e.game_count, e.reach_time, e.account_id"
  private static let key: SQL = "(-e.score_average, -e.game_count, e.reach_time, e.account_id)"

  /// Where the first entry of "page" stands: players with a higher whole number of points by the counts, those with the same one by one.
  private static let place: SQL = """
    SELECT 1 + above.count + equal.before_rank AS rank, 1 + above.count + equal.before_number AS number
    FROM (
      SELECT account_id, game_count, score_average, reach_time, bucket, map_id, period FROM page
      ORDER BY -score_average, -game_count, reach_time, account_id LIMIT 1
    ) AS f
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(c.player_count), 0)::bigint AS count FROM leaderboard_counts c
      WHERE c.map_id = f.map_id AND c.period = f.period AND (
        c.level = 1 AND c.bucket > f.bucket >> 7
        OR c.level = 0 AND c.bucket > f.bucket AND c.bucket < ((f.bucket >> 7) + 1) << 7)
    ) AS above
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (
          WHERE (-e.score_average, -e.game_count, e.reach_time) < (-f.score_average, -f.game_count, f.reach_time)) AS before_rank,
        count(*) AS before_number
      FROM leaderboard_entries e
      WHERE e.map_id = f.map_id AND e.period = f.period AND e.is_ranked AND -e.score_average > -(f.bucket + 1)::double precision
        AND (-e.score_average, -e.game_count, e.reach_time, e.account_id)
          < (-f.score_average, -f.game_count, f.reach_time, f.account_id)
    ) AS equal
    """

  /// Comes before every entry.
  private static let beforeAll = Entry(
    accountID: UUID(bytes: Array(repeating: 0, count: 16)) ?? UUID(), gameCount: .max, scoreAverage: .infinity,
    reachTime: Moment(microseconds: 0))

  private static func page(_ rows: Rows) throws -> Page {
    Page(
      entries: try rows.map(entry),
      first: try rows.first.map { Place(rank: try $0.get(5), number: try $0.get(6)) })
  }

  private static func entry(_ row: Row) throws -> Entry {
    Entry(accountID: try row.get(0), gameCount: try row.get(1), scoreAverage: try row.get(2), reachTime: try row.get(3))
  }
}
