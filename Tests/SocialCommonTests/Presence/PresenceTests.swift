import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Synchronization
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct PresenceTests {
  @Test func friendsSeeWhoIsThere() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      try await house.look()
      #expect(try await house.presences(of: anna) == ["berta": Presence()])
      let (reader, device) = (StreamReader(), UUID())
      let reading = try await house.begin(reader, of: berta.accountID, on: device, in: .qwalk)
      #expect(try await house.presences(of: anna) == ["berta": Presence(isOnline: true)])
      #expect(try await house.profile(of: "berta", by: anna).presence == Presence(isOnline: true))
      // Not asked for, and not for strangers.
      let unasked = try await house.friends.listFriends(
        ListFriendsRequest(), house.call(FriendServiceMethods.listFriends, by: anna.accountID))
      #expect(unasked.friends.map(\.presence) == [nil])
      #expect(try await house.profile(of: "berta", by: carla).presence == nil)
      // In which app, and what for, once the identity is shared there.
      try await house.set(SetPresenceRequest(deviceID: device.text, activity: "walking"), by: berta)
      #expect(try await house.presences(of: anna) == ["berta": Presence(isOnline: true)])
      _ = try await house.setFacet(SetAppFacetRequest(realm: .qwalk, aboutVisibility: .nobody, isIdentityShared: true), by: berta)
      #expect(try await house.presences(of: anna) == ["berta": Presence(isOnline: true, realm: .qwalk, activity: "walking")])
      reading.cancel()
      _ = await reading.value
      try await house.keeper.settle(at: house.clock.now())
      #expect(try await house.presences(of: anna) == ["berta": Presence(lastSeen: .day)])
      house.clock.advance(by: .seconds(8 * 86_400))
      try await house.look()
      #expect(try await house.presences(of: anna) == ["berta": Presence(lastSeen: .month)])
      _ = try await house.update(UpdateProfileRequest(visibility: ProfileVisibility(lastSeen: .nobody)), by: berta)
      #expect(try await house.presences(of: anna) == ["berta": Presence()])
    }
  }

  /// Who reads the first message of a stream may be invited: what is kept twice a second is not waited for.
  @Test func whoHasBegunToReadIsThereAtOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.look()
      func present(excludesHidden: Bool = true) async throws -> Set<[UInt8]> {
        let request = FindPresentRequest(accounts: [anna, berta].map(\.accountID.bytes), excludesHidden: excludesHidden)
        return Set(
          try await house.lookups.findPresent(request, house.call(PeopleLookupServiceMethods.findPresent, by: anna.accountID)).accounts)
      }
      #expect(try await present() == [])
      let lease = house.keeper.begin(berta.accountID, on: UUID(), in: nil, at: house.clock.now())
      #expect(try await present() == [berta.accountID.bytes])
      try await house.keeper.settle(at: house.clock.now())
      #expect(try await present() == [berta.accountID.bytes])
      #expect(try await house.set(SetPresenceRequest(appearsOffline: true), by: anna))
      let hidden = house.keeper.begin(anna.accountID, on: UUID(), in: nil, at: house.clock.now())
      #expect(try await present() == [berta.accountID.bytes])
      #expect(try await present(excludesHidden: false).count == 2)
      for lease in [lease, hidden] { house.keeper.end(lease) }
      try await house.keeper.settle(at: house.clock.now())
      #expect(try await present(excludesHidden: false) == [])
    }
  }

  @Test func whoAppearsOfflineIsNotSeen() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      try await house.look()
      #expect(try await house.set(SetPresenceRequest(appearsOffline: true), by: berta))
      let left = try await house.presences(of: anna)
      #expect(left == ["berta": Presence(lastSeen: .day)])
      house.clock.advance(by: .seconds(10 * 86_400))
      try await house.look()
      let reading = try await house.begin(StreamReader(), of: berta.accountID)
      #expect(try await house.presences(of: anna) == ["berta": Presence(lastSeen: .month)])
      reading.cancel()
      _ = await reading.value
      try await house.keeper.settle(at: house.clock.now())
      // Having been there has left no trace.
      #expect(try await house.presences(of: anna) == ["berta": Presence(lastSeen: .month)])
      #expect(try await house.set(SetPresenceRequest(), by: berta))
      let again = try await house.begin(StreamReader(), of: berta.accountID)
      #expect(try await !house.set(SetPresenceRequest(appearsOffline: false), by: berta))
      #expect(try await house.presences(of: anna) == ["berta": Presence(isOnline: true)])
      again.cancel()
      _ = await again.value
    }
  }

  @Test func friendsThatAreThereHearOfIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      try await house.listen()
      let (atAnna, atCarla) = (StreamReader(), StreamReader())
      let hearing = try await house.begin(atAnna, of: anna.accountID)
      let stranger = try await house.begin(atCarla, of: carla.accountID)
      let reading = try await house.begin(StreamReader(), of: berta.accountID)
      #expect(await atAnna.wait { $0.presences == [.init(berta, Presence(isOnline: true))] })
      // A second device changes nothing that friends see, and neither does its end.
      let second = try await house.begin(StreamReader(), of: berta.accountID)
      second.cancel()
      _ = await second.value
      try await house.keeper.settle(at: house.clock.now())
      reading.cancel()
      _ = await reading.value
      try await house.keeper.settle(at: house.clock.now())
      #expect(await atAnna.wait { $0.presences.count >= 2 })
      #expect(atAnna.presences == [.init(berta, Presence(isOnline: true)), .init(berta, Presence(lastSeen: .day))])
      #expect(atCarla.presences == [])
      // Without numbers, and kept nowhere.
      #expect(atAnna.events == [])
      #expect(try await house.types(of: anna.accountID) == ["friend.accepted"])
      for task in [hearing, stranger] { task.cancel() }
      for task in [hearing, stranger] { _ = await task.value }
      await house.wakeUps.stop()
    }
  }

  @Test func whatCannotBeSetIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      try await house.look()
      for (request, reason) in [
        (SetPresenceRequest(activity: "x"), "MISSING"), (SetPresenceRequest(deviceID: "x", activity: "x"), "INVALID_UUID"),
        (SetPresenceRequest(deviceID: UUID().text, activity: String(repeating: "x", count: 51)), "TOO_LONG"),
        (SetPresenceRequest(deviceID: UUID().text, activity: "x"), "NOT_SUBSCRIBED"),
      ] {
        #expect(try await house.refusal { try await house.set(request, by: anna) } == reason)
      }
      let reading = house.read(StreamReader(), of: anna.accountID, in: .unrecognized(9))
      #expect(await reading.value?.fieldViolations.first?.reason == "UNKNOWN_VALUE")
    }
  }

  /// Two processes on one database: a friend at the other one hears too, and a process that is killed leaves nobody online.
  @Test func aProcessThatDiesLeavesNobodyOnline() async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      let (clock, directory) = (FakeClock(), FewPeople())
      let house = try SocialHouse(database, clock: clock, directory: directory)
      let dying = try SocialHouse(database, clock: clock, directory: directory)
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      for one in [house, dying] { try await one.listen() }
      let atAnna = StreamReader()
      let hearing = try await house.begin(atAnna, of: anna.accountID)
      try await house.look()
      try await dying.look()
      let reading = try await dying.begin(StreamReader(), of: berta.accountID)
      #expect(await atAnna.wait { $0.presences == [.init(berta, Presence(isOnline: true))] })
      #expect(try await house.presences(of: anna) == ["berta": Presence(isOnline: true)])
      // From here on the other process does nothing any more. Its lease outlives it by as long as it is believed to be there.
      clock.advance(by: StreamWakeUps.aliveFor - .seconds(1))
      try await house.look()
      try await house.sweepAndSettle()
      #expect(try await house.presences(of: anna) == ["berta": Presence(isOnline: true)])
      clock.advance(by: .seconds(2))
      try await house.look()
      #expect(try await house.presences(of: anna) == ["berta": Presence()])
      try await house.sweepAndSettle()
      #expect(await atAnna.wait { $0.presences.count == 2 })
      #expect(atAnna.presences.last == .init(berta, Presence(lastSeen: .day)))
      #expect(try await house.presences(of: anna) == ["berta": Presence(lastSeen: .day)])
      // It was only out of touch: it comes back with its readers.
      try await dying.sweepAndSettle()
      try await dying.look()
      clock.advance(by: .seconds(11))
      for one in [house, dying] { try await one.look() }
      try await dying.sweepAndSettle()
      #expect(try await house.presences(of: anna) == ["berta": Presence(isOnline: true)])
      #expect(await atAnna.wait { $0.presences.last == .init(berta, Presence(isOnline: true)) })
      for task in [hearing, reading] { task.cancel() }
      for task in [hearing, reading] { _ = await task.value }
      for one in [house, dying] { await one.wakeUps.stop() }
    }
  }

  /// Many come and go at once, at two processes; at the end all that is kept is who reads.
  @Test func manyComeAndGoAtOnce() async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      let clock = FakeClock()
      let houses = [try SocialHouse(database, clock: clock), try SocialHouse(database, clock: clock)]
      for house in houses { try await house.look() }
      let accountIDs = (0..<40).map { _ in UUID() }
      var leases: [UUID: [(SocialHouse, UUID)]] = [:]
      for round in 0..<10 {
        for (index, accountID) in accountIDs.enumerated() {
          let house = houses[(index + round) % 2]
          leases[accountID, default: []].append((house, house.keeper.begin(accountID, on: accountID, in: nil, at: clock.now())))
          if round > 0, let (former, leaseID) = leases[accountID]?.removeFirst() { former.keeper.end(leaseID) }
          clock.advance(by: .milliseconds(1))
        }
        async let one: Void = houses[0].keeper.settle(at: clock.now())
        async let other: Void = houses[1].keeper.settle(at: clock.now())
        _ = try await (one, other)
      }
      func readerCount() async throws -> Int64 {
        try await database.query("SELECT count(account_id) FROM presence_leases").firstRow().get(0)
      }
      #expect(try await readerCount() == 40)
      for (house, leaseID) in leases.values.flatMap({ $0 }) { house.keeper.end(leaseID) }
      for house in houses { try await house.keeper.settle(at: clock.now()) }
      #expect(try await readerCount() == 0)
    }
  }

  /// A reader leaves while its lease is just being kept, and somebody asks for a turn meanwhile.
  @Test func nobodyStaysWhoLeavesWhileTheLeaseIsKept() async throws {
    try await SocialHouse.run { house async throws in
      let keeper = house.keeper
      let (accountID, deviceID) = (UUID(), UUID())
      let leaseID = keeper.begin(accountID, on: deviceID, in: nil, at: house.clock.now())
      struct TakenBack: Error {}
      let afterwards = Mutex<[Task<Bool, Never>]>([])
      await #expect(throws: TakenBack.self) {
        try await house.database.transaction { transaction in
          // Whoever takes this device's lease waits for this transaction.
          let other = PresenceLease(leaseID: UUID(), accountID: accountID, deviceID: deviceID, realm: nil, takeTime: house.clock.now())
          try await PresenceStore().take([other], by: UUID(), in: transaction)
          let keeping = house.settling()
          try await house.loop.sleep(for: .milliseconds(200))
          keeper.end(leaseID)
          let ending = (0..<3).map { _ in house.settling() }
          try await house.loop.sleep(for: .milliseconds(200))
          afterwards.withLock { $0 = [keeping] + ending }
          throw TakenBack()
        }
      }
      for task in afterwards.withLock({ $0 }) { #expect(await task.value) }
      #expect(try await house.leaseCount() == 0)
    }
  }

  @Test func whatNobodyHoldsIsEndedBySweeping() async throws {
    try await SocialHouse.run { house async throws in
      try await house.look()
      let held = house.keeper.begin(UUID(), on: UUID(), in: nil, at: house.clock.now())
      try await house.keeper.settle(at: house.clock.now())
      try await house.database.execute(
        """
        INSERT INTO presence_leases (account_id, device_id, lease_id, replica_id, realm, activity, take_time)
        SELECT gen_random_uuid(), device_id, gen_random_uuid(), replica_id, realm, activity, take_time FROM presence_leases
        """)
      #expect(try await house.leaseCount() == 2)
      for _ in 0..<2 { try await house.sweepAndSettle() }
      #expect(try await house.database.query("SELECT lease_id FROM presence_leases").map { try $0.get(0, as: UUID.self) } == [held])
    }
  }

  /// Two friends begin in the same moment at two processes: when the one is told of, the other's lease is not kept yet.
  @Test func whoBeginsInTheSameMomentHearsToo() async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      let (clock, directory) = (FakeClock(), FewPeople())
      let houses = [
        try SocialHouse(database, clock: clock, directory: directory), try SocialHouse(database, clock: clock, directory: directory),
      ]
      let (anna, berta) = (houses[0].person("anna"), houses[0].person("berta"))
      try await houses[0].befriend(anna, berta)
      for house in houses { try await house.listen() }
      let atAnna = StreamReader()
      let hearing = houses[0].read(atAnna, of: anna.accountID)
      #expect(await atAnna.wait { !$0.all.isEmpty })
      #expect(try await houses[0].presences(of: anna) == ["berta": Presence()])
      let reading = try await houses[1].begin(StreamReader(), of: berta.accountID)
      try await houses[0].keeper.settle(at: clock.now())
      clock.advance(by: PresenceKeeper.keepDelayMax)
      for _ in 0..<2 { try await houses[1].keeper.settle(at: clock.now()) }
      #expect(await atAnna.wait { !$0.presences.isEmpty })
      // Once.
      clock.advance(by: PresenceKeeper.keepDelayMax)
      try await houses[1].keeper.settle(at: clock.now())
      try await houses[0].loop.sleep(for: .milliseconds(200))
      #expect(atAnna.presences == [.init(berta, Presence(isOnline: true))])
      for task in [hearing, reading] { task.cancel() }
      for task in [hearing, reading] { _ = await task.value }
      for house in houses { await house.wakeUps.stop() }
    }
  }

  @Test func ephemeralEventsFitTheirNotification() throws {
    let event = EphemeralEvent(
      key: String(repeating: "k", count: 100), payload: [UInt8](repeating: 0xFF, count: EphemeralEvent.payloadBytesMax),
      accountIDs: (0..<500).map { _ in UUID() })
    let replicaID = UUID()
    let payloads = StreamWakeUps.payloads(event, from: replicaID)
    #expect(payloads.allSatisfy { $0.utf8.count < 8_000 })
    let heard = payloads.compactMap { StreamWakeUps.event($0, besides: UUID()) }
    #expect(heard.flatMap(\.accountIDs) == event.accountIDs)
    #expect(heard.allSatisfy { $0.key == event.key && $0.payload == event.payload })
    #expect(payloads.allSatisfy { StreamWakeUps.event($0, besides: replicaID) == nil })
    for text in ["", "x", "\(replicaID.text) key", "\(replicaID.text) key ?? \(replicaID.text)"] {
      #expect(StreamWakeUps.event(text, besides: UUID()) == nil)
    }
  }

  @Test func whoReadsSlowlyIsLeftWithTheLatest() {
    let feed = StreamFeed()
    let accountID = UUID()
    let subscription = feed.begin(accountID, UUID())
    for index in 0..<StreamFeed.ephemeraMax + 10 {
      feed.give(EphemeralEvent(key: "\(index)", payload: [UInt8(index)], accountIDs: [accountID, UUID()]))
    }
    feed.give(EphemeralEvent(key: "50", payload: [255], accountIDs: [accountID]))
    let payloads = subscription.takeEphemera()
    #expect(payloads.count == StreamFeed.ephemeraMax && payloads.first == [10] && payloads.last == [255])
    #expect(!payloads.contains([50]) && subscription.takeEphemera().isEmpty)
    feed.end(subscription)
  }
}

/// What a friend was told.
struct ToldPresence: Hashable {
  var accountID: String
  var presence: Presence

  init(accountID: String, presence: Presence) { (self.accountID, self.presence) = (accountID, presence) }

  init(_ person: KnownPerson, _ presence: Presence) { self.init(accountID: person.accountID.text, presence: presence) }
}

extension StreamReader {
  var presences: [ToldPresence] {
    all.flatMap(\.ephemeralEvents).compactMap { event in
      guard case .presenceChanged(let changed) = event.content, let presence = changed.presence else { return nil }
      return ToldPresence(accountID: changed.accountID, presence: presence)
    }
  }
}

extension SocialHouse {
  /// The process says that it is there.
  func look() async throws { try await wakeUps.look() }

  func sweepAndSettle() async throws {
    try await keeper.sweep(at: clock.now())
    try await keeper.settle(at: clock.now())
  }

  /// Settles beside whatever else is done.
  /// - Returns: Whether that came to a good end.
  func settling() -> Task<Bool, Never> {
    Task(executorPreference: loop.taskExecutor) { (try? await keeper.settle(at: clock.now())) != nil }
  }

  func leaseCount() async throws -> Int64 { try await database.query("SELECT count(lease_id) FROM presence_leases").firstRow().get(0) }

  /// Subscribes, and waits until that is kept.
  func begin(
    _ reader: StreamReader, of accountID: UUID, on deviceID: UUID = UUID(), in realm: Realm = .unspecified
  ) async throws -> Task<RPCError?, Never> {
    let task = read(reader, of: accountID, by: deviceID, in: realm)
    #expect(await reader.wait { !$0.all.isEmpty })
    try await keeper.settle(at: clock.now())
    return task
  }

  /// - Returns: Whether the person appears offline.
  @discardableResult
  func set(_ request: SetPresenceRequest, by person: KnownPerson) async throws -> Bool {
    let response = try await presence.setPresence(request, call(PresenceServiceMethods.setPresence, by: person.accountID))
    try await keeper.settle(at: clock.now())
    return response.appearsOffline
  }

  /// The friends of somebody and how they are seen.
  func presences(of person: KnownPerson) async throws -> [String: Presence] {
    let request = ListFriendsRequest(withPresence: true)
    let listed = try await friends.listFriends(request, call(FriendServiceMethods.listFriends, by: person.accountID)).friends
    return Dictionary(
      uniqueKeysWithValues: listed.compactMap { friend in
        guard let name = friend.person?.username, let presence = friend.presence else { return nil }
        return (name, presence)
      })
  }
}
