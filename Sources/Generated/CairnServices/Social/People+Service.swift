// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.PeopleService`: known before a body is read.
public enum PeopleServiceMethods {
  /// Searches for people whose user name begins with username_prefix, in the order of the names. The caller is left out, and so are people who have
  public static let searchUsers = MethodRow(
    path: "/cairn.social.v1.PeopleService/SearchUsers",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .search, scopes: [.web],
    requestType: "cairn.social.v1.SearchUsersRequest", responseType: "cairn.social.v1.SearchUsersResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [searchUsers]
}

/// Finds people by their names.
public protocol PeopleServiceHandlers: Sendable {
  /// Searches for people whose user name begins with username_prefix, in the order of the names. The caller is left out, and so are people who have
  /// blocked the caller or were blocked, and people who are leaving. Minors, as far as a birth date was told, are found by their whole name only.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: username_prefix (TOO_SHORT, TOO_LONG, USERNAME_INVALID), page_size when it
  /// is negative (OUT_OF_RANGE), page_token when it is not one of ours.
  nonisolated(nonsending) func searchUsers(_ request: SearchUsersRequest, _ context: RequestContext) async throws -> SearchUsersResponse
}

extension PeopleServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PeopleServiceMethods.searchUsers) { (request: SearchUsersRequest, context) in
        try await self.searchUsers(request, context)
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

  /// Searches for people whose user name begins with username_prefix, in the order of the names. The caller is left out, and so are people who have
  /// blocked the caller or were blocked, and people who are leaving. Minors, as far as a birth date was told, are found by their whole name only.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: username_prefix (TOO_SHORT, TOO_LONG, USERNAME_INVALID), page_size when it
  /// is negative (OUT_OF_RANGE), page_token when it is not one of ours.
  public nonisolated(nonsending) func searchUsers(
    _ request: SearchUsersRequest, _ options: CallOptions = .init()
  ) async throws -> SearchUsersResponse {
    try await channel.unary(PeopleServiceMethods.searchUsers, request, options)
  }
}
