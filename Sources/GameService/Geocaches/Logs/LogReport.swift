import Events
import FoundationEssentials
import GeocachesProto
import Identity
import Postgres
import Protobuf
import Timekeeping

/// A log as moderators see it. Hidden, it counts as before, and nobody but its author reads it.
struct LogReport: ReportableContent {
  let database: Database
  let kind = CacheOutContent.log
  let store = LogStore()
  let caches = CacheStore()

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let id = UUID(text: id), let log = try await store.log(id, in: database), log.isSeen(by: view.viewerID),
      let cache = try await caches.cache(log.cacheID, in: database), cache.isSeen(by: view.viewerID)
    else { return nil }
    let evidence = LogContent(
      kind: log.kind.wire, visitTime: log.visitTime, comment: log.comment, photos: log.photos.map { CachePhoto(mediaID: $0.mediaID) })
    return ShownContent(
      ownerID: log.authorID, summary: "\(cache.code) \(cache.content.name)\n\(log.comment)", evidence: view.wantsEvidence ? evidence : nil,
      mediaIDs: log.photos.mediaIDs)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let id = UUID(text: id) else { return }
    try await store.setHidden(isHidden, id, in: transaction)
  }
}
