import CairnProto
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct SessionHandlersTests {
  // MARK: - Logging in

  @Test func oneLogsInByNameOrAddressInAnyCase() async throws {
    try await AuthFixture.run { auth in
      let account = try #require(try await auth.signUp("Anna", email: "anna@example.org").account)
      for login in ["Anna", "aNNA", "anna@example.org", "ANNA@Example.org"] {
        let answer = try await auth.logIn(login)
        #expect(answer.accountID == account.accountID && answer.username == "Anna")
        let caller = try await auth.caller(of: try #require(answer.tokens))
        #expect(caller.accountID?.text == account.accountID)
      }
    }
  }

  @Test func aPasswordMayBeTypedComposedOrDecomposed() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna", password: "cafe\u{301} the\u{301} vert")
      try await auth.expect(nil) { try await auth.logIn("Anna", "caf\u{E9} th\u{E9} vert") }
    }
  }

  @Test func aWrongPasswordAndAnUnknownNameAreAnsweredAlike() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna", email: "anna@example.org")
      var answers = Set<String>()
      for (login, password) in [("Anna", "wrong"), ("Nobody", AuthFixture.password), ("no@example.org", "x"), ("anna@example.org", "")] {
        do {
          _ = try await auth.logIn(login, password)
          Issue.record("logged in")
        } catch let error as RPCError {
          answers.insert("\(error.code) \(error.reason) \(error.message) \(error.metadata)")
        }
      }
      #expect(answers.count == 1 && answers.first?.contains("INVALID_CREDENTIALS") == true)
    }
  }

  @Test func aHouseThatWantsToTellTells() async throws {
    try await AuthFixture.run(isVerbose: true) { auth in
      _ = try await auth.signUp("Anna")
      for (login, detail) in [("Anna", "INCORRECT_PASSWORD"), ("Nobody", "USERNAME_NOT_FOUND")] {
        do {
          _ = try await auth.logIn(login, "wrong")
          Issue.record("logged in")
        } catch let error as RPCError {
          #expect(error.reason == "INVALID_CREDENTIALS" && error.metadata == ["detail": detail])
        }
      }
    }
  }

  @Test func whatNoAccountCanHaveIsAMistakeInTheForm() async throws {
    try await AuthFixture.run { auth in
      let long = String(repeating: "x", count: 255)
      for (login, password, reason) in [("", "x", "MISSING"), (long, "x", "TOO_LONG"), ("a", long, "PASSWORD_TOO_LONG")] {
        do {
          _ = try await auth.logIn(login, password)
          Issue.record("logged in")
        } catch let error as RPCError {
          #expect(error.code == .invalidArgument && error.fieldViolations.map(\.reason) == [reason])
        }
      }
    }
  }

  @Test func strangersDoNotMakeTheOwnerWaitAtHome() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna")
      try await auth.expect(nil) { try await auth.logIn("Anna", from: "192.0.2.7") }
      for stranger in 0..<30 {
        auth.clock.advance(by: .milliseconds(100))
        _ = try await auth.refusal { try await auth.logIn("Anna", "wrong password", from: "203.0.\(stranger).1") }
      }
      // From elsewhere even the right password has to wait; from where the account is known it does not.
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.logIn("Anna", from: "198.51.100.1") }
      try await auth.expect(nil) { try await auth.logIn("Anna", from: "192.0.2.200") }
      // There, too, tries are counted.
      for _ in 0..<5 { _ = try await auth.refusal { try await auth.logIn("Anna", "wrong password", from: "192.0.2.7") } }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.logIn("Anna", from: "192.0.2.7") }
    }
  }

  /// A device that is known goes before strangers in the line of passwords, wherever it is.
  @Test func aDeviceIsKnownByTheTokenThatItHadLast() async throws {
    try await AuthFixture.run { auth in
      let first = try #require(try await auth.signUp("Anna", email: "anna@example.org").tokens)
      _ = try await auth.signUp("Berta")
      func isKnown(_ token: String, of login: String) async throws -> Bool {
        let request = LogInWithPasswordRequest(login: login, password: "wrong", lastRefreshToken: token)
        return try await auth.sessions.isDeviceKnown(try LoginForm(request))
      }
      for login in ["anna", "ANNA@example.org"] { #expect(try await isKnown(first.refreshToken, of: login)) }
      for login in ["Berta", "Nobody"] { #expect(try await !isKnown(first.refreshToken, of: login)) }
      for wrong in ["", "x", String(first.refreshToken.dropLast()) + "!"] { #expect(try await !isKnown(wrong, of: "Anna")) }
      let second = try await auth.refresh(first.refreshToken)
      let third = try await auth.refresh(second.refreshToken)
      for tokens in [second, third] { #expect(try await isKnown(tokens.refreshToken, of: "Anna")) }
      #expect(try await !isKnown(first.refreshToken, of: "Anna"), "whoever has copied an old one is no device of hers")
      _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(try await auth.caller(of: third)))
      #expect(try await isKnown(third.refreshToken, of: "Anna"), "a session that has ended is remembered for that")
      // It opens nothing, and refuses nothing.
      let request = LogInWithPasswordRequest(login: "Anna", password: "wrong", lastRefreshToken: third.refreshToken)
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") {
        _ = try await auth.sessions.logInWithPassword(request, auth.context())
      }
      let right = LogInWithPasswordRequest(login: "Anna", password: AuthFixture.password, lastRefreshToken: "nonsense")
      try await auth.expect(nil) { _ = try await auth.sessions.logInWithPassword(right, auth.context()) }
    }
  }

  @Test func afterFiveWrongTriesOneHasToWaitAndIsNeverLockedOut() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna")
      for _ in 0..<5 { try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("anna", "wrong") } }
      do {
        _ = try await auth.logIn("Anna")
        Issue.record("logged in")
      } catch let error as RPCError {
        #expect(error.code == .resourceExhausted && error.reason == "RATE_LIMITED" && error.metadata == ["retry_after_ms": "1000"])
      }
      auth.clock.advance(by: .seconds(1))
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      // The success has cleared the count.
      for _ in 0..<5 { try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna", "wrong") } }
    }
  }

  @Test func aNameThatDoesNotExistIsSlowedDownAlike() async throws {
    try await AuthFixture.run { auth in
      for _ in 0..<5 { try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Nobody") } }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.logIn("Nobody") }
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Somebody") }
    }
  }

  @Test func manyTriesAtOnceAreManyTries() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna")
      let refusals = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<20 { group.addTask { try await auth.refusal { try await auth.logIn("Anna", "wrong") } } }
        return try await group.reduce(into: [String: Int]()) { $0[$1 ?? "", default: 0] += 1 }
      }
      #expect(refusals == ["unauthenticated INVALID_CREDENTIALS": 5, "resource_exhausted RATE_LIMITED": 15])
    }
  }

  @Test func addressesAreCountedBesideNames() async throws {
    try await AuthFixture.run { auth in
      let throttle = LoginThrottle(masterKey: auth.masterKey)
      for index in 0..<20 {
        let subjects = throttle.subjects(login: .username(folded: "user\(index)"), from: "192.0.2.1")
        try await throttle.count(subjects, at: AuthFixture.start, in: auth.database)
      }
      let next = throttle.subjects(login: .username(folded: "user20"), from: "192.0.2.1")
      await #expect(throws: LoginThrottleRules.Refusal.tooFast(retryAfter: .seconds(1))) {
        try await throttle.count(next, at: AuthFixture.start, in: auth.database)
      }
      let elsewhere = throttle.subjects(login: .username(folded: "user20"), from: "192.0.2.2")
      try await throttle.count(elsewhere, at: AuthFixture.start, in: auth.database)
      try await auth.database.transaction { try await throttle.forgive(elsewhere, in: $0) }
      let left = try await LoginAttemptStore().delete(before: AuthFixture.start + .seconds(1), limit: 1_000, in: auth.database)
      #expect(left == 23)
    }
  }

  /// Of the name all tries, of the network one.
  @Test func oneSuccessTakesBackOneTryOfAnAddress() async throws {
    try await AuthFixture.run { auth in
      let throttle = LoginThrottle(masterKey: auth.masterKey)
      let subjects = throttle.subjects(login: .username(folded: "anna"), from: "192.0.2.1")
      func counts() async throws -> [String: Int32] {
        try await auth.database.query("SELECT kind, try_count FROM login_attempts").map { (try $0.get(0, as: String.self), try $0.get(1)) }
          .reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for _ in 0..<5 { try await throttle.count(subjects, at: AuthFixture.start, in: auth.database) }
      #expect(try await counts() == ["account": 5, "address": 5])
      try await auth.database.transaction { try await throttle.forgive(subjects, in: $0) }
      #expect(try await counts() == ["account": 0, "address": 4])
      // Beyond the free tries nothing is counted for one subject that the other refuses.
      for _ in 0..<5 { try await throttle.count(subjects, at: AuthFixture.start, in: auth.database) }
      await #expect(throws: LoginThrottleRules.Refusal.self) {
        try await throttle.count(subjects, at: AuthFixture.start, in: auth.database)
      }
      #expect(try await counts() == ["account": 5, "address": 9])
      // What is forgotten begins anew.
      try await throttle.count(subjects, at: AuthFixture.start + LoginThrottleRules.memory, in: auth.database)
      #expect(try await counts() == ["account": 1, "address": 1])
      // A subject of which nothing is kept can be forgiven.
      let others = throttle.subjects(login: .username(folded: "bertil"), from: "192.0.2.2")
      try await auth.database.transaction { try await throttle.forgive(others, in: $0) }
      try await auth.database.transaction { try await throttle.forgive([], in: $0) }
    }
  }

  @Test func aLogInAsksTwiceAboutTries() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna")
      try await auth.database.execute(
        "CREATE TABLE writes (at timestamptz NOT NULL DEFAULT clock_timestamp())")
      try await auth.database.execute(
        "CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO writes DEFAULT VALUES; RETURN NULL; END'")
      try await auth.database.execute(
        "CREATE TRIGGER note_write AFTER INSERT OR UPDATE ON login_attempts FOR EACH STATEMENT EXECUTE FUNCTION note_write()")
      _ = try await auth.logIn("Anna")
      // An insert that may become an update fires both kinds.
      let writes: Int64 = try await auth.database.query("SELECT count(*) FROM writes").firstRow().get(0)
      #expect(writes == 4)
    }
  }

  @Test func anOldHashIsReplacedAtTheNextLogIn() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna")
      let newer = try AuthFixture(auth.database, masterKey: auth.masterKey, hash: Argon2id(memoryKiB: 128, passes: 1, lanes: 1))
      _ = try await newer.logIn("Anna")
      let hash = try await auth.database.query("SELECT password_hash FROM password_credentials").firstRow().get(0, as: String.self)
      #expect(hash.hasPrefix("$argon2id$v=19$m=128,"))
      try await auth.expect(nil) { try await auth.logIn("Anna") }
    }
  }

  // MARK: - Refreshing

  @Test func aSessionLivesOnByItsRefreshTokens() async throws {
    try await AuthFixture.run { auth in
      var tokens = try #require(try await auth.signUp().tokens)
      let sessionID = tokens.sessionID
      for _ in 0..<5 {
        auth.clock.advance(by: .seconds(20 * 86_400))
        let next = try await auth.refresh(tokens.refreshToken)
        #expect(next.sessionID == sessionID && next.refreshToken != tokens.refreshToken)
        #expect(next.refreshTokenExpireTime == auth.clock.now() + .seconds(30 * 86_400))
        #expect(try await auth.caller(of: next).sessionID?.text == sessionID)
        tokens = next
      }
    }
  }

  @Test func aLostAnswerCanBeRepeatedForTenSeconds() async throws {
    try await AuthFixture.run { auth in
      let first = try #require(try await auth.signUp().tokens)
      let second = try await auth.refresh(first.refreshToken)
      auth.clock.advance(by: .milliseconds(9_999))
      let repeated = try await auth.refresh(first.refreshToken)
      #expect(repeated.refreshToken == second.refreshToken && repeated.sessionID == second.sessionID)
      // And the session goes on with it.
      try await auth.expect(nil) { try await auth.refresh(second.refreshToken) }
    }
  }

  /// The one before the newest when its grace is over, and older ones at any time.
  @Test(arguments: [1, 2, 5]) func anOldTokenEndsTheSession(stepsBack: Int) async throws {
    try await AuthFixture.run { auth in
      let first = try #require(try await auth.signUp().tokens)
      let other = try #require(try await auth.logIn("Anna").tokens)
      var newest = first
      for _ in 0..<stepsBack { newest = try await auth.refresh(newest.refreshToken) }
      if stepsBack == 1 { auth.clock.advance(by: .seconds(10)) }
      for token in [first, newest, first] {
        try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(token.refreshToken) }
      }
      let reason = try await auth.database.query("SELECT revoke_reason FROM sessions WHERE revoke_time IS NOT NULL").firstRow()
      #expect(try reason.get(0, as: String.self) == "TOKEN_REUSE")
      // Gateways hear of it, or the thief's access token would be good for a while.
      let caller = try await auth.caller(of: first)
      #expect(try await auth.revocations() == [.session(try #require(caller.sessionID))])
      #expect(try await auth.eventKinds(of: caller).contains(.refreshTokenReused))
      // The other session of the account is not touched.
      try await auth.expect(nil) { try await auth.refresh(other.refreshToken) }
    }
  }

  @Test func refreshesAtTheSameMomentGetTheSameSuccessor() async throws {
    try await AuthFixture.run { auth in
      let first = try #require(try await auth.signUp().tokens)
      let successors = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 { group.addTask { try await auth.refresh(first.refreshToken).refreshToken } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(successors.count == 1)
    }
  }

  @Test func aSessionEndsAfterThirtyIdleDaysAndAfterAYear() async throws {
    try await AuthFixture.run { auth in
      var tokens = try #require(try await auth.signUp().tokens)
      let idle = try #require(try await auth.logIn("Anna").tokens)
      auth.clock.advance(by: .seconds(29 * 86_400))
      tokens = try await auth.refresh(tokens.refreshToken)
      auth.clock.advance(by: .seconds(86_400))
      try await auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await auth.refresh(idle.refreshToken) }
      for _ in 0..<12 {
        auth.clock.advance(by: .seconds(27 * 86_400))
        tokens = try await auth.refresh(tokens.refreshToken)
      }
      #expect(tokens.refreshTokenExpireTime == AuthFixture.start + .seconds(365 * 86_400))
      auth.clock.set(to: AuthFixture.start + .seconds(365 * 86_400))
      try await auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await auth.refresh(tokens.refreshToken) }
    }
  }

  @Test func aForgedTokenEndsNothing() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let sessionID = try #require(UUID(text: tokens.sessionID))
      let foreign = RefreshTokenKey(masterKey: .random())
      for text in ["", "x", tokens.accessToken, tokens.refreshToken + "A", foreign.text(of: foreign.first(of: sessionID))] {
        try await auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await auth.refresh(text) }
      }
      let own = RefreshTokenKey(masterKey: auth.masterKey)
      for token in [own.first(of: UUID()), own.successor(of: own.first(of: sessionID))] {
        try await auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await auth.refresh(own.text(of: token)) }
      }
      try await auth.expect(nil) { try await auth.refresh(tokens.refreshToken) }
    }
  }

  @Test func noRefreshTokenIsKept() async throws {
    try await AuthFixture.run { auth in
      let first = try #require(try await auth.signUp().tokens)
      let second = try await auth.refresh(first.refreshToken)
      let row = try await auth.database.query("SELECT sessions::text FROM sessions").firstRow().get(0, as: String.self)
      for tokens in [first, second] {
        let bytes = try #require(Base64.url.decode(tokens.refreshToken))
        #expect(!row.contains(tokens.refreshToken) && !row.contains(Hex.encode(bytes[21..<53])))
      }
    }
  }

  // MARK: - Logging out

  @Test func afterLoggingOutTheRefreshTokenIsRefused() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let other = try #require(try await auth.logIn("Anna").tokens)
      let caller = try await auth.caller(of: tokens)
      // Twice: it is safe to repeat.
      for _ in 0..<2 { _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(caller)) }
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(tokens.refreshToken) }
      try await auth.expect(nil) { try await auth.refresh(other.refreshToken) }
      let refusal = try await auth.refusal { try await auth.sessions.logOut(LogOutRequest(), auth.context()) }
      #expect(refusal == "unauthenticated UNAUTHENTICATED")
    }
  }

  @Test func endedSessionsAreSweptAndLivingOnesStay() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      for _ in 0..<3 {
        let caller = try await auth.caller(of: try #require(try await auth.logIn("Anna").tokens))
        _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(caller))
      }
      let later = AuthFixture.start + .seconds(1)
      #expect(try await SessionStore().deleteEnded(before: AuthFixture.start, limit: 10, in: auth.database) == 0)
      #expect(try await SessionStore().deleteEnded(before: later, limit: 2, in: auth.database) == 2)
      #expect(try await SessionStore().deleteEnded(before: later, limit: 2, in: auth.database) == 1)
      try await auth.expect(nil) { try await auth.refresh(tokens.refreshToken) }
    }
  }

  @Test func theSweepTakesWhatIsOverAndLeavesTheRest() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let left = try #require(try await auth.logIn("Anna").tokens)
      _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(try await auth.caller(of: left)))
      // A success leaves no tries to remember; those of a name that does not exist are remembered for an hour.
      #expect(try await auth.sweep(at: AuthFixture.start) == 1)
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Nobody") }
      // What gateways had to hear of the log-out is forgotten long before that.
      #expect(try await auth.sweep(at: AuthFixture.start + .seconds(3_600)) == 1)
      // Of the name, and of the network that tried it.
      #expect(try await auth.sweep(at: AuthFixture.start + .seconds(3_601)) == 2)
      // The code that was mailed to confirm the address is good for two days.
      #expect(try await auth.sweep(at: AuthFixture.start + .seconds(48 * 3_600 + 1)) == 1)
      // A session that has ended is kept for a month.
      #expect(try await auth.sweep(at: AuthFixture.start + .seconds(30 * 86_400)) == 0)
      #expect(try await auth.sweep(at: AuthFixture.start + .seconds(30 * 86_400 + 1)) == 1)
      let kept = try await auth.database.query("SELECT session_id FROM sessions")
      #expect(try kept.map { try $0.get(0, as: UUID.self).text } == [tokens.sessionID])
    }
  }
}
