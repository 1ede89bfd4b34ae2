import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct LeavingNewsTests {
  private static let grace = Duration.seconds(7 * 86_400)

  /// What SocialService is told of who leaves and stays, in the order of each account.
  private static func told(_ auth: AuthFixture) async throws -> [AccountLeavingTold] {
    let rows = try await auth.database.query(
      "SELECT payload FROM outbox WHERE destination = 'social' AND type = 'account.leaving' ORDER BY ordering_key, number")
    return try rows.map { try AccountLeavingTold(decoding: try $0.get(0)) }
  }

  private static func request(_ caller: Caller, _ auth: AuthFixture, grace: Duration = grace) async throws -> AccountDeletion {
    let accountID = try #require(caller.accountID)
    let found = try await AccountStore().find(accountID, in: auth.database)
    let account = try #require(found)
    return try await auth.database.transaction { transaction in
      try await auth.erasure(grace: grace).request(
        account, tokenHash: Array(UUID().bytes + UUID().bytes), at: auth.clock.now(), in: transaction)
    }
  }

  @Test func aDeletionThatWaitsIsToldAndSoIsALogInThatTakesItBack() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let accountID = try #require(anna.accountID).text
      let requestTime = auth.clock.now()
      _ = try await Self.request(anna, auth)
      let leaving = AccountLeavingTold(accountID: accountID, isLeaving: true, changeTime: requestTime)
      #expect(try await Self.told(auth) == [leaving])
      auth.clock.advance(by: .seconds(86_400))
      _ = try await auth.logIn("Anna")
      let stays = AccountLeavingTold(accountID: accountID, changeTime: auth.clock.now())
      #expect(try await Self.told(auth) == [leaving, stays])
      // Whoever is not leaving logs in without a word.
      _ = try await auth.logIn("Anna")
      #expect(try await Self.told(auth) == [leaving, stays])
    }
  }

  @Test func whatIsTakenBackIsTheLastWordThoughClocksDiffer() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let deletion = try await Self.request(anna, auth)
      // By a process whose clock is late.
      let late = auth.clock.now() - .seconds(2)
      try await auth.database.transaction { try await auth.erasure(grace: Self.grace).cancel(deletion, at: late, in: $0) }
      let told = try await Self.told(auth)
      #expect(told.map(\.isLeaving) == [true, false])
      #expect(told.last?.changeTime == deletion.requestTime + LeavingNews.stayPause)
    }
  }

  @Test func withoutAGraceNobodyIsLeaving() async throws {
    try await AuthFixture.run { auth in
      _ = try await Self.request(try await auth.newcomer(), auth, grace: .zero)
      let guest = try await auth.nameless { $0.isGuest = true }
      _ = try await Self.request(guest, auth)
      #expect(try await Self.told(auth) == [])
    }
  }

  /// As the version before leaves them.
  @Test func deletionsThatWaitAndWereNotToldAreToldOnceInAnyProcess() async throws {
    try await AuthFixture.run { auth in
      var waiting: [AccountLeavingTold] = []
      for number in 0..<5 {
        let caller = try await auth.newcomer("Anna\(number)")
        let accountID = try #require(caller.accountID).text
        waiting.append(AccountLeavingTold(accountID: accountID, isLeaving: true, changeTime: auth.clock.now()))
        _ = try await Self.request(caller, auth)
        auth.clock.advance(by: .seconds(60))
      }
      try await auth.database.execute("DELETE FROM outbox WHERE type = 'account.leaving'")
      try await auth.database.execute("UPDATE account_deletions SET is_told = false")
      // One has begun meanwhile: of it "account.deleted" tells.
      let begun = waiting.removeLast()
      try await auth.database.execute(
        "UPDATE account_deletions SET is_begun = true WHERE account_id = \(UUID(text: begun.accountID))")
      let sweep = LeavingNewsSweep(database: auth.database, news: LeavingNews(ids: TimeOrderedIDs()))
      let now = auth.clock.now()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try await sweep.run(at: now) } }
        try await group.waitForAll()
      }
      #expect(try await Self.told(auth) == waiting.sorted { $0.accountID < $1.accountID })
      try await sweep.run(at: now)
      #expect(try await Self.told(auth).count == waiting.count)
    }
  }
}
