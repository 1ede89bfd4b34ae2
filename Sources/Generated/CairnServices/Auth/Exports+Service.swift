// Written by protoc-gen-cairn from cairn/auth/v1/exports.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.ExportService`: known before a body is read.
public enum ExportServiceMethods {
  /// Has all services put together what they keep about the caller: one ZIP of JSON files, and of media where there are any. Takes seconds
  public static let exportMyData = MethodRow(
    path: "/cairn.auth.v1.ExportService/ExportMyData",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .heavy, allowsIncompleteProfile: true, allowsSuspended: true,
    requestType: "cairn.auth.v1.ExportMyDataRequest", responseType: "cairn.auth.v1.ExportMyDataResponse")

  /// Tells how far an export of the caller has come.
  public static let getExport = MethodRow(
    path: "/cairn.auth.v1.ExportService/GetExport",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsIncompleteProfile: true, allowsSuspended: true,
    requestType: "cairn.auth.v1.GetExportRequest", responseType: "cairn.auth.v1.GetExportResponse")

  /// Streams the ZIP of an export that is ready, in parts of at most 64 KiB. A client that was interrupted goes on at the next part.
  public static let downloadExport = MethodRow(
    path: "/cairn.auth.v1.ExportService/DownloadExport",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .heavy, allowsIncompleteProfile: true, allowsSuspended: true,
    requestType: "cairn.auth.v1.DownloadExportRequest", responseType: "cairn.auth.v1.DownloadExportResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [exportMyData, getExport, downloadExport]
}

/// Gives people everything that is kept about them, suspended ones too.
///
/// Not for web pages: everything that is kept about a person is more than a page needs.
public protocol ExportServiceHandlers: Sendable {
  /// Has all services put together what they keep about the caller: one ZIP of JSON files, and of media where there are any. Takes seconds
  /// to minutes; GetExport tells when it is ready.
  ///
  /// Safe to repeat: while one is being made, for an hour after one was made, and for a quarter of an hour after one has failed, that one is
  /// answered. An export has room for everything that an account may keep, up to some gigabytes.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  nonisolated(nonsending) func exportMyData(_ request: ExportMyDataRequest, _ context: RequestContext) async throws -> ExportMyDataResponse

  /// Tells how far an export of the caller has come.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; NOT_FOUND EXPORT_NOT_FOUND, also for somebody else's and after seven days.
  nonisolated(nonsending) func getExport(_ request: GetExportRequest, _ context: RequestContext) async throws -> GetExportResponse

  /// Streams the ZIP of an export that is ready, in parts of at most 64 KiB. A client that was interrupted goes on at the next part.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; NOT_FOUND EXPORT_NOT_FOUND; FAILED_PRECONDITION EXPORT_NOT_READY; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation OUT_OF_RANGE.
  nonisolated(nonsending) func downloadExport(_ request: DownloadExportRequest, _ context: RequestContext, _ responses: ResponseStream<DownloadExportResponse>) async throws
}

extension ExportServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ExportServiceMethods.exportMyData) { (request: ExportMyDataRequest, context) in
        try await self.exportMyData(request, context)
      },
      .unary(ExportServiceMethods.getExport) { (request: GetExportRequest, context) in
        try await self.getExport(request, context)
      },
      .serverStreaming(ExportServiceMethods.downloadExport) { (request: DownloadExportRequest, context, responses: ResponseStream<DownloadExportResponse>) in
        try await self.downloadExport(request, context, responses)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.ExportService`.
public struct ExportServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Has all services put together what they keep about the caller: one ZIP of JSON files, and of media where there are any. Takes seconds
  /// to minutes; GetExport tells when it is ready.
  ///
  /// Safe to repeat: while one is being made, for an hour after one was made, and for a quarter of an hour after one has failed, that one is
  /// answered. An export has room for everything that an account may keep, up to some gigabytes.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED.
  public nonisolated(nonsending) func exportMyData(
    _ request: ExportMyDataRequest, _ options: CallOptions = .init()
  ) async throws -> ExportMyDataResponse {
    try await channel.unary(ExportServiceMethods.exportMyData, request, options)
  }

  /// Tells how far an export of the caller has come.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; NOT_FOUND EXPORT_NOT_FOUND, also for somebody else's and after seven days.
  public nonisolated(nonsending) func getExport(
    _ request: GetExportRequest, _ options: CallOptions = .init()
  ) async throws -> GetExportResponse {
    try await channel.unary(ExportServiceMethods.getExport, request, options)
  }

  /// Streams the ZIP of an export that is ready, in parts of at most 64 KiB. A client that was interrupted goes on at the next part.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; NOT_FOUND EXPORT_NOT_FOUND; FAILED_PRECONDITION EXPORT_NOT_READY; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation OUT_OF_RANGE.
  public nonisolated(nonsending) func downloadExport(
    _ request: DownloadExportRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<DownloadExportResponse> {
    try await channel.serverStreaming(ExportServiceMethods.downloadExport, request, options)
  }
}
