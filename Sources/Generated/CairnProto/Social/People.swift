// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Relation of the caller to somebody. A person who has blocked the caller is not found at all.
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

/// Person who was found.
public struct FoundUser: Message {
  public static let protoName = "cairn.social.v1.FoundUser"

  /// The person.
  public var person: Person? = nil

  /// Relation of the caller to that person.
  public var relationship: Relationship = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, relationship: Relationship = .unspecified) {
    self.person = person
    self.relationship = relationship
  }
}

/// People to look for.
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
