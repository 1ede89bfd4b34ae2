// Written by protoc-gen-cairn from cairn/social/internal/v1/media_files.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Part of a file to read.
public struct ReadOwnFileRequest: Message {
  public static let protoName = "cairn.social.internal.v1.ReadOwnFileRequest"

  /// The account that has sent it. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// The media. UUID, 16 bytes.
  public var media: [UInt8] = []

  /// Purpose that it must have.
  public var purpose: MediaPurpose = .unspecified

  /// First byte of the part, from 0. Behind the end there is nothing.
  public var firstByte: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], media: [UInt8] = [], purpose: MediaPurpose = .unspecified, firstByte: Int64 = 0) {
    self.account = account
    self.media = media
    self.purpose = purpose
    self.firstByte = firstByte
  }
}

/// A part of a file.
public struct ReadOwnFileResponse: Message {
  public static let protoName = "cairn.social.internal.v1.ReadOwnFileResponse"

  /// Size of the whole file.
  public var sizeBytes: Int64 = 0

  /// At most 65,536 bytes; fewer are no sign of the end. Empty behind it.
  public var data: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sizeBytes: Int64 = 0, data: [UInt8] = []) {
    self.sizeBytes = sizeBytes
    self.data = data
  }
}
