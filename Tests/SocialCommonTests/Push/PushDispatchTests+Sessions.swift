import CairnTesting
import Events
import FoundationEssentials
import Identity
import SocialTesting
import Testing
import Timekeeping

@testable import SocialCommon

/// A phone is its person's only for as long as they are logged in on it (requirement W-10), whatever has been down meanwhile.
extension PushDispatchTests {
  @Test func whoHasLoggedOutIsNotPushedToThoughNoEventHasToldOfIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, phones) = (house.person("anna"), house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      let (shared, own) = (UUID(), UUID())
      try await house.register(UUID(), token: "shared", by: berta, session: shared)
      try await house.register(UUID(), token: "own", by: berta, session: own)
      await Self.tell(house, [berta], about: anna)
      house.directory.end(shared)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.tokens == ["own"])
      // The registration has gone with it, as the event will say.
      #expect(try await Self.waiting(house) == 0)
      #expect(try await PushDeviceStore().devices(of: berta.accountID, in: house.database).map(\.token) == ["own"])
      #expect(await house.endSessions([shared], of: berta).takenCount == 1)
      await Self.tell(house, [berta], about: anna)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.tokens == ["own", "own"])
    }
  }

  @Test func whoHasLoggedInAgainIsPushedTo() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      let (phone, before, after) = (UUID(), UUID(), UUID())
      try await house.register(phone, token: "phone", by: berta, session: before)
      await Self.tell(house, [berta])
      house.directory.end(before)
      try await house.register(phone, token: "phone", by: berta, session: after)
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.tokens == ["phone"])
      #expect(try await PushDeviceStore().devices(of: berta.accountID, in: house.database).map(\.sessionID) == [after])
    }
  }

  /// What tells of nobody asks nobody for a name, and waits all the same.
  @Test func whileNobodyTellsWhoIsLoggedInPushesWaitAsLongAsTheyAreOfUse() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = Self.dispatch(house, phones)
      try await house.register(UUID(), token: "phone", by: berta)
      await Self.tell(house, [berta])
      await Self.tell(house, [berta], expireTime: house.clock.now() + .seconds(60))
      house.directory.setDown(true)
      for _ in 0..<10 {
        house.clock.advance(by: PushRules.grace)
        try await dispatch.run()
      }
      #expect(phones.sent == [])
      #expect(try await Self.waiting(house) == 2)
      house.clock.advance(by: .seconds(60))
      try await dispatch.run()
      #expect(try await Self.waiting(house) == 1)
      house.directory.setDown(false)
      house.clock.advance(by: .seconds(2))
      try await dispatch.run()
      #expect(phones.tokens == ["phone"])
    }
  }
}
