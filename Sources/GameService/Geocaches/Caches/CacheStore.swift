import Events
import FoundationEssentials
import Geodesy
import Postgres
import Timekeeping

/// Every SQL statement about single caches. One function, one statement.
struct CacheStore: Sendable {
  static let columns: SQL = """
    c.cache_id, c.code, c.owner_id, c.status, c.kind, c.latitude, c.longitude, c.position_accuracy_m, c.name, c.description, c.hint,
    c.language_code, c.difficulty, c.terrain, c.size, c.environment, c.attributes, c.proof, c.event_start_time, c.event_end_time,
    c.event_time_zone, c.extras, c.zone_key, c.city_id, c.source, c.source_code, c.is_generated, c.version, c.create_time, c.update_time,
    c.publish_time, c.archive_time, n.find_count, n.did_not_find_count, n.note_count, n.recommendation_count, n.hint_view_count,
    n.maintenance_time, c.sponsor_name, c.sponsor_offer, CASE WHEN c.awaits_ground THEN c.hidden_status END, c.is_hidden
    """

  // MARK: One

  /// A cache without its secrets; nil when there is none.
  func cache(_ id: UUID, in querying: some Querying) async throws -> StoredCache? {
    try await querying.query(
      "SELECT \(Self.columns) FROM caches c JOIN cache_counts n ON n.cache_id = c.cache_id WHERE c.cache_id = \(id)"
    ).first.map(Self.cache)
  }

  /// Caches without their secrets, in no order.
  func caches(_ ids: [UUID], in database: Database) async throws -> [StoredCache] {
    try await database.dearQuery(
      "SELECT \(Self.columns) FROM caches c JOIN cache_counts n ON n.cache_id = c.cache_id WHERE c.cache_id = ANY(\(ids))"
    ).map(Self.cache)
  }

  func cacheID(ofCode code: String, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT cache_id FROM caches WHERE code = \(code)").first?.get(0)
  }

  /// Holds a cache against every other writer until the transaction ends: the first lock of everything that concerns it.
  func lock(_ id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT 1 FROM caches WHERE cache_id = \(id) FOR UPDATE")
  }

  func secrets(of id: UUID, in querying: some Querying) async throws -> StoredCache.Secrets {
    let row = try await querying.query(
      "SELECT final_latitude, final_longitude, solution, proof_code FROM cache_secrets WHERE cache_id = \(id)"
    ).first
    guard let row else { return StoredCache.Secrets() }
    return StoredCache.Secrets(final: try Self.point(row, 0), solution: try row.get(2), proofCode: try row.get(3))
  }

  /// Secrets of some caches; nothing of those that have none.
  func secrets(of ids: [UUID], in querying: some Querying) async throws -> [UUID: StoredCache.Secrets] {
    let rows = try await querying.query(
      "SELECT cache_id, final_latitude, final_longitude, solution, proof_code FROM cache_secrets WHERE cache_id = ANY(\(ids))")
    var secrets: [UUID: StoredCache.Secrets] = [:]
    for row in rows {
      secrets[try row.get(0)] = StoredCache.Secrets(
        final: try Self.point(row, 1), solution: try row.get(3), proofCode: try row.get(4))
    }
    return secrets
  }

  // MARK: Writing

  /// - Returns: False, and nothing is kept, when there is a cache with the code.
  func insert(_ cache: StoredCache, in transaction: Transaction) async throws -> Bool {
    let (content, extras) = (cache.content, cache.content.extras)
    return try await transaction.execute(
      """
      INSERT INTO caches (cache_id, code, owner_id, status, kind, latitude, longitude, position_accuracy_m, name, description, hint, language_code,
        difficulty, terrain, size, environment, attributes, proof, event_start_time, event_end_time, event_time_zone, extras, is_zone_stale,
        version, create_time, update_time)
      VALUES (\(cache.id), \(cache.code), \(cache.ownerID), \(cache.status.rawValue), \(content.kind.rawValue), \(content.position?.latitude),
        \(content.position?.longitude), \(content.accuracy), \(content.name), \(content.description), \(content.hint), \(content.languageCode),
        \(content.difficulty), \(content.terrain), \(content.size?.rawValue ?? ""), \(content.environment?.rawValue ?? ""),
        \(content.attributes.map(\.rawValue)), \(content.proof.rawValue), \(content.eventStartTime), \(content.eventEndTime),
        \(content.eventTimeZone), \(extras), \(content.position != nil), \(cache.version), \(cache.createTime), \(cache.updateTime))
      ON CONFLICT (code) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Replaces what an owner writes, and raises the version. A cache that was moved has to have its zone asked for.
  func update(_ id: UUID, _ content: StoredCache.Content, isMoved: Bool, at now: Moment, in transaction: Transaction) async throws {
    let extras = content.extras
    try await transaction.execute(
      """
      UPDATE caches SET kind = \(content.kind.rawValue), latitude = \(content.position?.latitude), longitude = \(content.position?.longitude),
        position_accuracy_m = \(content.accuracy), name = \(content.name), description = \(content.description), hint = \(content.hint),
        language_code = \(content.languageCode), difficulty = \(content.difficulty), terrain = \(content.terrain),
        size = \(content.size?.rawValue ?? ""), environment = \(content.environment?.rawValue ?? ""),
        attributes = \(content.attributes.map(\.rawValue)), proof = \(content.proof.rawValue), event_start_time = \(content.eventStartTime),
        event_end_time = \(content.eventEndTime), event_time_zone = \(content.eventTimeZone), extras = \(extras),
        is_zone_stale = (is_zone_stale OR \(isMoved)) AND \(content.position != nil), version = version + 1, update_time = \(now)
      WHERE cache_id = \(id)
      """)
  }

  func setSecrets(_ secrets: StoredCache.Secrets, of id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO cache_secrets (cache_id, final_latitude, final_longitude, solution, proof_code)
      VALUES (\(id), \(secrets.final?.latitude), \(secrets.final?.longitude), \(secrets.solution), \(secrets.proofCode))
      ON CONFLICT (cache_id) DO UPDATE SET final_latitude = excluded.final_latitude, final_longitude = excluded.final_longitude,
        solution = excluded.solution, proof_code = excluded.proof_code
      """)
  }

  /// Solutions of another final do not count for this one.
  func forgetSolutions(of id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM cache_solutions WHERE cache_id = \(id)")
  }

  /// - Returns: The new version.
  func publish(_ id: UUID, at now: Moment, in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      """
      UPDATE caches SET status = 'available', publish_time = \(now), version = version + 1, update_time = \(now),
        first_zone_time = CASE WHEN is_zone_stale THEN NULL ELSE \(now)::timestamptz END
      WHERE cache_id = \(id)
      RETURNING version
      """
    ).firstRow().get(0)
  }

  /// Names the sponsor of a published cache; none with empty texts.
  /// - Returns: False where there is none of the code.
  func setSponsor(_ sponsor: StoredCache.Sponsor, ofCode code: String, at now: Moment, in database: Database) async throws -> Bool {
    try await database.execute(
      """
      UPDATE caches SET sponsor_name = \(sponsor.name), sponsor_offer = \(sponsor.offer), version = version + 1, update_time = \(now)
      WHERE code = \(code) AND status <> 'draft'
      """
    ).affectedCount == 1
  }

  /// Notes that a new cache has to be told to those who watch where it lies.
  func announce(_ id: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO cache_announcements (cache_id, publish_time, last_account) VALUES (\(id), \(now), \(UUID.first))
      ON CONFLICT DO NOTHING
      """)
  }

  /// - Returns: The new version.
  func setStatus(_ status: StoredCache.Status, of id: UUID, at now: Moment, in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      """
      UPDATE caches SET status = \(status.rawValue), archive_time = CASE WHEN \(status == .archived) THEN \(now)::timestamptz ELSE archive_time END,
        version = version + 1, update_time = \(now)
      WHERE cache_id = \(id) RETURNING version
      """
    ).firstRow().get(0)
  }

  func setArchiveTime(_ time: Moment, of id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE caches SET archive_time = \(time) WHERE cache_id = \(id)")
  }

  /// Events that are shown, and were over before a time.
  func pastEvents(endedBefore time: Moment, limit: Int, in database: Database) async throws -> [UUID] {
    try await database.query(
      """
      SELECT cache_id FROM caches WHERE kind = 'event' AND status IN ('available', 'disabled') AND event_end_time <= \(time)
      ORDER BY event_end_time LIMIT \(Int64(limit))
      """
    ).map { try $0.get(0) }
  }

  func delete(_ id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM caches WHERE cache_id = \(id)")
  }

  func setZone(_ zone: ZoneLookup.Answer, of id: UUID, ifAt position: GeoPoint, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE caches SET zone_key = \(zone.key), city_id = \(zone.cityID), is_zone_stale = false,
        zone_time = CASE WHEN is_zone_stale OR (zone_key, city_id) <> (\(zone.key), \(zone.cityID)) THEN \(now)::timestamptz ELSE zone_time END,
        first_zone_time = COALESCE(first_zone_time, \(now)), zone_import_time = GREATEST(zone_import_time, \(zone.importTime))
      WHERE cache_id = \(id) AND latitude = \(position.latitude) AND longitude = \(position.longitude)
      """)
  }

  /// Caches whose zone has to be asked for, in the order of their ids.
  func staleZones(after id: UUID, limit: Int, in database: Database) async throws -> [(id: UUID, position: GeoPoint)] {
    try await database.query(
      """
      SELECT cache_id, latitude, longitude FROM caches WHERE is_zone_stale AND latitude IS NOT NULL AND cache_id > \(id)
      ORDER BY cache_id LIMIT \(Int64(limit))
      """
    ).map { (try $0.get(0), GeoPoint(clampingLatitude: try $0.get(1), wrappingLongitude: try $0.get(2))) }
  }

  /// Caches whose zone was told before a time, from what GeoService had imported then.
  func formerZones(importedBefore time: Moment, limit: Int, in database: Database) async throws -> [(id: UUID, position: GeoPoint)] {
    try await database.query(
      """
      SELECT cache_id, latitude, longitude FROM caches
      WHERE NOT is_zone_stale AND latitude IS NOT NULL AND zone_import_time < \(time) ORDER BY zone_import_time LIMIT \(Int64(limit))
      """
    ).map { (try $0.get(0), GeoPoint(clampingLatitude: try $0.get(1), wrappingLongitude: try $0.get(2))) }
  }

  /// Notes that the zone of a cache stays as it is until the next import.
  func keepZone(of id: UUID, importedAt time: Moment, in database: Database) async throws {
    try await database.execute("UPDATE caches SET zone_import_time = GREATEST(zone_import_time, \(time)) WHERE cache_id = \(id)")
  }

  /// Caches that can be found, are in trouble, and have not been touched by their owner since a time.
  func abandoned(since time: Moment, limit: Int, in database: Database) async throws -> [UUID] {
    try await database.query(
      """
      SELECT c.cache_id FROM cache_counts n JOIN caches c ON c.cache_id = n.cache_id
      WHERE \(Self.isAbandoned(since: time))
      ORDER BY LEAST(n.maintenance_time, n.miss_time) LIMIT \(Int64(limit))
      """
    ).map { try $0.get(0) }
  }

  /// Whether a cache is still one of them.
  func isAbandoned(_ id: UUID, since time: Moment, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      "SELECT 1 FROM cache_counts n JOIN caches c ON c.cache_id = n.cache_id WHERE c.cache_id = \(id) AND \(Self.isAbandoned(since: time))"
    ).isEmpty
  }

  private static func isAbandoned(since time: Moment) -> SQL {
    """
    LEAST(n.maintenance_time, n.miss_time) IS NOT NULL AND LEAST(n.maintenance_time, n.miss_time) <= \(time)
      AND c.status = 'available' AND c.update_time <= \(time)
    """
  }

  // MARK: Rows

  static func cache(_ row: Row) throws -> StoredCache {
    var content = StoredCache.Content()
    content.kind = StoredCache.Kind(rawValue: try row.get(4)) ?? .other
    content.position = try point(row, 5)
    content.accuracy = try row.get(7)
    (content.name, content.description, content.hint) = (try row.get(8), try row.get(9), try row.get(10))
    content.languageCode = try row.get(11)
    (content.difficulty, content.terrain) = (try row.get(12), try row.get(13))
    content.size = StoredCache.Size(rawValue: try row.get(14))
    content.environment = StoredCache.Environment(rawValue: try row.get(15))
    content.attributes = try row.get(16, as: [String].self).compactMap { StoredCache.Attribute(rawValue: $0) }
    content.proof = StoredCache.Proof(rawValue: try row.get(17)) ?? .none
    (content.eventStartTime, content.eventEndTime, content.eventTimeZone) = (try row.get(18), try row.get(19), try row.get(20))
    try content.take(extras: try row.get(21))
    var cache = StoredCache(
      id: try row.get(0), code: try row.get(1), ownerID: try row.get(2),
      status: StoredCache.Status(rawValue: try row.get(3)) ?? .locked, content: content, zoneKey: try row.get(22), cityID: try row.get(23),
      source: try row.get(24), sourceCode: try row.get(25), isGenerated: try row.get(26), version: try row.get(27),
      createTime: try row.get(28), updateTime: try row.get(29), publishTime: try row.get(30), archiveTime: try row.get(31),
      counts: try counts(row))
    (cache.sponsor.name, cache.sponsor.offer) = (try row.get(38), try row.get(39))
    cache.awaitedStatus = try row.get(40, as: String?.self).flatMap { StoredCache.Status(rawValue: $0) }
    cache.isHidden = try row.get(41)
    return cache
  }

  private static func counts(_ row: Row) throws -> StoredCache.Counts {
    StoredCache.Counts(
      finds: try row.get(32), misses: try row.get(33), notes: try row.get(34), recommendations: try row.get(35),
      hintViews: try row.get(36), maintenanceTime: try row.get(37))
  }

  private static func point(_ row: Row, _ column: Int) throws -> GeoPoint? {
    guard let latitude = try row.get(column, as: Double?.self), let longitude = try row.get(column + 1, as: Double?.self) else {
      return nil
    }
    return GeoPoint(latitude: latitude, longitude: longitude)
  }
}
