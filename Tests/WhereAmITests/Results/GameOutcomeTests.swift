import CairnProto
import WhereAmIProto
import AllAppsProto
import WhereAmIServices
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// What SocialService is told of a game that somebody shows to others.
@Suite struct GameOutcomeTests {
  private static func ask(_ bench: GeoGuessBench, _ game: [UInt8], of account: [UInt8]) async throws -> FindGameOutcomeResponse {
    let context = RequestContext(caller: .service("social"), method: ResultsServiceMethods.findGameOutcome, now: bench.clock.now())
    return try await ResultsHandlers(database: bench.database)
      .findGameOutcome(FindGameOutcomeRequest(account: account, game: game), context)
  }

  private static func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      return error.fieldViolations.first?.reason ?? error.reason
    }
    return nil
  }

  @Test func pointsAndSquaresOfWhoPlayedToTheEnd() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let (bench, anna) = (GeoGuessBench(database), UUID())
      let start = StartSingleRequest(timeZone: "UTC")
      let started = try await bench.handlers.startSingle(start, bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text))
      let gameID = try #require(UUID(text: started.game?.gameID ?? ""))
      #expect(await Self.refusal { _ = try await Self.ask(bench, gameID.bytes, of: anna.bytes) } == "GAME_NOT_FINISHED")
      for round in 1...GeoGuessRules.roundCount {
        for move in [
          PhaseMachine.Move.loaded(round: round),
          .submitGuess(round: round, round == 1 ? GameFixtures.positions[0] : GameFixtures.point(-60, -120)), .ready(round: round),
        ] {
          _ = try await database.transaction { try await bench.play.move(move, in: gameID, by: anna, at: bench.clock.now(), $0) }
        }
      }
      let game = try #require(try await bench.store.load(gameID, in: database))
      let outcome = try await Self.ask(bench, gameID.bytes, of: anna.bytes)
      #expect(outcome.score == Int32(game.play.score(of: 1)) && outcome.score >= 5_000 && outcome.scoreMax == 25_000)
      #expect(outcome.squares.hasPrefix("🟩") && outcome.squares.count == 5)
      #expect(await Self.refusal { _ = try await Self.ask(bench, gameID.bytes, of: UUID().bytes) } == "GAME_NOT_FOUND")
      #expect(await Self.refusal { _ = try await Self.ask(bench, UUID().bytes, of: anna.bytes) } == "GAME_NOT_FOUND")
      #expect(await Self.refusal { _ = try await Self.ask(bench, [1], of: anna.bytes) } == "INVALID_UUID")
      #expect(await Self.refusal { _ = try await Self.ask(bench, gameID.bytes, of: []) } == "MISSING")
    }
  }

  @Test func whoHasLeftHasNothingToShow() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let (bench, anna) = (GeoGuessBench(database), UUID())
      let started = try await bench.handlers.startSingle(
        StartSingleRequest(timeZone: "UTC"), bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text))
      let gameID = try #require(UUID(text: started.game?.gameID ?? ""))
      _ = try await database.transaction { try await bench.play.move(.leave, in: gameID, by: anna, at: bench.clock.now(), $0) }
      #expect(await Self.refusal { _ = try await Self.ask(bench, gameID.bytes, of: anna.bytes) } == "GAME_NOT_FINISHED")
    }
  }
}
