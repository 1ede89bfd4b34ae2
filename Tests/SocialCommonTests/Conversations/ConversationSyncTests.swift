import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct ConversationSyncTests {
  /// A cast that does whatever comes to its mind, always the same for a seed.
  private struct Cast: Sendable {
    let house: SocialHouse
    let people: [KnownPerson]
    /// Conversations, each with those who are in it.
    let conversations: [(id: String, members: [KnownPerson])]

    init(_ house: SocialHouse) async throws {
      self.house = house
      people = ["anna", "berta", "carla"].map { house.person($0) }
      var conversations: [(id: String, members: [KnownPerson])] = []
      for (one, other) in [(0, 1), (1, 2), (0, 2)] {
        conversations.append((try await house.open(people[other], by: people[one]), [people[one], people[other]]))
      }
      self.conversations = conversations
    }

    /// Something happens. That it is refused, because a message is too old or is deleted, is as good.
    func act(_ random: inout SeededRandom) async throws {
      let (id, members) = conversations[random.next(below: conversations.count)]
      let person = members[random.next(below: members.count)]
      let last = try await house.conversation(id, of: person).lastNumber
      let number = last == 0 ? 1 : Int64(random.next(below: Int(last))) + 1
      let choice = random.next(below: 12)
      _ = try await house.refusal {
        switch choice {
        case 0...4: try await house.say("text \(random.next(below: 1_000))", in: id, by: person)
        case 5: try await house.edit(number, "edit \(random.next(below: 1_000))", in: id, by: person)
        case 6: try await house.delete(number, in: id, by: person)
        case 7: try await house.delete(number, in: id, by: person, forAll: false)
        case 8: try await house.react(["👍", "❤️", ""][random.next(below: 3)], to: number, in: id, by: person)
        case 9: try await house.read(id, upTo: last, by: person)
        case 10: try await house.deliver(id, upTo: number, to: person)
        default: try await house.mute(id, by: person, random.next(below: 2) == 0)
        }
      }
    }

    /// Whether each device holds what its person would read now.
    func check(_ devices: [ConversationDevice]) async throws {
      for device in devices {
        for (id, members) in conversations where members.contains(device.person) {
          let history = try await house.history(id, for: device.person)
          #expect(device.history(id) == history, "\(device.person.username)")
          #expect(history.map(\.number) == history.indices.map { Int64($0) + 1 })
          #expect(device.conversations[id] == (try await house.conversation(id, of: device.person)), "\(device.person.username)")
        }
      }
    }
  }

  /// Devices that sync now and then, by pages of any size, end with the same history, order and receipts.
  @Test(arguments: [UInt64(1), 2, 3])
  func afterWhateverHappensEachDeviceHasTheSame(seed: UInt64) async throws {
    try await SocialHouse.run { house async throws in
      let cast = try await Cast(house)
      var random = SeededRandom(seed: seed)
      var devices = (cast.people + cast.people).map { ConversationDevice(of: $0) }
      for _ in 0..<150 {
        try await cast.act(&random)
        let lucky = random.next(below: devices.count * 3)
        if lucky < devices.count { _ = try await devices[lucky].sync(house, size: Int32(random.next(below: 5) + 1)) }
        house.clock.advance(by: .seconds(random.next(below: 10)))
      }
      for index in devices.indices { try await devices[index].catchUp(house, size: Int32(index + 1)) }
      try await cast.check(devices)
    }
  }

  /// Changes that are made at once by several, while devices read: a change that commits late has no number that somebody has passed.
  @Test func nothingIsMissedWhileManyWriteAtOnce() async throws {
    try await SocialHouse.run { house async throws in
      let cast = try await Cast(house)
      var devices: [ConversationDevice] = []
      try await withThrowingTaskGroup(of: ConversationDevice?.self) { group in
        for worker in 0..<4 {
          group.addTask {
            var random = SeededRandom(seed: UInt64(worker) + 10)
            for _ in 0..<25 { try await cast.act(&random) }
            return nil
          }
        }
        for person in cast.people {
          group.addTask {
            var device = ConversationDevice(of: person)
            for _ in 0..<30 { _ = try await device.sync(house, size: 3) }
            return device
          }
        }
        for try await device in group { if let device { devices.append(device) } }
      }
      for index in devices.indices { try await devices[index].catchUp(house, size: 7) }
      try await cast.check(devices)
    }
  }

  /// What changes before and during a block has numbers that a device passes while the block lasts: it forgets the conversation then, and loads it anew.
  @Test func nothingOfWhatChangedAboutABlockIsMissed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.talk(anna, berta)
      for text in ["one", "two", "three", "four"] { try await house.say(text, in: conversationID, by: berta) }
      var (early, late) = (ConversationDevice(of: anna), ConversationDevice(of: anna))
      for size: Int32 in [1, 3] {
        try await early.catchUp(house, size: size)
        try await late.catchUp(house, size: size)
        try await house.delete(2, in: conversationID, by: berta)
        try await house.edit(3, "words of \(size)", in: conversationID, by: berta)
        try await house.react("👍", to: 1, in: conversationID, by: berta)
        try await house.block(berta, by: anna)
        try await early.catchUp(house, size: size)
        #expect(early.conversations[conversationID]?.state == .gone && early.history(conversationID) == [])
        let key = MessageKey(conversationID: try #require(UUID(text: conversationID)), number: size == 1 ? 4 : 5)
        try await house.database.transaction {
          try await house.messages.messaging.moderate(key, isHidden: true, at: house.clock.now(), $0)
        }
        try await house.unblock(berta, by: anna)
        let history = try await house.history(conversationID, for: anna)
        try await early.catchUp(house, size: size)
        try await late.catchUp(house, size: size)
        #expect(early.history(conversationID) == history)
        #expect(late.history(conversationID) == history)
      }
    }
  }

  @Test func aNewDeviceBeginsWithTheListAndMissesNothing() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.talk(anna, berta)
      let start = try await house.conversationList(of: berta).changeNumber
      #expect(try await house.syncConversations(berta, after: start).messages == [])
      try await house.say("new", in: conversationID, by: anna)
      let page = try await house.syncConversations(berta, after: start)
      #expect(page.messages.map(\.text) == ["new"] && page.conversations.map(\.conversationID) == [conversationID] && !page.hasMore)
      let one = try await house.syncConversations(berta, after: 0, only: conversationID)
      #expect(one.messages.map(\.text) == ["hi", "new"])
      #expect(try await house.refusal { _ = try await house.syncConversations(berta, after: page.changeNumber + 1) } == "CHANGE_UNKNOWN")
      #expect(try await house.refusal { _ = try await house.syncConversations(berta, after: -1) } == "OUT_OF_RANGE")
    }
  }
}

/// Numbers that look random and are the same each time (SplitMix64).
struct SeededRandom: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(count))
  }
}
