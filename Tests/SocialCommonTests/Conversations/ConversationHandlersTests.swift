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

@Suite struct ConversationHandlersTests {
  @Test func twoHaveOneConversationWhoeverOpensIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.open(berta, by: anna)
      #expect(try await house.open(berta, by: anna) == conversationID)
      #expect(try await house.open(anna, by: berta) == conversationID)
      // Friends by now, in another app: still the same.
      try await house.befriend(anna, berta)
      #expect(try await house.open(anna, by: berta, in: .whereAmI) == conversationID)
      #expect(try await house.conversation(conversationID, of: anna).person?.username == "berta")
    }
  }

  @Test func friendsWriteInAnyAppAndStrangersWhereItIsPermitted() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, child, silent) = (
        house.person("anna"), house.person("berta"), house.person("child", isMinor: true), house.person("silent")
      )
      house.directory.change(silent) { $0.mayChat = false }
      #expect(try await house.refusal { _ = try await house.open(berta, by: anna, in: .whereAmI) } == "CONTACT_NOT_ALLOWED")
      #expect(try await house.refusal { _ = try await house.open(child, by: anna) } == "CONTACT_NOT_ALLOWED")
      #expect(try await house.refusal { _ = try await house.open(anna, by: child) } == "CONTACT_NOT_ALLOWED")
      #expect(try await house.refusal { _ = try await house.open(silent, by: anna) } == "CONTACT_NOT_ALLOWED")
      #expect(try await house.refusal { _ = try await house.open(anna, by: silent) } == "CHAT_NOT_ALLOWED")
      #expect(try await house.refusal { _ = try await house.open(anna, by: anna) } == "SELF")
      #expect(
        try await house.refusal { _ = try await house.open(KnownPerson(accountID: UUID(), username: "x"), by: anna) } == "USER_NOT_FOUND")
      // Friends who are not of age may.
      try await house.befriend(anna, child)
      #expect(try await !house.open(child, by: anna, in: .whereAmI).isEmpty)
      // People who may chat with nobody do not with friends either.
      try await house.befriend(anna, silent)
      #expect(try await house.refusal { _ = try await house.open(silent, by: anna) } == "CONTACT_NOT_ALLOWED")
    }
  }

  @Test func aConversationStaysWhenFriendsPartAndEndsWithABlock() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let conversationID = try await house.open(berta, by: anna, in: .qwalk)
      try await house.say("one", in: conversationID, by: anna)
      try await house.remove(berta, by: anna)
      try await house.say("two", in: conversationID, by: berta)
      try await house.block(berta, by: anna)
      for person in [anna, berta] {
        #expect(try await house.conversationIDs(of: person) == [])
        #expect(try await house.refusal { try await house.say("three", in: conversationID, by: person) } == "CONVERSATION_NOT_FOUND")
        #expect(try await house.refusal { _ = try await house.history(conversationID, for: person) } == "CONVERSATION_NOT_FOUND")
        #expect(try await house.refusal { try await house.edit(1, "x", in: conversationID, by: person) } == "CONVERSATION_NOT_FOUND")
        #expect(try await house.refusal { try await house.react("👍", to: 1, in: conversationID, by: person) } == "CONVERSATION_NOT_FOUND")
        #expect(try await house.refusal { try await house.read(conversationID, upTo: 2, by: person) } == "CONVERSATION_NOT_FOUND")
        #expect(try await house.refusal { _ = try await house.conversation(conversationID, of: person) } == "CONVERSATION_NOT_FOUND")
      }
      #expect(try await house.refusal { _ = try await house.open(berta, by: anna) } == "USER_NOT_FOUND")
      #expect(try await house.refusal { _ = try await house.open(anna, by: berta) } == "USER_NOT_FOUND")
      // An offline device hears that it is gone, and later that it is there again.
      let gone = try await house.syncConversations(berta, after: 0)
      #expect(gone.conversations.map(\.state) == [.gone] && gone.messages == [])
      // Both have blocked: one block that ends leaves the other.
      try await house.block(anna, by: berta)
      try await house.unblock(berta, by: anna)
      #expect(try await house.conversationIDs(of: anna) == [])
      try await house.unblock(anna, by: berta)
      #expect(try await house.conversationIDs(of: anna) == [conversationID])
      #expect(try await house.history(conversationID, for: berta).map(\.text) == ["one", "two"])
      #expect(try await house.syncConversations(berta, after: gone.changeNumber).conversations.map(\.state) == [.active])
    }
  }

  @Test func newContactsAreLimitedForADayAndRepliesAreFree() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let others = (0..<7).map { house.person("other\($0)") }
      for other in others.prefix(5) { _ = try await house.open(other, by: anna) }
      #expect(try await house.refusal { _ = try await house.open(others[5], by: anna) } == "TOO_MANY_NEW_CONVERSATIONS")
      // Conversations that are open stay so, and people who write to her are answered.
      _ = try await house.open(others[0], by: anna)
      let fromOther = try await house.open(anna, by: others[6])
      try await house.say("hi", in: fromOther, by: anna)
      house.clock.advance(by: .seconds(86_401))
      _ = try await house.open(others[5], by: anna)
      try await house.sweep()
      #expect(try await house.database.query("SELECT account_id FROM conversation_contacts").count == 1)
    }
  }

  @Test func theListHasTheLatestFirstByPages() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let others = (0..<5).map { house.person("other\($0)") }
      var ids: [String] = []
      for other in others {
        house.clock.advance(by: .seconds(1))
        ids.append(try await house.talk(other, anna))
      }
      house.clock.advance(by: .seconds(1))
      try await house.say("again", in: ids[1], by: others[1])
      let first = try await house.conversationList(of: anna, size: 3)
      #expect(first.conversations.map(\.conversationID) == [ids[1], ids[4], ids[3]])
      #expect(first.conversations.map(\.unreadCount) == [2, 1, 1] && first.unreadConversationCount == 5)
      #expect(first.conversations[0].lastMessage?.text == "again")
      let second = try await house.conversationList(of: anna, size: 3, token: first.nextPageToken)
      #expect(second.conversations.map(\.conversationID) == [ids[2], ids[0]] && second.nextPageToken.isEmpty)
      #expect(
        try await house.refusal { _ = try await house.conversationList(of: others[0], size: 3, token: first.nextPageToken) }
          == "PAGE_TOKEN_INVALID")
      // An empty conversation is seen by its opener alone.
      let fresh = house.person("fresh")
      _ = try await house.open(fresh, by: others[0])
      #expect(try await house.conversationIDs(of: fresh) == [])
      #expect(try await house.conversationIDs(of: others[0]).count == 2)
    }
  }

  @Test func aHiddenConversationComesBackWithTheNextMessage() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.talk(anna, berta)
      try await house.hide(conversationID, by: anna)
      #expect(try await house.conversationIDs(of: anna) == [])
      #expect(try await house.conversationIDs(of: berta) == [conversationID])
      #expect(try await house.conversation(conversationID, of: anna).isHidden)
      try await house.say("there?", in: conversationID, by: berta)
      #expect(try await house.conversationIDs(of: anna) == [conversationID])
      #expect(try await house.history(conversationID, for: anna).count == 2)
      try await house.hide(conversationID, by: anna)
      _ = try await house.open(berta, by: anna)
      #expect(try await house.conversationIDs(of: anna) == [conversationID])
    }
  }

  @Test func othersNeitherReadNorWrite() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let conversationID = try await house.talk(anna, berta)
      for body in [
        { try await house.say("x", in: conversationID, by: carla) }, { try await house.edit(1, "x", in: conversationID, by: carla) },
        {
          try await house.delete(1, in: conversationID, by: carla); return 0
        },
        {
          try await house.react("👍", to: 1, in: conversationID, by: carla); return 0
        },
        {
          try await house.read(conversationID, upTo: 1, by: carla); return 0
        },
        {
          try await house.hide(conversationID, by: carla); return 0
        },
        {
          try await house.mute(conversationID, by: carla); return 0
        },
        {
          _ = try await house.history(conversationID, for: carla); return 0
        },
        {
          _ = try await house.conversation(conversationID, of: carla); return 0
        },
        {
          _ = try await house.syncConversations(carla, after: 0, only: conversationID); return 0
        },
      ] as [@Sendable () async throws -> Int64] {
        #expect(try await house.refusal { _ = try await body() } == "CONVERSATION_NOT_FOUND")
      }
      try await house.deliver(conversationID, upTo: 1, to: carla)
      #expect(try await house.syncConversations(carla, after: 0).conversations == [])
    }
  }

  /// Whoever has written much is forgotten some messages at a time, while others write, and devices hear of each.
  @Test func whatSomebodyWroteIsForgottenBitByBit() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta, carla])
      try await house.say("hi", in: groupID, by: anna)
      try await house.react("👍", to: 1, in: groupID, by: berta)
      let count = Int64(2 * SenderForgetting.messagesMax + 100)
      try await house.database.execute(
        """
        INSERT INTO messages (conversation_id, number, message_id, sender_account_id, text, create_time, change_number, notification_id)
        SELECT conversation_id, n, gen_random_uuid(), \(berta.accountID), 'text', \(house.clock.now()), 100 + n, gen_random_uuid()
        FROM conversations, generate_series(2, \(count)) AS n WHERE kind = 'group'
        """)
      try await house.database.execute(
        "UPDATE conversations SET last_number = \(count), change_number = \(count + 101) WHERE kind = 'group'")
      try await house.database.execute("UPDATE conversation_clocks SET change_number = \(count + 101)")
      var device = ConversationDevice(of: carla)
      try await device.catchUp(house, size: 100)
      #expect(device.history(groupID).count == Int(count))
      let forgetting = SenderForgetting(database: house.database, log: house.log)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await forgetting.run(berta.accountID, at: house.clock.now()) }
        group.addTask {
          for number in 1...5 { try await house.say("\(number)", in: groupID, by: anna) }
        }
        try await group.waitForAll()
      }
      let left = try await house.count("SELECT count(*) FROM messages WHERE sender_account_id = \(berta.accountID)")
      #expect(left > 0 && left <= Int64(SenderForgetting.messagesMax))
      try await device.catchUp(house, size: 100)
      #expect(device.history(groupID) == (try await house.history(groupID, for: carla)))
      // The rest goes with the deletion, which begins with the same.
      #expect(await house.inbox.receive(LateEventTests.deleted(berta)).takenCount == 2)
      #expect(try await house.count("SELECT count(*) FROM messages WHERE sender_account_id = \(berta.accountID)") == 0)
      try await device.catchUp(house, size: 100)
      let history = try await house.history(groupID, for: carla)
      #expect(device.history(groupID) == history && history.count == Int(count) + 5)
      #expect(history.allSatisfy { $0.reactions.isEmpty && ["", anna.accountID.text].contains($0.senderAccountID) })
    }
  }

  @Test func aDeletionForgetsAheadOfItsTransaction() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.talk(anna, berta)
      let count = Int64(SenderForgetting.messagesMax + 1)
      try await house.database.execute(
        """
        INSERT INTO messages (conversation_id, number, message_id, sender_account_id, text, create_time, change_number, notification_id)
        SELECT conversation_id, n, gen_random_uuid(), \(anna.accountID), 'text', \(house.clock.now()), n, gen_random_uuid()
        FROM conversations, generate_series(2, \(count)) AS n
        """)
      let before = try await house.conversation(conversationID, of: berta).changeNumber
      #expect(await house.inbox.receive(Array(LateEventTests.deleted(anna).prefix(1))).takenCount == 1)
      // A change of the conversation for those ahead, and one for the rest.
      let after = try await house.conversation(conversationID, of: berta).changeNumber
      #expect(after >= before + count + 2)
      #expect(try await house.conversationEvents(of: berta).count { if case .conversationChanged = $0.content { true } else { false } } > 0)
      #expect(try await house.count("SELECT count(*) FROM messages WHERE sender_account_id = \(anna.accountID)") == 0)
    }
  }

  @Test func somebodyWhoIsDeletedLeavesWhatTheyWrote() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let conversationID = try await house.talk(anna, berta)
      try await house.say("hello", in: conversationID, by: berta)
      try await house.react("👍", to: 1, in: conversationID, by: berta)
      for number in 1...7 { try await house.say("\(number)", in: conversationID, by: number.isMultiple(of: 3) ? anna : berta) }
      let alone = try await house.talk(carla, berta)
      var device = ConversationDevice(of: anna)
      try await device.catchUp(house, size: 100)
      house.directory.remove(berta)
      try await house.database.transaction { _ = try await house.personal.purge(berta.accountID, in: $0) }
      let conversation = try await house.conversation(conversationID, of: anna)
      #expect(conversation.person == nil && !conversation.canWrite && conversation.memberCount == 1)
      let history = try await house.history(conversationID, for: anna)
      #expect(history.prefix(2).map(\.senderAccountID) == [anna.accountID.text, ""])
      #expect(history.map(\.text) == ["hi", "hello", "1", "2", "3", "4", "5", "6", "7"])
      #expect(try await house.refusal { try await house.say("?", in: conversationID, by: anna) } == "RECIPIENT_GONE")
      // By small pages, too: who was deleted is nowhere on a device that had it all.
      try await device.catchUp(house, size: 2)
      #expect(device.conversations[conversationID]?.canWrite == false)
      #expect(device.history(conversationID) == history && history.allSatisfy(\.reactions.isEmpty))
      #expect(history.allSatisfy { ["", anna.accountID.text].contains($0.senderAccountID) })
      // When nobody is left, nothing is.
      try await house.database.transaction { _ = try await house.personal.purge(carla.accountID, in: $0) }
      try await house.sweep()
      let rows = try await house.database.query("SELECT number FROM messages WHERE conversation_id = \(try #require(UUID(text: alone)))")
      #expect(rows.isEmpty)
      for table: SQL in [
        "SELECT FROM conversation_members WHERE account_id = \(berta.accountID)",
        "SELECT FROM conversation_clocks WHERE account_id = \(berta.accountID)",
        "SELECT FROM messages WHERE sender_account_id = \(berta.accountID)",
        "SELECT FROM message_reactions WHERE account_id = \(berta.accountID)",
      ] { #expect(try await house.database.query(table).isEmpty) }
    }
  }
}
