// Written by protoc-gen-cairn from cairn/internal/v1/account_merges.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Event "account.merged", from AuthService, with the guest's id as ordering key: what a guest did belongs to an account from now on.
/// "account.deleted" about the guest follows it.
public struct AccountMerged: Message {
  public static let protoName = "cairn.internal.v1.AccountMerged"

  /// The guest. UUID, 16 bytes.
  public var guest: [UInt8] = []

  /// The account that gets its results. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(guest: [UInt8] = [], account: [UInt8] = []) {
    self.guest = guest
    self.account = account
  }
}
