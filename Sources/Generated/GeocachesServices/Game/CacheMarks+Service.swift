// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_marks.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheMarkService`: known before a body is read.
public enum CacheMarkServiceMethods {
  /// Watches a cache, or no longer: who watches it hears of its changes as those do who have found it.
  public static let watchCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheMarkService/WatchCache",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.WatchCacheRequest", responseType: "cairn.game.geocaches.v1.WatchCacheResponse")

  /// Ignores a cache, or no longer: it is not proposed, and lists leave it out where that is asked for.
  public static let ignoreCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheMarkService/IgnoreCache",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.IgnoreCacheRequest", responseType: "cairn.game.geocaches.v1.IgnoreCacheResponse")

  /// Recommends a cache that the caller has found, or no longer: one for ten finds (requirement C-S15). A find that is removed takes its recommendation along.
  public static let recommendCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheMarkService/RecommendCache",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.RecommendCacheRequest", responseType: "cairn.game.geocaches.v1.RecommendCacheResponse")

  /// Keeps a note about a cache that only the caller sees, with the version that was read, so that two devices do not overwrite each other (requirement C-58).
  public static let savePersonalNote = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheMarkService/SavePersonalNote",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.SavePersonalNoteRequest", responseType: "cairn.game.geocaches.v1.SavePersonalNoteResponse")

  /// Lists the caches that the caller has marked, by their ids.
  public static let listMarkedCaches = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheMarkService/ListMarkedCaches",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.ListMarkedCachesRequest", responseType: "cairn.game.geocaches.v1.ListMarkedCachesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [watchCache, ignoreCache, recommendCache, savePersonalNote, listMarkedCaches]
}

/// Serves what somebody thinks of caches, for oneself: nobody else sees it but the number of recommendations.
public protocol CacheMarkServiceHandlers: Sendable {
  /// Watches a cache, or no longer: who watches it hears of its changes as those do who have found it.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; RESOURCE_EXHAUSTED TOO_MANY_WATCHED with 1,000; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func watchCache(_ request: WatchCacheRequest, _ context: RequestContext) async throws -> WatchCacheResponse

  /// Ignores a cache, or no longer: it is not proposed, and lists leave it out where that is asked for.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func ignoreCache(_ request: IgnoreCacheRequest, _ context: RequestContext) async throws -> IgnoreCacheResponse

  /// Recommends a cache that the caller has found, or no longer: one for ten finds (requirement C-S15). A find that is removed takes its recommendation along.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; FAILED_PRECONDITION NO_FIND; RESOURCE_EXHAUSTED TOO_MANY_RECOMMENDATIONS with recommendation_count_max; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func recommendCache(_ request: RecommendCacheRequest, _ context: RequestContext) async throws -> RecommendCacheResponse

  /// Keeps a note about a cache that only the caller sees, with the version that was read, so that two devices do not overwrite each other (requirement C-58).
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; ABORTED VERSION_MISMATCH with version; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_LONG,
  /// NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func savePersonalNote(_ request: SavePersonalNoteRequest, _ context: RequestContext) async throws -> SavePersonalNoteResponse

  /// Lists the caches that the caller has marked, by their ids.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (mark MISSING or UNKNOWN_VALUE, page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listMarkedCaches(_ request: ListMarkedCachesRequest, _ context: RequestContext) async throws -> ListMarkedCachesResponse
}

extension CacheMarkServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheMarkServiceMethods.watchCache) { (request: WatchCacheRequest, context) in
        try await self.watchCache(request, context)
      },
      .unary(CacheMarkServiceMethods.ignoreCache) { (request: IgnoreCacheRequest, context) in
        try await self.ignoreCache(request, context)
      },
      .unary(CacheMarkServiceMethods.recommendCache) { (request: RecommendCacheRequest, context) in
        try await self.recommendCache(request, context)
      },
      .unary(CacheMarkServiceMethods.savePersonalNote) { (request: SavePersonalNoteRequest, context) in
        try await self.savePersonalNote(request, context)
      },
      .unary(CacheMarkServiceMethods.listMarkedCaches) { (request: ListMarkedCachesRequest, context) in
        try await self.listMarkedCaches(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacheMarkService`.
public struct CacheMarkServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Watches a cache, or no longer: who watches it hears of its changes as those do who have found it.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; RESOURCE_EXHAUSTED TOO_MANY_WATCHED with 1,000; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func watchCache(
    _ request: WatchCacheRequest, _ options: CallOptions = .init()
  ) async throws -> WatchCacheResponse {
    try await channel.unary(CacheMarkServiceMethods.watchCache, request, options)
  }

  /// Ignores a cache, or no longer: it is not proposed, and lists leave it out where that is asked for.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func ignoreCache(
    _ request: IgnoreCacheRequest, _ options: CallOptions = .init()
  ) async throws -> IgnoreCacheResponse {
    try await channel.unary(CacheMarkServiceMethods.ignoreCache, request, options)
  }

  /// Recommends a cache that the caller has found, or no longer: one for ten finds (requirement C-S15). A find that is removed takes its recommendation along.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; FAILED_PRECONDITION NO_FIND; RESOURCE_EXHAUSTED TOO_MANY_RECOMMENDATIONS with recommendation_count_max; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func recommendCache(
    _ request: RecommendCacheRequest, _ options: CallOptions = .init()
  ) async throws -> RecommendCacheResponse {
    try await channel.unary(CacheMarkServiceMethods.recommendCache, request, options)
  }

  /// Keeps a note about a cache that only the caller sees, with the version that was read, so that two devices do not overwrite each other (requirement C-58).
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; ABORTED VERSION_MISMATCH with version; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_LONG,
  /// NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func savePersonalNote(
    _ request: SavePersonalNoteRequest, _ options: CallOptions = .init()
  ) async throws -> SavePersonalNoteResponse {
    try await channel.unary(CacheMarkServiceMethods.savePersonalNote, request, options)
  }

  /// Lists the caches that the caller has marked, by their ids.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (mark MISSING or UNKNOWN_VALUE, page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listMarkedCaches(
    _ request: ListMarkedCachesRequest, _ options: CallOptions = .init()
  ) async throws -> ListMarkedCachesResponse {
    try await channel.unary(CacheMarkServiceMethods.listMarkedCaches, request, options)
  }
}
