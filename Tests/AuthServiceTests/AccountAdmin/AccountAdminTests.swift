import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Synchronization
import Testing
import Timekeeping

@testable import AuthService
@testable import Events
@testable import RPC

/// What an admin does in the place of an account's owner.
@Suite struct AccountAdminTests {
  private static let grace = Duration.seconds(86_400)

  private static func admins(_ auth: AuthFixture, grace: Duration = .zero) -> AccountAdminHandlers {
    var handlers = auth.features.admin.handlers
    handlers.erasure.rules.grace = grace
    return handlers
  }

  /// The kinds of an account's entries in the audit, in the order of their names.
  private static func audit(_ auth: AuthFixture, of caller: Caller) async throws -> [StoredSecurityEvent.Kind] {
    let accountID = try #require(caller.accountID)
    let entries = try await SecurityEventStore().findAudit(of: accountID, after: nil, limit: 100, in: auth.database)
    return entries.map(\.kind).sorted { $0.rawValue < $1.rawValue }
  }

  /// Every method, as a call about an account.
  private static func calls(_ auth: AuthFixture, by caller: Caller, on accountID: String) -> [(String, () async throws -> Void)] {
    let (admins, context, exportID) = (admins(auth), auth.context(caller), UUID().text)
    return [
      ("EndAccountSessions", { _ = try await admins.endAccountSessions(EndAccountSessionsRequest(accountID: accountID), context) }),
      ("ResetSecondFactor", { _ = try await admins.resetSecondFactor(ResetSecondFactorRequest(accountID: accountID), context) }),
      ("OrderDeletion", { _ = try await admins.orderDeletion(OrderDeletionRequest(accountID: accountID), context) }),
      ("RecallDeletion", { _ = try await admins.recallDeletion(RecallDeletionRequest(accountID: accountID), context) }),
      ("OrderExport", { _ = try await admins.orderExport(OrderExportRequest(accountID: accountID), context) }),
      (
        "GetOrderedExport",
        { _ = try await admins.getOrderedExport(GetOrderedExportRequest(accountID: accountID, exportID: exportID), context) }
      ),
      (
        "TakeOrderedExport",
        {
          let request = TakeOrderedExportRequest(accountID: accountID, exportID: exportID)
          try await admins.takeOrderedExport(request, context, ResponseStream(sink: TakenParts(), codec: .proto))
        }
      ),
    ]
  }

  @Test func `Nobody acts for an admin, without the rank, without a second factor or for nobody`() async throws {
    try await AuthFixture.run { auth in
      let (boss, other) = (try await auth.official("Boss", "admin"), try await auth.official("Chief", "admin"))
      let (martin, anna) = (try await auth.official("Martin", "moderator"), try await auth.newcomer("Anna"))
      let before = try await RetryLaw.contents(of: auth.database)
      for (caller, target, refusal) in [
        (boss, try #require(other.accountID).text, "permission_denied RANK_TOO_LOW"),
        (boss, try #require(boss.accountID).text, "permission_denied RANK_TOO_LOW"),
        (martin, try #require(anna.accountID).text, "permission_denied PERMISSION_DENIED"),
        (anna, try #require(martin.accountID).text, "permission_denied PERMISSION_DENIED"),
        (boss, UUID().text, "not_found ACCOUNT_NOT_FOUND"), (boss, "anna", "invalid_argument INVALID_ARGUMENT"),
      ] {
        for (name, call) in Self.calls(auth, by: caller, on: target) {
          #expect(try await auth.refusal(call) == refusal, "\(name)")
        }
      }
      #expect(try await RetryLaw.contents(of: auth.database) == before, "a refusal changes nothing")
    }
    try await AuthFixture.run(requiresStaffSecondFactor: true) { auth in
      let (boss, anna) = (try await auth.official("Boss", "admin"), try await auth.newcomer("Anna"))
      for (name, call) in Self.calls(auth, by: boss, on: try #require(anna.accountID).text) {
        #expect(try await auth.refusal(call) == "failed_precondition SECOND_FACTOR_MISSING", "\(name)")
      }
    }
  }

  /// A token is good for minutes, a role that was taken for none.
  @Test func `An admin who was dismissed a moment ago does nothing more`() async throws {
    try await AuthFixture.run { auth in
      let (boss, other, anna) = (
        try await auth.official("Boss", "admin"), try await auth.official("Chief", "admin"), try await auth.newcomer("Anna")
      )
      let request = RevokeRoleRequest(accountID: try #require(boss.accountID).text, role: "admin")
      _ = try await auth.moderation.revokeRole(request, auth.context(other))
      for (name, call) in Self.calls(auth, by: boss, on: try #require(anna.accountID).text) {
        #expect(try await auth.refusal(call) == "permission_denied PERMISSION_DENIED", "\(name)")
      }
    }
  }

  @Test func `Sessions are ended everywhere, which the owner sees, and who did it the audit`() async throws {
    try await AuthFixture.run { auth in
      let (boss, anna) = (try await auth.official("Boss", "admin"), try await auth.newcomer("Anna"))
      _ = try await auth.session(of: "Anna", on: "tablet")
      let request = EndAccountSessionsRequest(accountID: try #require(anna.accountID).text)
      #expect(try await Self.admins(auth).endAccountSessions(request, auth.context(boss)).endedCount == 2)
      #expect(try await Self.admins(auth).endAccountSessions(request, auth.context(boss)).endedCount == 0)
      #expect(try await auth.eventKinds(of: anna).count { $0 == .sessionsRevoked } == 1)
      #expect(try await !auth.eventKinds(of: anna).contains(.sessionsEnded))
      #expect(try await Self.audit(auth, of: anna) == [.sessionsEnded, .sessionsEnded])
      _ = try await auth.logIn("Anna")
    }
  }

  @Test func `Who has lost the second factor is let in by the password again`() async throws {
    try await AuthFixture.run { auth in
      let (boss, anna) = (try await auth.official("Boss", "admin"), try await auth.newcomer("Anna"))
      let request = ResetSecondFactorRequest(accountID: try #require(anna.accountID).text)
      #expect(try await !Self.admins(auth).resetSecondFactor(request, auth.context(boss)).wasRemoved)
      try await auth.confirmEmail(of: anna)
      let app = AuthenticatorApp(base32: try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna)).secret)
      _ = try await auth.factors.confirmTotp(ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(anna))
      try await auth.expect("unauthenticated SECOND_FACTOR_REQUIRED") { _ = try await auth.logIn("Anna") }
      #expect(try await Self.admins(auth).resetSecondFactor(request, auth.context(boss)).wasRemoved)
      let again = try await auth.session(of: "Anna")
      #expect(try await auth.eventKinds(of: again).contains(.secondFactorDisabled))
      #expect(try await Self.audit(auth, of: anna) == [.secondFactorReset])
    }
  }

  @Test func `A deletion is waited for or taken back, and only by those who may`() async throws {
    try await AuthFixture.run { auth in
      let (boss, anna) = (try await auth.official("Boss", "admin"), try await auth.newcomer("Anna"))
      let (admins, accountID) = (Self.admins(auth, grace: Self.grace), try #require(anna.accountID).text)
      let ordered = try await admins.orderDeletion(OrderDeletionRequest(accountID: accountID), auth.context(boss))
      #expect(ordered.purgeTime == auth.clock.now() + Self.grace)
      try await auth.expect("permission_denied ACCOUNT_BEING_DELETED") { _ = try await auth.logIn("Anna") }
      for _ in 0..<2 { _ = try await admins.recallDeletion(RecallDeletionRequest(accountID: accountID), auth.context(boss)) }
      _ = try await auth.logIn("Anna")
      #expect(try await Self.audit(auth, of: anna) == [.deletionRecalled])
      #expect(try await auth.eventKinds(of: anna).contains(.deletionCanceled))
      // With the admin's own account: of the other nothing will be left.
      #expect(try await Self.audit(auth, of: boss) == [.deletionOrdered, .roleGranted])
    }
  }

  @Test func `A deletion that has begun is not taken back`() async throws {
    try await AuthFixture.run { auth in
      let (boss, anna) = (try await auth.official("Boss", "admin"), try await auth.newcomer("Anna"))
      let (admins, accountID) = (Self.admins(auth), try #require(anna.accountID).text)
      let ordered = try await admins.orderDeletion(OrderDeletionRequest(accountID: accountID), auth.context(boss))
      #expect(ordered.purgeTime == auth.clock.now())
      // As in the moment in which the running service has begun and not ended.
      try await auth.database.execute("UPDATE account_deletions SET is_begun = true")
      try await auth.expect("failed_precondition DELETION_BEGUN") {
        _ = try await admins.recallDeletion(RecallDeletionRequest(accountID: accountID), auth.context(boss))
      }
      #expect(try await admins.orderDeletion(OrderDeletionRequest(accountID: accountID), auth.context(boss)) == ordered)
    }
  }

  @Test func `Of two admins who delete the same account at once both are told the same`() async throws {
    try await AuthFixture.run { auth in
      let (boss, other, anna) = (
        try await auth.official("Boss", "admin"), try await auth.official("Chief", "admin"), try await auth.newcomer("Anna")
      )
      let (admins, accountID) = (Self.admins(auth, grace: Self.grace), try #require(anna.accountID).text)
      let ends = try await auth.refusalsAtOnce(6) { index in
        try await admins.orderDeletion(OrderDeletionRequest(accountID: accountID), auth.context(index % 2 == 0 ? boss : other))
      }
      #expect(ends == [nil: 6])
      #expect(try await auth.database.query("SELECT count(*) FROM account_deletions").firstRow().get(0, as: Int64.self) == 1)
      #expect(try await auth.database.query("SELECT FROM security_events WHERE kind = 'DELETION_ORDERED'").count == 1)
    }
  }

  @Test func `An export for a letter is made once, taken by its parts, and kept for the audit`() async throws {
    try await Exporter.run { exporter in
      let auth = exporter.auth
      let (boss, anna) = (try await auth.official("Boss", "admin"), try await auth.newcomer("Anna"))
      let (admins, accountID) = (Self.admins(auth), try #require(anna.accountID).text)
      let export = try #require(try await admins.orderExport(OrderExportRequest(accountID: accountID), auth.context(boss)).export)
      auth.clock.advance(by: .milliseconds(1))
      #expect(try await admins.orderExport(OrderExportRequest(accountID: accountID), auth.context(boss)).export == export)
      let taking = TakeOrderedExportRequest(accountID: accountID, exportID: export.exportID)
      let sink = TakenParts()
      func take() async throws { try await admins.takeOrderedExport(taking, auth.context(boss), ResponseStream(sink: sink, codec: .proto)) }
      try await auth.expect("failed_precondition EXPORT_NOT_READY") { try await take() }
      try await exporter.runner.run()
      let asked = GetOrderedExportRequest(accountID: accountID, exportID: export.exportID)
      #expect(try await admins.getOrderedExport(asked, auth.context(boss)).export?.state == .ready)
      try await take()
      let zip = sink.parts.withLock { $0.flatMap(\.data) }
      #expect(try await zip == exporter.zip(anna) && zip.starts(with: Array("PK".utf8)))
      #expect(try await Self.audit(auth, of: anna) == [.exportOrdered, .exportTaken])
      let own = try await auth.eventKinds(of: anna)
      #expect(own.contains(.exportRequested) && own.contains(.exportReady) && !own.contains(.exportTaken))
      // Somebody else's is not there.
      let berta = try await auth.newcomer("Berta")
      let foreign = GetOrderedExportRequest(accountID: try #require(berta.accountID).text, exportID: export.exportID)
      try await auth.expect("not_found EXPORT_NOT_FOUND") { _ = try await admins.getOrderedExport(foreign, auth.context(boss)) }
    }
  }
}

/// The parts that an admin was streamed.
private final class TakenParts: ResponseSink, Sendable {
  let parts = Mutex<[TakeOrderedExportResponse]>([])

  func send(_ message: [UInt8]) async throws {
    let part = try TakeOrderedExportResponse(decoding: message)
    parts.withLock { $0.append(part) }
  }
}
