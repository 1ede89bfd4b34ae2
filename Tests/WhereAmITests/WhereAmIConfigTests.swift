import WhereAmIProto
import CairnServices
import WhereAmIServices
import CairnTesting
import EventLoop
import Events
import FoundationEssentials
import GameTesting
import Identity
import Lifecycle
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// The settings of the service: their defaults, their bounds, and that they are what games are played by.
@Suite struct WhereAmIConfigTests {
  @Test func whatIsNotSetIsAsTheRulesSay() {
    let settings = Settings([:])
    let config = WhereAmIConfig(settings)
    #expect(config.timing == .standard && config.timingOnline == .standardOnline)
    #expect(InvitationFeature.lifetime(settings) == InvitationRules.lifetime)
    #expect(MatchmakingFeature.queueTimeout(settings) == MatchmakingRules.queueTimeout)
  }

  @Test func whatIsSetIsTaken() throws {
    let settings = Settings(["CAIRN_GAME_INVITATION_MS": "90000", "CAIRN_GAME_QUEUE_TIMEOUT_MS": "3600000", "CAIRN_GAME_GUESS_MS": "5"])
    #expect(InvitationFeature.lifetime(settings) == .seconds(90) && MatchmakingFeature.queueTimeout(settings) == .seconds(3_600))
    #expect(WhereAmIConfig(settings).timing.guess == .milliseconds(5))
    try settings.check()
  }

  @Test(arguments: ["CAIRN_GAME_INVITATION_MS", "CAIRN_GAME_QUEUE_TIMEOUT_MS"], ["999", "3600001", "-1", "soon"])
  func whatIsOutOfBoundsIsAProblem(name: String, text: String) {
    let settings = Settings([name: text])
    _ = (InvitationFeature.lifetime(settings), MatchmakingFeature.queueTimeout(settings))
    let error = #expect(throws: SettingsError.self) { try settings.check() }
    #expect(error?.problems == ["\(name) is \"\(text)\": expected a whole number from 1000 to 3600000"])
  }

  @Test func theQueueAndInvitationsEndWhenItIsSet() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let (social, anna, berta) = (FriendCircle(), UUID(), UUID())
      let settings = ["CAIRN_GAME_QUEUE_TIMEOUT_MS": "7000", "CAIRN_GAME_INVITATION_MS": "9000"]
      let bench = GeoGuessBench(database, social: social, settings: settings)
      social.befriend(anna, berta)
      let joined = try await bench.matchmaking.handlers.joinQueue(
        JoinQueueRequest(), bench.call(MatchmakingServiceMethods.joinQueue, by: anna, key: UUID().text))
      #expect(joined.ticket?.expireTime == bench.clock.now() + .seconds(7))
      let invited = try await bench.invitations.handlers.inviteToGame(
        InviteToGameRequest(accountID: berta.text), bench.call(InvitationServiceMethods.inviteToGame, by: anna, key: UUID().text))
      #expect(invited.invitation?.expireTime == bench.clock.now() + .seconds(9))
    }
  }
}
