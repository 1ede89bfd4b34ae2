import CairnProto
import SocialTesting
import WhereAmIProto
import AllAppsProto
import CairnServices
import AllAppsServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Synchronization
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// Remembers what it was given to send, and answers as it is told.
final class Phones: PushSender {
  private let state = Mutex<(begunCount: Int, sent: [PushMessage], outcomes: [String: [PushOutcome]])>((0, [], [:]))
  let pause: Duration

  init(pause: Duration = .zero) {
    self.pause = pause
  }

  /// In the order of sending.
  var sent: [PushMessage] { state.withLock { $0.sent } }
  var tokens: [String] { sent.map(\.token) }
  var begunCount: Int { state.withLock { $0.begunCount } }

  /// What becomes of the next messages to a token; of all others "sent".
  func answer(_ outcomes: PushOutcome..., to token: String) { state.withLock { $0.outcomes[token] = outcomes } }

  func prepare(for networks: Set<SocialCommon.PushNetwork>, at now: Moment) async {}

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome {
    state.withLock { $0.begunCount += 1 }
    if pause > .zero { try? await Task.sleep(for: pause) }
    return state.withLock { state in
      state.sent.append(message)
      guard var outcomes = state.outcomes[message.token], !outcomes.isEmpty else { return .sent }
      defer { state.outcomes[message.token] = outcomes }
      return outcomes.removeFirst()
    }
  }
}

@Suite struct PushDispatchTests {
  static func dispatch(_ house: SocialHouse, _ phones: any PushSender) -> PushDispatch {
    let people = house.people.people
    let sessions = PushSessions(
      service: RevocationServiceClient(house.directory), remembered: people.sessions, watch: people.watch)
    return PushDispatch(database: house.database, people: people, sessions: sessions, sender: phones, time: house.clock)
  }

  static func tell(
    _ house: SocialHouse, _ people: [KnownPerson], _ kind: NotificationKind = .walkShared, about subject: KnownPerson? = nil,
    objectID: String = "", expireTime: Moment? = nil
  ) async {
    let requested = NotificationRequested(
      accounts: people.map(\.accountID.bytes), kind: kind, subject: subject?.accountID.bytes ?? [], objectID: objectID,
      objectName: "Round the lake", expireTime: expireTime)
    #expect(await house.inbox.receive([SocialHouse.requested(requested)]).takenCount == 1)
  }

  static func choose(
    _ house: SocialHouse, _ person: KnownPerson, _ preferences: [NotificationPreference] = [], _ schedule: NotificationSchedule? = nil
  ) async throws {
    _ = try await house.deliveries.setNotificationPreferences(
      SetNotificationPreferencesRequest(preferences: preferences, schedule: schedule),
      house.call(NotificationPreferenceServiceMethods.setNotificationPreferences, by: person.accountID))
  }

  static func waiting(_ house: SocialHouse) async throws -> Int {
    Int(try await house.database.query("SELECT count(*) FROM pushes").firstRow().get(0) as Int64)
  }

  static func moment(_ house: SocialHouse, _ text: String) async throws -> Moment {
    try await house.database.query("SELECT \(text)::text::timestamptz").firstRow().get(0)
  }

  @Test func whatIsTakenBackWithinTheGraceIsNotPushed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: berta)
      for object in ["one", "two"] {
        await Self.tell(
          house, [berta], .invitationReceived, about: anna, objectID: object, expireTime: house.clock.now() + .seconds(60))
      }
      #expect(try await Self.waiting(house) == 2)
      #expect(await house.withdraw(.invitationReceived, "one", from: [berta]).takenCount == 1)
      #expect(try await Self.waiting(house) == 1)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.sent.map { $0.data["object_id"] } == ["two"] && phones.sent.map(\.badge) == [1])
    }
  }

  @Test func anInvitationIsPushedForAsLongAsItIsOpen() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: berta)
      func invite(_ object: String) async {
        await Self.tell(
          house, [berta], .invitationReceived, about: anna, objectID: object, expireTime: house.clock.now() + .seconds(600))
      }
      await invite("one")
      house.clock.advance(by: .seconds(300))
      try await dispatch.run()
      #expect(phones.sent.map { $0.data["object_id"] } == ["one"] && phones.sent.map(\.lifetime) == [.seconds(300)])
      await invite("two")
      house.clock.advance(by: .seconds(600))
      try await dispatch.run()
      #expect(phones.sent.count == 1)
      #expect(try await Self.waiting(house) == 0)
    }
  }

  /// Requirement W-63.
  @Test func aFriendsRequestIsPushedToEveryDeviceOnceTheGraceIsOver() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      for token in ["phone", "tablet"] { try await house.register(UUID(), token: token, by: berta) }
      try await house.register(UUID(), token: "other", by: anna)
      try await house.ask("berta", by: anna)
      try await dispatch.run()
      #expect(phones.sent == [])
      house.clock.advance(by: PushRules.grace)
      for _ in 0..<2 { try await dispatch.run() }
      #expect(phones.tokens.sorted() == ["phone", "tablet"])
      let listed = try #require(try await house.listed(by: berta).notifications.first)
      let message = try #require(phones.sent.first)
      #expect(message.title == "notification_friend_requested_title" && message.body == "notification_friend_requested_body")
      #expect(message.arguments == ["anna", ""] && message.badge == 1 && !message.isUrgent && message.collapseKey == nil)
      #expect(
        message.data == ["kind": "friend.requested", "notification_id": listed.notificationID, "account_id": anna.accountID.text])
      #expect(message.tag == listed.notificationID && message.lifetime == .seconds(3 * 86_400) - PushRules.grace)
      #expect(try await Self.waiting(house) == 0)
      #expect(!"\(message)".contains("phone") && !"\(message)".contains("anna"))
    }
  }

  /// No push for what a device has acknowledged, nor for what was read, taken back or dismissed meanwhile.
  @Test func whatWasSeenMeanwhileIsNotPushed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let (phone, tablet) = (UUID(), UUID())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(phone, token: "phone", by: berta)
      try await house.register(tablet, token: "tablet", by: berta)
      func acknowledge(_ deviceID: UUID) async throws {
        let head = try await house.log.head(of: berta.accountID, in: house.database)
        let request = AcknowledgeRequest(deviceID: deviceID.text, cursor: Cursor(head))
        _ = try await house.streams.acknowledge(request, house.call(StreamServiceMethods.acknowledge, by: berta.accountID))
      }
      func later() async throws {
        house.clock.advance(by: PushRules.grace)
        try await dispatch.run()
        #expect(try await Self.waiting(house) == 0)
      }
      // What came before was acknowledged, this was not.
      try await acknowledge(phone)
      try await acknowledge(tablet)
      try await house.ask("berta", by: anna)
      try await acknowledge(tablet)
      try await later()
      #expect(phones.tokens == ["phone"])
      try await house.cancel(berta, by: anna)
      try await later()
      // Taken back.
      try await house.ask("berta", by: anna)
      try await house.cancel(berta, by: anna)
      try await later()
      // Dismissed.
      await Self.tell(house, [berta])
      let dismissed = try #require(try await house.listed(by: berta).notifications.first?.notificationID)
      _ = try await house.notifications.dismissNotification(
        DismissNotificationRequest(notificationID: dismissed),
        house.call(NotificationServiceMethods.dismissNotification, by: berta.accountID))
      try await later()
      // Read on another device.
      await Self.tell(house, [berta])
      let read = try #require(try await house.listed(by: berta).notifications.first?.notificationID)
      _ = try await house.notifications.markNotificationsRead(
        MarkNotificationsReadRequest(notificationIDs: [read]),
        house.call(NotificationServiceMethods.markNotificationsRead, by: berta.accountID))
      try await later()
      #expect(phones.tokens == ["phone"])
      // Who is told of is blocked.
      await Self.tell(house, [berta], about: anna)
      try await house.block(anna, by: berta)
      try await later()
      #expect(phones.tokens == ["phone"])
    }
  }

  @Test func whatNobodyWantsOrHasGoneIsNotPushed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, phones) = (house.person("anna"), house.person("berta"), house.person("carla"), Phones())
      let dispatch = Self.dispatch(house, phones)
      // An app that shows other things.
      try await house.register(UUID(), token: "caches", by: anna, topics: [.area, .watched])
      try await house.register(UUID(), token: "walks", by: anna, topics: [.friendsActivity])
      try await house.register(UUID(), token: "off", by: berta)
      // Chosen after it was told, before it is pushed.
      await Self.tell(house, [anna, berta], about: carla)
      try await Self.choose(house, berta, [NotificationPreference(topic: .friendsActivity, channel: .push, delivery: .off)])
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.tokens == ["walks"])
      // Not in the app, and pushed all the same.
      try await Self.choose(house, anna, [NotificationPreference(topic: .friendsActivity, channel: .inApp, delivery: .off)])
      await Self.tell(house, [anna], about: carla)
      // Too late by then.
      await Self.tell(house, [anna], expireTime: house.clock.now() + PushRules.grace)
      // Whom it tells of is leaving.
      let dora = house.person("dora")
      await Self.tell(house, [anna], about: dora)
      house.directory.remove(dora)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.sent.suffix(from: 1).map(\.arguments) == [["carla", "Round the lake"]])
      #expect(try await Self.waiting(house) == 0)
    }
  }

  @Test func aZoneThatNobodyKnowsAnyMoreIsTakenForUTCAndKeepsNobodyElseWaiting() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      for person in [anna, berta] { try await house.register(UUID(), token: "of-\(person.username)", by: person) }
      let noon = try await Self.moment(house, "2027-03-27T12:00:00Z")
      house.clock.advance(by: noon - house.clock.now())
      // Quiet until a minute past noon.
      try await Self.choose(
        house, anna, [], NotificationSchedule(timeZone: "Europe/Rome", quietHours: QuietHours(startMinute: 600, endMinute: 721)))
      for zone in ["Mars/Olympus", "nowhere"] {
        try await house.database.execute("UPDATE notification_schedules SET time_zone = \(zone)")
        await Self.tell(house, [anna, berta])
        let sentCount = phones.sent.count
        house.clock.advance(by: PushRules.grace)
        try await dispatch.run()
        #expect(phones.tokens.suffix(from: sentCount) == ["of-berta"])
        house.clock.advance(by: .seconds(60))
        try await dispatch.run()
        #expect(phones.tokens.suffix(from: sentCount) == ["of-berta", "of-anna"])
        house.clock.advance(by: .seconds(86_400 - 63))
      }
    }
  }

  @Test func whoHasChosenNoScheduleHasTheZoneOfThePreferences() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, phones) = (house.person("anna"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: anna)
      _ = try await house.prefer(UpdatePreferencesRequest(timeZone: "Asia/Tokyo"), by: anna.accountID)
      // What is told once a day comes at six in the evening: at nine in the morning by UTC.
      let before = try await Self.moment(house, "2027-03-27T08:00:00Z")
      house.clock.advance(by: before - house.clock.now())
      await Self.tell(house, [anna], .cachePublished)
      for minutes in [1, 58] {
        house.clock.advance(by: .seconds(minutes * 60))
        try await dispatch.run()
        #expect(phones.sent.isEmpty)
      }
      house.clock.advance(by: .seconds(60))
      try await dispatch.run()
      #expect(phones.sent.count == 1)
    }
  }

  /// Written by a newer version that was taken back.
  @Test func aTopicThatNobodyKnowsIsPassedOverAndKeepsNobodyWaiting() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      for person in [anna, berta] { try await house.register(UUID(), token: "of-\(person.username)", by: person) }
      await Self.tell(house, [anna], objectID: "kite")
      await Self.tell(house, [anna, berta])
      try await house.database.execute("UPDATE notifications SET topic = 'kites' WHERE object_id = 'kite'")
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(Set(phones.tokens) == ["of-anna", "of-berta"] && phones.sent.count == 2)
      #expect(try await Self.waiting(house) == 1)
      // In the list the other one is, and pages and counts agree.
      #expect(try await house.listed(by: anna).notifications.map(\.kind) == ["walk.shared"])
      #expect(try await house.listed(by: anna, size: 1).nextPageToken.isEmpty)
      #expect(try await house.listed(by: anna).unreadCount == 1)
      // It is of no use any more, and its person goes.
      house.clock.advance(by: NotificationRules.lifetimeMax)
      try await dispatch.run()
      #expect(try await Self.waiting(house) == 0)
      try await house.purge(anna)
    }
  }

  /// A night in Rome that has 23 hours.
  @Test func quietHoursAreKeptByTheClockOnTheWall() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      func go(to text: String) async throws {
        let end = try await Self.moment(house, text)
        house.clock.advance(by: end - house.clock.now())
        try await dispatch.run()
      }
      try await house.register(UUID(), token: "phone", by: berta)
      try await Self.choose(
        house, berta, [],
        NotificationSchedule(
          timeZone: "Europe/Rome", quietHours: QuietHours(startMinute: 22 * 60, endMinute: 7 * 60), digestMinute: 6 * 60))
      try await go(to: "2027-03-27T22:00:00Z")
      await Self.tell(house, [berta])
      await Self.tell(house, [berta], .meetingStarting)
      // Once a day, at six: within the quiet hours, so at their end.
      await Self.tell(house, [berta], .cachePublished)
      await Self.tell(house, [berta], .cachePublished)
      try await go(to: "2027-03-27T22:00:03Z")
      #expect(phones.sent.map { $0.data["kind"] } == ["meeting.starting"])
      for text in ["2027-03-28T01:00:00Z", "2027-03-28T04:30:00Z", "2027-03-28T04:59:59Z"] {
        try await go(to: text)
        #expect(phones.sent.count == 1)
      }
      try await go(to: "2027-03-28T05:00:00Z")
      #expect(phones.sent.count == 3)
      #expect(Set(phones.sent.map { $0.data["kind"] ?? "" }) == ["meeting.starting", "walk.shared", "daily"])
      let daily = try #require(phones.sent.first { $0.data["kind"] == "daily" })
      #expect(daily.arguments == ["2"] && daily.collapseKey == "daily" && daily.tag == "daily")
      #expect(try await Self.waiting(house) == 0)
    }
  }

  @Test func whatFailsIsTriedAgainUntilItIsOfNoUse() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: berta)
      await Self.tell(house, [berta], expireTime: house.clock.now() + .seconds(600))
      phones.answer(.later("away", after: nil), .later("away", after: .seconds(100)), to: "phone")
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      try await dispatch.run()
      #expect(phones.sent.count == 1)
      house.clock.advance(by: .milliseconds(1_500))
      try await dispatch.run()
      #expect(phones.sent.count == 2)
      house.clock.advance(by: .milliseconds(99_999))
      try await dispatch.run()
      #expect(phones.sent.count == 2)
      house.clock.advance(by: .milliseconds(1))
      try await dispatch.run()
      #expect(phones.sent.count == 3)
      #expect(try await Self.waiting(house) == 0)
      // For ever: until it is of no use.
      await Self.tell(house, [berta], expireTime: house.clock.now() + .seconds(600))
      phones.answer(.later("away", after: .seconds(500)), .later("away", after: .seconds(500)), to: "phone")
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      house.clock.advance(by: .seconds(600))
      try await dispatch.run()
      #expect(phones.sent.count == 4)
      #expect(try await Self.waiting(house) == 0)
      // Never to be taken.
      await Self.tell(house, [berta])
      phones.answer(.refused("bad"), to: "phone")
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.sent.count == 5)
      #expect(try await Self.waiting(house) == 0)
      #expect(try await PushDeviceStore().devices(of: berta.accountID, in: house.database).count == 1)
    }
  }

  @Test func aTokenThatIsNoneAnyMoreCostsItsDeviceTheRegistrationAndNothingElse() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones(pause: .milliseconds(100)))
      let dispatch = Self.dispatch(house, phones)
      let changing = UUID()
      for (deviceID, token) in [(UUID(), "gone"), (UUID(), "stays"), (changing, "old")] {
        try await house.register(deviceID, token: token, by: berta)
      }
      await Self.tell(house, [berta])
      for token in ["gone", "old"] { phones.answer(.unregistered(since: nil), to: token) }
      house.clock.advance(by: PushRules.grace)
      async let running: Void = dispatch.run()
      // While it is sent, the device registers its new token.
      try await Task.sleep(for: .milliseconds(30))
      try await house.register(changing, token: "new", by: berta)
      try await running
      try await dispatch.run()
      let tokens = try await PushDeviceStore().devices(of: berta.accountID, in: house.database).map(\.token)
      #expect(tokens.sorted() == ["new", "stays"])
      #expect(phones.tokens.filter { $0 == "new" }.count == 1)
      #expect(try await Self.waiting(house) == 0)
    }
  }

  @Test func whenFirebaseWantsNothingNothingIsSent() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: berta)
      await Self.tell(house, [berta])
      phones.answer(.overloaded(after: .seconds(60), isEverybodys: true), to: "phone")
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      await Self.tell(house, [berta])
      house.clock.advance(by: .seconds(59))
      try await dispatch.run()
      #expect(phones.sent.count == 1)
      house.clock.advance(by: .milliseconds(2_500))
      try await dispatch.run()
      #expect(phones.sent.count == 3)
      #expect(try await Self.waiting(house) == 0)
    }
  }

  /// Two processes at once, many pushes: each once.
  @Test func twoProcessesShareTheWork() async throws {
    try await SocialHouse.run { house async throws in
      let phones = Phones(pause: .milliseconds(5))
      let people = (0..<150).map { house.person("person\($0)") }
      for person in people { try await house.register(UUID(), token: person.username, by: person) }
      await Self.tell(house, people)
      house.clock.advance(by: PushRules.grace)
      let (one, other) = (Self.dispatch(house, phones), Self.dispatch(house, phones))
      async let first: Void = one.run()
      async let second: Void = other.run()
      _ = try await (first, second)
      #expect(phones.tokens.sorted() == people.map(\.username).sorted())
      #expect(try await Self.waiting(house) == 0)
    }
  }

  /// What a process had taken that has died is taken over, not before its claim ends.
  @Test func whatAProcessHadTakenThatHasDiedIsTakenOver() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      try await house.register(UUID(), token: "phone", by: berta)
      await Self.tell(house, [berta])
      house.clock.advance(by: PushRules.grace)
      let now = house.clock.now()
      let dead = UUID()
      let taken = try await PushStore().claim(dead, until: now + PushRules.claim, at: now, limit: 10, in: house.database).pushes
      #expect(taken.count == 1)
      let dispatch = Self.dispatch(house, phones)
      house.clock.advance(by: PushRules.claim - .milliseconds(1))
      try await dispatch.run()
      #expect(phones.sent == [])
      house.clock.advance(by: .milliseconds(1))
      let other = UUID()
      let again = try await PushStore().claim(
        other, until: house.clock.now() + PushRules.claim, at: house.clock.now(), limit: 10, in: house.database)
      #expect(again.count == 1)
      // The dead one was only slow: it changes nothing any more.
      try await PushStore().finish(taken.map(\.key), dead, in: house.database)
      try await PushStore().postpone(taken, dead, until: now, isFailure: true, in: house.database)
      #expect(try await Self.waiting(house) == 1)
      house.clock.advance(by: PushRules.claim)
      try await dispatch.run()
      #expect(phones.tokens == ["phone"])
    }
  }

  @Test func withoutNamesPushesWaitAndNoDeviceHasMoreThanItsShare() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: berta)
      for _ in 0..<(PushRules.waitingMax + 5) { await Self.tell(house, [berta], about: anna) }
      #expect(try await Self.waiting(house) == PushRules.waitingMax)
      house.directory.setDown(true)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.sent == [])
      let counted = try await house.database.query("SELECT max(attempt_count) FROM pushes").firstRow().get(0, as: Int32.self)
      #expect(counted == 0)
      house.directory.setDown(false)
      house.clock.advance(by: .seconds(1))
      try await dispatch.run()
      #expect(phones.sent.count == PushRules.waitingMax)
      // With its device or its account everything that waits goes.
      await Self.tell(house, [berta])
      #expect(await house.endSessions([berta.accountID], of: berta).takenCount == 1)
      #expect(try await Self.waiting(house) == 0)
    }
  }
}
