public import CairnProto
internal import CairnServices
public import FoundationEssentials
internal import Identity
public import RPC

/// Files of MediaService that content of this service shows. Before the transaction that keeps the content its files are held; in it, they are claimed.
///
///     let held = await caught { try await media.hold(content.photoIDs, of: accountID, as: [.photo], "content.photos") }
///     return try await idempotency.run(…) { transaction in
///       try held.get()
///       …
///       try await outbox.send([ContentMedia.claimed(content.photoIDs, by: kind.ref(id))], at: now, in: transaction)
///     }
public struct ContentMedia: Sendable {
  /// Type of the event that content shows these media and no others.
  public static let claimedType = "media.claimed"
  /// Media that are held by one question.
  public static let heldMax = 100
  /// Media of one content: what an event's payload has room for.
  public static let claimedMax = 3_000

  private let service: MediaClaimServiceClient
  private let files: MediaFileServiceClient

  /// - Parameter social: The way to SocialService.
  public init(_ social: any RPCChannel) {
    service = MediaClaimServiceClient(social)
    files = MediaFileServiceClient(social)
  }

  /// Keeps media of somebody's own until they are claimed: for eight days, which is longer than the event may take. Only those that the content does not
  /// show already: somebody else may have written them.
  /// - Parameter field: Field of the request that names them.
  /// - Throws: `invalid_argument` with MEDIA_NOT_FOUND for one that is not there, is somebody else's or has another purpose; `unavailable`.
  public func hold(_ mediaIDs: [UUID], of accountID: UUID, as purposes: [MediaPurpose], _ field: String) async throws {
    for start in stride(from: 0, to: mediaIDs.count, by: Self.heldMax) {
      let some = mediaIDs[start..<min(start + Self.heldMax, mediaIDs.count)].map(\.bytes)
      let answer = try await service.holdMedia(HoldMediaRequest(account: accountID.bytes, mediaItems: some, purposes: purposes))
      guard answer.refusedItems.isEmpty else {
        throw RPCError.invalid(field, .mediaNotFound, "one's own, and of the purpose")
      }
    }
  }

  /// A part of somebody's file that this service works on, and has held before.
  /// - Parameters:
  ///   - purpose: One whose files are worked on: `track` or `import`.
  ///   - firstByte: From 0; behind the end there is nothing.
  /// - Returns: At most 65,536 bytes, none behind the end; and how many the whole file has.
  /// - Throws: `not_found` MEDIA_NOT_FOUND where it is gone, or somebody else's; `unavailable`.
  public func read(_ mediaID: UUID, of accountID: UUID, as purpose: MediaPurpose, from firstByte: Int64) async throws -> (
    bytes: [UInt8], sizeBytes: Int64
  ) {
    let request = ReadOwnFileRequest(account: accountID.bytes, media: mediaID.bytes, purpose: purpose, firstByte: firstByte)
    let answer = try await files.readOwnFile(request)
    return (answer.data, answer.sizeBytes)
  }

  /// Content shows these media, and no others; none when it is gone. To be sent in the transaction that keeps the content, with its other events. A medium
  /// that is gone by then is shown no more: `MediaService.FindContentMedia` leaves it out.
  public static func claimed(_ mediaIDs: [UUID], by content: ContentRef) -> OutgoingEvent {
    let claimed = MediaClaimed(content: content, mediaItems: mediaIDs.prefix(claimedMax).map(\.bytes))
    return OutgoingEvent(claimedType, to: ["social"], orderedBy: "media of \(content.kind) \(content.id)", claimed)
  }
}
