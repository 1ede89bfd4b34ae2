import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// The deletion of accounts beside the other features.
struct Eraser: Sendable {
  let auth: AuthFixture
  let scratch: ScratchDatabase
  let handlers: AccountDeletionHandlers

  init(_ auth: AuthFixture, _ scratch: ScratchDatabase, grace: Duration) {
    self.auth = auth
    self.scratch = scratch
    handlers = auth.deletions(grace: grace)
  }

  static func run(grace: Duration = .zero, _ body: @escaping @Sendable (Eraser) async throws -> Void) async throws {
    let scratch = try ScratchDatabase("events", "auth")
    try await scratch.withDatabase { database async throws in
      try await body(Eraser(try AuthFixture(database), scratch, grace: grace))
    }
  }

  func delete(_ caller: Caller, password: String = AuthFixture.password, code: String = "") async throws -> DeleteAccountResponse {
    try await handlers.deleteAccount(DeleteAccountRequest(password: password, code: code), auth.context(caller))
  }

  func cancel(_ token: String) async throws {
    _ = try await handlers.cancelDeletion(CancelDeletionRequest(receiptToken: token), auth.context())
  }

  /// Somebody without credentials.
  func guest() async throws -> Caller {
    try await auth.nameless { $0.isGuest = true }
  }

  func receipt(_ token: String) async throws -> GetDeletionReceiptResponse {
    try await handlers.getDeletionReceipt(GetDeletionReceiptRequest(receiptToken: token), auth.context())
  }

  /// Fires the timers that are due.
  func fireTimers() async throws {
    let rows = try await auth.database.query(
      "SELECT aggregate_id, kind, generation, due_time FROM timers WHERE due_time <= \(auth.clock.now())")
    let due = try rows.map { TimerRow(aggregateID: try $0.get(0), generation: try $0.get(2), dueTime: try $0.get(3), kind: try $0.get(1)) }
    for timer in due {
      try await auth.database.transaction { transaction in
        try await transaction.execute("DELETE FROM timers WHERE aggregate_id = \(timer.aggregateID) AND kind = \(timer.kind)")
        let handler = DeletionTimers.all(handlers.erasure).first { $0.kind == timer.kind }
        try await handler?.fire(timer, in: transaction, now: auth.clock.now())
      }
    }
  }

  /// The deletions that wait for a service, oldest first.
  func events(for service: String) async throws -> [AccountDeleted] {
    try await auth.database.query("SELECT payload FROM outbox WHERE destination = \(service) AND type = 'account.deleted' ORDER BY number")
      .map { try AccountDeleted(decoding: try $0.get(0)) }
  }

  /// Another service answers a round.
  func answer(_ service: String, _ deletionID: String, round: Int32, rows: Int64 = 3) async throws {
    let purged = AccountPurged(
      deletionID: deletionID, round: round, purgeTime: auth.clock.now(), purgedRows: [PurgedRows(table: "things", rowCount: rows)])
    let id = try #require(UUID(text: deletionID))
    let receipt = try #require(DeletionReceipt(purged, from: service))
    try await auth.database.transaction { transaction in
      try await handlers.erasure.note(receipt, of: id, at: auth.clock.now(), in: transaction)
    }
  }

  /// All services have answered both rounds, the events were delivered, and the revocations have outlived the tokens.
  func end(_ deletionID: String) async throws {
    for service in ["game", "social", "geo"] {
      for round in [Int32(1), 2] { try await answer(service, deletionID, round: round) }
    }
    try await auth.database.transaction { transaction in
      try await transaction.execute("DELETE FROM outbox")
      try await transaction.execute("DELETE FROM outbox_keys")
    }
    auth.clock.advance(by: .seconds(3_600))
    try await auth.sweep(at: auth.clock.now())
  }
}
