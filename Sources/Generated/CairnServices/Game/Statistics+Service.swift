// Written by protoc-gen-cairn from cairn/game/v1/statistics.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// What is known of the methods of `cairn.game.v1.StatisticsService` before a body is read.
public enum StatisticsServiceMethods {
  /// Gets the statistics of a player; all zero for one who never played.
  public static let getStatistics = MethodRow(
    path: "/cairn.game.v1.StatisticsService/GetStatistics",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.v1.GetStatisticsRequest", responseType: "cairn.game.v1.GetStatisticsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getStatistics]
}

/// Tells how a player has done at Where am I.
public protocol StatisticsServiceHandlers: Sendable {
  /// Gets the statistics of a player; all zero for one who never played.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when account_id is not a UUID.
  nonisolated(nonsending) func getStatistics(_ request: GetStatisticsRequest, _ context: RequestContext) async throws -> GetStatisticsResponse
}

extension StatisticsServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(StatisticsServiceMethods.getStatistics) { (request: GetStatisticsRequest, context) in
        try await self.getStatistics(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.v1.StatisticsService`.
public struct StatisticsServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the statistics of a player; all zero for one who never played.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when account_id is not a UUID.
  public nonisolated(nonsending) func getStatistics(
    _ request: GetStatisticsRequest, _ options: CallOptions = .init()
  ) async throws -> GetStatisticsResponse {
    try await channel.unary(StatisticsServiceMethods.getStatistics, request, options)
  }
}
