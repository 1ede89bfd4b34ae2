import FoundationEssentials
import Postgres
import Timekeeping
import TrackJudge

/// Every SQL statement about tracks. One function, one statement.
struct TrackStore: Sendable {
  /// A chunk as it is kept.
  struct Chunk: Hashable, Sendable {
    var sequence: Int32
    var samples: [UInt8]
  }

  /// How far an attempt is, packed.
  struct Progress: Hashable, Sendable {
    var rulesetVersion: Int32
    /// The first chunk that is not in it.
    var nextSequence: Int32
    /// Samples of the chunks that are in it.
    var sampleCount: Int32
    var state: [UInt8]
  }

  /// Keeps a chunk whose number is new. The attempt is held.
  func insert(_ chunk: Chunk, sampleCount: Int, of attemptID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO track_chunks (attempt_id, sequence, sample_count, create_time, samples)
      VALUES (\(attemptID), \(chunk.sequence), \(Int32(clamping: sampleCount)), \(now), \(chunk.samples))
      """)
  }

  /// Samples of a chunk where it has come already, and how far the attempt is where that is kept.
  func known(
    _ sequence: Int32, of attemptID: UUID, in querying: some Querying
  ) async throws -> (samples: [UInt8]?, progress: Progress?) {
    let row = try await querying.query(
      """
      SELECT c.samples, p.ruleset_version, p.next_sequence, p.sample_count, p.state FROM attempts a
      LEFT JOIN track_chunks c ON c.attempt_id = a.attempt_id AND c.sequence = \(sequence)
      LEFT JOIN track_progress p ON p.attempt_id = a.attempt_id
      WHERE a.attempt_id = \(attemptID)
      """
    ).first
    guard let row else { return (nil, nil) }
    guard let rulesetVersion = try row.get(1, as: Int32?.self) else { return (try row.get(0), nil) }
    let progress = Progress(
      rulesetVersion: rulesetVersion, nextSequence: try row.get(2), sampleCount: try row.get(3), state: try row.get(4))
    return (try row.get(0), progress)
  }

  func progress(of attemptID: UUID, in querying: some Querying) async throws -> Progress? {
    try await querying.query(
      "SELECT ruleset_version, next_sequence, sample_count, state FROM track_progress WHERE attempt_id = \(attemptID)"
    ).first.map {
      Progress(rulesetVersion: try $0.get(0), nextSequence: try $0.get(1), sampleCount: try $0.get(2), state: try $0.get(3))
    }
  }

  func keep(_ progress: Progress, of attemptID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO track_progress AS p (attempt_id, ruleset_version, next_sequence, sample_count, state)
      VALUES (\(attemptID), \(progress.rulesetVersion), \(progress.nextSequence), \(progress.sampleCount), \(progress.state))
      ON CONFLICT (attempt_id) DO UPDATE SET ruleset_version = excluded.ruleset_version, next_sequence = excluded.next_sequence,
        sample_count = excluded.sample_count, state = excluded.state
      """)
  }

  func samples(_ sequence: Int32, of attemptID: UUID, in querying: some Querying) async throws -> [UInt8]? {
    try await querying.query("SELECT samples FROM track_chunks WHERE attempt_id = \(attemptID) AND sequence = \(sequence)").first?.get(0)
  }

  /// Chunks from a number on up to the first one that is missing, some at most, each with the number of its samples. Each is looked for by its key, so that
  /// nothing behind a hole is read. The LIMIT keeps a plan from joining all chunks of the track.
  func following(
    from sequence: Int32, of attemptID: UUID, limit: Int32, in querying: some Querying
  ) async throws -> [(chunk: Chunk, sampleCount: Int32)] {
    try await querying.query(
      """
      WITH RECURSIVE following (sequence, samples, sample_count) AS (
        SELECT sequence, samples, sample_count FROM track_chunks WHERE attempt_id = \(attemptID) AND sequence = \(sequence)
        UNION ALL
        SELECT n.sequence, n.samples, n.sample_count FROM following f
        CROSS JOIN LATERAL (
          SELECT c.sequence, c.samples, c.sample_count FROM track_chunks c
          WHERE c.attempt_id = \(attemptID) AND c.sequence = f.sequence + 1 LIMIT 1) AS n
        WHERE f.sequence < \(sequence + limit - 1)
      )
      SELECT sequence, samples, sample_count FROM following ORDER BY sequence
      """
    ).map { (Chunk(sequence: try $0.get(0), samples: try $0.get(1)), try $0.get(2)) }
  }

  /// Some chunks from a number on, by their numbers, each with the number of its samples.
  func page(
    of attemptID: UUID, from sequence: Int32, limit: Int, in querying: some Querying
  ) async throws -> [(chunk: Chunk, sampleCount: Int32)] {
    try await querying.query(
      """
      SELECT sequence, samples, sample_count FROM track_chunks WHERE attempt_id = \(attemptID) AND sequence >= \(sequence)
      ORDER BY sequence LIMIT \(limit)
      """
    ).map { (Chunk(sequence: try $0.get(0), samples: try $0.get(1)), try $0.get(2)) }
  }

  /// All chunks, by their numbers.
  func chunks(of attemptID: UUID, in querying: some Querying) async throws -> [Chunk] {
    try await querying.query("SELECT sequence, samples FROM track_chunks WHERE attempt_id = \(attemptID) ORDER BY sequence").map {
      Chunk(sequence: try $0.get(0), samples: try $0.get(1))
    }
  }

  func count(of attemptID: UUID, in querying: some Querying) async throws -> Int32 {
    try await querying.query("SELECT count(*)::integer FROM track_chunks WHERE attempt_id = \(attemptID)").firstRow().get(0)
  }

  // MARK: Marks

  /// Lets tracks be compared one after the other, until the transaction ends: of all parks, since a track may come as one of two. They were judged before.
  func lockPrints(_ transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock(hashtextextended('track prints', 0))")
  }

  /// Keeps the marks of an attempt. Those that it has keep their order: an attempt that is judged again stays where it was first.
  func keep(_ marks: [TrackPrints.Mark], of attemptID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO track_prints AS t (print, attempt_id, pass_ms)
      SELECT u.print, \(attemptID), u.pass_ms FROM unnest(\(marks.map(\.print)), \(marks.map(\.time))) AS u (print, pass_ms)
      ON CONFLICT (print, attempt_id) DO UPDATE SET pass_ms = excluded.pass_ms WHERE t.pass_ms IS DISTINCT FROM excluded.pass_ms
      """)
  }

  /// Attempts with marks in common that had left theirs before this one had, those with most of them first.
  /// - Parameter isTimed: Whether marks may be in common by chance, which their times tell.
  func matches(
    _ marks: [TrackPrints.Mark], isTimed: Bool, of attempt: StoredAttempt, in querying: some Querying
  ) async throws -> [CopyRules.Match] {
    try await querying.query(
      """
      SELECT m.common_count, m.together_count, a.account_id = \(attempt.accountID) AND a.challenge_id <> \(attempt.challengeID), a.start_ms,
        coalesce(a.end_ms, a.start_ms), m.own_times, m.other_times
      FROM (
        SELECT t.attempt_id, count(*)::integer AS common_count,
          (count(*) FILTER (WHERE abs(t.pass_ms - u.pass_ms) <= \(CopyRules.sameTimeMax)))::integer AS together_count,
          coalesce(array_agg(u.pass_ms ORDER BY u.print) FILTER (WHERE t.pass_ms IS NOT NULL), '{}') AS own_times,
          coalesce(array_agg(t.pass_ms ORDER BY u.print) FILTER (WHERE t.pass_ms IS NOT NULL), '{}') AS other_times
        FROM unnest(\(marks.map(\.print)), \(marks.map(\.time))) AS u (print, pass_ms) JOIN track_prints t ON t.print = u.print
        WHERE t.attempt_id <> \(attempt.id)
        GROUP BY t.attempt_id HAVING count(*) >= \(TrackPrints.shortMatchMin)
      ) m JOIN attempts a ON a.attempt_id = m.attempt_id
      WHERE (SELECT min(o.keep_order) FROM track_prints o WHERE o.attempt_id = m.attempt_id)
        < coalesce((SELECT min(o.keep_order) FROM track_prints o WHERE o.attempt_id = \(attempt.id)), 9223372036854775807)
      ORDER BY m.common_count DESC, m.attempt_id LIMIT \(CopyRules.matchesMax)
      """
    ).map { row in
      let times = zip(try row.get(5) as [Int64], try row.get(6) as [Int64]).map { MarkTimes.Pair(own: $0, other: $1) }
      return CopyRules.Match(
        commonCount: try row.get(0), togetherCount: try row.get(1), isOwnElsewhere: try row.get(2), startTime: try row.get(3),
        endTime: try row.get(4), times: isTimed && !times.isEmpty ? MarkTimes(times) : nil)
    }
  }

  // MARK: Past their time

  /// Forgets tracks of attempts that ended before a time, and says so with the attempt.
  /// - Returns: How many.
  func forget(endedBefore time: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      WITH old AS (
        UPDATE attempts SET has_track = false WHERE attempt_id = ANY (ARRAY(
          SELECT attempt_id FROM attempts WHERE has_track AND NOT keeps_track AND state IN (2, 4, 5) AND finish_time < \(time)
            AND NOT (state = 4 AND appeal IS NOT NULL AND NOT decided_by_moderator)
          ORDER BY finish_time, attempt_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
        RETURNING attempt_id
      ), gone AS (DELETE FROM track_chunks c USING old WHERE c.attempt_id = old.attempt_id),
      done AS (DELETE FROM track_progress p USING old WHERE p.attempt_id = old.attempt_id)
      SELECT attempt_id FROM old
      """
    ).count
  }

  /// Forgets marks of attempts that ended before a time and whose tracks are gone, and says so with the attempt.
  /// - Returns: How many attempts they were of.
  func forgetMarks(endedBefore time: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      WITH old AS (
        UPDATE attempts SET has_marks = false WHERE attempt_id = ANY (ARRAY(
          SELECT attempt_id FROM attempts WHERE has_marks AND NOT has_track AND finish_time < \(time)
          ORDER BY finish_time, attempt_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
        RETURNING attempt_id
      ), gone AS (DELETE FROM track_prints p USING old WHERE p.attempt_id = old.attempt_id)
      SELECT attempt_id FROM old
      """
    ).count
  }
}
