import AllAppsProto
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
@testable import Events

@Suite struct SignUpAdmissionTests {
  private func signUp(_ auth: AuthFixture, _ username: String, _ code: String = "") async throws -> SignUpWithPasswordResponse {
    let request = SignUpWithPasswordRequest(
      email: "\(username)@example.org", password: AuthFixture.password, username: username, invitationCode: code)
    return try await auth.accounts.signUpWithPassword(request, auth.context())
  }

  private func invite(_ auth: AuthFixture, uses: Int = 1, days: Int = 14) async throws -> String {
    try await AccountOperator(database: auth.database).invite(usesMax: uses, days: days, at: auth.clock.now())
  }

  // MARK: Rules

  @Test func `A code is read however it is written`() throws {
    let code = InvitationCode.code(of: Array(0..<10))
    let letters = try #require(InvitationRules.letters(in: code))
    #expect(code.count == 19 && letters.count == 16)
    for text in [code.lowercased(), letters, " \(code) ", code.replacing("-", with: " ")] {
      #expect(InvitationRules.letters(in: text) == letters)
    }
    for text in [
      "", "x", letters + "A", String(letters.dropLast()), letters.dropLast() + "9", letters.dropLast() + "ä",
      String(repeating: "-", count: 100),
    ] {
      #expect(InvitationRules.letters(in: String(text)) == nil)
    }
    #expect(InvitationCode.hash(letters) != InvitationCode.hash(String(letters.reversed())))
  }

  // MARK: Modes

  @Test func `Where sign-up is closed nobody gets an account and everybody logs in`() async throws {
    try await ScratchDatabase("events", "auth").withDatabase { database in
      let open = try AuthFixture(database)
      _ = try await signUp(open, "Anna")
      let auth = try AuthFixture(database, masterKey: open.masterKey, signUp: .closed)
      let code = try await invite(auth)
      try await auth.expect("failed_precondition SIGN_UP_CLOSED") { _ = try await signUp(auth, "Berta", code) }
      _ = try await auth.logIn("Anna")
      try await auth.expect("permission_denied GUEST_NOT_ALLOWED") {
        _ = try await auth.features.guests.handlers.createGuest(CreateGuestRequest(realm: .whereAmI), auth.context())
      }
    }
  }

  @Test func `An invitation lets one in, once`() async throws {
    try await AuthFixture.run(signUp: .invited) { auth in
      try await auth.expect("failed_precondition INVITATION_REQUIRED") { _ = try await signUp(auth, "Anna") }
      for wrong in ["nonsense", InvitationCode.code(of: Array(0..<10))] {
        try await auth.expect("failed_precondition INVITATION_INVALID") { _ = try await signUp(auth, "Anna", wrong) }
      }
      let code = try await invite(auth)
      _ = try await signUp(auth, "Anna", code.lowercased())
      try await auth.expect("failed_precondition INVITATION_INVALID") { _ = try await signUp(auth, "Berta", code) }
    }
  }

  @Test func `Whoever is refused for something else keeps the invitation`() async throws {
    try await AuthFixture.run(signUp: .invited) { auth in
      _ = try await signUp(auth, "Anna", try await invite(auth))
      let code = try await invite(auth)
      try await auth.expect("already_exists USERNAME_TAKEN") { _ = try await signUp(auth, "anna", code) }
      _ = try await signUp(auth, "Berta", code)
    }
  }

  @Test func `Of many who come by one invitation at once as many get in as it is for`() async throws {
    try await AuthFixture.run(signUp: .invited) { auth in
      let code = try await invite(auth, uses: 3)
      let refusals = try await auth.refusalsAtOnce(8) { index in _ = try await signUp(auth, "Person\(index)", code) }
      #expect(refusals == [nil: 3, "failed_precondition INVITATION_INVALID": 5])
    }
  }

  @Test func `An invitation ends with its time and is swept`() async throws {
    try await AuthFixture.run(signUp: .invited) { auth in
      let code = try await invite(auth, days: 1)
      auth.clock.advance(by: .seconds(86_400))
      try await auth.expect("failed_precondition INVITATION_INVALID") { _ = try await signUp(auth, "Anna", code) }
      #expect(try await auth.sweep(at: auth.clock.now()) == 1)
      for (uses, days) in [(0, 1), (1_001, 1), (1, 0), (1, 366)] {
        await #expect(throws: AccountOperator.Failure.invitationInvalid) { _ = try await invite(auth, uses: uses, days: days) }
      }
    }
  }

  // MARK: Reports that wait

  @Test func `Everybody who moderates is notified of a case, but for whom it is about`() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer("Anna")
      let boss = try #require(try await auth.official("Boss", "admin").accountID)
      let guardian = try #require(try await auth.official("Guard", "moderator").accountID)
      _ = try await auth.official("Idle", "moderator")
      try await AccountOperator(database: auth.database).suspend("idle", reason: "away", until: nil, at: auth.clock.now())
      let caseID = UUID()
      func requested(about targetID: UUID) async throws -> NotificationRequested {
        try await auth.database.execute("DELETE FROM outbox WHERE type = 'notification.requested'")
        let waiting = ReportWaiting(reportCase: caseID.bytes, target: targetID.bytes, isAppeal: true)
        let event = InboxEvent(
          eventID: UUID(), type: ReportInbox.eventType, orderingKey: caseID.text, source: "social", createTime: auth.clock.now(),
          payload: waiting.encoded())
        let inbox = Inbox(database: auth.database, time: auth.clock, handlers: auth.features.moderation.reports.handlers)
        #expect(await inbox.receive([event]).takenCount == 1)
        let payload: [UInt8] = try await auth.database.query(
          "SELECT payload FROM outbox WHERE type = 'notification.requested'"
        ).firstRow().get(0)
        return try NotificationRequested(decoding: payload)
      }
      let told = try await requested(about: UUID())
      #expect(Set(told.accounts) == [boss.bytes, guardian.bytes] && told.kind == .reportWaiting && told.kind?.topic == .moderation)
      #expect(told.objectID == caseID.text && told.objectName == "APPEAL" && told.subject.isEmpty)
      #expect(try await requested(about: boss).accounts == [guardian.bytes])
    }
  }
  @Test func `Everybody who moderates is notified of a support ticket but the person who has opened it, until it waits no longer`()
    async throws
  {
    try await AuthFixture.run { auth in
      let boss = try #require(try await auth.official("Boss", "admin").accountID)
      let guardian = try #require(try await auth.official("Guard", "moderator").accountID)
      let (ticketID, inbox) = (
        UUID(), Inbox(database: auth.database, time: auth.clock, handlers: auth.features.moderation.support.handlers)
      )
      func hear(_ type: String, _ payload: [UInt8]) async {
        let event = InboxEvent(
          eventID: UUID(), type: type, orderingKey: ticketID.text, source: "social", createTime: auth.clock.now(), payload: payload)
        #expect(await inbox.receive([event]).takenCount == 1)
      }
      await hear(SupportInbox.eventType, SupportWaiting(ticket: ticketID.bytes, account: boss.bytes).encoded())
      await hear(SupportInbox.settledType, SupportSettled(ticket: ticketID.bytes).encoded())
      let sent = try await auth.database.query(
        "SELECT payload, ordering_key FROM outbox WHERE type LIKE 'notification.%' ORDER BY event_id")
      #expect(try sent.map { try $0.get(1, as: String.self) } == [ticketID.text, ticketID.text])
      let told = try NotificationRequested(decoding: try #require(sent.first).get(0, as: [UInt8].self))
      #expect(told.accounts == [guardian.bytes] && told.kind == .supportWaiting && told.objectID == ticketID.text && told.objectName == "")
      let withdrawn = try NotificationWithdrawn(decoding: try #require(sent.last).get(0, as: [UInt8].self))
      #expect(Set(withdrawn.accounts) == [boss.bytes, guardian.bytes] && withdrawn.kind == .supportWaiting)
    }
  }

  @Test func `When a case waits no longer, everybody with the rank has it no more`() async throws {
    try await AuthFixture.run { auth in
      let boss = try #require(try await auth.official("Boss", "admin").accountID)
      let idle = try #require(try await auth.official("Idle", "moderator").accountID)
      _ = try await auth.newcomer("Anna")
      try await AccountOperator(database: auth.database).suspend("idle", reason: "away", until: nil, at: auth.clock.now())
      let caseID = UUID()
      let event = InboxEvent(
        eventID: UUID(), type: ReportInbox.settledType, orderingKey: caseID.text, source: "social", createTime: auth.clock.now(),
        payload: ReportSettled(reportCase: caseID.bytes).encoded())
      let inbox = Inbox(database: auth.database, time: auth.clock, handlers: auth.features.moderation.reports.handlers)
      for _ in 0..<2 { #expect(await inbox.receive([event]).takenCount == 1) }
      let rows = try await auth.database.query("SELECT payload, ordering_key FROM outbox WHERE type = 'notification.withdrawn'")
      #expect(rows.count == 1)
      let row = try #require(rows.first)
      let withdrawn = try NotificationWithdrawn(decoding: try row.get(0, as: [UInt8].self))
      #expect(Set(withdrawn.accounts) == [boss.bytes, idle.bytes] && withdrawn.kind == .reportWaiting && withdrawn.objectID == caseID.text)
      // Behind what it takes back.
      #expect(try row.get(1, as: String.self) == caseID.text)
    }
  }
}
