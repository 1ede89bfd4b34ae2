import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping
import XML

@testable import Geocaches

/// Files in the database.
@Suite struct GPXImportTests {
  /// - Parameter isLooked: Whether it is looked what lies where its caches are, before which nobody sees them.
  static func take(
    _ text: String, into house: CacheHouse, source: String? = nil, isDryRun: Bool = false, limits: GPXImport.Limits = GPXImport.Limits(),
    isLooked: Bool = true
  ) async throws -> (counts: GPXImport.Counts, remarks: [String]) {
    var remarks: [String] = []
    var taking = GPXImport(database: house.database, source: source, isDryRun: isDryRun, limits: limits, time: house.clock) {
      remarks.append("\($0.code) \($0.line): \($0.reason)")
    }
    try await taking.run { GPXReadingTests.pieces(text, 1_000) }
    if isLooked { try await house.upkeep.resolveZones(by: house.clock) }
    return (taking.counts, remarks)
  }

  private static func id(_ code: String, in house: CacheHouse) async throws -> String {
    let row = try await house.database.query("SELECT cache_id FROM caches WHERE source_code = \(code)").firstRow()
    return try row.get(0, as: UUID.self).text
  }

  @Test func aFilesCachesAreFoundWithTheirPlacesAndBelongToNobody() async throws {
    try await CacheHouse.run { house async throws in
      let (counts, remarks) = try await Self.take(GPXFixtures.groundspeak, into: house)
      #expect(counts == GPXImport.Counts(made: 1, places: 3, logs: 2) && remarks.isEmpty)
      let id = try await Self.id("GC1A2B3", in: house)
      let cache = try await house.cache(id, by: house.berta)
      #expect(cache.content?.name == "The mill & the river" && cache.owner == nil && cache.summary?.status == .available)
      #expect(
        cache.content?.waypoints.map(\.name) == ["By the mill", "Gate"] && cache.content?.finalPosition == nil, "the final is hidden")
      #expect(cache.content?.environment == .other && cache.content?.size == .small && cache.content?.attributes == [.dogs, .anyHour])
      // It is found and logged as any other, and nobody edits it.
      _ = try await house.log(id, by: house.berta)
      #expect(await house.refusal { _ = try await house.edit(id, by: house.anna) { $0.name = "Mine" } } == "NOT_OWNER")
    }
  }

  @Test func theSameFileChangesNothingAndANewerOneWhatIsNew() async throws {
    try await CacheHouse.run { house async throws in
      let dry = try await Self.take(GPXFixtures.groundspeak, into: house, isDryRun: true)
      #expect(dry.counts.made == 1)
      let first = try await Self.take(GPXFixtures.groundspeak, into: house)
      #expect(first.counts == dry.counts, "a dry run tells the same, and leaves nothing")
      let id = try await Self.id("GC1A2B3", in: house)
      let version = try await house.cache(id, by: house.berta).version
      let again = try await Self.take(GPXFixtures.groundspeak, into: house)
      #expect(again.counts == GPXImport.Counts(unchanged: 1, places: 3, logs: 2))
      #expect(try await house.cache(id, by: house.berta).version == version)
      let newer = GPXFixtures.groundspeak.replacing("available=\"True\"", with: "available=\"False\"")
        .replacing("third stone", with: "fourth stone")
      #expect(try await Self.take(newer, into: house).counts.updated == 1)
      let cache = try await house.cache(id, by: house.berta)
      #expect(cache.summary?.status == .disabled && cache.version > version)
      // Another catalogue's cache of the same code is another cache.
      #expect(try await Self.take(newer, into: house, source: "elsewhere").counts.made == 1)
    }
  }

  @Test func everythingThatIsNotTakenIsToldWithItsCodeAndLine() async throws {
    try await CacheHouse.run { house async throws in
      let (counts, remarks) = try await Self.take(GPXFixtures.flawed, into: house)
      #expect(counts.made == 2 && counts.leftOut == 8 && counts.remarks == remarks.count)
      #expect(
        remarks == [
          "GCOUT1 2: its position is none: 91, 0", "GCNAN1 3: its position is none: NaN, 0",
          "GCDIF1 4: its difficulty is none of 1 to 5 in halves", "GCTER1 5: its terrain is none of 1 to 5 in halves",
          "HOME 6: it is neither a cache nor a place of one", " 7: it has no code", "GCLATE 8: its time is yet to come",
          "GCTIME 9: its time is none: yesterday", "GCTIME 10: it is there twice: the first counts",
          "PKNONE 11: the cache of Car park is not in the file",
        ])
      let opencaching = try await Self.take(GPXFixtures.opencaching, into: house)
      #expect(opencaching.counts.made == 1 && opencaching.counts.places == 1)
      #expect(opencaching.remarks == ["OC9999-1 23: the cache of Of another file is not in the file"])
    }
  }

  @Test func placesThatAreNotTakenAreToldWithTheirLine() async throws {
    try await CacheHouse.run { house async throws in
      func place(_ name: String, _ kind: String) -> String {
        "<wpt lat=\"1\" lon=\"1\"><name>\(name)</name><desc>\(name)</desc><type>Waypoint|\(kind)</type></wpt>"
      }
      func cache(_ name: String, _ kind: String, _ terrain: String = "1") -> String {
        "<wpt lat=\"1\" lon=\"1\"><name>\(name)</name><type>Geocache|\(kind)</type>"
          + "<cache><difficulty>1</difficulty><terrain>\(terrain)</terrain></cache></wpt>"
      }
      let lines = [
        "<gpx>", place("F1AAAA", "Final Location"), place("F2AAAA", "Final Location"), cache("GCAAAA", "Multi-cache"),
        place("PKBBBB", "Parking Area"), cache("GCBBBB", "Traditional Cache", "9"), place("PKCCCC", "Parking Area"),
        place("P2AAAA", "Parking Area"), place("P3AAAA", "Parking Area"), "</gpx>",
      ]
      let (counts, remarks) = try await Self.take(lines.joined(separator: "\n"), into: house, limits: GPXImport.Limits(placesMax: 5))
      #expect(counts == GPXImport.Counts(made: 1, leftOut: 5, places: 2, remarks: 5))
      #expect(
        remarks == [
          "P3AAAA 9: one place too many: the first 5 of a file are taken", "F1AAAA 2: GCAAAA has several finals: the last one is taken",
          "GCBBBB 6: its terrain is none of 1 to 5 in halves", "PKBBBB 5: the cache of PKBBBB was not taken",
          "PKCCCC 7: the cache of PKCCCC is not in the file",
        ])
    }
  }

  @Test func aFinalOfACacheThatHidesNoneIsAStation() async throws {
    try await CacheHouse.run { house async throws in
      let text = """
        <gpx><wpt lat="1" lon="2"><name>F1AAAA</name><desc>The box</desc><type>Waypoint|Final Location</type></wpt>
        <wpt lat="1" lon="1"><name>GCAAAA</name><type>Geocache|Traditional Cache</type>
        <cache><difficulty>1</difficulty><terrain>1</terrain></cache></wpt></gpx>
        """
      #expect(try await Self.take(text, into: house).counts == GPXImport.Counts(made: 1, places: 1))
      let waypoints = try await house.cache(Self.id("GCAAAA", in: house), by: house.berta).content?.waypoints
      #expect(waypoints?.map(\.kind) == [.stage], "whether a box may lie there is asked, as of every station")
    }
  }

  @Test func moreCachesThanAFileMayHaveAreTold() async throws {
    try await CacheHouse.run { house async throws in
      let text = GPXFixtures.groundspeak.replacing("</gpx>", with: "") + Self.event + "</gpx>"
      let (counts, remarks) = try await Self.take(text, into: house, limits: GPXImport.Limits(cachesMax: 1))
      #expect(counts.made == 1 && counts.leftOut == 1)
      #expect(remarks.count == 1 && remarks.first?.hasSuffix("one cache too many: the first 1 of a file are taken") == true)
    }
  }

  private static let event = """
    <wpt lat="59.9" lon="17.7"><time>2030-05-01T12:00:00Z</time><name>GCMEET1</name><type>Geocache|Event Cache</type>
    <cache available="True" archived="False"><name>Meeting</name><difficulty>1</difficulty><terrain>1</terrain></cache></wpt>
    """

  @Test func whatComesFromElsewhereIsSeenOnlyWhenItIsKnownWhatLiesThere() async throws {
    try await CacheHouse.run { house async throws in
      let world = (-80.0, -170.0, 80.0, 170.0)
      func seen() async throws -> [String] { try await house.inBox(CacheFilter(), by: house.berta, world).caches.map(\.name) }
      house.geo.setDown(true)
      _ = try await Self.take(GPXFixtures.groundspeak, into: house, isLooked: false)
      await #expect(throws: RPCError.self) { try await house.upkeep.resolveZones(by: house.clock) }
      let id = try await Self.id("GC1A2B3", in: house)
      let selection = CacheSelection(
        southWest: MapCorner(latitudeDegrees: 59, longitudeDegrees: 17), northEast: MapCorner(latitudeDegrees: 61, longitudeDegrees: 18))
      #expect(try await seen().isEmpty)
      #expect(try await house.download(selection).caches.isEmpty)
      #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.log(id, by: house.berta) } != nil)
      // The same file changes nothing of it, and a newer one what is new; it waits on.
      #expect(try await Self.take(GPXFixtures.groundspeak, into: house, isLooked: false).counts.unchanged == 1)
      let newer = GPXFixtures.groundspeak.replacing("available=\"True\"", with: "available=\"False\"")
      #expect(try await Self.take(newer, into: house, isLooked: false).counts.updated == 1)
      #expect(try await seen().isEmpty)
      // At an event people meet, wherever that is.
      _ = try await Self.take("<gpx>\(Self.event)</gpx>", into: house, isLooked: false)
      #expect(try await seen() == ["Meeting"])
      house.geo.setDown(false)
      try await house.upkeep.resolveZones(by: house.clock)
      #expect(try await house.cache(id, by: house.berta).summary?.status == .disabled)
      #expect(try await Self.take(GPXFixtures.groundspeak, into: house).counts.updated == 1)
      #expect(try await Set(seen()) == ["Meeting", "The mill & the river"])
      #expect(try await house.download(selection).caches.count == 2)
    }
  }

  @Test func manyAreLookedAtInOneRound() async throws {
    try await CacheHouse.run { house async throws in
      let count = CacheUpkeep.zonesMax + 10
      let caches = (0..<count).map {
        "<wpt lat=\"\(45 + Double($0) / 1_000)\" lon=\"9\"><name>GC\(1_000 + $0)</name><type>Geocache|Traditional Cache</type>"
          + "<cache><difficulty>1.5</difficulty><terrain>2</terrain></cache></wpt>"
      }
      _ = try await Self.take("<gpx>\(caches.joined())</gpx>", into: house)
      let waiting = try await house.database.query("SELECT count(*) FROM caches WHERE awaits_ground OR status <> 'available'").firstRow()
      #expect(try waiting.get(0, as: Int64.self) == 0)
    }
  }

  @Test func whatLiesWhereNothingMayBeHiddenIsShownToNobodyUntilAnOperatorDoes() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await Self.take(GPXFixtures.groundspeak, into: house)
      let id = try await Self.id("GC1A2B3", in: house)
      let code = try #require(try await house.cache(id, by: house.berta).summary?.code)
      // A newer file moves its final to a school.
      let school = try #require(GeoPoint(latitude: 59.9, longitude: 17.7))
      house.geo.put(.school, "First School", around: school)
      let newer = GPXFixtures.groundspeak.replacing("lat=\"59.861\" lon=\"17.651\"", with: "lat=\"59.9\" lon=\"17.7\"")
      #expect(try await Self.take(newer, into: house, isLooked: false).counts.updated == 1)
      #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND", "before anybody has looked")
      // Where GeoService does not answer, it is asked again.
      house.geo.setDown(true)
      await #expect(throws: RPCError.self) { try await house.upkeep.resolveZones(by: house.clock) }
      house.geo.setDown(false)
      try await house.upkeep.resolveZones(by: house.clock)
      #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND")
      #expect(
        try await Self.take(newer, into: house).remarks == ["GC1A2B3 9: it is hidden here, for where it lies"])
      // Whoever runs the installation may know better, and what is shown stays.
      let operated = GeocachesApp.operated(house.database)
      #expect(try await operated.set(isHidden: false, code, at: house.clock.now(), in: house.database) == .done)
      _ = try await Self.take(newer, into: house)
      #expect(try await house.cache(id, by: house.berta).summary?.status == .available)
    }
  }

  @Test func whatBelongsToNobodyIsHiddenAndShownByAnOperator() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await Self.take(GPXFixtures.groundspeak, into: house)
      let id = try await Self.id("GC1A2B3", in: house)
      let code = try #require(try await house.cache(id, by: house.berta).summary?.code)
      _ = try await house.log(id, by: house.berta)
      let operated = GeocachesApp.operated(house.database)
      func set(isHidden: Bool, _ name: String) async throws -> OperatedContent.Outcome {
        try await operated.set(isHidden: isHidden, name, at: house.clock.now(), in: house.database)
      }
      for name in [code.lowercased(), code] { #expect(try await set(isHidden: true, name) == .done) }
      #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND")
      // The name goes from what told of it, and is told to nobody who found it.
      #expect(try await house.notified(house.berta).last?.objectName == "")
      let hidden = try await house.database.query("SELECT payload FROM outbox WHERE type = \(Contents.hiddenType)").first
      #expect(try hidden.map { try NotificationContentHidden(decoding: try $0.get(0)) }?.content?.id == id)
      #expect(try await set(isHidden: false, code) == .done)
      #expect(try await house.cache(id, by: house.berta).summary?.status == .available)
      // Of what has an owner there are cases.
      let ownCode = try #require(try await house.cache(house.published(), by: house.anna).summary?.code)
      #expect(try await set(isHidden: true, ownCode) == .ofSomebody)
      for name in ["CO222222", try await house.draft().code, "x"] { #expect(try await set(isHidden: true, name) == .notThere) }
    }
  }

  @Test func whatModeratorsHaveHiddenAndWhatHasAnOwnerIsLeftAsItIs() async throws {
    try await CacheHouse.run { house async throws in
      _ = try await Self.take(GPXFixtures.australian, into: house)
      let id = try await Self.id("GA0001", in: house)
      try await house.moderate(CacheOutContent.cache.ref(id), isHidden: true)
      let newer = GPXFixtures.australian.replacing("Harbour view", with: "Harbour")
      #expect(try await Self.take(newer, into: house).remarks == ["GA0001 2: it is hidden here, by moderators or an operator"])
      try await house.moderate(CacheOutContent.cache.ref(id), isHidden: false)
      try await house.database.execute("UPDATE caches SET owner_id = \(house.anna)")
      #expect(try await Self.take(newer, into: house).remarks == ["GA0001 2: it has an owner here, who writes it now"])
      #expect(try await house.cache(id, by: house.berta).content?.name == "Harbour view")
    }
  }

  @Test func aTornFileKeepsWhatWasWholeAndComesAgain() async throws {
    try await CacheHouse.run { house async throws in
      let torn = String(GPXFixtures.groundspeak.dropLast(40))
      await #expect(throws: XMLFlaw.self) { try await Self.take(torn, into: house) }
      #expect(try await Self.take(GPXFixtures.groundspeak, into: house).counts.made == 1)
    }
  }

  @Test func twoImportsAtOnceMakeEachCacheOnce() async throws {
    try await CacheHouse.run { house async throws in
      let caches = (0..<450).map {
        "<wpt lat=\"\(45 + Double($0) / 1_000)\" lon=\"9\"><name>GC\(1_000 + $0)</name><type>Geocache|Traditional Cache</type>"
          + "<cache><difficulty>1.5</difficulty><terrain>2</terrain></cache></wpt>"
      }
      let text = "<gpx>\(caches.joined())</gpx>"
      async let one = Self.take(text, into: house)
      async let other = Self.take(text, into: house)
      let (first, second) = (try await one.counts, try await other.counts)
      #expect(first.made + second.made == 450 && first.unchanged + second.unchanged == 450)
      #expect(try await house.database.query("SELECT count(*) FROM caches").firstRow().get(0, as: Int64.self) == 450)
      let counted = try await house.database.query("SELECT sum(cache_count)::bigint FROM cache_tiles WHERE zoom = 7").firstRow()
      #expect(try counted.get(0, as: Int64.self) == 450, "the map counts them")
    }
  }
}
