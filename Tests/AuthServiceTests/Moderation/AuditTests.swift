import CairnProto
import CairnTesting
import Identity
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
      let first = try await list(auth, size: 2, by: admin)
      let second = try await list(auth, size: 2, token: first.nextPageToken, by: admin)
      #expect(first.entries + second.entries == all.entries && second.nextPageToken == "")
      // What the owner has done is nobody else's business.
      #expect(!all.entries.contains { $0.kind == .signUp || $0.kind == .newDevice })
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
