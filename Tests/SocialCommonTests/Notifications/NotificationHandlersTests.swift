import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct NotificationHandlersTests {
  private static func kinds(_ house: SocialHouse, _ person: KnownPerson) async throws -> [String] {
    try await house.listed(by: person).notifications.map(\.kind)
  }

  private static func markRead(
    _ house: SocialHouse, _ request: MarkNotificationsReadRequest, by person: KnownPerson, key: String = UUID().text
  ) async throws {
    let context = house.call(NotificationServiceMethods.markNotificationsRead, by: person.accountID, key: key)
    _ = try await house.notifications.markNotificationsRead(request, context)
  }

  private static func dismiss(
    _ house: SocialHouse, _ notificationID: String, by person: KnownPerson, key: String = UUID().text
  ) async throws {
    let context = house.call(NotificationServiceMethods.dismissNotification, by: person.accountID, key: key)
    _ = try await house.notifications.dismissNotification(DismissNotificationRequest(notificationID: notificationID), context)
  }

  private static func act(
    _ house: SocialHouse, _ action: NotificationAction, on notificationID: String, by person: KnownPerson, key: String = UUID().text
  ) async throws {
    let context = house.call(NotificationServiceMethods.actOnNotification, by: person.accountID, key: key)
    _ = try await house.notifications.actOnNotification(
      ActOnNotificationRequest(notificationID: notificationID, action: action), context)
  }

  /// Requirements W-61 … W-63.
  @Test func aRequestIsAcceptedFromItsNotificationWhichDisappears() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, key) = (house.person("anna"), house.person("berta"), UUID().text)
      try await house.ask("berta", by: anna)
      let asked = try #require(try await house.listed(by: berta).notifications.first)
      #expect(
        asked.kind == "friend.requested" && asked.realm == .unspecified && asked.topic == .friends && asked.person == Person(anna)
          && !asked.isRead)
      #expect(asked.actions == [.accept, .decline] && asked.createTime == house.clock.now())
      let told = FriendRequested(person: Person(anna), notificationID: asked.notificationID)
      #expect(try await house.events(of: berta.accountID).map(\.event?.content) == [.friendRequested(told)])
      // The answer is lost, and asked for again, also while AuthService is away.
      try await Self.act(house, .accept, on: asked.notificationID, by: berta, key: key)
      house.directory.setDown(true)
      try await Self.act(house, .accept, on: asked.notificationID, by: berta, key: key)
      house.directory.setDown(false)
      #expect(try await house.friends(of: anna) == ["berta"])
      #expect(try await house.friends(of: berta) == ["anna"])
      #expect(try await Self.kinds(house, berta) == [])
      #expect(try await Self.kinds(house, anna) == ["friend.accepted"])
      #expect(try await house.types(of: berta.accountID) == ["friend.requested", "friend.accepted"])
      let again = try await house.refusal { try await Self.act(house, .accept, on: asked.notificationID, by: berta) }
      #expect(again == "NOTIFICATION_NOT_FOUND")
      let other = try await house.refusal { try await Self.act(house, .decline, on: asked.notificationID, by: berta, key: key) }
      #expect(other == "IDEMPOTENCY_MISMATCH")
      // The end of the friendship takes the news of it along.
      try await house.remove(berta, by: anna)
      #expect(try await Self.kinds(house, anna) == [])
    }
  }

  @Test func howeverARequestEndsItsNotificationEnds() async throws {
    try await SocialHouse.run { house async throws in
      let berta = house.person("berta")
      func asker(_ name: String) async throws -> KnownPerson {
        let person = house.person(name)
        try await house.ask("berta", by: person)
        #expect(try await Self.kinds(house, berta) == ["friend.requested"])
        return person
      }
      try await house.cancel(berta, by: try await asker("cancels"))
      #expect(try await Self.kinds(house, berta) == [])
      try await house.answer(.decline, to: try await asker("declined"), by: berta)
      #expect(try await Self.kinds(house, berta) == [])
      try await house.block(try await asker("blocked"), by: berta)
      #expect(try await Self.kinds(house, berta) == [])
      try await house.block(berta, by: try await asker("blocks"))
      #expect(try await Self.kinds(house, berta) == [])
      let crossed = try await asker("crosses")
      try await house.ask("crosses", by: berta)
      #expect(try await Self.kinds(house, berta) == [])
      #expect(try await Self.kinds(house, crossed) == ["friend.accepted"])
      // From the notification, declined: nobody hears of it.
      let declined = try await asker("declined too")
      let notificationID = try #require(try await house.listed(by: berta).notifications.first?.notificationID)
      try await Self.act(house, .decline, on: notificationID, by: berta)
      #expect(try await Self.kinds(house, berta) == [])
      #expect(try await house.types(of: declined.accountID) == [])
      // Dismissed: the request waits on.
      _ = try await asker("waits")
      let waiting = try #require(try await house.listed(by: berta).notifications.first?.notificationID)
      try await Self.dismiss(house, waiting, by: berta)
      #expect(try await Self.kinds(house, berta) == [])
      #expect(try await house.requests(.received, of: berta) == ["waits"])
    }
  }

  @Test func acceptedTwiceAtOnceTheTwoAreFriendsOnce() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<10 {
        let (anna, berta) = (house.person("anna\(round)"), house.person("berta\(round)"))
        try await house.ask(berta.username, by: anna)
        let notificationID = try #require(try await house.listed(by: berta).notifications.first?.notificationID)
        async let one = house.refusal { try await Self.act(house, .accept, on: notificationID, by: berta) }
        async let other = house.refusal { try await Self.act(house, .accept, on: notificationID, by: berta) }
        let refusals = try await [one, other]
        #expect(refusals.filter { $0 == nil }.count == 1)
        // The later one finds the notification gone, or the request when both had looked before.
        #expect(refusals.contains("NOTIFICATION_NOT_FOUND") || refusals.contains("REQUEST_NOT_FOUND"))
        #expect(try await house.friends(of: anna) == [berta.username])
      }
    }
  }

  @Test func whatCannotBeDoneIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      let asked = try #require(try await house.listed(by: berta).notifications.first?.notificationID)
      let badge = SocialHouse.requested(NotificationRequested(accounts: [berta.accountID.bytes], kind: .badgeUnlocked))
      #expect(await house.inbox.receive([badge]).takenCount == 1)
      for (notificationID, action, reason) in [
        (badge.eventID.text, NotificationAction.accept, "ACTION_NOT_OFFERED"), (UUID().text, .accept, "NOTIFICATION_NOT_FOUND"),
        ("nonsense", .accept, "INVALID_UUID"), (asked, .unspecified, "MISSING"), (asked, .unrecognized(9), "UNKNOWN_VALUE"),
      ] {
        #expect(try await house.refusal { try await Self.act(house, action, on: notificationID, by: berta) } == reason)
      }
      // Nobody touches another one's.
      #expect(try await house.refusal { try await Self.act(house, .accept, on: asked, by: anna) } == "NOTIFICATION_NOT_FOUND")
      #expect(try await house.refusal { try await Self.dismiss(house, asked, by: anna) } == "NOTIFICATION_NOT_FOUND")
      #expect(try await house.refusal { try await Self.dismiss(house, "", by: berta) } == "MISSING")
      try await Self.markRead(house, MarkNotificationsReadRequest(notificationIDs: [asked]), by: anna)
      #expect(try await house.listed(by: berta).unreadCount == 2)
      // Who has asked is leaving.
      house.directory.remove(anna)
      #expect(try await house.refusal { try await Self.act(house, .accept, on: asked, by: berta) } == "REQUEST_NOT_FOUND")
      #expect(try await Self.kinds(house, berta) == ["badge.unlocked"])
    }
  }

  @Test func whatWasSeenIsNotedOnceAndToldToTheOtherDevices() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      var notificationIDs: [String] = []
      for _ in 0..<5 {
        house.clock.advance(by: .seconds(1))
        let badge = SocialHouse.requested(NotificationRequested(accounts: [anna.accountID.bytes], kind: .badgeUnlocked))
        #expect(await house.inbox.receive([badge]).takenCount == 1)
        notificationIDs.append(badge.eventID.text)
      }
      let posted = Array(repeating: "notification.posted", count: 5)
      // By name, with one that is not there; answered again under its key.
      let (named, key) = (MarkNotificationsReadRequest(notificationIDs: [notificationIDs[3], UUID().text]), UUID().text)
      for _ in 0..<2 { try await Self.markRead(house, named, by: anna, key: key) }
      #expect(try await house.listed(by: anna).notifications.map(\.isRead) == [false, true, false, false, false])
      // Again with another key: nothing to tell.
      try await Self.markRead(house, named, by: anna)
      #expect(try await house.types(of: anna.accountID) == posted + ["notification.read"])
      // Through one.
      let through = MarkNotificationsReadRequest(throughNotificationID: notificationIDs[2])
      for _ in 0..<2 { try await Self.markRead(house, through, by: anna) }
      #expect(try await house.listed(by: anna).notifications.map(\.isRead) == [false, true, true, true, true])
      #expect(try await house.listed(by: anna).unreadCount == 1)
      #expect(
        try await house.events(of: anna.accountID).suffix(2).map(\.event?.content) == [
          .notificationsRead(NotificationsRead(notificationIDs: [notificationIDs[3]])),
          .notificationsRead(NotificationsRead(throughNotificationID: notificationIDs[2])),
        ])
      let dismissKey = UUID().text
      for _ in 0..<2 { try await Self.dismiss(house, notificationIDs[4], by: anna, key: dismissKey) }
      #expect(try await house.refusal { try await Self.dismiss(house, notificationIDs[4], by: anna) } == "NOTIFICATION_NOT_FOUND")
      #expect(try await house.listed(by: anna).unreadCount == 0)
      #expect(
        try await house.events(of: anna.accountID).last?.event?.content
          == .notificationsRemoved(NotificationsRemoved(notificationIDs: [notificationIDs[4]])))
      let tooMany = MarkNotificationsReadRequest(notificationIDs: (0...100).map { _ in UUID().text })
      #expect(try await house.refusal { try await Self.markRead(house, tooMany, by: anna) } == "TOO_MANY")
      for wrong in [MarkNotificationsReadRequest(notificationIDs: ["x"]), MarkNotificationsReadRequest(throughNotificationID: "x")] {
        #expect(try await house.refusal { try await Self.markRead(house, wrong, by: anna) } == "INVALID_UUID")
      }
    }
  }

  /// The newest one goes while the list is looked at.
  @Test func throughOneThatHasGoneTheEarlierOnesAreRead() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      for one in [berta, carla] {
        try await house.ask("anna", by: one)
        house.clock.advance(by: .milliseconds(5))
      }
      let listed = try await house.listed(by: anna).notifications.map(\.notificationID)
      try await house.cancel(anna, by: carla)
      try await house.ask("anna", by: dora)
      try await Self.markRead(house, MarkNotificationsReadRequest(throughNotificationID: listed[0]), by: anna)
      // What came later was not seen.
      #expect(try await house.listed(by: anna).notifications.map(\.isRead) == [false, true])
      #expect(
        try await house.events(of: anna.accountID).last?.event?.content
          == .notificationsRead(NotificationsRead(throughNotificationID: listed[1])))
      let nothing = MarkNotificationsReadRequest(throughNotificationID: UUID().text)
      #expect(try await house.refusal { try await Self.markRead(house, nothing, by: anna) } == "NOTIFICATION_NOT_FOUND")
    }
  }

  /// Two devices of one person, in the opposite order, many times over.
  @Test func seenTwiceAtOnceItIsToldOnce() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<10 {
        let anna = house.person("anna\(round)")
        let badges = (0..<10).map { _ in
          SocialHouse.requested(NotificationRequested(accounts: [anna.accountID.bytes], kind: .badgeUnlocked))
        }
        #expect(await house.inbox.receive(badges).takenCount == 10)
        let notificationIDs = badges.map(\.eventID.text)
        async let one: Void = Self.markRead(house, MarkNotificationsReadRequest(notificationIDs: notificationIDs), by: anna)
        async let other: Void = Self.markRead(house, MarkNotificationsReadRequest(notificationIDs: notificationIDs.reversed()), by: anna)
        _ = try await (one, other)
        #expect(try await house.types(of: anna.accountID).filter { $0 == "notification.read" }.count == 1)
      }
    }
  }

  @Test func theListComesInPagesTheLatestFirst() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, leaving) = (house.person("anna"), house.person("leaving"))
      for index in 0..<25 {
        // Some at the same moment.
        if index % 3 == 0 { house.clock.advance(by: .seconds(1)) }
        let requested = NotificationRequested(
          accounts: [anna.accountID.bytes], kind: .cacheUpdated, subject: index == 7 ? leaving.accountID.bytes : [], objectID: "\(index)")
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      house.directory.remove(leaving)
      var (token, found, times) = ("", [String](), [Moment]())
      repeat {
        let page = try await house.listed(by: anna, size: 10, token: token)
        found += page.notifications.map(\.objectID)
        times += page.notifications.compactMap(\.createTime)
        #expect(page.unreadCount == 25)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(Set(found) == Set((0..<25).map { "\($0)" }).subtracting(["7"]) && found.count == 24)
      #expect(times == times.sorted(by: >))
      #expect(try await house.listed(by: anna).notifications.count == 19)
      #expect(try await house.listed(by: anna, size: 1_000).nextPageToken == "")
      let first = try await house.listed(by: anna, size: 10)
      let berta = house.person("berta")
      for (person, size, wrong, reason) in [
        (anna, Int32(-1), "", "OUT_OF_RANGE"), (anna, 10, "nonsense", "PAGE_TOKEN_INVALID"),
        (berta, 10, first.nextPageToken, "PAGE_TOKEN_INVALID"),
      ] {
        #expect(try await house.refusal { _ = try await house.listed(by: person, size: size, token: wrong) } == reason)
      }
    }
  }

  @Test func theOldestMakeRoomAndTimePassesOverTheRest() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      func post(_ count: Int) async {
        for _ in 0..<count {
          house.clock.advance(by: .milliseconds(1))
          let requested = NotificationRequested(accounts: [anna.accountID.bytes], kind: .cacheUpdated)
          #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
        }
      }
      await post(1)
      let first = try #require(try await house.listed(by: anna).notifications.first?.notificationID)
      try await house.database.execute(
        """
        INSERT INTO notifications (account_id, notification_id, kind, topic, create_time, is_listed)
        SELECT \(anna.accountID), id, 'cache.updated', 'watched', \(house.clock.now() + .milliseconds(1)), true
        FROM unnest(\((1..<NotificationRules.keptMax).map { _ in UUID() })) AS id
        """)
      #expect(try await house.listed(by: anna).unreadCount == 500)
      house.clock.advance(by: .milliseconds(1))
      await post(1)
      #expect(try await house.listed(by: anna).unreadCount == 500)
      #expect(try await house.refusal { try await Self.dismiss(house, first, by: anna) } == "NOTIFICATION_NOT_FOUND")
      let store = NotificationStore()
      let now = house.clock.now()
      #expect(try await store.delete(before: now, limit: 400, in: house.database) == 400)
      #expect(try await store.delete(before: now, limit: 400, in: house.database) == 99)
      #expect(try await house.listed(by: anna).unreadCount == 1)
    }
  }
}
