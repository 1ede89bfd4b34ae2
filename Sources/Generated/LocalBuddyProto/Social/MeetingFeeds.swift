// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_feeds.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Asks for the path.
public struct GetMeetingFeedRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingFeedRequest"

  /// Every field at its default.
  public init() {}
}

/// The path.
public struct GetMeetingFeedResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingFeedResponse"

  /// Path below the gateway's address: "/calendar/" and a token; empty where the caller has no feed.
  public var path: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(path: String = "") {
    self.path = path
  }
}

/// Asks for another path.
public struct RenewMeetingFeedRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RenewMeetingFeedRequest"

  /// Every field at its default.
  public init() {}
}

/// The feed has another path: GetMeetingFeed has it.
public struct RenewMeetingFeedResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RenewMeetingFeedResponse"

  /// Every field at its default.
  public init() {}
}

/// Asks for the end of the feed.
public struct StopMeetingFeedRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.StopMeetingFeedRequest"

  /// Every field at its default.
  public init() {}
}

/// The feed is over.
public struct StopMeetingFeedResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.StopMeetingFeedResponse"

  /// Every field at its default.
  public init() {}
}
