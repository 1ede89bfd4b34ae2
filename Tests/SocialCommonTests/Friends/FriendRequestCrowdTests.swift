import AllAppsProto
import AllAppsServices
import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// Many who ask one person at once, and what happens to that person meanwhile.
struct FriendRequestCrowdTests {
  /// As many people as ask at once.
  private static func crowd(_ count: Int, in house: SocialHouse) -> [KnownPerson] { (0..<count).map { house.person("crowd\($0)") } }

  /// - Returns: Why requests were refused, of those that were.
  private static func ask(_ username: String, by crowd: [KnownPerson], in house: SocialHouse) async throws -> [String] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for person in crowd { group.addTask { try await house.refusal { try await house.ask(username, by: person) } } }
      var refusals: [String] = []
      for try await refusal in group {
        if let refusal { refusals.append(refusal) }
      }
      return refusals
    }
  }

  private static func run(_ body: @escaping @Sendable (SocialHouse) async throws -> Void) async throws {
    // A crowd at four connections is patient here: how fast it is served is not what is tested.
    try await ScratchDatabase("events", "social").withDatabase(configure: { $0.waitMax = .seconds(60) }) { database in
      try await body(try SocialHouse(database))
    }
  }

  @Test func twoHundredRequestsToOnePersonAtOnceAllArriveOnce() async throws {
    try await Self.run { house async throws in
      let anna = house.person("anna")
      let crowd = Self.crowd(200, in: house)
      let refusals = try await Self.ask("anna", by: crowd, in: house)
      #expect(refusals.isEmpty)
      var told: [String] = []
      for event in try await house.events(of: anna.accountID) {
        if case .friendRequested(let requested) = event.event?.content { told.append(requested.person?.accountID ?? "") }
      }
      #expect(told.count == 200 && Set(told) == Set(crowd.map(\.accountID.text)))
      let listed = try await house.database.query(
        "SELECT subject_account_id FROM notifications WHERE account_id = \(anna.accountID) AND is_listed"
      )
      .map { try $0.get(0, as: UUID.self) }
      #expect(listed.count == 200 && Set(listed) == Set(crowd.map(\.accountID)))
      let open = try await house.database.query(
        "SELECT count(*) FROM friend_requests WHERE addressee_account_id = \(anna.accountID) AND state = 'open'")
      #expect(try open.firstRow().get(0, as: Int64.self) == 200)
    }
  }

  /// One who asks does not wait for another one who has asked the same person and is not done.
  @Test func aRequestDoesNotWaitForAnotherOneToTheSamePerson() async throws {
    try await Self.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let locks = PeopleLockStore()
      try await house.database.transaction { transaction in
        try await locks.take(berta.accountID, sharing: anna.accountID, in: transaction)
        _ = try await transaction.query("SELECT 1")
        #expect(try await house.ask("anna", by: carla).state == .pending)
      }
    }
  }

  @Test func aFullListTakesNoMoreHoweverManyAskAtOnce() async throws {
    try await Self.run { house async throws in
      let anna = house.person("anna")
      let waiting = (0..<(FriendRules.receivedMax - 10)).map { _ in UUID() }
      try await house.database.execute(
        """
        INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
        SELECT id, \(anna.accountID), 'open', \(house.clock.now()) FROM unnest(\(waiting)) AS id
        """)
      let refusals = try await Self.ask("anna", by: Self.crowd(60, in: house), in: house)
      #expect(refusals == Array(repeating: "REQUESTS_FULL", count: 50))
    }
  }

  /// People whom somebody has asked, all of whom ask back at the same moment.
  @Test func nobodyHasMoreFriendsThanMayBeHoweverManyAskBackAtOnce() async throws {
    try await Self.run { house async throws in
      let anna = house.person("anna")
      let crowd = Self.crowd(12, in: house)
      try await house.database.execute(
        """
        INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
        SELECT \(anna.accountID), id, 'open', \(house.clock.now()) FROM unnest(\(crowd.map(\.accountID))) AS id
        """)
      try await house.database.execute(
        """
        INSERT INTO friendships (account_id, friend_account_id, create_time)
        SELECT \(anna.accountID), id, \(house.clock.now()) FROM unnest(\((0..<(FriendRules.friendsMax - 5)).map { _ in UUID() })) AS id
        """)
      let refusals = try await Self.ask("anna", by: crowd, in: house)
      #expect(refusals == Array(repeating: "FRIENDS_FULL", count: 7))
      let friends = try await house.database.query("SELECT count(*) FROM friendships WHERE account_id = \(anna.accountID)")
      #expect(try friends.firstRow().get(0, as: Int64.self) == Int64(FriendRules.friendsMax))
    }
  }

  /// Some ask, one is blocked, and all requests are declined, at once: a request that was made is told, declined or there, and nothing is between the two
  /// of whom one has blocked the other.
  @Test func aCrowdThatAsksWhileItIsBlockedAndDeclined() async throws {
    try await Self.run { house async throws in
      let anna = house.person("anna")
      let crowd = Self.crowd(40, in: house)
      async let refusals = Self.ask("anna", by: crowd, in: house)
      async let blocked: Void = house.block(crowd[0], by: anna)
      async let declined = house.friends.declineAllFriendRequests(
        DeclineAllFriendRequestsRequest(), house.call(FriendServiceMethods.declineAllFriendRequests, by: anna.accountID))
      let others = Set(try await refusals)
      _ = try await (blocked, declined)
      #expect(others.isSubset(of: ["USER_NOT_FOUND"]))
      let states = try await house.database.query(
        "SELECT account_id, state FROM friend_requests WHERE addressee_account_id = \(anna.accountID)"
      ).map { (accountID: try $0.get(0, as: UUID.self), state: try $0.get(1, as: String.self)) }
      #expect(!Set(states.map(\.accountID)).contains(crowd[0].accountID))
      #expect(states.count == 39 && Set(states.map(\.state)).isSubset(of: ["open", "declined"]))
      let open = Set(states.filter { $0.state == "open" }.map(\.accountID))
      let listed = try await house.database.query("SELECT subject_account_id FROM notifications WHERE account_id = \(anna.accountID)")
        .map { try $0.get(0, as: UUID.self) }
      #expect(listed.count == open.count && Set(listed) == open)
    }
  }

  /// One who is deleted while others ask leaves nothing behind.
  @Test func aCrowdThatAsksWhileThePersonIsDeleted() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase(configure: { $0.waitMax = .seconds(60) }) { database async throws in
      let house = try SocialHouse(database)
      let anna = house.person("anna")
      let crowd = Self.crowd(30, in: house)
      async let refusals = Self.ask("anna", by: crowd, in: house)
      async let purged = database.transaction(attempts: 5) { try await house.personal.purge(anna.accountID, in: $0) }
      let others = try await refusals
      _ = try await purged
      #expect(others.isEmpty)
      // Who asked after it is forgotten by a purge that comes again, and what that one told of by another.
      for _ in 0..<2 { _ = try await database.transaction(attempts: 5) { try await house.personal.purge(anna.accountID, in: $0) } }
      #expect(try PersonalDataLaw.traces(of: [anna.accountID.text], in: scratch, besides: DepartureTests.undelivered) == [])
    }
  }

  @Test func aRequestMakesSevenStatements() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let friendships = house.friends.friendships
      let (asking, count) = try await house.database.transaction { transaction in
        let asking = try await friendships.ask(anna, by: berta, at: house.clock.now(), in: transaction)
        return (asking, transaction.statementCount)
      }
      #expect(asking == .wait && count <= 7)
      #expect(try await house.listed(by: anna).notifications.count == 1)
    }
  }
}
