import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import SocialTesting
import Testing

@testable import RPC
@testable import SocialCommon

@Suite struct DescribePeopleTests {
  private static func describe(_ accounts: [[UInt8]], to viewer: UUID, in house: SocialHouse) async throws -> [Person] {
    let context = RequestContext(caller: .service("game"), method: PeopleLookupServiceMethods.describePeople, now: house.clock.now())
    let response = try await house.lookups.describePeople(DescribePeopleRequest(viewer: viewer.bytes, accounts: accounts), context)
    return response.persons.sorted { $0.username < $1.username }
  }

  @Test func strangersAreDescribedAsFarAsTheyMayBeSeen() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let (young, youngFriend) = (house.person("young", isMinor: true), house.person("younger", isMinor: true))
      let left = house.person("left")
      house.directory.remove(left)
      try await house.befriend(anna, youngFriend)
      let everybody = [anna, berta, carla, young, youngFriend, left].map(\.accountID.bytes) + [UUID().bytes]
      #expect(
        try await Self.describe(everybody, to: anna.accountID, in: house) == [
          Person(anna), Person(berta), Person(carla), Person(youngFriend),
        ])
      // Neither who has blocked nor who was blocked.
      try await house.block(berta, by: anna)
      #expect(try await Self.describe(everybody, to: anna.accountID, in: house).map(\.username) == ["anna", "carla", "younger"])
      #expect(try await Self.describe(everybody, to: berta.accountID, in: house).map(\.username) == ["berta", "carla"])
      #expect(try await Self.describe([], to: anna.accountID, in: house).isEmpty)
      await #expect(throws: RPCError.self) { try await Self.describe([[1]], to: anna.accountID, in: house) }
      let many = Array(repeating: anna.accountID.bytes, count: PeopleLookupHandlers.describedMax + 1)
      await #expect(throws: RPCError.self) { try await Self.describe(many, to: anna.accountID, in: house) }
    }
  }

  @Test func friendsAreFound() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      try await house.befriend(carla, anna)
      let context = RequestContext(caller: .service("game"), method: PeopleLookupServiceMethods.findFriends, now: house.clock.now())
      let found = try await house.lookups.findFriends(FindFriendsRequest(account: anna.accountID.bytes), context)
      #expect(Set(found.accounts) == [berta.accountID.bytes, carla.accountID.bytes])
      #expect(try await house.lookups.findFriends(FindFriendsRequest(account: UUID().bytes), context).accounts.isEmpty)
      await #expect(throws: RPCError.self) { try await house.lookups.findFriends(FindFriendsRequest(account: [1]), context) }
    }
  }
}
