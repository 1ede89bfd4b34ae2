import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct FriendHandlersTests {
  /// Requirement C-12.
  @Test func friendsAreListedByTheirScoresPageByPage() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let others = (0..<7).map { house.person("friend\($0)") }
      for other in others {
        try await house.befriend(anna, other)
        house.clock.advance(by: .seconds(1))
      }
      func page(_ token: String = "", _ order: ListFriendsRequest.Order = .score, _ realm: Realm = .whereAmI) async throws
        -> ListFriendsResponse
      {
        try await house.friends.listFriends(
          ListFriendsRequest(pageSize: 2, pageToken: token, scoreRealm: realm, order: order),
          house.call(FriendServiceMethods.listFriends, by: anna.accountID))
      }
      func all() async throws -> [String] {
        var (names, token): ([String], String) = ([], "")
        repeat {
          let next = try await page(token)
          names += next.friends.map { $0.person?.username ?? "" }
          token = next.nextPageToken
        } while !token.isEmpty
        return names
      }
      // Two with the same, and two without.
      let scores = [3: 9_000.5, 0: 9_000.25, 5: 100, 1: 100, 6: 0]
      house.directory.setScores(Dictionary(uniqueKeysWithValues: scores.map { (others[$0.key].accountID, $0.value) }))
      let same = [others[5], others[1]].sorted { $0.accountID.text < $1.accountID.text }
      let none = [others[2], others[4]].sorted { $0.accountID.text < $1.accountID.text }
      #expect(try await all() == ([others[3], others[0]] + same + [others[6]] + none).map(\.username))
      // Without GameService the list begins by time, and goes on so when it is back.
      let first = try await page()
      house.directory.setScores(nil)
      #expect(try await house.refusal { _ = try await page(first.nextPageToken) } == "UNAVAILABLE")
      let byTime = try await page()
      #expect(!byTime.hasScores && byTime.friends.map { $0.person?.username } == ["friend6", "friend5"])
      house.directory.setScores([others[3].accountID: 1])
      let next = try await page(byTime.nextPageToken)
      #expect(next.hasScores && next.friends.map { $0.person?.username } == ["friend4", "friend3"] && next.friends.last?.score == 1)
      // What cannot be.
      #expect(try await house.refusal { _ = try await page("", .score, .unspecified) } == "MISSING")
      #expect(try await house.refusal { _ = try await page("", .unrecognized(9)) } == "UNKNOWN_VALUE")
      #expect(try await house.refusal { _ = try await page(first.nextPageToken, .latest) } == "PAGE_TOKEN_INVALID")
    }
  }

  /// Requirements X-6 and C-12.
  @Test func aPageTellsHowWellFriendsDoWhenItIsAskedTo() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let others = (0..<3).map { house.person("friend\($0)") }
      for other in others { try await house.befriend(anna, other) }
      func page(_ realm: Realm, size: Int32 = 0) async throws -> ListFriendsResponse {
        try await house.friends.listFriends(
          ListFriendsRequest(pageSize: size, scoreRealm: realm), house.call(FriendServiceMethods.listFriends, by: anna.accountID))
      }
      house.directory.setScores([others[0].accountID: 12_345.5, others[1].accountID: 0])
      let without = try await page(.unspecified)
      #expect(!without.hasScores && without.friends.allSatisfy { $0.score == nil } && house.directory.scoreQuestionCount == 0)
      let with = try await page(.whereAmI)
      let found = Dictionary(uniqueKeysWithValues: with.friends.map { ($0.person?.username ?? "", $0.score) })
      #expect(with.hasScores && found == ["friend0": 12_345.5, "friend1": 0, "friend2": nil])
      // One question for a page, whatever its length.
      #expect(house.directory.scoreQuestionCount == 1)
      _ = try await page(.whereAmI, size: 2)
      #expect(house.directory.scoreQuestionCount == 2)
      // Without GameService the page is the one without scores.
      house.directory.setScores(nil)
      let alone = try await page(.whereAmI)
      #expect(alone == without && !alone.hasScores)
      #expect(try await house.refusal { _ = try await page(.unrecognized(99)) } == "UNKNOWN_VALUE")
    }
  }

  @Test func aRequestIsSentAcceptedAndSeenByBoth() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("Anna"), house.person("Berta"))
      #expect(try await house.ask("berta", by: anna).state == .pending)
      #expect(try await house.requests(.sent, of: anna) == ["Berta"])
      #expect(try await house.requests(.received, of: berta) == ["Anna"])
      #expect(try await house.refusal { try await house.ask("BERTA", by: anna) } == "REQUEST_PENDING")
      #expect(try await house.friends(of: anna) == [])
      try await house.answer(.accept, to: anna, by: berta)
      #expect(try await house.friends(of: anna) == ["Berta"])
      #expect(try await house.friends(of: berta) == ["Anna"])
      #expect(try await house.requests(.sent, of: anna) == [])
      #expect(try await house.requests(.received, of: berta) == [])
      for (one, other) in [(anna, "Berta"), (berta, "Anna")] {
        #expect(try await house.refusal { try await house.ask(other, by: one) } == "ALREADY_FRIENDS")
      }
      let heard = try await house.events(of: berta.accountID).map(\.event?.content)
      #expect(heard.count == 2 && heard.last == .friendAccepted(FriendAccepted(person: Person(anna))))
      guard case .friendRequested(let requested) = heard.first ?? nil else {
        Issue.record("no request")
        return
      }
      #expect(requested.person == Person(anna))
      let news = try await house.listed(by: anna).notifications.map(\.notificationID)
      #expect(
        try await house.events(of: anna.accountID).map(\.event?.content) == [
          .friendAccepted(FriendAccepted(person: Person(berta), notificationID: news.first ?? ""))
        ])
      try await house.remove(berta, by: anna)
      #expect(try await house.friends(of: anna) == [])
      #expect(try await house.friends(of: berta) == [])
      #expect(try await house.types(of: berta.accountID).last == "friend.removed")
      #expect(try await house.types(of: anna.accountID).last == "friend.removed")
      #expect(try await house.refusal { try await house.remove(berta, by: anna) } == "NOT_FRIENDS")
      #expect(try await house.ask("Berta", by: anna).state == .pending)
    }
  }

  @Test func crossedRequestsMakeFriends() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      #expect(try await house.ask("anna", by: berta).state == .friends)
      #expect(try await house.friends(of: anna) == ["berta"])
    }
  }

  /// Both at the same moment, many times over: always friends, each told so once.
  @Test func requestsThatCrossAtTheSameMomentMakeFriendsToo() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<20 {
        let (anna, berta) = (house.person("anna\(round)"), house.person("berta\(round)"))
        async let one = house.ask(berta.username, by: anna).state
        async let other = house.ask(anna.username, by: berta).state
        let states = try await [one, other]
        #expect(states.contains(.friends) && states.contains(.pending))
        #expect(try await house.friends(of: anna) == [berta.username])
        #expect(try await house.types(of: anna.accountID).filter { $0 == "friend.accepted" }.count == 1)
        #expect(try await house.types(of: berta.accountID).filter { $0 == "friend.accepted" }.count == 1)
      }
    }
  }

  @Test func acceptCancelAndDeclineAtOnceHaveOneOutcome() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<20 {
        let (anna, berta) = (house.person("anna\(round)"), house.person("berta\(round)"))
        try await house.ask(berta.username, by: anna)
        async let accepted = house.refusal { try await house.answer(.accept, to: anna, by: berta) }
        async let cancelled = house.refusal { try await house.cancel(berta, by: anna) }
        async let declined = house.refusal { try await house.answer(.decline, to: anna, by: berta) }
        let refusals = try await [accepted, cancelled, declined]
        // A decline is not told to the sender, who may take the request back after it.
        let wasAccepted = refusals[0] == nil
        #expect(refusals[0] == nil ? refusals[1] != nil && refusals[2] != nil : refusals[1] == nil || refusals[2] == nil)
        #expect(try await house.friends(of: anna) == (wasAccepted ? [berta.username] : []))
        #expect(try await house.friends(of: berta) == (wasAccepted ? [anna.username] : []))
        #expect(try await house.requests(.received, of: berta) == [])
        #expect(refusals.compactMap { $0 }.allSatisfy { $0 == "REQUEST_NOT_FOUND" })
      }
    }
  }

  @Test func aDeclineIsSilentAndHoldsForThirtyDays() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      try await house.answer(.decline, to: anna, by: berta)
      #expect(try await house.requests(.sent, of: anna) == ["berta"])
      #expect(try await house.requests(.received, of: berta) == [])
      #expect(try await house.types(of: anna.accountID) == [])
      #expect(try await house.types(of: berta.accountID) == ["friend.requested", "friend.request_closed"])
      #expect(try await house.refusal { try await house.ask("berta", by: anna) } == "REQUEST_PENDING")
      #expect(try await house.refusal { try await house.answer(.accept, to: anna, by: berta) } == "REQUEST_NOT_FOUND")
      // To take it back and to ask again is no way around.
      try await house.cancel(berta, by: anna)
      #expect(try await house.requests(.sent, of: anna) == [])
      #expect(try await house.ask("berta", by: anna).state == .pending)
      #expect(try await house.requests(.sent, of: anna) == ["berta"])
      #expect(try await house.requests(.received, of: berta) == [])
      #expect(try await house.types(of: berta.accountID).count == 2)
      house.clock.advance(by: FriendRules.declineRest)
      #expect(try await house.requests(.sent, of: anna) == [])
      #expect(try await house.ask("berta", by: anna).state == .pending)
      #expect(try await house.requests(.received, of: berta) == ["anna"])
      #expect(try await house.types(of: berta.accountID).last == "friend.requested")
      // Whoever has declined may still ask: the other one waits for it.
      try await house.answer(.decline, to: anna, by: berta)
      #expect(try await house.ask("anna", by: berta).state == .friends)
    }
  }

  @Test func aRequestTakenBackIsGoneForBoth() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      try await house.cancel(berta, by: anna)
      #expect(try await house.refusal { try await house.cancel(berta, by: anna) } == "REQUEST_NOT_FOUND")
      #expect(try await house.types(of: berta.accountID) == ["friend.requested", "friend.request_closed"])
      #expect(try await house.types(of: anna.accountID) == ["friend.request_closed"])
      #expect(try await house.ask("berta", by: anna).state == .pending)
    }
  }

  @Test func whatIsAskedAgainAfterItWasTakenBackRingsNoTelephoneForADay() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, device) = (house.person("anna"), house.person("berta"), UUID())
      try await house.register(device, token: "token", by: berta)
      func pushed() async throws -> Int {
        let count: Int64 = try await house.database.query("SELECT count(*) FROM pushes").firstRow().get(0)
        return Int(count)
      }
      func told() async throws -> (listed: Int, pushed: Int) {
        (try await house.listed(by: berta).notifications.count, try await pushed())
      }
      try await house.ask("berta", by: anna)
      #expect(try await told() == (1, 1))
      try await house.cancel(berta, by: anna)
      for _ in 0..<3 {
        try await house.ask("berta", by: anna)
        #expect(try await house.requests(.received, of: berta) == ["anna"])
        #expect(try await told() == (0, 0))
        try await house.cancel(berta, by: anna)
        #expect(try await house.requests(.received, of: berta) == [])
        #expect(try await house.requests(.sent, of: anna) == [])
      }
      // Nor is it a way to block and to unblock.
      try await house.ask("berta", by: anna)
      try await house.block(berta, by: anna)
      try await house.unblock(berta, by: anna)
      #expect(try await house.requests(.received, of: berta) == [])
      house.clock.advance(by: FriendRules.cancelRest - .seconds(1))
      try await house.ask("berta", by: anna)
      #expect(try await told() == (0, 0))
      try await house.cancel(berta, by: anna)
      house.clock.advance(by: FriendRules.cancelRest)
      #expect(
        try await FriendStore().deleteCancelled(before: house.clock.now() - FriendRules.cancelRest, limit: 10, in: house.database) == 0)
      try await house.ask("berta", by: anna)
      #expect(try await told() == (1, 1))
      // A request that was not told by a notification is answered as any other.
      try await house.cancel(berta, by: anna)
      try await house.ask("berta", by: anna)
      try await house.answer(.accept, to: anna, by: berta)
      #expect(try await house.friends(of: anna) == ["berta"])
    }
  }

  @Test func whoDeclinesIsNotAskedAgainByWhoBlocksAndUnblocks() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.ask("berta", by: anna)
      try await house.answer(.decline, to: anna, by: berta)
      try await house.block(berta, by: anna)
      try await house.unblock(berta, by: anna)
      #expect(try await house.requests(.sent, of: anna) == [])
      #expect(try await house.ask("berta", by: anna).state == .pending)
      #expect(try await house.requests(.received, of: berta) == [])
    }
  }

  @Test func requestsAreCountedAsTheyAreMadeWhateverBecomesOfThem() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, newcomer) = (house.person("anna"), house.person("newcomer", accountID: TimeOrderedIDs().next(at: house.clock.now())))
      let berta = house.person("berta")
      for (asker, most) in [(anna, FriendRules.madeMax), (newcomer, FriendRules.sentFirst)] {
        for _ in 0..<most {
          try await house.ask("berta", by: asker)
          try await house.cancel(berta, by: asker)
        }
        #expect(try await house.refusal { try await house.ask("berta", by: asker) } == "TOO_MANY_FRIEND_REQUESTS")
      }
      // Who was asked may still accept, and others may ask.
      try await house.ask("newcomer", by: berta)
      try await house.ask("berta", by: newcomer)
      #expect(try await house.friends(of: newcomer) == ["berta"])
      house.clock.advance(by: FriendRules.madeWindow)
      try await house.ask("berta", by: anna)
      #expect(try await FriendStore().deleteCounts(before: house.clock.now(), limit: 10, in: house.database) == 2)
    }
  }

  @Test func aLostAnswerAskedForAgainIsTheFirst() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, key) = (house.person("anna"), house.person("berta"), UUID().text)
      for _ in 0..<3 { #expect(try await house.ask("berta", by: anna, key: key).state == .pending) }
      // Also while AuthService is away, and after somebody has answered it.
      house.directory.setDown(true)
      #expect(try await house.ask("berta", by: anna, key: key).state == .pending)
      #expect(try await house.refusal { try await house.ask("berta", by: anna) } == "UNAVAILABLE")
      house.directory.setDown(false)
      let answerKey = UUID().text
      for _ in 0..<2 { try await house.answer(.accept, to: anna, by: berta, key: answerKey) }
      #expect(try await house.types(of: berta.accountID) == ["friend.requested", "friend.accepted"])
      let other = try await house.refusal { try await house.ask("other", by: anna, key: key) }
      #expect(other == "IDEMPOTENCY_MISMATCH")
    }
  }

  @Test func nobodyIsAskedWhoIsNotThere() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      #expect(try await house.refusal { try await house.ask("anna", by: anna) } == "SELF")
      for name in ["nobody", "", String(repeating: "x", count: 300)] {
        #expect(try await house.refusal { try await house.ask(name, by: anna) } == "USER_NOT_FOUND")
      }
      try await house.ask("berta", by: anna)
      try await house.befriend(anna, house.person("carla"))
      // Leaving: invisible in every list, and nothing can be answered.
      house.directory.remove(anna)
      #expect(try await house.requests(.received, of: berta) == [])
      #expect(try await house.refusal { try await house.answer(.accept, to: anna, by: berta) } == "REQUEST_NOT_FOUND")
      for (text, reason) in [("", "MISSING"), ("anna", "INVALID_UUID"), (anna.accountID.text + "0", "INVALID_UUID")] {
        let request = RemoveFriendRequest(accountID: text)
        let refused = try await house.refusal {
          _ = try await house.friends.removeFriend(request, house.call(FriendServiceMethods.removeFriend, by: berta.accountID))
        }
        #expect(refused == reason)
      }
    }
  }

  @Test func listsComeInPagesTheLatestFirst() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for index in 0..<25 {
        // Some at the same moment.
        if index % 3 == 0 { house.clock.advance(by: .seconds(1)) }
        try await house.befriend(house.person("friend\(index)"), anna)
        try await house.ask("anna", by: house.person("asker\(index)"))
      }
      func page(_ token: String, _ size: Int32 = 10) async throws -> ListFriendsResponse {
        let request = ListFriendsRequest(pageSize: size, pageToken: token)
        return try await house.friends.listFriends(request, house.call(FriendServiceMethods.listFriends, by: anna.accountID))
      }
      var (token, names, times) = ("", [String](), [Moment]())
      repeat {
        let found = try await page(token)
        names += found.friends.map { $0.person?.username ?? "" }
        times += found.friends.compactMap(\.friendTime)
        token = found.nextPageToken
      } while !token.isEmpty
      #expect(Set(names) == Set((0..<25).map { "friend\($0)" }) && names.count == 25)
      #expect(times == times.sorted(by: >))
      let first = try await page("")
      #expect(try await page("", 0).friends.count == 20)
      #expect(try await page("", 1_000).nextPageToken == "")
      #expect(try await house.refusal { _ = try await page("", -1) } == "OUT_OF_RANGE")
      #expect(try await house.refusal { _ = try await page("nonsense") } == "PAGE_TOKEN_INVALID")
      // A token is good for its own list only.
      let berta = house.person("berta")
      let foreign = try await house.refusal {
        let request = ListFriendsRequest(pageToken: first.nextPageToken)
        _ = try await house.friends.listFriends(request, house.call(FriendServiceMethods.listFriends, by: berta.accountID))
      }
      #expect(foreign == "PAGE_TOKEN_INVALID")
      func requests(_ direction: ListFriendRequestsRequest.Direction, _ token: String) async throws -> ListFriendRequestsResponse {
        let request = ListFriendRequestsRequest(direction: direction, pageSize: 20, pageToken: token)
        return try await house.friends.listFriendRequests(
          request, house.call(FriendServiceMethods.listFriendRequests, by: anna.accountID))
      }
      let received = try await requests(.received, "")
      #expect(received.requests.count == 20)
      #expect(try await requests(.received, received.nextPageToken).requests.count == 5)
      #expect(try await house.refusal { _ = try await requests(.sent, received.nextPageToken) } == "PAGE_TOKEN_INVALID")
      #expect(try await house.refusal { _ = try await requests(.unspecified, "") } == "MISSING")
    }
  }

  @Test func nobodyHasMoreFriendsOrRequestsThanTheRulesAllow() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let now = house.clock.now()
      try await house.database.execute(
        """
        INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time)
        SELECT \(anna.accountID), id, 'open', \(now) FROM unnest(\((0..<FriendRules.sentMax).map { _ in UUID() })) AS id
        """)
      #expect(try await house.refusal { try await house.ask("berta", by: anna) } == "REQUESTS_FULL")
      // What one is asked can still be accepted, until there are too many friends.
      try await house.befriend(berta, anna)
      try await house.database.execute(
        """
        INSERT INTO friendships (account_id, friend_account_id, create_time)
        SELECT \(anna.accountID), id, \(now) FROM unnest(\((1..<FriendRules.friendsMax).map { _ in UUID() })) AS id
        """)
      let carla = house.person("carla")
      #expect(try await house.refusal { try await house.ask("anna", by: carla) } == "FRIENDS_FULL")
    }
  }
}
