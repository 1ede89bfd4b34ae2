// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_shares.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// State of a link.
public enum MeetingShareState: MessageEnum {
  /// A state of a later version.
  case unspecified
  /// It shows the meeting.
  case open
  /// Its maker has said "home".
  case home
  /// Its maker has taken it back.
  case revoked
  /// Its time is over, and its maker has said nothing.
  case expired
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .open, .home, .revoked, .expired]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .open: 1
    case .home: 2
    case .revoked: 3
    case .expired: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .open
    case 2: self = .home
    case 3: self = .revoked
    case 4: self = .expired
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MEETING_SHARE_STATE_UNSPECIFIED"
    case .open: "MEETING_SHARE_STATE_OPEN"
    case .home: "MEETING_SHARE_STATE_HOME"
    case .revoked: "MEETING_SHARE_STATE_REVOKED"
    case .expired: "MEETING_SHARE_STATE_EXPIRED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MEETING_SHARE_STATE_UNSPECIFIED": self = .unspecified
    case "MEETING_SHARE_STATE_OPEN": self = .open
    case "MEETING_SHARE_STATE_HOME": self = .home
    case "MEETING_SHARE_STATE_REVOKED": self = .revoked
    case "MEETING_SHARE_STATE_EXPIRED": self = .expired
    default: return nil
    }
  }
}

/// A link to a meeting.
public struct MeetingShare: Message {
  public static let protoName = "cairn.social.localbuddy.v1.MeetingShare"

  /// UUID.
  public var shareID: String = ""

  /// Path below the gateway's address: "/trusted/" and a token. Everybody who has it sees the page.
  public var path: String = ""

  /// State of it.
  public var state: MeetingShareState = .unspecified

  /// Time at which it was made.
  public var createTime: Moment? = nil

  /// Time at which it is over by itself.
  public var expireTime: Moment? = nil

  /// Time at which its maker has ended it; absent while it is not.
  public var endTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(shareID: String = "", path: String = "", state: MeetingShareState = .unspecified, createTime: Moment? = nil, expireTime: Moment? = nil, endTime: Moment? = nil) {
    self.shareID = shareID
    self.path = path
    self.state = state
    self.createTime = createTime
    self.expireTime = expireTime
    self.endTime = endTime
  }
}

/// Meeting to show.
public struct ShareMeetingRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.ShareMeetingRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// Language of the page, a tag of BCP 47; English where Cairn does not know the language, and when it is empty.
  public var language: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "", language: String = "") {
    self.meetingID = meetingID
    self.language = language
  }
}

/// The link is made: GetMeetingShares has its path.
public struct ShareMeetingResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.ShareMeetingResponse"

  /// UUID.
  public var shareID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(shareID: String = "") {
    self.shareID = shareID
  }
}

/// Meeting from which the caller has come home.
public struct SayHomeRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.SayHomeRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "") {
    self.meetingID = meetingID
  }
}

/// The links are over.
public struct SayHomeResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.SayHomeResponse"

  /// Every field at its default.
  public init() {}
}

/// Link to take back.
public struct RevokeMeetingShareRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RevokeMeetingShareRequest"

  /// A UUID.
  public var shareID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(shareID: String = "") {
    self.shareID = shareID
  }
}

/// The link is over.
public struct RevokeMeetingShareResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RevokeMeetingShareResponse"

  /// Every field at its default.
  public init() {}
}

/// Meeting whose links are asked for.
public struct GetMeetingSharesRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingSharesRequest"

  /// A UUID.
  public var meetingID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(meetingID: String = "") {
    self.meetingID = meetingID
  }
}

/// The links.
public struct GetMeetingSharesResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetMeetingSharesResponse"

  /// The earliest first.
  public var shares: [MeetingShare] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(shares: [MeetingShare] = []) {
    self.shares = shares
  }
}
