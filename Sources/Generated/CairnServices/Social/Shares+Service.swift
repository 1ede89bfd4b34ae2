// Written by protoc-gen-cairn from cairn/social/v1/shares.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.ShareService`: known before a body is read.
public enum ShareServiceMethods {
  /// Makes a link to content or the profile of the caller. A link to content keeps what the app says of it now, in the language of the link; a link to a
  public static let createShareLink = MethodRow(
    path: "/cairn.social.v1.ShareService/CreateShareLink",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.CreateShareLinkRequest", responseType: "cairn.social.v1.CreateShareLinkResponse")

  /// Takes a link of the caller back: from then on its page says that it is over. One that is over stays so.
  public static let revokeShareLink = MethodRow(
    path: "/cairn.social.v1.ShareService/RevokeShareLink",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.RevokeShareLinkRequest", responseType: "cairn.social.v1.RevokeShareLinkResponse")

  /// Lists the caller's links that are not over, the latest first.
  public static let listShareLinks = MethodRow(
    path: "/cairn.social.v1.ShareService/ListShareLinks",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListShareLinksRequest", responseType: "cairn.social.v1.ListShareLinksResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createShareLink, revokeShareLink, listShareLinks]
}

/// Links that show something of their owner to people without an account: content of an app, or a profile.
///
/// A link shows a page at its path to everybody who has it, until it is over. The page tells of its owner and of nobody else, and never says where
/// anything is; it does not name a minor. A link of somebody who is suspended shows nothing meanwhile, one of somebody who has left nothing any
/// more.
public protocol ShareServiceHandlers: Sendable {
  /// Makes a link to content or the profile of the caller. A link to content keeps what the app says of it now, in the language of the link; a link to a
  /// profile shows what the profile says when the page is read. Which kinds of content can be shown stands with their messages.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, UNKNOWN_VALUE, OUT_OF_RANGE, MALFORMED); NOT_FOUND
  /// CONTENT_NOT_FOUND when there is no such content, it is not the caller's to show, or content of its kind is not shown by links; FAILED_PRECONDITION with a
  /// reason of the app when it cannot be shown yet, for example GAME_NOT_FINISHED; FAILED_PRECONDITION SHARING_NOT_ALLOWED when a minor would show a name or
  /// a profile; RESOURCE_EXHAUSTED SHARE_LIMIT_REACHED with max, for too many links within a day, or at once; UNAVAILABLE UNAVAILABLE when its app cannot be
  /// asked; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createShareLink(_ request: CreateShareLinkRequest, _ context: RequestContext) async throws -> CreateShareLinkResponse

  /// Takes a link of the caller back: from then on its page says that it is over. One that is over stays so.
  ///
  /// Errors: NOT_FOUND SHARE_LINK_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); ABORTED REQUEST_IN_PROGRESS;
  /// ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func revokeShareLink(_ request: RevokeShareLinkRequest, _ context: RequestContext) async throws -> RevokeShareLinkResponse

  /// Lists the caller's links that are not over, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE, or why page_token is none).
  nonisolated(nonsending) func listShareLinks(_ request: ListShareLinksRequest, _ context: RequestContext) async throws -> ListShareLinksResponse
}

extension ShareServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ShareServiceMethods.createShareLink) { (request: CreateShareLinkRequest, context) in
        try await self.createShareLink(request, context)
      },
      .unary(ShareServiceMethods.revokeShareLink) { (request: RevokeShareLinkRequest, context) in
        try await self.revokeShareLink(request, context)
      },
      .unary(ShareServiceMethods.listShareLinks) { (request: ListShareLinksRequest, context) in
        try await self.listShareLinks(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.ShareService`.
public struct ShareServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Makes a link to content or the profile of the caller. A link to content keeps what the app says of it now, in the language of the link; a link to a
  /// profile shows what the profile says when the page is read. Which kinds of content can be shown stands with their messages.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MISSING, UNKNOWN_VALUE, OUT_OF_RANGE, MALFORMED); NOT_FOUND
  /// CONTENT_NOT_FOUND when there is no such content, it is not the caller's to show, or content of its kind is not shown by links; FAILED_PRECONDITION with a
  /// reason of the app when it cannot be shown yet, for example GAME_NOT_FINISHED; FAILED_PRECONDITION SHARING_NOT_ALLOWED when a minor would show a name or
  /// a profile; RESOURCE_EXHAUSTED SHARE_LIMIT_REACHED with max, for too many links within a day, or at once; UNAVAILABLE UNAVAILABLE when its app cannot be
  /// asked; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createShareLink(
    _ request: CreateShareLinkRequest, _ options: CallOptions = .init()
  ) async throws -> CreateShareLinkResponse {
    try await channel.unary(ShareServiceMethods.createShareLink, request, options)
  }

  /// Takes a link of the caller back: from then on its page says that it is over. One that is over stays so.
  ///
  /// Errors: NOT_FOUND SHARE_LINK_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); ABORTED REQUEST_IN_PROGRESS;
  /// ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func revokeShareLink(
    _ request: RevokeShareLinkRequest, _ options: CallOptions = .init()
  ) async throws -> RevokeShareLinkResponse {
    try await channel.unary(ShareServiceMethods.revokeShareLink, request, options)
  }

  /// Lists the caller's links that are not over, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE, or why page_token is none).
  public nonisolated(nonsending) func listShareLinks(
    _ request: ListShareLinksRequest, _ options: CallOptions = .init()
  ) async throws -> ListShareLinksResponse {
    try await channel.unary(ShareServiceMethods.listShareLinks, request, options)
  }
}
