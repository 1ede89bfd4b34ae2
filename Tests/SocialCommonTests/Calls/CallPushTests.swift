import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

/// Calls on an iPhone whose app is closed (requirements L-50, L-S13).
@Suite struct CallPushTests {
  private static let (noticeToken, callToken) = (String(repeating: "a1", count: 32), String(repeating: "c2", count: 32))

  private static func iPhone(token: String = noticeToken, calls callToken: String = callToken) -> RegisterDeviceRequest.OneOfAddress {
    .apns(ApnsToken(token: token, bundleID: "org.example.app", callToken: callToken))
  }

  /// Addresses of what was sent, each as the network and the token.
  private static func sent(_ phones: Phones) -> [String] {
    phones.sent.map { message in
      switch message.address {
      case .voip(let token, let bundleID): "voip \(bundleID) \(token.prefix(2))"
      case .apns(let token, let bundleID): "apns \(bundleID) \(token.prefix(2))"
      case .fcm, .web: "other"
      }
    }
  }

  private static func run(
    _ body:
      @escaping @Sendable (SocialHouse, _ phones: Phones, _ push: PushDispatch, _ anna: KnownPerson, _ berta: KnownPerson) async throws
      -> Void
  ) async throws {
    try await SocialHouse.run { house async throws in
      let phones = Phones()
      try await body(house, phones, PushDispatchTests.dispatch(house, phones), house.person("anna"), house.person("berta"))
    }
  }

  @Test func onlyACallRingsAsATelephoneDoes() async throws {
    try await Self.run { house, phones, push, anna, berta async throws in
      let conversationID = try await house.acquainted(anna, berta)
      try await house.register(UUID(), by: berta, address: Self.iPhone())
      let call = try await house.ring(conversationID, by: anna)
      house.clock.advance(by: PushRules.grace)
      try await push.run()
      #expect(Self.sent(phones) == ["voip org.example.app c2"])
      let message = try #require(phones.sent.first)
      #expect(message.data["kind"] == "call.ringing" && message.data["object_id"] == call.callID && message.arguments.first == "anna")
      #expect(message.isUrgent && message.lifetime <= CallRules.ringTime)
      // That it was missed, and a message, are notices: an app that is woken for a call and has none to report is ended.
      try await house.end(call.callID, by: anna)
      try await house.say("where are you?", in: conversationID, by: anna)
      house.clock.advance(by: PushRules.grace)
      try await push.run()
      #expect(Set(Self.sent(phones).dropFirst()) == ["apns org.example.app a1"])
    }
  }

  @Test func whoHasCallsToldOnceADayIsNotRung() async throws {
    try await Self.run { house, phones, push, anna, berta async throws in
      let conversationID = try await house.acquainted(anna, berta)
      try await house.register(UUID(), by: berta, address: Self.iPhone())
      try await PushDispatchTests.choose(house, berta, [NotificationPreference(topic: .messages, channel: .push, delivery: .daily)])
      try await house.ring(conversationID, by: anna)
      house.clock.advance(by: PushRules.grace)
      try await push.run()
      #expect(!Self.sent(phones).contains { $0.hasPrefix("voip") })
    }
  }

  /// A token of PushKit that ended takes no device away: the call is told by a notice, while it rings.
  @Test func aTokenForCallsThatIsNoneAnyMoreIsForgottenAlone() async throws {
    try await Self.run { house, phones, push, anna, berta async throws in
      let conversationID = try await house.acquainted(anna, berta)
      try await house.register(UUID(), by: berta, address: Self.iPhone())
      phones.answer(.unregistered(since: nil), to: Self.callToken)
      try await house.ring(conversationID, by: anna)
      house.clock.advance(by: PushRules.grace)
      for _ in 1...2 { try await push.run() }
      #expect(Self.sent(phones) == ["voip org.example.app c2", "apns org.example.app a1"])
      let kept = try await PushDeviceStore().devices(of: berta.accountID, in: house.database)
      #expect(kept.map(\.token) == [Self.noticeToken] && kept.map(\.callToken) == [nil])
      #expect(try await PushDispatchTests.waiting(house) == 0)
    }
  }

  /// An installation that may not send to the topic of calls is told so with each of them: the call is heard of all the same, and no token is forgotten.
  @Test func `A topic of calls that is refused takes neither of the device's tokens away`() async throws {
    try await Self.run { house, phones, push, anna, berta async throws in
      let conversationID = try await house.acquainted(anna, berta)
      try await house.register(UUID(), by: berta, address: Self.iPhone())
      phones.answer(.callsRefused("status 400 TopicDisallowed"), to: Self.callToken)
      try await house.ring(conversationID, by: anna)
      house.clock.advance(by: PushRules.grace)
      try await push.run()
      #expect(Self.sent(phones) == ["voip org.example.app c2", "apns org.example.app a1"])
      let kept = try await PushDeviceStore().devices(of: berta.accountID, in: house.database)
      #expect(kept.map(\.token) == [Self.noticeToken] && kept.map(\.callToken) == [Self.callToken])
      #expect(try await PushDispatchTests.waiting(house) == 0)
    }
  }

  @Test func `A notice in place of a call that its token does not take forgets the device, and no other`() async throws {
    try await Self.run { house, phones, push, anna, berta async throws in
      let conversationID = try await house.acquainted(anna, berta)
      try await house.register(UUID(), by: berta, address: Self.iPhone())
      phones.answer(.callsRefused("status 400 BadTopic"), to: Self.callToken)
      phones.answer(.unregistered(since: nil), to: Self.noticeToken)
      try await house.ring(conversationID, by: anna)
      house.clock.advance(by: PushRules.grace)
      try await push.run()
      #expect(try await PushDeviceStore().devices(of: berta.accountID, in: house.database).isEmpty)
    }
  }

  @Test func aTokenForCallsIsOfOnePerson() async throws {
    try await Self.run { house, _, _, anna, berta async throws in
      func tokens(_ person: KnownPerson) async throws -> [String?] {
        try await PushDeviceStore().devices(of: person.accountID, in: house.database).map(\.callToken)
      }
      let deviceID = UUID()
      try await house.register(deviceID, by: anna, address: Self.iPhone(calls: Self.callToken.uppercased()))
      #expect(try await tokens(anna) == [Self.callToken])
      // The phone is berta's now, by another token for notices: anna's is not rung for her any more.
      try await house.register(UUID(), by: berta, address: Self.iPhone(token: String(repeating: "b3", count: 32)))
      #expect(try await tokens(anna) == [nil])
      #expect(try await tokens(berta) == [Self.callToken])
      // An app that does not ring any more says so by telling none.
      try await house.register(deviceID, by: anna, address: Self.iPhone(calls: ""))
      #expect(try await tokens(anna) == [nil])
      let refusal = try await house.refusal { try await house.register(deviceID, by: anna, address: Self.iPhone(calls: "c2")) }
      #expect(refusal == "MALFORMED")
    }
  }

  @Test func registeredByTwoAtOnceItRingsOneOfThem() async throws {
    try await Self.run { house, _, _, anna, berta async throws in
      for round in 10..<20 {
        let (one, other) = (String(repeating: "a\(round)0", count: 16), String(repeating: "b\(round)0", count: 16))
        let call = String(repeating: "c\(round)0", count: 16)
        async let first: Void = house.register(UUID(), by: anna, address: Self.iPhone(token: one, calls: call))
        async let second: Void = house.register(UUID(), by: berta, address: Self.iPhone(token: other, calls: call))
        _ = try await (first, second)
        var rung = 0
        for person in [anna, berta] {
          rung += try await PushDeviceStore().devices(of: person.accountID, in: house.database).count { $0.callToken == call }
        }
        #expect(rung == 1)
      }
    }
  }
}
