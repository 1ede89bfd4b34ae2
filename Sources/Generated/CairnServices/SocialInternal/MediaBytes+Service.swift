// Written by protoc-gen-cairn from cairn/social/internal/v1/media_bytes.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.MediaBytesService`: known before a body is read.
public enum MediaBytesServiceMethods {
  /// Gets a part of a file, and what must be known of the file to serve it.
  public static let readMedia = MethodRow(
    path: "/cairn.social.internal.v1.MediaBytesService/ReadMedia",
    access: .internal, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.internal.v1.ReadMediaRequest", responseType: "cairn.social.internal.v1.ReadMediaResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [readMedia]
}

/// Hands the bytes of media to the gateway, which serves them to everybody who has a path to them.
public protocol MediaBytesServiceHandlers: Sendable {
  /// Gets a part of a file, and what must be known of the file to serve it.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND for a token that was not made here, or whose time is over, and for a file that is gone;
  /// PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  nonisolated(nonsending) func readMedia(_ request: ReadMediaRequest, _ context: RequestContext) async throws -> ReadMediaResponse
}

extension MediaBytesServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MediaBytesServiceMethods.readMedia) { (request: ReadMediaRequest, context) in
        try await self.readMedia(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.MediaBytesService`.
public struct MediaBytesServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets a part of a file, and what must be known of the file to serve it.
  ///
  /// Errors: NOT_FOUND MEDIA_NOT_FOUND for a token that was not made here, or whose time is over, and for a file that is gone;
  /// PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  public nonisolated(nonsending) func readMedia(
    _ request: ReadMediaRequest, _ options: CallOptions = .init()
  ) async throws -> ReadMediaResponse {
    try await channel.unary(MediaBytesServiceMethods.readMedia, request, options)
  }
}
