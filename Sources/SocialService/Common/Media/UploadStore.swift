import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about files that are being sent. One function, one statement.
struct UploadStore: Sendable {
  /// Pieces that one statement removes: two seconds of a slow disk.
  private static let pieceBatchMax = 16
  /// More batches than an upload has.
  private static let pieceRoundsMax = 200

  /// Waits until nobody else begins or completes an upload of the account, and lets nobody do so until the transaction ends.
  func lock(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended('media ' || \(accountID)::text, 0))")
  }

  func usage(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> MediaRules.Usage {
    let row = try await transaction.query(
      """
      SELECT COALESCE(sum(size_bytes), 0)::bigint, count(upload_id), count(upload_id) FILTER (WHERE state = 'open'),
        (SELECT COALESCE(sum(size_bytes), 0)::bigint FROM media WHERE account_id = \(accountID))
      FROM uploads WHERE account_id = \(accountID) AND create_time > \(now - MediaRules.uploadLifetime)
      """
    ).firstRow()
    return MediaRules.Usage(
      dayBytes: try row.get(0), dayCount: try row.get(1), openCount: try row.get(2), keptBytes: try row.get(3))
  }

  func insert(_ upload: Upload, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO uploads (upload_id, account_id, purpose, size_bytes, sha256, received_bytes, piece_count, create_time, expire_time, state)
      VALUES (\(upload.uploadID), \(upload.accountID), \(upload.purpose), \(upload.sizeBytes), \(upload.sha256), 0, 0, \(now),
        \(upload.expireTime), \(upload.state))
      """)
  }

  /// An upload of somebody's own; nil when there is none, or its time is over.
  func find(_ uploadID: UUID, of accountID: UUID, at now: Moment, in querying: some Querying) async throws -> Upload? {
    try await querying.query(
      """
      SELECT upload_id, account_id, purpose, size_bytes, sha256, received_bytes, piece_count, expire_time, state, media_id,
        attempt_count, attempt_end_time
      FROM uploads WHERE upload_id = \(uploadID) AND account_id = \(accountID) AND (expire_time > \(now)) IS TRUE
      """
    ).first.map(Self.upload)
  }

  /// As `find`; nobody else changes it until the transaction ends.
  func findForUpdate(_ uploadID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Upload? {
    try await transaction.query(
      """
      SELECT upload_id, account_id, purpose, size_bytes, sha256, received_bytes, piece_count, expire_time, state, media_id,
        attempt_count, attempt_end_time
      FROM uploads WHERE upload_id = \(uploadID) AND account_id = \(accountID) AND (expire_time > \(now)) IS TRUE FOR UPDATE
      """
    ).first.map(Self.upload)
  }

  private static func upload(_ row: Row) throws -> Upload {
    Upload(
      uploadID: try row.get(0), accountID: try row.get(1), purpose: try row.get(2), sizeBytes: try row.get(3), sha256: try row.get(4),
      receivedBytes: try row.get(5), pieceCount: Int(try row.get(6, as: Int32.self)), expireTime: try row.get(7), state: try row.get(8),
      attemptCount: Int(try row.get(10, as: Int32.self)), attemptEndTime: try row.get(11), mediaID: try row.get(9))
  }

  func insertPiece(_ data: [UInt8], of upload: Upload, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO upload_pieces (upload_id, piece, data) VALUES (\(upload.uploadID), \(Int32(upload.pieceCount)), \(data))")
  }

  func grow(_ uploadID: UUID, by byteCount: Int, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE uploads SET received_bytes = received_bytes + \(Int64(byteCount)), piece_count = piece_count + 1 WHERE upload_id = \(uploadID)
      """)
  }

  func piece(_ piece: Int, of uploadID: UUID, in database: Database) async throws -> [UInt8]? {
    try await database.slowQuery(
      "SELECT data FROM upload_pieces WHERE upload_id = \(uploadID) AND piece = \(Int32(piece))"
    ).first.map { try $0.get(0) }
  }

  /// Removes a piece, which nobody else gets then. Waits for whoever is removing it as well.
  func takePiece(_ piece: Int, of uploadID: UUID, in transaction: Transaction) async throws -> [UInt8]? {
    try await transaction.query(
      "DELETE FROM upload_pieces WHERE upload_id = \(uploadID) AND piece = \(Int32(piece)) RETURNING data"
    ).first.map { try $0.get(0) }
  }

  /// Counts an attempt to make something of it.
  /// - Parameter endTime: Moment until which nobody else tries.
  func begin(_ uploadID: UUID, until endTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE uploads SET attempt_count = attempt_count + 1, attempt_end_time = \(endTime) WHERE upload_id = \(uploadID)")
  }

  /// An attempt has come to an end without a result, unless another one was begun since.
  /// - Parameter isCounted: False for one that was none.
  func release(_ uploadID: UUID, attempt: Int, isCounted: Bool, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE uploads SET attempt_end_time = NULL, attempt_count = attempt_count - \(Int32(isCounted ? 0 : 1))::integer
      WHERE upload_id = \(uploadID) AND attempt_count = \(Int32(attempt)) AND state = 'open'
      """)
  }

  /// An upload has come to its end: its media is made, or cannot be.
  func finish(_ uploadID: UUID, _ state: Upload.State, mediaID: UUID? = nil, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE uploads SET state = \(state), media_id = \(mediaID) WHERE upload_id = \(uploadID)")
  }

  func deletePieces(of uploadID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM upload_pieces WHERE upload_id = \(uploadID)")
  }

  /// Removes pieces of an upload that is over, eight megabytes a statement at most.
  /// - Parameter isEnding: Asked before each statement, which is not made then.
  func deletePieces(
    of uploadID: UUID, in database: Database, unless isEnding: @Sendable () -> Bool = { false }
  ) async throws {
    try await Sweep.run(by: Self.pieceBatchMax, roundsMax: Self.pieceRoundsMax) { limit in
      if isEnding() { return 0 }
      return try await database.transaction { try await deletePieces(of: uploadID, limit: limit, in: $0) }
    }
  }

  /// The same of an upload that is about to be removed.
  func deletePiecesInTurn(of uploadID: UUID, in transaction: Transaction) async throws {
    try await Sweep.run(by: Self.pieceBatchMax, roundsMax: Self.pieceRoundsMax) {
      try await deletePieces(of: uploadID, limit: $0, in: transaction)
    }
  }

  private func deletePieces(of uploadID: UUID, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM upload_pieces WHERE upload_id = \(uploadID) AND piece = ANY (ARRAY(
        SELECT piece FROM upload_pieces WHERE upload_id = \(uploadID) ORDER BY piece LIMIT \(limit)))
      """
    ).affectedCount
  }

  /// Uploads of somebody who is deleted that may have pieces.
  func all(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      "SELECT upload_id FROM uploads WHERE account_id = \(accountID) AND state <> 'completed' ORDER BY create_time"
    ).map { try $0.get(0) }
  }

  /// Forgets uploads whose time is over, at most `limit`, their pieces first; but for those that somebody works at still.
  /// - Returns: How many.
  func deleteExpired(at now: Moment, limit: Int, in database: Database) async throws -> Int {
    let expired = try await expired(at: now, limit: limit, in: database)
    for upload in expired where upload.mayHavePieces { try await deletePieces(of: upload.uploadID, in: database) }
    return try await delete(expired.map(\.uploadID), in: database)
  }

  private func expired(
    at now: Moment, limit: Int, in database: Database
  ) async throws -> [(uploadID: UUID, mayHavePieces: Bool)] {
    try await database.query(
      """
      SELECT upload_id, state <> 'completed' FROM uploads
      WHERE expire_time <= \(now) AND (attempt_end_time IS NULL OR attempt_end_time <= \(now)) ORDER BY expire_time LIMIT \(limit)
      """
    ).map { (uploadID: try $0.get(0), mayHavePieces: try $0.get(1)) }
  }

  private func delete(_ uploadIDs: [UUID], in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM uploads WHERE upload_id = ANY (ARRAY(
        SELECT upload_id FROM uploads WHERE upload_id = ANY (\(uploadIDs)) ORDER BY upload_id FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
