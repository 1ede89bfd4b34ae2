// Written by protoc-gen-cairn from cairn/social/internal/v1/share_pages.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.SharePageService`: known before a body is read.
public enum SharePageServiceMethods {
  /// Gets the page of a link.
  public static let readSharePage = MethodRow(
    path: "/cairn.social.internal.v1.SharePageService/ReadSharePage",
    access: .internal, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.internal.v1.ReadSharePageRequest", responseType: "cairn.social.internal.v1.ReadSharePageResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [readSharePage]
}

/// Hands the pages of links to the gateway, which serves them to everybody who has a path to them.
public protocol SharePageServiceHandlers: Sendable {
  /// Gets the page of a link.
  ///
  /// Errors: NOT_FOUND SHARE_LINK_NOT_FOUND for a token that was not made here, and for a link that is forgotten; UNAVAILABLE UNAVAILABLE when
  /// nobody can say whose it is; PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  nonisolated(nonsending) func readSharePage(_ request: ReadSharePageRequest, _ context: RequestContext) async throws -> ReadSharePageResponse
}

extension SharePageServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(SharePageServiceMethods.readSharePage) { (request: ReadSharePageRequest, context) in
        try await self.readSharePage(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.SharePageService`.
public struct SharePageServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the page of a link.
  ///
  /// Errors: NOT_FOUND SHARE_LINK_NOT_FOUND for a token that was not made here, and for a link that is forgotten; UNAVAILABLE UNAVAILABLE when
  /// nobody can say whose it is; PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  public nonisolated(nonsending) func readSharePage(
    _ request: ReadSharePageRequest, _ options: CallOptions = .init()
  ) async throws -> ReadSharePageResponse {
    try await channel.unary(SharePageServiceMethods.readSharePage, request, options)
  }
}
