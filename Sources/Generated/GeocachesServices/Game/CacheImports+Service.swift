// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_imports.proto; not by hand.
// swift-format-ignore-file

public import GeocachesProto
public import RPC

/// Rows of the methods of `cairn.game.geocaches.v1.CacheImportService`: known before a body is read.
public enum CacheImportServiceMethods {
  /// Asks for an import, which is done within minutes: GetGpxImport tells how far it is. Caches that the person named by foreign_name has hidden become drafts of
  public static let importGpx = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheImportService/ImportGpx",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, cost: 20,
    requestType: "cairn.game.geocaches.v1.ImportGpxRequest", responseType: "cairn.game.geocaches.v1.ImportGpxResponse")

  /// Tells how far an import of the caller's is, and what became of it.
  public static let getGpxImport = MethodRow(
    path: "/cairn.game.geocaches.v1.CacheImportService/GetGpxImport",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.geocaches.v1.GetGpxImportRequest", responseType: "cairn.game.geocaches.v1.GetGpxImportResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [importGpx, getGpxImport]
}

/// Takes a person's own caches and finds of another catalogue in, from a GPX file that was sent as media of the purpose IMPORT.
///
/// Not for web pages: files of other programs are taken in by the apps.
public protocol CacheImportServiceHandlers: Sendable {
  /// Asks for an import, which is done within minutes: GetGpxImport tells how far it is. Caches that the person named by foreign_name has hidden become drafts of
  /// the caller's, and that person's finds of caches which were taken in from the same catalogue become finds of the caller's. The same file again makes nothing
  /// twice. One import of an account at a time.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (media_id MISSING, INVALID_UUID, MEDIA_NOT_FOUND; foreign_name MISSING, TOO_LONG,
  /// NOT_WRITING); FAILED_PRECONDITION IMPORT_UNDER_WAY while the one before is not done; UNAVAILABLE UNAVAILABLE when SocialService does not answer; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func importGpx(_ request: ImportGpxRequest, _ context: RequestContext) async throws -> ImportGpxResponse

  /// Tells how far an import of the caller's is, and what became of it.
  ///
  /// Errors: NOT_FOUND IMPORT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (import_id INVALID_UUID).
  nonisolated(nonsending) func getGpxImport(_ request: GetGpxImportRequest, _ context: RequestContext) async throws -> GetGpxImportResponse
}

extension CacheImportServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CacheImportServiceMethods.importGpx) { (request: ImportGpxRequest, context) in
        try await self.importGpx(request, context)
      },
      .unary(CacheImportServiceMethods.getGpxImport) { (request: GetGpxImportRequest, context) in
        try await self.getGpxImport(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.geocaches.v1.CacheImportService`.
public struct CacheImportServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Asks for an import, which is done within minutes: GetGpxImport tells how far it is. Caches that the person named by foreign_name has hidden become drafts of
  /// the caller's, and that person's finds of caches which were taken in from the same catalogue become finds of the caller's. The same file again makes nothing
  /// twice. One import of an account at a time.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (media_id MISSING, INVALID_UUID, MEDIA_NOT_FOUND; foreign_name MISSING, TOO_LONG,
  /// NOT_WRITING); FAILED_PRECONDITION IMPORT_UNDER_WAY while the one before is not done; UNAVAILABLE UNAVAILABLE when SocialService does not answer; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func importGpx(
    _ request: ImportGpxRequest, _ options: CallOptions = .init()
  ) async throws -> ImportGpxResponse {
    try await channel.unary(CacheImportServiceMethods.importGpx, request, options)
  }

  /// Tells how far an import of the caller's is, and what became of it.
  ///
  /// Errors: NOT_FOUND IMPORT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (import_id INVALID_UUID).
  public nonisolated(nonsending) func getGpxImport(
    _ request: GetGpxImportRequest, _ options: CallOptions = .init()
  ) async throws -> GetGpxImportResponse {
    try await channel.unary(CacheImportServiceMethods.getGpxImport, request, options)
  }
}
