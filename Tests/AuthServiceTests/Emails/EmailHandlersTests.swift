import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct EmailVerificationTests {
  @Test func signingUpMailsACodeThatConfirmsTheAddress() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let mail = try #require(try await auth.mails().first)
      #expect(mail.template == "confirm_email" && mail.recipient == "Anna@example.org" && mail.values["hours"] == "48")
      let code = try #require(mail.values["code"])
      let answer = try await auth.verify("anna@example.org", code: code.replacing(" ", with: "-"))
      #expect(answer.outcome == .verified)
      #expect(try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(caller)).account?.emailVerified == true)
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("anna@example.org", code: code) }
      try await auth.expect("failed_precondition EMAIL_VERIFIED") { try await auth.resend(caller) }
    }
  }

  @Test func anotherCodeCanBeAskedForAFewTimes() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      for _ in 0..<3 { try await auth.expect(nil) { try await auth.resend(caller) } }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.resend(caller) }
      let mails = try await auth.mails()
      #expect(mails.count == 4)
      let token = String(try #require(mails.last?.values["link"]).split(separator: "#")[1])
      try await auth.expect(nil) { try await auth.verify(token: token) }
    }
  }

  /// Mails are counted for the network that asks for them, and not for all networks together.
  @Test func manyPeopleAskForMailsFromPlacesOfTheirOwn() async throws {
    try await AuthFixture.run { auth in
      let count = LoginThrottleRules.mailAddress.freeTries + 5
      for number in 0..<count {
        let caller = try await auth.nameless { $0.email = "person\(number)@example.org" }
        let context = auth.context(caller, from: "198.51.100.\(number)")
        try await auth.expect(nil) { _ = try await auth.emails.resendVerification(ResendVerificationRequest(), context) }
      }
      var reasons: Set<String> = []
      for number in 0..<count {
        let caller = try await auth.nameless { $0.email = "pupil\(number)@example.org" }
        do {
          _ = try await auth.emails.resendVerification(ResendVerificationRequest(), auth.context(caller, from: "192.0.2.1"))
        } catch let refusal as RPCError {
          reasons.insert(refusal.reason)
        }
      }
      #expect(reasons == ["RATE_LIMITED"], "of one network many are refused")
    }
  }

  @Test func aCodeIsGoodForTwoDays() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let code = try #require(try await auth.mails().first?.values["code"])
      auth.clock.advance(by: .seconds(48 * 3_600))
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("Anna@example.org", code: code) }
      #expect(try await MailedCodeStore().deleteExpired(before: auth.clock.now() + .seconds(1), limit: 10, in: auth.database) == 1)
    }
  }

  @Test func oneOnesCodeConfirmsNobodyElsesAddress() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer("Anna")
      _ = try await auth.newcomer("Bert")
      let mails = try await auth.mails()
      let code = try #require(mails.first { $0.recipient == "Anna@example.org" }?.values["code"])
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("Bert@example.org", code: code) }
      let link = try #require(mails.first?.values["link"])
      // A token of one purpose is worth nothing for another.
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset(token: String(link.split(separator: "#")[1])) }
    }
  }

  @Test(arguments: [("", "", ""), ("anna@example.org", "", ""), ("", "12345678", "")])
  func aProofThatIsMissingIsAMistake(email: String, code: String, token: String) async throws {
    try await AuthFixture.run { auth in
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await auth.verify(email, code: code, token: token) }
    }
  }
}

extension EmailVerificationTests {
  @Test func ofOneCodeThatIsShownTwiceAtOnceOneCounts() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let code = try #require(try await auth.mails().first?.values["code"])
      let refusals = try await auth.refusalsAtOnce(3) { _ in try await auth.verify("Anna@example.org", code: code) }
      #expect(refusals == [nil: 1, "failed_precondition CODE_INVALID": 2])
    }
  }

  /// Many addresses are worth no more tries than one.
  @Test func guessingFromManyAddressesEndsWithTheFifthTry() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let mail = try #require(try await auth.mails().first)
      let code = try #require(mail.values["code"])
      let wrong = code.first == "0" ? "10000000" : "00000000"
      func tryIt(_ code: String, from number: Int) async throws {
        _ = try await auth.emails.verifyEmail(
          VerifyEmailRequest(email: "Anna@example.org", code: code), auth.context(from: "192.0.\(number).1"))
      }
      for number in 0..<5 { try await auth.expect("failed_precondition CODE_INVALID") { try await tryIt(wrong, from: number) } }
      try await auth.expect("failed_precondition CODE_INVALID") { try await tryIt(code, from: 9) }
      // The link in the same mail is not guessed.
      let token = String(try #require(mail.values["link"]).split(separator: "#")[1])
      try await auth.expect(nil) { try await auth.verify(token: token) }
    }
  }

  @Test func ofManyCodesThatAreAskedForAtOnceOneIsGood() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      _ = try await auth.mails()
      #expect(try await auth.refusalsAtOnce(3) { _ in try await auth.resend(caller) } == [nil: 3])
      let codes = try await auth.mails().compactMap { $0.values["code"] }
      #expect(codes.count == 3)
      var good = 0
      for code in codes where try await auth.refusal({ try await auth.verify("Anna@example.org", code: code) }) == nil { good += 1 }
      #expect(good == 1)
      let left: Int64 = try await auth.database.query("SELECT count(*) FROM mailed_codes WHERE purpose = 'CONFIRM_EMAIL'").firstRow().get(0)
      #expect(left == 0)
    }
  }
}

@Suite struct EmailChangeTests {
  @Test func ofTwoChangesThatAreAskedForAtOnceOneCanBeConfirmed() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      _ = try await auth.mails()
      let emails = ["one@example.net", "two@example.net"]
      let refusals = try await auth.refusalsAtOnce(2) { try await auth.change(email: emails[$0], password: AuthFixture.password, caller) }
      #expect(refusals == [nil: 2])
      var outcomes: [String?] = []
      for mail in try await auth.mails() {
        let code = try #require(mail.values["code"])
        outcomes.append(try await auth.refusal { try await auth.verify(mail.recipient, code: code) })
      }
      #expect(outcomes.count { $0 == nil } == 1 && outcomes.contains("failed_precondition CODE_INVALID"))
    }
  }

  @Test func ofOneUndoTwiceAtOnceOneCounts() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      try await auth.changeAndConfirm("thief@example.net", caller)
      let code = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
      let refusals = try await auth.refusalsAtOnce(3) { _ in try await auth.undo("Anna@example.org", code: code) }
      #expect(refusals == [nil: 1, "failed_precondition CODE_INVALID": 2])
      #expect(try await auth.email(of: caller) == "Anna@example.org true")
      #expect(try await auth.mails().count { $0.template == "reset_password" } == 1)
    }
  }

  @Test func whoeverTookTheOldAddressWithoutConfirmingItDoesNotKeepItsOwnerOut() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      try await auth.changeAndConfirm("thief@example.net", caller)
      let code = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
      let squatter = try await auth.caller(of: try #require(try await auth.signUp("Berta", email: "anna@example.org").tokens))
      try await auth.undo("Anna@example.org", code: code)
      #expect(try await auth.email(of: squatter) == " false")
      // The thief is out; the owner sets a password by the mail that has come.
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("thief@example.net") }
      let mail = try #require(try await auth.mails().last { $0.template == "reset_password" })
      #expect(mail.recipient == "Anna@example.org")
      // The one who had it keeps the account.
      try await auth.expect(nil) { try await auth.logIn("Berta") }
    }
  }

  @Test func whatSomebodyElseHasConfirmedMeanwhileCannotBeTakenBack() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      try await auth.changeAndConfirm("new@example.net", caller)
      let code = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
      _ = try await auth.signUp("Berta", email: "anna@example.org")
      try await auth.verify("anna@example.org")
      try await auth.expect("already_exists EMAIL_TAKEN") { try await auth.undo("Anna@example.org", code: code) }
      // Nothing of it was done.
      #expect(try await auth.email(of: caller) == "new@example.net true")
      try await auth.expect(nil) { try await auth.logIn("new@example.net") }
    }
  }

  @Test func theNewAddressReplacesTheOldOneWhenItIsConfirmed() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      try await auth.change(email: "new@example.net", password: AuthFixture.password, caller)
      let asked = try #require(try await auth.mails().last)
      #expect(asked.template == "change_email" && asked.recipient == "new@example.net")
      #expect(try await auth.email(of: caller) == "Anna@example.org true")
      let code = try #require(asked.values["code"])
      let answer = try await auth.verify("new@example.net", code: code)
      #expect(answer.outcome == .changed)
      #expect(try await auth.email(of: caller) == "new@example.net true")
      try await auth.expect(nil) { try await auth.logIn("new@example.net") }
      let notice = try #require(try await auth.mails().first { $0.template == "email_changed" })
      #expect(notice.recipient == "Anna@example.org" && notice.values["email"] == "n…@example.net" && notice.values["days"] == "7")
      #expect(try await auth.eventKinds(of: caller).contains(.emailChanged))
    }
  }

  @Test func theOldAddressCanTakeItBackAndEverybodyElseIsOut() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      let thief = try #require(try await auth.logIn("Anna").tokens)
      try await auth.changeAndConfirm("thief@example.net", caller)
      let notice = try #require(try await auth.mails().first { $0.template == "email_changed" })
      let code = try #require(notice.values["code"])
      try await auth.expect(nil) { try await auth.undo("Anna@example.org", code: code) }
      #expect(try await auth.email(of: caller) == "Anna@example.org true")
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(thief.refreshToken) }
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna") }
      let mail = try #require(try await auth.mails().first { $0.template == "reset_password" })
      #expect(mail.recipient == "Anna@example.org")
      try await auth.expect(nil) { try await auth.reset("Anna@example.org", code: try #require(mail.values["code"])) }
      try await auth.expect(nil) { try await auth.logIn("Anna", AuthFixture.newPassword) }
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.undo("Anna@example.org", code: code) }
    }
  }

  /// What a thief of the password has asked for dies with the password.
  @Test(arguments: ["change", "reset", "everywhere"]) func aChangeThatWasAskedForDoesNotOutliveTheSessions(end: String) async throws {
    try await AuthFixture.run { auth in
      let owner = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      let thief = try await auth.session()
      try await auth.change(email: "thief@example.net", password: AuthFixture.password, thief)
      let code = try #require(try await auth.mails().first { $0.template == "change_email" }?.values["code"])
      #expect(try await auth.eventKinds(of: owner).contains(.emailChangeRequested))
      switch end {
      case "change": _ = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, owner)
      case "reset":
        let mail = try await auth.resetMail(to: "Anna@example.org")
        try await auth.reset("Anna@example.org", code: try #require(mail.values["code"]))
      default: _ = try await auth.sessions.logOutEverywhere(LogOutEverywhereRequest(), auth.context(owner))
      }
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("thief@example.net", code: code) }
      #expect(try await auth.email(of: owner) == "Anna@example.org true")
    }
  }

  @Test func theFirstOwnerCanUndoWhateverCameAfter() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      try await auth.changeAndConfirm("thief1@example.net", caller)
      let owners = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
      auth.clock.advance(by: .seconds(60))
      try await auth.changeAndConfirm("thief2@example.net", caller)
      let thiefs = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
      // The thief's way back goes to the thief's address, and takes the owner's away from nobody.
      try await auth.undo("thief1@example.net", code: thiefs)
      #expect(try await auth.email(of: caller) == "thief1@example.net true")
      try await auth.undo("Anna@example.org", code: owners)
      #expect(try await auth.email(of: caller) == "Anna@example.org true")
      #expect(try await auth.eventKinds(of: caller).contains(.emailChangeUndone))
    }
  }

  @Test func anUndoTakesLaterWaysBackWithIt() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      try await auth.changeAndConfirm("thief1@example.net", caller)
      let owners = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
      auth.clock.advance(by: .seconds(60))
      try await auth.changeAndConfirm("thief2@example.net", caller)
      let thiefs = try #require(try await auth.mails().first { $0.template == "email_changed" }?.values["code"])
      try await auth.undo("Anna@example.org", code: owners)
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.undo("thief1@example.net", code: thiefs) }
    }
  }

  /// Each new address tells whether somebody has it.
  @Test func anAccountCannotTryAddressesAsItLikes() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Bert")
      let caller = try await auth.newcomer()
      for _ in 0..<5 {
        try await auth.expect("already_exists EMAIL_TAKEN") {
          try await auth.change(email: "Bert@example.org", password: AuthFixture.password, caller)
        }
      }
      try await auth.expect("resource_exhausted RATE_LIMITED") {
        try await auth.change(email: "Bert@example.org", password: AuthFixture.password, caller)
      }
    }
  }

  @Test func anAddressThatWasNeverConfirmedIsToldNothing() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.changeAndConfirm("new@example.net", caller)
      #expect(try await auth.mails().map(\.recipient).allSatisfy { $0 == "new@example.net" })
    }
  }

  @Test func aResetCodeThatWentToTheOldAddressIsWorthNothingAfterTheChange() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      try await auth.changeAndConfirm("new@example.net", caller)
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: code) }
    }
  }

  @Test func aSessionAloneChangesNoAddress() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.expect("permission_denied INVALID_CREDENTIALS") {
        try await auth.change(email: "new@example.net", password: "wrong", caller)
      }
      auth.clock.advance(by: .seconds(601))
      try await auth.expect("failed_precondition FRESH_LOGIN_REQUIRED") {
        try await auth.change(email: "new@example.net", password: "", caller)
      }
      let fresh = try await auth.session()
      try await auth.expect(nil) { try await auth.change(email: "new@example.net", password: "", fresh) }
    }
  }

  @Test func somebodyElsesAddressIsTaken() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer("Anna")
      _ = try await auth.newcomer("Bert")
      try await auth.expect("already_exists EMAIL_TAKEN") {
        try await auth.change(email: "BERT@example.org", password: AuthFixture.password, caller)
      }
    }
  }

  @Test func ofTwoWhoConfirmOneAddressAtOnceTheConstraintChoosesOne() async throws {
    try await AuthFixture.run { auth in
      var codes: [String] = []
      for name in ["Anna", "Bert", "Cleo"] {
        let caller = try await auth.newcomer(name)
        try await auth.change(email: "shared@example.net", password: AuthFixture.password, caller)
        let asked = try await auth.mails().first { $0.template == "change_email" }
        codes.append(String(try #require(asked?.values["link"]).split(separator: "#")[1]))
      }
      let outcomes = try await withThrowingTaskGroup(of: String?.self) { group in
        for token in codes { group.addTask { try await auth.refusal { try await auth.verify(token: token) } } }
        return try await group.reduce(into: [String: Int]()) { $0[$1 ?? "done", default: 0] += 1 }
      }
      // Whoever comes later is told that it is taken or, when that has taken back what was asked for, that the code is none.
      #expect(outcomes["done"] == 1 && outcomes.values.reduce(0, +) == 3)
      #expect(Set(outcomes.keys).isSubset(of: ["done", "already_exists EMAIL_TAKEN", "failed_precondition CODE_INVALID"]))
    }
  }

  @Test func theSameAddressAgainTakesBackWhatWasAskedFor() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      try await auth.change(email: "new@example.net", password: AuthFixture.password, caller)
      let code = try #require(try await auth.mails().last?.values["code"])
      try await auth.change(email: "anna@example.org", password: AuthFixture.password, caller)
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("new@example.net", code: code) }
    }
  }
}

@Suite struct NoticeTests {
  @Test func aNewDeviceIsToldToTheOwnerWithoutWhatMightBeALink() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      _ = try await auth.logIn("Anna", on: "https://evil.example/x", from: "192.0.2.7")
      let mail = try #require(try await auth.mails().first { $0.template == "new_device" })
      #expect(mail.values["device"] == "https evil example x" && mail.values["network"] == "192.0.2.0/24")
      _ = try await auth.logIn("Anna", on: "https://evil.example/x", from: "192.0.2.8")
      #expect(try await auth.mails().isEmpty)
    }
  }

  @Test func anAddressThatWasNotConfirmedGetsNoNotices() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      _ = try await auth.mails()
      _ = try await auth.logIn("Anna", on: "laptop")
      #expect(try await auth.mails().isEmpty)
    }
  }
}
