import CairnProto
import CairnTesting
import Events
import FoundationEssentials
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
import Testing
import Timekeeping

@testable import Geocaches

/// Areas of which people hear when there is a new cache (requirements C-34, C-S11).
@Suite struct WatchedAreaTests {
  private static let home = WatchedArea(name: "Home", centre: LatLng(CacheHouse.como), radiusM: 5_000, delivery: .instant)

  @discardableResult
  private func watch(_ area: WatchedArea = home, by accountID: UUID, _ house: CacheHouse) async throws -> String {
    let context = house.call(CacheAreaServiceMethods.watchArea, by: accountID, key: UUID().text)
    return try await house.areas.watchArea(WatchAreaRequest(area: area), context).areaID
  }

  private func watched(by accountID: UUID, _ house: CacheHouse) async throws -> [WatchedArea] {
    try await house.areas.listWatchedAreas(
      ListWatchedAreasRequest(), house.call(CacheAreaServiceMethods.listWatchedAreas, by: accountID)
    ).areas
  }

  private func unwatch(_ id: String, by accountID: UUID, _ house: CacheHouse) async throws {
    _ = try await house.areas.unwatchArea(UnwatchAreaRequest(areaID: id), house.call(CacheAreaServiceMethods.unwatchArea, by: accountID))
  }

  /// Ids of the caches of which somebody was told, in order.
  private func heard(_ accountID: UUID, _ house: CacheHouse) async throws -> [[String]] {
    try await house.told(to: accountID).compactMap { event -> [String]? in
      if case .areaNews(let news) = event { return news.caches.map(\.cacheID) }
      return nil
    }
  }

  @Test func aNewCacheIsToldOnceToWhoWatchesWhereItLies() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(by: house.berta, house)
      try await watch(WatchedArea(zoneID: "it/Lombardy", delivery: .instant), by: house.berta, house)
      try await watch(WatchedArea(zoneID: "it/Lomb", delivery: .instant), by: house.carla, house)
      try await watch(by: house.anna, house)
      let near = try await house.published(CacheHouse.content("Near", at: CacheHouse.como.destination(distance: 4_990, bearing: 45)))
      let far = try await house.published(CacheHouse.content("Far", at: GeoPoint(latitude: 45.44, longitude: 11.99)!))
      for _ in 0..<2 { try await house.desk.announce(at: house.clock.now()) }
      #expect(try await heard(house.berta, house) == [[near]])
      #expect(try await heard(house.carla, house) == [], "another zone")
      #expect(try await heard(house.anna, house) == [], "one's own")
      let notified = try await house.notified(house.berta)
      #expect(notified.map(\.kind) == [.cachePublished] && notified.map(\.objectName) == ["Near"])
      #expect(notified.map(\.subject) == [house.anna.bytes], "who has blocked its owner is left out")
      _ = far
      #expect(try await house.database.query("SELECT FROM cache_announcements").isEmpty)
    }
  }

  @Test func whomTheOwnerHasBlockedHearsNothing() async throws {
    try await CacheHouse.run { house async throws in
      for accountID in [house.berta, house.carla] { try await watch(by: accountID, house) }
      house.social.block(house.anna, house.berta)
      let id = try await house.published(CacheHouse.content("Near"))
      try await house.desk.announce(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [])
      #expect(try await house.notified(house.berta) == [])
      #expect(try await heard(house.carla, house) == [[id]], "others do")
    }
  }

  @Test func anAreaThatCannotBeToldKeepsNoOtherFromIt() async throws {
    try await CacheHouse.run { house async throws in
      var area = Self.home
      area.delivery = .daily
      try await watch(area, by: house.berta, house)
      try await watch(area, by: house.carla, house)
      // A zone with a name that no filter takes, as a later version might have written.
      try await house.database.execute(
        "UPDATE cache_areas SET filter = '{\"difficultyLevels\":[99]}', next_time = next_time - interval '1 hour' WHERE account_id = \(house.berta)"
      )
      house.clock.advance(by: .seconds(60))
      let id = try await house.published(CacheHouse.content("Near"))
      house.clock.advance(by: .seconds(86_400))
      await #expect(throws: (any Error).self) { try await house.desk.tellDaily(at: house.clock.now()) }
      #expect(try await heard(house.carla, house) == [[id]])
    }
  }

  @Test func aCircleIsACircleAndGoesOver180Degrees() async throws {
    try await CacheHouse.run { house async throws in
      let edge = GeoPoint(latitude: 50, longitude: 179.99)!
      try await watch(WatchedArea(centre: LatLng(edge), radiusM: 10_000, delivery: .instant), by: house.berta, house)
      let corner = try await house.published(CacheHouse.content("corner", at: edge.destination(distance: 10_050, bearing: 45)))
      let inside = try await house.published(CacheHouse.content("inside", at: edge.destination(distance: 9_950, bearing: 90)))
      try await house.desk.announce(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [[inside]] && corner != inside)
    }
  }

  @Test func onlyWhatIsWantedIsTold() async throws {
    try await CacheHouse.run { house async throws in
      var area = Self.home
      area.filter = CacheFilter(difficultyLevels: [.easy], sizes: [.small, .regular])
      try await watch(area, by: house.berta, house)
      let wanted = try await house.published()
      var other = CacheHouse.content("hard", at: CacheHouse.como.destination(distance: 900, bearing: 0))
      other.difficulty = 4
      try await house.published(other)
      (other.difficulty, other.size) = (1, .nano)
      try await house.published(other)
      try await house.desk.announce(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [[wanted]])
      #expect(try await watched(by: house.berta, house).map(\.filter) == [area.filter])
    }
  }

  @Test func aCacheThatIsHiddenBeforeItIsToldIsNotTold() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(by: house.berta, house)
      let id = try await house.published()
      try await house.moderate(CacheOutContent.cache.ref(id), isHidden: true)
      let archived = try await house.published()
      try await house.archive(archived, by: house.anna)
      try await house.desk.announce(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [])
    }
  }

  @Test func aCacheOfWhichTheZoneIsNotKnownWaitsForIt() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(WatchedArea(zoneID: "it", delivery: .instant), by: house.berta, house)
      let id = try await house.published()
      try await house.database.transaction { try await $0.execute("UPDATE caches SET zone_key = '', is_zone_stale = true") }
      try await house.desk.announce(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [])
      try await house.upkeep.resolveZones(by: house.clock)
      try await house.desk.announce(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [[id]])
    }
  }

  @Test func aCityOfWatchersIsToldInPartsEachOnce() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(by: house.berta, house)
      try await house.database.transaction { transaction in
        try await transaction.execute(
          """
          INSERT INTO cache_areas SELECT gen_random_uuid(), gen_random_uuid(), '', latitude, longitude, radius_m, reach, bounds, far_bounds, zone_key,
            filter, difficulties, terrains, sizes, environments, kinds, news_time, next_time, create_time
          FROM cache_areas, generate_series(1, 1200)
          """)
      }
      try await house.published()
      // Two processes at once.
      async let one: Void = house.desk.announce(at: house.clock.now())
      async let two: Void = house.desk.announce(at: house.clock.now())
      _ = try await (one, two)
      try await house.desk.announce(at: house.clock.now())
      let told = try await house.database.query("SELECT payload FROM outbox WHERE type = 'notification.requested'").flatMap {
        try NotificationRequested(decoding: try $0.get(0)).accounts
      }
      #expect(told.count == 1_201 && Set(told).count == 1_201)
    }
  }

  @Test func aHundredThousandWatchersOfOneCityHoldUpNobody() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(by: house.berta, house)
      try await house.database.transaction { transaction in
        try await transaction.execute(
          """
          INSERT INTO cache_areas SELECT gen_random_uuid(), gen_random_uuid(), '', latitude, longitude, radius_m, reach, bounds, far_bounds, zone_key,
            filter, difficulties, terrains, sizes, environments, kinds, news_time, next_time, create_time
          FROM cache_areas, generate_series(1, 99999)
          """)
        try await transaction.execute("ANALYZE cache_areas")
      }
      let verona = try #require(GeoPoint(latitude: 45.44, longitude: 11.99))
      try await watch(WatchedArea(name: "Verona", centre: LatLng(verona), radiusM: 5_000, delivery: .instant), by: house.carla, house)
      let id = try #require(UUID(text: try await house.published()))
      house.clock.advance(by: .seconds(1))
      let other = try await house.published(CacheHouse.content("Arena", at: verona))
      // A round is not enough for the city, and tells everybody else.
      try await house.desk.announce(at: house.clock.now())
      #expect(try await heard(house.carla, house) == [[other]])
      #expect(try await house.database.query("SELECT cache_id FROM cache_announcements").map { try $0.get(0, as: UUID.self) } == [id])
      for _ in 0..<2 { try await house.desk.announce(at: house.clock.now()) }
      #expect(try await house.database.query("SELECT FROM cache_announcements").isEmpty)
      #expect(try await heard(house.berta, house) == [[id.text]])
      // All parts of it are read in three statements, each of which looks at every area once.
      let cache = try #require(try await CacheStore().cache(id, in: house.database))
      let statement = WatchStore.watchers(of: cache, at: CacheHouse.como, after: .first, limit: AreaNewsDesk.Announcement.readMax)
      let lines = try await house.database.slowQuery("EXPLAIN (ANALYZE, TIMING OFF) \(statement)").map { try $0.get(0, as: String.self) }
      #expect(
        lines.contains { $0.contains("cache_areas_bounds") } && ReadRows.most(in: lines) <= 100_001, "\(lines.joined(separator: "\n"))")
      #expect((100_000 + AreaNewsDesk.Announcement.readMax - 1) / AreaNewsDesk.Announcement.readMax <= 3)
    }
  }

  @Test func aPublicationIsMatchedByIndexHoweverManyAreasThereAre() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(by: house.berta, house)
      let id = try await house.published()
      // Thirty thousand areas all over the Earth, and half as many zones.
      try await house.database.transaction { transaction in
        try await transaction.execute(
          """
          INSERT INTO cache_areas SELECT gen_random_uuid(), gen_random_uuid(), '', p.latitude, p.longitude, radius_m, reach,
            box(point(p.longitude - 0.1, p.latitude - 0.1), point(p.longitude + 0.1, p.latitude + 0.1)), NULL, '', filter, difficulties, terrains,
            sizes, environments, kinds, news_time, NULL, create_time
          FROM cache_areas, (SELECT random() * 160 - 80 AS latitude, random() * 340 - 170 AS longitude FROM generate_series(1, 30000)) AS p
          """)
        try await transaction.execute(
          """
          INSERT INTO cache_areas SELECT gen_random_uuid(), gen_random_uuid(), '', NULL, NULL, 0, 0, NULL, NULL, 'zz/' || i || '/', filter,
            difficulties, terrains, sizes, environments, kinds, news_time, NULL, create_time
          FROM (SELECT * FROM cache_areas LIMIT 1) AS a, generate_series(1, 15000) AS i
          """)
        try await transaction.execute("ANALYZE cache_areas")
      }
      let cacheID = try #require(UUID(uuidString: id))
      let cache = try #require(try await CacheStore().cache(cacheID, in: house.database))
      let statement = WatchStore.watchers(of: cache, at: CacheHouse.como, after: .first, limit: 500)
      let lines = try await house.database.query("EXPLAIN (ANALYZE, TIMING OFF) \(statement)").map { try $0.get(0, as: String.self) }
      let plan = lines.joined(separator: "\n")
      for index in ["cache_areas_bounds", "cache_areas_zone"] { #expect(plan.contains(index), "\(plan)") }
      #expect(ReadRows.most(in: lines) < 5_000, "of 45,000: \(plan)")
      #expect(try await house.database.query(statement).map { try $0.get(0, as: UUID.self) }.contains(house.berta))
    }
  }

  @Test func theNewsOfADayAreToldTogether() async throws {
    try await CacheHouse.run { house async throws in
      var area = Self.home
      area.delivery = .daily
      let areaID = try await watch(area, by: house.berta, house)
      house.social.block(house.berta, house.carla)
      var ids: [String] = []
      for index in 0..<3 {
        house.clock.advance(by: .seconds(60))
        ids.append(try await house.published(CacheHouse.content("\(index)")))
      }
      try await house.published(CacheHouse.content("blocked"), by: house.carla)
      try await house.published(CacheHouse.content("own"), by: house.berta)
      try await house.published(CacheHouse.content("far", at: CacheHouse.como.destination(distance: 5_010, bearing: 0)))
      try await house.desk.announce(at: house.clock.now())
      try await house.desk.tellDaily(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [], "the day is not over")
      house.clock.advance(by: .seconds(86_400))
      async let one: Void = house.desk.tellDaily(at: house.clock.now())
      async let two: Void = house.desk.tellDaily(at: house.clock.now())
      _ = try await (one, two)
      #expect(try await heard(house.berta, house) == [ids.reversed()])
      let counted = try await house.told(to: house.berta).compactMap { event -> AreaNews? in
        if case .areaNews(let news) = event { return news }
        return nil
      }
      #expect(counted.map(\.areaID) == [areaID] && counted.map(\.cacheCount) == [3])
      // The next day begins anew, and a day without news is silent.
      house.clock.advance(by: .seconds(86_401))
      try await house.desk.tellDaily(at: house.clock.now())
      #expect(try await heard(house.berta, house).count == 1)
      let late = try await house.published(CacheHouse.content("late"))
      house.clock.advance(by: .seconds(5 * 86_400))
      try await house.desk.tellDaily(at: house.clock.now())
      #expect(try await heard(house.berta, house).last == [late])
    }
  }

  private func daily(_ accountID: UUID, _ house: CacheHouse) async throws -> [AreaNews] {
    try await house.told(to: accountID).compactMap { event in
      if case .areaNews(let news) = event { return news }
      return nil
    }
  }

  @Test func aZoneThatIsFoundAfterItsDayIsTheNextDaysNews() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(WatchedArea(zoneID: "it", delivery: .daily), by: house.berta, house)
      house.clock.advance(by: .seconds(60))
      let id = try await house.published()
      // As GeoService leaves it that does not answer.
      try await house.database.execute("UPDATE caches SET zone_key = '', is_zone_stale = true, zone_time = NULL, first_zone_time = NULL")
      house.clock.advance(by: .seconds(86_400))
      try await house.desk.tellDaily(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [])
      try await house.upkeep.resolveZones(by: house.clock)
      house.clock.advance(by: .seconds(86_400))
      try await house.desk.tellDaily(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [[id]])
      // Moved since, it is no new one.
      try await house.edit(id, by: house.anna) { $0.position = LatLng(latitudeDegrees: 45.9, longitudeDegrees: 9.1) }
      house.clock.advance(by: .seconds(2 * 86_400))
      try await house.desk.tellDaily(at: house.clock.now())
      #expect(try await heard(house.berta, house).count == 1)
    }
  }

  /// A round of questions lasts longer than areas wait, and a day is told within.
  @Test func aZoneThatIsFoundWhileADayIsToldIsTheNextDaysNews() async throws {
    try await CacheHouse.run { house async throws in
      try await watch(WatchedArea(zoneID: "it", delivery: .daily), by: house.berta, house)
      house.clock.advance(by: .seconds(60))
      let id = try await house.published()
      try await house.database.execute("UPDATE caches SET zone_key = '', is_zone_stale = true, zone_time = NULL, first_zone_time = NULL")
      house.clock.advance(by: .seconds(86_400))
      house.geo.meanwhile.withLock {
        $0 = {
          house.clock.advance(by: AreaRules.settlingTime + .seconds(40))
          try await house.desk.tellDaily(at: house.clock.now())
        }
      }
      try await house.upkeep.resolveZones(by: house.clock)
      house.geo.meanwhile.withLock { $0 = nil }
      #expect(try await heard(house.berta, house) == [])
      house.clock.advance(by: .seconds(86_400))
      try await house.desk.tellDaily(at: house.clock.now())
      #expect(try await heard(house.berta, house) == [[id]])
    }
  }

  @Test func whoIsLeftOutTakesNobodysPlaceInTheNewsOfADay() async throws {
    try await CacheHouse.run { house async throws in
      var area = Self.home
      area.delivery = .daily
      try await watch(area, by: house.berta, house)
      house.clock.advance(by: .seconds(60))
      let id = try await house.published(CacheHouse.content("first"))
      house.clock.advance(by: .seconds(60))
      // In the corner of the box and not in the circle, and of somebody who is blocked: more of each than are counted.
      house.social.block(house.berta, house.carla)
      for (spot, ownerID) in [(CacheHouse.como.destination(distance: 6_000, bearing: 45), house.anna), (CacheHouse.como, house.carla)] {
        let model = try await house.published(CacheHouse.content("model", at: spot), by: ownerID)
        try await house.copy(model, times: AreaRules.countedMax)
      }
      house.clock.advance(by: .seconds(86_400))
      try await house.desk.tellDaily(at: house.clock.now())
      let news = try await daily(house.berta, house)
      #expect(news.map(\.cacheCount) == [1] && news.first?.caches.map(\.cacheID) == [id])
      // Of many people, whom others may block, and who may change their minds: it names none.
      #expect(news.first?.caches.map(\.name) == [""])
    }
  }

  @Test func aRoundGoesOnWhileThereIsSomethingToTell() async throws {
    try await CacheHouse.run { house async throws in
      var area = Self.home
      area.delivery = .daily
      for accountID in [house.berta, house.carla] { try await watch(area, by: accountID, house) }
      try await house.database.execute(
        """
        INSERT INTO cache_areas SELECT gen_random_uuid(), gen_random_uuid(), '', latitude, longitude, radius_m, reach, bounds, far_bounds, zone_key,
          filter, difficulties, terrains, sizes, environments, kinds, news_time, next_time, create_time
        FROM cache_areas, generate_series(1, 5)
        """)
      house.clock.advance(by: .seconds(60))
      try await house.published()
      house.clock.advance(by: .seconds(86_400))
      // One that fails stays due, and is passed by.
      try await house.database.execute(
        "UPDATE cache_areas SET filter = '{\"difficultyLevels\":[99]}' WHERE account_id = \(house.carla)")
      await #expect(throws: (any Error).self) { try await house.desk.tellDaily(at: house.clock.now(), areasMax: 2) }
      let due = try await house.database.query("SELECT account_id FROM cache_areas WHERE next_time <= \(house.clock.now())")
      #expect(try due.map { try $0.get(0, as: UUID.self) } == [house.carla])
    }
  }

  @Test func areasAreOnesOwnAndLimited() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await watch(by: house.berta, house)
      #expect(try await watched(by: house.carla, house).isEmpty)
      try await unwatch(id, by: house.carla, house)
      let listed = try await watched(by: house.berta, house)
      #expect(listed.map(\.areaID) == [id] && listed.first?.centre == Self.home.centre && listed.first?.radiusM == 5_000)
      try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<30 { group.addTask { await house.refusal { try await watch(by: house.berta, house) } } }
        var refusals: [String] = []
        for try await refusal in group { if let refusal { refusals.append(refusal) } }
        #expect(refusals == Array(repeating: "TOO_MANY_AREAS", count: 11))
      }
      for _ in 0..<2 { try await unwatch(id, by: house.berta, house) }
      #expect(try await watched(by: house.berta, house).count == 19)
      try await house.database.transaction { transaction in
        _ = try await house.features().personal.purge(house.berta, in: transaction)
      }
      #expect(try await house.database.query("SELECT FROM cache_areas").isEmpty)
    }
  }

  @Test func badAreasAreRefused() async throws {
    try await CacheHouse.run { house async throws in
      func refusal(_ change: (inout WatchedArea) -> Void) async -> String? {
        var area = Self.home
        change(&area)
        let changed = area
        return await house.refusal { try await watch(changed, by: house.berta, house) }
      }
      #expect(await refusal { $0.centre = nil } == "area.centre MISSING")
      #expect(await refusal { $0.radiusM = 50_001 } == "area.radius_m OUT_OF_RANGE")
      #expect(await refusal { $0.radiusM = .nan } == "area.radius_m OUT_OF_RANGE")
      #expect(await refusal { $0.zoneID = "it" } == "area.centre NOT_APPLICABLE")
      #expect(await refusal { $0.delivery = .unspecified } == "area.delivery MISSING")
      #expect(await refusal { $0.name = String(repeating: "x", count: 101) } == "area.name TOO_LONG")
      #expect(await refusal { $0.filter = CacheFilter(text: "wall") } == "filter.text NOT_APPLICABLE")
      #expect(await refusal { $0.filter = CacheFilter(statuses: [.archived]) } == "filter.statuses NOT_APPLICABLE")
      #expect(await refusal { $0.filter = CacheFilter(find: .notFound) } == "filter.find NOT_APPLICABLE")
      #expect(await refusal { $0.filter = CacheFilter(terrainMin: 1.2) } == "filter.terrain_min OUT_OF_RANGE")
    }
  }

  @Test func zonesAreThoseThatAPlaceLiesIn() {
    #expect(AreaRules.zones(above: "it/Lombardy/Como/") == ["it/", "it/Lombardy/", "it/Lombardy/Como/"])
    #expect(AreaRules.zones(above: "") == [])
    #expect(AreaRules.bits([2, 10], of: CacheRules.steps) == 0b1_0000_0001)
    let due = Moment(milliseconds: 1_000)
    #expect(AreaRules.next(after: due, now: due + .seconds(60)) == due + .seconds(86_400))
    #expect(AreaRules.next(after: due, now: due + .seconds(200_000)) == due + .seconds(286_400))
  }
}
