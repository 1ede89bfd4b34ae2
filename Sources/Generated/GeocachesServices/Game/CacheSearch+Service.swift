// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_search.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheSearchService`: known before a body is read.
public enum CacheSearchServiceMethods {
  /// Finds the caches of a part of the map: each of them, or, where these are more than 500, how many there are in each of its tiles.
  public static let cachesInBox = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheSearchService/CachesInBox",
    access: .guest, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.CachesInBoxRequest", responseType: "cairn.game.geocaches.v1.CachesInBoxResponse")

  /// Finds the caches around a position, nearest first.
  public static let cachesNear = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheSearchService/CachesNear",
    access: .guest, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.CachesNearRequest", responseType: "cairn.game.geocaches.v1.CachesNearResponse")

  /// Searches caches everywhere, in one of several orders.
  public static let searchCaches = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheSearchService/SearchCaches",
    access: .guest, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 3, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.SearchCachesRequest", responseType: "cairn.game.geocaches.v1.SearchCachesResponse")

  /// Proposes caches to go to: near, not found and not hidden by the caller, easy ones first, well liked, and found by those who were there last
  public static let suggestCaches = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheSearchService/SuggestCaches",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.SuggestCachesRequest", responseType: "cairn.game.geocaches.v1.SuggestCachesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [cachesInBox, cachesNear, searchCaches, suggestCaches]
}

/// Finds published caches: on a map, near a place, by what is wanted. Everything takes the same filter and shows exactly those that it lets through
/// (requirement C-25). No position that is asked for is kept.
public protocol CacheSearchServiceHandlers: Sendable {
  /// Finds the caches of a part of the map: each of them, or, where these are more than 500, how many there are in each of its tiles.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (south_west and north_east MISSING or OUT_OF_RANGE, zoom OUT_OF_RANGE;
  /// filter: OUT_OF_RANGE, UNKNOWN_VALUE, TOO_LONG); UNAVAILABLE UNAVAILABLE when friends are asked for and SocialService does not answer.
  nonisolated(nonsending) func cachesInBox(_ request: CachesInBoxRequest, _ context: RequestContext) async throws -> CachesInBoxResponse

  /// Finds the caches around a position, nearest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (position MISSING or OUT_OF_RANGE, radius_m OUT_OF_RANGE, page_size OUT_OF_RANGE, page_token
  /// PAGE_TOKEN_INVALID; filter as CachesInBox); UNAVAILABLE UNAVAILABLE as CachesInBox.
  nonisolated(nonsending) func cachesNear(_ request: CachesNearRequest, _ context: RequestContext) async throws -> CachesNearResponse

  /// Searches caches everywhere, in one of several orders.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (sort UNKNOWN_VALUE, position MISSING for the order of distance, or OUT_OF_RANGE, page_size
  /// OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID; filter as CachesInBox); UNAVAILABLE UNAVAILABLE as CachesInBox.
  nonisolated(nonsending) func searchCaches(_ request: SearchCachesRequest, _ context: RequestContext) async throws -> SearchCachesResponse

  /// Proposes caches to go to: near, not found and not hidden by the caller, easy ones first, well liked, and found by those who were there last
  /// (requirement C-47).
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (position MISSING or OUT_OF_RANGE, limit OUT_OF_RANGE).
  nonisolated(nonsending) func suggestCaches(_ request: SuggestCachesRequest, _ context: RequestContext) async throws -> SuggestCachesResponse
}

extension CacheSearchServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheSearchServiceMethods.cachesInBox) { (request: CachesInBoxRequest, context) in
        try await self.cachesInBox(request, context)
      },
      .unary(CacheSearchServiceMethods.cachesNear) { (request: CachesNearRequest, context) in
        try await self.cachesNear(request, context)
      },
      .unary(CacheSearchServiceMethods.searchCaches) { (request: SearchCachesRequest, context) in
        try await self.searchCaches(request, context)
      },
      .unary(CacheSearchServiceMethods.suggestCaches) { (request: SuggestCachesRequest, context) in
        try await self.suggestCaches(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacheSearchService`.
public struct CacheSearchServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds the caches of a part of the map: each of them, or, where these are more than 500, how many there are in each of its tiles.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (south_west and north_east MISSING or OUT_OF_RANGE, zoom OUT_OF_RANGE;
  /// filter: OUT_OF_RANGE, UNKNOWN_VALUE, TOO_LONG); UNAVAILABLE UNAVAILABLE when friends are asked for and SocialService does not answer.
  public nonisolated(nonsending) func cachesInBox(
    _ request: CachesInBoxRequest, _ options: CallOptions = .init()
  ) async throws -> CachesInBoxResponse {
    try await channel.unary(CacheSearchServiceMethods.cachesInBox, request, options)
  }

  /// Finds the caches around a position, nearest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (position MISSING or OUT_OF_RANGE, radius_m OUT_OF_RANGE, page_size OUT_OF_RANGE, page_token
  /// PAGE_TOKEN_INVALID; filter as CachesInBox); UNAVAILABLE UNAVAILABLE as CachesInBox.
  public nonisolated(nonsending) func cachesNear(
    _ request: CachesNearRequest, _ options: CallOptions = .init()
  ) async throws -> CachesNearResponse {
    try await channel.unary(CacheSearchServiceMethods.cachesNear, request, options)
  }

  /// Searches caches everywhere, in one of several orders.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (sort UNKNOWN_VALUE, position MISSING for the order of distance, or OUT_OF_RANGE, page_size
  /// OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID; filter as CachesInBox); UNAVAILABLE UNAVAILABLE as CachesInBox.
  public nonisolated(nonsending) func searchCaches(
    _ request: SearchCachesRequest, _ options: CallOptions = .init()
  ) async throws -> SearchCachesResponse {
    try await channel.unary(CacheSearchServiceMethods.searchCaches, request, options)
  }

  /// Proposes caches to go to: near, not found and not hidden by the caller, easy ones first, well liked, and found by those who were there last
  /// (requirement C-47).
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (position MISSING or OUT_OF_RANGE, limit OUT_OF_RANGE).
  public nonisolated(nonsending) func suggestCaches(
    _ request: SuggestCachesRequest, _ options: CallOptions = .init()
  ) async throws -> SuggestCachesResponse {
    try await channel.unary(CacheSearchServiceMethods.suggestCaches, request, options)
  }
}
