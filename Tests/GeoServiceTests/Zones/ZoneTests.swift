import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import RPC
import Testing

@testable import GeoService

@Suite struct ZoneRulesTests {
  @Test func aZoneIsInThoseItsIDBeginsWith() {
    #expect(ZoneRules.parents(of: "it/Lombardy/Milan") == ["it", "it/Lombardy"])
    #expect(ZoneRules.parents(of: "it/Lombardy") == ["it"] && ZoneRules.parents(of: "it").isEmpty && ZoneRules.parents(of: "").isEmpty)
    #expect(ZoneRules.isZoneID(String(repeating: "a", count: 300)) && !ZoneRules.isZoneID(String(repeating: "a", count: 301)))
    #expect(!ZoneRules.isZoneID("it\u{0}"))
  }
}

extension StoredGeo {
  @Suite struct Zones {
    private static let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)

    private static func listed(_ parent: String, size: Int32 = 0, _ database: Database) async throws -> [Zone] {
      let handlers = ZoneHandlers(store: ZoneStore(database: database), pageTokens: key)
      var (zones, token): ([Zone], String) = ([], "")
      repeat {
        let page = try await handlers.listZones(
          ListZonesRequest(parentZoneID: parent, pageSize: size, pageToken: token), StoredGeo.context(ZoneServiceMethods.listZones))
        #expect(page.attribution.contains("GeoNames"))
        zones += page.zones
        token = page.nextPageToken
      } while !token.isEmpty
      return zones
    }

    private static func zone(_ zoneID: String, _ database: Database) async throws -> GetZoneResponse {
      try await ZoneHandlers(store: ZoneStore(database: database), pageTokens: key)
        .getZone(GetZoneRequest(zoneID: zoneID), StoredGeo.context(ZoneServiceMethods.getZone))
    }

    @Test func aPlacesZoneSaysWhenItsCitiesWereImported() async throws {
      let answer = try await StoredGeo.withData { database in
        let handlers = PlaceZoneHandlers(
          store: CityStore(database: database), countries: CountryShelf(store: CountryStore(database: database)))
        let request = FindPlaceZoneRequest(position: LatLng(latitudeDegrees: 45.81, longitudeDegrees: 9.08))
        return try await handlers.findPlaceZone(request, StoredGeo.context(PlaceZoneServiceMethods.findPlaceZone))
      }
      #expect(answer.zoneID == "it/Lombardy/Provincia di Como" && answer.importTime == StoredGeo.now)
    }

    @Test func whatTheFormerMapTellsIsNotOfTheLastImport() async throws {
      let answer = try await StoredGeo.withData { database in
        let countries = CountryStore(database: database)
        let former = CountryShelf(revision: { [1] }, read: { try CountryMap(try await countries.all(), revision: $0) })
        let handlers = PlaceZoneHandlers(store: CityStore(database: database), countries: former)
        let request = FindPlaceZoneRequest(position: LatLng(latitudeDegrees: 45.81, longitudeDegrees: 9.08))
        return try await handlers.findPlaceZone(request, StoredGeo.context(PlaceZoneServiceMethods.findPlaceZone))
      }
      #expect(answer.zoneID == "it/Lombardy/Provincia di Como" && answer.importTime == nil)
    }

    @Test func theRealZonesAreThoseOfTheCities() async throws {
      let (countries, regions, provinces, como) = try await StoredGeo.withData { database in
        (
          try await Self.listed("", database), try await Self.listed("it", size: 7, database),
          try await Self.listed("it/Lombardy", database),
          try await Self.zone("it/Lombardy/Provincia di Como", database)
        )
      }
      let cities = try RealData.cities.get()
      #expect(Set(countries.map(\.zoneID)) == Set(cities.map(\.countryCode)) && countries.allSatisfy { $0.kind == .country })
      #expect(countries.first { $0.zoneID == "it" }?.name == "Italy")
      #expect(countries.reduce(0) { $0 + $1.cityCount } == Int64(cities.count))
      #expect(regions.count == 20 && regions.contains { $0.name == "Lombardy" } && Set(regions.map(\.zoneID)).count == 20)
      #expect(regions.map(\.name) == regions.map(\.name).sorted())
      #expect(provinces.contains { $0.zoneID == "it/Lombardy/Provincia di Como" && $0.kind == .province && $0.cityCount > 20 })
      #expect(como.zone?.name == "Provincia di Como" && como.parents.map(\.zoneID) == ["it", "it/Lombardy"])
    }

    @Test func aZoneThatIsNotThereIsNotFound() async throws {
      let reasons = try await StoredGeo.withData { database in
        var reasons: [String?] = []
        for zoneID in ["xx", "it/Nowhere", "it/Lombardy/", "", String(repeating: "a", count: 400)] {
          reasons.append(await StoredGeo.failure { try await Self.zone(zoneID, database) }?.reason)
        }
        reasons.append(await StoredGeo.failure { try await Self.listed("it/Nowhere", database) }?.reason)
        // A province has no zones, which is no error.
        let nothing = try await Self.listed("it/Lombardy/Provincia di Como", database)
        #expect(nothing.isEmpty)
        return reasons
      }
      #expect(reasons == Array(repeating: "ZONE_NOT_FOUND", count: 6))
    }

    @Test func theCitiesOfAZoneAreListedLargestFirst() async throws {
      let (lombardy, all, both) = try await StoredGeo.withData { database in
        let countries = CountryShelf(revision: { [] }, read: { _ in try RealData.countryMap.get() })
        let handlers = CityHandlers(store: CityStore(database: database), countries: countries, pageTokens: Self.key)
        let context = StoredGeo.context(CityServiceMethods.listFeaturedCities)
        var (cities, token): ([City], String) = ([], "")
        repeat {
          let page = try await handlers.listFeaturedCities(
            ListFeaturedCitiesRequest(pageSize: 100, pageToken: token, zoneID: "it/Lombardy"), context)
          cities += page.cities
          token = page.nextPageToken
        } while !token.isEmpty
        let both = await StoredGeo.failure {
          try await handlers.listFeaturedCities(ListFeaturedCitiesRequest(countryCode: "it", zoneID: "it/Lombardy"), context)
        }
        return (cities, try RealData.cities.get().filter { $0.countryCode == "it" && $0.regionName == "Lombardy" }, both)
      }
      #expect(
        lombardy.first?.name == "Milan" && lombardy.first?.zoneID == "it/Lombardy/Citta metropolitana di Milano"
          && lombardy.count == all.count)
      #expect(lombardy.map(\.populationCount) == lombardy.map(\.populationCount).sorted(by: >))
      #expect(both?.fieldViolations.first?.field == "zone_id")
    }
  }
}

/// What a phone that has loaded one zone hears of parks.
@Suite struct ParkPackTests {
  private static let now = StoredGeo.now

  private static func line(_ id: String, _ latitude: Double, _ longitude: Double) -> String {
    let (south, north, west, east) = (latitude - 0.001, latitude + 0.001, longitude - 0.001, longitude + 0.001)
    let ring = "[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],[\(west),\(south)]]"
    return """
      {"type":"Feature","properties":{"park_id":"\(id)","kind":"park","name":"\(id)"},"geometry":{"type":"Polygon","coordinates":[\(ring)]}}

      """
  }

  private static func load(_ lines: [String], _ database: Database) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojsonl")
    try Data(lines.joined().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await ParkImport(database: database).runExtract(file: file.path, name: "all", at: now)
  }

  /// The park's ids, those removed, and what to ask after next.
  private static func heard(_ zoneID: String, after revision: Int64, _ database: Database) async throws -> (
    kept: [String], removed: [String], next: Int64
  ) {
    var (page, kept, removed) = (try await page(zoneID, after: revision, database), [String](), [String]())
    while true {
      (kept, removed) = (kept + page.kept, removed + page.removed)
      if page.token.isEmpty { return (kept, removed, page.next) }
      page = try await Self.page(zoneID, after: revision, token: page.token, database)
    }
  }

  private static func page(
    _ zoneID: String, after revision: Int64, token: String = "", _ database: Database
  ) async throws -> (kept: [String], removed: [String], next: Int64, token: String) {
    let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
    let handlers = ParkHandlers(
      store: ParkStore(database: database), cities: CityStore(database: database),
      credits: CreditShelf(store: ImportStore(database: database)), pageTokens: key)
    let page = try await handlers.listParkChanges(
      ListParkChangesRequest(afterRevision: revision, pageSize: 2, pageToken: token, zoneID: zoneID),
      StoredGeo.context(ParkServiceMethods.listParkChanges))
    var (kept, removed): ([String], [String]) = ([], [])
    for change in page.changes {
      switch change.change {
      case .park(let park): kept.append(park.summary?.parkID ?? "")
      case .removedParkID(let parkID): removed.append(parkID)
      case nil: Issue.record("a change of nothing")
      }
    }
    return (kept, removed, page.revision, page.nextPageToken)
  }

  private static func loadCities(_ database: Database) async throws {
    let cities = [
      ("Milan", "Lombardy", "Milan", 45.46, 9.19), ("Como", "Lombardy", "Como", 45.81, 9.08), ("Turin", "Piedmont", "Turin", 45.07, 7.69),
    ]
    try await database.transaction { transaction in
      try await CityStore.keep(
        cities.enumerated().map { index, city in
          GazetteerCity(
            cityID: Int64(index + 1), name: city.0, countryCode: "it",
            position: GeoPoint(clampingLatitude: city.3, wrappingLongitude: city.4),
            populationCount: 100_000, timeZone: "Europe/Rome", regionName: city.1, provinceName: city.2)
        }, in: transaction)
    }
  }

  /// What was told on the first page is gone, or in another zone, before the last one is read.
  @Test(arguments: ["it/Lombardy", ""]) func whatIsRemovedBetweenTwoPagesIsToldNextTime(zoneID: String) async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      try await Self.loadCities(database)
      let former = ["m-1": 45.46, "m-2": 45.47, "m-3": 45.461, "m-4": 45.462].map { Self.line($0.key, $0.value, 9.2) }
      try await Self.load(former, database)
      let first = try await Self.page(zoneID, after: 0, database)
      #expect(first.kept == ["m-1", "m-2"] && !first.token.isEmpty)
      // One is gone, one has moved to Turin.
      try await Self.load([Self.line("m-2", 45.06, 7.7), Self.line("m-3", 45.461, 9.2), Self.line("m-4", 45.462, 9.2)], database)
      var (last, removed) = (first, Set<String>())
      while !last.token.isEmpty {
        last = try await Self.page(zoneID, after: 0, token: last.token, database)
        removed.formUnion(last.removed)
        #expect(last.next == first.next)
      }
      let later = try await Self.heard(zoneID, after: last.next, database)
      #expect(removed.union(later.removed).contains("m-1") && (zoneID.isEmpty || removed.union(later.removed).contains("m-2")))
      #expect(try await Self.heard(zoneID, after: later.next, database).removed.isEmpty)
    }
  }

  /// The gazetteer alone is loaded anew: parks are in the zones of their cities.
  @Test func aPhoneHearsOfParksWhoseCityIsInAnotherZoneOrGone() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      func city(_ cityID: Int64, _ region: String, _ latitude: Double, _ longitude: Double) -> GazetteerCity {
        GazetteerCity(
          cityID: cityID, name: "C\(cityID)", countryCode: "it", position: point(latitude, longitude), populationCount: 100_000,
          timeZone: "Europe/Rome", regionName: region)
      }
      func load(_ cities: [GazetteerCity]) async throws {
        try await database.transaction { try await CityImport.keep(cities, [], in: $0, ImportOptions()) }
      }
      let (milan, como, turin) = (city(1, "Lombardy", 45.46, 9.19), city(2, "Lombardy", 45.81, 9.08), city(3, "Piedmont", 45.07, 7.69))
      try await load([milan, como, turin])
      try await Self.load([Self.line("m-1", 45.46, 9.2), Self.line("c-1", 45.81, 9.09), Self.line("t-1", 45.07, 7.7)], database)
      let former = try await Self.heard("it/Lombardy", after: 0, database)
      #expect(former.kept == ["c-1", "m-1"])
      try await load([milan, como, turin])
      #expect(try await Self.heard("it", after: former.next, database).next == former.next, "nothing has changed")

      try await load([city(1, "Lombardia", 45.46, 9.19), turin])
      let lombardy = try await Self.heard("it/Lombardy", after: former.next, database)
      #expect(lombardy.kept.isEmpty && Set(lombardy.removed) == ["m-1", "c-1"])
      #expect(try await Self.heard("it/Lombardia", after: former.next, database).kept == ["m-1"])
      #expect(try await Self.heard("it/Piedmont", after: former.next, database).kept.isEmpty)
      #expect(try await Self.heard("it", after: former.next, database).removed == ["c-1"])

      try await load([city(1, "Lombardia", 45.46, 9.19), como, turin])
      #expect(try await Self.heard("it/Lombardy", after: lombardy.next, database).kept == ["c-1"], "it is there again")
    }
  }

  @Test func aParkIsInACityOfItsCountry() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      func land(_ code: String, south: Double, north: Double) -> StoredCountry {
        let ring = "[[-84,\(south)],[-82,\(south)],[-82,\(north)],[-84,\(north)],[-84,\(south)]]"
        return StoredCountry(
          countryCode: code, name: code, languageCodes: [],
          land: #"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[\#(ring)]}}"#)
      }
      func city(_ cityID: Int64, _ code: String, _ population: Int64, _ latitude: Double) -> GazetteerCity {
        GazetteerCity(
          cityID: cityID, name: code, countryCode: code, position: point(latitude, -83.04), populationCount: population, timeZone: "Z")
      }
      try await database.transaction { transaction in
        try await CountryStore.keep([land("ca", south: 42, north: 42.325), land("us", south: 42.325, north: 43)], in: transaction)
        try await CityStore.keep([city(1, "us", 633_218, 42.331), city(2, "ca", 230_000, 42.300)], in: transaction)
      }
      try await Self.load([Self.line("w-1", 42.316, -83.04), Self.line("d-1", 42.34, -83.04)], database)
      let parks = try await ParkStore(database: database).parks(["w-1", "d-1"])
      #expect(Set(parks.map { "\($0.overview.parkID) \($0.overview.cityName)" }) == ["w-1 ca", "d-1 us"])
    }
  }

  @Test func aPhoneLoadsTheParksOfItsZoneAndHearsOfThemOnly() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      try await Self.loadCities(database)
      try await Self.load(
        [Self.line("m-1", 45.46, 9.2), Self.line("c-1", 45.81, 9.09), Self.line("t-1", 45.07, 7.7), Self.line("t-2", 45.08, 7.7)], database)
      let lombardy = try await Self.heard("it/Lombardy", after: 0, database)
      #expect(Set(lombardy.kept) == ["m-1", "c-1"] && lombardy.removed.isEmpty)
      #expect(Set(try await Self.heard("it", after: 0, database).kept) == ["m-1", "c-1", "t-1", "t-2"])
      #expect(try await Self.heard("it/Lombard", after: 0, database).kept.isEmpty)
      #expect(try await Self.heard("it/Lombardy", after: lombardy.next, database).kept.isEmpty)

      // One is new, one is gone, one has moved to Turin.
      try await Self.load(
        [Self.line("m-2", 45.47, 9.2), Self.line("c-1", 45.06, 7.7), Self.line("t-1", 45.07, 7.7), Self.line("t-2", 45.08, 7.7)], database)
      let later = try await Self.heard("it/Lombardy", after: lombardy.next, database)
      #expect(later.kept == ["m-2"] && Set(later.removed) == ["m-1", "c-1"])
      let piedmont = try await Self.heard("it/Piedmont", after: lombardy.next, database)
      #expect(piedmont.kept == ["c-1"])
    }
  }
}
