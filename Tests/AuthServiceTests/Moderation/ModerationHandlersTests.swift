import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct ModerationHandlersTests {
  // MARK: - Suspensions

  @Test func aSuspendedAccountCanDoNothingUntilItEndsByItself() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let anna = try await auth.caller(of: tokens)
      let moderator = try await auth.official("Martin", "moderator")
      let told = try await auth.revocations().count
      let endTime = auth.clock.now() + .seconds(3_600)
      #expect(try await auth.suspend(anna, by: moderator, until: endTime)?.suspension?.reason == "spam")
      for body in [{ _ = try await auth.logIn("Anna") }, { _ = try await auth.refresh(tokens.refreshToken) }] as [() async throws -> Void] {
        let error = await #expect(throws: RPCError.self) { try await body() }
        #expect(error?.code == .permissionDenied && error?.reason == "ACCOUNT_SUSPENDED")
        #expect(error?.metadata == ["suspension_reason": "spam", "suspension_end_time": "2027-01-15T09:00:00Z"])
      }
      // Whoever does not know the password learns nothing.
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna", "wrong") }
      guard case .standing(anna.accountID, let standing) = try await auth.revocations()[told] else {
        throw RPCError(.internal, told: "TOLD")
      }
      #expect(standing.suspension?.endTime == endTime)
      auth.clock.set(to: endTime)
      // The refresh token was not used up.
      try await auth.expect(nil) { try await auth.refresh(tokens.refreshToken) }
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      #expect(try await auth.eventKinds(of: anna).filter { $0 == .suspended || $0 == .suspensionLifted } == [.suspended])
    }
  }

  @Test func aSuspensionWithoutEndIsLifted() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let moderator = try await auth.official("Martin", "moderator")
      _ = try await auth.suspend(anna, by: moderator)
      auth.clock.advance(by: .seconds(20 * 365 * 86_400))
      let error = await #expect(throws: RPCError.self) { try await auth.logIn("Anna") }
      #expect(error?.metadata == ["suspension_reason": "spam"])
      for _ in 0..<2 { #expect(try await auth.lift(anna, by: moderator)?.suspension == nil) }
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      #expect(try await auth.eventKinds(of: anna).count { $0 == .suspensionLifted } == 1)
    }
  }

  @Test func theSameAgainChangesNothingAndAnotherReasonReplaces() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let moderator = try await auth.official("Martin", "moderator")
      for reason in ["spam", "spam", "insults", "insults"] { _ = try await auth.suspend(anna, by: moderator, reason) }
      #expect(try await auth.eventKinds(of: anna).count { $0 == .suspended } == 2)
    }
  }

  @Test func nobodySuspendsWhoIsNotBelow() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let moderator = try await auth.official("Martin", "moderator")
      let admin = try await auth.official("Boss", "admin")
      try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.suspend(moderator, by: anna) }
      try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.lift(moderator, by: anna) }
      for target in [moderator, admin] {
        try await auth.expect("permission_denied RANK_TOO_LOW") { try await auth.suspend(target, by: moderator) }
      }
      try await auth.expect("permission_denied RANK_TOO_LOW") { try await auth.suspend(admin, by: admin) }
      try await auth.expect(nil) { try await auth.suspend(moderator, by: admin) }
      // Suspended himself, he moderates nothing.
      try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.suspend(anna, by: moderator) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await auth.suspend(anna, by: .anonymous) }
    }
  }

  @Test func mistakesAreToldTogetherAndStrangersAreNotFound() async throws {
    try await AuthFixture.run { auth in
      let moderator = try await auth.official("Martin", "moderator")
      let error = await #expect(throws: RPCError.self) { try await auth.suspend(Caller(), by: moderator, "", until: auth.clock.now()) }
      #expect(error?.fieldViolations.map(\.reason) == ["MISSING", "MISSING", "OUT_OF_RANGE"])
      let nobody = Caller(accountID: UUID())
      try await auth.expect("not_found ACCOUNT_NOT_FOUND") { try await auth.suspend(nobody, by: moderator) }
      try await auth.expect("not_found ACCOUNT_NOT_FOUND") { try await auth.lift(nobody, by: moderator) }
      // Only moderators learn which accounts there are.
      let anna = try await auth.newcomer()
      try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.suspend(nobody, by: anna) }
    }
  }

  @Test func aModeratorSeesHowAnAccountStands() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let moderator = try await auth.official("Martin", "moderator")
      _ = try await auth.suspend(anna, by: moderator)
      let request = GetAccountStandingRequest(accountID: anna.accountID?.text ?? "")
      let standing = try await auth.moderation.getAccountStanding(request, auth.context(moderator)).standing
      #expect(standing?.roles == ["user"] && standing?.suspension?.reason == "spam")
      try await auth.expect("permission_denied PERMISSION_DENIED") {
        try await auth.moderation.getAccountStanding(request, auth.context(anna))
      }
      try await auth.expect("not_found ACCOUNT_NOT_FOUND") {
        try await auth.moderation.getAccountStanding(GetAccountStandingRequest(accountID: UUID().text), auth.context(moderator))
      }
      try await auth.expect("invalid_argument INVALID_ARGUMENT") {
        try await auth.moderation.getAccountStanding(GetAccountStandingRequest(accountID: "x"), auth.context(moderator))
      }
    }
  }

  @Test(arguments: ["ANNA", "Anna@Example.org", " Anna@Example.org\n", "\u{A0}anna ", "id"])
  func aModeratorFindsAnAccountByWhatItsOwnerKnows(login: String) async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let moderator = try await auth.official("Martin", "moderator")
      let request = FindAccountRequest(login: login == "id" ? anna.accountID?.text ?? "" : login)
      let file = try #require(try await auth.moderation.findAccount(request, auth.context(moderator)).file)
      #expect(file.standing?.accountID == anna.accountID?.text && file.username == "Anna" && file.createTime != nil)
      #expect(file.hasPassword && !file.hasSecondFactor && !file.isGuest && !file.isLeaving && file.providers == [])
      #expect(file.sessionCount == 1)
      // Each look is kept, and the owner is not told.
      let kept = try await auth.database.query("SELECT count(*) FROM security_events WHERE kind = 'STANDING_SEEN'").firstRow()
      #expect(try kept.get(0) == Int64(1))
      try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.moderation.findAccount(request, auth.context(anna)) }
    }
  }

  @Test func whatFindsNobodyIsSaid() async throws {
    try await AuthFixture.run { auth in
      let moderator = try await auth.official("Martin", "moderator")
      for login in ["nobody", "nobody@example.com", UUID().text, "a'; --"] {
        try await auth.expect("not_found ACCOUNT_NOT_FOUND") {
          try await auth.moderation.findAccount(FindAccountRequest(login: login), auth.context(moderator))
        }
      }
      // Each try is kept with whoever tried, and without what was tried.
      let kept = try await auth.database.query("SELECT account_id, actor_account_id FROM security_events WHERE kind = 'ACCOUNT_SOUGHT'")
      #expect(kept.count == 4)
      for row in kept { #expect(try [row.get(0), row.get(1)] == [moderator.accountID, moderator.accountID]) }
      #expect(try await !auth.eventKinds(of: moderator).contains(.accountSought))
      for login in ["", String(repeating: "a", count: 255)] {
        try await auth.expect("invalid_argument INVALID_ARGUMENT") {
          try await auth.moderation.findAccount(FindAccountRequest(login: login), auth.context(moderator))
        }
      }
    }
  }

  // MARK: - Roles

  @Test func anAdminGivesAndTakesRolesAndTheyAreInTheNextToken() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let anna = try await auth.caller(of: tokens)
      let admin = try await auth.official("Boss", "admin")
      auth.clock.advance(by: .seconds(1))
      for _ in 0..<2 { #expect(try await auth.grant("moderator", anna, by: admin) == ["user", "moderator"]) }
      let next = try await auth.refresh(tokens.refreshToken)
      #expect(try await auth.caller(of: next).roles == ["user", "moderator"])
      auth.clock.advance(by: .seconds(1))
      for _ in 0..<2 { #expect(try await auth.revoke("moderator", anna, by: admin) == ["user"]) }
      #expect(try await auth.caller(of: try await auth.refresh(next.refreshToken)).roles == ["user"])
      #expect(try await auth.eventKinds(of: anna) == [.roleRevoked, .roleGranted, .signUp])
      let event = try await auth.securityEvents.listSecurityEvents(ListSecurityEventsRequest(), auth.context(anna)).events[0]
      #expect(event.role == "moderator")
    }
  }

  @Test func rolesAreAnAdminsToGive() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let moderator = try await auth.official("Martin", "moderator")
      let admin = try await auth.official("Boss", "admin")
      for actor in [anna, moderator] {
        try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.grant("admin", actor, by: actor) }
        try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.revoke("admin", admin, by: actor) }
      }
      for role in ["", "user", "root"] {
        try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await auth.grant(role, anna, by: admin) }
      }
      try await auth.expect("not_found ACCOUNT_NOT_FOUND") { try await auth.grant("admin", Caller(accountID: UUID()), by: admin) }
    }
  }

  @Test func aGuestGetsNoRole() async throws {
    try await AuthFixture.run { auth in
      let guest = try await auth.nameless { $0.isGuest = true }
      let admin = try await auth.official("Boss", "admin")
      for role in ["moderator", "admin"] {
        try await auth.expect("failed_precondition ROLE_NOT_FOR_GUESTS") { try await auth.grant(role, guest, by: admin) }
      }
      // What a guest does not have can be taken all the same.
      #expect(try await auth.revoke("admin", guest, by: admin) == ["user"])
    }
  }

  /// Whoever cannot act cannot give the role back either.
  @Test func theLastAdminWhoCanActStays() async throws {
    try await AuthFixture.run { auth in
      let boss = try await auth.official("Boss", "admin")
      try await auth.expect("failed_precondition LAST_ADMIN") { try await auth.revoke("admin", boss, by: boss) }
      // Somebody who is suspended, a guest, and somebody who is leaving.
      let suspended = try await auth.newcomer("Sune")
      _ = try await auth.suspend(suspended, by: boss)
      _ = try await auth.grant("admin", suspended, by: boss)
      _ = try await auth.nameless {
        $0.isGuest = true
        $0.roles = ["user", "admin"]
      }
      let leaving = try await auth.official("Lea", "admin")
      let deletion = AccountDeletion(
        deletionID: UUID(), accountID: leaving.accountID, tokenHash: Array(repeating: 1, count: 32), requestTime: auth.clock.now(),
        purgeTime: auth.clock.now() + .seconds(86_400), isBegun: false)
      try await auth.database.transaction { try await AccountDeletionStore().insert(deletion, in: $0) }
      try await auth.expect("failed_precondition LAST_ADMIN") { try await auth.revoke("admin", boss, by: boss) }
      // An admin who can act lets any of them go, and then goes as well.
      let other = try await auth.official("Other", "admin")
      #expect(try await auth.revoke("admin", suspended, by: boss) == ["user"])
      #expect(try await auth.revoke("admin", boss, by: boss) == ["user"])
      try await auth.expect("failed_precondition LAST_ADMIN") { try await auth.revoke("admin", other, by: other) }
    }
  }

  /// Each reason of a mistake, on the wire, of every method that takes an account.
  @Test func mistakesHaveTheirReasons() async throws {
    try await AuthFixture.run { auth in
      let admin = try await auth.official("Boss", "admin")
      let anna = try await auth.newcomer()
      let bodies: [(reason: String, body: () async throws -> Void)] = [
        ("MISSING", { _ = try await auth.lift(Caller(), by: admin) }),
        ("MISSING", { _ = try await auth.grant("admin", Caller(), by: admin) }),
        ("MISSING", { _ = try await auth.revoke("admin", Caller(), by: admin) }),
        ("UNKNOWN_VALUE", { _ = try await auth.grant("root", anna, by: admin) }),
        ("UNKNOWN_VALUE", { _ = try await auth.revoke("user", anna, by: admin) }),
        (
          "INVALID_UUID",
          { _ = try await auth.moderation.getAccountStanding(GetAccountStandingRequest(accountID: "x"), auth.context(admin)) }
        ),
        ("INVALID_UUID", { _ = try await auth.moderation.listAudit(ListAuditRequest(accountID: "x"), auth.context(admin)) }),
        ("PAGE_TOKEN_INVALID", { _ = try await auth.moderation.listAudit(ListAuditRequest(pageToken: "x"), auth.context(admin)) }),
        ("OUT_OF_RANGE", { _ = try await auth.moderation.listAudit(ListAuditRequest(pageSize: -1), auth.context(admin)) }),
      ]
      for (reason, body) in bodies { try await auth.expectMistakes([reason]) { try await body() } }
      try await auth.expect("not_found ACCOUNT_NOT_FOUND") { try await auth.revoke("admin", Caller(accountID: UUID()), by: admin) }
      let moderator = try await auth.official("Martin", "moderator")
      try await auth.expect("permission_denied RANK_TOO_LOW") { try await auth.lift(admin, by: moderator) }
    }
  }

  @Test func ofManyWhoGiveOneRoleAtOnceItIsGivenOnce() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let admin = try await auth.official("Boss", "admin")
      try await withThrowingTaskGroup(of: [String].self) { group in
        for role in ["moderator", "moderator", "admin", "admin"] { group.addTask { try await auth.grant(role, anna, by: admin) } }
        for try await roles in group { #expect(roles.count > 1) }
      }
      #expect(try await auth.session().roles == ["user", "moderator", "admin"])
      #expect(try await auth.eventKinds(of: anna).count { $0 == .roleGranted } == 2)
    }
  }

  @Test func whoWasDismissedCannotTakeTheRoleBackWithAnOldTicket() async throws {
    try await AuthFixture.run { auth in
      let (first, second) = (try await auth.official("Boss", "admin"), try await auth.official("Other", "admin"))
      _ = try await auth.revoke("admin", second, by: first)
      #expect(second.roles.contains("admin"))
      try await auth.expect("permission_denied PERMISSION_DENIED") { try await auth.grant("admin", second, by: second) }
    }
  }

  @Test func twoAdminsWhoDismissEachOtherLeaveOne() async throws {
    try await AuthFixture.run { auth in
      let pair = [try await auth.official("Boss", "admin"), try await auth.official("Other", "admin")]
      for isOwn in [false, true] {
        let refusals = try await withThrowingTaskGroup(of: String?.self) { group in
          for index in 0..<2 {
            group.addTask { try await auth.refusal { try await auth.revoke("admin", pair[isOwn ? index : 1 - index], by: pair[index]) } }
          }
          return try await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(refusals.count { $0 == nil } == 1)
        for username in ["Boss", "Other"] {
          _ = try await AccountOperator(database: auth.database).setRole("admin", isGrant: true, ofUsername: username, at: auth.clock.now())
        }
      }
    }
  }

  @Test func theOperatorMakesTheFirstAdminAndKeepsTheLast() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let `operator` = AccountOperator(database: auth.database)
      let now = auth.clock.now()
      #expect(try await `operator`.setRole("admin", isGrant: true, ofUsername: "aNNa", at: now) == ["user", "admin"])
      await #expect(throws: AccountOperator.Failure.lastAdmin) {
        try await `operator`.setRole("admin", isGrant: false, ofUsername: "Anna", at: now)
      }
      await #expect(throws: AccountOperator.Failure.accountNotFound) {
        try await `operator`.setRole("admin", isGrant: true, ofUsername: "nobody", at: now)
      }
      await #expect(throws: AccountOperator.Failure.roleUnknown) {
        try await `operator`.setRole("king", isGrant: true, ofUsername: "Anna", at: now)
      }
      #expect(try await auth.session().roles == ["user", "admin"])
    }
  }
}

extension AuthFixture {
  func suspend(
    _ target: Caller, by actor: Caller, _ reason: String = "spam", until endTime: Moment? = nil
  ) async throws -> AccountStanding? {
    let request = SuspendAccountRequest(accountID: target.accountID?.text ?? "", reason: reason, endTime: endTime)
    return try await moderation.suspendAccount(request, context(actor)).standing
  }

  func lift(_ target: Caller, by actor: Caller) async throws -> AccountStanding? {
    let request = LiftSuspensionRequest(accountID: target.accountID?.text ?? "")
    return try await moderation.liftSuspension(request, context(actor)).standing
  }

  func grant(_ role: String, _ target: Caller, by actor: Caller) async throws -> [String] {
    let request = GrantRoleRequest(accountID: target.accountID?.text ?? "", role: role)
    return try await moderation.grantRole(request, context(actor)).standing?.roles ?? []
  }

  func revoke(_ role: String, _ target: Caller, by actor: Caller) async throws -> [String] {
    let request = RevokeRoleRequest(accountID: target.accountID?.text ?? "", role: role)
    return try await moderation.revokeRole(request, context(actor)).standing?.roles ?? []
  }

  /// An account with a role, as the command line makes one; its caller has the role as a fresh token would.
  func official(_ username: String, _ role: String) async throws -> Caller {
    _ = try await newcomer(username)
    _ = try await AccountOperator(database: database).setRole(role, isGrant: true, ofUsername: username, at: clock.now())
    return try await session(of: username)
  }
}
