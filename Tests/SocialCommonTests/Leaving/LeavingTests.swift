import CairnProto
import AllAppsProto
import CairnServices
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// Counts beside lists while accounts wait for their deletion (requirement L-S10).
@Suite struct LeavingTests {
  /// What somebody's app shows of people: counts beside what is counted.
  private struct Shown: Hashable {
    var friends: [String]
    var friendCount: Int32
    var received: [String]
    var receivedCount: Int32
    var notifications: Int
    var unread: [Int32]
    var ranked: Int
    var sent: [String]
    var blocked: [String]
  }

  private static func shown(to person: KnownPerson, _ house: SocialHouse) async throws -> Shown {
    let home = try await house.home.getHome(GetHomeRequest(), house.call(HomeServiceMethods.getHome, by: person.accountID))
    let listed = try await house.listed(by: person)
    let found = try await house.lookups.findFriends(
      FindFriendsRequest(account: person.accountID.bytes),
      RequestContext(caller: .service("game"), method: PeopleLookupServiceMethods.findFriends, now: house.clock.now()))
    let blocks = try await house.blocks.listBlocks(ListBlocksRequest(), house.call(BlockServiceMethods.listBlocks, by: person.accountID))
    return Shown(
      friends: try await house.friends(of: person), friendCount: home.friendCount,
      received: try await house.requests(.received, of: person), receivedCount: home.receivedRequestCount,
      notifications: listed.notifications.count, unread: [listed.unreadCount, home.unreadNotificationCount], ranked: found.accounts.count,
      sent: try await house.requests(.sent, of: person), blocked: blocks.blocks.map { $0.person?.username ?? "" })
  }

  @Test func whatIsCountedIsWhatIsListedUntilTheyAreBack() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      let (emma, fina) = (house.person("emma"), house.person("fina"))
      for other in [berta, carla] {
        try await house.befriend(anna, other)
        house.clock.advance(by: .seconds(1))
      }
      try await house.ask("anna", by: dora)
      try await house.ask("emma", by: anna)
      try await house.block(fina, by: anna)
      let before = try await Self.shown(to: anna, house)
      #expect(
        before
          == Shown(
            friends: ["carla", "berta"], friendCount: 2, received: ["dora"], receivedCount: 1, notifications: 3, unread: [3, 3], ranked: 2,
            sent: ["emma"], blocked: ["fina"]))
      for person in [berta, dora, emma, fina] { try await house.leave(person) }
      #expect(
        try await Self.shown(to: anna, house)
          == Shown(
            friends: ["carla"], friendCount: 1, received: [], receivedCount: 0, notifications: 1, unread: [1, 1], ranked: 1, sent: [],
            blocked: []))
      // They are who they were: nothing is made twice, and what is decided counts them.
      let standing = try await house.database.transaction { transaction in
        try await FriendStore().standing(of: anna.accountID, and: dora.accountID, at: house.clock.now(), in: transaction)
      }
      #expect(standing.myFriendCount == 2 && standing.mySentCount == 1)
      let counts = try await FriendStore().counts(of: [anna.accountID], in: house.database)
      #expect(counts.map(\.count) == [2])
      let blocking = try await BlockStore().all(between: anna.accountID, and: [fina.accountID], in: house.database)
      #expect(blocking.count == 1)
      for person in [berta, dora, emma, fina] { try await house.stay(person) }
      #expect(try await Self.shown(to: anna, house) == before)
    }
  }

  @Test func pagesAreWhole() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let others = (0..<6).map { house.person("friend\($0)") }
      for other in others {
        try await house.befriend(anna, other)
        house.clock.advance(by: .seconds(1))
      }
      // All of what would be the first page.
      for other in others.suffix(3) { try await house.leave(other) }
      let first = try await house.friends.listFriends(
        ListFriendsRequest(pageSize: 3), house.call(FriendServiceMethods.listFriends, by: anna.accountID))
      #expect(first.friends.map { $0.person?.username } == ["friend2", "friend1", "friend0"] && first.nextPageToken.isEmpty)
      let listed = try await house.listed(by: anna, size: 3)
      #expect(listed.notifications.count == 3 && listed.nextPageToken.isEmpty && listed.unreadCount == 3)
    }
  }

  @Test func whoIsSeenOnlineIsCountedAndShown() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.look()
      for other in [berta, carla] { try await house.befriend(anna, other) }
      var reading: [Task<RPCError?, Never>] = []
      for other in [berta, carla] { reading.append(try await house.begin(StreamReader(), of: other.accountID)) }
      // Its devices have not let go yet.
      try await house.leave(berta)
      let home = try await house.home.getHome(GetHomeRequest(), house.call(HomeServiceMethods.getHome, by: anna.accountID))
      #expect(home.onlineFriendCount == 1 && home.onlineFriends.map { $0.person?.username } == ["carla"])
      for task in reading { task.cancel() }
      for task in reading { _ = await task.value }
    }
  }

  @Test func theLatestWordIsTrueInWhateverOrderItComes() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      let times = (0..<4).map { Moment(milliseconds: 1_000 + Int64($0)) }
      func hear(_ isLeaving: Bool, _ time: Moment) async throws -> Bool {
        #expect(await house.inbox.receive([SocialHouse.leaving(anna, isLeaving, since: time)]).takenCount == 1)
        return try await LeavingStore().page(after: nil, limit: 10, in: house.database).map(\.accountID) == [anna]
      }
      #expect(try await hear(false, times[1]) == false)
      // A dead letter that an operator sends again.
      #expect(try await hear(true, times[0]) == false)
      #expect(try await hear(true, times[2]))
      #expect(try await hear(true, times[2]))
      #expect(try await hear(false, times[1]))
      #expect(try await hear(false, times[3]) == false)
      #expect(try await hear(true, times[2]) == false)
    }
  }

  @Test func whatIsMalformedOrOfSomebodyElseIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let time = Moment(milliseconds: 1)
      for told in [AccountLeavingTold(accountID: "anna", changeTime: time), AccountLeavingTold(accountID: UUID().text)] {
        #expect(await house.inbox.receive([SocialHouse.leaving(told)]).takenCount == 0)
      }
      #expect(await house.inbox.receive([SocialHouse.leaving(UUID(), true, since: time, from: "game")]).takenCount == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM leaving_people") == 0)
    }
  }

  /// The word that somebody stays may be lost: AuthService knows.
  @Test func nobodyIsMissingForGood() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      for other in [berta, carla] {
        try await house.befriend(anna, other)
        try await house.leave(other)
      }
      // More than one question, of people whom AuthService does not know.
      try await house.database.execute(
        """
        INSERT INTO leaving_people (account_id, is_leaving, change_time)
        SELECT gen_random_uuid(), true, \(house.clock.now()) FROM generate_series(1, \(Int64(2 * LeavingRules.checkedMax)))
        """)
      house.directory.setStaying(berta)
      let check = LeavingCheck(database: house.database, people: house.people.people)
      house.directory.setDown(true)
      await #expect(throws: RPCError.self) { try await check.run() }
      #expect(try await house.friends.store.friends(of: anna.accountID, after: nil, limit: 10, in: house.database).isEmpty)
      house.directory.setDown(false)
      for _ in 0..<2 { try await check.run() }
      #expect(try await house.friends(of: anna) == ["berta"])
      #expect(
        try await house.rowCount("SELECT count(*) FROM leaving_people WHERE is_leaving") == Int64(2 * LeavingRules.checkedMax) + 1)
      // Who leaves anew has not stayed.
      house.clock.advance(by: .seconds(1))
      try await house.leave(berta)
      let stale = LeavingStore.Mark(accountID: berta.accountID, changeTime: house.clock.now() - .seconds(1))
      #expect(try await LeavingStore().unmark([stale], in: house.database) == 0)
      #expect(try await house.friends(of: anna) == [])
    }
  }

  @Test func whoIsDeletedLeavesNoMarkAndWhoStaysIsForgottenInTime() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      for person in [anna, berta] { try await house.leave(person) }
      _ = try await house.database.transaction { try await house.personal.purge(anna.accountID, in: $0) }
      #expect(try await house.rowCount("SELECT count(*) FROM leaving_people") == 1)
      try await house.stay(berta)
      house.clock.advance(by: LeavingRules.memory)
      try await house.sweep()
      #expect(try await house.rowCount("SELECT count(*) FROM leaving_people") == 1)
      house.clock.advance(by: .seconds(1))
      try await house.sweep()
      #expect(try await house.rowCount("SELECT count(*) FROM leaving_people") == 0)
    }
  }

  /// As a backup has it, or an event that was sent again after the deletion.
  @Test func aMarkOfWhoIsDeletedLongAgoGoes() async throws {
    try await SocialHouse.run { house async throws in
      try await house.leave(house.person("anna"))
      house.clock.advance(by: LeavingRules.markMemory)
      try await house.sweep()
      #expect(try await house.rowCount("SELECT count(*) FROM leaving_people") == 1)
      house.clock.advance(by: .seconds(1))
      try await house.sweep()
      #expect(try await house.rowCount("SELECT count(*) FROM leaving_people") == 0)
    }
  }

  /// What the person gets of their own is whole, whoever of the others is leaving.
  @Test func anExportLeavesNobodyOut() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      try await house.befriend(anna, berta)
      try await house.ask("carla", by: anna)
      try await house.ask("anna", by: dora)
      for other in [berta, carla, dora] { try await house.leave(other) }
      var text = ""
      try await house.personal.export(anna.accountID) { _, bytes in text += String(decoding: bytes, as: UTF8.self) }
      for other in [berta, carla, dora] { #expect(text.contains(other.accountID.text)) }
      #expect(
        try await !house.friends.store.friends(of: anna.accountID, after: nil, limit: 1, includesLeaving: true, in: house.database).isEmpty)
    }
  }

  /// Neither a day's push nor the number beside an app tells of more than the list shows.
  @Test func whatIsPushedCountsWhatIsListed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, phones) = (house.person("anna"), house.person("berta"), house.person("carla"), Phones())
      try await house.register(UUID(), token: "phone", by: anna)
      try await PushDispatchTests.choose(house, anna, [NotificationPreference(topic: .friendsActivity, channel: .push, delivery: .daily)])
      for other in [berta, carla] { await PushDispatchTests.tell(house, [anna], about: other) }
      try await house.leave(berta)
      // Waits for its time of day: until then she may be back.
      house.clock.advance(by: PushRules.grace)
      try await PushDispatchTests.dispatch(house, phones).run()
      #expect(try await PushDispatchTests.waiting(house) == 2 && phones.sent.isEmpty)
      house.clock.advance(by: .seconds(86_400))
      try await PushDispatchTests.dispatch(house, phones).run()
      let sent = try #require(phones.sent.first)
      #expect(phones.sent.count == 1 && sent.arguments == ["1"] && sent.badge == 1)
      #expect(try await PushDispatchTests.waiting(house) == 0)
    }
  }
}

extension SocialHouse {
  static func leaving(_ told: AccountLeavingTold, from source: String = "auth") -> InboxEvent {
    InboxEvent(
      eventID: UUID(), type: LeavingInbox.eventType, orderingKey: told.accountID, source: source, createTime: Moment(milliseconds: 1),
      payload: told.encoded())
  }

  static func leaving(_ accountID: UUID, _ isLeaving: Bool, since time: Moment, from source: String = "auth") -> InboxEvent {
    leaving(AccountLeavingTold(accountID: accountID.text, isLeaving: isLeaving, changeTime: time), from: source)
  }

  /// Somebody asks to be deleted, at the end of a grace.
  func leave(_ person: KnownPerson) async throws {
    directory.setLeaving(person)
    #expect(await inbox.receive([Self.leaving(person.accountID, true, since: clock.now())]).takenCount == 1)
  }

  /// And takes it back.
  func stay(_ person: KnownPerson) async throws {
    directory.setStaying(person)
    let time = clock.now() + .microseconds(1)
    #expect(await inbox.receive([Self.leaving(person.accountID, false, since: time)]).takenCount == 1)
  }
}
