// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Where the caller stands with somebody. Who has blocked the caller is not found at all.
public enum Relationship: MessageEnum {
  /// Never sent.
  case unspecified
  /// Nothing is between the two.
  case none
  /// It is the caller.
  case `self`
  /// They are friends.
  case friend
  /// The caller's request waits, or seems to.
  case requestSent
  /// The other one's request waits for the caller.
  case requestReceived
  /// The caller has blocked the other one.
  case blocked
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .none, .`self`, .friend, .requestSent, .requestReceived, .blocked]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .none: 1
    case .`self`: 2
    case .friend: 3
    case .requestSent: 4
    case .requestReceived: 5
    case .blocked: 6
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .none
    case 2: self = .`self`
    case 3: self = .friend
    case 4: self = .requestSent
    case 5: self = .requestReceived
    case 6: self = .blocked
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "RELATIONSHIP_UNSPECIFIED"
    case .none: "RELATIONSHIP_NONE"
    case .`self`: "RELATIONSHIP_SELF"
    case .friend: "RELATIONSHIP_FRIEND"
    case .requestSent: "RELATIONSHIP_REQUEST_SENT"
    case .requestReceived: "RELATIONSHIP_REQUEST_RECEIVED"
    case .blocked: "RELATIONSHIP_BLOCKED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "RELATIONSHIP_UNSPECIFIED": self = .unspecified
    case "RELATIONSHIP_NONE": self = .none
    case "RELATIONSHIP_SELF": self = .`self`
    case "RELATIONSHIP_FRIEND": self = .friend
    case "RELATIONSHIP_REQUEST_SENT": self = .requestSent
    case "RELATIONSHIP_REQUEST_RECEIVED": self = .requestReceived
    case "RELATIONSHIP_BLOCKED": self = .blocked
    default: return nil
    }
  }
}

/// Where somebody's picture is fetched from by GET, below the gateway's address, without a token: whoever has a path sees the file until
/// url_expire_time.
public struct Picture: Message {
  public static let protoName = "cairn.social.v1.Picture"

  /// A square of at most 96 pixels, for lists.
  public var thumbnailPath: String = ""

  /// A square of at most 512 pixels.
  public var path: String = ""

  /// Until when the paths can be used; between one and two hours from now. Ask again for new ones.
  public var urlExpireTime: Moment? = nil

  /// Names the picture to moderators (CreateReport). UUID.
  public var mediaID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(thumbnailPath: String = "", path: String = "", urlExpireTime: Moment? = nil, mediaID: String = "") {
    self.thumbnailPath = thumbnailPath
    self.path = path
    self.urlExpireTime = urlExpireTime
    self.mediaID = mediaID
  }
}

/// Somebody as others see them.
public struct Person: Message {
  public static let protoName = "cairn.social.v1.Person"

  /// UUID.
  public var accountID: String = ""

  /// The name others see.
  public var username: String = ""

  /// Absent when there is none, or not for the caller. Absent as well of whom the caller has blocked, and in events, which are kept for longer
  /// than a path is good.
  public var picture: Picture? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", username: String = "", picture: Picture? = nil) {
    self.accountID = accountID
    self.username = username
    self.picture = picture
  }
}

/// Somebody who was found.
public struct FoundUser: Message {
  public static let protoName = "cairn.social.v1.FoundUser"

  /// Who.
  public var person: Person? = nil

  /// Where the caller stands with that one.
  public var relationship: Relationship = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, relationship: Relationship = .unspecified) {
    self.person = person
    self.relationship = relationship
  }
}

/// Who is looked for.
public struct SearchUsersRequest: Message {
  public static let protoName = "cairn.social.v1.SearchUsersRequest"

  /// 2 to 30 characters of [A-Za-z0-9_], without regard to case.
  public var usernamePrefix: String = ""

  /// At most 20; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(usernamePrefix: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.usernamePrefix = usernamePrefix
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of people.
public struct SearchUsersResponse: Message {
  public static let protoName = "cairn.social.v1.SearchUsersResponse"

  /// In the order of their names. Where many in a row are left out, a page holds fewer than asked for, or none, though another one follows: only an
  /// empty next_page_token says that there are no more.
  public var users: [FoundUser] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(users: [FoundUser] = [], nextPageToken: String = "") {
    self.users = users
    self.nextPageToken = nextPageToken
  }
}

/// Who looks at whom.
public struct CheckViewRequest: Message {
  public static let protoName = "cairn.social.v1.CheckViewRequest"

  /// Who looks. UUID, 16 bytes.
  public var viewer: [UInt8] = []

  /// At whom. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(viewer: [UInt8] = [], account: [UInt8] = []) {
    self.viewer = viewer
    self.account = account
  }
}

/// What is seen.
public struct CheckViewResponse: Message {
  public static let protoName = "cairn.social.v1.CheckViewResponse"

  /// Whether the viewer finds that one at all: nobody is found who is leaving or has blocked the viewer.
  public var isFound: Bool = false

  /// Whether more than the name is seen: not of whom the viewer has blocked, and of minors by friends only.
  public var isShown: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isFound: Bool = false, isShown: Bool = false) {
    self.isFound = isFound
    self.isShown = isShown
  }
}

/// Whom to describe to whom.
public struct DescribePeopleRequest: Message {
  public static let protoName = "cairn.social.v1.DescribePeopleRequest"

  /// Who looks. UUID, 16 bytes.
  public var viewer: [UInt8] = []

  /// At whom. UUIDs, 16 bytes each; at most 101.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(viewer: [UInt8] = [], accounts: [[UInt8]] = []) {
    self.viewer = viewer
    self.accounts = accounts
  }
}

/// Those who may be shown.
public struct DescribePeopleResponse: Message {
  public static let protoName = "cairn.social.v1.DescribePeopleResponse"

  /// In no order.
  public var persons: [Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(persons: [Person] = []) {
    self.persons = persons
  }
}

/// Whose friends.
public struct FindFriendsRequest: Message {
  public static let protoName = "cairn.social.v1.FindFriendsRequest"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = []) {
    self.account = account
  }
}

/// The friends.
public struct FindFriendsResponse: Message {
  public static let protoName = "cairn.social.v1.FindFriendsResponse"

  /// UUIDs, 16 bytes each, in no order; at most 500.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = []) {
    self.accounts = accounts
  }
}

/// Who may be present.
public struct FindPresentRequest: Message {
  public static let protoName = "cairn.social.v1.FindPresentRequest"

  /// UUIDs, 16 bytes each; at most 500.
  public var accounts: [[UInt8]] = []

  /// Leave out who appears offline: what others are told.
  public var excludesHidden: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], excludesHidden: Bool = false) {
    self.accounts = accounts
    self.excludesHidden = excludesHidden
  }
}

/// Who is.
public struct FindPresentResponse: Message {
  public static let protoName = "cairn.social.v1.FindPresentResponse"

  /// UUIDs, 16 bytes each, in no order.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = []) {
    self.accounts = accounts
  }
}
