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
import Testing
import Timekeeping

@testable import Geocaches

/// Caches to take along where there is no network (requirement C-59).
@Suite struct ExchangeTests {
  private func gone(_ ids: [String], _ house: CacheHouse) async throws -> [String] {
    try await house.exchange.findGoneCaches(
      FindGoneCachesRequest(selection: CacheHouse.around, cacheIDs: ids),
      house.call(CacheExchangeServiceMethods.findGoneCaches, by: house.berta)
    ).cacheIDs
  }

  @Test func aDownloadIsPagedAndAsNewAsItsFirstPage() async throws {
    try await CacheHouse.run { house async throws in
      var ids: [String] = []
      for index in 0..<5 { ids.append(try await house.published(CacheHouse.content("\(index)"))) }
      _ = try await house.draft()
      let first = try await house.download(size: 2)
      #expect(first.cacheCount == 5 && first.caches.count == 2)
      #expect(first.asOfTime == house.clock.now() - .seconds(300))
      house.clock.advance(by: .seconds(60))
      let second = try await house.download(size: 2, token: first.nextPageToken)
      let third = try await house.download(size: 2, token: second.nextPageToken)
      #expect(second.asOfTime == first.asOfTime && third.nextPageToken.isEmpty)
      let told = (first.caches + second.caches + third.caches).compactMap { $0.summary?.cacheID }
      #expect(told == ids.sorted())
      #expect(
        await house.refusal { _ = try await house.download(by: house.carla, token: first.nextPageToken) } == "page_token PAGE_TOKEN_INVALID"
      )
    }
  }

  @Test func laterOnlyWhatWasChangedIsToldAndWhatIsGone() async throws {
    try await CacheHouse.run { house async throws in
      let (kept, edited, archived, deleted, moved) = (
        try await house.published(CacheHouse.content("kept")), try await house.published(CacheHouse.content("edited")),
        try await house.published(CacheHouse.content("archived")), try await house.published(CacheHouse.content("deleted")),
        try await house.published(CacheHouse.content("moved"))
      )
      let all = [kept, edited, archived, deleted, moved]
      house.clock.advance(by: .seconds(600))
      let asOf = try await house.download().asOfTime
      _ = try await house.log(archived, by: house.berta)
      house.clock.advance(by: .seconds(600))
      try await house.edit(edited, by: house.anna) { $0.descriptionField = "Other words." }
      try await house.archive(archived, by: house.anna)
      try await house.archive(deleted, by: house.anna)
      try await house.edit(moved, by: house.anna) { $0.position = LatLng(latitudeDegrees: 40, longitudeDegrees: 9) }
      let new = try await house.published(CacheHouse.content("new"))
      let hidden = try await house.published(CacheHouse.content("hidden"))
      try await house.moderate(CacheOutContent.cache.ref(hidden), isHidden: true)
      let later = try await house.download(since: asOf)
      #expect(later.caches.compactMap { $0.summary?.cacheID } == [edited, new].sorted() && later.cacheCount == 2)
      #expect(later.caches.contains { $0.content?.descriptionField == "Other words." })
      let foreign = try await house.draft().cacheID
      #expect(try await gone(all + [hidden, foreign, edited], house) == [archived, deleted, moved, hidden, foreign])
      #expect(await house.refusal { _ = try await gone(Array(repeating: kept, count: 501), house) } == "cache_ids TOO_MANY")
    }
  }

  @Test func aZoneThatIsFoundLateIsDownloadedThen() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      try await house.database.execute("UPDATE caches SET zone_key = '', is_zone_stale = true, zone_time = NULL, first_zone_time = NULL")
      var selection = CacheHouse.around
      selection.filter = CacheFilter(zoneID: "it")
      house.clock.advance(by: .seconds(3_600))
      let first = try await house.download(selection)
      #expect(first.caches.isEmpty)
      house.clock.advance(by: .seconds(3_600))
      try await house.upkeep.resolveZones(by: house.clock)
      let second = try await house.download(selection, since: first.asOfTime)
      #expect(second.caches.compactMap { $0.summary?.cacheID } == [id] && second.cacheCount == 1)
      house.clock.advance(by: .seconds(3_600))
      #expect(try await house.download(selection, since: house.clock.now() - .seconds(60)).cacheCount == 0)
    }
  }

  @Test func whatIsHiddenStaysHidden() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Riddle")
      (content.kind, content.solution, content.proof, content.proofCode) = (.mystery, "Forty Two", .code, "Green Frog")
      content.finalPosition = LatLng(latitudeDegrees: 45.8212345, longitudeDegrees: 9.0912345)
      content.waypoints = [
        Waypoint(kind: .parking, position: LatLng(CacheHouse.como), name: "Car park"),
        Waypoint(kind: .stage, visibility: .solvers, position: LatLng(CacheHouse.como), name: "Gate"),
        Waypoint(kind: .reference, visibility: .owner, position: LatLng(CacheHouse.como), name: "Spare key"),
      ]
      let id = try await house.published(content)
      func gpx(_ accountID: UUID) async throws -> String {
        try await house.exchange.exportGpx(
          ExportGpxRequest(selection: CacheHouse.around), house.call(CacheExchangeServiceMethods.exportGpx, by: accountID)
        ).gpx
      }
      for accountID in [house.berta, house.anna, house.carla] {
        let one = try await house.cache(id, by: accountID)
        #expect(try await house.download(by: accountID).caches == [one], "as GetCache shows it")
      }
      let file = try await gpx(house.berta)
      for secret in ["45.82123", "9.09123", "Forty", "Frog", "Gate", "Spare", "Look up"] { #expect(!file.contains(secret), "\(secret)") }
      #expect(file.contains("Car park"))
      _ = try await house.caches.checkSolution(
        CheckSolutionRequest(cacheID: id, solution: "forty two"), house.call(CacheServiceMethods.checkSolution, by: house.berta))
      _ = try await house.log(id, .didNotFind, by: house.berta)
      let solved = try await gpx(house.berta)
      for shown in ["lat=\"45.8212345\" lon=\"9.0912345\"", "Gate"] { #expect(solved.contains(shown), "\(shown)") }
      for secret in ["Forty", "Frog", "Spare"] { #expect(!solved.contains(secret), "\(secret)") }
      #expect(try await house.download().caches == [try await house.cache(id, by: house.berta)])
      // An edit hides the new final from who knows the former one.
      try await house.edit(id, by: house.anna) { $0.finalPosition = LatLng(latitudeDegrees: 45.83, longitudeDegrees: 9.1) }
      #expect(try await !gpx(house.berta).contains("45.83"))
    }
  }

  @Test func hintsAreShownWhereTheyAreWantedAndCountedOnce() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      #expect(try await house.download().caches.first?.content?.hint == "")
      for _ in 0..<2 {
        async let one = house.download(showsHints: true)
        async let two = house.download(by: house.carla, showsHints: true)
        let (berta, carla) = try await (one, two)
        #expect(berta.caches.first?.content?.hint == "Look up." && carla.caches.first?.content?.hint == "Look up.")
      }
      _ = try await house.download(by: house.anna, showsHints: true)
      #expect(try await house.cache(id, by: house.anna).hintViewCount == 2)
    }
  }

  @Test func aPageOfLongTextsIsAShortOne() async throws {
    try await CacheHouse.run { house async throws in
      for index in 0..<4 {
        var content = CacheHouse.content("\(index)")
        content.descriptionField = String(repeating: "ä", count: 20_000)
        content.translations = ["de", "fr", "it", "es", "sv", "fi", "nl", "pl", "pt", "da", "nb"].map {
          CacheTranslation(languageCode: $0, descriptionField: String(repeating: "ä", count: 20_000))
        }
        try await house.published(content)
      }
      let page = try await house.download()
      #expect(page.caches.count == 2 && !page.nextPageToken.isEmpty && page.cacheCount == 4)
      #expect(try await house.download(token: page.nextPageToken).caches.count == 2)
    }
    #expect(ExchangeRules.fitting([]) == 0 && ExchangeRules.fitting([9_000_000, 1]) == 1 && ExchangeRules.fitting([1, 2, 3]) == 3)
  }

  @Test func badSelectionsAreRefused() async throws {
    try await CacheHouse.run { house async throws in
      func refusal(_ selection: CacheSelection?) async -> String? {
        await house.refusal {
          _ = try await house.exchange.downloadCaches(
            DownloadCachesRequest(selection: selection), house.call(CacheExchangeServiceMethods.downloadCaches, by: house.berta))
        }
      }
      #expect(await refusal(nil) == "selection MISSING")
      #expect(await refusal(CacheSelection(northEast: MapCorner())) == "south_west MISSING")
      let turned = CacheSelection(southWest: MapCorner(latitudeDegrees: 47), northEast: MapCorner(latitudeDegrees: 45))
      #expect(await refusal(turned) == "south_west OUT_OF_RANGE")
      var filtered = CacheHouse.around
      filtered.filter = CacheFilter(terrainMin: 1.2)
      #expect(await refusal(filtered) == "filter.terrain_min OUT_OF_RANGE")
    }
  }

  @Test func aRegionOfMoreThanTenThousandCachesIsTooLarge() async throws {
    try await CacheHouse.run { house async throws in
      try await house.database.transaction { transaction in
        try await transaction.execute(
          """
          INSERT INTO caches (cache_id, code, status, kind, latitude, longitude, name, description, hint, language_code, difficulty, terrain, size,
            environment, attributes, proof, extras, is_zone_stale, version, create_time, update_time, publish_time)
          SELECT gen_random_uuid(), 'CO' || translate(upper(lpad(to_hex(i), 6, '2')), '01', 'XY'), 'available', 'traditional', 45.5, 9, 'n', '', '', '',
            2, 2, 'small', 'urban', '{}', 'none', '{}', false, 2, \(house.clock.now()), \(house.clock.now()), \(house.clock.now())
          FROM (SELECT i + 2236962 AS i FROM generate_series(1, 10001) AS i) AS s
          """)
      }
      #expect(await house.refusal { _ = try await house.download() } == "AREA_TOO_LARGE")
      try await house.database.transaction { transaction in
        try await transaction.execute("DELETE FROM caches WHERE cache_id = (SELECT cache_id FROM caches LIMIT 1)")
      }
      let page = try await house.download(size: 100)
      #expect(page.cacheCount == 10_000 && page.caches.count == 100)
    }
  }
}
