import CairnProto
import CairnTesting
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// Log-ins with passwords that were taken once and are among the first that are tried now (ASVS 2.1.7).
@Suite struct BreachedLoginTests {
  private static let breached = "password123"

  /// Anna, with a password that nobody would be given today.
  private func anna(_ auth: AuthFixture) async throws -> Caller {
    let caller = try await auth.newcomer()
    let hash = try await auth.sessions.hasher.hash(Self.breached)
    try await auth.database.execute("UPDATE password_credentials SET password_hash = \(hash)")
    return caller
  }

  private func logIn(_ auth: AuthFixture, _ password: String = breached, to newPassword: String) async throws -> LogInWithPasswordResponse {
    let request = LogInWithPasswordRequest(login: "Anna", password: password, newPassword: newPassword)
    return try await auth.sessions.logInWithPassword(request, auth.context())
  }

  @Test func whoLogsInWithABreachedPasswordHasToBringAnother() async throws {
    try await AuthFixture.run { auth in
      let before = try await anna(auth)
      try await auth.confirmEmail(of: before)
      // The password is right: that is not counted as guessing, however often.
      for _ in 0..<8 {
        try await auth.expect("failed_precondition PASSWORD_BREACHED") { try await auth.logIn("Anna", Self.breached) }
      }
      for (newPassword, reason) in [
        (Self.breached, "PASSWORD_BREACHED"), ("short", "PASSWORD_TOO_SHORT"), ("anna@example.org", "PASSWORD_BREACHED"),
        (String(repeating: "x", count: 129), "PASSWORD_TOO_LONG"),
      ] {
        try await auth.expectMistakes([reason]) { try await logIn(auth, to: newPassword) }
      }
      // Only whoever knows the present one hears of it.
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await logIn(auth, "password124", to: AuthFixture.newPassword) }
      _ = try await auth.mails()
      let answer = try await logIn(auth, to: AuthFixture.newPassword)
      #expect(answer.username == "Anna")
      // Whoever tried the old one is out, and the owner is told.
      #expect(try await auth.mails().map(\.template).contains("password_changed"))
      let now = try await auth.caller(of: try #require(answer.tokens))
      #expect(try await auth.eventKinds(of: now).contains(.passwordChanged))
      let living = try await auth.sessions.listSessions(ListSessionsRequest(), auth.context(now)).sessions.map(\.sessionID)
      #expect(living == [now.sessionID?.text] && before.sessionID != now.sessionID)
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna", Self.breached) }
      _ = try await auth.logIn("Anna", AuthFixture.newPassword)
    }
  }

  @Test func ofTwoWhoBringAnotherOneIsTaken() async throws {
    try await AuthFixture.run { auth in
      _ = try await anna(auth)
      let refusals = try await auth.refusalsAtOnce(2) { try await logIn(auth, to: "\(AuthFixture.newPassword) \($0)") }
      #expect(refusals == [nil: 1, "unauthenticated INVALID_CREDENTIALS": 1])
    }
  }

  @Test func aGoodPasswordIsLeftAlone() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp()
      _ = try await logIn(auth, AuthFixture.password, to: AuthFixture.newPassword)
      _ = try await auth.logIn("Anna")
    }
  }

  /// Otherwise whoever found the password would take it from its owner without having shown the factor.
  @Test func whereThereIsASecondFactorThePasswordIsNotReplaced() async throws {
    try await AuthFixture.run { auth in
      let caller = try await anna(auth)
      try await auth.confirmEmail(of: caller)
      let app = AuthenticatorApp(base32: try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(caller)).secret)
      _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(caller))
      try await auth.expect("unauthenticated SECOND_FACTOR_REQUIRED") { try await logIn(auth, to: AuthFixture.newPassword) }
      try await auth.expect("unauthenticated SECOND_FACTOR_REQUIRED") { try await auth.logIn("Anna", Self.breached) }
    }
  }

  @Test func anOperatorMayLeaveIt() async throws {
    try await ScratchDatabase("events", "auth").withDatabase { database in
      let auth = try AuthFixture(database, refusesBreachedPasswords: false)
      _ = try await anna(auth)
      _ = try await auth.logIn("Anna", Self.breached)
    }
  }
}
