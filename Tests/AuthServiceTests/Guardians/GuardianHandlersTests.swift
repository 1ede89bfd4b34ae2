import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// The clock begins on 2027-01-15.
@Suite struct GuardianHandlersTests {
  private static let guardian = "parent@example.org"
  private static let day: Duration = .seconds(86_400)

  private func tell(
    _ auth: AuthFixture, _ caller: Caller, _ birthDate: String, _ country: String = "IT", guardian: String = ""
  ) async throws -> CairnProto.Account {
    let request = SetBirthDateRequest(birthDate: birthDate, country: country, guardianEmail: guardian, language: "it")
    return try #require(try await auth.guardians.setBirthDate(request, auth.context(caller)).account)
  }

  private func ask(_ auth: AuthFixture, _ caller: Caller, _ email: String = guardian) async throws -> CairnProto.GuardianConsent? {
    try await auth.guardians.askGuardian(AskGuardianRequest(guardianEmail: email), auth.context(caller)).consent
  }

  private func answer(_ auth: AuthFixture, _ code: String, _ consents: Bool) async throws -> CairnProto.GuardianConsent.State {
    let request = AnswerAsGuardianRequest(code: code, consents: consents)
    return try await auth.guardians.answerAsGuardian(request, auth.context()).state
  }

  private func consent(_ auth: AuthFixture, _ caller: Caller) async throws -> CairnProto.GuardianConsent? {
    try await auth.guardians.getGuardianConsent(GetGuardianConsentRequest(), auth.context(caller)).consent
  }

  /// What gateways believe of the account now.
  private func capabilities(_ auth: AuthFixture, _ caller: Caller) async throws -> [String]? {
    try await auth.revocations().compactMap { (revocation: Revocation) -> [String]? in
      guard case .standing(let accountID, let standing) = revocation, accountID == caller.accountID else { return nil }
      return standing.capabilities
    }.last
  }

  private static let child = [
    "minor", "no_chat", "no_precise_last_seen", "no_public_profile", "no_sponsor_profiling",
  ]

  // MARK: - Birth dates

  @Test func whoIsOldEnoughDecidesAlone() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let account = try await tell(auth, anna, "2013-01-15", "IT")
      #expect(account.birthDate == "2013-01-15" && account.country == "IT" && account.capabilities == ["minor", "no_sponsor_profiling"])
      #expect(try await capabilities(auth, anna) == ["minor", "no_sponsor_profiling"])
      #expect(try await consent(auth, anna) == CairnProto.GuardianConsent())
      // A repeat is the same, another day is not.
      #expect(try await tell(auth, anna, "2013-01-15", "IT") == account)
      for (birthDate, country) in [("2000-01-15", "IT"), ("2013-01-15", "SE")] {
        try await auth.expect("failed_precondition BIRTH_DATE_SET") { try await tell(auth, anna, birthDate, country) }
      }
      try await auth.expect("failed_precondition GUARDIAN_NOT_NEEDED") { try await ask(auth, anna) }
    }
  }

  @Test func itIsToldWhoIsNotOfAge() async throws {
    try await AuthFixture.run { auth in
      func told() async throws -> [String] {
        try await auth.database.query(
          "SELECT payload FROM outbox WHERE destination = 'social' AND type = \(AccountNews.minorType) ORDER BY ordering_key, number"
        ).map { try AccountMinorTold(decoding: try $0.get(0)).accountID }
      }
      let (anna, berta) = (try await auth.newcomer(), try await auth.newcomer("Berta"))
      // Eighteen on the day, and a day short of it.
      _ = try await tell(auth, anna, "2009-01-15")
      #expect(try await told() == [])
      for _ in 1...2 { _ = try await tell(auth, berta, "2009-01-16") }
      #expect(try await told() == [try #require(berta.accountID).text])
    }
  }

  @Test func whoIsTooYoungNamesAGuardianOrNothingIsKept() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let error = await #expect(throws: RPCError.self) { try await tell(auth, anna, "2013-01-16") }
      #expect(error?.code == .failedPrecondition && error?.reason == "TOO_YOUNG")
      #expect(error?.metadata == ["min_age": "14", "guardian_min_age": "10"])
      let younger = await #expect(throws: RPCError.self) { try await tell(auth, anna, "2017-01-16", guardian: Self.guardian) }
      #expect(younger?.metadata == ["min_age": "14"])
      for (birthDate, country, email) in [
        ("2013-02-30", "IT", Self.guardian), ("2027-01-16", "IT", Self.guardian), ("1900-01-01", "IT", ""),
        ("2013-01-16", "it", Self.guardian),
        ("2013-01-16", "IT", "nonsense"), ("2013-01-16", "IT", "Anna@example.org"),
      ] {
        try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await tell(auth, anna, birthDate, country, guardian: email) }
      }
      let own = try #require(try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(anna)).account)
      #expect(own.birthDate == "" && own.capabilities == [])
      #expect(try await auth.mails().map(\.template) == ["confirm_email"])
    }
  }

  @Test func aMinorCorrectsOnlyToWhatProtectsAsMuch() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      _ = try await tell(auth, anna, "2012-05-20", "IT")
      // Younger, and where a child decides later: nobody evades anything by that.
      #expect(try await tell(auth, anna, "2012-06-20", "IT").birthDate == "2012-06-20")
      try await auth.expect("failed_precondition TOO_YOUNG") { try await tell(auth, anna, "2012-06-20", "DE") }
      let waiting = try await tell(auth, anna, "2012-06-20", "DE", guardian: Self.guardian)
      #expect(waiting.capabilities == ["awaiting_guardian"] + Self.child)
      try await auth.expect("failed_precondition BIRTH_DATE_SET") { try await tell(auth, anna, "2012-06-19", "DE") }
      try await auth.expect("failed_precondition BIRTH_DATE_SET") { try await tell(auth, anna, "2012-06-20", "IT") }
      // One who has consented is not asked again because of a day.
      #expect(try await answer(auth, try await auth.guardianCode(), true) == .consented)
      #expect(try await tell(auth, anna, "2012-06-21", "DE").capabilities == Self.child)
      #expect(try await auth.mails().isEmpty)
      let berta = try await auth.newcomer("Berta")
      _ = try await tell(auth, berta, "1990-05-20", "SE")
      #expect(try await tell(auth, berta, "1989-05-20", "").country == "")
    }
  }

  // MARK: - Signing up

  private func signUp(
    _ auth: AuthFixture, _ birthDate: String, as username: String = "Anna", guardian: String = "", app: String = ""
  ) async throws -> SignUpWithPasswordResponse {
    let request = SignUpWithPasswordRequest(
      email: "\(username)@example.org", password: AuthFixture.password, username: username, app: app, locale: "sv", birthDate: birthDate,
      country: birthDate.isEmpty ? "" : "IT", guardianEmail: guardian)
    return try await auth.accounts.signUpWithPassword(request, auth.context())
  }

  @Test func whoIsTooYoungSignsUpWithAGuardianOrNotAtAll() async throws {
    try await AuthFixture.run { auth in
      try await auth.expect("failed_precondition TOO_YOUNG") { try await signUp(auth, "2014-05-20") }
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await signUp(auth, "2014-05-20", guardian: "ANNA@example.org") }
      #expect(try await auth.database.query("SELECT 1 FROM accounts").isEmpty)
      #expect(try await auth.mails().isEmpty)
      let answer = try await signUp(auth, "2014-05-20", guardian: Self.guardian)
      #expect(answer.account?.capabilities == ["awaiting_guardian"] + Self.child && answer.account?.birthDate == "2014-05-20")
      let mail = try #require(try await auth.mails().first { $0.template == "guardian_asked" })
      #expect(mail.recipient == Self.guardian && mail.language == "sv" && mail.values["name"] == "Anna" && mail.values["days"] == "7")
      let code = try #require(mail.values["code"])
      #expect(mail.values["link"] == "https://app.example.org/guardian#\(code)")
      #expect(try await self.answer(auth, code, true) == .consented)
      #expect(try await auth.session().capabilities == Self.child)
      #expect(try await signUp(auth, "2000-05-20", as: "Berta", guardian: Self.guardian).account?.capabilities == [])
    }
  }

  @Test func whereNobodyMayLearnWhoHasAnAccountTheGuardianIsAskedAfterTheAddress() async throws {
    try await AuthFixture.run(revealsTakenEmails: false) { auth in
      try await auth.expect("failed_precondition TOO_YOUNG") { try await signUp(auth, "2014-05-20") }
      #expect(try await signUp(auth, "2014-05-20", guardian: Self.guardian) == SignUpWithPasswordResponse())
      let mails = try await auth.mails()
      #expect(mails.map(\.template) == ["confirm_email"])
      #expect(try await auth.verify("anna@example.org", code: try #require(mails.first?.values["code"])).outcome == .signedUp)
      #expect(try await auth.session().capabilities == ["awaiting_guardian"] + Self.child)
      #expect(try await self.answer(auth, try await auth.guardianCode(), true) == .consented)
      #expect(try await auth.session().capabilities == Self.child)
    }
  }

  @Test func anAppMayDemandABirthDate() async throws {
    try await AuthFixture.run { auth in
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await signUp(auth, "", app: "LocalBuddy 2.1") }
      try await auth.expect(nil) { try await signUp(auth, "2000-05-20", app: "LocalBuddy 2.1") }
      try await auth.expect(nil) { try await signUp(auth, "", as: "Berta", app: "Where am I 2.1") }
      // Whom a provider vouches for has told none when the name is claimed.
      let caller = try await auth.nameless()
      let sessionID = try #require(caller.sessionID)
      try await auth.database.execute("UPDATE sessions SET app = 'localbuddy' WHERE session_id = \(sessionID)")
      let claim = ClaimUsernameRequest(username: "Cleo")
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await auth.usernames.claimUsername(claim, auth.context(caller)) }
      _ = try await tell(auth, caller, "2000-05-20")
      try await auth.expect(nil) { try await auth.usernames.claimUsername(claim, auth.context(caller)) }
    }
  }

  // MARK: - Guardians

  @Test func aGuardianIsAskedByMailAndLetsTheChildPlay() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let account = try await tell(auth, anna, "2014-05-20", guardian: Self.guardian)
      #expect(account.capabilities == ["awaiting_guardian"] + Self.child)
      #expect(try await capabilities(auth, anna) == account.capabilities)
      let asked = try await consent(auth, anna)
      #expect(asked?.state == .asked && asked?.guardianEmail == Self.guardian)
      let code = try await auth.guardianCode()
      try await auth.expect("not_found GUARDIAN_CODE_UNKNOWN") { try await answer(auth, "AAAAA-AAAAA", true) }
      auth.clock.advance(by: .milliseconds(1))
      #expect(try await answer(auth, code.lowercased(), true) == .consented)
      #expect(try await capabilities(auth, anna) == Self.child)
      #expect(try await answer(auth, code, true) == .consented)
      #expect(try await consent(auth, anna)?.consentTime == auth.clock.now())
      // Withdrawn at any time, and then for good.
      auth.clock.set(to: auth.clock.now() + Self.day * 20)
      #expect(try await answer(auth, code, false) == .withdrawn)
      #expect(try await capabilities(auth, anna) == ["awaiting_guardian"] + Self.child)
      try await auth.expect("failed_precondition GUARDIAN_CODE_EXPIRED") { try await answer(auth, code, true) }
      #expect(try await auth.eventKinds(of: anna).prefix(3) == [.guardianWithdrew, .guardianConsented, .guardianAsked])
      // What is on record stays there.
      let states = try await auth.database.query("SELECT state, consent_time IS NOT NULL, end_time IS NOT NULL FROM guardian_consents")
      #expect(
        try states.map { "\(try $0.get(0, as: String.self)) \(try $0.get(1, as: Bool.self)) \(try $0.get(2, as: Bool.self))" } == [
          "WITHDRAWN true true"
        ])
    }
  }

  @Test func theBirthdayEndsItWithoutAnybody() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      _ = try await tell(auth, try await auth.caller(of: tokens), "2013-01-20", guardian: Self.guardian)
      let waiting = try await auth.refresh(tokens.refreshToken)
      #expect(try await auth.caller(of: waiting).capabilities == ["awaiting_guardian"] + Self.child)
      auth.clock.set(to: auth.clock.now() + Self.day * 5)
      let grown = try await auth.refresh(waiting.refreshToken)
      #expect(try await auth.caller(of: grown).capabilities == ["minor", "no_sponsor_profiling"])
    }
  }

  @Test func aGuardianMayRefuseAndAnotherBeAsked() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      _ = try await tell(auth, anna, "2014-05-20", guardian: Self.guardian)
      let first = try await auth.guardianCode()
      #expect(try await answer(auth, first, false) == .refused)
      #expect(try await capabilities(auth, anna)?.contains("awaiting_guardian") == true)
      try await auth.expect("failed_precondition GUARDIAN_CODE_EXPIRED") { try await answer(auth, first, true) }
      auth.clock.advance(by: .milliseconds(1))
      #expect(try await ask(auth, anna, "other@example.org")?.guardianEmail == "other@example.org")
      let second = try await auth.guardianCode()
      auth.clock.advance(by: .milliseconds(1))
      #expect(try await ask(auth, anna)?.state == .asked)
      // The one before counts no more.
      try await auth.expect("failed_precondition GUARDIAN_CODE_EXPIRED") { try await answer(auth, second, true) }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await ask(auth, anna) }
      auth.clock.set(to: auth.clock.now() + Self.day)
      try await auth.expect(nil) { try await ask(auth, anna) }
      let code = try await auth.guardianCode()
      auth.clock.set(to: auth.clock.now() + Self.day * 7)
      try await auth.expect("failed_precondition GUARDIAN_CODE_EXPIRED") { try await answer(auth, code, true) }
      for email in ["nonsense", "anna@example.org"] {
        try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await ask(auth, anna, email) }
      }
    }
  }

  @Test func ofConsentAndRefusalAtOnceOneRecordIsLeft() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      _ = try await tell(auth, anna, "2014-05-20", guardian: Self.guardian)
      let code = try await auth.guardianCode()
      async let first = auth.refusal { try await answer(auth, code, true) }
      async let second = auth.refusal { try await answer(auth, code, false) }
      async let third = auth.refusal { try await ask(auth, anna) }
      _ = try await [first, second, third]
      // Whatever came first: without a consent on record nobody plays, and with one somebody does.
      let consents = try await auth.database.query("SELECT 1 FROM guardian_consents WHERE state = 'CONSENTED'").count
      let isWaiting = try await capabilities(auth, anna)?.contains("awaiting_guardian")
      #expect(isWaiting == (consents == 0))
    }
  }

  @Test func twoBirthDatesAtOnceAreOne() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      async let first = auth.refusal { try await tell(auth, anna, "2014-05-20", guardian: Self.guardian) }
      async let second = auth.refusal { try await tell(auth, anna, "2000-05-20") }
      // Whichever came first, the one that protects is kept.
      let refusals = try await [first, second].compactMap { $0 }
      #expect(refusals.isEmpty || refusals == ["failed_precondition BIRTH_DATE_SET"])
      #expect(try await auth.account(of: anna).birthDate == CalendarDate("2014-05-20"))
    }
  }

  @Test func aStrangersMailboxIsNotFilled() async throws {
    try await AuthFixture.run { auth in
      for name in ["Anna", "Berta", "Cleo"] {
        _ = try await tell(auth, try await auth.newcomer(name), "2014-05-20", guardian: Self.guardian)
      }
      let dora = try await auth.newcomer("Dora")
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await tell(auth, dora, "2014-05-20", guardian: Self.guardian) }
    }
  }

  @Test func codesAreGuessedSlowly() async throws {
    try await AuthFixture.run { auth in
      let context = RequestContext(
        caller: .anonymous, method: auth.context().method, now: auth.clock.now(), clientAddress: "192.0.2.7")
      var refusals: Set<String?> = []
      for _ in 0..<30 {
        let request = AnswerAsGuardianRequest(code: "AAAAA-AAAAA", consents: true)
        refusals.insert(try await auth.refusal { try await auth.guardians.answerAsGuardian(request, context) })
      }
      #expect(refusals == ["not_found GUARDIAN_CODE_UNKNOWN", "resource_exhausted RATE_LIMITED"])
    }
  }

  @Test func aGuardianWhoNeverConsentedIsForgotten() async throws {
    try await AuthFixture.run { auth in
      let (anna, berta) = (try await auth.newcomer(), try await auth.newcomer("Berta"))
      _ = try await tell(auth, anna, "2014-05-20", guardian: Self.guardian)
      #expect(try await answer(auth, try await auth.guardianCode(), true) == .consented)
      _ = try await tell(auth, berta, "2014-05-20", guardian: "other@example.org")
      try await auth.sweep(at: auth.clock.now() + Self.day * 30)
      #expect(try await consent(auth, berta)?.state == .asked)
      try await auth.sweep(at: auth.clock.now() + Self.day * 30 + .milliseconds(1))
      #expect(try await consent(auth, berta) == CairnProto.GuardianConsent())
      #expect(try await consent(auth, anna)?.state == .consented)
    }
  }

  @Test func withoutAnAccountNothingIsAskedOrKept() async throws {
    try await AuthFixture.run { auth in
      for caller in [Caller.anonymous, Caller(accountID: UUID(), sessionID: UUID(), roles: ["user"])] {
        try await auth.expect("unauthenticated UNAUTHENTICATED") { try await tell(auth, caller, "2000-05-20") }
        try await auth.expect("unauthenticated UNAUTHENTICATED") { try await ask(auth, caller) }
      }
    }
  }
}
