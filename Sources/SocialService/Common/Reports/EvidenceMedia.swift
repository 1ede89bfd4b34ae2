import CairnProto
import AllAppsProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Shows moderators the media of evidence whole, while it is there: a small picture does not tell all, and a video has none.
struct EvidenceMedia: Sendable {
  let database: Database
  let links: MediaLinks
  let media = MediaStore()

  /// Adds paths, only for whoever looks at a case, which is noted.
  func show(_ items: inout [ReportEvidence], at now: Moment) async throws {
    let mediaIDs = items.compactMap { $0.media.flatMap { UUID(text: $0.mediaID) } }
    if mediaIDs.isEmpty { return }
    let found = try await media.find(mediaIDs, includesDeleted: true, in: database)
    let shown = Dictionary(found.map { ($0.mediaID.text, links.message(of: $0, forModerators: true, at: now)) }) { first, _ in first }
    for index in items.indices {
      guard let media = items[index].media, let whole = shown[media.mediaID] else { continue }
      items[index].media?.files = whole.files
      items[index].media?.urlExpireTime = whole.urlExpireTime
    }
  }
}
