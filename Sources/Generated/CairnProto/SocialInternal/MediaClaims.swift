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

/// Part of a file that an app works on.
public struct ReadHeldMediaRequest: Message {
  public static let protoName = "cairn.social.internal.v1.ReadHeldMediaRequest"

  /// The account whose file it is. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// The file. UUID, 16 bytes.
  public var media: [UInt8] = []

  /// First byte of the part, from 0. Behind the end there is nothing.
  public var firstByte: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], media: [UInt8] = [], firstByte: Int64 = 0) {
    self.account = account
    self.media = media
    self.firstByte = firstByte
  }
}

/// A part of the file.
public struct ReadHeldMediaResponse: Message {
  public static let protoName = "cairn.social.internal.v1.ReadHeldMediaResponse"

  /// At most 65,536 bytes; fewer are no sign of the end. Empty behind it.
  public var data: [UInt8] = []

  /// Size of the whole file.
  public var sizeBytes: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(data: [UInt8] = [], sizeBytes: Int64 = 0) {
    self.data = data
    self.sizeBytes = sizeBytes
  }
}
