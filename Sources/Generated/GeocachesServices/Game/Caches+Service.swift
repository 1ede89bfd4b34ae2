// Written by protoc-gen-cairn from cairn/game/geocaches/v1/caches.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheService`: known before a body is read.
public enum CacheServiceMethods {
  /// Gets a cache as the caller may see it. Changes nothing but the count of those who have looked at the hint, and the position is not kept.
  public static let getCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/GetCache",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.GetCacheRequest", responseType: "cairn.game.geocaches.v1.GetCacheResponse")

  /// Begins a cache where the caller stands: a draft that nobody else sees. Parts that are not known yet may be left out until it is published.
  public static let createCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/CreateCache",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.CreateCacheRequest", responseType: "cairn.game.geocaches.v1.CreateCacheResponse")

  /// Replaces what the caller's cache says. People who have found or watch a published one hear of it.
  public static let updateCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/UpdateCache",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.UpdateCacheRequest", responseType: "cairn.game.geocaches.v1.UpdateCacheResponse")

  /// Shows a draft to everybody. The caller's friends hear of it.
  public static let publishCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/PublishCache",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.PublishCacheRequest", responseType: "cairn.game.geocaches.v1.PublishCacheResponse")

  /// Says that a cache of the caller's cannot be found for the time being, or can be again.
  public static let setCacheAvailable = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/SetCacheAvailable",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.SetCacheAvailableRequest", responseType: "cairn.game.geocaches.v1.SetCacheAvailableResponse")

  /// Deletes a cache of the caller's: one that nobody has logged is gone, any other is archived, and its finds and points stay (requirement C-S6).
  public static let archiveCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/ArchiveCache",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.ArchiveCacheRequest", responseType: "cairn.game.geocaches.v1.ArchiveCacheResponse")

  /// Lists the caller's own caches, drafts included, the latest first.
  public static let listMyCaches = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/ListMyCaches",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.ListMyCachesRequest", responseType: "cairn.game.geocaches.v1.ListMyCachesResponse")

  /// Tries a solution of a cache with a hidden final. A person who has solved it sees the final from then on. Safe to repeat, though each try counts.
  public static let checkSolution = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/CheckSolution",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.game.geocaches.v1.CheckSolutionRequest", responseType: "cairn.game.geocaches.v1.CheckSolutionResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getCache, createCache, updateCache, publishCache, setCacheAvailable, archiveCache, listMyCaches, checkSolution]
}

/// Serves caches of CACHE-OUT: what is known of one, and what its owner does with it. Somebody else's draft is NOT_FOUND for everybody, whatever is asked.
public protocol CacheServiceHandlers: Sendable {
  /// Gets a cache as the caller may see it. Changes nothing but the count of those who have looked at the hint, and the position is not kept.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (cache_id INVALID_UUID, code MALFORMED, both given or none:
  /// cache_id MISSING, at OUT_OF_RANGE); UNAVAILABLE UNAVAILABLE when SocialService does not say who is seen.
  nonisolated(nonsending) func getCache(_ request: GetCacheRequest, _ context: RequestContext) async throws -> GetCacheResponse

  /// Begins a cache where the caller stands: a draft that nobody else sees. Parts that are not known yet may be left out until it is published.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, OUT_OF_RANGE, TOO_LONG, TOO_MANY, UNKNOWN_VALUE, MALFORMED, NOT_WRITING,
  /// NOT_APPLICABLE, MEDIA_NOT_FOUND for a photo that is not the caller's own, or of another purpose); RESOURCE_EXHAUSTED TOO_MANY_DRAFTS with 100 of
  /// them; UNAVAILABLE UNAVAILABLE when SocialService does not answer for new photos; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createCache(_ request: CreateCacheRequest, _ context: RequestContext) async throws -> CreateCacheResponse

  /// Replaces what the caller's cache says. People who have found or watch a published one hear of it.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; ABORTED VERSION_MISMATCH with version, when it was changed since it was read;
  /// FAILED_PRECONDITION CACHE_ARCHIVED; FAILED_PRECONDITION CACHE_LOCKED; FAILED_PRECONDITION CACHE_INCOMPLETE with the missing fields, for a published one;
  /// FAILED_PRECONDITION FORBIDDEN_AREA with area_kind and area_name, for a published one that is moved to where nothing may be hidden; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations, as CreateCache; UNAVAILABLE UNAVAILABLE as CreateCache, and when GeoService does not answer for a published one
  /// that is moved; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func updateCache(_ request: UpdateCacheRequest, _ context: RequestContext) async throws -> UpdateCacheResponse

  /// Shows a draft to everybody. The caller's friends hear of it.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; ABORTED VERSION_MISMATCH with version; FAILED_PRECONDITION ALREADY_PUBLISHED;
  /// FAILED_PRECONDITION CACHE_INCOMPLETE with the missing fields; FAILED_PRECONDITION FORBIDDEN_AREA with area_kind (SCHOOL, RAILWAY, MILITARY) and area_name,
  /// where one of its places lies where nothing may be hidden (requirement C-S8), but for an EVENT; RESOURCE_EXHAUSTED TOO_MANY_CACHES with 50 published in 24
  /// hours; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; UNAVAILABLE UNAVAILABLE when SocialService does not say who are friends, or GeoService
  /// does not know the place; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func publishCache(_ request: PublishCacheRequest, _ context: RequestContext) async throws -> PublishCacheResponse

  /// Says that a cache of the caller's cannot be found for the time being, or can be again.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; FAILED_PRECONDITION CACHE_ARCHIVED; FAILED_PRECONDITION CACHE_LOCKED;
  /// FAILED_PRECONDITION NOT_PUBLISHED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setCacheAvailable(_ request: SetCacheAvailableRequest, _ context: RequestContext) async throws -> SetCacheAvailableResponse

  /// Deletes a cache of the caller's: one that nobody has logged is gone, any other is archived, and its finds and points stay (requirement C-S6).
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; FAILED_PRECONDITION CACHE_LOCKED; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func archiveCache(_ request: ArchiveCacheRequest, _ context: RequestContext) async throws -> ArchiveCacheResponse

  /// Lists the caller's own caches, drafts included, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (statuses UNKNOWN_VALUE, page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listMyCaches(_ request: ListMyCachesRequest, _ context: RequestContext) async throws -> ListMyCachesResponse

  /// Tries a solution of a cache with a hidden final. A person who has solved it sees the final from then on. Safe to repeat, though each try counts.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; FAILED_PRECONDITION NOTHING_TO_SOLVE when the cache has no hidden final; FAILED_PRECONDITION OWN_CACHE;
  /// RESOURCE_EXHAUSTED TOO_MANY_TRIES after ten in ten minutes, of a caller or of a network at one cache; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations (MISSING, OUT_OF_RANGE).
  nonisolated(nonsending) func checkSolution(_ request: CheckSolutionRequest, _ context: RequestContext) async throws -> CheckSolutionResponse
}

extension CacheServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheServiceMethods.getCache) { (request: GetCacheRequest, context) in
        try await self.getCache(request, context)
      },
      .unary(CacheServiceMethods.createCache) { (request: CreateCacheRequest, context) in
        try await self.createCache(request, context)
      },
      .unary(CacheServiceMethods.updateCache) { (request: UpdateCacheRequest, context) in
        try await self.updateCache(request, context)
      },
      .unary(CacheServiceMethods.publishCache) { (request: PublishCacheRequest, context) in
        try await self.publishCache(request, context)
      },
      .unary(CacheServiceMethods.setCacheAvailable) { (request: SetCacheAvailableRequest, context) in
        try await self.setCacheAvailable(request, context)
      },
      .unary(CacheServiceMethods.archiveCache) { (request: ArchiveCacheRequest, context) in
        try await self.archiveCache(request, context)
      },
      .unary(CacheServiceMethods.listMyCaches) { (request: ListMyCachesRequest, context) in
        try await self.listMyCaches(request, context)
      },
      .unary(CacheServiceMethods.checkSolution) { (request: CheckSolutionRequest, context) in
        try await self.checkSolution(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacheService`.
public struct CacheServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets a cache as the caller may see it. Changes nothing but the count of those who have looked at the hint, and the position is not kept.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (cache_id INVALID_UUID, code MALFORMED, both given or none:
  /// cache_id MISSING, at OUT_OF_RANGE); UNAVAILABLE UNAVAILABLE when SocialService does not say who is seen.
  public nonisolated(nonsending) func getCache(
    _ request: GetCacheRequest, _ options: CallOptions = .init()
  ) async throws -> GetCacheResponse {
    try await channel.unary(CacheServiceMethods.getCache, request, options)
  }

  /// Begins a cache where the caller stands: a draft that nobody else sees. Parts that are not known yet may be left out until it is published.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, OUT_OF_RANGE, TOO_LONG, TOO_MANY, UNKNOWN_VALUE, MALFORMED, NOT_WRITING,
  /// NOT_APPLICABLE, MEDIA_NOT_FOUND for a photo that is not the caller's own, or of another purpose); RESOURCE_EXHAUSTED TOO_MANY_DRAFTS with 100 of
  /// them; UNAVAILABLE UNAVAILABLE when SocialService does not answer for new photos; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createCache(
    _ request: CreateCacheRequest, _ options: CallOptions = .init()
  ) async throws -> CreateCacheResponse {
    try await channel.unary(CacheServiceMethods.createCache, request, options)
  }

  /// Replaces what the caller's cache says. People who have found or watch a published one hear of it.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; ABORTED VERSION_MISMATCH with version, when it was changed since it was read;
  /// FAILED_PRECONDITION CACHE_ARCHIVED; FAILED_PRECONDITION CACHE_LOCKED; FAILED_PRECONDITION CACHE_INCOMPLETE with the missing fields, for a published one;
  /// FAILED_PRECONDITION FORBIDDEN_AREA with area_kind and area_name, for a published one that is moved to where nothing may be hidden; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations, as CreateCache; UNAVAILABLE UNAVAILABLE as CreateCache, and when GeoService does not answer for a published one
  /// that is moved; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func updateCache(
    _ request: UpdateCacheRequest, _ options: CallOptions = .init()
  ) async throws -> UpdateCacheResponse {
    try await channel.unary(CacheServiceMethods.updateCache, request, options)
  }

  /// Shows a draft to everybody. The caller's friends hear of it.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; ABORTED VERSION_MISMATCH with version; FAILED_PRECONDITION ALREADY_PUBLISHED;
  /// FAILED_PRECONDITION CACHE_INCOMPLETE with the missing fields; FAILED_PRECONDITION FORBIDDEN_AREA with area_kind (SCHOOL, RAILWAY, MILITARY) and area_name,
  /// where one of its places lies where nothing may be hidden (requirement C-S8), but for an EVENT; RESOURCE_EXHAUSTED TOO_MANY_CACHES with 50 published in 24
  /// hours; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; UNAVAILABLE UNAVAILABLE when SocialService does not say who are friends, or GeoService
  /// does not know the place; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func publishCache(
    _ request: PublishCacheRequest, _ options: CallOptions = .init()
  ) async throws -> PublishCacheResponse {
    try await channel.unary(CacheServiceMethods.publishCache, request, options)
  }

  /// Says that a cache of the caller's cannot be found for the time being, or can be again.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; FAILED_PRECONDITION CACHE_ARCHIVED; FAILED_PRECONDITION CACHE_LOCKED;
  /// FAILED_PRECONDITION NOT_PUBLISHED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setCacheAvailable(
    _ request: SetCacheAvailableRequest, _ options: CallOptions = .init()
  ) async throws -> SetCacheAvailableResponse {
    try await channel.unary(CacheServiceMethods.setCacheAvailable, request, options)
  }

  /// Deletes a cache of the caller's: one that nobody has logged is gone, any other is archived, and its finds and points stay (requirement C-S6).
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; PERMISSION_DENIED NOT_OWNER; FAILED_PRECONDITION CACHE_LOCKED; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func archiveCache(
    _ request: ArchiveCacheRequest, _ options: CallOptions = .init()
  ) async throws -> ArchiveCacheResponse {
    try await channel.unary(CacheServiceMethods.archiveCache, request, options)
  }

  /// Lists the caller's own caches, drafts included, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (statuses UNKNOWN_VALUE, page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listMyCaches(
    _ request: ListMyCachesRequest, _ options: CallOptions = .init()
  ) async throws -> ListMyCachesResponse {
    try await channel.unary(CacheServiceMethods.listMyCaches, request, options)
  }

  /// Tries a solution of a cache with a hidden final. A person who has solved it sees the final from then on. Safe to repeat, though each try counts.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; FAILED_PRECONDITION NOTHING_TO_SOLVE when the cache has no hidden final; FAILED_PRECONDITION OWN_CACHE;
  /// RESOURCE_EXHAUSTED TOO_MANY_TRIES after ten in ten minutes, of a caller or of a network at one cache; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations (MISSING, OUT_OF_RANGE).
  public nonisolated(nonsending) func checkSolution(
    _ request: CheckSolutionRequest, _ options: CallOptions = .init()
  ) async throws -> CheckSolutionResponse {
    try await channel.unary(CacheServiceMethods.checkSolution, request, options)
  }
}
