import CairnProto
import CairnServices
import RPC
import Testing

@testable import GeoService

extension StoredGeo {
  @Suite struct Cities {
    private static func found(_ prefix: String, limit: Int32 = 5) async throws -> [City] {
      try await StoredGeo.withData { database in
        try await CityHandlers(store: CityStore(database: database)).autocompleteCity(
          AutocompleteCityRequest(prefix: prefix, limit: limit), StoredGeo.context(CityServiceMethods.autocompleteCity)
        ).cities
      }
    }

    /// What a person types, and who must be among the first ten.
    @Test(arguments: [
      ("Mil", "Milan"), ("Napl", "Naples"), ("napol", "Naples"), ("Muenchen", "Munich"), ("münch", "Munich"), ("MUNCHEN", "Munich"),
      ("北京", "Beijing"), ("st peter", "Saint Petersburg"), ("Saint Peters", "Saint Petersburg"), ("łódź", "Łódź"), ("lodz", "Łódź"),
      ("são pau", "São Paulo"), ("istan", "Istanbul"), ("İstan", "Istanbul"), ("Москва", "Moscow"), ("αθηνα", "Athens"),
      ("القاهر", "Cairo"),
      ("  wien ", "Vienna"), ("kobenh", "Copenhagen"), ("東京", "Tokyo"),
    ])
    func citiesAreFoundByTheNamesOfManyLanguages(typed: String, name: String) async throws {
      let names = try await Self.found(typed, limit: 10).map(\.name)
      #expect(names.contains(name), "\(typed): \(names)")
    }

    @Test func theLargestComesFirstAndOnlyOnce() async throws {
      let cities = try await Self.found("Mi", limit: 50)
      #expect(cities.count == 50 && Set(cities.map(\.cityID)).count == 50)
      #expect(cities.map(\.populationCount) == cities.map(\.populationCount).sorted(by: >))
      #expect(cities.contains { $0.name == "Milan" })
    }

    @Test func aCityHasItsPlaceAndZone() async throws {
      let city = try #require(try await Self.found("Milano").first)
      #expect(city.countryCode == "it" && city.timeZone == "Europe/Rome" && city.cityID == 3_173_435)
      #expect(abs((city.position?.latitudeDegrees ?? 0) - 45.46) < 0.01)
    }

    @Test(arguments: ["Xqzzy", "%", "_", "\\", "'; DROP TABLE cities; --", "\u{10FFFF}"])
    func nothingFoundIsAnEmptyList(typed: String) async throws {
      #expect(try await Self.found(typed).isEmpty)
    }

    @Test func anEmptyPrefixIsRefused() async throws {
      #expect(await StoredGeo.failure { try await Self.found(" ") }?.fieldViolations.first?.field == "prefix")
      #expect(await StoredGeo.failure { try await Self.found("a", limit: -1) }?.fieldViolations.first?.field == "limit")
    }
  }
}
