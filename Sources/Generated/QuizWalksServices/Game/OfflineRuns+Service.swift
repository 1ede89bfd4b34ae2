// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/offline_runs.proto; not by hand.
// swift-format-ignore-file

public import QuizWalksProto
public import RPC

/// Rows of the methods of `cairn.game.quizwalks.v1.OfflineRunService`: known before a body is read.
public enum OfflineRunServiceMethods {
  /// Gets all questions of a run, locked. Again it tells the same.
  public static let getRunBundle = MethodRow(
    path: "/cairn.game.quizwalks.v1.OfflineRunService/GetRunBundle",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.quizwalks.v1.GetRunBundleRequest", responseType: "cairn.game.quizwalks.v1.GetRunBundleResponse")

  /// Releases all keys of a bundle. The run is unverified from then on: it counts on no board, and no later run on the walk counts over all walks. Safe to
  public static let releaseRunBundle = MethodRow(
    path: "/cairn.game.quizwalks.v1.OfflineRunService/ReleaseRunBundle",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.ReleaseRunBundleRequest", responseType: "cairn.game.quizwalks.v1.ReleaseRunBundleResponse")

  /// Tells what was done in a run whose bundle is released. It has as many points as it would have had with a network: the rules judge it at the times that are
  public static let uploadRun = MethodRow(
    path: "/cairn.game.quizwalks.v1.OfflineRunService/UploadRun",
    access: .guest, idempotency: .natural,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.UploadRunRequest", responseType: "cairn.game.quizwalks.v1.UploadRunResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getRunBundle, releaseRunBundle, uploadRun]
}

/// Serves runs where the network is poor, or is not there. A bundle has each question locked by a key of its own. Where there is a network for a moment at each
/// question, UnlockQuestion gives its key, and the run is as any other. Where there is none at all, ReleaseRunBundle gives all keys at once: what was done
/// is told later by UploadRun, and the run stays unverified. No right answer and no explanation is in a bundle; they are told after the upload, by GetRun.
///
/// Methods that name a run answer NOT_FOUND RUN_NOT_FOUND where it is none of the caller's, INVALID_ARGUMENT INVALID_ARGUMENT with the field violation run_id
/// (INVALID_UUID), and FAILED_PRECONDITION WALK_GONE where the walk was deleted.
///
/// Not for web pages: belongs to playing.
public protocol OfflineRunServiceHandlers: Sendable {
  /// Gets all questions of a run, locked. Again it tells the same.
  ///
  /// Errors: FAILED_PRECONDITION RUN_HIDDEN where questions are hidden: a bundle would tell where they are.
  nonisolated(nonsending) func getRunBundle(_ request: GetRunBundleRequest, _ context: RequestContext) async throws -> GetRunBundleResponse

  /// Releases all keys of a bundle. The run is unverified from then on: it counts on no board, and no later run on the walk counts over all walks. Safe to
  /// repeat.
  ///
  /// Errors: FAILED_PRECONDITION RUN_ENDED; FAILED_PRECONDITION RUN_HIDDEN; FAILED_PRECONDITION RUN_IN_GROUP, whose results are compared.
  nonisolated(nonsending) func releaseRunBundle(_ request: ReleaseRunBundleRequest, _ context: RequestContext) async throws -> ReleaseRunBundleResponse

  /// Tells what was done in a run whose bundle is released. It has as many points as it would have had with a network: the rules judge it at the times that are
  /// told. It is taken as a whole or not at all; again, or with more, it changes nothing that is known already.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: steps (TOO_MANY above 50, OUT_OF_RANGE for a time before the run, or an answer before
  /// its question was read), question_id (INVALID_UUID), answer (OUT_OF_RANGE), tie_breaker_guess (OUT_OF_RANGE); FAILED_PRECONDITION BUNDLE_NOT_RELEASED;
  /// NOT_FOUND QUESTION_NOT_FOUND; FAILED_PRECONDITION NOT_NEXT; FAILED_PRECONDITION ALREADY_ANSWERED; FAILED_PRECONDITION QUESTION_LOCKED for a
  /// guess while a question is open; FAILED_PRECONDITION RUN_ENDED.
  nonisolated(nonsending) func uploadRun(_ request: UploadRunRequest, _ context: RequestContext) async throws -> UploadRunResponse
}

extension OfflineRunServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(OfflineRunServiceMethods.getRunBundle) { (request: GetRunBundleRequest, context) in
        try await self.getRunBundle(request, context)
      },
      .unary(OfflineRunServiceMethods.releaseRunBundle) { (request: ReleaseRunBundleRequest, context) in
        try await self.releaseRunBundle(request, context)
      },
      .unary(OfflineRunServiceMethods.uploadRun) { (request: UploadRunRequest, context) in
        try await self.uploadRun(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.quizwalks.v1.OfflineRunService`.
public struct OfflineRunServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets all questions of a run, locked. Again it tells the same.
  ///
  /// Errors: FAILED_PRECONDITION RUN_HIDDEN where questions are hidden: a bundle would tell where they are.
  public nonisolated(nonsending) func getRunBundle(
    _ request: GetRunBundleRequest, _ options: CallOptions = .init()
  ) async throws -> GetRunBundleResponse {
    try await channel.unary(OfflineRunServiceMethods.getRunBundle, request, options)
  }

  /// Releases all keys of a bundle. The run is unverified from then on: it counts on no board, and no later run on the walk counts over all walks. Safe to
  /// repeat.
  ///
  /// Errors: FAILED_PRECONDITION RUN_ENDED; FAILED_PRECONDITION RUN_HIDDEN; FAILED_PRECONDITION RUN_IN_GROUP, whose results are compared.
  public nonisolated(nonsending) func releaseRunBundle(
    _ request: ReleaseRunBundleRequest, _ options: CallOptions = .init()
  ) async throws -> ReleaseRunBundleResponse {
    try await channel.unary(OfflineRunServiceMethods.releaseRunBundle, request, options)
  }

  /// Tells what was done in a run whose bundle is released. It has as many points as it would have had with a network: the rules judge it at the times that are
  /// told. It is taken as a whole or not at all; again, or with more, it changes nothing that is known already.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: steps (TOO_MANY above 50, OUT_OF_RANGE for a time before the run, or an answer before
  /// its question was read), question_id (INVALID_UUID), answer (OUT_OF_RANGE), tie_breaker_guess (OUT_OF_RANGE); FAILED_PRECONDITION BUNDLE_NOT_RELEASED;
  /// NOT_FOUND QUESTION_NOT_FOUND; FAILED_PRECONDITION NOT_NEXT; FAILED_PRECONDITION ALREADY_ANSWERED; FAILED_PRECONDITION QUESTION_LOCKED for a
  /// guess while a question is open; FAILED_PRECONDITION RUN_ENDED.
  public nonisolated(nonsending) func uploadRun(
    _ request: UploadRunRequest, _ options: CallOptions = .init()
  ) async throws -> UploadRunResponse {
    try await channel.unary(OfflineRunServiceMethods.uploadRun, request, options)
  }
}
