import Geodesy
import Testing

@testable import CairnTool

@Suite struct GuessTextTests {
  @Test(arguments: [
    ("48.8584 2.2945", 48.8584, 2.2945), ("48.8584,2.2945", 48.8584, 2.2945), ("48.8584, 2.2945", 48.8584, 2.2945),
    ("  48.8584   2.2945 ", 48.8584, 2.2945), ("48,8584 2,2945", 48.8584, 2.2945), ("48,8584, 2,2945", 48.8584, 2.2945),
    ("-33.9 151.2", -33.9, 151.2), ("33.9S 151.2E", -33.9, 151.2), ("33.9° s, 151.2° e", -33.9, 151.2), ("40.7 N 74 W", 40.7, -74),
    ("0 0", 0, 0), ("90 180", 90, 180), ("-90,-180", -90, -180), ("+1.5 +2", 1.5, 2), ("48,2", 48, 2),
  ])
  func `Two numbers are a place`(text: String, latitude: Double, longitude: Double) throws {
    #expect(GuessText(text) == .place(try #require(GeoPoint(latitude: latitude, longitude: longitude))))
  }

  @Test(arguments: ["91 0", "0 181", "-90.1 0", "120,40", "0, -180.5"])
  func `Numbers off the Earth are said to be so`(text: String) {
    #expect(GuessText(text) == .outOfRange)
  }

  @Test(arguments: [
    ("paris", "paris", nil), ("  São Paulo ", "São Paulo", nil), ("Paris, us", "Paris", "us"), ("Paris,US", "Paris", "us"),
    ("New York, US", "New York", "us"), ("Washington, D.C.", "Washington, D.C.", nil), ("nan nan", "nan nan", nil),
    ("1e1 2e1", "1e1 2e1", nil), ("12 monkeys", "12 monkeys", nil), (", us", ", us", nil), ("東京", "東京", nil),
  ])
  func `Everything else is a city, with a country when it ends in one`(text: String, name: String, countryCode: String?) {
    #expect(GuessText(text) == .city(name: name, countryCode: countryCode))
  }

  @Test(arguments: [
    ("", GuessText.nothing), (" \t", .nothing), ("q", .quit), ("QUIT", .quit), ("?", .help), ("help", .help), ("r", .report),
    ("3", .choice(3)),
    ("12", .choice(12)), ("0", .city(name: "0", countryCode: nil)),
  ])
  func `Short answers are commands`(text: String, expected: GuessText) {
    #expect(GuessText(text) == expected)
  }
}
