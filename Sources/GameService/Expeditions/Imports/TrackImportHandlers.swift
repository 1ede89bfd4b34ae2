import CairnProto
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of TrackImportService.
struct TrackImportHandlers: TrackImportServiceHandlers {
  let database: Database
  let media: ContentMedia
  let attempts = AttemptStore()
  let store = TrackImportStore()

  func importTrack(_ request: ImportTrackRequest, _ context: RequestContext) async throws -> ImportTrackResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    let mediaID = try Field.id(request.mediaID, "media_id")
    // SocialService is asked before the transaction, and must not keep a retry from the answer that is there already.
    let held = await Self.caught { try await media.hold([mediaID], of: accountID, as: [.track], "media_id") }
    let stored = try await database.transaction { transaction in
      guard let attempt = try await attempts.hold(attemptID, in: transaction), attempt.accountID == accountID else {
        throw AttemptHandlers.notFound
      }
      if let former = try await store.find(attemptID, in: transaction), former.state != .refused {
        if former.mediaID == mediaID { return former }
        throw Self.begun
      }
      guard attempt.state == .active else { throw AttemptHandlers.ended(attempt) }
      if attempt.sampleCount > 0 { throw Self.begun }
      try held.get()
      let stored = StoredTrackImport(attemptID: attemptID, mediaID: mediaID, createTime: context.now)
      try await store.put(stored, in: transaction)
      try await Jobs.ask(for: TrackImportJob.job(stored, of: accountID), dueTime: context.now, at: context.now, in: transaction)
      return stored
    }
    return ImportTrackResponse(trackImport: TrackImport(stored))
  }

  func getTrackImport(_ request: GetTrackImportRequest, _ context: RequestContext) async throws -> GetTrackImportResponse {
    let (accountID, attemptID) = (try context.accountID, try Field.id(request.attemptID, "attempt_id"))
    guard let attempt = try await attempts.attempt(attemptID, in: database), attempt.accountID == accountID else {
      throw AttemptHandlers.notFound
    }
    guard let stored = try await store.find(attemptID, in: database) else {
      throw RPCError(.notFound, reason: .trackImportNotFound, message: "its track came in chunks, or not yet")
    }
    return GetTrackImportResponse(trackImport: TrackImport(stored))
  }

  private static var begun: RPCError {
    RPCError(.failedPrecondition, reason: .trackBegun, message: "its track has begun to come: begin another attempt")
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
