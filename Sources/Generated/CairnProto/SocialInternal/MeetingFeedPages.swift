// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_feed_pages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Feed to read.
public struct ReadMeetingFeedRequest: Message {
  public static let protoName = "cairn.social.internal.v1.ReadMeetingFeedRequest"

  /// Token of the path: what follows "/calendar/".
  public var token: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(token: String = "") {
    self.token = token
  }
}

/// A calendar.
public struct ReadMeetingFeedResponse: Message {
  public static let protoName = "cairn.social.internal.v1.ReadMeetingFeedResponse"

  /// File of RFC 5545 in UTF-8.
  public var calendar: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(calendar: [UInt8] = []) {
    self.calendar = calendar
  }
}
