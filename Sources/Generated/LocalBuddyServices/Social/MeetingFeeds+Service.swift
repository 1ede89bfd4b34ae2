// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_feeds.proto; not by hand.
// swift-format-ignore-file

public import LocalBuddyProto
public import RPC

/// Rows of the methods of `cairn.social.localbuddy.v1.MeetingFeedService`: known before a body is read.
public enum MeetingFeedServiceMethods {
  /// Gets the path of the caller's feed.
  public static let getMeetingFeed = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingFeedService/GetMeetingFeed",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.localbuddy.v1.GetMeetingFeedRequest", responseType: "cairn.social.localbuddy.v1.GetMeetingFeedResponse")

  /// Makes the caller's feed, or gives it another path: the one before leads nowhere from then on.
  public static let renewMeetingFeed = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingFeedService/RenewMeetingFeed",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.RenewMeetingFeedRequest", responseType: "cairn.social.localbuddy.v1.RenewMeetingFeedResponse")

  /// Ends the caller's feed, where there is one.
  public static let stopMeetingFeed = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingFeedService/StopMeetingFeed",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.StopMeetingFeedRequest", responseType: "cairn.social.localbuddy.v1.StopMeetingFeedResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getMeetingFeed, renewMeetingFeed, stopMeetingFeed]
}

/// Gives somebody a path from which a calendar fetches all of their meetings (RFC 5545), again and again, without a log-in. Everybody who has the path sees the
/// meetings; it is over as soon as it is renewed or stopped.
///
/// Not for web pages: a path that needs no session outlives the page's.
public protocol MeetingFeedServiceHandlers: Sendable {
  /// Gets the path of the caller's feed.
  ///
  /// Errors: none of its own.
  nonisolated(nonsending) func getMeetingFeed(_ request: GetMeetingFeedRequest, _ context: RequestContext) async throws -> GetMeetingFeedResponse

  /// Makes the caller's feed, or gives it another path: the one before leads nowhere from then on.
  ///
  /// Errors: ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func renewMeetingFeed(_ request: RenewMeetingFeedRequest, _ context: RequestContext) async throws -> RenewMeetingFeedResponse

  /// Ends the caller's feed, where there is one.
  ///
  /// Errors: none of its own.
  nonisolated(nonsending) func stopMeetingFeed(_ request: StopMeetingFeedRequest, _ context: RequestContext) async throws -> StopMeetingFeedResponse
}

extension MeetingFeedServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MeetingFeedServiceMethods.getMeetingFeed) { (request: GetMeetingFeedRequest, context) in
        try await self.getMeetingFeed(request, context)
      },
      .unary(MeetingFeedServiceMethods.renewMeetingFeed) { (request: RenewMeetingFeedRequest, context) in
        try await self.renewMeetingFeed(request, context)
      },
      .unary(MeetingFeedServiceMethods.stopMeetingFeed) { (request: StopMeetingFeedRequest, context) in
        try await self.stopMeetingFeed(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.localbuddy.v1.MeetingFeedService`.
public struct MeetingFeedServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the path of the caller's feed.
  ///
  /// Errors: none of its own.
  public nonisolated(nonsending) func getMeetingFeed(
    _ request: GetMeetingFeedRequest, _ options: CallOptions = .init()
  ) async throws -> GetMeetingFeedResponse {
    try await channel.unary(MeetingFeedServiceMethods.getMeetingFeed, request, options)
  }

  /// Makes the caller's feed, or gives it another path: the one before leads nowhere from then on.
  ///
  /// Errors: ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func renewMeetingFeed(
    _ request: RenewMeetingFeedRequest, _ options: CallOptions = .init()
  ) async throws -> RenewMeetingFeedResponse {
    try await channel.unary(MeetingFeedServiceMethods.renewMeetingFeed, request, options)
  }

  /// Ends the caller's feed, where there is one.
  ///
  /// Errors: none of its own.
  public nonisolated(nonsending) func stopMeetingFeed(
    _ request: StopMeetingFeedRequest, _ options: CallOptions = .init()
  ) async throws -> StopMeetingFeedResponse {
    try await channel.unary(MeetingFeedServiceMethods.stopMeetingFeed, request, options)
  }
}
