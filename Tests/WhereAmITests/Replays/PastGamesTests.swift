import CairnProto
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Testing
import Texts
import Timekeeping
import WhereAmIProto
import WhereAmIServices

@testable import Events
@testable import WhereAmI

@Suite struct PastGamesTests {
  private static let start = Moment(milliseconds: 1_767_225_600_000)
  private static let days91 = start + .seconds(91 * 86_400)

  /// A game of two rounds as it is kept after its end: who has left has answered nothing.
  private static func keep(
    _ gameID: UUID, _ kind: String = "single", of players: [UUID], phase: String = "finished", leaver: UUID? = nil, at time: Moment = start,
    in database: Database
  ) async throws {
    let winner: Int16? = players.count > 1 ? 1 : nil
    let leaveTime = time + .seconds(60)
    try await database.transaction { transaction in
      try await transaction.execute(
        """
        INSERT INTO games (game_id, kind, map_id, create_time, version, scoring_version, map_diagonal_m, default_latitude, default_longitude,
          default_marker_scores, load_ms, moving_ms, guess_ms, reveal_ms, late_buffer_ms, phase, round_number, phase_start_time, timer_generation,
          end_time, winner_index)
        VALUES (\(gameID), \(kind), 'world', \(time), 1, 1, 1000, 0, 0, true, 1, 1, 1, 1, 1, \(phase), 2, \(time), 1, \(time + .seconds(600)),
          \(winner))
        """)
      for round in 1...Int16(2) {
        try await transaction.execute(
          """
          INSERT INTO rounds (game_id, round_number, location_id, latitude, longitude, panorama_provider, panorama_id, heading_degrees, attribution)
          VALUES (\(gameID), \(round), 'l', 1, 2, 1, 'p', 0, '')
          """)
      }
      for (place, player) in players.enumerated() {
        let index = Int16(place + 1)
        let left: Moment? = player == leaver ? leaveTime : nil
        try await transaction.execute(
          """
          INSERT INTO game_players (game_id, player_index, account_id, time_zone, create_time, leave_time)
          VALUES (\(gameID), \(index), \(player), 'Europe/Rome', \(time), \(left))
          """)
        for round in 1...Int16(2) {
          try await transaction.execute(
            """
            INSERT INTO turns (game_id, round_number, player_index, answer_origin, answer_latitude, answer_longitude, submit_time, distance_m, score)
            VALUES (\(gameID), \(round), \(index), 'submitted', 41.5, 12.5, \(time), 10, \(Int32(1_000 * place) + Int32(round)))
            """)
        }
      }
    }
  }

  /// Gives games that have no events some, as they are while they are logged, and has every other one be logged no longer, as when a player has gone.
  private static func log(in database: Database) async throws {
    try await database.execute(
      """
      INSERT INTO game_events (game_id, version, event_time, kind, player_index, round_number, latitude, longitude)
      SELECT g.game_id, v, \(start), 'submit_guess', 1, 1, 41.5, 12.5 FROM games g CROSS JOIN generate_series(2, 9) AS v
      WHERE NOT EXISTS (SELECT FROM game_events e WHERE e.game_id = g.game_id)
      """)
    try await database.execute("UPDATE games SET is_logged = get_byte(uuid_send(game_id), 0) % 2 = 0")
  }

  private static func history(of accountID: UUID, by size: Int = 2, in store: GeoGuessStore) async throws -> [GameInHistory] {
    var (lines, place): ([GameInHistory], HistoryPlace?) = ([], nil)
    while true {
      let page = try await store.history(of: accountID, after: place, limit: size)
      guard let last = page.last else { return lines }
      lines += page
      place = HistoryPlace(createTime: last.createTime, gameID: last.id)
    }
  }

  private static func left(in database: Database) async throws -> [Int64] {
    let row = try await database.query(
      """
      SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM game_players), (SELECT count(*) FROM rounds), (SELECT count(*) FROM turns),
        (SELECT count(*) FROM past_games)
      """
    ).firstRow()
    return try (0..<5).map { try row.get($0) }
  }

  private static func run(_ body: @escaping @Sendable (Database, GeoGuessStore) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database in try await body(database, GeoGuessStore(database: database)) }
  }

  private static func inbox(_ database: Database) throws -> Inbox {
    let handlers = try GeoGuessBench(database).features().events(Outbox(ids: TimeOrderedIDs()))
    return Inbox(database: database, time: FakeClock(days91), handlers: handlers)
  }

  /// A guest becomes part of an account, as the features of the process hear of it.
  /// - Returns: False where it is to be told again.
  private static func merge(_ guestID: UUID, into accountID: UUID, by inbox: Inbox) async -> Bool {
    let event = InboxEvent(
      eventID: UUID(), type: GuestMerges.eventType, orderingKey: accountID.text, source: "auth", createTime: days91,
      payload: AccountMerged(guest: guestID.bytes, account: accountID.bytes).encoded())
    return await inbox.receive([event]).takenCount == 1
  }

  @Test func afterNinetyOneDaysAHistorySaysWhatItSaidBefore() async throws {
    try await Self.run { database, store in
      let (anna, berta) = (UUID(), UUID())
      for day in 0..<5 {
        try await Self.keep(UUID(), of: [anna], at: Self.start + .seconds(day * 86_400), in: database)
        try await Self.keep(
          UUID(), "online", of: [anna, berta], leaver: day == 1 ? berta : nil, at: Self.start + .seconds(day * 86_400), in: database)
        try await Self.keep(
          UUID(), "friend", of: [berta, anna], phase: "abandoned", at: Self.start + .seconds(day * 86_400 + 7), in: database)
      }
      let before = try await [Self.history(of: anna, in: store), Self.history(of: berta, in: store)]
      let counts = try await GameResultStore().counts(of: [anna, berta, UUID()], in: database)
      #expect(before.map(\.count) == [15, 10] && counts == [15, 10, 0])
      let shared = before[0].filter { $0.kind != .single }.map(\.id)
      let others = try await store.players(of: shared, besides: anna).map(\.accountID)
      #expect(others == Array(repeating: berta, count: 10))
      // On two replicas at once.
      async let one: Void = PastGames(store: store).pack(at: Self.days91 + .seconds(2 * 86_400), in: database)
      async let other: Void = PastGames(store: store).pack(at: Self.days91 + .seconds(2 * 86_400), in: database)
      _ = try await (one, other)
      // The games of the last two days are not 91 days old.
      #expect(try await Self.left(in: database) == [6, 10, 12, 20, 15])
      #expect(try await [Self.history(of: anna, in: store), Self.history(of: berta, in: store)] == before)
      #expect(try await Self.history(of: anna, by: 7, in: store) == before[0])
      #expect(try await GameResultStore().counts(of: [anna, berta, UUID()], in: database) == counts)
      #expect(try await store.players(of: shared, besides: anna).map(\.accountID) == others)
      try await PastGames(store: store).pack(at: Self.days91 + .seconds(10 * 86_400), in: database)
      #expect(try await Self.left(in: database) == [0, 0, 0, 0, 25])
      #expect(try await [Self.history(of: anna, in: store), Self.history(of: berta, in: store)] == before)
    }
  }

  @Test func whatIsPackedGoesWithItsPlayer() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { database async throws in
      let store = GeoGuessStore(database: database)
      let (guest, account, anna, berta) = (UUID(), UUID(), UUID(), UUID())
      try await Self.keep(UUID(), of: [guest], in: database)
      try await Self.keep(UUID(), "online", of: [anna, berta], in: database)
      let data = try PlayerData.make(database)
      // A player who was gone before has no row.
      let carla = UUID()
      try await Self.keep(UUID(), "online", of: [berta, carla], in: database)
      _ = try await database.transaction { try await data.purge(carla, in: $0) }
      try await PastGames(store: store).pack(at: Self.days91, in: database)
      #expect(try await Self.left(in: database) == [0, 0, 0, 0, 4])
      #expect(await Self.merge(guest, into: account, by: try Self.inbox(database)))
      #expect(try await Self.history(of: account, in: store).count == 1)
      #expect(try await Self.history(of: guest, in: store).isEmpty)
      let tables = try await database.transaction { try await data.purge(anna, in: $0) }
      #expect(tables.map(\.name) == ["past_games"])
      #expect(try PersonalDataLaw.traces(of: [anna.text, carla.text, guest.text], in: scratch) == [])
      #expect(try await Self.history(of: berta, in: store).count == 2)
    }
  }

  /// A guest becomes an account, and another account goes, while the games are packed: whichever comes first, all is the account's and nothing the other's.
  @Test func packingRacesWithMergesAndDeletions() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { database async throws in
      let store = GeoGuessStore(database: database)
      let (data, inbox) = (try PlayerData.make(database), try Self.inbox(database))
      for _ in 0..<20 {
        let (guest, account, gone) = (UUID(), UUID(), UUID())
        for _ in 0..<6 { try await Self.keep(UUID(), of: [guest], in: database) }
        for _ in 0..<6 { try await Self.keep(UUID(), "online", of: [guest, gone], in: database) }
        try await Self.log(in: database)
        async let packed: Void = PastGames(store: store).pack(at: Self.days91, in: database)
        async let moved = Self.merge(guest, into: account, by: inbox)
        async let purged = database.transaction(attempts: 5) { try await data.purge(gone, in: $0) }
        async let forgotten: Void = ReplayUpkeep().forgetOld(at: Self.days91, in: database)
        _ = try await (packed, purged, forgotten)
        if await !moved { #expect(await Self.merge(guest, into: account, by: inbox), "delivered again after a deadlock") }
        #expect(try await Self.history(of: account, in: store).count == 12)
        try await PastGames(store: store).pack(at: Self.days91, in: database)
        #expect(try await Self.history(of: account, in: store).count == 12)
        #expect(try PersonalDataLaw.traces(of: [guest.text, gone.text], in: scratch) == [])
        #expect(try await database.query("SELECT count(*) FROM game_events").firstRow().get(0, as: Int64.self) == 0)
      }
      #expect(try await Self.left(in: database).prefix(4) == [0, 0, 0, 0])
    }
  }

  /// A game that is packed is its line in the history, and nothing else finds it: neither its players nor those who look at a report.
  @Test func whatAsksForAPackedGameIsToldThatThereIsNone() async throws {
    try await Self.run { database, store in
      let (anna, berta, gameID) = (UUID(), UUID(), UUID())
      try await Self.keep(gameID, "online", of: [anna, berta], in: database)
      let bench = GeoGuessBench(database)
      bench.clock.set(to: Self.start + .seconds(3_600))
      let before = try await Self.asked(gameID, by: anna, of: berta, bench)
      #expect(before["GetGame"] == "" && before["GetResult"] == "" && before["evidence"] == "" && before["link"] == "")
      bench.clock.set(to: Self.days91)
      try await PastGames(store: store).pack(at: Self.days91, in: database)
      #expect(
        try await Self.asked(gameID, by: anna, of: berta, bench) == [
          "GetGame": "GAME_NOT_FOUND", "GetResult": "GAME_NOT_FOUND", "GetReplay": "GAME_NOT_FOUND", "GetGhost": "GAME_NOT_FOUND",
          "evidence": "none", "link": "none",
        ])
      let listed = try await bench.handlers.listMyGames(ListMyGamesRequest(), bench.call(GeoGuessServiceMethods.listMyGames, by: anna))
      #expect(listed.games.map(\.gameID) == [gameID.text])
    }
  }

  /// Answers of each method: a reason, or nothing where it found the game.
  private static func asked(_ gameID: UUID, by accountID: UUID, of otherID: UUID, _ bench: GeoGuessBench) async throws -> [String: String] {
    var answers: [String: String] = [:]
    func note(_ name: String, _ body: nonisolated(nonsending) () async throws -> Void) async {
      do {
        try await body()
        answers[name] = ""
      } catch { answers[name] = RPCError(wrapping: error).reason }
    }
    let id = gameID.text
    await note("GetGame") {
      _ = try await bench.handlers.getGame(GetGameRequest(gameID: id), bench.call(GeoGuessServiceMethods.getGame, by: accountID))
    }
    await note("GetResult") {
      _ = try await bench.handlers.getResult(GetResultRequest(gameID: id), bench.call(GeoGuessServiceMethods.getResult, by: accountID))
    }
    await note("GetReplay") {
      let context = bench.call(ReplayServiceMethods.getReplay, by: accountID)
      _ = try await bench.replays.handlers.getReplay(GetReplayRequest(gameID: id), context)
    }
    await note("GetGhost") {
      _ = try await bench.ghosts.handlers.getGhost(GetGhostRequest(gameID: id), bench.call(GhostServiceMethods.getGhost, by: accountID))
    }
    let view = ContentView(viewerID: accountID, subjectID: otherID, wantsEvidence: true)
    let report = GameReport(database: bench.database, time: bench.clock)
    answers["evidence"] = try await report.find(id, for: view) == nil ? "none" : ""
    answers["link"] = try await report.page(id, shownBy: accountID, in: .english) == nil ? "none" : ""
    return answers
  }

  /// A recording stays until the games that are played against it are packed.
  @Test func aRecordingIsPackedAfterTheGamesAgainstIt() async throws {
    try await Self.run { database, store in
      let (recording, game, anna) = (UUID(), UUID(), UUID())
      try await Self.keep(recording, of: [UUID()], in: database)
      try await Self.keep(game, of: [anna], at: Self.start + .seconds(80 * 86_400), in: database)
      try await database.execute("INSERT INTO ghosts (game_id, source_game_id, source_player_index) VALUES (\(game), \(recording), 1)")
      try await PastGames(store: store).pack(at: Self.days91, in: database)
      #expect(try await Self.left(in: database) == [2, 2, 4, 4, 0])
      let later = Self.days91 + .seconds(80 * 86_400)
      for _ in 0..<2 { try await PastGames(store: store).pack(at: later, in: database) }
      #expect(try await Self.left(in: database) == [0, 0, 0, 0, 2])
    }
  }

  /// 184 bytes, and 213 for each player of a game of several, of which the table is 109 and 101: an index that is filled by chance is two thirds full.
  @Test(arguments: [("single", 200), ("online", 225)])
  func aGameThatIsPackedTakesTwoHundredBytesOfEachPlayer(kind: String, most: Int64) async throws {
    try await Self.run { database, _ in
      try await database.execute(
        """
        INSERT INTO past_games (account_id, create_time, game_id, end_time, score, player_index, winner_index, is_finished, has_left, kind, map_id)
        SELECT gen_random_uuid(), \(Self.start) + n * interval '1 second', gen_random_uuid(), \(Self.start), 20000, 1, 1, true, false, \(kind), 'world'
        FROM generate_series(1, 20000) AS n
        """)
      let bytes = try await database.query(
        """
        SELECT (pg_relation_size('past_games') + sum(pg_relation_size(indexrelid)))::bigint, pg_relation_size('past_games')
        FROM pg_index WHERE indrelid = 'past_games'::regclass
        """
      ).firstRow()
      #expect(try bytes.get(1, as: Int64.self) / 20_000 <= 110)
      #expect(try bytes.get(0, as: Int64.self) / 20_000 <= most)
    }
  }
}
