// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_feed_pages.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.MeetingFeedPageService`: known before a body is read.
public enum MeetingFeedPageServiceMethods {
  /// Gets the calendar of a feed.
  public static let readMeetingFeed = MethodRow(
    path: "/cairn.social.internal.v1.MeetingFeedPageService/ReadMeetingFeed",
    access: .internal, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.internal.v1.ReadMeetingFeedRequest", responseType: "cairn.social.internal.v1.ReadMeetingFeedResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [readMeetingFeed]
}

/// Hands the feeds of meetings to the gateway, which serves them to every calendar that has a path to one.
public protocol MeetingFeedPageServiceHandlers: Sendable {
  /// Gets the calendar of a feed.
  ///
  /// Errors: NOT_FOUND MEETING_FEED_NOT_FOUND for a token that was not made here, and for a feed that is over; UNAVAILABLE UNAVAILABLE when nobody can say
  /// whose it is; PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  nonisolated(nonsending) func readMeetingFeed(_ request: ReadMeetingFeedRequest, _ context: RequestContext) async throws -> ReadMeetingFeedResponse
}

extension MeetingFeedPageServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MeetingFeedPageServiceMethods.readMeetingFeed) { (request: ReadMeetingFeedRequest, context) in
        try await self.readMeetingFeed(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.MeetingFeedPageService`.
public struct MeetingFeedPageServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the calendar of a feed.
  ///
  /// Errors: NOT_FOUND MEETING_FEED_NOT_FOUND for a token that was not made here, and for a feed that is over; UNAVAILABLE UNAVAILABLE when nobody can say
  /// whose it is; PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  public nonisolated(nonsending) func readMeetingFeed(
    _ request: ReadMeetingFeedRequest, _ options: CallOptions = .init()
  ) async throws -> ReadMeetingFeedResponse {
    try await channel.unary(MeetingFeedPageServiceMethods.readMeetingFeed, request, options)
  }
}
