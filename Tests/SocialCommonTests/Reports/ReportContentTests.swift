import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

/// What decisions remove (requirement F-22).
@Suite struct ReportContentTests {
  /// Reports somebody, and claims the case.
  private func claimed(_ target: KnownPerson, by reporter: KnownPerson, for mod: KnownPerson, in house: SocialHouse) async throws -> String
  {
    _ = try await house.report(target, by: reporter)
    let caseID = try #require(try await house.cases(by: mod).first { $0.accountID == target.accountID.text }).caseID
    try await house.claim(caseID, by: mod)
    return caseID
  }

  private func choose(_ mediaID: UUID, by person: KnownPerson, in house: SocialHouse) async throws -> String? {
    try await house.refusal { try await house.setPicture(mediaID.text, by: person) }
  }

  @Test func thePictureThatWasSeenGoesAndTheOneThatIsShownByNowStays() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let (bad, harmless) = (try await house.keepMedia(of: berta, thumbnail: [1]), try await house.keepMedia(of: berta, thumbnail: [2]))
      #expect(try await choose(bad, by: berta, in: house) == nil)
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      #expect(try await choose(harmless, by: berta, in: house) == nil)
      _ = try await house.decide(caseID, .removeContent, .sexual, by: mod)
      #expect(try await house.myProfile(berta).pictureMediaID == harmless.text)
      #expect(try await choose(bad, by: berta, in: house) == "MEDIA_NOT_FOUND")
      #expect(try await ReportStore().owner(ofMedia: bad, in: house.database) == nil)
    }
  }

  @Test func everyPictureThatAReporterHasSeenGoesAlsoTheOneThatIsShown() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, mod) = (house.person("anna"), house.person("berta"), house.person("carla"), house.moderator("mod"))
      let pictures = [try await house.keepMedia(of: berta, thumbnail: [1]), try await house.keepMedia(of: berta, thumbnail: [2])]
      #expect(try await choose(pictures[0], by: berta, in: house) == nil)
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      #expect(try await choose(pictures[1], by: berta, in: house) == nil)
      _ = try await house.report(berta, by: carla)
      _ = try await house.decide(caseID, .removeContent, .sexual, by: mod)
      #expect(try await house.myProfile(berta).pictureMediaID == "")
      for mediaID in pictures { #expect(try await choose(mediaID, by: berta, in: house) == "MEDIA_NOT_FOUND") }
    }
  }

  @Test(arguments: [true, false])
  func whatWasSeenOfAPersonIsKeptUntilTheCaseIsClosedWhateverItsOwnerDoes(isDeleted: Bool) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1])
      #expect(try await choose(mediaID, by: berta, in: house) == nil)
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      if isDeleted {
        _ = try await house.media.deleteMedia(
          DeleteMediaRequest(mediaID: mediaID.text), house.call(MediaServiceMethods.deleteMedia, by: berta.accountID))
      } else {
        try await house.setPicture("", by: berta)
      }
      house.clock.advance(by: MediaRules.orphanLifetime + .seconds(1))
      #expect(try await house.sweepMedia() == 0)
      #expect(try await ReportStore().owner(ofMedia: mediaID, in: house.database) == berta.accountID)
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .dismiss, .noViolation, by: mod)
      #expect(try await house.sweepMedia() == 1)
    }
  }

  @Test func textsGoWhereTheyWereSeen() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      try await house.showAbout("bad words", of: berta)
      _ = try await house.setFacet(SetAppFacetRequest(realm: .cacheOut, about: "caches", aboutVisibility: .everyone), by: berta)
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      // Another letter is no way out.
      try await house.showAbout("bad words!", of: berta)
      _ = try await house.decide(caseID, .removeContent, .hate, by: mod)
      let facets = try await house.myProfile(berta).facets
      #expect(facets.map(\.realm) == [.cacheOut, .qwalk] && facets.map(\.about) == ["caches", ""])
    }
  }

  @Test func friendsWhoAreLeavingHearOfWhatIsRemovedTheyMayComeBack() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      try await house.befriend(anna, berta)
      try await house.showAbout("bad words", of: berta)
      let caseID = try await claimed(berta, by: house.person("carla"), for: mod, in: house)
      try await house.leave(anna)
      // What was told of it before stands for nothing now.
      let told = try await house.types(of: anna.accountID).count
      _ = try await house.decide(caseID, .removeContent, .hate, by: mod)
      #expect(try await house.types(of: anna.accountID).dropFirst(told) == ["profile.updated"])
      try await house.stay(anna)
    }
  }

  @Test func aSuspensionRemovesAsWellAndItsOwnerHearsWhat() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1])
      #expect(try await choose(mediaID, by: berta, in: house) == nil)
      try await house.showAbout("harmless", of: berta)
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      _ = try await house.decide(caseID, .suspend, .sexual, removing: [.media], by: mod)
      #expect(try await house.sanctions().map(\.reason) == ["SEXUAL"])
      let profile = try await house.myProfile(berta)
      #expect(profile.pictureMediaID == "" && profile.facets.map(\.about) == ["harmless"])
      let mine = try await house.reports.listMyDecisions(
        ListMyDecisionsRequest(), house.call(ReportServiceMethods.listMyDecisions, by: berta.accountID)
      ).decisions
      #expect(mine.map(\.verdict) == [.suspend] && mine.map(\.removedContents) == [[.media]])
      #expect(try await house.cases(.decided, by: mod).first?.decision?.removedContents == [.media])
      #expect(
        try await house.rowCount("SELECT count(*) FROM report_audit WHERE deed = 'DECIDED' AND removed_contents = ARRAY['MEDIA']") == 1)
    }
  }

  @Test func namesThatWereSeenAreAuthServicesToRemove() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      for (number, verdict) in [ReportVerdict.warn, .removeContent, .suspend].enumerated() {
        let berta = house.person("berta\(number)")
        try await house.tell(AccountDetailsTold(accountID: berta.accountID.text, givenName: "Obscene", familyName: "Hidden"))
        _ = try await house.update(
          UpdateProfileRequest(visibility: ProfileVisibility(givenName: .everyone, familyName: .nobody)), by: berta)
        _ = try await house.setFacet(
          SetAppFacetRequest(realm: .qwalk, aboutVisibility: .everyone, isIdentityShared: true), by: berta)
        let caseID = try await claimed(berta, by: anna, for: mod, in: house)
        // A client that knows nothing of contents removes all but the user name.
        _ = try await house.decide(caseID, verdict, .impersonation, removing: verdict == .removeContent ? [] : [.names], by: mod)
        let told = try await house.removedNames()
        #expect(told.count == number + 1)
        let expected = AccountNamesRemoved(
          accountID: berta.accountID.text, actorAccountID: mod.accountID.text, actorRole: "moderator", removesGivenName: true)
        #expect(told.last == expected)
      }
    }
  }

  @Test func aUsernameIsRemovedWhereThatIsAskedForAndMayBeHadAgainByAppeal() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      let decisionID = try await house.decide(caseID, .warn, .impersonation, removing: [.username], by: mod)
      try await house.appeal(decisionID, by: berta)
      try await house.decideAppeal(decisionID, .reversed, by: other)
      let told = try await house.removedNames()
      #expect(told.map(\.usernames) == [["berta"], ["berta"]] && told.map(\.isLifted) == [false, true])
      #expect(told.allSatisfy { $0.accountID == berta.accountID.text && !$0.removesGivenName && !$0.removesFamilyName })
    }
  }

  @Test func aDismissalRemovesNothing() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      #expect(
        try await house.refusal { _ = try await house.decide(caseID, .dismiss, .noViolation, removing: [.texts], by: mod) }
          == "NOT_APPLICABLE")
      #expect(
        try await house.refusal { _ = try await house.decide(caseID, .warn, .spam, removing: [.unspecified], by: mod) } == "MISSING")
    }
  }

  /// Makes all evidence that of a version that did not note what it shows.
  private func forgetWhatEvidenceShows(in house: SocialHouse) async throws {
    try await house.database.transaction { transaction in
      try await transaction.execute("SET LOCAL session_replication_role = replica")
      try await transaction.execute("UPDATE report_evidence SET media_id = NULL, parts = NULL, realm = NULL, username = NULL")
    }
  }

  @Test(arguments: [true, false])
  func whereEvidenceDoesNotNoteWhatItShowsItIsRead(isReportThere: Bool) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, mod) = (house.person("anna"), house.person("berta"), house.person("carla"), house.moderator("mod"))
      let pictures = [try await house.keepMedia(of: berta, thumbnail: [1]), try await house.keepMedia(of: berta, thumbnail: [2])]
      #expect(try await choose(pictures[0], by: berta, in: house) == nil)
      try await house.showAbout("bad words", of: berta)
      _ = try await house.setFacet(SetAppFacetRequest(realm: .cacheOut, about: "caches", aboutVisibility: .everyone), by: berta)
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      try await forgetWhatEvidenceShows(in: house)
      // What a reporter of this version sees is noted.
      #expect(try await choose(pictures[1], by: berta, in: house) == nil)
      _ = try await house.report(berta, by: carla)
      let harmless = try await house.keepMedia(of: berta, thumbnail: [3])
      #expect(try await choose(harmless, by: berta, in: house) == nil)
      if !isReportThere { try await house.database.execute("DELETE FROM reports WHERE account_id = \(anna.accountID)") }
      _ = try await house.decide(caseID, .removeContent, .hate, removing: [.media, .texts, .username], by: mod)
      let profile = try await house.myProfile(berta)
      #expect(profile.pictureMediaID == harmless.text)
      for mediaID in pictures { #expect(try await choose(mediaID, by: berta, in: house) == "MEDIA_NOT_FOUND") }
      #expect(profile.facets.map(\.realm) == [.cacheOut, .qwalk])
      // Without the report nobody knows in which app it was seen.
      #expect(profile.facets.map(\.about) == [isReportThere ? "caches" : "", ""])
      #expect(try await house.removedNames().map(\.usernames) == [["berta"]])
    }
  }

  @Test func aUsernameThatOldEvidenceShowsIsRemovedAlsoOfWhoHasNoProfile() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      // More than one page of them.
      let others = (0..<ReportRules.reportsPerPage + 1).map { house.person("other\($0)") }
      for (number, other) in others.enumerated() {
        house.directory.change(berta) { $0.username = "berta\(number)" }
        _ = try await house.report(berta, by: other)
      }
      let caseID = try await claimed(berta, by: anna, for: mod, in: house)
      try await forgetWhatEvidenceShows(in: house)
      #expect(try await ProfileStore().find(berta.accountID, in: house.database) == nil)
      _ = try await house.decide(caseID, .warn, .impersonation, removing: [.username], by: mod)
      #expect(try await house.removedNames().map { Set($0.usernames) } == [Set(others.indices.map { "berta\($0)" })])
    }
  }

  @Test func aReversalGivesBackNoUsernameThatAnotherDecisionHasRemoved() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      var decisions: [String] = []
      for contents in [[ReportContent.username], [.username], [.texts]] {
        let caseID = try await claimed(berta, by: anna, for: mod, in: house)
        decisions.append(try await house.decide(caseID, .warn, .impersonation, removing: contents, by: mod))
        if decisions.count == 1 { house.directory.change(berta) { $0.username = "bertha" } }
      }
      // The first case has seen both names.
      try await house.database.execute(
        """
        INSERT INTO report_evidence (evidence_id, case_id, create_time, content, parts, username)
        SELECT \(UUID()), case_id, \(house.clock.now()), '', '{}', 'bertha' FROM report_decisions WHERE decision_id = \(UUID(text: decisions[0]))
        """)
      for decisionID in decisions.prefix(2) {
        try await house.appeal(decisionID, by: berta)
        try await house.decideAppeal(decisionID, .reversed, by: other)
      }
      let lifted = try await house.removedNames().filter(\.isLifted)
      #expect(lifted.map(\.usernames) == [["berta"], ["bertha"]] && lifted.map(\.keptUsernames) == [["bertha"], []])
    }
  }

  @Test func contentsFollowFromTheVerdictWhereNoneIsNamed() {
    for verdict in ReportRules.Verdict.allCases {
      for isOfMedia in [false, true] {
        let own = ReportRules.contents(verdict, wanted: [], isOfMedia: isOfMedia)
        #expect(own == (verdict == .removeContent ? isOfMedia ? [.media] : [.media, .texts, .names] : []))
        #expect(ReportRules.contents(verdict, wanted: [.username, .media, .media], isOfMedia: isOfMedia) == [.media, .username])
      }
    }
  }

  @Test func ofWhoIsSuspendedOthersSeeTheName() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1])
      #expect(try await choose(mediaID, by: berta, in: house) == nil)
      try await house.showAbout("bad words", of: berta)
      #expect(try await house.profile(of: "berta", by: anna).person?.picture != nil)
      house.directory.change(berta) { $0.isSuspended = true }
      let seen = try await house.profile(of: "berta", by: anna)
      #expect(seen.person == Person(berta) && seen.appAbout == "" && seen.relationship == .friend)
      #expect(try await house.search("be", by: anna).users.map(\.person) == [Person(berta)])
      #expect(try await house.friends(of: anna) == ["berta"])
      #expect(try await house.myProfile(berta).person?.picture != nil)
      house.directory.change(berta) { $0.isSuspended = false }
      #expect(try await house.profile(of: "berta", by: anna).appAbout == "bad words")
    }
  }
}
