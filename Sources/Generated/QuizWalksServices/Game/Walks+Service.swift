// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walks.proto; not by hand.
// swift-format-ignore-file

public import QuizWalksProto
public import RPC

/// Rows of the methods of `cairn.game.quizwalks.v1.WalkService`: known before a body is read.
public enum WalkServiceMethods {
  /// Gets a walk.
  public static let getWalk = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkService/GetWalk",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.quizwalks.v1.GetWalkRequest", responseType: "cairn.game.quizwalks.v1.GetWalkResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getWalk]
}

/// Serves walks of Qwalk.
public protocol WalkServiceHandlers: Sendable {
  /// Gets a walk.
  ///
  /// Errors: NOT_FOUND WALK_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation walk_id INVALID_UUID.
  nonisolated(nonsending) func getWalk(_ request: GetWalkRequest, _ context: RequestContext) async throws -> GetWalkResponse
}

extension WalkServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(WalkServiceMethods.getWalk) { (request: GetWalkRequest, context) in
        try await self.getWalk(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.quizwalks.v1.WalkService`.
public struct WalkServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets a walk.
  ///
  /// Errors: NOT_FOUND WALK_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation walk_id INVALID_UUID.
  public nonisolated(nonsending) func getWalk(
    _ request: GetWalkRequest, _ options: CallOptions = .init()
  ) async throws -> GetWalkResponse {
    try await channel.unary(WalkServiceMethods.getWalk, request, options)
  }
}
