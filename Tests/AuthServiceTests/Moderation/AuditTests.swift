import CairnProto
import CairnTesting
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct AuditTests {
  private func list(
    _ auth: AuthFixture, of accountID: String = "", size: Int32 = 0, token: String = "", by admin: Caller
  ) async throws -> ListAuditResponse {
    let request = ListAuditRequest(accountID: accountID, pageSize: size, pageToken: token)
    return try await auth.moderation.listAudit(request, auth.context(admin))
  }

  @Test func adminsSeeWhoDidWhatToWhom() async throws {
    try await AuthFixture.run { auth in
      let (anna, berta) = (try await auth.newcomer("Anna"), try await auth.newcomer("Berta"))
      _ = try await AccountOperator(database: auth.database).setRole("admin", isGrant: true, ofUsername: "Anna", at: auth.clock.now())
      let admin = try await auth.session(of: "Anna")
      let target = try #require(berta.accountID?.text)
      auth.clock.advance(by: .milliseconds(1))
      let end = auth.clock.now() + .seconds(60)
      _ = try await auth.moderation.suspendAccount(
        SuspendAccountRequest(accountID: target, reason: "spam", endTime: end), auth.context(admin))
      auth.clock.set(to: auth.clock.now() + .milliseconds(1))
      _ = try await auth.moderation.liftSuspension(LiftSuspensionRequest(accountID: target), auth.context(admin))
      let all = try await list(auth, by: admin)
      #expect(all.entries.map(\.kind) == [.suspensionLifted, .suspended, .roleGranted] && all.nextPageToken == "")
      #expect(all.entries.map(\.actorAccountID) == [anna.accountID?.text, anna.accountID?.text, ""])
      #expect(all.entries.map(\.accountID) == [target, target, anna.accountID?.text])
      #expect(all.entries[1].suspensionReason == "spam" && all.entries[1].suspensionEndTime == end && all.entries[2].role == "admin")
      // By account, and page by page.
      #expect(try await list(auth, of: target, by: admin).entries.count == 2)
      try await auth.database.execute("DELETE FROM security_events WHERE kind = 'AUDIT_SEEN'")
      let first = try await list(auth, size: 2, by: admin)
      let second = try await list(auth, size: 2, token: first.nextPageToken, by: admin)
      #expect(first.entries + second.entries == all.entries && second.nextPageToken == "")
      // What the owner has done is nobody else's business.
      #expect(!all.entries.contains { $0.kind == .signUp || $0.kind == .newDevice })
    }
  }

  /// ASVS 8.3.5: whoever reads what others must not leaves a trace, which those who were looked at do not see.
  @Test func whoLookedAtWhatIsKeptForAdminsOnly() async throws {
    try await AuthFixture.run { auth in
      let (anna, berta) = (try await auth.newcomer("Anna"), try await auth.newcomer("Berta"))
      _ = try await AccountOperator(database: auth.database).setRole("admin", isGrant: true, ofUsername: "Anna", at: auth.clock.now())
      let admin = try await auth.session(of: "Anna")
      let target = try #require(berta.accountID?.text)
      func look() async throws {
        auth.clock.advance(by: .milliseconds(1))
        _ = try await auth.moderation.getAccountStanding(GetAccountStandingRequest(accountID: target), auth.context(admin))
      }
      try await look()
      auth.clock.advance(by: .milliseconds(1))
      #expect(try await list(auth, of: target, by: admin).entries.map(\.kind) == [.standingSeen])
      auth.clock.advance(by: .milliseconds(1))
      _ = try await list(auth, by: admin)
      auth.clock.advance(by: .milliseconds(1))
      let all = try await list(auth, by: admin).entries
      #expect(all.map(\.kind) == [.auditSeen, .auditSeen, .standingSeen, .roleGranted])
      #expect(all.map(\.accountID) == [anna.accountID?.text, target, target, anna.accountID?.text])
      #expect(all.prefix(3).allSatisfy { $0.actorAccountID == anna.accountID?.text })
      // The rest of a list is the same look.
      let page = try await list(auth, size: 2, by: admin)
      let count = try await auth.database.query("SELECT count(*) FROM security_events").firstRow().get(0, as: Int64.self)
      _ = try await list(auth, size: 2, token: page.nextPageToken, by: admin)
      #expect(try await auth.database.query("SELECT count(*) FROM security_events").firstRow().get(0, as: Int64.self) == count)
      for caller in [admin, berta] {
        let own = try await auth.eventKinds(of: caller)
        #expect(!own.contains(.standingSeen) && !own.contains(.auditSeen))
      }
      // Of an account that is not there nobody saw anything, and whoever has no rank sees nothing.
      try await auth.expect("permission_denied PERMISSION_DENIED") {
        try await auth.moderation.getAccountStanding(GetAccountStandingRequest(accountID: target), auth.context(berta))
      }
      #expect(try await auth.database.query("SELECT count(*) FROM security_events").firstRow().get(0, as: Int64.self) == count)
    }
  }

  @Test func mistakesAreTold() async throws {
    try await AuthFixture.run { auth in
      let admin = try await auth.newcomer()
      for (accountID, size, token) in [("x", 0, ""), ("", -1, ""), ("", 0, "nonsense")] as [(String, Int32, String)] {
        try await auth.expect("invalid_argument INVALID_ARGUMENT") {
          try await list(auth, of: accountID, size: size, token: token, by: admin)
        }
      }
    }
  }
}
