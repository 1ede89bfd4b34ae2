import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("Statistics")
struct StatisticsRulesTests {
  private func afterDays(_ days: [Int32]) -> Statistics {
    days.reduce(Statistics()) { StatisticsRules.afterGame($0, isSingle: true, score: 100, on: CalendarDay(number: $1)) }
  }

  @Test("a finished game counts, adds its points and may be the best")
  func counts() {
    let statistics = [12_000, 25_000, 0].reduce(Statistics()) {
      StatisticsRules.afterGame($0, isSingle: true, score: $1, on: CalendarDay(number: 20_000))
    }
    #expect(statistics.gameCount == 3 && statistics.singleGameCount == 3 && statistics.multiplayerGameCount == 0)
    #expect(statistics.scoreSum == 37_000 && statistics.scoreMax == 25_000)
    #expect(statistics.scoreAverage == 37_000.0 / 3)
    #expect(statistics.quitCount == 0 && statistics.winCount == 0)
  }

  @Test("nobody has an average before the first game")
  func noAverage() {
    #expect(Statistics().scoreAverage == nil)
    #expect(StatisticsRules.dayStreak(Statistics(), today: CalendarDay(number: 20_000)) == 0)
  }

  @Test(
    "days in a row",
    arguments: [
      (days: [10], streak: 1), ([10, 10, 10], 1), ([10, 11], 2), ([10, 11, 12, 12, 13], 4), ([10, 12], 1), ([10, 11, 13, 14], 2),
      ([10, 11, 10, 12], 3), ([-1, 0, 1], 3),
    ] as [(days: [Int32], streak: Int64)])
  func daysInARow(days: [Int32], streak: Int64) {
    #expect(afterDays(days).dayStreakCount == streak)
  }

  @Test("a streak is told today and tomorrow, and is gone the day after", arguments: [(today: 11, told: 2), (12, 2), (13, 0), (10, 2)])
  func streakEnds(today: Int32, told: Int64) {
    #expect(StatisticsRules.dayStreak(afterDays([10, 11]), today: CalendarDay(number: today)) == told)
  }
}
