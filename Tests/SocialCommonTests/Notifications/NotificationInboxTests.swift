import AllAppsProto
import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

@Suite struct NotificationInboxTests {
  @Test func whatOtherServicesTellIsListedAndToldOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let expireTime = house.clock.now() + .seconds(60)
      let requested = NotificationRequested(
        accounts: [anna.accountID.bytes, berta.accountID.bytes], kind: .badgeUnlocked, objectID: "gamer", objectName: "Gamer",
        expireTime: expireTime)
      let event = SocialHouse.requested(requested)
      for _ in 0..<3 { #expect(await house.inbox.receive([event]).takenCount == 1) }
      for person in [anna, berta] {
        let (listed, events) = (try await house.listed(by: person), try await house.events(of: person.accountID))
        let notification = try #require(listed.notifications.first)
        #expect(listed.notifications.count == 1 && listed.unreadCount == 1)
        #expect(
          notification.notificationID == event.eventID.text && notification.kind == "badge.unlocked" && notification.topic == .achievements)
        #expect(notification.topic == .achievements && notification.person == nil && notification.actions == [])
        #expect(notification.objectID == "gamer" && notification.objectName == "Gamer" && notification.expireTime == expireTime)
        #expect(events.map(\.event?.content) == [.notificationPosted(NotificationPosted(notification: notification))])
      }
    }
  }

  @Test func whatIsNotTrueAnyMoreLeavesTheListsAndTheStreamsHearOfItOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      for (object, people) in [("one", [anna, berta]), ("two", [anna])] {
        let requested = NotificationRequested(
          accounts: people.map(\.accountID.bytes), kind: .invitationReceived, subject: carla.accountID.bytes, objectID: object,
          expireTime: house.clock.now() + .seconds(60))
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      // Of another kind the same words name something else.
      let namesake = NotificationKind(realm: .expeditions, name: "invitation.received")
      for kind in [.walkShared, namesake] { #expect(await house.withdraw(kind, "one", from: [anna, berta]).takenCount == 1) }
      #expect(try await house.listed(by: anna).unreadCount == 2)
      let gone = try #require(try await house.listed(by: berta).notifications.first).notificationID
      for _ in 0..<2 { #expect(await house.withdraw(.invitationReceived, "one", from: [anna, berta]).takenCount == 1) }
      let left = try await house.listed(by: anna)
      #expect(left.notifications.map(\.objectID) == ["two"] && left.unreadCount == 1)
      let nothing = try await house.listed(by: berta)
      #expect(nothing.notifications == [] && nothing.unreadCount == 0)
      #expect(try await house.types(of: anna.accountID) == ["notification.posted", "notification.posted", "notification.removed"])
      #expect(
        try await house.events(of: berta.accountID).last?.event?.content
          == .notificationsRemoved(NotificationsRemoved(notificationIDs: [gone])))
      #expect(await house.withdraw(.invitationReceived, "two", from: []).takenCount == 0)
      #expect(await house.withdraw(.invitationReceived, "", from: [anna]).takenCount == 0)
      #expect(try await house.listed(by: anna).unreadCount == 1)
    }
  }

  @Test func ofSeveralWhoToldOfOneObjectOneTakesTheirOwnBack() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      for friend in [berta, carla] {
        let requested = NotificationRequested(
          accounts: [anna.accountID.bytes], kind: .recordBeaten, subject: friend.accountID.bytes, objectID: "race", objectName: "Race")
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      for _ in 0..<2 {
        #expect(await house.withdraw(.recordBeaten, "race", about: berta.accountID.bytes, from: [anna]).takenCount == 1)
        #expect(try await house.listed(by: anna).notifications.map(\.person?.accountID) == [carla.accountID.text])
      }
      #expect(await house.withdraw(.recordBeaten, "race", about: [1, 2, 3], from: [anna]).takenCount == 0)
      #expect(try await house.listed(by: anna).unreadCount == 1)
      #expect(await house.withdraw(.recordBeaten, "race", from: [anna]).takenCount == 1)
      #expect(try await house.listed(by: anna).notifications == [])
    }
  }

  @Test func itTellsOfNobodyWhoWasBlocked() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.block(carla, by: anna)
      let requested = NotificationRequested(
        accounts: [anna, berta].map(\.accountID.bytes), kind: .walkShared, subject: carla.accountID.bytes, objectID: "walk")
      #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      #expect(try await house.listed(by: anna).notifications == [])
      #expect(try await house.types(of: anna.accountID) == ["block.changed"])
      #expect(try await house.listed(by: berta).notifications.map(\.person) == [Person(carla)])
      // Blocked afterwards, it is as if it had never been told.
      try await house.block(carla, by: berta)
      #expect(try await house.listed(by: berta).notifications == [])
      #expect(try await house.types(of: berta.accountID) == ["taken back", "block.changed"])
    }
  }

  @Test func strangersAreNamedInItAsFarAsTheyMayBeSeen() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, young, owner) = (house.person("anna"), house.person("young", isMinor: true), house.person("owner"))
      for subject in [young, owner] {
        let requested = NotificationRequested(
          accounts: [anna.accountID.bytes], kind: .cachePublished, subject: subject.accountID.bytes, objectID: subject.username)
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      let nameless = Person(accountID: young.accountID.text)
      #expect(Set(try await house.listed(by: anna).notifications.compactMap(\.person)) == [nameless, Person(owner)])
      // Who has blocked the reader is told of by name no more; nothing else shows it.
      try await house.block(anna, by: owner)
      #expect(try await house.listed(by: anna).notifications.map(\.person?.username) == ["", ""])
      // Friends see each other, and who asks for it is named.
      try await house.ask("anna", by: young)
      #expect(try await house.listed(by: anna).notifications.compactMap(\.person?.username).sorted() == ["", "", "young"])
      try await house.answer(.accept, to: young, by: anna)
      #expect(try await house.listed(by: anna).notifications.contains { $0.kind == "cache.published" && $0.person == Person(young) })
    }
  }

  @Test func whatModeratorsHideLeavesAllListsOfItsApp() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let id = UUID().text
      for (kind, object) in [(NotificationKind.cachePublished, id), (.cacheUpdated, id), (.cachePublished, "other"), (.walkShared, id)] {
        let requested = NotificationRequested(
          accounts: [anna, berta].map(\.accountID.bytes), kind: kind, objectID: object, objectName: "Bad")
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      let hidden = NotificationContentHidden(content: ContentRef(realm: .cacheOut, kind: "cache", id: id))
      let event = InboxEvent(
        eventID: UUID(), type: Contents.hiddenType, orderingKey: id, source: "social", createTime: house.clock.now(),
        payload: hidden.encoded())
      #expect(await house.inbox.receive([event]).takenCount == 1)
      for person in [anna, berta] {
        let left = try await house.listed(by: person)
        #expect(Set(left.notifications.map { "\($0.kind) \($0.objectID)" }) == ["cache.published other", "walk.shared \(id)"])
        #expect(left.unreadCount == 2)
        #expect(try await house.types(of: person.accountID).last == "notification.removed")
      }
    }
  }

  /// An invitation to a group is about the group, and says the title of its walk.
  @Test func whatNamesContentThatModeratorsHideGoesAsWell() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, id) = (house.person("anna"), UUID().text)
      for (object, content) in [("group", id), ("another group", UUID().text), ("a third", "")] {
        let requested = NotificationRequested(
          accounts: [anna.accountID.bytes], kind: .walkShared, objectID: object, objectName: "Bad", contentID: content)
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      let hidden = NotificationContentHidden(content: ContentRef(realm: .qwalk, kind: "quiz_walk", id: id))
      let event = InboxEvent(
        eventID: UUID(), type: Contents.hiddenType, orderingKey: id, source: "social", createTime: house.clock.now(),
        payload: hidden.encoded())
      #expect(await house.inbox.receive([event]).takenCount == 1)
      #expect(try await Set(house.listed(by: anna).notifications.map(\.objectID)) == ["another group", "a third"])
      #expect(try await house.types(of: anna.accountID).last == "notification.removed")
    }
  }

  @Test func manyAreWithdrawnInSeveralTurns() async throws {
    try await SocialHouse.run { house async throws in
      let id = UUID().text
      let people = (0..<NotificationRules.withdrawnAtOnce + 1).map { _ in UUID() }
      for part in [people.prefix(StreamRules.fanOutMax), people.dropFirst(StreamRules.fanOutMax)] where !part.isEmpty {
        let requested = NotificationRequested(accounts: part.map(\.bytes), kind: .cachePublished, objectID: id)
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      let hidden = NotificationContentHidden(content: ContentRef(realm: .cacheOut, kind: "cache", id: id))
      func turn() async -> Bool {
        let event = InboxEvent(
          eventID: UUID(), type: Contents.hiddenType, orderingKey: id, source: "social", createTime: house.clock.now(),
          payload: hidden.encoded())
        return await house.inbox.receive([event]).takenCount == 1
      }
      let waiting: SQL = "SELECT count(*) FROM outbox WHERE type = \(Contents.hiddenType)"
      let left: SQL = "SELECT count(*) FROM notifications"
      #expect(await turn())
      #expect(try await house.database.query(left).firstRow().get(0, as: Int.self) == 1)
      #expect(try await house.database.query(waiting).firstRow().get(0, as: Int.self) == 1)
      #expect(await turn())
      #expect(try await house.database.query(left).firstRow().get(0, as: Int.self) == 0)
      #expect(try await house.database.query(waiting).firstRow().get(0, as: Int.self) == 1)
    }
  }

  @Test func whatComesTooLateIsNotTold() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let requested = NotificationRequested(
        accounts: [anna.accountID.bytes], kind: .invitationReceived, expireTime: house.clock.now())
      #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      #expect(try await house.listed(by: anna).notifications == [])
      #expect(try await house.types(of: anna.accountID) == [])
    }
  }

  @Test func whatIsMalformedOrUnknownIsNotTaken() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID().bytes
      let malformed = [
        NotificationRequested(accounts: [], kind: .badgeUnlocked), NotificationRequested(accounts: [[1]], kind: .badgeUnlocked),
        NotificationRequested(accounts: [anna, anna], kind: .badgeUnlocked),
        NotificationRequested(accounts: [anna], kind: .badgeUnlocked, subject: [1]),
        NotificationRequested(accounts: [anna], kind: .badgeUnlocked, objectID: String(repeating: "x", count: 101)),
        NotificationRequested(accounts: [anna], kind: .badgeUnlocked, objectName: String(repeating: "x", count: 201)),
        NotificationRequested(accounts: [anna], kind: .badgeUnlocked, objectName: "a\0b"),
        NotificationRequested(accounts: [anna], kind: .badgeUnlocked, contentID: String(repeating: "x", count: 101)),
        NotificationRequested(accounts: [anna], kind: .badgeUnlocked, contentID: "a\0b"),
        NotificationRequested(accounts: [anna]), NotificationRequested(accounts: [anna], kind: NotificationKind(topic: .games)),
        NotificationRequested(accounts: (0...500).map { _ in UUID().bytes }, kind: .badgeUnlocked),
      ]
      for requested in malformed {
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).failure?.reason == "EVENT_MALFORMED")
      }
      let unknown = SocialHouse.requested(
        NotificationRequested(accounts: [anna], kind: NotificationKind(name: "kite.flown", topic: .unrecognized(99))))
      #expect(await house.inbox.receive([unknown]).failure?.reason == "EVENT_TYPE_UNKNOWN")
      let foreign = SocialHouse.requested(NotificationRequested(accounts: [anna], kind: .badgeUnlocked), from: "social")
      #expect(await house.inbox.receive([foreign]).failure?.reason == "EVENT_SOURCE_REFUSED")
    }
  }
}
