// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_logs.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheLogService`: known before a body is read.
public enum CacheLogServiceMethods {
  /// Logs a visit. The same visit sent again, by a client that knows no idempotency keys, is the log that is there already.
  public static let submitLog = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/SubmitLog",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.SubmitLogRequest", responseType: "cairn.game.geocaches.v1.SubmitLogResponse")

  /// Logs the visits of a day without a network, each for itself, in their order: what is wrong with one keeps no other out. Safe to repeat as a whole, in
  public static let submitLogs = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/SubmitLogs",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_048_576, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, cost: 10,
    requestType: "cairn.game.geocaches.v1.SubmitLogsRequest", responseType: "cairn.game.geocaches.v1.SubmitLogsResponse")

  /// Changes a log of the caller's. Its kind stays.
  public static let editLog = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/EditLog",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.EditLogRequest", responseType: "cairn.game.geocaches.v1.EditLogResponse")

  /// Removes a log of the caller's, a find with its points. One that is gone already is no error.
  public static let deleteLog = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/DeleteLog",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.DeleteLogRequest", responseType: "cairn.game.geocaches.v1.DeleteLogResponse")

  /// Logs the find of another log, in which the caller was named as a companion, as the caller's own: at the same time, and proven as that one is. Safe to repeat.
  public static let confirmCompanion = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/ConfirmCompanion",
    access: .user, idempotency: .natural,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.ConfirmCompanionRequest", responseType: "cairn.game.geocaches.v1.ConfirmCompanionResponse")

  /// Says that the caller was no companion. Nobody hears of it.
  public static let declineCompanion = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/DeclineCompanion",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.geocaches.v1.DeclineCompanionRequest", responseType: "cairn.game.geocaches.v1.DeclineCompanionResponse")

  /// Lists the finds in which the caller was named as a companion and has not answered, the latest visits first.
  public static let listCompanionRequests = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/ListCompanionRequests",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.ListCompanionRequestsRequest", responseType: "cairn.game.geocaches.v1.ListCompanionRequestsResponse")

  /// Lists the logs of a cache, the latest visits first. Logs of those who have blocked the caller, or whom the caller has blocked, are left out, so that a page
  public static let listLogs = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/ListLogs",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.ListLogsRequest", responseType: "cairn.game.geocaches.v1.ListLogsResponse")

  /// Lists the caller's own logs, the latest visits first.
  public static let listMyLogs = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheLogService/ListMyLogs",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.geocaches.v1.ListMyLogsRequest", responseType: "cairn.game.geocaches.v1.ListMyLogsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [submitLog, submitLogs, editLog, deleteLog, confirmCompanion, declineCompanion, listCompanionRequests, listLogs, listMyLogs]
}

/// Serves what visitors write of caches.
public protocol CacheLogServiceHandlers: Sendable {
  /// Logs a visit. The same visit sent again, by a client that knows no idempotency keys, is the log that is there already.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; FAILED_PRECONDITION OWN_CACHE for a find or a miss of one's own; PERMISSION_DENIED NOT_OWNER for the owner's maintenance;
  /// ALREADY_EXISTS ALREADY_FOUND with log_id; ALREADY_EXISTS LOG_EXISTS with log_id, where REFUSE is asked for; FAILED_PRECONDITION CACHE_ARCHIVED for a visit
  /// later than that; FAILED_PRECONDITION CACHE_LOCKED; FAILED_PRECONDITION NOT_PUBLISHED for one's own draft; FAILED_PRECONDITION PROOF_MISSING;
  /// FAILED_PRECONDITION PROOF_WRONG; RESOURCE_EXHAUSTED TOO_MANY_TRIES after ten wrong codes in ten minutes; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations (MISSING, INVALID_UUID, OUT_OF_RANGE, TOO_LONG, TOO_MANY, UNKNOWN_VALUE, NOT_WRITING, MALFORMED, DUPLICATE,
  /// MEDIA_NOT_FOUND for a photo that is not the caller's own, or of another purpose); UNAVAILABLE UNAVAILABLE when SocialService does not answer for photos;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func submitLog(_ request: SubmitLogRequest, _ context: RequestContext) async throws -> SubmitLogResponse

  /// Logs the visits of a day without a network, each for itself, in their order: what is wrong with one keeps no other out. Safe to repeat as a whole, in
  /// parts and one by one: a visit that is there already is told as it is.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations when there is none or more than 100. Each result has what SubmitLog would have answered.
  nonisolated(nonsending) func submitLogs(_ request: SubmitLogsRequest, _ context: RequestContext) async throws -> SubmitLogsResponse

  /// Changes a log of the caller's. Its kind stays.
  ///
  /// Errors: NOT_FOUND LOG_NOT_FOUND; PERMISSION_DENIED NOT_AUTHOR; FAILED_PRECONDITION CACHE_LOCKED; ALREADY_EXISTS LOG_EXISTS with log_id when another log of the
  /// caller's has that time; INVALID_ARGUMENT INVALID_ARGUMENT with field violations, as SubmitLog; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func editLog(_ request: EditLogRequest, _ context: RequestContext) async throws -> EditLogResponse

  /// Removes a log of the caller's, a find with its points. One that is gone already is no error.
  ///
  /// Errors: PERMISSION_DENIED NOT_AUTHOR; FAILED_PRECONDITION CACHE_LOCKED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (log_id INVALID_UUID).
  nonisolated(nonsending) func deleteLog(_ request: DeleteLogRequest, _ context: RequestContext) async throws -> DeleteLogResponse

  /// Logs the find of another log, in which the caller was named as a companion, as the caller's own: at the same time, and proven as that one is. Safe to repeat.
  ///
  /// Errors: NOT_FOUND COMPANION_NOT_FOUND when the log is gone or does not name the caller, or the caller has declined; otherwise as SubmitLog, for a find without
  /// a proof.
  nonisolated(nonsending) func confirmCompanion(_ request: ConfirmCompanionRequest, _ context: RequestContext) async throws -> ConfirmCompanionResponse

  /// Says that the caller was no companion. Nobody hears of it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (log_id INVALID_UUID).
  nonisolated(nonsending) func declineCompanion(_ request: DeclineCompanionRequest, _ context: RequestContext) async throws -> DeclineCompanionResponse

  /// Lists the finds in which the caller was named as a companion and has not answered, the latest visits first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE, PAGE_TOKEN_INVALID); UNAVAILABLE UNAVAILABLE when SocialService does not say who
  /// is seen.
  nonisolated(nonsending) func listCompanionRequests(_ request: ListCompanionRequestsRequest, _ context: RequestContext) async throws -> ListCompanionRequestsResponse

  /// Lists the logs of a cache, the latest visits first. Logs of those who have blocked the caller, or whom the caller has blocked, are left out, so that a page
  /// may hold fewer than asked for though another follows.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE, PAGE_TOKEN_INVALID); UNAVAILABLE
  /// UNAVAILABLE when SocialService does not say who is seen.
  nonisolated(nonsending) func listLogs(_ request: ListLogsRequest, _ context: RequestContext) async throws -> ListLogsResponse

  /// Lists the caller's own logs, the latest visits first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listMyLogs(_ request: ListMyLogsRequest, _ context: RequestContext) async throws -> ListMyLogsResponse
}

extension CacheLogServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheLogServiceMethods.submitLog) { (request: SubmitLogRequest, context) in
        try await self.submitLog(request, context)
      },
      .unary(CacheLogServiceMethods.submitLogs) { (request: SubmitLogsRequest, context) in
        try await self.submitLogs(request, context)
      },
      .unary(CacheLogServiceMethods.editLog) { (request: EditLogRequest, context) in
        try await self.editLog(request, context)
      },
      .unary(CacheLogServiceMethods.deleteLog) { (request: DeleteLogRequest, context) in
        try await self.deleteLog(request, context)
      },
      .unary(CacheLogServiceMethods.confirmCompanion) { (request: ConfirmCompanionRequest, context) in
        try await self.confirmCompanion(request, context)
      },
      .unary(CacheLogServiceMethods.declineCompanion) { (request: DeclineCompanionRequest, context) in
        try await self.declineCompanion(request, context)
      },
      .unary(CacheLogServiceMethods.listCompanionRequests) { (request: ListCompanionRequestsRequest, context) in
        try await self.listCompanionRequests(request, context)
      },
      .unary(CacheLogServiceMethods.listLogs) { (request: ListLogsRequest, context) in
        try await self.listLogs(request, context)
      },
      .unary(CacheLogServiceMethods.listMyLogs) { (request: ListMyLogsRequest, context) in
        try await self.listMyLogs(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacheLogService`.
public struct CacheLogServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Logs a visit. The same visit sent again, by a client that knows no idempotency keys, is the log that is there already.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; FAILED_PRECONDITION OWN_CACHE for a find or a miss of one's own; PERMISSION_DENIED NOT_OWNER for the owner's maintenance;
  /// ALREADY_EXISTS ALREADY_FOUND with log_id; ALREADY_EXISTS LOG_EXISTS with log_id, where REFUSE is asked for; FAILED_PRECONDITION CACHE_ARCHIVED for a visit
  /// later than that; FAILED_PRECONDITION CACHE_LOCKED; FAILED_PRECONDITION NOT_PUBLISHED for one's own draft; FAILED_PRECONDITION PROOF_MISSING;
  /// FAILED_PRECONDITION PROOF_WRONG; RESOURCE_EXHAUSTED TOO_MANY_TRIES after ten wrong codes in ten minutes; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations (MISSING, INVALID_UUID, OUT_OF_RANGE, TOO_LONG, TOO_MANY, UNKNOWN_VALUE, NOT_WRITING, MALFORMED, DUPLICATE,
  /// MEDIA_NOT_FOUND for a photo that is not the caller's own, or of another purpose); UNAVAILABLE UNAVAILABLE when SocialService does not answer for photos;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func submitLog(
    _ request: SubmitLogRequest, _ options: CallOptions = .init()
  ) async throws -> SubmitLogResponse {
    try await channel.unary(CacheLogServiceMethods.submitLog, request, options)
  }

  /// Logs the visits of a day without a network, each for itself, in their order: what is wrong with one keeps no other out. Safe to repeat as a whole, in
  /// parts and one by one: a visit that is there already is told as it is.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations when there is none or more than 100. Each result has what SubmitLog would have answered.
  public nonisolated(nonsending) func submitLogs(
    _ request: SubmitLogsRequest, _ options: CallOptions = .init()
  ) async throws -> SubmitLogsResponse {
    try await channel.unary(CacheLogServiceMethods.submitLogs, request, options)
  }

  /// Changes a log of the caller's. Its kind stays.
  ///
  /// Errors: NOT_FOUND LOG_NOT_FOUND; PERMISSION_DENIED NOT_AUTHOR; FAILED_PRECONDITION CACHE_LOCKED; ALREADY_EXISTS LOG_EXISTS with log_id when another log of the
  /// caller's has that time; INVALID_ARGUMENT INVALID_ARGUMENT with field violations, as SubmitLog; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func editLog(
    _ request: EditLogRequest, _ options: CallOptions = .init()
  ) async throws -> EditLogResponse {
    try await channel.unary(CacheLogServiceMethods.editLog, request, options)
  }

  /// Removes a log of the caller's, a find with its points. One that is gone already is no error.
  ///
  /// Errors: PERMISSION_DENIED NOT_AUTHOR; FAILED_PRECONDITION CACHE_LOCKED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (log_id INVALID_UUID).
  public nonisolated(nonsending) func deleteLog(
    _ request: DeleteLogRequest, _ options: CallOptions = .init()
  ) async throws -> DeleteLogResponse {
    try await channel.unary(CacheLogServiceMethods.deleteLog, request, options)
  }

  /// Logs the find of another log, in which the caller was named as a companion, as the caller's own: at the same time, and proven as that one is. Safe to repeat.
  ///
  /// Errors: NOT_FOUND COMPANION_NOT_FOUND when the log is gone or does not name the caller, or the caller has declined; otherwise as SubmitLog, for a find without
  /// a proof.
  public nonisolated(nonsending) func confirmCompanion(
    _ request: ConfirmCompanionRequest, _ options: CallOptions = .init()
  ) async throws -> ConfirmCompanionResponse {
    try await channel.unary(CacheLogServiceMethods.confirmCompanion, request, options)
  }

  /// Says that the caller was no companion. Nobody hears of it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (log_id INVALID_UUID).
  public nonisolated(nonsending) func declineCompanion(
    _ request: DeclineCompanionRequest, _ options: CallOptions = .init()
  ) async throws -> DeclineCompanionResponse {
    try await channel.unary(CacheLogServiceMethods.declineCompanion, request, options)
  }

  /// Lists the finds in which the caller was named as a companion and has not answered, the latest visits first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE, PAGE_TOKEN_INVALID); UNAVAILABLE UNAVAILABLE when SocialService does not say who
  /// is seen.
  public nonisolated(nonsending) func listCompanionRequests(
    _ request: ListCompanionRequestsRequest, _ options: CallOptions = .init()
  ) async throws -> ListCompanionRequestsResponse {
    try await channel.unary(CacheLogServiceMethods.listCompanionRequests, request, options)
  }

  /// Lists the logs of a cache, the latest visits first. Logs of those who have blocked the caller, or whom the caller has blocked, are left out, so that a page
  /// may hold fewer than asked for though another follows.
  ///
  /// Errors: NOT_FOUND CACHE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE, PAGE_TOKEN_INVALID); UNAVAILABLE
  /// UNAVAILABLE when SocialService does not say who is seen.
  public nonisolated(nonsending) func listLogs(
    _ request: ListLogsRequest, _ options: CallOptions = .init()
  ) async throws -> ListLogsResponse {
    try await channel.unary(CacheLogServiceMethods.listLogs, request, options)
  }

  /// Lists the caller's own logs, the latest visits first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listMyLogs(
    _ request: ListMyLogsRequest, _ options: CallOptions = .init()
  ) async throws -> ListMyLogsResponse {
    try await channel.unary(CacheLogServiceMethods.listMyLogs, request, options)
  }
}
