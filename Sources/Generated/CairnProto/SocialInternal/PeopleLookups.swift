// Written by protoc-gen-cairn from cairn/social/internal/v1/people_lookups.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The viewer, and the person who is looked at.
public struct CheckViewRequest: Message {
  public static let protoName = "cairn.social.internal.v1.CheckViewRequest"

  /// The viewer. UUID, 16 bytes.
  public var viewer: [UInt8] = []

  /// The person who is looked at. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(viewer: [UInt8] = [], account: [UInt8] = []) {
    self.viewer = viewer
    self.account = account
  }
}

/// View that the viewer has of the person.
public struct CheckViewResponse: Message {
  public static let protoName = "cairn.social.internal.v1.CheckViewResponse"

  /// Whether the viewer finds the person at all: a person who is leaving or has blocked the viewer is not found.
  public var isFound: Bool = false

  /// Whether more than the name is seen: not of a person whom the viewer has blocked, and of minors by friends only.
  public var isShown: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isFound: Bool = false, isShown: Bool = false) {
    self.isFound = isFound
    self.isShown = isShown
  }
}

/// People to describe, and the viewer.
public struct DescribePeopleRequest: Message {
  public static let protoName = "cairn.social.internal.v1.DescribePeopleRequest"

  /// The viewer. UUID, 16 bytes.
  public var viewer: [UInt8] = []

  /// Accounts to describe. UUIDs, 16 bytes each; at most 101.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(viewer: [UInt8] = [], accounts: [[UInt8]] = []) {
    self.viewer = viewer
    self.accounts = accounts
  }
}

/// People who may be shown.
public struct DescribePeopleResponse: Message {
  public static let protoName = "cairn.social.internal.v1.DescribePeopleResponse"

  /// In no order.
  public var persons: [Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(persons: [Person] = []) {
    self.persons = persons
  }
}

/// Account whose time zone is asked for.
public struct GetPreferredTimeZoneRequest: Message {
  public static let protoName = "cairn.social.internal.v1.GetPreferredTimeZoneRequest"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = []) {
    self.account = account
  }
}

/// The time zone.
public struct GetPreferredTimeZoneResponse: Message {
  public static let protoName = "cairn.social.internal.v1.GetPreferredTimeZoneResponse"

  /// A name of the IANA time zone database; empty where the account has set none.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(timeZone: String = "") {
    self.timeZone = timeZone
  }
}

/// Accounts that may be present.
public struct FindPresentRequest: Message {
  public static let protoName = "cairn.social.internal.v1.FindPresentRequest"

  /// UUIDs, 16 bytes each; at most 500.
  public var accounts: [[UInt8]] = []

  /// Whether accounts that appear offline are left out, as others are told.
  public var excludesHidden: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], excludesHidden: Bool = false) {
    self.accounts = accounts
    self.excludesHidden = excludesHidden
  }
}

/// Accounts that are present.
public struct FindPresentResponse: Message {
  public static let protoName = "cairn.social.internal.v1.FindPresentResponse"

  /// UUIDs, 16 bytes each, in no order.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = []) {
    self.accounts = accounts
  }
}

/// Account whose friends are asked for.
public struct FindFriendsRequest: Message {
  public static let protoName = "cairn.social.internal.v1.FindFriendsRequest"

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
  public static let protoName = "cairn.social.internal.v1.FindFriendsResponse"

  /// UUIDs, 16 bytes each, in no order; at most 500.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = []) {
    self.accounts = accounts
  }
}
