import CairnProto
import WhereAmIProto
import WhereAmIServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite struct RoomTests {
  @Test func peopleComeInByTheCodeGetReadyAndPlay() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta, carla) = (UUID(), UUID(), UUID())
      let key = UUID().text
      let created = try await house.create(by: anna, RoomSettings(movingMs: 20_000, guessMs: 10_000), key: key)
      #expect(try await house.create(by: anna, RoomSettings(movingMs: 20_000, guessMs: 10_000), key: key) == created)
      #expect(created.code.utf8.count == 6 && created.settings?.playerCountMax == 8 && created.settings?.mapID == "world")
      #expect(await house.refusal { _ = try await house.create(by: anna) } == "BUSY_IN_ROOM")
      #expect(await house.refusal { _ = try await house.start(created, by: anna) } == "NOT_ENOUGH_PLAYERS")
      let joinKey = UUID().text
      let joined = try await house.join(created.code.lowercased(), by: berta, key: joinKey)
      #expect(try await house.join(created.code.lowercased(), by: berta, key: joinKey) == joined)
      _ = try await house.join(created.code, by: carla)
      #expect(try await house.join(created.code, by: carla).members.count == 3)
      let room = try #require(try await house.room(of: berta))
      #expect(room.members.map(\.accountID) == [anna, berta, carla].map(\.text) && room.members.map(\.isHost) == [true, false, false])
      #expect(await house.refusal { _ = try await house.start(room, by: anna) } == "PLAYERS_NOT_READY")
      #expect(await house.refusal { _ = try await house.start(room, by: berta) } == "NOT_HOST")
      for player in [berta, carla, carla] { _ = try await house.ready(room, by: player) }
      let startKey = UUID().text
      let gameID = try await house.start(room, by: anna, key: startKey)
      #expect(try await house.start(room, by: anna, key: startKey) == gameID)
      #expect(await house.refusal { _ = try await house.start(room, by: anna) } == "BUSY_IN_GAME")
      let id = try #require(UUID(text: gameID))
      let game = try #require(try await house.bench.store.load(id, in: house.bench.database))
      #expect(game.kind == .room && game.players.map(\.accountID) == [anna, berta, carla])
      #expect(game.play.ruleset.timing.moving == .seconds(20) && game.play.ruleset.timing.guess == .seconds(10))
      let during = try #require(try await house.room(of: carla))
      #expect(during.isPlaying && during.gameID == gameID && !during.members.contains(where: \.isReady))
      #expect(
        try await house.changes(toldTo: berta) == [.joined, .joined, .ready, .ready, .started, .started, .started],
        "each change is told once, repetitions never")
      #expect(try await house.named(toldTo: berta) == [berta, carla, berta, carla, anna, berta, carla].map(\.text))
      // Who has come last was told of nobody who was there before, until they play together.
      #expect(try await Set(house.named(toldTo: carla)) == Set([anna, berta, carla].map(\.text)))
      // All but one go: the game is over, counts for no rating, and the room is there for the next.
      for player in [anna, berta, carla] { try await move(.loaded(round: 1), id, by: player, house) }
      for player in [berta, carla] { try await move(.leave, id, by: player, house) }
      try await move(.leave, id, by: anna, house)
      #expect(try await RatingStore().ratings(of: [anna, berta, carla], in: house.bench.database).isEmpty)
      for player in [berta, carla] { _ = try await house.ready(room, by: player) }
      #expect(try await house.start(room, by: anna) != gameID)
    }
  }

  private func move(_ move: PhaseMachine.Move, _ gameID: UUID, by accountID: UUID, _ house: RoomHouse) async throws {
    _ = try await house.bench.database.transaction {
      try await house.bench.play.move(move, in: gameID, by: accountID, at: house.bench.clock.now(), $0)
    }
  }

  @Test(arguments: 1...5) func ofTwoForTheLastSeatOneGetsIt(run: Int) async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta, carla) = (UUID(), UUID(), UUID())
      let room = try await house.create(by: anna, RoomSettings(playerCountMax: 2))
      async let one = house.refusal { _ = try await house.join(room.code, by: berta) }
      async let other = house.refusal { _ = try await house.join(room.code, by: carla) }
      let refusals = await [one, other]
      #expect(Set(refusals) == [nil, "ROOM_FULL"])
      #expect(try await house.room(of: anna)?.members.count == 2)
      // To look on there are seats of their own.
      let outsider = refusals[0] == nil ? carla : berta
      #expect(try await house.join(room.code, by: outsider, asSpectator: true).members.count == 3)
      for _ in 2...RoomRules.spectatorsMax { _ = try await house.join(room.code, by: UUID(), asSpectator: true) }
      #expect(await house.refusal { _ = try await house.join(room.code, by: UUID(), asSpectator: true) } == "ROOM_FULL")
    }
  }

  @Test func ofManyWhoJoinAtOnceAsManyGetInAsThereAreSeats() async throws {
    try await RoomHouse.run { house async throws in
      let (host, blocked) = (UUID(), UUID())
      let room = try await house.create(by: host)
      house.social.block(blocked, host)
      let refusals = await withTaskGroup(of: String?.self) { group in
        for guest in (0..<28).map({ _ in UUID() }) + [blocked] {
          group.addTask { await house.refusal { _ = try await house.join(room.code, by: guest) } }
        }
        return await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(refusals.count { $0 == nil } == GeoGuessRules.playersMax - 1)
      #expect(refusals.count { $0 == "ROOM_NOT_FOUND" } == 1, "who is blocked hears nothing of a room")
      #expect(refusals.count { $0 == "ROOM_FULL" } == 28 - (GeoGuessRules.playersMax - 1))
      #expect(try await house.room(of: host)?.members.count == GeoGuessRules.playersMax)
    }
  }

  @Test(arguments: 1...5) func whoeverJoinsTwoRoomsAtOnceIsInOne(run: Int) async throws {
    try await RoomHouse.run { house async throws in
      let guest = UUID()
      let rooms = [try await house.create(by: UUID()), try await house.create(by: UUID())]
      async let one = house.refusal { _ = try await house.join(rooms[0].code, by: guest) }
      async let other = house.refusal { _ = try await house.join(rooms[1].code, by: guest) }
      #expect(Set(await [one, other]) == [nil, "BUSY_IN_ROOM"])
    }
  }

  @Test func theNextOneIsHostAndTheRoomEndsWithItsLastPlayer() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta, carla, dora) = (UUID(), UUID(), UUID(), UUID())
      let room = try await house.create(by: anna)
      _ = try await house.join(room.code, by: dora, asSpectator: true)
      for player in [berta, carla] { _ = try await house.join(room.code, by: player) }
      #expect(await house.refusal { _ = try await house.kick(carla, from: room, by: berta) } == "NOT_HOST")
      for _ in 0..<2 { try await house.leave(room, by: anna) }
      #expect(try await house.room(of: anna) == nil)
      #expect(try await house.room(of: berta)?.members.first { $0.isHost }?.accountID == berta.text)
      for _ in 0..<2 { #expect(try await house.kick(carla, from: room, by: berta)?.members.count == 2) }
      #expect(try await house.room(of: carla) == nil)
      #expect(await house.refusal { _ = try await house.join(room.code, by: carla) } == "ROOM_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.kick(berta, from: room, by: berta) } == "SELF")
      #expect(await house.refusal { _ = try await house.ready(room, by: dora) } == "NOT_A_PLAYER")
      #expect(await house.refusal { _ = try await house.ready(room, by: carla) } == "ROOM_NOT_FOUND")
      try await house.leave(room, by: berta)
      #expect(try await house.room(of: dora) == nil)
      #expect(try await house.changes(toldTo: carla).last == .kicked)
      #expect(try await house.changes(toldTo: dora).suffix(3) == [.left, .kicked, .closed])
      for table in try await house.bench.database.query("SELECT (SELECT count(*) FROM rooms) + (SELECT count(*) FROM room_members)") {
        #expect(try table.get(0, as: Int.self) == 0)
      }
    }
  }

  @Test func whoGuessesCodesIsStoppedBeforeLong() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, thief, guest) = (UUID(), UUID(), UUID())
      let room = try await house.create(by: anna)
      #expect(await house.refusal { _ = try await house.join("ABC", by: thief) } == "MALFORMED")
      let wrong = room.code == "222222" ? "333333" : "222222"
      // All at once: each is counted before it is tried.
      let refusals = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<25 { group.addTask { await house.refusal { _ = try await house.join(wrong, by: thief) } } }
        return await group.reduce(into: [String: Int]()) { $0[$1 ?? "", default: 0] += 1 }
      }
      #expect(refusals == ["ROOM_NOT_FOUND": 10, "TOO_MANY_CODES": 15])
      #expect(await house.refusal { _ = try await house.join(room.code, by: thief) } == "TOO_MANY_CODES")
      #expect(try await house.join(room.code, by: guest).members.count == 2)
      house.bench.clock.advance(by: RoomRules.tryWindow)
      #expect(try await house.join(room.code, by: thief).members.count == 3)
      // Codes that are right are not counted.
      for _ in 0..<12 {
        try await house.leave(room, by: guest)
        _ = try await house.join(room.code, by: guest)
      }
    }
  }

  @Test func whoIsBlockedFindsNoRoomAndNobodyPlaysWithWhomTheyHaveBlocked() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta, carla) = (UUID(), UUID(), UUID())
      let room = try await house.create(by: anna)
      _ = try await house.join(room.code, by: berta)
      house.social.block(carla, berta)
      #expect(await house.refusal { _ = try await house.join(room.code, by: carla) } == "ROOM_NOT_FOUND")
      let dora = UUID()
      _ = try await house.join(room.code, by: dora)
      for player in [berta, dora] { _ = try await house.ready(room, by: player) }
      house.social.block(dora, anna)
      let gameID = try #require(UUID(text: try await house.start(room, by: anna)))
      let game = try #require(try await house.bench.store.load(gameID, in: house.bench.database))
      #expect(game.players.map(\.accountID) == [anna, berta])
      #expect(try await house.room(of: dora) == nil)
      house.social.setDown(true)
      #expect(await house.refusal { _ = try await house.join(room.code, by: UUID()) } == "UNAVAILABLE")
    }
  }

  @Test func nobodyPlaysTwoGamesAtOnce() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      let room = try await house.create(by: anna)
      _ = try await house.join(room.code, by: berta)
      _ = try await house.ready(room, by: berta)
      let elsewhere = try await house.create(by: UUID())
      _ = try await house.bench.database.transaction { transaction in
        let game = GameFixtures.machine(GameFixtures.several, players: 2)
        let played = PlayedGame(
          id: UUID(), kind: .online, mapID: "world", createTime: house.bench.clock.now(), version: 1,
          players: [GamePlayer(accountID: berta, timeZone: "UTC"), GamePlayer(accountID: UUID(), timeZone: "UTC")], play: game)
        try await house.bench.play.beginShared(played, [], transaction)
      }
      #expect(await house.refusal { _ = try await house.start(room, by: anna) } == "BUSY_IN_GAME")
      #expect(try await house.room(of: anna)?.gameID == "")
      #expect(elsewhere.members.count == 1)
      try await house.bench.database.execute("DELETE FROM open_seats")
      // Who waits for strangers waits no more.
      let ticket = QueueTicket(
        accountID: berta, ticketID: UUID(), mapID: "world", timeZone: "UTC", rating: 500, joinTime: house.bench.clock.now(),
        expireTime: house.bench.clock.now() + .seconds(120))
      _ = try await house.bench.database.transaction { try await QueueStore().join(ticket, in: $0) }
      #expect(try await !house.start(room, by: anna).isEmpty)
      #expect(try await QueueStore().ticket(of: berta, in: house.bench.database) == nil)
    }
  }

  @Test(arguments: 1...3) func startedTwiceAtOnceThereIsOneGame(run: Int) async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      let room = try await house.create(by: anna)
      _ = try await house.join(room.code, by: berta)
      _ = try await house.ready(room, by: berta)
      async let one = house.refusal { _ = try await house.start(room, by: anna) }
      async let other = house.refusal { _ = try await house.start(room, by: anna) }
      #expect(Set(await [one, other]) == [nil, "BUSY_IN_GAME"])
      #expect(try await house.bench.database.query("SELECT FROM games").count == 1)
    }
  }

  @Test func aRoomInWhichNothingHappensEndsForAll() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      let room = try await house.create(by: anna)
      house.bench.clock.advance(by: RoomRules.lifetime - .seconds(1))
      _ = try await house.join(room.code, by: berta)
      house.bench.clock.advance(by: .seconds(1))
      try await house.rooms.expire(at: house.bench.clock.now())
      #expect(try await house.room(of: berta) != nil)
      house.bench.clock.advance(by: RoomRules.lifetime)
      #expect(try await house.room(of: berta) == nil)
      #expect(await house.refusal { _ = try await house.join(room.code, by: UUID()) } == "ROOM_NOT_FOUND")
      async let one: Void = house.rooms.expire(at: house.bench.clock.now())
      async let other: Void = house.rooms.expire(at: house.bench.clock.now())
      _ = try await (one, other)
      #expect(try await house.changes(toldTo: anna) == [.joined, .closed])
      _ = try await house.create(by: anna)
    }
  }

  @Test func aRoomPlaysByCluesWhereItsHostHasChosenThem() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      let room = try await house.create(by: anna, RoomSettings(provider: .clues))
      #expect(room.settings?.provider == .clues)
      #expect(try await house.join(room.code, by: berta).settings?.provider == .clues)
      _ = try await house.ready(room, by: berta)
      let gameID = try await house.start(room, by: anna)
      for player in [anna, berta] {
        let call = house.bench.call(GeoGuessServiceMethods.getGame, by: player)
        let game = try await house.bench.handlers.getGame(GetGameRequest(gameID: gameID), call).game
        #expect(game?.rounds.first?.panorama == FewPlaces.byClues)
      }
      #expect(await house.refusal { _ = try await house.create(by: UUID(), RoomSettings(provider: .google)) } == "UNKNOWN_VALUE")
    }
  }

  @Test func settingsHaveBounds() async throws {
    try await RoomHouse.run { house async throws in
      let wrong = [
        RoomSettings(playerCountMax: 1), RoomSettings(playerCountMax: 9), RoomSettings(movingMs: 4_999), RoomSettings(movingMs: 60_001),
        RoomSettings(guessMs: -1), RoomSettings(guessMs: 30_001),
      ]
      for settings in wrong { #expect(await house.refusal { _ = try await house.create(by: UUID(), settings) } == "OUT_OF_RANGE") }
      #expect(await house.refusal { _ = try await house.create(by: UUID(), RoomSettings(mapID: "nowhere")) } == "MAP_NOT_FOUND")
      #expect(try await house.create(by: UUID(), RoomSettings(mapID: "it", playerCountMax: 2)).settings?.mapID == "it")
    }
  }

  @Test func withAnAccountItsPlaceInARoomGoes() async throws {
    try await RoomHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      let room = try await house.create(by: anna)
      _ = try await house.join(room.code, by: berta)
      _ = try await house.bench.database.transaction { try await PlayerData.make(house.bench.database).purge(anna, in: $0) }
      let latter = try #require(try await house.room(of: berta))
      #expect(latter.members.map(\.accountID) == [berta.text] && latter.members[0].isHost)
    }
  }
}
