import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Lets people ask for everything that is kept about them, and take it away.
struct ExportHandlers: ExportServiceHandlers {
  let database: Database
  let events: SecurityEventLog
  let ids: any IDSource
  let store = ExportStore()

  func exportMyData(_ request: ExportMyDataRequest, _ context: RequestContext) async throws -> ExportMyDataResponse {
    let (accountID, now) = (try context.accountID, context.now)
    let export = try await database.transaction(orIfGone: RPCError(SessionRefusal.sessionRevoked)) { transaction in
      try await findOrBegin(of: accountID, by: context.caller.sessionID, at: now, in: transaction)
    }
    guard let export else { throw RPCError.exportNotFound }
    return ExportMyDataResponse(export: Export(export))
  }

  /// The export that is being made or was made lately, or else a new one.
  /// - Parameter sessionID: The session that asks.
  private func findOrBegin(
    of accountID: UUID, by sessionID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws -> StoredExport? {
    if let newest = try await store.findNewest(of: accountID, at: now, in: transaction), newest.isReused(at: now) { return newest }
    let export = StoredExport(exportID: ids.next(at: now), accountID: accountID, state: .pending, createTime: now)
    // One of two calls at once makes it, and both are told of it.
    guard try await store.insert(export, in: transaction) else {
      return try await store.findNewest(of: accountID, at: now, in: transaction)
    }
    try await events.record(.exportRequested, of: accountID, session: sessionID, at: now, in: transaction)
    return export
  }

  func getExport(_ request: GetExportRequest, _ context: RequestContext) async throws -> GetExportResponse {
    let exportID = request.exportID.isEmpty ? nil : UUID(text: request.exportID)
    if exportID == nil, !request.exportID.isEmpty { throw RPCError.exportNotFound }
    return GetExportResponse(export: Export(try await find(exportID, context)))
  }

  func downloadExport(
    _ request: DownloadExportRequest, _ context: RequestContext, _ responses: ResponseStream<DownloadExportResponse>
  ) async throws {
    guard let exportID = UUID(text: request.exportID) else { throw RPCError.exportNotFound }
    let export = try await find(exportID, context)
    guard export.state == .ready else {
      throw RPCError(.failedPrecondition, reason: "EXPORT_NOT_READY", message: "ask GetExport until it is")
    }
    var part = Int(request.firstPart)
    guard (0..<export.partCount).contains(part) else {
      throw RPCError.invalid("first_part", .outOfRange, "0 to \(export.partCount - 1)")
    }
    while part < export.partCount {
      let parts = try await store.parts(of: export, from: part, limit: ExportRules.partsAtOnce, in: database)
      // Removed meanwhile: a newer one has taken its place, or the account is gone.
      if parts.isEmpty { throw RPCError.exportNotFound }
      for data in parts {
        try await responses.send(DownloadExportResponse(part: Int32(part), data: data))
        part += 1
      }
    }
  }

  private func find(_ exportID: UUID?, _ context: RequestContext) async throws -> StoredExport {
    let accountID = try context.accountID
    let export =
      if let exportID {
        try await store.find(exportID, of: accountID, at: context.now, in: database)
      } else {
        try await store.findNewest(of: accountID, at: context.now, in: database)
      }
    guard let export else { throw RPCError.exportNotFound }
    return export
  }
}

extension RPCError {
  fileprivate static var exportNotFound: RPCError {
    RPCError(.notFound, reason: "EXPORT_NOT_FOUND", message: "there is no such export, or no longer")
  }
}
