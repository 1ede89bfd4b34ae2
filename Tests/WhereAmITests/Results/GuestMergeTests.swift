import WhereAmIProto
import AllAppsServices
import AllAppsProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping

import struct CairnProto.AccountMerged
import struct AllAppsProto.CountResultsRequest

@testable import Events
@testable import GameCommon
@testable import WhereAmI

@Suite("What a guest has done, when it becomes part of an account")
struct GuestMergeTests {
  private static let now = GameFixtures.start

  private struct House: Sendable {
    let database: Database
    let results = GameResultStore()
    var games: GeoGuessStore { GeoGuessStore(database: database) }
    var statistics: StatisticsStore { StatisticsStore(database: database) }

    /// As the inbox has it done, twice: the second delivery has no effect.
    func merge(_ guest: UUID, into account: UUID, eventID: UUID = UUID(), times: Int = 1) async throws -> Delivery {
      let inbox = Inbox(
        database: database, time: FakeClock(now), handlers: try GeoGuessBench(database).features().events(Outbox(ids: TimeOrderedIDs())))
      let event = OutgoingEvent(
        GuestMerges.eventType, to: ["game"], orderedBy: guest.text, AccountMerged(guest: guest.bytes, account: account.bytes))
      var delivery = Delivery(takenCount: 0)
      for _ in 0..<times {
        delivery = await inbox.receive([
          InboxEvent(
            eventID: eventID, type: event.type, orderingKey: event.orderingKey, source: "auth", createTime: now, payload: event.payload)
        ])
      }
      return delivery
    }

    func open(_ account: UUID) async throws -> PlayedGame {
      let (game, _) = GameFixtures.game(of: account, at: now)
      let inserted = try await database.transaction { try await games.insertSingle(game, of: account, in: $0) }
      #expect(inserted)
      return game
    }

    func finish(_ account: UUID, on day: Int, score: Int, zone: String = "UTC") async throws {
      try await database.transaction { transaction in
        let (former, today) = try await statistics.lock(account, dayOf: now + .seconds(day * 86_400), in: zone, transaction)
        try await statistics.keep(StatisticsRules.afterGame(former, isSingle: true, score: score, on: today), of: account, in: transaction)
        try await statistics.countGame(of: account, on: today, in: transaction)
      }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database in try await body(House(database: database)) }
  }

  @Test("the games are the account's, the one that goes on too, and the guest has none")
  func games() async throws {
    try await withHouse { (house) async throws in
      let (guest, account) = (UUID(), UUID())
      let game = try await house.open(guest)
      #expect(try await house.results.counts(of: [guest, account, UUID()], in: house.database) == [1, 0, 0])
      #expect(try await house.merge(guest, into: account, times: 2).takenCount == 1)
      #expect(try await house.results.counts(of: [guest, account], in: house.database) == [0, 1])
      let moved = try #require(try await house.games.load(game.id, in: house.database))
      #expect(moved.players.map(\.accountID) == [account] && moved.version == game.version + 1)
      let open = try await house.database.transaction { try await house.games.openSingleGame(of: account, in: $0) }
      #expect(open == game.id)
      // Whoever was at work on it has to read it again.
      var former = game
      former.version = game.version
      let kept = try await house.database.transaction { try await house.games.keep(game, insteadOf: former, in: $0) }
      #expect(!kept)
    }
  }

  @Test("when both play, the account goes on with its own game and the guest's ends by its clocks")
  func twoOpenGames() async throws {
    try await withHouse { (house) async throws in
      let (guest, account) = (UUID(), UUID())
      let (guests, own) = (try await house.open(guest), try await house.open(account))
      _ = try await house.merge(guest, into: account)
      let open = try await house.database.transaction { try await house.games.openSingleGame(of: account, in: $0) }
      #expect(open == own.id)
      #expect(try await house.games.load(guests.id, in: house.database)?.players.map(\.accountID) == [account])
    }
  }

  @Test("statistics are added up, and the streak of days is counted from the days of both")
  func statistics() async throws {
    try await withHouse { (house) async throws in
      let (guest, account) = (UUID(), UUID())
      for (day, score) in [(0, 100), (2, 900), (3, 200)] { try await house.finish(guest, on: day, score: score, zone: "Europe/Rome") }
      for (day, score) in [(1, 5_000), (2, 50)] { try await house.finish(account, on: day, score: score) }
      try await house.database.transaction { try await house.statistics.countQuit(of: guest, in: $0) }
      _ = try await house.merge(guest, into: account)
      let reading = try #require(try await house.statistics.read(account, at: Self.now + .seconds(3 * 86_400)))
      let sum = reading.statistics
      #expect(sum.singleGameCount == 5 && sum.scoreSum == 6_250 && sum.scoreMax == 5_000 && sum.quitCount == 1)
      #expect(sum.dayStreakCount == 4 && reading.gamesTodayCount == 1)
      #expect(try await house.statistics.read(guest, at: Self.now) == nil)
    }
  }

  @Test("an account without statistics gets the guest's as they are")
  func statisticsOfNobody() async throws {
    try await withHouse { (house) async throws in
      let (guest, account) = (UUID(), UUID())
      try await house.finish(guest, on: 0, score: 700)
      _ = try await house.merge(guest, into: account)
      let reading = try #require(try await house.statistics.read(account, at: Self.now))
      #expect(reading.statistics.singleGameCount == 1 && reading.statistics.dayStreakCount == 1)
      // And who has nothing changes nothing.
      _ = try await house.merge(UUID(), into: account)
      #expect(try await house.statistics.read(account, at: Self.now)?.statistics == reading.statistics)
    }
  }

  @Test("a merge of an account with itself, or with nobody, is refused")
  func nonsense() async throws {
    try await withHouse { (house) async throws in
      let account = UUID()
      #expect(try await house.merge(account, into: account).takenCount == 0)
    }
  }

  @Test("results are counted for ten accounts at most")
  func questions() async throws {
    try await withHouse { (house) async throws in
      let handlers = try GeoGuessBench(house.database).results()
      let context = RequestContext(caller: .service("auth"), method: ResultsServiceMethods.countResults, now: Self.now)
      for accounts in [[], Array(repeating: UUID().bytes, count: 11), [[1, 2, 3]]] {
        await #expect(throws: RPCError.self) { try await handlers.countResults(CountResultsRequest(accounts: accounts), context) }
      }
      #expect(try await handlers.countResults(CountResultsRequest(accounts: [UUID().bytes]), context).counts == [0])
    }
  }
}
