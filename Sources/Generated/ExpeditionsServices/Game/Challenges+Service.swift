// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenges.proto; not by hand.
// swift-format-ignore-file

public import ExpeditionsProto
public import RPC

/// Rows of the methods of `cairn.game.expeditions.v1.ChallengeService`: known before a body is read.
public enum ChallengeServiceMethods {
  /// Gets a challenge.
  public static let getChallenge = MethodRow(
    path: "/cairn.game.expeditions.v1.ChallengeService/GetChallenge",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.expeditions.v1.GetChallengeRequest", responseType: "cairn.game.expeditions.v1.GetChallengeResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getChallenge]
}

/// Serves challenges of Challenge Expeditions.
public protocol ChallengeServiceHandlers: Sendable {
  /// Gets a challenge.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID.
  nonisolated(nonsending) func getChallenge(_ request: GetChallengeRequest, _ context: RequestContext) async throws -> GetChallengeResponse
}

extension ChallengeServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ChallengeServiceMethods.getChallenge) { (request: GetChallengeRequest, context) in
        try await self.getChallenge(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.expeditions.v1.ChallengeService`.
public struct ChallengeServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets a challenge.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation challenge_id INVALID_UUID.
  public nonisolated(nonsending) func getChallenge(
    _ request: GetChallengeRequest, _ options: CallOptions = .init()
  ) async throws -> GetChallengeResponse {
    try await channel.unary(ChallengeServiceMethods.getChallenge, request, options)
  }
}
