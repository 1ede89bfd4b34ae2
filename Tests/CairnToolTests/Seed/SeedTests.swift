import ArgumentParser
import Geodesy
import Testing
import Texts

@testable import CairnTool
@testable import GeoService
@testable import QuizWalks

@Suite struct SeedTests {
  @Test func `seed walks takes a city, a place, languages`() throws {
    let plain = try #require(try CairnCommand.parseAsRoot(["seed", "walks"]) as? SeedWalksCommand)
    #expect(plain.languages.isEmpty && plain.target.places == 20 && !plain.target.dryRun)
    let arguments = ["seed", "walks", "--at", "60.17 24.94", "--lang", "sv", "--lang", "EN", "--dry-run", "--game-database", "dbname=x"]
    let command = try #require(try CairnCommand.parseAsRoot(arguments) as? SeedWalksCommand)
    #expect(try command.target.position()?.latitude == 60.17 && command.target.dryRun && command.target.gameDatabase == "dbname=x")
    #expect(command.languages.map(\.language) == [.swedish, .english])
  }

  @Test(arguments: [
    ["--at", "Paris"], ["--at", "91 0"], ["--city", "Paris", "--at", "48.8 2.3"], ["--lang", "tlh"], ["--radius-m", "0"],
    ["--radius-m", "20001"], ["--places", "0"], ["--places", "1001"],
  ])
  func `What makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try CairnCommand.parseAsRoot(["seed", "walks"] + arguments) }
  }

  @Test func `What was made is told by city and in all`() {
    var tally = SeedTally(isDryRun: false, noun: "walks")
    tally.add(made: 1_200, alreadyThere: 6)
    #expect(tally.line(of: "Uppsala", made: 12, alreadyThere: 6) == "Uppsala: made 12 walks, 6 there already")
    #expect(tally.line(of: "Uppsala", made: 0, alreadyThere: 0) == "Uppsala: too few sights")
    #expect(tally.sum == "All together: made \(GameText.grouped(1_200)) walks, 6 there already")
    #expect(SeedTally(isDryRun: true, noun: "walks").sum == "All together: would make 0 walks, 0 there already")
  }

  @Test func `Countries and languages have their names in all six languages`() throws {
    let facts = SeedFacts(
      languages: ["no": ["nb", "nn"], "fi": ["fi-FI", "sv-FI"]],
      cities: ["fi": [SeedCity(name: "Helsinki", countryCode: "fi", populationCount: 600_000)]],
      world: ["Helsinki": "fi", "Lima": "pe"].map { SeedCity(name: $0, countryCode: $1, populationCount: 2_000_000) })
    let ground = SeedPlace(
      cityID: 1, cityName: "Helsinki", regionName: "Uusimaa", countryCode: "fi", centre: .init(clampingLatitude: 60, wrappingLongitude: 25),
      sights: [])
    let place = WalkSeedPlace(ground, facts)
    #expect(place.name == "Helsinki, Uusimaa" && place.strangerCities == ["Lima"] && place.cities.map(\.name) == ["Helsinki"])
    #expect(place.words[.german]?.country == "Finnland" && place.words[.french]?.country == "Finlande")
    #expect(place.words[.swedish]?.spoken == "finska" && place.words[.spanish]?.spoken == "finés")
    let unspoken = try #require(place.words[.english]?.unspoken)
    #expect(!unspoken.contains("Finnish") && !unspoken.contains("Swedish") && unspoken.contains("Japanese") && unspoken.count > 20)
  }
}

@Suite struct SeedCachesTests {
  @Test func `seed caches takes a city, or a number for measuring`() throws {
    let plain = try #require(try CairnCommand.parseAsRoot(["seed", "caches", "--city", "Helsinki", "--dry-run"]) as? SeedCachesCommand)
    #expect(plain.target.city == "Helsinki" && plain.count == nil)
    let many = try #require(try CairnCommand.parseAsRoot(["seed", "caches", "--count", "1000000"]) as? SeedCachesCommand)
    #expect(many.count == 1_000_000)
  }

  @Test(arguments: [["--count", "0"], ["--count", "10000001"], ["--count", "5", "--city", "Helsinki"], ["--count", "5", "--dry-run"]])
  func `What makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try CairnCommand.parseAsRoot(["seed", "caches"] + arguments) }
  }
}
