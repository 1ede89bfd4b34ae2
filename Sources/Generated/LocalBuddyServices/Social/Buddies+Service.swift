// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddies.proto; not by hand.
// swift-format-ignore-file

public import LocalBuddyProto
public import RPC

/// Rows of the methods of `cairn.social.localbuddy.v1.BuddyService`: known before a body is read.
public enum BuddyServiceMethods {
  /// Gets a buddy's profile.
  public static let getBuddy = MethodRow(
    path: "/cairn.social.localbuddy.v1.BuddyService/GetBuddy",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.localbuddy.v1.GetBuddyRequest", responseType: "cairn.social.localbuddy.v1.GetBuddyResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getBuddy]
}

/// Serves locals whom travellers may write to: LocalBuddy.
public protocol BuddyServiceHandlers: Sendable {
  /// Gets a buddy's profile.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID.
  nonisolated(nonsending) func getBuddy(_ request: GetBuddyRequest, _ context: RequestContext) async throws -> GetBuddyResponse
}

extension BuddyServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(BuddyServiceMethods.getBuddy) { (request: GetBuddyRequest, context) in
        try await self.getBuddy(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.localbuddy.v1.BuddyService`.
public struct BuddyServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets a buddy's profile.
  ///
  /// Errors: NOT_FOUND BUDDY_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation account_id INVALID_UUID.
  public nonisolated(nonsending) func getBuddy(
    _ request: GetBuddyRequest, _ options: CallOptions = .init()
  ) async throws -> GetBuddyResponse {
    try await channel.unary(BuddyServiceMethods.getBuddy, request, options)
  }
}
