// Written by protoc-gen-cairn from cairn/auth/v1/security_events.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.SecurityEventService`: known before a body is read.
public enum SecurityEventServiceMethods {
  /// Lists the events of the caller's account, newest first. They are kept for a year. A suspended account sees them too.
  public static let listSecurityEvents = MethodRow(
    path: "/cairn.auth.v1.SecurityEventService/ListSecurityEvents",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsIncompleteProfile: true, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.auth.v1.ListSecurityEventsRequest", responseType: "cairn.auth.v1.ListSecurityEventsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listSecurityEvents]
}

/// Shows the owner of an account what has happened to its security.
public protocol SecurityEventServiceHandlers: Sendable {
  /// Lists the events of the caller's account, newest first. They are kept for a year. A suspended account sees them too.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  nonisolated(nonsending) func listSecurityEvents(_ request: ListSecurityEventsRequest, _ context: RequestContext) async throws -> ListSecurityEventsResponse
}

extension SecurityEventServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(SecurityEventServiceMethods.listSecurityEvents) { (request: ListSecurityEventsRequest, context) in
        try await self.listSecurityEvents(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.SecurityEventService`.
public struct SecurityEventServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the events of the caller's account, newest first. They are kept for a year. A suspended account sees them too.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  public nonisolated(nonsending) func listSecurityEvents(
    _ request: ListSecurityEventsRequest, _ options: CallOptions = .init()
  ) async throws -> ListSecurityEventsResponse {
    try await channel.unary(SecurityEventServiceMethods.listSecurityEvents, request, options)
  }
}
