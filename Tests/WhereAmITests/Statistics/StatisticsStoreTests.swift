import CairnTesting
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("Statistics in the database")
struct StatisticsStoreTests {
  let scratch: ScratchDatabase

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  /// 2026-03-28T23:30:00Z: the 29th in Rome and Tokyo, the 28th in London; in Rome the clocks change that night.
  static let lateEvening = Moment(milliseconds: 1_774_740_600_000)
  static let march28 = CalendarDay(number: 20_540)

  private static func finish(
    _ store: StatisticsStore, _ database: Database, _ accountID: UUID, at now: Moment, in zone: String, score: Int = 1_000
  ) async throws -> CalendarDay {
    try await database.transaction { transaction in
      let (former, day) = try await store.lock(accountID, dayOf: now, in: zone, transaction)
      try await store.keep(StatisticsRules.afterGame(former, isSingle: true, score: score, on: day), of: accountID, in: transaction)
      try await store.countGame(of: accountID, on: day, in: transaction)
      return day
    }
  }

  @Test(
    "days in a row that go on are told to others at every hour",
    arguments: ["UTC", "Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati"])
  func toldStreaks(zone: String) async throws {
    try await scratch.withDatabase { (database) async throws in
      let (store, accountID) = (StatisticsStore(database: database), UUID())
      let evening: Moment = try await database.query("SELECT timestamp '2026-07-01 20:00' AT TIME ZONE \(zone)").firstRow().get(0)
      for day in 0..<3 {
        _ = try await Self.finish(store, database, accountID, at: evening + .seconds(day * 86_400), in: zone)
      }
      for hour in 0..<24 {
        let now = evening + .seconds(2 * 86_400 + hour * 3_600 + 60)
        let told = try #require(try await store.readTold(accountID, at: now))
        #expect(StatisticsRules.dayStreak(told.statistics, today: try #require(told.today)) >= 2, "\(hour) hours after the last game")
      }
    }
  }

  @Test(
    "the player's zone decides which day it is",
    arguments: [
      ("UTC", 0), ("Europe/London", 0), ("Europe/Rome", 1), ("Asia/Tokyo", 1), ("America/New_York", 0), ("Pacific/Kiritimati", 1),
    ])
  func zones(zone: String, days: Int32) async throws {
    try await scratch.withDatabase { (database) async throws in
      let day = try await Self.finish(StatisticsStore(database: database), database, UUID(), at: Self.lateEvening, in: zone)
      #expect(day == CalendarDay(number: Self.march28.number + days))
    }
  }

  @Test("two evenings in a row are a streak of two, over a change of the clocks, and the second day counts its own games")
  func streak() async throws {
    try await scratch.withDatabase { (database) async throws in
      let (store, accountID) = (StatisticsStore(database: database), UUID())
      #expect(try await store.read(accountID, at: Self.lateEvening) == nil)
      for hours in [0, 22, 23] as [Int64] {
        _ = try await Self.finish(store, database, accountID, at: Self.lateEvening + .seconds(hours * 3_600), in: "Europe/Rome")
      }
      let reading = try #require(try await store.read(accountID, at: Self.lateEvening + .seconds(23 * 3_600)))
      #expect(reading.statistics.singleGameCount == 3 && reading.statistics.scoreSum == 3_000 && reading.statistics.scoreMax == 1_000)
      #expect(reading.statistics.dayStreakCount == 2)
      #expect(reading.today == CalendarDay(number: 20_542) && reading.gamesTodayCount == 1)
      #expect(reading.statistics.lastPlayDay == reading.today)
      let later = try #require(try await store.read(accountID, at: Self.lateEvening + .seconds(72 * 3_600)))
      #expect(later.gamesTodayCount == 0)
      #expect(StatisticsRules.dayStreak(later.statistics, today: try #require(later.today)) == 0)
    }
  }

  @Test("quits are counted, also of one who never finished a game")
  func quits() async throws {
    try await scratch.withDatabase { (database) async throws in
      let (store, accountID) = (StatisticsStore(database: database), UUID())
      for _ in 1...3 { try await database.transaction { try await store.countQuit(of: accountID, in: $0) } }
      let reading = try #require(try await store.read(accountID, at: Self.lateEvening))
      #expect(reading.statistics == Statistics(quitCount: 3))
      #expect(reading.gamesTodayCount == 0)
    }
  }

  @Test("games that end at the same moment all count")
  func concurrent() async throws {
    try await scratch.withDatabase { (database) async throws in
      let (store, accountID) = (StatisticsStore(database: database), UUID())
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...8 {
          group.addTask { _ = try await Self.finish(store, database, accountID, at: Self.lateEvening, in: "UTC") }
        }
        try await group.waitForAll()
      }
      let reading = try #require(try await store.read(accountID, at: Self.lateEvening))
      #expect(reading.statistics.singleGameCount == 8 && reading.gamesTodayCount == 8 && reading.statistics.dayStreakCount == 1)
    }
  }
}
