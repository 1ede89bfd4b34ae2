import CairnProto
import CairnServices
import FoundationEssentials
import GameCommon
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import RPC
import Spatial
import Timekeeping

/// The calls of CacheSearchService.
struct SearchHandlers: CacheSearchServiceHandlers {
  let database: Database
  let people: PeopleLookupServiceClient
  let pageTokens: PageTokenKey
  var store: SearchStore { SearchStore(database: database) }
  private let visitors = VisitorStore()

  /// Caches that are counted for a hint: whether there are more does not matter to who decides what to leave out.
  static let hintCountMax = 100
  /// How long it is counted for the hints of one empty answer: with a million caches each takes some milliseconds, and seconds where hardly any is left.
  static let hintTimeMax = Duration.seconds(3)

  init(database: Database, people: PeopleLookupServiceClient, pageTokens: PageTokenKey) {
    (self.database, self.people, self.pageTokens) = (database, people, pageTokens)
  }

  // MARK: The map

  func cachesInBox(_ request: CachesInBoxRequest, _ context: RequestContext) async throws -> CachesInBoxResponse {
    let box = try Self.box(request.southWest, request.northEast)
    guard (0...FilterRules.zoomMax).contains(Int(request.zoom ?? 0)) else { throw RPCError.invalid("zoom", .outOfRange) }
    let zoomMax = request.zoom.map { Int($0) + FilterRules.tileZoomStep } ?? FilterRules.zoomMax
    let filter = try await filter(request.filter, context)
    let boxes = SpatialBox.windows(of: box)
    let windows = TileWindow.windows(of: box, zoomMax: zoomMax, tileCountMax: FilterRules.tileCountMax)
    if filter.isCounted {
      // Counts say without a look at the caches that they are too many.
      let tiles = try await store.tiles(in: windows, filter)
      if tiles.reduce(0, { $0 + $1.count }) > 4 * FilterRules.pinsMax {
        return CachesInBoxResponse(clusters: tiles.map { CacheCluster($0) })
      }
    }
    let caches = try await store.inside(boxes, filter, limit: FilterRules.pinsMax + 1)
    if caches.count > FilterRules.pinsMax {
      let tiles =
        filter.isCounted
        ? try await store.tiles(in: windows, filter) : try await store.counted(in: boxes, filter, zoom: windows[0].zoom)
      return CachesInBoxResponse(clusters: tiles.map { CacheCluster($0) })
    }
    let hints = caches.isEmpty ? try await hints(filter, in: boxes) : []
    let shown = caches.sorted { $0.id.text < $1.id.text }
    return CachesInBoxResponse(caches: try await summaries(shown, from: nil, context), hints: hints)
  }

  /// The box between two corners of a map.
  /// - Throws: INVALID_ARGUMENT.
  static func box(_ southWest: MapCorner?, _ northEast: MapCorner?) throws(RPCError) -> GeoBox {
    let southWest = try Field.required(southWest, "south_west")
    let northEast = try Field.required(northEast, "north_east")
    let box = FilterRules.box(
      south: southWest.latitudeDegrees, west: southWest.longitudeDegrees, north: northEast.latitudeDegrees,
      east: northEast.longitudeDegrees)
    guard let box else { throw .invalid("south_west", .outOfRange) }
    return box
  }

  // MARK: Around a place

  func cachesNear(_ request: CachesNearRequest, _ context: RequestContext) async throws -> CachesNearResponse {
    let (position, size) = (try Field.position(request.position), try Field.pageSize(request.pageSize))
    guard let radius = FilterRules.radius(request.radiusM) else { throw RPCError.invalid("radius_m", .outOfRange) }
    let filter = try await filter(request.filter, context)
    let list = PageList(
      CacheSearchServiceMethods.cachesNear, filter: filter.digest + Array("\(position) \(radius) by chords".utf8))
    let page = try await nearest(to: position, within: radius, filter, request.pageToken, list, size, context)
    guard page.caches.isEmpty, request.pageToken.isEmpty else { return CachesNearResponse(caches: page.caches, nextPageToken: page.token) }
    var hints = try await hints(filter, in: SpatialBox.around(position, radius: radius))
    let farther = try await store.count(filter, upTo: Self.hintCountMax)
    if farther > 0 { hints.append(FilterHint(filter: FilterRules.Part.radius.rawValue, cacheCount: Int32(farther))) }
    return CachesNearResponse(hints: Self.sorted(hints))
  }

  /// A page of the nearest: growing circles are looked through until one holds enough that lie behind the last page.
  private func nearest(
    to position: GeoPoint, within radius: Double, _ filter: SearchFilter, _ token: String, _ list: PageList, _ size: Int,
    _ context: RequestContext
  ) async throws -> (caches: [CacheSummary], token: String) {
    let last = try pageTokens.place(token, in: list, as: Double.self, UUID.self) ?? (-1, .first)
    var found: [(chord: Double, id: UUID)] = []
    for step in FilterRules.radii(upTo: radius) where Earth.chord(of: step) >= last.0 {
      found = try await store.nearest(to: position, within: step, filter, after: last, limit: size + 1)
      if found.count > size { break }
    }
    let page = found.prefix(size)
    let caches = try await ordered(page.map(\.id))
    let next = found.count > size ? page.last.map { pageTokens.token(after: $0.chord, $0.id, in: list) } : nil
    return (try await summaries(caches, from: position, context), next ?? "")
  }

  // MARK: Everywhere

  func searchCaches(_ request: SearchCachesRequest, _ context: RequestContext) async throws -> SearchCachesResponse {
    let size = try Field.pageSize(request.pageSize)
    let position = try request.position.map { (at) throws(RPCError) in try Field.position(at) }
    guard SearchCachesRequest.Sort.allKnown.contains(request.sort) else { throw RPCError.invalid("sort", .unknownValue) }
    let filter = try await filter(request.filter, context)
    let place = position.map { "\($0)" } ?? ""
    let list = PageList(
      CacheSearchServiceMethods.searchCaches, filter: filter.digest + Array("\(request.sort.rawValue) \(place) by chords".utf8))
    let page: (caches: [CacheSummary], token: String)
    switch request.sort {
    case .distance:
      guard let position else { throw RPCError.invalid("position", .missing) }
      page = try await nearest(to: position, within: FilterRules.everywhere, filter, request.pageToken, list, size, context)
    case .recommended: page = try await recommended(filter, request.pageToken, list, size, from: position, context)
    case .newest, .unspecified, .unrecognized: page = try await newest(filter, request.pageToken, list, size, from: position, context)
    }
    let hints = page.caches.isEmpty && request.pageToken.isEmpty ? try await self.hints(filter, in: nil) : []
    return SearchCachesResponse(caches: page.caches, nextPageToken: page.token, hints: hints)
  }

  private func newest(
    _ filter: SearchFilter, _ token: String, _ list: PageList, _ size: Int, from position: GeoPoint?, _ context: RequestContext
  ) async throws -> (caches: [CacheSummary], token: String) {
    let last = try pageTokens.place(token, in: list, as: Moment.self, UUID.self) ?? (.latest, .last)
    let found = try await store.newest(filter, after: last, limit: size + 1)
    let page = Array(found.prefix(size))
    let next = found.count > size ? page.last.map { pageTokens.token(after: $0.publishTime ?? .latest, $0.id, in: list) } : nil
    return (try await summaries(page, from: position, context), next ?? "")
  }

  private func recommended(
    _ filter: SearchFilter, _ token: String, _ list: PageList, _ size: Int, from position: GeoPoint?, _ context: RequestContext
  ) async throws -> (caches: [CacheSummary], token: String) {
    let last = try pageTokens.place(token, in: list, as: Int64.self, UUID.self) ?? (.max, .last)
    let found = try await store.recommended(filter, after: last, limit: size + 1)
    let page = Array(found.prefix(size))
    let next = found.count > size ? page.last.map { pageTokens.token(after: $0.counts.recommendations, $0.id, in: list) } : nil
    return (try await summaries(page, from: position, context), next ?? "")
  }

  // MARK: Proposals

  func suggestCaches(_ request: SuggestCachesRequest, _ context: RequestContext) async throws -> SuggestCachesResponse {
    let position = try Field.position(request.position)
    let limit = try Field.pageSize(
      request.limit, "limit", default: FilterRules.suggestedDefault, max: FilterRules.suggestedMax)
    let filter = try SearchFilter(CacheFilter(find: .notFound, excludesIgnored: true), callerID: try context.accountID)
    var nearest: [(chord: Double, id: UUID)] = []
    for step in FilterRules.radii(upTo: FilterRules.suggestedWithin) {
      nearest = try await store.nearest(to: position, within: step, filter, after: (-1, .first), limit: FilterRules.suggestedOf)
      if nearest.count == FilterRules.suggestedOf { break }
    }
    let callerID = try context.accountID
    let caches = try await store.caches(nearest.map(\.id)).filter { cache in
      cache.ownerID != callerID && cache.content.eventEndTime.map { $0 > context.now } ?? true
    }
    let best = caches.map { (cache: $0, worth: Self.worth(of: $0, from: position)) }.sorted {
      $0.worth != $1.worth ? $0.worth > $1.worth : $0.cache.id.text < $1.cache.id.text
    }
    return SuggestCachesResponse(caches: try await summaries(best.prefix(limit).map(\.cache), from: position, context))
  }

  private static func worth(of cache: StoredCache, from position: GeoPoint) -> Double {
    FilterRules.worth(
      distance: cache.content.position.map { position.distance(to: $0) } ?? .infinity, difficulty: cache.content.difficulty,
      terrain: cache.content.terrain, finds: cache.counts.finds, recommendations: cache.counts.recommendations,
      isInTrouble: cache.counts.maintenanceTime != nil || cache.counts.missTime != nil)
  }
}

// MARK: - Parts

extension SearchHandlers {
  /// The filter, with the caller's friends where it asks for them.
  func filter(_ message: CacheFilter?, _ context: RequestContext) async throws -> SearchFilter {
    let callerID = try context.accountID
    var filter = try SearchFilter(message, callerID: callerID)
    if filter.asksForFriends {
      let found = try await people.findFriends(FindFriendsRequest(account: callerID.bytes))
      filter.friendIDs = found.accounts.compactMap { UUID(bytes: $0) }
    }
    return filter
  }

  /// Parts of a filter without which something would be found (requirement C-24).
  /// - Parameter boxes: Where it is looked for; nil for everywhere.
  private func hints(_ filter: SearchFilter, in boxes: [SpatialBox]?) async throws -> [FilterHint] {
    var hints: [FilterHint] = []
    let begin = ContinuousClock.now
    // That nothing but what can be found is shown is no wish of the caller's.
    for part in filter.activeParts where part != .statuses || filter.statuses.values != [.available] {
      if ContinuousClock.now - begin > Self.hintTimeMax { break }
      let wider = filter.without(part)
      let count =
        if let boxes { try await store.count(wider, in: boxes, upTo: Self.hintCountMax) } else {
          try await store.count(wider, upTo: Self.hintCountMax)
        }
      if count > 0 { hints.append(FilterHint(filter: part.rawValue, cacheCount: Int32(count))) }
    }
    return Self.sorted(hints)
  }

  private static func sorted(_ hints: [FilterHint]) -> [FilterHint] {
    hints.sorted { $0.cacheCount != $1.cacheCount ? $0.cacheCount > $1.cacheCount : $0.filter < $1.filter }
  }

  private func ordered(_ ids: [UUID]) async throws -> [StoredCache] {
    let caches = try await store.caches(ids).map { ($0.id, $0) }
    let known = Dictionary(caches) { first, _ in first }
    return ids.compactMap { known[$0] }
  }

  private func summaries(_ caches: [StoredCache], from position: GeoPoint?, _ context: RequestContext) async throws -> [CacheSummary] {
    let callerID = try context.accountID
    let found = try await visitors.found(by: callerID, among: caches.map(\.id), in: database)
    return caches.map { CacheSummary($0, callerID: callerID, isFound: found.contains($0.id), from: position) }
  }
}

extension CacheCluster {
  init(_ tile: SearchStore.Tile) {
    self.init(
      cacheCount: tile.count, position: LatLng(tile.middle), southWest: LatLng(tile.box.southWest), northEast: LatLng(tile.box.northEast))
  }
}
