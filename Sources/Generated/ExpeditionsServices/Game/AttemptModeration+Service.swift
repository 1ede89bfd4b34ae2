// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempt_moderation.proto; not by hand.
// swift-format-ignore-file

public import ExpeditionsProto
public import RPC

/// Rows of the methods of `cairn.game.expeditions.v1.AttemptModerationService`: known before a body is read.
public enum AttemptModerationServiceMethods {
  /// Lists attempts that wait for a decision, the oldest first.
  public static let listWaitingAttempts = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptModerationService/ListWaitingAttempts",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.expeditions.v1.ListWaitingAttemptsRequest", responseType: "cairn.game.expeditions.v1.ListWaitingAttemptsResponse")

  /// Gets an attempt that waits, counts, or was decided by a moderator, with a chunk of its track: the map and the table.
  public static let getWaitingAttempt = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptModerationService/GetWaitingAttempt",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.expeditions.v1.GetWaitingAttemptRequest", responseType: "cairn.game.expeditions.v1.GetWaitingAttemptResponse")

  /// Accepts or rejects an attempt that waits; with `overrules` also one that counts, or that another moderator has decided. Points are given or taken with
  public static let decideAttempt = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptModerationService/DecideAttempt",
    access: .user, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.expeditions.v1.DecideAttemptRequest", responseType: "cairn.game.expeditions.v1.DecideAttemptResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listWaitingAttempts, getWaitingAttempt, decideAttempt]
}

/// Lets moderators look at attempts that were held or appealed, and decide (peers of such apps have somebody look where a machine doubts).
///
/// Every method answers PERMISSION_DENIED PERMISSION_DENIED to who is no moderator, and FAILED_PRECONDITION SECOND_FACTOR_MISSING to a moderator without
/// a second factor.
///
/// Not for web pages: moderators work with the whole scope.
public protocol AttemptModerationServiceHandlers: Sendable {
  /// Lists attempts that wait for a decision, the oldest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listWaitingAttempts(_ request: ListWaitingAttemptsRequest, _ context: RequestContext) async throws -> ListWaitingAttemptsResponse

  /// Gets an attempt that waits, counts, or was decided by a moderator, with a chunk of its track: the map and the table.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: attempt_id (INVALID_UUID), sequence (OUT_OF_RANGE).
  nonisolated(nonsending) func getWaitingAttempt(_ request: GetWaitingAttemptRequest, _ context: RequestContext) async throws -> GetWaitingAttemptResponse

  /// Accepts or rejects an attempt that waits; with `overrules` also one that counts, or that another moderator has decided. Points are given or taken with
  /// all that follows, and its owner is told. Safe to repeat.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; FAILED_PRECONDITION ALREADY_DECIDED when it was decided otherwise; FAILED_PRECONDITION OWN_ATTEMPT; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations: attempt_id (INVALID_UUID), note (TOO_LONG).
  nonisolated(nonsending) func decideAttempt(_ request: DecideAttemptRequest, _ context: RequestContext) async throws -> DecideAttemptResponse
}

extension AttemptModerationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(AttemptModerationServiceMethods.listWaitingAttempts) { (request: ListWaitingAttemptsRequest, context) in
        try await self.listWaitingAttempts(request, context)
      },
      .unary(AttemptModerationServiceMethods.getWaitingAttempt) { (request: GetWaitingAttemptRequest, context) in
        try await self.getWaitingAttempt(request, context)
      },
      .unary(AttemptModerationServiceMethods.decideAttempt) { (request: DecideAttemptRequest, context) in
        try await self.decideAttempt(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.expeditions.v1.AttemptModerationService`.
public struct AttemptModerationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists attempts that wait for a decision, the oldest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listWaitingAttempts(
    _ request: ListWaitingAttemptsRequest, _ options: CallOptions = .init()
  ) async throws -> ListWaitingAttemptsResponse {
    try await channel.unary(AttemptModerationServiceMethods.listWaitingAttempts, request, options)
  }

  /// Gets an attempt that waits, counts, or was decided by a moderator, with a chunk of its track: the map and the table.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: attempt_id (INVALID_UUID), sequence (OUT_OF_RANGE).
  public nonisolated(nonsending) func getWaitingAttempt(
    _ request: GetWaitingAttemptRequest, _ options: CallOptions = .init()
  ) async throws -> GetWaitingAttemptResponse {
    try await channel.unary(AttemptModerationServiceMethods.getWaitingAttempt, request, options)
  }

  /// Accepts or rejects an attempt that waits; with `overrules` also one that counts, or that another moderator has decided. Points are given or taken with
  /// all that follows, and its owner is told. Safe to repeat.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; FAILED_PRECONDITION ALREADY_DECIDED when it was decided otherwise; FAILED_PRECONDITION OWN_ATTEMPT; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations: attempt_id (INVALID_UUID), note (TOO_LONG).
  public nonisolated(nonsending) func decideAttempt(
    _ request: DecideAttemptRequest, _ options: CallOptions = .init()
  ) async throws -> DecideAttemptResponse {
    try await channel.unary(AttemptModerationServiceMethods.decideAttempt, request, options)
  }
}
