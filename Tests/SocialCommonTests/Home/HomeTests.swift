import CairnProto
import SocialTesting
import WhereAmIProto
import AllAppsProto
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Testing
import Timekeeping

import struct ExpeditionsProto.OpenAttempt
import struct QuizWalksProto.OpenRun

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct HomeTests {
  private func home(_ house: SocialHouse, of person: KnownPerson) async throws -> GetHomeResponse {
    try await house.home.getHome(GetHomeRequest(), house.call(HomeServiceMethods.getHome, by: person.accountID))
  }

  @Test func theBeginningComesInOneAnswer() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      try await house.look()
      let first = try await home(house, of: anna)
      #expect(first.profile?.person == Person(anna) && first.preferences == Preferences(isSoundOn: true))
      #expect(first.cursor?.number == 0 && first.friendCount == 0 && first.onlineFriends == [] && first.missingParts == [])
      for other in [berta, carla] { try await house.befriend(other, anna) }
      try await house.ask("anna", by: dora)
      _ = try await house.update(UpdateProfileRequest(about: "walks"), by: anna)
      _ = try await house.prefer(UpdatePreferencesRequest(isSoundOn: false), by: anna.accountID)
      try await house.set(SetPresenceRequest(appearsOffline: true), by: anna)
      let reading = try await house.begin(StreamReader(), of: berta.accountID)
      let hidden = try await house.begin(StreamReader(), of: carla.accountID)
      try await house.set(SetPresenceRequest(appearsOffline: true), by: carla)
      let later = try await home(house, of: anna)
      #expect(later.profile?.about == "walks" && later.preferences?.isSoundOn == false && later.appearsOffline)
      #expect(later.friendCount == 2 && later.onlineFriendCount == 1 && later.receivedRequestCount == 1)
      #expect(later.onlineFriends.map(\.person) == [Person(berta)] && later.onlineFriends.first?.presence == Presence(isOnline: true))
      // From the cursor on nothing is left out.
      try await house.remove(berta, by: anna)
      let rest = try await house.sync(anna.accountID, since: later.cursor)
      #expect(rest.events.map { $0.event?.type } == ["friend.removed"])
      for task in [reading, hidden] { task.cancel() }
      for task in [reading, hidden] { _ = await task.value }
    }
  }

  @Test(arguments: [RPCCode.unavailable, .deadlineExceeded, .resourceExhausted, .internal])
  func whatCannotBeHadIsNamed(code: RPCCode) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.look()
      try await house.befriend(anna, berta)
      let reading = try await house.begin(StreamReader(), of: berta.accountID)
      house.directory.setDown(true, as: code)
      let home = try await home(house, of: anna)
      #expect(home.missingParts == [.names, .games] && home.onlineFriends == [] && home.onlineFriendCount == 1)
      #expect(home.profile?.person == Person(accountID: anna.accountID.text) && home.preferences?.isSoundOn == true)
      reading.cancel()
      _ = await reading.value
    }
  }

  @Test func gamesAndInvitationsAreThereButOfNobodyWhoIsBlocked() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      func invitation(_ inviter: KnownPerson, _ friend: KnownPerson) -> Invitation {
        Invitation(invitationID: UUID().text, inviterAccountID: inviter.accountID.text, friendAccountID: friend.accountID.text)
      }
      let all = [invitation(berta, anna), invitation(anna, carla)]
      let game = OpenGame(gameID: UUID().text, kind: .friend, mapID: "world")
      house.directory.setPlaying(FindOpenPlayResponse(whereAmI: OpenPlay(games: [game], invitations: all)))
      let first = try await home(house, of: anna)
      var named = all
      (named[0].otherUsername, named[1].otherUsername) = ("berta", "carla")
      #expect(first.whereAmI == OpenPlay(games: [game], invitations: named) && first.missingParts == [])
      try await house.block(anna, by: carla)
      #expect(try await home(house, of: anna).whereAmI?.invitations == [named[0]])
      try await house.block(berta, by: anna)
      #expect(try await home(house, of: anna).whereAmI?.invitations == [])
      house.directory.setPlaying(nil)
      let without = try await home(house, of: anna)
      // As long as it may take, and no longer.
      #expect(house.directory.unansweredOpenPlayLimits == [HomeGames.timeMax])
      #expect(without.missingParts == [.games] && without.whereAmI == nil && without.profile?.person == Person(anna))
    }
  }

  @Test func attemptsAndRunsThatGoOnAreThereAsWell() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let attempt = OpenAttempt(attemptID: UUID().text, challengeID: UUID().text, challengeVersion: 2)
      let run = OpenRun(runID: UUID().text, walkID: UUID().text, walkTitle: "Along the water")
      house.directory.setPlaying(FindOpenPlayResponse(expeditions: .init(attempts: [attempt]), qwalk: .init(runs: [run])))
      let first = try await home(house, of: anna)
      #expect(first.expeditions?.attempts == [attempt] && first.qwalk?.runs == [run])
      #expect(first.whereAmI == OpenPlay() && first.missingParts == [])
      house.directory.setPlaying(nil)
      let without = try await home(house, of: anna)
      #expect(without.expeditions == nil && without.qwalk == nil && without.missingParts == [.games])
    }
  }

  @Test func whatIsNotReadAndOfUseIsCounted() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for life in [Duration.seconds(60), .seconds(3_600)] {
        let requested = NotificationRequested(
          accounts: [anna.accountID.bytes], kind: .badgeUnlocked, objectID: "\(life)", expireTime: house.clock.now() + life
        )
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      #expect(try await home(house, of: anna).unreadNotificationCount == 2)
      house.clock.advance(by: .seconds(60))
      #expect(try await home(house, of: anna).unreadNotificationCount == 1)
      #expect(try await house.listed(by: anna).unreadCount == 1)
    }
  }
}
