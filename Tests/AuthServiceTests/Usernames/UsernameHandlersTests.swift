import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct UsernameHandlersTests {
  private static let day: Duration = .seconds(86_400)

  private func check(_ auth: AuthFixture, _ name: String) async throws -> CheckUsernameResponse {
    try await auth.usernames.checkUsername(CheckUsernameRequest(username: name), auth.context())
  }

  private func claim(_ auth: AuthFixture, _ name: String, _ caller: Caller) async throws -> ClaimUsernameResponse {
    try await auth.usernames.claimUsername(ClaimUsernameRequest(username: name), auth.context(caller))
  }

  private func change(_ auth: AuthFixture, _ name: String, _ caller: Caller) async throws -> ChangeUsernameResponse {
    try await auth.usernames.changeUsername(ChangeUsernameRequest(username: name), auth.context(caller))
  }

  // MARK: - Checking

  @Test func aNameIsCheckedAndOthersAreProposed() async throws {
    try await AuthFixture.run { auth in
      #expect(try await check(auth, "Paul") == CheckUsernameResponse(verdict: .available))
      _ = try await auth.signUp("Paul")
      for (name, verdict) in [
        ("Paul", CheckUsernameResponse.Verdict.taken), ("pauI", .taken), ("ab", .wrongLength), ("a b", .wrongCharacter),
        ("___", .wrongCharacter), ("admin", .reserved), ("fuck_you", .reserved), ("", .wrongLength), ("名前です", .wrongCharacter),
      ] {
        let answer = try await check(auth, name)
        #expect(answer.verdict == verdict, "\(name)")
        #expect(answer.suggestions.count == 3 && Set(answer.suggestions).count == 3, "\(name) \(answer.suggestions)")
        for suggestion in answer.suggestions { #expect(try await check(auth, suggestion).verdict == .available, "\(suggestion)") }
      }
      #expect(try await check(auth, "Paul").suggestions.allSatisfy { $0.hasPrefix("Paul") })
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await check(auth, String(repeating: "a", count: 300)) }
    }
  }

  /// A capital i is an l to the eye and an i to whoever types: both count.
  @Test func aNameIsTakenInAllItsCapitals() async throws {
    try await AuthFixture.run { auth in
      let ivan = try await auth.newcomer("ivan_petrov")
      #expect(try await check(auth, "Ivan_petrov").verdict == .taken)
      try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp("Ivan_petrov", email: "x@example.org") }
      auth.clock.advance(by: Self.day * 31)
      let later = try await auth.session(of: "ivan_petrov")
      _ = try await change(auth, "boris_petrov", later)
      #expect(try await check(auth, "Ivan_petrov").verdict == .taken)
      for name in ["Ivan_petrov", "ivan_petrov", "1van_petrov"] {
        try await auth.expect(name == "1van_petrov" ? nil : "already_exists USERNAME_TAKEN") {
          try await auth.signUp(name, email: "\(name)@example.net")
        }
      }
      // Its owner may come back to it.
      #expect(try await change(auth, "ivan_petrov", later).account?.username == "ivan_petrov")
      #expect(ivan.accountID == later.accountID)
    }
  }

  @Test(arguments: ["cairn_support", "Official_Cairn", "Admin_Team", "moderator2", "7admin", "support_team", "staff_cairn", "Supp0rt_1"])
  func nobodyPassesForTheHouse(name: String) {
    #expect(throws: UsernameRules.Refusal.reserved) { try UsernameRules.check(name) }
  }

  @Test(arguments: ["cairngorm", "supporter", "adminton", "Staffan", "modest", "anna_moderna"]) func harmlessNamesStayFree(name: String) {
    #expect(throws: Never.self) { try UsernameRules.check(name) }
  }

  // MARK: - Claiming

  @Test func theFirstNameMakesAnAccountWhole() async throws {
    try await AuthFixture.run { auth in
      let nameless = try await auth.nameless()
      #expect(nameless.capabilities == ["profile_incomplete"])
      let answer = try await claim(auth, "Anna", nameless)
      #expect(answer.account?.username == "Anna" && answer.account?.capabilities == [])
      #expect(answer.accessTokenExpireTime == auth.clock.now() + .seconds(900))
      let tokens = SessionTokens(accessToken: answer.accessToken)
      let caller = try await auth.caller(of: tokens)
      #expect(caller.accountID == nameless.accountID && caller.sessionID == nameless.sessionID && caller.capabilities.isEmpty)
      // What gateways hear, for the tokens from before.
      guard case .standing(nameless.accountID, let standing) = try await auth.revocations().last else {
        Issue.record("nobody was told")
        return
      }
      #expect(standing.capabilities.isEmpty && standing.roles == ["user"])
      // A repeat is the same; another name is a change.
      let told = try await auth.revocations().count
      #expect(try await claim(auth, "ANNA", nameless).account?.username == "Anna")
      #expect(try await auth.revocations().count == told)
      try await auth.expect("failed_precondition USERNAME_ALREADY_CLAIMED") { try await claim(auth, "Berta", nameless) }
    }
  }

  @Test func whatIsTakenOrBreaksTheRulesIsNotClaimed() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Paul")
      let nameless = try await auth.nameless()
      for name in ["Paul", "PAUL", "pauI", "p_a_u_l"] {
        try await auth.expect("already_exists USERNAME_TAKEN") { try await claim(auth, name, nameless) }
      }
      for name in ["", "ab", "admin", "ä"] {
        try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await claim(auth, name, nameless) }
      }
      _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(nameless))
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await claim(auth, "Anna", nameless) }
    }
  }

  @Test func ofManyClaimsOfOneNameAtOnceOneWins() async throws {
    try await AuthFixture.run { auth in
      var callers: [Caller] = []
      for _ in 0..<6 { callers.append(try await auth.nameless()) }
      let refusals = try await withThrowingTaskGroup(of: String?.self) { group in
        for (index, caller) in callers.enumerated() {
          let name = ["Paul", "pauI", "P_aul", "PAUL", "pau1", "paul"][index]
          group.addTask { try await auth.refusal { try await claim(auth, name, caller) } }
        }
        return try await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(refusals.filter { $0 == nil }.count == 1)
      #expect(refusals.compactMap { $0 } == Array(repeating: "already_exists USERNAME_TAKEN", count: 5))
    }
  }

  @Test func aSignUpAndAClaimOfOneNameAtOnceAreOneAccountsName() async throws {
    try await AuthFixture.run { auth in
      let nameless = try await auth.nameless()
      async let first = auth.refusal { try await auth.signUp("Paul") }
      async let second = auth.refusal { try await claim(auth, "pauI", nameless) }
      let refusals = try await [first, second]
      #expect(refusals.compactMap { $0 } == ["already_exists USERNAME_TAKEN"])
    }
  }

  // MARK: - Changing

  @Test func aNameIsChangedEvery30Days() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      let answer = try await change(auth, "Berta", anna)
      #expect(answer.account?.username == "Berta" && answer.nextChangeTime == auth.clock.now() + Self.day * 30)
      // Told to whoever keeps the name; what she may do is as before.
      let accountID = try #require(anna.accountID)
      #expect(try await auth.revocations() == [.standing(accountID, Standing(roles: ["user"], capabilities: []))])
      // A repeat changes nothing and is not refused.
      #expect(try await change(auth, "Berta", anna).account?.username == "Berta")
      let error = await #expect(throws: RPCError.self) { try await change(auth, "Carla", anna) }
      #expect(error?.reason == "USERNAME_CHANGED_LATELY" && error?.metadata == ["next_change_time": "2027-02-14T08:00:00Z"])
      auth.clock.set(to: auth.clock.now() + Self.day * 30)
      try await auth.expect(nil) { try await change(auth, "Carla", anna) }
      try await auth.expect(nil) { try await auth.logIn("carla") }
      #expect(try await auth.eventKinds(of: anna).filter { $0 == .usernameChanged }.count == 2)
    }
  }

  @Test func theOldNameIsKeptAsideForItsFormerOwner() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      _ = try await change(auth, "Berta", anna)
      for name in ["Anna", "aNNa", "A_nna"] {
        try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp(name, email: "x@example.org") }
      }
      #expect(try await check(auth, "Anna").verdict == .taken)
      let nameless = try await auth.nameless()
      try await auth.expect("already_exists USERNAME_TAKEN") { try await claim(auth, "Anna", nameless) }
      // The old name is nobody's log-in.
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna") }
      auth.clock.set(to: auth.clock.now() + Self.day * 30)
      #expect(try await check(auth, "Anna").verdict == .available)
      try await auth.expect(nil) { try await claim(auth, "Anna", nameless) }
      try await auth.expect("already_exists USERNAME_TAKEN") { try await change(auth, "Anna", anna) }
    }
  }

  @Test func itsFormerOwnerMayGoBackOnce() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      _ = try await change(auth, "Berta", anna)
      auth.clock.set(to: auth.clock.now() + Self.day)
      #expect(try await change(auth, "anna", anna).account?.username == "anna")
      // Not to and fro; and what was given up for it stays aside.
      try await auth.expect("failed_precondition USERNAME_CHANGED_LATELY") { try await change(auth, "Berta", anna) }
      try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp("Berta", email: "x@example.org") }
      auth.clock.set(to: auth.clock.now() + Self.day * 30)
      try await auth.expect(nil) { try await auth.signUp("Berta", email: "x@example.org") }
    }
  }

  @Test func onlyTheCaseOfANameIsAChangeToo() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      #expect(try await change(auth, "An_Na", anna).account?.username == "An_Na")
      try await auth.expect("failed_precondition USERNAME_CHANGED_LATELY") { try await change(auth, "Anna", anna) }
      // It is in use, and not kept aside from anybody's sweep.
      auth.clock.set(to: auth.clock.now() + Self.day * 40)
      try await auth.sweep(at: auth.clock.now())
      try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp("Anna", email: "x@example.org") }
    }
  }

  @Test func changesNeedANameAndAnAccount() async throws {
    try await AuthFixture.run { auth in
      let nameless = try await auth.nameless()
      try await auth.expect("failed_precondition PROFILE_INCOMPLETE") { try await change(auth, "Anna", nameless) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await change(auth, "Anna", .anonymous) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await claim(auth, "Anna", .anonymous) }
      let anna = try await auth.newcomer("Anna")
      _ = try await auth.newcomer("Paul")
      try await auth.expect("already_exists USERNAME_TAKEN") { try await change(auth, "pauI", anna) }
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await change(auth, "root", anna) }
    }
  }

  @Test func twoWhoSwapNamesAtOnceBothKeepTheirs() async throws {
    try await AuthFixture.run { auth in
      let (anna, berta) = (try await auth.newcomer("Anna"), try await auth.newcomer("Berta"))
      async let first = auth.refusal { try await change(auth, "Berta", anna) }
      async let second = auth.refusal { try await change(auth, "Anna", berta) }
      #expect(try await [first, second] == ["already_exists USERNAME_TAKEN", "already_exists USERNAME_TAKEN"])
    }
  }

  @Test func twoChangesOfOneAccountAtOnceAreOne() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      async let first = auth.refusal { try await change(auth, "Berta", anna) }
      async let second = auth.refusal { try await change(auth, "Carla", anna) }
      #expect(try await [first, second].compactMap { $0 } == ["failed_precondition USERNAME_CHANGED_LATELY"])
    }
  }

  @Test func whoTakesANameThatIsBeingGivenUpComesTooEarly() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      let nameless = try await auth.nameless()
      async let first = auth.refusal { try await change(auth, "Berta", anna) }
      async let second = auth.refusal { try await claim(auth, "Anna", nameless) }
      #expect(try await [first, second] == [nil, "already_exists USERNAME_TAKEN"])
    }
  }

  // MARK: - Generated names

  @Test func anAppMayAskForNoNameAndItsOwnerChoosesLater() async throws {
    try await AuthFixture.run { auth in
      func signUp(_ email: String) async throws -> SignUpWithPasswordResponse {
        let request = SignUpWithPasswordRequest(email: email, password: AuthFixture.password, generateUsername: true)
        return try await auth.accounts.signUpWithPassword(request, auth.context())
      }
      let (first, second) = (try await signUp("a@example.org"), try await signUp("b@example.org"))
      let (name, other) = (try #require(first.account?.username), try #require(second.account?.username))
      #expect(name != other && first.account?.capabilities == [])
      #expect(throws: Never.self) { try UsernameRules.check(name) }
      let caller = try await auth.caller(of: try #require(first.tokens))
      try await auth.expect(nil) { try await change(auth, "Anna", caller) }
      try await auth.expect("failed_precondition USERNAME_CHANGED_LATELY") { try await change(auth, "Berta", caller) }
      // Both, a name and the wish for one, is a mistake.
      let both = SignUpWithPasswordRequest(
        email: "c@example.org", password: AuthFixture.password, username: "Carla", generateUsername: true)
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await auth.accounts.signUpWithPassword(both, auth.context()) }
    }
  }
}
