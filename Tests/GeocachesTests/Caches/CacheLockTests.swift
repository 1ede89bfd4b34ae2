import CairnProto
import CairnTesting
import Events
import FoundationEssentials
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

/// Reasons for which a cache is locked: moderators have hidden it, nobody knows yet what lies there, nothing may be hidden there. In any order.
@Suite struct CacheLockTests {
  /// What happens to a cache from elsewhere.
  enum Deed: CaseIterable, Sendable {
    /// Moderators hide it.
    case hide
    /// Moderators show it again.
    case restore
    /// An operator shows it.
    case show
    /// GeoService says what lies there.
    case look
  }

  /// A cache, and in plain words what locks it.
  struct Life: Sendable {
    let id: UUID
    let code: String
    let place: GeoPoint
    let order: [Deed]
    let liesAtSchool: Bool
    var isHidden = false
    var waits = true
    var isForbidden = false

    var isSeen: Bool { !isHidden && !waits && !isForbidden }

    mutating func take(_ deed: Deed) {
      switch deed {
      case .hide: isHidden = true
      case .restore: isHidden = false
      case .show: (isHidden, isForbidden) = (false, false)
      case .look where waits: (waits, isForbidden) = (false, liesAtSchool)
      case .look: break
      }
    }
  }

  private static func orders(of deeds: [Deed]) -> [[Deed]] {
    if deeds.isEmpty { return [[]] }
    return deeds.indices.flatMap { index in
      var rest = deeds
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  /// Takes in a cache for each order of deeds, in the open and at a school.
  private static func lives(in house: CacheHouse) async throws -> [Life] {
    let all = orders(of: Deed.allCases)
    var text = "<gpx>"
    for index in 0..<2 * all.count {
      let east = index < all.count ? 9.0 : 9.5
      let place = GeoPoint(clampingLatitude: 45.1 + Double(index % all.count) / 100, wrappingLongitude: east)
      if index >= all.count { house.geo.put(.school, "School", around: place) }
      text +=
        "<wpt lat=\"\(place.latitude)\" lon=\"\(place.longitude)\"><name>GC\(1_000 + index)</name><type>Geocache|Traditional Cache</type>"
      text += "<cache><difficulty>1.5</difficulty><terrain>2</terrain></cache></wpt>"
    }
    _ = try await GPXImportTests.take(text + "</gpx>", into: house, isLooked: false)
    let rows = try await house.database.query("SELECT cache_id, code, latitude, longitude FROM caches ORDER BY source_code")
    #expect(rows.count == 2 * all.count)
    return try rows.enumerated().map { index, row in
      Life(
        id: try row.get(0), code: try row.get(1), place: GeoPoint(clampingLatitude: try row.get(2), wrappingLongitude: try row.get(3)),
        order: all[index % all.count], liesAtSchool: index >= all.count)
    }
  }

  private static func carryOut(_ deed: Deed, on life: Life, _ house: CacheHouse) async throws {
    switch deed {
    case .hide: try await house.moderate(CacheOutContent.cache.ref(life.id.text), isHidden: true)
    case .restore: try await house.moderate(CacheOutContent.cache.ref(life.id.text), isHidden: false)
    case .show:
      let operated = GeocachesApp.operated(house.database)
      #expect(try await operated.set(isHidden: false, life.code, at: house.clock.now(), in: house.database) == .done)
    case .look: try await house.upkeep.resolve(life.id, at: life.place, by: house.clock)
    }
  }

  /// Map, list, download, news of a day, counts by tile and the caches themselves show what nothing locks.
  private static func expectShown(_ lives: [Life], _ step: Int, _ house: CacheHouse) async throws {
    let expected = Set(lives.filter(\.isSeen).map(\.id.text))
    #expect(Set(try await house.inBox(CacheFilter()).caches.map(\.cacheID)) == expected, "the map, step \(step)")
    let list = try await house.search.searchCaches(
      SearchCachesRequest(filter: CacheFilter(), sort: .newest, position: LatLng(CacheHouse.como), pageSize: 100),
      house.call(CacheSearchServiceMethods.searchCaches, by: house.berta))
    #expect(Set(list.caches.map(\.cacheID)) == expected, "the list, step \(step)")
    #expect(Set(try await house.download(size: 100).caches.compactMap { $0.summary?.cacheID }) == expected, "the download, step \(step)")
    let news = try await house.desk.store.published(
      SearchFilter(CacheFilter(), callerID: house.berta), in: SpatialBox.around(CacheHouse.como, radius: 200_000),
      on: WatchStore.Day(former: Moment(milliseconds: 0), latter: house.clock.now()), before: (.latest, .last), limit: 100,
      in: house.database)
    #expect(Set(news.map(\.id.text)) == expected, "the news, step \(step)")
    let counted = try await house.database.query("SELECT COALESCE(sum(cache_count), 0)::bigint FROM cache_tiles WHERE zoom = 3").firstRow()
    #expect(try counted.get(0, as: Int64.self) == Int64(expected.count), "the counts, step \(step)")
    for life in lives {
      let refusal = await house.refusal { _ = try await house.cache(life.id.text, by: house.berta) }
      #expect(refusal == (life.isSeen ? nil : "CACHE_NOT_FOUND"), "step \(step): \(life)")
    }
  }

  @Test func whatLocksACacheComesAndGoesInAnyOrder() async throws {
    try await CacheHouse.run { house async throws in
      var lives = try await Self.lives(in: house)
      try await Self.expectShown(lives, 0, house)
      for step in Deed.allCases.indices {
        for index in lives.indices {
          let deed = lives[index].order[step]
          // Twice is as once.
          for _ in 0..<2 { try await Self.carryOut(deed, on: lives[index], house) }
          lives[index].take(deed)
        }
        try await Self.expectShown(lives, step + 1, house)
      }
      // Whatever was last, something is seen and something is not: the orders matter.
      #expect(lives.contains { $0.isSeen } && lives.contains { !$0.isSeen })
    }
  }

  @Test func whatIsRestoredWhileItWaitsIsShownAndToldWhenItIsKnownWhatLiesThere() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await GPXImportTests.take(GPXFixtures.groundspeak, into: house)
      let id = try await house.database.query("SELECT cache_id FROM caches").firstRow().get(0, as: UUID.self).text
      _ = try await house.log(id, by: house.berta)
      let newer = GPXFixtures.groundspeak.replacing("lat=\"59.861\" lon=\"17.651\"", with: "lat=\"59.9\" lon=\"17.7\"")
      #expect(try await GPXImportTests.take(newer, into: house, isLooked: false).counts.updated == 1)
      let told = try await house.notified(house.berta).count
      for isHidden in [true, false] {
        try await house.moderate(CacheOutContent.cache.ref(id), isHidden: isHidden)
        #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND")
      }
      #expect(try await house.notified(house.berta).count == told, "nobody saw a difference")
      try await house.upkeep.resolveZones(by: house.clock)
      #expect(try await house.cache(id, by: house.berta).summary?.status == .available)
    }
  }

  @Test func anotherFinalOfANewerFileHasToBeFoundOutAnew() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await GPXImportTests.take(GPXFixtures.groundspeak, into: house)
      let id = try await house.database.query("SELECT cache_id FROM caches").firstRow().get(0, as: UUID.self).text
      let final = try #require(GeoPoint(latitude: 59.861, longitude: 17.651))
      let solved = try await house.caches.checkSolution(
        CheckSolutionRequest(cacheID: id, position: LatLng(final)), house.call(CacheServiceMethods.checkSolution, by: house.berta))
      #expect(solved.isSolved)
      let newer = GPXFixtures.groundspeak.replacing("lat=\"59.861\" lon=\"17.651\"", with: "lat=\"59.9\" lon=\"17.7\"")
      #expect(try await GPXImportTests.take(newer, into: house).counts.updated == 1)
      let seen = try await house.cache(id, by: house.berta)
      #expect(!seen.isSolved && seen.hasHiddenFinal && seen.content?.finalPosition == nil)
    }
  }

  @Test func whatIsHiddenWhileAFileIsReadStaysHidden() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await GPXImportTests.take(GPXFixtures.groundspeak, into: house)
      let id = try await house.database.query("SELECT cache_id FROM caches").firstRow().get(0, as: UUID.self)
      let (stream, gate) = AsyncStream.makeStream(of: Void.self)
      async let importing = Self.take(once: stream, house)
      try await house.database.transaction { transaction in
        try await CacheStore().lock(id, in: transaction)
        gate.finish()
        for _ in 0..<200 {
          if try await CacheSecretsTests.waitingCount(house.database) > 0 { break }
          try await Task.sleep(for: .milliseconds(5))
        }
        try await CacheStore().hide(id, at: house.clock.now(), in: transaction)
      }
      #expect(try await importing == ["GC1A2B3 9: it is hidden here, by moderators or an operator"])
      #expect(await house.refusal { _ = try await house.cache(id.text, by: house.berta) } == "CACHE_NOT_FOUND")
    }
  }

  private static func take(once stream: AsyncStream<Void>, _ house: CacheHouse) async throws -> [String] {
    for await _ in stream {}
    let newer = GPXFixtures.groundspeak.replacing("available=\"True\"", with: "available=\"False\"")
    return try await GPXImportTests.take(newer, into: house).remarks
  }

  @Test func aNewerFileChangesNothingOfWhatIsHiddenAndIsLookedAtWhereItLeadsAwayFromASchool() async throws {
    try await CacheHouse.run { house async throws in
      let school = try #require(GeoPoint(latitude: 59.9, longitude: 17.7))
      house.geo.put(.school, "First School", around: school)
      let atSchool = GPXFixtures.groundspeak.replacing("lat=\"59.861\" lon=\"17.651\"", with: "lat=\"59.9\" lon=\"17.7\"")
      _ = try await GPXImportTests.take(atSchool, into: house)
      let id = try await house.database.query("SELECT cache_id FROM caches").firstRow().get(0, as: UUID.self).text
      let ref = CacheOutContent.cache.ref(id)
      try await house.moderate(ref, isHidden: true)
      #expect(try await GPXImportTests.take(GPXFixtures.groundspeak, into: house).remarks.count == 1)
      try await house.moderate(ref, isHidden: false)
      #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND", "for where it lies")
      #expect(try await GPXImportTests.take(GPXFixtures.groundspeak, into: house).counts.updated == 1)
      #expect(try await house.cache(id, by: house.berta).summary?.status == .available)
    }
  }
}
