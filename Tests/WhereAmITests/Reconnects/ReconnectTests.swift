import WhereAmIProto
import AllAppsProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// Games whose players' streams come and go, in the database.
@Suite("Lost streams of players")
struct ReconnectTests {
  let scratch: ScratchDatabase
  let anna = UUID()
  let berta = UUID()

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  /// A game of two that is played, and somebody who looks for streams.
  private struct House: Sendable {
    let bench: GeoGuessBench
    let social = FriendCircle()
    let watch: ReconnectWatch
    let game: PlayedGame

    init(_ bench: GeoGuessBench, _ game: PlayedGame) {
      self.bench = bench
      self.game = game
      watch = ReconnectWatch(database: bench.database, people: PeopleLookupServiceClient(social), play: bench.play, time: bench.clock)
    }

    /// Looks every two seconds, as the service does.
    func look(for duration: Duration) async throws {
      let end = bench.clock.now() + duration
      while bench.clock.now() < end {
        bench.clock.set(to: bench.clock.now() + ReconnectWatch.interval)
        try? await watch.look()
      }
    }

    func load() async throws -> PhaseMachine { try #require(try await bench.store.load(game.id, in: bench.database)).play }

    func move(_ move: PhaseMachine.Move, by accountID: UUID) async throws {
      _ = try await bench.database.transaction { try await bench.play.move(move, in: game.id, by: accountID, at: bench.clock.now(), $0) }
    }

    /// What was told of the game, in order.
    func told() async throws -> [GameChanged] {
      try await bench.database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").compactMap { row in
        guard case .gameChanged(let changed) = try UserEventSent(decoding: try row.get(0)).event?.whereAmI else { return nil }
        return changed
      }.sorted { $0.version < $1.version }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await scratch.withDatabase { [anna, berta] (database) async throws in
      let bench = GeoGuessBench(database)
      let (game, actions) = GameFixtures.online(of: [anna, berta], at: bench.clock.now())
      try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
      let house = House(bench, game)
      try await house.watch.look()
      for accountID in [anna, berta] { try await house.move(.loaded(round: 1), by: accountID) }
      try await body(house)
    }
  }

  @Test("whoever is away for half a minute has left: the other hears of both, and has won")
  func forfeit() async throws {
    try await withHouse { [anna, berta] house in
      try await house.look(for: .seconds(2))
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(28))
      #expect(try await house.load().staying == [1, 2])
      let seen = WhereAmIProto.Game(
        try #require(try await house.bench.store.load(house.game.id, in: house.bench.database)), for: 2, at: house.bench.clock.now())
      let end = try #require(seen.players[0].reconnectEndTime)
      #expect(end > house.bench.clock.now() && seen.players[1].reconnectEndTime == nil && seen.timing?.reconnectGraceMs == 30_000)
      try await house.look(for: .seconds(4))
      let play = try await house.load()
      #expect(play.staying == [2] && play.winner == 2)
      #expect(try await house.told().suffix(2).map(\.change) == [.playerDisconnected, .playerLeft])
      let statistics = StatisticsStore(database: house.bench.database)
      #expect(try await statistics.read(anna, at: end)?.statistics.quitCount == 1)
      #expect(try await statistics.read(berta, at: end)?.statistics.winCount == 1)
    }
  }

  @Test("whoever was there when two were brought together and is gone before the first look has left after half a minute")
  func goneAtOnce() async throws {
    try await scratch.withDatabase { [anna, berta] (database) async throws in
      let bench = GeoGuessBench(database)
      let (machine, actions) = PhaseMachine.start(
        ruleset: GameFixtures.several, locations: (0..<5).map(GameFixtures.location), playerCount: 2, connected: [1, 2],
        at: bench.clock.now())
      let game = PlayedGame(
        id: UUID(), kind: .online, mapID: "world", createTime: bench.clock.now(), version: 1,
        players: [anna, berta].map { GamePlayer(accountID: $0, timeZone: "UTC") }, play: machine)
      try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
      let house = House(bench, game)
      #expect(try await house.load().seats.map(\.isConnected) == [true, true])
      house.social.setAbsent([anna])
      try await house.move(.loaded(round: 1), by: berta)
      try await house.look(for: .seconds(20))
      try await bench.fireTimer(of: game.id)
      try await house.look(for: .seconds(14))
      let play = try await house.load()
      #expect(play.staying == [2] && play.winner == 2 && house.bench.clock.now() <= game.createTime + .seconds(36))
    }
  }

  @Test("whoever is back in time plays on, and the other hears of it")
  func back() async throws {
    try await withHouse { [anna] house in
      try await house.look(for: .seconds(2))
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(26))
      house.social.setAbsent([])
      try await house.look(for: .seconds(30))
      #expect(try await house.load().staying == [1, 2])
      #expect(try await house.told().suffix(2).map(\.change) == [.playerDisconnected, .playerReturned])
    }
  }

  @Test("a marker is enough to be back")
  func marker() async throws {
    try await withHouse { [anna] house in
      try await house.look(for: .seconds(2))
      try await house.move(.endMoving(round: 1), by: anna)
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(4))
      let now = house.bench.clock.now()
      #expect(try await !house.bench.play.placeMarker(GameFixtures.positions[1], round: 1, in: house.game.id, by: anna, at: now))
      try await house.move(.placeMarker(round: 1, GameFixtures.positions[1]), by: anna)
      try await house.look(for: .seconds(20))
      #expect(try await house.load().seats[0].awayTime == nil)
    }
  }

  @Test("who never had a stream is not away; who plays by calls alone plays on")
  func withoutStream() async throws {
    try await scratch.withDatabase { [anna, berta] (database) async throws in
      let bench = GeoGuessBench(database)
      let (game, actions) = GameFixtures.online(of: [anna, berta], at: bench.clock.now())
      try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
      let house = House(bench, game)
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(60))
      #expect(try await house.load().staying == [1, 2])
    }
  }

  @Test("what nobody could see is forgiven: SocialService away, this service away, all away at once")
  func faults() async throws {
    try await withHouse { [anna, berta] house in
      try await house.look(for: .seconds(2))
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(20))
      house.social.setDown(true)
      try await house.look(for: .seconds(60))
      house.social.setDown(false)
      // SocialService is back, the telephone not yet.
      try await house.look(for: .seconds(20))
      #expect(try await house.load().staying == [1, 2])
      house.social.setAbsent([])
      try await house.look(for: .seconds(2))

      house.social.setAbsent([anna])
      try await house.look(for: .seconds(20))
      let another = House(house.bench, house.game)
      another.social.setAbsent([anna])
      house.bench.clock.set(to: house.bench.clock.now() + .seconds(300))
      try await another.look(for: .seconds(28))
      #expect(try await house.load().staying == [1, 2], "the process was not there to see")
      another.social.setAbsent([])
      try await another.look(for: .seconds(2))

      another.social.setAbsent([anna, berta])
      try await another.look(for: .seconds(50))
      let play = try await house.load()
      #expect(play.staying == [1, 2] && play.seats.allSatisfy { $0.awayTime != nil })
    }
  }

  @Test("a forfeit that was decided before the player was back, and away anew, is not carried out")
  func lateForfeit() async throws {
    try await withHouse { [anna] house in
      try await house.look(for: .seconds(2))
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(2))
      let decidedTime = try #require(try await house.load().seats[0].awayTime)
      house.social.setAbsent([])
      try await house.look(for: .seconds(2))
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(2))
      let awayTime = try #require(try await house.load().seats[0].awayTime)
      func forfeit(_ time: Moment, after wait: Duration) async throws -> Bool {
        try await house.bench.database.transaction {
          try await house.bench.play.found(.forfeit, 1, awaySince: time, in: house.game.id, at: awayTime + wait, $0)
        }
      }
      #expect(try await !forfeit(decidedTime, after: .seconds(40)))
      #expect(try await !forfeit(awayTime, after: .seconds(29)))
      #expect(try await house.load().staying == [1, 2])
      #expect(try await forfeit(awayTime, after: .seconds(30)))
      #expect(try await house.load().staying == [2])
    }
  }

  @Test("a stream that comes back while a look decides on its forfeit is found to be there")
  func backWhileLooking() async throws {
    try await withHouse { [anna] house in
      try await house.look(for: .seconds(2))
      house.social.setAbsent([anna])
      try await house.look(for: .seconds(30))
      // The next look finds the player gone for too long, asks again, and is told otherwise.
      house.social.setAbsent([anna], for: 1)
      try await house.look(for: .seconds(2))
      let play = try await house.load()
      #expect(play.staying == [1, 2] && play.seats[0].awayTime == nil && play.seats[0].isConnected)
    }
  }

  @Test("two processes that look at the same time tell a game once")
  func twoProcesses() async throws {
    try await withHouse { [anna] house in
      let other = House(house.bench, house.game)
      other.social.setAbsent([anna])
      house.social.setAbsent([anna])
      async let first: Void = house.watch.look()
      async let second: Void = other.watch.look()
      _ = try await (first, second)
      #expect(try await house.told().filter { $0.change == .playerDisconnected }.count == 1)
    }
  }
}
