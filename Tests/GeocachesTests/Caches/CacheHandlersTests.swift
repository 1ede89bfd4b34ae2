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
import Testing
import Timekeeping

@testable import Geocaches

@Suite struct CacheHandlersTests {
  @Test func aCacheIsBegunHereEditedAndPublished() async throws {
    try await CacheHouse.run { house async throws in
      house.social.befriend(house.anna, house.berta)
      let fixes = [9.08, 9.0801, 9.0799].map {
        PositionFix(position: LatLng(latitudeDegrees: 45.81, longitudeDegrees: $0), accuracyM: 8)
      }
      let context = house.call(CacheServiceMethods.createCache, by: house.anna, key: UUID().text)
      let draft = try await house.caches.createCache(CreateCacheRequest(content: CacheContent(), fixes: fixes), context)
      let begun = try await house.cache(draft.cacheID, by: house.anna)
      #expect(begun.summary?.status == .draft && abs((begun.content?.position?.longitudeDegrees ?? 0) - 9.08) < 1e-9)
      #expect(begun.positionAccuracyM > 0 && begun.positionAccuracyM < 8 && draft.code.count == 8)
      let missing = await house.refusal { _ = try await house.publish(draft.cacheID, by: house.anna) }
      #expect(missing == "CACHE_INCOMPLETE")
      let version = try await house.edit(draft.cacheID, by: house.anna) { content in
        let position = content.position
        content = CacheHouse.content("The wall")
        content.position = position
      }
      #expect(version == 2)
      let stale = await house.refusal { _ = try await house.publish(draft.cacheID, by: house.anna) }
      #expect(stale == "VERSION_MISMATCH")
      let published = try await house.publish(draft.cacheID, version: 2, by: house.anna)
      let seen = try await house.cache(draft.cacheID, by: house.berta)
      #expect(seen.summary?.status == .available && seen.version == published.version && seen.owner?.username == "anna")
      #expect(seen.summary?.zoneID == "it/Lombardy/Provincia di Como" && seen.cityID == 3_178_229)
      let told = try await house.told(to: house.berta)
      #expect(told == [.cachePublished(CachePublished(cacheID: draft.cacheID, name: "The wall", ownerAccountID: house.anna.text))])
      #expect(try await house.notified(house.berta).map(\.kind) == [.friendCachePublished])
      #expect(try await house.told(to: house.carla) == [], "no friend")
      let again = await house.refusal { _ = try await house.publish(draft.cacheID, version: 3, by: house.anna) }
      #expect(again == "ALREADY_PUBLISHED")
    }
  }

  /// Whatever is asked, somebody else's draft is not there: not by its id, its code, the map, lists, counts or logs.
  @Test func nobodyElseSeesADraft() async throws {
    try await CacheHouse.run { house async throws in
      let draft = try await house.draft()
      let (id, berta) = (draft.cacheID, house.berta)
      func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? { await house.refusal(body) }
      #expect(await refusal { _ = try await house.cache(id, by: berta) } == "CACHE_NOT_FOUND")
      let byCode = GetCacheRequest(code: draft.code)
      #expect(
        await refusal { _ = try await house.caches.getCache(byCode, house.call(CacheServiceMethods.getCache, by: berta)) }
          == "CACHE_NOT_FOUND")
      #expect(await refusal { _ = try await house.publish(id, by: berta) } == "CACHE_NOT_FOUND")
      #expect(await refusal { try await house.edit(id, by: berta) { $0.name = "Mine" } } == "CACHE_NOT_FOUND")
      #expect(await refusal { try await house.archive(id, by: berta) } == "CACHE_NOT_FOUND")
      #expect(await refusal { _ = try await house.log(id, by: berta) } == "CACHE_NOT_FOUND")
      #expect(await refusal { _ = try await house.list(id, by: berta) } == "CACHE_NOT_FOUND")
      let solution = CheckSolutionRequest(cacheID: id, solution: "x")
      #expect(
        await refusal { _ = try await house.caches.checkSolution(solution, house.call(CacheServiceMethods.checkSolution, by: berta)) }
          == "CACHE_NOT_FOUND")
      let map = try await house.inBox()
      #expect(map.caches.isEmpty && map.clusters.isEmpty && map.hints.isEmpty)
      let own = try await house.inBox(by: house.anna)
      #expect(own.caches.isEmpty, "the owner's own list has it, and no map")
      let found = try await house.search.searchCaches(
        SearchCachesRequest(filter: CacheFilter(statuses: [.available, .disabled, .archived], text: draft.code)),
        house.call(CacheSearchServiceMethods.searchCaches, by: berta))
      #expect(found.caches.isEmpty && found.hints.isEmpty)
      let draftsAskedFor = await refusal {
        _ = try await house.inBox(CacheFilter(statuses: [.draft]))
      }
      #expect(draftsAskedFor == "filter.statuses UNKNOWN_VALUE")
      // A second draft at the same place is no neighbour that the owner of a third is warned of.
      let other = try await house.draft(by: berta)
      #expect(try await house.publish(other.cacheID, by: berta).warnings == [])
    }
  }

  @Test func whatIsHiddenIsShownToThoseWhoHaveFoundItOut() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Riddle")
      content.kind = .mystery
      content.finalPosition = LatLng(latitudeDegrees: 45.82, longitudeDegrees: 9.09)
      content.solution = "Forty Two"
      content.waypoints = [
        Waypoint(kind: .parking, position: LatLng(CacheHouse.como), name: "Car park"),
        Waypoint(kind: .stage, visibility: .solvers, position: LatLng(CacheHouse.como), name: "Gate"),
        Waypoint(kind: .reference, visibility: .owner, position: LatLng(CacheHouse.como), name: "Spare key"),
      ]
      let id = try await house.published(content)
      let before = try await house.cache(id, by: house.berta)
      #expect(before.hasHiddenFinal && !before.isSolved && before.content?.finalPosition == nil && before.content?.solution == "")
      #expect(before.content?.waypoints.map(\.name) == ["Car park"])
      func solve(_ request: CheckSolutionRequest, from address: String? = nil) async throws -> CheckSolutionResponse {
        try await house.caches.checkSolution(request, house.call(CacheServiceMethods.checkSolution, by: house.berta, from: address))
      }
      let wrong = try await solve(CheckSolutionRequest(cacheID: id, solution: "43"))
      #expect(!wrong.isSolved && wrong.finalPosition == nil && wrong.remainingTries == 9)
      let right = try await solve(CheckSolutionRequest(cacheID: id, solution: " fortytwo "))
      #expect(right.isSolved && right.finalPosition == content.finalPosition)
      let after = try await house.cache(id, by: house.berta)
      #expect(after.isSolved && after.content?.finalPosition == content.finalPosition && after.content?.solution == "")
      #expect(after.content?.waypoints.map(\.name) == ["Car park", "Gate"])
      #expect(try await house.cache(id, by: house.anna).content?.waypoints.count == 3)
      #expect(try await house.cache(id, by: house.carla).content?.finalPosition == nil)
      try await house.edit(id, by: house.anna) { $0.finalPosition = LatLng(latitudeDegrees: 45.83, longitudeDegrees: 9.09) }
      #expect(try await house.cache(id, by: house.berta).content?.finalPosition == nil, "another final has to be found out anew")
    }
  }

  @Test func tenAccountsOfOneNetworkHaveTenTriesTogether() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Riddle")
      content.kind = .mystery
      content.finalPosition = LatLng(latitudeDegrees: 45.82, longitudeDegrees: 9.09)
      let id = try await house.published(content)
      func solve(_ accountID: UUID, from address: String) async -> String? {
        await house.refusal {
          _ = try await house.caches.checkSolution(
            CheckSolutionRequest(cacheID: id, solution: "x"),
            house.call(CacheServiceMethods.checkSolution, by: accountID, from: address))
        }
      }
      for _ in 0..<10 { #expect(await solve(UUID(), from: "203.0.113.7") == nil) }
      #expect(await solve(UUID(), from: "203.0.113.7") == "TOO_MANY_TRIES")
      #expect(await solve(house.carla, from: "198.51.100.1") == nil)
      for address in 2...10 { #expect(await solve(house.carla, from: "198.51.\(address).1") == nil) }
      #expect(await solve(house.carla, from: "192.0.2.1") == "TOO_MANY_TRIES")
      house.clock.advance(by: CacheRules.tryWindow)
      #expect(await solve(house.carla, from: "192.0.2.1") == nil)
      try await house.upkeep.sweepTries(at: house.clock.now() + CacheRules.tryWindow)
      #expect(try await house.database.query("SELECT 1 FROM cache_tries").isEmpty)
    }
  }

  @Test func hintsAreToldOnDemandAndCountedOnce() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let without = try await house.cache(id, by: house.berta)
      #expect(without.content?.hint == "" && without.hasHint && without.hintViewCount == 0)
      for _ in 0..<2 {
        let with = try await house.cache(id, by: house.berta, showsHint: true)
        #expect(with.content?.hint == "Look up." && with.hintViewCount == 1)
      }
      _ = try await house.cache(id, by: house.anna, showsHint: true)
      #expect(try await house.cache(id, by: house.carla).hintViewCount == 1, "owners know it anyway")
    }
  }

  @Test func ofTwoWhoEditAtOnceOneIsToldToReadAgain() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let version = try await house.cache(id, by: house.anna).version
      async let one = house.refusal { try await house.edit(id, by: house.anna, version: version) { $0.name = "One" } }
      async let two = house.refusal { try await house.edit(id, by: house.anna, version: version) { $0.name = "Two" } }
      let refusals = await [one, two]
      #expect(refusals.compactMap { $0 } == ["VERSION_MISMATCH"])
      #expect(try await house.cache(id, by: house.anna).version == version + 1)
    }
  }

  @Test func whoHasFoundItHearsOfChangesAndNobodyOfNone() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      _ = try await house.log(id, by: house.berta)
      let version = try await house.edit(id, by: house.anna) { $0.descriptionField = "A large box." }
      let unchanged = try await house.edit(id, by: house.anna) { _ in }
      #expect(unchanged == version)
      #expect(
        try await house.told(to: house.berta) == [.cacheUpdated(CacheUpdated(cacheID: id, version: version, status: .available))])
      #expect(try await house.notified(house.berta).filter { $0.kind == .cacheUpdated }.map(\.objectID) == [id])
      #expect(try await house.archive(id, by: house.anna))
      #expect(try await house.told(to: house.berta).count == 2)
      let closed = await house.refusal { try await house.edit(id, by: house.anna) { $0.name = "New" } }
      #expect(closed == "CACHE_ARCHIVED")
      #expect(try await house.inBox().caches.isEmpty)
      #expect(try await house.stats(of: house.berta).pointCount == 28, "finds and points stay: 17.5 and ten for the first")
    }
  }

  @Test func aCacheThatNobodyHasLoggedIsGoneWhenItIsDeleted() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      #expect(await house.refusal { try await house.archive(id, by: house.berta) } == "NOT_OWNER")
      #expect(try await !house.archive(id, by: house.anna))
      #expect(await house.refusal { _ = try await house.cache(id, by: house.anna) } == "CACHE_NOT_FOUND")
    }
  }

  @Test func anOwnerIsWarnedOfBoxesNearbyAndOfTheSameName() async throws {
    try await CacheHouse.run { house async throws in
      let first = try await house.published(CacheHouse.content("The wall"))
      let near = try await house.draft(CacheHouse.content("Other", at: CacheHouse.como.destination(distance: 160, bearing: 90)))
      let warnings = try await house.publish(near.cacheID, by: house.anna).warnings
      #expect(warnings.map(\.kind) == [.tooNear] && warnings.map(\.cacheID) == [first])
      #expect(abs((warnings.first?.distanceM ?? 0) - 160) < 0.5)
      let far = try await house.draft(CacheHouse.content("the WALL", at: CacheHouse.como.destination(distance: 400, bearing: 270)))
      #expect(try await house.publish(far.cacheID, by: house.anna).warnings.map(\.kind) == [.similar])
      var virtual = CacheHouse.content("View", at: CacheHouse.como)
      virtual.kind = .virtual
      let seen = try await house.draft(virtual)
      #expect(try await house.publish(seen.cacheID, by: house.anna).warnings == [])
    }
  }

  @Test func aZoneThatCannotBeAskedForIsAskedForLater() async throws {
    try await CacheHouse.run { house async throws in
      house.geo.setDown(true)
      let draft = try await house.draft()
      let id = draft.cacheID
      #expect(try await house.cache(id, by: house.anna).summary?.zoneID == "")
      #expect(await house.refusal { _ = try await house.publish(id, by: house.anna) } == "UNAVAILABLE", "what is there is not known")
      house.geo.setDown(false)
      try await house.upkeep.resolveZones(by: house.clock)
      _ = try await house.publish(id, by: house.anna)
      #expect(try await house.cache(id, by: house.berta).summary?.zoneID == "it/Lombardy/Provincia di Como")
      try await house.edit(id, by: house.anna) { $0.position = LatLng(latitudeDegrees: 40, longitudeDegrees: 11) }
      let moved = try await house.cache(id, by: house.berta)
      #expect(moved.summary?.zoneID == "it" && moved.cityID == 0, "nothing within 50 km")
    }
  }

  @Test func aPlaceThatIsRefusedKeepsNoOtherFromItsZone() async throws {
    try await CacheHouse.run { house async throws in
      house.geo.setDown(true)
      var refused = CacheHouse.content("At the pole")
      refused.position = LatLng(latitudeDegrees: 89, longitudeDegrees: 0)
      _ = try await house.draft(refused)
      house.clock.advance(by: .seconds(1))
      let id = try await house.draft().cacheID
      house.geo.setDown(false)
      #expect(await house.refusal { try await house.upkeep.resolveZones(by: house.clock) } == "INVALID_ARGUMENT")
      #expect(try await house.cache(id, by: house.anna).summary?.zoneID == "it/Lombardy/Provincia di Como")
    }
  }

  @Test func draftsAndPublicationsAreLimited() async throws {
    try await CacheHouse.run { house async throws in
      try await house.database.transaction { transaction in
        try await transaction.execute(
          """
          INSERT INTO caches (cache_id, code, owner_id, status, kind, name, description, hint, language_code, difficulty, terrain, size,
            environment, attributes, proof, extras, is_zone_stale, version, create_time, update_time)
          SELECT md5(n::text)::uuid, 'CO' || translate(lpad(n::text, 6, '0'), '01', 'AB'), \(house.anna), 'draft', 'traditional', '', '', '', '', 0,
            0, '', '', '{}', 'none', '{}', false, 1, \(house.clock.now()), \(house.clock.now())
          FROM generate_series(1, \(Int64(CacheRules.draftsMax - 1))) AS n
          """)
      }
      _ = try await house.draft()
      #expect(await house.refusal { _ = try await house.draft() } == "TOO_MANY_DRAFTS")
      #expect(try await !house.draft(by: house.berta).cacheID.isEmpty)
    }
  }

  @Test func whatIsDeletedCountsAmongTheDaysPublications() async throws {
    try await CacheHouse.run { house async throws in
      for _ in 0..<CacheRules.publishedPerDayMax {
        let id = try await house.published()
        #expect(try await !house.archive(id, by: house.anna))
      }
      #expect(await house.refusal { try await house.published() } == "TOO_MANY_CACHES")
      try await house.published(by: house.berta)
      house.clock.advance(by: CacheRules.publishWindow)
      try await house.published()
      try await house.upkeep.sweepPublications(at: house.clock.now())
      #expect(
        try await house.database.query("SELECT account_id FROM cache_publications").map { try $0.get(0, as: UUID.self) } == [house.anna])
    }
  }

  private static let mistakes: [(field: String, change: @Sendable (inout CacheContent) -> Void)] = [
    ("content.name TOO_LONG", { (content: inout CacheContent) in content.name = String(repeating: "n", count: 101) }),
    ("content.name NOT_WRITING", { $0.name = "a\u{202E}b" }), ("content.difficulty OUT_OF_RANGE", { $0.difficulty = 5.5 }),
    ("content.terrain OUT_OF_RANGE", { $0.terrain = 1.25 }), ("content.terrain OUT_OF_RANGE", { $0.terrain = .nan }),
    ("content.size UNKNOWN_VALUE", { $0.size = .unrecognized(77) }), ("content.kind UNKNOWN_VALUE", { $0.kind = .unrecognized(77) }),
    ("content.position OUT_OF_RANGE", { $0.position = LatLng(latitudeDegrees: 91, longitudeDegrees: 0) }),
    ("content.position OUT_OF_RANGE", { $0.position = LatLng(latitudeDegrees: .nan, longitudeDegrees: 0) }),
    ("content.language_code MALFORMED", { $0.languageCode = "not a tag" }),
    ("content.photos INVALID_UUID", { $0.photos = [CachePhoto(mediaID: "x")] }),
    ("content.photos TOO_MANY", { $0.photos = (0...20).map { _ in CachePhoto(mediaID: UUID().text) } }),
    ("content.final_position NOT_APPLICABLE", { $0.finalPosition = LatLng() }),
    ("content.solution NOT_APPLICABLE", { $0.solution = "x" }), ("content.proof_code NOT_APPLICABLE", { $0.proofCode = "x" }),
    ("content.event_start_time NOT_APPLICABLE", { $0.eventTimeZone = "Europe/Rome" }),
    ("content.waypoints MISSING", { $0.waypoints = [Waypoint(kind: .parking)] }),
    ("content.waypoints MISSING", { $0.waypoints = [Waypoint(position: LatLng())] }),
    ("content.translations MISSING", { $0.translations = [CacheTranslation(name: "x")] }),
    ("content.translations DUPLICATE", { $0.translations = ["de", "DE"].map { CacheTranslation(languageCode: $0) } }),
  ]

  @Test(arguments: mistakes.indices)
  func whatIsWrongIsRefusedByItsField(index: Int) async throws {
    try await CacheHouse.run { house async throws in
      let (field, change) = Self.mistakes[index]
      var content = CacheHouse.content()
      change(&content)
      #expect(await house.refusal { _ = try await house.draft(content) } == field)
    }
  }

  @Test func anEventHasABeginningAnEndAndAZone() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Picnic")
      content.kind = .event
      #expect(await house.refusal { try await house.published(content) } == "CACHE_INCOMPLETE")
      content.eventStartTime = house.clock.now() + .seconds(3_600)
      content.eventEndTime = house.clock.now()
      content.eventTimeZone = "Europe/Rome"
      #expect(await house.refusal { _ = try await house.draft(content) } == "content.event_end_time OUT_OF_RANGE")
      let end = house.clock.now() + .seconds(7_200)
      content.eventEndTime = end
      content.eventTimeZone = "Middle/Earth"
      #expect(await house.refusal { _ = try await house.draft(content) } == "content.event_time_zone UNKNOWN_VALUE")
      content.eventTimeZone = "europe/rome"
      let id = try await house.published(content)
      #expect(try await house.cache(id, by: house.berta).content?.eventTimeZone == "Europe/Rome")
      #expect(await house.refusal { _ = try await house.log(id, by: house.berta) } == "content.visit_time OUT_OF_RANGE", "it is to come")
      house.clock.advance(by: .seconds(3_600))
      #expect(try await house.log(id, by: house.berta).points == 10, "nobody is the first at an event")
      // Over: it is proposed no more, and two days later it is archived.
      func proposed() async throws -> Int {
        try await house.search.suggestCaches(
          SuggestCachesRequest(position: LatLng(CacheHouse.como)), house.call(CacheSearchServiceMethods.suggestCaches, by: house.carla)
        ).caches.count
      }
      #expect(try await proposed() == 1)
      house.clock.advance(by: .seconds(3_600))
      #expect(try await proposed() == 0)
      for (days, count) in [(1, 1), (2, 0)] {
        house.clock.advance(by: .seconds(86_400))
        try await house.upkeep.archiveEvents(at: house.clock.now())
        #expect(try await house.inBox().caches.count == count, "\(days)")
      }
      house.clock.advance(by: .seconds(1))
      #expect(await house.refusal { _ = try await house.log(id, by: house.carla) } == "CACHE_ARCHIVED")
      #expect(try await house.log(id, by: house.carla, at: end + .seconds(2_400)).points == 10, "as it was taken on the way home")
      #expect(await house.refusal { _ = try await house.published(content) } == "content.event_end_time OUT_OF_RANGE", "it is over")
    }
  }

  @Test func oneListsOnesOwnPageByPage() async throws {
    try await CacheHouse.run { house async throws in
      var ids: [String] = []
      for index in 0..<5 {
        house.clock.advance(by: .seconds(1))
        ids.append(index < 2 ? try await house.published() : try await house.draft().cacheID)
      }
      var (listed, token) = ([String](), "")
      repeat {
        let page = try await house.caches.listMyCaches(
          ListMyCachesRequest(pageSize: 2, pageToken: token), house.call(CacheServiceMethods.listMyCaches, by: house.anna))
        listed += page.caches.map(\.cacheID)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(listed == ids.reversed())
      let drafts = try await house.caches.listMyCaches(
        ListMyCachesRequest(statuses: [.draft]), house.call(CacheServiceMethods.listMyCaches, by: house.anna))
      #expect(drafts.caches.count == 3)
      let none = try await house.caches.listMyCaches(
        ListMyCachesRequest(), house.call(CacheServiceMethods.listMyCaches, by: house.berta))
      #expect(none.caches.isEmpty)
    }
  }
}
