// Written by protoc-gen-cairn from cairn/game/internal/v1/cache_pages.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.game.internal.v1.CachePageService`: known before a body is read.
public enum CachePageServiceMethods {
  /// Gets the page of a published cache: what it is called and how hard it is, in which city, and how many have found it. No position, and nobody.
  public static let readCachePage = MethodRow(
    path: "/cairn.game.internal.v1.CachePageService/ReadCachePage",
    access: .internal, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.internal.v1.ReadCachePageRequest", responseType: "cairn.game.internal.v1.ReadCachePageResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [readCachePage]
}

/// Hands the pages of caches to the gateway, which serves them to everybody who has a cache's code.
public protocol CachePageServiceHandlers: Sendable {
  /// Gets the page of a published cache: what it is called and how hard it is, in which city, and how many have found it. No position, and nobody.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND when there is none of the code, or it is a draft, or hidden by moderators; PERMISSION_DENIED PERMISSION_DENIED for every
  /// service but the gateway.
  nonisolated(nonsending) func readCachePage(_ request: ReadCachePageRequest, _ context: RequestContext) async throws -> ReadCachePageResponse
}

extension CachePageServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CachePageServiceMethods.readCachePage) { (request: ReadCachePageRequest, context) in
        try await self.readCachePage(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.internal.v1.CachePageService`.
public struct CachePageServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the page of a published cache: what it is called and how hard it is, in which city, and how many have found it. No position, and nobody.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND when there is none of the code, or it is a draft, or hidden by moderators; PERMISSION_DENIED PERMISSION_DENIED for every
  /// service but the gateway.
  public nonisolated(nonsending) func readCachePage(
    _ request: ReadCachePageRequest, _ options: CallOptions = .init()
  ) async throws -> ReadCachePageResponse {
    try await channel.unary(CachePageServiceMethods.readCachePage, request, options)
  }
}
