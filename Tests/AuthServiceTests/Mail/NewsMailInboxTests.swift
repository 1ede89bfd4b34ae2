import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import AuthService
@testable import Events

/// Mails of what has happened (requirements X-9, F-26).
@Suite struct NewsMailInboxTests {
  @Test func whoHasConfirmedTheAddressIsMailedInTheirLanguage() async throws {
    try await AuthFixture.run { auth in
      let (anna, berta) = (try await auth.newcomer(), try await auth.newcomer("Berta"))
      try await auth.confirmEmail(of: anna)
      _ = try await auth.mails()
      let bertaID = try #require(berta.accountID).bytes
      let asked = NotificationMailRequested(
        account: try #require(anna.accountID).bytes,
        news: [
          MailedNews(kind: "friend.requested", subject: bertaID),
          MailedNews(kind: "badge.unlocked", objectName: "<b>fire</b> http://x.example"),
          // Somebody who has gone meanwhile, and something of a later version.
          MailedNews(kind: "friend.accepted", subject: UUID().bytes), MailedNews(kind: "moon.landed", objectName: "CODE"),
        ], moreCount: 3, unsubscribeToken: "token")
      let id = UUID()
      // The second delivery has no effect.
      for _ in 0..<2 { #expect(await auth.deliver(asked, id: id).takenCount == 1) }
      let mails = try await auth.mails()
      #expect(mails.count == 1 && mails.first?.template == "news" && mails.first?.values["name"] == "Anna")
      #expect(
        mails.first?.values["news"]?.split(separator: "\n") == [
          "– Berta would like to be your friend", "– You have unlocked a badge: b fire b http x example",
          "– There is something new in the app",
        ])
      #expect(mails.first?.values["count"] == "3")
    }
  }

  @Test func theLanguageThatWasChosenForTheAppsIsThatOfTheMail() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      _ = try await auth.mails()
      let asked = NotificationMailRequested(
        account: try #require(anna.accountID).bytes, news: [MailedNews(kind: "badge.unlocked", objectName: "fire")], language: "de-AT")
      #expect(await auth.deliver(asked).takenCount == 1)
      let mail = try #require(try await auth.mails().first)
      #expect(mail.language == "de" && mail.values["news"]?.contains("fire") == true)
    }
  }

  @Test func nobodyIsMailedWhoseAddressIsNotConfirmedOrWhoIsGone() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      for accountID in [try #require(anna.accountID), UUID()] {
        let asked = NotificationMailRequested(account: accountID.bytes, news: [MailedNews(kind: "report.decided")])
        #expect(await auth.deliver(asked).takenCount == 1)
      }
      try await auth.confirmEmail(of: anna)
      // All there was to tell tells of somebody who has gone.
      let asked = NotificationMailRequested(
        account: try #require(anna.accountID).bytes, news: [MailedNews(kind: "walk.shared", subject: UUID().bytes, realm: .qwalk)])
      #expect(await auth.deliver(asked).takenCount == 1)
      #expect(try await auth.mails().filter { $0.template == "news" } == [])
    }
  }

  @Test func whatCannotBeReadIsGivenBack() async throws {
    try await AuthFixture.run { auth in
      let account = UUID().bytes
      let news = MailedNews(kind: "report.decided")
      for asked in [
        NotificationMailRequested(account: [1], news: [news]), NotificationMailRequested(account: account),
        NotificationMailRequested(account: account, news: Array(repeating: news, count: 21)),
        NotificationMailRequested(account: account, news: [news], moreCount: -1),
        NotificationMailRequested(account: account, news: [MailedNews(kind: "walk.shared", subject: [1, 2])]),
      ] {
        #expect(await auth.deliver(asked).failure?.reason == "EVENT_MALFORMED")
      }
    }
  }

  @Test func theMailSaysWhereItEnds() throws {
    let sender = try #require(Mailbox("Cairn <cairn@example.org>"))
    var message = try #require(
      MailMessage(
        from: sender, to: "anna@example.org", subject: "News", body: "x\n", language: .en, time: Moment(milliseconds: 1), identifier: "id"))
    #expect(!String(decoding: message.encoded, as: UTF8.self).contains("List-Unsubscribe"))
    message.unsubscribeLink = "https://app.example.org/unsubscribe#token\r\nBcc: x@example.org"
    let lines = String(decoding: message.encoded, as: UTF8.self).split(separator: "\r\n")
    #expect(lines.contains("List-Unsubscribe: <https://app.example.org/unsubscribe#tokenBcc: x@example.org>"))
    #expect(!lines.contains { $0.hasPrefix("Bcc") || $0.hasPrefix("List-Unsubscribe-Post") })
  }

  @Test func aProgramEndsItWithOneClickWhereTheHouseHasAnAddressForThat() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      let asked = NotificationMailRequested(
        account: try #require(anna.accountID).bytes, news: [MailedNews(kind: "report.decided")], unsubscribeToken: "To-k_en")
      #expect(await auth.deliver(asked).takenCount == 1)
      let payloads: [[UInt8]] = try await auth.database.query(
        "SELECT payload FROM outbox WHERE destination = 'mail' ORDER BY create_time, event_id"
      ).map {
        try $0.get(0)
      }
      for (base, post) in [("https://api.example.org/" as String?, true), (nil, false)] {
        let transport = TestTransport()
        let dispatch = MailDispatch(
          auth.mailer, try MailTemplates(below: Repository.root), from: Mailbox("Cairn <cairn@example.org>")!, by: transport,
          oneClickBase: base, time: auth.clock)
        for payload in payloads { try await dispatch.send(payload, identifier: "id", type: Mailer.eventType) }
        let mails = transport.sent.withLock { $0.map { String(decoding: $0.encoded, as: UTF8.self).split(separator: "\r\n") } }
        let news = try #require(mails.last)
        let link = post ? "https://api.example.org/unsubscribe/To-k_en" : "https://app.example.org/unsubscribe#To-k_en"
        #expect(news.filter { $0.hasPrefix("List-Unsubscribe:") } == ["List-Unsubscribe: <\(link)>"])
        #expect(news.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click") == post)
        // The reader of the mail itself is led to the page, in either house.
        #expect(news.contains { $0.contains("https://app.example.org/unsubscribe#To-k_en") })
        // Only they can be ended.
        #expect(mails.dropLast().allSatisfy { lines in !lines.contains { $0.hasPrefix("List-") } })
      }
    }
  }
}

extension AuthFixture {
  fileprivate func deliver(_ asked: NotificationMailRequested, id: UUID = UUID()) async -> Delivery {
    let inbox = Inbox(database: database, time: clock, handlers: features.mails.events)
    let event = InboxEvent(
      eventID: id, type: NewsMailInbox.eventType, orderingKey: "key", source: "social", createTime: clock.now(), payload: asked.encoded())
    return await inbox.receive([event])
  }
}
