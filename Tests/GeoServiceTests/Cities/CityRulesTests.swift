import Testing

@testable import GeoService

@Suite struct CityRulesTests {
  @Test(arguments: [("Mi", "Mi"), ("  st peter ", "st peter"), ("北京", "北京"), ("\u{00A0}a", "a")])
  func thePrefixIsWhatStandsBetweenTheSpaces(asked: String, prefix: String) throws {
    #expect(try CityRules.prefix(asked) == prefix)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{200B}", " \u{200B}\u{FE0F} "])
  func nothingIsNoPrefix(asked: String) {
    #expect(throws: CityRules.Refusal.prefixEmpty) { try CityRules.prefix(asked) }
  }

  @Test func aHundredScalarsAreEnough() throws {
    #expect(try CityRules.prefix(String(repeating: "é", count: 100)).count == 100)
    #expect(throws: CityRules.Refusal.prefixTooLong) { try CityRules.prefix(String(repeating: "a", count: 101)) }
  }

  @Test(arguments: [(0, 10), (1, 1), (50, 50), (51, 50)])
  func limitsAreLimited(asked: Int32, limit: Int32) throws {
    #expect(try CityRules.limit(asked) == limit)
    #expect(throws: CityRules.Refusal.limitNegative) { try CityRules.limit(-1) }
  }
}
