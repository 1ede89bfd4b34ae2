import WhereAmIProto
import AllAppsProto
import CairnServices
import WhereAmIServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite struct RematchTests {
  private struct House: Sendable {
    let bench: GeoGuessBench
    var social: FriendCircle { bench.social }
    let anna = UUID()
    let berta = UUID()

    var handlers: RematchHandlers { bench.rematches.handlers }

    /// A game of the two that has ended a moment ago.
    func played(ends: Bool = true) async throws -> UUID {
      let gameID = UUID()
      var ruleset = GameFixtures.several
      ruleset.timing.moving = .seconds(42)
      let machine = PhaseMachine.start(
        ruleset: ruleset, locations: (0..<5).map(GameFixtures.location), playerCount: 2, at: bench.clock.now()
      ).machine
      let game = PlayedGame(
        id: gameID, kind: .online, mapID: "world", createTime: bench.clock.now(), version: 1,
        players: [anna, berta].map { GamePlayer(accountID: $0, timeZone: "UTC") }, play: machine)
      try await bench.database.transaction { try await bench.play.beginShared(game, [], $0) }
      if ends { try await leave(gameID) }
      return gameID
    }

    func leave(_ gameID: UUID) async throws {
      for player in [anna, berta] {
        _ = try await bench.database.transaction {
          try await bench.play.move(.leave, in: gameID, by: player, at: bench.clock.now(), $0)
        }
      }
    }

    func again(_ gameID: UUID, by accountID: UUID, key: String = UUID().text) async throws -> RematchResponse {
      let context = bench.call(RematchServiceMethods.rematch, by: accountID, key: key)
      return try await handlers.rematch(RematchRequest(gameID: gameID.text), context)
    }

    func decline(_ gameID: UUID, by accountID: UUID) async throws -> String {
      let context = bench.call(RematchServiceMethods.declineRematch, by: accountID)
      return try await handlers.declineRematch(DeclineRematchRequest(gameID: gameID.text), context).gameID
    }

    func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
      do { try await body() } catch { return RPCError(wrapping: error).reason }
      return nil
    }

    /// What of rematches was told to somebody, in order.
    func told(to accountID: UUID) async throws -> [String] {
      try await bench.database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").compactMap { row in
        let sent = try UserEventSent(decoding: try row.get(0))
        guard sent.accounts.contains(accountID.bytes) else { return nil }
        switch sent.event?.whereAmI {
        case .rematchOffered(let offered):
          #expect(UUID(bytes: sent.subject)?.text == offered.accountID)
          return "offered"
        case .rematchClosed(let closed): return "\(closed.reason)"
        case .matchFound(let found):
          #expect(
            sent.accounts.count == 1 && found.players.map(\.accountID).filter { $0 != accountID.text } == [UUID(bytes: sent.subject)?.text])
          return "match"
        default: return nil
        }
      }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      try await body(House(bench: GeoGuessBench(database)))
    }
  }

  @Test func bothWantToAndPlayTheSameAgainWithTheirSeatsExchanged() async throws {
    try await withHouse { house async throws in
      let (gameID, key) = (try await house.played(), UUID().text)
      let offered = try await house.again(gameID, by: house.anna, key: key)
      #expect(offered.gameID.isEmpty && offered.expireTime == house.bench.clock.now() + RematchRules.lifetime)
      #expect(try await house.again(gameID, by: house.anna, key: key) == offered)
      #expect(try await house.again(gameID, by: house.anna) == offered)
      let begun = try await house.again(gameID, by: house.berta)
      for player in [house.anna, house.berta] { #expect(try await house.again(gameID, by: player) == begun) }
      #expect(try await house.decline(gameID, by: house.anna) == begun.gameID)
      let nextID = try #require(UUID(text: begun.gameID))
      let next = try #require(try await house.bench.store.load(nextID, in: house.bench.database))
      #expect(next.players.map(\.accountID) == [house.berta, house.anna] && next.kind == .friend)
      #expect(next.mapID == "world" && next.play.ruleset.timing.moving == .seconds(42))
      #expect(try await house.told(to: house.anna) == ["match"])
      #expect(try await house.told(to: house.berta) == ["offered", "match"])
      #expect(await house.refusal { _ = try await house.again(gameID, by: UUID()) } == "GAME_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.again(nextID, by: house.anna) } == "GAME_NOT_FINISHED")
    }
  }

  @Test(arguments: 1...6) func bothAtTheSameMomentThereIsOneGame(run: Int) async throws {
    try await withHouse { house async throws in
      let gameID = try await house.played()
      async let one = house.again(gameID, by: house.anna)
      async let other = house.again(gameID, by: house.berta)
      let gameIDs = Set(try await [one, other].map(\.gameID)).subtracting([""])
      #expect(gameIDs.count == 1)
      #expect(try await house.bench.database.query("SELECT FROM games").count == 2)
      #expect(try await house.bench.database.query("SELECT FROM open_seats").count == 2)
    }
  }

  @Test(arguments: 1...4) func acceptedAgainstTakenBackOneOfTheTwoHappens(run: Int) async throws {
    try await withHouse { house async throws in
      let gameID = try await house.played()
      _ = try await house.again(gameID, by: house.anna)
      async let accepted = house.refusal { _ = try await house.again(gameID, by: house.berta) }
      async let seen = house.decline(gameID, by: house.anna)
      let (refusal, nextID) = try await (accepted, seen)
      #expect((refusal == nil) == !nextID.isEmpty && (refusal == nil || refusal == "REMATCH_OVER"))
      #expect(try await house.bench.database.query("SELECT FROM games").count == (refusal == nil ? 2 : 1))
    }
  }

  @Test func declinedAndOverItIsNotOfferedAgain() async throws {
    try await withHouse { house async throws in
      let first = try await house.played()
      _ = try await house.again(first, by: house.anna)
      for _ in 0..<2 { #expect(try await house.decline(first, by: house.berta).isEmpty) }
      #expect(try await house.told(to: house.anna) == ["\(RematchClosed.Reason.declined)"])
      for player in [house.anna, house.berta] {
        #expect(await house.refusal { _ = try await house.again(first, by: player) } == "REMATCH_OVER")
      }
      let second = try await house.played()
      #expect(try await house.decline(second, by: house.berta).isEmpty)
      #expect(await house.refusal { _ = try await house.again(second, by: house.anna) } == "REMATCH_OVER")

      let third = try await house.played()
      _ = try await house.again(third, by: house.anna)
      house.bench.clock.advance(by: RematchRules.lifetime)
      #expect(await house.refusal { _ = try await house.again(third, by: house.berta) } == "REMATCH_OVER")
      async let one: Void = house.handlers.expire(at: house.bench.clock.now())
      async let other: Void = house.handlers.expire(at: house.bench.clock.now())
      _ = try await (one, other)
      for player in [house.anna, house.berta] {
        #expect(try await house.told(to: player).count { $0 == "\(RematchClosed.Reason.expired)" } == 1)
      }
      let fourth = try await house.played()
      house.bench.clock.advance(by: RematchRules.window)
      #expect(await house.refusal { _ = try await house.again(fourth, by: house.anna) } == "REMATCH_OVER")
    }
  }

  @Test func nobodyIsBroughtToWhomTheyHaveBlockedNorIntoTwoGames() async throws {
    try await withHouse { house async throws in
      let first = try await house.played()
      _ = try await house.again(first, by: house.anna)
      house.social.block(house.anna, house.berta)
      #expect(await house.refusal { _ = try await house.again(first, by: house.berta) } == "REMATCH_OVER")
      let second = try await house.played()
      #expect(await house.refusal { _ = try await house.again(second, by: house.berta) } == "REMATCH_OVER")
    }
    try await withHouse { house async throws in
      let first = try await house.played()
      let open = try await house.played(ends: false)
      #expect(await house.refusal { _ = try await house.again(first, by: house.anna) } == "BUSY_IN_GAME")
      try await house.leave(open)
      house.social.setDown(true)
      #expect(await house.refusal { _ = try await house.again(first, by: house.anna) } == "UNAVAILABLE")
      house.social.setDown(false)
      _ = try await house.again(first, by: house.anna)
      _ = try await house.played(ends: false)
      #expect(await house.refusal { _ = try await house.again(first, by: house.berta) } == "BUSY_IN_GAME")
    }
  }
}
