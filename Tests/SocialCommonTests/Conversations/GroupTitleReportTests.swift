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

@Suite struct GroupTitleReportTests {
  private static func report(_ groupID: String, _ number: Int32, by person: KnownPerson, _ house: SocialHouse) async throws {
    let content = ContentRef(kind: "group_title", id: "\(groupID):\(number)")
    let request = CreateReportRequest(target: .content(content), category: .harassment, realm: .qwalk)
    _ = try await house.reports.createReport(request, house.call(ReportServiceMethods.createReport, by: person.accountID, key: UUID().text))
  }

  private static func title(_ groupID: String, of person: KnownPerson, _ house: SocialHouse) async throws -> String {
    try await house.conversation(groupID, of: person).title
  }

  @Test func aHiddenTitleIsReadByItsWriterAloneUntilItIsShownAgain() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      let groupID = try await house.group(anna, [berta])
      try await house.befriend(anna, carla)
      try await house.invite([carla], to: groupID, by: anna)
      try await house.rename(groupID, "fools alone", by: anna)
      var device = ConversationDevice(of: berta)
      try await device.catchUp(house, size: 10)
      let number = try await house.conversation(groupID, of: berta).titleNumber
      #expect(number == 1, "anna wrote both")
      // Neither who does not see it, nor by another number, nor what is no name of one.
      for (group, number, person) in [(groupID, number, dora), (groupID, number + 1, berta), ("x", number, berta)] {
        #expect(try await house.refusal { try await Self.report(group, number, by: person, house) } == "CONTENT_NOT_FOUND")
      }
      // Somebody who is invited sees it, and may tell.
      try await Self.report(groupID, number, by: carla, house)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.accountID == anna.accountID.text)
      let shown = try #require(try await house.look(found.caseID, by: mod).evidenceItems.first?.contents.first)
      #expect(shown.summary == "fools alone" && shown.evidenceType == Conversation.protoName)
      #expect(try Conversation(decoding: shown.evidence).title == "fools alone")
      try await house.claim(found.caseID, by: mod)
      let decisionID = try await house.decide(found.caseID, .removeContent, .harassment, by: mod)
      for _ in 1...2 { try await house.takeModeration() }
      for (person, title) in [(anna, "fools alone"), (berta, ""), (carla, "")] {
        #expect(try await Self.title(groupID, of: person, house) == title)
      }
      #expect(try await house.conversation(groupID, of: berta).titleNumber == 0)
      #expect(try await house.refusal { try await Self.report(groupID, number, by: berta, house) } == "CONTENT_NOT_FOUND")
      // Devices hear of it, and another title of the same writer is no way around.
      try await device.catchUp(house, size: 10)
      #expect(device.conversations[groupID]?.title == "")
      try await house.rename(groupID, "fools for ever", by: anna)
      #expect(try await Self.title(groupID, of: berta, house) == "")
      try await house.appeal(decisionID, by: anna)
      try await house.decideAppeal(decisionID, .reversed, by: other)
      try await house.takeModeration()
      for person in [anna, berta, carla] { #expect(try await Self.title(groupID, of: person, house) == "fools for ever") }
    }
  }

  @Test func whatSomebodyElseHasWrittenSinceStaysAndAnswersForItself() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let groupID = try await house.group(anna, [berta])
      try await house.setRole(.admin, of: berta, in: groupID, by: anna)
      try await house.rename(groupID, "fools alone", by: berta)
      let number = try await house.conversation(groupID, of: anna).titleNumber
      #expect(number == 2)
      try await Self.report(groupID, number, by: anna, house)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.accountID == berta.accountID.text)
      // The owner has put it right before a moderator came: that title is nobody's to hide.
      try await house.rename(groupID, "walks", by: anna)
      try await house.claim(found.caseID, by: mod)
      _ = try await house.decide(found.caseID, .removeContent, .harassment, by: mod)
      try await house.takeModeration()
      for person in [anna, berta] { #expect(try await Self.title(groupID, of: person, house) == "walks") }
      // Hidden, and then written by somebody else: seen.
      let report = GroupTitleReport(database: house.database, groups: house.groups.groups)
      try await house.rename(groupID, "fools again", by: berta)
      let again = try await house.conversation(groupID, of: anna).titleNumber
      for _ in 1...2 {
        try await house.database.transaction { try await report.setHidden(true, "\(groupID):\(again)", at: house.clock.now(), in: $0) }
      }
      #expect(try await Self.title(groupID, of: anna, house) == "")
      try await house.rename(groupID, "walks again", by: anna)
      #expect(try await Self.title(groupID, of: berta, house) == "walks again")
    }
  }

  @Test func aTitleIsGivenOutToItsWriterAndNobodyAnswersForItAfterThem() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let groupID = try await house.group(anna, [berta])
      try await house.setRole(.admin, of: berta, in: groupID, by: anna)
      try await house.rename(groupID, "fools alone", by: berta)
      for (person, isWriter) in [(anna, false), (berta, true)] {
        var (text, current) = ("", "")
        try await house.personal.export(person.accountID) { name, bytes in
          if let name { current = name }
          if current == "group_titles.json" { text += String(decoding: bytes, as: UTF8.self) }
        }
        #expect(text.contains("fools alone") == isWriter && text.contains(groupID) == isWriter)
      }
      let number = try await house.conversation(groupID, of: anna).titleNumber
      try await house.purge(berta)
      // Not the owner, who has not written it.
      #expect(try await Self.title(groupID, of: anna, house) == "fools alone")
      #expect(try await house.refusal { try await Self.report(groupID, number, by: anna, house) } == "CONTENT_OF_NOBODY")
    }
  }

  @Test(arguments: [
    "", "x", ":1", "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000001:0",
    "00000000-0000-4000-8000-000000000001:01",
  ])
  func whatIsNoNameOfATitle(text: String) {
    #expect(GroupTitle(contentID: text) == nil)
  }

  @Test func aTitleIsNamedAsItIsRead() {
    let title = GroupTitle(conversationID: UUID(), number: 12)
    #expect(GroupTitle(contentID: title.contentID) == title)
  }
}
