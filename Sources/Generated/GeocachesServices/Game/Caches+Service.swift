// Written by protoc-gen-cairn from cairn/game/geocaches/v1/caches.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheService`: known before a body is read.
public enum CacheServiceMethods {
  /// Gets a cache.
  public static let getCache = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheService/GetCache",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.geocaches.v1.GetCacheRequest", responseType: "cairn.game.geocaches.v1.GetCacheResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getCache]
}

/// Serves caches of CACHE-OUT.
public protocol CacheServiceHandlers: Sendable {
  /// Gets a cache.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation cache_id INVALID_UUID.
  nonisolated(nonsending) func getCache(_ request: GetCacheRequest, _ context: RequestContext) async throws -> GetCacheResponse
}

extension CacheServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheServiceMethods.getCache) { (request: GetCacheRequest, context) in
        try await self.getCache(request, context)
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

  /// Gets a cache.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation cache_id INVALID_UUID.
  public nonisolated(nonsending) func getCache(
    _ request: GetCacheRequest, _ options: CallOptions = .init()
  ) async throws -> GetCacheResponse {
    try await channel.unary(CacheServiceMethods.getCache, request, options)
  }
}
