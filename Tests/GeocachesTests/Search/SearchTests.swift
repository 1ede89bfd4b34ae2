import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import RPC
import Spatial
import Testing
import Timekeeping

@testable import Geocaches

@Suite struct SearchTests {
  // MARK: What the document says (B-11)

  @Test func zoneDifficultyAndEnvironmentShowExactlyThose() async throws {
    try await CacheHouse.run { house async throws in
      let verona = GeoPoint(latitude: 45.44, longitude: 11.99)!
      let easy = try await house.published(CacheHouse.content("Easy"))
      var hard = CacheHouse.content("Hard", at: CacheHouse.como.destination(distance: 900, bearing: 10))
      (hard.difficulty, hard.environment) = (4.5, .forest)
      let hardID = try await house.published(hard)
      let elsewhere = try await house.published(CacheHouse.content("Elsewhere", at: verona))
      let all = try await house.inBox(CacheFilter(), (44, 8, 47, 13))
      #expect(Set(all.caches.map(\.cacheID)) == [easy, hardID, elsewhere] && all.clusters.isEmpty)
      let como = CacheFilter(zoneID: "it/Lombardy", difficultyLevels: [.easy], environments: [.urban])
      #expect(try await house.inBox(como, (44, 8, 47, 13)).caches.map(\.cacheID) == [easy])
      #expect(
        try await house.inBox(CacheFilter(zoneID: "it", environments: [.forest]), (44, 8, 47, 13)).caches.map(\.cacheID) == [hardID])
      #expect(try await house.inBox(CacheFilter(cityID: 3_164_527), (44, 8, 47, 13)).caches.map(\.cacheID) == [elsewhere])
      let none = try await house.inBox(
        CacheFilter(zoneID: "it/Veneto", difficultyLevels: [.easy], environments: [.forest]), (44, 8, 47, 13))
      #expect(none.caches.isEmpty && none.hints == [FilterHint(filter: "environments", cacheCount: 1)])
      let two = try await house.inBox(CacheFilter(difficultyLevels: [.intermediate]), (44, 8, 47, 13))
      #expect(two.hints == [FilterHint(filter: "difficulty", cacheCount: 3)])
    }
  }

  @Test func nothingNearbySaysHowManyAreFarther() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let far = CacheHouse.como.destination(distance: 20_000, bearing: 180)
      func near(_ radius: Double?) async throws -> CachesNearResponse {
        try await house.search.cachesNear(
          CachesNearRequest(position: LatLng(far), radiusM: radius), house.call(CacheSearchServiceMethods.cachesNear, by: house.berta))
      }
      let none = try await near(nil)
      #expect(none.caches.isEmpty && none.hints == [FilterHint(filter: "radius", cacheCount: 1)])
      let found = try await near(25_000)
      #expect(found.caches.map(\.cacheID) == [id] && abs((found.caches.first?.distanceM ?? 0) - 20_000) < 1)
      #expect(await house.refusal { _ = try await near(0) } == "radius_m OUT_OF_RANGE")
    }
  }

  @Test func aMapOverTheMeridianOf180DegreesShowsBothSides() async throws {
    try await CacheHouse.run { house async throws in
      let west = try await house.published(CacheHouse.content("W", at: GeoPoint(latitude: 50, longitude: 179.9)!))
      let east = try await house.published(CacheHouse.content("E", at: GeoPoint(latitude: 50, longitude: -179.9)!))
      for box in [(49.0, 179.0, 51.0, -179.0), (49, 179, 51, 181), (49, -181, 51, -179), (49, 539, 51, 541)] {
        #expect(Set(try await house.inBox(CacheFilter(), box).caches.map(\.cacheID)) == [west, east])
      }
      #expect(try await house.inBox(CacheFilter(), (49, -179.5, 51, 179.5)).caches.isEmpty)
    }
  }

  @Test func whatIsProposedIsNearNotFoundAndNotOnesOwn() async throws {
    try await CacheHouse.run { house async throws in
      let near = try await house.published(CacheHouse.content("Near"))
      var hard = CacheHouse.content("Hard", at: CacheHouse.como.destination(distance: 300, bearing: 0))
      (hard.difficulty, hard.terrain) = (5, 5)
      let hardID = try await house.published(hard)
      let found = try await house.published(CacheHouse.content("Found", at: CacheHouse.como.destination(distance: 200, bearing: 90)))
      _ = try await house.published(
        CacheHouse.content("Own", at: CacheHouse.como.destination(distance: 200, bearing: 180)), by: house.berta)
      _ = try await house.log(found, by: house.berta)
      let proposed = try await house.search.suggestCaches(
        SuggestCachesRequest(position: LatLng(CacheHouse.como)), house.call(CacheSearchServiceMethods.suggestCaches, by: house.berta))
      #expect(proposed.caches.map(\.cacheID) == [near, hardID])
    }
  }

  @Test func whatThreePeopleHaveNotFoundIsProposedLater() async throws {
    try await CacheHouse.run { house async throws in
      let missed = try await house.published(CacheHouse.content("Missed"))
      let healthy = try await house.published(
        CacheHouse.content("Healthy", at: CacheHouse.como.destination(distance: 300, bearing: 0)), by: house.carla)
      func proposed() async throws -> [String] {
        try await house.search.suggestCaches(
          SuggestCachesRequest(position: LatLng(CacheHouse.como)), house.call(CacheSearchServiceMethods.suggestCaches, by: house.berta)
        ).caches.map(\.cacheID)
      }
      #expect(try await proposed() == [missed, healthy], "the nearer one")
      for _ in 0..<3 { _ = try await house.log(missed, .didNotFind, by: UUID()) }
      #expect(try await proposed() == [healthy, missed])
    }
  }

  // MARK: Everything agrees

  /// Caches of all kinds around Como and Verona, some found by berta, some by her friend, some archived.
  private func world(_ house: CacheHouse, _ random: inout SplitMix, count: Int) async throws -> [StoredCache] {
    house.social.befriend(house.berta, house.carla)
    for index in 0..<count {
      let steps = { (random: inout SplitMix) in Double(2 + random.next() % 9) / 2 }
      let position = GeoPoint(
        latitude: 45 + Double(random.next() % 1_000) / 1_000, longitude: 9 + Double(random.next() % 4_000) / 1_000)!
      var content = CacheHouse.content(["Old wall", "New bridge", "Big tree"][Int(random.next() % 3)] + " \(index)", at: position)
      (content.difficulty, content.terrain) = (steps(&random), steps(&random))
      content.size = CacheSize.allKnown[1 + Int(random.next() % 8)]
      content.environment = CacheEnvironment.allKnown[1 + Int(random.next() % 7)]
      content.kind = [.traditional, .multi, .mystery, .virtual, .other][Int(random.next() % 5)]
      house.clock.advance(by: .seconds(1_800))
      let id = try await house.published(content, by: random.next() % 4 == 0 ? house.carla : house.anna)
      let kind = random.next() % 8
      if kind < 2 { _ = try await house.log(id, by: house.berta) }
      if kind == 2 { _ = await house.refusal { _ = try await house.log(id, by: house.carla) } }
      if kind == 3 {
        let context = house.call(
          CacheServiceMethods.setCacheAvailable,
          by: try await house.cache(id, by: house.anna).summary?.isOwn == true ? house.anna : house.carla,
          key: UUID().text)
        _ = try await house.caches.setCacheAvailable(SetCacheAvailableRequest(cacheID: id, isAvailable: false), context)
      }
    }
    let ids = try await house.database.query("SELECT cache_id FROM caches ORDER BY cache_id").map { try $0.get(0, as: UUID.self) }
    var caches: [StoredCache] = []
    for id in ids { if let cache = try await CacheStore().cache(id, in: house.database) { caches.append(cache) } }
    return caches
  }

  private func filter(_ random: inout SplitMix) -> CacheFilter {
    func chance(_ random: inout SplitMix) -> Bool { random.next() % 4 == 0 }
    var filter = CacheFilter()
    if chance(&random) { filter.zoneID = ["it", "it/Lombardy", "it/Veneto/Provincia di Verona", "de", "it/Lomb"][Int(random.next() % 5)] }
    if chance(&random) { filter.cityID = [3_178_229, 3_164_527, 1][Int(random.next() % 3)] }
    if chance(&random) { filter.difficultyMin = Double(2 + random.next() % 9) / 2 }
    if chance(&random) { filter.difficultyMax = Double(2 + random.next() % 9) / 2 }
    if chance(&random) { filter.difficultyLevels = [DifficultyLevel.allKnown[1 + Int(random.next() % 3)]] }
    if chance(&random) { filter.terrainMin = Double(2 + random.next() % 9) / 2 }
    if chance(&random) { filter.terrainMax = Double(2 + random.next() % 9) / 2 }
    if chance(&random) { filter.sizes = (0...2).map { _ in CacheSize.allKnown[1 + Int(random.next() % 8)] } }
    if chance(&random) { filter.environments = (0...1).map { _ in CacheEnvironment.allKnown[1 + Int(random.next() % 7)] } }
    if chance(&random) { filter.kinds = [CacheKind.allKnown[1 + Int(random.next() % 6)], .traditional] }
    if chance(&random) {
      filter.statuses = [[.available, .disabled], [.disabled], [.archived], [.available, .archived]][Int(random.next() % 4)]
    }
    if chance(&random) { filter.find = [.found, .notFound][Int(random.next() % 2)] }
    if chance(&random) { filter.friends = [.owned, .found, .notFound][Int(random.next() % 3)] }
    if chance(&random) { filter.text = ["wall", "big tr", "bridge 1", "nothing", "!!!"][Int(random.next() % 5)] }
    return filter
  }

  /// The same in plain words, without an index.
  private func passes(_ cache: StoredCache, _ filter: CacheFilter, found: [UUID: Set<UUID>], _ house: CacheHouse) -> Bool {
    let content = cache.content
    let (difficulty, terrain) = (Double(content.difficulty) / 2, Double(content.terrain) / 2)
    let level: DifficultyLevel = difficulty <= 1.5 ? .easy : difficulty <= 3 ? .intermediate : .difficult
    let statuses = filter.statuses.isEmpty ? [.available] : filter.statuses
    guard statuses.contains(cache.status.wire) else { return false }
    guard filter.zoneID.isEmpty || cache.zoneID == filter.zoneID || cache.zoneID.hasPrefix(filter.zoneID + "/") else { return false }
    guard filter.cityID == 0 || cache.cityID == filter.cityID else { return false }
    guard difficulty >= filter.difficultyMin ?? 1, difficulty <= filter.difficultyMax ?? 5 else { return false }
    guard filter.difficultyLevels.isEmpty || filter.difficultyLevels.contains(level) else { return false }
    guard terrain >= filter.terrainMin ?? 1, terrain <= filter.terrainMax ?? 5 else { return false }
    guard filter.sizes.isEmpty || filter.sizes.contains(content.size?.wire ?? .unspecified) else { return false }
    guard filter.environments.isEmpty || filter.environments.contains(content.environment?.wire ?? .unspecified) else { return false }
    guard filter.kinds.isEmpty || filter.kinds.contains(content.kind.wire) else { return false }
    let finders = found[cache.id] ?? []
    if filter.find == .found, !finders.contains(house.berta) { return false }
    if filter.find == .notFound, finders.contains(house.berta) { return false }
    if filter.friends == .owned, cache.ownerID != house.carla { return false }
    if filter.friends == .found, !finders.contains(house.carla) { return false }
    if filter.friends == .notFound, finders.contains(house.carla) { return false }
    let words = content.name.lowercased().split(separator: " ")
    return FilterRules.words(of: filter.text).allSatisfy { word in words.contains { $0.hasPrefix(word) } }
  }

  @Test func mapListsAndCountsAgreeOnRandomFilters() async throws {
    try await CacheHouse.run { house async throws in
      var random = SplitMix(state: 11)
      let caches = try await world(house, &random, count: 60)
      let rows = try await house.database.query("SELECT cache_id, account_id FROM cache_logs WHERE kind = 'found'")
      var found: [UUID: Set<UUID>] = [:]
      for row in rows { found[try row.get(0), default: []].insert(try row.get(1)) }
      let everywhere = (44.0, 8.0, 47.0, 14.0)
      // `make soak` tries ten thousand.
      let roundCount = ProcessInfo.processInfo.environment["CAIRN_SOAK"] == nil ? 200 : 10_000
      for round in 0..<roundCount {
        let filter = filter(&random)
        let expected = Set(caches.filter { passes($0, filter, found: found, house) }.map(\.id.text))
        let map = try await house.inBox(filter, everywhere)
        #expect(Set(map.caches.map(\.cacheID)) == expected, "\(round): \(filter)")
        for sort in [SearchCachesRequest.Sort.newest, .distance, .recommended] {
          #expect(Set(try await all(filter, sort, house)) == expected, "\(round): \(sort) \(filter)")
        }
        #expect(try await downloaded(filter, everywhere, house) == expected, "\(round): \(filter)")
        try await newsAgree(filter, caches, round, house)
        let asked = try SearchFilter(filter, callerID: house.berta)
        if asked.isCounted {
          let windows = TileWindow.windows(of: FilterRules.box(south: 44, west: 8, north: 47, east: 14)!, zoomMax: 9, tileCountMax: 256)
          let count = try await house.search.store.tiles(in: windows, asked).reduce(0) { $0 + Int($1.count) }
          #expect(count == expected.count, "\(round): \(filter)")
        }
        for hint in map.hints { #expect(expected.isEmpty && hint.cacheCount > 0) }
      }
    }
  }

  /// Ids of a whole download, each once.
  private func downloaded(_ filter: CacheFilter, _ box: (Double, Double, Double, Double), _ house: CacheHouse) async throws -> Set<String> {
    let selection = CacheSelection(
      southWest: MapCorner(latitudeDegrees: box.0, longitudeDegrees: box.1),
      northEast: MapCorner(latitudeDegrees: box.2, longitudeDegrees: box.3), filter: filter)
    var (ids, token) = ([String](), "")
    repeat {
      let page = try await house.exchange.downloadCaches(
        DownloadCachesRequest(selection: selection, pageSize: 20, pageToken: token),
        house.call(CacheExchangeServiceMethods.downloadCaches, by: house.berta))
      ids += page.caches.compactMap { $0.summary?.cacheID }
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(Set(ids).count == ids.count)
    return Set(ids)
  }

  /// Of some caches those are told that a map with the same filter shows, as far as areas have its parts.
  private func newsAgree(_ filter: CacheFilter, _ caches: [StoredCache], _ round: Int, _ house: CacheHouse) async throws {
    var wanted = filter
    (wanted.cityID, wanted.find, wanted.friends, wanted.text, wanted.statuses) = (0, .unspecified, .unspecified, "", [])
    var area = WatchedArea(zoneID: wanted.zoneID, filter: wanted, delivery: .instant)
    area.filter?.zoneID = ""
    if wanted.zoneID.isEmpty { (area.centre, area.radiusM) = (LatLng(latitudeDegrees: 45.5, longitudeDegrees: 11), 50_000) }
    let watched = try await house.areas.watchArea(
      WatchAreaRequest(area: area), house.call(CacheAreaServiceMethods.watchArea, by: house.berta, key: UUID().text))
    for cache in [caches[round % caches.count], caches[round * 7 % caches.count]] where cache.status == .available {
      guard let place = cache.content.position else { continue }
      let told = try await house.desk.store.watchers(of: cache, at: place, after: .first, limit: 10, in: house.database)
      let isNear = area.centre == nil || place.distance(to: GeoPoint(latitude: 45.5, longitude: 11)!) <= 50_000
      #expect(told == (isNear && passes(cache, wanted, found: [:], house) ? [house.berta] : []), "\(round): \(area)")
    }
    _ = try await house.areas.unwatchArea(
      UnwatchAreaRequest(areaID: watched.areaID), house.call(CacheAreaServiceMethods.unwatchArea, by: house.berta))
  }

  /// All pages, each cache once, in their order.
  private func all(_ filter: CacheFilter, _ sort: SearchCachesRequest.Sort, _ house: CacheHouse) async throws -> [String] {
    var (caches, token) = ([CacheSummary](), "")
    repeat {
      let request = SearchCachesRequest(
        filter: filter, sort: sort, position: LatLng(CacheHouse.como), pageSize: 7, pageToken: token)
      let page = try await house.search.searchCaches(request, house.call(CacheSearchServiceMethods.searchCaches, by: house.berta))
      caches += page.caches
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(Set(caches.map(\.cacheID)).count == caches.count)
    if sort == .distance { #expect(zip(caches, caches.dropFirst()).allSatisfy { $0.distanceM ?? 0 <= $1.distanceM ?? 0 }) }
    if sort == .newest { #expect(zip(caches, caches.dropFirst()).allSatisfy { $0.publishTime ?? .latest >= $1.publishTime ?? .latest }) }
    return caches.map(\.cacheID)
  }

  @Test func countsByTileEqualARecountAfterChangesAtOnce() async throws {
    try await CacheHouse.run { house async throws in
      var random = SplitMix(state: 3)
      let positions = (0..<16).map { _ in
        GeoPoint(latitude: Double(random.next() % 170) - 85, longitude: Double(random.next() % 360) - 180)!
      }
      try await withThrowingTaskGroup { group in
        for (index, position) in positions.enumerated() {
          group.addTask {
            let owner = UUID()
            let id = try await house.published(CacheHouse.content("\(index)", at: position), by: owner)
            if index % 4 == 1 { try await Self.move(id, to: positions[0], by: owner, house) }
            if index % 4 == 2 {
              _ = try await house.log(id, by: house.berta)
              try await house.archive(id, by: owner)
            }
            if index % 4 == 3 { try await house.archive(id, by: owner) }
          }
        }
        try await group.waitForAll()
      }
      let differences = try await house.database.query(
        """
        SELECT zoom, x, y, difficulty, environment, cache_count, latitude_sum, longitude_sum FROM cache_tiles WHERE cache_count <> 0
        EXCEPT
        SELECT z.zoom, tile_x(c.longitude, z.zoom), tile_y(c.latitude, z.zoom), c.difficulty, c.environment, count(*),
          sum(round(c.latitude * 1e7)::bigint), sum(round(c.longitude * 1e7)::bigint)
        FROM caches c CROSS JOIN unnest(ARRAY[3, 5, 7, 9, 11]) AS z (zoom) WHERE c.status = 'available' GROUP BY 1, 2, 3, 4, 5
        """)
      #expect(differences.isEmpty)
      let total = try await house.database.query("SELECT sum(cache_count)::bigint FROM cache_tiles WHERE zoom = 3").firstRow()
      #expect(try total.get(0, as: Int64.self) == 8)
    }
  }

  private static func move(_ id: String, to position: GeoPoint, by owner: UUID, _ house: CacheHouse) async throws {
    var content = CacheHouse.content("Moved", at: position)
    content.difficulty = 3
    let request = UpdateCacheRequest(cacheID: id, version: 2, content: content)
    _ = try await house.caches.updateCache(request, house.call(CacheServiceMethods.updateCache, by: owner, key: UUID().text))
  }

  @Test func zonesAreAskedForAnewAfterAnImport() async throws {
    try await CacheHouse.run { house async throws in
      func found(_ filter: CacheFilter) async throws -> [String] { try await house.inBox(filter).caches.map(\.cacheID) }
      let lombardy = CacheFilter(zoneID: "it/Lombardy")
      house.geo.setGazetteer(hasCities: false, at: house.clock.now())
      let id = try await house.published()
      try await house.upkeep.renewZones(by: house.clock)
      #expect(try await found(CacheFilter(zoneID: "it")) == [id])
      #expect(try await found(lombardy) == [])
      house.clock.advance(by: .seconds(3_600))
      let before = try await house.download().asOfTime
      house.clock.advance(by: .seconds(3_600))
      // The same once more changes nothing, and nothing is downloaded for it.
      house.geo.setGazetteer(hasCities: false, at: house.clock.now())
      try await house.upkeep.renewZones(by: house.clock)
      #expect(try await house.download(since: before).caches.isEmpty)
      house.clock.advance(by: .seconds(3_600))
      house.geo.setGazetteer(hasCities: true, at: house.clock.now())
      house.geo.setDown(true)
      await #expect(throws: RPCError.self) { try await house.upkeep.renewZones(by: house.clock) }
      house.geo.setDown(false)
      try await house.upkeep.renewZones(by: house.clock)
      #expect(try await found(lombardy) == [id])
      #expect(try await found(CacheFilter(cityID: 3_178_229)) == [id])
      #expect(try await house.download(since: before).caches.count == 1)
      // Once for each import.
      let left = try await CacheStore().formerZones(importedBefore: house.clock.now(), limit: 10, in: house.database)
      #expect(left.isEmpty)
    }
  }

  @Test func theNearestOfManyAreFarAwayAndComePageByPage() async throws {
    try await CacheHouse.run { house async throws in
      try await house.copy(try await house.published(), times: 3_000)
      // A third of them at one place, so that ids decide there.
      try await house.database.execute(
        "UPDATE caches SET latitude = 44 + 2 * random(), longitude = 8 + 4 * random() WHERE cache_id < 'aa000000-0000-0000-0000-000000000000'"
      )
      let atlantic = try #require(GeoPoint(latitude: 50, longitude: -30))
      let rows = try await house.database.query("SELECT cache_id, latitude, longitude FROM caches")
      let all = try rows.map { row in
        let place = GeoPoint(clampingLatitude: try row.get(1), wrappingLongitude: try row.get(2))
        return (distance: atlantic.distance(to: place), id: try row.get(0, as: UUID.self))
      }
      let expected = all.map(\.distance).sorted()
      var (seen, token): ([CacheSummary], String) = ([], "")
      for _ in 0..<15 {
        let page = try await house.search.searchCaches(
          SearchCachesRequest(sort: .distance, position: LatLng(atlantic), pageSize: 100, pageToken: token),
          house.call(CacheSearchServiceMethods.searchCaches, by: house.berta))
        seen += page.caches
        token = page.nextPageToken
      }
      #expect(Set(seen.map(\.cacheID)).count == 1_500, "each once")
      for (cache, distance) in zip(seen, expected) { #expect(abs((cache.distanceM ?? 0) - distance) < 0.001) }
      // No more than a page comes out of the database.
      let filter = try SearchFilter(nil, callerID: house.berta)
      let found = try await house.search.store.nearest(
        to: atlantic, within: FilterRules.everywhere, filter, after: (-1, .first), limit: 21)
      #expect(found.count == 21)
    }
  }

  @Test func noTextOfAFilterIsAFault() async throws {
    try await CacheHouse.run { house async throws in
      try await house.published()
      for text in ["\u{0D4E}(", "\u{111C2}:*", "'", "\\", "!!", "a\u{0}b", "\u{301}", "bridge & !"] {
        let found = try await house.inBox(CacheFilter(text: text)).caches.count
        #expect(found == (FilterRules.words(of: text).allSatisfy { $0 == "bridge" } ? 1 : 0), "\(text)")
      }
      for zone in ["it\u{0}", "it/\n"] {
        #expect(await house.refusal { _ = try await house.inBox(CacheFilter(zoneID: zone)) } == "filter.zone_id MALFORMED")
        let area = WatchedArea(zoneID: zone, delivery: .instant)
        let context = house.call(CacheAreaServiceMethods.watchArea, by: house.berta, key: UUID().text)
        #expect(
          await house.refusal { _ = try await house.areas.watchArea(WatchAreaRequest(area: area), context) } == "area.zone_id MALFORMED")
      }
    }
  }

  @Test func aTokenIsGoodForItsQuestionAndItsCallerAlone() async throws {
    try await CacheHouse.run { house async throws in
      for index in 0..<3 { try await house.published(CacheHouse.content("\(index)")) }
      func page(_ filter: CacheFilter, _ token: String, by accountID: UUID) async throws -> SearchCachesResponse {
        try await house.search.searchCaches(
          SearchCachesRequest(filter: filter, pageSize: 1, pageToken: token),
          house.call(CacheSearchServiceMethods.searchCaches, by: accountID))
      }
      let token = try await page(CacheFilter(), "", by: house.berta).nextPageToken
      #expect(!token.isEmpty)
      #expect(await house.refusal { _ = try await page(CacheFilter(), token, by: house.carla) } == "page_token PAGE_TOKEN_INVALID")
      #expect(
        await house.refusal { _ = try await page(CacheFilter(sizes: [.small]), token, by: house.berta) } == "page_token PAGE_TOKEN_INVALID")
    }
  }
}
