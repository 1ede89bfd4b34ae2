import CairnProto
import Testing

@testable import AuthService

/// One address, however it is written.
@Suite struct AddressSpellingTests {
  private static let spellings = ["x@bücher.example", "X@BU\u{308}CHER.Example", "x@xn--bcher-kva.example", " x@bücher.example\u{A0}"]

  @Test(arguments: spellings)
  func `A domain has one account, one log-in and one reset, by each of its spellings`(spelling: String) async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna", email: Self.spellings[0])
      try await auth.verify(spelling, code: try #require(try await auth.mails().last?.values["code"]))
      try await auth.expect("already_exists EMAIL_TAKEN") { try await auth.signUp("Berta", email: spelling) }
      try await auth.expect(nil) { try await auth.logIn(spelling) }
      let mail = try await auth.resetMail(to: spelling)
      try await auth.reset(spelling, code: try #require(mail.values["code"]))
      try await auth.expect(nil) { try await auth.logIn(spelling, AuthFixture.newPassword) }
    }
  }

  @Test func `Mails go to the name that every mail server knows`() throws {
    let sender = try #require(Mailbox("Cairn <stones@bücher.example>"))
    let message = try #require(
      MailMessage(
        from: sender, to: Self.spellings[1], subject: "s", body: "b", language: .en, time: AuthFixture.start, identifier: "id"))
    #expect(message.recipient == "X@xn--bcher-kva.example" && message.sender.address == "stones@xn--bcher-kva.example")
    let text = String(decoding: message.encoded, as: UTF8.self)
    #expect(text.contains("To: <X@xn--bcher-kva.example>\r\n") && text.contains("@xn--bcher-kva.example>\r\nSubject"))
  }

  @Test func `A blank that a keyboard adds is passed over, and one in a password counts`() async throws {
    try await AuthFixture.run { auth in
      try await auth.signUpAndConfirm("Anna")
      for login in ["Anna ", " anna@example.org\n", "anna@example.org\u{A0}"] { try await auth.expect(nil) { try await auth.logIn(login) } }
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna", AuthFixture.password + " ") }
      let mail = try await auth.resetMail(to: "anna@example.org ")
      try await auth.reset(" anna@example.org", code: " \(try #require(mail.values["code"]))\n")
    }
  }
}
