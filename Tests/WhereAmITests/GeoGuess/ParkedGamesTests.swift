import CairnTesting
import Events
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("Games whose timer was parked")
struct ParkedGamesTests {
  @Test("ten minutes after its timer was parked a game is void: nobody has quit, lost or won, and all may play another")
  func parked() async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      let now = bench.clock.now()
      let (game, actions) = GameFixtures.online(of: [UUID(), UUID()], at: now)
      let (other, otherActions) = GameFixtures.online(of: [UUID(), UUID()], at: now)
      try await database.transaction { transaction in
        try await bench.play.beginShared(game, actions, transaction)
        try await bench.play.beginShared(other, otherActions, transaction)
      }
      try await database.execute("UPDATE timers SET fail_time = \(now) WHERE aggregate_id = \(game.id)")
      func phase(_ game: PlayedGame) async throws -> PhaseMachine.Phase? { try await bench.store.load(game.id, in: database)?.play.phase }
      let parked = ParkedGames(database: database, play: bench.play)

      try await parked.end(at: now + ParkedGames.patience - .seconds(1))
      #expect(try await phase(game) == .loading, "operators may mend it")

      // Two replicas look at once.
      async let first: Void = parked.end(at: now + ParkedGames.patience)
      async let second: Void = parked.end(at: now + ParkedGames.patience)
      _ = try await (first, second)
      #expect(try await phase(game) == .abandoned)
      #expect(try await phase(other) == .loading)
      let seated = try await database.query("SELECT DISTINCT game_id FROM open_seats").map { try $0.get(0, as: UUID.self) }
      #expect(seated == [other.id])
      let timed = try await database.query("SELECT aggregate_id FROM timers").map { try $0.get(0, as: UUID.self) }
      #expect(timed == [other.id])
      for player in game.players {
        let statistics = try await StatisticsStore(database: database).read(player.accountID, at: now)?.statistics
        #expect((statistics?.quitCount ?? 0) + (statistics?.winCount ?? 0) == 0)
      }
    }
  }

  @Test("a game that has gone on since has another timer: it is left alone, and what was parked goes")
  func wentOn() async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      let now = bench.clock.now()
      let (game, actions) = GameFixtures.online(of: [UUID(), UUID()], at: now)
      try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
      try await database.execute("UPDATE timers SET fail_time = \(now) WHERE aggregate_id = \(game.id)")
      for player in game.players {
        _ = try await database.transaction {
          try await bench.play.move(.loaded(round: 1), in: game.id, by: player.accountID, at: now + .seconds(1), $0)
        }
      }
      func generations() async throws -> [Int64] {
        try await database.query("SELECT generation FROM timers ORDER BY generation").map { try $0.get(0) }
      }
      #expect(try await generations() == [1, 2])

      try await ParkedGames(database: database, play: bench.play).end(at: now + ParkedGames.patience)
      #expect(try await bench.store.load(game.id, in: database)?.play.phase == .playing)
      #expect(try await generations() == [2])
    }
  }

  @Test("a hundred games that cannot be ended do not hold up the next one")
  func stuck() async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let bench = GeoGuessBench(database)
      let now = bench.clock.now()
      var games: [PlayedGame] = []
      for _ in 0...ParkedGames.gamesMax {
        let (game, actions) = GameFixtures.online(of: [UUID(), UUID()], at: now)
        try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
        games.append(game)
      }
      try await database.execute("UPDATE timers SET fail_time = \(now)")
      let last = games[games.count - 1]
      try await database.execute("UPDATE timers SET fail_time = \(now + .seconds(1)) WHERE aggregate_id = \(last.id)")
      // What is wrong with the others: their rows cannot be read.
      try await database.execute("ALTER TABLE games DROP CONSTRAINT games_phase_check")
      try await database.execute("UPDATE games SET phase = 'nowhere' WHERE game_id <> \(last.id)")

      let parked = ParkedGames(database: database, play: bench.play)
      try await parked.end(at: now + ParkedGames.patience + .seconds(2))
      try await parked.end(at: now + ParkedGames.patience + .seconds(3))
      #expect(try await bench.store.load(last.id, in: database)?.play.phase == .abandoned)
    }
  }
}
