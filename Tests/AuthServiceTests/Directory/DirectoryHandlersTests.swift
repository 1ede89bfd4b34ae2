import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct DirectoryHandlersTests {
  private static func find(_ fixture: AuthFixture, _ accountIDs: [UUID], _ usernames: [String], includesLeaving: Bool = false) async throws
    -> [String: UUID?]
  {
    let request = FindPeopleRequest(accounts: accountIDs.map(\.bytes), usernames: usernames, includesLeaving: includesLeaving)
    let response = try await DirectoryHandlers(database: fixture.database).findPeople(request, fixture.context(.service("social")))
    return Dictionary(uniqueKeysWithValues: response.entries.map { ($0.username, UUID(bytes: $0.account)) })
  }

  @Test func theAgeOfAnAccountAndWhetherItsAddressIsConfirmed() async throws {
    try await AuthFixture.run { fixture async throws in
      let anna = try #require(try await fixture.newcomer("Anna").accountID)
      func age(_ account: [UInt8]) async throws -> GetAccountAgeResponse {
        try await DirectoryHandlers(database: fixture.database)
          .getAccountAge(GetAccountAgeRequest(account: account), fixture.context(.service("game")))
      }
      let first = try await age(anna.bytes)
      #expect(first.createTime != nil && !first.isEmailConfirmed)
      try await fixture.database.execute("UPDATE accounts SET email_verified = true WHERE account_id = \(anna)")
      #expect(try await age(anna.bytes) == GetAccountAgeResponse(createTime: first.createTime, isEmailConfirmed: true))
      for (account, reason) in [(UUID().bytes, "ACCOUNT_NOT_FOUND"), ([1, 2], "INVALID_ARGUMENT")] {
        let error = await #expect(throws: RPCError.self) { _ = try await age(account) }
        #expect(error?.reason == reason)
      }
    }
  }

  @Test func anAgeIsToldByTheCalendarOfUTC() async throws {
    try await AuthFixture.run { fixture async throws in
      let anna = try #require(try await fixture.newcomer("Anna").accountID)
      let handlers = DirectoryHandlers(database: fixture.database)
      func facts(on day: String) async throws -> GetPersonalFactsResponse {
        let days = try #require(CalendarDate(day)).daysSince1970
        let now = Moment(milliseconds: Int64(days) * 86_400_000)
        let context = RequestContext(
          caller: .service("social"), method: DirectoryServiceMethods.getPersonalFacts, now: now, requestID: "test")
        return try await handlers.getPersonalFacts(GetPersonalFactsRequest(account: anna.bytes), context)
      }
      #expect(try await facts(on: "2026-01-01") == GetPersonalFactsResponse())
      // The birthday, and a day of birth that most years have not.
      for (birthDate, before, on) in [("2008-06-15", "2026-06-14", "2026-06-15"), ("2008-02-29", "2026-02-28", "2026-03-01")] {
        let date = try #require(CalendarDate(birthDate))
        try await fixture.database.execute("UPDATE accounts SET birth_date = \(date), gender = 'FEMALE' WHERE account_id = \(anna)")
        #expect(try await facts(on: before).ageYears == 17)
        #expect(try await facts(on: on) == GetPersonalFactsResponse(ageYears: 18, gender: .female))
      }
      let context = fixture.context(.service("social"))
      for (account, reason) in [(UUID().bytes, "ACCOUNT_NOT_FOUND"), ([1, 2], "INVALID_ARGUMENT")] {
        let error = await #expect(throws: RPCError.self) {
          _ = try await handlers.getPersonalFacts(GetPersonalFactsRequest(account: account), context)
        }
        #expect(error?.reason == reason)
      }
    }
  }

  @Test func peopleAreFoundByAccountAndByName() async throws {
    try await AuthFixture.run { fixture async throws in
      let anna = try #require(try await fixture.newcomer("Anna").accountID)
      let berta = try #require(try await fixture.newcomer("Berta_2").accountID)
      let nameless = try #require(try await fixture.nameless().accountID)
      #expect(try await Self.find(fixture, [anna], ["bERTA_2"]) == ["Anna": anna, "Berta_2": berta])
      #expect(try await Self.find(fixture, [anna, anna, UUID(), nameless], ["anna", "nobody"]) == ["Anna": anna])
      // What looks alike is somebody else, and what breaks the rules nobody.
      for name in ["berta2", "", "berta_2 ", "\0", String(repeating: "x", count: 31)] {
        #expect(try await Self.find(fixture, [], [name]) == [:])
      }
    }
  }

  @Test func whoIsLeavingIsNotFound() async throws {
    try await AuthFixture.run { fixture async throws in
      let anna = try #require(try await fixture.newcomer("Anna").accountID)
      let now = fixture.clock.now()
      try await fixture.database.execute(
        """
        INSERT INTO account_deletions (deletion_id, account_id, token_hash, request_time, purge_time)
        VALUES (\(UUID()), \(anna), \([UInt8](repeating: 1, count: 32)), \(now), \(now + .seconds(86_400)))
        """)
      #expect(try await Self.find(fixture, [anna], ["Anna"]) == [:])
      // Unless asked for, and not any more once it has begun.
      #expect(try await Self.find(fixture, [anna], [], includesLeaving: true) == ["Anna": anna])
      try await fixture.database.execute("UPDATE account_deletions SET is_begun = true")
      #expect(try await Self.find(fixture, [anna], ["Anna"], includesLeaving: true) == [:])
    }
  }

  @Test func aQuestionHasALimit() async throws {
    try await AuthFixture.run { fixture async throws in
      #expect(try await Self.find(fixture, (0..<DirectoryHandlers.peopleMax).map { _ in UUID() }, []) == [:])
      for (accounts, reason) in [
        ([], "MISSING"), ((0...DirectoryHandlers.peopleMax).map { _ in UUID().bytes }, "TOO_MANY"), ([[1]], "INVALID_UUID"),
      ] {
        let error = await #expect(throws: RPCError.self) {
          _ = try await DirectoryHandlers(database: fixture.database)
            .findPeople(FindPeopleRequest(accounts: accounts), fixture.context(.service("social")))
        }
        #expect(error?.fieldViolations.first?.reason == reason)
      }
    }
  }

  // MARK: Search

  private static func search(_ fixture: AuthFixture, _ prefix: String, after: String = "", limit: Int32 = 100) async throws -> [String] {
    let request = SearchPeopleRequest(usernamePrefix: prefix, after: after, limit: limit)
    return try await DirectoryHandlers(database: fixture.database).searchPeople(request, fixture.context(.service("social")))
      .entries.map(\.username)
  }

  @Test func peopleAreFoundByTheBeginningOfTheirNames() async throws {
    try await AuthFixture.run { fixture async throws in
      for name in ["Anna", "anN_b", "ann0", "Berta"] { _ = try await fixture.newcomer(name) }
      #expect(try await Self.search(fixture, "ANN") == ["ann0", "anN_b", "Anna"])
      #expect(try await Self.search(fixture, "ann", limit: 2) == ["ann0", "anN_b"])
      #expect(try await Self.search(fixture, "ann", after: "ann_b") == ["Anna"])
      // No pattern, and nobody's.
      for prefix in ["an%", "ann\u{e4}", "\0", "zz"] { #expect(try await Self.search(fixture, prefix) == []) }
      #expect(try await Self.search(fixture, "ann", after: "%") == [])
    }
  }

  @Test func minorsAreFoundByTheWholeNameAndThoseWhoLeaveNotAtAll() async throws {
    try await AuthFixture.run { fixture async throws in
      let now = fixture.clock.now()
      let today = CalendarDate(of: now)
      for (name, birthDate) in [
        ("ann_of_age", CalendarDate(year: today.year - 18, month: today.month, day: today.day)),
        ("ann_young", CalendarDate(daysSince1970: CalendarDate(of: now).daysSince1970 - 6_000)),
      ] {
        let accountID = try #require(try await fixture.newcomer(name).accountID)
        try await fixture.database.execute("UPDATE accounts SET birth_date = \(birthDate) WHERE account_id = \(accountID)")
      }
      let leaving = try #require(try await fixture.newcomer("ann_leaving").accountID)
      try await fixture.database.execute(
        """
        INSERT INTO account_deletions (deletion_id, account_id, token_hash, request_time, purge_time)
        VALUES (\(UUID()), \(leaving), \([UInt8](repeating: 1, count: 32)), \(now), \(now + .seconds(86_400)))
        """)
      #expect(try await Self.search(fixture, "ann_") == ["ann_of_age"])
      #expect(try await Self.search(fixture, "ann_youn") == [])
      #expect(try await Self.search(fixture, "Ann_Young") == ["ann_young"])
      let found = try await DirectoryHandlers(database: fixture.database)
        .findPeople(FindPeopleRequest(usernames: ["ann_young", "ann_of_age"]), fixture.context(.service("social")))
      let capabilities = Dictionary(uniqueKeysWithValues: found.entries.map { ($0.username, $0.capabilities) })
      #expect(capabilities["ann_young"]?.contains("minor") == true && capabilities["ann_of_age"] == [])
    }
  }

  @Test func aSearchHasLimits() async throws {
    try await AuthFixture.run { fixture async throws in
      for (prefix, after, limit) in [
        ("", "", 10), (String(repeating: "a", count: 31), "", 10), ("an", String(repeating: "a", count: 31), 10), ("an", "", 0),
        ("an", "", 201),
      ] {
        let error = await #expect(throws: RPCError.self) { _ = try await Self.search(fixture, prefix, after: after, limit: Int32(limit)) }
        #expect(error?.fieldViolations.first?.reason == "OUT_OF_RANGE")
      }
    }
  }

  /// Among many names only those that begin so are read.
  @Test func aSearchReadsAnIndex() async throws {
    try await AuthFixture.run { fixture async throws in
      let now = fixture.clock.now()
      try await fixture.database.execute(
        """
        INSERT INTO accounts (account_id, username, username_skeleton, roles, create_time)
        SELECT gen_random_uuid(), 'p_' || n, 'p' || translate(n::text, '0123456789', 'abcdefghij'), '{user}', \(now)
        FROM generate_series(1, 20000) AS n
        """)
      try await fixture.database.execute("ANALYZE accounts")
      let plan = try await fixture.database.query(
        """
        EXPLAIN SELECT a.account_id, a.username FROM accounts a
        WHERE a.username_folded COLLATE "C" >= 'p_12' AND a.username_folded COLLATE "C" < 'p_13' AND a.username_folded COLLATE "C" > 'p_1234'
        ORDER BY a.username_folded COLLATE "C" LIMIT 21
        """
      ).map { try $0.get(0, as: String.self) }.joined(separator: "\n")
      #expect(plan.contains("accounts_username_prefix_idx") && !plan.contains("Seq Scan") && !plan.contains("Sort"))
      #expect(try await Self.search(fixture, "p_12", limit: 3) == ["p_12", "p_120", "p_1200"])
    }
  }

  @Test func theEndOfARangeIsBehindAllThatBeginSo() throws {
    let letters = Array("_0123456789abcdefghijklmnopqrstuvwxyz")
    for first in letters {
      for second in letters {
        let prefix = "\(first)\(second)"
        let end = try #require(DirectoryRules.end(of: prefix))
        func isBefore(_ one: String, _ other: String) -> Bool { one.utf8.lexicographicallyPrecedes(other.utf8) }
        #expect(isBefore(prefix + "zzzz", end) && isBefore(prefix, end))
        for third in letters where third > second { #expect(!isBefore("\(first)\(third)", end)) }
      }
    }
    for text in ["", "A", "%", "\u{e4}", "a\0"] { #expect(DirectoryRules.end(of: text) == nil) }
  }

  /// Every day of eight years against every birthday around it.
  @Test func whoIsOfAgeIsWhoHasTheYears() {
    let start = CalendarDate(year: 2024, month: 1, day: 1)?.daysSince1970 ?? 0
    for day in start..<start + 8 * 366 {
      let today = CalendarDate(daysSince1970: day)
      let latest = DirectoryRules.majorityBirthDate(at: today)
      for offset in -3...3 {
        let birthDate = CalendarDate(daysSince1970: latest.daysSince1970 + offset)
        #expect((birthDate <= latest) == (birthDate.years(until: today) >= AgeRules.majority))
      }
    }
  }
}
