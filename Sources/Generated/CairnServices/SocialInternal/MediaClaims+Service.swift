// Written by protoc-gen-cairn from cairn/social/internal/v1/media_claims.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.MediaClaimService`: known before a body is read.
public enum MediaClaimServiceMethods {
  /// Keeps media for eight days, which is longer than the event of their claim may take, and tells which cannot be shown in the content: those that are
  public static let holdMedia = MethodRow(
    path: "/cairn.social.internal.v1.MediaClaimService/HoldMedia",
    access: .internal, idempotency: .natural,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.internal.v1.HoldMediaRequest", responseType: "cairn.social.internal.v1.HoldMediaResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [holdMedia]
}

/// Holds media for content that other services are about to keep. They claim it by the event "media.claimed" (cairn.internal.v1.MediaClaimed), in the
/// transaction that keeps the content.
public protocol MediaClaimServiceHandlers: Sendable {
  /// Keeps media for eight days, which is longer than the event of their claim may take, and tells which cannot be shown in the content: those that are
  /// not there, that are somebody else's, or that are of another purpose. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY, UNKNOWN_VALUE).
  nonisolated(nonsending) func holdMedia(_ request: HoldMediaRequest, _ context: RequestContext) async throws -> HoldMediaResponse
}

extension MediaClaimServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MediaClaimServiceMethods.holdMedia) { (request: HoldMediaRequest, context) in
        try await self.holdMedia(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.MediaClaimService`.
public struct MediaClaimServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Keeps media for eight days, which is longer than the event of their claim may take, and tells which cannot be shown in the content: those that are
  /// not there, that are somebody else's, or that are of another purpose. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY, UNKNOWN_VALUE).
  public nonisolated(nonsending) func holdMedia(
    _ request: HoldMediaRequest, _ options: CallOptions = .init()
  ) async throws -> HoldMediaResponse {
    try await channel.unary(MediaClaimServiceMethods.holdMedia, request, options)
  }
}
