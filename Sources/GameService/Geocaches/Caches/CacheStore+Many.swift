import FoundationEssentials
import Geodesy
import Postgres
import Timekeeping

/// Statements about many caches at once, of other catalogues and of machines.
extension CacheStore {
  /// Held while caches of catalogues are written: of two imports one waits for the other.
  func lockCatalogues(in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock(hashtextextended('catalogues of caches', 0))")
  }

  /// Holds caches of catalogues against every other writer until the transaction ends, in the order of their ids.
  func hold(_ names: [(source: String, code: String)], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      SELECT 1 FROM caches c
      JOIN unnest(\(names.map(\.source)), \(names.map(\.code))) AS w (source, code) ON c.source = w.source AND c.source_code = w.code
      ORDER BY c.cache_id FOR UPDATE OF c
      """)
  }

  /// Caches of a catalogue, without their secrets, in no order.
  func caches(of source: String, _ codes: [String], in transaction: Transaction) async throws -> [StoredCache] {
    try await transaction.query(
      """
      SELECT \(Self.columns) FROM caches c JOIN cache_counts n ON n.cache_id = c.cache_id
      WHERE c.source = \(source) AND c.source_code = ANY (\(codes))
      """
    ).map(Self.cache)
  }

  /// Codes of ours that are in use.
  func used(_ codes: [String], in transaction: Transaction) async throws -> Set<String> {
    Set(try await transaction.query("SELECT code FROM caches WHERE code = ANY (\(codes))").map { try $0.get(0, as: String.self) })
  }

  /// How many caches there are of a catalogue.
  func count(of source: String, in database: Database) async throws -> Int {
    try await database.slowQuery("SELECT count(*) FROM caches WHERE source = \(source)").firstRow().get(0)
  }

  /// Keeps caches that belong to nobody, in one statement, so that the map's counts are taken in one order.
  func insert(_ caches: [StoredCache], in transaction: Transaction) async throws {
    let contents = caches.map(\.content)
    try await transaction.execute(
      """
      INSERT INTO caches (cache_id, code, status, hidden_status, awaits_ground, kind, latitude, longitude, name, description, hint,
        language_code, difficulty, terrain, size, environment, attributes, proof, event_start_time, event_end_time, event_time_zone, extras,
        zone_key, city_id, is_zone_stale, zone_import_time, source, source_code, is_generated, version, create_time, update_time, publish_time, archive_time)
      SELECT n.cache_id, n.code, n.status, n.awaited_status, n.awaited_status IS NOT NULL, n.kind, n.latitude, n.longitude, n.name,
        n.description, n.hint, n.language_code, n.difficulty, n.terrain, n.size, n.environment,
        COALESCE(string_to_array(NULLIF(n.attributes, ''), ','), '{}'), n.proof, n.event_start_time, n.event_end_time, n.event_time_zone, n.extras,
        n.zone_key, n.city_id, n.zone_key = '',
        CASE WHEN n.zone_key = '' THEN '-infinity' ELSE 'infinity' END::timestamptz, n.source, n.source_code, n.is_generated, 1, n.create_time, n.create_time, n.publish_time, n.archive_time
      FROM unnest(\(caches.map(\.id)), \(caches.map(\.code)), \(caches.map(\.status.rawValue)),
        \(caches.map(\.awaitedStatus?.rawValue)), \(contents.map(\.kind.rawValue)),
        \(contents.map(\.position?.latitude)), \(contents.map(\.position?.longitude)), \(contents.map(\.name)),
        \(contents.map(\.description)), \(contents.map(\.hint)), \(contents.map(\.languageCode)), \(contents.map(\.difficulty)), \(contents.map(\.terrain)),
        \(contents.map { $0.size?.rawValue ?? "" }), \(contents.map { $0.environment?.rawValue ?? "" }),
        \(contents.map { $0.attributes.map(\.rawValue).joined(separator: ",") }), \(contents.map(\.proof.rawValue)),
        \(contents.map(\.eventStartTime)), \(contents.map(\.eventEndTime)), \(contents.map(\.eventTimeZone)), \(contents.map(\.extras)),
        \(caches.map(\.zoneKey)), \(caches.map(\.cityID)), \(caches.map(\.source)),
        \(caches.map(\.sourceCode)), \(caches.map(\.isGenerated)), \(caches.map(\.createTime)), \(caches.map(\.publishTime)),
        \(caches.map(\.archiveTime)))
        AS n (cache_id, code, status, awaited_status, kind, latitude, longitude, name, description, hint, language_code, difficulty,
          terrain, size, environment, attributes, proof, event_start_time, event_end_time, event_time_zone, extras, zone_key,
          city_id, source, source_code, is_generated, create_time, publish_time, archive_time)
      """)
  }
}
