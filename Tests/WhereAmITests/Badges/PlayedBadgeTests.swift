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

@Suite("Badges that are played for")
struct PlayedBadgeTests {
  private func withBench(_ body: @escaping @Sendable (GeoGuessBench) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(GeoGuessBench(database)) }
  }

  private static func badges(of accountID: UUID, _ bench: GeoGuessBench) async throws -> Set<String> {
    let kept = try await AchievementStore(version: BadgeCatalogue.whereAmI.version).badges(of: accountID, in: bench.database)
    return Set(kept.map(\.level.badge.rawValue))
  }

  /// A whole game alone, each answer ten seconds and a half after the panorama, and far off.
  private static func playAlone(_ accountID: UUID, _ bench: GeoGuessBench, asGuest isGuest: Bool = false) async throws {
    let request = StartSingleRequest(timeZone: "Europe/Rome")
    let caller = Caller(accountID: accountID, sessionID: accountID, capabilities: isGuest ? ["guest"] : [])
    let start = RequestContext(
      caller: caller, method: GeoGuessServiceMethods.startSingle, now: bench.clock.now(), idempotencyKey: UUID().text, requestID: "test")
    let game = try #require(try await bench.handlers.startSingle(request, start).game)
    let gameID = try #require(UUID(text: game.gameID))
    for round in 1...GeoGuessRules.roundCount {
      try await move(.loaded(round: round), by: accountID, in: gameID, bench)
      bench.clock.advance(by: .milliseconds(10_500))
      try await move(.submitGuess(round: round, GameFixtures.point(-50, -150)), by: accountID, in: gameID, bench)
      try await move(.ready(round: round), by: accountID, in: gameID, bench)
    }
  }

  private static func move(_ move: PhaseMachine.Move, by accountID: UUID, in gameID: UUID, _ bench: GeoGuessBench) async throws {
    let outcome = try await bench.database.transaction {
      try await bench.play.move(move, in: gameID, by: accountID, at: bench.clock.now(), $0)
    }
    #expect(outcome != nil)
  }

  @Test("a game on each of seven days makes a gamer; a day that is missed begins again")
  func gamer() async throws {
    try await withBench { (bench) async throws in
      let (steady, other) = (UUID(), UUID())
      for day in 0..<8 {
        bench.clock.set(to: GameFixtures.start + .seconds(day * 86_400))
        #expect(try await Self.badges(of: steady, bench) == (day < 7 ? [] : ["gamer"]), "before day \(day)")
        try await Self.playAlone(steady, bench)
        if day != 4 { try await Self.playAlone(other, bench) }
      }
      #expect(try await Self.badges(of: steady, bench) == ["gamer"])
      #expect(try await Self.badges(of: other, bench) == [])
      let told = try await bench.database.query(
        "SELECT count(*) FROM outbox WHERE type = 'notification.requested' AND ordering_key = \(steady.text)")
      #expect(try told.firstRow().get(0, as: Int64.self) == 1)
    }
  }

  @Test("what guests play is counted in their statistics and ranked nowhere; what they play with a name is")
  func guests() async throws {
    try await withBench { (bench) async throws in
      let player = UUID()
      func ranked() async throws -> [Int64] {
        try await bench.database.query("SELECT entry_count FROM board_standings WHERE board_key = '' AND period = 'all'").map {
          try $0.get(0)
        }
      }
      try await Self.playAlone(player, bench, asGuest: true)
      #expect(try await ranked() == [])
      try await Self.playAlone(player, bench)
      #expect(try await ranked() == [1])
      let statistics = try await StatisticsStore(database: bench.database).read(player, at: bench.clock.now())?.statistics
      #expect(statistics?.singleGameCount == 2)
    }
  }

  @Test("five games won in a row are fire, all points with one guess the center, at once the time; all of it once")
  func againstOthers() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      for game in 1...5 {
        let (shared, actions) = GameFixtures.online(of: [anna, berta], at: bench.clock.now())
        try await bench.database.transaction { try await bench.play.beginShared(shared, actions, $0) }
        for player in [anna, berta] { try await Self.move(.loaded(round: 1), by: player, in: shared.id, bench) }
        try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: anna, in: shared.id, bench)
        // Nothing is given away before the reveal.
        if game == 1 { #expect(try await Self.badges(of: anna, bench).isEmpty) }
        try await Self.move(.submitGuess(round: 1, GameFixtures.point(-50, -150)), by: berta, in: shared.id, bench)
        #expect(try await Self.badges(of: anna, bench) == ["center", "time"])
        for player in [berta, anna] { try await Self.move(.leave, by: player, in: shared.id, bench) }
      }
      #expect(try await Self.badges(of: anna, bench) == ["center", "time", "fire"])
      #expect(try await Self.badges(of: berta, bench) == ["quitter"])
      let told = try await bench.database.query(
        "SELECT count(*) FROM outbox WHERE type = 'notification.requested' AND ordering_key = \(anna.text)")
      #expect(try told.firstRow().get(0, as: Int64.self) == 3)
    }
  }
}
