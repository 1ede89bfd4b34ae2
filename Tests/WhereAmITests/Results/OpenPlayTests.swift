import WhereAmIProto
import AllAppsProto
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// What SocialService is told for the start of an app.
@Suite struct OpenPlayTests {
  private static func ask(_ bench: GeoGuessBench, _ account: [UInt8]) async throws -> OpenPlay {
    let context = RequestContext(caller: .service("social"), method: ResultsServiceMethods.findOpenPlay, now: bench.clock.now())
    let answer = try await bench.results().findOpenPlay(FindOpenPlayRequest(account: account), context)
    return try #require(answer.whereAmI)
  }

  @Test func gamesThatGoOnAndInvitationsThatAreOpenAreFound() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let bench = GeoGuessBench(database)
      let (anna, berta, carla, now) = (UUID(), UUID(), UUID(), bench.clock.now())
      let machine = PhaseMachine.start(
        ruleset: GameFixtures.several, locations: (0..<5).map(GameFixtures.location), playerCount: 3, at: now
      ).machine
      let game = PlayedGame(
        id: UUID(), kind: .friend, mapID: "world", createTime: now, version: 1,
        players: [anna, berta, carla].map { GamePlayer(accountID: $0, timeZone: "UTC") }, play: machine)
      try await database.transaction { try await bench.play.beginShared(game, [], $0) }
      let invitation = KeptInvitation(
        id: UUID(), inviterID: berta, friendID: anna, mapID: "europe", timeZone: "UTC", createTime: now, expireTime: now + .seconds(60))
      #expect(try await database.transaction { try await InvitationStore().insert(invitation, in: $0) })
      let found = try await Self.ask(bench, anna.bytes)
      #expect(found.games == [OpenGame(gameID: game.id.text, kind: .friend, mapID: "world")])
      #expect(found.invitations == [WhereAmIProto.Invitation(invitation)])
      #expect(try await Self.ask(bench, UUID().bytes) == OpenPlay())
      await #expect(throws: RPCError.self) { _ = try await Self.ask(bench, [1, 2]) }
      // Who has left goes on with nothing, and the others go on.
      _ = try await database.transaction { try await bench.play.move(.leave, in: game.id, by: anna, at: bench.clock.now(), $0) }
      #expect(try await Self.ask(bench, berta.bytes).games == found.games)
      bench.clock.advance(by: .seconds(60))
      #expect(try await Self.ask(bench, anna.bytes) == OpenPlay())
    }
  }
}
