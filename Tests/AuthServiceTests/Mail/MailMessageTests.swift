import Testing
import Timekeeping

@testable import AuthService

@Suite struct MailMessageTests {
  private func message(
    to recipient: String = "anna@example.org", subject: String = "Hello", body: String = "Hello\n",
    from: String = "Cairn <cairn@example.org>"
  ) throws -> MailMessage {
    let sender = try #require(Mailbox(from))
    return try #require(
      MailMessage(
        from: sender, to: recipient, subject: subject, body: body, language: .en,
        time: Moment(milliseconds: 1_800_000_000_000), identifier: "id-1"))
  }

  private func lines(_ message: MailMessage) -> [String] {
    String(decoding: message.encoded, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func aMailHasTheHeadersThatReadersExpect() throws {
    #expect(
      lines(try message()) == [
        "Date: Fri, 15 Jan 2027 08:00:00 +0000", "From: Cairn <cairn@example.org>", "To: <anna@example.org>",
        "Message-ID: <id-1@example.org>", "Subject: Hello", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable", "Content-Language: en", "Auto-Submitted: auto-generated", "", "Hello", "", "",
      ])
  }

  @Test(arguments: [
    "Bestätige deine E-Mail-Adresse", "Ännu ett långt ämne som inte ryms på en rad eftersom det är så långt 🐎🔋📎✅🐎🔋📎🚀🐎🔋📎✅",
    "plain =?UTF-8?B?eA==?= words",
  ])
  func subjectsOfAnyLanguageAreReadAsTheyWereWritten(subject: String) throws {
    let header = MailHeader.text(subject)
    let folded = header.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(folded.allSatisfy { $0.utf8.count <= 76 && $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
    #expect(MailHeader.read(header.split(separator: "\r\n").joined()) == subject)
  }

  @Test(arguments: ["x\r\nBcc: eve@example.org", "x\nBcc: eve@example.org", "x\u{2028}Bcc: eve@example.org", "x\0\u{85}\r\n\r\nbody"])
  func noTextCanBeginAHeader(text: String) throws {
    let sender = try #require(Mailbox("\(text) <cairn@example.org>"))
    let message = try #require(
      MailMessage(
        from: sender, to: "anna@example.org", subject: text, body: "x", language: .en, time: Moment(milliseconds: 0),
        identifier: "id"))
    let names = lines(message).prefix { !$0.isEmpty }.map { $0.split(separator: ":")[0] }
    #expect(names.filter { $0 == "Bcc" }.isEmpty && names.count == 10)
  }

  @Test(arguments: ["anna@example.org\r\nBcc: eve@example.org", "anna@example.org>, <eve@example.org", "", "anna", "a b@example.org"])
  func aMailToWhatIsNoAddressIsNotWritten(recipient: String) {
    let sender = Mailbox("cairn@example.org")!
    #expect(
      MailMessage(from: sender, to: recipient, subject: "x", body: "x", language: .en, time: Moment(milliseconds: 0), identifier: "id")
        == nil)
  }

  @Test(arguments: [
    "a = b", "trailing space \nand none\n", String(repeating: "längre ", count: 40), "\n\n", ".\n..\n", "=\n", "tab\tand = and ü",
    String(repeating: "x", count: 75), String(repeating: "x", count: 76), String(repeating: "=", count: 76), "",
  ])
  func bodiesArriveAsTheyWere(text: String) {
    let encoded = QuotedPrintable.encode(text)
    let lines = String(decoding: encoded, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.utf8.count <= 76 && !$0.hasSuffix(" ") && !$0.contains("\n") })
    #expect(QuotedPrintable.decode(encoded) == text + "\n")
  }

  @Test(arguments: [
    ("Cairn <noreply@example.org>", "Cairn", "noreply@example.org"), ("noreply@example.org", "", "noreply@example.org"),
    ("Where am I? <a@b.org>", "Where am I?", "a@b.org"),
  ])
  func sendersAreRead(text: String, name: String, address: String) {
    #expect(Mailbox(text)?.name == name && Mailbox(text)?.address == address)
  }

  @Test(arguments: ["", "Cairn", "Cairn <>", "Cairn <a@b.org> x", "<a@b.org", "a@b@c"])
  func whatIsNoSenderIsRefused(text: String) {
    #expect(Mailbox(text) == nil)
  }
}

@Suite struct MailTextTests {
  @Test(arguments: [
    ("Anna's iPhone 15", "Anna's iPhone 15"), ("Where am I 2.1", "Where am I 2.1"),
    ("https://evil.example/login", "https evil example login"),
    ("call +49 123", "call +49 123"), ("a@b.org", "a b org"), ("x\r\ny", "x y"), ("ångström (blå)", "ångström (blå)"), ("<b>", "b"),
  ])
  func whatStrangersChoseHoldsNoLink(text: String, harmless: String) {
    #expect(MailText.harmless(text) == harmless)
  }

  @Test func addressesAreMasked() {
    #expect(MailText.masked("anna@example.org") == "a…@example.org")
    #expect(MailText.masked("x") == "")
  }

  @Test func timesAreTheSameInEveryLanguage() {
    #expect(MailText.time(Moment(milliseconds: 1_800_000_000_000)) == "2027-01-15 08:00 UTC")
    #expect(MailText.time(Moment(milliseconds: 0)) == "1970-01-01 00:00 UTC")
  }
}

@Suite struct MailLanguageTests {
  @Test(arguments: [
    ("de", MailLanguage.de), ("de-AT,de;q=0.9,en;q=0.8", .de), ("fi,sv;q=0.8,en;q=0.9", .en), ("IT-it", .it), ("en;q=0.1, es;q=0.2", .es),
    ("fr;q=0, en", .en), ("fr,es", .fr),
  ])
  func theLanguageIsTheOneTheClientLikesBest(header: String, language: MailLanguage) {
    #expect(MailLanguage(acceptLanguage: header) == language)
  }

  @Test(arguments: ["", "fi", "*", ";;,,;q=", String(repeating: "x,", count: 100_000)])
  func whatNamesNoneOfThemNamesNone(header: String) {
    #expect(MailLanguage(acceptLanguage: header) == nil)
  }

  @Test func theFallbackIsEnglish() {
    #expect(MailLanguage(locale: nil) == .en && MailLanguage(locale: "fi-FI") == .en && MailLanguage(locale: "sv-FI") == .sv)
  }
}
