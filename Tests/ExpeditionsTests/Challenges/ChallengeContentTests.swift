import CairnProto
import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Events
@testable import Expeditions

@Suite struct ChallengeContentTests {
  @Test func aHiddenChallengeIsInNoParkAndComesBack() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let report = ChallengeReport(database: house.database, outbox: house.challenges.outbox)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      func setHidden(_ isHidden: Bool) async throws {
        try await house.database.transaction { try await report.setHidden(isHidden, challengeID, at: house.clock.now(), in: $0) }
      }
      func told(_ type: String) async throws -> Int {
        try await house.database.query("SELECT FROM outbox WHERE type = \(type) AND destination = 'geo'").count
      }
      let view = ContentView(viewerID: UUID(), wantsEvidence: true)
      let found = try #require(try await report.find(challengeID, for: view))
      #expect(found.ownerID == house.maker && (found.evidence as? Challenge)?.challengeID == challengeID)
      let before = try await told("challenge.published")
      for _ in 0..<2 { try await setHidden(true) }
      #expect(await house.refusal { _ = try await house.challenge(challengeID, by: view.viewerID) }?.reason == "CHALLENGE_NOT_FOUND")
      #expect(try await report.find(challengeID, for: view)?.ownerID == nil)
      #expect(try await told("challenge.unpublished") == 1)
      for _ in 0..<2 { try await setHidden(false) }
      #expect(try await house.challenge(challengeID, by: view.viewerID).state == .published)
      #expect(try await told("challenge.published") == before + 1)
    }
  }

  /// Each report is told to the moderators' queue once; the third, which hides the challenge, says so.
  @Test func reportsAreToldToTheQueue() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let reporters = [UUID(), UUID(), UUID()]
      for reporter in [reporters[0], reporters[0], reporters[1], reporters[2]] {
        _ = try await house.challenges.reportChallenge(
          ReportChallengeRequest(challengeID: challengeID, reason: .notAllowed),
          house.call(ChallengeServiceMethods.reportChallenge, by: reporter))
      }
      let told = try await house.database.query(
        "SELECT payload FROM outbox WHERE type = 'content.reported' AND destination = 'social' ORDER BY event_id"
      ).map { try ContentReported(decoding: $0.get(0)) }
      #expect(told.map(\.reporter) == reporters.map(\.bytes) && told.map(\.isHidden) == [false, false, true])
      let found = try #require(told.last?.found)
      #expect(found.content == ChallengeReport.challenge.ref(challengeID) && found.owner == house.maker.bytes)
      let evidence = try Challenge(decoding: found.evidence)
      #expect(evidence.challengeID == challengeID && evidence.draft?.controls.count == 2)
      #expect(told.allSatisfy { $0.category == .other && $0.text == "It leads where nobody may go." })
    }
  }

  @Test func `Reports that moderators have dismissed do not count towards hiding`() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let report = ChallengeReport(database: house.database, outbox: house.challenges.outbox)
      let ref = ChallengeReport.challenge.ref(try await house.published(ChallengeKinds.draft(.race)))
      let inbox = Inbox(database: house.database, time: house.clock, handlers: Contents([report]).handlers)
      func complain() async throws {
        _ = try await house.challenges.reportChallenge(
          ReportChallengeRequest(challengeID: ref.id, reason: .dangerous), house.call(ChallengeServiceMethods.reportChallenge, by: UUID()))
      }
      func dismiss() async {
        let moderated = ContentModerated(content: ref, decideTime: house.clock.now(), isLeft: true)
        let event = InboxEvent(
          eventID: UUID(), type: Contents.moderatedType, orderingKey: ref.id, source: "social", createTime: house.clock.now(),
          payload: moderated.encoded())
        #expect(await inbox.receive([event]).takenCount == 1)
      }
      func state() async throws -> Challenge.State { try await house.challenge(ref.id, by: house.maker).state }
      for _ in 0..<4 {
        for _ in 0..<2 { try await complain() }
        await dismiss()
        #expect(try await state() == .published)
      }
      // What was reported since then counts.
      house.clock.advance(by: .seconds(1))
      for _ in 0..<3 { try await complain() }
      #expect(try await state() == .hidden)
      // A dismissal shows nothing that is hidden.
      await dismiss()
      #expect(try await state() == .hidden)
    }
  }

  /// Three people who want a challenge away hide it once, and not each time that a moderator has shown it.
  @Test(arguments: [true, false]) func thosePeopleHideItOnce(isShown: Bool) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let report = ChallengeReport(database: house.database, outbox: house.challenges.outbox)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let people = (0..<4).map { _ in UUID() }
      func complain(_ accountID: UUID) async throws {
        let context = house.call(ChallengeServiceMethods.reportChallenge, by: accountID)
        _ = try await house.challenges.reportChallenge(ReportChallengeRequest(challengeID: challengeID, reason: .dangerous), context)
      }
      for person in people.prefix(isShown ? 3 : 2) { try await complain(person) }
      try await house.database.transaction { transaction in
        if isShown {
          try await report.setHidden(false, challengeID, at: house.clock.now(), in: transaction)
        } else {
          try await report.dismissReports(of: challengeID, until: house.clock.now(), in: transaction)
        }
      }
      house.clock.advance(by: .seconds(60))
      for person in people { try await complain(person) }
      #expect(try await house.challenge(challengeID, by: UUID()).state == .published)
      // Others are heard.
      for _ in 0..<(isShown ? 2 : 1) { try await complain(UUID()) }
      #expect(try await house.challenge(challengeID, by: house.maker).state == .hidden)
    }
  }

  @Test func aChallengeThatIsShownAgainStartsWithoutReports() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let report = ChallengeReport(database: house.database, outbox: house.challenges.outbox)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      func complain() async throws {
        _ = try await house.challenges.reportChallenge(
          ReportChallengeRequest(challengeID: challengeID, reason: .dangerous),
          house.call(ChallengeServiceMethods.reportChallenge, by: UUID()))
      }
      for _ in 0..<3 { try await complain() }
      try await house.database.transaction { try await report.setHidden(false, challengeID, at: house.clock.now(), in: $0) }
      try await complain()
      #expect(try await house.challenge(challengeID, by: UUID()).state == .published)
    }
  }
}
