import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import SocialTesting
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

/// What a view says of writing is what SendMessage does.
@Suite struct CanWriteTests {
  /// What two are to each other.
  enum Bond: CaseIterable { case strangers, friends, parted }

  /// How AuthService knows somebody.
  private enum Standing: CaseIterable {
    case plain, minor, mayNotChat, suspended

    func set(_ person: inout KnownPerson) {
      switch self {
      case .plain: break
      case .minor: person.isMinor = true
      case .mayNotChat: person.mayChat = false
      case .suspended: person.isSuspended = true
      }
    }
  }

  private static func expected(_ mine: Standing, _ theirs: Standing, _ bond: Bond) -> String? {
    if mine == .mayNotChat { return "CHAT_NOT_ALLOWED" }
    if theirs == .mayNotChat || theirs == .suspended { return "RECIPIENT_GONE" }
    return (mine == .minor || theirs == .minor) && bond != .friends ? "CONTACT_NOT_ALLOWED" : nil
  }

  /// Each view that has the conversation.
  private static func views(of conversationID: String, for person: KnownPerson, in house: SocialHouse) async throws -> [Bool] {
    let listed = try await house.conversationList(of: person).conversations
    let synced = try await house.syncConversations(person, after: 0).conversations
    let all = [try await house.conversation(conversationID, of: person)] + listed + synced
    return all.filter { $0.conversationID == conversationID }.map(\.canWrite)
  }

  @Test(arguments: Bond.allCases) func ofTwo(bond: Bond) async throws {
    try await SocialHouse.run { house async throws in
      for mine in Standing.allCases {
        for theirs in Standing.allCases {
          let (anna, berta) = (house.person("anna_\(mine)_\(theirs)"), house.person("berta_\(mine)_\(theirs)"))
          if bond != .strangers { try await house.befriend(anna, berta) }
          let conversationID = try await house.talk(anna, berta)
          if bond == .parted { try await house.remove(berta, by: anna) }
          house.directory.change(anna, mine.set)
          house.directory.change(berta, theirs.set)
          let views = try await Self.views(of: conversationID, for: anna, in: house)
          let refusal = try await house.refusal { try await house.say("?", in: conversationID, by: anna) }
          #expect(refusal == Self.expected(mine, theirs, bond), "\(mine) \(theirs)")
          #expect(views == Array(repeating: refusal == nil, count: 3), "\(mine) \(theirs)")
        }
      }
    }
  }

  @Test func inAGroup() async throws {
    try await SocialHouse.run { house async throws in
      for mine in Standing.allCases {
        let (anna, berta) = (house.person("anna_\(mine)"), house.person("berta_\(mine)"))
        let groupID = try await house.group(anna, [berta])
        house.directory.change(anna, mine.set)
        // Of the others nothing matters.
        house.directory.change(berta) { ($0.isMinor, $0.mayChat, $0.isSuspended) = (true, false, true) }
        let views = try await Self.views(of: groupID, for: anna, in: house)
        let refusal = try await house.refusal { try await house.say("?", in: groupID, by: anna) }
        #expect(refusal == (mine == .minor || mine == .mayNotChat ? "CHAT_NOT_ALLOWED" : nil), "\(mine)")
        #expect(views == Array(repeating: refusal == nil, count: 3), "\(mine)")
      }
    }
  }

  /// AuthService may not have been asked since; the call itself says it.
  @Test func whatTravelsWithTheCallCounts() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (pairID, groupID) = (try await house.talk(anna, berta), try await house.group(anna, [berta]))
      let caller = Caller(accountID: anna.accountID, sessionID: anna.accountID, capabilities: ["no_chat"])
      for conversationID in [pairID, groupID] {
        let view = try await house.conversations.getConversation(
          GetConversationRequest(conversationID: conversationID),
          RequestContext(caller: caller, method: ConversationServiceMethods.getConversation, now: house.clock.now()))
        #expect(view.conversation?.canWrite == false)
        let request = SendMessageRequest(conversationID: conversationID, messageID: UUID().text, text: "?")
        let context = RequestContext(caller: caller, method: MessageServiceMethods.sendMessage, now: house.clock.now())
        #expect(try await house.refusal { _ = try await house.messages.sendMessage(request, context) } == "CHAT_NOT_ALLOWED")
      }
    }
  }

  @Test func ofOneWhoHasLeftForGood() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.talk(anna, berta)
      house.directory.remove(berta)
      // Before the service has heard of it, and after.
      for isPurged in [false, true] {
        if isPurged { try await house.purge(berta) }
        #expect(try await Self.views(of: conversationID, for: anna, in: house) == [false, false, false])
        #expect(try await house.refusal { try await house.say("?", in: conversationID, by: anna) } == "RECIPIENT_GONE")
      }
    }
  }
}
