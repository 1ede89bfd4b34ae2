import CairnProto
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
    let mediaIDs = items.flatMap { ($0.media.map { [$0] } ?? []) + $0.contents.flatMap(\.mediaItems) }.compactMap { UUID(text: $0.mediaID) }
    if mediaIDs.isEmpty { return }
    let found = try await media.find(mediaIDs, includesDeleted: true, in: database)
    let shown = Dictionary(found.map { ($0.mediaID.text, links.message(of: $0, forModerators: true, at: now)) }) { first, _ in first }
    for index in items.indices {
      items[index].media = items[index].media.map { $0.showing(shown) }
      for place in items[index].contents.indices {
        items[index].contents[place].mediaItems = items[index].contents[place].mediaItems.map { $0.showing(shown) }
      }
    }
  }
}

extension MediaEvidence {
  /// With paths to its files, where they are there.
  fileprivate func showing(_ found: [String: CairnProto.Media]) -> MediaEvidence {
    guard let whole = found[mediaID] else { return self }
    var shown = self
    (shown.files, shown.urlExpireTime) = (whole.files, whole.urlExpireTime)
    return shown
  }
}
