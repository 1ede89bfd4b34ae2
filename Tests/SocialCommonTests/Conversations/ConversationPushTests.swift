import AllAppsProto
import AllAppsServices
import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct ConversationPushTests {
  /// Pushes that wait for somebody's device, as a process would take them.
  private static func due(_ house: SocialHouse) async throws -> [ClaimedPush] {
    house.clock.advance(by: PushRules.grace)
    let now = house.clock.now()
    let claim = try await PushStore().claim(UUID(), until: now + .seconds(1), at: now, limit: 100, in: house.database)
    return claim.pushes
  }

  private static func run(
    _ body:
      @escaping @Sendable (SocialHouse, _ anna: KnownPerson, _ berta: KnownPerson, _ conversationID: String, UUID) async throws -> Void
  ) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, device) = (house.person("anna"), house.person("berta"), UUID())
      try await house.register(device, token: "phone", by: berta)
      try await body(house, anna, berta, try await house.open(berta, by: anna), device)
    }
  }

  @Test func oneForAConversationWithItsLatestMessage() async throws {
    try await Self.run { house, anna, berta, conversationID, _ async throws in
      for text in ["one", "two"] { try await house.say(text, in: conversationID, by: anna) }
      let pushes = try await Self.due(house)
      #expect(pushes.map(\.notification.content.objectName) == ["two"])
      #expect(pushes.map(\.notification.content.objectID) == [conversationID])
      #expect(pushes.allSatisfy { PushRules.decide($0.situation, at: house.clock.now()) == .send })
      #expect(try await house.listed(by: berta).notifications.count == 1)
      // The writer is not notified; the reader no more.
      #expect(try await house.listed(by: anna).notifications == [])
      try await house.read(conversationID, upTo: 2, by: berta)
      #expect(try await house.listed(by: berta).notifications == [])
      #expect(try await Self.due(house).isEmpty)
    }
  }

  @Test func withoutTextsWhereTheReaderDoesNotWantThem() async throws {
    try await Self.run { house, anna, berta, conversationID, _ async throws in
      try await house.set(SetConversationSettingsRequest(showsTextInPushes: false), by: berta)
      try await house.say("secret", in: conversationID, by: anna)
      #expect(try await Self.due(house).map(\.notification.content.objectName) == [""])
    }
  }

  @Test func anEditChangesWhatIsSaidOnTheScreen() async throws {
    try await Self.run { house, anna, berta, conversationID, _ async throws in
      try await house.say("a secret", in: conversationID, by: anna)
      try await house.edit(1, "nothing", in: conversationID, by: anna)
      #expect(try await house.listed(by: berta).notifications.map(\.objectName) == ["nothing"])
      #expect(try await Self.due(house).map(\.notification.content.objectName) == ["nothing"])
      try await house.set(SetConversationSettingsRequest(showsTextInPushes: false), by: berta)
      try await house.say("another", in: conversationID, by: anna)
      try await house.edit(2, "none", in: conversationID, by: anna)
      #expect(try await house.listed(by: berta).notifications.map(\.objectName) == [""])
    }
  }

  /// Whichever of the two has blocked the other: what the other one wrote or planned stands in no list, and on no screen.
  @Test(arguments: [false, true]) func aBlockTakesBackWhatTheTwoWereTold(isBlockedByReader: Bool) async throws {
    try await Self.run { house, anna, berta, conversationID, _ async throws in
      try await house.say("one", in: conversationID, by: anna)
      let planned = NewNotification(
        notificationID: UUID(), kind: NotificationRules.Kind(.localBuddy, "meeting.created", .meetings), subjectID: anna.accountID,
        objectID: "meeting", objectName: "Coffee")
      try await house.database.transaction {
        _ = try await house.messages.messaging.news.notifications.post(planned, to: [berta.accountID], at: house.clock.now(), in: $0)
      }
      #expect(try await house.listed(by: berta).notifications.count == 2)
      if isBlockedByReader { try await house.block(anna, by: berta) } else { try await house.block(berta, by: anna) }
      #expect(try await house.listed(by: berta).notifications == [])
      #expect(try await Self.due(house).isEmpty)
    }
  }

  @Test func whoIsTakenOutOfAGroupIsToldNoMoreOfItsLatestMessage() async throws {
    try await Self.run { house, anna, berta, _, _ async throws in
      let groupID = try await house.group(anna, [berta])
      func told() async throws -> [String] {
        try await house.listed(by: berta).notifications.filter { $0.kind == "message.new" }.map(\.objectName)
      }
      try await house.say("a plan", in: groupID, by: anna)
      #expect(try await told() == ["a plan"])
      try await house.remove(berta, from: groupID, by: anna)
      #expect(try await told() == [])
      #expect(try await Self.due(house).allSatisfy { $0.notification.content.kind != .messageReceived })
    }
  }

  @Test func noneWhileAConversationIsMuted() async throws {
    try await Self.run { house, anna, berta, conversationID, _ async throws in
      try await house.mute(conversationID, by: berta, until: house.clock.now() + .seconds(60))
      try await house.say("one", in: conversationID, by: anna)
      #expect(try await Self.due(house).isEmpty)
      #expect(try await house.conversationList(of: berta).unreadConversationCount == 0)
      house.clock.advance(by: .seconds(60))
      try await house.say("two", in: conversationID, by: anna)
      #expect(try await Self.due(house).count == 1)
      #expect(try await house.refusal { try await house.mute(conversationID, by: berta, until: house.clock.now()) } == "OUT_OF_RANGE")
    }
  }

  @Test func noneForADeviceThatShowsTheConversation() async throws {
    try await Self.run { house, anna, berta, conversationID, device async throws in
      func show(_ viewing: String) async throws {
        let cursor = Cursor(try await house.log.head(of: berta.accountID, in: house.database))
        _ = try await house.streams.acknowledge(
          AcknowledgeRequest(deviceID: device.text, cursor: cursor, viewing: viewing),
          house.call(StreamServiceMethods.acknowledge, by: berta.accountID, key: nil))
      }
      try await show(conversationID)
      try await house.say("one", in: conversationID, by: anna)
      #expect(try await Self.due(house).map(\.situation.isSeen) == [true])
      // Half a minute later nobody knows any more what it shows.
      house.clock.advance(by: .seconds(31))
      try await house.say("two", in: conversationID, by: anna)
      #expect(try await Self.due(house).map(\.situation.isSeen) == [false])
      try await show("map")
      try await house.say("three", in: conversationID, by: anna)
      #expect(try await Self.due(house).map(\.situation.isSeen) == [false])
    }
  }
}
