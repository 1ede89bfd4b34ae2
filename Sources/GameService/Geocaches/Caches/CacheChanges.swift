import CairnProto
import Cryptography
import Events
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import Postgres
import RPC
import Spatial
import Timekeeping

/// Changes of caches by their owners, each in the caller's transaction, which holds the cache.
struct CacheChanges: Sendable {
  let news: CacheNews
  let zones: ZoneLookup
  let areas: AreaLookup
  let ids: any IDSource
  let store = CacheStore()
  let owned = OwnedCacheStore()

  /// The zone of a place; nil without a place, and where GeoService does not answer: then it is asked again later.
  func zone(of position: GeoPoint?) async -> ZoneLookup.Answer? {
    guard let position else { return nil }
    return try? await zones.zone(of: position)
  }

  /// Areas in which the places of a cache lie, hidden ones among them: the box may be at its final.
  func touchedAreas(of content: StoredCache.Content, _ secrets: StoredCache.Secrets) async throws -> [PlaceArea] {
    try await areas.areas(of: content.boxPlaces(secrets))
  }

  /// A cache of the caller's of which nothing changes until the transaction ends.
  /// - Throws: CACHE_NOT_FOUND, also for another one's draft; NOT_OWNER.
  func hold(_ id: UUID, for callerID: UUID, _ transaction: Transaction) async throws -> StoredCache {
    try await store.lock(id, in: transaction)
    guard var cache = try await store.cache(id, in: transaction), !cache.isDraft || cache.ownerID == callerID else {
      throw RPCError.cacheNotFound
    }
    guard cache.ownerID == callerID else { throw RPCError(CacheRules.Refusal.notOwner) }
    cache.content.secrets = try await store.secrets(of: id, in: transaction)
    return cache
  }

  /// Begins a draft.
  func begin(_ content: StoredCache.Content, by ownerID: UUID, at now: Moment, _ transaction: Transaction) async throws -> StoredCache {
    try await owned.lockOwner(ownerID, in: transaction)
    guard try await owned.draftCount(of: ownerID, in: transaction) < CacheRules.draftsMax else {
      throw RPCError(.resourceExhausted, reason: .tooManyDrafts, message: "at most \(CacheRules.draftsMax)")
    }
    for _ in 0..<CacheRules.codeAttemptsMax {
      guard let code = CacheRules.code(from: RandomBytes.generate(CacheRules.codeByteCount)) else { continue }
      let cache = StoredCache(
        id: ids.next(at: now), code: code, ownerID: ownerID, status: .draft, content: content, version: 1, createTime: now, updateTime: now)
      guard try await store.insert(cache, in: transaction) else { continue }
      if !content.secrets.isEmpty { try await store.setSecrets(content.secrets, of: cache.id, in: transaction) }
      try await claim(content.photos, insteadOf: [], by: cache.id, at: now, transaction)
      return cache
    }
    throw RPCError(.unavailable, reason: .unavailable, message: "no code is free")
  }

  /// Answers of GeoService about the places of a cache, asked for before a transaction.
  struct Ground: Sendable {
    /// Nil where GeoService does not answer: then it is asked again later.
    var zone: ZoneLookup.Answer?
    /// Areas that the places lie in, or why they are not known.
    var areas: Result<[PlaceArea], any Error> = .success([])
    /// Version of the cache whose places they are, where those of its request are not.
    var version: Int64 = 0
  }

  /// Replaces what a cache says. Nothing happens where nothing is different.
  /// - Returns: Its version, and what its owner is warned of where a published one leads people elsewhere.
  func edit(
    _ cache: StoredCache, _ content: StoredCache.Content, from version: Int64, ground: Ground, at now: Moment, _ transaction: Transaction
  ) async throws -> (version: Int64, warnings: [CacheWarning]) {
    try CacheRules.checkEdit(cache.standing)
    try Self.checkVersion(cache, version)
    if content == cache.content { return (cache.version, []) }
    // Where it was before it may stay: an area that was imported later forbids no mended spelling.
    let isElsewhere = !cache.isDraft && content.isElsewhere(than: cache.content)
    if !cache.isDraft {
      try Self.checkComplete(content)
      if content.eventEndTime != cache.content.eventEndTime { try Self.checkAhead(content, now) }
    }
    let areas = isElsewhere ? try ground.areas.get() : []
    try Self.checkAllowed(content, in: areas)
    let isMoved = content.position != cache.content.position
    try await store.update(cache.id, content, isMoved: isMoved, at: now, in: transaction)
    if content.secrets != cache.content.secrets {
      try await store.setSecrets(content.secrets, of: cache.id, in: transaction)
      if content.secrets.final != cache.content.secrets.final { try await store.forgetSolutions(of: cache.id, in: transaction) }
    }
    try await setZone(ground.zone, of: cache.id, at: content.position, now, transaction)
    guard let changed = try await store.cache(cache.id, in: transaction) else { throw RPCError.cacheNotFound }
    if !cache.isDraft { try await news.tellUpdated(changed, at: now, transaction) }
    try await claim(content.photos, insteadOf: cache.content.photos, by: cache.id, at: now, transaction)
    return (changed.version, isElsewhere ? try await warnings(about: changed, in: areas, transaction) : [])
  }

  /// Shows a draft to everybody.
  func publish(
    _ cache: StoredCache, from version: Int64, ground: Ground, friends: [UUID], at now: Moment, _ transaction: Transaction
  ) async throws -> (StoredCache, [CacheWarning]) {
    try Self.checkVersion(cache, version)
    try Self.checkComplete(cache.content)
    try Self.checkAhead(cache.content, now)
    // Moved while it was asked where it is: nobody knows what is there.
    try Self.checkVersion(cache, ground.version)
    let areas = try ground.areas.get()
    try Self.checkAllowed(cache.content, in: areas)
    guard let ownerID = cache.ownerID else { throw RPCError.cacheNotFound }
    let count = try await owned.publishedCount(of: ownerID, since: now - CacheRules.publishWindow, in: transaction)
    guard count < CacheRules.publishedPerDayMax else {
      throw RPCError(.resourceExhausted, reason: .tooManyCaches, message: "at most \(CacheRules.publishedPerDayMax) in 24 hours")
    }
    var published = cache
    (published.status, published.publishTime) = (.available, now)
    published.version = try await store.publish(cache.id, at: now, in: transaction)
    try await setZone(ground.zone, of: cache.id, at: cache.content.position, now, transaction)
    let warnings = try await warnings(about: cache, in: areas, transaction)
    try await owned.notePublication(of: cache.id, by: ownerID, at: now, in: transaction)
    try await store.announce(cache.id, at: now, in: transaction)
    try await news.tellPublished(published, to: friends, at: now, transaction)
    return (published, warnings)
  }

  /// Says that a cache can be found, or cannot. Nothing happens where it is so.
  func set(_ status: StoredCache.Status, _ cache: StoredCache, at now: Moment, _ transaction: Transaction) async throws -> StoredCache {
    if cache.status == status { return cache }
    var changed = cache
    changed.status = status
    changed.version = try await store.setStatus(status, of: cache.id, at: now, in: transaction)
    try await news.tellUpdated(changed, at: now, transaction)
    return changed
  }

  /// Removes a cache that nobody has logged, and archives any other.
  /// - Returns: Whether it is archived.
  func remove(_ cache: StoredCache, at now: Moment, _ transaction: Transaction) async throws -> Bool {
    guard try await owned.isLogged(cache.id, in: transaction) else {
      try await store.delete(cache.id, in: transaction)
      try await claim([], insteadOf: cache.content.photos, by: cache.id, at: now, transaction)
      return false
    }
    _ = try await set(.archived, cache, at: now, transaction)
    return true
  }

  // MARK: Parts

  /// Says which photos a cache shows, where they are others than before.
  private func claim(
    _ photos: [CachePhoto], insteadOf former: [CachePhoto], by id: UUID, at now: Moment, _ transaction: Transaction
  ) async throws {
    if Set(photos.mediaIDs) == Set(former.mediaIDs) { return }
    let claimed = ContentMedia.claimed(photos.mediaIDs, by: CacheOutContent.cache.ref(id.text))
    try await news.outbox.send([claimed], at: now, in: transaction)
  }

  private func setZone(
    _ zone: ZoneLookup.Answer?, of id: UUID, at position: GeoPoint?, _ now: Moment, _ transaction: Transaction
  ) async throws {
    guard let zone, let position else { return }
    try await store.setZone(zone, of: id, ifAt: position, at: now, in: transaction)
  }

  /// Warnings of protected areas, and of caches around. Only what everybody sees is looked at: a warning must not tell where others have hidden finals or
  /// drafts.
  private func warnings(about cache: StoredCache, in areas: [PlaceArea], _ transaction: Transaction) async throws -> [CacheWarning] {
    let protected = areas.filter { $0.kind == .protected }.map { CacheWarning(kind: .protected, areaName: $0.name) }
    guard let position = cache.content.position else { return protected }
    let boxes = SpatialBox.around(position, radius: CacheRules.similarWithin)
    let neighbours = try await owned.neighbours(of: cache.id, in: boxes, in: transaction).map {
      (neighbour: $0, distance: position.distance(to: $0.position))
    }
    let warnings = neighbours.sorted { $0.distance < $1.distance }.compactMap { neighbour, distance -> CacheWarning? in
      let isSimilar = distance <= CacheRules.similarWithin && CacheRules.areAlike(neighbour.name, cache.content.name)
      let isTooNear = distance < CacheRules.separationMin && neighbour.kind.isPhysical && cache.content.kind.isPhysical
      guard isSimilar || isTooNear else { return nil }
      return CacheWarning(kind: isSimilar ? .similar : .tooNear, cacheID: neighbour.id.text, distanceM: distance)
    }
    return protected + warnings.prefix(CacheRules.warningsMax)
  }

  private static func checkVersion(_ cache: StoredCache, _ version: Int64) throws(RPCError) {
    guard cache.version == version else {
      throw RPCError(
        .aborted, reason: .versionMismatch, message: "it was changed since it was read", metadata: ["version": "\(cache.version)"])
    }
  }

  /// Nothing is hidden where children, trains or soldiers are (requirement C-S8); people may meet there.
  private static func checkAllowed(_ content: StoredCache.Content, in areas: [PlaceArea]) throws(RPCError) {
    guard content.kind != .event, let area = areas.first(where: { $0.kind.isForbidden }) else { return }
    throw RPCError(
      .failedPrecondition, reason: .forbiddenArea, message: "nothing may be hidden there",
      metadata: ["area_kind": area.kind.word, "area_name": area.name])
  }

  /// Nobody is called to an event that is over.
  private static func checkAhead(_ content: StoredCache.Content, _ now: Moment) throws(RPCError) {
    guard content.kind == .event, let end = content.eventEndTime, end <= now else { return }
    throw .invalid("content.event_end_time", .outOfRange)
  }

  private static func checkComplete(_ content: StoredCache.Content) throws(RPCError) {
    let missing = content.missing
    guard missing.isEmpty else {
      throw RPCError(
        .failedPrecondition, reason: .cacheIncomplete, message: missing.joined(separator: ", "),
        metadata: ["fields": missing.joined(separator: ",")])
    }
  }
}
