// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// What is known of the methods of `cairn.social.v1.PeopleService` before a body is read.
public enum PeopleServiceMethods {
  /// Searches for people whose user name begins so, in the order of the names. Left out are the caller, whoever has blocked the caller or was
  public static let searchUsers = MethodRow(
    path: "/cairn.social.v1.PeopleService/SearchUsers",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .search,
    requestType: "cairn.social.v1.SearchUsersRequest", responseType: "cairn.social.v1.SearchUsersResponse")

  /// Tells other services what one person may see of another one's profile, so that what they show beside it follows the same rule.
  public static let checkView = MethodRow(
    path: "/cairn.social.v1.PeopleService/CheckView",
    access: .internal, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.CheckViewRequest", responseType: "cairn.social.v1.CheckViewResponse")

  /// Describes people to one who looks, for lists that strangers are in, such as leaderboards. Left out is of whom the viewer may not see more
  public static let describePeople = MethodRow(
    path: "/cairn.social.v1.PeopleService/DescribePeople",
    access: .internal, idempotency: .read,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.DescribePeopleRequest", responseType: "cairn.social.v1.DescribePeopleResponse")

  /// Finds those who read their stream at this moment, whether or not they appear offline: who would hear of something at once.
  public static let findPresent = MethodRow(
    path: "/cairn.social.v1.PeopleService/FindPresent",
    access: .internal, idempotency: .read,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.FindPresentRequest", responseType: "cairn.social.v1.FindPresentResponse")

  /// Finds all friends of somebody but those who are leaving.
  public static let findFriends = MethodRow(
    path: "/cairn.social.v1.PeopleService/FindFriends",
    access: .internal, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.FindFriendsRequest", responseType: "cairn.social.v1.FindFriendsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [searchUsers, checkView, describePeople, findPresent, findFriends]
}

/// Finds people by their names, and tells other services who may see whom.
public protocol PeopleServiceHandlers: Sendable {
  /// Searches for people whose user name begins so, in the order of the names. Left out are the caller, whoever has blocked the caller or was
  /// blocked, and whoever is leaving. Minors, as far as a birth date was told, are found by their whole name only.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: username_prefix (TOO_SHORT, TOO_LONG, USERNAME_INVALID), page_size when it
  /// is negative (OUT_OF_RANGE), page_token when it is not one of ours.
  nonisolated(nonsending) func searchUsers(_ request: SearchUsersRequest, _ context: RequestContext) async throws -> SearchUsersResponse

  /// Tells other services what one person may see of another one's profile, so that what they show beside it follows the same rule.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); UNAVAILABLE UNAVAILABLE when AuthService does not answer.
  nonisolated(nonsending) func checkView(_ request: CheckViewRequest, _ context: RequestContext) async throws -> CheckViewResponse

  /// Describes people to one who looks, for lists that strangers are in, such as leaderboards. Left out is of whom the viewer may not see more
  /// than the name: who has blocked the viewer or was blocked, strangers who are minors, whoever has no name or is leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY); UNAVAILABLE UNAVAILABLE when AuthService does not
  /// answer.
  nonisolated(nonsending) func describePeople(_ request: DescribePeopleRequest, _ context: RequestContext) async throws -> DescribePeopleResponse

  /// Finds those who read their stream at this moment, whether or not they appear offline: who would hear of something at once.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  nonisolated(nonsending) func findPresent(_ request: FindPresentRequest, _ context: RequestContext) async throws -> FindPresentResponse

  /// Finds all friends of somebody but those who are leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  nonisolated(nonsending) func findFriends(_ request: FindFriendsRequest, _ context: RequestContext) async throws -> FindFriendsResponse
}

extension PeopleServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PeopleServiceMethods.searchUsers) { (request: SearchUsersRequest, context) in
        try await self.searchUsers(request, context)
      },
      .unary(PeopleServiceMethods.checkView) { (request: CheckViewRequest, context) in
        try await self.checkView(request, context)
      },
      .unary(PeopleServiceMethods.describePeople) { (request: DescribePeopleRequest, context) in
        try await self.describePeople(request, context)
      },
      .unary(PeopleServiceMethods.findPresent) { (request: FindPresentRequest, context) in
        try await self.findPresent(request, context)
      },
      .unary(PeopleServiceMethods.findFriends) { (request: FindFriendsRequest, context) in
        try await self.findFriends(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.PeopleService`.
public struct PeopleServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Searches for people whose user name begins so, in the order of the names. Left out are the caller, whoever has blocked the caller or was
  /// blocked, and whoever is leaving. Minors, as far as a birth date was told, are found by their whole name only.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: username_prefix (TOO_SHORT, TOO_LONG, USERNAME_INVALID), page_size when it
  /// is negative (OUT_OF_RANGE), page_token when it is not one of ours.
  public nonisolated(nonsending) func searchUsers(
    _ request: SearchUsersRequest, _ options: CallOptions = .init()
  ) async throws -> SearchUsersResponse {
    try await channel.unary(PeopleServiceMethods.searchUsers, request, options)
  }

  /// Tells other services what one person may see of another one's profile, so that what they show beside it follows the same rule.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); UNAVAILABLE UNAVAILABLE when AuthService does not answer.
  public nonisolated(nonsending) func checkView(
    _ request: CheckViewRequest, _ options: CallOptions = .init()
  ) async throws -> CheckViewResponse {
    try await channel.unary(PeopleServiceMethods.checkView, request, options)
  }

  /// Describes people to one who looks, for lists that strangers are in, such as leaderboards. Left out is of whom the viewer may not see more
  /// than the name: who has blocked the viewer or was blocked, strangers who are minors, whoever has no name or is leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY); UNAVAILABLE UNAVAILABLE when AuthService does not
  /// answer.
  public nonisolated(nonsending) func describePeople(
    _ request: DescribePeopleRequest, _ options: CallOptions = .init()
  ) async throws -> DescribePeopleResponse {
    try await channel.unary(PeopleServiceMethods.describePeople, request, options)
  }

  /// Finds those who read their stream at this moment, whether or not they appear offline: who would hear of something at once.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  public nonisolated(nonsending) func findPresent(
    _ request: FindPresentRequest, _ options: CallOptions = .init()
  ) async throws -> FindPresentResponse {
    try await channel.unary(PeopleServiceMethods.findPresent, request, options)
  }

  /// Finds all friends of somebody but those who are leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  public nonisolated(nonsending) func findFriends(
    _ request: FindFriendsRequest, _ options: CallOptions = .init()
  ) async throws -> FindFriendsResponse {
    try await channel.unary(PeopleServiceMethods.findFriends, request, options)
  }
}
