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
    /// "meeting.starting".
    case meetingStarting(MeetingStarting)
    /// "feedback.shown".
    case feedbackShown(FeedbackShown)
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

/// Event "meeting.changed", to both who meet: get the meeting anew.
///
/// One of the two is notified of it, about the other and with the meeting as object, topic MEETINGS: "meeting.created" that it is proposed, "meeting.accepted"
/// and "meeting.denied" of the answer, "meeting.cancelled" that the other does not come to one that was proposed or fixed.
public struct MeetingChanged: Message {
  public static let protoName = "cairn.social.localbuddy.v1.MeetingChanged"

  /// Names the meeting: a UUID.
  public var meetingID: String = ""

  /// State that it is in now.
  public var state: MeetingState = .unspecified

  /// Number of that state.
  public var version: Int64 = 0

  /// Meeting that was proposed in its place: a UUID; empty for none.
  public var replacingMeetingID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", state: MeetingState = .unspecified, version: Int64 = 0, replacingMeetingID: String = "") {
    self.meetingID = meetingID
    self.state = state
    self.version = version
    self.replacingMeetingID = replacingMeetingID
  }
}

/// Event "meeting.starting", to both who meet: a fixed meeting is a day or an hour away, or begins. Both are notified of it by
/// "meeting.reminder" and "meeting.starting", which rings in quiet hours too.
public struct MeetingStarting: Message {
  public static let protoName = "cairn.social.localbuddy.v1.MeetingStarting"

  /// Names the meeting: a UUID.
  public var meetingID: String = ""

  /// Minutes before the beginning: 1,440, 60 or 0.
  public var minutesBefore: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", minutesBefore: Int32 = 0) {
    self.meetingID = meetingID
    self.minutesBefore = minutesBefore
  }
}

/// Event "feedback.shown", to both who have met: each sees what the other has written.
public struct FeedbackShown: Message {
  public static let protoName = "cairn.social.localbuddy.v1.FeedbackShown"

  /// Names the meeting: a UUID.
  public var meetingID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "") {
    self.meetingID = meetingID
  }
}
