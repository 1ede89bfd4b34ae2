import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import Testing
import Timekeeping
import WhereAmIProto
import WhereAmIServices

@testable import GameCommon
@testable import WhereAmI

/// Streams of players as they are known when a game begins, and as signs of life.
@Suite("Streams of players")
struct StreamsOfPlayersTests {
  /// Deed by which people who know each other begin a game.
  enum Way: CaseIterable {
    case invitation, invitationsThatCross, room, rematch
  }

  private struct House: Sendable {
    let bench: GeoGuessBench
    let anna = UUID()
    let berta = UUID()

    func move(_ move: PhaseMachine.Move, in gameID: UUID, by accountID: UUID) async throws {
      _ = try await bench.database.transaction { try await bench.play.move(move, in: gameID, by: accountID, at: bench.clock.now(), $0) }
    }

    func invite(_ friendID: UUID, by accountID: UUID) async throws -> InviteToGameResponse {
      try await bench.invitations.handlers.inviteToGame(
        InviteToGameRequest(accountID: friendID.text), bench.call(InvitationServiceMethods.inviteToGame, by: accountID, key: UUID().text))
    }

    func rematch(_ gameID: UUID, by accountID: UUID) async throws -> RematchResponse {
      try await bench.rematches.handlers.rematch(
        RematchRequest(gameID: gameID.text), bench.call(RematchServiceMethods.rematch, by: accountID, key: UUID().text))
    }

    /// - Returns: The id of a game of the two that has begun.
    func begin(_ way: Way) async throws -> UUID {
      let begun: String
      switch way {
      case .invitation:
        let invitation = try await invite(berta, by: anna).invitation
        let request = RespondInvitationRequest(invitationID: invitation?.invitationID ?? "", accepts: true)
        let context = bench.call(InvitationServiceMethods.respondInvitation, by: berta, key: UUID().text)
        begun = try await bench.invitations.handlers.respondInvitation(request, context).gameID
      case .invitationsThatCross:
        _ = try await invite(berta, by: anna)
        begun = try await invite(anna, by: berta).gameID
      case .room:
        let house = RoomHouse(bench: bench)
        let room = try await house.create(by: anna)
        _ = try await house.join(room.code, by: berta)
        _ = try await house.ready(room, by: berta)
        begun = try await house.start(room, by: anna)
      case .rematch:
        let (game, actions) = GameFixtures.online(of: [anna, berta], at: bench.clock.now())
        try await bench.database.transaction { try await bench.play.beginShared(game, actions, $0) }
        for accountID in [anna, berta] { try await move(.leave, in: game.id, by: accountID) }
        _ = try await rematch(game.id, by: anna)
        begun = try await rematch(game.id, by: berta).gameID
      }
      return try #require(UUID(text: begun))
    }

    func game(_ gameID: UUID) async throws -> PlayedGame { try #require(try await bench.store.load(gameID, in: bench.database)) }

    /// A game of the two that has just begun.
    /// - Parameter connected: Players whose streams were there, by index from 1.
    func begin(connected: Set<Int>) async throws -> UUID {
      let (machine, actions) = PhaseMachine.start(
        ruleset: GameFixtures.several, locations: (0..<5).map(GameFixtures.location), playerCount: 2, connected: connected,
        at: bench.clock.now())
      let game = PlayedGame(
        id: UUID(), kind: .online, mapID: "world", createTime: bench.clock.now(), version: 1,
        players: [anna, berta].map { GamePlayer(accountID: $0, timeZone: "UTC") }, play: machine)
      try await bench.database.transaction { try await bench.play.beginShared(game, actions, $0) }
      return game.id
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let house = House(bench: GeoGuessBench(database))
      house.bench.social.befriend(house.anna, house.berta)
      try await body(house)
    }
  }

  @Test("whoever is gone before the first look has left after half a minute, however the game has begun", arguments: Way.allCases)
  func goneAtOnce(way: Way) async throws {
    try await withHouse { house in
      let bench = house.bench
      let gameID = try await house.begin(way)
      let begun = try await house.game(gameID)
      #expect(begun.play.seats.map(\.isConnected) == [true, true])
      bench.social.setAbsent([house.berta])
      try await house.move(.loaded(round: 1), in: gameID, by: house.anna)
      let watch = ReconnectWatch(
        database: bench.database, people: PeopleLookupServiceClient(bench.social), play: bench.play, time: bench.clock)
      for second in stride(from: 2, through: 36, by: 2) {
        bench.clock.advance(by: ReconnectWatch.interval)
        try await watch.look()
        if second == 20 { try await bench.fireTimer(of: gameID) }
      }
      let play = try await house.game(gameID).play
      let anna = try #require(begun.playerIndex(of: house.anna))
      #expect(play.winner == anna && play.staying == [anna])
    }
  }

  @Test("a game begins also where nobody has a stream; its players are not looked for then")
  func unknown() async throws {
    try await withHouse { house in
      house.bench.social.setAbsent([house.anna, house.berta])
      let play = try await house.game(try await house.begin(.room)).play
      #expect(play.seats.map(\.isConnected) == [false, false] && !play.hasEnded)
    }
  }

  /// Calls may be lost, and a panorama may never load.
  @Test("whoever's stream is there keeps the default answers, however long nothing is heard; without it two silent rounds are the end")
  func silence() async throws {
    try await withHouse { house in
      for isThere in [true, false] {
        let (bench, gameID) = (house.bench, try await house.begin(connected: isThere ? [1, 2] : [1]))
        for round in 1...GeoGuessRules.roundCount {
          try await house.move(.loaded(round: round), in: gameID, by: house.anna)
          while try await house.game(gameID).play.phase.isBeforeReveal { try await bench.fireTimer(of: gameID) }
          let play = try await house.game(gameID).play
          #expect(play.staying == (isThere || round == 1 ? [1, 2] : [1]), "round \(round)")
          if play.staying == [1] { break }
          while try await house.game(gameID).play.phase == .reveal { try await bench.fireTimer(of: gameID) }
          while try await house.game(gameID).play.phase == .countdown { try await bench.fireTimer(of: gameID) }
        }
        for accountID in [house.anna, house.berta] {
          if try await !house.game(gameID).play.hasEnded { try await house.move(.leave, in: gameID, by: accountID) }
        }
      }
    }
  }

  @Test("where nothing is heard from anybody for two rounds the game is void, whoever is there")
  func silenceOfAll() async throws {
    try await withHouse { house in
      let gameID = try await house.begin(connected: [1, 2])
      for _ in 0..<20 {
        if try await !house.game(gameID).play.hasEnded { try await house.bench.fireTimer(of: gameID) }
      }
      let play = try await house.game(gameID).play
      #expect(play.phase == .abandoned && play.roundNumber == 2 && play.winner == nil)
    }
  }
}
