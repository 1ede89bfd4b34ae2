import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

/// The text of a buddy goes through the same queue as every content.
@Suite struct BuddyReportTests {
  /// The queue of moderators, as the process has it.
  private struct Queue {
    let house: BuddyHouse
    let texts: BuddyReport
    let reports: ReportHandlers
    let decisions: ReportDecisions

    init(_ house: BuddyHouse) throws {
      let features = try house.features().features
      let queue = try #require(features.compactMap { $0 as? ReportFeature }.first)
      self.house = house
      let reportable = features.compactMap { ($0 as? BuddyFeature)?.report }
      texts = try #require(reportable.first)
      (reports, decisions) = (queue.handlers, queue.moderation.decisions)
    }

    func report(_ person: KnownPerson, by reporter: KnownPerson) async throws {
      try await send(
        CreateReportRequest(target: .content(texts.kind.ref(person.accountID.text)), category: .hate, realm: .localBuddy), by: reporter)
    }

    func send(_ request: CreateReportRequest, by reporter: KnownPerson) async throws {
      _ = try await reports.createReport(request, house.call(ReportServiceMethods.createReport, by: reporter))
    }

    func evidence() async throws -> [ReportEvidence] {
      try await house.database.query("SELECT content FROM report_evidence ORDER BY evidence_id").map { row in
        try ReportEvidence(decoding: row.get(0, as: [UInt8].self))
      }
    }

    func hide(_ isHidden: Bool, _ person: KnownPerson) async throws {
      try await house.database.transaction {
        try await texts.setHidden(isHidden, person.accountID.text, at: house.clock.now(), in: $0)
      }
    }

    /// Carries out, in order, all that was decided so far.
    func deliver() async throws -> [Bool] {
      let told = try await house.database.query(
        "SELECT payload FROM outbox WHERE type = 'content.moderated' AND destination = 'social' ORDER BY event_id"
      ).map { row in try ContentModerated(decoding: row.get(0, as: [UInt8].self)) }
      for moderated in told {
        let content = try #require(moderated.content)
        #expect(ContentKind(content.realm, content.kind) == texts.kind)
        try await house.database.transaction {
          try await texts.setHidden(moderated.isHidden, content.id, at: house.clock.now(), in: $0)
        }
      }
      return told.map(\.isHidden)
    }

    /// A moderator removes what the only case is about.
    func remove(by moderatorID: UUID) async throws -> UUID {
      let moderator = ReportModerators.Moderator(accountID: moderatorID, role: "moderator", isAboveTarget: true)
      let row = try await house.database.query("SELECT case_id, target_account_id FROM report_cases").firstRow()
      let (caseID, targetID): (UUID, UUID) = (try row.get(0), try row.get(1))
      let decision = ReportDecisions.Decision(verdict: .removeContent, reason: .hate, note: "")
      let decisionID = try await house.database.transaction { transaction in
        _ = try await decisions.claim(caseID, by: moderator, at: house.clock.now(), in: transaction)
        return try await decisions.decide(caseID, of: targetID, decision, by: moderator, at: house.clock.now(), in: transaction)
      }
      return try #require(decisionID)
    }

    func reverse(_ decisionID: UUID, appealedBy person: KnownPerson, by moderatorID: UUID) async throws {
      _ = try await reports.appealDecision(
        AppealDecisionRequest(decisionID: decisionID.text, text: "Only a greeting"),
        house.call(ReportServiceMethods.appealDecision, by: person))
      let moderator = ReportModerators.Moderator(accountID: moderatorID, role: "moderator", isAboveTarget: true)
      try await house.database.transaction {
        try await decisions.decideAppeal(decisionID, .reversed, note: "", by: moderator, at: house.clock.now(), in: $0)
      }
    }

    /// The text as somebody else reads it, in the list and by itself.
    func read(_ person: KnownPerson, by reader: KnownPerson) async throws -> [String] {
      let listed = try await house.find(by: reader).buddies.filter { $0.person?.accountID == person.accountID.text }
      return listed.map(\.about) + [try await house.buddy(person, by: reader).about]
    }
  }

  @Test func aTextIsReportedHiddenAndShownAgainAfterAnAppeal() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      try await house.become(house.luca)
      try await queue.report(house.luca, by: house.tina)
      let seen = try #require(try await queue.evidence().first?.contents.first)
      #expect(seen.summary == "Ciao" && seen.evidenceType == Buddy.protoName)
      #expect(try Buddy(decoding: seen.evidence).about == "Ciao")
      #expect(try await queue.read(house.luca, by: house.tina) == ["Ciao", "Ciao"], "a report alone hides nothing")
      let decisionID = try await queue.remove(by: UUID())
      #expect(try await queue.deliver() == [true])
      #expect(try await queue.read(house.luca, by: house.tina) == ["", ""], "who is found is found, and without the text")
      #expect(try await house.settings(of: house.luca).about == "Ciao", "its owner reads it")
      #expect(await house.refusal { try await queue.report(house.luca, by: house.olga) } == "CONTENT_NOT_FOUND")
      try await queue.reverse(decisionID, appealedBy: house.luca, by: UUID())
      #expect(try await queue.deliver() == [true, false])
      #expect(try await queue.read(house.luca, by: house.tina) == ["Ciao", "Ciao"])
    }
  }

  @Test func nobodyReportsATextThatTheyDoNotSee() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      let (child, ageless) = (house.auth.add("kid", age: 17, gender: nil), house.auth.add("nobody", age: nil, gender: nil))
      func refused(by person: KnownPerson) async throws -> String? {
        await house.refusal { try await queue.report(house.luca, by: person) }
      }
      #expect(try await refused(by: house.tina) == "CONTENT_NOT_FOUND", "he is no buddy")
      try await house.become(house.luca, ages: 20...30)
      for person in [child, ageless, house.olga] {
        #expect(try await refused(by: person) == "CONTENT_NOT_FOUND", "his settings leave \(person.username) out")
      }
      #expect(try await refused(by: house.luca) == "CONTENT_NOT_FOUND", "nobody reports themselves")
      try await house.block(house.tina, by: house.luca)
      #expect(try await refused(by: house.tina) == "CONTENT_NOT_FOUND")
      try await house.unblock()
      for id in ["x", house.tina.accountID.text] {
        let view = ContentView(viewerID: house.tina.accountID, wantsEvidence: true)
        #expect(try await queue.texts.find(id, for: view) == nil)
      }
      #expect(try await queue.evidence().isEmpty)
      #expect(try await refused(by: house.tina) == nil)
    }
  }

  @Test func `Who has read a text reports it, whoever of the two keeps the other away since`() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      try await house.become(house.luca)
      // Kept away by him, after they have written to each other; and one who keeps him away.
      try await house.converse(house.tina, house.luca)
      try await house.block(house.tina, by: house.luca)
      try await house.block(house.luca, by: house.olga)
      for person in [house.tina, house.olga] {
        #expect(await house.refusal { _ = try await house.buddy(house.luca, by: person) } == "BUDDY_NOT_FOUND")
        #expect(await house.refusal { try await queue.report(house.luca, by: person) } == nil, "\(person.username)")
      }
      #expect(try await queue.evidence().flatMap(\.contents).map(\.summary) == ["Ciao", "Ciao"])
      // What is hidden is hidden from them as well, and settings that leave somebody out leave no reader out.
      try await queue.hide(true, house.luca)
      try await house.unblock()
      try await house.become(house.luca, ages: 50...60)
      let view = ContentView(viewerID: house.tina.accountID, wantsEvidence: true)
      #expect(try await queue.texts.find(house.luca.accountID.text, for: view) == nil)
      try await queue.hide(false, house.luca)
      #expect(try await queue.texts.find(house.luca.accountID.text, for: view)?.summary == "Ciao")
      #expect(try await queue.texts.find(house.luca.accountID.text, for: ContentView(viewerID: house.olga.accountID)) == nil)
    }
  }

  @Test func `A block alone tells nobody who is a buddy`() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      let tina = ContentView(viewerID: house.tina.accountID, wantsEvidence: true)
      try await house.block(house.luca, by: house.tina)
      func told() async throws -> [String?] {
        [
          try await queue.texts.find(house.luca.accountID.text, for: tina)?.summary,
          await house.refusal { _ = try await house.buddy(house.luca, by: house.tina) },
        ]
      }
      func pause(_ isPaused: Bool) async throws {
        _ = try await house.buddies.pauseBuddy(
          PauseBuddyRequest(isPaused: isPaused), house.call(BuddyServiceMethods.pauseBuddy, by: house.luca))
      }
      let ofNobody = try await told()
      #expect(ofNobody == [nil, "BUDDY_NOT_FOUND"])
      // Somebody who has none of the traveller's age, one who rests, and one who keeps the traveller away as well, are as somebody who is no buddy.
      try await house.become(house.luca, ages: 50...60)
      #expect(try await told() == ofNobody)
      try await house.become(house.luca)
      try await pause(true)
      #expect(try await told() == ofNobody)
      try await pause(false)
      #expect(try await told() == ["Ciao", "BUDDY_NOT_FOUND"], "what would be found without one's own block is reported")
      try await house.block(house.tina, by: house.luca)
      #expect(try await told() == ofNobody)
    }
  }

  @Test func aReportOfTheAccountHoldsTheTextThatIsNamedBesideIt() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      for person in [house.luca, house.olga] { try await house.become(person) }
      func request(_ text: KnownPerson) -> CreateReportRequest {
        CreateReportRequest(
          target: .accountID(house.luca.accountID.text), category: .hate, realm: .localBuddy,
          context: queue.texts.kind.ref(text.accountID.text))
      }
      #expect(await house.refusal { try await queue.send(request(house.olga), by: house.tina) } == "CONTENT_NOT_FOUND", "not hers")
      try await queue.send(request(house.luca), by: house.tina)
      #expect(try await queue.evidence().flatMap(\.contents).map(\.summary) == ["Ciao"])
    }
  }

  @Test func noEditAndNoNewBeginningShowsWhatIsHidden() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      // Whose text is reported, and is no buddy any more when it is decided, begins again without it.
      try await queue.hide(true, house.luca)
      try await house.become(house.luca)
      #expect(try await queue.read(house.luca, by: house.tina) == ["", ""])
      try await queue.hide(false, house.luca)
      for _ in 1...5 {
        try await house.become(house.luca)
        async let hidden: Void = queue.hide(true, house.luca)
        async let edited = house.become(house.luca)
        _ = try await (hidden, edited)
        #expect(try await queue.read(house.luca, by: house.tina) == ["", ""])
        _ = try await house.buddies.stopBuddy(StopBuddyRequest(), house.call(BuddyServiceMethods.stopBuddy, by: house.luca))
        try await house.become(house.luca)
        #expect(try await queue.read(house.luca, by: house.tina) == ["", ""])
        for _ in 1...2 { try await queue.hide(false, house.luca) }
        #expect(try await queue.read(house.luca, by: house.tina) == ["Ciao", "Ciao"])
      }
    }
  }

  @Test func nothingIsLeftOfSomebodyWhoIsDeletedWhileModeratorsDecide() async throws {
    try await BuddyHouse.run { house async throws in
      let (queue, personal) = (try Queue(house), try house.features().personal)
      try await house.become(house.luca)
      try await queue.report(house.luca, by: house.tina)
      async let hidden: Void = queue.hide(true, house.luca)
      async let purged: Void = house.database.transaction { _ = try await personal.purge(house.luca.accountID, in: $0) }
      _ = try await (hidden, purged)
      for table: SQL in ["buddies", "hidden_buddies", "report_cases", "report_evidence"] {
        #expect(try await house.database.query("SELECT 1 FROM \(table)").isEmpty)
      }
    }
  }
}
