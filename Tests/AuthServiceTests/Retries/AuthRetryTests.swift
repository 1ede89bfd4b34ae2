import CairnProto
import CairnServices
import CairnContract
import CairnTesting
import Cryptography
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import AuthService
@testable import RPC

/// An answer that was lost. What AuthService answers holds credentials, which are kept under no key: each method says in the contract how a client
/// finds out what has become of its call, and a row of this table holds it to that.
@Suite struct AuthRetryTests {
  /// A method, what it says to the same call a second time, what makes a call of it possible, and the call.
  struct Row: Sendable, CustomTestStringConvertible {
    let method: MethodRow
    let repetition: RetryLaw.Repetition
    /// - Returns: Who calls, with what.
    let prepare: @Sendable (GuestHouse) async throws -> (Caller, any Message)

    var testDescription: String { method.path }

    init(
      _ method: MethodRow, _ repetition: RetryLaw.Repetition = .same,
      _ prepare: @escaping @Sendable (GuestHouse) async throws -> (Caller, any Message)
    ) {
      (self.method, self.repetition, self.prepare) = (method, repetition, prepare)
    }
  }

  static let rows: [Row] = accounts + sessions + mails + factors + guardians + guests + officials + admins + leaving

  private static let accounts = [
    Row(AccountServiceMethods.signUpWithPassword, .refused("USERNAME_TAKEN", because: "a client that lost the answer logs in")) { _ in
      let request = SignUpWithPasswordRequest(
        email: "anna@example.org", password: AuthFixture.password, username: "Anna", deviceName: "phone")
      return (.anonymous, request)
    },
    Row(AccountServiceMethods.setPersonalDetails) { house in
      (try await house.auth.newcomer(), SetPersonalDetailsRequest(givenName: "Anna", gender: .female))
    },
    Row(UsernameServiceMethods.claimUsername, .otherAnswer(because: "the access token in the answer is a new one")) { house in
      (try await house.auth.nameless(), ClaimUsernameRequest(username: "Anna"))
    },
    Row(UsernameServiceMethods.changeUsername) { house in
      let anna = try await house.auth.newcomer()
      house.auth.clock.advance(by: .seconds(31 * 86_400))
      return (anna, ChangeUsernameRequest(username: "Annika"))
    },
    Row(IdentityServiceMethods.unlinkIdentity, .refused("IDENTITY_NOT_FOUND", because: "says that it is done")) { house in
      let anna = try await house.auth.confirmed()
      let identity = try await house.auth.link(.person("1"), to: anna)
      return (anna, UnlinkIdentityRequest(identityID: identity.identityID.text))
    },
  ]

  private static let sessions = [
    Row(SessionServiceMethods.logInWithPassword, .again(because: "each log-in is a session; a client that lost the answer logs in again")) {
      _ = try await $0.auth.newcomer()
      return (.anonymous, LogInWithPasswordRequest(login: "Anna", password: AuthFixture.password))
    },
    Row(SessionServiceMethods.refreshSession, .otherAnswer(because: "the successor is the same, the access token says when it was made")) {
      let tokens = try #require(try await $0.auth.signUp().tokens)
      return (.anonymous, RefreshSessionRequest(refreshToken: tokens.refreshToken))
    },
    Row(SessionServiceMethods.logOut) { (try await $0.auth.newcomer(), LogOutRequest()) },
    Row(SessionServiceMethods.revokeSession) { house in
      let anna = try await house.auth.newcomer()
      let tablet = try await house.auth.session(on: "tablet")
      return (anna, RevokeSessionRequest(sessionID: try #require(tablet.sessionID).text))
    },
    Row(SessionServiceMethods.revokeOtherSessions, .otherAnswer(because: "tells how many it has ended: none, the second time")) { house in
      let anna = try await house.auth.newcomer()
      _ = try await house.auth.session(on: "tablet")
      return (anna, RevokeOtherSessionsRequest())
    },
    Row(SessionServiceMethods.logOutEverywhere, .otherAnswer(because: "tells how many it has ended: none, the second time")) { house in
      (try await house.auth.newcomer(), LogOutEverywhereRequest())
    },
  ]

  private static let mails = [
    Row(EmailServiceMethods.verifyEmail, .refused("CODE_INVALID", because: "a code is used up by its success")) { house in
      _ = try await house.auth.newcomer()
      let mail = try #require(try await house.auth.mails().first { $0.template == "confirm_email" })
      return (.anonymous, VerifyEmailRequest(email: "Anna@example.org", code: try #require(mail.values["code"])))
    },
    Row(EmailServiceMethods.resendVerification, .again(because: "mails another code; the newest counts")) { house in
      (try await house.auth.newcomer(), ResendVerificationRequest())
    },
    Row(EmailServiceMethods.changeEmail, .again(because: "mails another code; the newest counts")) { house in
      (try await house.auth.confirmed(), ChangeEmailRequest(newEmail: "new@example.org", password: AuthFixture.password))
    },
    Row(EmailServiceMethods.undoEmailChange, .refused("CODE_INVALID", because: "a code is used up by its success")) { house in
      let anna = try await house.auth.confirmed()
      try await house.auth.changeAndConfirm("new@example.org", anna)
      let code = try #require(try await house.auth.mails().first { $0.template == "email_changed" }?.values["code"])
      return (.anonymous, UndoEmailChangeRequest(email: "Anna@example.org", code: code))
    },
    Row(PasswordServiceMethods.changePassword, .refused("INVALID_CREDENTIALS", because: "a client logs in with the new one to find out")) {
      let request = ChangePasswordRequest(oldPassword: AuthFixture.password, newPassword: AuthFixture.newPassword)
      return (try await $0.auth.newcomer(), request)
    },
    Row(PasswordServiceMethods.requestPasswordReset, .again(because: "mails another code; the newest counts")) { house in
      _ = try await house.auth.newcomer()
      return (.anonymous, RequestPasswordResetRequest(email: "Anna@example.org"))
    },
    Row(PasswordServiceMethods.resetPassword, .refused("CODE_INVALID", because: "a client logs in with the new password to find out")) {
      _ = try await $0.auth.newcomer()
      let code = try #require(try await $0.auth.resetMail(to: "Anna@example.org").values["code"])
      return (.anonymous, ResetPasswordRequest(email: "Anna@example.org", code: code, newPassword: AuthFixture.newPassword))
    },
  ]

  private static let factors = [
    Row(SecondFactorServiceMethods.enrolTotp, .again(because: "makes another secret until one was confirmed")) { house in
      (try await house.auth.confirmed(), EnrolTotpRequest())
    },
    Row(SecondFactorServiceMethods.confirmTotp, .refused("SECOND_FACTOR_ENABLED", because: "it is on; a client replaces the codes")) {
      house in
      let anna = try await house.auth.confirmed()
      let app = try await enrol(anna, house)
      return (anna, ConfirmTotpRequest(code: app.code(at: house.auth.clock.now())))
    },
    Row(SecondFactorServiceMethods.disableTotp) { house in
      let (anna, _, codes) = try await owner(house)
      return (anna, DisableTotpRequest(code: codes[0]))
    },
    Row(
      SecondFactorServiceMethods.replaceRecoveryCodes, .refused("SECOND_FACTOR_WRONG", because: "the code is used up; the next one will do")
    ) {
      let (anna, app, _) = try await owner($0)
      // The next code is another one.
      $0.auth.clock.advance(by: .seconds(60))
      return (anna, ReplaceRecoveryCodesRequest(code: app.code(at: $0.auth.clock.now())))
    },
    Row(
      SecondFactorServiceMethods.verifySecondFactor,
      .refused("LOGIN_STEP_INVALID", because: "good for one success; a client that lost the answer logs in again")
    ) { house in
      let (_, _, codes) = try await owner(house)
      var loginStep = ""
      do { _ = try await house.auth.logIn("Anna") } catch let error as RPCError { loginStep = error.metadata["login_step"] ?? "" }
      return (.anonymous, VerifySecondFactorRequest(loginStep: loginStep, code: codes[0]))
    },
  ]

  private static let guardians = [
    Row(GuardianServiceMethods.setBirthDate) { house in
      (try await house.auth.newcomer(), SetBirthDateRequest(birthDate: "1990-05-20", country: "IT"))
    },
    Row(GuardianServiceMethods.askGuardian, .again(because: "asks once more; what was asked before is good for nothing then")) { house in
      let child = try await child(house)
      // Three times within a day.
      house.auth.clock.advance(by: .seconds(86_401))
      return (child, AskGuardianRequest(guardianEmail: "parent@example.org"))
    },
    Row(GuardianServiceMethods.answerAsGuardian) { house in
      _ = try await child(house)
      return (.anonymous, AnswerAsGuardianRequest(code: try await house.auth.guardianCode(), consents: true))
    },
  ]

  private static let guests = [
    Row(GuestServiceMethods.createGuest, .again(because: "the guest nobody ever heard of goes with its time")) { _ in
      (.anonymous, CreateGuestRequest(realm: .qwalk, deviceName: "phone"))
    },
    Row(GuestServiceMethods.upgradeGuest, .refused("NOT_A_GUEST", because: "a client that lost the answer asks WhoAmI")) { house in
      let request = UpgradeGuestRequest(email: "anna@example.org", password: AuthFixture.password, username: "Anna")
      return (try await house.guest().caller, request)
    },
    Row(GuestServiceMethods.mergeGuest) { house in
      let tokens = try await house.guest().tokens
      return (try await house.auth.newcomer(), MergeGuestRequest(guestRefreshToken: tokens.refreshToken))
    },
  ]

  private static let officials = [
    Row(ModerationServiceMethods.suspendAccount) { house in
      let anna = try await house.auth.newcomer()
      let request = SuspendAccountRequest(accountID: try #require(anna.accountID).text, reason: "spam")
      return (try await house.auth.official("Martin", "moderator"), request)
    },
    Row(ModerationServiceMethods.findAccount, .again(because: "each look is kept for the audit")) { house in
      _ = try await house.auth.newcomer()
      return (try await house.auth.official("Martin", "moderator"), FindAccountRequest(login: "Anna"))
    },
    Row(ModerationServiceMethods.liftSuspension) { house in
      let (anna, moderator) = (try await house.auth.newcomer(), try await house.auth.official("Martin", "moderator"))
      _ = try await house.auth.suspend(anna, by: moderator)
      return (moderator, LiftSuspensionRequest(accountID: try #require(anna.accountID).text))
    },
    Row(ModerationServiceMethods.grantRole) { house in
      let anna = try await house.auth.newcomer()
      let request = GrantRoleRequest(accountID: try #require(anna.accountID).text, role: "moderator")
      return (try await house.auth.official("Boss", "admin"), request)
    },
    Row(ModerationServiceMethods.revokeRole) { house in
      let martin = try await house.auth.official("Martin", "moderator")
      let request = RevokeRoleRequest(accountID: try #require(martin.accountID).text, role: "moderator")
      return (try await house.auth.official("Boss", "admin"), request)
    },
  ]

  private static let admins = [
    Row(AccountAdminServiceMethods.endAccountSessions, .again(because: "each order is kept for the audit")) { house in
      let anna = try #require(try await house.auth.newcomer().accountID)
      return (try await house.auth.official("Boss", "admin"), EndAccountSessionsRequest(accountID: anna.text))
    },
    Row(AccountAdminServiceMethods.resetSecondFactor, .otherAnswer(because: "tells whether there was one: not the second time")) { house in
      let anna = try #require(try await owner(house).caller.accountID)
      return (try await house.auth.official("Boss", "admin"), ResetSecondFactorRequest(accountID: anna.text))
    },
    Row(AccountAdminServiceMethods.orderDeletion) { house in
      let anna = try #require(try await house.auth.newcomer().accountID)
      return (try await house.auth.official("Boss", "admin"), OrderDeletionRequest(accountID: anna.text))
    },
    Row(AccountAdminServiceMethods.recallDeletion) { house in
      let (anna, boss) = (try #require(try await house.auth.newcomer().accountID), try await house.auth.official("Boss", "admin"))
      _ = try await admin(house).orderDeletion(OrderDeletionRequest(accountID: anna.text), house.auth.context(boss))
      return (boss, RecallDeletionRequest(accountID: anna.text))
    },
    Row(AccountAdminServiceMethods.orderExport) { house in
      let anna = try #require(try await house.auth.newcomer().accountID)
      return (try await house.auth.official("Boss", "admin"), OrderExportRequest(accountID: anna.text))
    },
  ]

  private static let leaving = [
    Row(ExportServiceMethods.exportMyData) { (try await $0.auth.newcomer(), ExportMyDataRequest()) },
    Row(
      AccountDeletionServiceMethods.deleteAccount, .refused("SESSION_REVOKED", because: "it is deleted; only the receipt's token is lost")
    ) {
      (try await $0.auth.newcomer(), DeleteAccountRequest(password: AuthFixture.password))
    },
    Row(AccountDeletionServiceMethods.cancelDeletion, .refused("DELETION_NOT_FOUND", because: "says that it was taken back")) { house in
      let anna = try await house.auth.newcomer()
      let deleted = try await deletion(house).deleteAccount(
        DeleteAccountRequest(password: AuthFixture.password), house.auth.context(anna))
      return (.anonymous, CancelDeletionRequest(receiptToken: deleted.receiptToken))
    },
  ]

  /// What is not tried, and why.
  private static let untried = [
    AccountDeletionServiceMethods.getDeletionReceipt.path: "changes nothing; asks by POST because a secret is in the request",
    GuestServiceMethods.previewGuestMerge.path: "changes nothing; asks by POST because a secret is in the request",
    IdentityServiceMethods.beginProviderLogin.path: "keeps nothing: a nonce is made, and another one the next time",
    IdentityServiceMethods.linkIdentity.path: "what a provider has signed is tried with a provider, end to end",
    IdentityServiceMethods.logInWithProvider.path: "what a provider has signed is tried with a provider, end to end",
  ]

  /// Who has tried what how often, which every try changes.
  private static let tries: Set = ["login_attempts"]

  // MARK: - What a row needs

  private static func deletion(_ house: GuestHouse) -> AccountDeletionHandlers { house.auth.deletions(grace: .seconds(86_400)) }

  private static func admin(_ house: GuestHouse) -> AccountAdminHandlers {
    var handlers = house.auth.features.admin.handlers
    handlers.erasure.rules.grace = .seconds(86_400)
    return handlers
  }

  private static func enrol(_ caller: Caller, _ house: GuestHouse) async throws -> AuthenticatorApp {
    AuthenticatorApp(base32: try await house.auth.factors.enrolTotp(EnrolTotpRequest(), house.auth.context(caller)).secret)
  }

  /// Anna, with a second factor.
  private static func owner(_ house: GuestHouse) async throws -> (caller: Caller, app: AuthenticatorApp, recoveryCodes: [String]) {
    let anna = try await house.auth.confirmed()
    let app = try await enrol(anna, house)
    let request = ConfirmTotpRequest(code: app.code(at: house.auth.clock.now()))
    return (anna, app, try await house.auth.factors.confirmTotp(request, house.auth.context(anna)).recoveryCodes)
  }

  /// Somebody whose guardian is asked.
  private static func child(_ house: GuestHouse) async throws -> Caller {
    let anna = try await house.auth.newcomer()
    let request = SetBirthDateRequest(birthDate: "2014-01-16", country: "IT", guardianEmail: "parent@example.org", language: "it")
    _ = try await house.auth.guardians.setBirthDate(request, house.auth.context(anna))
    return anna
  }

  private static func methods(_ house: GuestHouse) -> [RPCMethod] {
    let auth = house.auth
    let own = auth.accounts.methods + auth.usernames.methods + auth.sessions.methods + auth.passwords.methods + auth.emails.methods
    return own + auth.factors.methods + auth.guardians.methods + auth.moderation.methods + auth.identities().methods
      + house.handlers.methods + auth.exports.methods + deletion(house).methods + admin(house).methods
  }

  // MARK: -

  @Test func everyMutationIsTriedOrSaysWhyNot() {
    let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.auth.") && $0.idempotency != .read && $0.access != .internal }
    #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: Self.rows.map(\.method.path), exceptions: Self.untried) == [])
    // With the first one that keeps its answer under a key, this table has to look for that.
    #expect(mutations.allSatisfy { $0.idempotency == .natural })
  }

  @Test(arguments: rows)
  func aRetryDoesWhatTheContractSays(row: Row) async throws {
    try await GuestHouse.run { house async throws in
      let (caller, message) = try await row.prepare(house)
      let request = message.encoded()
      let method = try #require(Self.methods(house).first { $0.row == row.method })
      guard case .unary(let body) = method.body else { return #expect(Bool(false), "a mutation answers once") }
      let breaches = try await RetryLaw.breaches(
        of: row.repetition, in: house.auth.database, besides: Self.tries, reason: { ($0 as? RPCError)?.reason }
      ) {
        // Whatever was done again would be done at another time.
        house.auth.clock.advance(by: .seconds(1))
        return try await body(request, RequestContext(caller: caller, method: row.method, now: house.auth.clock.now()))
      }
      #expect(breaches == [])
    }
  }
}
