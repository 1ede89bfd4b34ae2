import WhereAmIProto
import AllAppsProto
import WhereAmIServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Geodesy
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// Games of several, in the database and over the calls.
@Suite("Games of several")
struct SharedGameTests {
  let scratch: ScratchDatabase
  let anna = UUID()
  let berta = UUID()

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  private func withGame(_ body: @escaping @Sendable (GeoGuessBench, PlayedGame) async throws -> Void) async throws {
    try await scratch.withDatabase { [anna, berta] (database) async throws in
      let bench = GeoGuessBench(database)
      let (game, actions) = GameFixtures.online(of: [anna, berta])
      try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
      try await body(bench, game)
    }
  }

  private static func move(_ move: PhaseMachine.Move, by accountID: UUID, in game: PlayedGame, _ bench: GeoGuessBench) async throws {
    let outcome = try await bench.database.transaction {
      try await bench.play.move(move, in: game.id, by: accountID, at: bench.clock.now(), $0)
    }
    #expect(outcome != nil)
  }

  private static func load(_ game: PlayedGame, _ bench: GeoGuessBench) async throws -> PhaseMachine {
    try #require(try await bench.store.load(game.id, in: bench.database)).play
  }

  /// What of games was sent to streams, in order.
  private static func told(_ bench: GeoGuessBench) async throws -> [(accounts: Set<[UInt8]>, changed: GameChanged)] {
    try await bench.database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").compactMap { row in
      let sent = try UserEventSent(decoding: try row.get(0))
      guard case .gameChanged(let changed) = sent.event?.whereAmI else { return nil }
      return (Set(sent.accounts), changed)
    }.sorted { $0.changed.version < $1.changed.version }
  }

  @Test("whatever has happened, a game of several is loaded as it was kept", arguments: 1...8)
  func histories(seed: UInt64) async throws {
    try await scratch.withDatabase { (database) async throws in
      var chance = SplitMix(state: seed)
      let store = GeoGuessStore(database: database)
      let count = Int(seed % 7) + 2
      var game = GameFixtures.online(of: (0..<count).map { _ in UUID() }).game
      var driver = GameDriver(game.play)
      let first = game
      try await database.transaction { try await store.insertShared(first, in: $0) }
      for step in 1...40 {
        let happening = AllHistoriesTests.Happening.allCases[Int(chance.next() % UInt64(AllHistoriesTests.Happening.allCases.count))]
        AllHistoriesTests.happen(happening, by: Int(chance.next() % UInt64(count)) + 1, to: &driver)
        if driver.machine == game.play { continue }
        let former = game
        game.play = driver.machine
        game.version += 1
        let latter = game
        #expect(try await database.transaction { try await store.keep(latter, insteadOf: former, in: $0) })
        #expect(try await store.load(game.id, in: database) == game, "seed \(seed), step \(step): \(happening)")
        // The list of games says the same of the points as the game itself.
        let player = Int(chance.next() % UInt64(count))
        let listed = try await store.history(of: game.players[player].accountID, after: nil, limit: 1).first
        #expect(listed?.score == game.play.score(of: player + 1), "seed \(seed), step \(step): \(happening), player \(player + 1)")
      }
    }
  }

  @Test("whoever goes in the last reveal can play another game at once, and has not quit")
  func seatAfterLastReveal() async throws {
    try await withGame { [anna, berta] bench, game in
      for round in 1...GeoGuessRules.roundCount {
        for accountID in [anna, berta] { try await Self.move(.loaded(round: round), by: accountID, in: game, bench) }
        for accountID in [anna, berta] {
          try await Self.move(.submitGuess(round: round, GameFixtures.positions[0]), by: accountID, in: game, bench)
        }
        if round == GeoGuessRules.roundCount { break }
        for accountID in [anna, berta] { try await Self.move(.ready(round: round), by: accountID, in: game, bench) }
        try await bench.fireTimer(of: game.id)
      }
      func seated() async throws -> [UUID] { try await bench.database.query("SELECT account_id FROM open_seats").map { try $0.get(0) } }
      // Ready first, then home: the game stays as it is, and the seat is free nevertheless.
      try await Self.move(.ready(round: GeoGuessRules.roundCount), by: anna, in: game, bench)
      #expect(try await Set(seated()) == [anna, berta])
      try await Self.move(.leave, by: anna, in: game, bench)
      #expect(try await seated() == [berta])
      #expect(try await Self.load(game, bench).phase == .reveal)
      let (another, actions) = GameFixtures.online(of: [anna, UUID()])
      try await bench.database.transaction { try await bench.play.beginShared(another, actions, $0) }
      try await Self.move(.leave, by: berta, in: game, bench)
      #expect(try await Self.load(game, bench).phase == .finished)
      // A retry whose first answer was lost.
      try? await Self.move(.leave, by: anna, in: game, bench)
      #expect(try await seated().contains(anna), "the seat of the other game")
    }
  }

  @Test("a map with so much to be credited that a game does not fit into an event: who hears of a change asks for the game")
  func longCredits() throws {
    for letterCount in [10, 5_000] {
      let locations = (0..<GeoGuessRules.roundCount).map { index in
        var location = GameFixtures.location(index)
        location.panorama.attribution = String(repeating: "©", count: letterCount)
        return location
      }
      let machine = PhaseMachine.start(ruleset: GameFixtures.several, locations: locations, playerCount: 2, at: GameFixtures.start).machine
      var game = GameFixtures.online(of: [anna, berta]).game
      game.play = machine
      let event = try #require(game.events(after: nil, at: GameFixtures.start).first)
      let told = try #require(try UserEventSent(decoding: event.payload).event)
      guard case .gameChanged(let changed) = told.whereAmI else { throw CancellationError() }
      #expect((changed.game == nil) == (letterCount > 10) && changed.gameID == game.id.text && changed.change == .loading)
      #expect(told.encoded().count <= Outbox.userEventBytesMax)
    }
  }

  @Test("two answers at the same moment are both taken, and the round is revealed once")
  func twoAnswers() async throws {
    try await withGame { [anna, berta] bench, game in
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
      async let first: Void = Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: anna, in: game, bench)
      async let second: Void = Self.move(.submitGuess(round: 1, GameFixtures.positions[1]), by: berta, in: game, bench)
      _ = try await (first, second)
      let play = try await Self.load(game, bench)
      #expect(play.phase == .reveal && play.score(of: 1) == 5_000 && play.score(of: 2) < 5_000)
      let changes = try await Self.told(bench)
      #expect(changes.map(\.changed.change) == [.loading, .playerLoaded, .playing, .playerAnswered, .reveal])
      #expect(changes.map(\.changed.version) == [1, 2, 3, 4, 5])
      #expect(changes.allSatisfy { $0.accounts == [anna.bytes, berta.bytes] && $0.changed.gameID == game.id.text })
      // W-46: each event has the standings; so nobody has to ask for what an event tells.
      let told = try changes.map { try #require($0.changed.game) }
      #expect(told.map(\.version) == [1, 2, 3, 4, 5] && told.map(\.state) == [.loading, .loading, .moving, .moving, .reveal])
      #expect(told.map { $0.players.count(where: \.hasAnswered) } == [0, 0, 0, 1, 2])
      #expect(told[2].phaseEndTime == play.movingEndTime && told.dropLast().allSatisfy { $0.players.allSatisfy { $0.score == 0 } })
      #expect(told[4].players.map(\.score) == [play.score(of: 1), play.score(of: 2)].map(Int32.init))
      #expect(told[4].players.map(\.rank) == [1, 2] && told[4].rounds.first?.guesses.count == 2 && told[4].rounds.first?.solution != nil)
    }
  }

  @Test("an answer against the deadline: whichever comes first, everyone has one answer and the round is revealed once", arguments: 1...5)
  func answerAgainstDeadline(run: Int) async throws {
    try await withGame { [anna, berta] bench, game in
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
      try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: anna, in: game, bench)
      try await bench.fireTimer(of: game.id)
      let play = try await Self.load(game, bench)
      let due = try #require(play.dueTime)
      bench.clock.set(to: run % 2 == 0 ? due : due - .milliseconds(1))
      async let timer: Void = bench.fire(game.id, generation: play.timerGeneration)
      async let guess: String = { () async throws -> String in
        do {
          try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: berta, in: game, bench)
          return "done"
        } catch let refusal as GeoGuessRules.Refusal {
          return MoveTableTests.name(refusal)
        }
      }()
      let (_, outcome) = try await (timer, guess)
      let after = try await Self.load(game, bench)
      #expect(outcome == (run % 2 == 0 ? "closed" : "done"))
      #expect(after.rounds[0].turns[1].answer?.origin == (run % 2 == 0 ? .byDefault : .submitted))
      #expect(after.phase == .reveal)
      #expect(try await Self.told(bench).count { $0.changed.change == .reveal } == 1)
    }
  }

  @Test("five rounds of two: nobody sees a solution or the other's answer before the reveal, the win is counted once")
  func wholeGame() async throws {
    try await withGame { [anna, berta] bench, game in
      for round in 1...5 {
        for accountID in [anna, berta] { try await Self.move(.loaded(round: round), by: accountID, in: game, bench) }
        try await Self.move(.submitGuess(round: round, GameFixtures.positions[round - 1]), by: anna, in: game, bench)
        let hidden = try await Self.seen(by: berta, game, bench)
        #expect(hidden.rounds.last?.solution == nil && hidden.rounds.last?.guesses == [])
        #expect(hidden.players.map(\.hasAnswered) == [true, false] && hidden.rounds.count == round)
        try await Self.move(.submitGuess(round: round, GameFixtures.point(0, 0)), by: berta, in: game, bench)
        let revealed = try await Self.seen(by: berta, game, bench)
        #expect(revealed.rounds.last?.guesses.count == 2 && revealed.rounds.last?.solution != nil && revealed.state == .reveal)
        #expect(revealed.players.map(\.rank) == [1, 2])
        for accountID in [berta, anna] { try await Self.move(.ready(round: round), by: accountID, in: game, bench) }
        if round == 5 { break }
        #expect(try await Self.seen(by: anna, game, bench).state == .countdown)
        try await bench.fireTimer(of: game.id)
      }
      let end = try await Self.seen(by: berta, game, bench)
      #expect(end.state == .finished && end.winnerIndex == 1 && end.kind == .online)
      try await Self.move(.leave, by: anna, in: game, bench)
      try await Self.expectStatistics(bench, [(anna, 1, 1, 0), (berta, 1, 0, 0)])
      let key = bench.call(GeoGuessServiceMethods.listMyGames, by: anna)
      #expect(try await bench.handlers.listMyGames(ListMyGamesRequest(), key).games.map(\.isWon) == [true])
    }
  }

  @Test("who leaves has quit, the other has won at once, may go on for the score, and may go without a quit")
  func forfeit() async throws {
    try await withGame { [anna, berta] bench, game in
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
      async let first: Void = Self.move(.leave, by: anna, in: game, bench)
      async let again: Void = Self.move(.leave, by: anna, in: game, bench)
      _ = try await (first, again)
      try await Self.expectStatistics(bench, [(anna, 0, 0, 1), (berta, 0, 1, 0)])
      try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: berta, in: game, bench)
      let seen = try await Self.seen(by: berta, game, bench)
      #expect(seen.state == .reveal && seen.winnerIndex == 2 && seen.players[0].hasLeft && seen.players[1].rank == 1)
      #expect(try await Self.seen(by: anna, game, bench).state == .abandoned)
      try await Self.move(.leave, by: berta, in: game, bench)
      try await Self.expectStatistics(bench, [(anna, 0, 0, 1), (berta, 0, 1, 0)])
      #expect(try await Self.load(game, bench).phase == .abandoned)
      #expect(try await Self.told(bench).map(\.changed.change).suffix(3) == [.playerLeft, .reveal, .abandoned])
    }
  }

  @Test(
    "when one is silent for two rounds the other has won; when both are, the game is void and nobody has quit", arguments: [true, false])
  func silence(speaks: Bool) async throws {
    try await withGame { [anna, berta] bench, game in
      for round in 1...2 {
        if speaks { try await Self.move(.loaded(round: round), by: anna, in: game, bench) }
        while try await Self.load(game, bench).phase.isBeforeReveal { try await bench.fireTimer(of: game.id) }
        if round == 2 { break }
        // One round without a word costs its points, and nothing else.
        let play = try await Self.load(game, bench)
        #expect(play.phase == .reveal && play.winner == nil && play.staying == [1, 2])
        #expect(play.rounds[0].turns.map(\.answer?.origin) == [.byDefault, .byDefault])
        while try await Self.load(game, bench).roundNumber == 1 { try await bench.fireTimer(of: game.id) }
      }
      let play = try await Self.load(game, bench)
      #expect(play.phase == (speaks ? .reveal : .abandoned) && play.winner == (speaks ? 1 : nil))
      try await Self.expectStatistics(bench, speaks ? [(anna, 0, 1, 0), (berta, 0, 0, 1)] : [(anna, 0, 0, 0), (berta, 0, 0, 0)])
    }
  }

  @Test(
    "a win by a forfeit counts as a game, once a day of the same two; friends give each other none",
    arguments: [PlayedGame.Kind.online, .friend, .room])
  func forfeits(kind: PlayedGame.Kind) async throws {
    try await scratch.withDatabase { [anna, berta] (database) async throws in
      let bench = GeoGuessBench(database)
      let reading = { try await StatisticsStore(database: database).read(anna, at: bench.clock.now())?.statistics ?? Statistics() }
      for number in 1...4 as ClosedRange<Int64> {
        if number == 4 { bench.clock.advance(by: StatisticsRules.forfeitRest + .seconds(1)) }
        let (game, actions) = GameFixtures.online(of: [anna, berta], kind: kind, at: bench.clock.now())
        try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
        for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
        try await Self.move(.leave, by: berta, in: game, bench)
        let forfeited = try await reading()
        let wins: Int64 = kind != .online ? 0 : number == 4 ? 2 : 1
        let isCounted = kind == .online && (number == 1 || number == 4)
        #expect(forfeited.winCount == wins && forfeited.winStreakCount == wins && forfeited.gameCount == (isCounted ? number : number - 1))
        // Played on for the score it is the same game.
        for round in 1...GeoGuessRules.roundCount {
          try await Self.move(.loaded(round: round), by: anna, in: game, bench)
          try await Self.move(.submitGuess(round: round, GameFixtures.positions[round - 1]), by: anna, in: game, bench)
          try await Self.move(.ready(round: round), by: anna, in: game, bench)
          if round < GeoGuessRules.roundCount { try await bench.fireTimer(of: game.id) }
        }
        let finished = try await reading()
        #expect(finished.winCount == wins && finished.gameCount == number && finished.scoreAverage == 25_000)
      }
    }
  }

  @Test("when an account goes, its unfinished games of several are void, and the others keep their places")
  func deletion() async throws {
    try await withGame { [anna, berta] bench, game in
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
      try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: anna, in: game, bench)
      _ = try await bench.database.transaction { try await PlayerData.make(bench.database).purge(anna, in: $0) }
      let seen = try await Self.seen(by: berta, game, bench)
      #expect(seen.state == .abandoned && seen.players.count == 2 && seen.players[1].accountID == berta.text)
      #expect(seen.players[0].accountID != anna.text)
      let told = try #require(try await Self.told(bench).last)
      #expect(told.changed.change == .abandoned && told.changed.version == seen.version && told.accounts == [berta.bytes])
      for timer in try await bench.armed(for: game.id) { try await bench.fire(game.id, generation: timer.generation) }
      #expect(try await Self.seen(by: berta, game, bench).version == seen.version)
      try await Self.expectStatistics(bench, [(berta, 0, 0, 0)])
    }
  }

  @Test("when an account goes, its game of three is a game of two, which both bring to the end")
  func deletionAmongThree() async throws {
    try await scratch.withDatabase { [anna, berta] (database) async throws in
      let (bench, carla) = (GeoGuessBench(database), UUID())
      let (game, actions) = GameFixtures.online(of: [anna, berta, carla], kind: .room)
      try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
      for accountID in [anna, berta, carla] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
      for accountID in [anna, berta] {
        try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: accountID, in: game, bench)
      }
      // The one whom the others wait for goes for good: so the round closes.
      let purged = try await database.transaction { try await PlayerData.make(database).purge(carla, in: $0) }
      #expect(!purged.contains { ["achievement_measures", "statistics", "badges"].contains($0.name) }, "nothing is counted for nobody")
      var seen = try await Self.seen(by: berta, game, bench)
      #expect(seen.state == .reveal && seen.winnerIndex == nil && seen.players.map(\.hasLeft) == [false, false, true])
      #expect(seen.players[2].accountID != carla.text && seen.players[2].score == 0)
      #expect(try await Self.told(bench).last?.accounts == Set([anna, berta].map(\.bytes)))
      for accountID in [anna, berta] { try await Self.move(.ready(round: 1), by: accountID, in: game, bench) }
      #expect(try await Self.told(bench).last?.accounts == Set([anna, berta].map(\.bytes)), "nothing is sent to nobody")
      for number in 2...GeoGuessRules.roundCount {
        try await bench.fireTimer(of: game.id)
        for accountID in [anna, berta] { try await Self.move(.loaded(round: number), by: accountID, in: game, bench) }
        for (accountID, place) in [(anna, 0), (berta, 3)] {
          try await Self.move(.submitGuess(round: number, GameFixtures.positions[place]), by: accountID, in: game, bench)
        }
        for accountID in [anna, berta] { try await Self.move(.ready(round: number), by: accountID, in: game, bench) }
      }
      seen = try await Self.seen(by: berta, game, bench)
      #expect(seen.state == .finished && seen.winnerIndex != nil && seen.players[2].rank == 3)
      for accountID in [anna, berta] {
        let found = try await StatisticsStore(database: database).read(accountID, at: bench.clock.now())
        #expect(found?.statistics.multiplayerGameCount == 1)
      }
      #expect(try await ReplayStore().isLogged(game.id, in: database) == false, "nobody reads what is left of the log")
      // What the others have done since goes with the next one.
      _ = try await database.transaction { try await PlayerData.make(database).purge(anna, in: $0) }
      #expect(try await ReplayStore().log(of: game.id, after: 0, limit: 1, in: database).isEmpty)
      #expect(try PersonalDataLaw.traces(of: [carla.text], in: scratch) == [])
    }
  }

  @Test("of three whose accounts go at once while one moves, nobody is waited for", arguments: 1...5)
  func deletionsAtOnce(run: Int) async throws {
    try await scratch.withDatabase { [anna, berta] (database) async throws in
      let (bench, carla) = (GeoGuessBench(database), UUID())
      let (game, actions) = GameFixtures.online(of: [anna, berta, carla], kind: .room)
      try await database.transaction { try await bench.play.beginShared(game, actions, $0) }
      for accountID in [anna, berta, carla] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
      async let first = database.transaction { try await PlayerData.make(database).purge(carla, in: $0) }
      // It may find the game void already.
      async let move: Void? = try? Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: anna, in: game, bench)
      async let second = database.transaction { try await PlayerData.make(database).purge(berta, in: $0) }
      _ = try await (first, second)
      _ = await move
      #expect(try await Self.load(game, bench).phase == .abandoned)
      #expect(try await Self.load(game, bench).winner == nil)
      #expect(try PersonalDataLaw.traces(of: [carla.text, berta.text], in: scratch) == [])
      try await Self.expectStatistics(bench, [(anna, 0, 0, 0)])
    }
  }

  @Test("a game that the one whose account goes had left before goes on")
  func deletionAfterLeaving() async throws {
    try await withGame { [anna, berta] bench, game in
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: game, bench) }
      try await Self.move(.leave, by: anna, in: game, bench)
      _ = try await bench.database.transaction { try await PlayerData.make(bench.database).purge(anna, in: $0) }
      try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: berta, in: game, bench)
      let seen = try await Self.seen(by: berta, game, bench)
      #expect(seen.state == .reveal && seen.winnerIndex == 2 && seen.players[0].hasLeft)
    }
  }

  private static func seen(by accountID: UUID, _ game: PlayedGame, _ bench: GeoGuessBench) async throws -> WhereAmIProto.Game {
    let context = bench.call(GeoGuessServiceMethods.getGame, by: accountID)
    return try #require(try await bench.handlers.getGame(GetGameRequest(gameID: game.id.text), context).game)
  }

  /// Of each account the finished games of several, the wins and the quits.
  private static func expectStatistics(_ bench: GeoGuessBench, _ expected: [(UUID, Int64, Int64, Int64)]) async throws {
    for (accountID, games, wins, quits) in expected {
      let found = try await StatisticsStore(database: bench.database).read(accountID, at: bench.clock.now())?.statistics ?? Statistics()
      #expect([found.multiplayerGameCount, found.winCount, found.quitCount] == [games, wins, quits])
    }
  }
}

extension PhaseMachine.Phase {
  var isBeforeReveal: Bool { self == .loading || self == .playing }
}
