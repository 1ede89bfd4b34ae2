// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempts.proto; not by hand.
// swift-format-ignore-file

public import ExpeditionsProto
public import RPC

/// Rows of the methods of `cairn.game.expeditions.v1.AttemptService`: known before a body is read.
public enum AttemptServiceMethods {
  /// Begins an attempt. One at each challenge, three at once: a run may count for all three, whose tracks are the same samples then. The conditions at
  public static let startAttempt = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/StartAttempt",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.expeditions.v1.StartAttemptRequest", responseType: "cairn.game.expeditions.v1.StartAttemptResponse")

  /// Gets the caller's attempts that go on, the latest first: three at most.
  public static let getActiveAttempts = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/GetActiveAttempts",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.GetActiveAttemptsRequest", responseType: "cairn.game.expeditions.v1.GetActiveAttemptsResponse")

  /// Lists all attempts of the caller, the latest first.
  public static let listMyAttempts = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/ListMyAttempts",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.ListMyAttemptsRequest", responseType: "cairn.game.expeditions.v1.ListMyAttemptsResponse")

  /// Gets an attempt of the caller's, with its verdict where there is one.
  public static let getAttempt = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/GetAttempt",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.GetAttemptRequest", responseType: "cairn.game.expeditions.v1.GetAttemptResponse")

  /// Adds a chunk of the track. Chunks are numbered by the device from 0 on and may come in any order and more than once; each says how far it is with
  public static let appendTrack = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/AppendTrack",
    access: .user, idempotency: .natural,
    requestBytesMax: 131_072, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.expeditions.v1.AppendTrackRequest", responseType: "cairn.game.expeditions.v1.AppendTrackResponse")

  /// Writes the track of an attempt of the caller's as GPX 1.1, for other programs: all positions as they were recorded, with the heart rate where it was. A
  public static let exportTrack = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/ExportTrack",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 5, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.ExportTrackRequest", responseType: "cairn.game.expeditions.v1.ExportTrackResponse")

  /// Says whether the track of an attempt of the caller's is kept beyond the 90 days behind the verdict, until the account is deleted or the caller says
  public static let keepTrack = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/KeepTrack",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.expeditions.v1.KeepTrackRequest", responseType: "cairn.game.expeditions.v1.KeepTrackResponse")

  /// Says that the challenge is done. The server looks at the whole track: an attempt that is not complete goes on, and its parts that are missing are
  public static let finishAttempt = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/FinishAttempt",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, cost: 20,
    requestType: "cairn.game.expeditions.v1.FinishAttemptRequest", responseType: "cairn.game.expeditions.v1.FinishAttemptResponse")

  /// Gives an attempt up. Safe to repeat; one with a verdict stays as it is.
  public static let abandonAttempt = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/AbandonAttempt",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.expeditions.v1.AbandonAttemptRequest", responseType: "cairn.game.expeditions.v1.AbandonAttemptResponse")

  /// Asks a moderator to look at an attempt that was held or rejected. Once for each attempt. Safe to repeat. One that is not complete goes on, and has no result
  public static let appealVerdict = MethodRow(
    path: "/cairn.game.expeditions.v1.AttemptService/AppealVerdict",
    access: .user, idempotency: .natural,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.expeditions.v1.AppealVerdictRequest", responseType: "cairn.game.expeditions.v1.AppealVerdictResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [startAttempt, getActiveAttempts, listMyAttempts, getAttempt, appendTrack, exportTrack, keepTrack, finishAttempt, abandonAttempt, appealVerdict]
}

/// Serves attempts at challenges: starting, tracking, "I am done", the verdict (requirements E-20 to E-29, E-S3, E-S11, E-S16, E-S17).
///
/// An attempt is seen by whoever makes it and by nobody else. Methods that name one answer NOT_FOUND ATTEMPT_NOT_FOUND for every other caller, and
/// INVALID_ARGUMENT INVALID_ARGUMENT with the field violation attempt_id INVALID_UUID.
public protocol AttemptServiceHandlers: Sendable {
  /// Begins an attempt. One at each challenge, three at once: a run may count for all three, whose tracks are the same samples then. The conditions at
  /// the start are kept. An attempt that was recorded without a network is
  /// begun afterwards, up to 72 hours late, with the time at which it began, and judged by the version of the challenge that the device had then, if
  /// that was the present one at most 14 days before; that the challenge was hidden or withdrawn after it began, or that its park is gone, is no reason
  /// to refuse it.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION FEATURES_MISSING, with the missing ones in the metadata ("missing", separated by
  /// commas); ABORTED CHALLENGE_CHANGED, with the present one in the metadata ("version"), when the course of that version is not run any more;
  /// FAILED_PRECONDITION NOT_IN_PARK, with the distance in the metadata ("distance_m"); NOT_FOUND PARK_NOT_FOUND; FAILED_PRECONDITION ATTEMPT_ACTIVE,
  /// with attempt_id in the metadata; FAILED_PRECONDITION TOO_MANY_ATTEMPTS; FAILED_PRECONDITION ALREADY_RECORDED when an attempt at it began at the
  /// same time and was not given up; FAILED_PRECONDITION POSITION_INEXACT when accuracy_m is above 50; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations: challenge_id (INVALID_UUID), position (MISSING, OUT_OF_RANGE), accuracy_m (MISSING, OUT_OF_RANGE), version (OUT_OF_RANGE), device
  /// (TOO_LONG), features (UNKNOWN_VALUE), record_start_time (OUT_OF_RANGE); UNAVAILABLE UNAVAILABLE when the park cannot be asked for; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func startAttempt(_ request: StartAttemptRequest, _ context: RequestContext) async throws -> StartAttemptResponse

  /// Gets the caller's attempts that go on, the latest first: three at most.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getActiveAttempts(_ request: GetActiveAttemptsRequest, _ context: RequestContext) async throws -> GetActiveAttemptsResponse

  /// Lists all attempts of the caller, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listMyAttempts(_ request: ListMyAttemptsRequest, _ context: RequestContext) async throws -> ListMyAttemptsResponse

  /// Gets an attempt of the caller's, with its verdict where there is one.
  ///
  /// Errors: as above.
  nonisolated(nonsending) func getAttempt(_ request: GetAttemptRequest, _ context: RequestContext) async throws -> GetAttemptResponse

  /// Adds a chunk of the track. Chunks are numbered by the device from 0 on and may come in any order and more than once; each says how far it is with
  /// those that are there without a hole. Samples stand in the order in which they were recorded. Rides are looked for at the end: a part that was told
  /// while somebody rode may be missing in the verdict. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION ATTEMPT_ENDED, with its state in the metadata; FAILED_PRECONDITION CHUNK_MISMATCH when the number was used for other
  /// samples; RESOURCE_EXHAUSTED TRACK_TOO_LONG above 100,000 samples; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: sequence (OUT_OF_RANGE),
  /// samples (MISSING, TOO_MANY), samples[<index>].sample_time (MISSING, OUT_OF_RANGE), samples[<index>].position (MISSING, OUT_OF_RANGE),
  /// samples[<index>].accuracy_m, samples[<index>].step_count, samples[<index>].heart_rate_bpm, samples[<index>].pressure_hpa (OUT_OF_RANGE).
  nonisolated(nonsending) func appendTrack(_ request: AppendTrackRequest, _ context: RequestContext) async throws -> AppendTrackResponse

  /// Writes the track of an attempt of the caller's as GPX 1.1, for other programs: all positions as they were recorded, with the heart rate where it was. A
  /// pause ends a segment. The answers of all pages, one behind the other, are one file.
  ///
  /// Errors: NOT_FOUND TRACK_NOT_FOUND when no chunk has come, and from 90 days after the verdict on unless it is kept (KeepTrack); INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations: page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func exportTrack(_ request: ExportTrackRequest, _ context: RequestContext) async throws -> ExportTrackResponse

  /// Says whether the track of an attempt of the caller's is kept beyond the 90 days behind the verdict, until the account is deleted or the caller says
  /// otherwise. Safe to repeat.
  ///
  /// Errors: NOT_FOUND TRACK_NOT_FOUND when it was forgotten before.
  nonisolated(nonsending) func keepTrack(_ request: KeepTrackRequest, _ context: RequestContext) async throws -> KeepTrackResponse

  /// Says that the challenge is done. The server looks at the whole track: an attempt that is not complete goes on, and its parts that are missing are
  /// told, beside which such a verdict may be empty; any other has its verdict. Safe to repeat: an attempt with a verdict tells it again. Counts as
  /// twenty calls.
  ///
  /// Errors: FAILED_PRECONDITION CHUNKS_MISSING while chunks before the last one are not there, with their numbers in the metadata ("missing", separated by
  /// commas, 20 at most); FAILED_PRECONDITION ATTEMPT_ENDED when it was abandoned; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: chunk_count
  /// (OUT_OF_RANGE).
  nonisolated(nonsending) func finishAttempt(_ request: FinishAttemptRequest, _ context: RequestContext) async throws -> FinishAttemptResponse

  /// Gives an attempt up. Safe to repeat; one with a verdict stays as it is.
  ///
  /// Errors: as above.
  nonisolated(nonsending) func abandonAttempt(_ request: AbandonAttemptRequest, _ context: RequestContext) async throws -> AbandonAttemptResponse

  /// Asks a moderator to look at an attempt that was held or rejected. Once for each attempt. Safe to repeat. One that is not complete goes on, and has no result
  /// that could be accepted: there is nothing to appeal.
  ///
  /// Errors: FAILED_PRECONDITION NOTHING_TO_APPEAL; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: text (TOO_LONG).
  nonisolated(nonsending) func appealVerdict(_ request: AppealVerdictRequest, _ context: RequestContext) async throws -> AppealVerdictResponse
}

extension AttemptServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(AttemptServiceMethods.startAttempt) { (request: StartAttemptRequest, context) in
        try await self.startAttempt(request, context)
      },
      .unary(AttemptServiceMethods.getActiveAttempts) { (request: GetActiveAttemptsRequest, context) in
        try await self.getActiveAttempts(request, context)
      },
      .unary(AttemptServiceMethods.listMyAttempts) { (request: ListMyAttemptsRequest, context) in
        try await self.listMyAttempts(request, context)
      },
      .unary(AttemptServiceMethods.getAttempt) { (request: GetAttemptRequest, context) in
        try await self.getAttempt(request, context)
      },
      .unary(AttemptServiceMethods.appendTrack) { (request: AppendTrackRequest, context) in
        try await self.appendTrack(request, context)
      },
      .unary(AttemptServiceMethods.exportTrack) { (request: ExportTrackRequest, context) in
        try await self.exportTrack(request, context)
      },
      .unary(AttemptServiceMethods.keepTrack) { (request: KeepTrackRequest, context) in
        try await self.keepTrack(request, context)
      },
      .unary(AttemptServiceMethods.finishAttempt) { (request: FinishAttemptRequest, context) in
        try await self.finishAttempt(request, context)
      },
      .unary(AttemptServiceMethods.abandonAttempt) { (request: AbandonAttemptRequest, context) in
        try await self.abandonAttempt(request, context)
      },
      .unary(AttemptServiceMethods.appealVerdict) { (request: AppealVerdictRequest, context) in
        try await self.appealVerdict(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.expeditions.v1.AttemptService`.
public struct AttemptServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Begins an attempt. One at each challenge, three at once: a run may count for all three, whose tracks are the same samples then. The conditions at
  /// the start are kept. An attempt that was recorded without a network is
  /// begun afterwards, up to 72 hours late, with the time at which it began, and judged by the version of the challenge that the device had then, if
  /// that was the present one at most 14 days before; that the challenge was hidden or withdrawn after it began, or that its park is gone, is no reason
  /// to refuse it.
  ///
  /// Errors: NOT_FOUND CHALLENGE_NOT_FOUND; FAILED_PRECONDITION FEATURES_MISSING, with the missing ones in the metadata ("missing", separated by
  /// commas); ABORTED CHALLENGE_CHANGED, with the present one in the metadata ("version"), when the course of that version is not run any more;
  /// FAILED_PRECONDITION NOT_IN_PARK, with the distance in the metadata ("distance_m"); NOT_FOUND PARK_NOT_FOUND; FAILED_PRECONDITION ATTEMPT_ACTIVE,
  /// with attempt_id in the metadata; FAILED_PRECONDITION TOO_MANY_ATTEMPTS; FAILED_PRECONDITION ALREADY_RECORDED when an attempt at it began at the
  /// same time and was not given up; FAILED_PRECONDITION POSITION_INEXACT when accuracy_m is above 50; INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations: challenge_id (INVALID_UUID), position (MISSING, OUT_OF_RANGE), accuracy_m (MISSING, OUT_OF_RANGE), version (OUT_OF_RANGE), device
  /// (TOO_LONG), features (UNKNOWN_VALUE), record_start_time (OUT_OF_RANGE); UNAVAILABLE UNAVAILABLE when the park cannot be asked for; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func startAttempt(
    _ request: StartAttemptRequest, _ options: CallOptions = .init()
  ) async throws -> StartAttemptResponse {
    try await channel.unary(AttemptServiceMethods.startAttempt, request, options)
  }

  /// Gets the caller's attempts that go on, the latest first: three at most.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getActiveAttempts(
    _ request: GetActiveAttemptsRequest, _ options: CallOptions = .init()
  ) async throws -> GetActiveAttemptsResponse {
    try await channel.unary(AttemptServiceMethods.getActiveAttempts, request, options)
  }

  /// Lists all attempts of the caller, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listMyAttempts(
    _ request: ListMyAttemptsRequest, _ options: CallOptions = .init()
  ) async throws -> ListMyAttemptsResponse {
    try await channel.unary(AttemptServiceMethods.listMyAttempts, request, options)
  }

  /// Gets an attempt of the caller's, with its verdict where there is one.
  ///
  /// Errors: as above.
  public nonisolated(nonsending) func getAttempt(
    _ request: GetAttemptRequest, _ options: CallOptions = .init()
  ) async throws -> GetAttemptResponse {
    try await channel.unary(AttemptServiceMethods.getAttempt, request, options)
  }

  /// Adds a chunk of the track. Chunks are numbered by the device from 0 on and may come in any order and more than once; each says how far it is with
  /// those that are there without a hole. Samples stand in the order in which they were recorded. Rides are looked for at the end: a part that was told
  /// while somebody rode may be missing in the verdict. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION ATTEMPT_ENDED, with its state in the metadata; FAILED_PRECONDITION CHUNK_MISMATCH when the number was used for other
  /// samples; RESOURCE_EXHAUSTED TRACK_TOO_LONG above 100,000 samples; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: sequence (OUT_OF_RANGE),
  /// samples (MISSING, TOO_MANY), samples[<index>].sample_time (MISSING, OUT_OF_RANGE), samples[<index>].position (MISSING, OUT_OF_RANGE),
  /// samples[<index>].accuracy_m, samples[<index>].step_count, samples[<index>].heart_rate_bpm, samples[<index>].pressure_hpa (OUT_OF_RANGE).
  public nonisolated(nonsending) func appendTrack(
    _ request: AppendTrackRequest, _ options: CallOptions = .init()
  ) async throws -> AppendTrackResponse {
    try await channel.unary(AttemptServiceMethods.appendTrack, request, options)
  }

  /// Writes the track of an attempt of the caller's as GPX 1.1, for other programs: all positions as they were recorded, with the heart rate where it was. A
  /// pause ends a segment. The answers of all pages, one behind the other, are one file.
  ///
  /// Errors: NOT_FOUND TRACK_NOT_FOUND when no chunk has come, and from 90 days after the verdict on unless it is kept (KeepTrack); INVALID_ARGUMENT INVALID_ARGUMENT with field
  /// violations: page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func exportTrack(
    _ request: ExportTrackRequest, _ options: CallOptions = .init()
  ) async throws -> ExportTrackResponse {
    try await channel.unary(AttemptServiceMethods.exportTrack, request, options)
  }

  /// Says whether the track of an attempt of the caller's is kept beyond the 90 days behind the verdict, until the account is deleted or the caller says
  /// otherwise. Safe to repeat.
  ///
  /// Errors: NOT_FOUND TRACK_NOT_FOUND when it was forgotten before.
  public nonisolated(nonsending) func keepTrack(
    _ request: KeepTrackRequest, _ options: CallOptions = .init()
  ) async throws -> KeepTrackResponse {
    try await channel.unary(AttemptServiceMethods.keepTrack, request, options)
  }

  /// Says that the challenge is done. The server looks at the whole track: an attempt that is not complete goes on, and its parts that are missing are
  /// told, beside which such a verdict may be empty; any other has its verdict. Safe to repeat: an attempt with a verdict tells it again. Counts as
  /// twenty calls.
  ///
  /// Errors: FAILED_PRECONDITION CHUNKS_MISSING while chunks before the last one are not there, with their numbers in the metadata ("missing", separated by
  /// commas, 20 at most); FAILED_PRECONDITION ATTEMPT_ENDED when it was abandoned; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: chunk_count
  /// (OUT_OF_RANGE).
  public nonisolated(nonsending) func finishAttempt(
    _ request: FinishAttemptRequest, _ options: CallOptions = .init()
  ) async throws -> FinishAttemptResponse {
    try await channel.unary(AttemptServiceMethods.finishAttempt, request, options)
  }

  /// Gives an attempt up. Safe to repeat; one with a verdict stays as it is.
  ///
  /// Errors: as above.
  public nonisolated(nonsending) func abandonAttempt(
    _ request: AbandonAttemptRequest, _ options: CallOptions = .init()
  ) async throws -> AbandonAttemptResponse {
    try await channel.unary(AttemptServiceMethods.abandonAttempt, request, options)
  }

  /// Asks a moderator to look at an attempt that was held or rejected. Once for each attempt. Safe to repeat. One that is not complete goes on, and has no result
  /// that could be accepted: there is nothing to appeal.
  ///
  /// Errors: FAILED_PRECONDITION NOTHING_TO_APPEAL; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: text (TOO_LONG).
  public nonisolated(nonsending) func appealVerdict(
    _ request: AppealVerdictRequest, _ options: CallOptions = .init()
  ) async throws -> AppealVerdictResponse {
    try await channel.unary(AttemptServiceMethods.appealVerdict, request, options)
  }
}
