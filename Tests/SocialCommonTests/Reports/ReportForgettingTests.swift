import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

/// What stays of reports, and how long.
@Suite struct ReportForgettingTests {
  @Test func whoIsReportedAndDeletedIsForgottenAndTheReporterHears() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<10 {
        let (anna, berta, mod) = (house.person("anna\(round)"), house.person("berta\(round)"), house.moderator("mod\(round)"))
        _ = try await house.report(berta, by: anna)
        let caseID = try #require(try await house.cases(by: mod).first).caseID
        try await house.claim(caseID, by: mod)
        async let decided = house.refusal { _ = try await house.decide(caseID, .warn, .spam, by: mod) }
        async let purged: Void = house.purge(berta)
        let refusal = try await decided
        try await purged
        #expect(refusal == nil || refusal == "CASE_NOT_FOUND")
        #expect(try await house.outcomes(of: anna) == [refusal == nil ? .acted : .gone])
        #expect(try await house.cases(by: mod) == [])
      }
      #expect(try await house.rowCount("SELECT count(*) FROM report_evidence") == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM report_decisions") == 0)
    }
  }

  @Test func whoeverIsLeftHearsThatNobodyIsThereToDecideAbout() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1])
      _ = try await house.report(berta, by: anna)
      _ = try await house.report(berta, by: carla)
      _ = try await house.reportMedia(mediaID, by: anna)
      let key = UUID().text
      _ = try await house.report(anna, by: berta, key: key)
      try await house.purge(berta)
      // Once for each case, and by a device that reads the stream as well.
      #expect(try await house.outcomes(of: anna) == [.gone, .gone])
      #expect(try await house.listed(by: anna).notifications.map(\.objectName) == ["GONE", "GONE"])
      #expect(try await house.listed(by: carla).notifications.map(\.kind) == ["report.decided"])
      #expect(try await house.types(of: carla.accountID) == ["notification.posted"])
      // Told of nobody, and who has gone is told nothing.
      #expect(try await house.listed(by: anna).notifications.allSatisfy { $0.person == nil })
      #expect(try await house.rowCount("SELECT count(*) FROM notifications WHERE account_id = \(berta.accountID)") == 0)
      // The second round of a deletion finds nothing more to tell.
      try await house.purge(berta)
      #expect(try await house.listed(by: anna).notifications.count == 2)
    }
  }

  @Test func aReporterHearsThoughWhatWasReportedIsGone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1, 2])
      _ = try await house.reportMedia(mediaID, by: anna)
      try await house.database.transaction { transaction in
        try await transaction.execute("DELETE FROM media WHERE media_id = \(mediaID)")
      }
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      #expect(try await house.look(caseID, by: mod).evidenceItems.first?.media?.thumbnail == [1, 2])
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .removeContent, .sexual, by: mod)
      #expect(try await house.outcomes(of: anna) == [.acted])
      #expect(try await house.listed(by: anna).notifications.map(\.objectName) == ["ACTED"])
    }
  }

  @Test func ofADeletedReporterOnlyTheEvidenceStaysAndOfAModeratorTheDeed() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, one) = (house.person("anna"), house.person("berta"), house.moderator("one"))
      let two = house.moderator("two")
      try await house.showAbout("bad words", of: berta)
      _ = try await house.report(berta, by: anna)
      let caseID = try #require(try await house.cases(by: one).first).caseID
      try await house.claim(caseID, by: one)
      try await house.purge(anna)
      try await house.purge(one)
      #expect(try await house.rowCount("SELECT count(*) FROM reports") == 0)
      let shown = try await house.look(caseID, by: two)
      #expect(shown.reports == [] && shown.evidenceItems.first?.profile?.appAbout == "bad words")
      #expect(shown.reportCase?.claimAccountID == "")
      #expect(try await house.deeds(caseID) == ["CLAIMED", "LOOKED"])
      #expect(try await house.rowCount("SELECT count(*) FROM report_audit WHERE actor_account_id IS NULL") == 1)
    }
  }

  @Test func evidenceAndAuditAreNeverChanged() async throws {
    try await SocialHouse.run { house async throws in
      let mod = house.moderator("mod")
      _ = try await house.report(house.person("berta"), by: house.person("anna"))
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      for statement: SQL in [
        "UPDATE report_evidence SET content = ''", "UPDATE report_audit SET deed = 'LOOKED'", "UPDATE report_audit SET note = 'x'",
        "UPDATE report_audit SET actor_account_id = '00000000-0000-0000-0000-000000000000'",
      ] {
        await #expect(throws: PostgresError.self) { try await house.database.execute(statement) }
      }
    }
  }

  @Test func whatWasDecidedIsForgottenInTimeUnlessAnAppealWaits() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let targets = [house.person("berta"), house.person("carla"), house.person("dora")]
      var decisions: [String] = []
      for target in targets.prefix(2) {
        _ = try await house.report(target, by: anna)
        let caseID = try #require(try await house.cases(by: mod).first).caseID
        try await house.claim(caseID, by: mod)
        decisions.append(try await house.decide(caseID, .warn, .spam, by: mod))
      }
      _ = try await house.report(targets[2], by: anna)
      try await house.appeal(decisions[0], by: targets[0])
      house.clock.advance(by: ReportRules.retention + .seconds(1))
      let before = house.clock.now() - ReportRules.retention
      #expect(try await ReportStore().deleteCases(before: before, limit: 10, in: house.database) == 1)
      #expect(try await ReportStore().deleteReports(before: before, limit: 10, in: house.database) == 2)
      #expect(try await ReportStore().deleteAudit(before: house.clock.now(), limit: 10, in: house.database) == 4)
      #expect(try await house.cases(.appealed, by: mod).map(\.accountID) == [targets[0].accountID.text])
      #expect(try await house.cases(by: mod).map(\.accountID) == [targets[2].accountID.text])
    }
  }

  @Test func aCaseWhoseReportSomebodyHoldsIsForgottenLater() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      for target in [house.person("carla"), house.person("dora")] {
        for reporter in [anna, berta] { _ = try await house.report(target, by: reporter) }
        let caseID = try #require(try await house.cases(by: mod).first).caseID
        try await house.claim(caseID, by: mod)
        _ = try await house.decide(caseID, .warn, .spam, by: mod)
      }
      house.clock.advance(by: ReportRules.retention + .seconds(1))
      let before = house.clock.now() - ReportRules.retention
      try await house.database.transaction { transaction in
        let held: [UUID] = try await transaction.query(
          "SELECT report_id FROM reports WHERE account_id = \(anna.accountID) ORDER BY report_id LIMIT 1 FOR UPDATE"
        ).map { try $0.get(0) }
        #expect(held.count == 1)
        #expect(try await ReportStore().deleteCases(before: before, limit: 10, in: house.database) == 1)
        #expect(try await ReportStore().deleteCases(before: before, limit: 10, in: house.database) == 0)
      }
      #expect(try await house.rowCount("SELECT count(*) FROM reports WHERE case_id IS NULL") == 2)
      #expect(try await ReportStore().deleteCases(before: before, limit: 10, in: house.database) == 1)
      #expect(try await house.rowCount("SELECT count(*) FROM reports WHERE case_id IS NULL") == 4)
      #expect(try await house.rowCount("SELECT count(*) FROM report_evidence") == 0)
    }
  }

  /// Somebody and the moderator who has decided about that one are deleted at once.
  @Test func theReportedAndTheModeratorGoAtOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, mod) = (house.person("anna"), house.person("berta"), house.person("carla"), house.moderator("mod"))
      // The first deed of the moderator, in a case about somebody else.
      for target in [carla, berta] {
        _ = try await house.report(target, by: anna)
        let caseID = try #require(try await house.cases(by: mod).first { $0.accountID == target.accountID.text }).caseID
        try await house.claim(caseID, by: mod)
        if target == berta { _ = try await house.decide(caseID, .warn, .spam, by: mod) }
      }
      let purges = try await house.database.transaction { transaction in
        // Holds the moderator's deletion up in its middle, behind the case about Berta.
        try await transaction.execute(
          """
          SELECT d.audit_id FROM report_audit d JOIN report_cases c ON c.case_id = d.case_id
          WHERE c.target_account_id = \(carla.accountID) FOR UPDATE OF d
          """)
        var purges: [Task<Bool, Never>] = []
        for person in [mod, berta] {
          purges.append(house.purging(person))
          try await house.loop.sleep(for: .milliseconds(300))
        }
        return purges
      }
      for purge in purges { #expect(await purge.value) }
      #expect(try await house.rowCount("SELECT count(*) FROM report_audit WHERE actor_account_id IS NOT NULL OR note <> ''") == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM report_cases WHERE claim_account_id IS NOT NULL") == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM report_decisions") == 0)
    }
  }

  /// Each has decided about the other.
  @Test func twoModeratorsWhoHaveJudgedEachOtherGoAtOnce() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for round in 0..<10 {
        let (one, two) = (house.moderator("one\(round)"), house.moderator("two\(round)"))
        for (mod, target) in [(one, two), (two, one)] {
          _ = try await house.report(target, by: anna)
          let caseID = try #require(try await house.cases(by: mod).first { $0.accountID == target.accountID.text }).caseID
          try await house.claim(caseID, by: mod)
          _ = try await house.decide(caseID, .dismiss, .noViolation, by: mod)
        }
        let purges = [house.purging(one), house.purging(two)]
        for purge in purges { #expect(await purge.value, "round \(round)") }
      }
      #expect(try await house.rowCount("SELECT count(*) FROM report_cases") == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM report_audit WHERE actor_account_id IS NOT NULL OR note <> ''") == 0)
    }
  }
}

extension SocialHouse {
  /// Forgets somebody beside whatever else is done, in one attempt.
  /// - Returns: Whether that came to a good end.
  func purging(_ person: KnownPerson) -> Task<Bool, Never> {
    Task(executorPreference: loop.taskExecutor) { (try? await purge(person)) != nil }
  }
}
