import CairnProto
import CairnTesting
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import Postgres
import Testing
import Texts
import Timekeeping

@testable import Geocaches

/// Caches that a machine makes.
@Suite struct CacheSeederTests {
  private static func sights(_ count: Int, apart: Double = 120, kind: String = "museum") -> [CacheSeedRules.Sight] {
    (0..<count).map {
      CacheSeedRules.Sight(
        pointID: "osm-n\($0)", name: "Sight \($0)", kind: kind,
        position: CacheHouse.como.destination(distance: Double($0) * apart, bearing: 90))
    }
  }

  @Test func `Sights are chosen apart from one another, and only those of which something can be said`() {
    #expect(CacheSeedRules.chosen(Self.sights(80)).count == CacheSeedRules.cachesMax)
    #expect(CacheSeedRules.chosen(Self.sights(9, apart: 30)).map(\.pointID) == ["osm-n0", "osm-n4", "osm-n8"])
    #expect(CacheSeedRules.chosen(Self.sights(3, kind: "attraction")).isEmpty)
    let lying = CacheSeedRules.Sight(pointID: "osm-n1", name: "a\u{202E}b", kind: "museum", position: CacheHouse.como)
    #expect(CacheSeedRules.chosen([lying]).isEmpty)
  }

  @Test func `A cache has its texts in six languages, with the credit for its data`() {
    let words = CacheSeedRules.words(Self.sights(1)[0])
    #expect(words.map(\.language.rawValue) == ["en", "de", "es", "fr", "it", "sv"])
    #expect(words.allSatisfy { $0.name == "Sight 0" && $0.description.contains("OpenStreetMap") })
    #expect(words.last?.description.hasPrefix("Sight 0: ett museum.") == true && Set(words.map(\.description)).count == 6)
  }

  @Test func aCacheOfASightIsFoundByBeingThereAndMarkedAsGenerated() async throws {
    try await CacheHouse.run { house async throws in
      let seeder = CacheSeeder(database: house.database)
      #expect(try await seeder.keep(Self.sights(5), isDryRun: true, at: house.clock.now()) == 5)
      #expect(try await house.inBox().caches.isEmpty, "a dry run leaves nothing")
      #expect(try await seeder.keep(Self.sights(5), isDryRun: false, at: house.clock.now()) == 5)
      #expect(try await seeder.keep(Self.sights(6), isDryRun: false, at: house.clock.now()) == 1)
      #expect(try await house.inBox().caches.isEmpty, "nobody has looked yet what lies there")
      try await house.upkeep.resolveZones(by: house.clock)
      let found = try await house.inBox().caches
      #expect(found.count == 6 && found.allSatisfy { $0.kind == .virtual })
      let id = try #require(found.first { $0.name == "Sight 0" }?.cacheID)
      let cache = try await house.cache(id, by: house.berta)
      #expect(cache.isGenerated && cache.owner == nil && cache.content?.proof == .proximity && cache.content?.languageCode == "en")
      #expect(cache.content?.translations.map(\.languageCode) == ["de", "es", "fr", "it", "sv"])
      #expect(await house.refusal { _ = try await house.log(id, by: house.berta) } != nil, "one has to be there")
      #expect(try await house.told(to: house.berta).isEmpty)
      #expect(try await house.notified(house.berta).isEmpty)
    }
  }

  @Test func twoAtOnceMakeEachOnce() async throws {
    try await CacheHouse.run { house async throws in
      let seeder = CacheSeeder(database: house.database)
      async let one = seeder.keep(Self.sights(20), isDryRun: false, at: house.clock.now())
      async let other = seeder.keep(Self.sights(20), isDryRun: false, at: house.clock.now())
      #expect(try await [one, other].sorted() == [0, 20])
    }
  }

  @Test func syntheticCachesAreTheSameOfTheSameNumbersAndGoOnWhereTheyWereLeft() async throws {
    try await CacheHouse.run { house async throws in
      let seeder = CacheSeeder(database: house.database)
      let cities = [CacheSeeder.City(cityID: 1, zoneID: "it/lom", position: CacheHouse.como)]
      try await seeder.makeSynthetic(0..<300, around: cities, at: house.clock.now())
      #expect(try await seeder.syntheticCount() == 300)
      try await seeder.makeSynthetic(300..<500, around: cities, at: house.clock.now())
      #expect(try await seeder.syntheticCount() == 500)
      let places = (0..<500).map { SyntheticCacheRules.cache($0, around: CacheHouse.como).position }
      #expect(Set(places).count == 500 && places.allSatisfy { $0.distance(to: CacheHouse.como) <= SyntheticCacheRules.reach + 1 })
      let stored = try await house.database.query("SELECT latitude FROM caches WHERE source_code = '7'").firstRow().get(0, as: Double.self)
      #expect(stored == places[7].latitude)
      let stale = try await house.database.query("SELECT count(*) FROM caches WHERE is_zone_stale").firstRow().get(0, as: Int64.self)
      #expect(stale == 0, "nobody is asked for a million zones")
      let kinds = Set((0..<500).map { SyntheticCacheRules.cache($0, around: CacheHouse.como).kind })
      #expect(kinds == [.traditional, .multi, .mystery, .virtual])
    }
  }
}
