// Written by protoc-gen-cairn from cairn/social/v1/blocks.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Somebody the caller has blocked.
public struct Block: Message {
  public static let protoName = "cairn.social.v1.Block"

  /// The person.
  public var person: Person? = nil

  /// Time of the block.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, createTime: Moment? = nil) {
    self.person = person
    self.createTime = createTime
  }
}

/// Person to block.
public struct BlockUserRequest: Message {
  public static let protoName = "cairn.social.v1.BlockUserRequest"

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The person is blocked.
public struct BlockUserResponse: Message {
  public static let protoName = "cairn.social.v1.BlockUserResponse"

  /// Every field at its default.
  public init() {}
}

/// Person to block no more.
public struct UnblockUserRequest: Message {
  public static let protoName = "cairn.social.v1.UnblockUserRequest"

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The person is not blocked.
public struct UnblockUserResponse: Message {
  public static let protoName = "cairn.social.v1.UnblockUserResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of the list.
public struct ListBlocksRequest: Message {
  public static let protoName = "cairn.social.v1.ListBlocksRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of blocks.
public struct ListBlocksResponse: Message {
  public static let protoName = "cairn.social.v1.ListBlocksResponse"

  /// The latest first. A page may hold fewer than asked for, and none, though another one follows.
  public var blocks: [Block] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(blocks: [Block] = [], nextPageToken: String = "") {
    self.blocks = blocks
    self.nextPageToken = nextPageToken
  }
}

/// Event "block.changed", to the person who has blocked. With a block a friendship and requests between the two have ended.
public struct BlockChanged: Message {
  public static let protoName = "cairn.social.v1.BlockChanged"

  /// The other person. UUID.
  public var accountID: String = ""

  /// Whether that person is blocked now.
  public var isBlocked: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", isBlocked: Bool = false) {
    self.accountID = accountID
    self.isBlocked = isBlocked
  }
}
