// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_feedback.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Feedback that somebody has been given.
public struct MeetingFeedback: Message {
  public static let protoName = "cairn.social.localbuddy.v1.MeetingFeedback"

  /// Names the feedback.
  public var feedbackID: String = ""

  /// Author; absent where the account is gone, or the two are kept apart.
  public var author: CairnProto.Person? = nil

  /// 1 to 5.
  public var rating: Int32 = 0

  /// Text of the author; may be empty.
  public var text: String = ""

  /// Time since when it is seen.
  public var showTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(feedbackID: String = "", author: CairnProto.Person? = nil, rating: Int32 = 0, text: String = "", showTime: Moment? = nil) {
    self.feedbackID = feedbackID
    self.author = author
    self.rating = rating
    self.text = text
    self.showTime = showTime
  }
}

/// Feedback to give.
public struct GiveFeedbackRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GiveFeedbackRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// 1 to 5.
  public var rating: Int32 = 0

  /// At most 1,000 characters; may be empty.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", rating: Int32 = 0, text: String = "") {
    self.meetingID = meetingID
    self.rating = rating
    self.text = text
  }
}

/// The feedback was kept.
public struct GiveFeedbackResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GiveFeedbackResponse"

  /// Whether it is seen already, because the other side has given some before.
  public var isShown: Bool = false

  /// Time from which it is seen at the latest.
  public var showTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isShown: Bool = false, showTime: Moment? = nil) {
    self.isShown = isShown
    self.showTime = showTime
  }
}

/// Person whose feedback is asked for.
public struct ListFeedbackRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.ListFeedbackRequest"

  /// A UUID.
  public var accountID: String = ""

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.accountID = accountID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of feedback.
public struct ListFeedbackResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.ListFeedbackResponse"

  /// The latest first.
  public var entries: [MeetingFeedback] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Average of all ratings, 1 to 5; 0 without any.
  public var ratingAverage: Double = 0

  /// Number of all ratings.
  public var feedbackCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [MeetingFeedback] = [], nextPageToken: String = "", ratingAverage: Double = 0, feedbackCount: Int32 = 0) {
    self.entries = entries
    self.nextPageToken = nextPageToken
    self.ratingAverage = ratingAverage
    self.feedbackCount = feedbackCount
  }
}
