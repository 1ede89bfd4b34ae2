import CairnProto
import AllAppsProto
import WhereAmIProto
import WhereAmIServices
import CairnTesting
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Events
@testable import GameCommon
@testable import WhereAmI

/// What who looks on is told, read byte by byte.
@Suite struct SpectatorTests {
  private struct Table: Sendable {
    let house: RoomHouse
    let players: [UUID]
    let spectator: UUID
    let room: WhereAmIProto.Room
    let gameID: UUID

    /// The bytes of the answer, as they go out.
    func seen(by accountID: UUID) async throws -> [UInt8] {
      let bench = house.bench
      return try await bench.handlers.getGame(
        GetGameRequest(gameID: gameID.text), bench.call(GeoGuessServiceMethods.getGame, by: accountID)
      ).encoded()
    }

    func move(_ move: PhaseMachine.Move, by accountID: UUID) async throws {
      _ = try await house.bench.database.transaction {
        try await house.bench.play.move(move, in: gameID, by: accountID, at: house.bench.clock.now(), $0)
      }
    }
  }

  private func withTable(_ body: @escaping @Sendable (Table) async throws -> Void) async throws {
    try await RoomHouse.run { house async throws in
      let (players, spectator) = ([UUID(), UUID()], UUID())
      let room = try await house.create(by: players[0])
      _ = try await house.join(room.code, by: players[1])
      _ = try await house.join(room.code, by: spectator, asSpectator: true)
      _ = try await house.ready(room, by: players[1])
      let gameID = try #require(UUID(text: try await house.start(room, by: players[0])))
      try await body(Table(house: house, players: players, spectator: spectator, room: room, gameID: gameID))
    }
  }

  private static let guesses = [GameFixtures.point(12.345_678_9, -98.765_432_1), GameFixtures.point(-33.221_144_5, 151.998_877_1)]
  private static let marker = GameFixtures.point(5.432_109_8, 7.654_321_9)

  /// Whether a coordinate stands anywhere in the bytes, as protobuf writes it.
  private static func holds(_ bytes: [UInt8], _ point: GeoPoint) -> Bool {
    [point.latitude, point.longitude].contains { degrees in
      let needle = withUnsafeBytes(of: degrees.bitPattern.littleEndian, Array.init)
      return bytes.indices.dropLast(7).contains { bytes[$0..<($0 + 8)].elementsEqual(needle) }
    }
  }

  @Test func neitherSolutionNorAnswersAreThereBeforeTheReveal() async throws {
    try await withTable { table async throws in
      let game = try #require(try await table.house.bench.store.load(table.gameID, in: table.house.bench.database))
      for number in 1...GeoGuessRules.roundCount {
        let solution = game.play.rounds[number - 1].location.position
        func expectNothing(_ what: Comment) async throws {
          let bytes = try await table.seen(by: table.spectator)
          for point in [solution, Self.marker] + Self.guesses where number == 1 || point == solution {
            #expect(!Self.holds(bytes, point), what)
          }
          let seen = try GetGameResponse(decoding: bytes).game?.rounds.last
          #expect(seen?.solution == nil && seen?.guesses.isEmpty == true && seen?.marker == nil, what)
          for later in game.play.rounds[number...] { #expect(!Self.holds(bytes, later.location.position), "of rounds to come nothing") }
        }
        try await expectNothing("loading")
        for player in table.players { try await table.move(.loaded(round: number), by: player) }
        try await expectNothing("moving")
        for player in table.players { try await table.move(.endMoving(round: number), by: player) }
        try await table.move(.placeMarker(round: number, Self.marker), by: table.players[0])
        try await expectNothing("a marker is placed")
        try await table.move(.submitGuess(round: number, Self.guesses[0]), by: table.players[0])
        try await expectNothing("one has answered")
        // The search finds what is there: the player sees the own answer.
        #expect(Self.holds(try await table.seen(by: table.players[0]), Self.guesses[0]))
        try await table.move(.submitGuess(round: number, Self.guesses[1]), by: table.players[1])
        let revealed = try await table.seen(by: table.spectator)
        for point in [solution] + Self.guesses { #expect(Self.holds(revealed, point), "revealed") }
        for player in table.players { try await table.move(.ready(round: number), by: player) }
        if number < GeoGuessRules.roundCount { try await table.house.bench.fireTimer(of: table.gameID) }
      }
      // What streams are told of the game names no solution nor answer of a round before its reveal, no marker, and nobody.
      for sent in try await table.house.told(to: table.spectator) {
        guard case .gameChanged(let changed) = sent.event?.whereAmI, let bytes = sent.event?.encoded() else { continue }
        let told = try #require(changed.game)
        let isHidden = [.loading, .moving, .guessing].contains(told.state)
        let current = game.play.rounds[Int(changed.roundNumber) - 1].location.position
        for point in Self.guesses + [current] { #expect(Self.holds(bytes, point) != isHidden, "\(changed.change)") }
        for later in game.play.rounds[Int(changed.roundNumber)...] { #expect(!Self.holds(bytes, later.location.position)) }
        #expect(
          !Self.holds(bytes, Self.marker) && told.version == changed.version && told.rounds.map(\.roundNumber) == [changed.roundNumber])
        let text = String(decoding: bytes, as: UTF8.self)
        for player in table.players { #expect(!text.contains(player.text)) }
      }
      let heard = try await table.house.told(to: table.spectator).compactMap { sent -> GameChanged.Change? in
        guard case .gameChanged(let changed) = sent.event?.whereAmI else { return nil }
        return changed.change
      }
      #expect(heard.first == .loading && heard.count(where: { $0 == .reveal }) == 5 && heard.last == .finished)
    }
  }

  /// By whichever of the two; the events of a game go to whoever is noted here, and a look at it asks the same.
  @Test(arguments: [true, false]) func aBlockEndsLookingOn(byHost: Bool) async throws {
    try await withTable { table async throws in
      let (house, database) = (table.house, table.house.bench.database)
      let (host, spectator) = (table.players[0], table.spectator)
      let made = BlockMade(account: (byHost ? host : spectator).bytes, blockedAccount: (byHost ? spectator : host).bytes)
      let inbox = Inbox(database: database, time: house.bench.clock, handlers: [BlockInbox(rooms: house.rooms).handler])
      let event = { (message: BlockMade) in
        InboxEvent(
          eventID: UUID(), type: BlockInbox.eventType, orderingKey: "key", source: "social", createTime: house.bench.clock.now(),
          payload: message.encoded())
      }
      // Of others nothing changes.
      let other = BlockMade(account: UUID().bytes, blockedAccount: spectator.bytes)
      let ofPlayers = BlockMade(account: host.bytes, blockedAccount: table.players[1].bytes)
      #expect(await inbox.receive([event(other), event(ofPlayers)]).takenCount == 2)
      #expect(try await house.room(of: host)?.members.count == 3)
      _ = try await table.seen(by: spectator)
      #expect(await inbox.receive([event(made), event(made)]).takenCount == 2)
      #expect(await house.refusal { _ = try await table.seen(by: spectator) } == "GAME_NOT_FOUND")
      #expect(try await SpectatorStore().spectators(of: table.gameID, in: database).isEmpty)
      #expect(try await house.room(of: spectator) == nil)
      #expect(try await house.room(of: host)?.members.count == 2)
    }
  }

  @Test func whoLooksOnMovesNothingAndSeesNothingAfterGoing() async throws {
    try await withTable { table async throws in
      let (house, bench) = (table.house, table.house.bench)
      let context = bench.call(GeoGuessServiceMethods.roundLoaded, by: table.spectator)
      let refused = await house.refusal {
        _ = try await bench.handlers.roundLoaded(RoundLoadedRequest(gameID: table.gameID.text, roundNumber: 1), context)
      }
      #expect(refused == "GAME_NOT_FOUND")
      #expect(await house.refusal { _ = try await table.seen(by: UUID()) } == "GAME_NOT_FOUND")
      // Whoever comes to look on while the game goes on sees it as well; a player who comes then waits for the next one.
      let (late, next) = (UUID(), UUID())
      _ = try await house.join(table.room.code, by: late, asSpectator: true)
      _ = try await house.join(table.room.code, by: next)
      _ = try await table.seen(by: late)
      #expect(await house.refusal { _ = try await table.seen(by: next) } == "GAME_NOT_FOUND")
      try await house.leave(table.room, by: table.spectator)
      _ = try await house.kick(late, from: table.room, by: table.players[0])
      for gone in [table.spectator, late] { #expect(await house.refusal { _ = try await table.seen(by: gone) } == "GAME_NOT_FOUND") }
    }
  }

  @Test func whoLooksOnSeesThePhaseOfTheSlowest() {
    var driver = GameDriver(GameFixtures.machine(GameFixtures.several, players: 2))
    #expect(driver.machine.spectatorStage == .loading && driver.machine.spectatorStageEndTime == driver.machine.dueTime)
    do {
      try driver.move(.loaded(round: 1), by: 1)
      try driver.move(.loaded(round: 1), by: 2)
      try driver.move(.endMoving(round: 1), by: 1)
      #expect(driver.machine.spectatorStage == .moving && driver.machine.spectatorStageEndTime == driver.machine.movingEndTime)
      try driver.move(.endMoving(round: 1), by: 2)
      #expect(driver.machine.spectatorStage == .guessing && driver.machine.spectatorStageEndTime == driver.machine.guessEndTime(of: 2))
      try driver.move(.submitGuess(round: 1, GameFixtures.point(1, 2)), by: 2)
      #expect(driver.machine.spectatorStageEndTime == driver.machine.guessEndTime(of: 1))
      try driver.move(.leave, by: 1)
      #expect(driver.machine.spectatorStage == .reveal)
    } catch { Issue.record(error) }
  }

  @Test func emotesAreShownToTheOthersOnceInTwoSeconds() async throws {
    try await withTable { table async throws in
      let (house, anna) = (table.house, table.players[0])
      try await house.show(.wow, in: table.room, by: anna)
      #expect(await house.refusal { try await house.show(.wow, in: table.room, by: anna) } == "TOO_MANY_EMOTES")
      #expect(await house.refusal { try await house.show(.unspecified, in: table.room, by: anna) } == "MISSING")
      #expect(await house.refusal { try await house.show(.unrecognized(99), in: table.room, by: anna) } == "UNKNOWN_VALUE")
      #expect(await house.refusal { try await house.show(.wow, in: table.room, by: UUID()) } == "ROOM_NOT_FOUND")
      try await house.show(.hello, in: table.room, by: table.spectator)
      house.bench.clock.advance(by: RoomRules.emoteInterval)
      try await house.show(.oops, in: table.room, by: anna)
      func emotes(_ accountID: UUID) async throws -> [Emote] {
        try await house.told(to: accountID).compactMap { sent in
          guard case .roomEmote(let shown) = sent.event?.whereAmI else { return nil }
          // No stream keeps it, and whoever has blocked the one who shows it is left out by SocialService.
          #expect(sent.ephemeralEndTime != nil && sent.subject == UUID(text: shown.accountID)?.bytes)
          return shown.emote
        }
      }
      #expect(try await emotes(table.players[1]) == [.wow, .hello, .oops])
      #expect(try await emotes(anna) == [.hello])
      #expect(try await emotes(table.spectator) == [.wow, .oops])
    }
  }
}
