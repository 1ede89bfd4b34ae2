// Written by protoc-gen-cairn from cairn/social/internal/v1/block_lookups.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.BlockLookupService`: known before a body is read.
public enum BlockLookupServiceMethods {
  /// Tells other services the accounts that an account must not be brought together with, in either direction. To be asked before any two are
  public static let findBlocked = MethodRow(
    path: "/cairn.social.internal.v1.BlockLookupService/FindBlocked",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.internal.v1.FindBlockedRequest", responseType: "cairn.social.internal.v1.FindBlockedResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findBlocked]
}

/// Tells other services which people are kept apart.
public protocol BlockLookupServiceHandlers: Sendable {
  /// Tells other services the accounts that an account must not be brought together with, in either direction. To be asked before any two are
  /// paired: by matchmaking, invitations, conversations, search.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  nonisolated(nonsending) func findBlocked(_ request: FindBlockedRequest, _ context: RequestContext) async throws -> FindBlockedResponse
}

extension BlockLookupServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(BlockLookupServiceMethods.findBlocked) { (request: FindBlockedRequest, context) in
        try await self.findBlocked(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.BlockLookupService`.
public struct BlockLookupServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells other services the accounts that an account must not be brought together with, in either direction. To be asked before any two are
  /// paired: by matchmaking, invitations, conversations, search.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  public nonisolated(nonsending) func findBlocked(
    _ request: FindBlockedRequest, _ options: CallOptions = .init()
  ) async throws -> FindBlockedResponse {
    try await channel.unary(BlockLookupServiceMethods.findBlocked, request, options)
  }
}
