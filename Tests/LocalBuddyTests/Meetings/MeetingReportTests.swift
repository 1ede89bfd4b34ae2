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
import Texts
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

/// The words of a meeting go through the same queue as every content: the proposer's, and the reason of the one who calls it off.
@Suite struct MeetingReportTests {
  /// The queue of moderators, as the process has it.
  private struct Queue {
    let house: BuddyHouse
    let words: MeetingReport
    let reports: ReportHandlers
    let decisions: ReportDecisions

    init(_ house: BuddyHouse) throws {
      let features = try house.features().features
      let queue = try #require(features.compactMap { $0 as? ReportFeature }.first)
      self.house = house
      let reportable = features.compactMap { ($0 as? MeetingFeature)?.report }
      words = try #require(reportable.first)
      (reports, decisions) = (queue.handlers, queue.moderation.decisions)
    }

    func report(_ id: String, by reporter: KnownPerson) async throws {
      let request = CreateReportRequest(target: .content(words.kind.ref(id)), category: .harassment, realm: .localBuddy)
      _ = try await reports.createReport(request, house.call(ReportServiceMethods.createReport, by: reporter))
    }

    func refusal(_ id: String, by reporter: KnownPerson) async -> String? { await house.refusal { try await report(id, by: reporter) } }

    /// A moderator removes what the only open case is about, and it is carried out.
    /// - Returns: The decision, and about whom.
    func remove() async throws -> (decisionID: UUID, targetID: UUID) {
      let moderator = ReportModerators.Moderator(accountID: UUID(), role: "moderator", isAboveTarget: true)
      let row = try await house.database.query("SELECT case_id, target_account_id FROM report_cases WHERE decide_time IS NULL").firstRow()
      let (caseID, targetID): (UUID, UUID) = (try row.get(0), try row.get(1))
      let decision = ReportDecisions.Decision(verdict: .removeContent, reason: .harassment, note: "")
      let decisionID = try await house.database.transaction { transaction in
        _ = try await decisions.claim(caseID, by: moderator, at: house.clock.now(), in: transaction)
        return try await decisions.decide(caseID, of: targetID, decision, by: moderator, at: house.clock.now(), in: transaction)
      }
      try await deliver()
      return (try #require(decisionID), targetID)
    }

    func reverse(_ decisionID: UUID, appealedBy person: KnownPerson) async throws {
      _ = try await reports.appealDecision(
        AppealDecisionRequest(decisionID: decisionID.text, text: "Only coffee"), house.call(ReportServiceMethods.appealDecision, by: person)
      )
      let moderator = ReportModerators.Moderator(accountID: UUID(), role: "moderator", isAboveTarget: true)
      try await house.database.transaction {
        try await decisions.decideAppeal(decisionID, .reversed, note: "", by: moderator, at: house.clock.now(), in: $0)
      }
      try await deliver()
    }

    /// Carries out, in order, all that was decided so far. Twice is as once.
    private func deliver() async throws {
      let told = try await house.database.query(
        "SELECT payload FROM outbox WHERE type = 'content.moderated' AND destination = 'social' ORDER BY event_id"
      ).map { row in try ContentModerated(decoding: row.get(0, as: [UInt8].self)) }
      let last = try #require(told.last)
      for _ in 1...2 { try await hide(last.isHidden, try #require(last.content).id) }
    }

    func hide(_ isHidden: Bool, _ id: String) async throws {
      try await house.database.transaction { try await words.setHidden(isHidden, id, at: house.clock.now(), in: $0) }
    }
  }

  private static func texts(_ meeting: Meeting) -> [String] {
    [meeting.content?.title ?? "", meeting.content?.descriptionField ?? "", meeting.content?.place ?? ""]
  }

  private static let written = ["Coffee", "At the fountain; bring a map", "Piazza Duomo, 1"]
  private static let nothing = ["", "", ""]

  @Test func `What was proposed is reported, hidden from the other one alone, and shown again after an appeal`() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      try await queue.report(id, by: house.luca)
      let evidence = try await house.database.query("SELECT content FROM report_evidence").firstRow().get(0, as: [UInt8].self)
      let seen = try #require(try ReportEvidence(decoding: evidence).contents.first)
      #expect(seen.summary == Self.written.joined(separator: "\n") && seen.evidenceType == Meeting.protoName)
      #expect(try Self.texts(Meeting(decoding: seen.evidence)) == Self.written, "as it was read")
      #expect(try Meeting(decoding: seen.evidence).content?.date == "", "without when")
      #expect(try await Self.texts(house.meeting(id, by: house.luca)) == Self.written, "a report alone hides nothing")
      let version = try await house.meeting(id, by: house.luca).version
      let told = try await house.told(to: house.luca).count
      let (decisionID, targetID) = try await queue.remove()
      #expect(targetID == house.tina.accountID)
      let shown = try await house.meeting(id, by: house.luca)
      #expect(Self.texts(shown) == Self.nothing && shown.version == version + 1 && shown.content?.date != "" && shown.state == .accepted)
      #expect(try await house.list(by: house.luca).meetings.map(Self.texts) == [Self.nothing])
      #expect(try await Self.texts(house.meeting(id, by: house.tina)) == Self.written, "its writer reads it")
      #expect(try await house.told(to: house.luca).count == told + 1, "apps read it anew")
      #expect(await queue.refusal(id, by: house.luca) == "CONTENT_NOT_FOUND", "nothing is left to be read")
      try await queue.reverse(decisionID, appealedBy: house.tina)
      #expect(try await Self.texts(house.meeting(id, by: house.luca)) == Self.written)
    }
  }

  @Test func `Hidden words stand in no calendar, page, export or notification of others`() async throws {
    try await BuddyHouse.run { house async throws in
      let (queue, parts) = (try Queue(house), try house.parts())
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      try await queue.hide(true, id)
      func calendar(_ person: KnownPerson) async throws -> String {
        try await house.meetings.getMeetingCalendar(
          GetMeetingCalendarRequest(meetingID: id), house.call(MeetingServiceMethods.getMeetingCalendar, by: person)
        ).calendar
      }
      func export(_ person: KnownPerson) async throws -> String {
        let whole = Bytes()
        try await MeetingExport(database: house.database).export(person.accountID) { _, bytes in await whole.add(bytes) }
        return await whole.text
      }
      func feed(_ person: KnownPerson) async throws -> String {
        let feature = FeedFeature(parts)
        _ = try await feature.handlers.renewMeetingFeed(
          RenewMeetingFeedRequest(), house.call(MeetingFeedServiceMethods.renewMeetingFeed, by: person))
        let path = try await feature.handlers.getMeetingFeed(
          GetMeetingFeedRequest(), house.call(MeetingFeedServiceMethods.getMeetingFeed, by: person)
        ).path
        let context = RequestContext(
          caller: .service("gateway"), method: MeetingFeedPageServiceMethods.readMeetingFeed, now: house.clock.now())
        let request = ReadMeetingFeedRequest(token: String(path.dropFirst(FeedRules.prefix.count)))
        return String(decoding: try await feature.pages.readMeetingFeed(request, context).calendar, as: UTF8.self)
      }
      for (person, isWriter) in [(house.luca, false), (house.tina, true)] {
        for file in [try await calendar(person), try await feed(person)] {
          #expect(file.contains("Coffee") == isWriter && file.contains("LOCATION") == isWriter && file.contains("DESCRIPTION") == isWriter)
          #expect(file.contains("DTSTART"))
        }
        let exported = try await export(person)
        #expect(exported.contains("Coffee") == isWriter && exported.contains("Piazza") == isWriter)
      }
      // Pages are for people whom either trusts: they are none of the two.
      let meetingID = try #require(UUID(text: id))
      let stored = try #require(try await MeetingStore().meeting(meetingID, in: house.database))
      let page = MeetingSharePage(.english).meeting(stored, of: "tina", with: "luca", picturePath: nil)
      #expect(!page.contains("Piazza") && page.contains(stored.plan.time.day.text))
      // Later notifications do not name it to the other one.
      try await house.cancel(id, by: house.tina)
      let names = try await house.database.query(
        "SELECT object_name FROM notifications WHERE account_id = \(house.luca.accountID) AND kind = 'meeting.cancelled'"
      ).map { try $0.get(0, as: String.self) }
      #expect(names == [""])
    }
  }

  @Test func `The reason is reported by itself, and is its writer's to answer for`() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      #expect(await queue.refusal(id + ":reason", by: house.tina) == "CONTENT_NOT_FOUND", "there is none yet")
      try await house.cancel(id, by: house.luca, because: "You are ugly")
      #expect(await queue.refusal(id + ":reason", by: house.luca) == "SELF")
      #expect(await queue.refusal(id, by: house.tina) == "SELF")
      try await queue.report(id + ":reason", by: house.tina)
      let (decisionID, targetID) = try await queue.remove()
      #expect(targetID == house.luca.accountID)
      let shown = try await house.meeting(id, by: house.tina)
      #expect(shown.cancelReason == "" && Self.texts(shown) == Self.written && shown.state == .cancelled)
      #expect(try await house.meeting(id, by: house.luca).cancelReason == "You are ugly")
      try await queue.reverse(decisionID, appealedBy: house.luca)
      #expect(try await house.meeting(id, by: house.tina).cancelReason == "You are ugly")
    }
  }

  @Test func `A block takes the report from nobody, and nobody else has one to make`() async throws {
    try await BuddyHouse.run { house async throws in
      let queue = try Queue(house)
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      for other in [house.olga] { #expect(await queue.refusal(id, by: other) == "CONTENT_NOT_FOUND") }
      for bad in ["", "x", UUID().text, id + ":", id + ":reason:reason", ":reason"] {
        let view = ContentView(viewerID: house.luca.accountID, wantsEvidence: true)
        #expect(try await queue.words.find(bad, for: view) == nil, "\(bad)")
      }
      try await house.block(house.luca, by: house.tina)
      #expect(await house.refusal { _ = try await house.meeting(id, by: house.luca) } == "MEETING_NOT_FOUND")
      #expect(await queue.refusal(id, by: house.luca) == nil, "the one who wrote it keeps the reader away")
      let told = try await house.told(to: house.luca).count
      _ = try await queue.remove()
      #expect(try await house.told(to: house.luca).count == told, "those who are kept apart hear nothing")
      try await house.unblock()
      #expect(try await Self.texts(house.meeting(id, by: house.luca)) == Self.nothing)
    }
  }

  @Test func `What moderators decide while a meeting is answered or its writer is deleted is lost by neither`() async throws {
    try await BuddyHouse.run { house async throws in
      let (queue, personal) = (try Queue(house), try house.features().personal)
      try await house.converse(house.tina, house.luca)
      for round in 1...5 {
        let id = try await house.propose(by: house.tina, to: house.luca).meetingID
        async let hidden: Void = queue.hide(true, id)
        async let answered = house.answer(round.isMultiple(of: 2) ? .accept : .deny, id, by: house.luca)
        _ = try await (hidden, answered)
        let shown = try await house.meeting(id, by: house.luca)
        #expect(Self.texts(shown) == Self.nothing && shown.version == 3 && shown.state != .proposed)
      }
      let id = try await house.propose(by: house.tina, to: house.luca).meetingID
      async let hidden: Void = queue.hide(true, id)
      async let purged: Void = house.database.transaction { _ = try await personal.purge(house.tina.accountID, in: $0) }
      _ = try await (hidden, purged)
      #expect(try await house.database.query("SELECT 1 FROM meetings").isEmpty)
    }
  }
}

/// What a file was given, in order.
private actor Bytes {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func add(_ more: [UInt8]) { bytes += more }
}
