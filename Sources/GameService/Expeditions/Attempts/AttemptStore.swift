import FoundationEssentials
import Positions
import Postgres
import Timekeeping

extension StoredAttempt.State: SQLValue, SQLDecodable {}
extension Evaluation.Unit: SQLValue, SQLDecodable {}

/// Every SQL statement about attempts. One function, one statement.
struct AttemptStore: Sendable {
  // MARK: People

  /// Has a row of a person who begins something. Nobody else makes one: what goes on beside a deletion would bring a deleted person's back.
  func addPerson(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("INSERT INTO expedition_people (account_id) VALUES (\(accountID)) ON CONFLICT (account_id) DO NOTHING")
  }

  /// Holds all that a person does in expeditions until the transaction ends: the first lock of everything that changes an attempt's state. Nothing is held of
  /// a person who is deleted, and nothing is there to change then.
  func lockPerson(_ accountID: UUID, in transaction: Transaction) async throws {
    _ = try await transaction.query("SELECT 1 FROM expedition_people WHERE account_id = \(accountID) FOR UPDATE")
  }

  // MARK: Reading

  func attempt(_ attemptID: UUID, in querying: some Querying) async throws -> StoredAttempt? {
    try await querying.query("SELECT \(Self.columns) FROM attempts a WHERE a.attempt_id = \(attemptID)").first.map(Self.attempt)
  }

  /// The same, held until the transaction ends.
  func hold(_ attemptID: UUID, in transaction: Transaction) async throws -> StoredAttempt? {
    try await transaction.query("SELECT \(Self.columns) FROM attempts a WHERE a.attempt_id = \(attemptID) FOR UPDATE").first.map(
      Self.attempt)
  }

  /// Attempts that go on, the latest first.
  func active(of accountID: UUID, in querying: some Querying) async throws -> [StoredAttempt] {
    try await querying.query(
      "SELECT \(Self.columns) FROM attempts a WHERE a.account_id = \(accountID) AND a.state = 1 ORDER BY a.create_time DESC, a.attempt_id DESC"
    ).map(Self.attempt)
  }

  /// All of a person, the latest first.
  func history(of accountID: UUID, before place: (Moment, UUID), limit: Int, in querying: some Querying) async throws -> [StoredAttempt] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM attempts a
      WHERE a.account_id = \(accountID) AND (a.create_time, a.attempt_id) < (\(place.0), \(place.1))
      ORDER BY a.create_time DESC, a.attempt_id DESC LIMIT \(limit)
      """
    ).map(Self.attempt)
  }

  /// Whether an attempt began at the time that was not given up: a track that was given up half sent may be sent again.
  func isRecorded(by accountID: UUID, _ challengeID: UUID, startTime: Int64, in querying: some Querying) async throws -> Bool {
    try await !querying.query(
      "SELECT FROM attempts WHERE account_id = \(accountID) AND challenge_id = \(challengeID) AND start_ms = \(startTime) AND state <> 5"
    ).isEmpty
  }

  /// Attempts for moderators, the oldest first.
  func waiting(after place: (Moment, UUID), limit: Int, in querying: some Querying) async throws -> [StoredAttempt] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM attempts a
      WHERE (a.state = 3 OR (a.state = 4 AND a.appeal IS NOT NULL AND NOT a.decided_by_moderator))
        AND (a.finish_time, a.attempt_id) > (\(place.0), \(place.1))
      ORDER BY a.finish_time, a.attempt_id LIMIT \(limit)
      """
    ).map(Self.attempt)
  }

  /// Takes some that were judged by former rules and may be judged again, but those that are to be tried later. Until `leaseTime` nobody else takes them.
  func takeJudged(
    before rulesetVersion: Int32, at now: Moment, until leaseTime: Moment, limit: Int, in transaction: Transaction
  ) async throws -> [UUID] {
    try await transaction.query(
      """
      WITH taken AS (
        UPDATE attempts SET review_time = \(leaseTime) WHERE attempt_id = ANY (ARRAY(
          SELECT attempt_id FROM attempts
          WHERE ruleset_version < \(rulesetVersion) AND verdict IS NOT NULL AND NOT decided_by_moderator
            AND (review_time IS NULL OR review_time <= \(now))
          ORDER BY ruleset_version, finish_time, attempt_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
        RETURNING attempt_id, ruleset_version, finish_time
      )
      SELECT attempt_id FROM taken ORDER BY ruleset_version, finish_time, attempt_id
      """
    ).map { try $0.get(0) }
  }

  /// How many were judged by former rules; more than `max` are not counted.
  func countJudged(before rulesetVersion: Int32, max: Int, in querying: some Querying) async throws -> Int {
    try await querying.query(
      """
      SELECT count(*)::integer FROM (
        SELECT FROM attempts WHERE ruleset_version < \(rulesetVersion) AND verdict IS NOT NULL AND NOT decided_by_moderator LIMIT \(max)) AS w
      """
    ).firstRow().get(0)
  }

  /// An attempt could not be judged again: it is tried later, and in nobody's way until then.
  func postponeReview(of attemptID: UUID, to time: Moment, in database: Database) async throws {
    try await database.execute("UPDATE attempts SET review_time = \(time) WHERE attempt_id = \(attemptID)")
  }

  // MARK: Writing

  func insert(_ attempt: StoredAttempt, in transaction: Transaction) async throws {
    let weather = attempt.weather.map { [$0.apparentTemperature, $0.wind, $0.precipitation, Double($0.code)] }
    try await transaction.execute(
      """
      INSERT INTO attempts (attempt_id, account_id, challenge_id, challenge_version, park_id, state, start_ms, start_latitude, start_longitude,
        start_accuracy_mm, device, features, is_offline, weather_values, create_time, expire_time)
      VALUES (\(attempt.id), \(attempt.accountID), \(attempt.challengeID), \(attempt.version), \(attempt.parkID), \(attempt.state),
        \(attempt.startTime), \(attempt.startPoint.latitude), \(attempt.startPoint.longitude), \(attempt.startAccuracy), \(attempt.device),
        \(attempt.features.map(\.rawValue).sorted()), \(attempt.isOffline), \(weather), \(attempt.createTime), \(attempt.expireTime))
      """)
  }

  /// A chunk has come.
  func noteTrack(_ attempt: StoredAttempt, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE attempts SET sample_count = \(attempt.sampleCount), expire_time = \(attempt.expireTime), clock_skew_ms = \(attempt.leastLag),
        clock_lag_ms = \(attempt.clockLag), part_count = \(attempt.partCount), deadline_ms = \(attempt.deadline)
      WHERE attempt_id = \(attempt.id)
      """)
  }

  /// The weather when it began has become known.
  func note(_ weather: Weather, of attemptID: UUID, in transaction: Transaction) async throws {
    let values = [weather.apparentTemperature, weather.wind, weather.precipitation, Double(weather.code)]
    try await transaction.execute(
      "UPDATE attempts SET weather_values = \(values) WHERE attempt_id = \(attemptID) AND weather_values IS NULL")
  }

  func noteTimer(_ generation: Int64, of attemptID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE attempts SET timer_generation = \(generation) WHERE attempt_id = \(attemptID)")
  }

  func abandon(_ attemptID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE attempts SET state = 5, finish_time = \(now) WHERE attempt_id = \(attemptID) AND state = 1")
  }

  /// It has a verdict, or another one. Its points are made behind it.
  func decide(_ attempt: StoredAttempt, _ decision: StoredAttempt.Decision, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE attempts SET state = \(attempt.state), finish_time = \(decision.time), review_time = NULL, ruleset_version = \(decision.rulesetVersion),
        verdict = \(decision.verdict), decided_by_moderator = \(decision.isByModerator), note = \(decision.note),
        count_start_ms = \(decision.startTime), end_ms = \(decision.endTime), local_day = \(decision.day), rank = \(decision.rank), tie = \(decision.tie), score = \(decision.score), score_unit = \(decision.unit),
        full_base_points = \(decision.fullBase), is_top_ten = \(decision.isTopTen), base_points = 0, improvement_points = 0,
        top_ten_points = 0, weather_points = 0, total_points = 0
      WHERE attempt_id = \(attempt.id)
      """)
  }

  func appeal(_ attemptID: UUID, _ text: String, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE attempts SET appeal = \(text) WHERE attempt_id = \(attemptID) AND appeal IS NULL")
  }

  /// The person keeps the track, or no longer.
  func keepTrack(_ isKept: Bool, of attemptID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE attempts SET keeps_track = \(isKept) WHERE attempt_id = \(attemptID)")
  }

  /// Another ruleset has come to the same.
  func confirm(_ attemptID: UUID, _ decision: StoredAttempt.Decision, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE attempts SET ruleset_version = \(decision.rulesetVersion), verdict = \(decision.verdict),
        count_start_ms = \(decision.startTime), review_time = NULL
      WHERE attempt_id = \(attemptID)
      """)
  }

  // MARK: Rows

  static let columns: SQL = """
    a.attempt_id, a.account_id, a.challenge_id, a.challenge_version, a.park_id, a.state, a.start_ms, a.start_latitude, a.start_longitude,
    a.start_accuracy_mm, a.device, a.features, a.is_offline, a.weather_values, a.create_time, a.expire_time, a.timer_generation, a.sample_count,
    a.clock_skew_ms, a.part_count, a.deadline_ms, a.finish_time, a.appeal, a.verdict, a.ruleset_version, a.decided_by_moderator, a.note, a.end_ms,
    a.local_day, a.rank, a.tie, a.score, a.score_unit, a.full_base_points, a.is_top_ten, a.base_points, a.improvement_points, a.top_ten_points,
    a.weather_points, a.has_track, a.keeps_track, a.clock_lag_ms, a.count_start_ms,
    coalesce((SELECT p.next_sequence FROM track_progress p WHERE p.attempt_id = a.attempt_id), 0)
    """

  private static func attempt(_ row: Row) throws -> StoredAttempt {
    guard let point = GridPoint(latitude: try row.get(7), longitude: try row.get(8)) else { throw ChallengeStore.Unreadable() }
    let features = try row.get(11, as: [Int16].self).compactMap(Feature.init)
    var attempt = StoredAttempt(
      id: try row.get(0), accountID: try row.get(1), challengeID: try row.get(2), version: try row.get(3), parkID: try row.get(4),
      state: try row.get(5), startTime: try row.get(6), startPoint: point, startAccuracy: try row.get(9), device: try row.get(10),
      features: Set(features), isOffline: try row.get(12), weather: try weather(row), createTime: try row.get(14),
      expireTime: try row.get(15),
      timerGeneration: try row.get(16), sampleCount: try row.get(17), leastLag: try row.get(18), partCount: try row.get(19),
      deadline: try row.get(20), finishTime: try row.get(21))
    attempt.appeal = try row.get(22)
    (attempt.hasTrack, attempt.keepsTrack, attempt.clockLag) = (try row.get(39), try row.get(40), try row.get(41))
    attempt.nextSequence = try row.get(43)
    attempt.decision = try decision(row, attempt.finishTime)
    if attempt.state == .accepted {
      attempt.breakdown = PointsRules.Breakdown(
        fullBase: try row.get(33), base: try row.get(35), improvement: try row.get(36), topTen: try row.get(37), weather: try row.get(38))
    }
    return attempt
  }

  private static func weather(_ row: Row) throws -> Weather? {
    guard let values = try row.get(13, as: [Double]?.self), values.count == 4 else { return nil }
    return Weather(apparentTemperature: values[0], wind: values[1], precipitation: values[2], code: Int32(values[3]))
  }

  private static func decision(_ row: Row, _ time: Moment?) throws -> StoredAttempt.Decision? {
    guard let time, let verdict = try row.get(23, as: [UInt8]?.self) else { return nil }
    return StoredAttempt.Decision(
      time: time, rulesetVersion: try row.get(24), verdict: verdict, isByModerator: try row.get(25), note: try row.get(26),
      startTime: try row.get(42), endTime: try row.get(27), day: try row.get(28), rank: try row.get(29), tie: try row.get(30),
      score: try row.get(31), unit: try row.get(32), fullBase: try row.get(33), isTopTen: try row.get(34))
  }
}
