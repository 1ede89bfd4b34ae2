// Written by protoc-gen-cairn from cairn/internal/v1/presence_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "presence.hidden", from social to game: an account appears offline from now on, or does so no more.
public struct PresenceHidden: Message {
  public static let protoName = "cairn.internal.v1.PresenceHidden"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Whether it appears offline.
  public var appearsOffline: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], appearsOffline: Bool = false) {
    self.account = account
    self.appearsOffline = appearsOffline
  }
}
