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
  let requests: ExportRequests
  let store = ExportStore()

  func exportMyData(_ request: ExportMyDataRequest, _ context: RequestContext) async throws -> ExportMyDataResponse {
    let (accountID, now) = (try context.accountID, context.now)
    let export = try await database.transaction(orIfGone: RPCError(SessionRefusal.sessionRevoked)) { transaction in
      try await requests.findOrBegin(of: accountID, by: context.caller.sessionID, at: now, in: transaction)
    }
    guard let export else { throw RPCError.exportNotFound }
    return ExportMyDataResponse(export: Export(export))
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
    try await ExportDownload(database: database).run(try await find(exportID, context), from: request.firstPart) { part, data in
      try await responses.send(DownloadExportResponse(part: part, data: data))
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
