import CairnProto
import CairnServices
import Events
import FoundationEssentials
import GameCommon
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of CacheService.
struct CacheHandlers: CacheServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let pageTokens: PageTokenKey
  let people: PeopleLookupServiceClient
  let changes: CacheChanges
  let media: ContentMedia
  let store = CacheStore()
  let owned = OwnedCacheStore()
  let visitors = VisitorStore()

  // MARK: Looking

  func getCache(_ request: GetCacheRequest, _ context: RequestContext) async throws -> GetCacheResponse {
    let callerID = try context.accountID
    let position = try request.at.map { (at) throws(RPCError) in try Field.position(at, "at") }
    let id = try await id(of: request)
    guard let id, var cache = try await store.cache(id, in: database), cache.isSeen(by: callerID) else {
      throw RPCError.cacheNotFound
    }
    var view = CacheView(callerID: callerID, position: position, showsHint: request.showsHint)
    // Secrets before who has found them out: a final that is changed in between is not shown to those who know the former one.
    let secrets = try await store.secrets(of: id, in: database)
    view.standing = try await visitors.standing(of: callerID, at: id, in: database)
    view.hasHiddenFinal = secrets.final != nil
    if view.seesFinal(of: cache) { view.secrets = secrets }
    view.health = CacheHealth(try await visitors.recentVisits(of: id, limit: Self.healthCount, in: database))
    view.owner = try await owner(of: cache, seenBy: callerID)
    if request.showsHint, !cache.content.hint.isEmpty, !view.isOwn(cache), try await noteHintView(of: callerID, at: id) {
      cache.counts.hintViews += 1
    }
    return GetCacheResponse(cache: GeocachesProto.Cache(cache, view))
  }

  /// Visits whose outcome is told: what the last ten have met (requirement C-S7).
  static let healthCount = 10

  private func id(of request: GetCacheRequest) async throws -> UUID? {
    if request.code.isEmpty { return try Field.id(request.cacheID, "cache_id") }
    guard request.cacheID.isEmpty else { throw RPCError.invalid("code", .notApplicable) }
    guard let code = CacheRules.code(typed: request.code) else { throw RPCError.invalid("code", .malformed) }
    return try await store.cacheID(ofCode: code, in: database)
  }

  private func owner(of cache: StoredCache, seenBy callerID: UUID) async throws -> Person? {
    guard let ownerID = cache.ownerID else { return nil }
    return try await people.describePeople(DescribePeopleRequest(viewer: callerID.bytes, accounts: [ownerID.bytes])).persons.first
  }

  private func noteHintView(of accountID: UUID, at id: UUID) async throws -> Bool {
    try await database.transaction { transaction in
      guard try await visitors.noteHintView(of: accountID, at: id, in: transaction) else { return false }
      try await visitors.countHintView(at: id, in: transaction)
      return true
    }
  }

  // MARK: One's own

  func listMyCaches(_ request: ListMyCachesRequest, _ context: RequestContext) async throws -> ListMyCachesResponse {
    let (accountID, size) = (try context.accountID, try Field.pageSize(request.pageSize))
    var statuses: Set<StoredCache.Status> = []
    for wire in request.statuses.prefix(StoredCache.Status.allCases.count) {
      guard let status = StoredCache.Status(wire) else { throw RPCError.invalid("statuses", .unknownValue) }
      statuses.insert(status)
    }
    let wanted = StoredCache.Status.allCases.filter { statuses.isEmpty || statuses.contains($0) }
    let list = PageList(
      CacheServiceMethods.listMyCaches, filter: accountID.bytes + wanted.flatMap { Array($0.rawValue.utf8) })
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self) ?? (.latest, .last)
    let page = try await owned.page(of: accountID, wanted, after: place, limit: size + 1, in: database)
    var caches: [CacheSummary] = []
    for row in page.prefix(size) {
      guard let cache = try await store.cache(row.id, in: database) else { continue }
      caches.append(CacheSummary(cache, callerID: accountID, isFound: false, from: nil))
    }
    let next = page.count > size ? pageTokens.token(after: page[size - 1].time, page[size - 1].id, in: list) : ""
    return ListMyCachesResponse(caches: caches, nextPageToken: next)
  }

  // MARK: Changing

  func createCache(_ request: CreateCacheRequest, _ context: RequestContext) async throws -> CreateCacheResponse {
    let ownerID = try context.accountID
    let content = try await checked(try CacheRequests.content(request.content ?? CacheContent(), request.fixes))
    // Others are asked before the transaction, and a retry finds its own answer without them.
    let held = await Self.caught { try await self.hold(content, by: ownerID) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try held.get()
      let cache = try await changes.begin(content, by: ownerID, at: context.now, transaction)
      return CreateCacheResponse(cacheID: cache.id.text, code: cache.code, version: cache.version)
    }
  }

  func updateCache(_ request: UpdateCacheRequest, _ context: RequestContext) async throws -> UpdateCacheResponse {
    let (id, callerID) = (try Field.id(request.cacheID, "cache_id"), try context.accountID)
    let content = try await checked(try CacheRequests.content(request.content, request.fixes))
    let ground = try await ground(ofEdit: content, of: id, by: callerID)
    let held = await Self.caught { try await self.hold(content, by: callerID, besides: id) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let cache = try await changes.hold(id, for: callerID, transaction)
      try held.get()
      let edited = try await Self.wired { () async throws in
        try await changes.edit(cache, content, from: request.version, ground: ground, at: context.now, transaction)
      }
      return UpdateCacheResponse(version: edited.version, warnings: edited.warnings)
    }
  }

  func publishCache(_ request: PublishCacheRequest, _ context: RequestContext) async throws -> PublishCacheResponse {
    let (id, callerID) = (try Field.id(request.cacheID, "cache_id"), try context.accountID)
    let found = try await store.cache(id, in: database).flatMap { $0.ownerID == callerID ? $0 : nil }
    // Answers of others are asked for before the transaction, and a retry finds its own answer without them.
    let ground = try await ground(of: found)
    let friends = await Self.caught { try await self.friends(of: callerID) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await owned.lockOwner(callerID, in: transaction)
      let cache = try await changes.hold(id, for: callerID, transaction)
      return try await Self.wired { () async throws in
        try CacheRules.checkPublish(cache.standing)
        let (published, warnings) = try await changes.publish(
          cache, from: request.version, ground: ground, friends: try friends.get(), at: context.now, transaction)
        return PublishCacheResponse(version: published.version, warnings: warnings)
      }
    }
  }

  func setCacheAvailable(_ request: SetCacheAvailableRequest, _ context: RequestContext) async throws -> SetCacheAvailableResponse {
    let (id, callerID) = (try Field.id(request.cacheID, "cache_id"), try context.accountID)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let cache = try await changes.hold(id, for: callerID, transaction)
      return try await Self.wired { () async throws in
        try CacheRules.checkAvailability(cache.standing)
        let status: StoredCache.Status = request.isAvailable ? .available : .disabled
        let changed = try await changes.set(status, cache, at: context.now, transaction)
        return SetCacheAvailableResponse(version: changed.version)
      }
    }
  }

  func archiveCache(_ request: ArchiveCacheRequest, _ context: RequestContext) async throws -> ArchiveCacheResponse {
    let (id, callerID) = (try Field.id(request.cacheID, "cache_id"), try context.accountID)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let cache = try await changes.hold(id, for: callerID, transaction)
      return try await Self.wired { () async throws in
        try CacheRules.checkArchive(cache.standing)
        return ArchiveCacheResponse(isArchived: try await changes.remove(cache, at: context.now, transaction))
      }
    }
  }

  // MARK: Riddles

  func checkSolution(_ request: CheckSolutionRequest, _ context: RequestContext) async throws -> CheckSolutionResponse {
    let (id, callerID) = (try Field.id(request.cacheID, "cache_id"), try context.accountID)
    let position = try request.position.map { (at) throws(RPCError) in try Field.position(at, "position") }
    let word = CacheRules.folded(try CacheTexts.text(request.solution, "solution", lengthMax: CacheRules.wordLengthMax))
    guard position != nil || !word.isEmpty else { throw RPCError.invalid("position", .missing, "a position or a word") }
    guard let cache = try await store.cache(id, in: database), cache.isSeen(by: callerID) else { throw RPCError.cacheNotFound }
    if cache.ownerID == callerID { throw RPCError(CacheRules.Refusal.ownCache) }
    let secrets = try await store.secrets(of: id, in: database)
    guard secrets.final != nil else { throw RPCError(CacheRules.Refusal.nothingToSolve) }
    // Counted before it is tried, so that a hundred at once are no more than a hundred in a row.
    let tries = CacheTries(database: database)
    let left = try await tries.take(at: id, context)
    let isRight = CacheRules.solves(position, word, final: secrets.final, solution: secrets.solution)
    let final = isRight ? try await noteSolution(position, word, of: callerID, at: id, now: context.now) : nil
    guard let final else { return CheckSolutionResponse(remainingTries: Int32(left)) }
    try await tries.giveBack(at: id, context)
    return CheckSolutionResponse(isSolved: true, finalPosition: LatLng(final), remainingTries: Int32(left + 1))
  }

  /// Notes that somebody has found out a final, which is looked at again while nobody can change it: the solution of a former one shows none that is new.
  /// - Returns: The final; nil where it is not the solution any more.
  private func noteSolution(_ position: GeoPoint?, _ word: String, of callerID: UUID, at id: UUID, now: Moment) async throws -> GeoPoint? {
    try await database.transaction { transaction in
      try await store.lock(id, in: transaction)
      let secrets = try await store.secrets(of: id, in: transaction)
      guard CacheRules.solves(position, word, final: secrets.final, solution: secrets.solution) else { return nil }
      try await visitors.noteSolution(of: callerID, at: id, now: now, in: transaction)
      return secrets.final
    }
  }
}

// MARK: - Parts

extension CacheHandlers {
  /// Content whose time zone is one that there is.
  private func checked(_ content: StoredCache.Content) async throws -> StoredCache.Content {
    if content.eventTimeZone.isEmpty { return content }
    var content = content
    content.eventTimeZone = try await Field.timeZone(content.eventTimeZone, "content.event_time_zone", in: database)
    return content
  }

  /// Holds the photos that content is to show besides those that the cache shows already.
  private func hold(_ content: StoredCache.Content, by accountID: UUID, besides id: UUID? = nil) async throws {
    var known: [UUID] = []
    if let id, let cache = try await store.cache(id, in: database) { known = cache.content.photos.mediaIDs }
    let new = content.photos.mediaIDs.filter { !known.contains($0) }
    try await media.hold(new, of: accountID, as: [.photo, .video], "content.photos")
  }

  /// - Parameter cache: The caller's; nil where there is none.
  private func ground(of cache: StoredCache?) async throws -> CacheChanges.Ground {
    guard let cache else { return CacheChanges.Ground() }
    var ground = await ground(of: cache.content, try await store.secrets(of: cache.id, in: database))
    ground.version = cache.version
    return ground
  }

  /// Areas are asked about only where they matter: for the caller's own cache that others see, when it is elsewhere from now on. A cache that has come to be seen
  /// meanwhile is edited again.
  private func ground(ofEdit content: StoredCache.Content, of id: UUID, by callerID: UUID) async throws -> CacheChanges.Ground {
    guard var cache = try await store.cache(id, in: database), cache.ownerID == callerID else { return CacheChanges.Ground() }
    cache.content.secrets = try await store.secrets(of: id, in: database)
    if !cache.isDraft, content.isElsewhere(than: cache.content) { return await ground(of: content, content.secrets) }
    return CacheChanges.Ground(
      zone: await changes.zone(of: content.position), areas: .failure(RPCError.unavailable("it was changed meanwhile: try again")))
  }

  private func ground(of content: StoredCache.Content, _ secrets: StoredCache.Secrets) async -> CacheChanges.Ground {
    CacheChanges.Ground(
      zone: await changes.zone(of: content.position), areas: await Self.caught { try await changes.touchedAreas(of: content, secrets) })
  }

  private func friends(of accountID: UUID) async throws -> [UUID] {
    try await people.findFriends(FindFriendsRequest(account: accountID.bytes)).accounts.compactMap { UUID(bytes: $0) }
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  private static func wired<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let refusal as CacheRules.Refusal { throw RPCError(refusal) }
  }
}

extension CacheHealth {
  /// - Parameter visits: The latest first.
  init(_ visits: [(isFound: Bool, time: Moment)]) {
    let misses = visits.prefix { !$0.isFound }.count
    self.init(
      foundVisits: visits.map(\.isFound), didNotFindCount: Int32(misses), lastFindTime: visits.first { $0.isFound }?.time)
  }
}
