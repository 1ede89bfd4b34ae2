import AllAppsProto
import CairnProto
import CairnTesting
import Cryptography
import EventLoop
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct AccountDeletionTests {
  @Test func theAccountIsGoneAtOnceAndEveryServiceHearsOfIt() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      let tablet = try await auth.session(on: "tablet")
      try await auth.expect("permission_denied INVALID_CREDENTIALS") { try await eraser.delete(anna, password: "wrong horse 12") }
      let answer = try await eraser.delete(anna)
      #expect(answer.purgeTime == auth.clock.now())
      // Signed out on every device, in the log that gateways follow, and told to whoever keeps the name.
      let revoked = try await auth.revocations()
      for session in [anna, tablet] {
        let sessionID = try #require(session.sessionID)
        #expect(revoked.contains(.session(sessionID)))
      }
      #expect(revoked.contains(.standing(try #require(anna.accountID), Standing(roles: ["user"], capabilities: []))))
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna") }
      try await auth.expect("unauthenticated UNAUTHENTICATED") {
        try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(anna))
      }
      let accountID = try #require(anna.accountID).text
      for service in ["game", "social", "geo"] {
        let events = try await eraser.events(for: service)
        #expect(events.map(\.accountID) == [accountID])
        #expect(events.map(\.round) == [1])
      }
      // The name and the address are free again.
      _ = try await auth.signUp("Anna", password: "another harbour 8")
    }
  }

  @Test func theReceiptIsCompleteWhenEveryServiceHasAnsweredTwiceAndIsSigned() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      let token = try await eraser.delete(anna).receiptToken
      let deletionID = try #require(try await eraser.events(for: "game").first?.deletionID)
      var receipt = try await eraser.receipt(token)
      #expect(receipt.state == .purging)
      #expect(receipt.serviceReceipts.map(\.service) == ["auth"])
      let removed = Dictionary(uniqueKeysWithValues: receipt.serviceReceipts[0].removedRows.map { ($0.table, $0.rowCount) })
      #expect(removed["accounts"] == 1)
      #expect(removed["password_credentials"] == 1)
      #expect(removed["sessions"] == 1)
      for service in ["game", "social", "geo"] { try await eraser.answer(service, deletionID, round: 1) }
      #expect(try await eraser.receipt(token).state == .purging)
      auth.clock.advance(by: AccountDeletionRules().sweepPause)
      try await eraser.fireTimers()
      #expect(try await eraser.events(for: "geo").map(\.round) == [1, 2])
      for service in ["geo", "social", "game"] {
        #expect(try await eraser.receipt(token).state == .purging)
        try await eraser.answer(service, deletionID, round: 2, rows: 1)
        // A repetition changes nothing.
        try await eraser.answer(service, deletionID, round: 2, rows: 100)
      }
      receipt = try await eraser.receipt(token)
      #expect(receipt.state == .complete)
      #expect(receipt.completeTime == auth.clock.now())
      #expect(receipt.serviceReceipts.map(\.service) == ["auth", "game", "geo", "social"])
      #expect(receipt.serviceReceipts[1].removedRows == [RemovedRows(table: "things", rowCount: 4)])
      try await checkSignature(of: receipt, auth)
      try await auth.expect("not_found DELETION_NOT_FOUND") { try await eraser.receipt(Base64.url.encode(RandomBytes.generate(32))) }
      try await auth.expect("not_found DELETION_NOT_FOUND") { try await eraser.receipt("") }
    }
  }

  private func checkSignature(of receipt: GetDeletionReceiptResponse, _ auth: AuthFixture) async throws {
    let parts = receipt.signedReceipt.split(separator: ".").map(String.init)
    try #require(parts.count == 3)
    let signature = try #require(Base64.url.decode(parts[2]))
    let keys = try await auth.publicKeys.getPublicKeys(GetPublicKeysRequest(), auth.context()).keys
    let key = try #require(keys.first.flatMap { Ed25519.PublicKey(bytes: $0.publicKey) })
    #expect(key.isValid(signature, for: Array("\(parts[0]).\(parts[1])".utf8)))
    var unsigned = receipt
    unsigned.signedReceipt = ""
    let payload = try #require(Base64.url.decode(parts[1]))
    #expect(try GetDeletionReceiptResponse(json: payload) == unsigned)
  }

  @Test func nothingOfThePersonIsLeftOnceEveryServiceHasAnswered() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let admin = try await auth.newcomer("Olga")
      let anna = try await auth.newcomer()
      _ = try await auth.session(on: "Annas tablet")
      _ = try await auth.refusal { try await auth.logIn("Anna", "wrong horse 12") }
      // She has done something to somebody, and left answers under idempotency keys.
      let accountID = try #require(anna.accountID)
      try await auth.database.execute("UPDATE security_events SET actor_account_id = \(accountID) WHERE account_id = \(admin.accountID)")
      try await auth.database.execute(
        """
        INSERT INTO idempotency_keys (caller, method, key, request_hash, reply, create_time)
        VALUES (\(accountID.text), 'm', \(UUID()), \([UInt8](repeating: 0, count: 32)), \([UInt8]()), \(auth.clock.now()))
        """)
      _ = try await eraser.delete(anna)
      let deletionID = try #require(try await eraser.events(for: "game").first?.deletionID)
      auth.clock.advance(by: AccountDeletionRules().sweepPause)
      try await eraser.fireTimers()
      #expect(try await !auth.revocations().contains { if case .standing(accountID, _) = $0 { true } else { false } })
      try await eraser.end(deletionID)
      let traces = try PersonalDataLaw.traces(of: [accountID.text, "anna", try #require(anna.sessionID).text], in: eraser.scratch)
      #expect(traces == [])
    }
  }

  @Test func withinTheGraceALogInRestoresTheAccount() async throws {
    try await Eraser.run(grace: .seconds(7 * 86_400)) { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      let answer = try await eraser.delete(anna)
      #expect(answer.purgeTime == auth.clock.now() + .seconds(7 * 86_400))
      #expect(try await eraser.receipt(answer.receiptToken).state == .grace)
      let sessionID = try #require(anna.sessionID)
      #expect(try await auth.revocations().contains(.session(sessionID)))
      let told = try await auth.userEvents()
      #expect(told.map(\.accounts) == [[try #require(anna.accountID).bytes]])
      #expect(told.first?.event?.content == .accountDeletionScheduled(AccountDeletionScheduled(purgeTime: answer.purgeTime)))
      auth.clock.advance(by: .seconds(6 * 86_400))
      let back = try await auth.session()
      #expect(back.accountID == anna.accountID)
      try await auth.expect("not_found DELETION_NOT_FOUND") { try await eraser.receipt(answer.receiptToken) }
      #expect(try await auth.eventKinds(of: back).contains(.deletionCanceled))
      // The timer of the old grace does nothing.
      auth.clock.advance(by: .seconds(2 * 86_400))
      try await eraser.fireTimers()
      _ = try await auth.logIn("Anna")
      #expect(try await eraser.events(for: "game").isEmpty)
    }
  }

  @Test func afterTheGraceThereIsNoWayBack() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let auth = eraser.auth
      let answer = try await eraser.delete(try await auth.newcomer())
      auth.clock.advance(by: .seconds(86_400))
      try await eraser.fireTimers()
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("Anna") }
      #expect(try await eraser.receipt(answer.receiptToken).state == .purging)
      #expect(try await eraser.events(for: "social").count == 1)
    }
  }

  @Test func withoutAPasswordTheLogInMustBeFresh() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      try await auth.database.execute("DELETE FROM password_credentials WHERE account_id = \(anna.accountID)")
      auth.clock.advance(by: FreshLogin.lifetime + .seconds(1))
      try await auth.expect("failed_precondition FRESH_LOGIN_REQUIRED") { try await eraser.delete(anna, password: "") }
      auth.clock.advance(by: .seconds(-60))
      _ = try await eraser.delete(anna, password: "")
    }
  }

  @Test func aFreshSessionIsAsGoodAsThePassword() async throws {
    try await Eraser.run { eraser async throws in
      let anna = try await eraser.auth.newcomer()
      eraser.auth.clock.advance(by: FreshLogin.lifetime + .seconds(1))
      try await eraser.auth.expect("failed_precondition FRESH_LOGIN_REQUIRED") { try await eraser.delete(anna, password: "") }
      _ = try await eraser.delete(try await eraser.auth.session(), password: "")
    }
  }

  @Test func nobodyWithoutASessionDeletesAndGuessesAreSlowedDown() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await eraser.delete(.anonymous) }
      let anna = try await auth.newcomer()
      var refusals: Set<String> = []
      for _ in 0..<20 { refusals.insert(try await auth.refusal { try await eraser.delete(anna, password: "wrong horse 12") } ?? "none") }
      #expect(refusals == ["permission_denied INVALID_CREDENTIALS", "resource_exhausted RATE_LIMITED"])
      // Whoever has a token cannot keep the owner out by that.
      _ = try await auth.logIn("Anna")
    }
  }

  @Test func whereTooManyPasswordsWaitTheAccountStays() async throws {
    try await Eraser.run { eraser async throws in
      let anna = try await eraser.auth.newcomer()
      eraser.auth.hashing.stop()
      try await eraser.auth.expect("resource_exhausted OVERLOADED") { try await eraser.delete(anna) }
      #expect(try await eraser.events(for: "game").isEmpty)
      _ = try await eraser.auth.accounts.whoAmI(WhoAmIRequest(), eraser.auth.context(anna))
    }
  }

  @Test func aSecondFactorIsAskedForAndUsedUp() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      let secret = try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna)).secret
      let app = AuthenticatorApp(base32: secret)
      _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(anna))
      auth.clock.advance(by: .seconds(60))
      for code in ["", "000000"] {
        try await auth.expect("unauthenticated SECOND_FACTOR_WRONG") { try await eraser.delete(anna, code: code) }
      }
      _ = try await eraser.delete(anna, code: app.code(at: auth.clock.now()))
    }
  }

  @Test func aGuestGoesAtOnceAndForGoodWithNothingToShow() async throws {
    try await Eraser.run(grace: .seconds(7 * 86_400)) { eraser async throws in
      let guest = try await eraser.guest()
      eraser.auth.clock.advance(by: .seconds(30 * 86_400))
      let answer = try await eraser.delete(guest, password: "")
      #expect(answer.purgeTime == eraser.auth.clock.now())
      #expect(try await eraser.receipt(answer.receiptToken).state == .purging)
      #expect(try await eraser.events(for: "game").map(\.accountID) == [guest.accountID?.text])
    }
  }

  @Test func withinTheGraceTheReceiptsHolderTakesItBack() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      let answer = try await eraser.delete(anna)
      // Asked for once more by a device that has not heard of it.
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await eraser.delete(anna) }
      try await eraser.cancel(answer.receiptToken)
      try await auth.expect("not_found DELETION_NOT_FOUND") { try await eraser.cancel(answer.receiptToken) }
      try await auth.expect("not_found DELETION_NOT_FOUND") { try await eraser.cancel("nonsense") }
      auth.clock.advance(by: .seconds(86_400))
      try await eraser.fireTimers()
      let back = try await auth.session()
      #expect(try await auth.eventKinds(of: back).contains(.deletionCanceled))
      // A second time, until there is no way back.
      let again = try await eraser.delete(back)
      auth.clock.advance(by: .seconds(86_400))
      try await eraser.fireTimers()
      try await auth.expect("failed_precondition DELETION_BEGUN") { try await eraser.cancel(again.receiptToken) }
    }
  }

  @Test func takenBackTwiceAtOnceItIsTakenBackOnce() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let token = try await eraser.delete(try await eraser.auth.newcomer()).receiptToken
      let refusals = try await eraser.auth.refusalsAtOnce(4) { _ in try await eraser.cancel(token) }
      #expect(refusals == [nil: 1, "not_found DELETION_NOT_FOUND": 3])
      let anna = try await eraser.auth.session()
      #expect(try await eraser.auth.eventKinds(of: anna).count { $0 == .deletionCanceled } == 1)
    }
  }

  @Test func takenBackAtTheEndOfTheGraceItIsTakenBackOrComesTooLate() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let auth = eraser.auth
      for round in 0..<8 {
        let name = "Anna\(round)"
        let token = try await eraser.delete(try await auth.newcomer(name)).receiptToken
        auth.clock.advance(by: .seconds(86_400))
        async let ended: Void = eraser.fireTimers()
        async let canceled = auth.refusal { try await eraser.cancel(token) }
        _ = try await ended
        switch try await canceled {
        case nil: try await auth.expect(nil) { try await auth.logIn(name) }
        case let refusal:
          #expect(refusal == "failed_precondition DELETION_BEGUN")
          try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn(name) }
        }
      }
    }
  }

  @Test func aLogInAtTheEndOfTheGraceHasItsWayOrComesTooLate() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let auth = eraser.auth
      for round in 0..<8 {
        let name = "Anna\(round)"
        let token = try await eraser.delete(try await auth.newcomer(name)).receiptToken
        auth.clock.advance(by: .seconds(86_400))
        async let ended: Void = eraser.fireTimers()
        async let opened = auth.refusal { try await auth.logIn(name) }
        _ = try await ended
        switch try await opened {
        case nil: try await auth.expect("not_found DELETION_NOT_FOUND") { try await eraser.receipt(token) }
        case let refusal:
          #expect(refusal == "unauthenticated INVALID_CREDENTIALS")
          #expect(try await eraser.receipt(token).state == .purging)
        }
      }
    }
  }

  @Test func aRefreshAtTheSameMomentLeavesNoSessionBehind() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      for round in 0..<5 {
        let tokens = try #require(try await auth.signUp("Anna\(round)").tokens)
        let anna = try await auth.caller(of: tokens)
        async let deleted = eraser.delete(anna)
        async let refreshed = auth.refusal { try await auth.refresh(tokens.refreshToken) }
        _ = try await deleted
        let refusal = try await refreshed
        #expect([nil, "unauthenticated SESSION_REVOKED", "unauthenticated REFRESH_TOKEN_INVALID"].contains(refusal))
        let sessionID = try #require(anna.sessionID)
        #expect(try await auth.revocations().contains(.session(sessionID)))
        try await auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await auth.refresh(tokens.refreshToken) }
      }
    }
  }

  @Test func clocksThatJumpChangeOnlyTheMoment() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let auth = eraser.auth
      let token = try await eraser.delete(try await auth.newcomer()).receiptToken
      // Back by an hour: nothing fires early, nothing is lost.
      auth.clock.advance(by: .seconds(-3_600))
      try await eraser.fireTimers()
      #expect(try await eraser.receipt(token).state == .grace)
      // Nobody was there for a month: both rounds follow each other.
      auth.clock.advance(by: .seconds(30 * 86_400))
      for _ in 0..<2 {
        try await eraser.fireTimers()
        auth.clock.advance(by: AccountDeletionRules().sweepPause)
      }
      #expect(try await eraser.events(for: "game").map(\.round) == [1, 2])
    }
  }

  @Test func ofTwoAdminsThatLeaveAtOnceOneStays() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let auth = eraser.auth
      for round in 0..<4 {
        var admins: [Caller] = []
        for name in ["Anna\(round)", "Berta\(round)"] {
          admins.append(try await auth.newcomer(name))
          _ = try await AccountOperator(database: auth.database).setRole("admin", isGrant: true, ofUsername: name, at: auth.clock.now())
        }
        let leaving = admins
        let refusals = try await auth.refusalsAtOnce(2) { try await eraser.delete(leaving[$0]) }
        #expect(refusals == [nil: 1, "failed_precondition LAST_ADMIN": 1])
        try await auth.database.execute("UPDATE accounts SET roles = '{user}'")
      }
    }
  }

  @Test func aSuspendedAccountLeavesAndComesBackSuspended() async throws {
    try await Eraser.run(grace: .seconds(86_400)) { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      let moderator = try await auth.official("Martin", "moderator")
      _ = try await auth.suspend(anna, by: moderator)
      let caller = try await auth.caller(of: try #require(try await auth.logInSuspended("Anna").tokens))
      let token = try await eraser.delete(caller).receiptToken
      try await eraser.cancel(token)
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.logIn("Anna") }
      let again = try await auth.caller(of: try #require(try await auth.logInSuspended("Anna").tokens))
      _ = try await eraser.delete(again)
      auth.clock.advance(by: .seconds(86_400))
      try await eraser.fireTimers()
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logInSuspended("Anna") }
    }
  }

  @Test func theLastAdminStays() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let anna = try await auth.newcomer()
      _ = try await AccountOperator(database: auth.database).setRole("admin", isGrant: true, ofUsername: "anna", at: auth.clock.now())
      try await auth.expect("failed_precondition LAST_ADMIN") { try await eraser.delete(anna) }
      _ = try await auth.newcomer("Berta")
      _ = try await AccountOperator(database: auth.database).setRole("admin", isGrant: true, ofUsername: "berta", at: auth.clock.now())
      _ = try await eraser.delete(anna)
    }
  }

  @Test func ofTwoDeletionsAtOnceOneHasItsWay() async throws {
    try await Eraser.run { eraser async throws in
      let anna = try await eraser.auth.newcomer()
      let outcomes = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<2 { group.addTask { try await eraser.auth.refusal { try await eraser.delete(anna) } } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(
        outcomes.compactMap(\.self).allSatisfy {
          $0 == "unauthenticated SESSION_REVOKED"
        })
      #expect(try await eraser.events(for: "game").count == 1)
    }
  }

  @Test func aLogInAtTheSameMomentLeavesNoSessionBehind() async throws {
    try await Eraser.run { eraser async throws in
      for round in 0..<5 {
        let name = "Anna\(round)"
        let anna = try await eraser.auth.newcomer(name)
        async let deleted = eraser.delete(anna)
        async let opened = eraser.auth.refusal { try await eraser.auth.logIn(name) }
        _ = try await deleted
        let refusal = try await opened
        #expect(refusal == nil || refusal == "unauthenticated INVALID_CREDENTIALS")
      }
      // Whatever was opened has been revoked with the rest.
      let opened: Int = try await eraser.auth.database.query("SELECT count(*) FROM sessions").firstRow().get(0)
      #expect(opened == 0)
    }
  }
}
