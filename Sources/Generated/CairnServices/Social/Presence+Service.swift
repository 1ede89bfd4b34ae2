// Written by protoc-gen-cairn from cairn/social/v1/presence.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.PresenceService`: known before a body is read.
public enum PresenceServiceMethods {
  /// Sets whether the caller appears offline, what they do on a device, or both. Absent fields change nothing. Safe to repeat.
  public static let setPresence = MethodRow(
    path: "/cairn.social.v1.PresenceService/SetPresence",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SetPresenceRequest", responseType: "cairn.social.v1.SetPresenceResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [setPresence]
}

/// Presence of people. Somebody is online while a device of theirs reads their stream, in any app; only friends see it.
public protocol PresenceServiceHandlers: Sendable {
  /// Sets whether the caller appears offline, what they do on a device, or both. Absent fields change nothing. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, INVALID_UUID, TOO_LONG, NOT_WRITING); FAILED_PRECONDITION NOT_SUBSCRIBED when an
  /// activity is set for a device that reads no stream, nor has begun to within the second that this call waits for it: call SubscribeEvents
  /// first.
  nonisolated(nonsending) func setPresence(_ request: SetPresenceRequest, _ context: RequestContext) async throws -> SetPresenceResponse
}

extension PresenceServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PresenceServiceMethods.setPresence) { (request: SetPresenceRequest, context) in
        try await self.setPresence(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.PresenceService`.
public struct PresenceServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Sets whether the caller appears offline, what they do on a device, or both. Absent fields change nothing. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, INVALID_UUID, TOO_LONG, NOT_WRITING); FAILED_PRECONDITION NOT_SUBSCRIBED when an
  /// activity is set for a device that reads no stream, nor has begun to within the second that this call waits for it: call SubscribeEvents
  /// first.
  public nonisolated(nonsending) func setPresence(
    _ request: SetPresenceRequest, _ options: CallOptions = .init()
  ) async throws -> SetPresenceResponse {
    try await channel.unary(PresenceServiceMethods.setPresence, request, options)
  }
}
