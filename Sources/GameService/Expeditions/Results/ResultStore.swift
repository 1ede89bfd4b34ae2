import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about what people have done altogether, and about boards of challenges. One function, one statement.
struct ResultStore: Sendable {
  /// Figures of a person.
  struct Figures: Hashable, Sendable {
    var parkCount: Int64 = 0
    var challengeCount: Int64 = 0
    var acceptedCount: Int64 = 0
    var totalPoints: Int64 = 0
  }

  /// A place on a board.
  struct Best: Hashable, Sendable {
    var accountID: UUID
    var attemptID: UUID
    var rank: Int64
    var tie: Int64
    var score: Int64
    var unit: Evaluation.Unit
    var endTime: Moment
  }

  /// An accepted attempt, as points are made from.
  struct Counted: Hashable, Sendable {
    var attemptID: UUID
    var accepted: PointsRules.Accepted
    var parkID: String
    /// When what counts began, milliseconds since 1970.
    var countStart: Int64
    var startLongitude: Int64
    var endTime: Moment
    var score: Int64
    var unit: Evaluation.Unit
    /// Points as they were noted.
    var total: Int64
  }

  /// Attempts that were begun, for each account in the order given.
  func counts(of accountIDs: [UUID], in querying: some Querying) async throws -> [Int64] {
    try await querying.query(
      """
      SELECT (SELECT count(*) FROM attempts a WHERE a.account_id = asked.account_id)
      FROM unnest(\(accountIDs)) WITH ORDINALITY AS asked (account_id, place) ORDER BY asked.place
      """
    ).map { try $0.get(0) }
  }

  // MARK: Boards

  /// One at a time may come onto a board, so that who comes among the ten best is told by one count.
  func lockBoard(_ challengeID: UUID, _ version: Int32, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      "SELECT 1 FROM challenge_versions WHERE challenge_id = \(challengeID) AND version = \(version) FOR UPDATE")
  }

  /// The best accepted attempt of a person; of equals the earlier one.
  func bestAttempt(of accountID: UUID, _ challengeID: UUID, _ version: Int32, in transaction: Transaction) async throws -> Best? {
    try await transaction.query(
      """
      SELECT account_id, attempt_id, rank, tie, score, score_unit, to_timestamp(end_ms / 1000.0) FROM attempts
      WHERE account_id = \(accountID) AND challenge_id = \(challengeID) AND state = 2 AND challenge_version = \(version)
      ORDER BY rank DESC, tie DESC, end_ms, attempt_id LIMIT 1
      """
    ).first.map(Self.best)
  }

  func put(_ best: Best, on challengeID: UUID, _ version: Int32, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO challenge_bests (challenge_id, version, account_id, attempt_id, rank, tie, score, score_unit, end_time)
      VALUES (\(challengeID), \(version), \(best.accountID), \(best.attemptID), \(best.rank), \(best.tie), \(best.score), \(best.unit), \(best.endTime))
      ON CONFLICT (challenge_id, version, account_id) DO UPDATE SET attempt_id = excluded.attempt_id, rank = excluded.rank, tie = excluded.tie,
        score = excluded.score, score_unit = excluded.score_unit, end_time = excluded.end_time
      """)
  }

  func remove(_ accountID: UUID, from challengeID: UUID, _ version: Int32, in transaction: Transaction) async throws {
    try await transaction.execute(
      "DELETE FROM challenge_bests WHERE challenge_id = \(challengeID) AND version = \(version) AND account_id = \(accountID)")
  }

  /// Removes somebody who is deleted from all boards.
  func remove(_ accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM challenge_bests WHERE account_id = \(accountID)").affectedCount
  }

  func best(of accountID: UUID, on challengeID: UUID, _ version: Int32, in querying: some Querying) async throws -> Best? {
    try await querying.query(
      """
      SELECT account_id, attempt_id, rank, tie, score, score_unit, end_time FROM challenge_bests
      WHERE challenge_id = \(challengeID) AND version = \(version) AND account_id = \(accountID)
      """
    ).first.map(Self.best)
  }

  /// Whether nobody is on a board of the challenge, whatever its version.
  func isUndone(_ challengeID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.query("SELECT NOT EXISTS (SELECT FROM challenge_bests WHERE challenge_id = \(challengeID))").firstRow().get(0)
  }

  /// How many are better.
  func countBetter(than best: Best, on challengeID: UUID, _ version: Int32, in querying: some Querying) async throws -> Int64 {
    try await querying.query(
      """
      SELECT count(*) FROM challenge_bests
      WHERE challenge_id = \(challengeID) AND version = \(version) AND (rank, tie) > (\(best.rank), \(best.tie))
      """
    ).firstRow().get(0)
  }

  /// How many stand before on the board, equals among them.
  func countBefore(_ best: Best, on challengeID: UUID, _ version: Int32, in querying: some Querying) async throws -> Int64 {
    try await querying.query(
      """
      SELECT count(*) FROM challenge_bests
      WHERE challenge_id = \(challengeID) AND version = \(version) AND rank >= \(best.rank)
        AND (rank > \(best.rank) OR tie > \(best.tie) OR (tie = \(best.tie) AND (end_time, account_id) < (\(best.endTime), \(best.accountID))))
      """
    ).firstRow().get(0)
  }

  /// A page of a board, the best first.
  /// - Parameter place: The last one of the page before: rank, tie, time, account. Nil for the first page.
  func board(
    _ challengeID: UUID, _ version: Int32, after place: (Int64, Int64, Moment, UUID), limit: Int, in querying: some Querying
  ) async throws -> [Best] {
    try await querying.query(
      """
      SELECT account_id, attempt_id, rank, tie, score, score_unit, end_time FROM challenge_bests
      WHERE challenge_id = \(challengeID) AND version = \(version) AND rank <= \(place.0)
        AND (rank < \(place.0) OR tie < \(place.1) OR (tie = \(place.1) AND (end_time, account_id) > (\(place.2), \(place.3))))
      ORDER BY rank DESC, tie DESC, end_time, account_id LIMIT \(limit)
      """
    ).map(Self.best)
  }

  private static func best(_ row: Row) throws -> Best {
    Best(
      accountID: try row.get(0), attemptID: try row.get(1), rank: try row.get(2), tie: try row.get(3), score: try row.get(4),
      unit: try row.get(5), endTime: try row.get(6))
  }

  // MARK: Points

  /// All accepted attempts of a person at a challenge, in the order in which they were done.
  func counted(of accountID: UUID, _ challengeID: UUID, in transaction: Transaction) async throws -> [Counted] {
    try await transaction.query(
      """
      SELECT attempt_id, challenge_version, local_day, rank, tie, full_base_points, is_top_ten, weather_values, park_id,
        coalesce(count_start_ms, start_ms), start_longitude, to_timestamp(end_ms / 1000.0), score, score_unit, total_points, start_ms
      FROM attempts
      WHERE account_id = \(accountID) AND challenge_id = \(challengeID) AND state = 2 ORDER BY end_ms, attempt_id
      """
    ).map { row in
      let weather = try row.get(7, as: [Double]?.self).flatMap { values in
        values.count == 4 ? Weather(apparentTemperature: values[0], wind: values[1], precipitation: values[2], code: Int32(values[3])) : nil
      }
      let countStart = try row.get(9, as: Int64.self)
      let isUnderConditions = AttemptRules.isUnderConditions(ofStartAt: try row.get(15), countedFrom: countStart)
      return Counted(
        attemptID: try row.get(0),
        accepted: PointsRules.Accepted(
          version: try row.get(1), day: try row.get(2), rank: try row.get(3), tie: try row.get(4), points: try row.get(5),
          isTopTen: try row.get(6), isExtremeWeather: weather?.isExtreme == true && isUnderConditions),
        parkID: try row.get(8), countStart: countStart, startLongitude: try row.get(10), endTime: try row.get(11),
        score: try row.get(12), unit: try row.get(13), total: try row.get(14))
    }
  }

  func noteTopTen(_ attemptID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE attempts SET is_top_ten = true WHERE attempt_id = \(attemptID)")
  }

  func notePoints(_ points: [(UUID, PointsRules.Breakdown)], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE attempts a SET base_points = p.base, improvement_points = p.improvement, top_ten_points = p.top_ten, weather_points = p.weather,
        total_points = p.base + p.improvement + p.top_ten + p.weather
      FROM unnest(\(points.map(\.0)), \(points.map(\.1.base)), \(points.map(\.1.improvement)), \(points.map(\.1.topTen)),
        \(points.map(\.1.weather))) AS p (attempt_id, base, improvement, top_ten, weather)
      WHERE a.attempt_id = p.attempt_id
      """)
  }

  /// Figures of a person, counted anew; those from before the day's first change are kept for others.
  func count(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let today = CalendarDay(of: now)
    try await transaction.execute(
      """
      UPDATE expedition_people p SET told_day = \(today),
        told_total_points = CASE WHEN p.told_day < \(today) THEN p.total_points ELSE p.told_total_points END,
        told_accepted_count = CASE WHEN p.told_day < \(today) THEN p.accepted_count ELSE p.told_accepted_count END,
        told_challenge_count = CASE WHEN p.told_day < \(today) THEN p.challenge_count ELSE p.told_challenge_count END,
        told_park_count = CASE WHEN p.told_day < \(today) THEN p.park_count ELSE p.told_park_count END,
        total_points = c.points, accepted_count = c.accepted, challenge_count = c.challenges, park_count = c.parks
      FROM (
        SELECT coalesce(sum(total_points), 0)::bigint AS points, count(*) AS accepted, count(DISTINCT challenge_id) AS challenges,
          count(DISTINCT park_id) AS parks
        FROM attempts WHERE account_id = \(accountID) AND state = 2
      ) AS c
      WHERE p.account_id = \(accountID)
      """)
  }

  func figures(of accountID: UUID, in querying: some Querying) async throws -> Figures {
    try Self.figures(
      try await querying.query(
        "SELECT park_count, challenge_count, accepted_count, total_points FROM expedition_people WHERE account_id = \(accountID)"))
  }

  /// The figures that others are told: of a person who appears offline those of when the day began.
  func toldFigures(of accountID: UUID, at now: Moment, in querying: some Querying) async throws -> Figures {
    let today = CalendarDay(of: now)
    return try Self.figures(
      try await querying.query(
        """
        SELECT CASE WHEN t.is_told THEN p.told_park_count ELSE p.park_count END,
          CASE WHEN t.is_told THEN p.told_challenge_count ELSE p.challenge_count END,
          CASE WHEN t.is_told THEN p.told_accepted_count ELSE p.accepted_count END,
          CASE WHEN t.is_told THEN p.told_total_points ELSE p.total_points END
        FROM expedition_people p
        CROSS JOIN LATERAL (
          SELECT p.told_day = \(today) AND EXISTS (SELECT FROM hidden_players h WHERE h.account_id = p.account_id) AS is_told) AS t
        WHERE p.account_id = \(accountID)
        """))
  }

  private static func figures(_ rows: Rows) throws -> Figures {
    guard let row = rows.first else { return Figures() }
    return Figures(parkCount: try row.get(0), challengeCount: try row.get(1), acceptedCount: try row.get(2), totalPoints: try row.get(3))
  }

  /// How many people have more points.
  func countAbove(_ points: Int64, in querying: some Querying) async throws -> Int64 {
    try await querying.query("SELECT count(*) FROM expedition_people WHERE total_points > 0 AND total_points > \(points)").firstRow().get(0)
  }

  /// Points of people as somebody is told of them: of others who appear offline those of when the day began.
  func points(of accountIDs: [UUID], to viewerID: UUID, at now: Moment, in querying: some Querying) async throws -> [UUID: Int64] {
    let today = CalendarDay(of: now)
    let rows = try await querying.query(
      """
      SELECT p.account_id, CASE WHEN p.told_day = \(today) AND p.account_id <> \(viewerID)
          AND EXISTS (SELECT FROM hidden_players h WHERE h.account_id = p.account_id)
        THEN p.told_total_points ELSE p.total_points END
      FROM expedition_people p WHERE p.account_id = ANY (\(accountIDs))
      """)
    return Dictionary(try rows.map { (try $0.get(0, as: UUID.self), try $0.get(1, as: Int64.self)) }) { first, _ in first }
  }
}
