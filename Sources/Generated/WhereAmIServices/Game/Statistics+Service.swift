// Written by protoc-gen-cairn from cairn/game/whereami/v1/statistics.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.StatisticsService`: known before a body is read.
public enum StatisticsServiceMethods {
  /// Gets the statistics of a player; all zero for one who never played. Callers who may see only the name of the player's profile get zeros: those who
  public static let getStatistics = MethodRow(
    path: "/cairn.game.whereami.v1.StatisticsService/GetStatistics",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.whereami.v1.GetStatisticsRequest", responseType: "cairn.game.whereami.v1.GetStatisticsResponse")

  /// Tells how much was played here within the last 24 hours, for a first page: of nobody in particular.
  public static let getDay = MethodRow(
    path: "/cairn.game.whereami.v1.StatisticsService/GetDay",
    access: .public, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 60,
    requestType: "cairn.game.whereami.v1.GetDayRequest", responseType: "cairn.game.whereami.v1.GetDayResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getStatistics, getDay]
}

/// Tells how a player has done at Where am I, and how much is played here at all.
public protocol StatisticsServiceHandlers: Sendable {
  /// Gets the statistics of a player; all zero for one who never played. Callers who may see only the name of the player's profile get zeros: those who
  /// have blocked the player, and strangers if the player is a minor. Guests see their own statistics only.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND, also when the player has blocked the caller; PERMISSION_DENIED GUEST_NOT_ALLOWED when a guest asks for
  /// somebody else's; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); UNAVAILABLE UNAVAILABLE when it cannot be found out
  /// now what the caller may see.
  nonisolated(nonsending) func getStatistics(_ request: GetStatisticsRequest, _ context: RequestContext) async throws -> GetStatisticsResponse

  /// Tells how much was played here within the last 24 hours, for a first page: of nobody in particular.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getDay(_ request: GetDayRequest, _ context: RequestContext) async throws -> GetDayResponse
}

extension StatisticsServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(StatisticsServiceMethods.getStatistics) { (request: GetStatisticsRequest, context) in
        try await self.getStatistics(request, context)
      },
      .unary(StatisticsServiceMethods.getDay) { (request: GetDayRequest, context) in
        try await self.getDay(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.StatisticsService`.
public struct StatisticsServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the statistics of a player; all zero for one who never played. Callers who may see only the name of the player's profile get zeros: those who
  /// have blocked the player, and strangers if the player is a minor. Guests see their own statistics only.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND, also when the player has blocked the caller; PERMISSION_DENIED GUEST_NOT_ALLOWED when a guest asks for
  /// somebody else's; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); UNAVAILABLE UNAVAILABLE when it cannot be found out
  /// now what the caller may see.
  public nonisolated(nonsending) func getStatistics(
    _ request: GetStatisticsRequest, _ options: CallOptions = .init()
  ) async throws -> GetStatisticsResponse {
    try await channel.unary(StatisticsServiceMethods.getStatistics, request, options)
  }

  /// Tells how much was played here within the last 24 hours, for a first page: of nobody in particular.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getDay(
    _ request: GetDayRequest, _ options: CallOptions = .init()
  ) async throws -> GetDayResponse {
    try await channel.unary(StatisticsServiceMethods.getDay, request, options)
  }
}
