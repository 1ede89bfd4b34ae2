// Written by protoc-gen-cairn from cairn/social/v1/friends.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.FriendService`: known before a body is read.
public enum FriendServiceMethods {
  /// Asks somebody to be friends. If that person has asked the caller already, both are friends at once.
  public static let sendFriendRequest = MethodRow(
    path: "/cairn.social.v1.FriendService/SendFriendRequest",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SendFriendRequestRequest", responseType: "cairn.social.v1.SendFriendRequestResponse")

  /// Accepts or declines a request. The sender is not told of a decline.
  public static let respondFriendRequest = MethodRow(
    path: "/cairn.social.v1.FriendService/RespondFriendRequest",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.RespondFriendRequestRequest", responseType: "cairn.social.v1.RespondFriendRequestResponse")

  /// Declines requests that wait for the caller, the oldest first, at most 100 with one call: for a person whom a crowd has asked. The senders are
  public static let declineAllFriendRequests = MethodRow(
    path: "/cairn.social.v1.FriendService/DeclineAllFriendRequests",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.DeclineAllFriendRequestsRequest", responseType: "cairn.social.v1.DeclineAllFriendRequestsResponse")

  /// Takes the caller's own request back.
  public static let cancelFriendRequest = MethodRow(
    path: "/cairn.social.v1.FriendService/CancelFriendRequest",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.CancelFriendRequestRequest", responseType: "cairn.social.v1.CancelFriendRequestResponse")

  /// Ends a friendship, for both.
  public static let removeFriend = MethodRow(
    path: "/cairn.social.v1.FriendService/RemoveFriend",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.RemoveFriendRequest", responseType: "cairn.social.v1.RemoveFriendResponse")

  /// Lists the caller's friends, the latest first. Accounts that are leaving are left out. Scores that cannot be told now are left out as well.
  public static let listFriends = MethodRow(
    path: "/cairn.social.v1.FriendService/ListFriends",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListFriendsRequest", responseType: "cairn.social.v1.ListFriendsResponse")

  /// Lists requests that wait for the caller, or those of the caller that wait, the latest first.
  public static let listFriendRequests = MethodRow(
    path: "/cairn.social.v1.FriendService/ListFriendRequests",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListFriendRequestsRequest", responseType: "cairn.social.v1.ListFriendRequestsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [sendFriendRequest, respondFriendRequest, declineAllFriendRequests, cancelFriendRequest, removeFriend, listFriends, listFriendRequests]
}

/// Friends over all apps: asked for by user name, made when the other one accepts.
///
/// Calls about a person who is blocked, in either direction, are answered as if there were nobody of that name.
public protocol FriendServiceHandlers: Sendable {
  /// Asks somebody to be friends. If that person has asked the caller already, both are friends at once.
  ///
  /// A request that was declined looks to its sender as if it waited; 30 days after it was declined it may be asked again. A request that nobody has
  /// answered within 90 days ends, for both, and may be made again at once. Another request to the same person within a day after one was taken back
  /// is in the list without a notification.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT SELF; ALREADY_EXISTS ALREADY_FRIENDS; ALREADY_EXISTS REQUEST_PENDING; RESOURCE_EXHAUSTED
  /// FRIENDS_FULL when either has 500 friends; RESOURCE_EXHAUSTED REQUESTS_FULL when 100 requests of the caller wait, or 500 wait for the other one,
  /// those of people who are leaving not counted; RESOURCE_EXHAUSTED TOO_MANY_FRIEND_REQUESTS after 100 requests of the caller within a day, fewer
  /// in an account's first week, whatever has become of them; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func sendFriendRequest(_ request: SendFriendRequestRequest, _ context: RequestContext) async throws -> SendFriendRequestResponse

  /// Accepts or declines a request. The sender is not told of a decline.
  ///
  /// Errors: NOT_FOUND REQUEST_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; RESOURCE_EXHAUSTED FRIENDS_FULL when
  /// either has 500 friends; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func respondFriendRequest(_ request: RespondFriendRequestRequest, _ context: RequestContext) async throws -> RespondFriendRequestResponse

  /// Declines requests that wait for the caller, the oldest first, at most 100 with one call: for a person whom a crowd has asked. The senders are
  /// not told of it, as of a decline by itself.
  ///
  /// Errors: ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func declineAllFriendRequests(_ request: DeclineAllFriendRequestsRequest, _ context: RequestContext) async throws -> DeclineAllFriendRequestsResponse

  /// Takes the caller's own request back.
  ///
  /// Errors: NOT_FOUND REQUEST_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func cancelFriendRequest(_ request: CancelFriendRequestRequest, _ context: RequestContext) async throws -> CancelFriendRequestResponse

  /// Ends a friendship, for both.
  ///
  /// Errors: NOT_FOUND NOT_FRIENDS; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func removeFriend(_ request: RemoveFriendRequest, _ context: RequestContext) async throws -> RemoveFriendResponse

  /// Lists the caller's friends, the latest first. Accounts that are leaving are left out. Scores that cannot be told now are left out as well.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative, page_token is not one of ours, or score_realm is none; UNAVAILABLE
  /// UNAVAILABLE when a page after the first was asked for in the order of scores, and they cannot be told now.
  nonisolated(nonsending) func listFriends(_ request: ListFriendsRequest, _ context: RequestContext) async throws -> ListFriendsResponse

  /// Lists requests that wait for the caller, or those of the caller that wait, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative, page_token is not one of ours, or direction is none.
  nonisolated(nonsending) func listFriendRequests(_ request: ListFriendRequestsRequest, _ context: RequestContext) async throws -> ListFriendRequestsResponse
}

extension FriendServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(FriendServiceMethods.sendFriendRequest) { (request: SendFriendRequestRequest, context) in
        try await self.sendFriendRequest(request, context)
      },
      .unary(FriendServiceMethods.respondFriendRequest) { (request: RespondFriendRequestRequest, context) in
        try await self.respondFriendRequest(request, context)
      },
      .unary(FriendServiceMethods.declineAllFriendRequests) { (request: DeclineAllFriendRequestsRequest, context) in
        try await self.declineAllFriendRequests(request, context)
      },
      .unary(FriendServiceMethods.cancelFriendRequest) { (request: CancelFriendRequestRequest, context) in
        try await self.cancelFriendRequest(request, context)
      },
      .unary(FriendServiceMethods.removeFriend) { (request: RemoveFriendRequest, context) in
        try await self.removeFriend(request, context)
      },
      .unary(FriendServiceMethods.listFriends) { (request: ListFriendsRequest, context) in
        try await self.listFriends(request, context)
      },
      .unary(FriendServiceMethods.listFriendRequests) { (request: ListFriendRequestsRequest, context) in
        try await self.listFriendRequests(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.FriendService`.
public struct FriendServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Asks somebody to be friends. If that person has asked the caller already, both are friends at once.
  ///
  /// A request that was declined looks to its sender as if it waited; 30 days after it was declined it may be asked again. A request that nobody has
  /// answered within 90 days ends, for both, and may be made again at once. Another request to the same person within a day after one was taken back
  /// is in the list without a notification.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT SELF; ALREADY_EXISTS ALREADY_FRIENDS; ALREADY_EXISTS REQUEST_PENDING; RESOURCE_EXHAUSTED
  /// FRIENDS_FULL when either has 500 friends; RESOURCE_EXHAUSTED REQUESTS_FULL when 100 requests of the caller wait, or 500 wait for the other one,
  /// those of people who are leaving not counted; RESOURCE_EXHAUSTED TOO_MANY_FRIEND_REQUESTS after 100 requests of the caller within a day, fewer
  /// in an account's first week, whatever has become of them; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func sendFriendRequest(
    _ request: SendFriendRequestRequest, _ options: CallOptions = .init()
  ) async throws -> SendFriendRequestResponse {
    try await channel.unary(FriendServiceMethods.sendFriendRequest, request, options)
  }

  /// Accepts or declines a request. The sender is not told of a decline.
  ///
  /// Errors: NOT_FOUND REQUEST_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; RESOURCE_EXHAUSTED FRIENDS_FULL when
  /// either has 500 friends; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func respondFriendRequest(
    _ request: RespondFriendRequestRequest, _ options: CallOptions = .init()
  ) async throws -> RespondFriendRequestResponse {
    try await channel.unary(FriendServiceMethods.respondFriendRequest, request, options)
  }

  /// Declines requests that wait for the caller, the oldest first, at most 100 with one call: for a person whom a crowd has asked. The senders are
  /// not told of it, as of a decline by itself.
  ///
  /// Errors: ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func declineAllFriendRequests(
    _ request: DeclineAllFriendRequestsRequest, _ options: CallOptions = .init()
  ) async throws -> DeclineAllFriendRequestsResponse {
    try await channel.unary(FriendServiceMethods.declineAllFriendRequests, request, options)
  }

  /// Takes the caller's own request back.
  ///
  /// Errors: NOT_FOUND REQUEST_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func cancelFriendRequest(
    _ request: CancelFriendRequestRequest, _ options: CallOptions = .init()
  ) async throws -> CancelFriendRequestResponse {
    try await channel.unary(FriendServiceMethods.cancelFriendRequest, request, options)
  }

  /// Ends a friendship, for both.
  ///
  /// Errors: NOT_FOUND NOT_FRIENDS; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func removeFriend(
    _ request: RemoveFriendRequest, _ options: CallOptions = .init()
  ) async throws -> RemoveFriendResponse {
    try await channel.unary(FriendServiceMethods.removeFriend, request, options)
  }

  /// Lists the caller's friends, the latest first. Accounts that are leaving are left out. Scores that cannot be told now are left out as well.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative, page_token is not one of ours, or score_realm is none; UNAVAILABLE
  /// UNAVAILABLE when a page after the first was asked for in the order of scores, and they cannot be told now.
  public nonisolated(nonsending) func listFriends(
    _ request: ListFriendsRequest, _ options: CallOptions = .init()
  ) async throws -> ListFriendsResponse {
    try await channel.unary(FriendServiceMethods.listFriends, request, options)
  }

  /// Lists requests that wait for the caller, or those of the caller that wait, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative, page_token is not one of ours, or direction is none.
  public nonisolated(nonsending) func listFriendRequests(
    _ request: ListFriendRequestsRequest, _ options: CallOptions = .init()
  ) async throws -> ListFriendRequestsResponse {
    try await channel.unary(FriendServiceMethods.listFriendRequests, request, options)
  }
}
