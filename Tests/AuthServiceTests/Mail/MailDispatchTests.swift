import CairnProto
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import AuthService

/// A mail server that does what a test tells it.
final class TestTransport: MailTransport {
  let timeMax = Duration.seconds(1)
  let sent = Mutex<[MailMessage]>([])
  let failure = Mutex<MailFailure?>(nil)

  func send(_ message: MailMessage) async throws {
    if let failure = failure.withLock({ $0 }) { throw failure }
    sent.withLock { $0.append(message) }
  }
}

@Suite struct MailDispatchTests {
  private func run(_ body: @escaping @Sendable (AuthFixture, TestTransport, MailDispatch, [UInt8]) async throws -> Void) async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna")
      let transport = TestTransport()
      let dispatch = MailDispatch(
        auth.mailer, try MailTemplates(below: Repository.root), from: Mailbox("Cairn <cairn@example.org>")!, by: transport, time: auth.clock
      )
      let payload = try await auth.database.query("SELECT payload FROM outbox WHERE destination = 'mail'").firstRow().get(
        0, as: [UInt8].self)
      try await body(auth, transport, dispatch, payload)
    }
  }

  @Test func aMailIsWrittenWhenItIsSent() async throws {
    try await run { auth, transport, dispatch, payload in
      try await dispatch.send(payload, identifier: "id", type: Mailer.eventType)
      let mail = try #require(transport.sent.withLock { $0.first })
      #expect(mail.recipient == "Anna@example.org" && mail.subject == "Confirm your e-mail address" && mail.identifier == "id")
      #expect(mail.body.hasPrefix("Hello Anna,\n\n") && mail.time == AuthFixture.start)
    }
  }

  @Test func whatIsRefusedForNowIsTriedAgain() async throws {
    try await run { auth, transport, dispatch, payload in
      transport.failure.withLock { $0 = .later("451") }
      try await auth.expect("unavailable MAIL_NOT_SENT") { try await dispatch.send(payload, identifier: "id", type: Mailer.eventType) }
    }
  }

  @Test func whatIsRefusedForGoodIsDropped() async throws {
    try await run { auth, transport, dispatch, payload in
      transport.failure.withLock { $0 = .refused("550") }
      try await auth.expect(nil) { try await dispatch.send(payload, identifier: "id", type: Mailer.eventType) }
    }
  }

  @Test func aMailThatComesTooLateIsNotSent() async throws {
    try await run { auth, transport, dispatch, payload in
      auth.clock.advance(by: .seconds(48 * 3_600))
      try await dispatch.send(payload, identifier: "id", type: Mailer.eventType)
      #expect(transport.sent.withLock { $0.isEmpty })
    }
  }

  @Test func whatIsNotOursIsDropped() async throws {
    try await run { auth, transport, dispatch, payload in
      for bytes in [[], [1, 2, 3], Array(payload.dropLast()), payload + [0]] {
        try await dispatch.send(bytes, identifier: "id", type: Mailer.eventType)
      }
      try await dispatch.send(payload, identifier: "id", type: "something")
      #expect(transport.sent.withLock { $0.isEmpty })
    }
  }

  @Test func theLanguageIsTheAccounts() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Bert", locale: "de-AT")
      #expect(try await auth.mails().map(\.language) == ["de"])
    }
  }
}
