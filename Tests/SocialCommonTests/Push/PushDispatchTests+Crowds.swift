import CairnProto
import CairnTesting
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

@testable import SocialCommon

/// What is too much, for one device, for Firebase and for a day, keeps nobody else waiting.
extension PushDispatchTests {
  /// Firebase takes no more for one device: the others get what is theirs, and it gets its own when it may.
  @Test func oneDeviceThatIsToldTooMuchStopsNobodyElse() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "loud", by: anna)
      try await house.register(UUID(), token: "quiet", by: berta)
      await Self.tell(house, [anna])
      phones.answer(.overloaded(after: .seconds(86_400), isEverybodys: false), to: "loud")
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      await Self.tell(house, [anna, berta])
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      // What came meanwhile does not ask either.
      #expect(phones.tokens == ["loud", "quiet"])
      house.clock.advance(by: PushRules.devicePauseMax + .seconds(2))
      try await dispatch.run()
      #expect(phones.tokens == ["loud", "quiet", "loud", "loud"])
      #expect(try await Self.waiting(house) == 0)
    }
  }

  /// Several at once: it is the whole project, which is let alone for some minutes and not for the day that is asked for.
  @Test func manyDevicesThatAreRefusedAtOncePauseAll() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      for index in 0..<PushRules.overloadedDevicesMax {
        let person = house.person("anna\(index)")
        try await house.register(UUID(), token: "phone\(index)", by: person)
        await Self.tell(house, [person])
        phones.answer(.overloaded(after: .seconds(86_400), isEverybodys: false), to: "phone\(index)")
      }
      try await house.register(UUID(), token: "other", by: berta)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      await Self.tell(house, [berta])
      house.clock.advance(by: PushRules.everybodysPauseMax - .seconds(1))
      try await dispatch.run()
      #expect(!phones.tokens.contains("other"))
      house.clock.advance(by: .seconds(2))
      try await dispatch.run()
      #expect(phones.tokens.contains("other"))
    }
  }

  /// A day of somebody whom much is told once a day.
  @Test func whatWaitsForTheDayKeepsNothingOutThatIsToldAtOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      house.clock.set(to: try await Self.moment(house, "2027-03-01 08:00Z"))
      try await house.register(UUID(), token: "phone", by: berta)
      for _ in 0..<2 {
        for _ in 0..<(PushRules.heldMax - 10) { await Self.tell(house, [berta], .cachePublished) }
        house.clock.advance(by: PushRules.grace)
        try await dispatch.run()
      }
      #expect(try await Self.waiting(house) == PushRules.heldMax)
      #expect(phones.sent == [])
      // The oldest have made room.
      let old: Int64 = try await house.database.query(
        "SELECT count(*) FROM notifications n JOIN pushes USING (notification_id) WHERE n.create_time = \(Self.moment(house, "2027-03-01 08:00Z"))"
      ).firstRow().get(0)
      #expect(old == Int64(PushRules.heldMax - (PushRules.heldMax - 10)))
      for _ in 0..<(PushRules.waitingMax - PushRules.heldMax) { await Self.tell(house, [berta]) }
      #expect(try await Self.waiting(house) == PushRules.waitingMax)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.sent.count == PushRules.waitingMax - PushRules.heldMax)
    }
  }
}
