import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct AccountOperatorTests {
  private func accounts(_ auth: AuthFixture) -> AccountOperator { AccountOperator(database: auth.database) }

  @Test func `An account is found by name, address, id and how its name begins`() async throws {
    try await AuthFixture.run { auth in
      let anna = try #require(try await auth.newcomer("Anna").accountID)
      _ = try await auth.newcomer("annabel")
      _ = try await auth.newcomer("Berta")
      let (accounts, now) = (accounts(auth), auth.clock.now())
      for text in ["aNNa", "anna@EXAMPLE.org", anna.text, anna.text.uppercased()] {
        #expect(
          try await accounts.find(text, at: now) == [AccountLine(accountID: anna, username: "Anna", roles: ["user"], state: "active")])
      }
      #expect(try await accounts.find("ann", at: now).map(\.username) == ["Anna", "annabel"])
      for text in ["carla", "carla@example.org", UUID().text, "%", ""] where !text.isEmpty {
        #expect(try await accounts.find(text, at: now).isEmpty)
      }
      await #expect(throws: AccountOperator.Failure.accountNotFound) { _ = try await accounts.show("carla", at: now) }
    }
  }

  @Test func `An account is shown with its ways in, and whoever looks leaves a trace`() async throws {
    try await AuthFixture.run { auth in
      let (anna, admin) = (try await auth.newcomer("Anna"), try await auth.official("Boss", "admin"))
      auth.clock.advance(by: .seconds(1))
      let dossier = try await accounts(auth).show("anna", at: auth.clock.now())
      #expect(dossier.email == "Anna@example.org" && !dossier.isEmailVerified && dossier.hasPassword && !dossier.hasSecondFactor)
      #expect(dossier.sessionCount == 1 && dossier.providers.isEmpty && dossier.createTime == AuthFixture.start)
      let request = ListAuditRequest(accountID: try #require(anna.accountID).text)
      let entries = try await auth.moderation.listAudit(request, auth.context(admin)).entries
      #expect(entries.map(\.kind) == [.standingSeen] && entries[0].actorAccountID == "")
      #expect(try await !auth.eventKinds(of: anna).contains(.standingSeen))
    }
  }

  @Test func `Everybody with a role is listed`() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer("Anna")
      _ = try await auth.official("Boss", "admin")
      _ = try await auth.official("Guard", "moderator")
      let staff = try await accounts(auth).staff(at: auth.clock.now())
      #expect(Set(staff.map { "\($0.username) \($0.roles)" }) == ["Boss [\"user\", \"admin\"]", "Guard [\"user\", \"moderator\"]"])
    }
  }

  @Test func `A suspension is told, replaced and lifted`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      let (accounts, now) = (accounts(auth), auth.clock.now())
      try await accounts.suspend("anna", reason: "spam", until: now + .seconds(60), at: now)
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { _ = try await auth.logIn("Anna") }
      #expect(try await accounts.find("anna", at: now).map(\.state) == ["suspended"])
      try await accounts.suspend("anna", reason: "more spam", until: nil, at: now)
      let dossier = try await accounts.show("anna", at: now)
      #expect(dossier.suspensionReason == "more spam" && dossier.suspensionEndTime == nil)
      try await accounts.lift("anna", at: now)
      try await accounts.lift("anna", at: now)
      _ = try await auth.logIn("Anna")
      let kinds = try await auth.eventKinds(of: anna)
      #expect(kinds.count { $0 == .suspended } == 2 && kinds.count { $0 == .suspensionLifted } == 1)
      // Gateways hear of each.
      #expect(try await auth.revocations().count >= 3)
      await #expect(throws: AccountOperator.Failure.reasonInvalid) { try await accounts.suspend("anna", reason: "", until: nil, at: now) }
      await #expect(throws: AccountOperator.Failure.endInvalid) { try await accounts.suspend("anna", reason: "x", until: now, at: now) }
    }
  }

  @Test func `Sessions are ended everywhere, and the account can log in again`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      _ = try await auth.logIn("Anna", on: "tablet")
      #expect(try await accounts(auth).endSessions(of: "anna@example.org", at: auth.clock.now()) == 2)
      #expect(try await accounts(auth).endSessions(of: "anna", at: auth.clock.now()) == 0)
      #expect(try await auth.eventKinds(of: anna).contains(.sessionsRevoked))
      _ = try await auth.logIn("Anna")
    }
  }

  @Test func `Who has lost the second factor logs in by password again`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      #expect(try await !accounts(auth).resetSecondFactor(of: "anna", at: auth.clock.now()))
      try await auth.confirmEmail(of: anna)
      let app = AuthenticatorApp(base32: try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna)).secret)
      _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(anna))
      try await auth.expect("unauthenticated SECOND_FACTOR_REQUIRED") { _ = try await auth.logIn("Anna") }
      #expect(try await accounts(auth).show("anna", at: auth.clock.now()).hasSecondFactor)
      #expect(try await accounts(auth).resetSecondFactor(of: "anna", at: auth.clock.now()))
      let caller = try await auth.session(of: "Anna")
      #expect(try await auth.eventKinds(of: caller).contains(.secondFactorDisabled))
      #expect(try await auth.factors.getSecondFactor(GetSecondFactorRequest(), auth.context(caller)).confirmTime == nil)
    }
  }

  @Test func `A deletion is the running service's, by a timer, and tells it once`() async throws {
    try await AuthFixture.run { auth in
      let anna = try #require(try await auth.newcomer("Anna").accountID)
      let (accounts, now) = (accounts(auth), auth.clock.now())
      let deletion = try await accounts.delete("anna", grace: .zero, at: now)
      #expect(deletion.purgeTime == now && deletion.receiptToken.count > 40)
      await #expect(throws: AccountOperator.Failure.alreadyLeaving) { _ = try await accounts.delete("anna", grace: .zero, at: now) }
      #expect(try await accounts.find("anna", at: now).map(\.state) == ["deleting"])
      // In the moment before the purge, as in a grace: whoever has the password is told, and nobody else.
      try await auth.expect("permission_denied ACCOUNT_BEING_DELETED") { _ = try await auth.logIn("Anna") }
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { _ = try await auth.logIn("Anna", "another password 7") }
      let (deletionID, dueTime): (UUID, Moment) = try await auth.database.query(
        "SELECT aggregate_id, due_time FROM timers WHERE kind = 'account_deletion.grace_end'"
      ).map { (try $0.get(0), try $0.get(1)) }[0]
      #expect(dueTime == now)
      // As the process does when the timer fires.
      let erasure = auth.features.deletions.erasure
      try await auth.database.transaction { try await erasure.endGrace(deletionID, at: now, in: $0) }
      #expect(try await accounts.find(anna.text, at: now).isEmpty)
      let receipt = try await auth.features.deletions.handlers.getDeletionReceipt(
        GetDeletionReceiptRequest(receiptToken: deletion.receiptToken), auth.context())
      #expect(receipt.state == .purging)
    }
  }

  @Test func `The last admin is not deleted, and in a grace only the operator takes a deletion back`() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.official("Boss", "admin")
      let anna = try await auth.newcomer("Anna")
      let (accounts, now) = (accounts(auth), auth.clock.now())
      await #expect(throws: AccountOperator.Failure.lastAdmin) { _ = try await accounts.delete("boss", grace: .zero, at: now) }
      await #expect(throws: AccountOperator.Failure.notLeaving) { try await accounts.keep("anna", at: now) }
      let deletion = try await accounts.delete("anna", grace: .seconds(86_400), at: now)
      #expect(deletion.purgeTime == now + .seconds(86_400))
      for _ in 0..<2 { try await auth.expect("permission_denied ACCOUNT_BEING_DELETED") { _ = try await auth.logIn("Anna") } }
      #expect(try await accounts.find("anna", at: now).map(\.state) == ["deleting"])
      try await accounts.keep("anna", at: now)
      await #expect(throws: AccountOperator.Failure.notLeaving) { try await accounts.keep("anna", at: now) }
      _ = try await auth.logIn("Anna")
      #expect(try await accounts.find("anna", at: now).map(\.state) == ["active"])
      #expect(try await auth.eventKinds(of: anna).contains(.deletionCanceled))
      // The holder of the operator's receipt takes it back as well.
      let second = try await accounts.delete("anna", grace: .seconds(86_400), at: now)
      let request = CancelDeletionRequest(receiptToken: second.receiptToken)
      _ = try await auth.features.deletions.handlers.cancelDeletion(request, auth.context())
      _ = try await auth.logIn("Anna")
    }
  }

  @Test func `Whoever has asked for the deletion first does not keep the operator from it`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      let (accounts, now) = (accounts(auth), auth.clock.now())
      var handlers = auth.features.deletions.handlers
      handlers.erasure.rules.grace = .seconds(30 * 86_400)
      let own = try await handlers.deleteAccount(DeleteAccountRequest(password: AuthFixture.password), auth.context(anna))
      #expect(try await accounts.find("anna", at: now).map(\.state) == ["leaving"])
      let deletion = try await accounts.delete("anna", grace: .seconds(90 * 86_400), at: now)
      #expect(deletion.purgeTime == now + .seconds(30 * 86_400), "no later than its owner was promised")
      try await auth.expect("permission_denied ACCOUNT_BEING_DELETED") { _ = try await auth.logIn("Anna") }
      try await auth.expect("not_found DELETION_NOT_FOUND") {
        _ = try await handlers.cancelDeletion(CancelDeletionRequest(receiptToken: own.receiptToken), auth.context())
      }
    }
  }

  @Test func `An export is asked for once, and its owner sees it`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer("Anna")
      let (accounts, now) = (accounts(auth), auth.clock.now())
      let exportID = try await accounts.beginExport(of: "anna", at: now)
      #expect(try await accounts.beginExport(of: "anna", at: now) == exportID)
      #expect(try await !accounts.takeExport(exportID, of: "anna", at: now) { _ in })
      #expect(try await auth.eventKinds(of: anna).count { $0 == .exportRequested } == 1)
      // The running service makes it.
      let keys: [UUID] = try await auth.database.query("SELECT job_key FROM jobs WHERE kind = 'export'").map { try $0.get(0) }
      #expect(keys == [exportID])
    }
  }
}
