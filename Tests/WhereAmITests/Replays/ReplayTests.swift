import WhereAmIProto
import CairnServices
import WhereAmIServices
import CairnTesting
import Cryptography
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// What players are told of a game that has ended, and that it is what was stored.
@Suite("Replays of games")
struct ReplayTests {
  let scratch: ScratchDatabase
  let anna = UUID()
  let berta = UUID()

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  private func withGame(
    of accountIDs: [UUID]? = nil, _ body: @escaping @Sendable (GeoGuessBench, ReplayHandlers, PlayedGame) async throws -> Void
  ) async throws {
    let accountIDs = accountIDs ?? [anna, berta]
    try await scratch.withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      try await body(bench, bench.replays.handlers, try await Self.begin(of: accountIDs, bench))
    }
  }

  private static func begin(of accountIDs: [UUID], _ bench: GeoGuessBench) async throws -> PlayedGame {
    let (game, actions) = GameFixtures.online(of: accountIDs, at: bench.clock.now())
    try await bench.database.transaction { try await bench.play.beginShared(game, actions, $0) }
    return game
  }

  private static func move(_ move: PhaseMachine.Move, by accountID: UUID, in gameID: UUID, _ bench: GeoGuessBench) async throws {
    bench.clock.set(to: bench.clock.now() + .milliseconds(250))
    let now = bench.clock.now()
    _ = try await bench.database.transaction { try await bench.play.move(move, in: gameID, by: accountID, at: now, $0) }
  }

  /// The whole log, page by page.
  private static func replay(
    of gameID: UUID, by accountID: UUID, pageSize: Int32 = 0, _ replays: ReplayHandlers, _ bench: GeoGuessBench
  ) async throws -> (game: WhereAmIProto.Game?, events: [ReplayEvent], pages: Int) {
    var (request, events, pages): (GetReplayRequest, [ReplayEvent], Int) = (
      GetReplayRequest(gameID: gameID.text, pageSize: pageSize), [], 0
    )
    var game: WhereAmIProto.Game?
    repeat {
      let response = try await replays.getReplay(request, bench.call(ReplayServiceMethods.getReplay, by: accountID))
      if pages == 0 { game = response.game } else { #expect(response.game == nil) }
      events += response.events
      pages += 1
      request.pageToken = response.nextPageToken
    } while !request.pageToken.isEmpty
    return (game, events, pages)
  }

  /// Plays a game at random through the database, by calls and timers, the short way of markers included.
  private static func playAtRandom(_ game: PlayedGame, seed: UInt64, _ bench: GeoGuessBench) async throws {
    var chance = SplitMix(state: seed)
    for _ in 0..<300 {
      let play = try #require(try await bench.store.load(game.id, in: bench.database)).play
      if play.hasEnded { return }
      let accountID = game.players[Int(chance.next() % UInt64(game.players.count))].accountID
      let point = GameFixtures.point(Double(chance.next() % 170) - 85, Double(chance.next() % 360) - 180)
      bench.clock.set(to: bench.clock.now() + .milliseconds(Int64(chance.next() % 3_000)))
      do {
        switch chance.next() % 20 {
        case 0..<5: try await move(.loaded(round: play.roundNumber), by: accountID, in: game.id, bench)
        case 5..<7: try await move(.endMoving(round: play.roundNumber), by: accountID, in: game.id, bench)
        case 7..<11:
          let now = bench.clock.now()
          _ = try await bench.play.placeMarker(point, round: play.roundNumber, in: game.id, by: accountID, at: now)
        case 11..<14: try await move(.submitGuess(round: play.roundNumber, point), by: accountID, in: game.id, bench)
        case 14..<17: try await move(.ready(round: play.roundNumber), by: accountID, in: game.id, bench)
        case 17 where play.roundNumber == 5 && chance.next() % 4 == 0: try await move(.leave, by: accountID, in: game.id, bench)
        case 18:
          let replacement = GameFixtures.location(5)
          try await move(.reportPanorama(round: play.roundNumber, replacement: replacement), by: accountID, in: game.id, bench)
        default: try await bench.fireTimer(of: game.id)
        }
      } catch is GeoGuessRules.Refusal {}
    }
  }

  @Test("games that were played through the database are what their logs make of them", arguments: 1...12)
  func storedGames(seed: UInt64) async throws {
    try await withGame(of: (0..<(Int(seed) % 3 + 2)).map { _ in UUID() }) { bench, replays, game in
      try await Self.playAtRandom(game, seed: seed, bench)
      let stored = try #require(try await bench.store.load(game.id, in: bench.database))
      let log = try await ReplayStore().log(of: game.id, after: 0, limit: 10_000, in: bench.database)
      #expect(log.map(\.version) == Array(2...stored.version))
      let again = try ReplayRules.replay(
        log, ruleset: stored.play.ruleset, rounds: stored.play.rounds, playerCount: stored.players.count, since: stored.createTime)
      #expect(again == stored.play)
      guard stored.play.hasEnded else { return }
      let told = try await Self.replay(of: game.id, by: game.players[1].accountID, pageSize: 7, replays, bench)
      #expect(told.events == log.map { ReplayEvent($0) } && told.pages == (log.count + 6) / 7)
      #expect(
        told.game?.version == stored.version
          && told.game?.players.map(\.score) == (1...stored.players.count).map { Int32(stored.play.score(of: $0)) })
    }
  }

  @Test("markers, answers and the deadline at the same moment: the log has what was taken, in the order in which it was", arguments: 1...6)
  func race(run: Int) async throws {
    try await withGame { [anna, berta] bench, _, game in
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game.id, bench) }
      for accountID in [anna, berta] { try await Self.move(.endMoving(round: 1), by: accountID, in: game.id, bench) }
      let now = bench.clock.now()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          for accountID in [anna, berta] {
            group.addTask {
              let point = GameFixtures.point(Double(number), 1)
              if try await bench.play.placeMarker(point, round: 1, in: game.id, by: accountID, at: now) { return }
              _ = try? await bench.database.transaction {
                try await bench.play.move(.placeMarker(round: 1, point), in: game.id, by: accountID, at: now, $0)
              }
            }
          }
        }
        group.addTask {
          let last: PhaseMachine.Move = run % 2 == 0 ? .leave : .submitGuess(round: 1, GameFixtures.positions[0])
          _ = try await bench.database.transaction { try await bench.play.move(last, in: game.id, by: anna, at: now, $0) }
        }
        try await group.waitForAll()
      }
      let stored = try #require(try await bench.store.load(game.id, in: bench.database))
      let log = try await ReplayStore().log(of: game.id, after: 0, limit: 10_000, in: bench.database)
      #expect(log.map(\.version) == Array(2...stored.version))
      let again = try ReplayRules.replay(
        log, ruleset: stored.play.ruleset, rounds: stored.play.rounds, playerCount: 2, since: stored.createTime)
      #expect(again == stored.play)
    }
  }

  /// Why there is no replay; nil when there is one.
  private static func refusal(_ accountID: UUID, _ gameID: UUID, _ replays: ReplayHandlers, _ bench: GeoGuessBench) async throws -> String?
  {
    do {
      _ = try await replay(of: gameID, by: accountID, replays, bench)
      return nil
    } catch let error as RPCError {
      return error.reason
    }
  }

  @Test("a replay is for those who have played, once the game has ended for all")
  func access() async throws {
    try await withGame { [anna, berta] bench, replays, game in
      #expect(try await Self.refusal(anna, game.id, replays, bench) == "GAME_NOT_FINISHED")
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game.id, bench) }
      try await Self.move(.leave, by: anna, in: game.id, bench)
      #expect(try await Self.refusal(anna, game.id, replays, bench) == "GAME_NOT_FINISHED")
      try await Self.move(.leave, by: berta, in: game.id, bench)
      #expect(try await Self.refusal(anna, game.id, replays, bench) == nil)
      #expect(try await Self.refusal(UUID(), game.id, replays, bench) == "GAME_NOT_FOUND")
      #expect(try await Self.refusal(anna, UUID(), replays, bench) == "GAME_NOT_FOUND")
      let other = GetReplayRequest(gameID: game.id.text, pageSize: 1, pageToken: "AAAA")
      await #expect(throws: RPCError.self) { try await replays.getReplay(other, bench.call(ReplayServiceMethods.getReplay, by: anna)) }
    }
  }

  @Test("logs of old games go, and so do those of games with somebody who has deleted the account")
  func retention() async throws {
    try await withGame { [anna, berta] bench, replays, game in
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game.id, bench) }
      for accountID in [anna, berta] { try await Self.move(.leave, by: accountID, in: game.id, bench) }
      bench.clock.set(to: game.createTime + LoggedEvent.retention - .seconds(1))
      try await ReplayUpkeep().forgetOld(at: bench.clock.now(), in: bench.database)
      #expect(try await Self.replay(of: game.id, by: berta, replays, bench).events.count == 4)

      let second = try await Self.begin(of: [anna, berta], bench)
      for accountID in [anna, berta] { try await Self.move(.leave, by: accountID, in: second.id, bench) }
      _ = try await bench.database.transaction { try await PlayerData.make(bench.database).purge(anna, in: $0) }
      for gameID in [game.id, second.id] {
        #expect(try await Self.refusal(berta, gameID, replays, bench) == "REPLAY_NOT_FOUND")
        #expect(try await ReplayStore().log(of: gameID, after: 0, limit: 10, in: bench.database).isEmpty)
      }

      let third = try await Self.begin(of: [berta, UUID()], bench)
      try await Self.move(.leave, by: berta, in: third.id, bench)
      bench.clock.set(to: third.createTime + LoggedEvent.retention)
      #expect(try await Self.refusal(berta, third.id, replays, bench) == "REPLAY_NOT_FOUND")
      bench.clock.set(to: bench.clock.now() + .seconds(60))
      try await ReplayUpkeep().forgetOld(at: bench.clock.now(), in: bench.database)
      #expect(try await ReplayStore().log(of: third.id, after: 0, limit: 10, in: bench.database).isEmpty)
    }
  }
}
