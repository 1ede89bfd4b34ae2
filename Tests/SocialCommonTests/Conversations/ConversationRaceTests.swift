import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct ConversationRaceTests {
  /// Runs bodies at once.
  /// - Returns: The reason of each refusal, in no order.
  private static func atOnce(_ house: SocialHouse, _ bodies: [@Sendable () async throws -> Void]) async throws -> [String] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for body in bodies { group.addTask { try await house.refusal { try await body() } } }
      return try await group.reduce(into: []) { if let reason = $1 { $0.append(reason) } }
    }
  }

  @Test func twoWhoOpenAtOnceGetTheSame() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let ids = try await withThrowingTaskGroup(of: String.self) { group in
        for index in 0..<6 {
          group.addTask { try await index.isMultiple(of: 2) ? house.open(berta, by: anna) : house.open(anna, by: berta) }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(ids.count == 1)
    }
  }

  @Test func messagesThatAreSentAtOnceHaveOneOrder() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.open(berta, by: anna)
      let refusals = try await Self.atOnce(
        house, (0..<12).map { index in { try await house.say("\(index)", in: conversationID, by: index < 6 ? anna : berta) } })
      #expect(refusals == [])
      let seen = try await house.history(conversationID, for: anna)
      #expect(seen.map(\.number) == Array(1...12))
      #expect(seen.map(\.changeNumber) == seen.map(\.changeNumber).sorted())
      #expect(try await house.history(conversationID, for: berta) == seen)
      let heard = try await house.conversationEvents(of: berta).compactMap { event in
        if case .messageChanged(let changed) = event.content { changed.message?.number } else { nil }
      }
      #expect(heard == Array(1...12))
    }
  }

  @Test func aMessageThatIsSentTwiceAtOnceIsThereOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.open(berta, by: anna)
      let id = UUID()
      #expect(try await Self.atOnce(house, (0..<5).map { _ in { try await house.say("x", in: conversationID, by: anna, id: id) } }) == [])
      #expect(try await house.history(conversationID, for: berta).count == 1)
    }
  }

  @Test func oneOfTwoEditsAtOnceIsTold() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.talk(anna, berta)
      let refusals = try await Self.atOnce(
        house, ["a", "b", "c"].map { text in { try await house.edit(1, text, in: conversationID, by: anna, expected: 1) } })
      #expect(refusals == ["VERSION_CONFLICT", "VERSION_CONFLICT"])
      #expect(try await house.history(conversationID, for: berta).map(\.version) == [2])
    }
  }

  /// Either the message came before the block, or it is refused; afterwards nothing is seen.
  @Test func aBlockWhileSomebodySendsHolds() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.open(berta, by: anna)
      let refusals = try await Self.atOnce(
        house,
        (0..<6).map { index in { try await house.say("\(index)", in: conversationID, by: anna) } }
          + [{ try await house.block(anna, by: berta) }])
      #expect(refusals.allSatisfy { $0 == "CONVERSATION_NOT_FOUND" })
      #expect(try await house.conversationIDs(of: berta) == [])
      #expect(try await house.refusal { try await house.say("late", in: conversationID, by: anna) } == "CONVERSATION_NOT_FOUND")
    }
  }

  @Test func readsAtOnceGoForward() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.open(berta, by: anna)
      for number in 1...6 { try await house.say("\(number)", in: conversationID, by: anna) }
      let refusals = try await Self.atOnce(
        house, (1...6).map { number in { try await house.read(conversationID, upTo: Int64(number), by: berta) } })
      #expect(refusals == [])
      #expect(try await house.conversation(conversationID, of: anna).receipts.map(\.readNumber) == [6])
      #expect(try await house.conversation(conversationID, of: berta).unreadCount == 0)
    }
  }

  @Test func aDeletionWhileTheOtherSendsLosesNothing() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.talk(anna, berta)
      _ = try await Self.atOnce(
        house,
        (0..<4).map { index in { try await house.say("\(index)", in: conversationID, by: anna) } }
          + [{ try await house.database.transaction { _ = try await house.personal.purge(berta.accountID, in: $0) } }])
      let history = try await house.history(conversationID, for: anna)
      #expect(history.map(\.number) == history.indices.map { Int64($0) + 1 })
      #expect(try await house.conversation(conversationID, of: anna).memberCount == 1)
    }
  }
}
