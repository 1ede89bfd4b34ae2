import CairnProto
import CairnTesting
import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

/// Kinds of news come with the features that tell them.
extension PushDispatchTests {
  /// A feature brings its kinds along: nothing here knows the one that is told.
  @Test func aKindIsToldAsItsFeatureSays() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: berta)
      await Self.tell(house, [berta], .kiteFlown, objectID: "kite")
      let listed = try #require(try await house.listed(by: berta).notifications.first)
      #expect(listed.kind == "kite.flown" && listed.realm == .expeditions && listed.topic == .games && listed.actions == [])
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      let message = try #require(phones.sent.first)
      #expect(message.title == "notification_kite_flown_title" && message.body == "notification_kite_flown_body" && message.isUrgent)
      #expect(message.data["kind"] == "kite.flown" && message.data["realm"] == "expeditions" && message.data["object_id"] == "kite")
      #expect(message.lifetime == .seconds(60) - PushRules.grace)
    }
  }
}
