import CairnProto
import WhereAmIProto
import WhereAmIServices
import CairnTesting
import EventLoop
import Events
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import Protobuf
import Synchronization
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI
@testable import RPC

/// What a watching client was sent.
final class Watched: ResponseSink, Sendable {
  private let sent = Mutex<[WhereAmIProto.Game.State]>([])

  var states: [WhereAmIProto.Game.State] { sent.withLock { $0 } }

  func send(_ message: [UInt8]) async throws {
    let game = try WatchGameResponse(decoding: message).game
    sent.withLock { $0.append(game?.state ?? .unspecified) }
  }

  /// Waits, at most two seconds, until the latest state is this.
  func wait(for state: WhereAmIProto.Game.State) async {
    for _ in 0..<200 where states.last != state { try? await Task.sleep(for: .milliseconds(10)) }
  }
}

/// The calls as a client makes them, on a real database.
@Suite("Calls of a game")
struct GeoGuessHandlersTests {
  let scratch: ScratchDatabase
  let accountID = UUID()

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  /// One player's calls.
  struct Client: Sendable {
    let bench: GeoGuessBench
    let accountID: UUID

    private typealias Methods = GeoGuessServiceMethods

    func start(_ mapID: String = "", timeZone: String = "", key: String = UUID().text) async throws -> WhereAmIProto.Game {
      let request = StartSingleRequest(mapID: mapID, timeZone: timeZone)
      return try await #require(
        bench.handlers.startSingle(request, bench.call(GeoGuessServiceMethods.startSingle, by: accountID, key: key)).game)
    }

    func loaded(_ game: WhereAmIProto.Game, round: Int32) async throws -> WhereAmIProto.Game {
      let request = RoundLoadedRequest(gameID: game.gameID, roundNumber: round)
      return try await #require(
        bench.handlers.roundLoaded(request, bench.call(GeoGuessServiceMethods.roundLoaded, by: accountID)).game)
    }

    func endMoving(_ game: WhereAmIProto.Game, round: Int32) async throws -> WhereAmIProto.Game {
      let request = EndMovingRequest(gameID: game.gameID, roundNumber: round)
      return try await #require(bench.handlers.endMoving(request, bench.call(GeoGuessServiceMethods.endMoving, by: accountID)).game)
    }

    func mark(_ game: WhereAmIProto.Game, round: Int32, _ position: LatLng?) async throws {
      let request = PlaceMarkerRequest(gameID: game.gameID, roundNumber: round, position: position)
      _ = try await bench.handlers.placeMarker(request, bench.call(GeoGuessServiceMethods.placeMarker, by: accountID))
    }

    func guess(
      _ game: WhereAmIProto.Game, round: Int32, _ position: LatLng?, key: String? = nil
    ) async throws -> WhereAmIProto.Game {
      let request = SubmitGuessRequest(gameID: game.gameID, roundNumber: round, position: position)
      return try await #require(
        bench.handlers.submitGuess(request, bench.call(GeoGuessServiceMethods.submitGuess, by: accountID, key: key)).game)
    }

    func ready(_ game: WhereAmIProto.Game, round: Int32) async throws -> WhereAmIProto.Game {
      let request = SetReadyRequest(gameID: game.gameID, roundNumber: round)
      return try await #require(bench.handlers.setReady(request, bench.call(GeoGuessServiceMethods.setReady, by: accountID)).game)
    }

    func report(_ game: WhereAmIProto.Game, round: Int32, key: String? = nil) async throws -> WhereAmIProto.Game {
      let request = ReportPanoramaRequest(gameID: game.gameID, roundNumber: round, problem: .noPanorama)
      return try await #require(
        bench.handlers.reportPanorama(request, bench.call(GeoGuessServiceMethods.reportPanorama, by: accountID, key: key)).game)
    }

    func leave(_ game: WhereAmIProto.Game) async throws -> WhereAmIProto.Game {
      let request = LeaveGameRequest(gameID: game.gameID)
      return try await #require(bench.handlers.leaveGame(request, bench.call(GeoGuessServiceMethods.leaveGame, by: accountID)).game)
    }

    func get(_ game: WhereAmIProto.Game) async throws -> WhereAmIProto.Game {
      let request = GetGameRequest(gameID: game.gameID)
      return try await #require(bench.handlers.getGame(request, bench.call(GeoGuessServiceMethods.getGame, by: accountID)).game)
    }

    func result(_ game: WhereAmIProto.Game) async throws -> GetResultResponse {
      try await bench.handlers.getResult(
        GetResultRequest(gameID: game.gameID), bench.call(GeoGuessServiceMethods.getResult, by: accountID))
    }

    func list(_ size: Int32 = 0, _ token: String = "") async throws -> ListMyGamesResponse {
      try await bench.handlers.listMyGames(
        ListMyGamesRequest(pageSize: size, pageToken: token), bench.call(GeoGuessServiceMethods.listMyGames, by: accountID))
    }

    func statistics() async throws -> WhereAmIProto.Statistics {
      try await #require(
        bench.statistics.getStatistics(
          GetStatisticsRequest(), bench.call(StatisticsServiceMethods.getStatistics, by: accountID)
        ).statistics)
    }
  }

  private func play(_ body: @escaping @Sendable (Client) async throws -> Void) async throws {
    let accountID = accountID
    try await scratch.withDatabase { (database) async throws in
      try await body(Client(bench: GeoGuessBench(database), accountID: accountID))
    }
  }

  private static func reason(_ body: () async throws -> Any) async -> String {
    do {
      _ = try await body()
      return "OK"
    } catch let error as RPCError {
      return error.reason
    } catch {
      return "\(error)"
    }
  }

  @Test("a whole game: five rounds, early end, expiry with a marker, expiry without, result, history, statistics")
  func wholeGame() async throws {
    try await play { client in
      var game = try await client.start(timeZone: "Europe/Rome")
      let gameID = try #require(UUID(text: game.gameID))
      #expect(game.state == .loading && game.roundNumber == 1 && game.roundCount == 5 && game.version == 1 && game.rounds.count == 1)
      #expect(game.phaseEndTime == GameFixtures.start + .seconds(20))

      // A guess while looking around.
      game = try await client.loaded(game, round: 1)
      game = try await client.guess(game, round: 1, LatLng(GameFixtures.positions[0]))
      #expect(game.state == .reveal && game.players[0].score == 5_000)
      // The end given up early, a marker, and the time.
      game = try await client.ready(game, round: 1)
      game = try await client.loaded(game, round: 2)
      game = try await client.endMoving(game, round: 2)
      try await client.mark(game, round: 2, LatLng(latitudeDegrees: 1, longitudeDegrees: 1))
      try await client.mark(game, round: 2, LatLng(GameFixtures.positions[1]))
      try await client.bench.fireTimer(of: gameID)
      game = try await client.get(game)
      #expect(game.state == .reveal && game.rounds[1].guesses.first?.origin == .lastMarker && game.players[0].score == 10_000)
      // Everything by the time.
      try await client.bench.fireTimer(of: gameID)
      game = try await client.loaded(game, round: 3)
      try await client.bench.fireTimer(of: gameID)
      try await client.bench.fireTimer(of: gameID)
      game = try await client.get(game)
      #expect(game.state == .reveal && game.rounds[2].guesses.first?.isDefault == true)
      for round in 4...5 as ClosedRange<Int32> {
        game = try await client.ready(game, round: round - 1)
        game = try await client.loaded(game, round: round)
        game = try await client.guess(game, round: round, LatLng(GameFixtures.positions[Int(round) - 1]))
      }
      let result = await Self.reason { try await client.result(game) }
      #expect(result == "GAME_NOT_FINISHED")
      game = try await client.ready(game, round: 5)
      #expect(game.state == .finished && game.endTime == client.bench.clock.now())
      game = try await client.ready(game, round: 5)

      let score = try #require(game.players.first?.score)
      #expect(try await client.result(game).score == score)
      let history = try await client.list()
      #expect(history.games.map(\.gameID) == [game.gameID] && history.games[0].score == score && history.games[0].state == .finished)
      let statistics = try await client.statistics()
      #expect(statistics.gameCount == 1 && statistics.singleGameCount == 1 && statistics.scoreSum == Int64(score))
      #expect(statistics.scoreMax == score && statistics.scoreAverage == Double(score) && statistics.quitCount == 0)
      #expect(statistics.dayStreakCount == 1 && statistics.gamesTodayCount == 1)
    }
  }

  @Test("a new game abandons the former, which is a quit once a panorama was seen")
  func newGame() async throws {
    try await play { client in
      let first = try await client.start()
      let second = try await client.start()
      #expect(try await client.get(first).state == .abandoned)
      #expect(try await client.statistics().quitCount == 0)
      _ = try await client.loaded(second, round: 1)
      let third = try await client.start()
      #expect(try await client.get(second).state == .abandoned)
      #expect(try await client.statistics().quitCount == 1)
      #expect(try await client.leave(third).state == .abandoned)
      #expect(try await client.statistics().quitCount == 1)
    }
  }

  @Test("games started at the same moment: one is left open")
  func startsAtOnce() async throws {
    try await play { client in
      let games = try await withThrowingTaskGroup(of: WhereAmIProto.Game.self) { group in
        for _ in 0..<3 { group.addTask { try await client.start() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      var states: [WhereAmIProto.Game.State] = []
      for game in games { states.append(try await client.get(game).state) }
      #expect(states.filter { $0 == .loading }.count == 1 && states.filter { $0 == .abandoned }.count == 2)
    }
  }

  @Test("a missing panorama is drawn again once, and its place is reported")
  func report() async throws {
    try await play { client in
      let game = try await client.start()
      let loaded = try await client.loaded(game, round: 1)
      let redrawn = try await client.report(loaded, round: 1)
      #expect(redrawn.state == .loading && redrawn.rounds[0].isRedrawn)
      #expect(redrawn.rounds[0].panorama?.target == .panoramaID("image-5"))
      #expect(client.bench.geo.reportedIDs == [GameFixtures.location(0).id])
      let again = await Self.reason { try await client.report(game, round: 1) }
      #expect(again == "ALREADY_REDRAWN")
      let other = await Self.reason { try await client.report(game, round: 2) }
      #expect(other == "ROUND_CLOSED")
    }
  }

  @Test("without GeoService no game starts, and the open one goes on")
  func geoIsDown() async throws {
    try await play { client in
      let game = try await client.start()
      client.bench.geo.setDown(true)
      let start = await Self.reason { try await client.start() }
      #expect(start == "UNAVAILABLE")
      #expect(try await client.loaded(game, round: 1).state == .moving)
    }
  }

  @Test("a map without enough places is not called unavailable")
  func aMapThatIsTooSmall() async throws {
    try await play { client in
      let start = await Self.reason { try await client.start("hamlet") }
      #expect(start == "MAP_EXHAUSTED")
    }
  }

  @Test("what is refused says why")
  func refusals() async throws {
    try await play { client in
      let game = try await client.start()
      let stranger = Client(bench: client.bench, accountID: UUID())
      let place = LatLng(latitudeDegrees: 1, longitudeDegrees: 2)
      let cases: [(String, () async throws -> Any)] = [
        ("MAP_NOT_FOUND", { try await client.start("atlantis") }),
        ("INVALID_ARGUMENT", { try await client.start("NO SUCH MAP") }),
        ("INVALID_ARGUMENT", { try await client.start(timeZone: "Europe/Atlantis") }),
        ("GAME_NOT_FOUND", { try await stranger.get(game) }),
        ("GAME_NOT_FOUND", { try await stranger.guess(game, round: 1, place) }),
        ("GAME_NOT_FOUND", { try await stranger.mark(game, round: 1, place) }),
        ("GAME_NOT_FOUND", { try await stranger.leave(game) }),
        ("GAME_NOT_FOUND", { try await client.get(WhereAmIProto.Game(gameID: UUID().text)) }),
        ("INVALID_ARGUMENT", { try await client.get(WhereAmIProto.Game(gameID: "1")) }),
        ("INVALID_ARGUMENT", { try await client.guess(game, round: 0, place) }),
        ("INVALID_COORDINATES", { try await client.guess(game, round: 1, LatLng(latitudeDegrees: .nan, longitudeDegrees: 0)) }),
        ("INVALID_COORDINATES", { try await client.mark(game, round: 1, nil) }),
        ("WRONG_PHASE", { try await client.guess(game, round: 1, place) }),
        ("WRONG_PHASE", { try await client.mark(game, round: 1, place) }),
        ("WRONG_PHASE", { try await client.ready(game, round: 1) }),
        ("ROUND_CLOSED", { try await client.guess(game, round: 2, place) }),
        ("INVALID_ARGUMENT", { try await client.list(-1) }),
        ("INVALID_ARGUMENT", { try await client.list(0, "made up") }),
      ]
      for (index, (expected, body)) in cases.enumerated() {
        let reason = await Self.reason(body)
        #expect(reason == expected, "case \(index)")
      }
    }
  }

  @Test("the same guess twice without a key is ALREADY_ANSWERED, in a closed round ROUND_CLOSED, in an ended game GAME_FINISHED")
  func guessTwice() async throws {
    try await play { client in
      var game = try await client.start()
      let place = LatLng(latitudeDegrees: 1, longitudeDegrees: 2)
      game = try await client.loaded(game, round: 1)
      game = try await client.guess(game, round: 1, place)
      let twice = await Self.reason { [game] in try await client.guess(game, round: 1, place) }
      #expect(twice == "ALREADY_ANSWERED")
      game = try await client.ready(game, round: 1)
      let closed = await Self.reason { [game] in try await client.guess(game, round: 1, place) }
      #expect(closed == "ROUND_CLOSED")
      game = try await client.leave(game)
      let ended = await Self.reason { [game] in try await client.guess(game, round: 2, place) }
      #expect(ended == "GAME_FINISHED")
    }
  }

  @Test("under its key a call is answered as before, whatever has happened since; with another body it is refused")
  func keys() async throws {
    try await play { client in
      let start = UUID().text
      var game = try await client.start(key: start)
      #expect(try await client.start(key: start) == game)
      let other = await Self.reason { try await client.start("it", key: start) }
      #expect(other == "IDEMPOTENCY_MISMATCH")
      let place = LatLng(latitudeDegrees: 1, longitudeDegrees: 2)

      // A refusal is answered again as well.
      let early = UUID().text
      for _ in 1...2 {
        let reason = await Self.reason { [game] in try await client.guess(game, round: 1, place, key: early) }
        #expect(reason == "WRONG_PHASE")
        game = try await client.loaded(game, round: 1)
      }
      let report = UUID().text
      let redrawn = try await client.report(game, round: 1, key: report)
      #expect(try await client.report(game, round: 1, key: report) == redrawn)
      _ = try await client.loaded(game, round: 1)

      let guess = UUID().text
      let revealed = try await client.guess(game, round: 1, place, key: guess)
      _ = try await client.ready(game, round: 1)
      #expect(try await client.guess(game, round: 1, place, key: guess) == revealed)
      #expect(try await client.get(game).roundNumber == 2)
    }
  }

  @Test("each phase arms one timer of a higher generation; the machine's own is always among them")
  func timers() async throws {
    try await play { client in
      var game = try await client.start()
      let gameID = try #require(UUID(text: game.gameID))
      for round in 1...5 as ClosedRange<Int32> {
        game = try await client.loaded(game, round: round)
        game = try await client.endMoving(game, round: round)
        try await client.mark(game, round: round, LatLng(latitudeDegrees: 1, longitudeDegrees: 2))
        game = try await client.guess(game, round: round, LatLng(latitudeDegrees: 1, longitudeDegrees: 2))
        let play = try #require(try await client.bench.store.load(gameID, in: client.bench.database)).play
        let armed = try await client.bench.armed(for: gameID)
        #expect(armed.last?.generation == play.timerGeneration && armed.last?.dueTime == play.dueTime)
        #expect(armed.count == Int(round) * 4)
        game = try await client.ready(game, round: round)
      }
      #expect(try await client.bench.armed(for: gameID).count == 20)
    }
  }

  @Test("the scheduler plays an absent player's round to its reveal and then waits")
  func scheduler() async throws {
    try await play { client in
      let game = try await client.start()
      let gameID = try #require(UUID(text: game.gameID))
      let bench = client.bench
      let scheduler = TimerScheduler(
        database: bench.database, loop: try #require(Loop.current), handlers: [GeoGuessTimers(play: bench.play)], time: bench.clock)
      await scheduler.start()
      for state in [WhereAmIProto.Game.State.moving, .guessing, .reveal] {
        let due = try #require(try await bench.store.load(gameID, in: bench.database)?.play.dueTime)
        bench.clock.set(to: due)
        scheduler.wake()
        var attempts = 0
        while try await client.get(game).state != state, attempts < 200 {
          try await Task.sleep(for: .milliseconds(10))
          attempts += 1
        }
        #expect(try await client.get(game).state == state)
      }
      await scheduler.stop()
      #expect(try await client.get(game).phaseEndTime == nil)
      // What is left is the timer that gives the game up a day later.
      #expect(try await bench.armed(for: gameID).map(\.dueTime) == [bench.clock.now() + .seconds(86_400)])
    }
  }

  @Test("who watches a game sees each change at once, and the end")
  func watching() async throws {
    try await play { client in
      var game = try await client.start()
      let watched = Watched()
      let bench = client.bench
      let request = WatchGameRequest(gameID: game.gameID)
      let context = bench.call(GeoGuessServiceMethods.watchGame, by: client.accountID)
      async let watch: Void = bench.handlers.watchGame(request, context, ResponseStream(sink: watched, codec: .proto))
      await watched.wait(for: .loading)
      game = try await client.loaded(game, round: 1)
      await watched.wait(for: .moving)
      _ = try await client.leave(game)
      try await watch
      #expect(watched.states == [.loading, .moving, .abandoned])
      #expect(bench.watchers.count == 0)
    }
  }

  @Test("a history is listed page by page")
  func pages() async throws {
    try await play { client in
      var ids: [String] = []
      for _ in 1...5 {
        client.bench.clock.advance(by: .seconds(1))
        ids.insert(try await client.start().gameID, at: 0)
      }
      var (token, seen): (String, [String]) = ("", [])
      repeat {
        let page = try await client.list(2, token)
        #expect(page.games.count <= 2)
        seen += page.games.map(\.gameID)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(seen == ids)
      let first = try await client.list(2)
      let stranger = Client(bench: client.bench, accountID: UUID())
      let foreign = await Self.reason { try await stranger.list(2, first.nextPageToken) }
      #expect(foreign == "INVALID_ARGUMENT")
    }
  }
}
