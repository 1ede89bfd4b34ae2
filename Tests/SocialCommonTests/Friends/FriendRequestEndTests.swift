import AllAppsProto
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

/// Requests that nobody answers, and crowds of them.
@Suite struct FriendRequestEndTests {
  private static func end(_ house: SocialHouse) async throws {
    for _ in 0..<2 {
      try await house.friends.friendships.endUnanswered(limit: 2, at: house.clock.now(), in: house.database)
    }
  }

  private static func declineAll(
    _ house: SocialHouse, by person: KnownPerson, until time: Moment? = nil
  ) async throws -> DeclineAllFriendRequestsResponse {
    try await house.friends.declineAllFriendRequests(
      DeclineAllFriendRequestsRequest(latestCreateTime: time),
      house.call(FriendServiceMethods.declineAllFriendRequests, by: person.accountID))
  }

  @Test func whatNobodyHasAnsweredEndsForBoth() async throws {
    try await SocialHouse.run { house async throws in
      let berta = house.person("berta")
      let others = (0..<5).map { house.person("other\($0)") }
      for other in others { try await house.ask("berta", by: other) }
      house.clock.advance(by: FriendRules.waitMax)
      let late = house.person("late")
      try await house.ask("berta", by: late)
      try await Self.end(house)
      #expect(try await house.requests(.received, of: berta).count == 6)
      house.clock.advance(by: .milliseconds(1))
      try await Self.end(house)
      #expect(try await house.requests(.received, of: berta) == ["late"])
      for other in others {
        #expect(try await house.requests(.sent, of: other) == [])
        #expect(try await house.types(of: other.accountID) == ["friend.request_closed"])
        #expect(
          try await house.events(of: other.accountID).last?.event?.content
            == .friendRequestClosed(
              FriendRequestClosed(accountID: berta.accountID.text)))
      }
      #expect(try await house.types(of: berta.accountID).filter { $0 == "friend.request_closed" }.count == 5)
      #expect(try await house.listed(by: berta).notifications.map { $0.person?.username } == ["late"])
      // Asked again at once, it is told as the first time.
      #expect(try await house.ask("berta", by: others[0]).state == .pending)
      #expect(try await house.requests(.received, of: berta) == ["other0", "late"])
      #expect(try await house.listed(by: berta).notifications.count == 2)
    }
  }

  /// Otherwise its sender would know it from one that nobody has looked at.
  @Test func whatWasDeclinedSeemsToWaitNoLongerThanWhatWasNot() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      house.clock.advance(by: FriendRules.waitMax - .seconds(86_400))
      try await house.answer(.decline, to: anna, by: berta)
      let heard = try await house.types(of: berta.accountID)
      #expect(try await house.requests(.sent, of: anna) == ["berta"])
      house.clock.advance(by: .seconds(86_401))
      try await Self.end(house)
      #expect(try await house.requests(.sent, of: anna) == [])
      #expect(try await house.types(of: anna.accountID) == ["friend.request_closed"])
      #expect(try await house.types(of: berta.accountID) == heard)
      // Who has declined is left in peace for as long as ever.
      #expect(try await house.ask("berta", by: anna).state == .pending)
      #expect(try await house.requests(.sent, of: anna) == ["berta"])
      #expect(try await house.requests(.received, of: berta) == [])
      try await Self.end(house)
      #expect(try await house.requests(.sent, of: anna) == ["berta"])
    }
  }

  @Test func whatIsAnsweredMeanwhileStaysAnswered() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      house.clock.advance(by: FriendRules.waitMax + .seconds(1))
      // Late, but before it was looked for.
      try await house.answer(.accept, to: anna, by: berta)
      try await Self.end(house)
      #expect(try await house.friends(of: anna) == ["berta"])
      #expect(try await house.types(of: anna.accountID) == ["friend.accepted"])
    }
  }

  /// A full list keeps everybody out, until its owner empties it or time does.
  @Test func aCrowdIsDeclinedAtOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, crowd) = (house.person("anna"), house.person("berta"), (0..<FriendRules.receivedMax).map { _ in UUID() })
      try await house.database.execute(
        """
        INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
        SELECT id, \(berta.accountID), 'open', \(house.clock.now()) FROM unnest(\(crowd)) AS id
        """)
      try await house.database.execute(
        """
        INSERT INTO notifications (account_id, notification_id, kind, topic, subject_account_id, object_id, object_name, create_time, is_listed)
        SELECT \(berta.accountID), gen_random_uuid(), 'friend.requested', 'friends', id, '', '', \(house.clock.now()), true
        FROM unnest(\(crowd)) AS id
        """)
      #expect(try await house.refusal { try await house.ask("berta", by: anna) } == "REQUESTS_FULL")
      let seen = house.clock.now()
      house.clock.advance(by: .seconds(1))
      #expect(try await Self.declineAll(house, by: anna) == DeclineAllFriendRequestsResponse())
      let first = try await Self.declineAll(house, by: berta, until: seen)
      #expect(first == DeclineAllFriendRequestsResponse(declinedCount: Int32(FriendRules.declinedMax), hasMore: true))
      #expect(try await house.ask("berta", by: anna).state == .pending)
      for call in 2...5 {
        let response = try await Self.declineAll(house, by: berta, until: seen)
        #expect(response == DeclineAllFriendRequestsResponse(declinedCount: Int32(FriendRules.declinedMax), hasMore: call < 5))
      }
      // What came after the list was looked at is not declined unseen.
      #expect(try await Self.declineAll(house, by: berta, until: seen) == DeclineAllFriendRequestsResponse())
      #expect(try await house.requests(.received, of: berta) == ["anna"])
      #expect(try await house.listed(by: berta).notifications.map { $0.person?.username } == ["anna"])
      #expect(try await house.types(of: berta.accountID).filter { $0 == "friend.request_closed" }.count == crowd.count)
      #expect(try await Self.declineAll(house, by: berta) == DeclineAllFriendRequestsResponse(declinedCount: 1))
      #expect(try await house.requests(.received, of: berta) == [])
      // As after any decline, its sender sees it wait.
      #expect(try await house.requests(.sent, of: anna) == ["berta"])
      #expect(try await house.types(of: anna.accountID) == [])
    }
  }

  /// Requests of those who are leaving are in no list, and nobody can decline them.
  @Test func whoIsLeavingKeepsNobodyOut() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, crowd) = (house.person("berta"), (0..<FriendRules.receivedMax).map { _ in UUID() })
      try await house.database.execute(
        """
        INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
        SELECT id, \(berta.accountID), 'open', \(house.clock.now()) FROM unnest(\(crowd)) AS id
        """)
      #expect(try await house.refusal { try await house.ask("berta", by: house.person("anna")) } == "REQUESTS_FULL")
      try await house.database.execute(
        """
        INSERT INTO leaving_people (account_id, is_leaving, change_time)
        SELECT id, true, \(house.clock.now()) FROM unnest(\(crowd)) AS id
        """)
      #expect(try await Self.declineAll(house, by: berta) == DeclineAllFriendRequestsResponse())
      let carla = house.person("carla")
      #expect(try await house.ask("berta", by: carla).state == .pending)
      #expect(try await house.requests(.received, of: berta) == ["carla"])
      // When they stay after all they fill the list again.
      try await house.database.execute("UPDATE leaving_people SET is_leaving = false")
      let dora = house.person("dora")
      #expect(try await house.refusal { try await house.ask("berta", by: dora) } == "REQUESTS_FULL")
      for _ in 0..<5 { _ = try await Self.declineAll(house, by: berta) }
      #expect(try await house.ask("berta", by: dora).state == .pending)
    }
  }

  /// A suspension hides what somebody shows, and not what that one has asked.
  @Test func requestsOfWhoIsSuspendedAreShownAndDeclined() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      house.directory.change(anna) { $0.isSuspended = true }
      #expect(try await house.requests(.received, of: berta) == ["anna"])
      let standing = try await house.database.transaction { transaction in
        try await FriendStore().standing(of: UUID(), and: berta.accountID, at: house.clock.now(), in: transaction)
      }
      #expect(standing.theirReceivedCount == 1)
      try await house.answer(.decline, to: anna, by: berta)
      #expect(try await house.requests(.received, of: berta) == [])
    }
  }
}
