// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/run_moderation.proto; not by hand.
// swift-format-ignore-file

public import QuizWalksProto
public import RPC

/// Rows of the methods of `cairn.game.quizwalks.v1.RunModerationService`: known before a body is read.
public enum RunModerationServiceMethods {
  /// Has a run count no longer, or again, with all that follows: its place on boards, the points over all walks, badges. Safe to repeat.
  public static let decideRun = MethodRow(
    path: "/cairn.game.quizwalks.v1.RunModerationService/DecideRun",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.DecideRunRequest", responseType: "cairn.game.quizwalks.v1.DecideRunResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [decideRun]
}

/// Lets moderators take runs off boards and badges that were not walked as they say.
public protocol RunModerationServiceHandlers: Sendable {
  /// Has a run count no longer, or again, with all that follows: its place on boards, the points over all walks, badges. Safe to repeat.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED for who is no moderator; FAILED_PRECONDITION SECOND_FACTOR_MISSING for a moderator without a second
  /// factor; NOT_FOUND RUN_NOT_FOUND for one that has not ended, or never counted: a guest's, and one of the walk's maker; FAILED_PRECONDITION OWN_RUN;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with the field violation run_id (INVALID_UUID).
  nonisolated(nonsending) func decideRun(_ request: DecideRunRequest, _ context: RequestContext) async throws -> DecideRunResponse
}

extension RunModerationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(RunModerationServiceMethods.decideRun) { (request: DecideRunRequest, context) in
        try await self.decideRun(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.quizwalks.v1.RunModerationService`.
public struct RunModerationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Has a run count no longer, or again, with all that follows: its place on boards, the points over all walks, badges. Safe to repeat.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED for who is no moderator; FAILED_PRECONDITION SECOND_FACTOR_MISSING for a moderator without a second
  /// factor; NOT_FOUND RUN_NOT_FOUND for one that has not ended, or never counted: a guest's, and one of the walk's maker; FAILED_PRECONDITION OWN_RUN;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with the field violation run_id (INVALID_UUID).
  public nonisolated(nonsending) func decideRun(
    _ request: DecideRunRequest, _ options: CallOptions = .init()
  ) async throws -> DecideRunResponse {
    try await channel.unary(RunModerationServiceMethods.decideRun, request, options)
  }
}
