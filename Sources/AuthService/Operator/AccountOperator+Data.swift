import Cryptography
import Events
package import FoundationEssentials
import Identity
import Postgres
package import Timekeeping

/// Deletion of an account that an operator has asked for.
package struct OperatorDeletion: Sendable, Hashable {
  /// Token by which `AccountDeletionService/GetDeletionReceipt` says what was removed.
  package var receiptToken: String
  /// When the purge begins.
  package var purgeTime: Moment
}

extension AccountOperator {
  /// Signs an account out, and has the running services remove all they keep of it after `grace`: the purge is AuthService's, by a timer, so that it is the
  /// same as its owner's own. No log-in takes it back; `keep` does. It comes in the place of one that its owner has asked for and could take back.
  /// - Throws: `Failure.accountNotFound`, `lastAdmin`, `alreadyLeaving`.
  package func delete(_ login: String, grace: Duration, at now: Moment) async throws -> OperatorDeletion {
    let account = try await account(login)
    let token = RandomBytes.generate(AccountDeletionRules.tokenBytes)
    let erasure = AccountErasure(
      rules: AccountDeletionRules(grace: grace), personal: PersonalData(database: database), outbox: Outbox(ids: ending.events.ids),
      ending: ending, ids: ending.events.ids)
    do {
      let deletion = try await database.transaction(attempts: 3) { transaction in
        try await erasure.request(account, tokenHash: SHA256.digest(of: token), by: .operator, at: now, in: transaction)
      }
      return OperatorDeletion(receiptToken: Base64.url.encode(token), purgeTime: deletion.purgeTime)
    } catch AccountErasure.Refusal.lastAdmin {
      throw Failure.lastAdmin
    } catch AccountErasure.Refusal.accountNotFound {
      throw Failure.accountNotFound
    } catch let error as PostgresError {
      if case .uniqueViolation = error.kind { throw Failure.alreadyLeaving }
      throw error
    }
  }

  /// Takes back a deletion that has not begun, whoever has asked for it. Sessions that it has ended stay ended.
  /// - Throws: `Failure.accountNotFound`, `notLeaving`.
  package func keep(_ login: String, at now: Moment) async throws {
    let accountID = try await account(login).accountID
    let recall = try await database.transaction(attempts: 3) { transaction in
      try await care.recallDeletion(of: accountID, by: .operator, at: now, in: transaction)
    }
    guard let recall else { throw Failure.accountNotFound }
    guard recall == .recalled else { throw Failure.notLeaving }
  }

  /// Asks for an export of everything that is kept about somebody, which the running AuthService makes.
  /// - Returns: Id of the export; of one that is being made or was made within the hour, its.
  /// - Throws: `Failure.accountNotFound`, also when the one that was being made is gone.
  package func beginExport(of login: String, at now: Moment) async throws -> UUID {
    let accountID = try await account(login).accountID
    let export = try await database.transaction { transaction in
      try await care.orderExport(of: accountID, by: .operator, at: now, in: transaction)
    }
    guard let export else { throw Failure.accountNotFound }
    return export.exportID
  }

  /// Hands on the parts of an export's ZIP in their order.
  /// - Returns: False while it is being made.
  /// - Throws: `Failure.exportFailed`; `accountNotFound` when it is gone.
  package func takeExport(
    _ exportID: UUID, of login: String, at now: Moment, _ sink: ([UInt8]) throws -> Void
  ) async throws -> Bool {
    let (store, accountID) = (ExportStore(), try await account(login).accountID)
    guard let export = try await store.find(exportID, of: accountID, at: now, in: database) else { throw Failure.accountNotFound }
    if export.state == .failed { throw Failure.exportFailed }
    guard export.state == .ready else { return false }
    var part = 0
    while part < export.partCount {
      let parts = try await store.parts(of: export, from: part, limit: ExportRules.partsAtOnce, in: database)
      if parts.isEmpty { throw Failure.exportFailed }
      for data in parts { try sink(data) }
      part += parts.count
    }
    return true
  }
}
