import WhereAmIProto
import CairnServices
import WhereAmIServices
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite struct SeenLocationTests {
  private func withBench(_ body: @escaping @Sendable (GeoGuessBench) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(GeoGuessBench(database)) }
  }

  /// A game that some were shown up to a round.
  private func play(_ accountIDs: [UUID], _ places: [Int], shown round: Int, _ bench: GeoGuessBench) async throws {
    bench.clock.advance(by: .seconds(1))
    let machine = PhaseMachine.start(
      ruleset: GameFixtures.several, locations: places.map(GameFixtures.location), playerCount: accountIDs.count, at: bench.clock.now()
    ).machine
    let game = PlayedGame(
      id: UUID(), kind: accountIDs.count == 1 ? .single : .friend, mapID: "world", createTime: bench.clock.now(), version: 1,
      players: accountIDs.map { GamePlayer(accountID: $0, timeZone: "UTC") }, play: machine)
    try await bench.database.transaction { transaction in
      try await bench.store.insertShared(game, in: transaction)
      try await transaction.execute("UPDATE games SET round_number = \(round) WHERE game_id = \(game.id)")
    }
  }

  @Test func whatAnyOfThePlayersWasShownOfLateIsKnown() async throws {
    try await withBench { bench async throws in
      let (anna, berta, carla) = (UUID(), UUID(), UUID())
      try await play([anna, berta], [0, 1, 5], shown: 1, bench)
      try await play([berta], [3, 4], shown: 1, bench)
      try await play([carla], [5, 4], shown: 2, bench)
      func seen(by players: [UUID], games: Int = 20) async throws -> [String] {
        try await SeenLocationStore().seen(by: players, gameLimit: games, in: bench.database).sorted()
      }
      func ids(_ places: Int...) -> [String] { places.map { GameFixtures.location($0).id } }
      #expect(try await seen(by: [anna]) == ids(0, 1), "the next one was given to be loaded ahead, and no other")
      #expect(try await seen(by: [berta]) == ids(0, 1, 3, 4))
      #expect(try await seen(by: [anna, carla]) == ids(0, 1, 4, 5))
      #expect(try await seen(by: [berta], games: 1) == ids(3, 4), "only the latest games")
      #expect(try await seen(by: [UUID()]).isEmpty)
      #expect(try await seen(by: []).isEmpty)
    }
  }

  @Test func thePlaceThatOneHasSeenIsNotDrawnAsLongAsThereAreOthers() async throws {
    try await withBench { bench async throws in
      let (anna, berta) = (UUID(), UUID())
      let draws = LocationDraws(service: LocationServiceClient(bench.geo))
      try await play([anna], [0], shown: 1, bench)
      for players in [[anna], [berta, anna]] {
        let places = try await draws.draw(5, on: "world", unseenBy: players, in: bench.database).locations.map(\.id)
        #expect(places.count == 5 && !places.contains(GameFixtures.location(0).id))
      }
      #expect(
        try await draws.draw(5, on: "world", unseenBy: [berta], in: bench.database).locations.map(\.id).contains(
          GameFixtures.location(0).id))
      // Two of six are seen: five others are not there, and any will do.
      try await play([anna], [1], shown: 1, bench)
      #expect(try await draws.draw(5, on: "world", unseenBy: [anna], in: bench.database).locations.count == 5)
      let call = bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text)
      #expect(try await bench.handlers.startSingle(StartSingleRequest(), call).game != nil)
      bench.geo.setDown(true)
      await #expect(throws: RPCError.self) { _ = try await draws.draw(5, on: "world", unseenBy: [anna], in: bench.database) }
    }
  }
}
