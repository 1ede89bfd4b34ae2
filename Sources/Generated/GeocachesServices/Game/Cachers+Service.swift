// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cachers.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacherService`: known before a body is read.
public enum CacherServiceMethods {
  /// Gets somebody's statistics: finds, hides, points, the squares of difficulty and terrain, days in a row (requirement C-15).
  public static let getCacherStats = MethodRow(
    path: "/cairn.game.geocaches.v1.CacherService/GetCacherStats",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.GetCacherStatsRequest", responseType: "cairn.game.geocaches.v1.GetCacherStatsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getCacherStats]
}

/// Serves what somebody has done in CACHE-OUT.
public protocol CacherServiceHandlers: Sendable {
  /// Gets somebody's statistics: finds, hides, points, the squares of difficulty and terrain, days in a row (requirement C-15).
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID; NOT_FOUND USER_NOT_FOUND; PERMISSION_DENIED PERMISSION_DENIED for a
  /// guest who asks for somebody else; UNAVAILABLE UNAVAILABLE when SocialService does not say who is seen.
  nonisolated(nonsending) func getCacherStats(_ request: GetCacherStatsRequest, _ context: RequestContext) async throws -> GetCacherStatsResponse
}

extension CacherServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacherServiceMethods.getCacherStats) { (request: GetCacherStatsRequest, context) in
        try await self.getCacherStats(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacherService`.
public struct CacherServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets somebody's statistics: finds, hides, points, the squares of difficulty and terrain, days in a row (requirement C-15).
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID; NOT_FOUND USER_NOT_FOUND; PERMISSION_DENIED PERMISSION_DENIED for a
  /// guest who asks for somebody else; UNAVAILABLE UNAVAILABLE when SocialService does not say who is seen.
  public nonisolated(nonsending) func getCacherStats(
    _ request: GetCacherStatsRequest, _ options: CallOptions = .init()
  ) async throws -> GetCacherStatsResponse {
    try await channel.unary(CacherServiceMethods.getCacherStats, request, options)
  }
}
