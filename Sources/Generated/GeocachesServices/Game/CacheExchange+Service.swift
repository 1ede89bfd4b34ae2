// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_exchange.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheExchangeService`: known before a body is read.
public enum CacheExchangeServiceMethods {
  /// Downloads the caches that a map with the same box and filter would show, as GetCache shows each of them. Later, with since_time, only those that were
  public static let downloadCaches = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheExchangeService/DownloadCaches",
    access: .user, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 5,
    requestType: "cairn.game.geocaches.v1.DownloadCachesRequest", responseType: "cairn.game.geocaches.v1.DownloadCachesResponse")

  /// Finds which caches that were downloaded are not shown any more: deleted, archived, hidden, moved out of the box, or left out by the filter. Changes
  public static let findGoneCaches = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheExchangeService/FindGoneCaches",
    access: .user, idempotency: .natural,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 2,
    requestType: "cairn.game.geocaches.v1.FindGoneCachesRequest", responseType: "cairn.game.geocaches.v1.FindGoneCachesResponse")

  /// Writes the caches of DownloadCaches as GPX 1.0 or 1.1 with the extensions of Groundspeak and Opencaching, as devices and other programs read it: each page
  public static let exportGpx = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheExchangeService/ExportGpx",
    access: .user, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 5,
    requestType: "cairn.game.geocaches.v1.ExportGpxRequest", responseType: "cairn.game.geocaches.v1.ExportGpxResponse")

  /// Writes the caller's finds as GPX 1.0 with the extensions of ExportGpx, the latest first: each cache with the caller's own log of it. Each page is a file.
  public static let exportMyFinds = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheExchangeService/ExportMyFinds",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 5,
    requestType: "cairn.game.geocaches.v1.ExportMyFindsRequest", responseType: "cairn.game.geocaches.v1.ExportMyFindsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [downloadCaches, findGoneCaches, exportGpx, exportMyFinds]
}

/// Gives caches to take along where there is no network, and to other programs (requirement C-59).
///
/// Not for web pages: files for other programs are made in the apps.
public protocol CacheExchangeServiceHandlers: Sendable {
  /// Downloads the caches that a map with the same box and filter would show, as GetCache shows each of them. Later, with since_time, only those that were
  /// changed since then; which ones are gone is asked for by FindGoneCaches. Changes nothing but the count of those who have looked at hints.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (selection MISSING; south_west, north_east, filter as CacheSearchService.CachesInBox;
  /// page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID); FAILED_PRECONDITION AREA_TOO_LARGE with cache_count_max, when there are more than 10,000;
  /// UNAVAILABLE UNAVAILABLE when SocialService does not say who is seen, or who are friends.
  nonisolated(nonsending) func downloadCaches(_ request: DownloadCachesRequest, _ context: RequestContext) async throws -> DownloadCachesResponse

  /// Finds which caches that were downloaded are not shown any more: deleted, archived, hidden, moved out of the box, or left out by the filter. Changes
  /// nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (selection as DownloadCaches; cache_ids INVALID_UUID, TOO_MANY); UNAVAILABLE UNAVAILABLE
  /// when friends are asked for and SocialService does not answer.
  nonisolated(nonsending) func findGoneCaches(_ request: FindGoneCachesRequest, _ context: RequestContext) async throws -> FindGoneCachesResponse

  /// Writes the caches of DownloadCaches as GPX 1.0 or 1.1 with the extensions of Groundspeak and Opencaching, as devices and other programs read it: each page
  /// is a file. Finals are in it as waypoints where the caller has found them out; finds by the caller are marked. Changes nothing but the count of those who
  /// have looked at hints.
  ///
  /// Errors: as DownloadCaches, and INVALID_ARGUMENT INVALID_ARGUMENT with the field violation form UNKNOWN_VALUE.
  nonisolated(nonsending) func exportGpx(_ request: ExportGpxRequest, _ context: RequestContext) async throws -> ExportGpxResponse

  /// Writes the caller's finds as GPX 1.0 with the extensions of ExportGpx, the latest first: each cache with the caller's own log of it. Each page is a file.
  /// Changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID); UNAVAILABLE UNAVAILABLE when
  /// SocialService does not say who is seen.
  nonisolated(nonsending) func exportMyFinds(_ request: ExportMyFindsRequest, _ context: RequestContext) async throws -> ExportMyFindsResponse
}

extension CacheExchangeServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheExchangeServiceMethods.downloadCaches) { (request: DownloadCachesRequest, context) in
        try await self.downloadCaches(request, context)
      },
      .unary(CacheExchangeServiceMethods.findGoneCaches) { (request: FindGoneCachesRequest, context) in
        try await self.findGoneCaches(request, context)
      },
      .unary(CacheExchangeServiceMethods.exportGpx) { (request: ExportGpxRequest, context) in
        try await self.exportGpx(request, context)
      },
      .unary(CacheExchangeServiceMethods.exportMyFinds) { (request: ExportMyFindsRequest, context) in
        try await self.exportMyFinds(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacheExchangeService`.
public struct CacheExchangeServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Downloads the caches that a map with the same box and filter would show, as GetCache shows each of them. Later, with since_time, only those that were
  /// changed since then; which ones are gone is asked for by FindGoneCaches. Changes nothing but the count of those who have looked at hints.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (selection MISSING; south_west, north_east, filter as CacheSearchService.CachesInBox;
  /// page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID); FAILED_PRECONDITION AREA_TOO_LARGE with cache_count_max, when there are more than 10,000;
  /// UNAVAILABLE UNAVAILABLE when SocialService does not say who is seen, or who are friends.
  public nonisolated(nonsending) func downloadCaches(
    _ request: DownloadCachesRequest, _ options: CallOptions = .init()
  ) async throws -> DownloadCachesResponse {
    try await channel.unary(CacheExchangeServiceMethods.downloadCaches, request, options)
  }

  /// Finds which caches that were downloaded are not shown any more: deleted, archived, hidden, moved out of the box, or left out by the filter. Changes
  /// nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (selection as DownloadCaches; cache_ids INVALID_UUID, TOO_MANY); UNAVAILABLE UNAVAILABLE
  /// when friends are asked for and SocialService does not answer.
  public nonisolated(nonsending) func findGoneCaches(
    _ request: FindGoneCachesRequest, _ options: CallOptions = .init()
  ) async throws -> FindGoneCachesResponse {
    try await channel.unary(CacheExchangeServiceMethods.findGoneCaches, request, options)
  }

  /// Writes the caches of DownloadCaches as GPX 1.0 or 1.1 with the extensions of Groundspeak and Opencaching, as devices and other programs read it: each page
  /// is a file. Finals are in it as waypoints where the caller has found them out; finds by the caller are marked. Changes nothing but the count of those who
  /// have looked at hints.
  ///
  /// Errors: as DownloadCaches, and INVALID_ARGUMENT INVALID_ARGUMENT with the field violation form UNKNOWN_VALUE.
  public nonisolated(nonsending) func exportGpx(
    _ request: ExportGpxRequest, _ options: CallOptions = .init()
  ) async throws -> ExportGpxResponse {
    try await channel.unary(CacheExchangeServiceMethods.exportGpx, request, options)
  }

  /// Writes the caller's finds as GPX 1.0 with the extensions of ExportGpx, the latest first: each cache with the caller's own log of it. Each page is a file.
  /// Changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (page_size OUT_OF_RANGE, page_token PAGE_TOKEN_INVALID); UNAVAILABLE UNAVAILABLE when
  /// SocialService does not say who is seen.
  public nonisolated(nonsending) func exportMyFinds(
    _ request: ExportMyFindsRequest, _ options: CallOptions = .init()
  ) async throws -> ExportMyFindsResponse {
    try await channel.unary(CacheExchangeServiceMethods.exportMyFinds, request, options)
  }
}
