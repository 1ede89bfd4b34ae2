import CairnProto
import CairnServices
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC

/// Acts for the owners of accounts, as admins ask in the console.
struct AccountAdminHandlers: AccountAdminServiceHandlers {
  let database: Database
  let care: AccountCare
  let secondFactor: StaffSecondFactor
  var erasure: AccountErasure
  let exports = ExportStore()

  func endAccountSessions(_ request: EndAccountSessionsRequest, _ context: RequestContext) async throws -> EndAccountSessionsResponse {
    let count = try await acting(on: request.accountID, context) { accountID, actor, transaction in
      try await care.endSessions(of: accountID, by: actor, at: context.now, in: transaction)
    }
    return EndAccountSessionsResponse(endedCount: Int32(clamping: count))
  }

  func resetSecondFactor(_ request: ResetSecondFactorRequest, _ context: RequestContext) async throws -> ResetSecondFactorResponse {
    let wasRemoved = try await acting(on: request.accountID, context) { accountID, actor, transaction in
      try await care.resetSecondFactor(of: accountID, by: actor, at: context.now, in: transaction)
    }
    return ResetSecondFactorResponse(wasRemoved: wasRemoved)
  }

  func orderDeletion(_ request: OrderDeletionRequest, _ context: RequestContext) async throws -> OrderDeletionResponse {
    do {
      let deletion = try await acting(on: request.accountID, context) { accountID, actor, transaction -> AccountDeletion? in
        guard let account = try await AccountStore().find(accountID, in: transaction), let actorID = actor.accountID else { return nil }
        // Nobody has the receipt: what is left to be known stands in the log and in the audit.
        let tokenHash = SHA256.digest(of: RandomBytes.generate(AccountDeletionRules.tokenBytes))
        try await care.ending.events.recordLook(.deletionOrdered, at: actorID, by: actorID, at: context.now, in: transaction)
        return try await erasure.request(account, tokenHash: tokenHash, by: actor, at: context.now, in: transaction)
      }
      return OrderDeletionResponse(purgeTime: deletion.purgeTime)
    } catch let error as PostgresError {
      // It is being deleted already.
      guard case .uniqueViolation = error.kind, let accountID = UUID(text: request.accountID) else { throw error }
      let purgeTime = try await care.deletions.purgeTime(of: accountID, in: database)
      guard let purgeTime else { throw RPCError(ModerationRefusal.accountNotFound) }
      return OrderDeletionResponse(purgeTime: purgeTime)
    }
  }

  func recallDeletion(_ request: RecallDeletionRequest, _ context: RequestContext) async throws -> RecallDeletionResponse {
    let recall = try await acting(on: request.accountID, context) { accountID, actor, transaction in
      try await care.recallDeletion(of: accountID, by: actor, at: context.now, in: transaction)
    }
    if recall == .begun { throw RPCError(AccountErasure.Refusal.deletionBegun) }
    return RecallDeletionResponse()
  }

  func orderExport(_ request: OrderExportRequest, _ context: RequestContext) async throws -> OrderExportResponse {
    let export = try await acting(on: request.accountID, context) { accountID, actor, transaction in
      try await care.orderExport(of: accountID, by: actor, at: context.now, in: transaction)
    }
    return OrderExportResponse(export: Export(export))
  }

  func getOrderedExport(_ request: GetOrderedExportRequest, _ context: RequestContext) async throws -> GetOrderedExportResponse {
    let exportID = try Field.id(request.exportID, "export_id")
    let export = try await acting(on: request.accountID, context) { accountID, actor, transaction in
      try await find(exportID, of: accountID, by: actor, context, in: transaction)
    }
    return GetOrderedExportResponse(export: Export(export))
  }

  func takeOrderedExport(
    _ request: TakeOrderedExportRequest, _ context: RequestContext, _ responses: ResponseStream<TakeOrderedExportResponse>
  ) async throws {
    let exportID = try Field.id(request.exportID, "export_id")
    let export = try await acting(on: request.accountID, context) { accountID, actor, transaction -> StoredExport? in
      guard let export = try await find(exportID, of: accountID, by: actor, context, in: transaction) else { return nil }
      // An export that is not there yet is taken by nobody.
      if export.state == .ready {
        try await care.ending.events.recordLook(.exportTaken, at: accountID, by: actor.accountID, at: context.now, in: transaction)
      }
      return export
    }
    try await ExportDownload(database: database).run(export, from: request.firstPart) { part, data in
      try await responses.send(TakeOrderedExportResponse(part: part, data: data))
    }
  }

  // MARK: -

  private func find(
    _ exportID: UUID, of accountID: UUID, by actor: Moderation.Actor, _ context: RequestContext, in transaction: Transaction
  ) async throws -> StoredExport? {
    guard try await care.moderation.hold(accountID, for: actor, at: context.now, in: transaction) else { return nil }
    guard let export = try await exports.find(exportID, of: accountID, at: context.now, in: transaction) else {
      throw RPCError.exportNotFound
    }
    return export
  }

  /// Runs what an admin asks for, in one transaction.
  /// - Parameter body: Answers nil when there is no such account.
  private func acting<Value: Sendable>(
    on text: String, _ context: RequestContext, _ body: nonisolated(nonsending) (UUID, Moderation.Actor, Transaction) async throws -> Value?
  ) async throws -> Value {
    try await secondFactor.require(of: context, in: database)
    let (accountID, actor) = (try Field.id(text, "account_id"), Moderation.Actor.account(try context.accountID))
    do {
      let value = try await database.transaction(attempts: 3) { transaction in try await body(accountID, actor, transaction) }
      guard let value else { throw RPCError(ModerationRefusal.accountNotFound) }
      return value
    } catch let refusal as ModerationRules.Refusal {
      throw RPCError(ModerationRefusal(refusal))
    } catch AccountErasure.Refusal.accountNotFound {
      throw RPCError(ModerationRefusal.accountNotFound)
    }
  }
}
