import CairnProto
import Events
import FoundationEssentials
import GeocachesProto
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// Kinds of content of CACHE-OUT, as others know them.
enum CacheOutContent {
  static let cache = ContentKind(.cacheOut, "cache")
  static let log = ContentKind(.cacheOut, "cache_log")
}

/// A cache as moderators see it. Hidden, it is locked: nobody but its owner sees it, and it is as it was when it is shown again and nothing else locks it.
struct CacheReport: ReportableContent {
  let database: Database
  let news: CacheNews
  let kind = CacheOutContent.cache
  let store = CacheStore()

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let id = UUID(text: id), let cache = try await store.cache(id, in: database), cache.isSeen(by: view.viewerID) else { return nil }
    return ShownContent(
      ownerID: cache.ownerID, summary: "\(cache.code) \(cache.content.name)\n\(cache.content.description)",
      evidence: view.wantsEvidence ? CacheContent(reported: cache) : nil, mediaIDs: cache.content.photos.mediaIDs)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let id = UUID(text: id) else { return }
    try await set(isHidden: isHidden, id, isGroundAllowed: false, at: now, in: transaction)
  }

  /// Hides a cache, or shows it again, and tells of it where it is seen by others than before.
  /// - Parameter isGroundAllowed: Whether it is shown also where nothing may be hidden, as an operator may decide.
  func set(isHidden: Bool, _ id: UUID, isGroundAllowed: Bool, at now: Moment, in transaction: Transaction) async throws {
    try await store.lock(id, in: transaction)
    guard let former = try await store.cache(id, in: transaction) else { return }
    if isHidden {
      try await store.hide(id, at: now, in: transaction)
    } else {
      try await store.unhide(id, isGroundAllowed: isGroundAllowed, at: now, in: transaction)
    }
    guard let latter = try await store.cache(id, in: transaction), latter.status != former.status else { return }
    try await news.tellUpdated(latter, at: now, transaction)
  }
}

extension CacheContent {
  /// Scalars of a description that are kept as evidence: a page, with which the whole stays below the limit.
  private static let reportedMax = 4_000

  /// Evidence of a cache: its own words, without translations, which are words of the same.
  init(reported cache: StoredCache) {
    let content = cache.content
    self.init(
      kind: content.kind.wire, position: content.position.map { LatLng($0) }, name: content.name,
      descriptionField: String(String.UnicodeScalarView(content.description.unicodeScalars.prefix(Self.reportedMax))), hint: content.hint,
      photos: content.photos.map { CachePhoto(mediaID: $0.mediaID) })
  }
}

extension [CachePhoto] {
  /// Files that these photos show.
  var mediaIDs: [UUID] { compactMap { UUID(text: $0.mediaID) } }
}
