import CairnTesting
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// What several do at the same moment.
@Suite("Races in a game")
struct GamePlayTests {
  let scratch: ScratchDatabase

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  /// A game that is so far, in the database.
  private static func insert(_ machine: PhaseMachine, _ bench: GeoGuessBench) async throws -> PlayedGame {
    let begun = GameFixtures.game().game
    var game = begun
    game.play = machine
    game.version = 2
    let latter = game
    try await bench.database.transaction { transaction in
      _ = try await bench.store.insertSingle(begun, of: begun.players[0].accountID, in: transaction)
      _ = try await bench.store.keep(latter, insteadOf: begun, in: transaction)
    }
    return latter
  }

  /// Makes a move as often as asked, all at once; tells how each ended.
  private static func race(
    _ move: PhaseMachine.Move, times: Int, in game: PlayedGame, at now: Moment, _ bench: GeoGuessBench
  ) async throws -> [String] {
    let accountID = game.players[0].accountID
    return try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<times {
        group.addTask {
          do {
            let outcome = try await bench.database.transaction {
              try await bench.play.move(move, in: game.id, by: accountID, at: now, $0)
            }
            return outcome == nil ? "nothing" : "done"
          } catch let refusal as GeoGuessRules.Refusal {
            return MoveTableTests.name(refusal)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test("of eight answers at once one is taken")
  func answers() async throws {
    try await scratch.withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      let driver = try MoveTableTests.game("guessing", rounds: 5)
      let game = try await Self.insert(driver.machine, bench)
      let outcomes = try await Self.race(
        .submitGuess(round: 2, GameFixtures.positions[1]), times: 8, in: game, at: driver.now, bench)
      #expect(outcomes.filter { $0 == "done" }.count == 1 && outcomes.filter { $0 == "already" }.count == 7)
      let after = try #require(try await bench.store.load(game.id, in: database))
      #expect(after.version == game.version + 1 && after.play.score(of: 1) == 10_000)
    }
  }

  @Test("a game that is ended by many at once counts once")
  func finishOnce() async throws {
    try await scratch.withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      var driver = GameDriver()
      for round in 1...5 {
        try driver.playRound(GameFixtures.positions[round - 1])
        if round < 5 { try driver.move(.ready(round: round)) }
      }
      let game = try await Self.insert(driver.machine, bench)
      let outcomes = try await Self.race(.ready(round: 5), times: 8, in: game, at: driver.now, bench)
      #expect(outcomes == Array(repeating: "done", count: 8))
      try await bench.fire(game.id, generation: driver.machine.timerGeneration)
      let reading = try #require(
        try await StatisticsStore(database: database).read(game.players[0].accountID, at: driver.now))
      #expect(reading.statistics.gameCount == 1 && reading.statistics.scoreSum == 25_000 && reading.statistics.quitCount == 0)
      #expect(reading.gamesTodayCount == 1)
    }
  }

  @Test("a game that is left by many at once is one quit")
  func quitOnce() async throws {
    try await scratch.withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      let driver = try MoveTableTests.game("moving", rounds: 5)
      let game = try await Self.insert(driver.machine, bench)
      #expect(try await Self.race(.leave, times: 8, in: game, at: driver.now, bench) == Array(repeating: "done", count: 8))
      let reading = try #require(
        try await StatisticsStore(database: database).read(game.players[0].accountID, at: driver.now))
      #expect(reading.statistics == Statistics(quitCount: 1))
    }
  }

  @Test("markers and an answer at the same moment never wait for each other, and the answer stands")
  func markersAndAnswer() async throws {
    try await scratch.withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      for _ in 1...10 {
        let driver = try MoveTableTests.game("guessing", rounds: 5)
        let game = try await Self.insert(driver.machine, bench)
        async let outcomes = Self.race(.submitGuess(round: 2, GameFixtures.positions[1]), times: 2, in: game, at: driver.now, bench)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 0..<10 {
            group.addTask {
              _ = try await bench.play.placeMarker(
                GameFixtures.point(1, Double(number)), round: 2, in: game.id, by: game.players[0].accountID, at: driver.now)
            }
          }
          try await group.waitForAll()
        }
        #expect(try await outcomes.sorted() == ["already", "done"])
        let turn = try #require(try await bench.store.load(game.id, in: database)).play.rounds[1].turns[0]
        #expect(turn.marker == nil && turn.answer?.origin == .submitted)
      }
    }
  }

  @Test("nobody moves in another's game")
  func foreignGame() async throws {
    try await scratch.withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      let game = try await Self.insert(GameFixtures.machine(), bench)
      let outcome = try await database.transaction {
        try await bench.play.move(.leave, in: game.id, by: UUID(), at: GameFixtures.start, $0)
      }
      #expect(outcome == nil)
    }
  }
}
