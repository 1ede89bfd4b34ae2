import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Testing

@testable import SocialCommon

@Suite struct ConversationEvidenceTests {
  @Test func aReportedMessageComesWithThoseBeforeIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let text = try await house.open(berta, by: anna)
      let conversationID = try #require(UUID(text: text))
      for number in 1...25 { try await house.say("\(number)", in: text, by: number == 25 ? berta : anna) }
      func find(_ number: Int64, by person: KnownPerson) async throws -> ReportedMessage? {
        try await ConversationEvidence().find(number, in: conversationID, for: person.accountID, house.database)
      }
      try await house.block(anna, by: berta)
      let found = try #require(try await find(24, by: berta))
      #expect(found.senderID == anna.accountID && found.lines.map(\.text) == (5...24).map { "\($0)" })
      #expect(try await find(2, by: berta)?.lines.map(\.number) == [1, 2])
      // Messages of one's own, missing ones, and those of others.
      for (number, person) in [(25, berta), (26, berta), (0, berta), (24, carla)] as [(Int64, KnownPerson)] {
        #expect(try await find(number, by: person) == nil)
      }
    }
  }

  @Test func meetingsLookUpWhoIsInAConversation() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let lookup = ConversationLookup()
      #expect(try await lookup.pair(anna.accountID, berta.accountID, in: house.database) == nil)
      let text = try await house.open(berta, by: anna)
      let conversationID = try #require(UUID(text: text))
      #expect(try await lookup.pair(berta.accountID, anna.accountID, in: house.database) == conversationID)
      #expect(try await lookup.members(of: conversationID, in: house.database) == [anna.accountID, berta.accountID])
      #expect(try await lookup.members(of: UUID(), in: house.database) == nil)
    }
  }
}
