// Written by protoc-gen-cairn from cairn/game/expeditions/v1/track_imports.proto; not by hand.
// swift-format-ignore-file

public import ExpeditionsProto
public import RPC

/// Rows of the methods of `cairn.game.expeditions.v1.TrackImportService`: known before a body is read.
public enum TrackImportServiceMethods {
  /// Has a file become the track of an attempt of the caller's of which no chunk has come. It is done within seconds; GetTrackImport tells how it ended. Safe
  public static let importTrack = MethodRow(
    path: "/cairn.game.expeditions.v1.TrackImportService/ImportTrack",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, cost: 5,
    requestType: "cairn.game.expeditions.v1.ImportTrackRequest", responseType: "cairn.game.expeditions.v1.ImportTrackResponse")

  /// Gets how far the latest file of an attempt of the caller's is.
  public static let getTrackImport = MethodRow(
    path: "/cairn.game.expeditions.v1.TrackImportService/GetTrackImport",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.expeditions.v1.GetTrackImportRequest", responseType: "cairn.game.expeditions.v1.GetTrackImportResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [importTrack, getTrackImport]
}

/// Takes tracks in that another device has recorded, a watch for example, as files of GPX.
///
/// The attempt is begun by StartAttempt as any other, with record_start_time where it is over already. The file is sent by MediaService as
/// MEDIA_PURPOSE_TRACK, in pieces. ImportTrack has its positions become the chunks of the attempt; FinishAttempt judges them as chunks of a phone.
///
/// Not for web pages: files of tracks are taken in by the apps.
public protocol TrackImportServiceHandlers: Sendable {
  /// Has a file become the track of an attempt of the caller's of which no chunk has come. It is done within seconds; GetTrackImport tells how it ended. Safe
  /// to repeat: the same file of an attempt is taken in once, and again after it was refused.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; FAILED_PRECONDITION ATTEMPT_ENDED, with its state in the metadata; FAILED_PRECONDITION TRACK_BEGUN when chunks have
  /// come, or another file is taken in; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: attempt_id (INVALID_UUID), media_id (INVALID_UUID,
  /// MEDIA_NOT_FOUND); UNAVAILABLE UNAVAILABLE when the file cannot be asked for.
  nonisolated(nonsending) func importTrack(_ request: ImportTrackRequest, _ context: RequestContext) async throws -> ImportTrackResponse

  /// Gets how far the latest file of an attempt of the caller's is.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; NOT_FOUND TRACK_IMPORT_NOT_FOUND when none was taken in; INVALID_ARGUMENT INVALID_ARGUMENT with the field
  /// violation attempt_id INVALID_UUID.
  nonisolated(nonsending) func getTrackImport(_ request: GetTrackImportRequest, _ context: RequestContext) async throws -> GetTrackImportResponse
}

extension TrackImportServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(TrackImportServiceMethods.importTrack) { (request: ImportTrackRequest, context) in
        try await self.importTrack(request, context)
      },
      .unary(TrackImportServiceMethods.getTrackImport) { (request: GetTrackImportRequest, context) in
        try await self.getTrackImport(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.expeditions.v1.TrackImportService`.
public struct TrackImportServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Has a file become the track of an attempt of the caller's of which no chunk has come. It is done within seconds; GetTrackImport tells how it ended. Safe
  /// to repeat: the same file of an attempt is taken in once, and again after it was refused.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; FAILED_PRECONDITION ATTEMPT_ENDED, with its state in the metadata; FAILED_PRECONDITION TRACK_BEGUN when chunks have
  /// come, or another file is taken in; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: attempt_id (INVALID_UUID), media_id (INVALID_UUID,
  /// MEDIA_NOT_FOUND); UNAVAILABLE UNAVAILABLE when the file cannot be asked for.
  public nonisolated(nonsending) func importTrack(
    _ request: ImportTrackRequest, _ options: CallOptions = .init()
  ) async throws -> ImportTrackResponse {
    try await channel.unary(TrackImportServiceMethods.importTrack, request, options)
  }

  /// Gets how far the latest file of an attempt of the caller's is.
  ///
  /// Errors: NOT_FOUND ATTEMPT_NOT_FOUND; NOT_FOUND TRACK_IMPORT_NOT_FOUND when none was taken in; INVALID_ARGUMENT INVALID_ARGUMENT with the field
  /// violation attempt_id INVALID_UUID.
  public nonisolated(nonsending) func getTrackImport(
    _ request: GetTrackImportRequest, _ options: CallOptions = .init()
  ) async throws -> GetTrackImportResponse {
    try await channel.unary(TrackImportServiceMethods.getTrackImport, request, options)
  }
}
