import CairnServices
import CairnTesting
import FoundationEssentials
import GameTesting
import Geodesy
import Identity
import Postgres
import RPC
import Testing
import Timekeeping
import WhereAmIServices

@testable import GameCommon
@testable import WhereAmI

@Suite("Games in the database")
struct GeoGuessStoreTests {
  let scratch: ScratchDatabase

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  private func withStore(_ body: @escaping @Sendable (GeoGuessStore, Database) async throws -> Void) async throws {
    try await scratch.withDatabase { try await body(GeoGuessStore(database: $0), $0) }
  }

  @Test("a game is loaded as it was kept, wherever its panoramas come from")
  func roundTrip() async throws {
    try await withStore { (store, database) async throws in
      var locations = (0..<5).map(GameFixtures.location)
      locations[2].panorama.target = .near(GameFixtures.point(-33.9, 18.4), radiusM: 50)
      let machine = PhaseMachine.start(ruleset: GameFixtures.region, locations: locations, playerCount: 1, at: GameFixtures.start).machine
      let game = PlayedGame(
        id: UUID(), kind: .single, mapID: "it", createTime: GameFixtures.start, version: 1,
        players: [GamePlayer(accountID: UUID(), timeZone: "Europe/Rome")], play: machine)
      #expect(try await database.transaction { try await store.insertSingle(game, of: game.players[0].accountID, in: $0) })
      #expect(try await store.load(game.id, in: database) == game)
      #expect(try await store.version(of: game.id) == 1)
      #expect(try await store.load(UUID(), in: database) == nil)
      #expect(try await store.version(of: UUID()) == nil)
    }
  }

  @Test("whatever has happened, a game is loaded as it was kept", arguments: 1...12)
  func histories(seed: UInt64) async throws {
    try await withStore { (store, database) async throws in
      var chance = SplitMix(state: seed)
      var game = GameFixtures.game(ruleset: seed % 2 == 0 ? GameFixtures.world : GameFixtures.region).game
      var driver = GameDriver(game.play)
      let first = game
      _ = try await database.transaction { try await store.insertSingle(first, of: first.players[0].accountID, in: $0) }
      for step in 1...25 {
        let happening = AllHistoriesTests.Happening.allCases[Int(chance.next() % UInt64(AllHistoriesTests.Happening.allCases.count))]
        AllHistoriesTests.happen(happening, by: 1, to: &driver)
        if driver.machine == game.play { continue }
        let former = game
        game.play = driver.machine
        game.version += 1
        let latter = game
        #expect(try await database.transaction { try await store.keep(latter, insteadOf: former, in: $0) })
        #expect(try await store.load(game.id, in: database) == game, "seed \(seed), step \(step): \(happening)")
      }
    }
  }

  @Test("who decided on an older version keeps nothing")
  func staleVersion() async throws {
    try await withStore { (store, database) async throws in
      let game = GameFixtures.game().game
      _ = try await database.transaction { try await store.insertSingle(game, of: game.players[0].accountID, in: $0) }
      var (first, second) = (game, game)
      first.version = 2
      _ = try first.play.handle(.move(.loaded(round: 1), by: 1), at: GameFixtures.start)
      second.version = 2
      _ = try second.play.handle(.move(.leave, by: 1), at: GameFixtures.start)
      let (winner, loser) = (first, second)
      #expect(try await database.transaction { try await store.keep(winner, insteadOf: game, in: $0) })
      #expect(try await !database.transaction { try await store.keep(loser, insteadOf: game, in: $0) })
      #expect(try await store.load(game.id, in: database) == winner)
    }
  }

  @Test("an account has one unfinished single-player game")
  func oneOpenGame() async throws {
    try await withStore { (store, database) async throws in
      let accountID = UUID()
      let (first, second) = (GameFixtures.game(of: accountID).game, GameFixtures.game(of: accountID).game)
      #expect(try await database.transaction { try await store.insertSingle(first, of: accountID, in: $0) })
      #expect(try await !database.transaction { try await store.insertSingle(second, of: accountID, in: $0) })
      #expect(try await store.load(second.id, in: database) == nil)
      var ended = first
      _ = try ended.play.handle(.move(.leave, by: 1), at: GameFixtures.start)
      ended.version = 2
      let left = ended
      _ = try await database.transaction { try await store.keep(left, insteadOf: first, in: $0) }
      #expect(try await database.transaction { try await store.openSingleGame(of: accountID, in: $0) } == nil)
      #expect(try await database.transaction { try await store.insertSingle(second, of: accountID, in: $0) })
      #expect(try await database.transaction { try await store.openSingleGame(of: accountID, in: $0) } == second.id)
    }
  }

  @Test("the short way of a marker is taken while guessing and nothing is due, and does what the long way does")
  func shortWay() async throws {
    try await withStore { (store, database) async throws in
      for state in MoveTableTests.columns {
        let driver = try MoveTableTests.game(state, rounds: 5)
        let game = try await Self.insert(driver.machine, store, database)
        for (round, wait) in [(1, 0), (2, 0), (2, 31_499), (2, 31_500), (3, 0)] {
          let before = try #require(try await store.load(game.id, in: database))
          let now = driver.now + .milliseconds(wait)
          let position = GameFixtures.point(12, Double(wait) / 1_000)
          let isPlaced = try await store.placeMarker(position, round: round, of: game.id, by: game.players[0].accountID, at: now)
          #expect(isPlaced == (state == "guessing" && round == 2 && wait < 31_500), "\(state), round \(round), after \(wait) ms")
          var expected = before
          if isPlaced {
            _ = try expected.play.handle(.move(.placeMarker(round: round, position), by: 1), at: now)
            expected.version += 1
          }
          #expect(try await store.load(game.id, in: database) == expected)
        }
      }
    }
  }

  @Test("nobody places a marker in another's game")
  func foreignMarker() async throws {
    try await withStore { (store, database) async throws in
      let driver = try MoveTableTests.game("guessing", rounds: 5)
      let game = try await Self.insert(driver.machine, store, database)
      #expect(try await !store.placeMarker(GameFixtures.point(1, 2), round: 2, of: game.id, by: UUID(), at: driver.now))
    }
  }

  /// Puts a game that has come so far into the database.
  private static func insert(_ machine: PhaseMachine, _ store: GeoGuessStore, _ database: Database) async throws -> PlayedGame {
    let begun = GameFixtures.game().game
    var game = begun
    game.play = machine
    game.version = 2
    let latter = game
    try await database.transaction { transaction in
      _ = try await store.insertSingle(begun, of: begun.players[0].accountID, in: transaction)
      _ = try await store.keep(latter, insteadOf: begun, in: transaction)
    }
    return latter
  }

  @Test("a history is read page by page, newest first, with the points of revealed rounds")
  func history() async throws {
    try await withStore { (store, database) async throws in
      let accountID = UUID()
      var ids: [UUID] = []
      for number in 0..<7 {
        // Two games at each moment: the id decides between them.
        let now = GameFixtures.start + .seconds(number / 2)
        let begun = GameFixtures.game(of: accountID, at: now).game
        var ended = begun
        _ = try ended.play.handle(.move(.loaded(round: 1), by: 1), at: now)
        _ = try ended.play.handle(.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: 1), at: now)
        _ = try ended.play.handle(.move(.leave, by: 1), at: now)
        ended.version = 2
        let left = ended
        try await database.transaction { transaction in
          _ = try await store.insertSingle(begun, of: accountID, in: transaction)
          _ = try await store.keep(left, insteadOf: begun, in: transaction)
        }
        ids.append(begun.id)
      }
      var (place, seen): (HistoryPlace?, [GameInHistory]) = (nil, [])
      while true {
        let page = try await store.history(of: accountID, after: place, limit: 3)
        seen += page
        guard page.count == 3 else { break }
        place = page.last.map { HistoryPlace(createTime: $0.createTime, gameID: $0.id) }
      }
      #expect(Set(seen.map(\.id)) == Set(ids) && seen.count == 7)
      #expect(seen.map(\.createTime) == seen.map(\.createTime).sorted(by: >))
      #expect(seen.allSatisfy { $0.score == 5_000 && $0.stage == .abandoned && $0.endTime == $0.createTime })
      #expect(try await store.history(of: UUID(), after: nil, limit: 3).isEmpty)
    }
  }

  @Test("a history's unfinished game says how far it is")
  func unfinishedHistory() async throws {
    try await withStore { (store, database) async throws in
      let accountID = UUID()
      let game = GameFixtures.game(of: accountID).game
      _ = try await database.transaction { try await store.insertSingle(game, of: accountID, in: $0) }
      let line = try #require(try await store.history(of: accountID, after: nil, limit: 1).first)
      #expect(line.stage == .loading && line.score == 0 && line.endTime == nil && line.mapID == "world")
    }
  }

  @Test("PostgreSQL's time zones are the IANA's")
  func timeZones() async throws {
    try await withStore { (store, _) async throws in
      let zones = TimeZones(store: store, preferred: PreferredTimeZones(PeopleLookupServiceClient(FriendCircle())))
      let context = RequestContext(
        caller: Caller(accountID: UUID(), sessionID: UUID()), method: GeoGuessServiceMethods.startSingle, now: GameFixtures.start)
      #expect(try await zones.check("", context) == "UTC")
      #expect(try await zones.check("Europe/Rome", context) == "Europe/Rome")
      #expect(try await zones.check("America/Argentina/Buenos_Aires", context) == "America/Argentina/Buenos_Aires")
      // In any case, as it is written.
      for (written, zone) in [("europe/rome", "Europe/Rome"), ("utc", "UTC"), ("EST5edt", "EST5EDT")] {
        #expect(try await zones.check(written, context) == zone)
      }
      for name in [
        "localtime", "Factory", "Europe/Atlantis", "europe/rome; DROP TABLE games", "posix/Europe/Rome",
        String(repeating: "a", count: 1_000),
      ] {
        await #expect(throws: (any Error).self) { try await zones.check(name, context) }
      }
    }
  }
}
