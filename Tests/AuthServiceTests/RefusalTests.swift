import CairnProto
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// What the protos say a method answers and what no other suite asks for, as clients see it: method by method, one row each.
@Suite struct RefusalTests {
  // MARK: - Mistakes in forms

  @Test func everyFieldSaysWhatIsWrongWithIt() async throws {
    try await GuestHouse.run { house in
      let auth = house.auth
      let anna = try await auth.newcomer()
      let (guest, _) = try await house.guest()
      let identities = auth.identities()
      let long = String(repeating: "xy ", count: 50)
      func signUp(_ change: (inout SignUpWithPasswordRequest) -> Void) async throws {
        var request = SignUpWithPasswordRequest(email: "b@example.org", password: AuthFixture.password, username: "Bertil")
        change(&request)
        _ = try await auth.accounts.signUpWithPassword(request, auth.context())
      }
      func logIn(_ change: (inout LogInWithPasswordRequest) -> Void) async throws {
        var request = LogInWithPasswordRequest(login: "Anna", password: AuthFixture.password)
        change(&request)
        _ = try await auth.sessions.logInWithPassword(request, auth.context())
      }
      func makeGuest(_ change: (inout CreateGuestRequest) -> Void) async throws {
        var request = CreateGuestRequest(realm: .qwalk)
        change(&request)
        _ = try await house.handlers.createGuest(request, auth.context())
      }
      func upgrade(_ change: (inout UpgradeGuestRequest) -> Void) async throws {
        var request = UpgradeGuestRequest(email: "b@example.org", password: AuthFixture.password, username: "Bertil")
        change(&request)
        _ = try await house.handlers.upgradeGuest(request, auth.context(guest))
      }
      func logInByProvider(_ change: (inout LogInWithProviderRequest) -> Void) async throws {
        var request = LogInWithProviderRequest(credential: auth.credential())
        change(&request)
        _ = try await identities.logInWithProvider(request, auth.context())
      }
      func link(_ credential: ProviderCredential?) async throws {
        _ = try await identities.linkIdentity(LinkIdentityRequest(credential: credential), auth.context(anna))
      }
      func undo(_ email: String, code: String) async throws {
        _ = try await auth.emails.undoEmailChange(UndoEmailChangeRequest(email: email, code: code), auth.context())
      }
      func tell(_ birthDate: String, _ country: String, guardian: String = "") async throws {
        let request = SetBirthDateRequest(birthDate: birthDate, country: country, guardianEmail: guardian)
        _ = try await auth.guardians.setBirthDate(request, auth.context(anna))
      }
      let nameless = try await auth.nameless()
      let namelessSession = try #require(nameless.sessionID)
      try await auth.database.execute("UPDATE sessions SET app = 'localbuddy' WHERE session_id = \(namelessSession)")
      let tooLong = String(repeating: "n", count: 255)
      let rows = [
        RefusedCall("MALFORMED") { try await signUp { $0.birthDate = "2013-02-30" } },
        RefusedCall("MISSING") { try await signUp { $0.app = "LocalBuddy 2.1" } },
        RefusedCall("MALFORMED") { try await signUp { ($0.birthDate, $0.country) = ("2000-05-20", "it") } },
        RefusedCall("MALFORMED") {
          try await signUp { ($0.birthDate, $0.country, $0.guardianEmail) = ("2015-05-20", "IT", "nonsense") }
        },
        RefusedCall("MALFORMED") { try await tell("2013-02-30", "IT") },
        RefusedCall("MALFORMED") { try await tell("2000-05-20", "it") },
        RefusedCall("MALFORMED") { try await tell("2015-05-20", "IT", guardian: "nonsense") },
        RefusedCall("MALFORMED") {
          _ = try await auth.guardians.askGuardian(AskGuardianRequest(guardianEmail: "nonsense"), auth.context(anna))
        },
        RefusedCall("USERNAME_INVALID") {
          _ = try await auth.usernames.checkUsername(CheckUsernameRequest(username: tooLong), auth.context())
        },
        RefusedCall("USERNAME_INVALID") {
          _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "a b"), auth.context(anna))
        },
        RefusedCall("USERNAME_INVALID") {
          _ = try await auth.usernames.claimUsername(ClaimUsernameRequest(username: "a b"), auth.context(nameless))
        },
        RefusedCall("MISSING") {
          _ = try await auth.usernames.claimUsername(ClaimUsernameRequest(username: "Cleo"), auth.context(nameless))
        },
        RefusedCall("PASSWORD_TOO_SHORT") { try await signUp { $0.password = "short" } },
        RefusedCall("PASSWORD_TOO_LONG") { try await signUp { $0.password = long } },
        RefusedCall("MALFORMED") { try await signUp { $0.locale = "not a tag" } },
        RefusedCall("INVALID_UUID") {
          _ = try await auth.sessions.revokeSession(RevokeSessionRequest(sessionID: "x"), auth.context(anna))
        },
        RefusedCall("PAGE_TOKEN_INVALID") {
          _ = try await auth.sessions.listSessions(ListSessionsRequest(pageToken: "x"), auth.context(anna))
        },
        RefusedCall("OUT_OF_RANGE") { _ = try await auth.sessions.listSessions(ListSessionsRequest(pageSize: -1), auth.context(anna)) },
        RefusedCall("PAGE_TOKEN_INVALID") {
          _ = try await auth.securityEvents.listSecurityEvents(ListSecurityEventsRequest(pageToken: "x"), auth.context(anna))
        },
        RefusedCall("OUT_OF_RANGE") {
          _ = try await auth.securityEvents.listSecurityEvents(ListSecurityEventsRequest(pageSize: -1), auth.context(anna))
        },
        RefusedCall("MALFORMED") { try await auth.change(email: "no address", password: AuthFixture.password, anna) },
        RefusedCall("MALFORMED") { try await auth.requestReset("no address") },
        RefusedCall("MISSING") { try await undo("", code: "") },
        RefusedCall("MISSING") { try await undo("a@example.org", code: "") },
        RefusedCall("MISSING") { try await undo("", code: "12345678") },
        RefusedCall("MISSING") { try await auth.reset("a@example.org") },
        RefusedCall("PASSWORD_TOO_SHORT") { try await auth.reset("a@example.org", code: "12345678", to: "short") },
        RefusedCall("PASSWORD_TOO_LONG") { try await auth.reset("a@example.org", code: "12345678", to: long) },
        RefusedCall("PASSWORD_BREACHED") { try await auth.reset("a@example.org", code: "12345678", to: "password1") },
        RefusedCall("MISSING") { try await makeGuest { $0.realm = .unspecified } },
        RefusedCall("MALFORMED") { try await upgrade { $0.email = "no address" } },
        RefusedCall("USERNAME_INVALID") { try await upgrade { $0.username = "b" } },
        RefusedCall("PASSWORD_TOO_SHORT") { try await upgrade { $0.password = "short" } },
        RefusedCall("PASSWORD_TOO_LONG") { try await upgrade { $0.password = long } },
        RefusedCall("PASSWORD_BREACHED") { try await upgrade { $0.password = "password1" } },
        RefusedCall("MISSING") { try await upgrade { $0.password = "" } },
        RefusedCall("NOT_APPLICABLE") { try await upgrade { $0.credential = auth.credential() } },
        RefusedCall("UNKNOWN_VALUE") {
          _ = try await house.handlers.mergeGuest(MergeGuestRequest(results: .unrecognized(9)), auth.context(anna))
        },
        RefusedCall("UNKNOWN_VALUE") {
          _ = try await identities.beginProviderLogin(BeginProviderLoginRequest(provider: "nobody"), auth.context())
        },
        RefusedCall("UNKNOWN_VALUE") { try await logInByProvider { $0.credential?.provider = "nobody" } },
        RefusedCall("MISSING") { try await logInByProvider { $0.credential?.idToken = "" } },
        RefusedCall("NOT_APPLICABLE") { try await logInByProvider { $0.credential?.accessToken = "x" } },
        RefusedCall("UNKNOWN_VALUE") { try await link(ProviderCredential(provider: "nobody", idToken: "x")) },
        RefusedCall("MISSING") { try await link(ProviderCredential(provider: "google")) },
        RefusedCall("INVALID_UUID") {
          _ = try await identities.unlinkIdentity(UnlinkIdentityRequest(identityID: "x"), auth.context(anna))
        },
        RefusedCall("PAGE_TOKEN_INVALID") {
          _ = try await identities.listIdentities(ListIdentitiesRequest(pageToken: "x"), auth.context(anna))
        },
        RefusedCall("OUT_OF_RANGE") { _ = try await identities.listIdentities(ListIdentitiesRequest(pageSize: -1), auth.context(anna)) },
      ]
      for row in rows { try await auth.expectMistakes([row.expected], sourceLocation: row.sourceLocation) { try await row.call() } }
    }
  }

  // MARK: - Nobody

  @Test func withoutASessionNobodyIsAnswered() async throws {
    try await GuestHouse.run { house in
      let auth = house.auth
      let (nobody, identities) = (auth.context(), auth.identities())
      let (sessions, factors, emails) = (auth.sessions, auth.factors, auth.emails)
      let exports = auth.exports
      let rows = [
        RefusedCall("") { _ = try await auth.accounts.whoAmI(WhoAmIRequest(), nobody) },
        RefusedCall("") { _ = try await sessions.logOut(LogOutRequest(), nobody) },
        RefusedCall("") { _ = try await sessions.logOutEverywhere(LogOutEverywhereRequest(), nobody) },
        RefusedCall("") { _ = try await sessions.listSessions(ListSessionsRequest(), nobody) },
        RefusedCall("") { _ = try await sessions.revokeSession(RevokeSessionRequest(sessionID: UUID().text), nobody) },
        RefusedCall("") { _ = try await sessions.revokeOtherSessions(RevokeOtherSessionsRequest(), nobody) },
        RefusedCall("") { _ = try await emails.resendVerification(ResendVerificationRequest(), nobody) },
        RefusedCall("") { _ = try await emails.changeEmail(ChangeEmailRequest(newEmail: "x@example.org"), nobody) },
        RefusedCall("") { _ = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, .anonymous) },
        RefusedCall("") { _ = try await house.handlers.upgradeGuest(UpgradeGuestRequest(), nobody) },
        RefusedCall("") { _ = try await house.handlers.previewGuestMerge(PreviewGuestMergeRequest(), nobody) },
        RefusedCall("") { _ = try await house.handlers.mergeGuest(MergeGuestRequest(), nobody) },
        RefusedCall("") { _ = try await identities.listIdentities(ListIdentitiesRequest(), nobody) },
        RefusedCall("") { _ = try await identities.linkIdentity(LinkIdentityRequest(), nobody) },
        RefusedCall("") { _ = try await identities.unlinkIdentity(UnlinkIdentityRequest(identityID: UUID().text), nobody) },
        RefusedCall("") { _ = try await factors.getSecondFactor(GetSecondFactorRequest(), nobody) },
        RefusedCall("") { _ = try await factors.enrolTotp(EnrolTotpRequest(), nobody) },
        RefusedCall("") { _ = try await factors.confirmTotp(ConfirmTotpRequest(code: "123456"), nobody) },
        RefusedCall("") { _ = try await factors.disableTotp(DisableTotpRequest(code: "123456"), nobody) },
        RefusedCall("") { _ = try await factors.replaceRecoveryCodes(ReplaceRecoveryCodesRequest(code: "123456"), nobody) },
        RefusedCall("") { _ = try await auth.securityEvents.listSecurityEvents(ListSecurityEventsRequest(), nobody) },
        RefusedCall("") { _ = try await auth.usernames.claimUsername(ClaimUsernameRequest(username: "Cleo"), nobody) },
        RefusedCall("") { _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Cleo"), nobody) },
        RefusedCall("") { _ = try await auth.guardians.setBirthDate(SetBirthDateRequest(birthDate: "2000-05-20"), nobody) },
        RefusedCall("") { _ = try await auth.guardians.getGuardianConsent(GetGuardianConsentRequest(), nobody) },
        RefusedCall("") { _ = try await auth.guardians.askGuardian(AskGuardianRequest(guardianEmail: "g@example.org"), nobody) },
        RefusedCall("") { _ = try await exports.exportMyData(ExportMyDataRequest(), nobody) },
        RefusedCall("") { _ = try await exports.getExport(GetExportRequest(), nobody) },
      ]
      for row in rows {
        try await auth.expect("unauthenticated UNAUTHENTICATED", sourceLocation: row.sourceLocation) { try await row.call() }
      }
    }
  }

  /// A token is believed for a second after its account has gone: whatever it calls is refused, or has nothing to do.
  @Test func whoeverIsGoneIsRefusedAndNothingIsKeptOfThem() async throws {
    try await GuestHouse.run { house in
      let auth = house.auth
      let gone = try await auth.newcomer("Gone")
      let (_, tokens) = try await house.guest()
      try await auth.database.execute("DELETE FROM accounts WHERE account_id = \(gone.accountID)")
      let before = try await auth.counts()
      let (context, identities) = (auth.context(gone), auth.identities())
      let (sessions, factors, emails) = (auth.sessions, auth.factors, auth.emails)
      let exports = auth.exports
      let (nobody, ended, stale) = (
        "unauthenticated UNAUTHENTICATED", "unauthenticated SESSION_REVOKED", "failed_precondition FRESH_LOGIN_REQUIRED"
      )
      let rows = [
        RefusedCall(nobody) { _ = try await auth.accounts.whoAmI(WhoAmIRequest(), context) },
        RefusedCall(nobody) { _ = try await auth.accounts.setPersonalDetails(SetPersonalDetailsRequest(givenName: "A"), context) },
        RefusedCall(ended) { _ = try await sessions.revokeOtherSessions(RevokeOtherSessionsRequest(), context) },
        RefusedCall("not_found SESSION_NOT_FOUND") {
          _ = try await sessions.revokeSession(RevokeSessionRequest(sessionID: UUID().text), context)
        },
        RefusedCall(nobody) { _ = try await emails.resendVerification(ResendVerificationRequest(), context) },
        RefusedCall(nobody) { _ = try await emails.changeEmail(ChangeEmailRequest(newEmail: "x@example.org"), context) },
        RefusedCall(nobody) { _ = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, gone) },
        RefusedCall("failed_precondition NOT_A_GUEST") { try await house.upgrade(gone, "Cleo") },
        RefusedCall(ended) { try await house.merge(tokens, into: gone) },
        RefusedCall(stale) { _ = try await identities.linkIdentity(LinkIdentityRequest(credential: auth.credential()), context) },
        RefusedCall(stale) { _ = try await identities.unlinkIdentity(UnlinkIdentityRequest(identityID: UUID().text), context) },
        RefusedCall(stale) { _ = try await factors.enrolTotp(EnrolTotpRequest(), context) },
        RefusedCall("failed_precondition SECOND_FACTOR_NOT_ENROLLED") {
          _ = try await factors.confirmTotp(ConfirmTotpRequest(code: "123456"), context)
        },
        RefusedCall(stale) { _ = try await factors.disableTotp(DisableTotpRequest(code: "123456"), context) },
        RefusedCall(stale) { _ = try await factors.replaceRecoveryCodes(ReplaceRecoveryCodesRequest(code: "123456"), context) },
        RefusedCall(ended) { _ = try await auth.usernames.claimUsername(ClaimUsernameRequest(username: "Cleo"), context) },
        RefusedCall("failed_precondition PROFILE_INCOMPLETE") {
          _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Cleo"), context)
        },
        RefusedCall(nobody) {
          _ = try await auth.guardians.setBirthDate(SetBirthDateRequest(birthDate: "2000-05-20", country: "SE"), context)
        },
        RefusedCall(nobody) { _ = try await auth.guardians.askGuardian(AskGuardianRequest(guardianEmail: "g@example.org"), context) },
        RefusedCall(ended) { _ = try await exports.exportMyData(ExportMyDataRequest(), context) },
        RefusedCall("not_found EXPORT_NOT_FOUND") { _ = try await exports.getExport(GetExportRequest(), context) },
      ]
      for row in rows { try await auth.expect(row.expected, sourceLocation: row.sourceLocation) { try await row.call() } }
      // Who logs out is out already, and lists are empty.
      _ = try await sessions.logOut(LogOutRequest(), context)
      #expect(try await sessions.logOutEverywhere(LogOutEverywhereRequest(), context).revokedCount == 0)
      #expect(try await sessions.listSessions(ListSessionsRequest(), context).sessions.isEmpty)
      #expect(try await identities.listIdentities(ListIdentitiesRequest(), context).identities.isEmpty)
      #expect(try await factors.getSecondFactor(GetSecondFactorRequest(), context) == GetSecondFactorResponse())
      #expect(try await auth.securityEvents.listSecurityEvents(ListSecurityEventsRequest(), context).events.isEmpty)
      #expect(try await auth.guardians.getGuardianConsent(GetGuardianConsentRequest(), context).consent == CairnProto.GuardianConsent())
      #expect(try await auth.counts() == before)
      try await auth.expect(nil) { try await auth.refresh(tokens.refreshToken) }
    }
  }

  /// The account is there when the call looks for it, and gone when it writes.
  @Test func whoeverGoesInTheMiddleOfACallIsRefused() async throws {
    try await GuestHouse.run { house async throws in
      let auth = house.auth
      let exports = auth.exports
      let moderator = try await auth.official("Martin", "moderator")
      let nobody = "unauthenticated UNAUTHENTICATED"
      let calls: [(String, @Sendable (Caller) async throws -> Void)] = [
        ("unauthenticated SESSION_REVOKED", { @Sendable in _ = try await exports.exportMyData(ExportMyDataRequest(), auth.context($0)) }),
        (nobody, { @Sendable in try await auth.resend($0) }),
        (nobody, { @Sendable in try await auth.change(email: "new@example.net", password: AuthFixture.password, $0) }),
        (
          "not_found ACCOUNT_NOT_FOUND",
          { @Sendable gone in
            let request = GetAccountStandingRequest(accountID: gone.accountID?.text ?? "")
            _ = try await auth.moderation.getAccountStanding(request, auth.context(moderator))
          }
        ),
        (nobody, { @Sendable in _ = try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context($0)) }),
      ]
      for (index, (expected, call)) in calls.enumerated() {
        let caller = try await auth.newcomer("Gone\(index)")
        // Setting an app up asks for a confirmed address, and having one mailed for another.
        if index == calls.count - 1 { try await auth.confirmEmail(of: caller) }
        let refusal = try await auth.database.transaction { transaction in
          try await transaction.execute("DELETE FROM accounts WHERE account_id = \(caller.accountID)")
          let running = Task { try await auth.refusal { try await call(caller) } }
          for _ in 0..<1_000 {
            let isWaiting: Bool = try await transaction.query(
              "SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid)))"
            ).firstRow().get(0)
            if isWaiting { break }
            try await Task.sleep(for: .milliseconds(5))
          }
          return running
        }.value
        #expect(refusal == expected, "\(index)")
      }
    }
  }

  // MARK: - Too much

  @Test func whoeverTriesTooOftenHasToWait() async throws {
    try await GuestHouse.run(signUps: SignUpBudgetRules(burst: 3)) { house in
      let auth = house.auth
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      let bertil = try await auth.newcomer("Bertil")
      try await auth.confirmEmail(of: bertil)
      let app = AuthenticatorApp(base32: try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna)).secret)
      _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(anna))
      _ = try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(bertil))
      let (guest, _) = try await house.guest()
      // Each row from an address of its own, where addresses are counted.
      func from(_ number: Int, _ caller: Caller = .anonymous) -> RequestContext { auth.context(caller, from: "192.0.2.\(number)") }
      let wrongCode = "00000000"
      let rows = [
        RefusedCall("already_exists USERNAME_TAKEN") {
          let request = SignUpWithPasswordRequest(email: "x@example.org", password: AuthFixture.password, username: "anna")
          _ = try await auth.accounts.signUpWithPassword(request, from(1))
        },
        RefusedCall("") { _ = try await house.handlers.createGuest(CreateGuestRequest(realm: .qwalk), from(2)) },
        RefusedCall("already_exists USERNAME_TAKEN") {
          let request = UpgradeGuestRequest(email: "x@example.org", password: AuthFixture.password, username: "anna")
          _ = try await house.handlers.upgradeGuest(request, from(3, guest))
        },
        RefusedCall("") { _ = try await auth.logIn(as: .person(UUID().text), from: "192.0.2.4") },
        RefusedCall("failed_precondition CODE_INVALID") {
          _ = try await auth.emails.verifyEmail(VerifyEmailRequest(email: "x@example.org", code: wrongCode), from(5))
        },
        RefusedCall("failed_precondition CODE_INVALID") {
          _ = try await auth.emails.undoEmailChange(UndoEmailChangeRequest(email: "x@example.org", code: wrongCode), from(6))
        },
        RefusedCall("unauthenticated SECOND_FACTOR_WRONG") {
          _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: "000000"), auth.context(bertil))
        },
        RefusedCall("unauthenticated SECOND_FACTOR_WRONG") {
          _ = try await auth.factors.disableTotp(DisableTotpRequest(code: "000000"), auth.context(anna))
        },
      ]
      for row in rows {
        var refusals: [String] = []
        repeat {
          do {
            try await row.call()
            refusals.append("")
          } catch let error as RPCError {
            refusals.append("\(error.code.rawValue) \(error.reason)")
            if error.reason == "RATE_LIMITED" {
              #expect(Int(error.metadata["retry_after_ms"] ?? "").map { $0 > 0 } == true, sourceLocation: row.sourceLocation)
            }
          }
        } while refusals.last == row.expected && refusals.count < 30
        #expect(refusals.last == "resource_exhausted RATE_LIMITED", sourceLocation: row.sourceLocation)
        #expect(refusals.count > 2, sourceLocation: row.sourceLocation)
      }
      // The tries of one method are the tries of another that believes the same code.
      try await auth.expect("resource_exhausted RATE_LIMITED") {
        try await auth.factors.replaceRecoveryCodes(ReplaceRecoveryCodesRequest(code: "000000"), auth.context(anna))
      }
      // Where nobody tried, nobody waits.
      _ = try await house.handlers.createGuest(CreateGuestRequest(realm: .qwalk), from(99))
    }
  }

  @Test func whereTooManyPasswordsWaitNothingHasHappened() async throws {
    try await GuestHouse.run { house in
      let auth = house.auth
      let anna = try await auth.newcomer()
      let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      let (guest, _) = try await house.guest()
      let before = try await auth.counts()
      auth.hashing.stop()
      let rows: [RefusedCall] = [
        RefusedCall("OVERLOADED") { _ = try await auth.signUp("Bertil") },
        RefusedCall("OVERLOADED") { _ = try await auth.logIn("Anna") },
        RefusedCall("OVERLOADED") { _ = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, anna) },
        RefusedCall("OVERLOADED") { try await auth.change(email: "new@example.net", password: AuthFixture.password, anna) },
        RefusedCall("OVERLOADED") { try await auth.reset("Anna@example.org", code: code) },
        RefusedCall("OVERLOADED") { try await house.upgrade(guest, "Bertil") },
      ]
      for row in rows {
        try await auth.expect("resource_exhausted \(row.expected)", sourceLocation: row.sourceLocation) { try await row.call() }
      }
      // A name that nobody has is answered as a wrong password is: those who fill its rank of the line would learn that nobody has it.
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Nobody") }
      #expect(try await auth.counts() == before)
    }
  }

  @Test func whereAProviderDoesNotAnswerNothingHasHappened() async throws {
    try await GuestHouse.run { house in
      let auth = house.auth
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      let (guest, _) = try await house.guest()
      let before = try await auth.counts()
      let (identities, crowded) = (auth.identities(), auth.identities(isCrowded: true))
      func logIn(_ credential: ProviderCredential, by handlers: IdentityHandlers? = nil) async throws {
        _ = try await (handlers ?? identities).logInWithProvider(LogInWithProviderRequest(credential: credential), auth.context())
      }
      func link(_ credential: ProviderCredential, by handlers: IdentityHandlers? = nil) async throws {
        _ = try await (handlers ?? identities).linkIdentity(LinkIdentityRequest(credential: credential), auth.context(anna))
      }
      func upgrade(_ credential: ProviderCredential) async throws {
        _ = try await house.handlers.upgradeGuest(UpgradeGuestRequest(credential: credential), auth.context(guest))
      }
      let nonsense = ProviderCredential(provider: "google", idToken: "nonsense")
      let rows = [
        RefusedCall("unavailable PROVIDER_UNAVAILABLE") { try await logIn(auth.credential()) },
        RefusedCall("unavailable PROVIDER_UNAVAILABLE") { try await link(auth.credential()) },
        RefusedCall("unavailable PROVIDER_UNAVAILABLE") { try await upgrade(auth.credential()) },
        RefusedCall("resource_exhausted OVERLOADED") { try await logIn(auth.credential(), by: crowded) },
        RefusedCall("resource_exhausted OVERLOADED") { try await link(auth.credential(), by: auth.identities(isCrowded: true)) },
        RefusedCall("unauthenticated INVALID_PROVIDER_TOKEN") { try await logIn(nonsense) },
        RefusedCall("unauthenticated INVALID_PROVIDER_TOKEN") { try await link(nonsense) },
        RefusedCall("unauthenticated INVALID_PROVIDER_TOKEN") { try await upgrade(nonsense) },
        RefusedCall("unauthenticated INVALID_PROVIDER_TOKEN") { try await link(auth.credential(nonce: "made up")) },
        RefusedCall("unauthenticated INVALID_PROVIDER_TOKEN") { try await upgrade(auth.credential(nonce: "")) },
      ]
      for row in rows { try await auth.expect(row.expected, sourceLocation: row.sourceLocation) { try await row.call() } }
      #expect(try await auth.counts() == before)
    }
  }

  // MARK: - The rest, by method

  @Test func whatASessionOrAnAddressLacks() async throws {
    try await GuestHouse.run(accountResults: nil) { house in
      let auth = house.auth
      let anna = try await auth.newcomer()
      let addressless = try await auth.nameless()
      let (_, tokens) = try await house.guest()
      let identities = auth.identities()
      let ended = try await auth.session(on: "tablet")
      _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(ended))
      func preview(_ token: String) async throws {
        _ = try await house.handlers.previewGuestMerge(PreviewGuestMergeRequest(guestRefreshToken: token), auth.context(anna))
      }
      let own = try #require(try await auth.logIn("Anna").tokens).refreshToken
      let rows = [
        RefusedCall("failed_precondition EMAIL_MISSING") { try await auth.resend(addressless) },
        RefusedCall("unauthenticated SESSION_REVOKED") {
          _ = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, ended)
        },
        RefusedCall("unauthenticated REFRESH_TOKEN_INVALID") { try await preview("nonsense") },
        // Nobody's account is somebody's guest.
        RefusedCall("unauthenticated REFRESH_TOKEN_INVALID") { try await preview(own) },
        RefusedCall("unavailable UNAVAILABLE") { try await preview(tokens.refreshToken) },
        RefusedCall("unavailable UNAVAILABLE") { try await house.merge(tokens, into: anna) },
      ]
      for row in rows { try await auth.expect(row.expected, sourceLocation: row.sourceLocation) { try await row.call() } }
      // The old password is good, because the change was not made.
      try await auth.expect(nil) { try await auth.logIn("Anna") }
      // A guest whose results cannot be counted is still there.
      try await auth.expect(nil) { try await auth.refresh(tokens.refreshToken) }
      // Fresh sessions only, by the handlers themselves.
      auth.clock.advance(by: .seconds(601))
      let stale = [
        RefusedCall("") { _ = try await identities.linkIdentity(LinkIdentityRequest(credential: auth.credential()), auth.context(anna)) },
        RefusedCall("") {
          _ = try await identities.unlinkIdentity(UnlinkIdentityRequest(identityID: UUID().text), auth.context(anna))
        },
        RefusedCall("") {
          _ = try await auth.factors.replaceRecoveryCodes(ReplaceRecoveryCodesRequest(code: "123456"), auth.context(anna))
        },
      ]
      for row in stale {
        try await auth.expect("failed_precondition FRESH_LOGIN_REQUIRED", sourceLocation: row.sourceLocation) { try await row.call() }
      }
    }
  }
}

extension AuthFixture {
  /// How many rows there are that a call could have added to or taken from.
  func counts() async throws -> [Int64] {
    let row = try await database.query(
      """
      SELECT (SELECT count(*) FROM accounts), (SELECT count(*) FROM sessions), (SELECT count(*) FROM identities),
        (SELECT count(*) FROM password_credentials), (SELECT count(*) FROM mailed_codes), (SELECT count(*) FROM security_events),
        (SELECT count(*) FROM used_provider_nonces)
      """
    ).firstRow()
    return try (0..<7).map { try row.get($0) }
  }
}
