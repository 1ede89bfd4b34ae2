// Written by protoc-gen-cairn from cairn/social/internal/v1/people_lookups.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.PeopleLookupService`: known before a body is read.
public enum PeopleLookupServiceMethods {
  /// Tells other services what one person may see of another one's profile, so that what they show beside it follows the same rule.
  public static let checkView = MethodRow(
    path: "/cairn.social.internal.v1.PeopleLookupService/CheckView",
    access: .internal, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.internal.v1.CheckViewRequest", responseType: "cairn.social.internal.v1.CheckViewResponse")

  /// Describes people to a viewer, for lists that strangers are in, such as leaderboards. People of whom the viewer may not see more than the name
  public static let describePeople = MethodRow(
    path: "/cairn.social.internal.v1.PeopleLookupService/DescribePeople",
    access: .internal, idempotency: .read,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.internal.v1.DescribePeopleRequest", responseType: "cairn.social.internal.v1.DescribePeopleResponse")

  /// Tells the time zone of somebody's Preferences, by which calls go that name none.
  public static let getPreferredTimeZone = MethodRow(
    path: "/cairn.social.internal.v1.PeopleLookupService/GetPreferredTimeZone",
    access: .internal, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.internal.v1.GetPreferredTimeZoneRequest", responseType: "cairn.social.internal.v1.GetPreferredTimeZoneResponse")

  /// Finds the people who read their stream at this moment, whether or not they appear offline: they would hear of an event at once.
  public static let findPresent = MethodRow(
    path: "/cairn.social.internal.v1.PeopleLookupService/FindPresent",
    access: .internal, idempotency: .read,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.internal.v1.FindPresentRequest", responseType: "cairn.social.internal.v1.FindPresentResponse")

  /// Finds all friends of somebody but those who are leaving.
  public static let findFriends = MethodRow(
    path: "/cairn.social.internal.v1.PeopleLookupService/FindFriends",
    access: .internal, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.internal.v1.FindFriendsRequest", responseType: "cairn.social.internal.v1.FindFriendsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [checkView, describePeople, getPreferredTimeZone, findPresent, findFriends]
}

/// Tells other services who may see whom, who is a friend of whom, and who is present.
public protocol PeopleLookupServiceHandlers: Sendable {
  /// Tells other services what one person may see of another one's profile, so that what they show beside it follows the same rule.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); UNAVAILABLE UNAVAILABLE when AuthService does not answer.
  nonisolated(nonsending) func checkView(_ request: CheckViewRequest, _ context: RequestContext) async throws -> CheckViewResponse

  /// Describes people to a viewer, for lists that strangers are in, such as leaderboards. People of whom the viewer may not see more than the name
  /// are left out: those who have blocked the viewer or were blocked, strangers who are minors, and those who have no name or are leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY); UNAVAILABLE UNAVAILABLE when AuthService does not
  /// answer.
  nonisolated(nonsending) func describePeople(_ request: DescribePeopleRequest, _ context: RequestContext) async throws -> DescribePeopleResponse

  /// Tells the time zone of somebody's Preferences, by which calls go that name none.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  nonisolated(nonsending) func getPreferredTimeZone(_ request: GetPreferredTimeZoneRequest, _ context: RequestContext) async throws -> GetPreferredTimeZoneResponse

  /// Finds the people who read their stream at this moment, whether or not they appear offline: they would hear of an event at once.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  nonisolated(nonsending) func findPresent(_ request: FindPresentRequest, _ context: RequestContext) async throws -> FindPresentResponse

  /// Finds all friends of somebody but those who are leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  nonisolated(nonsending) func findFriends(_ request: FindFriendsRequest, _ context: RequestContext) async throws -> FindFriendsResponse
}

extension PeopleLookupServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PeopleLookupServiceMethods.checkView) { (request: CheckViewRequest, context) in
        try await self.checkView(request, context)
      },
      .unary(PeopleLookupServiceMethods.describePeople) { (request: DescribePeopleRequest, context) in
        try await self.describePeople(request, context)
      },
      .unary(PeopleLookupServiceMethods.getPreferredTimeZone) { (request: GetPreferredTimeZoneRequest, context) in
        try await self.getPreferredTimeZone(request, context)
      },
      .unary(PeopleLookupServiceMethods.findPresent) { (request: FindPresentRequest, context) in
        try await self.findPresent(request, context)
      },
      .unary(PeopleLookupServiceMethods.findFriends) { (request: FindFriendsRequest, context) in
        try await self.findFriends(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.PeopleLookupService`.
public struct PeopleLookupServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells other services what one person may see of another one's profile, so that what they show beside it follows the same rule.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); UNAVAILABLE UNAVAILABLE when AuthService does not answer.
  public nonisolated(nonsending) func checkView(
    _ request: CheckViewRequest, _ options: CallOptions = .init()
  ) async throws -> CheckViewResponse {
    try await channel.unary(PeopleLookupServiceMethods.checkView, request, options)
  }

  /// Describes people to a viewer, for lists that strangers are in, such as leaderboards. People of whom the viewer may not see more than the name
  /// are left out: those who have blocked the viewer or were blocked, strangers who are minors, and those who have no name or are leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY); UNAVAILABLE UNAVAILABLE when AuthService does not
  /// answer.
  public nonisolated(nonsending) func describePeople(
    _ request: DescribePeopleRequest, _ options: CallOptions = .init()
  ) async throws -> DescribePeopleResponse {
    try await channel.unary(PeopleLookupServiceMethods.describePeople, request, options)
  }

  /// Tells the time zone of somebody's Preferences, by which calls go that name none.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  public nonisolated(nonsending) func getPreferredTimeZone(
    _ request: GetPreferredTimeZoneRequest, _ options: CallOptions = .init()
  ) async throws -> GetPreferredTimeZoneResponse {
    try await channel.unary(PeopleLookupServiceMethods.getPreferredTimeZone, request, options)
  }

  /// Finds the people who read their stream at this moment, whether or not they appear offline: they would hear of an event at once.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  public nonisolated(nonsending) func findPresent(
    _ request: FindPresentRequest, _ options: CallOptions = .init()
  ) async throws -> FindPresentResponse {
    try await channel.unary(PeopleLookupServiceMethods.findPresent, request, options)
  }

  /// Finds all friends of somebody but those who are leaving.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  public nonisolated(nonsending) func findFriends(
    _ request: FindFriendsRequest, _ options: CallOptions = .init()
  ) async throws -> FindFriendsResponse {
    try await channel.unary(PeopleLookupServiceMethods.findFriends, request, options)
  }
}
