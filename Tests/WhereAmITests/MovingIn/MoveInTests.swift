import CairnTesting
import FoundationEssentials
import Geodesy
import Postgres
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite struct MoveInTests {
  private static let now = Moment(milliseconds: 1_774_740_600_000)
  private let accountID = UUID()

  private func withDatabase(_ body: @escaping @Sendable (Database) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(database) }
  }

  private static func balance(_ change: (inout PlayerBalance) -> Void = { _ in }) -> PlayerBalance {
    var balance = PlayerBalance()
    (balance.singleGameCount, balance.multiplayerGameCount, balance.scoreSum, balance.scoreMax) = (6, 4, 120_000, 24_000)
    (balance.winCount, balance.winStreakCount, balance.quitCount, balance.dayStreakCount) = (3, 2, 5, 8)
    (balance.lastPlayDay, balance.badges) = (CalendarDay(text: "2026-03-28"), ["center", "unknown"])
    change(&balance)
    return balance
  }

  // MARK: Rules

  @Test func `A balance is what a player begins with`() {
    let statistics = MoveInRules.statistics(Statistics(), with: Self.balance())
    #expect(statistics.gameCount == 10 && statistics.scoreAverage == 12_000 && statistics.scoreMax == 24_000 && statistics.quitCount == 5)
    #expect(statistics.winCount == 3 && statistics.winStreakCount == 2 && statistics.dayStreakCount == 8)
    #expect(MoveInRules.statistics(Statistics(), with: PlayerBalance()) == Statistics() && PlayerBalance().isEmpty)
  }

  @Test func `What was done here before is newer: its streaks go on`() {
    let day = CalendarDay(number: 20_540)
    let former = StatisticsRules.afterGame(Statistics(), isSingle: false, score: 25_000, on: day)
    let latter = MoveInRules.statistics(former, with: Self.balance())
    #expect(latter.gameCount == 11 && latter.scoreSum == 145_000 && latter.scoreMax == 25_000 && latter.winStreakCount == 0)
    #expect(latter.lastPlayDay == day && latter.dayStreakCount == 1)
  }

  @Test func `What cannot be is not believed`() {
    let absurd = Self.balance {
      $0.multiplayerGameCount = -3
      $0.scoreSum = .max
      $0.scoreMax = 30_000
      $0.winCount = .max
      $0.winStreakCount = .max
      $0.quitCount = .max
      $0.lastPlayDay = nil
    }
    let statistics = MoveInRules.statistics(Statistics(), with: absurd)
    #expect(statistics.gameCount == 6 && statistics.scoreSum == 150_000 && statistics.scoreMax == 25_000)
    #expect(statistics.winCount == 0 && statistics.winStreakCount == 0 && statistics.quitCount == MoveInRules.countMax)
    #expect(statistics.dayStreakCount == 0 && statistics.lastPlayDay == nil)
  }

  @Test func `A day or a game that is yet to come is not believed, tomorrow is`() throws {
    let today = CalendarDay(of: Self.now)
    let tomorrow = Self.balance { $0.lastPlayDay = today.next }
    let later = Self.balance { $0.lastPlayDay = today.next.next }
    #expect(MoveInRules.dated(tomorrow, at: Self.now).lastPlayDay == today.next)
    #expect(MoveInRules.dated(later, at: Self.now).lastPlayDay == nil)
    var game = try Self.game([accountID])
    game.time = Self.now + MoveInRules.aheadMax
    #expect(!MoveInRules.isToCome(game, at: Self.now))
    game.time = game.time + .milliseconds(1)
    #expect(MoveInRules.isToCome(game, at: Self.now))
  }

  // MARK: Players

  @Test func `A player moves in once, with statistics, badges and a place on the board`() async throws {
    try await withDatabase { (database) async throws in
      let (taking, store) = (PlayerImport(database: database), StatisticsStore(database: database))
      let board = { try await Boards().standing(of: accountID, on: BoardKey(.score), in: database) }
      #expect(try await taking.take(Self.balance(), of: accountID, isDryRun: true, at: Self.now) == .taken)
      #expect(try await store.read(accountID, at: Self.now) == nil)
      #expect(try await taking.take(Self.balance(), of: accountID, isDryRun: false, at: Self.now) == .taken)
      let first = try #require(try await store.read(accountID, at: Self.now)).statistics
      let standing = try await board()
      #expect(first.gameCount == 10 && first.scoreAverage == 12_000 && standing.rank == 1)
      let badges = try await AchievementStore(version: 1).badges(of: accountID, in: database).map(\.level.badge.rawValue)
      #expect(Set(badges) == ["center", "gamer", "quitter"])
      // Devices that are there already hear nothing of it: no event, no notification, no push.
      #expect(try await database.query("SELECT count(*) FROM outbox").firstRow().get(0, as: Int64.self) == 0)
      // Again, also with something else: nothing changes.
      for again in [Self.balance(), Self.balance { $0.winCount = 4 }] {
        #expect(try await taking.take(again, of: accountID, isDryRun: false, at: Self.now + .seconds(60)) == .alreadyThere)
      }
      #expect(try await store.read(accountID, at: Self.now)?.statistics == first)
      #expect(try await board() == standing)
    }
  }

  @Test func `A streak whose last day is yet to come is none`() async throws {
    try await withDatabase { (database) async throws in
      let years = CalendarDay(text: "2096-01-01")
      let balance = Self.balance { $0.lastPlayDay = years }
      #expect(try await PlayerImport(database: database).take(balance, of: accountID, isDryRun: false, at: Self.now) == .taken)
      #expect(try await StatisticsStore(database: database).read(accountID, at: Self.now)?.statistics.dayStreakCount == 0)
    }
  }

  @Test func `Two that run at once take a player in once`() async throws {
    try await withDatabase { (database) async throws in
      let taking = PlayerImport(database: database)
      async let one = taking.take(Self.balance(), of: accountID, isDryRun: false, at: Self.now)
      async let other = taking.take(Self.balance(), of: accountID, isDryRun: false, at: Self.now)
      #expect(try await [one, other].count { $0 == .taken } == 1)
      #expect(try await StatisticsStore(database: database).read(accountID, at: Self.now)?.statistics.gameCount == 10)
    }
  }

  @Test func `Nothing is taken in for somebody who was deleted, and others keep their games`() async throws {
    try await withDatabase { (database) async throws in
      let (taking, store, otherID) = (GameImport(database: database), GeoGuessStore(database: database), UUID())
      try await database.execute(
        "INSERT INTO deleted_accounts (account_hash, delete_time) VALUES (sha256(uuid_send(\(accountID))), \(Self.now))")
      let player = try await PlayerImport(database: database).take(Self.balance(), of: accountID, isDryRun: false, at: Self.now)
      #expect(player == .wasDeleted)
      #expect(try await StatisticsStore(database: database).read(accountID, at: Self.now) == nil)
      #expect(try await taking.take(try Self.game([accountID]), isDryRun: false, at: Self.now) == .nobodys)
      #expect(try await taking.take(try Self.game([accountID, otherID]), isDryRun: false, at: Self.now) == .taken)
      #expect(try await store.history(of: accountID, after: nil, limit: 10).isEmpty)
      #expect(try await store.history(of: otherID, after: nil, limit: 10).count == 1)
    }
  }

  // MARK: Games

  private static func game(_ players: [UUID?]) throws -> MovedGame {
    let place = try #require(GeoPoint(latitude: 48.8, longitude: 2.3))
    let answers: [MovedGame.Answer?] = [.init(position: place, score: 5_000), .init(position: nil, score: 12)]
    let round = MovedGame.Round(place: place, answers: Array(answers.prefix(players.count)))
    let empty = MovedGame.Round(place: place, answers: players.map { _ in nil })
    return MovedGame(key: "-Mabc", time: Moment(milliseconds: 1_500_000_000_000), players: players, rounds: [round, empty])
  }

  @Test func `A game is history of those who are here, once, and counts for nothing`() async throws {
    try await withDatabase { (database) async throws in
      let (taking, store, otherID) = (GameImport(database: database), GeoGuessStore(database: database), UUID())
      let game = try Self.game([accountID, otherID])
      #expect(try await taking.take(try Self.game([nil, nil]), isDryRun: false, at: Self.now) == .nobodys)
      let later = MovedGame(key: "-Mlater", time: Self.now + .seconds(1_000_000), players: game.players, rounds: game.rounds)
      #expect(try await taking.take(later, isDryRun: false, at: Self.now) == .isToCome)
      #expect(try await taking.take(game, isDryRun: true, at: Self.now) == .taken)
      #expect(try await store.history(of: accountID, after: nil, limit: 10).isEmpty)
      #expect(try await taking.take(game, isDryRun: false, at: Self.now) == .taken)
      #expect(try await taking.take(game, isDryRun: false, at: Self.now) == .alreadyThere)
      let line = try #require(try await store.history(of: otherID, after: nil, limit: 10).first)
      #expect(line.endTime == game.time && line.winner == 1 && line.player == 2 && line.score == 12 && line.kind == .friend)
      let loaded = try #require(try await store.load(line.id, in: database))
      #expect(loaded.play.phase == .finished && loaded.play.score(of: 1) == 5_000 && loaded.play.rounds[0].turns[0].answer?.distanceM == 0)
      #expect(loaded.play.rounds[0].turns[0].answer?.origin == .lastMarker && loaded.play.rounds[0].loadTime == nil)
      // Nor does it keep places from being drawn.
      #expect(try await SeenLocationStore().seen(by: [accountID], gameLimit: 10, in: database).isEmpty)
      #expect(loaded.hasKnownPlaces && !loaded.isRanked && loaded.reachable == [accountID, otherID])
      #expect(try await StatisticsStore(database: database).read(accountID, at: Self.now) == nil)
    }
  }

  @Test func `A game that was packed is not taken again, and one that is there twice keeps nobody's from being packed`() async throws {
    try await withDatabase { (database) async throws in
      let (taking, store) = (GameImport(database: database), GeoGuessStore(database: database))
      let game = try Self.game([nil, accountID])
      #expect(try await taking.take(game, isDryRun: false, at: Self.now) == .taken)
      try await PastGames(store: store).pack(at: Self.now, in: database)
      #expect(try await taking.take(game, isDryRun: false, at: Self.now) == .alreadyThere)
      #expect(try await store.history(of: accountID, after: nil, limit: 10).count == 1)
      // As if two had run at the same moment: the game comes while its line is kept.
      try await database.execute("CREATE TABLE kept AS TABLE past_games")
      try await database.execute("DELETE FROM past_games")
      #expect(try await taking.take(game, isDryRun: false, at: Self.now) == .taken)
      try await database.execute("INSERT INTO past_games TABLE kept")
      try await PastGames(store: store).pack(at: Self.now, in: database)
      #expect(try await store.history(of: accountID, after: nil, limit: 10).count == 1)
      #expect(try await database.query("SELECT 1 FROM games").isEmpty)
    }
  }

  @Test func `A seat of somebody who is not here is nobody's`() async throws {
    try await withDatabase { (database) async throws in
      #expect(try await GameImport(database: database).take(try Self.game([nil, accountID]), isDryRun: false, at: Self.now) == .taken)
      let store = GeoGuessStore(database: database)
      let line = try #require(try await store.history(of: accountID, after: nil, limit: 10).first)
      #expect(line.player == 2 && line.score == 12)
      let loaded = try #require(try await store.load(line.id, in: database))
      #expect(loaded.reachable == [accountID] && loaded.play.rounds[0].turns[0].answer == nil)
    }
  }

  @Test func `A game alone has no winner, nor has a draw`() throws {
    #expect(try Self.game([accountID]).winner == nil)
    var draw = try Self.game([accountID, UUID()])
    draw.rounds[0].answers[1]?.score = 5_000
    #expect(draw.winner == nil)
  }
}
