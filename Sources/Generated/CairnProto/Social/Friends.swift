// Written by protoc-gen-cairn from cairn/social/v1/friends.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// A friend of the caller.
public struct Friend: Message {
  public static let protoName = "cairn.social.v1.Friend"

  /// The friend.
  public var person: Person? = nil

  /// Time at which the two became friends.
  public var friendTime: Moment? = nil

  /// Whether they are there; absent unless it was asked for.
  public var presence: Presence? = nil

  /// Score of the friend in the app that was asked for, by what its rankings measure: at Where am I the average score, in [0, 25000]; at CACHE-OUT,
  /// Challenge Expeditions and Qwalk the points over all. Absent for a friend who has none, and unless it was asked for and could be told.
  public var score: Double? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, friendTime: Moment? = nil, presence: Presence? = nil, score: Double? = nil) {
    self.person = person
    self.friendTime = friendTime
    self.presence = presence
    self.score = score
  }
}

/// A request that waits, for 90 days at most.
public struct FriendRequest: Message {
  public static let protoName = "cairn.social.v1.FriendRequest"

  /// The person who has asked; in the caller's own requests, the person who was asked.
  public var person: Person? = nil

  /// Time of the request.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, createTime: Moment? = nil) {
    self.person = person
    self.createTime = createTime
  }
}

/// Person to ask.
public struct SendFriendRequestRequest: Message {
  public static let protoName = "cairn.social.v1.SendFriendRequestRequest"

  /// The exact user name, without regard to case. At most 254 bytes.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(username: String = "") {
    self.username = username
  }
}

/// State after the call.
public struct SendFriendRequestResponse: Message {
  public static let protoName = "cairn.social.v1.SendFriendRequestResponse"

  /// State between the two now.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// It waits for an answer.
    case pending
    /// They are friends: the other one had asked before.
    case friends
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .pending, .friends]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .pending: 1
      case .friends: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .pending
      case 2: self = .friends
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .pending: "STATE_PENDING"
      case .friends: "STATE_FRIENDS"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_PENDING": self = .pending
      case "STATE_FRIENDS": self = .friends
      default: return nil
      }
    }
  }

  /// State between the two now. The person who was asked is in the list of requests or friends, and not in this answer, which is kept for a day.
  public var state: SendFriendRequestResponse.State = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: SendFriendRequestResponse.State = .unspecified) {
    self.state = state
  }
}

/// The answer to a request.
public struct RespondFriendRequestRequest: Message {
  public static let protoName = "cairn.social.v1.RespondFriendRequestRequest"

  /// Answer to a request.
  public enum Answer: MessageEnum {
    /// Refused.
    case unspecified
    /// They become friends.
    case accept
    /// They do not, and the sender is not told.
    case decline
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .accept, .decline]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .accept: 1
      case .decline: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .accept
      case 2: self = .decline
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "ANSWER_UNSPECIFIED"
      case .accept: "ANSWER_ACCEPT"
      case .decline: "ANSWER_DECLINE"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "ANSWER_UNSPECIFIED": self = .unspecified
      case "ANSWER_ACCEPT": self = .accept
      case "ANSWER_DECLINE": self = .decline
      default: return nil
      }
    }
  }

  /// The person who has asked. UUID.
  public var accountID: String = ""

  /// The caller's answer.
  public var answer: RespondFriendRequestRequest.Answer = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", answer: RespondFriendRequestRequest.Answer = .unspecified) {
    self.accountID = accountID
    self.answer = answer
  }
}

/// The request is answered.
public struct RespondFriendRequestResponse: Message {
  public static let protoName = "cairn.social.v1.RespondFriendRequestResponse"

  /// Every field at its default.
  public init() {}
}

/// Request to take back.
public struct CancelFriendRequestRequest: Message {
  public static let protoName = "cairn.social.v1.CancelFriendRequestRequest"

  /// The person who was asked. UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The request is taken back.
public struct CancelFriendRequestResponse: Message {
  public static let protoName = "cairn.social.v1.CancelFriendRequestResponse"

  /// Every field at its default.
  public init() {}
}

/// Requests to decline.
public struct DeclineAllFriendRequestsRequest: Message {
  public static let protoName = "cairn.social.v1.DeclineAllFriendRequestsRequest"

  /// Latest create_time of the requests to decline, as the list of requests says it, so that none is declined that the caller has not seen; absent for all.
  public var latestCreateTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(latestCreateTime: Moment? = nil) {
    self.latestCreateTime = latestCreateTime
  }
}

/// The requests are declined.
public struct DeclineAllFriendRequestsResponse: Message {
  public static let protoName = "cairn.social.v1.DeclineAllFriendRequestsResponse"

  /// Number of requests that were declined, in [0, 100].
  public var declinedCount: Int32 = 0

  /// Whether others wait still, for another call.
  public var hasMore: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(declinedCount: Int32 = 0, hasMore: Bool = false) {
    self.declinedCount = declinedCount
    self.hasMore = hasMore
  }
}

/// Friend to remove.
public struct RemoveFriendRequest: Message {
  public static let protoName = "cairn.social.v1.RemoveFriendRequest"

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The two are friends no more.
public struct RemoveFriendResponse: Message {
  public static let protoName = "cairn.social.v1.RemoveFriendResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of the list.
public struct ListFriendsRequest: Message {
  public static let protoName = "cairn.social.v1.ListFriendsRequest"

  /// Order of friends.
  public enum Order: MessageEnum {
    /// As ORDER_LATEST.
    case unspecified
    /// The latest first.
    case latest
    /// The friends who do best in score_realm first, those without a score last. If scores cannot be told now, the latest first. A friend whose
    /// score changes between two pages may be on both, or on none.
    case score
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .latest, .score]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .latest: 1
      case .score: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .latest
      case 2: self = .score
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "ORDER_UNSPECIFIED"
      case .latest: "ORDER_LATEST"
      case .score: "ORDER_SCORE"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "ORDER_UNSPECIFIED": self = .unspecified
      case "ORDER_LATEST": self = .latest
      case "ORDER_SCORE": self = .score
      default: return nil
      }
    }
  }

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Whether the presence of the friends is told.
  public var withPresence: Bool = false

  /// App whose scores are told; REALM_UNSPECIFIED for none.
  public var scoreRealm: Realm = .unspecified

  /// Order of the friends; ORDER_SCORE only with a score_realm.
  public var order: ListFriendsRequest.Order = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "", withPresence: Bool = false, scoreRealm: Realm = .unspecified, order: ListFriendsRequest.Order = .unspecified) {
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.withPresence = withPresence
    self.scoreRealm = scoreRealm
    self.order = order
  }
}

/// A page of friends.
public struct ListFriendsResponse: Message {
  public static let protoName = "cairn.social.v1.ListFriendsResponse"

  /// In the order that was asked for. A page may hold fewer than asked for, and none, though another one follows.
  public var friends: [Friend] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Whether scores were asked for and could be told: an absent one then means that there is none.
  public var hasScores: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(friends: [Friend] = [], nextPageToken: String = "", hasScores: Bool = false) {
    self.friends = friends
    self.nextPageToken = nextPageToken
    self.hasScores = hasScores
  }
}

/// Requests to list.
public struct ListFriendRequestsRequest: Message {
  public static let protoName = "cairn.social.v1.ListFriendRequestsRequest"

  /// Direction of requests.
  public enum Direction: MessageEnum {
    /// Refused.
    case unspecified
    /// Requests that wait for the caller.
    case received
    /// The caller's own.
    case sent
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .received, .sent]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .received: 1
      case .sent: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .received
      case 2: self = .sent
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "DIRECTION_UNSPECIFIED"
      case .received: "DIRECTION_RECEIVED"
      case .sent: "DIRECTION_SENT"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "DIRECTION_UNSPECIFIED": self = .unspecified
      case "DIRECTION_RECEIVED": self = .received
      case "DIRECTION_SENT": self = .sent
      default: return nil
      }
    }
  }

  /// Direction of the requests.
  public var direction: ListFriendRequestsRequest.Direction = .unspecified

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(direction: ListFriendRequestsRequest.Direction = .unspecified, pageSize: Int32 = 0, pageToken: String = "") {
    self.direction = direction
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of requests.
public struct ListFriendRequestsResponse: Message {
  public static let protoName = "cairn.social.v1.ListFriendRequestsResponse"

  /// The latest first. A page may hold fewer than asked for, and none, though another one follows.
  public var requests: [FriendRequest] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(requests: [FriendRequest] = [], nextPageToken: String = "") {
    self.requests = requests
    self.nextPageToken = nextPageToken
  }
}

/// Event "friend.requested", to the person who was asked.
public struct FriendRequested: Message {
  public static let protoName = "cairn.social.v1.FriendRequested"

  /// The person who asks.
  public var person: Person? = nil

  /// The notification of it, "friend.requested", which is gone as soon as the request waits no more. UUID; empty where
  /// there is none: the last request was taken back within a day.
  public var notificationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, notificationID: String = "") {
    self.person = person
    self.notificationID = notificationID
  }
}

/// Event "friend.accepted", to both.
public struct FriendAccepted: Message {
  public static let protoName = "cairn.social.v1.FriendAccepted"

  /// The other person.
  public var person: Person? = nil

  /// Notification of it for the person who had asked, "friend.accepted", which is gone when the friendship is. UUID; otherwise empty.
  public var notificationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, notificationID: String = "") {
    self.person = person
    self.notificationID = notificationID
  }
}

/// Event "friend.request_closed": a request that waited does not wait any more, and the two are not friends by it. To the person who was asked, when
/// it was taken back, or declined on another device; to the person who asked, when it was taken back on another device; to both, when it has waited
/// for 90 days.
public struct FriendRequestClosed: Message {
  public static let protoName = "cairn.social.v1.FriendRequestClosed"

  /// The other person. UUID; empty when that account was deleted: then the list of requests is read again.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// Event "friend.removed", to both.
public struct FriendRemoved: Message {
  public static let protoName = "cairn.social.v1.FriendRemoved"

  /// The person who is no friend any more. UUID; empty when that account was deleted: then the list of friends is read again.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}
