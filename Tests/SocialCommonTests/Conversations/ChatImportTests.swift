import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct ChatImportTests {
  private func take(
    _ house: SocialHouse, _ people: [KnownPerson], _ lines: [(sender: KnownPerson, text: String)], isDryRun: Bool = false
  ) async throws -> ChatImport.Outcome {
    let begin = house.clock.now() - .seconds(86_400)
    let messages = lines.enumerated().map { index, line in
      MovedChat.Message(key: "m\(index)", senderID: line.sender.accountID, time: begin + .seconds(Int64(index)), text: line.text)
    }
    return try await ChatImport(database: house.database, realm: .localBuddy).take(
      MovedChat(people: people.map(\.accountID), messages: messages), isDryRun: isDryRun, at: house.clock.now())
  }

  @Test func `Both have what they have written, read, found by its words, at every device, and it goes on from there`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let lines: [(sender: KnownPerson, text: String)] = [
        (anna, "Ciao"), (berta, "Hello from the lighthouse"), (anna, " "), (berta, "Bye"),
      ]
      let taken = ChatImport.Outcome.taken(messageCount: 3, without: ["m2": .unfit])
      #expect(try await take(house, [anna, berta], lines, isDryRun: true) == taken)
      #expect(try await house.conversationIDs(of: anna).isEmpty)
      #expect(try await take(house, [anna, berta], lines) == taken)
      let conversationID = try #require(try await house.conversationIDs(of: anna).first)
      for person in [anna, berta] {
        #expect(try await house.conversationIDs(of: person) == [conversationID])
        #expect(try await house.history(conversationID, for: person, size: 1).map(\.text) == ["Ciao", "Hello from the lighthouse", "Bye"])
        #expect(try await house.conversation(conversationID, of: person).unreadCount == 0)
        var device = ConversationDevice(of: person)
        try await device.catchUp(house, size: 1)
        #expect(device.history(conversationID).map(\.number) == [1, 2, 3])
      }
      for person in [anna, berta] { #expect(try await house.conversationEvents(of: person).isEmpty) }
      // Again: nothing is changed, also where it has gone on.
      #expect(try await take(house, [berta, anna], lines) == .alreadyThere)
      #expect(try await house.say("And here", in: conversationID, by: berta) == 4)
      #expect(try await take(house, [anna, berta], lines) == .alreadyThere)
      #expect(try await house.conversation(conversationID, of: anna).unreadCount == 1)
    }
  }

  @Test func `What is nobody's, or cannot be, is left out`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      #expect(try await take(house, [anna, anna], [(anna, "x")]) == .oneself)
      #expect(try await take(house, [anna, berta], []) == .empty(without: [:]))
      #expect(try await take(house, [anna, berta], [(carla, "x")]) == .empty(without: ["m0": .stranger]))
      try await house.block(carla, by: anna)
      #expect(try await take(house, [anna, carla], [(anna, "x")]) == .blocked)
      // A conversation that was opened and in which nobody has written is theirs to begin with.
      let conversationID = try await house.open(berta, by: anna)
      #expect(try await take(house, [anna, berta], [(anna, "x")]) == .taken(messageCount: 1, without: [:]))
      #expect(try await house.history(conversationID, for: berta).map(\.text) == ["x"])
    }
  }

  @Test func `Friends are none of each other's strangers in it`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      for (other, isOfStrangers) in [(berta, false), (carla, true)] {
        #expect(try await take(house, [anna, other], [(anna, other.username)]) == .taken(messageCount: 1, without: [:]))
        let told: Bool = try await house.database.query(
          """
          SELECT c.is_of_strangers FROM conversations c
          WHERE EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.conversation_id AND m.account_id = \(other.accountID))
          """
        ).firstRow().get(0)
        #expect(told == isOfStrangers, "\(other.username)")
      }
    }
  }

  @Test func `The latest of very many stay, in the order of their times`() {
    let (one, other, now) = (UUID(), UUID(), Moment(milliseconds: 1_800_000_000_000))
    let messages = (0..<ChatImport.messagesMax + 2).map { index in
      MovedChat.Message(key: "m\(index)", senderID: index % 2 == 0 ? one : other, time: now - .seconds(Int64(index)), text: "\(index)")
    }
    let late = MovedChat.Message(key: "late", senderID: one, time: now + .seconds(1), text: "x")
    let (kept, leftOut) = ChatImport.fit(MovedChat(people: [one, other], messages: messages + [late]), at: now)
    #expect(kept.count == ChatImport.messagesMax && kept.last?.text == "0" && kept.first?.text == "\(ChatImport.messagesMax - 1)")
    #expect(leftOut == ["m\(ChatImport.messagesMax)": .tooMany, "m\(ChatImport.messagesMax + 1)": .tooMany, "late": .isToCome])
  }
}
