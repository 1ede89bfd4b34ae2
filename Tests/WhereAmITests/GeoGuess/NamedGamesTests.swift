import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import Testing
import Timekeeping
import WhereAmIProto
import WhereAmIServices

@testable import GameCommon
@testable import WhereAmI

/// Names in games, rooms and invitations: players are known to each other by more than ids.
@Suite("Names of players")
struct NamedGamesTests {
  private func withBench(_ body: @escaping @Sendable (GeoGuessBench) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(GeoGuessBench(database)) }
  }

  private static func begin(_ accountIDs: [UUID], _ bench: GeoGuessBench) async throws -> String {
    let (game, actions) = GameFixtures.online(of: accountIDs, at: bench.clock.now())
    try await bench.database.transaction { try await bench.play.beginShared(game, actions, $0) }
    return game.id.text
  }

  @Test("a game tells its players' names, but of nobody who is elsewhere for who looks")
  func game() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      bench.social.know([anna: "anna", berta: "berta"])
      let gameID = try await Self.begin([anna, berta], bench)
      let get = { try await bench.handlers.getGame(GetGameRequest(gameID: gameID), bench.call(GeoGuessServiceMethods.getGame, by: anna)) }
      let seen = try await get()
      #expect(seen.game?.players.map(\.username) == ["anna", "berta"])
      #expect(seen.persons.map(\.username) == ["anna", "berta"])
      let loaded = try await bench.handlers.roundLoaded(
        RoundLoadedRequest(gameID: gameID, roundNumber: 1), bench.call(GeoGuessServiceMethods.roundLoaded, by: anna))
      #expect(loaded.game?.players.map(\.username) == ["anna", "berta"])
      bench.social.know([anna: "anna"])
      let alone = try await get()
      #expect(alone.game?.players.map(\.username) == ["anna", ""] && alone.game?.players.map(\.accountID) == [anna.text, berta.text])
      #expect(alone.persons.map(\.username) == ["anna"])
      // A game goes on without names.
      bench.social.setDown(true)
      let nameless = try await get()
      #expect(nameless.game?.players.map(\.username) == ["", ""] && nameless.persons.isEmpty)
    }
  }

  @Test("an answer that is kept with its key has no name, and a repeated call has the names of now")
  func keptAnswers() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      bench.social.know([anna: "anna", berta: "berta"])
      let gameID = try await Self.begin([anna, berta], bench)
      for player in [anna, berta] {
        let request = RoundLoadedRequest(gameID: gameID, roundNumber: 1)
        _ = try await bench.handlers.roundLoaded(request, bench.call(GeoGuessServiceMethods.roundLoaded, by: player))
      }
      let request = SubmitGuessRequest(gameID: gameID, roundNumber: 1, position: LatLng(GameFixtures.positions[0]))
      let context = bench.call(GeoGuessServiceMethods.submitGuess, by: anna, key: UUID().text)
      #expect(try await bench.handlers.submitGuess(request, context).game?.players.map(\.username) == ["anna", "berta"])
      bench.social.know([anna: "anna", berta: "bertha"])
      #expect(try await bench.handlers.submitGuess(request, context).game?.players.map(\.username) == ["anna", "bertha"])
    }
  }

  @Test("a history tells against whom, and a game of one asks nobody")
  func history() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      bench.social.know([anna: "anna", berta: "berta"])
      _ = try await Self.begin([anna, berta], bench)
      let list = {
        try await bench.handlers.listMyGames(ListMyGamesRequest(), bench.call(GeoGuessServiceMethods.listMyGames, by: anna)).games
      }
      #expect(try await list().map { $0.opponents.map(\.username) } == [["berta"]])
      bench.social.setDown(true)
      let start = bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text)
      _ = try await bench.handlers.startSingle(StartSingleRequest(timeZone: "UTC"), start)
      #expect(try await list().map { $0.opponents.count } == [0, 0])
    }
  }

  @Test("a call without a time zone goes by the one of the preferences, by UTC where there is none or nobody can be asked")
  func timeZones() async throws {
    try await withBench { (bench) async throws in
      let anna = UUID()
      let zones = bench.handlers.timeZones
      let context = bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text)
      #expect(try await zones.check("", context) == "UTC")
      bench.social.prefer([anna: "Europe/Rome"])
      #expect(try await zones.check("", context) == "Europe/Rome")
      #expect(try await zones.check("asia/tokyo", context) == "Asia/Tokyo")
      bench.social.prefer([anna: "Europe/Atlantis"])
      #expect(try await zones.check("", context) == "UTC")
      bench.social.setDown(true)
      #expect(try await zones.check("", context) == "UTC")
    }
  }
}
