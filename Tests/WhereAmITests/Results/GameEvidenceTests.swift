import CairnProto
import WhereAmIProto
import AllAppsProto
import AllAppsServices
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// What SocialService is given of a game when one of its players reports another one.
@Suite struct GameEvidenceTests {
  private let anna = UUID()
  private let berta = UUID()
  private let carla = UUID()

  private static func ask(
    _ bench: GeoGuessBench, _ game: [UInt8], of account: [UInt8], by reporter: [UInt8]
  ) async throws -> GameEvidence {
    let contents = Contents([GameReport(database: bench.database, time: bench.clock)])
    guard let id = UUID(bytes: game), let viewerID = UUID(bytes: reporter) else { throw RPCError(.notFound, told: "GAME_NOT_FOUND") }
    let view = ContentView(viewerID: viewerID, subjectID: UUID(bytes: account), wantsEvidence: true)
    guard let found = try await contents.find([ContentRef(realm: .whereAmI, kind: "game", id: id.text)], for: view).first else {
      throw RPCError(.notFound, told: "GAME_NOT_FOUND")
    }
    #expect(found.owner == [] && found.evidenceType == GameEvidence.protoName)
    return try GameEvidence(decoding: found.evidence)
  }

  private static func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      return error.fieldViolations.first?.reason ?? error.reason
    }
    return nil
  }

  private static func begin(of accountIDs: [UUID], _ bench: GeoGuessBench) async throws -> UUID {
    let (game, actions) = GameFixtures.online(of: accountIDs, kind: .room, at: bench.clock.now())
    try await bench.database.transaction { try await bench.play.beginShared(game, actions, $0) }
    return game.id
  }

  private static func move(_ move: PhaseMachine.Move, by accountID: UUID, in gameID: UUID, _ bench: GeoGuessBench) async throws {
    bench.clock.set(to: bench.clock.now() + .milliseconds(250))
    let now = bench.clock.now()
    _ = try await bench.database.transaction { try await bench.play.move(move, in: gameID, by: accountID, at: now, $0) }
  }

  /// A round that all answer, after which all leave.
  private static func played(by accountIDs: [UUID], _ bench: GeoGuessBench) async throws -> UUID {
    let gameID = try await begin(of: accountIDs, bench)
    for accountID in accountIDs { try await move(.loaded(round: 1), by: accountID, in: gameID, bench) }
    for (index, accountID) in accountIDs.enumerated() {
      try await move(.endMoving(round: 1), by: accountID, in: gameID, bench)
      try await move(.placeMarker(round: 1, GameFixtures.point(Double(index), 10)), by: accountID, in: gameID, bench)
    }
    for (index, accountID) in accountIDs.enumerated() {
      try await move(.submitGuess(round: 1, GameFixtures.point(Double(index), 20)), by: accountID, in: gameID, bench)
    }
    for accountID in accountIDs { try await move(.leave, by: accountID, in: gameID, bench) }
    return gameID
  }

  private func withBench(_ body: @escaping @Sendable (GeoGuessBench) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in try await body(GeoGuessBench(database)) }
  }

  @Test func whatBothHavePlayedIsToldOfTheOneWhoIsReported() async throws {
    try await withBench { [anna, berta, carla] (bench) async throws in
      let gameID = try await Self.played(by: [anna, berta, carla], bench)
      let evidence = try await Self.ask(bench, gameID.bytes, of: berta.bytes, by: anna.bytes)
      #expect(evidence.playerIndex == 2 && evidence.reporterIndex == 1 && evidence.isComplete)
      let game = try #require(evidence.game)
      #expect(game.kind == .room && game.state == .abandoned && game.createTime != nil && game.endTime != nil)
      // Of the others neither who they are nor where they pointed; how they did is there.
      #expect(game.players.map(\.accountID) == ["", berta.text, ""])
      let guesses = try #require(game.rounds.first).guesses
      #expect(guesses.map { $0.position?.longitudeDegrees } == [nil, 20, nil])
      #expect(guesses.allSatisfy { $0.distanceM != nil && $0.score != nil && $0.submitTime != nil })
      let log = try await ReplayStore().log(of: gameID, after: 0, limit: 100, in: bench.database)
      #expect(evidence.events.map(\.version) == log.map(\.version) && evidence.events.map(\.eventTime) == log.map(\.time))
      #expect(evidence.events.filter { $0.position != nil }.map(\.playerIndex) == [2, 2])
      let text = String(decoding: evidence.json(), as: UTF8.self)
      #expect(text.contains(berta.text) && !text.contains(anna.text) && !text.contains(carla.text))
    }
  }

  @Test func whoHasAnsweredAndQuitsHidesNothing() async throws {
    try await withBench { [anna, berta] (bench) async throws in
      let gameID = try await Self.begin(of: [anna, berta], bench)
      for accountID in [anna, berta] { try await Self.move(.loaded(round: 1), by: accountID, in: gameID, bench) }
      try await Self.move(.endMoving(round: 1), by: anna, in: gameID, bench)
      try await Self.move(.submitGuess(round: 1, GameFixtures.point(0, 20)), by: anna, in: gameID, bench)
      for accountID in [anna, berta] { try await Self.move(.leave, by: accountID, in: gameID, bench) }
      let game = try #require(try await GeoGuessStore(database: bench.database).load(gameID, in: bench.database))
      // The players are not told: the last who was there had not answered.
      #expect(WhereAmIProto.Game(game, for: 2, at: bench.clock.now()).rounds.map(\.solution) == [nil])
      for (player, reporter) in [(anna, berta), (berta, anna)] {
        let evidence = try await Self.ask(bench, gameID.bytes, of: player.bytes, by: reporter.bytes)
        let round = try #require(evidence.game?.rounds.first)
        #expect(evidence.game?.rounds.count == 1 && round.solution != nil)
        #expect(round.guesses.map(\.playerIndex) == [1] && round.guesses.allSatisfy { $0.distanceM != nil && $0.score != nil })
        #expect(round.guesses.map { $0.position?.longitudeDegrees } == [player == anna ? 20 : nil])
      }
    }
  }

  @Test func whoHasNotPlayedItLearnsNothing() async throws {
    try await withBench { [anna, berta, carla] (bench) async throws in
      let gameID = try await Self.begin(of: [anna, berta], bench)
      for (game, account, reporter) in [(gameID, carla, anna), (gameID, anna, carla), (UUID(), anna, berta)] {
        #expect(
          await Self.refusal { _ = try await Self.ask(bench, game.bytes, of: account.bytes, by: reporter.bytes) } == "GAME_NOT_FOUND")
      }
      #expect(await Self.refusal { _ = try await Self.ask(bench, gameID.bytes, of: anna.bytes, by: berta.bytes) } == "GAME_NOT_FINISHED")
    }
  }

  @Test func aGameThatIsTooLongIsCutAndMarkersGoFirst() async throws {
    try await withBench { [anna, berta] (bench) async throws in
      let gameID = try await Self.played(by: [anna, berta], bench)
      let whole = try await Self.ask(bench, gameID.bytes, of: anna.bytes, by: berta.bytes)
      // Somebody who has moved the marker again and again before the others did anything.
      for (count, offset) in [(1_500, 10_000), (3_000, 20_000)] {
        try await bench.database.execute(
          """
          INSERT INTO game_events (game_id, version, event_time, kind, player_index, round_number, latitude, longitude)
          SELECT \(gameID), \(Int64(offset))::bigint + number, now(), 'place_marker', 1, 1, 1, 2
          FROM generate_series(1, \(Int64(count))::bigint) number
          """)
        let cut = try await Self.ask(bench, gameID.bytes, of: anna.bytes, by: berta.bytes)
        #expect(cut.encoded().count <= GameEvidenceRules.bytesMax && !cut.isComplete)
        #expect(cut.events == whole.events.filter { $0.kind != .placeMarker } && cut.game?.rounds == whole.game?.rounds)
      }
      try await bench.database.execute(
        """
        INSERT INTO game_events (game_id, version, event_time, kind, player_index, round_number)
        SELECT \(gameID), 30000 + number, now(), 'disconnected', 1, NULL FROM generate_series(1, 4000) number
        """)
      let cut = try await Self.ask(bench, gameID.bytes, of: anna.bytes, by: berta.bytes)
      let bytes = cut.encoded().count
      #expect(bytes <= GameEvidenceRules.bytesMax && bytes > GameEvidenceRules.bytesMax - 200 && !cut.isComplete)
      #expect(cut.events.starts(with: whole.events.filter { $0.kind != .placeMarker }))
    }
  }

  @Test func aGameWhoseLogIsGoneIsToldWithoutIt() async throws {
    try await withBench { [anna, berta] (bench) async throws in
      let gameID = try await Self.played(by: [anna, berta], bench)
      try await bench.database.transaction { try await PlayerDataStore().deleteLogs(of: berta, in: $0) }
      let gone = try await Self.ask(bench, gameID.bytes, of: anna.bytes, by: berta.bytes)
      #expect(gone.events.isEmpty && !gone.isComplete && gone.game?.rounds.first?.guesses.count == 2)
      let second = try await Self.played(by: [anna, berta], bench)
      bench.clock.advance(by: LoggedEvent.retention)
      #expect(try await !Self.ask(bench, second.bytes, of: anna.bytes, by: berta.bytes).isComplete)
    }
  }

  @Test func whatFitsIsCountedFromTheFirst() {
    let max = GameEvidenceRules.bytesMax
    #expect(GameEvidenceRules.fittingCount([], beside: 0) == 0)
    #expect(GameEvidenceRules.fittingCount([max - 10, 10, 1], beside: 0) == 2)
    #expect(GameEvidenceRules.fittingCount([max - 10, 10, 1], beside: 1) == 1)
    #expect(GameEvidenceRules.fittingCount([1, max, 1], beside: 0) == 1)
    #expect(GameEvidenceRules.fittingCount([1], beside: max) == 0)
    #expect(GameEvidenceRules.fittingCount([1], beside: 2 * max) == 0)
  }
}
