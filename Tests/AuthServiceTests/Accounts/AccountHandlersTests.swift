import CairnProto
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct AccountHandlersTests {
  @Test func whoSignsUpIsLoggedIn() async throws {
    try await AuthFixture.run { auth in
      let answer = try await auth.signUp("Anna", email: "Anna@Example.org")
      let account = try #require(answer.account)
      let tokens = try #require(answer.tokens)
      #expect(account.username == "Anna" && account.email == "Anna@Example.org" && !account.emailVerified && account.roles == ["user"])
      #expect(account.createTime == AuthFixture.start)
      #expect(tokens.accessTokenExpireTime == AuthFixture.start + .seconds(900))
      #expect(tokens.refreshTokenExpireTime == AuthFixture.start + .seconds(30 * 86_400))
      let caller = try await auth.caller(of: tokens)
      #expect(caller.accountID?.text == account.accountID && caller.sessionID?.text == tokens.sessionID && caller.roles == ["user"])
      let own = try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(caller))
      #expect(own.account == account && own.sessionID == tokens.sessionID)
    }
  }

  @Test func nobodyElseCanHaveTheNameOrOneThatLooksLikeIt() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Paul")
      for name in ["Paul", "PAUL", "pauI", "Pau1", "P_aul"] {
        try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp(name, email: "\(name)@else.org") }
      }
      try await auth.expect(nil) { try await auth.signUp("Paula") }
    }
  }

  @Test func anAddressHasOneAccount() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna", email: "anna@example.org")
      try await auth.expect("already_exists EMAIL_TAKEN") { try await auth.signUp("Bertil", email: "ANNA@example.ORG") }
    }
  }

  @Test func ofTwoSignUpsAtTheSameMomentOneWins() async throws {
    try await AuthFixture.run { auth in
      async let first = auth.refusal { try await auth.signUp("Paul", email: "a@example.org") }
      async let second = auth.refusal { try await auth.signUp("pauI", email: "b@example.org") }
      async let third = auth.refusal { try await auth.signUp("P_aul", email: "c@example.org") }
      let refusals = try await [first, second, third]
      #expect(refusals.filter { $0 == nil }.count == 1)
      #expect(refusals.compactMap { $0 } == ["already_exists USERNAME_TAKEN", "already_exists USERNAME_TAKEN"])
      async let fourth = auth.refusal { try await auth.signUp("Dora", email: "d@example.org") }
      async let fifth = auth.refusal { try await auth.signUp("Eva", email: "D@example.org") }
      let emails = try await [fourth, fifth]
      #expect(emails.compactMap { $0 } == ["already_exists EMAIL_TAKEN"])
    }
  }

  /// What the handler's courtesy check cannot see, the constraints decide.
  @Test(arguments: [
    ("paul", "x@example.org", "accounts_username_folded_key"), ("pauI", "x@example.org", "accounts_username_skeleton_key"),
    ("Eva", "paul@EXAMPLE.org", "accounts_email_normalized_key"),
  ])
  func theDatabaseItselfKeepsNamesAndAddressesApart(username: String, email: String, constraint: String) async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Paul", email: "Paul@example.org")
      let other = StoredAccount(
        accountID: UUID(), username: username, email: email, isEmailVerified: false, roles: ["user"], createTime: AuthFixture.start)
      do {
        try await auth.database.transaction { try await AccountStore().insert(other, in: $0) }
        Issue.record("inserted")
      } catch let error as PostgresError {
        #expect(error.violatedConstraint == constraint)
      }
    }
  }

  @Test func everyMistakeInTheFormIsToldByField() async throws {
    try await AuthFixture.run { auth in
      do {
        _ = try await auth.signUp("a b", email: "nonsense", password: "password1")
        Issue.record("accepted")
      } catch let error as RPCError {
        #expect(error.code == .invalidArgument && error.reason == "INVALID_ARGUMENT")
        #expect(error.fieldViolations.map(\.field) == ["email", "password", "username"])
        #expect(error.fieldViolations.map(\.reason) == ["MALFORMED", "PASSWORD_BREACHED", "USERNAME_INVALID"])
        #expect(!"\(error) \(error.fieldViolations)".contains("password1"))
      }
    }
  }

  @Test func whoAmIWithoutASessionOrWithoutAnAccountIsUnauthenticated() async throws {
    try await AuthFixture.run { auth in
      for caller in [Caller.anonymous, Caller(accountID: UUID(), sessionID: UUID(), roles: ["user"])] {
        let refusal = try await auth.refusal { try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(caller)) }
        #expect(refusal == "unauthenticated UNAUTHENTICATED")
      }
    }
  }

  @Test func noPasswordIsKept() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp()
      let kept = try await auth.database.query("SELECT password_hash FROM password_credentials").map { try $0.get(0, as: String.self) }
      #expect(kept.count == 1 && kept.allSatisfy { $0.hasPrefix("$argon2id$v=19$m=64,t=1,p=1$") })
    }
  }
}
