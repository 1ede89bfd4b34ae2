// Written by protoc-gen-cairn from cairn/auth/internal/v1/moderators.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.internal.v1.ModeratorService`: known before a body is read.
public enum ModeratorServiceMethods {
  /// Tells another service whether an account may moderate at this moment, and whether another one's rank is below. A suspended account may not.
  public static let checkModerator = MethodRow(
    path: "/cairn.auth.internal.v1.ModeratorService/CheckModerator",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.internal.v1.CheckModeratorRequest", responseType: "cairn.auth.internal.v1.CheckModeratorResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [checkModerator]
}

/// Tells other services who may moderate.
public protocol ModeratorServiceHandlers: Sendable {
  /// Tells another service whether an account may moderate at this moment, and whether another one's rank is below. A suspended account may not.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  nonisolated(nonsending) func checkModerator(_ request: CheckModeratorRequest, _ context: RequestContext) async throws -> CheckModeratorResponse
}

extension ModeratorServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ModeratorServiceMethods.checkModerator) { (request: CheckModeratorRequest, context) in
        try await self.checkModerator(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.internal.v1.ModeratorService`.
public struct ModeratorServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells another service whether an account may moderate at this moment, and whether another one's rank is below. A suspended account may not.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  public nonisolated(nonsending) func checkModerator(
    _ request: CheckModeratorRequest, _ options: CallOptions = .init()
  ) async throws -> CheckModeratorResponse {
    try await channel.unary(ModeratorServiceMethods.checkModerator, request, options)
  }
}
