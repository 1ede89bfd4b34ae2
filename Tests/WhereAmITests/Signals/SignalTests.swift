import CairnProto
import WhereAmIProto
import CairnServices
import WhereAmIServices
import CairnTesting
import Cryptography
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite struct SignalRulesTests {
  private typealias Answer = SignalRules.Answer

  private func kinds(_ facts: SignalRules.Facts) -> [SignalRules.Kind] { SignalRules.signals(facts).map(\.kind) }

  @Test func usualGamesSayNothing() {
    let answers = [
      Answer(score: 4_950, time: .seconds(4), offDegrees: 0.1), Answer(score: 4_949, time: .seconds(1), offDegrees: 0.000_01),
      Answer(score: 5_000, time: .seconds(5), offDegrees: 0.001), Answer(score: 5_000, time: nil, offDegrees: 0.001),
    ]
    #expect(
      kinds(.init(answers: answers, recentCount: 9, recentPreciseCount: 9, opponentGameCount: 5, ratingGain: 199)).isEmpty
        && kinds(.init()).isEmpty && kinds(.init(recentCount: 100, recentPreciseCount: 49)).isEmpty)
  }

  @Test func markersAndDistancesAreLookedAtAsWell() {
    let unseen = Array(repeating: Answer(score: 4_000, time: nil, offDegrees: 0.1, markerCount: 0), count: 3)
    let jumped = Array(repeating: Answer(score: 4_950, time: nil, offDegrees: 0.1, markerCount: 1), count: 3)
    let unknown = Array(repeating: Answer(score: 4_950, time: nil, offDegrees: 0.1), count: 5)
    #expect(kinds(.init(answers: unseen)) == [.noMarker] && kinds(.init(answers: jumped)) == [.straightMarker])
    #expect(kinds(.init(answers: unseen.dropLast() + jumped.dropLast() + unknown)).isEmpty)
    let careless = Answer(score: 3_999, time: nil, offDegrees: 1, markerCount: 0)
    let searched = Answer(score: 5_000, time: nil, offDegrees: 1, markerCount: 2)
    #expect(kinds(.init(answers: Array(repeating: careless, count: 5) + Array(repeating: searched, count: 5))).isEmpty)
    #expect(kinds(.init(worldCount: 20, closeCount: 5)) == [.closeShare])
    #expect(kinds(.init(worldCount: 20, closeCount: 4)).isEmpty && kinds(.init(worldCount: 19, closeCount: 19)).isEmpty)
    let signals = SignalRules.signals(.init(answers: unseen + jumped, worldCount: 40, closeCount: 11))
    #expect(
      signals.map(SignalRules.reason) == [
        "3 of 6 answers with 4,000 points or more without a move of the marker",
        "3 of 6 answers with 4,950 points or more by one jump of the marker",
        "27 per cent of 40 answers in 30 days on the map of the world within 200 m",
      ])
  }

  @Test func averagesAreSetBesideTheRating() {
    func facts(_ average: Int, _ rating: Int?, of count: Int = 25) -> SignalRules.Facts {
      .init(ratedCount: count, ratedScoreSum: average * count, rating: rating)
    }
    #expect(kinds(facts(4_000, 500)) == [.beyondRating] && kinds(facts(3_999, 500)).isEmpty)
    #expect(kinds(facts(4_000, 600)).isEmpty && kinds(facts(4_060, 600)) == [.beyondRating])
    #expect(kinds(facts(3_760, 100)) == [.beyondRating] && kinds(facts(4_899, 1_999)) == [.beyondRating])
    #expect(kinds(facts(5_000, 2_000)).isEmpty && kinds(facts(5_000, nil)).isEmpty && kinds(facts(5_000, 500, of: 24)).isEmpty)
    #expect(
      SignalRules.signals(facts(4_321, 512)).map(SignalRules.reason) == [
        "an average of 4321 points in 25 answers for the rating in 30 days, too good for it"
      ])
  }

  @Test func placesThatComeBackAreLookedAt() {
    let known = Answer(score: 4_950, time: nil, offDegrees: 0.1, wasShownBefore: true)
    let forgotten = Answer(score: 4_949, time: nil, offDegrees: 0.1, wasShownBefore: true)
    let new = Answer(score: 5_000, time: nil, offDegrees: 0.1)
    #expect(kinds(.init(answers: [known, forgotten, new])).isEmpty)
    #expect(SignalRules.signals(.init(answers: [known, known, new])) == [.init(kind: .knownPlaces, value: 2, sampleCount: 3)])
  }

  @Test func sessionsInTurnsAreTwoAndOneAfterTheOtherAreNot() {
    func session(_ first: Int64, _ last: Int64) -> SignalRules.Session {
      SignalRules.Session(firstTime: Moment(milliseconds: first), lastTime: Moment(milliseconds: last))
    }
    #expect(kinds(.init(sessions: [session(0, 10)])).isEmpty && kinds(.init(sessions: [session(0, 10), session(10, 20)])).isEmpty)
    #expect(kinds(.init(sessions: [session(0, 10), session(11, 11)])).isEmpty)
    let signals = SignalRules.signals(.init(sessions: [session(0, 10), session(5, 5), session(20, 30)]))
    #expect(signals == [.init(kind: .severalSessions, value: 2)])
    #expect(signals.map(SignalRules.reason) == ["2 sessions that played the game in turns"])
  }

  @Test func eachSignalSaysWhatItIsOf() {
    let quick = Array(repeating: Answer(score: 4_990, time: .milliseconds(4_999), offDegrees: 0.01), count: 2)
    let exact = Answer(score: 5_000, time: .seconds(50), offDegrees: 0.000_009)
    let facts = SignalRules.Facts(
      answers: quick + [exact], recentCount: 10, recentPreciseCount: 5, opponentGameCount: 6, ratingGain: 200)
    #expect(
      SignalRules.signals(facts) == [
        .init(kind: .preciseFast, value: 2, sampleCount: 3), .init(kind: .atSolution, value: 1, sampleCount: 3),
        .init(kind: .preciseShare, value: 50, sampleCount: 10), .init(kind: .repeatedOpponent, value: 6),
        .init(kind: .ratingJump, value: 200),
      ])
    #expect(
      SignalRules.signals(facts).map(SignalRules.reason) == [
        "2 of 3 answers with 4,950 points or more within 5 seconds", "1 of 3 answers within 0.00001 degrees of the solution",
        "50 per cent of 10 answers in 30 days with 4,950 points or more", "6 games for the rating against the same player within a day",
        "200 points of rating gained within a day",
      ])
  }
}

@Suite struct SignalTests {
  /// An AuthService that knows who may moderate.
  private final class Ranks: RPCChannel {
    let answer = Mutex(CheckModeratorResponse.Answer.yes)

    func unary<Request: Message, Response: Message>(
      _ row: MethodRow, _ request: Request, _ options: CallOptions
    ) async throws -> Response {
      guard let response = CheckModeratorResponse(answer: answer.withLock { $0 }, role: "moderator") as? Response else {
        throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
      }
      return response
    }

    func serverStreaming<Request: Message, Response: Message>(
      _ row: MethodRow, _ request: Request, _ options: CallOptions
    ) async throws -> RPCResponseStream<Response> {
      throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
    }
  }

  private struct House: Sendable {
    let bench: GeoGuessBench
    let ranks: Ranks

    init(_ database: Database) {
      let ranks = Ranks()
      self.ranks = ranks
      bench = GeoGuessBench(database, auth: ranks)
    }

    var signals: Signals { bench.signals.signals }

    /// A whole game of two. The first one answers at the solution, the second one somewhere.
    /// - Parameter markerCount: In how many places the first one's marker is before each answer.
    func play(
      _ cheat: UUID, _ honest: UUID, after wait: Duration, kind: PlayedGame.Kind = .online, markerCount: Int = 2
    ) async throws -> UUID {
      let gameID = UUID()
      let machine = GameFixtures.machine(GameFixtures.several, players: 2)
      let began = PhaseMachine.start(
        ruleset: machine.ruleset, locations: machine.rounds.map(\.location), playerCount: 2, at: bench.clock.now()
      ).machine
      let game = PlayedGame(
        id: gameID, kind: kind, mapID: "world", createTime: bench.clock.now(), version: 1,
        players: [cheat, honest].map { GamePlayer(accountID: $0, timeZone: "UTC") }, play: began)
      try await bench.database.transaction { try await bench.play.beginShared(game, [], $0) }
      for number in 1...GeoGuessRules.roundCount {
        for player in [cheat, honest] { try await move(.loaded(round: number), gameID, player) }
        try await move(.endMoving(round: number), gameID, cheat)
        for place in 0..<markerCount { try await move(.placeMarker(round: number, GameFixtures.point(3, Double(place))), gameID, cheat) }
        bench.clock.advance(by: wait)
        try await move(.submitGuess(round: number, machine.rounds[number - 1].location.position), gameID, cheat)
        try await move(.submitGuess(round: number, GameFixtures.point(1, 2)), gameID, honest)
        for player in [cheat, honest] { try await move(.ready(round: number), gameID, player) }
        if number < GeoGuessRules.roundCount { try await bench.fireTimer(of: gameID) }
      }
      return gameID
    }

    private func move(_ move: PhaseMachine.Move, _ gameID: UUID, _ accountID: UUID) async throws {
      _ = try await bench.database.transaction {
        try await bench.play.move(move, in: gameID, by: accountID, at: bench.clock.now(), $0)
      }
    }

    func look() async throws {
      bench.clock.advance(by: SignalRules.settling + .seconds(1))
      try await signals.look(at: bench.clock.now())
    }

    func kinds(of accountID: UUID) async throws -> [SignalRules.Kind] {
      try await SignalStore().signals(of: accountID, after: nil, limit: 100, in: bench.database).map(\.signal.kind).reversed()
    }

    func list(
      _ request: ListSignalsRequest = ListSignalsRequest(), by accountID: UUID = UUID(), roles: [String] = ["moderator"]
    ) async throws -> ListSignalsResponse {
      let handlers = bench.signals.handlers
      let context = RequestContext(
        caller: Caller(accountID: accountID, sessionID: accountID, roles: roles), method: SignalServiceMethods.listSignals,
        now: bench.clock.now(), idempotencyKey: nil, requestID: "test")
      return try await handlers.listSignals(request, context)
    }

    func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
      do { try await body() } catch {
        let error = RPCError(wrapping: error)
        return error.fieldViolations.first?.reason ?? error.reason
      }
      return nil
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      try await body(House(database))
    }
  }

  @Test func whatLooksLikeCheatingIsSeenOnceAfterTheGame() async throws {
    try await withHouse { house async throws in
      let (cheat, honest) = (UUID(), UUID())
      let first = try await house.play(cheat, honest, after: .seconds(2))
      try await house.signals.look(at: house.bench.clock.now())
      #expect(try await house.kinds(of: cheat).isEmpty, "a game that has just ended may not be committed everywhere")
      try await house.look()
      #expect(try await house.kinds(of: cheat) == [.preciseFast, .atSolution])
      // From ten answers on their share says something; it is told once a day.
      for _ in 0..<2 {
        _ = try await house.play(cheat, honest, after: .seconds(20))
        try await house.look()
      }
      #expect(
        try await house.kinds(of: cheat) == [
          .preciseFast, .atSolution, .atSolution, .preciseShare, .knownPlaces, .atSolution,
        ], "the places of these games are the same")
      #expect(try await house.kinds(of: honest).isEmpty)
      // Looked at again, by two at once, nothing is new.
      try await house.bench.database.execute("UPDATE signal_progress SET end_time = '2000-01-01'")
      async let one: Void = house.signals.look(at: house.bench.clock.now())
      async let other: Void = house.signals.look(at: house.bench.clock.now())
      _ = try await (one, other)
      #expect(try await house.kinds(of: cheat).count == 6)
      let place = SignalStore.Place(endTime: house.bench.clock.now(), gameID: first)
      try await house.bench.database.transaction { try await house.signals.look(at: place, now: house.bench.clock.now(), $0) }
      #expect(try await house.kinds(of: cheat).count { $0 == .preciseFast } == 1)
      // No automatic ban, and no change of the rating.
      #expect(
        try await house.bench.database.query(
          "SELECT FROM outbox WHERE type NOT IN ('user.event', 'badge.unlocked', 'notification.requested', 'notification.withdrawn')"
        ).isEmpty)
    }
  }

  @Test func theSameTwoOverAndOverAndARatingThatJumps() async throws {
    try await withHouse { house async throws in
      let (cheat, honest) = (UUID(), UUID())
      for _ in 0..<SignalRules.repeatedGamesMin { _ = try await house.play(cheat, honest, after: .seconds(20)) }
      try await house.look()
      #expect(try await house.kinds(of: honest) == [.repeatedOpponent])
      #expect(try await house.kinds(of: cheat).contains(.repeatedOpponent))
      let gain = try await house.bench.database.query("SELECT sum(change)::integer FROM rating_changes WHERE account_id = \(cheat)")
        .firstRow().get(
          0, as: Int.self)
      let jump = try await SignalStore().signals(of: cheat, after: nil, limit: 100, in: house.bench.database).first {
        $0.signal.kind == .ratingJump
      }
      #expect((gain >= SignalRules.ratingGainMin) == (jump != nil))
      // Among friends nothing is at stake.
      let (anna, berta) = (UUID(), UUID())
      for _ in 0..<SignalRules.repeatedGamesMin { _ = try await house.play(anna, berta, after: .seconds(20), kind: .friend) }
      try await house.look()
      #expect(try await house.kinds(of: berta).isEmpty)
    }
  }

  @Test func moderatorsReadThemPageByPageAndNobodyElseDoes() async throws {
    try await withHouse { house async throws in
      let (cheat, other, honest) = (UUID(), UUID(), UUID())
      for player in [cheat, other] { _ = try await house.play(player, honest, after: .seconds(2), kind: .friend) }
      try await house.look()
      let moderator = UUID()
      let first = try await house.list(ListSignalsRequest(pageSize: 3), by: moderator)
      #expect(first.signals.count == 3 && !first.nextPageToken.isEmpty)
      let second = try await house.list(ListSignalsRequest(pageSize: 3, pageToken: first.nextPageToken), by: moderator)
      #expect(second.signals.count == 1 && second.nextPageToken.isEmpty)
      #expect(Set((first.signals + second.signals).map(\.signalID)).count == 4)
      house.bench.social.know([cheat: "cheat"])
      let one = try await house.list(ListSignalsRequest(accountID: cheat.text), by: moderator).signals
      #expect(!one.isEmpty && one.allSatisfy { $0.person?.username == "cheat" && $0.person?.accountID == $0.accountID })
      #expect(one.map(\.kind) == [.atSolution, .preciseFast] && one.allSatisfy { $0.accountID == cheat.text && !$0.reason.isEmpty })
      #expect(try await house.list(ListSignalsRequest(accountID: honest.text)).signals.isEmpty)
      // A moderator who plays sees what is noticed of others only.
      let seen = try await house.list(by: cheat).signals
      #expect(seen.count == 2 && seen.allSatisfy { $0.accountID == other.text })
      #expect(try await house.list(ListSignalsRequest(accountID: cheat.text), by: cheat).signals.isEmpty)
      for (request, reason) in [
        (ListSignalsRequest(accountID: "x"), "INVALID_UUID"), (ListSignalsRequest(pageSize: -1), "OUT_OF_RANGE"),
        (ListSignalsRequest(pageToken: "x"), "PAGE_TOKEN_INVALID"),
        (ListSignalsRequest(accountID: cheat.text, pageToken: first.nextPageToken), "PAGE_TOKEN_INVALID"),
      ] {
        #expect(await house.refusal { _ = try await house.list(request, by: moderator) } == reason)
      }
      #expect(await house.refusal { _ = try await house.list(roles: []) } == "PERMISSION_DENIED")
      for (answer, reason) in [
        (CheckModeratorResponse.Answer.notAllowed, "PERMISSION_DENIED"), (.secondFactorMissing, "SECOND_FACTOR_MISSING"),
      ] {
        house.ranks.answer.withLock { $0 = answer }
        #expect(await house.refusal { _ = try await house.list() } == reason)
      }
    }
  }

  @Test func moderatorsSeeTheGameItselfAndLeaveATrace() async throws {
    try await withHouse { house async throws in
      let (cheat, honest, moderator) = (UUID(), UUID(), UUID())
      let gameID = try await house.play(cheat, honest, after: .seconds(2))
      func replay(by accountID: UUID, roles: [String]) async throws -> GetReplayResponse {
        let handlers = house.bench.replays.handlers
        let context = RequestContext(
          caller: Caller(accountID: accountID, sessionID: accountID, roles: roles), method: ReplayServiceMethods.getReplay,
          now: house.bench.clock.now(), idempotencyKey: nil, requestID: "test")
        return try await handlers.getReplay(GetReplayRequest(gameID: gameID.text), context)
      }
      let own = try await replay(by: cheat, roles: [])
      let seen = try await replay(by: moderator, roles: ["moderator"])
      #expect(seen.events == own.events && seen.game?.rounds.map(\.guesses) == own.game?.rounds.map(\.guesses))
      let looks = try await house.bench.database.query("SELECT actor_account_id, target_account_id FROM signal_audit")
        .map { (try $0.get(0, as: UUID.self), try $0.get(1, as: UUID.self)) }
      #expect(looks.allSatisfy { $0.0 == moderator } && Set(looks.map(\.1)) == [cheat, honest] && looks.count == 2)
      #expect(await house.refusal { _ = try await replay(by: UUID(), roles: []) } == "GAME_NOT_FOUND")
      house.ranks.answer.withLock { $0 = .secondFactorMissing }
      #expect(await house.refusal { _ = try await replay(by: moderator, roles: ["moderator"]) } == "SECOND_FACTOR_MISSING")
    }
  }

  @Test func markersThatAreNotMovedAndAnswersThatAreTooCloseAreSeen() async throws {
    try await withHouse { house async throws in
      let (cheat, honest) = (UUID(), UUID())
      // Four games of five answers: from then on the share of close ones says something.
      for markerCount in [0, 1, 2, 2] {
        _ = try await house.play(cheat, honest, after: .seconds(20), kind: .friend, markerCount: markerCount)
      }
      try await house.look()
      let seen = try await house.kinds(of: cheat).filter { ![.atSolution, .preciseShare, .knownPlaces].contains($0) }
      #expect(seen == [.noMarker, .straightMarker, .closeShare])
      #expect(try await house.kinds(of: honest).isEmpty)
    }
  }

  @Test func placesOfEarlierGamesAndAveragesForTheRatingAreSeen() async throws {
    try await withHouse { house async throws in
      let (cheat, honest, stranger) = (UUID(), UUID(), UUID())
      for (index, opponent) in [honest, honest, stranger, UUID(), UUID()].enumerated() {
        _ = try await house.play(cheat, opponent, after: .seconds(20))
        try await house.look()
        let kinds = try await house.kinds(of: cheat)
        // The places of all these games are the same. Five answers each: from the fifth game on their average says something.
        #expect(kinds.contains(.knownPlaces) == (index > 0) && kinds.contains(.beyondRating) == (index == 4))
      }
      for player in [honest, stranger] { #expect(try await house.kinds(of: player).isEmpty) }
    }
  }

  @Test func twoSessionsThatPlayInTurnsAreSeenAndForgottenAfterwards() async throws {
    try await withHouse { house async throws in
      let (anna, berta, database) = (UUID(), UUID(), house.bench.database)
      for (player, sessions) in [(anna, [1, 2, 1]), (berta, [1, 1, 2])] {
        let (game, actions) = GameFixtures.game(of: player, at: house.bench.clock.now())
        try await database.transaction { _ = try await house.bench.play.begin(game, of: player, actions, $0) }
        let ids = (0...2).map { _ in UUID() }
        func call(_ index: Int, _ method: MethodRow, key: String? = nil) -> RequestContext {
          house.bench.clock.advance(by: .seconds(1))
          return RequestContext(
            caller: Caller(accountID: player, sessionID: ids[sessions[index]]), method: method, now: house.bench.clock.now(),
            idempotencyKey: key, requestID: "test")
        }
        let (handlers, id) = (house.bench.handlers, game.id.text)
        _ = try await handlers.roundLoaded(
          RoundLoadedRequest(gameID: id, roundNumber: 1), call(0, GeoGuessServiceMethods.roundLoaded))
        _ = try await handlers.endMoving(EndMovingRequest(gameID: id, roundNumber: 1), call(1, GeoGuessServiceMethods.endMoving))
        _ = try await handlers.submitGuess(
          SubmitGuessRequest(gameID: id, roundNumber: 1, position: LatLng(latitudeDegrees: 1, longitudeDegrees: 2)),
          call(2, GeoGuessServiceMethods.submitGuess, key: UUID().text))
        _ = try await handlers.leaveGame(LeaveGameRequest(gameID: id), call(2, GeoGuessServiceMethods.leaveGame))
      }
      #expect(try await database.query("SELECT FROM game_sessions").count == 4)
      try await house.look()
      #expect(try await house.kinds(of: anna) == [.severalSessions])
      #expect(try await house.kinds(of: berta).isEmpty, "who logs in anew is not two")
      #expect(try await database.query("SELECT FROM game_sessions").isEmpty)
    }
  }

  @Test func whoHasLookedAtWhoseSignalsIsKeptForAYear() async throws {
    try await withHouse { house async throws in
      let (cheat, other, honest, moderator) = (UUID(), UUID(), UUID(), UUID())
      let database = house.bench.database
      for player in [cheat, other] { _ = try await house.play(player, honest, after: .seconds(2), kind: .friend) }
      try await house.look()
      func looks() async throws -> [UUID?: Int] {
        let rows = try await database.query("SELECT target_account_id FROM signal_audit WHERE actor_account_id = \(moderator)")
        return try rows.reduce(into: [:]) { counts, row in counts[try row.get(0, as: UUID?.self), default: 0] += 1 }
      }
      _ = try await house.list(by: moderator)
      #expect(try await looks() == [cheat: 1, other: 1], "of all only those who are seen")
      for accountID in [cheat, honest] { _ = try await house.list(ListSignalsRequest(accountID: accountID.text), by: moderator) }
      #expect(try await looks() == [cheat: 2, other: 1, honest: 1], "that there is nothing is seen as well")
      #expect(await house.refusal { _ = try await house.list(by: moderator, roles: []) } == "PERMISSION_DENIED")
      #expect(try await database.query("SELECT FROM signal_audit").count == 4, "who may not look has seen nothing")
      let data = try PlayerData.make(database)
      let purged = try await database.transaction { try await data.purge(cheat, in: $0) }
      #expect(purged.contains(PurgedTable(name: "signal_audit", rowCount: 2)))
      #expect(try await looks() == [nil: 2, other: 1, honest: 1])
      _ = try await database.transaction { try await data.purge(moderator, in: $0) }
      #expect(try await looks().isEmpty)
      #expect(try await database.query("SELECT FROM signal_audit").count == 4, "that somebody has looked stays")
      house.bench.clock.advance(by: SignalRules.auditRetention + .seconds(1))
      try await house.signals.forgetLooks(at: house.bench.clock.now())
      #expect(try await database.query("SELECT FROM signal_audit").isEmpty)
    }
  }

  @Test func afterAYearASignalIsForgotten() async throws {
    try await withHouse { house async throws in
      let cheat = UUID()
      _ = try await house.play(cheat, UUID(), after: .seconds(2))
      try await house.look()
      let kept = try await house.kinds(of: cheat)
      #expect(!kept.isEmpty)
      house.bench.clock.advance(by: SignalRules.retention - .seconds(60))
      try await house.signals.forgetOld(at: house.bench.clock.now())
      #expect(try await house.kinds(of: cheat) == kept)
      house.bench.clock.advance(by: .seconds(3_600))
      try await house.signals.forgetOld(at: house.bench.clock.now())
      #expect(try await house.kinds(of: cheat).isEmpty)
    }
  }

  @Test func theyGoWithTheAccount() async throws {
    try await withHouse { house async throws in
      let (cheat, honest) = (UUID(), UUID())
      _ = try await house.play(cheat, honest, after: .seconds(2))
      try await house.look()
      _ = try await house.bench.database.transaction { try await PlayerData.make(house.bench.database).purge(cheat, in: $0) }
      #expect(try await house.bench.database.query("SELECT FROM signals").isEmpty)
    }
  }
}
