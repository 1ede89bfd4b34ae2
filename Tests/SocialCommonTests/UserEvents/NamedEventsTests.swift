import AllAppsProto
import CairnProto
import CairnTesting
import FoundationEssentials
import GeocachesProto
import Identity
import Protobuf
import QuizWalksProto
import RPC
import Testing
import Timekeeping
import WhereAmIProto

@testable import Events
@testable import SocialCommon

/// Events of apps tell names, and not only ids: what a phone shows when it hears of a match or an invitation.
@Suite struct NamedEventsTests {
  private func event(_ sent: UserEventSent) -> InboxEvent {
    InboxEvent(
      eventID: UUID(), type: UserEventInbox.eventType, orderingKey: "key", source: "game", createTime: Moment(milliseconds: 1),
      payload: sent.encoded())
  }

  @Test func everyEventThatNamesSomebodyTellsTheName() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let id = anna.accountID.text
      let events = [
        UserEvent(
          .matchFound(MatchFound(gameID: "g", players: [MatchedPlayer(accountID: id), MatchedPlayer(accountID: berta.accountID.text)]))),
        UserEvent(.invitationReceived(InvitationReceived(invitationID: "i", inviterAccountID: id))),
        UserEvent(.roomChanged(RoomChanged(roomID: "r", version: 1, change: .joined, accountID: id))),
        UserEvent(.rematchOffered(RematchOffered(gameID: "g", accountID: id))),
        UserEvent(content: .geocaches(GeocachesEvent(content: .cachePublished(CachePublished(cacheID: "c", ownerAccountID: id))))),
        UserEvent(content: .geocaches(GeocachesEvent(content: .companionNamed(CompanionNamed(cacheID: "c", accountID: id))))),
        UserEvent(content: .quizWalks(QuizWalksEvent(content: .walkShared(WalkShared(walkID: "w", accountID: id))))),
      ]
      for content in events {
        #expect(content.namedIDs.contains(anna.accountID))
        let sent = UserEventSent(accounts: [berta.accountID.bytes], event: content, subject: anna.accountID.bytes)
        #expect(await house.inbox.receive([event(sent)]).takenCount == 1)
        var named = content
        named.show([id: Person(anna), berta.accountID.text: Person(berta)])
        #expect(named != content)
        #expect(try await house.events(of: berta.accountID).last?.event == named)
      }
    }
  }

  @Test func aMinorIsNamedAmongFriendsAlone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, young) = (house.person("anna"), house.person("berta"), house.person("young", isMinor: true))
      try await house.befriend(anna, young)
      let content = UserEvent(.roomChanged(RoomChanged(roomID: "r", version: 1, change: .joined, accountID: young.accountID.text)))
      var named = content
      named.show([young.accountID.text: Person(young)])
      for (hearers, told) in [([anna], named), ([anna, young], named), ([anna, berta], content), ([berta], content)] {
        let sent = UserEventSent(accounts: hearers.map(\.accountID.bytes), event: content, subject: young.accountID.bytes)
        #expect(await house.inbox.receive([event(sent)]).takenCount == 1)
        #expect(try await house.events(of: hearers[0].accountID).last?.event == told)
      }
    }
  }

  @Test func nobodyIsNamedWithWhomTheEventIsNotForgotten() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let content = UserEvent(.roomChanged(RoomChanged(roomID: "r", version: 1, change: .joined, accountID: anna.accountID.text)))
      let sent = UserEventSent(accounts: [berta.accountID.bytes], event: content, subject: carla.accountID.bytes)
      #expect(await house.inbox.receive([event(sent)]).takenCount == 1)
      #expect(try await house.events(of: berta.accountID).last?.event == content)
    }
  }

  @Test func anEventGoesOutWithoutNamesWhileNobodyKnowsThem() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      let content = UserEvent(.rematchOffered(RematchOffered(gameID: "g", accountID: anna.text)))
      let sent = UserEventSent(accounts: [berta.bytes], event: content, subject: anna.bytes)
      #expect(await house.inbox.receive([event(sent)]).takenCount == 1)
      #expect(try await house.events(of: berta).last?.event == content)
    }
  }
}
