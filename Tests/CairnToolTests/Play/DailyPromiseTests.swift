import CairnProto
import WhereAmIProto
import Cryptography
import Testing

@testable import CairnTool

@Suite("What was promised of a game of the day") struct DailyPromiseTests {
  private static let daily = GetDailyResponse(
    day: "2025-06-15", mapID: "world",
    // Computed by sha256sum from the lines of the contract.
    commitment: Hex.decode("0cb21c50e7dc790451df57da1aa4331135b40c10b3254a3a6ccf41ae280761b0")!, seed: Array(repeating: 7, count: 32),
    locationIDs: ["a-1", "b-2", "c-3", "d-4"],
    positions: [
      LatLng(latitudeDegrees: 48.858_4, longitudeDegrees: 2.294_5), LatLng(latitudeDegrees: -33.5, longitudeDegrees: -0.000_000_4),
      LatLng(latitudeDegrees: 1, longitudeDegrees: 2), LatLng(latitudeDegrees: -1.5, longitudeDegrees: 3.25),
    ])

  private static func game(_ solutions: [LatLng], redrawn: Int? = nil) -> Game {
    Game(
      rounds: solutions.enumerated().map { index, solution in
        Round(roundNumber: Int32(index + 1), solution: solution, isRedrawn: redrawn == index)
      })
  }

  @Test func keptOrNot() {
    #expect(DailyPromise.check(Self.daily, own: nil) == .kept)
    #expect(DailyPromise.check(Self.daily, own: Self.game(Array(Self.daily.positions.prefix(2)))) == .kept)
    let moved = [Self.daily.positions[1], Self.daily.positions[1]]
    #expect(DailyPromise.check(Self.daily, own: Self.game(moved)) == .otherSolutions)
    #expect(DailyPromise.check(Self.daily, own: Self.game(moved, redrawn: 0)) == .otherSolutions)
    let standIn = [Self.daily.positions[2], Self.daily.positions[1]]
    #expect(DailyPromise.check(Self.daily, own: Self.game(standIn, redrawn: 0)) == .kept)
    var exchanged = Self.daily
    exchanged.positions[0].latitudeDegrees += 0.000_001
    #expect(DailyPromise.check(exchanged, own: nil) == .broken)
    exchanged = Self.daily
    exchanged.seed[0] = 8
    #expect(DailyPromise.check(exchanged, own: nil) == .broken)
    exchanged = Self.daily
    exchanged.positions.removeLast()
    #expect(DailyPromise.check(exchanged, own: nil) == .broken)
    exchanged = Self.daily
    exchanged.positions[0].latitudeDegrees = .infinity
    #expect(DailyPromise.check(exchanged, own: nil) == .broken)
  }

  @Test(
    "the day before", arguments: [("2025-03-01", "2025-02-28"), ("2024-03-01", "2024-02-29"), ("2026-01-01", "2025-12-31"), ("today", nil)])
  func before(day: String, former: String?) {
    #expect(DailyPromise.day(before: day) == former)
  }
}
