import Geodesy
import Postgres
import Testing

@testable import GeoService

extension StoredGeo {
  /// Ground for what a machine makes, from the data of this repository.
  @Suite struct Seeds {
    private static func withGround<Value: Sendable>(_ body: @escaping @Sendable (SeedGround) async throws -> Value) async throws -> Value {
      try await withData { database in
        _ = try await PointImport(database: database).run(folder: RealData.folder, at: now)
        return try await body(SeedGround(database: database))
      }
    }

    @Test func placesAreThoseWithSightsEachOnce() async throws {
      try await Self.withGround { ground in
        let places = try await ground.places(20)
        #expect(places.map(\.cityName) == ["Helsinki"] && places[0].countryCode == "fi" && places[0].regionName == "Uusimaa")
        let distances = places[0].sights.map { $0.position.distance(to: places[0].centre) }
        #expect(distances.count > 50 && distances == distances.sorted() && distances.allSatisfy { $0 <= SeedGround.radiusDefault })
      }
    }

    @Test func aPlaceIsFoundByItsNameAndByItsPosition() async throws {
      try await Self.withGround { ground in
        let named = try #require(try await ground.place(named: "helsinki"))
        #expect(named.cityID == 658_225 && named.sights.contains { $0.kind == "museum" })
        #expect(try await ground.place(named: "Nowhere at all") == nil)
        let near = try await ground.place(at: point(60.1710, 24.9414), within: 500)
        #expect(near?.cityID == 658_225 && (near?.sights.count ?? 0) < named.sights.count)
        #expect(try await ground.place(at: point(0, -30)) == nil)
      }
    }

    @Test func parksAreThoseAroundAPlace() async throws {
      try await withData { database in
        _ = try await ParkImport(database: database).run(folder: RealData.folder, at: now)
        let ground = SeedGround(database: database)
        let parks = try await ground.parks(around: point(60.1710, 24.9414))
        #expect(parks.count > 5 && parks.count <= SeedGround.parksMax && parks.allSatisfy { $0.outline.count >= 3 && !$0.name.isEmpty })
        #expect(parks.contains { !$0.entrances.isEmpty })
        #expect(try await ground.parks(around: point(0, -30)).isEmpty)
      }
    }

    @Test func factsAreOfTheCountriesThatAreAskedForAndOfTheWorld() async throws {
      try await Self.withGround { ground in
        let facts = try await ground.facts(of: ["fi", "se"])
        #expect(Set(facts.cities.keys) == ["fi", "se"] && facts.cities["se"]?.first?.name == "Stockholm")
        let populations = facts.cities["fi"]?.map(\.populationCount) ?? []
        #expect(populations.count == 8 && populations == populations.sorted(by: >))
        #expect(facts.languages["fi"]?.first?.hasPrefix("fi") == true && facts.languages.count > 200)
        #expect(facts.world.count == 200 && Set(facts.world.map(\.countryCode)).count > 30)
      }
    }
  }
}
