import FoundationEssentials
import Identity
import Positions
import Postgres
import Timekeeping

/// Every SQL statement about runs. One function, one statement, unless it says otherwise.
struct RunStore: Sendable {
  // MARK: Beginning

  /// Lets an account begin one run at a time, so that many at once are counted as well.
  func lockStarts(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock(hashtextextended('quiz runs ' || \(accountID)::uuid::text, 0))")
  }

  /// - Returns: False, and nothing is kept, when the account has begun `startsMax` runs in the latest `startWindow`, or a hidden one on the walk would be one
  ///   of more than `hiddenMax` that go on or were begun in it.
  func insert(_ run: WalkRun, in transaction: Transaction) async throws -> Bool {
    let bounds = run.bounds.map { [$0.south, $0.west, $0.north, $0.width] } ?? []
    return try await transaction.execute(
      """
      INSERT INTO quiz_runs (run_id, account_id, walk_id, version, is_of_guest, is_hidden, is_speed, question_timer_seconds, monkey,
        movement_seed, answer_seed, question_count, bounds, start_latitude, start_longitude, positions, start_time, active_time, points,
        duration_ms, is_verified, group_id)
      SELECT \(run.id), \(run.accountID), \(run.walkID), \(run.version), \(run.isOfGuest), \(run.options.isHidden),
        \(run.options.isSpeed), \(run.options.timer.map { Int16(clamping: $0) }), \(run.options.monkey?.rawValue), \(run.movementSeed),
        \(run.answerSeed), \(Int16(clamping: run.questionCount)), \(bounds), \(run.start?.latitude), \(run.start?.longitude),
        \(run.footing.stored), \(run.startTime), \(run.activeTime), 0, 0, true, \(run.groupID)
      WHERE (SELECT count(*) FROM quiz_runs r
        WHERE r.account_id = \(run.accountID) AND r.start_time > \(run.startTime - RunRules.startWindow)) < \(RunRules.startsMax)
        AND (NOT \(run.options.isHidden) OR (SELECT count(*) FROM quiz_runs r
          WHERE r.account_id = \(run.accountID) AND r.walk_id = \(run.walkID) AND r.is_hidden
            AND (r.end_time IS NULL OR r.start_time > \(run.startTime - RunRules.startWindow))) < \(RunRules.hiddenMax))
      """
    ).affectedCount == 1
  }

  // MARK: Reading

  /// A whole run. Two statements.
  func run(_ id: UUID, in querying: some Querying) async throws -> WalkRun? {
    guard let row = try await querying.query("SELECT \(Self.columns) FROM quiz_runs r WHERE r.run_id = \(id)").first else { return nil }
    return try Self.run(row, attempts: try await attempts(of: id, in: querying))
  }

  /// A whole run that nobody else changes until the transaction ends. Two statements.
  func lock(_ id: UUID, in transaction: Transaction) async throws -> WalkRun? {
    let rows = try await transaction.query("SELECT \(Self.columns) FROM quiz_runs r WHERE r.run_id = \(id) FOR UPDATE")
    guard let row = rows.first else { return nil }
    return try Self.run(row, attempts: try await attempts(of: id, in: transaction))
  }

  /// As `lock`, and whether the version that is walked is there still. Two statements: the second one sees what whoever held the run before has done.
  func lockWithVersion(_ id: UUID, in transaction: Transaction) async throws -> (run: WalkRun, hasVersion: Bool)? {
    let rows = try await transaction.query("SELECT \(Self.columns) FROM quiz_runs r WHERE r.run_id = \(id) FOR UPDATE")
    guard let row = rows.first else { return nil }
    var run = try Self.run(row, attempts: [:])
    let found = try await transaction.query(
      """
      SELECT \(Self.attemptColumns), v.walk_id IS NOT NULL
      FROM (SELECT 1) AS one LEFT JOIN quiz_walk_versions v ON v.walk_id = \(run.walkID) AND v.version = \(run.version)
        LEFT JOIN quiz_run_questions a ON a.run_id = \(id)
      """)
    // One row at least: without an answer yet it has no question.
    run.attempts = try Self.attempts(found.filter { try $0.get(0, as: UUID?.self) != nil })
    return (run, try found.firstRow().get(7))
  }

  private func attempts(of id: UUID, in querying: some Querying) async throws -> [UUID: WalkRun.Attempt] {
    let rows = try await querying.query("SELECT \(Self.attemptColumns) FROM quiz_run_questions a WHERE a.run_id = \(id)")
    return try Self.attempts(Array(rows))
  }

  private static let attemptColumns: SQL = """
    a.question_id, a.unlock_time, a.deadline_time, a.answer_time, a.choice, a.outcome, a.duration_ms
    """

  private static func attempts(_ rows: [Row]) throws -> [UUID: WalkRun.Attempt] {
    let pairs = try rows.map { row -> (UUID, WalkRun.Attempt) in
      let outcome: Int16? = try row.get(5)
      return (
        try row.get(0),
        WalkRun.Attempt(
          unlockTime: try row.get(1), deadline: try row.get(2), answerTime: try row.get(3), choice: try row.get(4),
          verdict: outcome.flatMap { WalkRun.Verdict(rawValue: $0) }, duration: try row.get(6))
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A run in a list.
  struct Summary: Hashable, Sendable {
    let id: UUID
    let walkID: UUID
    let walkTitle: String
    let options: WalkRun.Options
    let questionCount: Int
    let points: Int
    let startTime: Moment
    let endTime: Moment?
  }

  /// Runs of a player behind one of them, the latest first.
  func runs(of accountID: UUID, after time: Moment, _ id: UUID, limit: Int, in querying: some Querying) async throws -> [Summary] {
    try await querying.query(
      """
      SELECT r.run_id, r.walk_id, COALESCE(\(Self.title), ''), r.is_hidden, r.is_speed, r.question_timer_seconds, r.monkey, r.question_count,
        CASE WHEN r.end_time IS NOT NULL THEN r.points
          ELSE (SELECT count(*) FROM quiz_run_questions a WHERE a.run_id = r.run_id AND a.outcome = 1) END, r.start_time, r.end_time
      FROM quiz_runs r WHERE r.account_id = \(accountID) AND (r.start_time, r.run_id) < (\(time), \(id))
      ORDER BY r.start_time DESC, r.run_id DESC LIMIT \(limit)
      """
    ).map { row in
      Summary(
        id: try row.get(0), walkID: try row.get(1), walkTitle: try row.get(2), options: try Self.options(row, from: 3),
        questionCount: try row.get(7), points: try row.get(8), startTime: try row.get(9), endTime: try row.get(10))
    }
  }

  /// Runs of a player that are not over, the latest first.
  func open(
    of accountID: UUID, limit: Int, in querying: some Querying
  ) async throws -> [(id: UUID, walkID: UUID, walkTitle: String, startTime: Moment)] {
    try await querying.query(
      """
      SELECT r.run_id, r.walk_id, COALESCE(\(Self.title), ''), r.start_time FROM quiz_runs r
      WHERE r.account_id = \(accountID) AND r.end_time IS NULL ORDER BY r.start_time DESC, r.run_id DESC LIMIT \(limit)
      """
    ).map { (id: try $0.get(0), walkID: try $0.get(1), walkTitle: try $0.get(2), startTime: try $0.get(3)) }
  }

  /// Runs that were begun, for each account in the order given.
  func counts(of accountIDs: [UUID], in querying: some Querying) async throws -> [Int64] {
    try await querying.query(
      """
      SELECT (SELECT count(*) FROM quiz_runs r WHERE r.account_id = asked.account_id)
      FROM unnest(\(accountIDs)) WITH ORDINALITY AS asked (account_id, place) ORDER BY asked.place
      """
    ).map { try $0.get(0) }
  }

  // MARK: Changing

  /// Keeps what has changed of a run: the run, and the questions that have changed. Two statements, which go with the next one, or with the transaction's end.
  func keep(_ run: WalkRun, since former: WalkRun, in transaction: Transaction) async throws {
    if run.footing != former.footing || run.activeTime != former.activeTime || run.endTime != former.endTime
      || run.tieGuess != former.tieGuess || run.isVerified != former.isVerified || run.isOfGuest != former.isOfGuest
    {
      try await update(run, in: transaction)
    }
    let changed = run.attempts.filter { former.attempts[$0.key] != $0.value }
    if !changed.isEmpty { try await keep(changed, of: run, in: transaction) }
  }

  private func update(_ run: WalkRun, in transaction: Transaction) async throws {
    let (outcome, holdEnd) = (run.outcome, run.footing.holdEnd)
    try await transaction.executeLater(
      """
      UPDATE quiz_runs SET positions = \(run.footing.stored),
        hold_time = \(holdEnd == 0 ? nil : Moment(milliseconds: holdEnd)), active_time = \(run.activeTime), end_time = \(run.endTime),
        points = \(Int16(clamping: outcome?.points ?? 0)), duration_ms = \(outcome?.duration ?? 0), tie_guess = \(run.tieGuess),
        tie_off = \(outcome?.tieOff), monkey_points = \(outcome?.monkeyPoints.map { Int16(clamping: $0) }),
        monkey_tie_off = \(outcome?.monkeyTieOff), is_verified = \(run.isVerified), is_of_guest = \(run.isOfGuest)
      WHERE run_id = \(run.id)
      """)
  }

  private func keep(_ attempts: [UUID: WalkRun.Attempt], of run: WalkRun, in transaction: Transaction) async throws {
    let ids = attempts.keys.sorted { $0.text < $1.text }
    let values = ids.compactMap { attempts[$0] }
    try await transaction.executeLater(
      """
      INSERT INTO quiz_run_questions (run_id, question_id, account_id, unlock_time, deadline_time, answer_time, choice, outcome, duration_ms)
      SELECT \(run.id), n.question_id, \(run.accountID), n.unlock_time, n.deadline_time, n.answer_time, n.choice, n.outcome, n.duration_ms
      FROM unnest(\(ids), \(values.map(\.unlockTime)), \(values.map(\.deadline)), \(values.map(\.answerTime)),
        \(values.map { $0.choice.map { Int16(clamping: $0) } }), \(values.map { $0.verdict?.rawValue }), \(values.map(\.duration)))
        AS n (question_id, unlock_time, deadline_time, answer_time, choice, outcome, duration_ms)
      ON CONFLICT (run_id, question_id) DO UPDATE SET unlock_time = excluded.unlock_time, deadline_time = excluded.deadline_time,
        answer_time = excluded.answer_time, choice = excluded.choice, outcome = excluded.outcome, duration_ms = excluded.duration_ms
      """)
  }

  /// Holds runs in which nothing was done since a time, and names them.
  func lockExpired(activeBefore time: Moment, limit: Int, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT run_id FROM quiz_runs WHERE end_time IS NULL AND active_time <= \(time) ORDER BY active_time LIMIT \(limit) FOR UPDATE SKIP LOCKED
      """
    ).map { try $0.get(0) }
  }

  // MARK: Standings

  /// Keeps how far a run counts.
  func count(_ runID: UUID, as reach: CountedRun.Reach, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_runs SET reach = \(reach.rawValue) WHERE run_id = \(runID)")
  }

  /// Lets one run of a player on a walk end at a time: each sees whether the other one counts.
  func lockFirst(of accountID: UUID, on walkID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      "SELECT pg_advisory_xact_lock(hashtextextended('quiz first ' || \(accountID)::uuid::text || \(walkID)::uuid::text, 0))")
  }

  /// Whether somebody has read all questions of a walk in a run that is not verified.
  func hasUnverified(of accountID: UUID, on walkID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query(
      "SELECT FROM quiz_runs WHERE account_id = \(accountID) AND walk_id = \(walkID) AND NOT is_verified LIMIT 1"
    ).isEmpty
  }

  /// - Parameter time: Nil for a run that counts again.
  func discard(_ runID: UUID, at time: Moment?, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_runs SET discard_time = \(time) WHERE run_id = \(runID)")
  }

  /// A run that has ended and counts, or was taken off; nil for another one.
  func counted(_ runID: UUID, in querying: some Querying) async throws -> (run: CountedRun, isCounted: Bool)? {
    try await querying.query("SELECT \(Self.countedColumns) FROM quiz_runs r WHERE r.run_id = \(runID) AND r.reach > 0")
      .first.map { row in (try Self.counted(row), try row.get(12, as: Moment?.self) == nil) }
  }

  /// The first run of a player on a walk, of all in which a question was closed, as a guest or not, if it counts: nothing had been closed in another one before
  /// its last question was, so that no answer was known. A timer that is over has told the answer whether it was settled since or not; one that still ran at
  /// the end has told nothing.
  func first(of accountID: UUID, on walkID: UUID, in querying: some Querying) async throws -> CountedRun? {
    try await querying.query(
      """
      WITH closed AS (
        SELECT o.run_id, min(COALESCE(a.answer_time, a.deadline_time)) AS first_time,
          max(COALESCE(a.answer_time, a.deadline_time)) FILTER (WHERE a.outcome IS NOT NULL) AS last_time
        FROM quiz_runs o JOIN quiz_run_questions a ON a.run_id = o.run_id
          AND (a.outcome IS NOT NULL OR o.end_time IS NULL AND a.deadline_time IS NOT NULL)
        WHERE o.account_id = \(accountID) AND o.walk_id = \(walkID) AND o.discard_time IS NULL GROUP BY o.run_id)
      SELECT \(Self.countedColumns) FROM closed c JOIN quiz_runs r ON r.run_id = c.run_id
      WHERE c.last_time IS NOT NULL AND r.reach > 0
        AND NOT EXISTS (SELECT FROM closed o WHERE o.run_id <> c.run_id AND o.first_time <= c.last_time)
      """
    ).first.map(Self.counted)
  }

  private static let countedColumns: SQL = """
    r.run_id, r.account_id, r.walk_id, r.version, r.reach, r.points, r.question_count, r.duration_ms, r.tie_off, r.monkey, r.monkey_points,
    r.monkey_tie_off, r.discard_time, r.end_time, r.has_board,
    (SELECT count(*) FROM quiz_run_questions q WHERE q.run_id = r.run_id AND q.outcome IS NOT NULL) = r.question_count
    """

  private static func counted(_ row: Row) throws -> CountedRun {
    let (points, monkey): (Int, Int16?) = (try row.get(5), try row.get(9))
    let outcome = WalkRun.Outcome(
      points: points, duration: try row.get(7), tieOff: try row.get(8), monkeyPoints: try row.get(10), monkeyTieOff: try row.get(11))
    let difficulty = monkey.flatMap { MonkeyMovement.Difficulty(rawValue: $0) }
    return CountedRun(
      runID: try row.get(0), accountID: try row.get(1), walkID: try row.get(2), version: try row.get(3),
      reach: CountedRun.Reach(rawValue: try row.get(4)) ?? .none, points: points, questionCount: try row.get(6), duration: outcome.duration,
      tieOff: outcome.tieOff, beatenMonkey: RunRules.hasBeatenMonkey(outcome) ? difficulty : nil, endTime: try row.get(13),
      hasBoard: try row.get(14), isWalked: try row.get(15))
  }

  // MARK: Deleted walks

  /// Notes of ended runs of deleted walks that they are on no board of the walk. Runs that somebody works at are left for the next time.
  func takeOffBoards(limit: Int, in transaction: Transaction) async throws -> [(runID: UUID, accountID: UUID)] {
    try await transaction.query(
      """
      UPDATE quiz_runs SET has_board = false WHERE run_id = ANY (ARRAY(
        SELECT r.run_id FROM quiz_gone_walks g JOIN quiz_runs r ON r.walk_id = g.walk_id AND r.reach > 0 AND r.has_board
        ORDER BY r.walk_id, r.run_id LIMIT \(limit) FOR UPDATE OF r SKIP LOCKED))
      RETURNING run_id, account_id
      """
    ).map { (runID: try $0.get(0), accountID: try $0.get(1)) }
  }

  /// Forgets walks that were deleted before `time` and whose runs are on their boards no longer.
  /// - Returns: How many.
  func forgetGone(before time: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM quiz_gone_walks WHERE walk_id = ANY (ARRAY(
        SELECT g.walk_id FROM quiz_gone_walks g
        WHERE g.gone_time < \(time)
          AND NOT EXISTS (SELECT FROM quiz_runs r WHERE r.walk_id = g.walk_id AND r.reach > 0 AND r.has_board)
        ORDER BY g.gone_time LIMIT \(limit) FOR UPDATE OF g SKIP LOCKED))
      """
    ).affectedCount
  }

  // MARK: Places

  /// Forgets where players began runs that ended before `time`.
  /// - Returns: How many.
  func forgetStarts(endedBefore time: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE quiz_runs SET start_latitude = NULL, start_longitude = NULL WHERE run_id = ANY (ARRAY(
        SELECT run_id FROM quiz_runs WHERE start_latitude IS NOT NULL AND end_time < \(time)
        ORDER BY end_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Whether a group goes on.
  func isOpen(_ groupID: UUID, at now: Moment, in querying: some Querying) async throws -> Bool {
    try await !querying.query(
      "SELECT FROM quiz_groups WHERE group_id = \(groupID) AND end_time IS NULL AND expire_time > \(now)"
    ).isEmpty
  }

  // MARK: Guests

  /// Gives a guest's runs to an account.
  func move(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_runs SET account_id = \(accountID), is_of_guest = false WHERE account_id = \(guestID)")
  }

  /// Makes runs the account's of somebody who was a guest until a time: those that go on, and those that have ended since then.
  /// - Returns: Runs that have ended, in the order of their walks.
  func adopt(runsOf accountID: UUID, guestUntil time: Moment, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      WITH adopted AS (
        UPDATE quiz_runs SET is_of_guest = false
        WHERE account_id = \(accountID) AND is_of_guest AND (end_time IS NULL OR end_time >= \(time))
        RETURNING run_id, walk_id, end_time)
      SELECT run_id FROM adopted WHERE end_time IS NOT NULL ORDER BY walk_id, run_id
      """
    ).map { try $0.get(0) }
  }

  /// Gives what a guest has answered to an account.
  func moveQuestions(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_run_questions SET account_id = \(accountID) WHERE account_id = \(guestID)")
  }

  // MARK: Reading rows

  /// Title of a run's walk; NULL where the walk was deleted, or is hidden. A copy of it would outlive whoever wrote it.
  private static let title: SQL = """
    (SELECT v.title FROM quiz_walk_versions v JOIN quiz_walks w ON w.walk_id = v.walk_id
      WHERE v.walk_id = r.walk_id AND v.version = r.version AND w.hidden_visibility IS NULL)
    """

  private static let columns: SQL = """
    r.run_id, r.account_id, r.walk_id, r.version,
    (SELECT v.title FROM quiz_walk_versions v JOIN quiz_walks w ON w.walk_id = v.walk_id
      WHERE v.walk_id = r.walk_id AND v.version = r.version AND w.hidden_visibility IS NULL),
    r.is_of_guest, r.is_hidden, r.is_speed, r.question_timer_seconds, r.monkey, r.movement_seed, r.answer_seed,
    r.question_count, r.bounds, r.start_latitude, r.start_longitude, r.positions, r.hold_time, r.start_time,
    r.active_time, r.end_time, r.points, r.duration_ms, r.tie_guess, r.tie_off, r.monkey_points, r.monkey_tie_off, r.group_id, r.is_verified
    """

  private static func options(_ row: Row, from first: Int) throws -> WalkRun.Options {
    let monkey: Int16? = try row.get(first + 3)
    return WalkRun.Options(
      isHidden: try row.get(first), isSpeed: try row.get(first + 1), timer: try row.get(first + 2),
      monkey: monkey.flatMap { MonkeyMovement.Difficulty(rawValue: $0) })
  }

  private static func run(_ row: Row, attempts: [UUID: WalkRun.Attempt]) throws -> WalkRun {
    let (latitude, longitude): (Int64?, Int64?) = (try row.get(14), try row.get(15))
    let start = latitude.flatMap { latitude in longitude.flatMap { GridPoint(latitude: latitude, longitude: $0) } }
    let bounds: [Int64] = try row.get(13)
    let holdTime: Moment? = try row.get(17)
    let endTime: Moment? = try row.get(20)
    let title: String? = try row.get(4)
    let outcome = WalkRun.Outcome(
      points: try row.get(21), duration: try row.get(22), tieOff: try row.get(24), monkeyPoints: try row.get(25),
      monkeyTieOff: try row.get(26))
    return WalkRun(
      id: try row.get(0), accountID: try row.get(1), walkID: try row.get(2), version: try row.get(3), walkTitle: title ?? "",
      isOfGuest: try row.get(5), options: try options(row, from: 6), movementSeed: try row.get(10), answerSeed: try row.get(11),
      questionCount: try row.get(12),
      bounds: bounds.count == 4 ? PointBox(south: bounds[0], west: bounds[1], north: bounds[2], width: bounds[3]) : nil, start: start,
      startTime: try row.get(18), footing: Footing(stored: try row.get(16), holdEnd: holdTime?.milliseconds ?? 0),
      activeTime: try row.get(19), endTime: endTime, tieGuess: try row.get(23), attempts: attempts,
      outcome: endTime == nil ? nil : outcome, groupID: try row.get(27), isVerified: try row.get(28), isWalkShown: title != nil)
  }
}

extension Footing {
  /// The anchor, then the samples, as the column keeps them.
  fileprivate var stored: [Int64] { ((anchor.map { [$0] } ?? []) + samples).flattened }

  /// Footing that `stored` has written.
  fileprivate init(stored numbers: [Int64], holdEnd: Int64) {
    let samples = [Sample](flattened: numbers)
    self.init(samples: Array(samples.dropFirst()), anchor: samples.first, holdEnd: holdEnd)
  }
}

extension [Sample] {
  /// Time, latitude, longitude, accuracy, and the next.
  var flattened: [Int64] { flatMap { [$0.time, $0.point.latitude, $0.point.longitude, $0.accuracy] } }

  /// Samples that `flattened` has written.
  init(flattened numbers: [Int64]) {
    self = stride(from: 0, to: numbers.count - 3, by: 4).compactMap { index in
      GridPoint(latitude: numbers[index + 1], longitude: numbers[index + 2]).flatMap {
        Sample(time: numbers[index], point: $0, accuracy: numbers[index + 3])
      }
    }
  }
}
