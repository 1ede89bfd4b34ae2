import CairnProto
import WhereAmIProto
import AllAppsProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

/// What other services had on its way when an account was deleted, and what arrives behind both rounds of the purge.
@Suite("Late events of others") struct LateEventTests {
  private static func event(_ type: String, _ message: some Message, from source: String = "auth") -> InboxEvent {
    InboxEvent(
      eventID: UUID(), type: type, orderingKey: "key", source: source, createTime: Moment(milliseconds: 1), payload: message.encoded())
  }

  /// Every kind of event that the service takes, about somebody, but the deletion.
  private static func all(about person: KnownPerson, besides other: KnownPerson, at now: Moment) -> [InboxEvent] {
    let (accountID, both) = (person.accountID.text, [person.accountID.bytes, other.accountID.bytes])
    let unlocked = UserEvent(content: .friendRemoved(FriendRemoved(accountID: "mark")))
    let named = UserEvent(.roomChanged(RoomChanged(roomID: "room", version: 7, change: .left, accountID: accountID)))
    let ofOther = UserEvent(.roomChanged(RoomChanged(roomID: "room", version: 7, change: .left, accountID: other.accountID.text)))
    let nameless = UserEvent(.roomChanged(RoomChanged(roomID: "room", version: 7, change: .left)))
    return [
      event(UserEventInbox.eventType, UserEventSent(accounts: [both[0]], event: unlocked), from: "game"),
      event(UserEventInbox.eventType, UserEventSent(accounts: both, event: unlocked), from: "game"),
      event(UserEventInbox.eventType, UserEventSent(accounts: [both[1]], event: named, subject: both[0]), from: "game"),
      event(
        UserEventInbox.eventType, UserEventSent(accounts: [both[1]], event: named, subject: both[0], eventForBlockers: nameless),
        from: "game"),
      // To her alone, of somebody who is there.
      event(UserEventInbox.eventType, UserEventSent(accounts: [both[0]], event: ofOther, subject: both[1]), from: "game"),
      event(
        UserEventInbox.eventType, UserEventSent(accounts: [both[0]], event: ofOther, subject: both[1], eventForBlockers: nameless),
        from: "game"),
      SocialHouse.requested(
        NotificationRequested(accounts: [both[0]], kind: .walkShared, subject: both[1], objectID: "path", objectName: "of berta")),
      SocialHouse.requested(NotificationRequested(accounts: both, kind: .badgeUnlocked, objectID: "badge", objectName: "Badge")),
      SocialHouse.requested(
        NotificationRequested(accounts: [both[1]], kind: .walkShared, subject: both[0], objectID: "walk", objectName: "of anna")),
      event(
        NotificationInbox.withdrawnType, NotificationWithdrawn(accounts: both, kind: .invitationReceived, objectID: "game"), from: "game"),
      event(SessionInbox.eventType, SessionsEnded(accountID: accountID, sessionIDs: [UUID().text])),
      event(PictureImportInbox.foundType, AccountPictureFound(accountID: accountID, pictureURL: "https://127.0.0.1:1/picture")),
      event(
        ContentMedia.claimedType, MediaClaimed(content: ContentRef(realm: .cacheOut, kind: "cache", id: UUID().text)), from: "game"),
      event(
        Contents.moderatedType,
        ContentModerated(content: ContentRef(kind: "message", id: "\(UUID().text):1"), isHidden: true, decideTime: now),
        from: "social"),
      event(
        Contents.hiddenType,
        NotificationContentHidden(content: ContentRef(realm: .cacheOut, kind: "cache", id: UUID().text)), from: "social"),
      event(
        Contents.reportedType,
        ContentReported(
          found: FoundContent(
            content: ContentRef(realm: .expeditions, kind: "challenge", id: UUID().text), owner: both[1], summary: "Over the ice",
            evidence: [1], evidenceType: "cairn.game.expeditions.v1.Challenge"),
          reporter: both[0], category: .other, text: "It leads into danger."),
        from: "game"),
      event(GuestMerges.eventType, AccountMerged(guest: both[1], account: both[0])),
      event(GuestMerges.eventType, AccountMerged(guest: both[0], account: UUID().bytes)),
      event("account.leaving", AccountLeavingTold(accountID: accountID, isLeaving: true, changeTime: now)),
      event(ProfileInbox.renamedType, AccountRenamed(accountID: accountID)),
      event(ProfileInbox.createdType, AccountCreated(accountID: accountID, createTime: now)),
      event(ProfileInbox.detailsType, AccountDetailsTold(accountID: accountID, givenName: "Anna", familyName: "A", gender: .female)),
      event(GroupInbox.minorType, AccountMinorTold(accountID: accountID)),
    ]
  }

  /// Both rounds of a deletion.
  static func deleted(_ person: KnownPerson) -> [InboxEvent] {
    (1...2).map { round in
      event(
        PersonalData.deletedEvent, AccountDeleted(accountID: person.accountID.text, deletionID: UUID().text, round: Int32(round)))
    }
  }

  @Test func noEventBringsAnythingBackAndOthersHearOfTheirs() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let before = Self.all(about: anna, besides: berta, at: house.clock.now())
      #expect(Set(before.map(\.type) + [PersonalData.deletedEvent]) == Set(house.inbox.handlers.keys), "an event is missing here")
      // While she is there, they have their effect.
      #expect(await house.inbox.receive(before).takenCount == before.count)
      #expect(try await house.types(of: anna.accountID).count >= 3)
      #expect(await house.inbox.receive(Self.deleted(anna)).takenCount == 2)
      let (hex, told) = (anna.accountID.text.replacing("-", with: ""), try await house.types(of: berta.accountID).count)
      let late = Self.all(about: anna, besides: berta, at: house.clock.now())
      #expect(await house.inbox.receive(late).takenCount == late.count)
      #expect(try PersonalDataLaw.traces(of: [anna.accountID.text, hex], in: scratch) == [])
      // What names nobody, and what was for both.
      let types = try await house.types(of: berta.accountID).dropFirst(told)
      #expect(types.sorted() == ["friend.removed", "notification.posted", "room.changed"])
      for event in try await house.events(of: berta.accountID).suffix(3) {
        #expect(!String(decoding: event.encoded(), as: UTF8.self).contains(anna.accountID.text))
      }
    }
  }
}
