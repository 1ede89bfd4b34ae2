import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about tracks. One function, one statement.
struct TrackStore: Sendable {
  /// A chunk as it is kept.
  struct Chunk: Hashable, Sendable {
    var sequence: Int32
    var samples: [UInt8]
  }

  /// - Returns: False, and nothing is kept, when there is a chunk with the number.
  func insert(_ chunk: Chunk, sampleCount: Int, of attemptID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO track_chunks (attempt_id, sequence, sample_count, create_time, samples)
      VALUES (\(attemptID), \(chunk.sequence), \(Int32(clamping: sampleCount)), \(now), \(chunk.samples))
      ON CONFLICT (attempt_id, sequence) DO NOTHING
      """
    ).affectedCount == 1
  }

  func samples(_ sequence: Int32, of attemptID: UUID, in querying: some Querying) async throws -> [UInt8]? {
    try await querying.query("SELECT samples FROM track_chunks WHERE attempt_id = \(attemptID) AND sequence = \(sequence)").first?.get(0)
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

  /// Lets tracks of a park be compared one after the other, until the transaction ends.
  func lockPrints(in parkID: String, _ transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock(hashtextextended('track prints ' || \(parkID)::text, 0))")
  }

  func keep(_ prints: [Int64], of attemptID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO track_prints (print, attempt_id) SELECT p, \(attemptID) FROM unnest(\(prints)) AS u (p) ON CONFLICT DO NOTHING")
  }

  /// Most marks that another track has in common with these.
  func commonCount(_ prints: [Int64], besides attemptID: UUID, in querying: some Querying) async throws -> Int {
    try await querying.query(
      """
      SELECT count(*)::integer FROM track_prints WHERE print = ANY (\(prints)) AND attempt_id <> \(attemptID)
      GROUP BY attempt_id ORDER BY 1 DESC LIMIT 1
      """
    ).first?.get(0) ?? 0
  }

  // MARK: Past their time

  /// Forgets tracks of attempts that ended before a time, and says so with the attempt.
  /// - Returns: How many.
  func forget(endedBefore time: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      """
      WITH old AS (
        UPDATE attempts SET has_track = false WHERE attempt_id = ANY (ARRAY(
          SELECT attempt_id FROM attempts WHERE has_track AND state IN (2, 4, 5) AND finish_time < \(time)
          ORDER BY finish_time, attempt_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
        RETURNING attempt_id
      ), gone AS (DELETE FROM track_chunks c USING old WHERE c.attempt_id = old.attempt_id)
      SELECT attempt_id FROM old
      """
    ).count
  }
}
