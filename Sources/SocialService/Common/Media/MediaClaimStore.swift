import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about content that shows media. One function, one statement.
struct MediaClaimStore: Sendable {
  /// Kind of the claims of moderators' cases, which keep also what its owner deletes.
  static let caseKind = "report_case"

  /// Locks media until the transaction ends, in the order of their ids.
  /// - Returns: Media that are there.
  func lock(_ mediaIDs: [UUID], in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query("SELECT media_id FROM media WHERE media_id = ANY (\(mediaIDs)) ORDER BY media_id FOR UPDATE").map {
      try $0.get(0)
    }
  }

  /// Media that content shows.
  func media(claimedBy content: StoredContent, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT media_id FROM media_claims
      WHERE realm = \(content.realmText) AND kind = \(content.kind) AND content_id = \(content.id)
      """
    ).map { try $0.get(0) }
  }

  /// Media of a list that at least one of some contents shows.
  func claimed(_ mediaIDs: [UUID], by contents: [StoredContent], in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT DISTINCT k.media_id FROM media_claims k
      JOIN unnest(\(contents.map(\.realmText)), \(contents.map(\.kind)), \(contents.map(\.id))) AS c (realm, kind, content_id)
        ON c.realm = k.realm AND c.kind = k.kind AND c.content_id = k.content_id
      WHERE k.media_id = ANY (\(mediaIDs))
      """
    ).map { try $0.get(0) }
  }

  func insert(_ mediaIDs: [UUID], by content: StoredContent, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO media_claims (realm, kind, content_id, media_id)
      SELECT \(content.realmText), \(content.kind), \(content.id), m.media_id FROM unnest(\(mediaIDs)) AS m (media_id)
      ON CONFLICT (realm, kind, content_id, media_id) DO NOTHING
      """)
  }

  func release(_ mediaIDs: [UUID], by content: StoredContent, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM media_claims
      WHERE realm = \(content.realmText) AND kind = \(content.kind) AND content_id = \(content.id) AND media_id = ANY (\(mediaIDs))
      """)
  }

  /// Media that content shows, and photos of albums, stay; others are removed at a time, unless they are to go already.
  func settle(_ mediaIDs: [UUID], orphanTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE media m SET orphan_time = CASE
        WHEN m.purpose = \(MediaPurpose.album) OR EXISTS (SELECT FROM media_claims k WHERE k.media_id = m.media_id) THEN NULL
        ELSE COALESCE(m.orphan_time, \(orphanTime)) END
      WHERE m.media_id = ANY (\(mediaIDs)) AND m.delete_time IS NULL
      """)
  }

  /// Keeps media of an account that are of some purposes at least until a time.
  /// - Returns: Media that are.
  func hold(
    _ mediaIDs: [UUID], of accountID: UUID, _ purposes: [MediaPurpose], until time: Moment, in transaction: Transaction
  ) async throws -> [UUID] {
    try await transaction.query(
      """
      UPDATE media SET orphan_time = CASE WHEN orphan_time IS NULL THEN NULL ELSE greatest(orphan_time, \(time)) END
      WHERE media_id = ANY (\(mediaIDs)) AND account_id = \(accountID) AND purpose = ANY (\(purposes.map(\.rawValue)))
        AND delete_time IS NULL
      RETURNING media_id
      """
    ).map { try $0.get(0) }
  }
}
