import CairnProto
import AllAppsProto
import CairnServices
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// Notifications by mail (requirements X-9, C-S11, F-26).
@Suite struct MailNoticesTests {
  private static func choose(
    _ house: SocialHouse, _ person: KnownPerson, _ delivery: NotificationDelivery, _ topics: [NotificationTopic] = [.friendsActivity],
    schedule: NotificationSchedule? = nil
  ) async throws {
    let preferences = topics.map { NotificationPreference(topic: $0, channel: .email, delivery: delivery) }
    _ = try await house.deliveries.setNotificationPreferences(
      SetNotificationPreferencesRequest(preferences: preferences, schedule: schedule),
      house.call(NotificationPreferenceServiceMethods.setNotificationPreferences, by: person.accountID))
  }

  private static func tell(_ house: SocialHouse, _ people: [KnownPerson], _ name: String = "", _ kind: NotificationKind = .walkShared)
    async throws
  {
    let requested = NotificationRequested(accounts: people.map(\.accountID.bytes), kind: kind, objectName: name)
    #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
  }

  /// What AuthService is asked to mail, in order; it is gone after that.
  private static func mailed(_ house: SocialHouse) async throws -> [NotificationMailRequested] {
    let rows = try await house.database.query(
      "SELECT payload FROM outbox WHERE type = 'notification.mail_requested' AND destination = 'auth' ORDER BY create_time, event_id")
    try await house.database.execute("DELETE FROM outbox WHERE type = 'notification.mail_requested'")
    return try rows.map { try NotificationMailRequested(decoding: try $0.get(0)) }
  }

  private static func later(_ house: SocialHouse, _ pause: Duration = MailNoticeRules.grace) async throws -> [NotificationMailRequested] {
    house.clock.advance(by: pause)
    for _ in 0..<2 { try await house.mailNotices.run() }
    return try await mailed(house)
  }

  private static func waiting(_ house: SocialHouse) async throws -> Int64 {
    try await house.database.query("SELECT count(*) FROM mail_notices").firstRow().get(0)
  }

  @Test func nobodyIsMailedWhoHasNotChosenIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await Self.choose(house, berta, .atOnce, [.games])
      try await Self.tell(house, [anna, berta])
      #expect(try await Self.waiting(house) == 0)
      #expect(try await Self.later(house) == [])
    }
  }

  @Test func anInvitationIsNotMailedHoweverLongItIsOpen() async throws {
    try await SocialHouse.run { house async throws in
      let berta = house.person("berta")
      try await Self.choose(house, berta, .atOnce, [.games])
      #expect(MailNoticeRules.grace < .seconds(Int64(NotificationKind.invitationReceived.lifetimeSeconds)))
      try await Self.tell(house, [berta], "", .invitationReceived)
      #expect(try await Self.waiting(house) == 0)
    }
  }

  @Test func whoIsLeavingIsNeitherToldOfNorCounted() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await Self.choose(house, anna, .atOnce, [.friends])
      for other in [berta, carla] { try await house.ask("anna", by: other) }
      try await house.leave(berta)
      let mailed = try await Self.later(house)
      #expect(mailed.map { $0.news.map(\.subject) } == [[carla.accountID.bytes]] && mailed.first?.moreCount == 0)
      #expect(try await Self.waiting(house) == 0)
    }
  }

  @Test func aMinorIsNamedToStrangersOnlyInWhatIsBetweenTheTwo() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, young) = (house.person("anna"), house.person("berta"), house.person("young", isMinor: true))
      try await house.befriend(anna, young)
      for person in [anna, berta] { try await Self.choose(house, person, .atOnce, [.friendsActivity, .friends]) }
      for subject in [young, anna] {
        let requested = NotificationRequested(
          accounts: [berta.accountID.bytes], kind: .walkShared, subject: subject.accountID.bytes, objectName: subject.username)
        #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      }
      let toFriend = NotificationRequested(accounts: [anna.accountID.bytes], kind: .walkShared, subject: young.accountID.bytes)
      #expect(await house.inbox.receive([SocialHouse.requested(toFriend)]).takenCount == 1)
      try await house.ask("berta", by: young)
      let mailed = try await Self.later(house)
      let toAnna = try #require(mailed.first { $0.account == anna.accountID.bytes })
      let toBerta = try #require(mailed.first { $0.account == berta.accountID.bytes })
      #expect(toAnna.news.map(\.subject) == [young.accountID.bytes])
      #expect(toBerta.news.first { $0.objectName == "young" }?.subject == [])
      #expect(toBerta.news.first { $0.objectName == "anna" }?.subject == anna.accountID.bytes)
      #expect(toBerta.news.first { $0.kind == "friend.requested" }?.subject == young.accountID.bytes)
      #expect(toBerta.news.count == 3 && toBerta.moreCount == 0)
    }
  }

  @Test func nobodyIsNamedWhileNobodyCanSayWhoItIs() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await Self.choose(house, berta, .atOnce)
      let requested = NotificationRequested(accounts: [berta.accountID.bytes], kind: .walkShared, subject: anna.accountID.bytes)
      #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
      house.directory.setDown(true)
      #expect(try await Self.later(house) == [])
      house.directory.setDown(false)
      #expect(try await Self.later(house, MailNoticeRules.pause).flatMap(\.news).map(\.subject) == [anna.accountID.bytes])
    }
  }

  @Test func whatComesWithinTheGraceComesInOneMail() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await Self.choose(house, berta, .atOnce, [.friendsActivity, .friends])
      try await Self.tell(house, [anna, berta], "Lake")
      #expect(try await Self.later(house, .seconds(300)) == [])
      try await house.ask("berta", by: anna)
      let mailed = try await Self.later(house, .seconds(300))
      #expect(mailed.count == 1 && mailed.first?.account == berta.accountID.bytes && mailed.first?.moreCount == 0)
      #expect(
        mailed.first?.news == [
          MailedNews(kind: "walk.shared", objectName: "Lake", realm: .qwalk),
          MailedNews(kind: "friend.requested", subject: anna.accountID.bytes),
        ])
      #expect(try await Self.waiting(house) == 0)
      #expect(try await Self.later(house) == [])
      // Two processes at once mail it once.
      try await Self.tell(house, [berta], "Hill")
      house.clock.advance(by: MailNoticeRules.grace)
      async let one: Void = house.mailNotices.run()
      async let other: Void = house.mailNotices.run()
      _ = try await (one, other)
      #expect(try await Self.mailed(house).flatMap(\.news).map(\.objectName) == ["Hill"])
    }
  }

  @Test func whatWasSeenOrWithdrawnMeanwhileIsNotMailed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await Self.choose(house, berta, .atOnce, [.friendsActivity, .friends])
      // Acknowledged by a device.
      try await Self.tell(house, [berta])
      let head = try await house.log.head(of: berta.accountID, in: house.database)
      _ = try await house.streams.acknowledge(
        AcknowledgeRequest(deviceID: UUID().text, cursor: Cursor(head)),
        house.call(StreamServiceMethods.acknowledge, by: berta.accountID))
      #expect(try await Self.later(house) == [])
      // Read.
      try await Self.tell(house, [berta])
      let read = try #require(try await house.listed(by: berta).notifications.first)
      _ = try await house.notifications.markNotificationsRead(
        MarkNotificationsReadRequest(notificationIDs: [read.notificationID]),
        house.call(NotificationServiceMethods.markNotificationsRead, by: berta.accountID))
      #expect(try await Self.later(house) == [])
      // Taken back by who asked.
      try await house.ask("berta", by: anna)
      try await house.cancel(berta, by: anna)
      #expect(try await Self.waiting(house) == 0)
      // Chosen otherwise meanwhile.
      try await Self.tell(house, [berta])
      try await Self.choose(house, berta, .off)
      #expect(try await Self.later(house) == [])
      #expect(try await Self.waiting(house) == 0)
    }
  }

  @Test func aZoneOrTopicThatNobodyKnowsKeepsNobodyElseWaiting() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      for person in [anna, berta] {
        try await Self.choose(house, person, .atOnce, schedule: NotificationSchedule(timeZone: "Europe/Rome"))
      }
      try await house.database.execute("UPDATE notification_schedules SET time_zone = 'Mars/Olympus' WHERE account_id = \(anna.accountID)")
      try await Self.tell(house, [anna, berta], "Lake")
      #expect(Set(try await Self.later(house).map(\.account)) == [anna.accountID.bytes, berta.accountID.bytes])
      try await Self.tell(house, [anna], "Hill")
      try await house.database.execute("UPDATE notifications SET topic = 'kites' WHERE object_name = 'Hill'")
      try await Self.tell(house, [anna, berta], "Wood")
      #expect(try await Self.later(house).flatMap(\.news).map(\.objectName) == ["Wood", "Wood"])
      // It waits for a version that knows it, until it is of no use.
      #expect(try await Self.waiting(house) == 1)
      #expect(try await Self.later(house, NotificationRules.lifetimeMax) == [])
      #expect(try await Self.waiting(house) == 0)
    }
  }

  @Test func whoseNewsCannotBeToldNowIsLookedAtLaterAndOthersAreMailed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      for person in [anna, berta] { try await Self.choose(house, person, .atOnce) }
      try await Self.tell(house, [anna, berta], "Lake")
      // Whatever is wrong with a row of hers.
      try await house.database.execute(
        "ALTER TABLE preferences DROP CONSTRAINT preferences_units_check")
      _ = try await house.prefer(UpdatePreferencesRequest(isSoundOn: false), by: anna.accountID)
      try await house.database.execute("UPDATE preferences SET units = 'CUBITS'")
      #expect(try await Self.later(house).map(\.account) == [berta.accountID.bytes])
      try await house.database.execute("UPDATE preferences SET units = NULL")
      #expect(try await Self.later(house, .seconds(1)) == [])
      #expect(try await Self.later(house, MailNoticeRules.pause).map(\.account) == [anna.accountID.bytes])
    }
  }

  @Test func theLanguageOfThePreferencesGoesAlong() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      for person in [anna, berta] { try await Self.choose(house, person, .atOnce) }
      _ = try await house.prefer(UpdatePreferencesRequest(language: "de-AT"), by: anna.accountID)
      try await Self.tell(house, [anna, berta])
      let mailed = try await Self.later(house)
      #expect(mailed.first { $0.account == anna.accountID.bytes }?.language == "de-AT")
      #expect(mailed.first { $0.account == berta.accountID.bytes }?.language == "")
    }
  }

  @Test func aDaysNewsComeAtTheTimeOfDayThatWasChosen() async throws {
    try await SocialHouse.run { house async throws in
      let berta = house.person("berta")
      let noon: Moment = try await house.database.query("SELECT '2026-06-10T10:00:00Z'::timestamptz").firstRow().get(0)
      house.clock.advance(by: noon - house.clock.now())
      // At 18:00 in Rome it is 16:00 by UTC.
      try await Self.choose(house, berta, .daily, schedule: NotificationSchedule(timeZone: "Europe/Rome", digestMinute: 1_080))
      for number in 0..<25 { try await Self.tell(house, [berta], "walk \(number)") }
      #expect(try await Self.later(house, .seconds(3 * 3_600)) == [])
      #expect(try await Self.later(house, .seconds(3 * 3_600 - 1)) == [])
      let mailed = try await Self.later(house, .seconds(1))
      #expect(mailed.count == 1 && mailed.first?.news.count == 20 && mailed.first?.moreCount == 5)
      #expect(Set(mailed.first?.news.map(\.objectName) ?? []).count == 20)
    }
  }

  /// A day of somebody whom much is told: the oldest make room, and what is told at once has its own.
  @Test func whatWaitsForTheDayHasItsOwnRoom() async throws {
    try await SocialHouse.run { house async throws in
      let berta = house.person("berta")
      house.clock.set(to: try await house.database.query("SELECT '2027-03-01 08:00Z'::timestamptz").firstRow().get(0))
      try await Self.choose(house, berta, .daily)
      try await Self.choose(house, berta, .atOnce, [.achievements])
      for _ in 0..<2 {
        for _ in 0..<(MailNoticeRules.heldMax - 10) { try await Self.tell(house, [berta]) }
        #expect(try await Self.later(house) == [])
      }
      #expect(try await Self.waiting(house) == Int64(MailNoticeRules.heldMax))
      try await Self.tell(house, [berta], "center", .badgeUnlocked)
      #expect(try await Self.later(house).map(\.news.first?.kind) == ["badge.unlocked"])
    }
  }

  @Test func theLinkOfAMailEndsThemAndNothingElse() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      for person in [anna, berta] { try await Self.choose(house, person, .atOnce, [.friendsActivity, .games]) }
      try await Self.tell(house, [berta])
      let token = try #require(try await Self.later(house).first).unsubscribeToken
      func unsubscribe(_ token: String) async throws -> String? {
        try await house.refusal {
          let context = RequestContext(
            caller: Caller(), method: NotificationPreferenceServiceMethods.unsubscribeMails, now: house.clock.now(), requestID: "test")
          _ = try await house.deliveries.unsubscribeMails(UnsubscribeMailsRequest(token: token), context)
        }
      }
      for wrong in ["", "x", String(token.dropLast()), "A" + token, String(token.reversed())] {
        #expect(try await unsubscribe(wrong) == "TOKEN_INVALID")
      }
      for _ in 0..<2 { #expect(try await unsubscribe(token) == nil) }
      try await Self.tell(house, [anna, berta])
      #expect(try await Self.later(house).map(\.account) == [anna.accountID.bytes])
      // Who has been deleted is not made anew.
      try await house.database.transaction { transaction in _ = try await house.personal.purge(berta.accountID, in: transaction) }
      #expect(try await unsubscribe(token) == nil)
      let rows: Int64 = try await house.database.query(
        "SELECT count(*) FROM notification_preferences WHERE account_id = \(berta.accountID)"
      ).firstRow().get(0)
      #expect(rows == 0)
    }
  }
}
