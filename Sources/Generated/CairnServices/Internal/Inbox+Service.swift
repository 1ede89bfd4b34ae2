// Written by protoc-gen-cairn from cairn/internal/v1/inbox.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.internal.v1.InboxService`: known before a body is read.
public enum InboxServiceMethods {
  /// Takes events of one ordering key, in their order, each in a transaction of its own, until one fails.
  public static let deliver = MethodRow(
    path: "/cairn.internal.v1.InboxService/Deliver",
    access: .internal, idempotency: .natural,
    requestBytesMax: 1_048_576, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.internal.v1.DeliverRequest", responseType: "cairn.internal.v1.DeliverResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [deliver]
}

/// Takes events of other services. Every service has one.
public protocol InboxServiceHandlers: Sendable {
  /// Takes events of one ordering key, in their order, each in a transaction of its own, until one fails.
  ///
  /// Safe to repeat: an event that was taken before is acknowledged again and has no second effect. Events behind a failed event were not looked at.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (events MISSING, TOO_MANY, MALFORMED); UNAVAILABLE UNAVAILABLE when the database was lost.
  nonisolated(nonsending) func deliver(_ request: DeliverRequest, _ context: RequestContext) async throws -> DeliverResponse
}

extension InboxServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(InboxServiceMethods.deliver) { (request: DeliverRequest, context) in
        try await self.deliver(request, context)
      },
    ]
  }
}

/// Calls `cairn.internal.v1.InboxService`.
public struct InboxServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Takes events of one ordering key, in their order, each in a transaction of its own, until one fails.
  ///
  /// Safe to repeat: an event that was taken before is acknowledged again and has no second effect. Events behind a failed event were not looked at.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (events MISSING, TOO_MANY, MALFORMED); UNAVAILABLE UNAVAILABLE when the database was lost.
  public nonisolated(nonsending) func deliver(
    _ request: DeliverRequest, _ options: CallOptions = .init()
  ) async throws -> DeliverResponse {
    try await channel.unary(InboxServiceMethods.deliver, request, options)
  }
}
