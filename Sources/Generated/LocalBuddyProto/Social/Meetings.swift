// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meetings.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Outcome of a meeting so far.
public enum MeetingState: MessageEnum {
  /// A state of a later version.
  case unspecified
  /// Proposed, and not decided.
  case proposed
  /// Accepted: it is fixed.
  case accepted
  /// Denied.
  case denied
  /// Cancelled.
  case cancelled
  /// Not decided when its time came.
  case expired
  /// Another one was proposed in its place.
  case moved
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .proposed, .accepted, .denied, .cancelled, .expired, .moved]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .proposed: 1
    case .accepted: 2
    case .denied: 3
    case .cancelled: 4
    case .expired: 5
    case .moved: 6
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .proposed
    case 2: self = .accepted
    case 3: self = .denied
    case 4: self = .cancelled
    case 5: self = .expired
    case 6: self = .moved
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MEETING_STATE_UNSPECIFIED"
    case .proposed: "MEETING_STATE_PROPOSED"
    case .accepted: "MEETING_STATE_ACCEPTED"
    case .denied: "MEETING_STATE_DENIED"
    case .cancelled: "MEETING_STATE_CANCELLED"
    case .expired: "MEETING_STATE_EXPIRED"
    case .moved: "MEETING_STATE_MOVED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MEETING_STATE_UNSPECIFIED": self = .unspecified
    case "MEETING_STATE_PROPOSED": self = .proposed
    case "MEETING_STATE_ACCEPTED": self = .accepted
    case "MEETING_STATE_DENIED": self = .denied
    case "MEETING_STATE_CANCELLED": self = .cancelled
    case "MEETING_STATE_EXPIRED": self = .expired
    case "MEETING_STATE_MOVED": self = .moved
    default: return nil
    }
  }
}

/// Kind of a meeting for the one who looks at it.
public enum MeetingKind: MessageEnum {
  /// One that is over without having been fixed.
  case unspecified
  /// Accepted.
  case fixed
  /// The other has proposed it, and the caller decides.
  case new
  /// The caller has proposed it, and the other has not decided.
  case pending
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .fixed, .new, .pending]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .fixed: 1
    case .new: 2
    case .pending: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .fixed
    case 2: self = .new
    case 3: self = .pending
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MEETING_KIND_UNSPECIFIED"
    case .fixed: "MEETING_KIND_FIXED"
    case .new: "MEETING_KIND_NEW"
    case .pending: "MEETING_KIND_PENDING"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MEETING_KIND_UNSPECIFIED": self = .unspecified
    case "MEETING_KIND_FIXED": self = .fixed
    case "MEETING_KIND_NEW": self = .new
    case "MEETING_KIND_PENDING": self = .pending
    default: return nil
    }
  }
}

/// Content that two people agree upon.
public struct MeetingContent: Message {
  public static let protoName = "cairn.social.localbuddy.v1.MeetingContent"

  /// By the calendar at the place, "YYYY-MM-DD".
  public var date: String = ""

  /// By the clock at the place, "HH:MM" of 24 hours.
  public var time: String = ""

  /// IANA time zone of the place, for example "Europe/Rome". It has to be named: that of Preferences is the person's, and not the place's.
  public var timeZone: String = ""

  /// Side of the hour that the clock shows twice when summer ends: 0 for the first time, 1 for the second. 0 elsewhere.
  public var fold: Int32 = 0

  /// 15 to 1,440; 0 means 60.
  public var durationMinutes: Int32 = 0

  /// At most 100 characters; may be empty. Title, description and place are empty for the other one where moderators have hidden them; they are reported
  /// together, as content of the kind "meeting" with the meeting's id.
  public var title: String = ""

  /// At most 1,000 characters; may be empty.
  public var descriptionField: String = ""

  /// Place in words, at most 200 characters; may be empty.
  public var place: String = ""

  /// Place on the map; may be absent.
  public var position: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(date: String = "", time: String = "", timeZone: String = "", fold: Int32 = 0, durationMinutes: Int32 = 0, title: String = "", descriptionField: String = "", place: String = "", position: CairnProto.LatLng? = nil) {
    self.date = date
    self.time = time
    self.timeZone = timeZone
    self.fold = fold
    self.durationMinutes = durationMinutes
    self.title = title
    self.descriptionField = descriptionField
    self.place = place
    self.position = position
  }
}

/// A meeting as one of the two sees it.
public struct Meeting: Message {
  public static let protoName = "cairn.social.localbuddy.v1.Meeting"

  /// Names the meeting: a UUID.
  public var meetingID: String = ""

  /// The other person; without a name where the account is gone.
  public var person: CairnProto.Person? = nil

  /// Content that was agreed upon, or is proposed.
  public var content: MeetingContent? = nil

  /// Outcome so far.
  public var state: MeetingState = .unspecified

  /// Kind for the caller.
  public var kind: MeetingKind = .unspecified

  /// Whether the caller has proposed it.
  public var isOwnProposal: Bool = false

  /// Instant at which it begins, as the rules of its time zone are known today.
  public var startTime: Moment? = nil

  /// Instant at which it ends.
  public var endTime: Moment? = nil

  /// Number of the meeting's state, raised by each change.
  public var version: Int64 = 0

  /// Time at which it was proposed.
  public var createTime: Moment? = nil

  /// Time at which it was decided, cancelled, moved or expired; absent before.
  public var changeTime: Moment? = nil

  /// Whether the caller has cancelled it.
  public var isCancelledByCaller: Bool = false

  /// Reason of whoever has cancelled it; may be empty, as it is for the other one where moderators have hidden it. Reported as content of the kind "meeting"
  /// with the meeting's id and ":reason" behind it.
  public var cancelReason: String = ""

  /// Meeting that it was proposed in place of: a UUID; empty for none.
  public var replacedMeetingID: String = ""

  /// Meeting that was proposed in its place: a UUID; empty for none.
  public var replacingMeetingID: String = ""

  /// Whether the caller can give feedback now.
  public var canGiveFeedback: Bool = false

  /// Time until which feedback can be given; absent for a meeting that is not fixed.
  public var feedbackEndTime: Moment? = nil

  /// Rating that the caller has given, 1 to 5; 0 for none.
  public var givenRating: Int32 = 0

  /// Whether the content or the reason is a stranger's, written before the other one had answered, and has words that lead out of Cairn: a client warns its
  /// reader, as ChatMessage.leads_elsewhere says.
  public var leadsElsewhere: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", person: CairnProto.Person? = nil, content: MeetingContent? = nil, state: MeetingState = .unspecified, kind: MeetingKind = .unspecified, isOwnProposal: Bool = false, startTime: Moment? = nil, endTime: Moment? = nil, version: Int64 = 0, createTime: Moment? = nil, changeTime: Moment? = nil, isCancelledByCaller: Bool = false, cancelReason: String = "", replacedMeetingID: String = "", replacingMeetingID: String = "", canGiveFeedback: Bool = false, feedbackEndTime: Moment? = nil, givenRating: Int32 = 0, leadsElsewhere: Bool = false) {
    self.meetingID = meetingID
    self.person = person
    self.content = content
    self.state = state
    self.kind = kind
    self.isOwnProposal = isOwnProposal
    self.startTime = startTime
    self.endTime = endTime
    self.version = version
    self.createTime = createTime
    self.changeTime = changeTime
    self.isCancelledByCaller = isCancelledByCaller
    self.cancelReason = cancelReason
    self.replacedMeetingID = replacedMeetingID
    self.replacingMeetingID = replacingMeetingID
    self.canGiveFeedback = canGiveFeedback
    self.feedbackEndTime = feedbackEndTime
    self.givenRating = givenRating
    self.leadsElsewhere = leadsElsewhere
  }
}

/// Meeting to propose.
public struct CreateMeetingRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.CreateMeetingRequest"

  /// A UUID.
  public var otherAccountID: String = ""

  /// Content of the proposal.
  public var content: MeetingContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(otherAccountID: String = "", content: MeetingContent? = nil) {
    self.otherAccountID = otherAccountID
    self.content = content
  }
}

/// The meeting is proposed.
public struct CreateMeetingResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.CreateMeetingResponse"

  /// Names the meeting: a UUID.
  public var meetingID: String = ""

  /// Fixed meetings of the caller at that time, which is no error: UUIDs, at most 10.
  public var overlappingMeetingIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", overlappingMeetingIDs: [String] = []) {
    self.meetingID = meetingID
    self.overlappingMeetingIDs = overlappingMeetingIDs
  }
}

/// Answer to a proposal.
public struct RespondMeetingRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RespondMeetingRequest"

  /// Answers that there are.
  public enum Answer: MessageEnum {
    /// Refused.
    case unspecified
    /// The caller comes.
    case accept
    /// The caller does not come.
    case deny
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .accept, .deny]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .accept: 1
      case .deny: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .accept
      case 2: self = .deny
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "ANSWER_UNSPECIFIED"
      case .accept: "ANSWER_ACCEPT"
      case .deny: "ANSWER_DENY"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "ANSWER_UNSPECIFIED": self = .unspecified
      case "ANSWER_ACCEPT": self = .accept
      case "ANSWER_DENY": self = .deny
      default: return nil
      }
    }
  }

  /// A UUID.
  public var meetingID: String = ""

  /// Answer of the caller.
  public var answer: RespondMeetingRequest.Answer = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", answer: RespondMeetingRequest.Answer = .unspecified) {
    self.meetingID = meetingID
    self.answer = answer
  }
}

/// The answer was kept.
public struct RespondMeetingResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RespondMeetingResponse"

  /// State that the meeting is in now.
  public var state: MeetingState = .unspecified

  /// Other fixed meetings of the caller at that time, which is no error: UUIDs, at most 10.
  public var overlappingMeetingIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: MeetingState = .unspecified, overlappingMeetingIDs: [String] = []) {
    self.state = state
    self.overlappingMeetingIDs = overlappingMeetingIDs
  }
}

/// Meeting to cancel.
public struct CancelMeetingRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.CancelMeetingRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// Reason to tell the other, at most 500 characters; may be empty.
  public var reason: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", reason: String = "") {
    self.meetingID = meetingID
    self.reason = reason
  }
}

/// The meeting is cancelled.
public struct CancelMeetingResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.CancelMeetingResponse"

  /// State that the meeting is in now.
  public var state: MeetingState = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: MeetingState = .unspecified) {
    self.state = state
  }
}

/// Meeting to move.
public struct RescheduleMeetingRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RescheduleMeetingRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// Content of the new proposal, whole.
  public var content: MeetingContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", content: MeetingContent? = nil) {
    self.meetingID = meetingID
    self.content = content
  }
}

/// Another meeting is proposed.
public struct RescheduleMeetingResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RescheduleMeetingResponse"

  /// Names the new meeting: a UUID.
  public var meetingID: String = ""

  /// Fixed meetings of the caller at that time, which is no error: UUIDs, at most 10.
  public var overlappingMeetingIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", overlappingMeetingIDs: [String] = []) {
    self.meetingID = meetingID
    self.overlappingMeetingIDs = overlappingMeetingIDs
  }
}

/// Meeting to get.
public struct GetMeetingRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "") {
    self.meetingID = meetingID
  }
}

/// The meeting.
public struct GetMeetingResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingResponse"

  /// As the caller sees it.
  public var meeting: Meeting? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meeting: Meeting? = nil) {
    self.meeting = meeting
  }
}

/// Meetings to list.
public struct ListMeetingsRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.ListMeetingsRequest"

  /// Only those with this person: a UUID; empty for all.
  public var withAccountID: String = ""

  /// Only those that begin then or later; absent for all.
  public var fromTime: Moment? = nil

  /// Only those that begin before; absent for all.
  public var toTime: Moment? = nil

  /// Whether those are listed as well that were denied, cancelled, moved or expired: for a new device.
  public var includesEnded: Bool = false

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(withAccountID: String = "", fromTime: Moment? = nil, toTime: Moment? = nil, includesEnded: Bool = false, pageSize: Int32 = 0, pageToken: String = "") {
    self.withAccountID = withAccountID
    self.fromTime = fromTime
    self.toTime = toTime
    self.includesEnded = includesEnded
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of meetings.
public struct ListMeetingsResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.ListMeetingsResponse"

  /// The earliest first.
  public var meetings: [Meeting] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetings: [Meeting] = [], nextPageToken: String = "") {
    self.meetings = meetings
    self.nextPageToken = nextPageToken
  }
}

/// Month that is asked about.
public struct GetMeetingMonthRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingMonthRequest"

  /// "YYYY-MM".
  public var month: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(month: String = "") {
    self.month = month
  }
}

/// Meetings of one day.
public struct MeetingDay: Message {
  public static let protoName = "cairn.social.localbuddy.v1.MeetingDay"

  /// "YYYY-MM-DD".
  public var date: String = ""

  /// Number of fixed meetings.
  public var fixedCount: Int32 = 0

  /// Number of meetings that the caller decides.
  public var newCount: Int32 = 0

  /// Number of meetings that the other has not decided.
  public var pendingCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(date: String = "", fixedCount: Int32 = 0, newCount: Int32 = 0, pendingCount: Int32 = 0) {
    self.date = date
    self.fixedCount = fixedCount
    self.newCount = newCount
    self.pendingCount = pendingCount
  }
}

/// Days with meetings.
public struct GetMeetingMonthResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingMonthResponse"

  /// In their order; days without meetings are left out.
  public var days: [MeetingDay] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(days: [MeetingDay] = []) {
    self.days = days
  }
}

/// Meeting to put into a calendar.
public struct GetMeetingCalendarRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingCalendarRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "") {
    self.meetingID = meetingID
  }
}

/// File for a calendar.
public struct GetMeetingCalendarResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingCalendarResponse"

  /// Content of a file of type text/calendar. The same meeting has the same UID, and a later SEQUENCE after a change.
  public var calendar: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(calendar: String = "") {
    self.calendar = calendar
  }
}
