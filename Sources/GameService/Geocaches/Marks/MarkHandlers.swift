import CairnProto
import Events
import FoundationEssentials
import GameCommon
import GeocachesProto
import GeocachesServices
import Identity
import Postgres
import RPC

/// The calls of CacheMarkService.
struct MarkHandlers: CacheMarkServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let pageTokens: PageTokenKey
  let caches = CacheStore()
  let store = MarkStore()
  let visitors = VisitorStore()

  func watchCache(_ request: WatchCacheRequest, _ context: RequestContext) async throws -> WatchCacheResponse {
    let accountID = try context.accountID
    try await change(request.cacheID, of: accountID) { mark, transaction in
      if request.isWatched, !mark.isWatched {
        guard try await store.watchedCount(of: accountID, in: transaction) < MarkRules.watchedMax else {
          throw RPCError(.resourceExhausted, reason: .tooManyWatched, message: "at most \(MarkRules.watchedMax)")
        }
      }
      mark.isWatched = request.isWatched
    }
    return WatchCacheResponse()
  }

  func ignoreCache(_ request: IgnoreCacheRequest, _ context: RequestContext) async throws -> IgnoreCacheResponse {
    try await change(request.cacheID, of: try context.accountID) { mark, _ in mark.isIgnored = request.isIgnored }
    return IgnoreCacheResponse()
  }

  func recommendCache(_ request: RecommendCacheRequest, _ context: RequestContext) async throws -> RecommendCacheResponse {
    let (accountID, id) = (try context.accountID, try Field.id(request.cacheID, "cache_id"))
    let left = try await change(request.cacheID, of: accountID) { mark, transaction in
      let most = MarkRules.recommendationsMax(finds: try await store.findCount(of: accountID, in: transaction))
      let given = try await store.recommendedCount(of: accountID, in: transaction) - (mark.isRecommended ? 1 : 0)
      if request.isRecommended, !mark.isRecommended {
        guard try await !visitors.found(by: accountID, among: [id], in: transaction).isEmpty else {
          throw RPCError(.failedPrecondition, reason: .noFind, message: "who has found it recommends it")
        }
        guard given < most else {
          throw RPCError(
            .resourceExhausted, reason: .tooManyRecommendations, message: "one for \(MarkRules.findsPerRecommendation) finds",
            metadata: ["recommendation_count_max": "\(most)"])
        }
      }
      mark.isRecommended = request.isRecommended
      return max(0, most - given - (mark.isRecommended ? 1 : 0))
    }
    return RecommendCacheResponse(remainingCount: Int32(clamping: left))
  }

  func savePersonalNote(_ request: SavePersonalNoteRequest, _ context: RequestContext) async throws -> SavePersonalNoteResponse {
    let accountID = try context.accountID
    let id = try Field.id(request.cacheID, "cache_id")
    let text = try CacheTexts.text(request.text, "text", lengthMax: MarkRules.noteLengthMax, isMultiline: true)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let version = try await change(id, of: accountID, transaction) { mark, _ in
        guard mark.noteVersion == request.version else {
          throw RPCError(.aborted, reason: .versionMismatch, metadata: ["version": "\(mark.noteVersion)"])
        }
        (mark.note, mark.noteVersion) = (text, mark.noteVersion + 1)
        return mark.noteVersion
      }
      return SavePersonalNoteResponse(version: version)
    }
  }

  func listMarkedCaches(_ request: ListMarkedCachesRequest, _ context: RequestContext) async throws -> ListMarkedCachesResponse {
    let (accountID, size) = (try context.accountID, try Field.pageSize(request.pageSize))
    let mark = try Field.word(request.mark, "mark") { StoredCache.Mark($0) }
    let list = PageList(CacheMarkServiceMethods.listMarkedCaches, filter: accountID.bytes + Array(mark.rawValue.utf8))
    let last = try pageTokens.place(request.pageToken, in: list, as: UUID.self) ?? .first
    let ids = try await store.page(mark, of: accountID, after: last, limit: size + 1, in: database)
    let found = try await visitors.found(by: accountID, among: ids, in: database)
    var summaries: [CacheSummary] = []
    for id in ids.prefix(size) {
      // Marks stay of what moderators have hidden, for the day when it is shown again.
      guard let cache = try await caches.cache(id, in: database), cache.isSeen(by: accountID) else { continue }
      summaries.append(CacheSummary(cache, callerID: accountID, isFound: found.contains(id), from: nil))
    }
    let next = ids.count > size ? pageTokens.token(after: ids[size - 1], in: list) : ""
    return ListMarkedCachesResponse(caches: summaries, nextPageToken: next)
  }

  // MARK: Parts

  /// Changes what an account thinks of a cache that it may see.
  @discardableResult
  private func change<Value: Sendable>(
    _ cacheID: String, of accountID: UUID, _ body: (inout VisitorStore.Mark, Transaction) async throws -> Value
  ) async throws -> Value {
    let id = try Field.id(cacheID, "cache_id")
    return try await database.transaction { transaction in try await change(id, of: accountID, transaction, body) }
  }

  private func change<Value>(
    _ id: UUID, of accountID: UUID, _ transaction: Transaction, _ body: (inout VisitorStore.Mark, Transaction) async throws -> Value
  ) async throws -> Value {
    try await caches.lock(id, in: transaction)
    guard let cache = try await caches.cache(id, in: transaction), cache.isSeen(by: accountID) else {
      throw RPCError.cacheNotFound
    }
    try await store.lock(accountID, in: transaction)
    let former = try await store.mark(of: accountID, at: id, in: transaction)
    var mark = former
    let value = try await body(&mark, transaction)
    if mark != former { try await store.set(mark, of: accountID, at: id, in: transaction) }
    return value
  }
}
