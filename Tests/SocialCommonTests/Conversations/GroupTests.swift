import CairnProto
import CairnServices
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

@Suite struct GroupRulesTests {
  @Test func aTitleIsSeenShortAndOnOneLine() {
    for (title, isGood) in [
      ("walk", true), (String(repeating: "a", count: 100), true), ("", false), (" ", false), ("a\nb", false),
      (String(repeating: "a", count: 101), false), ("a\u{202E}", false),
    ] {
      #expect((try? GroupRules.check(title: title)) != nil || !isGood, "\(title)")
      if !isGood { #expect(throws: GroupRules.Refusal.titleInvalid) { try GroupRules.check(title: title) } }
    }
  }

  @Test func eachRoleDoesWhatItMay() {
    let roles = StoredMember.Role.allCases
    for role in roles {
      #expect(((try? GroupRules.checkManaging(role)) != nil) == (role != .member))
      #expect(((try? GroupRules.checkRoles(role)) != nil) == (role == .owner))
      for other in roles {
        let mayRemove = role == .owner || role == .admin && other == .member
        #expect(((try? GroupRules.checkRemoval(by: role, of: other)) != nil) == mayRemove)
      }
    }
    #expect(throws: Never.self) { try GroupRules.checkRoom(present: 499, more: 1) }
    #expect(throws: GroupRules.Refusal.full) { try GroupRules.checkRoom(present: 499, more: 2) }
  }
}

@Suite struct GroupHandlersTests {
  @Test func whoIsInvitedJoinsAndReadsFromThenOn() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta])
      try await house.say("before", in: groupID, by: anna)
      try await house.befriend(anna, carla)
      try await house.invite([carla], to: groupID, by: anna)
      let invited = try await house.conversation(groupID, of: carla)
      #expect(invited.state == .invited && invited.title == "group" && invited.inviterAccountID == anna.accountID.text)
      #expect(invited.lastMessage == nil && invited.memberCount == 2)
      #expect(try await house.refusal { _ = try await house.history(groupID, for: carla) } == "CONVERSATION_NOT_FOUND")
      #expect(try await house.refusal { try await house.say("x", in: groupID, by: carla) } == "CONVERSATION_NOT_FOUND")
      try await house.answerGroup(groupID, by: carla)
      #expect(try await house.conversation(groupID, of: carla).unreadCount == 0)
      try await house.say("after", in: groupID, by: berta)
      #expect(try await house.history(groupID, for: carla).map(\.text) == ["after"])
      #expect(try await house.conversation(groupID, of: carla).unreadCount == 1)
      #expect(try await house.refusal { try await house.react("👍", to: 1, in: groupID, by: carla) } == "MESSAGE_NOT_FOUND")
      #expect(try await house.history(groupID, for: anna).map(\.text) == ["before", "after"])
      #expect(try await house.syncConversations(carla, after: 0).messages.map(\.text) == ["after"])
      let page = try await house.groupMembers(groupID, for: berta, size: 2)
      let rest = try await house.groupMembers(groupID, for: berta, size: 2, token: page.nextPageToken)
      #expect(Set((page.members + rest.members).compactMap(\.person?.username)) == ["anna", "berta", "carla"])
    }
  }

  @Test func unreadIsWhatIsShown() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta, carla])
      for text in ["one", "two"] { try await house.say(text, in: groupID, by: berta) }
      #expect(try await house.conversation(groupID, of: anna).unreadCount == 2)
      #expect(try await house.conversation(groupID, of: carla).unreadCount == 2)
      try await house.block(berta, by: anna)
      #expect(try await house.conversation(groupID, of: anna).unreadCount == 0)
      #expect(try await house.conversationList(of: anna).unreadConversationCount == 0)
      #expect(try await house.conversationList(of: carla).unreadConversationCount == 1)
      // The blocked one sees nothing of it, and what the other says is hidden too.
      try await house.say("three", in: groupID, by: anna)
      #expect(try await house.conversation(groupID, of: berta).unreadCount == 0)
      #expect(try await house.conversation(groupID, of: carla).unreadCount == 3)
      // Deleted for oneself, deleted for all: nothing is left to read.
      try await house.delete(1, in: groupID, by: carla, forAll: false)
      #expect(try await house.conversation(groupID, of: carla).unreadCount == 2)
      try await house.delete(2, in: groupID, by: berta)
      try await house.delete(3, in: groupID, by: anna)
      #expect(try await house.conversation(groupID, of: carla).unreadCount == 0)
      #expect(try await house.conversationList(of: carla).unreadConversationCount == 0)
    }
  }

  /// A member who never reads what a blocked one writes costs a list no more than others do.
  @Test func unreadIsCountedAmongTheLatestAlone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta, carla])
      let first = try await house.say("one", in: groupID, by: carla)
      try await house.block(berta, by: anna)
      func write(from number: Int64, through last: Int64) async throws {
        try await house.database.execute(
          """
          INSERT INTO messages (conversation_id, number, message_id, sender_account_id, text, create_time, change_number, notification_id)
          SELECT conversation_id, n, gen_random_uuid(), \(berta.accountID), 'hi', \(house.clock.now()), change_number, gen_random_uuid()
          FROM conversations, generate_series(\(number), \(last)) AS n WHERE kind = 'group'
          """)
        try await house.database.execute("UPDATE conversations SET last_number = \(last) WHERE kind = 'group'")
      }
      let last = first + Int64(ConversationRules.unreadMax) - 1
      try await write(from: first + 1, through: last)
      #expect(try await house.conversation(groupID, of: anna).unreadCount == 1)
      #expect(try await house.conversationList(of: anna).unreadConversationCount == 1)
      try await write(from: last + 1, through: last + 1)
      #expect(try await house.conversation(groupID, of: anna).unreadCount == 0)
      #expect(try await house.conversationList(of: anna).unreadConversationCount == 0)
      // Of those that are shown, as many as are looked at.
      #expect(try await house.conversation(groupID, of: carla).unreadCount == Int32(ConversationRules.unreadMax))
    }
  }

  @Test func oneInvitesThoseAloneWhomOneMayWriteTo() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, stranger, child) = (
        house.person("anna"), house.person("berta"), house.person("stranger"), house.person("child", isMinor: true)
      )
      let groupID = try await house.group(anna, [berta])
      try await house.befriend(anna, child)
      for other in [stranger, child, KnownPerson(accountID: UUID(), username: "x")] {
        #expect(try await house.refusal { try await house.invite([other], to: groupID, by: anna) } == "CONTACT_NOT_ALLOWED")
      }
      #expect(try await house.refusal { _ = try await house.group(child, []) } == "CHAT_NOT_ALLOWED")
      // To have written to a stranger is not enough; an answer is.
      let conversationID = try await house.talk(anna, stranger)
      #expect(try await house.refusal { try await house.invite([stranger], to: groupID, by: anna) } == "CONTACT_NOT_ALLOWED")
      try await house.say("hello", in: conversationID, by: stranger)
      try await house.invite([stranger], to: groupID, by: anna)
      #expect(try await house.refusal { try await house.invite([stranger], to: groupID, by: berta) } == "ROLE_TOO_LOW")
      try await house.block(berta, by: anna)
      #expect(try await house.refusal { try await house.invite([berta], to: groupID, by: anna) } == "CONTACT_NOT_ALLOWED")
    }
  }

  @Test func whoHasDeclinedOrLeftIsLeftInPeace() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let groupID = try await house.group(anna, [berta], joins: false)
      try await house.answerGroup(groupID, by: berta, accepts: false)
      try await house.invite([berta], to: groupID, by: anna)
      #expect(try await house.conversationIDs(of: berta) == [])
      #expect(try await house.refusal { try await house.answerGroup(groupID, by: berta) } == "CONVERSATION_NOT_FOUND")
      let carla = house.person("carla")
      try await house.befriend(anna, carla)
      try await house.invite([carla], to: groupID, by: anna)
      try await house.answerGroup(groupID, by: carla)
      // One who was removed may be invited again.
      try await house.remove(carla, from: groupID, by: anna)
      #expect(try await house.refusal { _ = try await house.history(groupID, for: carla) } == "CONVERSATION_NOT_FOUND")
      #expect(try await house.syncConversations(carla, after: 0).conversations.map(\.state) == [.left])
      try await house.invite([carla], to: groupID, by: anna)
      try await house.answerGroup(groupID, by: carla)
      #expect(try await house.conversation(groupID, of: anna).memberCount == 2)
    }
  }

  @Test func aGroupHasAnOwnerAsLongAsThereIsAMember() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta, carla])
      #expect(try await house.refusal { try await house.rename(groupID, "x", by: berta) } == "ROLE_TOO_LOW")
      #expect(try await house.refusal { try await house.setRole(.admin, of: anna, in: groupID, by: berta) } == "ROLE_TOO_LOW")
      try await house.setRole(.admin, of: carla, in: groupID, by: anna)
      try await house.rename(groupID, "walks", by: carla)
      #expect(try await house.refusal { try await house.remove(anna, from: groupID, by: carla) } == "ROLE_TOO_LOW")
      try await house.say("bad", in: groupID, by: berta)
      house.clock.advance(by: .seconds(86_400))
      try await house.delete(1, in: groupID, by: carla)
      try await house.leave(groupID, by: anna)
      #expect(try await house.conversation(groupID, of: carla).role == .owner)
      #expect(try await house.conversation(groupID, of: berta).title == "walks")
      try await house.setRole(.owner, of: berta, in: groupID, by: carla)
      #expect(try await house.conversation(groupID, of: carla).role == .admin)
      house.directory.remove(berta)
      try await house.database.transaction { _ = try await house.personal.purge(berta.accountID, in: $0) }
      #expect(try await house.conversation(groupID, of: carla).role == .owner)
    }
  }

  @Test func whoIsBlockedIsNotSeenInAGroup() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta, carla])
      try await house.block(carla, by: berta)
      let before = (try await house.conversationEvents(of: berta).count, try await house.conversationEvents(of: carla).count)
      try await house.say("from carla", in: groupID, by: carla)
      try await house.say("from berta", in: groupID, by: berta)
      try await house.say("from anna", in: groupID, by: anna)
      #expect(try await house.history(groupID, for: berta).map(\.text) == ["", "from berta", "from anna"])
      #expect(try await house.history(groupID, for: carla).map(\.state) == [.shown, .hidden, .shown])
      #expect(try await house.history(groupID, for: anna).map(\.state) == [.shown, .shown, .shown])
      #expect(try await house.conversationEvents(of: berta).count == before.0 + 2)
      #expect(try await house.conversationEvents(of: carla).count == before.1 + 2)
      #expect(try await house.listed(by: berta).notifications.compactMap(\.person?.username) == ["anna"])
    }
  }

  @Test func whatABlockKeepsAwayIsNotToldByReceiptsAndReactions() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta, carla])
      try await house.say("hello", in: groupID, by: anna)
      try await house.block(carla, by: berta)
      try await house.read(groupID, upTo: 1, by: carla)
      try await house.deliver(groupID, upTo: 1, to: carla)
      try await house.react("👍", to: 1, in: groupID, by: carla)
      func names(_ events: some Sequence<ConversationEvent>) -> Bool {
        events.contains { String(decoding: $0.encoded(), as: UTF8.self).contains(carla.accountID.text) }
      }
      #expect(try await !names(house.conversationEvents(of: berta)))
      #expect(try await names(house.conversationEvents(of: anna)))
      #expect(try await house.conversation(groupID, of: berta).receipts.map(\.accountID) == [anna.accountID.text])
      #expect(try await house.conversation(groupID, of: anna).receipts.count == 2)
      #expect(try await house.history(groupID, for: berta).map(\.reactions) == [[]])
      #expect(try await house.history(groupID, for: anna).first?.reactions.map(\.accountIDs) == [[carla.accountID.text]])
      // Another one's reaction comes to her devices, without that of the one whom she does not hear.
      try await house.react("👍", to: 1, in: groupID, by: anna)
      #expect(try await !names(house.conversationEvents(of: berta)))
      #expect(try await house.syncConversations(berta, after: 0).messages.first?.reactions.map(\.accountIDs) == [[anna.accountID.text]])
    }
  }

  @Test func aBlockTakesInvitationsBack() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let groupID = try await house.group(anna, [berta, carla], joins: false)
      try await house.block(anna, by: berta)
      try await house.block(carla, by: anna)
      for person in [berta, carla] {
        #expect(try await house.conversationIDs(of: person) == [])
        #expect(try await house.refusal { try await house.answerGroup(groupID, by: person) } == "CONVERSATION_NOT_FOUND")
        #expect(try await house.syncConversations(person, after: 0).conversations.map(\.state) == [.left])
      }
    }
  }

  @Test func whoComesIntoAnEmptyGroupOwnsItAndReadsNothingOfBefore() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let groupID = try await house.group(anna, [berta], joins: false)
      try await house.say("alone", in: groupID, by: anna)
      try await house.leave(groupID, by: anna)
      try await house.answerGroup(groupID, by: berta)
      #expect(try await house.conversation(groupID, of: berta).role == .owner)
      #expect(try await house.history(groupID, for: berta) == [])
      #expect(try await house.say("hello?", in: groupID, by: berta) == 2)
      try await house.sweep()
      #expect(try await house.history(groupID, for: berta).map(\.text) == ["hello?"])
      #expect(try await house.database.query("SELECT FROM messages").count == 1)
      try await house.rename(groupID, "mine", by: berta)
    }
  }

  /// In a group are people of age: who tells a day of birth later that says otherwise is taken out, also where they own it or are only invited.
  @Test func whoTurnsOutToBeUnderAgeIsInNoGroup() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let member = try await house.group(anna, [berta, carla])
      let own = try await house.group(berta, [carla])
      let invited = try await house.group(anna, [berta], joins: false)
      let alone = try await house.group(berta, [])
      let pair = try await house.talk(anna, berta)
      func isTold() async throws -> Bool { try await house.listed(by: berta).notifications.contains { $0.objectID == member } }
      var device = ConversationDevice(of: carla)
      try await device.catchUp(house, size: 100)
      try await house.say("a plan", in: member, by: anna)
      #expect(try await isTold())
      house.directory.change(berta) { $0.isMinor = true }
      let told = InboxEvent(
        eventID: UUID(), type: GroupInbox.minorType, orderingKey: berta.accountID.text, source: "auth", createTime: house.clock.now(),
        payload: AccountMinorTold(accountID: berta.accountID.text).encoded())
      for _ in 1...2 { #expect(await house.inbox.receive([told]).takenCount == 1) }
      #expect(try await house.conversationIDs(of: berta) == [pair])
      let synced = try await house.syncConversations(berta, after: 0).conversations
      let states = Dictionary(synced.map { ($0.conversationID, $0.state) }) { first, _ in first }
      #expect(states == [member: .left, own: .left, invited: .left, alone: .left, pair: .active])
      #expect(try await !isTold())
      try await house.say("another plan", in: member, by: anna)
      #expect(try await !isTold())
      // Those who stay hear of it, and own what was hers.
      try await device.catchUp(house, size: 100)
      #expect(device.conversations[member]?.memberCount == 2)
      #expect(device.conversations[own]?.memberCount == 1 && device.conversations[own]?.role == .owner)
      for id in [member, own] { #expect(device.conversations[id] == (try await house.conversation(id, of: carla))) }
    }
  }

  /// How the last one who reads in a group goes.
  enum Going: CaseIterable { case leaves, isDeleted }

  @Test(arguments: Going.allCases, [false, true]) func ofAGroupThatNobodyIsInNothingStays(going: Going, isInvited: Bool) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let groupID = try await house.group(anna, isInvited ? [berta] : [], joins: false)
      let count = LeftConversations.messagesMax + 1
      try await house.say("alone", in: groupID, by: anna)
      // More than one transaction removes.
      try await house.database.execute(
        """
        INSERT INTO messages (conversation_id, number, message_id, sender_account_id, text, create_time, change_number, notification_id)
        SELECT conversation_id, n, gen_random_uuid(), \(anna.accountID), 'text', \(house.clock.now()), n, gen_random_uuid()
        FROM conversations, generate_series(2, \(Int64(count))) AS n WHERE kind = 'group'
        """)
      try await house.database.execute("UPDATE conversations SET last_number = \(Int64(count)) WHERE kind = 'group'")
      switch going {
      case .leaves: try await house.leave(groupID, by: anna)
      case .isDeleted: try await house.purge(anna)
      }
      func left() async throws -> [String] {
        try await house.sweep()
        #expect(try await house.count("SELECT count(*) FROM messages") == 0)
        return try await house.database.query("SELECT title FROM conversations WHERE kind = 'group'").map { try $0.get(0) }
      }
      #expect(try await left() == (isInvited ? ["group"] : going == .leaves ? [""] : []))
      if isInvited {
        #expect(try await house.conversation(groupID, of: berta).title == "group")
        try await house.answerGroup(groupID, by: berta, accepts: false)
        #expect(try await left() == [""])
      }
      // Devices that were away have heard by then that they have left.
      if going == .leaves {
        #expect(try await house.syncConversations(anna, after: 0).conversations.map(\.state) == [.left])
      }
      house.clock.advance(by: ConversationRules.leftRetention + .seconds(1))
      #expect(try await left() == [])
    }
  }

  /// Invitations, answers, leaving and messages at once: everybody who is in it has what was written since.
  @Test func membersWhoComeAndGoWhileOthersWriteMissNothing() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let others = (0..<4).map { house.person("other\($0)") }
      let groupID = try await house.group(anna, others, joins: false)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { for index in 0..<12 { try await house.say("\(index)", in: groupID, by: anna) } }
        for (index, other) in others.enumerated() {
          group.addTask {
            try await house.answerGroup(groupID, by: other)
            try await house.say("from \(index)", in: groupID, by: other)
            if index == 3 { try await house.leave(groupID, by: other) }
          }
        }
        try await group.waitForAll()
      }
      let all = try await house.history(groupID, for: anna)
      #expect(all.map(\.number) == Array(1...16))
      for other in others.prefix(3) {
        var device = ConversationDevice(of: other)
        try await device.catchUp(house, size: 2)
        let history = try await house.history(groupID, for: other)
        #expect(device.history(groupID) == history && history == all.suffix(history.count))
      }
      #expect(try await house.conversation(groupID, of: anna).memberCount == 4)
    }
  }
}
