// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Somebody as others see them.
public struct Person: Message {
  public static let protoName = "cairn.social.v1.Person"

  /// UUID.
  public var accountID: String = ""

  /// The name others see.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", username: String = "") {
    self.accountID = accountID
    self.username = username
  }
}
