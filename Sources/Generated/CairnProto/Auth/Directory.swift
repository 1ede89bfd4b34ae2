// Written by protoc-gen-cairn from cairn/auth/v1/directory.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Who is looked for: 1 to 200 altogether.
public struct FindPeopleRequest: Message {
  public static let protoName = "cairn.auth.v1.FindPeopleRequest"

  /// UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// Without regard to case.
  public var usernames: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], usernames: [String] = []) {
    self.accounts = accounts
    self.usernames = usernames
  }
}

/// Somebody with a name.
public struct DirectoryEntry: Message {
  public static let protoName = "cairn.auth.v1.DirectoryEntry"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// As its owner writes it.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], username: String = "") {
    self.account = account
    self.username = username
  }
}

/// Who was found.
public struct FindPeopleResponse: Message {
  public static let protoName = "cairn.auth.v1.FindPeopleResponse"

  /// Each once, in no order.
  public var entries: [DirectoryEntry] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [DirectoryEntry] = []) {
    self.entries = entries
  }
}
