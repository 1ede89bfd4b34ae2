import CairnProto
import Geodesy
import Testing
import Timekeeping

@testable import GeoService

@Suite struct ClueRulesTests {
  /// The 21st of June and of December 2026, at noon.
  private static let (june, december) = (Moment(milliseconds: 1_782_043_200_000), Moment(milliseconds: 1_797_854_400_000))

  private func place(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }

  private func city(_ id: Int64, _ latitude: Double, _ longitude: Double, _ population: Int64) -> KnownCity {
    KnownCity(cityID: id, countryCode: "xx", latitude: latitude, longitude: longitude, populationCount: population, timeZone: "UTC")
  }

  @Test(arguments: [
    (60.0, NoonSun.south), (23.5, .south), (23.4, .overhead), (0, .overhead), (-23.4, .overhead), (-23.5, .north), (-90, .north),
  ])
  func theSunStandsOnTheSideOfTheEquator(latitude: Double, side: NoonSun) {
    #expect(ClueRules.noonSun(at: latitude) == side)
  }

  /// Against tables of sunrise and sunset: Helsinki, Quito, Sydney, Tromsø.
  @Test(arguments: [
    (60.17, 1_140, 345), (-0.18, 720, 720), (-33.87, 600, 870), (69.65, 1_440, 0), (-90, 0, 1_440), (90, 1_440, 0),
  ])
  func aDayIsAsLongAsItIs(latitude: Double, inJune: Int, inDecember: Int) {
    #expect(abs(ClueRules.dayLength(at: latitude, Self.june) - inJune) <= 15)
    #expect(abs(ClueRules.dayLength(at: latitude, Self.december) - inDecember) <= 15)
  }

  @Test func everyDayHasALength() {
    for day in 0..<366 {
      for latitude in stride(from: -90.0, through: 90, by: 0.5) {
        let minutes = ClueRules.dayLength(at: latitude, Moment(milliseconds: 1_767_225_600_000 + Int64(day) * 86_400_000))
        #expect((0...1_440).contains(minutes) && minutes % ClueRules.dayLengthStep == 0)
      }
    }
  }

  @Test(arguments: [(0.0, 10), (3, 10), (14.4, 14), (99.4, 99), (104, 100), (155, 160), (1_234, 1_200), (19_951, 20_000)])
  func aDistanceHasTwoDigits(kilometres: Double, told: Int) {
    #expect(ClueRules.rounded(kilometres) == told)
  }

  @Test func everyDirectionIsOneOfEight() {
    for degree in 0..<360 {
      let direction = CompassDirection(bearing: Double(degree) + 0.5)
      let middle = Double(CompassDirection.allCases.firstIndex(of: direction) ?? 0) * 45
      let off = abs(Double(degree) + 0.5 - middle)
      #expect(min(off, 360 - off) <= 22.5)
    }
  }

  @Test func seaAndNeighboursAreThoseThatAreSeen() {
    let looks = ClueRules.looks(around: .origin).map(\.kilometres)
    #expect(looks.count == ClueRules.radii.count * ClueRules.lookCount && looks == looks.sorted())
    let inland = looks.map { (kilometres: $0, land: "xx" as String?) }
    #expect(ClueRules.surroundings(own: "xx", inland) == ClueRules.Surroundings(seaKilometres: nil, neighbourCount: 0))
    var shore = inland
    shore[20].land = nil
    shore[40].land = "yy"
    shore[60].land = "zz"
    #expect(ClueRules.surroundings(own: "xx", shore) == ClueRules.Surroundings(seaKilometres: 25, neighbourCount: 2))
  }

  @Test func aCityIsToldOnceAtTheLargestOfItsSizes() {
    let facts = ClueRules.Facts(
      position: .origin, countryCode: "", cities: [city(1, 10, 0, 6_000_000), city(2, 0, 1, 200_000), city(3, 60, 60, 9_000_000)])
    let cities = ClueRules.clues(facts, at: Self.june).filter { if case .city = $0 { true } else { false } }
    // The nearest of a million is the one of five millions.
    #expect(cities == [.city(populationMin: 5_000_000, kilometres: 1_100, .n), .city(populationMin: 100_000, kilometres: 110, .e)])
  }

  @Test(arguments: [
    (["ru", "tt"], ["Cyrl", "Latn"]), (["en", "hi"], ["Latn", "Deva"]), (["sr"], ["Cyrl", "Latn"]), (["de", "fr"], ["Latn"]), ([], []),
    (["he", "ar", "en"], ["Hebr", "Arab"]),
  ])
  func signsAreInTheScriptsOfTheLanguages(languages: [String], scripts: [String]) {
    #expect(ClueRules.scripts(ofLanguages: languages) == scripts)
  }

  @Test func whatIsNotKnownIsLeftOut() {
    let clues = ClueRules.clues(ClueRules.Facts(position: .origin, countryCode: ""), at: Self.june)
    #expect(clues == [.noonSun(.overhead), .dayLength(minutes: ClueRules.dayLength(at: 0, Self.june))])
  }

  @Test func thereAreNeverMoreThanAMessageMayHave() {
    let facts = ClueRules.Facts(
      position: place(48, 2), countryCode: "gb", languageCodes: ["sr", "en"], clockMinutes: 60,
      surroundings: ClueRules.Surroundings(seaKilometres: nil, neighbourCount: 3),
      cities: [city(1, 1, 1, 6_000_000), city(2, 30, 2, 2_000_000), city(3, 40, 3, 200_000)], townName: "L'Haÿ-les-Roses")
    let clues = ClueRules.clues(facts, at: Self.june)
    #expect(clues.count == 11 && clues.contains(.drivingSide(isLeft: true)) && clues.last == .townName(letterCount: 12))
    #expect(ClueMessages.clues(clues).clues.allSatisfy { $0.kind != .unspecified })
  }
}
