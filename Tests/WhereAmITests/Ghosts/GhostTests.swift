import CairnProto
import WhereAmIProto
import WhereAmIServices
import CairnTesting
import Events
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// Games against recordings of others' games.
@Suite("Ghosts")
struct GhostTests {
  let scratch: ScratchDatabase
  let anna = UUID()
  let berta = UUID()

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  private struct House: Sendable {
    let bench: GeoGuessBench

    var handlers: GhostHandlers { bench.ghosts.handlers }

    func start(_ accountID: UUID, on mapID: String = "", key: String = UUID().text) async throws -> StartGhostResponse {
      let context = bench.call(GhostServiceMethods.startGhost, by: accountID, key: key)
      return try await handlers.startGhost(StartGhostRequest(mapID: mapID, timeZone: "Europe/Rome"), context)
    }

    func ghost(_ gameID: String, by accountID: UUID) async throws -> Ghost {
      let context = bench.call(GhostServiceMethods.getGhost, by: accountID)
      return try #require(try await handlers.getGhost(GetGhostRequest(gameID: gameID), context).ghost)
    }

    func move(_ move: PhaseMachine.Move, in gameID: UUID, by accountID: UUID) async throws {
      bench.clock.set(to: bench.clock.now() + .milliseconds(700))
      let now = bench.clock.now()
      let outcome = try await bench.database.transaction { try await bench.play.move(move, in: gameID, by: accountID, at: now, $0) }
      #expect(outcome != nil)
    }

    /// A whole game of one, each round answered at a place of its own.
    func record(_ accountID: UUID, answers isAnswering: Bool = true) async throws -> PlayedGame {
      let (game, actions) = GameFixtures.game(of: accountID, at: bench.clock.now())
      try await bench.database.transaction { try await bench.play.beginSingle(game, actions, of: accountID, $0) }
      try await play(game.id, by: accountID, answers: isAnswering)
      return try #require(try await bench.store.load(game.id, in: bench.database))
    }

    func play(_ gameID: UUID, by accountID: UUID, answers isAnswering: Bool = true) async throws {
      for round in 1...GeoGuessRules.roundCount {
        try await move(.loaded(round: round), in: gameID, by: accountID)
        if isAnswering || round != 3 {
          try await move(.submitGuess(round: round, GameFixtures.point(Double(round) * 7.125, -31.75)), in: gameID, by: accountID)
        } else {
          for _ in 1...2 { try await bench.fireTimer(of: gameID) }
        }
        try await move(.ready(round: round), in: gameID, by: accountID)
      }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await scratch.withDatabase { (database) async throws in try await body(House(bench: GeoGuessBench(database))) }
  }

  private static func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch { return RPCError(wrapping: error).reason }
    return nil
  }

  @Test("the places and the scores are those of the recording, and of an open round only when the answer came is told")
  func sameScores() async throws {
    try await withHouse { [anna, berta] house in
      let recorded = try await house.record(anna)
      let started = try await house.start(berta)
      let gameID = try #require(UUID(text: started.game?.gameID ?? ""))
      let game = try #require(try await house.bench.store.load(gameID, in: house.bench.database))
      #expect(game.locationIDs == recorded.locationIDs && game.play.ruleset == recorded.play.ruleset && game.kind == .single)
      #expect(started.ghost?.rounds.map(\.answerAfterMs) == [700, 700, 700, 700, 700])
      for round in 1...GeoGuessRules.roundCount {
        let open = try await house.ghost(game.id.text, by: berta)
        #expect(open.rounds.map { $0.score != nil } == (1...5).map { $0 < round })
        let text = String(decoding: open.json(), as: UTF8.self)
        #expect(!text.contains("\":\(Double(round) * 7.125)"), "the recorded player's answer was told in round \(round)")
        try await house.move(.loaded(round: round), in: game.id, by: berta)
        try await house.move(.submitGuess(round: round, GameFixtures.positions[5]), in: game.id, by: berta)
        let revealed = try await house.ghost(game.id.text, by: berta)
        #expect(revealed.rounds[round - 1].position == LatLng(latitudeDegrees: Double(round) * 7.125, longitudeDegrees: -31.75))
        #expect(revealed.score == (1...round).reduce(0) { $0 + Int32(recorded.play.rounds[$1 - 1].turns[0].answer?.score ?? 0) })
        try await house.move(.ready(round: round), in: game.id, by: berta)
      }
      let last = try await house.ghost(game.id.text, by: berta)
      #expect(last.score == Int32(recorded.play.score(of: 1)))
      #expect(await Self.refusal { _ = try await house.ghost(game.id.text, by: anna) } == "GAME_NOT_FOUND")
      #expect(await Self.refusal { _ = try await house.ghost(recorded.id.text, by: anna) } == "GHOST_NOT_FOUND")
      // A game like every other for the statistics, and no win.
      let statistics = try #require(
        try await StatisticsStore(database: house.bench.database).read(berta, at: house.bench.clock.now())?.statistics)
      #expect(statistics.singleGameCount == 1 && statistics.winCount == 0)
    }
  }

  @Test("no ghost of oneself, none twice, none of an unanswered round, of a game that goes on, of the game of the day, of another map")
  func whoIsAGhost() async throws {
    try await withHouse { [anna, berta] house in
      func refused() async -> Bool { await Self.refusal { _ = try await house.start(berta) } == "GHOST_NOT_FOUND" }
      #expect(await refused(), "nobody has played")
      _ = try await house.record(berta)
      #expect(await refused(), "oneself")
      _ = try await house.record(anna, answers: false)
      #expect(await refused(), "a round without an answer")
      let (open, actions) = GameFixtures.game(of: anna, at: house.bench.clock.now())
      try await house.bench.database.transaction { try await house.bench.play.beginSingle(open, actions, of: anna, $0) }
      #expect(await refused(), "a game that goes on")
      let daily = try await house.record(anna)
      _ = try await house.bench.database.execute("UPDATE games SET has_known_places = true WHERE game_id = \(daily.id)")
      #expect(await refused(), "the game of the day")
      let watched = try await house.record(anna)
      _ = try await house.bench.database.execute(
        "INSERT INTO game_spectators (game_id, account_id) VALUES (\(watched.id), \(berta))")
      #expect(await refused(), "whoever has looked on knows the places")
      _ = try await house.record(anna)
      #expect(await Self.refusal { _ = try await house.start(berta, on: "it") } == "GHOST_NOT_FOUND")
      let game = try #require(try await house.start(berta).game)
      try await house.play(try #require(UUID(text: game.gameID)), by: berta)
      #expect(await refused(), "the same again")
      #expect(await Self.refusal { _ = try await house.start(UUID(), on: "Ü") } == "INVALID_ARGUMENT")
    }
  }

  @Test("the places of a recording can be known: they win no badge and no place in a leaderboard")
  func winsNothing() async throws {
    try await withHouse { [anna, berta] house in
      _ = try await house.record(anna)
      let game = try #require(UUID(text: try await house.start(berta).game?.gameID ?? ""))
      for round in 1...GeoGuessRules.roundCount {
        try await house.move(.loaded(round: round), in: game, by: berta)
        try await house.move(.submitGuess(round: round, GameFixtures.positions[round - 1]), in: game, by: berta)
        try await house.move(.ready(round: round), in: game, by: berta)
      }
      let (database, now) = (house.bench.database, house.bench.clock.now())
      let statistics = try #require(try await StatisticsStore(database: database).read(berta, at: now)?.statistics)
      #expect(statistics.singleGameCount == 1 && statistics.scoreSum == 25_000)
      #expect(try await AchievementStore(version: BadgeCatalogue.whereAmI.version).badges(of: berta, in: database).isEmpty)
      let ranked = try await database.query("SELECT DISTINCT account_id FROM board_entries").map { try $0.get(0, as: UUID.self) }
      #expect(ranked == [anna], "the recorded game counts as any other")
    }
  }

  @Test("of two taps at once one game is open in the end; a retry is answered as before")
  func taps() async throws {
    try await withHouse { [anna, berta] house in
      for _ in 1...3 { _ = try await house.record(anna) }
      async let first = house.start(berta)
      async let second = house.start(berta)
      let games = try await [first.game?.gameID, second.game?.gameID]
      let open = try await house.bench.database.transaction { try await house.bench.store.openSingleGame(of: berta, in: $0) }
      #expect(Set(games).count == 2 && games.contains(open?.text))
      let key = UUID().text
      #expect(try await house.start(berta, key: key) == house.start(berta, key: key))
    }
  }

  @Test("who was recorded may go: the game goes on without a ghost")
  func purge() async throws {
    try await withHouse { [anna, berta] house in
      _ = try await house.record(anna)
      let game = try #require(try await house.start(berta).game)
      _ = try await house.bench.database.transaction { try await PlayerData.make(house.bench.database).purge(anna, in: $0) }
      #expect(await Self.refusal { _ = try await house.ghost(game.gameID, by: berta) } == "GHOST_NOT_FOUND")
      try await house.play(try #require(UUID(text: game.gameID)), by: berta)
      #expect(
        try await house.bench.database.query("SELECT 1 FROM board_entries").isEmpty, "a second account that has gone tells nothing")
    }
  }
}
