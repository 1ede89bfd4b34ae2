// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddy_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// An event of LocalBuddy in a person's stream (cairn.social.v1.UserEvent). Content that a client does not know is of a later version: the client
/// passes over it.
public struct LocalBuddyEvent: Message {
  public static let protoName = "cairn.social.localbuddy.v1.LocalBuddyEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "meeting.changed".
    case meetingChanged(MeetingChanged)
  }

  /// The change that has happened.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: OneOfContent? = nil) {
    self.content = content
  }
}

/// Event "meeting.changed", to both who meet.
public struct MeetingChanged: Message {
  public static let protoName = "cairn.social.localbuddy.v1.MeetingChanged"

  /// Names the meeting: a UUID.
  public var meetingID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "") {
    self.meetingID = meetingID
  }
}
