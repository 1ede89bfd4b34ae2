import FoundationEssentials
import Geodesy
import Postgres
import Spatial
import Timekeeping

/// Every SQL statement about the caches of an owner, and about who has to hear of one. One function, one statement, unless it says otherwise.
struct OwnedCacheStore: Sendable {
  /// Holds an account's right to begin and publish caches, so that two calls at once count each other.
  func lockOwner(_ ownerID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT pg_advisory_xact_lock(hashtextextended('caches of ' || \(ownerID.uuidString), 0))")
  }

  func draftCount(of ownerID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.query("SELECT count(*) FROM caches WHERE owner_id = \(ownerID) AND status = 'draft'").firstRow().get(0)
  }

  /// Caches that were published, those that are gone by now among them.
  func publishedCount(of ownerID: UUID, since time: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      "SELECT count(*) FROM cache_publications WHERE account_id = \(ownerID) AND (publish_time > \(time)) IS TRUE"
    ).firstRow().get(0)
  }

  /// Notes that a cache counts among those of its owner's day, whatever becomes of it.
  func notePublication(of id: UUID, by ownerID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO cache_publications (cache_id, account_id, publish_time) VALUES (\(id), \(ownerID), \(now)) ON CONFLICT DO NOTHING")
  }

  /// Forgets publications that count no longer, at most `limit`.
  /// - Returns: How many.
  func forgetPublications(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM cache_publications WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM cache_publications WHERE publish_time <= \(time)
        ORDER BY publish_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Ids of an owner's caches of some statuses, the latest begun first, behind a place.
  func page(
    of ownerID: UUID, _ statuses: [StoredCache.Status], after place: (Moment, UUID), limit: Int, in database: Database
  ) async throws -> [(time: Moment, id: UUID)] {
    try await database.query(
      """
      SELECT create_time, cache_id FROM caches
      WHERE owner_id = \(ownerID) AND status = ANY(\(statuses.map(\.rawValue))) AND (create_time, cache_id) < (\(place.0), \(place.1))
      ORDER BY create_time DESC, cache_id DESC LIMIT \(Int64(limit))
      """
    ).map { (try $0.get(0), try $0.get(1)) }
  }

  // MARK: Neighbours

  /// Published caches near a place, of which an owner may be warned.
  struct Neighbour: Sendable {
    let id: UUID
    let kind: StoredCache.Kind
    let name: String
    let position: GeoPoint
  }

  /// Published caches around a place that can be found, but for one.
  func neighbours(of id: UUID, in boxes: [SpatialBox], in querying: some Querying) async throws -> [Neighbour] {
    try await querying.query(
      """
      SELECT c.cache_id, c.kind, c.name, c.latitude, c.longitude FROM caches c
      WHERE c.status IN ('available', 'disabled') AND \(SpatialBox.condition("c.mercator", in: boxes)) AND c.cache_id <> \(id) LIMIT 1000
      """
    ).map {
      Neighbour(
        id: try $0.get(0), kind: StoredCache.Kind(rawValue: try $0.get(1)) ?? .other, name: try $0.get(2),
        position: GeoPoint(clampingLatitude: try $0.get(3), wrappingLongitude: try $0.get(4)))
    }
  }

  // MARK: People who hear of it

  /// People who have found or watch a cache, but for its owner, in the order of their ids, behind one of them.
  func followers(of id: UUID, besides ownerID: UUID?, after accountID: UUID, limit: Int, in transaction: Transaction) async throws -> [UUID]
  {
    try await transaction.query(
      """
      SELECT account_id FROM (
        SELECT account_id FROM cache_logs WHERE cache_id = \(id) AND kind = 'found'
        UNION
        SELECT account_id FROM cache_marks WHERE cache_id = \(id) AND is_watched
      ) AS f
      WHERE account_id > \(accountID) AND account_id IS DISTINCT FROM \(ownerID)::uuid ORDER BY account_id LIMIT \(Int64(limit))
      """
    ).map { try $0.get(0) }
  }

  /// Whether anybody has logged it.
  func isLogged(_ id: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT 1 FROM cache_logs WHERE cache_id = \(id) LIMIT 1").isEmpty
  }

  // MARK: An owner who goes

  /// Holds the caches that somebody owns or has logged until the transaction ends, in the order of their ids: a log that is being written is waited for.
  func hold(ownedOrLoggedBy accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      SELECT 1 FROM caches WHERE cache_id IN (
        SELECT cache_id FROM caches WHERE owner_id = \(accountID) UNION SELECT cache_id FROM cache_logs WHERE account_id = \(accountID)
      ) ORDER BY cache_id FOR UPDATE
      """)
  }

  /// Removes the caches of an owner that nobody else has logged.
  func deleteUnlogged(of ownerID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM caches c WHERE c.owner_id = \(ownerID)
        AND NOT EXISTS (SELECT 1 FROM cache_logs l WHERE l.cache_id = c.cache_id AND l.account_id <> \(ownerID))
      """
    ).affectedCount
  }

  func deleteSecrets(of ownerID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "DELETE FROM cache_secrets s USING caches c WHERE c.cache_id = s.cache_id AND c.owner_id = \(ownerID)")
  }

  /// Leaves of an owner's caches what the finds of others are about, and nothing that the owner has written. A locked one stays so, for the
  /// place may be the reason. A find of before may still be logged: it is archived from now on, and nobody is left who could ask for a proof.
  /// - Returns: How many there were, and those that could be found until now.
  func disown(_ ownerID: UUID, at now: Moment, in transaction: Transaction) async throws -> (count: Int, closedIDs: [UUID]) {
    let rows = try await transaction.query(
      """
      UPDATE caches c SET owner_id = NULL, status = CASE WHEN c.status = 'locked' THEN c.status ELSE 'archived' END,
        hidden_status = CASE WHEN c.status = 'locked' THEN 'archived' END, archive_time = COALESCE(c.archive_time, \(now)), name = '',
        description = '', hint = '', extras = '{}', proof = 'none', sponsor_name = '', sponsor_offer = '', version = c.version + 1,
        update_time = GREATEST(c.update_time, \(now))
      FROM caches former WHERE c.owner_id = \(ownerID) AND former.cache_id = c.cache_id
      RETURNING c.cache_id, former.status IN ('available', 'disabled')
      """)
    return (rows.count, try rows.filter { try $0.get(1) }.map { try $0.get(0) })
  }

  /// An owner's caches with all that the owner has written, in the order of their ids, as JSON, behind one of them.
  func exported(of ownerID: UUID, after id: UUID, limit: Int, in database: Database) async throws -> [(id: UUID, json: String)] {
    try await database.slowQuery(
      """
      SELECT c.cache_id, (to_jsonb(c) - 'owner_id' - 'mercator' - 'words' || COALESCE(to_jsonb(s), '{}'))::text
      FROM caches c LEFT JOIN cache_secrets s ON s.cache_id = c.cache_id
      WHERE c.owner_id = \(ownerID) AND c.cache_id > \(id) ORDER BY c.cache_id LIMIT \(Int64(limit))
      """
    ).map { (try $0.get(0), try $0.get(1)) }
  }
}
