import CairnProto
import CairnServices
import CairnTesting
import EventLoop
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

/// Content of an app goes through the same queue as people and media.
@Suite struct ContentReportTests {
  private static let text = Array("an encoded cache".utf8)

  private static func content(of owner: KnownPerson?, media mediaIDs: [UUID] = [], in house: SocialHouse) -> ContentRef {
    let ref = SocialHouse.cache()
    house.directory.add(
      FoundContent(
        content: ref, owner: owner?.accountID.bytes ?? [], summary: "CO123456 Under the bridge", evidence: text,
        evidenceType: "cairn.game.geocaches.v1.CacheContent", mediaItems: mediaIDs.map(\.bytes)))
    return ref
  }

  private static func report(_ content: ContentRef, by person: KnownPerson, key: String = UUID().text, in house: SocialHouse) async throws {
    let request = CreateReportRequest(target: .content(content), category: .privacy, realm: .cacheOut)
    _ = try await house.reports.createReport(request, house.call(ReportServiceMethods.createReport, by: person.accountID, key: key))
  }

  /// What GameService is told of content, in order.
  private static func moderated(_ house: SocialHouse) async throws -> [ContentModerated] {
    try await house.database.query(
      "SELECT payload FROM outbox WHERE type = 'content.moderated' AND destination = 'game' ORDER BY event_id"
    ).map { try ContentModerated(decoding: $0.get(0)) }.filter { !$0.isLeft }
  }

  /// Delivers to the service itself what it tells itself of hidden content.
  private static func hearHidden(_ house: SocialHouse) async throws {
    let rows = try await house.database.query(
      "SELECT event_id, payload FROM outbox WHERE type = \(Contents.hiddenType) AND destination = 'social' ORDER BY event_id"
    )
    for row in rows {
      let event = InboxEvent(
        eventID: try row.get(0), type: Contents.hiddenType, orderingKey: "content", source: "social",
        createTime: house.clock.now(), payload: try row.get(1))
      #expect(await house.inbox.receive([event]).takenCount == 1)
    }
  }

  @Test func itIsKeptAsTheReporterSawItHiddenAndShownAgain() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      let content = Self.content(of: berta, in: house)
      try await Self.report(content, by: anna, in: house)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.content == content && found.accountID == berta.accountID.text && found.mediaID == "")
      let shown = try #require(try await house.look(found.caseID, by: mod).evidenceItems.first?.contents.first)
      #expect(shown.content == content && shown.evidence == Self.text && shown.summary == "CO123456 Under the bridge")
      let told = NotificationRequested(
        accounts: [carla.accountID.bytes], kind: .cachePublished, subject: berta.accountID.bytes, objectID: content.id, objectName: "Bad")
      #expect(await house.inbox.receive([SocialHouse.requested(told)]).takenCount == 1)
      try await house.claim(found.caseID, by: mod)
      let decisionID = try await house.decide(found.caseID, .removeContent, .privacy, by: mod)
      #expect(try await Self.moderated(house).map(\.isHidden) == [true])
      try await Self.hearHidden(house)
      #expect(try await house.listed(by: carla).notifications.isEmpty, "its name stands in nobody's list")
      #expect(try await house.outcomes(of: anna) == [.acted])
      try await house.appeal(decisionID, by: berta)
      try await house.decideAppeal(decisionID, .reversed, by: other)
      #expect(try await Self.moderated(house).map(\.isHidden) == [true, false])
      #expect(try await Self.moderated(house).map(\.content) == [content, content])
    }
  }

  @Test func `A guest's words are reported, hidden and forgotten, though nobody finds the guest by a name`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let (guest, content) = (KnownPerson(accountID: UUID(), username: ""), SocialHouse.cache())
      var found = FoundContent(content: content, owner: guest.accountID.bytes, summary: "Rude", isOfGuest: false)
      house.directory.add(found)
      #expect(
        try await house.refusal { try await Self.report(content, by: anna, in: house) } == "CONTENT_NOT_FOUND",
        "an account that is gone answers for nothing")
      found.isOfGuest = true
      house.directory.add(found)
      try await Self.report(content, by: anna, in: house)
      let caseID = try #require(try await house.cases(by: mod).first).caseID
      #expect(try await house.look(caseID, by: mod).evidenceItems.first?.contents.first?.summary == "Rude")
      try await house.claim(caseID, by: mod)
      _ = try await house.decide(caseID, .removeContent, .harassment, by: mod)
      #expect(try await Self.moderated(house).map(\.isHidden) == [true])
      #expect(try await house.listed(by: guest).notifications.map(\.kind) == ["moderation.decided"])
      try await house.purge(guest)
      #expect(try await house.rowCount("SELECT count(*) FROM report_cases") == 0)
    }
  }

  /// A guest becomes part of an account, to which the guest's words have moved in their app.
  private static func merge(_ guest: KnownPerson, into account: KnownPerson, in house: SocialHouse) async throws {
    let merged = AccountMerged(guest: guest.accountID.bytes, account: account.accountID.bytes)
    let event = InboxEvent(
      eventID: UUID(), type: GuestMerges.eventType, orderingKey: account.accountID.text, source: "auth", createTime: house.clock.now(),
      payload: merged.encoded())
    #expect(await house.inbox.receive([event]).takenCount == 1)
    try await house.purge(guest)
  }

  @Test func `A guest who becomes part of an account answers for the same words as that account`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod, other) = (house.person("anna"), house.person("berta"), house.moderator("mod"), house.moderator("other"))
      let (guest, account) = (KnownPerson(accountID: UUID(), username: ""), house.person("account"))
      let (open, decided) = (SocialHouse.cache(), SocialHouse.cache())
      for content in [open, decided] {
        house.directory.add(FoundContent(content: content, owner: guest.accountID.bytes, summary: "Rude", isOfGuest: true))
        try await Self.report(content, by: anna, in: house)
      }
      let cases = try await house.cases(by: mod)
      let decidedCase = try #require(cases.first { $0.content == decided }).caseID
      try await house.claim(decidedCase, by: mod)
      let decisionID = try await house.decide(decidedCase, .removeContent, .harassment, by: mod)
      try await Self.merge(guest, into: account, in: house)
      // What is open is decided about the account, and what was decided the account appeals.
      let left = try #require(try await house.cases(by: mod).first)
      #expect(left.content == open && left.accountID == account.accountID.text && left.reportCount == 1)
      #expect(try await house.look(left.caseID, by: mod).evidenceItems.first?.contents.first?.summary == "Rude")
      #expect(try await house.outcomes(of: anna).contains(.open))
      house.directory.add(FoundContent(content: open, owner: account.accountID.bytes, summary: "Rude"))
      try await Self.report(open, by: berta, in: house)
      #expect(try await house.cases(by: mod).map(\.reportCount) == [2], "one case, before and after")
      try await house.claim(left.caseID, by: mod)
      _ = try await house.decide(left.caseID, .warn, .harassment, by: mod)
      #expect(try await house.listed(by: account).notifications.map(\.kind) == ["moderation.decided"])
      try await house.appeal(decisionID, by: account)
      try await house.decideAppeal(decisionID, .reversed, by: other)
      #expect(try await Self.moderated(house).map(\.isHidden) == [true, false])
    }
  }

  /// Runs `body` in a transaction of its own beside another one, and waits until it waits for a lock of that one.
  private static func begin(_ house: SocialHouse, _ body: @escaping @Sendable () async throws -> String?) async throws -> Task<
    String?, any Error
  > {
    let task = Task(executorPreference: house.loop.taskExecutor) { try await body() }
    for _ in 0..<1_000 {
      let waiting = try await house.rowCount(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
      if waiting > 0 { return task }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("nobody waits")
    return task
  }

  @Test func `Words that are reported before their app has heard of the merge are the account's`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let (guest, account, content) = (KnownPerson(accountID: UUID(), username: ""), house.person("account"), SocialHouse.cache())
      try await Self.merge(guest, into: account, in: house)
      #expect(await house.inbox.receive(LateEventTests.deleted(guest)).takenCount == 2)
      // The app names the guest still.
      house.directory.add(FoundContent(content: content, owner: guest.accountID.bytes, summary: "Rude", isOfGuest: true))
      #expect(try await house.refusal { try await Self.report(content, by: account, in: house) } == "SELF")
      try await Self.report(content, by: anna, in: house)
      #expect(try await house.cases(by: mod).map(\.accountID) == [account.accountID.text])
      house.directory.add(FoundContent(content: content, owner: account.accountID.bytes, summary: "Rude"))
      try await Self.report(content, by: berta, in: house)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.reportCount == 2 && found.content == content)
      try await house.claim(found.caseID, by: mod)
      _ = try await house.decide(found.caseID, .removeContent, .harassment, by: mod)
      #expect(try await house.listed(by: account).notifications.map(\.kind) == ["moderation.decided"])
      #expect(try await Self.moderated(house).map(\.content) == [content])
      // When the account is gone, nobody answers for what the app alone still knows.
      house.directory.add(FoundContent(content: content, owner: guest.accountID.bytes, summary: "Rude", isOfGuest: true))
      #expect(await house.inbox.receive(LateEventTests.deleted(account)).takenCount == 2)
      #expect(try await house.refusal { try await Self.report(content, by: berta, in: house) } == "CONTENT_NOT_FOUND")
      #expect(try await house.rowCount("SELECT count(*) FROM merged_guests") == 0)
    }
  }

  @Test func `A merge is known for as long as its event may be on its way to an app`() async throws {
    try await SocialHouse.run { house async throws in
      let (guest, account) = (KnownPerson(accountID: UUID(), username: ""), house.person("account"))
      try await Self.merge(guest, into: account, in: house)
      for count in [Int64(1), 0] {
        try await house.sweep()
        #expect(try await house.rowCount("SELECT count(*) FROM merged_guests") == count)
        house.clock.advance(by: DeletedAccounts.retention + .seconds(1))
      }
    }
  }

  @Test func `A report that is under way during the merge is the account's or is made again`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let (guest, account, content) = (KnownPerson(accountID: UUID(), username: ""), house.person("account"), SocialHouse.cache())
      house.directory.add(FoundContent(content: content, owner: guest.accountID.bytes, summary: "Rude", isOfGuest: true))
      // The report is first: the merge waits for it.
      let merge = try await house.database.transaction { transaction in
        try await PeopleLockStore().take([anna.accountID, guest.accountID], in: transaction)
        let target = ReportTarget(accountID: guest.accountID, content: try StoredContent(content, "content"))
        _ = try await ReportStore().join(UUID(), of: target, at: house.clock.now(), in: transaction)
        return try await Self.begin(house) {
          try await Self.merge(guest, into: account, in: house)
          return nil
        }
      }
      #expect(try await merge.value == nil)
      #expect(try await house.cases(by: mod).map(\.accountID) == [account.accountID.text])
      // The merge is first: a report that saw the guest as the owner is told to come again.
      let (other, words) = (KnownPerson(accountID: UUID(), username: ""), SocialHouse.cache())
      house.directory.add(FoundContent(content: words, owner: other.accountID.bytes, summary: "Rude", isOfGuest: true))
      let report = try await house.database.transaction { transaction in
        try await ReportGuests().move(from: other.accountID, to: account.accountID, at: house.clock.now(), in: transaction)
        return try await Self.begin(house) { try await house.refusal { try await Self.report(words, by: berta, in: house) } }
      }
      #expect(try await report.value == "UNAVAILABLE")
      try await Self.report(words, by: berta, in: house)
      #expect(try await house.cases(by: mod).map(\.accountID) == [account.accountID.text, account.accountID.text])
    }
  }

  @Test func `Words that were reported anew before their guest's case has come are one case`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let (guest, account) = (KnownPerson(accountID: UUID(), username: ""), house.person("account"))
      let content = SocialHouse.cache()
      house.directory.add(FoundContent(content: content, owner: guest.accountID.bytes, summary: "Rude", isOfGuest: true))
      for person in [anna, berta] { try await Self.report(content, by: person, in: house) }
      house.directory.add(FoundContent(content: content, owner: account.accountID.bytes, summary: "Rude"))
      try await Self.report(content, by: anna, in: house)
      try await house.database.transaction {
        try await ReportGuests().move(from: guest.accountID, to: account.accountID, at: house.clock.now(), in: $0)
      }
      try await house.purge(guest)
      let found = try #require(try await house.cases(by: mod).first)
      #expect(found.accountID == account.accountID.text && found.reportCount == 2)
      #expect(try await house.cases(by: mod).count == 1)
      #expect(try await house.look(found.caseID, by: mod).evidenceItems.count == 3)
      #expect(try await house.outcomes(of: berta) == [.open])
    }
  }

  @Test func `A case that is decided while a guest's comes to it takes nothing in`() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let (guest, account) = (KnownPerson(accountID: UUID(), username: ""), house.person("account"))
      let content = SocialHouse.cache()
      for (owner, isOfGuest) in [(guest, true), (account, false)] {
        house.directory.add(FoundContent(content: content, owner: owner.accountID.bytes, summary: "Rude", isOfGuest: isOfGuest))
        try await Self.report(content, by: anna, in: house)
      }
      let move = try await house.database.transaction { transaction in
        // As a decision does.
        try await transaction.execute(
          "UPDATE report_cases SET decide_time = \(house.clock.now()) WHERE target_account_id = \(account.accountID)")
        let move = Task(executorPreference: house.loop.taskExecutor) {
          try await house.database.transaction {
            try await ReportGuests().move(from: guest.accountID, to: account.accountID, at: house.clock.now(), in: $0)
          }
        }
        for _ in 0..<1_000 {
          let waiting = try await house.rowCount(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
          if waiting > 0 { break }
          try await Task.sleep(for: .milliseconds(10))
        }
        return move
      }
      try await move.value
      let counts = try await house.database.query(
        """
        SELECT count(*) FILTER (WHERE c.decide_time IS NULL), count(*) FROM reports r JOIN report_cases c ON c.case_id = r.case_id
        WHERE c.target_account_id = \(account.accountID)
        """
      ).firstRow()
      #expect(try counts.get(0, as: Int64.self) == 1)
      #expect(try counts.get(1, as: Int64.self) == 2)
    }
  }

  @Test func aDismissalHidesNothingAndAReversalLeavesWhatAnotherDecisionHides() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      let content = Self.content(of: berta, in: house)
      var decisions: [String] = []
      for (reporter, verdict) in [(anna, ReportVerdict.dismiss), (anna, .removeContent), (carla, .warn)] {
        try await Self.report(content, by: reporter, in: house)
        let caseID = try #require(try await house.cases(by: mod).first).caseID
        try await house.claim(caseID, by: mod)
        let isDismissal = verdict == .dismiss
        decisions.append(
          try await house.decide(
            caseID, verdict, isDismissal ? .noViolation : .spam, removing: verdict == .warn ? [.content] : [], by: mod))
      }
      #expect(try await Self.moderated(house).map(\.isHidden) == [true, true])
      for decisionID in decisions.dropFirst() {
        try await house.appeal(decisionID, by: berta)
        try await house.decideAppeal(decisionID, .reversed, by: other)
      }
      // Only when no decision hides it any more.
      #expect(try await Self.moderated(house).map(\.isHidden) == [true, true, false])
    }
  }

  @Test func whatNobodySeesOrNobodyAnswersForIsNotReported() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      func refused(_ content: ContentRef, by person: KnownPerson) async throws -> String? {
        try await house.refusal { try await Self.report(content, by: person, in: house) }
      }
      let own = Self.content(of: berta, in: house)
      #expect(try await refused(SocialHouse.cache(), by: anna) == "CONTENT_NOT_FOUND")
      #expect(try await refused(own, by: berta) == "SELF")
      #expect(try await refused(Self.content(of: nil, in: house), by: anna) == "CONTENT_OF_NOBODY")
      #expect(try await refused(ContentRef(realm: .cacheOut, kind: "Cache", id: own.id), by: anna) == "MALFORMED")
      house.directory.setGamesDown(.unavailable)
      #expect(try await refused(own, by: anna) == "UNAVAILABLE")
      house.directory.setGamesDown(nil)
      try await Self.report(own, by: anna, in: house)
      #expect(try await refused(own, by: anna) == "ALREADY_REPORTED")
      // Another one of the same person is another case.
      try await Self.report(Self.content(of: berta, in: house), by: anna, in: house)
      #expect(try await house.rowCount("SELECT count(*) FROM report_cases") == 2)
    }
  }

  @Test func filesOfTheContentAreKeptForModeratorsUntilTheCaseIsDecided() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let mediaID = try await house.send(.photo, SampleImages.jpeg, by: berta).mediaID
      let content = Self.content(of: berta, media: [try #require(UUID(text: mediaID))], in: house)
      await house.claim([mediaID], by: content)
      try await Self.report(content, by: anna, in: house)
      // The owner changes the cache, and deletes the file.
      await house.claim([], by: content)
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: mediaID), house.call(MediaServiceMethods.deleteMedia, by: berta.accountID))
      house.clock.advance(by: .seconds(86_401))
      #expect(try await house.isKept(mediaID))
      let found = try #require(try await house.cases(by: mod).first)
      let item = try #require(try await house.look(found.caseID, by: mod).evidenceItems.first?.contents.first?.mediaItems.first)
      #expect(item.mediaID == mediaID && !item.files.isEmpty)
      try await house.claim(found.caseID, by: mod)
      _ = try await house.decide(found.caseID, .dismiss, .notProven, by: mod)
      #expect(try await !house.isKept(mediaID))
    }
  }

  @Test func contentHasAFormByWhichItIsNamed() {
    for kind in ["cache", "quiz_walk", "a1", String(repeating: "k", count: 40)] { #expect(ContentRules.isKind(kind)) }
    for kind in ["", "Cache", "ca che", "kähn", String(repeating: "k", count: 41)] { #expect(!ContentRules.isKind(kind)) }
    for id in ["7", "A:b.c_d-9", String(repeating: "i", count: 100)] { #expect(ContentRules.isID(id)) }
    for id in ["", "a b", "é", "a/b", String(repeating: "i", count: 101)] { #expect(!ContentRules.isID(id)) }
  }
}
