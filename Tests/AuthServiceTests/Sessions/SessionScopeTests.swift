import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// Scopes that log-ins ask for: all that the account may do, or what a web page is for (requirement E-34).
@Suite struct SessionScopeTests {
  private func logIn(_ auth: AuthFixture, as scope: CairnProto.Scope) async throws -> SessionTokens {
    let request = LogInWithPasswordRequest(login: "Anna", password: AuthFixture.password, deviceName: "browser", scope: scope)
    return try #require(try await auth.sessions.logInWithPassword(request, auth.context()).tokens)
  }

  private func scope(of tokens: SessionTokens, _ auth: AuthFixture) async throws -> SessionScope {
    try await auth.caller(of: tokens).scope
  }

  @Test func aLogInAsksForAScopeAndGetsTheWholeOtherwise() async throws {
    try await AuthFixture.run { auth in
      #expect(try await scope(of: try #require(try await auth.signUp().tokens), auth) == .full)
      for (asked, given) in [(CairnProto.Scope.unspecified, SessionScope.full), (.full, .full), (.web, .web)] {
        #expect(try await scope(of: try await logIn(auth, as: asked), auth) == given)
      }
      try await auth.expectMistakes(["UNKNOWN_VALUE"]) { try await logIn(auth, as: .unrecognized(9)) }
    }
  }

  /// However often it is refreshed, in one round trip, under the lock, or by the repetition of a lost answer.
  @Test func aRefreshKeepsTheScope() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp()
      let tokens = try await logIn(auth, as: .web)
      let next = try await auth.refresh(tokens.refreshToken)
      #expect(try await scope(of: next, auth) == .web)
      #expect(try await scope(of: try await auth.refresh(tokens.refreshToken), auth) == .web)
      let later = try await auth.refresh(next.refreshToken)
      #expect(try await scope(of: later, auth) == .web)
      // A guest's sessions are refreshed under the lock.
      try await auth.database.execute("UPDATE accounts SET is_guest = true, username = NULL, username_skeleton = NULL")
      #expect(try await scope(of: try await auth.refresh(later.refreshToken), auth) == .web)
    }
  }

  @Test func theOwnerSeesWhichSessionsAreForWebPages() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      _ = try await logIn(auth, as: .web)
      let listed = try await auth.sessions.listSessions(ListSessionsRequest(), auth.context(anna)).sessions
      #expect(listed.map(\.scope) == [.web, .full])
    }
  }

  @Test func theSecondStepOfALogInOpensWhatTheFirstAskedFor() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.confirmed()
      let secret = try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna)).secret
      let app = AuthenticatorApp(base32: secret)
      _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(anna))
      auth.clock.advance(by: .seconds(60))
      let error = await #expect(throws: RPCError.self) { _ = try await logIn(auth, as: .web) }
      let loginStep = try #require(error?.metadata["login_step"])
      let request = VerifySecondFactorRequest(loginStep: loginStep, code: app.code(at: auth.clock.now()))
      let tokens = try #require(try await auth.factors.verifySecondFactor(request, auth.context()).tokens)
      #expect(try await scope(of: tokens, auth) == .web)
    }
  }

  @Test func aSignUpMayAskForLessToo() async throws {
    try await AuthFixture.run { auth in
      let request = SignUpWithPasswordRequest(
        email: "anna@example.org", password: AuthFixture.password, username: "Anna", scope: .web)
      #expect(try await scope(of: try #require(try await auth.accounts.signUpWithPassword(request, auth.context()).tokens), auth) == .web)
      var other = request
      other.scope = .unrecognized(7)
      try await auth.expectMistakes(["UNKNOWN_VALUE"]) { try await auth.accounts.signUpWithPassword(other, auth.context()) }
    }
  }

  /// A first log-in by a provider on a web page claims a name there: the token it gets for that reaches no further.
  @Test func aTokenThatComesWithANameIsAsNarrowAsTheSession() async throws {
    try await AuthFixture.run { auth in
      var caller = try await auth.nameless()
      caller.scope = .web
      let claimed = try await auth.usernames.claimUsername(ClaimUsernameRequest(username: "Cleo"), auth.context(caller))
      #expect(try await scope(of: SessionTokens(accessToken: claimed.accessToken), auth) == .web)
    }
  }
}
