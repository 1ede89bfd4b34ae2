import Geodesy
import Testing

@testable import GeoService

@Suite struct WhereaboutsTests {
  /// Two countries on both sides of the equator.
  private static func map(west: Double = 0, east: Double = 2) throws -> CountryMap {
    func land(_ code: String, _ south: Double, _ north: Double) -> StoredCountry {
      let ring = "[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],[\(west),\(south)]]"
      return StoredCountry(
        countryCode: code, name: code, languageCodes: [],
        land: #"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[\#(ring)]}}"#)
    }
    return try CountryMap([land("no", 0, 1), land("so", -1, 0)], revision: [])
  }

  private static func city(_ code: String, _ latitude: Double, _ population: Int64 = 100_000) -> GazetteerCity {
    GazetteerCity(
      cityID: Int64(population), name: code, countryCode: code, position: point(latitude, 1), populationCount: population, timeZone: "Z")
  }

  private static func place(_ latitude: Double, _ cities: [GazetteerCity]) throws -> String {
    let place = Whereabouts(of: point(latitude, 1), among: cities, on: try map())
    return "\(place.city?.countryCode ?? "-") \(place.countryCode ?? "-")"
  }

  @Test func theOutlineCountsWhereItIsClear() throws {
    let cities = [Self.city("no", 0.006, 600_000), Self.city("so", -0.03, 200_000)]
    // 1.1 km within, 1.8 km from the other's centre.
    #expect(try Self.place(-0.01, cities) == "so so")
    #expect(try Self.place(-0.005, cities) == "no no", "outlines are not better than that")
    #expect(try Self.place(-0.01, [cities[0]]) == "- so", "a city across the border is not the one somebody is in")
  }

  @Test func theMiddleOfACityCountsWhereTheOutlineHasItOnTheWrongSide() throws {
    // The centre of the northern city lies 2.2 km within the south.
    let cities = [Self.city("no", -0.02), Self.city("so", -0.5)]
    #expect(try Self.place(-0.025, cities) == "no no")
  }

  /// Tokelau is drawn with New Zealand.
  @Test func anIslandThatIsDrawnWithAnotherCountryIsItsCitys() throws {
    #expect(try Self.place(-0.5, [Self.city("tk", -0.4)]) == "tk tk")
    #expect(try Self.place(-0.5, [Self.city("tk", -0.4), Self.city("so", -0.6, 10)]) == "so so")
  }

  @Test func onTheHighSeasThereIsNoCountry() throws {
    let place = Whereabouts(of: point(40, 40), among: [], on: try Self.map())
    #expect(place.city == nil && place.countryCode == nil)
    #expect(Whereabouts(of: point(40, 1), among: [Self.city("no", 40.1)], on: try Self.map()).countryCode == "no")
  }
}
