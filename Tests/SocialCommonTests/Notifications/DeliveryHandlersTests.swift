import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct DeliveryHandlersTests {
  private static func get(_ house: SocialHouse, _ person: KnownPerson) async throws -> GetNotificationPreferencesResponse {
    try await house.deliveries.getNotificationPreferences(
      GetNotificationPreferencesRequest(),
      house.call(NotificationPreferenceServiceMethods.getNotificationPreferences, by: person.accountID))
  }

  private static func set(
    _ house: SocialHouse, _ request: SetNotificationPreferencesRequest, by person: KnownPerson, key: String = UUID().text
  ) async throws {
    _ = try await house.deliveries.setNotificationPreferences(
      request, house.call(NotificationPreferenceServiceMethods.setNotificationPreferences, by: person.accountID, key: key))
  }

  private static func preference(
    _ topic: NotificationTopic, _ channel: NotificationChannel, _ delivery: NotificationDelivery
  ) -> NotificationPreference {
    NotificationPreference(topic: topic, channel: channel, delivery: delivery)
  }

  @Test func whatIsChosenHoldsAndTheRestIsAsTheRulesHaveIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let before = try await Self.get(house, anna)
      #expect(before.preferences.count == NotificationRules.Topic.allCases.count * DeliveryRules.Channel.allCases.count)
      #expect(before.preferences.contains(Self.preference(.area, .push, .daily)))
      #expect(before.schedule == NotificationSchedule(digestMinute: 1_080))
      // Where nothing was chosen here, by the clock that the apps show.
      let carla = house.person("carla")
      _ = try await house.prefer(UpdatePreferencesRequest(timeZone: "Asia/Tokyo"), by: carla.accountID)
      #expect(try await Self.get(house, carla).schedule == NotificationSchedule(digestMinute: 1_080))
      let schedule = NotificationSchedule(
        timeZone: "Europe/Rome", quietHours: QuietHours(startMinute: 1_320, endMinute: 420), digestMinute: 1_200)
      let request = SetNotificationPreferencesRequest(
        preferences: [
          Self.preference(.area, .push, .off), Self.preference(.area, .push, .atOnce), Self.preference(.games, .inApp, .off),
        ], schedule: schedule)
      // The answer is lost, and asked for again.
      let key = UUID().text
      for _ in 0..<2 { try await Self.set(house, request, by: anna, key: key) }
      let after = try await Self.get(house, anna)
      #expect(after.schedule == schedule && after.preferences.count == before.preferences.count)
      #expect(after.preferences.contains(Self.preference(.area, .push, .atOnce)))
      #expect(after.preferences.contains(Self.preference(.games, .inApp, .off)))
      #expect(Set(after.preferences).subtracting(before.preferences).count == 2)
      #expect(try await Self.get(house, berta) == before)
      // What is not named stays.
      try await Self.set(house, SetNotificationPreferencesRequest(schedule: NotificationSchedule(timeZone: "UTC")), by: anna)
      let last = try await Self.get(house, anna)
      #expect(last.preferences == after.preferences && last.schedule == NotificationSchedule(timeZone: "UTC"))
    }
  }

  @Test func setTwiceAtOnceOneOfThemHolds() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<10 {
        let anna = house.person("anna\(round)")
        func request(_ delivery: NotificationDelivery, _ minute: Int32) -> SetNotificationPreferencesRequest {
          SetNotificationPreferencesRequest(
            preferences: NotificationRules.Topic.allCases.map { Self.preference(NotificationTopic($0), .push, delivery) },
            schedule: NotificationSchedule(timeZone: "UTC", digestMinute: minute))
        }
        async let one: Void = Self.set(house, request(.off, 1), by: anna)
        async let other: Void = Self.set(house, request(.daily, 2), by: anna)
        _ = try await (one, other)
        let found = try await Self.get(house, anna)
        let pushes = Set(found.preferences.filter { $0.channel == .push }.map(\.delivery))
        #expect(pushes == (found.schedule?.digestMinute == 1 ? [.off] : [.daily]))
      }
    }
  }

  @Test func whatCannotBeChosenIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      func refusal(_ request: SetNotificationPreferencesRequest) async throws -> String? {
        try await house.refusal { try await Self.set(house, request, by: anna) }
      }
      for (preference, reason) in [
        (Self.preference(.unspecified, .push, .off), "MISSING"), (Self.preference(.unrecognized(99), .push, .off), "UNKNOWN_VALUE"),
        (Self.preference(.area, .unspecified, .off), "MISSING"), (Self.preference(.area, .push, .unspecified), "MISSING"),
        (Self.preference(.area, .inApp, .daily), "NOT_APPLICABLE"),
      ] {
        #expect(try await refusal(SetNotificationPreferencesRequest(preferences: [preference])) == reason)
      }
      let many = Array(repeating: Self.preference(.area, .push, .off), count: 101)
      #expect(try await refusal(SetNotificationPreferencesRequest(preferences: many)) == "TOO_MANY")
      for (schedule, reason) in [
        (NotificationSchedule(timeZone: "Europe/Atlantis"), "UNKNOWN_VALUE"),
        (NotificationSchedule(timeZone: "PST"), "UNKNOWN_VALUE"),
        (NotificationSchedule(timeZone: "UTC", digestMinute: 1_440), "OUT_OF_RANGE"),
        (NotificationSchedule(timeZone: "UTC", quietHours: QuietHours(startMinute: -1, endMinute: 3)), "OUT_OF_RANGE"),
        (NotificationSchedule(timeZone: "UTC", quietHours: QuietHours(startMinute: 1, endMinute: 1_440)), "OUT_OF_RANGE"),
        (NotificationSchedule(timeZone: "UTC", quietHours: QuietHours(startMinute: 5, endMinute: 5)), "OUT_OF_RANGE"),
      ] {
        #expect(try await refusal(SetNotificationPreferencesRequest(schedule: schedule)) == reason)
      }
      #expect(try await Self.get(house, anna).schedule == NotificationSchedule(digestMinute: 1_080))
    }
  }

  @Test func whoWantsNothingInTheAppHasNothingInTheList() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await Self.set(
        house, SetNotificationPreferencesRequest(preferences: [Self.preference(.achievements, .inApp, .off)]), by: anna)
      let badge = NotificationRequested(accounts: [anna, berta].map(\.accountID.bytes), kind: .badgeUnlocked)
      let walk = NotificationRequested(accounts: [anna.accountID.bytes], kind: .walkShared)
      #expect(await house.inbox.receive([SocialHouse.requested(badge), SocialHouse.requested(walk)]).takenCount == 2)
      #expect(try await house.listed(by: anna).notifications.map(\.kind) == ["walk.shared"])
      #expect(try await house.listed(by: anna).unreadCount == 1)
      #expect(try await house.types(of: anna.accountID) == ["notification.posted"])
      #expect(try await house.listed(by: berta).notifications.map(\.kind) == ["badge.unlocked"])
    }
  }

  /// Rome sets its clocks from 2:00 to 3:00 on 29 March 2026, and from 3:00 to 2:00 on 25 October 2026.
  @Test(arguments: [
    // A day of 24 hours: from 22:30 to 7:00.
    ("2026-06-10T20:30:15Z", 510, "2026-06-11T05:00:00Z"),
    // The night of 23 hours: from 22:30 to 7:00 are seven and a half hours.
    ("2026-03-28T21:30:59Z", 510, "2026-03-29T05:00:00Z"),
    // The night of 25 hours: from 22:30 to 7:00 are nine and a half hours.
    ("2026-10-24T20:30:00Z", 510, "2026-10-25T06:00:00Z"),
    // To 2:30, which that night does not have: 3:30 takes its place.
    ("2026-03-29T00:00:00Z", 90, "2026-03-29T01:30:00Z"),
    // To 2:30, which that night has twice: the second.
    ("2026-10-24T23:00:00Z", 90, "2026-10-25T01:30:00Z"),
    // From the first 2:10 to the next day's.
    ("2026-10-25T00:10:00Z", 1_440, "2026-10-26T01:10:00Z"),
  ])
  func theClockOnTheWallIsFollowedOverItsChanges(from: String, minutes: Int, to: String) async throws {
    try await SocialHouse.run { house async throws in
      func moment(_ text: String) async throws -> Moment {
        try await house.database.query("SELECT \(text)::text::timestamptz").firstRow().get(0)
      }
      let found = try await DeliveryStore().moment(
        minutesAhead: minutes, of: try await moment(from), in: "Europe/Rome", house.database)
      #expect(found == (try await moment(to)))
    }
  }

  /// What the server gives it takes back, and without a zone of its own a schedule follows the preferences.
  @Test func aZoneIsWhatTheDatabaseKnowsAndFollowsThePreferences() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      func minute() async throws -> Int {
        let claim = try await house.database.query(
          "SELECT coalesce(s.time_zone, o.time_zone) FROM preferences o LEFT JOIN notification_schedules s USING (account_id)")
        return try await DeliveryStore().wallMinute(
          of: Moment(milliseconds: 1_814_428_800_000), in: try claim.firstRow().get(0), house.database)
      }
      // 1 July 2027, 08:00 UTC: in summer.
      for (zone, hour) in [
        ("CET", 10), ("EET", 11), ("WET", 9), ("Japan", 17), ("GMT", 8), ("Europe/Rome", 10), ("europe/rome", 10), (" Europe/Rome\n", 10),
      ] {
        _ = try await house.prefer(UpdatePreferencesRequest(timeZone: zone), by: anna.accountID)
        let schedule = try #require(try await Self.get(house, anna).schedule)
        #expect(schedule.timeZone.isEmpty)
        try await Self.set(house, SetNotificationPreferencesRequest(schedule: schedule), by: anna)
        #expect(try await minute() == hour * 60)
      }
      for zone in ["Mars/Phobos", "Mars", "PST", "EST5"] {
        #expect(
          try await house.refusal { _ = try await house.prefer(UpdatePreferencesRequest(timeZone: zone), by: anna.accountID) }
            == "UNKNOWN_VALUE")
      }
    }
  }
}
