import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite("What GameService hears of friends and profiles")
struct FriendNewsTests {
  /// What waits to be sent to GameService of a person, in its order.
  private func counts(of person: KnownPerson, _ house: SocialHouse, as type: String = FriendNews.acceptedType) async throws -> [Int64] {
    try await house.database.query(
      """
      SELECT payload FROM outbox WHERE destination = 'game' AND type = \(type)
        AND ordering_key = \(person.accountID.text) ORDER BY number
      """
    ).map { row in
      let counted = try FriendsCounted(decoding: try row.get(0, as: [UInt8].self))
      #expect(counted.account == person.accountID.bytes)
      return counted.friendCount
    }
  }

  @Test("both are counted when two become friends, once with a retry, also when requests cross")
  func accepted() async throws {
    try await SocialHouse.run { (house) async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.ask("berta", by: anna)
      #expect(try await counts(of: anna, house).isEmpty)
      let key = UUID().text
      for _ in 0..<2 { try await house.answer(.accept, to: anna, by: berta, key: key) }
      #expect(try await counts(of: anna, house) == [1])
      #expect(try await counts(of: berta, house) == [1])
      try await house.ask("carla", by: anna)
      try await house.ask("anna", by: carla)
      #expect(try await counts(of: anna, house) == [1, 2])
      #expect(try await counts(of: carla, house) == [1])
      // Nothing was left to tell.
      try await house.friends.friendships.news.tellBelated(at: house.clock.now(), in: house.database)
      #expect(try await counts(of: anna, house) == [1, 2])
    }
  }

  @Test("friends that nobody was told of are told belatedly, once, and not as news")
  func belated() async throws {
    try await SocialHouse.run { (house) async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      // As an older process leaves them.
      try await house.database.execute("UPDATE friendships SET is_told = false")
      for _ in 0..<2 { try await house.friends.friendships.news.tellBelated(at: house.clock.now(), in: house.database) }
      for one in [anna, berta] {
        #expect(try await counts(of: one, house) == [1])
        #expect(try await counts(of: one, house, as: FriendNews.countedType) == [1])
      }
    }
  }

  @Test("who may see more than a name: not who was blocked either way, strangers of minors not, friends of theirs yes")
  func views() async throws {
    try await SocialHouse.run { (house) async throws in
      let (anna, berta, minor) = (house.person("anna"), house.person("berta"), house.person("minor", isMinor: true))
      func view(_ viewer: UUID, _ other: UUID) async throws -> [Bool] {
        let context = RequestContext(caller: .service("game"), method: PeopleLookupServiceMethods.checkView, now: house.clock.now())
        let view = try await house.lookups.checkView(CheckViewRequest(viewer: viewer.bytes, account: other.bytes), context)
        return [view.isFound, view.isShown]
      }
      #expect(try await view(anna.accountID, berta.accountID) == [true, true])
      #expect(try await view(anna.accountID, minor.accountID) == [true, false])
      #expect(try await view(minor.accountID, anna.accountID) == [true, true])
      #expect(try await view(minor.accountID, minor.accountID) == [true, true])
      #expect(try await view(anna.accountID, UUID()) == [false, false])
      try await house.befriend(anna, minor)
      #expect(try await view(anna.accountID, minor.accountID) == [true, true])
      try await house.block(berta, by: anna)
      #expect(try await view(anna.accountID, berta.accountID) == [true, false])
      #expect(try await view(berta.accountID, anna.accountID) == [false, false])
      let context = RequestContext(caller: .service("game"), method: PeopleLookupServiceMethods.checkView, now: house.clock.now())
      await #expect(throws: RPCError.self) { try await house.lookups.checkView(CheckViewRequest(viewer: [1]), context) }
    }
  }
}
