// Written by protoc-gen-cairn from cairn/internal/v1/contents.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.internal.v1.ContentService`: known before a body is read.
public enum ContentServiceMethods {
  /// Finds content that a viewer sees. Content that the viewer does not see, or that is not there, is left out.
  public static let findContent = MethodRow(
    path: "/cairn.internal.v1.ContentService/FindContent",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.internal.v1.FindContentRequest", responseType: "cairn.internal.v1.FindContentResponse")

  /// Finds what a page says of content to people without an account, when an account makes a link to it.
  public static let findContentPage = MethodRow(
    path: "/cairn.internal.v1.ContentService/FindContentPage",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.internal.v1.FindContentPageRequest", responseType: "cairn.internal.v1.FindContentPageResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findContent, findContentPage]
}

/// Content of a service, for those who must know of it without knowing the app: moderators' cases, media that it shows, pages of links. Every
/// service that owns content answers for all of its apps.
public protocol ContentServiceHandlers: Sendable {
  /// Finds content that a viewer sees. Content that the viewer does not see, or that is not there, is left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_MANY, INVALID_UUID, UNKNOWN_VALUE); FAILED_PRECONDITION with a reason of the
  /// app when the content is there and nothing can be told of it yet, for example GAME_NOT_FINISHED.
  nonisolated(nonsending) func findContent(_ request: FindContentRequest, _ context: RequestContext) async throws -> FindContentResponse

  /// Finds what a page says of content to people without an account, when an account makes a link to it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, INVALID_UUID); FAILED_PRECONDITION with a reason of the app when the content
  /// cannot be shown yet, for example GAME_NOT_FINISHED.
  nonisolated(nonsending) func findContentPage(_ request: FindContentPageRequest, _ context: RequestContext) async throws -> FindContentPageResponse
}

extension ContentServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ContentServiceMethods.findContent) { (request: FindContentRequest, context) in
        try await self.findContent(request, context)
      },
      .unary(ContentServiceMethods.findContentPage) { (request: FindContentPageRequest, context) in
        try await self.findContentPage(request, context)
      },
    ]
  }
}

/// Calls `cairn.internal.v1.ContentService`.
public struct ContentServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds content that a viewer sees. Content that the viewer does not see, or that is not there, is left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (TOO_MANY, INVALID_UUID, UNKNOWN_VALUE); FAILED_PRECONDITION with a reason of the
  /// app when the content is there and nothing can be told of it yet, for example GAME_NOT_FINISHED.
  public nonisolated(nonsending) func findContent(
    _ request: FindContentRequest, _ options: CallOptions = .init()
  ) async throws -> FindContentResponse {
    try await channel.unary(ContentServiceMethods.findContent, request, options)
  }

  /// Finds what a page says of content to people without an account, when an account makes a link to it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, INVALID_UUID); FAILED_PRECONDITION with a reason of the app when the content
  /// cannot be shown yet, for example GAME_NOT_FINISHED.
  public nonisolated(nonsending) func findContentPage(
    _ request: FindContentPageRequest, _ options: CallOptions = .init()
  ) async throws -> FindContentPageResponse {
    try await channel.unary(ContentServiceMethods.findContentPage, request, options)
  }
}
