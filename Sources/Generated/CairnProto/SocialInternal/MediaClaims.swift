// Written by protoc-gen-cairn from cairn/social/internal/v1/media_claims.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Media that content is to show.
public struct HoldMediaRequest: Message {
  public static let protoName = "cairn.social.internal.v1.HoldMediaRequest"

  /// The account that writes the content. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// 1 to 100 media. UUIDs, 16 bytes each.
  public var mediaItems: [[UInt8]] = []

  /// Purposes that the content takes: at least one.
  public var purposes: [MediaPurpose] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], mediaItems: [[UInt8]] = [], purposes: [MediaPurpose] = []) {
    self.account = account
    self.mediaItems = mediaItems
    self.purposes = purposes
  }
}

/// Media that are held.
public struct HoldMediaResponse: Message {
  public static let protoName = "cairn.social.internal.v1.HoldMediaResponse"

  /// Media that cannot be shown. UUIDs, 16 bytes each.
  public var refusedItems: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(refusedItems: [[UInt8]] = []) {
    self.refusedItems = refusedItems
  }
}
