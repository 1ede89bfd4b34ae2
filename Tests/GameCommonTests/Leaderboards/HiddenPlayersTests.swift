import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import GameCommon

/// A player who appears offline is not seen to play by the boards: what is done counts from the next day on.
@Suite("Players who appear offline")
struct HiddenPlayersTests {
  private static let morning = Moment(milliseconds: 1_750_000_000_000)
  private static let board = BoardDefinition(.cacheOut, "points", aggregation: .sum, unit: .points)

  private struct House: Sendable {
    let database: Database
    let clock = FakeClock(morning)
    let hidden: HiddenPlayers

    func appear(_ accountID: UUID, offline: Bool) async {
      let event = InboxEvent(
        eventID: UUID(), type: HiddenPlayers.eventType, orderingKey: accountID.text, source: "social", createTime: clock.now(),
        payload: PresenceHidden(account: accountID.bytes, appearsOffline: offline).encoded())
      #expect(await Inbox(database: database, time: clock, handlers: [hidden.handler]).receive([event]).takenCount == 1)
    }

    func apply(_ changes: BoardChange...) async throws {
      try await database.transaction { try await Boards().apply(changes, at: clock.now(), in: $0) }
    }

    func value(of accountID: UUID) async throws -> Double? {
      try await Boards().standing(of: accountID, on: BoardKey(HiddenPlayersTests.board), in: database).value?.number
    }

    func enter() async throws { try await hidden.enterDue(at: clock.now(), in: database) }
  }

  private static func entry(_ accountID: UUID, _ value: Int64, id: UUID = UUID()) -> BoardEntry {
    BoardEntry(on: board, id: id, accountID: accountID, keys: ["", "fi"], value: value, time: morning)
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      try await body(House(database: database, hidden: HiddenPlayers(boards: try BoardList([ListedBoard(Self.board)]))))
    }
  }

  @Test("an entry waits for the next day, in its order, and others' count at once")
  func waits() async throws {
    try await withHouse { (house) async throws in
      let (anna, berta, second) = (UUID(), UUID(), UUID())
      try await house.apply(.record(Self.entry(anna, 5)))
      await house.appear(anna, offline: true)
      try await house.apply(.record(Self.entry(anna, 7, id: second)), .record(Self.entry(berta, 3)))
      try await house.apply(.correct(second, on: Self.board, accountID: anna, value: 9))
      try await house.enter()
      #expect(try await house.value(of: anna) == 5)
      #expect(try await house.value(of: berta) == 3)
      // Appearing again does not bring forward what waits, nor what comes behind it.
      await house.appear(anna, offline: false)
      try await house.apply(.record(Self.entry(anna, 1)))
      #expect(try await house.value(of: anna) == 5)
      house.clock.advance(by: .seconds(86_400))
      for _ in 0..<2 { try await house.enter() }
      #expect(try await house.value(of: anna) == 15)
      try await house.apply(.record(Self.entry(anna, 1)))
      #expect(try await house.value(of: anna) == 16)
      #expect(try await house.database.query("SELECT FROM waiting_board_changes").isEmpty)
    }
  }

  @Test("what is withdrawn goes at once, whether it waits or counts")
  func withdrawn() async throws {
    try await withHouse { (house) async throws in
      let (anna, former, latter) = (UUID(), UUID(), UUID())
      try await house.apply(.record(Self.entry(anna, 5, id: former)))
      await house.appear(anna, offline: true)
      try await house.apply(.record(Self.entry(anna, 7, id: latter)))
      try await house.apply(
        .withdraw(former, on: Self.board, accountID: anna), .withdraw(latter, on: Self.board, accountID: anna))
      #expect(try await house.value(of: anna) == nil)
      house.clock.advance(by: .seconds(86_400))
      try await house.enter()
      #expect(try await house.value(of: anna) == nil)
    }
  }

  @Test("processes that enter at once enter each change once")
  func raced() async throws {
    try await withHouse { (house) async throws in
      let anna = UUID()
      await house.appear(anna, offline: true)
      for value in 1...5 { try await house.apply(.record(Self.entry(anna, Int64(value)))) }
      house.clock.advance(by: .seconds(86_400))
      async let first: Void = house.enter()
      async let second: Void = house.enter()
      _ = try await (first, second)
      #expect(try await house.value(of: anna) == 15)
    }
  }
}
