import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// Mails of an installation that sends none, which its admins read in the console.
@Suite struct KeptMailTests {
  private static func handlers(_ auth: AuthFixture, _ folder: MailFolder?) -> KeptMailHandlers {
    KeptMailHandlers(
      database: auth.database, secondFactor: StaffSecondFactor(isRequired: false), events: auth.moderation.moderation.events, folder: folder
    )
  }

  private static func mail(_ number: Int) throws -> MailMessage {
    let sender = try #require(Mailbox("Cairn <cairn@example.org>"))
    let message = MailMessage(
      from: sender, to: "anna@example.org", subject: "Mail \(number)", body: "Code \(number)", language: .en,
      time: AuthFixture.start + .seconds(Int64(number)), identifier: "m\(number)")
    return try #require(message)
  }

  @Test func anAdminReadsTheNewestAndThatIsKept() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "cairn-kept-\(UUID().text)").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = MailFolder(path: path)
    try await AuthFixture.run { auth in
      let admin = try await auth.official("Boss", "admin")
      let kept = Self.handlers(auth, folder)
      #expect(try await kept.getNewestMails(GetNewestMailsRequest(), auth.context(admin)).mails == [])
      for number in 1...60 { try folder.write(Self.mail(number)) }
      let mails = try await kept.getNewestMails(GetNewestMailsRequest(), auth.context(admin)).mails
      #expect(mails.count == 50 && mails.first?.subject == "Mail 60" && mails.last?.subject == "Mail 11")
      #expect(mails.first?.recipient == "anna@example.org" && mails.first?.body.contains("Code 60") == true)
      let seen = try await auth.database.query("SELECT account_id FROM security_events WHERE kind = 'MAILS_SEEN'")
      #expect(try seen.map { try $0.get(0) as UUID? } == [admin.accountID, admin.accountID])
      #expect(try await !auth.eventKinds(of: admin).contains(.mailsSeen))
    }
  }

  @Test func whereAServerSendsThemThereIsNothingToRead() async throws {
    try await AuthFixture.run { auth in
      let admin = try await auth.official("Boss", "admin")
      try await auth.expect("failed_precondition MAILS_NOT_KEPT") {
        try await Self.handlers(auth, nil).getNewestMails(GetNewestMailsRequest(), auth.context(admin))
      }
    }
  }
}
