// Written by protoc-gen-cairn from cairn/game/whereami/v1/ratings.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.RatingService`: known before a body is read.
public enum RatingServiceMethods {
  /// Lists the changes of the caller's rating in the last 90 days, the latest first. The rating itself stays.
  public static let listRatingChanges = MethodRow(
    path: "/cairn.game.whereami.v1.RatingService/ListRatingChanges",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.whereami.v1.ListRatingChangesRequest", responseType: "cairn.game.whereami.v1.ListRatingChangesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listRatingChanges]
}

/// Tells how a player's rating at Where am I came about. It begins at 500 and changes by games against strangers alone.
public protocol RatingServiceHandlers: Sendable {
  /// Lists the changes of the caller's rating in the last 90 days, the latest first. The rating itself stays.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size when it is negative (OUT_OF_RANGE), page_token when it is not one of
  /// ours.
  nonisolated(nonsending) func listRatingChanges(_ request: ListRatingChangesRequest, _ context: RequestContext) async throws -> ListRatingChangesResponse
}

extension RatingServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(RatingServiceMethods.listRatingChanges) { (request: ListRatingChangesRequest, context) in
        try await self.listRatingChanges(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.RatingService`.
public struct RatingServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the changes of the caller's rating in the last 90 days, the latest first. The rating itself stays.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size when it is negative (OUT_OF_RANGE), page_token when it is not one of
  /// ours.
  public nonisolated(nonsending) func listRatingChanges(
    _ request: ListRatingChangesRequest, _ options: CallOptions = .init()
  ) async throws -> ListRatingChangesResponse {
    try await channel.unary(RatingServiceMethods.listRatingChanges, request, options)
  }
}
