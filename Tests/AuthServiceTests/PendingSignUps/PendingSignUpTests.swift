import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// A house that lets nobody learn who has an account.
@Suite struct PendingSignUpTests {
  private func run(_ body: @escaping @Sendable (AuthFixture) async throws -> Void) async throws {
    try await AuthFixture.run(revealsTakenEmails: false, body)
  }

  @Test func anAccountIsMadeWhenItsAddressIsConfirmed() async throws {
    try await run { auth in
      #expect(try await auth.signUp("Anna", locale: "it") == SignUpWithPasswordResponse())
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna") }
      let mail = try #require(try await auth.mails().first)
      #expect(mail.template == "confirm_email" && mail.language == "it" && mail.recipient == "Anna@example.org")
      let code = try #require(mail.values["code"])
      #expect(try await auth.verify("anna@example.org", code: code).outcome == .signedUp)
      let caller = try await auth.session()
      #expect(try await auth.email(of: caller) == "Anna@example.org true")
      try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("anna@example.org", code: code) }
    }
  }

  @Test func aKnownAddressIsAnsweredAlikeAndItsOwnerIsTold() async throws {
    try await run { auth in
      try await auth.signUpAndConfirm("Anna")
      #expect(try await auth.signUp("Anna2", email: "ANNA@example.org", password: AuthFixture.newPassword) == SignUpWithPasswordResponse())
      let mails = try await auth.mails()
      #expect(mails.map(\.template) == ["sign_up_known"] && mails.first?.recipient == "Anna@example.org")
      #expect(mails.first?.values == ["name": "Anna"])
      // Neither the password nor the name betrays it.
      for login in ["Anna2", "anna@example.org"] {
        try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn(login, AuthFixture.newPassword) }
      }
      #expect(try await auth.signUp("Anna2", email: "other@example.org") == SignUpWithPasswordResponse())
      let rows = try await auth.database.query("SELECT count(*) FROM pending_sign_ups").firstRow().get(0, as: Int64.self)
      #expect(rows == 2)
    }
  }

  @Test func aNameThatWasTakenMeanwhileIsClaimedAnew() async throws {
    try await run { auth in
      var codes: [String: String] = [:]
      for email in ["a@example.org", "b@example.org"] {
        _ = try await auth.signUp("Anna", email: email)
        codes[email] = try await auth.mails().first?.values["code"]
      }
      for (email, code) in codes { #expect(try await auth.verify(email, code: code).outcome == .signedUp) }
      let names = try await auth.database.query("SELECT username FROM accounts").map { try $0.get(0, as: String?.self) }
      #expect(Set(names) == ["Anna", nil])
      for email in codes.keys { try await auth.expect(nil) { try await auth.logIn(email) } }
    }
  }

  @Test func ofTwoSignUpsWithOneAddressTheFirstConfirmedCounts() async throws {
    try await run { auth in
      var tokens: [String] = []
      for name in ["Anna", "Bert"] {
        _ = try await auth.signUp(name, email: "shared@example.org")
        tokens.append(String(try #require(try await auth.mails().first?.values["link"]).split(separator: "#")[1]))
      }
      #expect(try await auth.verify(token: tokens[1]).outcome == .signedUp)
      try await auth.expect("already_exists EMAIL_TAKEN") { try await auth.verify(token: tokens[0]) }
      try await auth.expect(nil) { try await auth.logIn("Bert") }
    }
  }

  @Test func namesAreNoSecretAndMailboxesAreNotFlooded() async throws {
    try await run { auth in
      try await auth.signUpAndConfirm("Anna")
      try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp("aNNa", email: "x@example.org") }
      for number in 0..<2 { _ = try await auth.signUp("Eve\(number)", email: "anna@example.org") }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.signUp("Eve9", email: "anna@example.org") }
    }
  }

  @Test func nothingReadableWaits() async throws {
    try await run { auth in
      _ = try await auth.signUp("Anna")
      let row = try await auth.database.query("SELECT encode(sealed_form, 'escape') FROM pending_sign_ups").firstRow().get(
        0, as: String.self)
      #expect(!row.contains("Anna") && !row.contains("example"))
    }
  }

  @Test func anAddressIsNotChangedToSomebodyElsesAndNobodyHearsWhy() async throws {
    try await run { auth in
      try await auth.signUpAndConfirm("Anna")
      try await auth.signUpAndConfirm("Bert")
      let caller = try await auth.session(of: "Anna")
      _ = try await auth.mails()
      try await auth.change(email: "bert@example.org", password: AuthFixture.password, caller)
      let mails = try await auth.mails()
      #expect(mails.map(\.template) == ["sign_up_known"] && mails.first?.recipient == "Bert@example.org")
    }
  }
}
