import FoundationEssentials
import Postgres
import Timekeeping

extension LeaderboardRules.Period: SQLValue, SQLDecodable {}
extension BoardDefinition.Aggregation: SQLValue, SQLDecodable {}

/// Every SQL statement that writes entries and ranks of boards. One function, one statement, unless it says otherwise.
struct BoardEntryStore: Sendable {
  /// Holds all entries of some players until the transaction ends: what is read of them stays so while it is summed up.
  func lock(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    // By hash, the order in which the locks are taken is one for all, also where two hashes are the same.
    try await transaction.executeLater(
      """
      SELECT pg_advisory_xact_lock(hash) FROM (
        SELECT hashtextextended('boards ' || account_id::text, 0) AS hash FROM unnest(\(accountIDs)) AS account_id ORDER BY hash
      ) AS ordered
      """)
  }

  /// Writes changes of entries, at most three statements. The players are locked, and no two changes concern one entry.
  /// - Returns: By how much the sums have changed.
  func change(_ changes: [BoardChange], at now: Moment, in transaction: Transaction) async throws -> [BoardTally] {
    let boards = Dictionary(changes.map { ($0.board.id, $0.board) }) { first, _ in first }
    var rows: [Row] = []
    let recorded = Columns(changes) { if case .record = $0.kind { true } else { false } }
    let corrected = Columns(changes) { $0.kind == .correct }
    let withdrawn = Columns(changes) { $0.kind == .withdraw }
    if let recorded { rows += try await insert(recorded, at: now, in: transaction) }
    if let corrected { rows += try await correct(corrected, in: transaction) }
    if let withdrawn { rows += try await delete(withdrawn, in: transaction) }
    return try rows.compactMap { row in
      guard let board = boards[try row.get(1)] else { return nil }
      return BoardTally(
        subject: BoardTally.Subject(accountID: try row.get(0), board: board, key: try row.get(2)), countChange: try row.get(3),
        valueChange: try row.get(4), earliestEntryTime: try row.get(5))
    }
  }

  /// Entries that are there already stay as they are, with the keys that they have.
  private func insert(_ columns: Columns, at now: Moment, in transaction: Transaction) async throws -> [Row] {
    Array(
      try await transaction.query(
        """
        INSERT INTO board_entries (account_id, board, entry_id, board_key, value, tie, entry_time, forget_day)
        SELECT c.account_id, c.board, c.entry_id, c.board_key, c.value, c.tie, LEAST(c.entry_time, \(now)::timestamptz),
          CASE WHEN c.is_forgotten THEN \(CalendarDay(of: now))::date + \(Self.forgetDays)::integer END
        FROM unnest(\(columns.accountIDs), \(columns.boards), \(columns.entryIDs), \(columns.keys), \(columns.values), \(columns.ties),
          \(columns.times), \(columns.areForgotten)) AS c (account_id, board, entry_id, board_key, value, tie, entry_time, is_forgotten)
        WHERE NOT EXISTS (
          SELECT 1 FROM board_entries e WHERE e.account_id = c.account_id AND e.board = c.board AND e.entry_id = c.entry_id)
        ON CONFLICT (account_id, board, entry_id, board_key) DO NOTHING
        RETURNING account_id, board, board_key, 1::bigint, value, entry_time
        """))
  }

  private func correct(_ columns: Columns, in transaction: Transaction) async throws -> [Row] {
    Array(
      try await transaction.query(
        """
        UPDATE board_entries e SET value = c.value, tie = c.tie
        FROM unnest(\(columns.accountIDs), \(columns.boards), \(columns.entryIDs), \(columns.values), \(columns.ties))
          AS c (account_id, board, entry_id, value, tie)
        JOIN board_entries former ON former.account_id = c.account_id AND former.board = c.board AND former.entry_id = c.entry_id
        WHERE e.account_id = former.account_id AND e.board = former.board AND e.entry_id = former.entry_id AND e.board_key = former.board_key
        RETURNING e.account_id, e.board, e.board_key, 0::bigint, e.value - former.value, e.entry_time
        """))
  }

  private func delete(_ columns: Columns, in transaction: Transaction) async throws -> [Row] {
    Array(
      try await transaction.query(
        """
        DELETE FROM board_entries e
        USING unnest(\(columns.accountIDs), \(columns.boards), \(columns.entryIDs)) AS c (account_id, board, entry_id)
        WHERE e.account_id = c.account_id AND e.board = c.board AND e.entry_id = c.entry_id
        RETURNING e.account_id, e.board, e.board_key, -1::bigint, -e.value, e.entry_time
        """))
  }

  /// Ranks players anew whose sums have changed; two or three statements. The players are locked.
  /// - Parameter leavesEmpty: Whether there may be standings without an entry.
  func rank(_ tallies: [BoardTally], leavesEmpty: Bool, at now: Moment, in transaction: Transaction) async throws {
    if tallies.isEmpty { return }
    let columns = StandingColumns(tallies)
    try await insertStandings(columns, at: now, in: transaction)
    try await update(columns, at: now, in: transaction)
    if leavesEmpty { try await deleteEmpty(columns, in: transaction) }
  }

  /// Makes room for what players have done. An empty standing is not ranked, and counts for nothing.
  func insertStandings(_ columns: StandingColumns, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO board_standings (account_id, board, board_key, period, aggregation, direction, entry_count_min, reach_time)
      SELECT c.account_id, c.board, c.board_key, c.period, c.aggregation, c.direction, c.entry_count_min, \(now)
      FROM unnest(\(columns.accountIDs), \(columns.boards), \(columns.keys), \(columns.periods), \(columns.aggregations),
        \(columns.directions), \(columns.entryCountMins))
        AS c (account_id, board, board_key, period, aggregation, direction, entry_count_min)
      ORDER BY c.account_id, c.board, c.board_key, c.period
      ON CONFLICT (account_id, board, board_key, period) DO NOTHING
      """)
  }

  /// Sums change by what was changed; those of the last days are made anew where some entry has become too old or the time of a changed one is not known,
  /// so that what is too old goes with the same stroke. The best is looked for among all entries of the player at the key. The players are locked.
  func update(_ columns: StandingColumns, at now: Moment, in transaction: Transaction) async throws {
    let today = CalendarDay(of: now)
    try await transaction.execute(
      """
      UPDATE board_standings s SET
        entry_count = latter.entry_count,
        whole_value = CASE c.aggregation WHEN 'best' THEN COALESCE(best.value, 0) WHEN 'count' THEN latter.entry_count ELSE latter.value_sum END,
        tie = CASE c.aggregation WHEN 'best' THEN COALESCE(best.tie, 0) WHEN 'average' THEN latter.entry_count ELSE 0 END,
        reach_time = COALESCE(best.entry_time, latest.entry_time, s.reach_time),
        stale_day = latter.stale_day
      FROM unnest(\(columns.accountIDs), \(columns.boards), \(columns.keys), \(columns.periods), \(columns.aggregations),
          \(columns.directions), \(columns.countChanges), \(columns.valueChanges), \(columns.earliestEntryTimes))
        AS c (account_id, board, board_key, period, aggregation, direction, count_change, value_change, earliest_time)
      JOIN (
        SELECT name, days, COALESCE((\(today)::date - days + 1)::timestamp AT TIME ZONE 'UTC', '-infinity')
        FROM (\(Self.periodDays)) AS known (name, days)) AS p (period, days, begin_time) ON p.period = c.period
      CROSS JOIN LATERAL (
        SELECT f.entry_count, f.whole_value, f.stale_day,
          p.days IS NULL OR COALESCE(c.earliest_time >= p.begin_time AND (f.entry_count = 0 OR f.stale_day > \(today)), false) AS holds
        FROM board_standings f
        WHERE f.account_id = c.account_id AND f.board = c.board AND f.board_key = c.board_key AND f.period = c.period LIMIT 1) AS former
      CROSS JOIN LATERAL (\(Self.sums)) AS sums
      CROSS JOIN LATERAL (
        SELECT CASE WHEN former.holds THEN former.entry_count + c.count_change ELSE sums.entry_count END,
          CASE WHEN former.holds THEN former.whole_value + c.value_change ELSE sums.value_sum END,
          CASE WHEN former.holds THEN LEAST(former.stale_day, (c.earliest_time AT TIME ZONE 'UTC')::date + p.days)
            ELSE (sums.first_time AT TIME ZONE 'UTC')::date + p.days END) AS latter (entry_count, value_sum, stale_day)
      LEFT JOIN LATERAL (\(Self.best)) AS best ON true
      LEFT JOIN LATERAL (\(Self.latest)) AS latest ON true
      WHERE s.account_id = c.account_id AND s.board = c.board AND s.board_key = c.board_key AND s.period = c.period
      """)
  }

  /// Removes standings without an entry.
  func deleteEmpty(_ columns: StandingColumns, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM board_standings s
      USING unnest(\(columns.accountIDs), \(columns.boards), \(columns.keys), \(columns.periods)) AS c (account_id, board, board_key, period)
      WHERE s.account_id = c.account_id AND s.board = c.board AND s.board_key = c.board_key AND s.period = c.period AND s.entry_count = 0
      """)
  }
}

// MARK: - Parts of statements

extension BoardEntryStore {
  /// How long entries are kept that are forgotten: as long as the longest period needs them.
  static let forgetDays: Int32 = 30

  /// All periods with their days, as `LeaderboardRules.Period` has them.
  private static let periodDays: SQL = "VALUES ('all', NULL::integer), ('month', 30), ('week', 7)"

  /// Sums of a period of "p" for "c"; none where those of "former" hold.
  private static let sums: SQL = """
    SELECT count(*) AS entry_count, COALESCE(sum(e.value), 0)::bigint AS value_sum, min(e.entry_time) AS first_time FROM board_entries e
    WHERE NOT former.holds AND e.account_id = c.account_id AND e.board = c.board AND e.board_key = c.board_key AND e.entry_time >= p.begin_time
    """

  private static let best: SQL = """
    SELECT e.value, e.tie, e.entry_time FROM board_entries e
    WHERE c.aggregation = 'best' AND e.account_id = c.account_id AND e.board = c.board AND e.board_key = c.board_key
      AND e.entry_time >= p.begin_time
    ORDER BY e.value * c.direction DESC, e.tie DESC, e.entry_time LIMIT 1
    """

  private static let latest: SQL = """
    SELECT e.entry_time FROM board_entries e
    WHERE c.aggregation <> 'best' AND e.account_id = c.account_id AND e.board = c.board AND e.board_key = c.board_key
      AND e.entry_time >= p.begin_time
    ORDER BY e.entry_time DESC LIMIT 1
    """

  /// Changes of one kind as columns.
  private struct Columns {
    var accountIDs: [UUID] = []
    var boards: [String] = []
    var entryIDs: [UUID] = []
    var keys: [String] = []
    var values: [Int64] = []
    var ties: [Int64] = []
    var times: [Moment] = []
    var areForgotten: [Bool] = []

    /// Nil when there are none. A change has a row for each key.
    init?(_ changes: [BoardChange], where isMeant: (BoardChange) -> Bool) {
      for change in changes where isMeant(change) {
        guard case .record(let keys, let time) = change.kind else {
          append(change, key: "", time: Moment(microseconds: 0))
          continue
        }
        for key in keys.sorted() { append(change, key: key, time: time) }
      }
      if accountIDs.isEmpty { return nil }
    }

    private mutating func append(_ change: BoardChange, key: String, time: Moment) {
      accountIDs.append(change.accountID)
      boards.append(change.board.id)
      entryIDs.append(change.entryID)
      keys.append(key)
      values.append(change.value)
      ties.append(change.tie)
      times.append(time)
      areForgotten.append(change.board.retention == .month)
    }
  }
}

/// Standings as columns: those of players and keys, one for each period of the board.
struct StandingColumns {
  private(set) var accountIDs: [UUID] = []
  private(set) var boards: [String] = []
  private(set) var keys: [String] = []
  private(set) var periods: [String] = []
  private(set) var aggregations: [String] = []
  private(set) var directions: [Int16] = []
  private(set) var entryCountMins: [Int64] = []
  private(set) var countChanges: [Int64] = []
  private(set) var valueChanges: [Int64] = []
  private(set) var earliestEntryTimes: [Moment?] = []

  init() {}

  init(_ tallies: [BoardTally]) {
    for tally in tallies {
      let (subject, board) = (tally.subject, tally.subject.board)
      for period in board.periods {
        let standing = KeptStanding(
          accountID: subject.accountID, board: board.id, key: subject.key, period: period, aggregation: board.aggregation,
          direction: board.order.rawValue, entryCountMin: board.entryCountMin)
        append(standing, tally.countChange, tally.valueChange, tally.earliestEntryTime)
      }
    }
  }

  mutating func append(_ standing: KeptStanding, _ countChange: Int64 = 0, _ valueChange: Int64 = 0, _ earliestEntryTime: Moment? = nil) {
    accountIDs.append(standing.accountID)
    boards.append(standing.board)
    keys.append(standing.key)
    periods.append(standing.period.rawValue)
    aggregations.append(standing.aggregation.rawValue)
    directions.append(standing.direction)
    entryCountMins.append(standing.entryCountMin)
    countChanges.append(countChange)
    valueChanges.append(valueChange)
    earliestEntryTimes.append(earliestEntryTime)
  }
}

/// Standing as it is kept: it says itself how it is reckoned, so that one of a board that this process does not know grows old as well.
struct KeptStanding: Sendable {
  var accountID: UUID
  var board: String
  var key: String
  var period: LeaderboardRules.Period
  var aggregation: BoardDefinition.Aggregation
  var direction: Int16
  var entryCountMin: Int64
}
