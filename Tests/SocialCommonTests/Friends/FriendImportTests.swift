import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing

@testable import SocialCommon

@Suite struct FriendImportTests {
  private func take(
    _ house: SocialHouse, friends: [KnownPerson] = [], requests: [KnownPerson] = [], to person: KnownPerson, isDryRun: Bool = false
  ) async throws -> FriendImport.Outcome {
    try await FriendImport(database: house.database).take(
      friends: Set(friends.map(\.accountID)), requestsOf: Set(requests.map(\.accountID)), to: person.accountID, isDryRun: isDryRun,
      at: house.clock.now())
  }

  @Test func `Friends are those whose lists name each other, requests wait, and GameService hears how many there are`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      #expect(try await take(house, friends: [berta], requests: [carla], to: anna, isDryRun: true).askedCount == 1)
      #expect(try await house.requests(.sent, of: anna).isEmpty)
      let outcome = try await take(house, friends: [berta], requests: [carla], to: anna)
      #expect(outcome.friendCount == 0 && outcome.askedCount == 1 && outcome.requestCount == 1 && outcome.omissions.isEmpty)
      #expect(try await house.friends(of: anna).isEmpty)
      #expect(try await house.requests(.received, of: berta) == ["anna"])
      #expect(try await house.requests(.received, of: anna) == ["carla"])
      #expect(try await house.requests(.sent, of: carla) == ["anna"])
      // The other side of the same friendship.
      #expect(try await take(house, friends: [anna], to: berta).friendCount == 1)
      #expect(try await house.friends(of: anna) == ["berta"])
      #expect(try await house.friends(of: berta) == ["anna"])
      #expect(try await house.requests(.received, of: berta).isEmpty)
      try await house.answer(.accept, to: carla, by: anna)
      #expect(try await house.friends(of: carla) == ["anna"])
      try await house.turn("tell of friends")
      let told: [String] = try await house.database.query(
        "SELECT DISTINCT ordering_key FROM outbox WHERE destination = 'game' AND type = \(FriendNews.countedType)"
      ).map { try $0.get(0) }
      #expect(Set(told) == Set([anna, berta].map(\.accountID.text)))
    }
  }

  @Test func `Nobody becomes a friend by somebody else's list alone, nor of somebody who has changed her mind meanwhile`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      _ = try await take(house, to: carla)
      #expect(try await take(house, friends: [carla], to: dora).askedCount == 1)
      #expect(try await house.friends(of: carla).isEmpty)
      #expect(try await house.requests(.received, of: carla) == ["dora"])
      _ = try await take(house, friends: [berta], to: anna)
      try await house.cancel(berta, by: anna)
      #expect(try await take(house, friends: [anna], to: berta).friendCount == 0)
      #expect(try await house.friends(of: anna).isEmpty)
      #expect(try await house.requests(.received, of: anna) == ["berta"])
    }
  }

  @Test func `Nobody who was deleted is taken in, as a friend or otherwise`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.database.execute(
        """
        INSERT INTO deleted_accounts (account_hash, delete_time) VALUES (sha256(uuid_send(\(berta.accountID))), \(house.clock.now()))
        """)
      let outcome = try await take(house, friends: [berta], to: anna)
      #expect(outcome.askedCount == 0 && outcome.omissions[berta.accountID] == .deleted)
      #expect(try await take(house, friends: [anna], to: berta).askedCount == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM friend_requests") == 0)
    }
  }

  @Test func `Somebody for whom as many requests wait as can is not asked by a list`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let crowd = (0..<FriendRules.receivedMax).map { _ in UUID() }
      try await house.database.execute(
        """
        INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
        SELECT id, \(berta.accountID), 'open', \(house.clock.now()) FROM unnest(\(crowd)) AS id
        """)
      let outcome = try await take(house, friends: [berta], to: anna)
      #expect(outcome.askedCount == 0 && outcome.omissions[berta.accountID] == .requestsFull)
    }
  }

  @Test func `A second time nothing changes, whatever people have changed since`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      _ = try await take(house, friends: [berta], requests: [carla], to: anna)
      _ = try await take(house, friends: [anna], to: berta)
      try await house.database.execute("DELETE FROM friendships")
      try await house.answer(.decline, to: carla, by: anna)
      #expect(try await take(house, friends: [berta], requests: [carla], to: anna).isAlreadyThere)
      #expect(try await take(house, friends: [anna], to: berta).isAlreadyThere)
      #expect(try await house.friends(of: anna).isEmpty)
      #expect(try await house.requests(.received, of: anna).isEmpty)
    }
  }

  @Test func `Nobody is a friend of oneself, of somebody who has blocked them, or of more than anybody can have`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let crowd = (0..<FriendRules.friendsMax - 1).map { _ in UUID() }
      try await house.database.execute(
        "INSERT INTO blocks (account_id, blocked_account_id, create_time) VALUES (\(berta.accountID), \(anna.accountID), \(house.clock.now()))"
      )
      try await house.database.execute(
        """
        INSERT INTO friendships (account_id, friend_account_id, create_time)
        SELECT \(anna.accountID), id, \(house.clock.now()) FROM unnest(\(crowd)) AS id
        """)
      let dora = house.person("dora")
      for person in [carla, dora] { _ = try await take(house, friends: [anna], to: person) }
      let outcome = try await take(house, friends: [anna, berta, carla, dora], to: anna)
      let full = [carla, dora].filter { outcome.omissions[$0.accountID] == .friendsFull }
      #expect(outcome.friendCount == 1 && full.count == 1)
      #expect(outcome.omissions[anna.accountID] == .oneself && outcome.omissions[berta.accountID] == .blocked)
    }
  }

  @Test func `Of lists that are longer than anybody's only the beginning is looked at, and the rest told`() {
    let accountID = UUID()
    let friends = (0...FriendRules.friendsMax).map { _ in UUID() }
    let senders = (0...FriendRules.receivedMax).map { _ in UUID() }
    var outcome = FriendImport.Outcome()
    let people = FriendImport.bounded(Set(friends + [accountID]), Set(senders + friends), of: accountID, &outcome)
    #expect(people.count == FriendRules.friendsMax + FriendRules.receivedMax && !people.contains(accountID))
    let rest = Set(friends + senders).subtracting(people)
    #expect(rest.count == 2 && outcome.omissions.count == 3 && outcome.omissions[accountID] == .oneself)
    for otherID in rest {
      let reason: FriendImport.Omission = friends.contains(otherID) ? .friendsFull : .requestsFull
      #expect(outcome.omissions[otherID] == reason)
    }
  }

  @Test func `Two that run at once, each for one of two friends, make them friends once`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      async let one = take(house, friends: [berta], to: anna)
      async let other = take(house, friends: [anna], to: berta)
      #expect(try await one.friendCount + other.friendCount == 1)
      #expect(try await house.friends(of: berta) == ["anna"])
    }
  }
}
