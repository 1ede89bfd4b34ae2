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

@Suite struct SecondFactorHandlersTests {
  /// Somebody who has just switched a second factor on, at the code of this period.
  private struct Owner {
    let caller: Caller
    let app: AuthenticatorApp
    let recoveryCodes: [String]
  }

  private func enrol(_ auth: AuthFixture, _ caller: Caller) async throws -> AuthenticatorApp {
    try await auth.confirmEmail(of: caller)
    return AuthenticatorApp(base32: try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(caller)).secret)
  }

  private func confirm(_ auth: AuthFixture, _ code: String, _ caller: Caller) async throws -> [String] {
    try await auth.factors.confirmTotp(ConfirmTotpRequest(code: code), auth.context(caller)).recoveryCodes
  }

  private func owner(_ auth: AuthFixture, _ username: String = "Anna") async throws -> Owner {
    let caller = try await auth.newcomer(username)
    let app = try await enrol(auth, caller)
    let codes = try await confirm(auth, app.code(at: auth.clock.now()), caller)
    // The next code is another one.
    auth.clock.set(to: auth.clock.now() + .seconds(60))
    return Owner(caller: caller, app: app, recoveryCodes: codes)
  }

  /// The log-in step of a log-in with the right password.
  private func loginStep(_ auth: AuthFixture, _ username: String = "Anna") async throws -> String {
    do {
      _ = try await auth.logIn(username, on: "tablet")
      return ""
    } catch let error as RPCError {
      #expect(error.code == .unauthenticated && error.reason == "SECOND_FACTOR_REQUIRED")
      #expect(error.metadata["login_step_expire_time"]?.hasSuffix("Z") == true)
      return error.metadata["login_step"] ?? ""
    }
  }

  private func verify(_ auth: AuthFixture, _ loginStep: String, _ code: String) async throws -> VerifySecondFactorResponse {
    try await auth.factors.verifySecondFactor(VerifySecondFactorRequest(loginStep: loginStep, code: code), auth.context())
  }

  private func disable(_ auth: AuthFixture, _ code: String, _ caller: Caller) async throws {
    _ = try await auth.factors.disableTotp(DisableTotpRequest(code: code), auth.context(caller))
  }

  // MARK: - When the password changes

  @Test(arguments: [false, true]) func aLogInThatWaitsForItsCodeDoesNotOutliveThePassword(byReset: Bool) async throws {
    try await AuthFixture.run { auth in
      let owner = try await owner(auth)
      let loginStep = try await loginStep(auth)
      if byReset {
        let mail = try await auth.resetMail(to: "Anna@example.org")
        try await auth.reset("Anna@example.org", code: try #require(mail.values["code"]))
      } else {
        _ = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, owner.caller)
      }
      try await auth.expect("unauthenticated LOGIN_STEP_INVALID") {
        try await verify(auth, loginStep, owner.app.code(at: auth.clock.now()))
      }
      // The factor itself stays: a mailbox alone opens no account that has one.
      try await auth.expect("unauthenticated SECOND_FACTOR_REQUIRED") { try await auth.logIn("Anna", AuthFixture.newPassword) }
    }
  }

  @Test func anUndoneChangeOfAddressTakesAThiefsFactorOffAndLeavesAnOlderOne() async throws {
    for isThiefs in [true, false] {
      try await AuthFixture.run { auth in
        let owner = try await owner(auth)
        _ = try await auth.mails()
        if !isThiefs { auth.clock.advance(by: AccountReclaim.reach + .seconds(1)) }
        try await auth.changeAndConfirm("thief@example.net", owner.caller)
        let undo = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
        try await auth.undo("Anna@example.org", code: undo)
        let mail = try #require(try await auth.mails().first { $0.template == "reset_password" })
        try await auth.reset("Anna@example.org", code: try #require(mail.values["code"]))
        try await auth.expect(isThiefs ? nil : "unauthenticated SECOND_FACTOR_REQUIRED") {
          try await auth.logIn("Anna", AuthFixture.newPassword)
        }
      }
    }
  }

  // MARK: - Setting up

  @Test func anAppIsSetUpByShowingACode() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      #expect(try await auth.factors.getSecondFactor(GetSecondFactorRequest(), auth.context(anna)) == GetSecondFactorResponse())
      try await auth.expect("failed_precondition EMAIL_NOT_VERIFIED") {
        try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna))
      }
      try await auth.confirmEmail(of: anna)
      let answer = try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna))
      #expect(
        answer.otpauthURI == "otpauth://totp/Cairn:Anna?secret=\(answer.secret)&issuer=Cairn&algorithm=SHA1&digits=6&period=30")
      // Not on yet: nobody is asked.
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      let app = AuthenticatorApp(base32: answer.secret)
      #expect(app.secret.count == 20)
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await confirm(auth, app.code(at: auth.clock.now(), 9), anna) }
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await confirm(auth, "nonsense", anna) }
      let codes = try await confirm(auth, app.code(at: auth.clock.now()), anna)
      #expect(Set(codes).count == 10 && codes.allSatisfy { $0.wholeMatch(of: /[A-Z2-7]{5}-[A-Z2-7]{5}/) != nil })
      let found = try await auth.factors.getSecondFactor(GetSecondFactorRequest(), auth.context(anna))
      #expect(found.confirmTime == auth.clock.now() && found.recoveryCodeCount == 10)
      #expect(try await auth.eventKinds(of: anna).contains(.secondFactorEnabled))
      for body in [{ _ = try await enrol(auth, anna) }, { _ = try await confirm(auth, "123456", anna) }] as [() async throws -> Void] {
        try await auth.expect("failed_precondition SECOND_FACTOR_ENABLED") { try await body() }
      }
    }
  }

  @Test func noSecretAndNoCodeIsKeptReadable() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let sealed = try await auth.database.query("SELECT sealed_secret FROM second_factors").firstRow().get(0, as: [UInt8].self)
      #expect(sealed.count == 20 + 28 && !sealed.contains(anna.app.secret))
      let hashes = try await auth.database.query("SELECT code_hash FROM recovery_codes").map { try $0.get(0, as: [UInt8].self) }
      #expect(hashes.count == 10 && hashes.allSatisfy { $0.count == 32 })
      // Whoever has the table and not the master key cannot move a secret to another account either.
      let other = SecondFactorSecrets(masterKey: .random())
      let counters = SecondFactorRules.counters(at: auth.clock.now(), after: 0)
      let code = anna.app.code(at: auth.clock.now())
      let accountID = try #require(anna.caller.accountID)
      #expect(other.counter(of: code, among: counters, sealed: sealed, of: accountID) == nil)
      let own = auth.features.logIns.factors.secrets
      #expect(own.counter(of: code, among: counters, sealed: sealed, of: UUID()) == nil)
      #expect(own.counter(of: code, among: counters, sealed: sealed, of: accountID) != nil)
    }
  }

  @Test func settingUpNeedsAFreshLogInAndEndsAfterAnHour() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      try await auth.expect("failed_precondition SECOND_FACTOR_NOT_ENROLLED") { try await confirm(auth, "123456", anna) }
      let app = try await enrol(auth, anna)
      auth.clock.set(to: auth.clock.now() + .seconds(3_600))
      try await auth.expect("failed_precondition SECOND_FACTOR_NOT_ENROLLED") {
        try await confirm(auth, app.code(at: auth.clock.now()), anna)
      }
      try await auth.expect("failed_precondition FRESH_LOGIN_REQUIRED") { try await enrol(auth, anna) }
    }
  }

  @Test func ofTwoConfirmationsAtOnceOneCounts() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let app = try await enrol(auth, anna)
      let code = app.code(at: auth.clock.now())
      async let first = auth.refusal { try await confirm(auth, code, anna) }
      async let second = auth.refusal { try await confirm(auth, code, anna) }
      #expect(try await [first, second].compactMap { $0 } == ["failed_precondition SECOND_FACTOR_ENABLED"])
      #expect(try await auth.factors.getSecondFactor(GetSecondFactorRequest(), auth.context(anna)).recoveryCodeCount == 10)
    }
  }

  @Test func ofTwoSecretsAtOnceOneCounts() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      let apps = try await withThrowingTaskGroup(of: AuthenticatorApp.self) { group in
        for _ in 0..<2 { group.addTask { try await enrol(auth, anna) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let now = auth.clock.now()
      var refusals: [String?] = []
      for app in apps { refusals.append(try await auth.refusal { try await confirm(auth, app.code(at: now), anna) }) }
      // Whichever was kept: the other's code is wrong before it, and too late after it.
      #expect(refusals.count { $0 == nil } == 1)
      #expect(
        ["unauthenticated SECOND_FACTOR_WRONG", "failed_precondition SECOND_FACTOR_ENABLED"].contains(refusals.compactMap(\.self)[0]))
    }
  }

  @Test func whoGuessesTheCodeOfAnEnrolmentHasToWait() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let app = try await enrol(auth, anna)
      let now = auth.clock.now()
      for _ in 0..<5 {
        try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await confirm(auth, app.code(at: now, 9), anna) }
      }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await confirm(auth, app.code(at: now), anna) }
      // Another secret gives no new tries.
      _ = try await enrol(auth, anna)
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await confirm(auth, app.code(at: now), anna) }
    }
  }

  @Test func ofTwoWhoSwitchItOffAtOnceBothFindItOff() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let codes = [anna.app.code(at: auth.clock.now()), anna.recoveryCodes[0], anna.recoveryCodes[1]]
      #expect(try await auth.refusalsAtOnce(3) { try await disable(auth, codes[$0], anna.caller) } == [nil: 3])
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      #expect(try await auth.eventKinds(of: anna.caller).count { $0 == .secondFactorDisabled } == 1)
    }
  }

  @Test func ofTwoWhoReplaceTheRecoveryCodesAtOnceTheLastOnesAreGood() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let now = auth.clock.now()
      // In this order only: of two codes the older one is no good after the newer.
      let codes = [anna.app.code(at: now), anna.app.code(at: now, 1)]
      let answers = try await withThrowingTaskGroup(of: [String].self) { group in
        for code in codes {
          group.addTask {
            let request = ReplaceRecoveryCodesRequest(code: code)
            do { return try await auth.factors.replaceRecoveryCodes(request, auth.context(anna.caller)).recoveryCodes } catch let error
              as RPCError where error.reason == "SECOND_FACTOR_WRONG"
            { return [] }
          }
        }
        return try await group.reduce(into: [[String]]()) { if !$1.isEmpty { $0.append($1) } }
      }
      #expect((1...2).contains(answers.count))
      #expect(try await auth.factors.getSecondFactor(GetSecondFactorRequest(), auth.context(anna.caller)).recoveryCodeCount == 10)
      var good = 0
      for codes in answers {
        let loginStep = try await loginStep(auth)
        if try await auth.refusal({ try await verify(auth, loginStep, codes[0]) }) == nil { good += 1 }
      }
      #expect(good == 1)
    }
  }

  // MARK: - Logging in

  @Test func aLogInTakesTwoSteps() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna", "wrong") }
      let loginStep = try await loginStep(auth)
      // No session yet.
      #expect(try await auth.eventKinds(of: anna.caller).filter { $0 == .newDevice || $0 == .logIn }.isEmpty)
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await verify(auth, loginStep, "000000") }
      let answer = try await verify(auth, loginStep, anna.app.code(at: auth.clock.now()))
      #expect(answer.accountID == anna.caller.accountID?.text && answer.username == "Anna")
      let caller = try await auth.caller(of: try #require(answer.tokens))
      #expect(caller.accountID == anna.caller.accountID)
      let request = ListSessionsRequest()
      let device = try await auth.sessions.listSessions(request, auth.context(caller)).sessions.first { $0.isCurrent }
      #expect(device?.deviceName == "tablet")
      try await auth.expect("unauthenticated LOGIN_STEP_INVALID") {
        try await verify(auth, loginStep, anna.app.code(at: auth.clock.now(), 1))
      }
    }
  }

  @Test(arguments: [-1, 0, 1] as [Int64]) func clocksMayDifferByAPeriod(periods: Int64) async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let loginStep = try await loginStep(auth)
      let now = auth.clock.now()
      for other in [-2, 2] as [Int64] {
        try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await verify(auth, loginStep, anna.app.code(at: now, other)) }
      }
      try await auth.expect(nil) { try await verify(auth, loginStep, anna.app.code(at: now, periods)) }
    }
  }

  @Test func aCodeIsAcceptedOnce() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let (first, second) = (try await loginStep(auth), try await loginStep(auth))
      let code = anna.app.code(at: auth.clock.now())
      // Two at once, each with its own log-in step.
      async let one = auth.refusal { try await verify(auth, first, code) }
      async let other = auth.refusal { try await verify(auth, second, code) }
      #expect(try await [one, other].compactMap { $0 } == ["unauthenticated SECOND_FACTOR_WRONG"])
      // Nor an older one of the window.
      let third = try await loginStep(auth)
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") {
        try await verify(auth, third, anna.app.code(at: auth.clock.now(), -1))
      }
      try await auth.expect(nil) { try await verify(auth, third, anna.app.code(at: auth.clock.now(), 1)) }
    }
  }

  @Test func aLoginStepIsGoodForOneSessionAndFiveMinutes() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let first = try await loginStep(auth)
      let now = auth.clock.now()
      async let one = auth.refusal { try await verify(auth, first, anna.app.code(at: now)) }
      async let other = auth.refusal { try await verify(auth, first, anna.recoveryCodes[0]) }
      #expect(try await [one, other].compactMap { $0 } == ["unauthenticated LOGIN_STEP_INVALID"])
      let second = try await loginStep(auth)
      auth.clock.set(to: now + .seconds(300))
      try await auth.expect("unauthenticated LOGIN_STEP_INVALID") {
        try await verify(auth, second, anna.app.code(at: auth.clock.now()))
      }
      for nonsense in ["", "x", String(repeating: "A", count: 43), String(repeating: "A", count: 5_000)] {
        try await auth.expect("unauthenticated LOGIN_STEP_INVALID") { try await verify(auth, nonsense, "123456") }
      }
      try await auth.sweep(at: auth.clock.now() + .seconds(1))
      #expect(try await auth.database.query("SELECT 1 FROM login_steps").isEmpty)
    }
  }

  @Test func aRecoveryCodeIsGoodOnce() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let code = anna.recoveryCodes[3]
      try await auth.expect(nil) { try await verify(auth, try await loginStep(auth), code.lowercased()) }
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await verify(auth, try await loginStep(auth), code) }
      #expect(try await auth.factors.getSecondFactor(GetSecondFactorRequest(), auth.context(anna.caller)).recoveryCodeCount == 9)
      #expect(try await auth.eventKinds(of: anna.caller).contains(.recoveryCodeUsed))
      // Another account's codes are nothing here.
      let berta = try await owner(auth, "Berta")
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") {
        try await verify(auth, try await loginStep(auth), berta.recoveryCodes[0])
      }
    }
  }

  @Test func triesAreSlowedAndTheOwnerIsNeverLockedOut() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let loginStep = try await loginStep(auth)
      for _ in 0..<5 {
        try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await verify(auth, loginStep, "000000") }
      }
      let code = anna.app.code(at: auth.clock.now())
      let error = await #expect(throws: RPCError.self) { try await verify(auth, loginStep, code) }
      #expect(error?.reason == "RATE_LIMITED" && error?.metadata["retry_after_ms"] == "1000")
      // Recovery codes are counted by themselves.
      try await auth.expect(nil) { try await verify(auth, loginStep, anna.recoveryCodes[0]) }
      auth.clock.set(to: auth.clock.now() + .seconds(1))
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") {
        try await verify(auth, try await self.loginStep(auth), "000000")
      }
      #expect(try await auth.eventKinds(of: anna.caller).contains(.secondFactorTriesFailed))
      auth.clock.set(to: auth.clock.now() + .seconds(2))
      let next = try await self.loginStep(auth)
      try await auth.expect(nil) { try await verify(auth, next, anna.app.code(at: auth.clock.now(), 1)) }
    }
  }

  @Test func whoIsSuspendedBetweenTheStepsStaysOut() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let loginStep = try await loginStep(auth)
      let suspension = Standing.Suspension(reason: "spam", startTime: auth.clock.now(), endTime: nil)
      let accountID = try #require(anna.caller.accountID)
      try await auth.database.transaction { transaction in
        try await ModerationStore().update(accountID, suspension: suspension, in: transaction)
      }
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") {
        try await verify(auth, loginStep, anna.app.code(at: auth.clock.now()))
      }
    }
  }

  // MARK: - Switching off

  @Test func switchingOffNeedsAFreshLogInAndACode() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      auth.clock.set(to: auth.clock.now() + .seconds(600))
      try await auth.expect("failed_precondition FRESH_LOGIN_REQUIRED") {
        try await disable(auth, anna.app.code(at: auth.clock.now()), anna.caller)
      }
      let answer = try await verify(auth, try await loginStep(auth), anna.app.code(at: auth.clock.now()))
      let fresh = try await auth.caller(of: try #require(answer.tokens))
      for code in ["000000", anna.app.code(at: auth.clock.now()), ""] {
        try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await disable(auth, code, fresh) }
      }
      try await auth.expect(nil) { try await disable(auth, anna.app.code(at: auth.clock.now(), 1), fresh) }
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      try await auth.expect(nil) { try await disable(auth, "", fresh) }
      #expect(try await auth.eventKinds(of: fresh).contains(.secondFactorDisabled))
      #expect(try await auth.database.query("SELECT 1 FROM recovery_codes").isEmpty)
    }
  }

  @Test func recoveryCodesAreReplacedByACodeOfTheAppOnly() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      func replace(_ code: String, _ caller: Caller) async throws -> [String] {
        let request = ReplaceRecoveryCodesRequest(code: code)
        return try await auth.factors.replaceRecoveryCodes(request, auth.context(caller)).recoveryCodes
      }
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await replace(anna.recoveryCodes[0], anna.caller) }
      let codes = try await replace(anna.app.code(at: auth.clock.now()), anna.caller)
      #expect(codes.count == 10 && Set(codes).isDisjoint(with: anna.recoveryCodes))
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") {
        try await verify(auth, try await loginStep(auth), anna.recoveryCodes[0])
      }
      try await auth.expect(nil) { try await verify(auth, try await loginStep(auth), codes[0]) }
      #expect(try await auth.eventKinds(of: anna.caller).contains(.recoveryCodesReplaced))
      let berta = try await auth.newcomer("Berta")
      try await auth.expect("failed_precondition SECOND_FACTOR_NOT_ENROLLED") { try await replace("123456", berta) }
    }
  }

  // MARK: - What the owner is told, and the way around

  @Test func theOwnerIsMailedWhateverBecomesOfTheSecondFactor() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      let app = try await enrol(auth, caller)
      #expect(try await auth.mails().isEmpty)
      let codes = try await confirm(auth, app.code(at: auth.clock.now()), caller)
      let on = try #require(try await auth.mails().first)
      #expect(on.template == "second_factor_on" && on.recipient == "Anna@example.org" && on.values["name"] == "Anna")
      auth.clock.set(to: auth.clock.now() + .seconds(60))
      let answer = try await verify(auth, try await loginStep(auth), codes[0])
      let used = try #require(try await auth.mails().first { $0.template == "recovery_code_used" })
      #expect(used.values["count"] == "9" && used.values["time"] == "2027-01-15 08:01 UTC")
      let fresh = try await auth.caller(of: try #require(answer.tokens))
      let replace = ReplaceRecoveryCodesRequest(code: app.code(at: auth.clock.now()))
      _ = try await auth.factors.replaceRecoveryCodes(replace, auth.context(fresh))
      #expect(try await auth.mails().map(\.template) == ["recovery_codes_replaced"])
      // Whoever is refused changes nothing, and nobody is bothered.
      try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await disable(auth, "000000", fresh) }
      #expect(try await auth.mails().isEmpty)
      try await disable(auth, app.code(at: auth.clock.now(), 1), fresh)
      #expect(try await auth.mails().map(\.template) == ["second_factor_off"])
    }
  }

  @Test func aNewPasswordByMailDoesNotReplaceTheSecondFactor() async throws {
    try await AuthFixture.run { auth in
      let anna = try await owner(auth)
      let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      try await auth.reset("Anna@example.org", code: code)
      try await auth.expect("unauthenticated SECOND_FACTOR_REQUIRED") { try await auth.logIn("Anna", AuthFixture.newPassword) }
      do {
        _ = try await auth.logIn("Anna", AuthFixture.newPassword)
      } catch let error as RPCError {
        let loginStep = try #require(error.metadata["login_step"])
        try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await verify(auth, loginStep, "000000") }
        try await auth.expect(nil) { try await verify(auth, loginStep, anna.app.code(at: auth.clock.now())) }
      }
    }
  }

  @Test func whereItIsRequiredNobodyModeratesWithoutASecondFactor() async throws {
    try await AuthFixture.run(requiresStaffSecondFactor: true) { auth in
      let target = try await auth.newcomer("Berta")
      _ = try await auth.newcomer()
      _ = try await AccountOperator(database: auth.database).setRole("admin", isGrant: true, ofUsername: "Anna", at: auth.clock.now())
      let (first, other) = (try await auth.session(), try await auth.session())
      func refusals(_ caller: Caller) async throws -> Set<String?> {
        let (accountID, context) = (target.accountID?.text ?? "", auth.context(caller))
        return [
          try await auth.refusal { try await auth.moderation.getAccountStanding(.init(accountID: accountID), context) },
          try await auth.refusal { try await auth.moderation.suspendAccount(.init(accountID: accountID, reason: "spam"), context) },
          try await auth.refusal { try await auth.moderation.liftSuspension(.init(accountID: accountID), context) },
          try await auth.refusal { try await auth.moderation.grantRole(.init(accountID: accountID, role: "moderator"), context) },
          try await auth.refusal { try await auth.moderation.revokeRole(.init(accountID: accountID, role: "moderator"), context) },
          try await auth.refusal { try await auth.moderation.listAudit(.init(), context) },
        ]
      }
      // Whoever has no rank is told that, and nothing of factors.
      let denied = try await auth.refusal {
        try await auth.moderation.suspendAccount(.init(accountID: target.accountID?.text ?? "", reason: "spam"), auth.context(target))
      }
      #expect(denied == "permission_denied PERMISSION_DENIED")
      let missing: Set<String?> = ["failed_precondition SECOND_FACTOR_MISSING"]
      #expect(try await refusals(first) == missing)
      let app = try await enrol(auth, first)
      #expect(try await refusals(first) == missing)
      _ = try await confirm(auth, app.code(at: auth.clock.now()), first)
      #expect(try await refusals(first) == [nil])
      // A session from before has not shown it.
      #expect(try await refusals(other) == missing)
      auth.clock.set(to: auth.clock.now() + .seconds(60))
      let answer = try await verify(auth, try await loginStep(auth), app.code(at: auth.clock.now()))
      let later = try await auth.caller(of: try #require(answer.tokens))
      #expect(try await refusals(later) == [nil])
      // Without the factor it counts no more.
      try await disable(auth, app.code(at: auth.clock.now(), 1), later)
      #expect(try await refusals(later) == missing)
    }
  }
}
