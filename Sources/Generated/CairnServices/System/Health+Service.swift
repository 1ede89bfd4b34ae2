// Written by protoc-gen-cairn from cairn/system/v1/health.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.system.v1.HealthService`: known before a body is read.
public enum HealthServiceMethods {
  /// Tells the health of this process now.
  public static let check = MethodRow(
    path: "/cairn.system.v1.HealthService/Check",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, isNeverShed: true,
    requestType: "cairn.system.v1.CheckRequest", responseType: "cairn.system.v1.CheckResponse")

  /// Sends the health at once, after each change, and every heartbeat_ms as a sign of life, until the caller goes away.
  public static let watch = MethodRow(
    path: "/cairn.system.v1.HealthService/Watch",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream, isNeverShed: true,
    requestType: "cairn.system.v1.WatchRequest", responseType: "cairn.system.v1.WatchResponse")

  /// Gets figures of this process from its metrics, for the console's page of health.
  public static let getReadings = MethodRow(
    path: "/cairn.system.v1.HealthService/GetReadings",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, isNeverShed: true,
    requestType: "cairn.system.v1.GetReadingsRequest", responseType: "cairn.system.v1.GetReadingsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [check, watch, getReadings]
}

/// Tells whether a service is able to work. Every service has it; the gateway watches its upstreams by it.
public protocol HealthServiceHandlers: Sendable {
  /// Tells the health of this process now.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func check(_ request: CheckRequest, _ context: RequestContext) async throws -> CheckResponse

  /// Sends the health at once, after each change, and every heartbeat_ms as a sign of life, until the caller goes away.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when heartbeat_ms is out of range.
  nonisolated(nonsending) func watch(_ request: WatchRequest, _ context: RequestContext, _ responses: ResponseStream<WatchResponse>) async throws

  /// Gets figures of this process from its metrics, for the console's page of health.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation OUT_OF_RANGE, of more than 100 families.
  nonisolated(nonsending) func getReadings(_ request: GetReadingsRequest, _ context: RequestContext) async throws -> GetReadingsResponse
}

extension HealthServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(HealthServiceMethods.check) { (request: CheckRequest, context) in
        try await self.check(request, context)
      },
      .serverStreaming(HealthServiceMethods.watch) { (request: WatchRequest, context, responses: ResponseStream<WatchResponse>) in
        try await self.watch(request, context, responses)
      },
      .unary(HealthServiceMethods.getReadings) { (request: GetReadingsRequest, context) in
        try await self.getReadings(request, context)
      },
    ]
  }
}

/// Calls `cairn.system.v1.HealthService`.
public struct HealthServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells the health of this process now.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func check(
    _ request: CheckRequest, _ options: CallOptions = .init()
  ) async throws -> CheckResponse {
    try await channel.unary(HealthServiceMethods.check, request, options)
  }

  /// Sends the health at once, after each change, and every heartbeat_ms as a sign of life, until the caller goes away.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when heartbeat_ms is out of range.
  public nonisolated(nonsending) func watch(
    _ request: WatchRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<WatchResponse> {
    try await channel.serverStreaming(HealthServiceMethods.watch, request, options)
  }

  /// Gets figures of this process from its metrics, for the console's page of health.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation OUT_OF_RANGE, of more than 100 families.
  public nonisolated(nonsending) func getReadings(
    _ request: GetReadingsRequest, _ options: CallOptions = .init()
  ) async throws -> GetReadingsResponse {
    try await channel.unary(HealthServiceMethods.getReadings, request, options)
  }
}
