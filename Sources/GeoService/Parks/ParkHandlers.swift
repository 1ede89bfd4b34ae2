import CairnProto
import CairnServices
import Geodesy
import Identity
import Polygons
import RPC
import Spatial

/// Finds parks: by place, by name, and all that has changed.
struct ParkHandlers: ParkServiceHandlers {
  let store: ParkStore
  let cities: CityStore
  let credits: CreditShelf
  let pageTokens: PageTokenKey
  /// Shared with whatever else guesses what was meant.
  var guesses = GuessGate()

  private func attributions(_ context: RequestContext) async throws -> [String] {
    try await credits.attributions(ParkRules.attributions, of: "parks", at: context.now)
  }

  // MARK: By place

  func findNearbyParks(_ request: FindNearbyParksRequest, _ context: RequestContext) async throws -> FindNearbyParksResponse {
    guard let limit = ParkRules.limit(request.limit, default: ParkRules.nearbyLimitDefault, max: ParkRules.nearbyLimitMax) else {
      throw RPCError.invalid("limit", .outOfRange)
    }
    let parks = try await nearest(limit, to: try await position(of: request)).parks
    return FindNearbyParksResponse(
      parks: parks.map { NearbyPark(park: ParkMessages.summary($0.park), distanceM: $0.distance) },
      attributions: try await attributions(context))
  }

  private func position(of request: FindNearbyParksRequest) async throws -> GeoPoint {
    if request.cityID == 0 { return try Field.position(request.position) }
    guard request.position == nil else { throw RPCError.invalid("city_id", .notApplicable) }
    guard let city = try await cities.city(request.cityID) else { throw RPCError(.notFound, reason: .cityNotFound) }
    return city.position
  }

  /// Looks around in growing circles until the nearest are certain. Within a circle the land of the parks with the nearest boxes is
  /// read first, a few at a time, and no more once no other box can hold a nearer one.
  /// - Returns: The nearest, and of how many parks the land was read for that.
  func nearest(_ limit: Int, to position: GeoPoint) async throws -> (parks: [ParkAway], landCount: Int) {
    var measured: [String: ParkAway] = [:]
    for radius in ParkRules.radii {
      let bounds = try await store.bounds(touching: SpatialBox.around(position, radius: radius))
      var waiting = ParkBounds.nearestFirst(bounds, from: position, within: radius).filter { measured[$0.parkID] == nil }[...]
      while let next = waiting.first, !ParkRules.isSettled(limit, of: Array(measured.values), before: next.atLeast) {
        let batch = waiting.prefix(ParkRules.nearbyBatchCount)
        waiting = waiting.dropFirst(batch.count)
        let seen = try await store.lands(of: batch.map(\.parkID))
        for park in try Self.measured(seen, from: position) { measured[park.park.parkID] = park }
      }
      if let nearest = ParkRules.nearest(limit, of: Array(measured.values), within: radius) { return (nearest, measured.count) }
    }
    return ([], measured.count)
  }

  private static func measured(_ parks: [(park: ParkOverview, polygons: MultiPolygon)], from position: GeoPoint) throws -> [ParkAway] {
    let kit = PolygonKit()
    return try parks.map { ParkAway(park: $0.park, distance: try kit.distance(from: position, to: $0.polygons)) }
  }

  func findParksInBox(_ request: FindParksInBoxRequest, _ context: RequestContext) async throws -> FindParksInBoxResponse {
    let (southWest, northEast) = (try Field.position(request.southWest, "south_west"), try Field.position(request.northEast, "north_east"))
    guard let box = GeoBox(southWest: southWest, northEast: northEast) else { throw RPCError.invalid("south_west", .outOfRange) }
    guard let zoomMax = ParkRules.tileZoomMax(request.zoom) else { throw RPCError.invalid("zoom", .outOfRange) }
    // One more than an answer holds says whether there are too many.
    let parks = try await store.parks(in: SpatialBox.windows(of: box), limit: ParkRules.boxParkCountMax + 1)
    if parks.count <= ParkRules.boxParkCountMax {
      return FindParksInBoxResponse(parks: parks.map(ParkMessages.summary), attributions: try await attributions(context))
    }
    let windows = TileWindow.windows(of: box, zoomMax: zoomMax, tileCountMax: ParkRules.boxTileCountMax)
    return FindParksInBoxResponse(
      clusters: try await store.tiles(in: windows).map(ParkMessages.cluster), attributions: try await attributions(context))
  }

  func checkInPark(_ request: CheckInParkRequest, _ context: RequestContext) async throws -> CheckInParkResponse {
    let position = try Field.position(request.position)
    guard let buffer = ParkRules.buffer(request.bufferM) else { throw RPCError.invalid("buffer_m", .outOfRange) }
    let distance = try PolygonKit().distance(from: position, to: try await park(request.parkID).polygons)
    return CheckInParkResponse(distanceM: distance, isInside: distance <= buffer, attributions: try await attributions(context))
  }

  // MARK: One

  func getPark(_ request: GetParkRequest, _ context: RequestContext) async throws -> GetParkResponse {
    GetParkResponse(park: ParkMessages.park(try await park(request.parkID)), attributions: try await attributions(context))
  }

  private func park(_ parkID: String) async throws -> StoredPark {
    guard MapRules.isMapID(parkID), let park = try await store.park(parkID) else { throw RPCError(.notFound, reason: .parkNotFound) }
    return park
  }

  // MARK: By name

  func searchParks(_ request: SearchParksRequest, _ context: RequestContext) async throws -> SearchParksResponse {
    var (search, size) = try Self.checked(request)
    let near = search.nearCityID == 0 ? nil : try await cities.city(search.nearCityID)?.position
    // A page after another that knew of the city is refused: it is ordered by something else.
    if near == nil { search.nearCityID = 0 }
    let last = try ParkPageTokens.place(request.pageToken, of: search, pageTokens)
    // One more than the page holds says whether there is another.
    let found = try await store.found(search.query, near: near, after: last, limit: size + 1)
    if found.isEmpty, last == nil {
      let query = search.query
      return try await guesses.withPlace(of: context.clientAddress) { try await guessed(query, size, context, at: $0) }
    }
    let page = found.prefix(size)
    let next = found.count > page.count ? page.last.map { ParkPageTokens.token(after: $0.place, of: search, pageTokens) } : nil
    return SearchParksResponse(
      parks: page.map { ParkMessages.summary($0.park) }, nextPageToken: next ?? "", attributions: try await attributions(context))
  }

  private func guessed(
    _ query: String, _ size: Int, _ context: RequestContext, at place: GuessPlace
  ) async throws -> SearchParksResponse {
    let alike = try await store.alike(query, limit: ParkRules.searchSizeMax, at: place)
    var (parks, suggestions) = ParkRules.guesses(alike, limit: size)
    if parks.isEmpty {
      suggestions = ParkRules.suggestions(cities: try await mistypedCities(query, at: place), parks: suggestions)
    }
    return SearchParksResponse(
      parks: parks.map(ParkMessages.summary), suggestions: suggestions, attributions: try await attributions(context))
  }

  /// Cities with parks whose name the text may be.
  private func mistypedCities(_ query: String, at place: GuessPlace) async throws -> [GazetteerCity] {
    guard CityRules.mayBeMistyped(query) else { return [] }
    let names = try await cities.alike(query, limit: CityRules.guessNameCountMax, at: place)
    let meant = CityRules.guessed(names, for: Asker(prefix: query), limit: Int(CityRules.guessNameCountMax)).map(\.city)
    let withParks = try await store.citiesWithParks(meant.map(\.cityID))
    return meant.filter { withParks.contains($0.cityID) }
  }

  private static func checked(_ request: SearchParksRequest) throws(RPCError) -> (search: ParkSearch, size: Int) {
    guard let size = ParkRules.limit(request.pageSize, default: ParkRules.searchSizeDefault, max: ParkRules.searchSizeMax) else {
      throw .invalid("page_size", .outOfRange)
    }
    do {
      return (ParkSearch(query: try ParkRules.searchText(request.query), nearCityID: request.nearCityID), size)
    } catch {
      throw .invalid("query", error == .prefixTooLong ? .tooLong : .tooShort)
    }
  }

  // MARK: Changes

  func listParkChanges(_ request: ListParkChangesRequest, _ context: RequestContext) async throws -> ListParkChangesResponse {
    guard (0..<Int64.max).contains(request.afterRevision) else { throw RPCError.invalid("after_revision", .outOfRange) }
    guard let size = ParkRules.limit(request.pageSize, default: ParkRules.changesSizeDefault, max: ParkRules.changesSizeMax) else {
      throw RPCError.invalid("page_size", .outOfRange)
    }
    guard ZoneRules.isZoneID(request.zoneID) else { throw RPCError.invalid("zone_id", .tooLong) }
    let (since, zoneID) = (request.afterRevision, request.zoneID)
    let bookmark = try ParkPageTokens.bookmark(request.pageToken, since: since, inZone: zoneID, pageTokens)
    let last = bookmark?.place ?? ParkChangePlace(revision: since + 1, parkID: "")
    // Read before the first changes, and the same on every page: what is committed in between is told now and once more next time.
    let revision = if let bookmark { bookmark.firstRevision } else { try await store.revision() }
    let places =
      zoneID.isEmpty
      ? try await store.changes(after: last, limit: size + 1)
      : try await store.changes(inZone: zoneID, knowsNothing: since == 0, after: last, limit: size + 1)
    let page = try await fitting(Array(places.prefix(size)))
    let next = places.count > page.count ? page.last.map { ParkChangeBookmark(place: $0.place, firstRevision: revision) } : nil
    return ListParkChangesResponse(
      changes: page.map(\.change),
      nextPageToken: next.map { ParkPageTokens.token($0, since: since, inZone: zoneID, pageTokens) } ?? "", revision: revision,
      attributions: try await attributions(context))
  }

  /// As many of the changes as fit on a page, with their parks.
  private func fitting(
    _ places: [(place: ParkChangePlace, isRemoved: Bool)]
  ) async throws -> [(place: ParkChangePlace, change: ParkChange)] {
    let kept = try await store.parks(places.filter { !$0.isRemoved }.map(\.place.parkID))
    let parks = Dictionary(kept.map { ($0.overview.parkID, $0) }, uniquingKeysWith: { first, _ in first })
    let count = ParkRules.fitting(places.map { parks[$0.place.parkID]?.polygons.pointCount ?? 0 })
    return places.prefix(count).map { place, isRemoved in
      // Gone since: its removal is told under a later revision.
      let park = isRemoved ? nil : parks[place.parkID].map(ParkMessages.park)
      return (place, ParkChange(change: park.map { .park($0) } ?? .removedParkID(place.parkID)))
    }
  }
}
