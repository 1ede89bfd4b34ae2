// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddies.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A local whom travellers may write to.
public struct Buddy: Message {
  public static let protoName = "cairn.social.localbuddy.v1.Buddy"

  /// Names the account: a UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The buddy that is asked for.
public struct GetBuddyRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetBuddyRequest"

  /// A UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The buddy.
public struct GetBuddyResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetBuddyResponse"

  /// As the caller may see them.
  public var buddy: Buddy? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(buddy: Buddy? = nil) {
    self.buddy = buddy
  }
}
