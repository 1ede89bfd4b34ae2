import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of MediaClaimService, and the events that follow them: media of content of other services.
struct MediaClaimHandlers: MediaClaimServiceHandlers {
  /// Services that own content.
  static let sources: Set<String> = ["game", "social"]

  let database: Database
  let claims = MediaClaims()

  func holdMedia(_ request: HoldMediaRequest, _ context: RequestContext) async throws -> HoldMediaResponse {
    guard let accountID = UUID(bytes: request.account) else { throw RPCError.invalid("account", .invalidUUID, "16 bytes") }
    guard (1...ContentMedia.heldMax).contains(request.mediaItems.count) else {
      throw RPCError.invalid("media_items", .tooMany, "1 to \(ContentMedia.heldMax)")
    }
    let mediaIDs = request.mediaItems.compactMap { UUID(bytes: $0) }
    guard mediaIDs.count == request.mediaItems.count else { throw RPCError.invalid("media_items", .invalidUUID, "16 bytes") }
    let purposes = try request.purposes.map { (purpose) throws(RPCError) in try MediaPurpose(purpose, "purposes") }
    let held = try await database.transaction { transaction in
      try await claims.hold(mediaIDs, of: accountID, purposes, at: context.now, in: transaction)
    }
    return HoldMediaResponse(refusedItems: Set(mediaIDs).subtracting(held).map(\.bytes))
  }

  /// Content shows media. Their owner was asked for when it was written.
  var handlers: [EventHandler] {
    let claims = claims
    return [
      // Nothing is written of anybody: a file is there, or its claim is not kept.
      EventHandler(ContentMedia.claimedType, from: Self.sources, about: { _ in [] }) { (claimed: MediaClaimed, _, transaction, now) in
        let content = try StoredContent(claimed.content, "content")
        let mediaIDs = claimed.mediaItems.compactMap { UUID(bytes: $0) }
        guard mediaIDs.count == claimed.mediaItems.count, mediaIDs.count <= ContentMedia.claimedMax,
          content.kind != MediaClaimStore.caseKind
        else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "which media, and of what") }
        try await claims.set(mediaIDs, by: content, at: now, in: transaction)
      }
    ]
  }
}
