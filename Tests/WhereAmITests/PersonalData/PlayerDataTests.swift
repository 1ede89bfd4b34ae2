import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Synchronization
import Testing
import Timekeeping

import struct CairnProto.AccountDeleted
import struct CairnProto.AccountPurged
import struct CairnProto.ExportPersonalDataRequest
import struct CairnProto.ExportPersonalDataResponse

@testable import Events
@testable import GameCommon
@testable import WhereAmI
@testable import RPC

/// What a caller was streamed.
private final class Streamed: ResponseSink, Sendable {
  let fileNames = Mutex<[String]>([])

  func send(_ message: [UInt8]) async throws {
    let name = try ExportPersonalDataResponse(decoding: message).fileName
    if !name.isEmpty { fileNames.withLock { $0.append(name) } }
  }
}

@Suite struct PlayerDataTests {
  private let now = Moment(milliseconds: 1_767_225_600_000)

  /// Rows of a game as they are after one round.
  private func play(_ gameID: UUID, _ players: [UUID], in database: Database, at time: Moment) async throws {
    try await database.transaction { transaction in
      try await transaction.execute(
        """
        INSERT INTO games (game_id, kind, map_id, create_time, version, scoring_version, map_diagonal_m, default_latitude, default_longitude,
          default_marker_scores, load_ms, moving_ms, guess_ms, reveal_ms, late_buffer_ms, phase, round_number, phase_start_time, timer_generation,
          end_time)
        VALUES (\(gameID), 'single', 'world', \(time), 1, 1, 1000, 0, 0, true, 1, 1, 1, 1, 1, 'finished', 1, \(time), 1, \(time))
        """)
      try await transaction.execute(
        """
        INSERT INTO rounds (game_id, round_number, location_id, latitude, longitude, panorama_provider, panorama_id, heading_degrees, attribution)
        VALUES (\(gameID), 1, 'l', 1, 2, 1, 'p', 0, '')
        """)
      for (index, player) in players.enumerated() {
        try await transaction.execute(
          """
          INSERT INTO game_players (game_id, player_index, account_id, time_zone, create_time)
          VALUES (\(gameID), \(Int16(index + 1)), \(player), 'Europe/Rome', \(time))
          """)
        try await transaction.execute(
          """
          INSERT INTO turns (game_id, round_number, player_index, answer_origin, answer_latitude, answer_longitude, submit_time, distance_m, score)
          VALUES (\(gameID), 1, \(Int16(index + 1)), 'submitted', 41.5, 12.5, \(time), 10, 4321)
          """)
      }
    }
  }

  private func count(_ database: Database) async throws -> [Int] {
    let row = try await database.query(
      "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM game_players), (SELECT count(*) FROM turns)"
    ).firstRow()
    return [try row.get(0), try row.get(1), try row.get(2)]
  }

  @Test func aPlayersOwnGamesGoAndThoseOfOthersNameNobody() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { [now] database async throws in
      let (anna, berta) = (UUID(), UUID())
      try await play(UUID(), [anna], in: database, at: now)
      try await play(UUID(), [anna, berta], in: database, at: now)
      try await play(UUID(), [berta], in: database, at: now)
      try await database.execute("INSERT INTO statistics (account_id, single_game_count) VALUES (\(anna), 1), (\(berta), 1)")
      let data = try PlayerData.make(database)
      let tables = try await database.transaction { try await data.purge(anna, in: $0) }
      #expect(tables.map(\.name) == ["game_players", "games", "statistics"])
      #expect(tables.map(\.rowCount) == [1, 1, 1])
      // Where others play, nobody sits in the place: the others stay who they are.
      #expect(try await count(database) == [2, 3, 3])
      #expect(try await database.query("SELECT 1 FROM turns WHERE score IS NULL").count == 1)
      #expect(try PersonalDataLaw.traces(of: [anna.text], in: scratch) == [])
      // Once more: nothing is left to do.
      #expect(try await database.transaction { try await data.purge(anna, in: $0) } == [])
    }
  }

  private func schedule(_ generation: Int64, of gameID: UUID, in database: Database) async throws {
    try await database.transaction { [now] transaction in
      try await Timers.schedule(
        TimerRow(aggregateID: gameID, generation: generation, dueTime: now, kind: GeoGuessTimers.kind), in: transaction)
    }
  }

  @Test func noTimerIsLeftOfAGameThatIsGone() async throws {
    try await ScratchDatabase("events", "game").withDatabase { [now] database async throws in
      let (anna, berta, alone, shared) = (UUID(), UUID(), UUID(), UUID())
      try await play(alone, [anna], in: database, at: now)
      try await play(shared, [anna, berta], in: database, at: now)
      // The one that is due, one of an older generation, one that is parked, and the other game's.
      for generation in 1...3 { try await schedule(Int64(generation), of: alone, in: database) }
      try await database.execute("UPDATE timers SET fail_time = \(now) WHERE generation = 3")
      try await schedule(1, of: shared, in: database)
      // Nobody else's business under the same id.
      try await database.execute(
        "INSERT INTO timers (aggregate_id, kind, generation, due_time, next_time) VALUES (\(alone), 'other', 1, \(now), \(now))")
      let data = try PlayerData.make(database)
      _ = try await database.transaction { try await data.purge(anna, in: $0) }
      let left = try await database.query("SELECT aggregate_id, kind FROM timers ORDER BY kind")
        .map { "\(try $0.get(0) as UUID) \(try $0.get(1) as String)" }
      #expect(left == ["\(shared) \(GeoGuessTimers.kind)", "\(alone) other"])
    }
  }

  /// The game moves on while its player is forgotten: the phase that began meanwhile has no timer afterwards either.
  @Test func aGameThatMovesOnMeanwhileLeavesNoTimer() async throws {
    try await ScratchDatabase("events", "game").withDatabase { [now] database async throws in
      let (anna, gameID) = (UUID(), UUID())
      try await play(gameID, [anna], in: database, at: now)
      try await schedule(1, of: gameID, in: database)
      async let move: Void = database.transaction { transaction in
        try await transaction.execute("SELECT 1 FROM games WHERE game_id = \(gameID) FOR UPDATE")
        // Until the purge waits for the row.
        for _ in 0..<500 {
          let waiting = try await database.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
          if !waiting.isEmpty { break }
          try await Task.sleep(for: .milliseconds(10))
        }
        try await transaction.execute("UPDATE games SET timer_generation = 2 WHERE game_id = \(gameID)")
        try await Timers.schedule(
          TimerRow(aggregateID: gameID, generation: 2, dueTime: now, kind: GeoGuessTimers.kind), in: transaction)
      }
      try await Task.sleep(for: .milliseconds(50))
      let data = try PlayerData.make(database)
      let tables = try await database.transaction { try await data.purge(anna, in: $0) }
      try await move
      #expect(tables == [PurgedTable(name: "games", rowCount: 1)])
      #expect(try await database.query("SELECT 1 FROM timers").isEmpty)
    }
  }

  /// Files of an export about Where am I and about what is common to all apps, in their order; other apps test theirs.
  private static let exported = [
    "achievement_ledger.json", "achievement_measures.json", "badges.json", "board_entries.json", "board_standings.json",
    "daily_plays.json", "game_players.json", "game_sessions.json", "game_spectators.json", "hidden_badges.json", "hidden_players.json",
    "invitations.json",
    "jobs.json", "open_seats.json", "open_singles.json", "play_days.json", "queue_tickets.json", "rating_changes.json", "ratings.json",
    "rematches.json", "room_bans.json", "room_code_tries.json", "room_members.json", "signals.json", "statistics.json",
    "told_statistics.json", "waiting_board_changes.json", "games.json",
  ]

  @Test func anExportHoldsEveryGameWithThePlayersOwnAnswers() async throws {
    try await ScratchDatabase("events", "game").withDatabase { [now] database async throws in
      let (anna, berta) = (UUID(), UUID())
      for index in 0..<60 { try await play(UUID(), index == 0 ? [berta, anna] : [anna], in: database, at: now + .seconds(index % 7)) }
      var files: [String: [UInt8]] = [:]
      var current = ""
      try await PlayerData.make(database).export(anna) { name, bytes in
        if let name { current = name }
        #expect(bytes.count <= PersonalData.chunkBytesMax)
        files[current, default: []] += bytes
      }
      #expect(Set(files.keys).isSuperset(of: Self.exported))
      let games = String(decoding: files["games.json"] ?? [], as: UTF8.self)
      #expect(games.ranges(of: "\"score\" : 4321").count == 60)
      #expect(!games.contains(berta.text))
      #expect(String(decoding: files["play_days.json"] ?? [], as: UTF8.self) == "[\n]\n")
    }
  }

  @Test func anExportDoesNotTellHowNearTheAnswerOfAnOpenRoundIs() async throws {
    try await ScratchDatabase("events", "game").withDatabase { [now] database async throws in
      let (anna, berta, gameID) = (UUID(), UUID(), UUID())
      try await play(gameID, [anna, berta], in: database, at: now)
      for (phase, isTold) in [("playing", false), ("reveal", true)] {
        try await database.execute("UPDATE games SET phase = \(phase), end_time = NULL, due_time = create_time WHERE game_id = \(gameID)")
        let page = try await PlayerDataStore().games(of: anna, after: nil, limit: 9, in: database)
        let json = try #require(page.first?.json)
        #expect(json.contains("41.5") && json.contains("4321") == isTold, "\(phase)")
      }
    }
  }

  /// The event as it comes in.
  private func deleted(_ accountID: String, from source: String = "auth", round: Int32 = 1, id: UUID = UUID()) -> InboxEvent {
    let message = AccountDeleted(accountID: accountID, deletionID: UUID().text, round: round)
    return InboxEvent(
      eventID: id, type: PersonalData.deletedEvent, orderingKey: accountID, source: source, createTime: now, payload: message.encoded())
  }

  @Test func theEventIsTakenOnceAndAnsweredWithAReceipt() async throws {
    try await ScratchDatabase("events", "game").withDatabase { [now] database async throws in
      let anna = UUID()
      try await play(UUID(), [anna], in: database, at: now)
      let clock = FakeClock(now)
      let inbox = Inbox(
        database: database, time: clock, handlers: try PlayerData.make(database).handlers(Outbox(ids: TimeOrderedIDs())))
      let first = deleted(anna.text)
      // The answer to the first delivery was lost.
      for _ in 0..<3 { #expect(await inbox.receive([first]).takenCount == 1) }
      // What a call has left behind that was under way.
      try await play(UUID(), [anna], in: database, at: now)
      #expect(await inbox.receive([deleted(anna.text, round: 2)]).takenCount == 1)
      let receipts = try await database.query("SELECT payload FROM outbox WHERE destination = 'auth' ORDER BY event_id")
        .map { try AccountPurged(decoding: try $0.get(0)) }.sorted { $0.round < $1.round }
      #expect(receipts.map(\.round) == [1, 2])
      // The player's place goes with a game nobody else plays.
      for receipt in receipts { #expect(receipt.purgedRows.map(\.table) == ["games"]) }
      #expect(try await count(database) == [0, 0, 0])
    }
  }

  @Test func nobodyButAuthHasPeopleForgotten() async throws {
    try await ScratchDatabase("events", "game").withDatabase { [now] database async throws in
      let anna = UUID()
      try await play(UUID(), [anna], in: database, at: now)
      let clock = FakeClock(now)
      let inbox = Inbox(
        database: database, time: clock, handlers: try PlayerData.make(database).handlers(Outbox(ids: TimeOrderedIDs())))
      #expect(await inbox.receive([deleted(anna.text, from: "social")]).failure?.reason == "EVENT_SOURCE_REFUSED")
      #expect(await inbox.receive([deleted("anna")]).failure?.reason == "EVENT_MALFORMED")
      #expect(try await count(database) == [1, 1, 1])
    }
  }

  @Test func onlyAuthIsHandedWhatIsKept() async throws {
    try await ScratchDatabase("events", "game").withDatabase { [now] database async throws in
      let handlers = PersonalDataHandlers(data: try PlayerData.make(database))
      let streamed = Streamed()
      func ask(_ accountID: String, by caller: Caller) async throws -> RPCError? {
        let context = RequestContext(caller: caller, method: PersonalDataServiceMethods.exportPersonalData, now: now)
        let request = ExportPersonalDataRequest(accountID: accountID)
        do {
          try await handlers.exportPersonalData(request, context, ResponseStream(sink: streamed, codec: .proto))
          return nil
        } catch let error as RPCError {
          return error
        }
      }
      for caller in [Caller.anonymous, .service("social"), .service("gateway")] {
        #expect(try await ask(UUID().text, by: caller)?.reason == "PERMISSION_DENIED")
      }
      #expect(try await ask("anna", by: .service("auth"))?.fieldViolations.first?.reason == "INVALID_UUID")
      #expect(streamed.fileNames.withLock { $0 } == [])
      #expect(try await ask(UUID().text, by: .service("auth")) == nil)
      #expect(streamed.fileNames.withLock { $0 }.filter(Self.exported.contains) == Self.exported)
    }
  }

  @Test func aGameThatGoesOnEndsWithItsPlayer() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { database async throws in
      let bench = GeoGuessBench(database)
      let anna = UUID()
      let (game, _) = GameFixtures.game(of: anna, at: bench.clock.now())
      #expect(try await database.transaction { try await bench.store.insertSingle(game, of: anna, in: $0) })
      _ = try await database.transaction { try await PlayerData.make(database).purge(anna, in: $0) }
      // Its timer finds nothing to do.
      try await bench.fire(game.id, generation: game.play.timerGeneration)
      #expect(try await bench.store.load(game.id, in: database) == nil)
      #expect(try PersonalDataLaw.traces(of: [anna.text], in: scratch) == [])
    }
  }

  @Test(arguments: ["game", "geo"])
  func everyPersonalColumnIsPurgedAndExportedOrSaysWhyNot(module: String) async throws {
    let scratch = try ScratchDatabase("events", module)
    try await scratch.withDatabase { database async throws in
      let data = module == "game" ? try PlayerData.make(database) : PersonalData(database: database)
      #expect(try PersonalDataLaw.uncovered(in: scratch, elsewhere: data.elsewhere) == [])
      #expect(try PersonalDataLaw.undescribed(in: scratch) == [])
    }
  }
}
