import CairnProto
import WhereAmIProto
import CairnServices
import WhereAmIServices
import CairnTesting
import Cryptography
import Events
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("The game of the day")
struct DailyTests {
  /// The feature as a process has it.
  private struct House: Sendable {
    let bench: GeoGuessBench

    var dailies: DailyGames { bench.daily.dailies }
    var handlers: DailyHandlers { bench.daily.handlers }

    func get(_ day: String = "", by accountID: UUID) async throws -> GetDailyResponse {
      try await handlers.getDaily(GetDailyRequest(day: day), bench.call(DailyGameServiceMethods.getDaily, by: accountID))
    }

    func start(_ accountID: UUID, key: String = UUID().text) async throws -> WhereAmIProto.Game {
      let context = bench.call(DailyGameServiceMethods.startDaily, by: accountID, key: key)
      return try await #require(handlers.startDaily(StartDailyRequest(timeZone: "Europe/Rome"), context).game)
    }

    /// To the end, always on the spot in the first round and far off in the others.
    func play(_ game: WhereAmIProto.Game, by accountID: UUID) async throws {
      let gameID = try #require(UUID(text: game.gameID))
      for round in 1...GeoGuessRules.roundCount { try await play(round, in: gameID, by: accountID) }
    }

    /// - Parameter isReported: Whether the player says first that the panorama cannot be shown.
    func play(_ round: Int, in gameID: UUID, by accountID: UUID, isReported: Bool = false) async throws {
      try await move(.loaded(round: round), in: gameID, by: accountID)
      if isReported {
        let context = bench.call(GeoGuessServiceMethods.reportPanorama, by: accountID, key: UUID().text)
        let report = ReportPanoramaRequest(gameID: gameID.text, roundNumber: Int32(round), problem: .noPanorama)
        _ = try await bench.handlers.reportPanorama(report, context)
        try await move(.loaded(round: round), in: gameID, by: accountID)
      }
      try await move(
        .submitGuess(round: round, round == 1 ? GameFixtures.positions[0] : GameFixtures.point(-60, -120)), in: gameID, by: accountID)
      try await move(.ready(round: round), in: gameID, by: accountID)
    }

    func move(_ move: PhaseMachine.Move, in gameID: UUID, by accountID: UUID) async throws {
      let moved = try await bench.database.transaction {
        try await bench.play.move(move, in: gameID, by: accountID, at: bench.clock.now(), $0)
      }
      #expect(moved != nil)
    }
  }

  @Test("what was played within a day is told of nobody, and tells no place of the game of the day")
  func figuresOfADay() async throws {
    try await withHouse { house async throws in
      let (bench, anna) = (house.bench, UUID())
      func day() async throws -> GetDayResponse {
        try await bench.statistics.getDay(GetDayRequest(), bench.call(StatisticsServiceMethods.getDay, by: nil))
      }
      let none = try await day()
      #expect(none.gameCount == 0 && none.places.isEmpty)
      try await house.play(house.start(anna), by: anna)
      let start = bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text)
      let single = try #require(try await bench.handlers.startSingle(StartSingleRequest(timeZone: "Europe/Rome"), start).game)
      #expect(try await day().gameCount == 1)
      try await house.play(single, by: anna)
      let played = try await day()
      #expect(played.gameCount == 2 && played.places.count == GeoGuessRules.roundCount)
      #expect(
        played.places.allSatisfy {
          $0.latitudeDegrees == $0.latitudeDegrees.rounded() && $0.longitudeDegrees == $0.longitudeDegrees.rounded()
        })
      bench.clock.advance(by: .seconds(86_401))
      #expect(try await day() == none)
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      try await body(House(bench: GeoGuessBench(database, placeCount: 12)))
    }
  }

  private func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch { return RPCError(wrapping: error).reason }
    return nil
  }

  /// 15 June 2025, 15:06:40 UTC.
  private static let today = "2025-06-15"

  @Test("what is told the day before is what is played, and anybody can see so when the day is over")
  func commitment() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      house.bench.clock.set(to: GameFixtures.start - .seconds(86_400))
      try await house.dailies.prepare(at: house.bench.clock.now())
      let promised = try await house.get(Self.today, by: player)
      #expect(promised.day == Self.today && promised.commitment.count == 32 && promised.seed.isEmpty && promised.locationIDs.isEmpty)
      #expect(await refusal { _ = try await house.get("2025-06-16", by: player) } == "DAILY_NOT_FOUND")
      house.bench.clock.set(to: GameFixtures.start)
      let today = try await house.get(by: player)
      #expect(today.commitment == promised.commitment && today.seed.isEmpty && today.mapID == "world" && today.gameID.isEmpty)
      // GeoService may be away: the game is there.
      house.bench.geo.setDown(true)
      let game = try await house.start(player)
      #expect(game.state == .loading && game.mapID == "world" && game.kind == .single)
      #expect(try await house.get(by: player).gameID == game.gameID)
      house.bench.geo.setDown(false)
      // Its game ends with its day.
      let gameID = try #require(UUID(text: game.gameID))
      while try await house.bench.store.load(gameID, in: house.bench.database)?.play.hasEnded == false {
        try await house.bench.fireTimer(of: gameID)
      }
      house.bench.clock.set(to: GameFixtures.start + .seconds(86_400))
      let told = try await house.get(Self.today, by: player)
      #expect(told.seed.count == 32 && told.locationIDs.count == 10 && told.commitment == promised.commitment)
      // Written here once more, so that a mistake is not its own proof.
      let hexadecimal = told.seed.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      let places = zip(told.locationIDs, told.positions).map { id, position in
        "\(id) \(Int((position.latitudeDegrees * 1e6).rounded())) \(Int((position.longitudeDegrees * 1e6).rounded()))\n"
      }
      #expect(places.count == 10)
      let text = "cairn daily game v3\n2025-06-15\nworld\n\(hexadecimal)\n" + places.joined()
      #expect(SHA256.digest(of: Array(text.utf8)) == promised.commitment)
      let played = try await house.bench.store.load(gameID, in: house.bench.database)
      #expect(played?.play.rounds.map { LatLng($0.location.position) } == Array(told.positions.prefix(5)))
    }
  }

  @Test("a game of the day ends with its day: it counts for nothing, is no quit, and only then are its places told to its player")
  func endsWithItsDay() async throws {
    try await withHouse { (house) async throws in
      let (player, stranger) = (UUID(), UUID())
      let midnight = CalendarDay(of: GameFixtures.start).next.start
      house.bench.clock.set(to: midnight - .seconds(10))
      let game = try await house.start(player)
      let gameID = try #require(UUID(text: game.gameID))
      #expect(game.phaseEndTime == midnight, "the app is told when it ends")
      try await house.move(.loaded(round: 1), in: gameID, by: player)
      // The timer is late, and a call comes first.
      house.bench.clock.set(to: midnight)
      let open = try await house.get(Self.today, by: player)
      #expect(open.seed.isEmpty && open.locationIDs.isEmpty && open.positions.isEmpty, "who plays still is told no solutions")
      #expect(try await house.get(Self.today, by: stranger).positions.count == 10)
      #expect(await refusal { try await house.move(.submitGuess(round: 1, .origin), in: gameID, by: player) } != nil)
      try await house.bench.fireTimer(of: gameID)
      let ended = try #require(try await house.bench.store.load(gameID, in: house.bench.database)).play
      #expect(ended.phase == .abandoned && ended.endTime == midnight)
      let told = try await house.get(Self.today, by: player)
      #expect(told.positions.count == 10 && told.score == nil)
      let statistics = StatisticsStore(database: house.bench.database)
      #expect(try await statistics.read(player, at: house.bench.clock.now())?.statistics.quitCount ?? 0 == 0)
    }
  }

  @Test("a place that is replaced in the day's game is the same for everybody, was promised as well, and the game counts")
  func replacedForAll() async throws {
    try await withHouse { (house) async throws in
      let players = [UUID(), UUID()]
      var places: [[GeoPoint]] = []
      for player in players {
        let game = try await house.start(player)
        let gameID = try #require(UUID(text: game.gameID))
        for round in 1...5 { try await house.play(round, in: gameID, by: player, isReported: [1, 4].contains(round)) }
        let played = try #require(try await house.bench.store.load(gameID, in: house.bench.database)).play
        #expect(played.rounds.map(\.isRedrawn) == [true, false, false, true, false])
        places.append(played.rounds.map(\.location.position))
        #expect(try await house.get(by: player).score != nil)
      }
      house.bench.clock.set(to: GameFixtures.start + .seconds(86_400))
      let told = try await house.get(Self.today, by: players[0]).positions
      #expect(places[0] == places[1] && places[0].map { LatLng($0) } == [told[5], told[1], told[2], told[8], told[4]])
    }
  }

  @Test("two replicas that make a day's game at once make one, and all play the same places")
  func race() async throws {
    try await withHouse { (house) async throws in
      let players = (0..<8).map { _ in UUID() }
      let commitments = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for player in players { group.addTask { try await house.get(by: player).commitment } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(commitments.count == 1)
      var places: Set<[String]> = []
      for player in players.prefix(3) {
        let game = try await house.start(player)
        let gameID = try #require(UUID(text: game.gameID))
        places.insert(try #require(try await house.bench.store.load(gameID, in: house.bench.database)).locationIDs)
      }
      #expect(places.count == 1)
    }
  }

  @Test("there is one try a day: started again, at once from two telephones or with a lost answer, it is the same game")
  func once() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      let games = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<6 { group.addTask { try await house.start(player).gameID } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(games.count == 1)
      let key = UUID().text
      let first = try await house.start(player, key: key)
      #expect(try await house.start(player, key: key).gameID == first.gameID)
      // Given up by starting another game: no second try.
      let request = StartSingleRequest()
      _ = try await house.bench.handlers.startSingle(
        request, house.bench.call(GeoGuessServiceMethods.startSingle, by: player, key: UUID().text))
      let again = try await house.start(player)
      #expect(again.gameID == first.gameID && again.state == .abandoned)
      #expect(try await house.get(by: player).score == nil)
      // The next day has a game of its own.
      house.bench.clock.set(to: GameFixtures.start + .seconds(86_400))
      #expect(try await house.start(player).gameID != first.gameID)
    }
  }

  @Test("days in a row, what is shown to friends, and a day that is missed")
  func streak() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      for (day, streakCount) in [(0, 1), (1, 2), (2, 3), (4, 1), (5, 2)] as [(Int64, Int64)] {
        house.bench.clock.set(to: GameFixtures.start + .seconds(day * 86_400))
        #expect(try await house.get(by: player).streakCount == (day == 4 ? 0 : streakCount - 1), "before day \(day)")
        let game = try await house.start(player)
        #expect(try await house.get(by: player).shareText.isEmpty)
        try await house.play(game, by: player)
        let own = try await house.get(by: player)
        let score = try #require(own.score)
        #expect(own.streakCount == streakCount && score >= 5_000 && score < 9_000)
        let lines = own.shareText.split(separator: "\n")
        #expect(lines[0] == "Where am I, \(own.day)" && lines[1].hasPrefix("🟩") && lines[1].hasSuffix("/25,000"))
        #expect(lines.count == (streakCount > 1 ? 3 : 2))
      }
      // A former day's result stays to be seen.
      #expect(try await house.get(Self.today, by: player).score != nil)
      #expect(try await house.get(Self.today, by: UUID()).gameID.isEmpty)
    }
  }

  @Test("ninety days later the game is packed, and what is shown to friends stays")
  func afterNinetyDays() async throws {
    try await withHouse { (house) async throws in
      let (player, bench) = (UUID(), house.bench)
      try await house.play(try await house.start(player), by: player)
      let own = try await house.get(by: player)
      bench.clock.advance(by: .seconds(91 * 86_400))
      try await PastGames(store: bench.store).pack(at: bench.clock.now(), in: bench.database)
      let later = try await house.get(Self.today, by: player)
      #expect(later.gameID == own.gameID && later.score == own.score && own.score != nil && later.streakCount == 0)
      #expect(!later.shareText.isEmpty && later.shareText == own.shareText)
      #expect(later.seed.count == 32 && later.positions.count == DailyRules.placeCount)
      let context = bench.call(GeoGuessServiceMethods.getResult, by: player)
      #expect(
        await refusal { _ = try await bench.handlers.getResult(GetResultRequest(gameID: own.gameID), context) } == "GAME_NOT_FOUND")
    }
  }

  @Test("who plays the day's game late can have heard of its places: it counts, and wins no badge and no place in a leaderboard")
  func winsNothing() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      try await house.play(try await house.start(player), by: player)
      let (database, now) = (house.bench.database, house.bench.clock.now())
      let statistics = try #require(try await StatisticsStore(database: database).read(player, at: now)?.statistics)
      #expect(statistics.singleGameCount == 1 && statistics.scoreSum >= 5_000)
      #expect(try await AchievementStore(version: BadgeCatalogue.whereAmI.version).badges(of: player, in: database).isEmpty)
      #expect(try await database.query("SELECT 1 FROM board_entries").isEmpty)
    }
  }

  @Test("a second try as a guest, who becomes the account in the middle of it, wins nothing either")
  func winsNothingAsGuest() async throws {
    try await withHouse { (house) async throws in
      let (guest, account) = (UUID(), UUID())
      try await house.play(try await house.start(account), by: account)
      let second = try await house.start(guest)
      try await house.bench.database.transaction { transaction in
        try await PlayerDataStore().moveUnfinishedGames(from: guest, to: account, in: transaction)
        try await PlayerDataStore().movePlayers(from: guest, to: account, in: transaction)
        try await DailyStore().movePlays(from: guest, to: account, in: transaction)
      }
      try await house.play(second, by: account)
      #expect(try await house.bench.database.query("SELECT 1 FROM board_entries").isEmpty)
    }
  }

  @Test("a guest's days become the account's, and are forgotten with it")
  func mergedAndForgotten() async throws {
    try await withHouse { (house) async throws in
      let (guest, account) = (UUID(), UUID())
      try await house.play(try await house.start(guest), by: guest)
      try await house.bench.database.transaction { try await DailyStore().movePlays(from: guest, to: account, in: $0) }
      #expect(try await house.get(by: account).streakCount == 1)
      #expect(try await house.get(by: guest).gameID.isEmpty)
      let purged = try await house.bench.database.transaction { try await PlayerData.make(house.bench.database).purge(account, in: $0) }
      #expect(purged.contains { $0.name == "daily_plays" && $0.rowCount == 1 })
    }
  }

  @Test(
    "days that are none are refused, and a day without a game is not found", arguments: ["2025-02-29", "2025-6-15", "today", "1969-12-31"])
  func malformed(day: String) async throws {
    try await withHouse { (house) async throws in
      #expect(await refusal { _ = try await house.get(day, by: UUID()) } == "INVALID_ARGUMENT")
      #expect(await refusal { _ = try await house.get("2024-02-29", by: UUID()) } == "DAILY_NOT_FOUND")
      house.bench.geo.setDown(true)
      #expect(await refusal { _ = try await house.get(by: UUID()) } == "UNAVAILABLE")
    }
  }

  @Test(
    "days are written as the calendar has them",
    arguments: [
      (0, "1970-01-01"), (19_782, "2024-02-29"), (19_783, "2024-03-01"), (20_780, "2026-11-23"), (-1, "1969-12-31"),
      (2_932_896, "9999-12-31"),
    ] as [(Int32, String)])
  func calendar(number: Int32, text: String) {
    #expect(CalendarDay(number: number).text == text)
    if number >= 0 { #expect(CalendarDay(text: text) == CalendarDay(number: number)) }
  }

  @Test("every day from 1970 to 2100 is read as it is written, and each follows the one before")
  func allDays() {
    var former = ""
    for number in Int32(0)..<47_847 {
      let text = CalendarDay(number: number).text
      #expect(CalendarDay(text: text)?.number == number && former < text)
      former = text
    }
  }

  @Test(
    "squares by points",
    arguments: [(5_000, "🟩"), (4_500, "🟩"), (4_499, "🟨"), (3_000, "🟨"), (2_999, "🟧"), (1_500, "🟧"), (1_499, "⬛"), (0, "⬛")])
  func squares(score: Int, square: String) {
    let text = DailyRules.shareText(day: CalendarDay(number: 0), scores: [score], streakCount: 1)
    #expect(text.hasPrefix("Where am I, 1970-01-01\n\(square) "))
    #expect(DailyRules.shareText(day: CalendarDay(number: 0), scores: [1_000, 7], streakCount: 0).contains("1,007/10,000"))
  }
}
