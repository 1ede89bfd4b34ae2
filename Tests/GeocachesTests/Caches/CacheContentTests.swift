import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Identity
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Testing
import Texts
import Timekeeping

@testable import Geocaches

extension CacheHouse {
  /// Media that SocialService was told content shows, in order.
  func claims(of content: ContentRef) async throws -> [[UUID]] {
    try await database.query("SELECT payload FROM outbox WHERE type = 'media.claimed' ORDER BY event_id").compactMap { row in
      let claimed = try MediaClaimed(decoding: try row.get(0))
      return claimed.content == content ? claimed.mediaItems.compactMap { UUID(bytes: $0) } : nil
    }
  }

  /// What others know of content.
  func found(_ content: ContentRef, by accountID: UUID) async throws -> FoundContent? {
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": geo])
    return try await Contents(GeocachesApp.contents(base)).find([content], for: ContentView(viewerID: accountID, wantsEvidence: true)).first
  }

  /// Moderators hide content, or show it again.
  func moderate(_ content: ContentRef, isHidden: Bool) async throws {
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": geo])
    let kind = GeocachesApp.contents(base).first { $0.kind == ContentKind(content.realm, content.kind) }
    try await database.transaction { try await kind?.setHidden(isHidden, content.id, at: clock.now(), in: $0) }
  }
}

@Suite struct CacheContentTests {
  private static func photos(_ mediaIDs: UUID...) -> [CachePhoto] { mediaIDs.map { CachePhoto(mediaID: $0.text, altText: "A bridge") } }
  private static func content(_ photos: [CachePhoto]) -> CacheContent {
    var content = CacheHouse.content()
    content.photos = photos
    return content
  }

  @Test func aCacheClaimsItsPhotosAndLetsThemGo() async throws {
    try await CacheHouse.run { house async throws in
      let (first, second) = (UUID(), UUID())
      let draft = try await house.draft(Self.content(Self.photos(first)))
      let ref = CacheOutContent.cache.ref(draft.cacheID)
      try await house.edit(draft.cacheID, by: house.anna) { $0.name = "Other" }
      try await house.edit(draft.cacheID, by: house.anna) { $0.photos = Self.photos(second) }
      // What changes no photo tells nothing.
      #expect(try await house.claims(of: ref) == [[first], [second]])
      try await house.archive(draft.cacheID, by: house.anna)
      #expect(try await house.claims(of: ref) == [[first], [second], []])
    }
  }

  /// A cache may be a draft, solved by few or locked: no link shows it to people without an account.
  @Test func noPageShowsACacheToEverybody() async throws {
    try await CacheHouse.run { house async throws in
      let draft = try await house.draft(Self.content([]))
      let base = FeatureEnvironment.testing(house.database, clock: house.clock, others: ["social": house.social, "geo": house.geo])
      let contents = Contents(GeocachesApp.contents(base))
      for account in [house.anna, house.berta] {
        #expect(try await contents.page(of: CacheOutContent.cache.ref(draft.cacheID), shownBy: account, in: .english) == nil)
      }
    }
  }

  @Test func aPhotoThatIsNotOnesOwnIsRefusedBeforeAnythingIsKept() async throws {
    try await CacheHouse.run { house async throws in
      let other = UUID()
      house.social.refuse(other)
      #expect(await house.refusal { _ = try await house.draft(Self.content(Self.photos(other))) } == "content.photos MEDIA_NOT_FOUND")
      #expect(try await house.database.query("SELECT FROM caches").isEmpty)
      // Whoever edits does not send again what the cache shows already.
      let shown = UUID()
      let draft = try await house.draft(Self.content(Self.photos(shown)))
      house.social.refuse(shown)
      try await house.edit(draft.cacheID, by: house.anna) { $0.name = "Other" }
      #expect(
        await house.refusal { try await house.edit(draft.cacheID, by: house.anna) { $0.photos = Self.photos(shown, other) } }
          == "content.photos MEDIA_NOT_FOUND")
    }
  }

  @Test func aLogClaimsItsPhotosAndLetsThemGo() async throws {
    try await CacheHouse.run { house async throws in
      let (cacheID, mediaID) = (try await house.published(), UUID())
      let content = LogContent(kind: .found, visitTime: house.clock.now(), comment: "Found", photos: Self.photos(mediaID))
      let log = try await house.logs.submitLog(
        SubmitLogRequest(cacheID: cacheID, content: content),
        house.call(CacheLogServiceMethods.submitLog, by: house.berta, key: UUID().text))
      _ = try await house.logs.deleteLog(
        DeleteLogRequest(logID: log.logID), house.call(CacheLogServiceMethods.deleteLog, by: house.berta))
      #expect(try await house.claims(of: CacheOutContent.log.ref(log.logID)) == [[mediaID], []])
    }
  }

  @Test func aHiddenCacheIsItsOwnersAloneAndComesBackAsItWas() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published(Self.content(Self.photos(UUID())))
      let ref = CacheOutContent.cache.ref(id)
      let found = try #require(try await house.found(ref, by: house.berta))
      #expect(found.owner == house.anna.bytes && found.summary.contains("Under the bridge") && found.mediaItems.count == 1)
      #expect(try CacheContent(decoding: found.evidence).name == "Under the bridge")
      _ = try await house.caches.setCacheAvailable(
        SetCacheAvailableRequest(cacheID: id), house.call(CacheServiceMethods.setCacheAvailable, by: house.anna, key: UUID().text))
      for _ in 0..<2 { try await house.moderate(ref, isHidden: true) }
      #expect(await house.refusal { _ = try await house.cache(id, by: house.berta) } == "CACHE_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.list(id, by: house.berta) } == "CACHE_NOT_FOUND")
      #expect(try await house.found(ref, by: house.berta) == nil)
      #expect(try await house.inBox(CacheFilter(statuses: [.available, .disabled, .archived])).caches == [])
      #expect(try await house.cache(id, by: house.anna).summary?.status == .locked)
      #expect(await house.refusal { try await house.edit(id, by: house.anna) { $0.name = "Other" } } == "CACHE_LOCKED")
      for _ in 0..<2 { try await house.moderate(ref, isHidden: false) }
      #expect(try await house.cache(id, by: house.berta).summary?.status == .disabled)
    }
  }

  @Test func aDraftIsNobodyElses() async throws {
    try await CacheHouse.run { house async throws in
      let ref = CacheOutContent.cache.ref(try await house.draft().cacheID)
      #expect(try await house.found(ref, by: house.berta) == nil)
      #expect(try await house.found(ref, by: house.anna) != nil)
      #expect(try await house.found(CacheOutContent.cache.ref("x"), by: house.anna) == nil)
      try await house.moderate(ref, isHidden: true)
      #expect(try await house.cache(ref.id, by: house.anna).summary?.status == .draft)
    }
  }

  @Test func aHiddenLogIsReadByItsAuthorAlone() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let ref = CacheOutContent.log.ref(try await house.log(id, by: house.berta, comment: "bad words").logID)
      #expect(try await house.found(ref, by: house.anna)?.summary.contains("bad words") == true)
      try await house.moderate(ref, isHidden: true)
      #expect(try await house.list(id, by: house.anna) == [])
      #expect(try await house.list(id, by: house.berta).count == 1)
      #expect(try await house.found(ref, by: house.anna) == nil)
      // It counts as before.
      #expect(try await house.cache(id, by: house.anna).summary?.findCount == 1)
      try await house.moderate(ref, isHidden: false)
      #expect(try await house.list(id, by: house.anna).count == 1)
    }
  }
}
