import CairnProto
import Testing

@testable import CairnTool

@Suite struct CityChoiceTests {
  private static func city(_ name: String, _ countryCode: String, _ count: Int64) -> City {
    City(
      name: name, countryCode: countryCode, position: LatLng(latitudeDegrees: 1, longitudeDegrees: Double(count % 180)),
      populationCount: count)
  }

  private let paris = city("Paris", "fr", 2_138_551)
  private let texas = city("Paris", "us", 24_839)
  private let parisot = city("Parisot", "fr", 900)
  private var found: [City] { [paris, texas, parisot] }

  @Test func `A whole name means the cities of that name`() {
    #expect(CityChoice(name: "paris", countryCode: nil, found: found) == .several([paris, texas]))
    #expect(CityChoice(name: "Parisot", countryCode: nil, found: [parisot]) == .one(parisot))
  }

  @Test func `The country's code decides`() {
    #expect(CityChoice(name: "Paris", countryCode: "us", found: found) == .one(texas))
    #expect(CityChoice(name: "Paris", countryCode: "jp", found: found) == .none)
  }

  @Test func `The beginning of a name lists what it may be`() {
    #expect(CityChoice(name: "par", countryCode: nil, found: found) == .several(found))
    #expect(CityChoice(name: "pariso", countryCode: nil, found: [parisot]) == .one(parisot))
    #expect(CityChoice(name: "x", countryCode: nil, found: []) == .none)
  }

  @Test func `A list fits below the question, largest first`() {
    let many = (1...50).map { Self.city("San \($0)", "mx", Int64(1_000 - $0)) }
    #expect(CityChoice(name: "san", countryCode: nil, found: many) == .several(Array(many.prefix(CityChoice.listMax))))
  }

  @Test func `A city without a place cannot be guessed`() {
    #expect(CityChoice(name: "atlantis", countryCode: nil, found: [City(name: "Atlantis")]) == .none)
  }

  @Test func `A line of the list tells the country and the size`() {
    #expect(paris.line == "Paris, fr (2,138,551 inhabitants)")
  }
}
