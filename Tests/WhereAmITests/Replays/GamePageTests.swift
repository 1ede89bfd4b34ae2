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
import Texts
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// The page of a game that somebody shows to others.
@Suite struct GamePageTests {
  private static func ask(
    _ bench: GeoGuessBench, _ gameID: String, of accountID: UUID, in language: PageLanguage = .english
  ) async throws -> ContentPage? {
    try await GameReport(database: bench.database, time: bench.clock).page(gameID, shownBy: accountID, in: language)
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
      #expect(await Self.refusal { _ = try await Self.ask(bench, gameID.text, of: anna) } == "GAME_NOT_FINISHED")
      for round in 1...GeoGuessRules.roundCount {
        for move in [
          PhaseMachine.Move.loaded(round: round),
          .submitGuess(round: round, round == 1 ? GameFixtures.positions[0] : GameFixtures.point(-60, -120)), .ready(round: round),
        ] {
          _ = try await database.transaction { try await bench.play.move(move, in: gameID, by: anna, at: bench.clock.now(), $0) }
        }
      }
      let game = try #require(try await bench.store.load(gameID, in: database))
      let page = try #require(try await Self.ask(bench, gameID.text, of: anna, in: .german))
      let score = game.play.score(of: 1)
      #expect(score >= 5_000 && page.title == "\(ContentPage.grouped(score)) / 25\u{202F}000 – Where am I")
      #expect(page.lines.first?.hasPrefix("🟩") == true && page.lines.first?.count == 5 && page.lines.count == 2)
      #expect(page.call == "Mitspielen" && page.appPath == "where-am-i")
      #expect(try await Self.ask(bench, gameID.text, of: UUID()) == nil)
      for id in [UUID().text, "x", ""] { #expect(try await Self.ask(bench, id, of: anna) == nil) }
    }
  }

  @Test func whoHasLeftHasNothingToShow() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let (bench, anna) = (GeoGuessBench(database), UUID())
      let started = try await bench.handlers.startSingle(
        StartSingleRequest(timeZone: "UTC"), bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text))
      let gameID = try #require(UUID(text: started.game?.gameID ?? ""))
      _ = try await database.transaction { try await bench.play.move(.leave, in: gameID, by: anna, at: bench.clock.now(), $0) }
      #expect(await Self.refusal { _ = try await Self.ask(bench, gameID.text, of: anna) } == "GAME_NOT_FINISHED")
    }
  }

  @Test func everyLanguageHasItsSentences() {
    let pages = PageLanguage.allCases.map { ContentPage(score: 0, scoreMax: 25_000, squares: "⬛", in: $0) }
    #expect(Set(pages.map(\.call)).count == pages.count && Set(pages.map { $0.lines.joined() }).count == pages.count)
    #expect(pages.allSatisfy { $0.title == "0 / 25\u{202F}000 – Where am I" })
  }

  @Test func numbersAreGrouped() {
    #expect(
      [0, 7, 999, 1_000, 25_000, 10_001].map { ContentPage.grouped($0) } == [
        "0", "7", "999", "1\u{202F}000", "25\u{202F}000", "10\u{202F}001",
      ])
  }
}
