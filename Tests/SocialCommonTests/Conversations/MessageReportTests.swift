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

extension SocialHouse {
  /// A message by its name as content.
  static func message(_ number: Int64, in conversationID: String) -> ContentRef {
    ContentRef(kind: "message", id: "\(conversationID):\(number)")
  }

  func reportMessage(_ number: Int64, in conversationID: String, by person: KnownPerson, key: String = UUID().text) async throws {
    let request = CreateReportRequest(
      target: .content(Self.message(number, in: conversationID)), category: .harassment, realm: .localBuddy)
    _ = try await reports.createReport(request, call(ReportServiceMethods.createReport, by: person.accountID, key: key))
  }

  /// Decisions about content of this service come to it as its own events.
  func takeModeration() async throws {
    let rows = try await database.query(
      "SELECT event_id, payload FROM outbox WHERE type = 'content.moderated' AND destination = 'social' ORDER BY event_id")
    for row in rows {
      let payload: [UInt8] = try row.get(1)
      let moderated = try ContentModerated(decoding: payload)
      _ = await inbox.receive([
        InboxEvent(
          eventID: try row.get(0), type: Contents.moderatedType, orderingKey: moderated.content?.id ?? "", source: "social",
          createTime: clock.now(), payload: payload)
      ])
    }
  }
}

@Suite struct MessageReportTests {
  @Test func aReportShowsModeratorsTheMessageAndThoseBeforeIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, mod) = (
        house.person("anna"), house.person("berta"), house.person("carla"), house.moderator("mod")
      )
      let conversationID = try await house.open(berta, by: anna)
      for number in 1...25 { try await house.say("word \(number)", in: conversationID, by: number.isMultiple(of: 2) ? berta : anna) }
      // A block is no way out of a report.
      try await house.block(berta, by: anna)
      for _ in 1...2 { try await house.reportMessage(25, in: conversationID, by: berta, key: "1b4e28ba-2fa1-11d2-883f-0016d3cca427") }
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.accountID == anna.accountID.text && found.content == SocialHouse.message(25, in: conversationID))
      let shown = try #require(try await house.look(found.caseID, by: mod).evidenceItems.first?.contents.first)
      #expect(shown.summary == "word 25" && shown.evidenceType == ListMessagesResponse.protoName)
      let lines = try ListMessagesResponse(decoding: shown.evidence).messages
      #expect(lines.map(\.text) == (6...25).reversed().map { "word \($0)" })
      #expect(Set(lines.map(\.senderAccountID)) == [anna.accountID.text, berta.accountID.text])
      // Neither who is in no part of it, nor one's own, nor one that is not there.
      for (number, person) in [(25, carla), (24, berta), (26, berta)] as [(Int64, KnownPerson)] {
        #expect(
          try await house.refusal { try await house.reportMessage(number, in: conversationID, by: person) } == "CONTENT_NOT_FOUND")
      }
      #expect(try await house.refusal { try await house.reportMessage(25, in: "x", by: berta) } == "CONTENT_NOT_FOUND")
    }
  }

  @Test func evidenceHasTheReportedMessageHoweverLongThoseBeforeItAre() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let conversationID = try await house.open(berta, by: anna)
      for letter in ["😀", "😁", "😂"] {
        try await house.say(String(repeating: letter, count: MessageRules.textLengthMax), in: conversationID, by: anna)
      }
      try await house.reportMessage(3, in: conversationID, by: berta)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      let shown = try #require(try await house.look(caseID, by: mod).evidenceItems.first?.contents.first)
      #expect(try ListMessagesResponse(decoding: shown.evidence).messages.map(\.number) == [3, 2])
    }
  }

  @Test func aHiddenMessageIsReadByItsSenderAloneUntilItIsShownAgain() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod, other) = (
        house.person("anna"), house.person("berta"), house.moderator("mod"), house.moderator("other")
      )
      let conversationID = try await house.open(berta, by: anna)
      try await house.say("you fool", in: conversationID, by: anna)
      var device = ConversationDevice(of: berta)
      try await device.catchUp(house, size: 10)
      try await house.reportMessage(1, in: conversationID, by: berta)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      let decisionID = try await house.decide(caseID, .removeContent, .harassment, by: mod)
      for _ in 1...2 { try await house.takeModeration() }
      #expect(try await house.history(conversationID, for: berta).map(\.state) == [.hidden])
      #expect(try await house.history(conversationID, for: berta).map(\.text) == [""])
      #expect(try await house.history(conversationID, for: anna).map(\.text) == ["you fool"])
      #expect(try await house.listed(by: berta).notifications.filter { $0.kind == NotificationRules.Kind.messageReceived.name }.isEmpty)
      // Devices that had it hear of it, and neither an edit nor a search gives it away.
      try await device.catchUp(house, size: 10)
      #expect(device.history(conversationID).map(\.state) == [.hidden])
      try await house.edit(1, "you fool indeed", in: conversationID, by: anna)
      let told = try await house.conversationEvents(of: berta)
      #expect(!told.contains { String(decoding: $0.encoded(), as: UTF8.self).contains("fool") })
      #expect(try await house.conversation(conversationID, of: berta).lastMessage?.text == "")
      #expect(try await house.refusal { try await house.react("👍", to: 1, in: conversationID, by: berta) } == "MESSAGE_NOT_FOUND")
      #expect(try await house.refusal { try await house.reportMessage(1, in: conversationID, by: berta) } == "CONTENT_NOT_FOUND")
      try await house.appeal(decisionID, by: anna)
      try await house.decideAppeal(decisionID, .reversed, by: other)
      try await house.takeModeration()
      try await device.catchUp(house, size: 10)
      #expect(device.history(conversationID).map(\.text) == ["you fool indeed"])
    }
  }
}

@Suite struct MessageMediaTests {
  private static let day = Duration.seconds(86_400)

  private static func send(
    _ mediaIDs: [String], in conversationID: String, by person: KnownPerson, id: UUID = UUID(), _ house: SocialHouse
  ) async throws -> Int64 {
    let request = SendMessageRequest(conversationID: conversationID, messageID: id.text, mediaIDs: mediaIDs)
    return try await house.messages.sendMessage(
      request, house.call(MessageServiceMethods.sendMessage, by: person.accountID, key: nil)
    ).number
  }

  @Test func aPictureIsSeenByThoseWhoReadTheMessageAndGoesWithIt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      let conversationID = try await house.open(berta, by: anna)
      let mediaID = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      let id = UUID()
      for _ in 1...2 { #expect(try await Self.send([mediaID], in: conversationID, by: anna, id: id, house) == 1) }
      #expect(try await house.history(conversationID, for: berta).map(\.mediaIDs) == [[mediaID]])
      let name = SocialHouse.message(1, in: conversationID)
      house.clock.advance(by: Self.day * 30)
      #expect(try await house.isKept(mediaID))
      for (person, sees) in [(anna, true), (berta, true), (carla, false)] {
        #expect(try await house.show([mediaID], of: [name], to: person) == (sees ? [mediaID] : []))
      }
      try await house.block(anna, by: berta)
      #expect(try await house.show([mediaID], of: [name], to: berta) == [])
      try await house.unblock(anna, by: berta)
      try await house.delete(1, in: conversationID, by: berta, forAll: false)
      #expect(try await house.show([mediaID], of: [name], to: berta) == [])
      #expect(try await house.show([mediaID], of: [name], to: anna) == [mediaID])
    }
  }

  @Test func aDeletedMessageKeepsNoFile() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let (pair, groupID) = (try await house.open(berta, by: anna), try await house.group(anna, [berta]))
      for conversationID in [pair, groupID] {
        let mediaID = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
        _ = try await Self.send([mediaID], in: conversationID, by: anna, house)
        if conversationID == pair {
          try await house.delete(1, in: conversationID, by: anna)
          #expect(try await house.history(conversationID, for: berta).map(\.mediaIDs) == [[]])
        } else {
          for person in [berta, anna] { try await house.leave(groupID, by: person) }
          try await house.turn("sweep left conversations")
        }
        #expect(try await house.show([mediaID], of: [SocialHouse.message(1, in: conversationID)], to: anna) == [])
        #expect(try await house.isKept(mediaID))
        house.clock.advance(by: Self.day * 3)
        #expect(try await !house.isKept(mediaID))
      }
    }
  }

  @Test func aMessageBringsFilesOfItsSenderAlone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let conversationID = try await house.open(berta, by: anna)
      let (hers, album) = (
        try await house.send(.photo, SampleImages.jpeg, by: berta).mediaID,
        try await house.send(.album, SampleImages.jpeg, by: anna).mediaID
      )
      let own = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      for (mediaIDs, reason) in [
        ([hers], "MEDIA_NOT_FOUND"), ([album], "MEDIA_NOT_FOUND"), ([UUID().text], "MEDIA_NOT_FOUND"), ([own, own], "DUPLICATE"),
        ((0...10).map { _ in UUID().text }, "TOO_MANY"), (["x"], "INVALID_UUID"), ([], "MISSING"),
      ] {
        #expect(try await house.refusal { _ = try await Self.send(mediaIDs, in: conversationID, by: anna, house) } == reason)
      }
      let id = UUID()
      _ = try await Self.send([own], in: conversationID, by: anna, id: id, house)
      #expect(try await house.refusal { _ = try await Self.send([hers], in: conversationID, by: anna, id: id, house) } == "MESSAGE_ID_USED")
    }
  }

  @Test func aStrangersFirstMessagesBringNoFile() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let conversationID = try await house.open(berta, by: anna)
      let mediaID = try await house.send(.photo, SampleImages.jpeg, by: anna).mediaID
      #expect(try await house.refusal { _ = try await Self.send([mediaID], in: conversationID, by: anna, house) } == "MEDIA_NOT_ALLOWED")
      try await house.say("show me", in: conversationID, by: berta)
      #expect(try await Self.send([mediaID], in: conversationID, by: anna, house) == 2)
    }
  }
}
