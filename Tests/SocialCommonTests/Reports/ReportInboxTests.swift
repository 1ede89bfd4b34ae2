import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

/// Reports that people make by a call of an app are in the one queue.
@Suite struct ReportInboxTests {
  private static let challenge = ContentRef(realm: .expeditions, kind: "challenge", id: "01020304-0506-0708-090a-0b0c0d0e0f10")

  private static func event(by reporter: KnownPerson, about owner: KnownPerson, hides: Bool = false) -> InboxEvent {
    let found = FoundContent(
      content: challenge, owner: owner.accountID.bytes, summary: "Over the ice", evidence: Array("an encoded challenge".utf8),
      evidenceType: "cairn.game.expeditions.v1.Challenge")
    let reported = ContentReported(
      found: found, reporter: reporter.accountID.bytes, category: .other, text: "It leads into danger.", isHidden: hides)
    return InboxEvent(
      eventID: UUID(), type: Contents.reportedType, orderingKey: "reports", source: "game", createTime: Moment(milliseconds: 1),
      payload: reported.encoded())
  }

  private static func moderated(_ house: SocialHouse) async throws -> [Bool] {
    try await house.database.query(
      "SELECT payload FROM outbox WHERE type = 'content.moderated' AND destination = 'game' ORDER BY event_id"
    ).map { try ContentModerated(decoding: $0.get(0)) }.filter { !$0.isLeft }.map(\.isHidden)
  }

  /// Decisions after which reports count no more, though nothing was hidden.
  private static func left(_ house: SocialHouse) async throws -> [ContentRef?] {
    try await house.database.query(
      "SELECT payload FROM outbox WHERE type = 'content.moderated' AND destination = 'game' ORDER BY event_id"
    ).map { try ContentModerated(decoding: $0.get(0)) }.filter { $0.isLeft && !$0.isHidden }.map(\.content)
  }

  /// The app hears of the merge later, and names the guest until then.
  @Test func `What an app hides of a guest who has become part of an account has a case about the account`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, account, mod) = (house.person("anna"), house.person("account"), house.moderator("mod"))
      let guest = KnownPerson(accountID: UUID(), username: "")
      try await house.database.transaction {
        try await ReportGuests().move(from: guest.accountID, to: account.accountID, at: house.clock.now(), in: $0)
      }
      #expect(await house.inbox.receive(LateEventTests.deleted(guest)).takenCount == 2)
      #expect(await house.inbox.receive([Self.event(by: anna, about: guest, hides: true)]).takenCount == 1)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.accountID == account.accountID.text && found.content == Self.challenge)
      try await house.claim(found.caseID, by: mod)
      _ = try await house.decide(found.caseID, .dismiss, .noViolation, by: mod)
      #expect(try await Self.moderated(house) == [false])
      // The account does not report itself, and what it has hidden so is looked at.
      #expect(await house.inbox.receive([Self.event(by: account, about: guest, hides: true)]).takenCount == 1)
      #expect(try await house.cases(by: mod).count == 1)
      #expect(try await house.outcomes(of: account).isEmpty)
      // With the account, nobody is left.
      #expect(await house.inbox.receive(LateEventTests.deleted(account)).takenCount == 2)
      #expect(await house.inbox.receive([Self.event(by: anna, about: guest, hides: true)]).takenCount == 1)
      #expect(try await house.rowCount("SELECT count(*) FROM report_cases") == 0)
    }
  }

  @Test func reportsReachTheModerators() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      let mod = house.moderator("mod")
      for (reporter, hides) in [(anna, false), (anna, false), (carla, false), (dora, true)] {
        #expect(await house.inbox.receive([Self.event(by: reporter, about: berta, hides: hides)]).takenCount == 1)
      }
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.content == Self.challenge && found.accountID == berta.accountID.text && found.reportCount == 3)
      let item = try #require(try await house.look(found.caseID, by: mod).evidenceItems.first)
      #expect(item.contents.first?.summary == "Over the ice" && item.contents.first?.evidenceType == "cairn.game.expeditions.v1.Challenge")
      // Moderators leave it as it is: it is shown again, and those who have reported it hear of it.
      try await house.claim(found.caseID, by: mod)
      _ = try await house.decide(found.caseID, .dismiss, .noViolation, by: mod)
      #expect(try await Self.moderated(house) == [false])
      for reporter in [anna, carla, dora] { #expect(try await house.outcomes(of: reporter) == [.kept]) }
    }
  }

  @Test func whatIsRemovedStaysHiddenUntilAnAppealIsWon() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      #expect(await house.inbox.receive([Self.event(by: anna, about: berta, hides: true)]).takenCount == 1)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      let decisionID = try await house.decide(caseID, .removeContent, .harassment, by: mod)
      #expect(try await Self.moderated(house) == [true])
      try await house.appeal(decisionID, by: berta)
      try await house.decideAppeal(decisionID, .reversed, by: other)
      #expect(try await Self.moderated(house) == [true, false])
    }
  }

  @Test func `What an app has hidden has a case, also when whoever has reported it last is gone`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, mod) = (house.person("anna"), house.person("berta"), house.person("carla"), house.moderator("mod"))
      for person in [anna, carla] { _ = await house.inbox.receive(LateEventTests.deleted(person)) }
      // Of somebody who is gone a report is not heard, unless it hides.
      #expect(await house.inbox.receive([Self.event(by: anna, about: berta)]).takenCount == 1)
      #expect(try await house.cases(by: mod).isEmpty)
      for reporter in [anna, carla] {
        #expect(await house.inbox.receive([Self.event(by: reporter, about: berta, hides: true)]).takenCount == 1)
      }
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.content == Self.challenge && found.reportCount == 1)
      let seen = try await house.look(found.caseID, by: mod)
      #expect(seen.evidenceItems.first?.contents.first?.summary == "Over the ice" && seen.reports.isEmpty)
      #expect(try await house.rowCount("SELECT count(*) FROM reports") == 0, "nothing is noted of somebody who is gone")
      try await house.claim(found.caseID, by: mod)
      _ = try await house.decide(found.caseID, .dismiss, .noViolation, by: mod)
      #expect(try await Self.moderated(house) == [false])
    }
  }

  @Test func whatWasNotHiddenIsNotShownAgain() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      #expect(await house.inbox.receive([Self.event(by: anna, about: berta)]).takenCount == 1)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .dismiss, .notProven, by: mod)
      #expect(try await Self.moderated(house).isEmpty)
      // The app counts no report that was dismissed.
      #expect(try await Self.left(house) == [Self.challenge])
      // Nobody reports themselves.
      #expect(await house.inbox.receive([Self.event(by: berta, about: berta)]).takenCount == 0)
    }
  }
}
