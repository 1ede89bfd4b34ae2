import CairnProto
import CairnTesting
import Curl
import EventLoop
import FoundationEssentials
import Lifecycle
import Testing
import Timekeeping

@testable import AuthService

@Suite struct MailTemplatesTests {
  private static let all: [MailPlaceholder: String] = [
    .name: "anna", .code: "1234 5678", .link: "https://app.example.org/x#y", .email: "a…@example.org", .time: "2027-01-15 08:00 UTC",
    .minutes: "30", .hours: "48", .days: "7", .device: "phone", .app: "Where am I", .network: "192.0.2.0/24",
    .count: "9", .provider: "google", .news: "– one\n– two",
  ]

  @Test(arguments: MailLanguage.allCases)
  func everyTemplateIsThereInEveryLanguageWithTheSamePlaceholders(language: MailLanguage) throws {
    // Reading checks the placeholders of each against the template's.
    let templates = try MailTemplates(below: Repository.root)
    for template in MailTemplate.allCases {
      let (subject, body) = templates.render(template, in: language, Self.all)
      #expect(!subject.isEmpty && !subject.contains("{{") && !body.contains("{{") && !body.contains("}}"))
      for placeholder in template.placeholders { #expect(body.contains(Self.all[placeholder] ?? "?")) }
    }
  }

  @Test func theTextsOfTwoLanguagesDiffer() throws {
    let templates = try MailTemplates(below: Repository.root)
    for template in MailTemplate.allCases {
      let texts = MailLanguage.allCases.map { templates.render(template, in: $0, Self.all).body }
      #expect(Set(texts).count == texts.count)
    }
  }

  @Test func noFileIsThereThatNobodyReads() throws {
    let files = Repository.files(below: "\(Repository.root)/\(MailTemplates.folder)", endingWith: "")
    #expect(files.count == MailTemplate.allCases.count * MailLanguage.allCases.count)
    let sentences = Repository.files(below: "\(Repository.root)/\(NewsSentences.folder)", endingWith: "")
    #expect(sentences.count == Realm.allKnown.count * MailLanguage.allCases.count)
  }

  @Test func aParagraphWithoutItsValueIsLeftOut() throws {
    let templates = try MailTemplates(below: Repository.root)
    let (_, body) = templates.render(.newDevice, in: .en, [.name: "anna", .time: "now", .device: "", .app: "Where am I"])
    #expect(body.contains("App: Where am I") && !body.contains("Device:") && !body.contains("Network:"))
    let (_, bare) = templates.render(.confirmEmail, in: .en, [.code: "1", .hours: "48"])
    #expect(!bare.contains("Hello") && !bare.contains("link") && bare.contains("    1\n"))
  }

  @Test func aValueIsNeverReadAsText() throws {
    let templates = try MailTemplates(below: Repository.root)
    let (_, body) = templates.render(.passwordChanged, in: .en, [.name: "{{time}}\n\nSubject: x", .time: "now"])
    #expect(body.hasPrefix("Hello {{time}}Subject: x,\n\n"))
    let (_, long) = templates.render(.passwordChanged, in: .en, [.name: String(repeating: "x", count: 10_000), .time: "now"])
    #expect(long.count < 1_500)
  }

  @Test(arguments: ["{{nothing}}", "{{name", "{{ name }}"])
  func aTextWithABadPlaceholderIsRefused(text: String) {
    #expect(throws: MailTemplateError.self) { try MailTemplates.text(of: text) }
  }

  @Test func withoutItsFilesNothingStarts() {
    #expect(throws: MailTemplateError.self) { try MailTemplates(below: "/nowhere") }
  }
}

@Suite struct MailFolderTests {
  private func message(_ number: Int, body: String = "Grüße\n") throws -> MailMessage {
    let sender = try #require(Mailbox("Cairn <cairn@example.org>"))
    return try #require(
      MailMessage(
        from: sender, to: "anna@example.org", subject: "Bestätigung \(number)", body: body,
        language: .de, time: Moment(milliseconds: 1_800_000_000_000 + Int64(number)), identifier: "id-\(number)"))
  }

  private func inFolder(_ body: (MailFolder, String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "cairn-mail-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(MailFolder(path: path), path)
  }

  @Test func mailsAreReadAsTheyWereWritten() throws {
    try inFolder { folder, path in
      #expect(try folder.names().isEmpty)
      for number in [2, 1, 2] { try folder.write(try message(number)) }
      let names = try folder.names()
      #expect(names == ["20270115T080000.001Z-id-1", "20270115T080000.002Z-id-2"])
      let mail = try #require(folder.read(names[0]))
      #expect(mail.recipient == "anna@example.org" && mail.subject == "Bestätigung 1" && mail.sender == "Cairn <cairn@example.org>")
      #expect(mail.body == "Grüße\n\n" && mail.date == "Fri, 15 Jan 2027 08:00:00 +0000")
      #expect(folder.read("nothing") == nil)
      let mode = try FileManager.default.attributesOfItem(atPath: "\(path)/\(names[0]).eml")[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test func oldMailsMakeRoom() throws {
    try inFolder { folder, _ in
      for number in 0..<(MailFolder.mailsMax + 3) { try folder.write(try message(number)) }
      let names = try folder.names()
      #expect(names.count == MailFolder.mailsMax && names.first?.hasSuffix("id-3") == true)
    }
  }
}

@Suite struct MailConfigTests {
  @Test(arguments: [
    ["MAIL_SERVER": "mail.example.org:587"], ["MAIL_SERVER": "http://mail.example.org:587"], ["MAIL_SERVER": "smtp://mail.example.org"],
    ["MAIL_SERVER": "smtp://mail.example.org:587", "MAIL_FROM": ""], ["MAIL_FROM": "nobody"], ["MAIL_FOLDER": ""],
    ["MAIL_LINK_BASE": "app.example.org"], ["MAIL_LINK_BASE": "https://app.example.org/#x"], ["MAIL_LINK_BASE": "javascript:x"],
    ["MAIL_ONE_CLICK_BASE": "https://api.example.org/"],
    ["MAIL_LINK_BASE": "https://a.example.org", "MAIL_ONE_CLICK_BASE": "http://api.example.org/"],
    ["MAIL_SERVER": "smtps://mail.example.org:465", "MAIL_USER": "cairn", "MAIL_PASSWORD": "/nowhere"],
  ])
  func whatCannotWorkIsToldAtStart(changes: [String: String]) {
    let values = ["MAIL_FOLDER": "mails", "MAIL_FROM": "a@b.org"].merging(changes) { $1 }
    let settings = Settings(Dictionary(uniqueKeysWithValues: values.map { ("CAIRN_\($0)", $1) }))
    _ = MailConfig(settings)
    #expect(throws: SettingsError.self) { try settings.check() }
  }

  @Test func aHouseWithoutAServerKeepsItsMails() throws {
    let settings = Settings([
      "CAIRN_MAIL_FOLDER": "mails", "CAIRN_MAIL_LINK_BASE": "https://app.example.org",
      "CAIRN_MAIL_ONE_CLICK_BASE": "https://api.example.org",
    ])
    let config = MailConfig(settings)
    try settings.check()
    #expect(config.transport is FolderMailTransport && config.linkBase == "https://app.example.org/")
    #expect(config.oneClickBase == "https://api.example.org/")
  }

  @Test func aServerIsTakenBeforeAFolder() throws {
    let settings = Settings([
      "CAIRN_MAIL_FOLDER": "mails", "CAIRN_MAIL_SERVER": "smtp://mail.example.org:587", "CAIRN_MAIL_FROM": "Cairn <cairn@example.org>",
    ])
    let config = MailConfig(settings)
    try settings.check()
    let server = try #require(config.transport as? SMTPMailTransport).server
    #expect(server.security == .startTLS && server.host.description == "mail.example.org:587" && server.ownName == "example.org")
  }
}
