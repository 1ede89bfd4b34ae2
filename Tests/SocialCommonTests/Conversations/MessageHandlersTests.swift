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

@testable import RPC
@testable import SocialCommon

@Suite struct MessageHandlersTests {
  /// Two who talk, and their conversation.
  private static func run(
    _ body: @escaping @Sendable (SocialHouse, _ anna: KnownPerson, _ berta: KnownPerson, _ conversationID: String) async throws -> Void
  ) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await body(house, anna, berta, try await house.open(berta, by: anna))
    }
  }

  /// Each way to the database and back is as long as all that the database does on it.
  @Test func `A message waits for the database twice before its commit`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let text = try await house.talk(anna, berta)
      let conversationID = try #require(UUID(text: text))
      let (messaging, now) = (house.messages.messaging, house.clock.now())
      // Of a stranger whom nobody has answered, of the one who answers, and of one who is answered.
      for (sender, peer) in [(anna, berta), (berta, anna), (anna, berta)] {
        let draft = MessageDraft(messageID: UUID(), text: "hello", contentHash: Array(repeating: 1, count: 32))
        let writers = Messaging.Writers(sender: sender, peer: peer)
        for isRepeated in [false, true] {
          let (waits, statements) = try await house.database.transaction { transaction in
            _ = try await messaging.send(draft, to: conversationID, by: sender.accountID, .success(writers), at: now, transaction)
            return (transaction.waitCount, transaction.statementCount)
          }
          #expect(waits == (isRepeated ? 1 : 2) && statements <= (isRepeated ? 3 : 12), "\(waits) \(statements)")
        }
      }
      #expect(try await house.listed(by: berta).notifications.count == 1)
    }
  }

  @Test func aMessageIsThereOnceHoweverOftenItIsSent() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let id = UUID()
      for _ in 0..<3 {
        #expect(try await house.say("hello", in: conversationID, by: anna, id: id) == 1)
        house.clock.advance(by: .seconds(100_000))
      }
      #expect(try await house.refusal { try await house.say("other", in: conversationID, by: anna, id: id) } == "MESSAGE_ID_USED")
      #expect(try await house.refusal { try await house.say("hello", in: conversationID, by: berta, id: id) } == "MESSAGE_ID_USED")
      #expect(
        try await house.refusal { try await house.say("hello", in: conversationID, by: anna, id: id, replyTo: 1) } == "MESSAGE_ID_USED")
      #expect(try await house.history(conversationID, for: berta).map(\.text) == ["hello"])
      #expect(try await house.conversationEvents(of: berta).count == 1)
    }
  }

  /// The answer was lost, and meanwhile the message was edited, deleted, and its receiver has gone.
  @Test func aLateRetryStillFindsItsMessage() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let (edited, deleted) = (UUID(), UUID())
      try await house.say("one", in: conversationID, by: anna, id: edited)
      try await house.say("two", in: conversationID, by: anna, id: deleted)
      try await house.edit(1, "uno", in: conversationID, by: anna)
      try await house.delete(2, in: conversationID, by: anna)
      house.directory.remove(berta)
      #expect(try await house.say("one", in: conversationID, by: anna, id: edited) == 1)
      #expect(try await house.say("two", in: conversationID, by: anna, id: deleted) == 2)
      house.directory.setDown(true)
      #expect(try await house.say("one", in: conversationID, by: anna, id: edited) == 1)
      house.directory.setDown(false)
      #expect(try await house.history(conversationID, for: anna).map(\.text) == ["uno", ""])
    }
  }

  @Test func allDevicesOfBothHearOfAMessageAndWhatBecomesOfIt() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      try await house.say("hello", in: conversationID, by: anna)
      for person in [anna, berta] {
        let event = try #require(try await house.conversationEvents(of: person).last)
        guard case .messageChanged(let changed) = event.content else { return #expect(Bool(false), "\(event)") }
        #expect(changed.isNew && changed.message?.text == "hello" && changed.message?.number == 1)
        #expect(changed.notificationID.isEmpty == (person == anna))
      }
      try await house.edit(1, "hallo", in: conversationID, by: anna)
      try await house.react("👍", to: 1, in: conversationID, by: berta)
      try await house.delete(1, in: conversationID, by: anna)
      let events = try await house.conversationEvents(of: berta)
      // The text of a deleted message is nowhere any more.
      guard events.count == 1, case .messageChanged(let changed) = events[0].content else { return #expect(Bool(false), "\(events)") }
      #expect(changed.message?.state == .deleted && changed.message?.text == "" && changed.message?.reactions == [])
      #expect(try await house.listed(by: berta).notifications == [])
    }
  }

  @Test func badTextsAndIdsAreRefused() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      #expect(try await house.refusal { try await house.say("", in: conversationID, by: anna) } == "MISSING")
      #expect(
        try await house.refusal { try await house.say(String(repeating: "\u{301}", count: 5_000), in: conversationID, by: anna) }
          == "TOO_LONG")
      #expect(try await house.refusal { try await house.say("a\u{202E}", in: conversationID, by: anna) } == "NOT_WRITING")
      #expect(try await house.refusal { try await house.say("x", in: "there", by: anna) } == "INVALID_UUID")
      #expect(try await house.refusal { try await house.say("x", in: UUID().text, by: anna) } == "CONVERSATION_NOT_FOUND")
      #expect(try await house.refusal { try await house.say("x", in: conversationID, by: anna, replyTo: 1) } == "MESSAGE_NOT_FOUND")
      #expect(try await house.refusal { try await house.say("x", in: conversationID, by: anna, replyTo: -1) } == "OUT_OF_RANGE")
      #expect(
        try await house.refusal { try await house.say("", in: conversationID, by: anna, place: SharedPlace(name: "x")) } == "OUT_OF_RANGE")
      let bad = SendMessageRequest(conversationID: conversationID, messageID: "1", text: "x")
      #expect(
        try await house.refusal {
          _ = try await house.messages.sendMessage(bad, house.call(MessageServiceMethods.sendMessage, by: anna.accountID, key: nil))
        } == "INVALID_UUID")
      #expect(try await house.history(conversationID, for: anna) == [])
    }
  }

  @Test func aPlaceAndAReplyAreTold() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let place = SharedPlace(position: LatLng(latitudeDegrees: 45.46, longitudeDegrees: 9.19), name: "Duomo")
      try await house.say("", in: conversationID, by: anna, place: place)
      try await house.say("I come", in: conversationID, by: berta, replyTo: 1)
      let history = try await house.history(conversationID, for: anna)
      #expect(history[0].place == place && history[1].replyToNumber == 1)
    }
  }

  @Test func editsOfTwoDevicesDoNotOverwriteEachOther() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      try await house.say("one", in: conversationID, by: anna)
      #expect(try await house.edit(1, "two", in: conversationID, by: anna, expected: 1) == 2)
      #expect(try await house.refusal { try await house.edit(1, "three", in: conversationID, by: anna, expected: 1) } == "VERSION_CONFLICT")
      #expect(try await house.refusal { try await house.edit(1, "x", in: conversationID, by: berta) } == "NOT_SENDER")
      #expect(try await house.refusal { try await house.edit(2, "x", in: conversationID, by: anna) } == "MESSAGE_NOT_FOUND")
      #expect(try await house.refusal { try await house.edit(1, "", in: conversationID, by: anna) } == "MISSING")
      house.clock.advance(by: .seconds(901))
      #expect(try await house.refusal { try await house.edit(1, "x", in: conversationID, by: anna) } == "TOO_LATE")
      let message = try #require(try await house.history(conversationID, for: berta).first)
      #expect(message.text == "two" && message.version == 2 && message.editTime != nil)
    }
  }

  @Test func aMessageIsDeletedForOneOrForAll() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      for text in ["one", "two", "three"] { try await house.say(text, in: conversationID, by: anna) }
      try await house.delete(1, in: conversationID, by: berta, forAll: false)
      #expect(try await house.refusal { try await house.delete(2, in: conversationID, by: berta) } == "NOT_SENDER")
      try await house.delete(2, in: conversationID, by: anna)
      try await house.delete(2, in: conversationID, by: anna)
      #expect(try await house.history(conversationID, for: anna).map(\.text) == ["one", "", "three"])
      #expect(try await house.history(conversationID, for: berta).map(\.state) == [.deletedForMe, .deleted, .shown])
      house.clock.advance(by: .seconds(3_601))
      #expect(try await house.refusal { try await house.delete(3, in: conversationID, by: anna) } == "TOO_LATE")
      #expect(try await house.refusal { try await house.react("👍", to: 2, in: conversationID, by: berta) } == "MESSAGE_NOT_FOUND")
      #expect(try await house.refusal { try await house.delete(4, in: conversationID, by: anna, forAll: false) } == "MESSAGE_NOT_FOUND")
      // Nothing of it is kept.
      let rows = try await house.database.query("SELECT text, content_hash FROM messages WHERE is_deleted")
      #expect(try rows.map { try $0.get(0, as: String.self) } == [""])
    }
  }

  @Test func oneReactionOfEachPerson() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      try await house.say("one", in: conversationID, by: anna)
      try await house.react("👍", to: 1, in: conversationID, by: berta)
      try await house.react("👍", to: 1, in: conversationID, by: anna)
      try await house.react("❤️", to: 1, in: conversationID, by: berta)
      var reactions = try #require(try await house.history(conversationID, for: anna).first).reactions
      #expect(Set(reactions.map(\.emoji)) == ["👍", "❤️"] && reactions.allSatisfy { $0.count == 1 })
      try await house.react("", to: 1, in: conversationID, by: berta)
      reactions = try #require(try await house.history(conversationID, for: anna).first).reactions
      #expect(reactions == [MessageReaction(emoji: "👍", count: 1, accountIDs: [anna.accountID.text])])
      #expect(try await house.refusal { try await house.react("ok", to: 1, in: conversationID, by: berta) } == "MALFORMED")
    }
  }

  @Test func receiptsGoForwardAndAreSharedByThoseWhoShareThem() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      for text in ["one", "two", "three"] { try await house.say(text, in: conversationID, by: anna) }
      try await house.deliver(conversationID, upTo: 2, to: berta)
      try await house.read(conversationID, upTo: 1, by: berta)
      let receipt = ConversationReceipt(accountID: berta.accountID.text, deliveredNumber: 2, readNumber: 1)
      #expect(try await house.conversation(conversationID, of: anna).receipts == [receipt])
      #expect(try await house.conversation(conversationID, of: berta).unreadCount == 2)
      try await house.read(conversationID, upTo: 3, by: berta)
      try await house.read(conversationID, upTo: 2, by: berta)
      #expect(try await house.conversation(conversationID, of: anna).receipts.map(\.readNumber) == [3])
      #expect(try await house.conversation(conversationID, of: berta).readNumber == 3)
      #expect(try await house.refusal { try await house.read(conversationID, upTo: 4, by: berta) } == "MESSAGE_NOT_FOUND")
      // From now on she keeps it to herself, and sees nothing of others either.
      try await house.set(SetConversationSettingsRequest(sharesReceipts: false), by: berta)
      try await house.say("four", in: conversationID, by: anna)
      let before = try await house.conversationEvents(of: anna).count
      try await house.read(conversationID, upTo: 4, by: berta)
      try await house.deliver(conversationID, upTo: 4, to: berta)
      try await house.read(conversationID, upTo: 4, by: anna)
      #expect(try await house.conversation(conversationID, of: anna).receipts == [])
      #expect(try await house.conversation(conversationID, of: berta).receipts == [])
      #expect(try await house.conversation(conversationID, of: berta).unreadCount == 0)
      let events = try await house.conversationEvents(of: anna).dropFirst(before)
      #expect(
        events.allSatisfy { if case .receiptChanged(let changed) = $0.content { changed.accountID == anna.accountID.text } else { true } })
    }
  }

  @Test func typingIsToldToWhoReadsAndKeptNowhere() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let before = try await house.events(of: berta.accountID).count
      let reader = StreamReader()
      let reading = house.read(reader, of: berta.accountID)
      #expect(await reader.wait { !$0.all.isEmpty })
      let request = SetTypingRequest(conversationID: conversationID, isTyping: true)
      // Of one who may not write there nothing is told.
      house.directory.change(anna) { $0.mayChat = false }
      _ = try await house.messages.setTyping(request, house.call(MessageServiceMethods.setTyping, by: anna.accountID, key: nil))
      try await house.append([SocialHouse.marked("mark", for: berta.accountID)])
      #expect(await reader.wait { $0.marks.contains("mark") })
      #expect(reader.all.allSatisfy { $0.ephemeralEvents.isEmpty })
      house.directory.change(anna) { $0.mayChat = true }
      _ = try await house.messages.setTyping(request, house.call(MessageServiceMethods.setTyping, by: anna.accountID, key: nil))
      #expect(await reader.wait { $0.all.contains { !$0.ephemeralEvents.isEmpty } })
      reading.cancel()
      _ = await reading.value
      #expect(try await house.events(of: berta.accountID).count == before + 1)
      let carla = house.person("carla")
      #expect(
        try await house.refusal {
          _ = try await house.messages.setTyping(request, house.call(MessageServiceMethods.setTyping, by: carla.accountID, key: nil))
        } == "CONVERSATION_NOT_FOUND")
    }
  }

  @Test func aStrangersFirstMessagesLeadNowhere() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      #expect(try await house.refusal { try await house.say("see www.example.com", in: conversationID, by: anna) } == "LINK_NOT_ALLOWED")
      let place = SharedPlace(position: LatLng(latitudeDegrees: 45, longitudeDegrees: 9), name: "www.example.com")
      #expect(try await house.refusal { try await house.say("", in: conversationID, by: anna, place: place) } == "LINK_NOT_ALLOWED")
      try await house.say("hi", in: conversationID, by: anna)
      #expect(
        try await house.refusal { try await house.edit(1, "see www.example.com", in: conversationID, by: anna) } == "LINK_NOT_ALLOWED")
      // She has been written to, so she may; then both may.
      try await house.say("my page: www.example.com", in: conversationID, by: berta)
      try await house.say("mine: www.example.org", in: conversationID, by: anna)
    }
  }

  @Test func nobodyIsNotifiedAnyMoreOfWhatWasTakenBack() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      try await house.say("a secret", in: conversationID, by: anna)
      // She answers on another device; the notification is there still.
      try await house.say("what?", in: conversationID, by: berta)
      #expect(try await house.listed(by: berta).notifications.count == 1)
      try await house.delete(1, in: conversationID, by: anna)
      #expect(try await house.listed(by: berta).notifications == [])
    }
  }

  @Test func whoMayChatWithNobodyIsRefusedInAnOpenConversation() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      house.directory.change(berta) { $0.mayChat = false }
      #expect(try await house.refusal { try await house.say("x", in: conversationID, by: anna) } == "RECIPIENT_GONE")
      #expect(try await house.refusal { try await house.say("x", in: conversationID, by: berta) } == "CHAT_NOT_ALLOWED")
      #expect(try await !house.conversation(conversationID, of: anna).canWrite)
    }
  }

  @Test func strangersOfWhomOneTurnsOutToBeUnderAgeWriteNoMoreUnlessTheyAreFriends() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      for person in [anna, berta] { try await house.say("hi", in: conversationID, by: person) }
      house.directory.change(berta) { $0.isMinor = true }
      house.clock.advance(by: RememberedPeople.lifetime + .seconds(1))
      for person in [anna, berta] {
        #expect(try await house.refusal { try await house.say("x", in: conversationID, by: person) } == "CONTACT_NOT_ALLOWED")
      }
      try await house.befriend(anna, berta)
      for person in [anna, berta] { try await house.say("y", in: conversationID, by: person) }
    }
  }

  @Test func aTextThatIsTooLongForAnEventIsLeftToTheSync() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      let text = String(repeating: "漢", count: 4_000)
      try await house.say(text, in: conversationID, by: anna)
      guard case .messageChanged(let changed) = try await house.conversationEvents(of: berta).last?.content else {
        return #expect(Bool(false))
      }
      #expect(changed.message?.text == "" && changed.message?.isTextLeftOut == true)
      #expect(try await house.syncConversations(berta, after: 0).messages.map(\.text) == [text])
    }
  }

  @Test func messagesArePagedFromTheLatest() async throws {
    try await Self.run { house, anna, berta, conversationID async throws in
      for number in 1...7 { try await house.say("\(number)", in: conversationID, by: anna) }
      #expect(try await house.history(conversationID, for: berta, size: 3).map(\.number) == Array(1...7))
      let from = try await house.messages.listMessages(
        ListMessagesRequest(conversationID: conversationID, pageSize: 2, beforeNumber: 4),
        house.call(MessageServiceMethods.listMessages, by: berta.accountID))
      #expect(from.messages.map(\.number) == [3, 2])
    }
  }
}
