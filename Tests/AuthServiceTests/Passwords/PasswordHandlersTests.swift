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

@Suite struct PasswordChangeTests {
  @Test func aChangedPasswordIsGoodAndTheOldOneIsNot() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let other = try #require(try await auth.logIn("Anna", on: "laptop").tokens)
      try await auth.verify("Anna@example.org")
      let answer = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, caller)
      #expect(answer.revokedCount == 1)
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(other.refreshToken) }
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna") }
      try await auth.expect(nil) { try await auth.logIn("Anna", AuthFixture.newPassword) }
      #expect(try await auth.eventKinds(of: caller).contains(.passwordChanged))
      #expect(try await auth.mails().map(\.template).contains("password_changed"))
    }
  }

  @Test func theOldPasswordIsAskedForAndGuessingItIsSlow() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      for _ in 0..<5 {
        try await auth.expect("permission_denied INVALID_CREDENTIALS") {
          try await auth.change("wrong", to: AuthFixture.newPassword, caller)
        }
      }
      try await auth.expect("resource_exhausted RATE_LIMITED") {
        try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, caller)
      }
      // The owner's log-in is not slowed down by that.
      try await auth.expect(nil) { try await auth.logIn("Anna") }
    }
  }

  @Test func aBadNewPasswordIsAMistakeInTheForm() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer("Lindqvist")
      let long = String(repeating: "xy ", count: 50)
      for (password, reason) in [("short", "PASSWORD_TOO_SHORT"), (long, "PASSWORD_TOO_LONG"), ("lindqvist1", "PASSWORD_BREACHED")] {
        do {
          _ = try await auth.change(AuthFixture.password, to: password, caller)
          Issue.record("changed")
        } catch let error as RPCError {
          #expect(error.fieldViolations.map(\.reason) == [reason] && error.fieldViolations.first?.field == "new_password")
        }
      }
    }
  }

  @Test func ofTwoChangesAtOnceOneCounts() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let passwords = (0..<4).map { "\(AuthFixture.newPassword) \($0)" }
      let outcomes = try await withThrowingTaskGroup(of: (String, String?).self) { group in
        for password in passwords {
          group.addTask { (password, try await auth.refusal { try await auth.change(AuthFixture.password, to: password, caller) }) }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      // A dictionary takes no nil: whoever succeeded is missing.
      let changed = passwords.filter { outcomes[$0] == nil }
      #expect(changed.count == 1 && Set(outcomes.values) == ["permission_denied INVALID_CREDENTIALS"])
      try await auth.expect(nil) { try await auth.logIn("Anna", changed[0]) }
    }
  }

  @Test func anAccountWithoutAPasswordGetsItsFirstFromAFreshSession() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.database.execute("DELETE FROM password_credentials")
      auth.clock.advance(by: .seconds(601))
      try await auth.expect("failed_precondition FRESH_LOGIN_REQUIRED") { try await auth.change("", to: AuthFixture.newPassword, caller) }
      auth.clock.advance(by: .seconds(-600))
      try await auth.expect(nil) { try await auth.change("", to: AuthFixture.newPassword, caller) }
      try await auth.expect("permission_denied INVALID_CREDENTIALS") { try await auth.change("", to: AuthFixture.newPassword, caller) }
    }
  }
}

@Suite struct PasswordResetTests {
  @Test func aMailedCodeSetsANewPasswordOnceAndEndsEverySession() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let tokens = try #require(try await auth.logIn("Anna").tokens)
      let mail = try await auth.resetMail(to: "anna@EXAMPLE.org")
      #expect(mail.recipient == "Anna@example.org" && mail.values["name"] == "Anna" && mail.values["minutes"] == "30")
      let code = try #require(mail.values["code"])
      try await auth.expect(nil) { try await auth.reset("ANNA@example.org", code: code) }
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: code) }
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(tokens.refreshToken) }
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna") }
      try await auth.expect(nil) { try await auth.logIn("Anna", AuthFixture.newPassword) }
      let kinds = try await auth.eventKinds(of: caller)
      #expect(kinds.contains(.passwordResetRequested) && kinds.contains(.passwordReset))
    }
  }

  @Test func theLinksTokenDoesTheSameAndTakesTheCodeWithIt() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let mail = try await auth.resetMail(to: "Anna@example.org")
      let link = try #require(mail.values["link"])
      #expect(link.hasPrefix("https://app.example.org/reset-password#"))
      let token = String(link.split(separator: "#")[1])
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset(token: String(token.reversed())) }
      try await auth.expect(nil) { try await auth.reset(token: token) }
      let code = try #require(mail.values["code"])
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: code) }
    }
  }

  @Test func aResetProvesTheAddress() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      #expect(try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(caller)).account?.emailVerified == false)
      let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      _ = try await auth.reset("Anna@example.org", code: code)
      #expect(try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(caller)).account?.emailVerified == true)
    }
  }

  @Test func aCodeIsGoodForThirtyMinutesAndOnlyTheNewest() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let first = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      let second = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      if first != second {
        try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: first) }
      }
      auth.clock.advance(by: .seconds(30 * 60))
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: second) }
      let third = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      auth.clock.advance(by: .seconds(30 * 60 - 1))
      try await auth.expect(nil) { try await auth.reset("Anna@example.org", code: third) }
    }
  }

  @Test func guessingEndsWithTheFifthTryAndTheLinkStaysGood() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let mail = try await auth.resetMail(to: "Anna@example.org")
      let code = try #require(mail.values["code"])
      let wrong = code.first == "0" ? "1000 0000" : "0000 0000"
      for _ in 0..<5 {
        try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: wrong) }
      }
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: code) }
      let token = String(try #require(mail.values["link"]).split(separator: "#")[1])
      try await auth.expect(nil) { try await auth.reset(token: token) }
    }
  }

  @Test func guessesAtOnceAreCountedOneByOne() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      let wrong = code.first == "0" ? "10000000" : "00000000"
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<12 { group.addTask { _ = try await auth.refusal { try await auth.reset("Anna@example.org", code: wrong) } } }
        try await group.waitForAll()
      }
      let failed = try await auth.database.query("SELECT failed_count FROM mailed_codes").map { try $0.get(0, as: Int32.self) }
      // Beside it lies the code of the sign-up, at which nobody has guessed.
      #expect(failed.max() == MailedCodeRules.triesMax)
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset("Anna@example.org", code: code) }
    }
  }

  @Test func guessesFromOneAddressHaveToWait() async throws {
    try await AuthFixture.run { auth in
      for _ in 0..<20 {
        try await auth.expect("failed_precondition CODE_INVALID") {
          try await auth.reset("nobody@example.org", code: "12345678", from: "192.0.2.1")
        }
      }
      try await auth.expect("resource_exhausted RATE_LIMITED") {
        try await auth.reset("nobody@example.org", code: "12345678", from: "192.0.2.1")
      }
      try await auth.expect("failed_precondition CODE_INVALID") {
        try await auth.reset("nobody@example.org", code: "12345678", from: "192.0.2.2")
      }
    }
  }

  @Test func ofTwoResetsWithOneCodeOneCounts() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      let refusals = try await withThrowingTaskGroup(of: String?.self) { group in
        for number in 0..<4 {
          group.addTask {
            try await auth.refusal { try await auth.reset("Anna@example.org", code: code, to: "\(AuthFixture.newPassword) \(number)") }
          }
        }
        return try await group.reduce(into: [String: Int]()) { $0[$1 ?? "done", default: 0] += 1 }
      }
      #expect(refusals == ["done": 1, "failed_precondition CODE_INVALID": 3])
    }
  }

  @Test func aLogInDuringAResetHasNoSessionAfterIt() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      for round in 0..<4 {
        let old = round == 0 ? AuthFixture.password : "\(AuthFixture.newPassword) \(round - 1)"
        let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
        async let reset = auth.refusal { try await auth.reset("Anna@example.org", code: code, to: "\(AuthFixture.newPassword) \(round)") }
        async let tokens = { () async throws -> String? in
          do { return try await auth.logIn("Anna", old).tokens?.refreshToken } catch is RPCError { return nil }
        }()
        #expect(try await reset == nil)
        // Whoever was in before the reset is out after it; whoever came later never got in.
        if let token = try await tokens { try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(token) } }
        auth.clock.advance(by: .seconds(7_200))
      }
    }
  }

  // MARK: - What strangers learn

  @Test func nobodyLearnsWhetherThereIsAnAccount() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      for email in ["Anna@example.org", "nobody@example.org"] { try await auth.expect(nil) { try await auth.requestReset(email) } }
      #expect(try await auth.mails().map(\.recipient).filter { $0 != "Anna@example.org" }.isEmpty)
      for email in ["Anna@example.org", "nobody@example.org"] {
        for _ in 0..<9 { try await auth.expect(nil) { try await auth.requestReset(email) } }
      }
    }
  }

  /// Stronger than a clock: with the accounts locked away, the call still answers, so it cannot take longer for one address than for another.
  @Test func theCallForAResetNeverLooksForTheAccount() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      try await auth.database.transaction { transaction in
        try await transaction.execute("LOCK TABLE accounts, password_credentials, mailed_codes, sessions IN ACCESS EXCLUSIVE MODE")
        for email in ["Anna@example.org", "nobody@example.org"] { try await auth.expect(nil) { try await auth.requestReset(email) } }
      }
      #expect(try await auth.mails().map(\.template).filter { $0 == "reset_password" }.count == 1)
    }
  }

  @Test func anAddressIsNotFloodedWithMails() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      _ = try await auth.mails()
      for minute in 0..<(24 * 60) where minute.isMultiple(of: 2) {
        auth.clock.set(to: AuthFixture.start + .seconds(60 * minute))
        // Each time from elsewhere.
        _ = try await auth.refusal { try await auth.requestReset("Anna@example.org", from: "192.0.\(minute / 250).\(minute % 250)") }
      }
      #expect(try await auth.mails().count < 100)
    }
  }

  /// Whoever asks in somebody else's name keeps them from nothing.
  @Test func aStrangersRequestsDoNotKeepTheOwnerOut() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      _ = try await auth.mails()
      var code = ""
      for minute in 0..<180 {
        auth.clock.set(to: AuthFixture.start + .seconds(60 * minute))
        for _ in 0..<3 { try await auth.expect(nil) { try await auth.requestReset("Anna@example.org", from: "192.0.\(minute).1") } }
        code = try await auth.mails().last { $0.template == "reset_password" }?.values["code"] ?? code
      }
      try await auth.expect(nil) { try await auth.requestReset("Anna@example.org", from: "203.0.113.1") }
      code = try await auth.mails().last?.values["code"] ?? code
      try await auth.expect(nil) { try await auth.reset("Anna@example.org", code: code) }
    }
  }

  @Test func whatAStrangerAddedToAnUnconfirmedAccountGoesWhenItsReaderComes() async throws {
    try await AuthFixture.run { auth in
      let stranger = try await auth.newcomer()
      let accountID = try #require(stranger.accountID)
      try await auth.database.execute(
        """
        INSERT INTO identities (identity_id, account_id, provider, subject, email_verified, create_time, last_use_time)
        VALUES (\(UUID()), \(accountID), \("google"), \("1"), false, \(auth.clock.now()), \(auth.clock.now()))
        """)
      try await auth.change(email: "stranger@example.net", password: AuthFixture.password, stranger)
      let pending = try #require(try await auth.mails().first { $0.template == "change_email" }?.values["code"])
      let code = try #require(try await auth.resetMail(to: "Anna@example.org").values["code"])
      try await auth.reset("Anna@example.org", code: code)
      #expect(try await auth.database.query("SELECT 1 FROM identities WHERE account_id = \(accountID)").isEmpty)
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("stranger@example.net", code: pending) }
      try await auth.expect(nil) { try await auth.logIn("Anna", AuthFixture.newPassword) }
    }
  }

  @Test func triesOfAPasswordInASessionAreNobodyElses() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let accountID = try #require(anna.accountID).text
      for _ in 0..<9 { _ = try await auth.refusal { try await auth.logIn("session:\(accountID)", "wrong password") } }
      try await auth.expect(nil) { try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, anna) }
      for _ in 0..<6 {
        auth.clock.advance(by: .seconds(2))
        _ = try await auth.refusal { try await auth.change("wrong password", to: AuthFixture.password, anna) }
      }
      #expect(try await auth.eventKinds(of: anna).contains(.logInTriesFailed))
    }
  }

  /// As much is written, whoever's address it is: what takes longest of a refusal is the commit.
  @Test func aWrongCodeWritesAlsoWhereThereIsNoAccount() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      for (count, email) in [(1, "Anna@example.org"), (2, "nobody@example.org")] as [(Int64, String)] {
        try await auth.requestReset(email)
        try await auth.deliverResets()
        try await auth.expect("failed_precondition CODE_INVALID") { try await auth.reset(email, code: "00000000", from: "192.0.2.1") }
        let written: Int64 = try await auth.database.query("SELECT count(*) FROM login_attempts WHERE kind = 'code_mailbox'").firstRow()
          .get(0)
        #expect(written == count, "\(email)")
      }
    }
  }

  @Test func oneClientCannotAskForEverybody() async throws {
    try await AuthFixture.run { auth in
      for number in 0..<30 {
        try await auth.expect(nil) { try await auth.requestReset("user\(number)@example.org", from: "192.0.2.1") }
      }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.requestReset("another@example.org", from: "192.0.2.1") }
    }
  }

  @Test(arguments: ["", "anna", "a@b\r\nBcc: eve@example.org", "anna@example.org,eve@example.org"])
  func whatIsNoAddressIsRefused(email: String) async throws {
    try await AuthFixture.run { auth in
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await auth.requestReset(email) }
    }
  }

  @Test func whatIsKeptOpensNothing() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.requestReset("Anna@example.org")
      let asked = try await auth.database.query("SELECT encode(payload, 'escape') FROM outbox WHERE destination = 'password-reset'")
        .firstRow()
      #expect(!(try asked.get(0, as: String.self).lowercased().contains("example")))
      try await auth.deliverResets()
      let kept = try await auth.database.query("SELECT code_hash, token_hash FROM mailed_codes")
        .flatMap { [try $0.get(0, as: [UInt8].self), try $0.get(1, as: [UInt8].self)] }
      let accountID = try #require(caller.accountID)
      let stored = try #require(try await MailedCodeStore().find(of: accountID, for: .resetPassword, in: auth.database))
      let waiting = try await auth.database.query("SELECT encode(payload, 'escape') FROM outbox WHERE destination = 'mail'")
        .map { try $0.get(0, as: String.self) }
      let mail = try #require(try await auth.mails().first { $0.template == "reset_password" })
      let code = try #require(mail.values["code"])
      let token = try #require(mail.values["link"]).split(separator: "#")[1]
      let digits = code.replacing(" ", with: "")
      for secret in [code, digits, String(token)] {
        #expect(!kept.contains { $0.contains(Array(secret.utf8)) } && !waiting.contains { $0.contains(secret) })
      }
      let (_, secret) = try #require(MailedCodeKey(masterKey: auth.masterKey).read(token: String(token)))
      #expect(kept.count == 4 && !kept.contains { $0.contains(secret) })
      // Nor can all digits be tried on what is kept: without the master key they cannot be told to be right.
      let (own, other) = (MailedCodeKey(masterKey: auth.masterKey), MailedCodeKey(masterKey: .random()))
      #expect(own.isCode(digits, of: stored) && own.isSecret(secret, of: stored))
      #expect(!other.isCode(digits, of: stored) && !other.isSecret(secret, of: stored))
      #expect(!waiting.contains { $0.lowercased().contains("example.org") })
    }
  }
}
