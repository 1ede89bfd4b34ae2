import CairnProto
import AllAppsProto
import CairnServices
import AllAppsServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct DepartureTests {
  /// What GameService is to hear of friends waits there: nobody delivers it here.
  static let undelivered: Set<String> = ["outbox", "outbox_keys"]

  private static func renamed(_ person: KnownPerson) -> InboxEvent {
    InboxEvent(
      eventID: UUID(), type: ProfileInbox.renamedType, orderingKey: person.accountID.text, source: "auth",
      createTime: Moment(milliseconds: 1), payload: AccountRenamed(accountID: person.accountID.text).encoded())
  }

  @Test func whoLeavesIsInNobodysListsOrStreams() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      try await house.befriend(anna, berta)
      try await house.ask("carla", by: anna)
      try await house.ask("anna", by: dora)
      try await house.block(anna, by: dora)
      try await house.register(UUID(), token: "token-of-anna", by: anna)
      let link = try await house.share(.profile(SharedProfile(realm: .qwalk)), by: anna)
      #expect(await house.endSessions([UUID()], of: anna).takenCount == 1)
      let chosen = SetNotificationPreferencesRequest(
        preferences: [NotificationPreference(topic: .area, channel: .push, delivery: .off)],
        schedule: NotificationSchedule(timeZone: "Europe/Rome"))
      _ = try await house.deliveries.setNotificationPreferences(
        chosen, house.call(NotificationPreferenceServiceMethods.setNotificationPreferences, by: anna.accountID))
      // Friends are told that the profile is another: the key of that is made of the person's id.
      #expect(await house.inbox.receive([Self.renamed(anna)]).takenCount == 1)
      let told = NotificationRequested(
        accounts: [berta.accountID.bytes], kind: .walkShared, subject: anna.accountID.bytes, objectID: "walk", objectName: "of anna")
      #expect(await house.inbox.receive([SocialHouse.requested(told)]).takenCount == 1)
      let head = try await house.log.head(of: anna.accountID, in: database)
      let acknowledged = AcknowledgeRequest(deviceID: UUID().text, cursor: Cursor(head), viewing: "x")
      _ = try await house.streams.acknowledge(acknowledged, house.call(StreamServiceMethods.acknowledge, by: anna.accountID))
      let deleted = AccountDeleted(accountID: anna.accountID.text, deletionID: UUID().text, round: 1)
      let event = InboxEvent(
        eventID: UUID(), type: PersonalData.deletedEvent, orderingKey: anna.accountID.text, source: "auth", createTime: house.clock.now(),
        payload: deleted.encoded())
      for _ in 0..<2 { #expect(await house.inbox.receive([event]).takenCount == 1) }
      #expect(try PersonalDataLaw.traces(of: [anna.accountID.text], in: scratch, besides: Self.undelivered) == [])
      // Of whoever has left no link leads anywhere.
      #expect(try await house.refusal { _ = try await house.page(link.path) } == "SHARE_LINK_NOT_FOUND")
      // Not within the events either.
      let payloads = try await database.query("SELECT payload FROM stream_events").map { try $0.get(0, as: [UInt8].self) }
      for payload in payloads { #expect(!String(decoding: payload, as: UTF8.self).contains("anna")) }
      #expect(try await house.friends(of: berta) == [])
      #expect(
        try await house.types(of: berta.accountID).sorted() == [
          "friend.removed", "notification.removed", "taken back", "taken back", "taken back", "taken back",
        ])
      #expect(try await house.types(of: carla.accountID) == ["taken back", "friend.request_closed"])
      let receipt = try await database.query("SELECT payload FROM outbox WHERE destination = 'auth'")
        .map { try AccountPurged(decoding: try $0.get(0)) }
      #expect(receipt.count == 1)
      let rows = Dictionary(uniqueKeysWithValues: (receipt.first?.purgedRows ?? []).map { ($0.table, $0.rowCount) })
      #expect(rows["friendships"] == 2 && rows["friend_requests"] == 2 && rows["blocks"] == 1)
      #expect(rows["streams"] == 1 && rows["stream_devices"] == 1 && rows["stream_events"] == 10)
      #expect(rows["notifications"] == 3)
    }
  }

  @Test func twoFriendsWhoLeaveAtOnceBothGo() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      for round in 0..<10 {
        let (anna, berta) = (house.person("anna\(round)"), house.person("berta\(round)"))
        try await house.befriend(anna, berta)
        async let one = database.transaction(attempts: 3) { try await house.personal.purge(anna.accountID, in: $0) }
        async let other = database.transaction(attempts: 3) { try await house.personal.purge(berta.accountID, in: $0) }
        _ = try await (one, other)
        // What either was told by the other's end is gone with the second round.
        for person in [anna, berta] {
          _ = try await database.transaction { try await house.personal.purge(person.accountID, in: $0) }
        }
        #expect(try PersonalDataLaw.traces(of: [anna.accountID.text, berta.accountID.text], in: scratch, besides: Self.undelivered) == [])
      }
    }
  }

  @Test func batchesFollowTheOrderOfLocks() {
    let events = (0..<1_200).map { _ in SocialHouse.marked("", for: UUID()) }
    let batches = StreamLog.batches(events)
    #expect(batches.map(\.count) == [500, 500, 200])
    let order = batches.flatMap { $0 }.map(\.accountID.text)
    #expect(order == order.sorted())
    #expect(StreamLog.batches([]) == [])
  }

  @Test func anExportHoldsWhatIsKept() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      try await house.ask("anna", by: carla)
      var files: [String: [UInt8]] = [:]
      var current = ""
      try await house.personal.export(anna.accountID) { name, bytes in
        if let name { current = name }
        files[current, default: []] += bytes
      }
      #expect(
        files.keys.sorted() == [
          "app_facets.json", "blocks.json", "buddies.json", "buddy_cities.json", "conversation_clocks.json", "conversation_contacts.json",
          "conversation_members.json",
          "conversation_settings.json", "friend_request_counts.json", "friend_requests.json", "friend_requests_received.json",
          "friendships.json", "group_titles.json", "hidden_buddies.json", "jobs.json", "leaving_people.json",
          "mail_notices.json", "media.json", "meeting_feeds.json", "meeting_shares.json", "merged_guests.json", "message_hides.json",
          "message_reactions.json",
          "messages.json",
          "moved_friend_lists.json", "notification_preferences.json", "notification_schedules.json", "notifications.json",
          "preferences.json", "presence_leases.json", "presences.json", "profiles.json", "push_devices.json", "push_ended_sessions.json",
          "pushes.json",
          "report_decisions.json", "reports.json", "share_links.json", "stream_devices.json", "stream_events.json", "streams.json",
          "support_entries.json", "support_tickets.json", "uploads.json",
        ])
      func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }
      #expect(text("friendships.json").contains(berta.accountID.text))
      #expect(text("friend_requests_received.json").contains(carla.accountID.text))
      #expect(text("stream_events.json").contains("friend.accepted") && !text("stream_events.json").contains("payload"))
    }
  }

  @Test func aDeclineIsNotGivenOut() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let carla = house.person("carla")
      for name in ["berta", "carla"] { try await house.ask(name, by: anna) }
      func requests() async throws -> (all: String, sent: String) {
        var (all, sent, current) = ("", "", "")
        try await house.personal.export(anna.accountID) { name, bytes in
          if let name { current = name }
          all += String(decoding: bytes, as: UTF8.self)
          if current == "friend_requests.json" { sent += String(decoding: bytes, as: UTF8.self) }
        }
        return (all, sent)
      }
      try await house.answer(.decline, to: anna, by: berta)
      let open = try await requests()
      #expect(!open.all.contains("decline"))
      for person in [berta, carla] { #expect(open.sent.contains(person.accountID.text)) }
      // What has become of them is told neither by how long they stay.
      for person in [berta, carla] { try await house.cancel(person, by: anna) }
      let over = try await requests()
      #expect(over.sent == "[\n]\n")
    }
  }

  @Test func everyPersonalColumnIsPurgedAndExportedOrSaysWhyNot() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      // Tables of apps are seen to by the tests of each.
      let uncovered = try PersonalDataLaw.uncovered(in: scratch, elsewhere: house.personal.elsewhere).filter { !$0.hasPrefix("meeting") }
      #expect(uncovered == [])
      #expect(try PersonalDataLaw.undescribed(in: scratch) == [])
      #expect(try PersonalDataLaw.exportedSecrets(in: scratch) == [])
    }
  }
}
