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

/// Presence with two processes on one database, of which any may be asked anything.
@Suite struct PresenceReplicaTests {
  /// Berta's stream is at one process; what is seen of her is changed at either, in turn.
  @Test func friendsHearOfEachChangeWhereverItIsMade() async throws {
    try await Self.run { one, other async throws in
      let (anna, berta) = (one.person("anna"), one.person("berta"))
      try await one.befriend(anna, berta)
      let (atAnna, device) = (StreamReader(), UUID())
      let hearing = try await one.begin(atAnna, of: anna.accountID)
      let reading = try await one.begin(StreamReader(), of: berta.accountID, on: device, in: .qwalk)
      var count = 1
      try #require(await atAnna.heard(1, Presence(isOnline: true)))
      for round in 0..<4 {
        try await (round % 2 == 0 ? one : other).set(SetPresenceRequest(appearsOffline: round % 2 == 0), by: berta)
        count += 1
        try #require(await atAnna.heard(count, round % 2 == 0 ? Presence(lastSeen: .day) : Presence(isOnline: true)), "round \(round)")
      }
      for round in 0..<4 {
        let house = round % 2 == 0 ? one : other
        let request = SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, isIdentityShared: round % 2 == 0)
        _ = try await house.setFacet(request, by: berta)
        try await house.keeper.settle(at: house.clock.now())
        count += 1
        try #require(await atAnna.heard(count, Presence(isOnline: true, realm: round % 2 == 0 ? .qwalk : .unspecified)), "round \(round)")
      }
      _ = try await one.setFacet(SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, isIdentityShared: true), by: berta)
      try await one.keeper.settle(at: one.clock.now())
      count += 1
      // A reader keeps of one person the last word alone: two that follow at once may be heard as one.
      try #require(await atAnna.heard(count, Presence(isOnline: true, realm: .qwalk)))
      for round in 0..<3 {
        let activity = round % 2 == 0 ? "walking" : "resting"
        try await (round % 2 == 0 ? one : other).set(SetPresenceRequest(deviceID: device.text, activity: activity), by: berta)
        count += 1
        try #require(await atAnna.heard(count, Presence(isOnline: true, realm: .qwalk, activity: activity)), "round \(round)")
      }
      await Self.end([hearing, reading])
    }
  }

  /// Somebody is told of by both processes at once, again and again: what is heard last is what is so.
  @Test func theLatestIsHeardLast() async throws {
    try await Self.run { one, other async throws in
      let (anna, berta) = (one.person("anna"), one.person("berta"))
      try await one.befriend(anna, berta)
      let atAnna = StreamReader()
      let hearing = try await other.begin(atAnna, of: anna.accountID)
      let reading = try await one.begin(StreamReader(), of: berta.accountID)
      for round in 0..<30 {
        async let hiding = one.set(SetPresenceRequest(appearsOffline: true), by: berta)
        async let showing = other.set(SetPresenceRequest(appearsOffline: false), by: berta)
        _ = try await (hiding, showing)
        let isHidden = try await PresenceStore().appearsOffline(berta.accountID, in: one.database)
        try #require(await atAnna.wait { $0.presences.last?.presence.isOnline == !isHidden }, "round \(round)")
      }
      await Self.end([hearing, reading])
    }
  }

  /// What friends are told of somebody who appears offline would say that they come and go.
  @Test func whoAppearsOfflineComesAndGoesUnheard() async throws {
    try await Self.run { one, other async throws in
      let (anna, berta, carla) = (one.person("anna"), one.person("berta"), one.person("carla"))
      for friend in [berta, carla] { try await one.befriend(anna, friend) }
      let atAnna = StreamReader()
      let hearing = try await one.begin(atAnna, of: anna.accountID)
      try await other.set(SetPresenceRequest(appearsOffline: true), by: berta)
      for house in [one, other, one] {
        let reading = try await house.begin(StreamReader(), of: berta.accountID)
        await Self.end([reading])
        try await house.keeper.settle(at: house.clock.now())
      }
      let last = try await other.begin(StreamReader(), of: carla.accountID)
      #expect(await atAnna.wait { !$0.presences.isEmpty })
      #expect(atAnna.presences == [.init(carla, Presence(isOnline: true))])
      await Self.end([hearing, last])
    }
  }

  /// A process that was to tell friends has ended before it did.
  @Test func whatNobodyHasToldIsToldBySweeping() async throws {
    try await Self.run { one, other async throws in
      let (anna, berta) = (one.person("anna"), one.person("berta"))
      try await one.befriend(anna, berta)
      let atAnna = StreamReader()
      let hearing = try await other.begin(atAnna, of: anna.accountID)
      let reading = try await one.begin(StreamReader(), of: berta.accountID)
      try #require(await atAnna.heard(1, Presence(isOnline: true)))
      for (isHidden, seen) in [(true, Presence(lastSeen: .day)), (false, Presence(isOnline: true))] {
        try await one.database.transaction {
          try await PresenceStore().setAppearsOffline(isHidden, of: berta.accountID, at: one.clock.now(), in: $0)
        }
        try await other.sweepAndSettle()
        #expect(await atAnna.wait { $0.presences.last?.presence == seen })
      }
      try await one.database.execute("DELETE FROM presence_leases WHERE account_id = \(berta.accountID)")
      try await other.sweepAndSettle()
      #expect(await atAnna.wait { $0.presences.last?.presence == Presence(lastSeen: .day) })
      await Self.end([hearing, reading])
    }
  }

  /// A friend is invitable as soon as the first message of the stream is there: the process that has sent it knows so, and others when the lease is kept,
  /// for which GameService asks them again (`InvitationPatienceTests`).
  @Test func whoHasHadTheFirstMessageIsThereAtOnceAndElsewhereWithTheLease() async throws {
    try await Self.run { one, other async throws in
      let (anna, berta) = (one.person("anna"), one.person("berta"))
      let request = FindPresentRequest(accounts: [berta.accountID.bytes], excludesHidden: true)
      func isThere(for house: SocialHouse) async throws -> Bool {
        let context = house.call(PeopleLookupServiceMethods.findPresent, by: anna.accountID)
        return try await !house.lookups.findPresent(request, context).accounts.isEmpty
      }
      for round in 0..<4 {
        let (house, elsewhere) = round % 2 == 0 ? (one, other) : (other, one)
        let atBerta = StreamReader()
        let reading = house.read(atBerta, of: berta.accountID)
        try #require(await atBerta.wait { !$0.all.isEmpty })
        #expect(try await isThere(for: house))
        try await house.keeper.settle(at: house.clock.now())
        for house in [house, elsewhere] { #expect(try await isThere(for: house)) }
        await Self.end([reading])
        try await house.keeper.settle(at: house.clock.now())
        for house in [house, elsewhere] { #expect(try await !isThere(for: house)) }
      }
    }
  }

  /// The lease of a stream that has just begun is not kept yet when the other process is asked.
  @Test func whoHasJustSubscribedMayTellAnActivityAnywhere() async throws {
    try await Self.run { one, other async throws in
      let (berta, device, atBerta) = (one.person("berta"), UUID(), StreamReader())
      let reading = one.read(atBerta, of: berta.accountID, by: device, in: .qwalk)
      try #require(await atBerta.wait { !$0.all.isEmpty })
      let request = SetPresenceRequest(deviceID: device.text, activity: "walking")
      let setting = Task(executorPreference: other.loop.taskExecutor) {
        try await other.refusal {
          _ = try await other.presence.setPresence(request, other.call(PresenceServiceMethods.setPresence, by: berta.accountID))
        }
      }
      try await one.loop.sleep(for: PresenceKeeper.settleInterval)
      try await one.keeper.settle(at: one.clock.now())
      #expect(try await setting.value == nil)
      #expect(try await one.activities() == ["walking"])
      await Self.end([reading])
    }
  }

  /// A process is out of touch with the database for a while, and the other one may or may not have noticed: its streams have gone on, and with
  /// them what their readers do.
  @Test(arguments: [false, true]) func anActivityOutlivesAnOutage(isNoticed: Bool) async throws {
    try await Self.run { one, other async throws in
      let (anna, berta, device) = (one.person("anna"), one.person("berta"), UUID())
      try await one.befriend(anna, berta)
      _ = try await one.setFacet(SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, isIdentityShared: true), by: berta)
      let atAnna = StreamReader()
      let hearing = try await other.begin(atAnna, of: anna.accountID)
      let reading = try await one.begin(StreamReader(), of: berta.accountID, on: device, in: .qwalk)
      try #require(await atAnna.heard(1, Presence(isOnline: true, realm: .qwalk)))
      try await one.set(SetPresenceRequest(deviceID: device.text, activity: "walking"), by: berta)
      let walking = Presence(isOnline: true, realm: .qwalk, activity: "walking")
      try #require(await atAnna.heard(2, walking))
      for house in [one, other] { try await house.sweepAndSettle() }
      for _ in 0..<2 {
        one.clock.advance(by: StreamWakeUps.aliveFor + .seconds(2))
        try await other.look()
        if isNoticed {
          try await other.sweepAndSettle()
          #expect(await atAnna.wait { $0.presences.last?.presence == Presence(lastSeen: .day) })
        }
        // What is done first when it is back is left to chance.
        try await one.sweepAndSettle()
        try await one.look()
        try await one.sweepAndSettle()
        #expect(try await one.presences(of: anna) == ["berta": walking])
        #expect(await atAnna.wait { $0.presences.last?.presence == walking })
      }
      // Nobody ends later what has come back.
      one.clock.advance(by: StreamWakeUps.keptFor * 2)
      for house in [one, other] { try await house.look() }
      for house in [other, one] { try await house.sweepAndSettle() }
      #expect(try await one.activities() == ["", "walking"])
      // A stream that has begun anew has begun nothing yet.
      let again = try await one.begin(StreamReader(), of: berta.accountID, on: device, in: .qwalk)
      #expect(try await one.activities() == ["", ""])
      await Self.end([hearing, reading, again])
    }
  }

  @Test func whatADeadProcessLeavesBehindIsRemoved() async throws {
    try await Self.run { one, other async throws in
      let berta = one.person("berta")
      let reading = try await one.begin(StreamReader(), of: berta.accountID)
      #expect(try await other.leaseCount() == 1)
      for _ in 0..<2 {
        one.clock.advance(by: StreamWakeUps.keptFor + .seconds(1))
        try await other.look()
        try await other.sweepAndSettle()
      }
      #expect(try await other.leaseCount() == 0)
      await Self.end([reading])
    }
  }

  /// A process was out of touch while somebody was deleted: what it writes when it is back brings nothing back.
  @Test func whatIsWrittenLateBringsNobodyBack() async throws {
    try await Self.run { one, other async throws in
      let (anna, now) = (one.person("anna"), one.clock.now())
      let over = other.keeper.begin(anna.accountID, on: UUID(), in: .qwalk, at: now)
      try await other.keeper.settle(at: now)
      #expect(try await one.presenceRowCount(of: anna) == 2)
      other.keeper.end(over)
      let begun = other.keeper.begin(anna.accountID, on: UUID(), in: .qwalk, at: now)
      #expect(await one.inbox.receive(LateEventTests.deleted(anna)).takenCount == 2)
      try await other.sweepAndSettle()
      #expect(try await one.presenceRowCount(of: anna) == 0)
      other.keeper.end(begun)
      try await other.sweepAndSettle()
      try await other.database.transaction { try await PresenceStore().setAppearsOffline(true, of: anna.accountID, at: now, in: $0) }
      #expect(try await one.presenceRowCount(of: anna) == 0)
      // Others are kept as ever.
      let berta = one.person("berta")
      try await other.database.transaction { try await PresenceStore().setAppearsOffline(true, of: berta.accountID, at: now, in: $0) }
      #expect(try await PresenceStore().appearsOffline(berta.accountID, in: one.database))
    }
  }

  /// Both rounds of a deletion come while a process is just writing: they wait for that, and find it.
  @Test func aDeletionFindsWhatIsJustWritten() async throws {
    try await Self.run { one, other async throws in
      let accountIDs = [UUID(), UUID()].sorted { $0.text < $1.text }
      let (anna, berta) = (one.person("anna", accountID: accountIDs[0]), one.person("berta", accountID: accountIDs[1]))
      try await one.database.transaction {
        try await PresenceStore().setAppearsOffline(false, of: berta.accountID, at: one.clock.now(), in: $0)
      }
      other.keeper.change(accountIDs)
      let (settling, deleting) = try await one.database.transaction { transaction in
        // What is told of Berta is told behind this, and in one transaction with what is told of Anna.
        try await transaction.execute("SELECT account_id FROM presences WHERE account_id = \(berta.accountID) FOR UPDATE")
        let settling = other.settling()
        try await one.loop.sleep(for: .milliseconds(100))
        let deleting = Task(executorPreference: one.loop.taskExecutor) {
          await one.inbox.receive(LateEventTests.deleted(anna)).takenCount
        }
        try await one.loop.sleep(for: .milliseconds(200))
        return (settling, deleting)
      }
      #expect(await settling.value)
      #expect(await deleting.value == 2)
      #expect(try await one.presenceRowCount(of: anna) == 0)
    }
  }

  // MARK: -

  private static func run(_ body: @escaping @Sendable (SocialHouse, SocialHouse) async throws -> Void) async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      let (clock, directory) = (FakeClock(), FewPeople())
      let houses = [
        try SocialHouse(database, clock: clock, directory: directory), try SocialHouse(database, clock: clock, directory: directory),
      ]
      for house in houses { try await house.listen() }
      try await body(houses[0], houses[1])
      for house in houses { await house.wakeUps.stop() }
    }
  }

  private static func end(_ tasks: [Task<RPCError?, Never>]) async {
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.value }
  }
}

extension StreamReader {
  /// Waits until so many presences were heard, of which the last is this.
  func heard(_ count: Int, _ last: Presence) async -> Bool {
    await wait { $0.presences.count >= count } && presences.count == count && presences.last?.presence == last
  }
}

extension SocialHouse {
  /// Begins to listen to what is given with commits, and waits until that is so.
  func listen() async throws {
    try await look()
    await wakeUps.start()
    let subscription = feed.begin(UUID(), UUID())
    defer { feed.end(subscription) }
    for _ in 0..<1_000 {
      let event = EphemeralEvent(key: "test", payload: [1], accountIDs: [subscription.accountID])
      try await database.transaction { try await wakeUps.give([event], in: $0) }
      try await loop.sleep(for: .milliseconds(10))
      if !subscription.takeEphemera().isEmpty { return }
    }
    Issue.record("nothing is heard")
  }

  /// Of all that is kept of whether somebody is there.
  func presenceRowCount(of person: KnownPerson) async throws -> Int64 {
    try await database.query(
      """
      SELECT (SELECT count(*) FROM presences WHERE account_id = \(person.accountID))
        + (SELECT count(*) FROM presence_leases WHERE account_id = \(person.accountID))
      """
    ).firstRow().get(0)
  }

  func activities() async throws -> [String] {
    try await database.query("SELECT activity FROM presence_leases ORDER BY activity").map { try $0.get(0) }
  }
}
