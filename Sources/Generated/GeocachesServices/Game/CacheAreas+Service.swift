// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_areas.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheAreaService`: known before a body is read.
public enum CacheAreaServiceMethods {
  /// Watches an area.
  public static let watchArea = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheAreaService/WatchArea",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.WatchAreaRequest", responseType: "cairn.game.geocaches.v1.WatchAreaResponse")

  /// Watches an area no longer. One that is not there is no error.
  public static let unwatchArea = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheAreaService/UnwatchArea",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.UnwatchAreaRequest", responseType: "cairn.game.geocaches.v1.UnwatchAreaResponse")

  /// Lists the areas that the caller watches, the latest first.
  public static let listWatchedAreas = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheAreaService/ListWatchedAreas",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.geocaches.v1.ListWatchedAreasRequest", responseType: "cairn.game.geocaches.v1.ListWatchedAreasResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [watchArea, unwatchArea, listWatchedAreas]
}

/// Serves areas of which people hear when there is a new cache (requirements C-34, C-S11). Areas are their owners' alone: nobody else learns of them.
///
/// Not for web pages: where somebody lives is more than a page needs.
public protocol CacheAreaServiceHandlers: Sendable {
  /// Watches an area.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (name TOO_LONG or NOT_WRITING; centre MISSING without a zone, OUT_OF_RANGE, or
  /// NOT_APPLICABLE with a zone; radius_m OUT_OF_RANGE; zone_id TOO_LONG or MALFORMED; delivery MISSING or UNKNOWN_VALUE; filter as
  /// CacheSearchService.CachesInBox, and NOT_APPLICABLE for its parts about places, people, status and text); RESOURCE_EXHAUSTED TOO_MANY_AREAS with 20 of
  /// them; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func watchArea(_ request: WatchAreaRequest, _ context: RequestContext) async throws -> WatchAreaResponse

  /// Watches an area no longer. One that is not there is no error.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (area_id INVALID_UUID).
  nonisolated(nonsending) func unwatchArea(_ request: UnwatchAreaRequest, _ context: RequestContext) async throws -> UnwatchAreaResponse

  /// Lists the areas that the caller watches, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listWatchedAreas(_ request: ListWatchedAreasRequest, _ context: RequestContext) async throws -> ListWatchedAreasResponse
}

extension CacheAreaServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheAreaServiceMethods.watchArea) { (request: WatchAreaRequest, context) in
        try await self.watchArea(request, context)
      },
      .unary(CacheAreaServiceMethods.unwatchArea) { (request: UnwatchAreaRequest, context) in
        try await self.unwatchArea(request, context)
      },
      .unary(CacheAreaServiceMethods.listWatchedAreas) { (request: ListWatchedAreasRequest, context) in
        try await self.listWatchedAreas(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacheAreaService`.
public struct CacheAreaServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Watches an area.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (name TOO_LONG or NOT_WRITING; centre MISSING without a zone, OUT_OF_RANGE, or
  /// NOT_APPLICABLE with a zone; radius_m OUT_OF_RANGE; zone_id TOO_LONG or MALFORMED; delivery MISSING or UNKNOWN_VALUE; filter as
  /// CacheSearchService.CachesInBox, and NOT_APPLICABLE for its parts about places, people, status and text); RESOURCE_EXHAUSTED TOO_MANY_AREAS with 20 of
  /// them; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func watchArea(
    _ request: WatchAreaRequest, _ options: CallOptions = .init()
  ) async throws -> WatchAreaResponse {
    try await channel.unary(CacheAreaServiceMethods.watchArea, request, options)
  }

  /// Watches an area no longer. One that is not there is no error.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (area_id INVALID_UUID).
  public nonisolated(nonsending) func unwatchArea(
    _ request: UnwatchAreaRequest, _ options: CallOptions = .init()
  ) async throws -> UnwatchAreaResponse {
    try await channel.unary(CacheAreaServiceMethods.unwatchArea, request, options)
  }

  /// Lists the areas that the caller watches, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listWatchedAreas(
    _ request: ListWatchedAreasRequest, _ options: CallOptions = .init()
  ) async throws -> ListWatchedAreasResponse {
    try await channel.unary(CacheAreaServiceMethods.listWatchedAreas, request, options)
  }
}
