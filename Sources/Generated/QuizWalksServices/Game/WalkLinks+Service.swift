// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_links.proto; not by hand.
// swift-format-ignore-file

public import QuizWalksProto
public import RPC

/// Rows of the methods of `cairn.game.quizwalks.v1.WalkLinkService`: known before a body is read.
public enum WalkLinkServiceMethods {
  /// Gets the link of a walk that the caller may share.
  public static let getWalkLink = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkLinkService/GetWalkLink",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.GetWalkLinkRequest", responseType: "cairn.game.quizwalks.v1.GetWalkLinkResponse")

  /// Gets the link of a group that the caller is in.
  public static let getWalkGroupLink = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkLinkService/GetWalkGroupLink",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.GetWalkGroupLinkRequest", responseType: "cairn.game.quizwalks.v1.GetWalkGroupLinkResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getWalkLink, getWalkGroupLink]
}

/// Serves links to walks and groups, and QR codes of them, to be shown on a screen or printed. A link leads into the app, with the code that it could be
/// typed by as well; it shows no more than that code does.
public protocol WalkLinkServiceHandlers: Sendable {
  /// Gets the link of a walk that the caller may share.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: walk_id (INVALID_UUID), format (MISSING, UNKNOWN_VALUE); NOT_FOUND WALK_NOT_FOUND;
  /// FAILED_PRECONDITION WALK_NOT_PUBLISHED, also while it is private; UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  nonisolated(nonsending) func getWalkLink(_ request: GetWalkLinkRequest, _ context: RequestContext) async throws -> GetWalkLinkResponse

  /// Gets the link of a group that the caller is in.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: group_id (INVALID_UUID), format (MISSING, UNKNOWN_VALUE); NOT_FOUND
  /// WALK_GROUP_NOT_FOUND; FAILED_PRECONDITION WALK_GROUP_ENDED.
  nonisolated(nonsending) func getWalkGroupLink(_ request: GetWalkGroupLinkRequest, _ context: RequestContext) async throws -> GetWalkGroupLinkResponse
}

extension WalkLinkServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(WalkLinkServiceMethods.getWalkLink) { (request: GetWalkLinkRequest, context) in
        try await self.getWalkLink(request, context)
      },
      .unary(WalkLinkServiceMethods.getWalkGroupLink) { (request: GetWalkGroupLinkRequest, context) in
        try await self.getWalkGroupLink(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.quizwalks.v1.WalkLinkService`.
public struct WalkLinkServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the link of a walk that the caller may share.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: walk_id (INVALID_UUID), format (MISSING, UNKNOWN_VALUE); NOT_FOUND WALK_NOT_FOUND;
  /// FAILED_PRECONDITION WALK_NOT_PUBLISHED, also while it is private; UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  public nonisolated(nonsending) func getWalkLink(
    _ request: GetWalkLinkRequest, _ options: CallOptions = .init()
  ) async throws -> GetWalkLinkResponse {
    try await channel.unary(WalkLinkServiceMethods.getWalkLink, request, options)
  }

  /// Gets the link of a group that the caller is in.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: group_id (INVALID_UUID), format (MISSING, UNKNOWN_VALUE); NOT_FOUND
  /// WALK_GROUP_NOT_FOUND; FAILED_PRECONDITION WALK_GROUP_ENDED.
  public nonisolated(nonsending) func getWalkGroupLink(
    _ request: GetWalkGroupLinkRequest, _ options: CallOptions = .init()
  ) async throws -> GetWalkGroupLinkResponse {
    try await channel.unary(WalkLinkServiceMethods.getWalkGroupLink, request, options)
  }
}
