import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement that reads boards, lets them grow old or gives them to another account. One function, one statement, unless it says
/// otherwise.
struct LeaderboardStore: Sendable {
  typealias Entry = LeaderboardEntry
  typealias Place = LeaderboardPlace

  private let writing = BoardEntryStore()

  // MARK: Reading

  /// Entries in the order of their ranks, and where somebody stands on the whole board.
  struct Page: Sendable {
    var entries: [Entry] = []
    /// Where the first of them stands; nil when there are none.
    var first: Place?
    /// Where the one who asked stands, on the page or not.
    var own = BoardStanding()
    /// How many players are ranked.
    var playerCount: Int64 = 0
  }

  /// The ranked players behind one, or from the first on, as an account asks for them.
  func page(of key: BoardKey, for accountID: UUID, after former: Entry?, limit: Int, in querying: some Querying) async throws -> Page {
    let after = former ?? Self.beforeAll
    return try Self.page(
      await querying.query(
        """
        WITH own AS MATERIALIZED (
          SELECT \(Self.columns), s.is_ranked FROM board_standings s
          WHERE account_id = \(accountID) AND board = \(key.board.id) AND board_key = \(key.key) AND period = \(key.period) AND entry_count > 0),
        page AS MATERIALIZED (
          SELECT \(Self.columns) FROM board_standings s
          WHERE s.board = \(key.board.id) AND s.board_key = \(key.key) AND s.period = \(key.period) AND s.is_ranked
            AND \(Self.rankKey) > (\(-after.rankValue)::double precision, \(-after.tie)::bigint, \(after.reachTime)::timestamptz,
              \(after.accountID)::uuid)
          ORDER BY \(Self.order) LIMIT \(limit)),
        tops AS MATERIALIZED (
          SELECT c.bucket, sum(c.player_count)::bigint AS count FROM board_counts c
          WHERE c.board = \(key.board.id) AND c.board_key = \(key.key) AND c.period = \(key.period) AND c.level = 2 GROUP BY c.bucket),
        asked AS MATERIALIZED (
          (SELECT true AS is_first, \(Self.askedColumns) FROM page ORDER BY -rank_value, -tie, reach_time, account_id LIMIT 1)
          UNION ALL SELECT false, \(Self.askedColumns) FROM own WHERE is_ranked),
        place AS MATERIALIZED (\(Self.place))
        SELECT \(Self.pageColumns), 1 + mine.above_count + mine.before_rank \(Self.joined)
        LEFT JOIN place AS mine ON NOT mine.is_first
        ORDER BY -page.rank_value, -page.tie, page.reach_time, page.account_id
        """), on: key)
  }

  /// A ranked player with those before and behind, at most `limit` each; empty when the player is not ranked.
  func around(_ accountID: UUID, on key: BoardKey, limit: Int, in querying: some Querying) async throws -> Page {
    var page = try Self.page(
      await querying.query(
        """
        WITH own AS MATERIALIZED (
          SELECT \(Self.columns), s.is_ranked FROM board_standings s
          WHERE account_id = \(accountID) AND board = \(key.board.id) AND board_key = \(key.key) AND period = \(key.period) AND entry_count > 0),
        page AS MATERIALIZED (
          SELECT near.account_id, near.entry_count, near.rank_value, near.tie, near.reach_time, near.bucket, near.board, near.board_key, near.period
          FROM own CROSS JOIN LATERAL (
            (SELECT \(Self.columns) FROM board_standings s
              WHERE s.board = own.board AND s.board_key = own.board_key AND s.period = own.period AND s.is_ranked
                AND \(Self.rankKey) < (-own.rank_value, -own.tie, own.reach_time, own.account_id)
              ORDER BY -rank_value DESC, -tie DESC, reach_time DESC, account_id DESC LIMIT \(limit))
            UNION ALL
            (SELECT \(Self.columns) FROM board_standings s
              WHERE s.board = own.board AND s.board_key = own.board_key AND s.period = own.period AND s.is_ranked
                AND \(Self.rankKey) >= (-own.rank_value, -own.tie, own.reach_time, own.account_id)
              ORDER BY \(Self.order) LIMIT \(limit + 1))) AS near
          WHERE own.is_ranked),
        tops AS MATERIALIZED (
          SELECT c.bucket, sum(c.player_count)::bigint AS count FROM board_counts c
          WHERE c.board = \(key.board.id) AND c.board_key = \(key.key) AND c.period = \(key.period) AND c.level = 2 GROUP BY c.bucket),
        asked AS MATERIALIZED (
          SELECT true AS is_first, \(Self.askedColumns) FROM page ORDER BY -rank_value, -tie, reach_time, account_id LIMIT 1),
        place AS MATERIALIZED (\(Self.place))
        SELECT \(Self.pageColumns), NULL::bigint \(Self.joined)
        ORDER BY -page.rank_value, -page.tie, page.reach_time, page.account_id
        """), on: key)
    page.own.rank = RankedList(page).rank(of: accountID)
    return page
  }

  /// Where a player stands.
  func standing(of accountID: UUID, on key: BoardKey, in querying: some Querying) async throws -> BoardStanding {
    let rows = try await querying.query(
      """
      WITH own AS MATERIALIZED (
        SELECT \(Self.columns), s.is_ranked FROM board_standings s
        WHERE account_id = \(accountID) AND board = \(key.board.id) AND board_key = \(key.key) AND period = \(key.period) AND entry_count > 0),
      tops AS MATERIALIZED (
        SELECT c.bucket, sum(c.player_count)::bigint AS count FROM board_counts c
        WHERE c.board = \(key.board.id) AND c.board_key = \(key.key) AND c.period = \(key.period) AND c.level = 2 GROUP BY c.bucket),
      asked AS MATERIALIZED (SELECT false AS is_first, \(Self.askedColumns) FROM own WHERE is_ranked),
      place AS MATERIALIZED (\(Self.place))
      SELECT own.account_id, own.entry_count, own.rank_value, own.tie, own.reach_time, 1 + place.above_count + place.before_rank
      FROM own LEFT JOIN place ON true
      """)
    return try rows.first.map { row in
      let entry = try Self.entry(row)
      return BoardStanding(entryCount: entry.entryCount, value: entry.shown(on: key.board), rank: try row.get(5))
    } ?? BoardStanding()
  }

  /// Rows of some players, ranked or not, in no order.
  func rows(of accountIDs: [UUID], on key: BoardKey, in querying: some Querying) async throws -> [Entry] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM board_standings s
      WHERE account_id = ANY (\(accountIDs)) AND board = \(key.board.id) AND board_key = \(key.key) AND period = \(key.period)
        AND entry_count > 0
      """
    ).map(Self.entry)
  }

  // MARK: Growing old

  /// Takes the entries that have become too old out of some standings; four statements. Safe on every replica at once, and to repeat.
  /// - Returns: How many standings it was; fewer than `limit` when there are no more.
  func forgetOld(at now: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    // Held first, and read by the statements after it: what somebody else has just written is among it.
    let stale = try await transaction.query(
      """
      SELECT account_id, board, board_key, period, aggregation, direction, entry_count_min FROM board_standings
      WHERE stale_day <= \(CalendarDay(of: now)) ORDER BY stale_day LIMIT \(limit) FOR UPDATE SKIP LOCKED
      """
    ).map { try Self.kept($0) }
    if stale.isEmpty { return 0 }
    var columns = StandingColumns()
    for standing in stale { columns.append(standing) }
    try await writing.update(columns, at: now, in: transaction)
    try await writing.deleteEmpty(columns, in: transaction)
    return stale.count
  }

  /// Removes entries that can no longer be corrected and that no period needs any more.
  /// - Returns: How many; fewer than `limit` when there are no more.
  func deleteForgotten(at now: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM board_entries WHERE (account_id, board, entry_id, board_key) IN (
        SELECT account_id, board, entry_id, board_key FROM board_entries WHERE forget_day <= \(CalendarDay(of: now))
        LIMIT \(limit) FOR UPDATE SKIP LOCKED)
      """
    ).affectedCount
  }
}

// MARK: - From one account to another

extension LeaderboardStore {
  /// Gives a guest's entries to an account; several statements. Where both have an entry the account keeps its own.
  func move(from guestID: UUID, to accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await writing.lock([guestID, accountID], in: transaction)
    let dropped = try await dropShared(by: guestID, and: accountID, in: transaction)
    try await transaction.execute(
      """
      WITH moved AS (
        DELETE FROM board_entries WHERE account_id = \(guestID) RETURNING board, entry_id, board_key, value, tie, entry_time, forget_day)
      INSERT INTO board_entries (account_id, board, entry_id, board_key, value, tie, entry_time, forget_day)
      SELECT \(accountID), board, entry_id, board_key, value, tie, entry_time, forget_day FROM moved
      """)
    let standings = try await transaction.query(
      """
      DELETE FROM board_standings WHERE account_id = \(guestID)
      RETURNING account_id, board, board_key, period, aggregation, direction, entry_count_min, entry_count, whole_value
      """)
    if standings.isEmpty { return }
    var columns = StandingColumns()
    for row in standings {
      var standing = try Self.kept(row)
      standing.accountID = accountID
      let lost = dropped[[standing.board, standing.key]] ?? (count: 0, value: 0)
      columns.append(standing, try row.get(7, as: Int64.self) - lost.count, try row.get(8, as: Int64.self) - lost.value)
    }
    try await writing.insertStandings(columns, at: now, in: transaction)
    try await writing.update(columns, at: now, in: transaction)
    try await writing.deleteEmpty(columns, in: transaction)
  }

  /// Removes entries of a guest that an account has too.
  /// - Returns: How many they were and the sum of their values, by board and key.
  private func dropShared(
    by guestID: UUID, and accountID: UUID, in transaction: Transaction
  ) async throws -> [[String]: (count: Int64, value: Int64)] {
    let rows = try await transaction.query(
      """
      DELETE FROM board_entries g USING board_entries o
      WHERE g.account_id = \(guestID) AND o.account_id = \(accountID) AND o.board = g.board AND o.entry_id = g.entry_id
      RETURNING g.board, g.board_key, g.entry_id, g.value
      """)
    var dropped: [[String]: (count: Int64, value: Int64)] = [:]
    for row in rows {
      let former = dropped[[try row.get(0), try row.get(1)]] ?? (count: 0, value: 0)
      dropped[[try row.get(0), try row.get(1)]] = (former.count + 1, former.value + (try row.get(3, as: Int64.self)))
    }
    return dropped
  }
}

// MARK: - Parts of statements

extension LeaderboardStore {
  private static let columns: SQL =
    "s.account_id, s.entry_count, s.rank_value, s.tie, s.reach_time, s.bucket, s.board, s.board_key, s.period"
  private static let askedColumns: SQL = "account_id, rank_value, tie, reach_time, bucket, board, board_key, period"

  /// Rows of a page, at least one: without an entry where there are none. `joined` stands behind it.
  private static let pageColumns: SQL = """
    page.account_id, page.entry_count, page.rank_value, page.tie, page.reach_time, 1 + place.above_count + place.before_rank,
    1 + place.above_count + place.before_number, own.entry_count, own.rank_value, (SELECT COALESCE(sum(count), 0) FROM tops)::bigint
    """

  private static let joined: SQL = """
    FROM (SELECT 1) AS one LEFT JOIN own ON true LEFT JOIN page ON true LEFT JOIN place ON place.is_first
    """

  private static let order: SQL = "-s.rank_value, -s.tie, s.reach_time, s.account_id"
  private static let rankKey: SQL = "(-s.rank_value, -s.tie, s.reach_time, s.account_id)"

  /// Where each row of "asked" stands: players in a higher bucket by the counts, from the widest to the narrowest, those in the same one by one. "tops" are the
  /// widest.
  private static let place: SQL = """
    SELECT f.is_first, above.count AS above_count, equal.before_rank, equal.before_number
    FROM asked AS f
    CROSS JOIN LATERAL (
      SELECT (SELECT COALESCE(sum(t.count), 0) FROM tops t WHERE t.bucket > f.bucket >> 11)::bigint
        + (SELECT COALESCE(sum(c.player_count), 0) FROM board_counts c
          WHERE c.board = f.board AND c.board_key = f.board_key AND c.period = f.period
            AND c.level = 1 AND c.bucket > f.bucket >> 5 AND c.bucket < ((f.bucket >> 11) + 1) << 6)::bigint
        + (SELECT COALESCE(sum(c.player_count), 0) FROM board_counts c
          WHERE c.board = f.board AND c.board_key = f.board_key AND c.period = f.period
            AND c.level = 0 AND c.bucket > f.bucket AND c.bucket < ((f.bucket >> 5) + 1) << 5)::bigint AS count
    ) AS above
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE (-s.rank_value, -s.tie, s.reach_time) < (-f.rank_value, -f.tie, f.reach_time)) AS before_rank,
        count(*) AS before_number
      FROM board_standings s
      WHERE s.board = f.board AND s.board_key = f.board_key AND s.period = f.period AND s.is_ranked
        AND -s.rank_value > -board_bucket_end(f.bucket)
        AND (-s.rank_value, -s.tie, s.reach_time, s.account_id) < (-f.rank_value, -f.tie, f.reach_time, f.account_id)
    ) AS equal
    """

  /// Comes before every entry.
  private static let beforeAll = Entry(
    accountID: UUID(bytes: Array(repeating: 0, count: 16)) ?? UUID(), entryCount: .max, rankValue: .infinity, tie: .max,
    reachTime: Moment(microseconds: 0))

  /// Reads `pageColumns`, and the own rank behind them.
  private static func page(_ rows: Rows, on key: BoardKey) throws -> Page {
    var page = Page()
    for row in rows where try row.get(0, as: UUID?.self) != nil { page.entries.append(try entry(row)) }
    guard let row = rows.first else { return page }
    if !page.entries.isEmpty { page.first = Place(rank: try row.get(5), number: try row.get(6)) }
    if let rankValue = try row.get(8, as: Double?.self) {
      let own = BoardValue(rankValue * Double(key.board.order.rawValue), by: key.board.aggregation)
      page.own = BoardStanding(entryCount: try row.get(7), value: own, rank: try row.get(10))
    }
    page.playerCount = try row.get(9)
    return page
  }

  private static func entry(_ row: Row) throws -> Entry {
    Entry(
      accountID: try row.get(0), entryCount: try row.get(1), rankValue: try row.get(2), tie: try row.get(3), reachTime: try row.get(4))
  }

  private static func kept(_ row: Row) throws -> KeptStanding {
    KeptStanding(
      accountID: try row.get(0), board: try row.get(1), key: try row.get(2), period: try row.get(3), aggregation: try row.get(4),
      direction: try row.get(5), entryCountMin: try row.get(6))
  }
}
