// Written by protoc-gen-cairn from cairn/social/internal/v1/media_files.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.MediaFileService`: known before a body is read.
public enum MediaFileServiceMethods {
  /// Gets a part of a file of somebody's own.
  public static let readOwnFile = MethodRow(
    path: "/cairn.social.internal.v1.MediaFileService/ReadOwnFile",
    access: .internal, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.internal.v1.ReadOwnFileRequest", responseType: "cairn.social.internal.v1.ReadOwnFileResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [readOwnFile]
}

/// Hands files that people have sent to the services that work on them for their owners.
public protocol MediaFileServiceHandlers: Sendable {
  /// Gets a part of a file of somebody's own.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND for a media that is not there, is somebody else's or has another purpose; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations: account, media (MISSING, INVALID_UUID), purpose (MISSING, UNKNOWN_VALUE).
  nonisolated(nonsending) func readOwnFile(_ request: ReadOwnFileRequest, _ context: RequestContext) async throws -> ReadOwnFileResponse
}

extension MediaFileServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MediaFileServiceMethods.readOwnFile) { (request: ReadOwnFileRequest, context) in
        try await self.readOwnFile(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.MediaFileService`.
public struct MediaFileServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets a part of a file of somebody's own.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND for a media that is not there, is somebody else's or has another purpose; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations: account, media (MISSING, INVALID_UUID), purpose (MISSING, UNKNOWN_VALUE).
  public nonisolated(nonsending) func readOwnFile(
    _ request: ReadOwnFileRequest, _ options: CallOptions = .init()
  ) async throws -> ReadOwnFileResponse {
    try await channel.unary(MediaFileServiceMethods.readOwnFile, request, options)
  }
}
