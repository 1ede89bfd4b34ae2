import CairnProto
import Events
import FoundationEssentials
import GeocachesProto
import GeocachesServices
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of CacheImportService.
struct CacheImportHandlers: CacheImportServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let ids: any IDSource
  let media: ContentMedia
  let store = CacheImportStore()

  func importGpx(_ request: ImportGpxRequest, _ context: RequestContext) async throws -> ImportGpxResponse {
    let (accountID, mediaID) = (try context.accountID, try Field.id(request.mediaID, "media_id"))
    let name = CacheRules.folded(
      try CacheTexts.text(request.foreignName, "foreign_name", lengthMax: CacheImportRules.nameLengthMax))
    if name.isEmpty { throw RPCError.invalid("foreign_name", .missing) }
    // Asked before the transaction, and a retry finds its own answer without SocialService.
    let held = await hold(mediaID, of: accountID)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try held.get()
      let new = StoredImport(
        id: ids.next(at: context.now), accountID: accountID, mediaID: mediaID, foreignName: name, isDryRun: request.isDryRun,
        createTime: context.now)
      guard try await store.insert(new, in: transaction) else {
        throw RPCError(.failedPrecondition, reason: .importUnderWay, message: "one at a time")
      }
      let job = Job(CacheImportWorker.kind, about: new.id, of: accountID)
      try await Jobs.ask(for: job, dueTime: context.now, at: context.now, in: transaction)
      return ImportGpxResponse(importID: new.id.text)
    }
  }

  func getGpxImport(_ request: GetGpxImportRequest, _ context: RequestContext) async throws -> GetGpxImportResponse {
    let accountID = try context.accountID
    let found =
      request.importID.isEmpty
      ? try await store.newest(of: accountID, in: database)
      : try await store.find(try Field.id(request.importID, "import_id"), in: database)
    guard let found, found.accountID == accountID else { throw RPCError(.notFound, reason: .importNotFound) }
    let progress = found.state == .pending ? try await Jobs.progress(CacheImportWorker.kind, about: found.id, in: database) : nil
    return GetGpxImportResponse(gpxImport: GpxImport(found, progress: progress))
  }

  private func hold(_ mediaID: UUID, of accountID: UUID) async -> Result<Void, any Error> {
    do {
      return .success(try await media.hold([mediaID], of: accountID, as: [.import], "media_id"))
    } catch {
      return .failure(error)
    }
  }
}
