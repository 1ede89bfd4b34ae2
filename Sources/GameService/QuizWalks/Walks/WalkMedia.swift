import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Images of walks: MediaService keeps them for as long as a draft or a version shows them.
struct WalkMedia: Sendable {
  let media: ContentMedia
  let outbox: Outbox
  let store = WalkStore()

  /// Holds an image that a walk does not show yet: another editor may have sent those that it does.
  /// - Throws: INVALID_ARGUMENT with MEDIA_NOT_FOUND; `unavailable`.
  func hold(_ image: Image?, for walkID: UUID, by accountID: UUID, _ field: String, in database: Database) async throws {
    guard let image, try await !shown(walkID, in: database).contains(image.mediaID) else { return }
    try await media.hold([image.mediaID], of: accountID, as: [.photo], field)
  }

  /// Files that a walk shows now.
  func shown(_ walkID: UUID, in querying: some Querying) async throws -> Set<UUID> {
    Set(try await store.mediaIDs(of: walkID, limit: ContentMedia.claimedMax, in: querying))
  }

  /// Says which files a walk shows, where they are others than before.
  func claim(_ walkID: UUID, insteadOf former: Set<UUID>, at now: Moment, in transaction: Transaction) async throws {
    let shown = try await shown(walkID, in: transaction)
    if shown == former { return }
    try await outbox.send([Self.claimed(shown, by: walkID)], at: now, in: transaction)
  }

  /// Walks of a maker who goes show nothing any more: files of other editors stay theirs.
  func release(madeBy accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    var events: [OutgoingEvent] = []
    for walkID in try await store.ids(madeBy: accountID, in: transaction) where try await !shown(walkID, in: transaction).isEmpty {
      events.append(Self.claimed([], by: walkID))
    }
    try await outbox.send(events, at: now, in: transaction)
  }

  private static func claimed(_ mediaIDs: Set<UUID>, by walkID: UUID) -> OutgoingEvent {
    ContentMedia.claimed(mediaIDs.sorted { $0.text < $1.text }, by: WalkReport.walk.ref(walkID.text))
  }
}
