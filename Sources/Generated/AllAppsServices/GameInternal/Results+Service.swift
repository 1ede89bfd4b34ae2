// Written by protoc-gen-cairn from cairn/game/internal/v1/results.proto; not by hand.
// swift-format-ignore-file

public import AllAppsProto
public import RPC

/// Rows of the methods of `cairn.game.internal.v1.ResultsService`: known before a body is read.
public enum ResultsServiceMethods {
  /// Counts what accounts have done here, in all apps.
  public static let countResults = MethodRow(
    path: "/cairn.game.internal.v1.ResultsService/CountResults",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.internal.v1.CountResultsRequest", responseType: "cairn.game.internal.v1.CountResultsResponse")

  /// Finds how well players do in one app, by the measure of its rankings.
  public static let findScores = MethodRow(
    path: "/cairn.game.internal.v1.ResultsService/FindScores",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.internal.v1.FindScoresRequest", responseType: "cairn.game.internal.v1.FindScoresResponse")

  /// Finds what a person can go on with in each app.
  public static let findOpenPlay = MethodRow(
    path: "/cairn.game.internal.v1.ResultsService/FindOpenPlay",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.internal.v1.FindOpenPlayRequest", responseType: "cairn.game.internal.v1.FindOpenPlayResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [countResults, findScores, findOpenPlay]
}

/// Tells other services how much players have done.
public protocol ResultsServiceHandlers: Sendable {
  /// Counts what accounts have done here, in all apps.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_MANY, INVALID_UUID).
  nonisolated(nonsending) func countResults(_ request: CountResultsRequest, _ context: RequestContext) async throws -> CountResultsResponse

  /// Finds how well players do in one app, by the measure of its rankings.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_MANY, INVALID_UUID).
  nonisolated(nonsending) func findScores(_ request: FindScoresRequest, _ context: RequestContext) async throws -> FindScoresResponse

  /// Finds what a person can go on with in each app.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  nonisolated(nonsending) func findOpenPlay(_ request: FindOpenPlayRequest, _ context: RequestContext) async throws -> FindOpenPlayResponse
}

extension ResultsServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ResultsServiceMethods.countResults) { (request: CountResultsRequest, context) in
        try await self.countResults(request, context)
      },
      .unary(ResultsServiceMethods.findScores) { (request: FindScoresRequest, context) in
        try await self.findScores(request, context)
      },
      .unary(ResultsServiceMethods.findOpenPlay) { (request: FindOpenPlayRequest, context) in
        try await self.findOpenPlay(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.internal.v1.ResultsService`.
public struct ResultsServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Counts what accounts have done here, in all apps.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_MANY, INVALID_UUID).
  public nonisolated(nonsending) func countResults(
    _ request: CountResultsRequest, _ options: CallOptions = .init()
  ) async throws -> CountResultsResponse {
    try await channel.unary(ResultsServiceMethods.countResults, request, options)
  }

  /// Finds how well players do in one app, by the measure of its rankings.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_MANY, INVALID_UUID).
  public nonisolated(nonsending) func findScores(
    _ request: FindScoresRequest, _ options: CallOptions = .init()
  ) async throws -> FindScoresResponse {
    try await channel.unary(ResultsServiceMethods.findScores, request, options)
  }

  /// Finds what a person can go on with in each app.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  public nonisolated(nonsending) func findOpenPlay(
    _ request: FindOpenPlayRequest, _ options: CallOptions = .init()
  ) async throws -> FindOpenPlayResponse {
    try await channel.unary(ResultsServiceMethods.findOpenPlay, request, options)
  }
}
