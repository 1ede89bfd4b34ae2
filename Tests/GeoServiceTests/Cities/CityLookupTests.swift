import CairnProto
import CairnServices
import CairnTesting
import Geodesy
import RPC
import Testing

@testable import GeoService

extension StoredGeo {
  @Suite struct CityLookups {
    private static let (milan, como, naples): (Int64, Int64, Int64) = (3_173_435, 3_178_229, 3_172_394)

    @Test func citiesAreFoundByTheirIDs() async throws {
      let found = try await StoredGeo.withData { database in
        try await CityLookupHandlers(store: CityStore(database: database)).findCities(
          FindCitiesRequest(cityIDs: [Self.milan, Self.naples, 1]), StoredGeo.context(CityLookupServiceMethods.findCities))
      }
      #expect(Set(found.cities.map(\.cityID)) == [Self.milan, Self.naples])
      #expect(found.cities.allSatisfy { $0.timeZone == "Europe/Rome" })
      for count in [0, CityLookupHandlers.citiesMax + 1] {
        let refusal = try await StoredGeo.withData { database in
          await StoredGeo.failure {
            try await CityLookupHandlers(store: CityStore(database: database)).findCities(
              FindCitiesRequest(cityIDs: [Int64](repeating: 1, count: count)), StoredGeo.context(CityLookupServiceMethods.findCities))
          }
        }
        #expect(refusal?.fieldViolations.first?.reason == "TOO_MANY")
      }
    }

    @Test func nearCitiesAreToldInSteps() async throws {
      let found = try await StoredGeo.withData { database in
        try await CityLookupHandlers(store: CityStore(database: database)).findNearCities(
          FindNearCitiesRequest(cityID: Self.milan), StoredGeo.context(CityLookupServiceMethods.findNearCities))
      }
      #expect(found.cities.first == NearCity(cityID: Self.milan, distanceM: 0))
      #expect(Set(found.cities.dropFirst().map(\.distanceM)).isSubset(of: [10_000, 20_000, 30_000, 40_000, 50_000]))
      #expect(found.cities.map(\.distanceM) == found.cities.map(\.distanceM).sorted())
      #expect(found.cities.first { $0.cityID == Self.como }?.distanceM == 40_000)
      #expect(!found.cities.contains { $0.cityID == Self.naples } && found.cities.count <= CityLookupHandlers.nearCountMax)
      let refusal = try await StoredGeo.withData { database in
        await StoredGeo.failure {
          try await CityLookupHandlers(store: CityStore(database: database)).findNearCities(
            FindNearCitiesRequest(cityID: 1), StoredGeo.context(CityLookupServiceMethods.findNearCities))
        }
      }
      #expect(refusal?.reason == "CITY_NOT_FOUND")
    }

    @Test func aDistanceIsRoundedUpAndAnotherCityIsNeverAtNone() {
      for (distance, told) in [(0.0, 10_000), (1, 10_000), (10_000, 10_000), (10_001, 20_000), (49_999, 50_000), (50_000, 50_000)] {
        #expect(CityLookupHandlers.rough(distance) == Int32(told))
      }
    }
  }
}
