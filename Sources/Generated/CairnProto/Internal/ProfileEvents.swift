// Written by protoc-gen-cairn from cairn/internal/v1/profile_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "profile.picture_changed", from social to game: somebody shows another picture than before. Not when a picture is taken away.
public struct ProfilePictureChanged: Message {
  public static let protoName = "cairn.internal.v1.ProfilePictureChanged"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = []) {
    self.account = account
  }
}
