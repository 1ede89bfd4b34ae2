// Written by protoc-gen-cairn from cairn/social/internal/v1/block_lookups.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Who is to be brought together.
public struct FindBlockedRequest: Message {
  public static let protoName = "cairn.social.internal.v1.FindBlockedRequest"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// With whom: 1 to 500. UUID, 16 bytes each.
  public var others: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], others: [[UInt8]] = []) {
    self.account = account
    self.others = others
  }
}

/// Who must not be.
public struct FindBlockedResponse: Message {
  public static let protoName = "cairn.social.internal.v1.FindBlockedResponse"

  /// Those of the others who have blocked the account, or whom it has blocked. UUID, 16 bytes each.
  public var blockedAccounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(blockedAccounts: [[UInt8]] = []) {
    self.blockedAccounts = blockedAccounts
  }
}
