import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import GameService
import GameTesting
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Synchronization
import Timekeeping

@testable import GameCommon
@testable import Geocaches

/// CACHE-OUT as the service builds it, on a scratch database, with a clock that is moved, a SocialService of friends and a GeoService of two zones.
struct CacheHouse: Sendable {
  let database: Database
  let clock = FakeClock(Moment(milliseconds: 1_760_000_000_000))
  let social = FriendCircle()
  let geo = TwoZones()
  let caches: CacheHandlers
  let search: SearchHandlers
  let logs: LogHandlers
  let cachers: CacherHandlers
  let marks: MarkHandlers
  let exchange: ExchangeHandlers
  let areas: AreaHandlers
  let desk: AreaNewsDesk
  let pages: CachePageHandlers
  let imports: CacheImportFeature
  let upkeep: CacheUpkeep
  let anna = UUID()
  let berta = UUID()
  let carla = UUID()

  init(_ database: Database) throws {
    self.database = database
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": geo])
    let parts = try GeocachesParts(base, Achievements(outbox: base.outbox, catalogue: GeocachesApp.badges))
    caches = CacheFeature(parts).handlers
    search = SearchFeature(parts).handlers
    logs = LogFeature(parts, GeocachesApp.book(parts)).handlers
    cachers = CacherFeature(parts).handlers
    marks = MarkFeature(parts).handlers
    exchange = ExchangeFeature(parts).handlers
    pages = CachePageFeature(parts).handlers
    let areaFeature = AreaFeature(parts)
    (areas, desk) = (areaFeature.handlers, areaFeature.desk)
    imports = CacheImportFeature(parts, GeocachesApp.book(parts))
    upkeep = CacheUpkeep(database: database, changes: caches.changes)
    social.know([anna: "anna", berta: "berta", carla: "carla"])
  }

  static func run(_ body: @escaping @Sendable (CacheHouse) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(CacheHouse(database)) }
  }

  /// All features of the process, with their locks' order.
  func features() throws -> FeatureList {
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": geo, "auth": social])
    return FeatureList(try GameService.features(base), in: database)
  }

  /// A call of an account, now.
  func call(_ method: MethodRow, by accountID: UUID, key: String? = nil, from address: String? = nil) -> RequestContext {
    RequestContext(
      caller: Caller(accountID: accountID, sessionID: accountID), method: method, now: clock.now(), idempotencyKey: key, requestID: "test",
      clientAddress: address)
  }

  // MARK: Caches

  static let como = GeoPoint(latitude: 45.81, longitude: 9.08)!

  /// Content with which a cache can be published.
  static func content(_ name: String = "Under the bridge", at position: GeoPoint = como) -> CacheContent {
    CacheContent(
      kind: .traditional, position: LatLng(position), name: name, descriptionField: "A small box.", hint: "Look up.", difficulty: 1.5,
      terrain: 2, size: .small, environment: .urban)
  }

  func draft(_ content: CacheContent = content(), by accountID: UUID? = nil) async throws -> CreateCacheResponse {
    let context = call(CacheServiceMethods.createCache, by: accountID ?? anna, key: UUID().text)
    return try await caches.createCache(CreateCacheRequest(content: content), context)
  }

  /// - Returns: The cache's id.
  @discardableResult
  func published(_ content: CacheContent = content(), by accountID: UUID? = nil) async throws -> String {
    let draft = try await draft(content, by: accountID)
    _ = try await publish(draft.cacheID, version: draft.version, by: accountID ?? anna)
    return draft.cacheID
  }

  /// Makes copies of a published cache, as somebody might publish them.
  func copy(_ id: String, times count: Int) async throws {
    let columns: SQL = """
      owner_id, status, kind, latitude, longitude, position_accuracy_m, name, description, hint, language_code, difficulty, terrain, size, environment,
      attributes, proof, extras, zone_key, city_id, is_zone_stale, zone_time, first_zone_time, version, create_time, update_time, publish_time
      """
    try await database.execute(
      """
      INSERT INTO caches (cache_id, code, \(columns))
      SELECT gen_random_uuid(), 'CO' || upper(translate(substr(md5(random()::text), 1, 6), '01', '23')), \(columns)
      FROM caches, generate_series(1, \(Int64(count))) WHERE cache_id = \(UUID(text: id))
      ON CONFLICT DO NOTHING
      """)
  }

  func publish(_ id: String, version: Int64 = 1, by accountID: UUID, key: String = UUID().text) async throws -> PublishCacheResponse {
    try await caches.publishCache(
      PublishCacheRequest(cacheID: id, version: version), call(CacheServiceMethods.publishCache, by: accountID, key: key))
  }

  func cache(_ id: String, by accountID: UUID, showsHint: Bool = false) async throws -> GeocachesProto.Cache {
    let request = GetCacheRequest(cacheID: id, showsHint: showsHint)
    return try await caches.getCache(request, call(CacheServiceMethods.getCache, by: accountID)).cache ?? GeocachesProto.Cache()
  }

  @discardableResult
  func edit(_ id: String, by accountID: UUID, version: Int64? = nil, _ change: (inout CacheContent) -> Void) async throws -> Int64 {
    let own = try await cache(id, by: anna)
    var content = own.content ?? CacheContent()
    change(&content)
    let request = UpdateCacheRequest(cacheID: id, version: version ?? own.version, content: content)
    return try await caches.updateCache(request, call(CacheServiceMethods.updateCache, by: accountID, key: UUID().text)).version
  }

  @discardableResult
  func archive(_ id: String, by accountID: UUID) async throws -> Bool {
    let context = call(CacheServiceMethods.archiveCache, by: accountID, key: UUID().text)
    return try await caches.archiveCache(ArchiveCacheRequest(cacheID: id), context).isArchived
  }

  // MARK: Searching

  func inBox(_ filter: CacheFilter = CacheFilter(), by accountID: UUID? = nil, _ box: (Double, Double, Double, Double) = (45, 8, 47, 10))
    async throws
    -> CachesInBoxResponse
  {
    let request = CachesInBoxRequest(
      southWest: MapCorner(latitudeDegrees: box.0, longitudeDegrees: box.1),
      northEast: MapCorner(latitudeDegrees: box.2, longitudeDegrees: box.3), filter: filter)
    return try await search.cachesInBox(request, call(CacheSearchServiceMethods.cachesInBox, by: accountID ?? berta))
  }

  // MARK: Logs

  func log(
    _ id: String, _ kind: LogKind = .found, by accountID: UUID, at visitTime: Moment? = nil, wish: OnDuplicate = .unspecified,
    proof: LogProof? = nil, comment: String = "Thanks!", companions: [UUID] = [], key: String? = UUID().text
  ) async throws -> SubmitLogResponse {
    let content = LogContent(kind: kind, visitTime: visitTime ?? clock.now(), timeZone: "Europe/Rome", comment: comment)
    let request = SubmitLogRequest(
      cacheID: id, content: content, proof: proof, onDuplicate: wish, companionAccountIDs: companions.map(\.text))
    return try await logs.submitLog(request, call(CacheLogServiceMethods.submitLog, by: accountID, key: key))
  }

  func list(_ id: String, by accountID: UUID) async throws -> [CacheLog] {
    try await logs.listLogs(ListLogsRequest(cacheID: id), call(CacheLogServiceMethods.listLogs, by: accountID)).logs
  }

  func stats(of accountID: UUID) async throws -> CacherStats {
    let context = call(CacherServiceMethods.getCacherStats, by: accountID)
    return try await cachers.getCacherStats(GetCacherStatsRequest(), context).stats ?? CacherStats()
  }

  // MARK: What others hear

  /// What of CACHE-OUT was told to somebody, in order.
  func told(to accountID: UUID) async throws -> [GeocachesEvent.OneOfContent] {
    try await database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").compactMap { row in
      let sent = try UserEventSent(decoding: try row.get(0))
      guard sent.accounts.contains(accountID.bytes), case .geocaches(let event) = sent.event?.content else { return nil }
      return event.content
    }
  }

  /// What somebody was notified of, in order.
  func notified(_ accountID: UUID) async throws -> [NotificationRequested] {
    try await database.query("SELECT payload FROM outbox WHERE type = 'notification.requested' ORDER BY event_id").map {
      try NotificationRequested(decoding: try $0.get(0))
    }.filter { $0.accounts.contains(accountID.bytes) }
  }

  func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      guard let violation = error.fieldViolations.first else { return error.reason }
      return "\(violation.field) \(violation.reason)"
    }
    return nil
  }
}

/// A GeoService that knows Como and, east of 11°, Verona; on the sea nothing; and areas around places. It refuses places north of 85°.
final class TwoZones: RPCChannel {
  private let down = Mutex(false)
  /// Whether it knows cities, and since when; nil where it does not say.
  private let gazetteer = Mutex<(hasCities: Bool, importTime: Moment?)>((true, nil))
  /// Done before a zone is told.
  let meanwhile = Mutex<(@Sendable () async throws -> Void)?>(nil)
  private let areas = Mutex<[(place: GeoPoint, area: PlaceArea)]>([])

  func setDown(_ isDown: Bool) { down.withLock { $0 = isDown } }

  /// Imports cities, or countries alone.
  func setGazetteer(hasCities: Bool, at time: Moment) { gazetteer.withLock { $0 = (hasCities, time) } }

  /// Puts an area of a hundred metres around a place.
  func put(_ kind: AreaKind, _ name: String, around place: GeoPoint) {
    areas.withLock { $0.append((place, PlaceArea(kind: kind, name: name))) }
  }

  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    if down.withLock({ $0 }) { throw RPCError(.unavailable, told: "UNAVAILABLE") }
    if let request = request as? FindPlaceAreasRequest, let response = areas(request) as? Response { return response }
    if let request = request as? FindCitiesRequest, let response = Self.cities(request) as? Response { return response }
    if let meanwhile = meanwhile.withLock({ $0 }) { try await meanwhile() }
    if let request = request as? FindPlaceZoneRequest, let position = request.position, position.latitudeDegrees > 85 {
      throw RPCError(.invalidArgument, told: "INVALID_ARGUMENT")
    }
    guard let position = (request as? FindPlaceZoneRequest)?.position, let response = answer(position) as? Response else {
      throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
    }
    return response
  }

  private func areas(_ request: FindPlaceAreasRequest) -> FindPlaceAreasResponse {
    let places = request.positions.compactMap { GeoPoint(latitude: $0.latitudeDegrees, longitude: $0.longitudeDegrees) }
    return areas.withLock { areas in
      FindPlaceAreasResponse(
        areas: areas.filter { area in places.contains { $0.distance(to: area.place) < 100 } }.map(\.area))
    }
  }

  private static func cities(_ request: FindCitiesRequest) -> FindCitiesResponse {
    let names: [Int64: String] = [3_164_527: "Verona", 3_178_229: "Como"]
    return FindCitiesResponse(
      cities: request.cityIDs.compactMap { id in
        names[id].map { City(cityID: id, name: $0, countryCode: "it", position: LatLng(latitudeDegrees: 45.808, longitudeDegrees: 9.085)) }
      })
  }

  private func answer(_ position: LatLng) -> FindPlaceZoneResponse {
    let (hasCities, importTime) = gazetteer.withLock { $0 }
    var answer = hasCities ? Self.answer(position) : FindPlaceZoneResponse(zoneID: "it")
    answer.importTime = importTime
    return answer
  }

  private static func answer(_ position: LatLng) -> FindPlaceZoneResponse {
    guard position.latitudeDegrees > 44 else { return FindPlaceZoneResponse(zoneID: "it") }
    return position.longitudeDegrees > 11
      ? FindPlaceZoneResponse(zoneID: "it/Veneto/Provincia di Verona", cityID: 3_164_527)
      : FindPlaceZoneResponse(zoneID: "it/Lombardy/Provincia di Como", cityID: 3_178_229)
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }
}

extension CacheHouse {
  /// The map around Como.
  static let around = CacheSelection(
    southWest: MapCorner(latitudeDegrees: 45, longitudeDegrees: 8), northEast: MapCorner(latitudeDegrees: 47, longitudeDegrees: 10))

  func download(
    _ selection: CacheSelection = around, since: Moment? = nil, by accountID: UUID? = nil, size: Int32 = 0, token: String = "",
    showsHints: Bool = false
  ) async throws -> DownloadCachesResponse {
    let request = DownloadCachesRequest(
      selection: selection, sinceTime: since, showsHints: showsHints, pageSize: size, pageToken: token)
    return try await exchange.downloadCaches(request, call(CacheExchangeServiceMethods.downloadCaches, by: accountID ?? berta))
  }
}
