// Written by protoc-gen-cairn from cairn/internal/v1/friend_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "block.made", from social to game: an account has blocked another one. Either of the two who looks on at the other's game does so no more.
public struct BlockMade: Message {
  public static let protoName = "cairn.internal.v1.BlockMade"

  /// The account that has blocked. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// The account that was blocked. UUID, 16 bytes.
  public var blockedAccount: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], blockedAccount: [UInt8] = []) {
    self.account = account
    self.blockedAccount = blockedAccount
  }
}

/// Payload of "friend.accepted", from social to game: an account has another friend. One event for each of the two.
public struct FriendsCounted: Message {
  public static let protoName = "cairn.internal.v1.FriendsCounted"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Number of its friends, that one included. At least 1.
  public var friendCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], friendCount: Int64 = 0) {
    self.account = account
    self.friendCount = friendCount
  }
}
