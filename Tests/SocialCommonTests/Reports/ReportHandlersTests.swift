import CairnProto
import AllAppsProto
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

@Suite struct ReportHandlersTests {
  // MARK: Reporting

  @Test func aReportIsKeptWithWhatWasSeenAndItsReporterHearsOfTheOutcome() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      try await house.showAbout("buy my stuff", of: berta)
      let key = UUID().text
      let reportID = try await house.report(berta, by: anna, key: key)
      #expect(try await house.report(berta, by: anna, key: key) == reportID)
      #expect(try await house.refusal { _ = try await house.report(berta, by: anna) } == "ALREADY_REPORTED")
      // What is said later changes nothing of what was seen.
      try await house.showAbout("nothing", of: berta)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.accountID == berta.accountID.text && found.reportCount == 1)
      let shown = try await house.look(found.caseID, by: mod)
      #expect(shown.evidenceItems.map { $0.profile?.appAbout } == ["buy my stuff"])
      #expect(shown.reports.map(\.reporterAccountID) == [anna.accountID.text])
      #expect(try await house.outcomes(of: anna) == [.open])
      try await house.claim(found.caseID, by: mod)
      #expect(try await house.decide(found.caseID, .dismiss, .noViolation, by: mod) == "")
      #expect(try await house.outcomes(of: anna) == [.kept])
      let told = try #require(try await house.listed(by: anna).notifications.first)
      #expect(
        told.kind == "report.decided" && told.realm == .unspecified && told.objectName == "KEPT" && told.objectID == found.caseID
          && told.person == nil)
      #expect(try await house.types(of: anna.accountID).last == "notification.posted")
      #expect(try await house.listed(by: berta).notifications == [])
      #expect(try await house.deeds(found.caseID) == ["LOOKED", "CLAIMED", "DECIDED"])
      // Decided: the next report begins another case.
      _ = try await house.report(berta, by: anna)
      #expect(try await house.cases(by: mod).count == 1)
      #expect(try await house.cases(.decided, by: mod).map(\.caseID) == [found.caseID])
    }
  }

  /// What a suspension hides was seen until it began, and comes back with its end; the owner's audiences hold.
  @Test func ofWhoIsSuspendedItIsKeptWhatTheReporterSawBefore() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let facet = SetAppFacetRequest(realm: .qwalk, about: "buy my stuff", aboutVisibility: .everyone, isIdentityShared: true)
      _ = try await house.setFacet(facet, by: berta)
      _ = try await house.update(UpdateProfileRequest(about: "for friends", visibility: ProfileVisibility(about: .friends)), by: berta)
      house.directory.change(berta) { $0.isSuspended = true }
      #expect(try await house.profile(of: berta.accountID, by: anna).appAbout == "")
      _ = try await house.report(berta, by: anna)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      let seen = try #require(try await house.look(caseID, by: mod).evidenceItems.first?.profile)
      #expect(seen.appAbout == "buy my stuff" && seen.about == "")
    }
  }

  @Test func whoIsNotSeenAndWasNeverMetIsNotThere() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      #expect(try await house.refusal { _ = try await house.report(anna, by: anna) } == "SELF")
      let nobody = KnownPerson(accountID: UUID(), username: "nobody")
      #expect(try await house.refusal { _ = try await house.report(nobody, by: anna) } == "USER_NOT_FOUND")
      // Has blocked, without ever having been met.
      try await house.block(anna, by: berta)
      #expect(try await house.refusal { _ = try await house.report(berta, by: anna) } == "USER_NOT_FOUND")
      // Has asked to be friends, and blocked then: that is no way out.
      try await house.ask("anna", by: carla)
      try await house.block(anna, by: carla)
      _ = try await house.report(carla, by: anna)
      // The usual order: block, then report.
      try await house.block(berta, by: anna)
      _ = try await house.report(berta, by: anna)
      #expect(try await house.refusal { _ = try await house.reportMedia(UUID(), by: anna) } == "MEDIA_NOT_FOUND")
    }
  }

  @Test func requestsAreLookedAt() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let target = CreateReportRequest.OneOfTarget.accountID(berta.accountID.text)
      for (request, reason) in [
        (CreateReportRequest(category: .spam, realm: .qwalk), "MISSING"),
        (CreateReportRequest(target: target, realm: .qwalk), "MISSING"),
        (CreateReportRequest(target: target, category: .spam), "MISSING"),
        (CreateReportRequest(target: target, category: .other, realm: .qwalk), "MISSING"),
        (CreateReportRequest(target: .accountID("x"), category: .spam, realm: .qwalk), "INVALID_UUID"),
      ] {
        let refused = try await house.refusal {
          _ = try await house.reports.createReport(request, house.call(ReportServiceMethods.createReport, by: anna.accountID))
        }
        #expect(refused == reason)
      }
      for number in 0..<ReportRules.openMax { _ = try await house.report(house.person("p\(number)"), by: anna) }
      #expect(try await house.refusal { _ = try await house.report(berta, by: anna) } == "REPORTS_FULL")
    }
  }

  @Test func reportsAtTheSameMomentAreOneCase() async throws {
    try await SocialHouse.run { house async throws in
      let (target, mod) = (house.person("target"), house.moderator("mod"))
      let reporters = (0..<8).map { house.person("r\($0)") }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for reporter in reporters { group.addTask { _ = try await house.report(target, by: reporter) } }
        try await group.waitForAll()
      }
      #expect(try await house.cases(by: mod).map(\.reportCount) == [8])
      let other = house.person("other")
      house.clock.advance(by: .seconds(1))
      _ = try await house.report(other, by: reporters[0])
      #expect(try await house.cases(by: mod).map(\.reportCount) == [8, 1])
      #expect(try await house.cases(order: .mostReported, by: mod).map(\.reportCount) == [8, 1])
      // Page by page, in both orders.
      for order in [ListReportCasesRequest.Order.oldest, .mostReported] {
        let first = try await house.casePage(order: order, size: 1, by: mod)
        let second = try await house.casePage(order: order, size: 1, token: first.nextPageToken, by: mod)
        #expect((first.cases + second.cases).map(\.reportCount) == [8, 1] && second.nextPageToken == "")
      }
    }
  }

  // MARK: Moderating

  @Test func nobodyElseSeesTheQueue() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      _ = try await house.report(berta, by: anna)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      // Dismissed a moment ago: the ticket still says otherwise.
      house.directory.setRank(nil, of: mod)
      for person in [anna, mod] {
        let calls: [() async throws -> Void] = [
          { _ = try await house.cases(by: person) }, { _ = try await house.look(caseID, by: person) },
          { try await house.claim(caseID, by: person) }, { _ = try await house.decide(caseID, .warn, .spam, by: person) },
          { try await house.decideAppeal(UUID().text, .upheld, by: person) },
        ]
        for call in calls { #expect(try await house.refusal { try await call() } == "PERMISSION_DENIED") }
      }
    }
  }

  @Test func whoHasShownNoSecondFactorIsToldSoAndSeesNothing() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      _ = try await house.report(berta, by: anna)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      house.directory.setSecondFactorMissing(mod)
      let calls: [() async throws -> Void] = [
        { _ = try await house.cases(by: mod) }, { _ = try await house.look(caseID, by: mod) },
        { try await house.claim(caseID, by: mod) }, { _ = try await house.decide(caseID, .warn, .spam, by: mod) },
        { try await house.decideAppeal(UUID().text, .upheld, by: mod) },
      ]
      for call in calls {
        let error = await #expect(throws: RPCError.self) { try await call() }
        #expect(error?.code == .failedPrecondition && error?.reason == "SECOND_FACTOR_MISSING")
      }
      #expect(try await house.deeds(caseID) == [])
    }
  }

  @Test func oneOfTwoModeratorsGetsACaseAndItIsDecidedOnce() async throws {
    try await SocialHouse.run { house async throws in
      let mods = [house.moderator("one"), house.moderator("two")]
      for round in 0..<10 {
        let (anna, berta) = (house.person("anna\(round)"), house.person("berta\(round)"))
        _ = try await house.report(berta, by: anna)
        let caseID = try #require(try await house.cases(by: mods[0]).first).caseID
        async let first = house.refusal { try await house.claim(caseID, by: mods[0]) }
        async let second = house.refusal { try await house.claim(caseID, by: mods[1]) }
        let claims = [try await first, try await second]
        #expect(Set(claims) == [nil, "CASE_CLAIMED"])
        let winner = mods[claims[0] == nil ? 0 : 1], loser = mods[claims[0] == nil ? 1 : 0]
        #expect(try await house.refusal { _ = try await house.decide(caseID, .warn, .spam, by: loser) } == "CASE_NOT_CLAIMED")
        async let warned = house.refusal { _ = try await house.decide(caseID, .warn, .spam, by: winner) }
        async let suspended = house.refusal { _ = try await house.decide(caseID, .suspend, .hate, by: winner) }
        #expect(Set([try await warned, try await suspended]) == [nil, "CASE_DECIDED"])
        #expect(try await house.listed(by: berta).notifications.map(\.kind) == ["moderation.decided"])
        #expect(try await house.outcomes(of: anna) == [.acted])
      }
    }
  }

  @Test func aClaimEnds() async throws {
    try await SocialHouse.run { house async throws in
      let (one, two) = (house.moderator("one"), house.moderator("two"))
      _ = try await house.report(house.person("berta"), by: house.person("anna"))
      let caseID = try #require(try await house.cases(by: one).first).caseID
      try await house.claim(caseID, by: one)
      house.clock.advance(by: ReportRules.claim)
      try await house.claim(caseID, by: two)
      #expect(try await house.refusal { _ = try await house.decide(caseID, .warn, .spam, by: one) } == "CASE_NOT_CLAIMED")
      #expect(try await house.cases(by: one).first?.claimAccountID == two.accountID.text)
    }
  }

  @Test func nobodyDecidesAboutOneselfOrWhatOneReportedOrAboveOnesRank() async throws {
    try await SocialHouse.run { house async throws in
      let (one, two) = (house.moderator("one"), house.moderator("two"))
      let admin = house.moderator("admin", rank: "admin")
      _ = try await house.report(one, by: two)
      // Who has reported may look.
      let caseID = try #require(try await house.cases(by: two).first).caseID
      #expect(try await house.look(caseID, by: two).reports.count == 1)
      for (mod, reason) in [(one, "CASE_NOT_FOUND"), (two, "OWN_CASE")] {
        #expect(try await house.refusal { try await house.claim(caseID, by: mod) } == reason)
        #expect(try await house.refusal { _ = try await house.decide(caseID, .warn, .spam, by: mod) } == reason)
      }
      let three = house.moderator("three")
      try await house.claim(caseID, by: three)
      #expect(try await house.refusal { _ = try await house.decide(caseID, .suspend, .spam, by: three) } == "RANK_TOO_LOW")
      house.clock.advance(by: ReportRules.claim)
      try await house.claim(caseID, by: admin)
      _ = try await house.decide(caseID, .suspend, .spam, by: admin)
      #expect(try await house.sanctions().map(\.accountID) == [one.accountID.text])
    }
  }

  @Test func aReportedModeratorSeesNeitherTheCaseNorWhoHasReported() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      let admin = house.moderator("admin", rank: "admin")
      let mediaID = try await house.keepMedia(of: mod, thumbnail: [1])
      for target in [house.person("carla"), mod, berta, admin] {
        house.clock.advance(by: .seconds(1))
        _ = try await house.report(target, by: anna)
      }
      house.clock.advance(by: .seconds(1))
      _ = try await house.reportMedia(mediaID, by: anna)
      let all = try await house.cases(by: other)
      let own = all.filter { $0.accountID == mod.accountID.text }
      #expect(all.count == 5 && own.count == 2)
      // As if they were not there: pages are full, and follow each other without a gap.
      for order in [ListReportCasesRequest.Order.oldest, .mostReported] {
        let expected = try await house.cases(order: order, by: other).map(\.caseID).filter { id in !own.contains { $0.caseID == id } }
        var (token, found) = ("", [String]())
        repeat {
          let page = try await house.casePage(order: order, size: 1, token: token, by: mod)
          #expect(page.cases.count == 1)
          found += page.cases.map(\.caseID)
          token = page.nextPageToken
        } while !token.isEmpty
        #expect(found == expected)
      }
      for reportCase in own {
        let calls: [() async throws -> Void] = [
          { _ = try await house.look(reportCase.caseID, by: mod) }, { try await house.claim(reportCase.caseID, by: mod) },
          { _ = try await house.decide(reportCase.caseID, .dismiss, .noViolation, by: mod) },
        ]
        for call in calls { #expect(try await house.refusal { try await call() } == "CASE_NOT_FOUND") }
        #expect(try await house.deeds(reportCase.caseID) == [])
      }
      // An admin no more than a moderator.
      let ofAdmin = try #require(all.first { $0.accountID == admin.accountID.text })
      #expect(try await house.refusal { _ = try await house.look(ofAdmin.caseID, by: admin) } == "CASE_NOT_FOUND")
      #expect(try await house.cases(by: admin).count == 4)
      // Nor afterwards, when it is decided and appealed against.
      let caseID = own[0].caseID
      try await house.claim(caseID, by: admin)
      let decisionID = try await house.decide(caseID, .warn, .spam, by: admin)
      #expect(try await house.cases(.decided, by: mod) == [])
      try await house.appeal(decisionID, by: mod)
      #expect(try await house.cases(.appealed, by: mod) == [])
      #expect(try await house.cases(.appealed, by: other).count == 1)
      #expect(try await house.refusal { _ = try await house.look(caseID, by: mod) } == "CASE_NOT_FOUND")
      #expect(try await house.refusal { try await house.decideAppeal(decisionID, .reversed, by: mod) } == "CASE_NOT_FOUND")
    }
  }

  @Test func aRetryGetsTheSameAnswerAndTheEventIsSentOnce() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, mod) = (house.person("berta"), house.moderator("mod"))
      _ = try await house.report(berta, by: house.person("anna"))
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      let key = UUID().text
      let decisionID = try await house.decide(caseID, .suspend, .harassment, by: mod, key: key)
      #expect(try await house.decide(caseID, .suspend, .harassment, by: mod, key: key) == decisionID)
      let sanctions = try await house.sanctions()
      #expect(sanctions.map(\.reason) == ["HARASSMENT"] && sanctions.first?.actorRole == "moderator")
    }
  }

  @Test func contentIsRemoved() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      try await house.befriend(anna, berta)
      try await house.showAbout("bad words", of: berta)
      _ = try await house.report(berta, by: anna)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .removeContent, .hate, by: mod)
      #expect(try await house.profile(of: "berta", by: anna).appAbout == "")
      #expect(try await house.types(of: anna.accountID).suffix(2) == ["profile.updated", "notification.posted"])
      #expect(try await house.look(caseID, by: mod).evidenceItems.first?.profile?.appAbout == "bad words")
    }
  }

  @Test func aMediaIsReportedSeenByModeratorsAndRemoved() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1, 2, 3])
      _ = try await house.reportMedia(mediaID, by: anna)
      _ = try await house.report(berta, by: anna)
      let found = try await house.cases(by: mod)
      #expect(found.count == 2)
      let caseID = try #require(found.first { $0.mediaID == mediaID.text }).caseID
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .removeContent, .sexual, by: mod)
      #expect(try await ReportStore().owner(ofMedia: mediaID, in: house.database) == nil)
      let media = try #require(try await house.look(caseID, by: mod).evidenceItems.first?.media)
      #expect(media.thumbnail == [1, 2, 3] && media.contentType == "image/webp" && media.purpose == "avatar")
    }
  }

  @Test(arguments: [true, false])
  func whatIsReportedIsKeptUntilTheCaseIsClosedWhateverItsOwnerDoes(isDeleted: Bool) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1, 2, 3])
      _ = try await house.reportMedia(mediaID, by: anna)
      func delete() async throws -> String? {
        try await house.refusal {
          _ = try await house.media.deleteMedia(
            DeleteMediaRequest(mediaID: mediaID.text), house.call(MediaServiceMethods.deleteMedia, by: berta.accountID))
        }
      }
      if isDeleted {
        #expect(try await delete() == nil)
        // To its owner it is gone.
        #expect(try await delete() == "MEDIA_NOT_FOUND")
        let list = ListMediaRequest(purpose: .avatar)
        #expect(
          try await house.media.listMedia(list, house.call(MediaServiceMethods.listMedia, by: berta.accountID)).entries == [])
      } else {
        try await house.database.transaction { try await $0.execute("UPDATE media SET orphan_time = \(house.clock.now())") }
      }
      try await house.sweep()
      #expect(try await ReportStore().owner(ofMedia: mediaID, in: house.database) == berta.accountID)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .dismiss, .noViolation, by: mod)
      try await house.sweep()
      #expect(try await ReportStore().owner(ofMedia: mediaID, in: house.database) == nil)
    }
  }

  @Test func whatNobodyDecidesIsNotKeptForEver() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let mediaID = try await house.keepMedia(of: berta, thumbnail: [1, 2, 3])
      _ = try await house.reportMedia(mediaID, by: anna)
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: mediaID.text), house.call(MediaServiceMethods.deleteMedia, by: berta.accountID))
      for (pause, isKept) in [(MediaRules.evidenceLifetime - .seconds(1), true), (.seconds(1), false)] {
        house.clock.advance(by: pause)
        try await house.sweep()
        #expect(try await ReportStore().owner(ofMedia: mediaID, in: house.database) == (isKept ? berta.accountID : nil))
      }
    }
  }

  @Test(arguments: [true, false])
  func aShownPictureIsReportedByItsIdOrWithThePersonAndRemoved(byID: Bool) async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      try await house.befriend(anna, berta)
      let kept = try await house.keepMedia(of: berta, thumbnail: [1, 2, 3])
      try await house.setPicture(kept.text, by: berta)
      let shown = try #require(try await house.profile(of: "berta", by: anna).person?.picture)
      #expect(shown.mediaID == kept.text)
      if byID {
        _ = try await house.reportMedia(try #require(UUID(text: shown.mediaID)), by: anna)
      } else {
        _ = try await house.report(berta, by: anna)
      }
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      #expect(try await house.look(caseID, by: mod).evidenceItems.first?.media?.thumbnail == [1, 2, 3])
      let version = try await house.myProfile(berta).version
      _ = try await house.decide(caseID, .removeContent, .sexual, by: mod)
      #expect(try await house.profile(of: "berta", by: anna).person?.picture == nil)
      #expect(try await house.types(of: anna.accountID).suffix(2) == ["profile.updated", "notification.posted"])
      let profile = try #require(try await ProfileStore().find(berta.accountID, in: house.database))
      #expect(profile.version == version + 1 && !ProfileRules.mayBeOffered(profile))
      #expect(try await ReportStore().owner(ofMedia: kept, in: house.database) == nil)
    }
  }

  // MARK: Appeals

  @Test func aDecisionIsAppealedOnceAndDecidedBySomebodyElse() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (one, two) = (house.moderator("one"), house.moderator("two"))
      _ = try await house.report(berta, by: anna)
      let caseID = try #require(try await house.cases(by: one).first).caseID
      try await house.claim(caseID, by: one)
      let decisionID = try await house.decide(caseID, .suspend, .spam, by: one)
      #expect(try await house.refusal { try await house.appeal(decisionID, by: anna) } == "DECISION_NOT_FOUND")
      #expect(try await house.refusal { try await house.decideAppeal(decisionID, .upheld, by: two) } == "APPEAL_NOT_OPEN")
      try await house.appeal(decisionID, by: berta)
      #expect(try await house.refusal { try await house.appeal(decisionID, by: berta) } == "ALREADY_APPEALED")
      #expect(try await house.cases(.appealed, by: two).map(\.caseID) == [caseID])
      #expect(try await house.look(caseID, by: two).appealText == "not me")
      #expect(try await house.refusal { try await house.decideAppeal(decisionID, .reversed, by: one) } == "OWN_CASE")
      async let reversed = house.refusal { try await house.decideAppeal(decisionID, .reversed, by: two) }
      async let upheld = house.refusal { try await house.decideAppeal(decisionID, .upheld, by: house.moderator("three")) }
      let outcomes = [try await reversed, try await upheld]
      #expect(Set(outcomes) == [nil, "APPEAL_NOT_OPEN"])
      let sanctions = try await house.sanctions()
      #expect(sanctions.map(\.isLifted) == (outcomes[0] == nil ? [false, true] : [false]))
      #expect(sanctions.allSatisfy { $0.startTime == sanctions.first?.startTime })
      let mine = try await house.reports.listMyDecisions(
        ListMyDecisionsRequest(), house.call(ReportServiceMethods.listMyDecisions, by: berta.accountID))
      #expect(mine.decisions.map(\.appeal) == [outcomes[0] == nil ? .reversed : .upheld])
      #expect(try await house.listed(by: berta).notifications.map(\.kind) == ["appeal.decided", "moderation.decided"])
    }
  }

  @Test func anAppealComesTooLate() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, mod) = (house.person("berta"), house.moderator("mod"))
      _ = try await house.report(berta, by: house.person("anna"))
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      try await house.claim(caseID, by: mod)
      let decisionID = try await house.decide(caseID, .warn, .spam, by: mod)
      house.clock.advance(by: ReportRules.appealTime + .seconds(1))
      #expect(try await house.refusal { try await house.appeal(decisionID, by: berta) } == "APPEAL_TOO_LATE")
    }
  }
}
