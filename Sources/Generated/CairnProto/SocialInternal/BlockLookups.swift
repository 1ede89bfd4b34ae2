// Written by protoc-gen-cairn from cairn/social/internal/v1/block_lookups.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Accounts that are to be brought together.
public struct FindBlockedRequest: Message {
  public static let protoName = "cairn.social.internal.v1.FindBlockedRequest"

  /// The account. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// The others, with whom it is to be brought together: 1 to 500. UUID, 16 bytes each.
  public var others: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], others: [[UInt8]] = []) {
    self.account = account
    self.others = others
  }
}

/// Accounts that must not be brought together with it.
public struct FindBlockedResponse: Message {
  public static let protoName = "cairn.social.internal.v1.FindBlockedResponse"

  /// Others who have blocked the account, or whom it has blocked. UUID, 16 bytes each.
  public var blockedAccounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(blockedAccounts: [[UInt8]] = []) {
    self.blockedAccounts = blockedAccounts
  }
}
