import Testing

@testable import Expeditions

/// Points of the document, to the number (requirements E-41 to E-44, E-S5 to E-S9).
@Suite struct PointsRulesTests {
  @Test func speedByDistance() {
    // 5 km at 10 km/h are 19 points.
    #expect(PointsFormula.speedByDistance(5_000_000, in: 1_800_000) == 19)
    #expect(PointsFormula.speedByDistance(1_609_344, in: 3_600_000) == 1)
    #expect(PointsFormula.speedByDistance(1_609_344, in: 2_400_000) == 2, "1.5 is rounded up")
    #expect(PointsFormula.speedByDistance(0, in: 1) == 0 && PointsFormula.speedByDistance(5, in: 0) == 0)
    #expect(PointsFormula.perMile(4, 1_609_344 * 5 / 2) == 10)
    #expect(PointsFormula.percent(10, of: 15) == 2 && PointsFormula.percent(10, of: 14) == 1)
  }

  private func attempt(
    day: Int32 = 1, rank: Int64, points: Int64, top: Bool = false, weather: Bool = false, version: Int32 = 1
  ) -> PointsRules.Accepted {
    PointsRules.Accepted(
      version: version, day: day, rank: rank, tie: 0, points: points, isTopTen: top, isExtremeWeather: weather)
  }

  private func totals(_ attempts: [PointsRules.Accepted]) -> [Int64] { PointsRules.breakdowns(of: attempts).map(\.total) }

  @Test func bonuses() {
    #expect(totals([attempt(rank: 1, points: 30)]) == [30], "the first is no improvement")
    #expect(totals([attempt(rank: 1, points: 30, top: true, weather: true)]) == [46])
    #expect(totals([attempt(rank: 1, points: 30), attempt(day: 2, rank: 2, points: 40)]) == [30, 44])
    #expect(totals([attempt(rank: 2, points: 30), attempt(day: 2, rank: 2, points: 30)]) == [30, 30], "as good is not better")
    #expect(
      totals([attempt(rank: 5, points: 30), attempt(day: 2, rank: 2, points: 20), attempt(day: 3, rank: 4, points: 25)]) == [30, 20, 25],
      "better than the last is not better than the best")
    #expect(totals([attempt(rank: 1, points: 30), attempt(day: 2, rank: 9, points: 40, version: 2)]) == [30, 40], "another version")
  }

  @Test func onceADay() {
    #expect(totals([attempt(rank: 1, points: 30), attempt(rank: 1, points: 30)]) == [30, 0])
    #expect(totals([attempt(rank: 1, points: 30), attempt(rank: 2, points: 45)]) == [30, 17], "fifteen more, and ten percent of them")
    #expect(totals([attempt(rank: 2, points: 45), attempt(rank: 1, points: 30), attempt(rank: 3, points: 50)]) == [45, 0, 6])
    // Repetitions on a day bring no more than its best, its bonus and ten percent of what was added.
    for count in 1...20 {
      let attempts = (1...Int64(count)).map { attempt(rank: $0, points: 10 + $0) }
      #expect(totals(attempts).reduce(0, +) <= 10 + Int64(count) + Int64(count))
    }
  }

  @Test func weather() {
    func weather(_ temperature: Double = 10, wind: Double = 5, rain: Double = 0, code: Int32 = 1) -> Weather {
      Weather(apparentTemperature: temperature, wind: wind, precipitation: rain, code: code)
    }
    #expect(!weather().isExtreme && !weather(-9.9).isExtreme && !weather(34.9).isExtreme && !weather(wind: 49.9).isExtreme)
    #expect(weather(-10).isExtreme && weather(35).isExtreme && weather(wind: 50).isExtreme && weather(rain: 4).isExtreme)
    for code: Int32 in [65, 67, 75, 82, 86] { #expect(weather(code: code).isExtreme) }
    for code: Int32 in [95, 96, 99] {
      #expect(!weather(-20, wind: 90, rain: 9, code: code).isExtreme && weather(code: code).isStorm, "lightning is not rewarded")
    }
  }

  @Test func theDayIsThatOfThePlace() {
    let steps: Int64 = 10_000_000
    #expect(AttemptRules.day(at: 0, longitude: 0) == 0 && AttemptRules.day(at: 86_399_999, longitude: 0) == 0)
    #expect(AttemptRules.day(at: 86_400_000, longitude: 0) == 1 && AttemptRules.day(at: -1, longitude: 0) == -1)
    // In Helsinki the sun is 100 minutes ahead.
    #expect(AttemptRules.day(at: 86_400_000 - 99 * 60_000, longitude: 25 * steps) == 1)
    #expect(AttemptRules.day(at: 86_400_000 - 101 * 60_000, longitude: 25 * steps) == 0)
  }
}
