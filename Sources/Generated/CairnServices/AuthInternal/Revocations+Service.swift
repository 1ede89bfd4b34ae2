// Written by protoc-gen-cairn from cairn/auth/internal/v1/revocations.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.internal.v1.RevocationService`: known before a body is read.
public enum RevocationServiceMethods {
  /// Streams first a snapshot of all that may still contradict a token that has not expired, then every change, and at least once a second
  public static let watchRevocations = MethodRow(
    path: "/cairn.auth.internal.v1.RevocationService/WatchRevocations",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream, isNeverShed: true,
    requestType: "cairn.auth.internal.v1.WatchRevocationsRequest", responseType: "cairn.auth.internal.v1.WatchRevocationsResponse")

  /// Says which of some sessions have ended, however long ago: for a watcher that was away for longer than WatchRevocations looks back.
  public static let findEndedSessions = MethodRow(
    path: "/cairn.auth.internal.v1.RevocationService/FindEndedSessions",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.internal.v1.FindEndedSessionsRequest", responseType: "cairn.auth.internal.v1.FindEndedSessionsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [watchRevocations, findEndedSessions]
}

/// Tells gateways what has changed since they believed a token. Tells services that keep an answer of DirectoryService about somebody that it is over.
public protocol RevocationServiceHandlers: Sendable {
  /// Streams first a snapshot of all that may still contradict a token that has not expired, then every change, and at least once a second
  /// a message, which says that nothing else has changed.
  ///
  /// A watcher that hears nothing for longer must not trust what it knows, and watches again, at another process if there is one.
  ///
  /// Errors: RESOURCE_EXHAUSTED TOO_MANY_STREAMS; UNAVAILABLE UNAVAILABLE when the log was put back, as by the restoring of a backup.
  nonisolated(nonsending) func watchRevocations(_ request: WatchRevocationsRequest, _ context: RequestContext, _ responses: ResponseStream<WatchRevocationsResponse>) async throws

  /// Says which of some sessions have ended, however long ago: for a watcher that was away for longer than WatchRevocations looks back.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  nonisolated(nonsending) func findEndedSessions(_ request: FindEndedSessionsRequest, _ context: RequestContext) async throws -> FindEndedSessionsResponse
}

extension RevocationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .serverStreaming(RevocationServiceMethods.watchRevocations) { (request: WatchRevocationsRequest, context, responses: ResponseStream<WatchRevocationsResponse>) in
        try await self.watchRevocations(request, context, responses)
      },
      .unary(RevocationServiceMethods.findEndedSessions) { (request: FindEndedSessionsRequest, context) in
        try await self.findEndedSessions(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.internal.v1.RevocationService`.
public struct RevocationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Streams first a snapshot of all that may still contradict a token that has not expired, then every change, and at least once a second
  /// a message, which says that nothing else has changed.
  ///
  /// A watcher that hears nothing for longer must not trust what it knows, and watches again, at another process if there is one.
  ///
  /// Errors: RESOURCE_EXHAUSTED TOO_MANY_STREAMS; UNAVAILABLE UNAVAILABLE when the log was put back, as by the restoring of a backup.
  public nonisolated(nonsending) func watchRevocations(
    _ request: WatchRevocationsRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<WatchRevocationsResponse> {
    try await channel.serverStreaming(RevocationServiceMethods.watchRevocations, request, options)
  }

  /// Says which of some sessions have ended, however long ago: for a watcher that was away for longer than WatchRevocations looks back.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  public nonisolated(nonsending) func findEndedSessions(
    _ request: FindEndedSessionsRequest, _ options: CallOptions = .init()
  ) async throws -> FindEndedSessionsResponse {
    try await channel.unary(RevocationServiceMethods.findEndedSessions, request, options)
  }
}
