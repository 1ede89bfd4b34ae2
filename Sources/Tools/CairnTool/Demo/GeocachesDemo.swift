internal import CairnProto
internal import CairnServices
internal import EventLoop
internal import FoundationEssentials
internal import GeocachesProto
internal import GeocachesServices
internal import Geodesy
internal import RPC

/// The walk of CACHE-OUT, from its beginning to its end, between two friends.
struct GeocachesDemo: Sendable {
  let anna: PlayerSession
  let berta: PlayerSession
  /// Where anna stands.
  let here: GeoPoint
  let loop: Loop

  /// Metres around `here` that the map shows.
  private static let mapRadius = 1_500.0
  /// How long friends may take to hear of something.
  private static let patience = Duration.seconds(15)

  func play() async throws {
    Console.say("CACHE-OUT: \(anna.username) and \(berta.username) become friends.")
    try await befriend()
    let cache = try await hide()
    try await showMap(marking: cache.cacheID)
    try await search()
    try await look(at: cache.cacheID)
    try await find(cache.cacheID)
    try await showRanks()
    try await change(cache.cacheID)
    try await delete(cache.cacheID)
  }

  private func befriend() async throws {
    let request = SendFriendRequestRequest(username: berta.username)
    _ = try await FriendServiceClient(anna.channel).sendFriendRequest(request, keyed(anna))
    let answer = RespondFriendRequestRequest(accountID: anna.accountID, answer: .accept)
    _ = try await FriendServiceClient(berta.channel).respondFriendRequest(answer, keyed(berta))
  }

  // MARK: Hiding

  private func hide() async throws -> CacheSummary {
    Console.say("\n\(anna.username) hides a box where she stands.")
    let fixes = [-3.0, 0, 3].map { metres in
      PositionFix(position: LatLng(here.destination(distance: abs(metres), bearing: metres < 0 ? 270 : 90)), accuracyM: 6)
    }
    let draft = try await caches(anna).createCache(CreateCacheRequest(content: CacheContent(), fixes: fixes), keyed(anna))
    var cache = try await get(draft.cacheID, by: anna)
    Console.say("  A draft, \(draft.code), measured to \(Self.tenths(cache.positionAccuracyM)) m. Nobody else sees it.")
    var content = cache.content ?? CacheContent()
    content.name = "Under the bench"
    content.descriptionField = "A film can with a pencil."
    content.hint = "Feel below the left end."
    (content.difficulty, content.terrain, content.size, content.environment) = (1.5, 1, .micro, .urban)
    let edited = try await caches(anna).updateCache(
      UpdateCacheRequest(cacheID: draft.cacheID, version: cache.version, content: content), keyed(anna))
    let published = try await caches(anna).publishCache(
      PublishCacheRequest(cacheID: draft.cacheID, version: edited.version), keyed(anna))
    Console.say("  Filled in and published; version \(published.version).")
    for warning in published.warnings { Console.say("  Warning: another one is \(Int(warning.distanceM)) m away.") }
    try await hear("of a new cache of a friend's", "friend.cache_published", of: draft.cacheID)
    cache = try await get(draft.cacheID, by: anna)
    return cache.summary ?? CacheSummary()
  }

  // MARK: Searching

  private func showMap(marking id: String) async throws {
    let (south, north) = (here.destination(distance: Self.mapRadius, bearing: 180), here.destination(distance: Self.mapRadius, bearing: 0))
    let (west, east) = (here.destination(distance: 2_200, bearing: 270), here.destination(distance: 2_200, bearing: 90))
    let request = CachesInBoxRequest(
      southWest: MapCorner(latitudeDegrees: south.latitude, longitudeDegrees: west.longitude),
      northEast: MapCorner(latitudeDegrees: north.latitude, longitudeDegrees: east.longitude), zoom: 14)
    let answer = try await CacheSearchServiceClient(berta.channel).cachesInBox(request, berta.options())
    let caches = answer.caches.sorted { first, _ in first.cacheID != id }
    Console.say("\nThe map around \(berta.username): \(caches.count) caches, the new one is X.")
    let markers = caches.compactMap { cache in
      cache.position.map { LocalMap.Marker(place: GeoPoint($0), symbol: cache.cacheID == id ? "X" : "o") }
    }
    for line in LocalMap(around: here, radius: Self.mapRadius).lines(markers) { Console.say(line) }
  }

  private func search() async throws {
    let zone = try await CityServiceClient(berta.channel).reverseGeocodeCity(
      ReverseGeocodeCityRequest(position: LatLng(here)), berta.options())
    let zoneID = zone.city?.zoneID ?? zone.country?.countryCode ?? ""
    let easy = CacheFilter(zoneID: zoneID, difficultyLevels: [.easy], environments: [.urban])
    let found = try await searched(easy)
    Console.say("\nEasy caches in town in \"\(zoneID)\":")
    for cache in found.caches { Console.say("  " + Self.line(cache)) }
    let none = try await searched(CacheFilter(zoneID: zoneID, difficultyMin: 5, difficultyMax: 5, environments: [.mountain]))
    guard none.caches.isEmpty else { return }
    Console.say("The most difficult in the mountains there: none. Search again:")
    for hint in none.hints { Console.say("  without \(hint.filter) there are \(hint.cacheCount)") }
  }

  private func searched(_ filter: CacheFilter) async throws -> SearchCachesResponse {
    let request = SearchCachesRequest(filter: filter, sort: .distance, position: LatLng(here), pageSize: 5)
    return try await CacheSearchServiceClient(berta.channel).searchCaches(request, berta.options())
  }

  private func look(at id: String) async throws {
    let nearby = here.destination(distance: 420, bearing: 200)
    let request = GetCacheRequest(cacheID: id, at: LatLng(nearby), showsHint: true)
    let cache = try await caches(berta).getCache(request, berta.options()).cache ?? GeocachesProto.Cache()
    Console.say("\n\(berta.username) looks at it:")
    Console.say("  " + Self.line(cache.summary ?? CacheSummary()))
    Console.say("  \(cache.content?.descriptionField ?? "") Hint: \(cache.content?.hint ?? "") A find brings \(cache.points) points.")
  }

  // MARK: Finding

  private func find(_ id: String) async throws {
    let content = LogContent(kind: .found, timeZone: "Europe/Helsinki", comment: "Found it at once, thank you!")
    let log = try await CacheLogServiceClient(berta.channel).submitLog(
      SubmitLogRequest(cacheID: id, content: content), keyed(berta))
    Console.say("\n\(berta.username) has found it: \(log.points) points\(log.isFirstFind ? ", ten of them as the first" : "").")
    do {
      _ = try await CacheLogServiceClient(anna.channel).submitLog(
        SubmitLogRequest(cacheID: id, content: LogContent(kind: .found)), keyed(anna))
    } catch let refusal as RPCError where refusal.says(.ownCache) {
      Console.say("\(anna.username) may not find her own.")
    }
    let logs = try await CacheLogServiceClient(anna.channel).listLogs(ListLogsRequest(cacheID: id), anna.options()).logs
    for log in logs { Console.say("  \(log.visitDay) \(log.author?.username ?? "somebody"): \(log.content?.comment ?? "")") }
  }

  private func showRanks() async throws {
    let stats = try await CacherServiceClient(berta.channel).getCacherStats(GetCacherStatsRequest(), berta.options()).stats ?? CacherStats()
    Console.say(
      "\n\(berta.username): \(stats.findCount) finds, \(stats.pointCount) points, \(stats.firstFindCount) as the first.")
    let board = Leaderboard(realm: .cacheOut, board: "points", scope: .friends)
    let ranks = try await LeaderboardServiceClient(anna.channel).getLeaderboard(
      GetLeaderboardRequest(leaderboard: board), anna.options())
    Console.say("The board of \(anna.username) and her friends:")
    for row in ranks.rows { Console.say("  \(row.rank). \(row.person?.username ?? "somebody")") }
    let badges = try await AchievementServiceClient(berta.channel).listBadges(ListBadgesRequest(realm: .cacheOut), berta.options())
    for badge in badges.badges {
      let state = badge.unlockTime == nil ? "\(badge.progress) of \(badge.goal)" : "unlocked"
      Console.say("  \(badge.name): \(state)")
    }
  }

  // MARK: Changing and deleting

  private func change(_ id: String) async throws {
    let cache = try await get(id, by: anna)
    var content = cache.content ?? CacheContent()
    content.difficulty = 2
    content.descriptionField = "A film can with a pencil, now one bench farther."
    let edited = try await caches(anna).updateCache(
      UpdateCacheRequest(cacheID: id, version: cache.version, content: content), keyed(anna))
    Console.say("\n\(anna.username) changes it; version \(edited.version).")
    try await hear("that a cache she has found has changed", "cache.updated", of: id)
  }

  private func delete(_ id: String) async throws {
    let answer = try await caches(anna).archiveCache(ArchiveCacheRequest(cacheID: id), keyed(anna))
    let cache = try await get(id, by: berta)
    Console.say(
      "\n\(anna.username) deletes it: \(answer.isArchived ? "archived" : "gone"), and its \(cache.summary?.findCount ?? 0) find stays.")
  }

  // MARK: Parts

  private func caches(_ session: PlayerSession) -> CacheServiceClient { CacheServiceClient(session.channel) }

  private func keyed(_ session: PlayerSession) -> CallOptions {
    session.options(idempotencyKey: UUID().uuidString.lowercased())
  }

  private func get(_ id: String, by session: PlayerSession) async throws -> GeocachesProto.Cache {
    try await caches(session).getCache(GetCacheRequest(cacheID: id), session.options()).cache ?? GeocachesProto.Cache()
  }

  /// Waits until berta is notified.
  private func hear(_ what: String, _ kind: String, of id: String) async throws {
    let interval = Duration.milliseconds(200)
    var waited = Duration.zero
    while waited < Self.patience {
      let list = try await NotificationServiceClient(berta.channel).listNotifications(ListNotificationsRequest(), berta.options())
      if list.notifications.contains(where: { $0.kind == kind && $0.objectID == id }) {
        Console.say("  \(berta.username) hears \(what).")
        return
      }
      try await loop.sleep(for: interval)
      waited += interval
    }
    throw Failure("\(berta.username) has not heard \(what).")
  }

  static func line(_ cache: CacheSummary) -> String {
    let distance = cache.distanceM.map { ", \(Int($0.rounded())) m away" } ?? ""
    return "\(cache.code) \"\(cache.name)\": D \(cache.difficulty), T \(cache.terrain), found \(cache.findCount) times\(distance)"
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}

extension GeoPoint {
  fileprivate init(_ position: LatLng) {
    self.init(clampingLatitude: position.latitudeDegrees, wrappingLongitude: position.longitudeDegrees)
  }
}
