package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Every SQL statement about media that are kept: the only place that knows where their bytes lie. One function, one statement.
package struct MediaStore: Sendable {
  /// Pieces that one statement removes: two seconds of a slow disk.
  private static let pieceBatchMax = 32
  /// More batches than a media has.
  private static let pieceRoundsMax = 200

  package init() {}

  /// A file, as those who fetch it must know it.
  struct Found: Sendable, Hashable {
    var file: StoredMediaFile
    var purpose: MediaPurpose
  }

  // MARK: Writing

  func insert(
    _ media: StoredMedia, of accountID: UUID, orphanTime: Moment?, in transaction: Transaction
  ) async throws {
    let sizeBytes = media.files.reduce(0) { $0 + $1.sizeBytes }
    try await transaction.execute(
      """
      INSERT INTO media (media_id, account_id, purpose, create_time, orphan_time, size_bytes)
      VALUES (\(media.mediaID), \(accountID), \(media.purpose), \(media.createTime), \(orphanTime), \(sizeBytes))
      """)
  }

  func insert(_ file: StoredMediaFile, of mediaID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO media_files (media_id, variant, content_type, size_bytes, sha256, width, height, duration_ms)
      VALUES (\(mediaID), \(file.variant), \(file.contentType), \(file.sizeBytes), \(file.sha256), \(Int32(file.width)),
        \(Int32(file.height)), \(Int32(file.milliseconds)))
      """)
  }

  func insertPiece(_ data: [UInt8], _ piece: Int, of variant: MediaVariant, _ mediaID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO media_pieces (media_id, variant, piece, data) VALUES (\(mediaID), \(variant), \(Int32(piece)), \(data))")
  }

  /// A media of somebody's own, without its files. It is not removed until the transaction ends.
  package func findForUpdate(_ mediaID: UUID, of accountID: UUID, in transaction: Transaction) async throws -> StoredMedia? {
    try await transaction.query(
      """
      SELECT media_id, purpose, create_time FROM media
      WHERE media_id = \(mediaID) AND account_id = \(accountID) AND delete_time IS NULL FOR UPDATE
      """
    ).first.map { StoredMedia(mediaID: try $0.get(0), purpose: try $0.get(1), createTime: try $0.get(2), files: []) }
  }

  /// Whether moderators have an open case of a person in which somebody has seen the media `m`.
  private static let isSeenInCase: SQL = """
    EXISTS (
      SELECT FROM report_evidence e JOIN report_cases o ON o.case_id = e.case_id WHERE e.media_id = m.media_id AND o.decide_time IS NULL)
      OR EXISTS (SELECT FROM media_claims k WHERE k.media_id = m.media_id AND k.kind = 'report_case')
    """

  /// Whether content shows the media `m`. A case alone does not keep for ever what its owner has deleted.
  private static let isShown: SQL = """
    EXISTS (SELECT FROM media_claims k WHERE k.media_id = m.media_id AND k.kind <> 'report_case')
    """

  /// Removes a media of somebody's own; one that moderators have an open case of, or see in one, is only hidden, and goes with the case. Under the
  /// lock of its owner, which a report of it takes as well.
  /// - Returns: Whether there was one.
  package func delete(_ mediaID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.query(
      """
      WITH mine AS (
        SELECT m.media_id, EXISTS (
          SELECT FROM report_cases c WHERE c.target_account_id = m.account_id AND coalesce(c.media_id, c.target_account_id) = m.media_id
            AND c.decide_time IS NULL) OR \(Self.isSeenInCase) AS is_reported
        FROM media m WHERE m.media_id = \(mediaID) AND m.account_id = \(accountID) AND m.delete_time IS NULL
      ), hidden AS (
        UPDATE media m SET delete_time = \(now), orphan_time = \(now) FROM mine WHERE m.media_id = mine.media_id AND mine.is_reported
      ), unshown AS (
        DELETE FROM media_claims k USING mine WHERE k.media_id = mine.media_id AND mine.is_reported AND k.kind <> 'report_case'
      ), gone AS (
        DELETE FROM media m USING mine WHERE m.media_id = mine.media_id AND NOT mine.is_reported
      )
      SELECT media_id FROM mine
      """
    ).count > 0
  }

  /// Removes media that nothing shows, at most `limit`, each by itself and its pieces first: of a large one all at once are more than a statement has time for.
  /// - Returns: How many.
  func deleteOrphans(at now: Moment, limit: Int, in database: Database) async throws -> Int {
    for count in 0..<limit {
      let isDeleted = try await database.transaction { transaction in
        guard let mediaID = try await lockOrphan(at: now, in: transaction) else { return false }
        try await deletePieces(of: mediaID, in: transaction)
        try await delete(mediaID, in: transaction)
        return true
      }
      if !isDeleted { return count }
    }
    return limit
  }

  /// Locks a media that nothing shows. One that moderators have an open case of, or see in one, stays until it is closed, or for `evidenceLifetime`.
  private func lockOrphan(at now: Moment, in transaction: Transaction) async throws -> UUID? {
    try await transaction.query(
      """
      SELECT m.media_id FROM media m
      WHERE m.orphan_time <= \(now) AND (m.orphan_time <= \(now - MediaRules.evidenceLifetime) OR NOT EXISTS (
        SELECT FROM report_cases c WHERE c.target_account_id = m.account_id AND coalesce(c.media_id, c.target_account_id) = m.media_id
          AND c.decide_time IS NULL) AND NOT (\(Self.isSeenInCase))) AND NOT \(Self.isShown)
      ORDER BY m.orphan_time LIMIT 1 FOR UPDATE OF m SKIP LOCKED
      """
    ).first.map { try $0.get(0) }
  }

  /// Removes all pieces of a media that is about to be removed, eight megabytes a statement at most.
  func deletePieces(of mediaID: UUID, in transaction: Transaction) async throws {
    try await Sweep.run(by: Self.pieceBatchMax, roundsMax: Self.pieceRoundsMax) {
      try await deletePieces(of: mediaID, limit: $0, in: transaction)
    }
  }

  private func deletePieces(of mediaID: UUID, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM media_pieces WHERE media_id = \(mediaID) AND (variant, piece) IN (
        SELECT variant, piece FROM media_pieces WHERE media_id = \(mediaID) ORDER BY variant, piece LIMIT \(limit))
      """
    ).affectedCount
  }

  private func delete(_ mediaID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM media WHERE media_id = \(mediaID)")
  }

  // MARK: Reading

  /// Media that are there, in no order.
  /// - Parameter includesDeleted: Also those that are kept for moderators only.
  package func find(_ mediaIDs: [UUID], includesDeleted: Bool = false, in querying: some Querying) async throws -> [StoredMedia] {
    let rows = try await querying.query(
      """
      SELECT m.media_id, m.purpose, m.create_time, f.variant, f.content_type, f.size_bytes, f.sha256, f.width, f.height, f.duration_ms
      FROM media m JOIN media_files f ON f.media_id = m.media_id
      WHERE m.media_id = ANY (\(mediaIDs)) AND (m.delete_time IS NULL OR \(includesDeleted)) ORDER BY m.media_id, f.variant
      """)
    var media: [StoredMedia] = []
    for row in rows {
      let mediaID: UUID = try row.get(0)
      if media.last?.mediaID != mediaID {
        media.append(StoredMedia(mediaID: mediaID, purpose: try row.get(1), createTime: try row.get(2), files: []))
      }
      media[media.count - 1].files.append(try Self.file(row, at: 3))
    }
    return media
  }

  /// Bytes of the media of all accounts, with those that are being sent.
  func totalBytes(in database: Database) async throws -> Int64 {
    try await database.slowQuery(
      """
      SELECT (SELECT COALESCE(sum(size_bytes), 0) FROM media)::bigint
        + (SELECT COALESCE(sum(received_bytes), 0) FROM uploads WHERE state = 'open')::bigint
      """
    ).firstRow().get(0)
  }

  /// A page of somebody's own media, each with its place in the list.
  func page(
    _ purpose: MediaPurpose, of accountID: UUID, after place: (createTime: Moment, mediaID: UUID)?, limit: Int, in database: Database
  ) async throws -> [(createTime: Moment, mediaID: UUID)] {
    try await database.query(
      """
      SELECT create_time, media_id FROM media
      WHERE account_id = \(accountID) AND purpose = \(purpose) AND delete_time IS NULL
        AND (create_time, media_id) < (\(place?.createTime ?? .distantFuture), \(place?.mediaID ?? .largest))
      ORDER BY create_time DESC, media_id DESC LIMIT \(limit)
      """
    ).map { (createTime: try $0.get(0), mediaID: try $0.get(1)) }
  }

  /// All media of somebody who is deleted.
  func all(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query("SELECT media_id FROM media WHERE account_id = \(accountID) ORDER BY media_id").map { try $0.get(0) }
  }

  /// All media of somebody's own, by id.
  func all(of accountID: UUID, after mediaID: UUID?, limit: Int, in database: Database) async throws -> [UUID] {
    try await database.query(
      """
      SELECT media_id FROM media WHERE account_id = \(accountID) AND media_id > \(mediaID ?? .smallest)
      ORDER BY media_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Nil when its owner has deleted it, also while moderators have it.
  /// - Parameter includesDeleted: Also what is kept for moderators only.
  func file(_ variant: MediaVariant, of mediaID: UUID, includesDeleted: Bool, in database: Database) async throws -> Found? {
    try await database.query(
      """
      SELECT f.variant, f.content_type, f.size_bytes, f.sha256, f.width, f.height, f.duration_ms, m.purpose
      FROM media_files f JOIN media m ON m.media_id = f.media_id
      WHERE f.media_id = \(mediaID) AND f.variant = \(variant) AND (m.delete_time IS NULL OR \(includesDeleted))
      """
    ).first.map { Found(file: try Self.file($0, at: 0), purpose: try $0.get(7)) }
  }

  /// Bytes of the file of a media of somebody's own; nil where there is none of that purpose.
  func sizeOfOwnFile(_ mediaID: UUID, of accountID: UUID, _ purpose: MediaPurpose, in database: Database) async throws -> Int64? {
    try await database.query(
      """
      SELECT f.size_bytes FROM media_files f JOIN media m ON m.media_id = f.media_id
      WHERE f.media_id = \(mediaID) AND f.variant = \(MediaVariant.full) AND m.account_id = \(accountID) AND m.purpose = \(purpose)
        AND m.delete_time IS NULL
      """
    ).first?.get(0)
  }

  /// A part of a piece.
  /// - Parameters:
  ///   - first: From 0.
  ///   - count: At most so many bytes.
  func bytes(
    _ first: Int, count: Int, ofPiece piece: Int, _ variant: MediaVariant, _ mediaID: UUID, in database: Database
  ) async throws -> [UInt8]? {
    try await database.slowQuery(
      """
      SELECT substr(data, \(Int32(first + 1)), \(Int32(count))) FROM media_pieces
      WHERE media_id = \(mediaID) AND variant = \(variant) AND piece = \(Int32(piece))
      """
    ).first.map { try $0.get(0) }
  }

  private static func file(_ row: Row, at column: Int) throws -> StoredMediaFile {
    StoredMediaFile(
      variant: try row.get(column), contentType: try row.get(column + 1), sizeBytes: try row.get(column + 2),
      sha256: try row.get(column + 3),
      width: Int(try row.get(column + 4, as: Int32.self)), height: Int(try row.get(column + 5, as: Int32.self)),
      milliseconds: Int(try row.get(column + 6, as: Int32.self)))
  }
}
