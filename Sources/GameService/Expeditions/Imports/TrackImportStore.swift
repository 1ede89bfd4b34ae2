import FoundationEssentials
import Postgres
import Timekeeping

extension StoredTrackImport.State: SQLValue, SQLDecodable {}

/// Every SQL statement about files that become tracks. One function, one statement.
struct TrackImportStore: Sendable {
  func find(_ attemptID: UUID, in querying: some Querying) async throws -> StoredTrackImport? {
    try await querying.query(
      "SELECT attempt_id, media_id, state, refusal, line, sample_count, create_time FROM track_imports WHERE attempt_id = \(attemptID)"
    ).first.map { row in
      let (refusal, line) = (TrackFile.Refusal(rawValue: try row.get(3)), Int(try row.get(4, as: Int32.self)))
      return StoredTrackImport(
        attemptID: try row.get(0), mediaID: try row.get(1), state: try row.get(2),
        flaw: refusal.map { TrackFile.Flaw(refusal: $0, line: line) }, sampleCount: try row.get(5), createTime: try row.get(6))
    }
  }

  /// Keeps it in place of the one that the attempt had.
  func put(_ stored: StoredTrackImport, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO track_imports (attempt_id, media_id, state, refusal, line, sample_count, create_time)
      VALUES (\(stored.attemptID), \(stored.mediaID), \(stored.state), \(stored.flaw?.refusal.rawValue ?? 0),
        \(Int32(clamping: stored.flaw?.line ?? 0)), \(stored.sampleCount), \(stored.createTime))
      ON CONFLICT (attempt_id) DO UPDATE SET media_id = excluded.media_id, state = excluded.state, refusal = excluded.refusal,
        line = excluded.line, sample_count = excluded.sample_count, create_time = excluded.create_time
      """)
  }
}
