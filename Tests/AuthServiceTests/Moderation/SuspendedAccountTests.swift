import CairnProto
import CairnContract
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// What a suspended account may still do: nothing to others, everything to get its things and go.
@Suite struct SuspendedAccountTests {
  /// What a suspended account may call; all that needs a session and is not here is closed to it.
  private static let open = [
    "/cairn.auth.v1.AccountDeletionService/DeleteAccount", "/cairn.auth.v1.ExportService/DownloadExport",
    "/cairn.auth.v1.ExportService/ExportMyData", "/cairn.auth.v1.ExportService/GetExport",
    "/cairn.auth.v1.SecurityEventService/ListSecurityEvents", "/cairn.auth.v1.SessionService/ListSessions",
    "/cairn.auth.v1.SessionService/LogOut", "/cairn.auth.v1.SessionService/LogOutEverywhere",
    "/cairn.auth.v1.SessionService/RevokeOtherSessions", "/cairn.auth.v1.SessionService/RevokeSession",
    "/cairn.social.v1.ReportService/AppealDecision", "/cairn.social.v1.ReportService/ListMyDecisions",
    "/cairn.social.v1.SupportService/AnswerSupportTicket", "/cairn.social.v1.SupportService/CloseMySupportTicket",
    "/cairn.social.v1.SupportService/GetMySupportTicket", "/cairn.social.v1.SupportService/ListMySupportTickets",
    "/cairn.social.v1.SupportService/OpenSupportTicket",
  ]

  @Test func theContractOpensToThemWhatIsTheirs() {
    let open = CairnMethods.all.filter(\.allowsSuspended).map(\.path)
    #expect(open.sorted() == Self.open)
  }

  @Test func aSuspendedAccountLogsInWhenItAsksForThatAndItsTokensSaySo() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let anna = try await auth.caller(of: tokens)
      let moderator = try await auth.official("Martin", "moderator")
      let endTime = auth.clock.now() + .seconds(3_600)
      _ = try await auth.suspend(anna, by: moderator, until: endTime)
      let again = try #require(try await auth.logInSuspended("Anna").tokens)
      let refreshed = try #require(try await auth.refreshSuspended(tokens.refreshToken).tokens)
      for tokens in [again, refreshed] {
        let caller = try await auth.caller(of: tokens)
        #expect(caller.capabilities == ["suspended"])
        let refusals = CairnMethods.all.compactMap { row in
          do throws(RPCError) {
            _ = try row.admit(caller)
            return row.access == .public ? nil : row.path
          } catch { return nil }
        }
        #expect(refusals.count == Self.open.count)
        #expect(try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(caller)).account?.capabilities == ["suspended"])
      }
      // The wrong password opens nothing, and without asking it is told why, as before.
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logInSuspended("Anna", "wrong") }
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.logIn("Anna") }
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.refresh(refreshed.refreshToken) }
      // When it ends by itself, the next token says nothing of it; and gateways were never told a capability that would outlast it.
      auth.clock.set(to: endTime)
      #expect(try await auth.caller(of: try await auth.refresh(refreshed.refreshToken)).capabilities.isEmpty)
      for case .standing(_, let standing) in try await auth.revocations() { #expect(!standing.capabilities.contains("suspended")) }
    }
  }

  @Test func aSuspendedAccountSeesAndEndsItsSessions() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let tablet = try await auth.session(on: "tablet")
      let laptop = try await auth.session(on: "laptop")
      let moderator = try await auth.official("Martin", "moderator")
      _ = try await auth.suspend(anna, by: moderator)
      let handlers = auth.sessions
      #expect(try await handlers.listSessions(ListSessionsRequest(), auth.context(anna)).sessions.count == 3)
      let request = RevokeSessionRequest(sessionID: try #require(tablet.sessionID).text)
      _ = try await handlers.revokeSession(request, auth.context(anna))
      #expect(try await handlers.revokeOtherSessions(RevokeOtherSessionsRequest(), auth.context(anna)).revokedCount == 1)
      #expect(try await auth.eventKinds(of: laptop).contains(.suspended))
      _ = try await handlers.logOut(LogOutRequest(), auth.context(anna))
      let caller = try await auth.caller(of: try #require(try await auth.logInSuspended("Anna").tokens))
      #expect(try await handlers.logOutEverywhere(LogOutEverywhereRequest(), auth.context(caller)).revokedCount == 1)
    }
  }

  @Test func aSuspendedAccountWithASecondFactorShowsIt() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      let app = AuthenticatorApp(base32: try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna)).secret)
      _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(anna))
      _ = try await auth.suspend(anna, by: try await auth.official("Martin", "moderator"))
      let error = await #expect(throws: RPCError.self) { try await auth.logInSuspended("Anna") }
      #expect(error?.reason == "SECOND_FACTOR_REQUIRED")
      var request = VerifySecondFactorRequest(loginStep: error?.metadata["login_step"] ?? "", code: app.code(at: auth.clock.now(), 1))
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.factors.verifySecondFactor(request, auth.context()) }
      request.evenIfSuspended = true
      let tokens = try await auth.factors.verifySecondFactor(request, auth.context()).tokens
      #expect(try await auth.caller(of: try #require(tokens)).capabilities == ["suspended"])
    }
  }

  @Test func aSuspensionAgainstLogInsAndRefreshesAtOnceLetsNobodyKeepAnUnmarkedToken() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let anna = try await auth.caller(of: tokens)
      let moderator = try await auth.official("Martin", "moderator")
      let made = try await withThrowingTaskGroup(of: SessionTokens?.self) { group in
        group.addTask {
          _ = try await auth.suspend(anna, by: moderator)
          return nil
        }
        for number in 0..<6 {
          group.addTask {
            do {
              return number % 2 == 0 ? try await auth.logIn("Anna").tokens : try await auth.refresh(tokens.refreshToken)
            } catch let error as RPCError where error.reason == "ACCOUNT_SUSPENDED" { return nil }
          }
        }
        return try await group.reduce(into: [SessionTokens]()) { if let made = $1 { $0.append(made) } }
      }
      // Gateways are told for as long as a token lives that was made before; after that no way leads to another.
      guard case .standing(anna.accountID, let standing)? = try await auth.revocations().last else {
        Issue.record("gateways were not told")
        return
      }
      #expect(standing.suspension?.reason == "spam")
      for tokens in made {
        try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.refresh(tokens.refreshToken) }
      }
    }
  }

  @Test func ofTwoModeratorsAtOnceBothAreHeardAndOneStands() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let moderators = [try await auth.official("Martin", "moderator"), try await auth.official("Maria", "moderator")]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (moderator, reason) in zip(moderators, ["spam", "insults"]) {
          group.addTask { _ = try await auth.suspend(anna, by: moderator, reason) }
        }
        try await group.waitForAll()
      }
      #expect(try await auth.eventKinds(of: anna).count { $0 == .suspended } == 2)
      let request = GetAccountStandingRequest(accountID: try #require(anna.accountID).text)
      let standing = try await auth.moderation.getAccountStanding(request, auth.context(moderators[0])).standing
      // What gateways heard last is what holds.
      #expect(try await auth.lastToldReason() == standing?.suspension?.reason)
      // One who suspends while another lifts: what gateways heard last holds then, too.
      async let lifted = auth.lift(anna, by: moderators[0])
      async let again = auth.suspend(anna, by: moderators[1], "noise")
      _ = try await (lifted, again)
      let holds = try await auth.moderation.getAccountStanding(request, auth.context(moderators[0])).standing?.suspension?.reason
      #expect(try await auth.lastToldReason() == holds)
    }
  }
}

extension AuthFixture {
  func logInSuspended(_ login: String, _ password: String = password) async throws -> LogInWithPasswordResponse {
    try await sessions.logInWithPassword(
      LogInWithPasswordRequest(login: login, password: password, evenIfSuspended: true), context())
  }

  /// Why somebody is suspended, as gateways heard last; nil when a suspension was lifted, or nothing was told.
  func lastToldReason() async throws -> String? {
    guard case .standing(_, let standing)? = try await revocations().last else { return nil }
    return standing.suspension?.reason
  }

  func refreshSuspended(_ token: String) async throws -> RefreshSessionResponse {
    try await sessions.refreshSession(RefreshSessionRequest(refreshToken: token, evenIfSuspended: true), context())
  }
}
